# The game in a sentence or two, for those who have never played it.

about = Порахуйте кроки мишки, першими назвіть, куди вона добіжить, і запам’ятайте, що лежить під нірками.

# What lies in the ring; also the sixteen answers.

product-cabbage = капуста
product-carrot = морквина
product-corn = кукурудза
product-grapes = виноград
product-sausage = сосиска
product-avocado = авокадо
product-apple = яблуко
product-cherry = вишня
product-banana = банан
product-bread = хліб
product-egg = яйце
product-fish = риба
product-mushroom = гриб
product-tomato = помідор
product-biscuit = печиво
product-cheese = сир

# The direction die.

direction-clockwise = за годинниковою стрілкою
direction-counter = проти годинникової стрілки

# Questions. $steps and $direction are what the dice show.

ask-begin = На якому сирі починає мишка?
ask-ready = Раунд { $round }. Готові?
ask-roll = Раунд { $round }. Кидайте кубики!
ask-name = { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } { $direction }. На чому спиниться мишка?
ask-buzz = { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } { $direction }. Знаєте, де спиниться мишка? Тисніть кнопку!
ask-slap = Котяча лапка! Лясніть по ній!
ask-tap = Котяча лапка! По якому сиру ляснете?
ask-buzz-tap = Котяча лапка! Знаєте, де сир? Тисніть кнопку!
ask-prize = Нагорода за лапку: куди кладете нірку?
ask-take = Велика нірка готова! Що з неї забираєте?
ask-take-back = Яку свою нірку знімаєте з кола?

# Choices: labels of buttons. $place is the number of a card in the ring.

choice-ready = Готово!
choice-roll = Кинути кубики
choice-name = Це { $product }
choice-slap = Ляснути!
choice-pass = Пропустити
choice-buzz = Натиснути кнопку
choice-decline = Не класти нірки
choice-begin = Поставити мишку на картку { $place }
choice-lay = Покласти нірку на картку { $place }
choice-replace = Замінити чужу нірку на картці { $place }
choice-take = Забрати продукт: картка { $place }
choice-take-back = Зняти свою нірку з картки { $place }
choice-tap = Ляснути по картці { $place }

# Events: lines of the log.

event-ring = Картки кола за годинниковою стрілкою: { $cards }.
event-first = Перший кидок робить { $seat }.
event-mouse = Мишка тепер на картці { $place }.
event-cat = Кіт тепер на картці { $place }.
event-ready = { $seat } каже: «Готово!»
event-roll = Раунд { $round }. { $seat } кидає кубики: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } { $direction }.
event-paw = Раунд { $round }. { $seat } кидає кубики: котяча лапка!
event-answered = { $seat } дає відповідь.
event-missed = { $seat } дає відповідь, та мимо.
event-passes = { $seat } цього разу пропускає.
event-buzzes = Дзинь! Кнопку натискає { $seat }.
event-says-right = { $seat }: «{ $product }» — правильно!
event-says-wrong = { $seat }: «{ $product }» — ні, не те.
event-right = Раунд виграє { $seat }!
event-nobody-right = Правильної відповіді немає, тож нірки ніхто не кладе.
event-slaps = Лясь! По лапці б’є { $seat }.
event-false-slap = Лясь! А лапки ж немає: цього раунду { $seat } вже не відповідає.
event-slap-won = Нагороду за лапку отримує { $seat }!
event-nobody-slapped = По лапці ніхто не ляснув, нагороди немає.
event-declines = { $seat } не кладе нірки, мишка лишається на місці.
event-tap-holds = Лясь! { $seat } тримає сир на картці { $place }.
event-tap-late = { $seat } ляскає по картці { $place }, а сир там уже тримають.
event-tap-fails = { $seat } ляскає по картці { $place }, а там не сир.
event-left-without = { $seat } лишається без сиру!
event-lays = { $seat } кладе нірку на картку { $place }.
event-returned = { $seat } отримує назад нірку з картки { $place }.
event-takes-back = { $seat } знімає свою нірку з картки { $place }.
event-uncovered = Картка { $place } знову відкрита: { $product }.
event-takes = { $seat } забирає в запас картку { $place }: { $product }!
event-nothing-to-take = Забрати нічого, тож { $seat } бере свої нірки назад на руку.
event-idle = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[many] { $rounds } раундів
    } поспіль без нової нірки! Стіл зупиняє гру.

