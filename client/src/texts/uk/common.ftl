# What all pages share.

language-uk = Українська
language-ru = Русский
language-en = English
close = Закрити
yes = Так
no = Ні
menu = Меню
to-shelf = До полиці з іграми
rules = Правила
copied = Скопійовано

# What everybody may set.

settings = Налаштування
set-language = Мова
set-theme = Світло
theme-auto = як у пристрої
theme-light = день
theme-dark = ніч
set-motion = Рух на екрані
motion-auto = як у пристрої
motion-full = повний
motion-less = без руху
set-pace = Темп ходів
pace-calm = спокійний
pace-normal = звичайний
pace-fast = швидкий
set-sound = Звук
set-volume = Гучність
set-confirm = Перепитувати перед ходом
    .help = Вибір спершу світиться, а піде до столу після «Готово».
set-notify = Сповіщення про мій хід
    .help = Коли вкладку сховано. Браузер запитає дозволу.

# People and bots.

seat-empty = Місце { $number }
bot = Бот
bot-name-1 = Пружинка
bot-name-2 = Ключик
bot-name-3 = Дзиґа
bot-name-4 = Гвинтик
bot-name-5 = Коліщатко
level-random = бот навмання
level-easy = легкий бот
level-medium = середній бот
level-greedy = хитрий бот
title-turn = Ваш хід

# Things that are not as they should be.

trouble-unknown = Такої нірки немає.
    .next = Посилання могло обірватися або стіл уже прибрали. На полиці є інші ігри.
trouble-expired = Цей стіл уже прибрали.
    .next = За ним давно ніхто не грав. Відкрийте новий, місця є.
trouble-kicked = Господар столу звільнив ваше місце.
    .next = Можна дивитися далі або відкрити свій стіл.
trouble-full = За столом уже повно.
    .next = Можна дивитися або відкрити свій.
trouble-wrong-seat = Це місце вже не ваше.
    .next = Його ключ змінився: хтось сів на нього за іншим посиланням.
trouble-no-spectators = За цим столом грають без глядачів.
    .next = Попросіть господаря пустити глядачів або відкрийте свій стіл.
trouble-old-rules = Ця гра йшла за правилами, яких тут уже немає.
    .next = Запис гри зберігся, але грати далі за старими правилами не можна.
trouble-offline = Сервер не відповідає.
    .next = Пробуємо ще раз щодві секунди. Нічого робити не треба.
trouble-lost = Зв’язок обірвався.
    .next = Пробуємо ще раз. Ваше місце ваше.
trouble-restarting = Сервер прокидається.
    .next = Жоден хід не загубився.
trouble-not-over = Ця гра ще триває.
    .next = Запис відкриється, коли вона закінчиться.
trouble-other = Щось пішло не так.
    .next = Спробуйте ще раз або поверніться до полиці.

problem-offline = Сервер не відповідає. Спробуйте ще раз.
problem-full = За столом уже повно.
problem-taken = Тут уже хтось сидить. Оберіть інше місце.
problem-not-full = Є вільні місця: зачекайте на друзів або посадіть ботів.
problem-not-host = Це може зробити лише господар столу.
problem-begun = Гра вже почалася.
problem-too-many = Ви відкрили багато столів. Зачекайте хвилину.
problem-too-fast = Забагато повідомлень. Трохи повільніше.
problem-not-stored = Хід не зберігся, тож його не було. Спробуйте ще раз.
problem-no-chat = Господар вимкнув балачку.
problem-late = Трохи запізно: час минув.
problem-answered = Ваша відповідь уже в дорозі.
problem-watching = Ви дивитеся. Ходити можуть лише гравці.
problem-no-undo = Назад уже не можна: щось відкрилося або випало.
problem-not-away = Цей гравець тут, ботом його не замінити.
problem-bad-name = В імені потрібна хоча б одна літера.
problem-other = Не вийшло. Спробуйте ще раз.
