# What all pages share.

language-uk = Українська
language-ru = Русский
language-en = English
close = Закрыть
yes = Да
no = Нет
menu = Меню
to-shelf = К полке с играми
rules = Правила
copied = Скопировано

# What everybody may set.

settings = Настройки
set-language = Язык
set-theme = Свет
theme-auto = как в устройстве
theme-light = день
theme-dark = ночь
set-motion = Движение на экране
motion-auto = как в устройстве
motion-full = полное
motion-less = без движения
set-pace = Темп ходов
pace-calm = спокойный
pace-normal = обычный
pace-fast = быстрый
set-sound = Звук
set-volume = Громкость
set-confirm = Переспрашивать перед ходом
    .help = Выбор сначала светится, а на стол идёт после «Готово».
set-notify = Уведомления о моём ходе
    .help = Когда вкладка скрыта. Браузер спросит разрешения.

# People and bots.

seat-empty = Место { $number }
bot = Бот
bot-name-1 = Пружинка
bot-name-2 = Ключик
bot-name-3 = Юла
bot-name-4 = Винтик
bot-name-5 = Колёсико
level-random = бот наугад
level-easy = лёгкий бот
level-medium = средний бот
level-greedy = хитрый бот
title-turn = Ваш ход

# Things that are not as they should be.

trouble-unknown = Такой норки нет.
    .next = Ссылка могла оборваться, или стол уже убрали. На полке есть другие игры.
trouble-expired = Этот стол уже убрали.
    .next = За ним давно никто не играл. Откройте новый, места есть.
trouble-kicked = Хозяин стола освободил ваше место.
    .next = Можно смотреть дальше или открыть свой стол.
trouble-full = За столом уже полно.
    .next = Можно смотреть или открыть свой.
trouble-wrong-seat = Это место уже не ваше.
    .next = Его ключ сменился: кто-то сел на него по другой ссылке.
trouble-no-spectators = За этим столом играют без зрителей.
    .next = Попросите хозяина пустить зрителей или откройте свой стол.
trouble-old-rules = Эта игра шла по правилам, которых здесь уже нет.
    .next = Запись игры сохранилась, но играть дальше по старым правилам нельзя.
trouble-offline = Сервер не отвечает.
    .next = Пробуем снова каждые две секунды. Ничего делать не нужно.
trouble-lost = Связь оборвалась.
    .next = Пробуем ещё раз. Место ваше.
trouble-restarting = Сервер просыпается.
    .next = Ни один ход не потерялся.
trouble-not-over = Эта игра ещё идёт.
    .next = Запись откроется, когда она закончится.
trouble-other = Что-то пошло не так.
    .next = Попробуйте ещё раз или вернитесь к полке.

problem-offline = Сервер не отвечает. Попробуйте ещё раз.
problem-full = За столом уже полно.
problem-taken = Здесь уже кто-то сидит. Выберите другое место.
problem-not-full = Есть свободные места: подождите друзей или посадите ботов.
problem-not-host = Это может сделать только хозяин стола.
problem-begun = Игра уже началась.
problem-too-many = Вы открыли много столов. Подождите минуту.
problem-too-fast = Слишком много сообщений. Чуть медленнее.
problem-not-stored = Ход не сохранился, значит, его не было. Попробуйте ещё раз.
problem-no-chat = Хозяин выключил болтовню.
problem-late = Поздновато: время вышло.
problem-answered = Ваш ответ уже в пути.
problem-watching = Вы смотрите. Ходить могут только игроки.
problem-no-undo = Назад уже нельзя: что-то открылось или выпало.
problem-not-away = Этот игрок здесь, ботом его не заменить.
problem-bad-name = В имени нужна хотя бы одна буква.
problem-other = Не вышло. Попробуйте ещё раз.