# Outcomes.

outcome-third = Третій продукт у запасі! Перемога: { $winners }!
outcome-idle = Гра зупинилася, тож рахуємо продукти й нірки. Перемога: { $winners }!

# Refusals: why not, and what to do instead.

why-over = Гру вже завершено, можна почати нову.
why-not-now = Зараз про це не питають, для цього ще буде нагода.
why-not-you = Зараз вирішує хтось інший, зачекайте трохи.
why-no-such-place = { $places ->
        [one] У колі { $places } картка
        [few] У колі { $places } картки
       *[many] У колі { $places } карток
    }, такого номера там немає. Оберіть інший.
why-not-farthest = Мишка починає на тому сирі, що найдалі від кота; оберіть такий.
why-auto-roll = За цим столом кубики котяться самі, кидати їх не треба.
why-roll-by-hand = За цим столом кубики кидають самі гравці, тож «готово» казати не треба.
why-not-roller = Цього раунду кубики кидає хтось інший, ваша черга ще буде.
why-ready-already = Ви вже сказали «Готово!», чекаємо на інших.
why-before-roll = Кубики ще не кинуто, дочекайтеся їх.
why-paw-no-name = Цього раунду випала лапка: називати нічого не треба, треба ляскати.
why-checked = Відповіді вже перевірено, чекайте нового кидка.
why-answered = Цього раунду ваше слово вже сказано, чекайте наступного.
why-named = Цього раунду ви таке вже називали: «{ $product }». Спробуйте щось інше.
why-slap-late = Цього раунду ваше слово вже сказано, ляск нічого не змінить.
why-tap-cheese = У грі з котом ляскають не по лапці, а по сиру; оберіть картку.
why-nothing-to-pass = Зараз пропускати нічого; зачекайте або оберіть інше.
why-no-buzzing = За цим столом кнопок немає, відповідайте відразу.
why-buzz-first = Спершу натисніть свою кнопку.
why-buzz-only = Лапка не випала; натисніть свою кнопку й назвіть продукт.
why-other-buzzed = Кнопку вже натиснуто, зараз діє { $seat }. Після хиби кнопка запрацює знову.
why-covered = На цій картці вже лежить нірка ({ $seat }), оберіть вільну.
why-no-replacing = За цим столом нагорода не дає міняти чужих нірок; оберіть вільну картку.
why-nothing-to-replace = Там немає нірки, тож просто покладіть свою.
why-own-burrow = Це ваша власна нірка; оберіть чужу або вільну картку.
why-not-your-burrow = Вашої нірки там немає; оберіть картку, яку накрили ви.
why-basic-no-tap = По сиру в колі ляскають лише у грі з котом; тут чекайте на лапку.
why-holding = Ви вже тримаєте сир, другий не потрібен.
why-out-of-slap = Цього разу ваших спроб більше немає, чекаємо на інших.
why-tapped = По цій картці ви вже ляскали, спробуйте іншу.
why-covered-out = За цим столом накритий сир не рахується; оберіть відкриту картку.

# Options of the table.

option-group-game = У що граємо
option-group-answers = Кидки й відповіді
option-group-slaps = Лапка
option-group-mouse = Мишка, сир і кіт
option-group-clock = Час і хід гри
option-mode = Режим
    .help = Звичайна гра або гра з котом: мишка його оминає, а забрати сир не можна.
option-mode-basic = звичайний
option-mode-advanced = з котом
option-pace = Темп
    .help = Наввипередки: виграє найшвидша правильна відповідь. Без поспіху: відповідають потай, а правильні рахують за годинниковою стрілкою від того, хто кидав. З кнопками: спершу натиснути свою, тоді назвати; зручно на одному екрані.
option-pace-race = наввипередки
option-pace-turns = без поспіху
option-pace-buzz = з кнопками
option-first = Хто кидає першим
    .help = Жереб або те місце, яке обере господар, наприклад місце наймолодшого.
option-first-random = жереб
option-first-seat-0 = місце 1
option-first-seat-1 = місце 2
option-first-seat-2 = місце 3
option-first-seat-3 = місце 4
option-manual_roll = Кидати кубики самим
    .help = Кубики котяться не самі: їх кидає той, чия черга.
option-many_answers = Відповідей скільки завгодно
    .help = Після хиби можна за 2 секунди назвати щось інше. Не для гри без поспіху й не разом із «Чекати на всіх».
option-wrong_costs = Хиба коштує нірки
    .help = Хто назвав не те, знімає з кола одну свою нірку.
option-wait_for_all = Чекати на всіх
    .help = Відповіді перевіряють аж тоді, коли відповіли всі або вийшов час. Лише для гри наввипередки.
option-mouse_waits = Без відповіді мишка стоїть
    .help = Якщо ніхто не відповів правильно, мишка лишається на своїй картці.
option-cheese_stays = Сиру не забирають
    .help = Сир можна накрити, але беруть замість нього наступний продукт. У грі з котом так завжди.
option-sizes_hidden = Нірки без крапок
    .help = На викладених нірках не видно, маленька це нірка, середня чи велика.
option-large_earliest = Велика нірка без вибору
    .help = Третім беруть той продукт, який накрили найраніше.
option-prize_replaces = Лапка замінює нірку
    .help = Нагородою за лапку можна покласти свою нірку й на місце чужої.
option-false_slap_costs = Зайвий ляск коштує нірки
    .help = Хто ляснув, коли лапка не випала, ще й знімає з кола одну свою нірку.
option-full_log_after = Повна історія після гри
    .help = Коли гру закінчено, в історії видно й те, що ховали нірки.
option-answers_unsaid = Відповіді не вголос
    .help = Під час перевірки кажуть лише, хто виграв раунд, а не хто що назвав.
option-endless = Грати без обмеження
    .help = Стіл не зупиняє гру, навіть якщо 100 раундів поспіль нірок ніхто не кладе.
option-cheese_anywhere = Сири де прийдеться
    .help = У грі з котом сири перемішують разом із продуктами, а не розкладають рівномірно.
option-roller_places_mouse = Де почати мишці
    .help = Якщо найдальших від кота сирів кілька, обирає той, хто кидає першим.
option-stop_before_cat = Спинитися перед котом
    .help = Якщо кіт перегородив обидві дороги, мишка йде, куди показав кубик, і стає перед котом.
option-share_with_cat = Поруч із котом
    .help = Мишка, з-під якої забрали картку, може перейти й на картку, де стоїть кіт.
option-skip_rivals = Чужих нірок не чіпати
    .help = Замість сиру беруть найближчий продукт, якого не накриває чужа нірка.
option-covered_cheese_out = Накритий сир не рахується
    .help = У грі з котом по сиру під ніркою ляскати не можна.
option-cat_rests = Кіт відпочиває
    .help = Після раунду з лапкою кіт лишається на місці.
option-mouse_flees = Мишка тікає від кота
    .help = Якщо кіт приходить на картку мишки, вона біжить на найближчий відкритий сир.
option-answer_seconds = Секунд на відповідь
    .help = Скільки часу є, щоб назвати продукт або натиснути кнопку. Мовчання — це без відповіді.
option-slap_seconds = Секунд на ляск
    .help = Скільки часу є, щоб ляснути по лапці або по сиру.
option-buzz_seconds = Секунд після кнопки
    .help = За скільки секунд після своєї кнопки треба назвати продукт.
option-choice_seconds = Секунд на вибір
    .help = Для всіх інших рішень, а в грі без поспіху — для всього.

# Labels of the picture in the terminal.

label-mouse = мишка
label-cat = кіт
label-round = раунд
label-paw = котяча лапка
label-clockwise = за годинниковою стрілкою
label-counter = проти годинникової стрілки
label-safe = тримає сир

# A friend's words beside a question, for a first game.

guide-ask-ready = Запам’ятайте, де що лежить. Щойно всі готові, випаде, куди й на скільки карток біжить мишка.
guide-ask-name = Порахуйте картки від мишки й першими назвіть ту, на якій вона стане. Помилитися можна лише раз.
