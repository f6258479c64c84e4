# The game in a sentence or two, for those who have never played it.

about = Сосчитайте шаги мышки, первыми назовите, куда она добежит, и запомните, что лежит под норками.

# What lies in the ring; also the sixteen answers.

product-cabbage = капуста
product-carrot = морковка
product-corn = кукуруза
product-grapes = виноград
product-sausage = сосиска
product-avocado = авокадо
product-apple = яблоко
product-cherry = вишня
product-banana = банан
product-bread = хлеб
product-egg = яйцо
product-fish = рыба
product-mushroom = гриб
product-tomato = помидор
product-biscuit = печенье
product-cheese = сыр

# The direction die.

direction-clockwise = по часовой стрелке
direction-counter = против часовой стрелки

# Questions. $steps and $direction are what the dice show.

ask-begin = На каком сыре начинает мышка?
ask-ready = Раунд { $round }. Готовы?
ask-roll = Раунд { $round }. Бросайте кубики!
ask-name = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } { $direction }. На чём остановится мышка?
ask-buzz = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } { $direction }. Знаете, где остановится мышка? Жмите кнопку!
ask-slap = Кошачья лапка! Хлопайте по ней!
ask-tap = Кошачья лапка! По какому сыру хлопнете?
ask-buzz-tap = Кошачья лапка! Знаете, где сыр? Жмите кнопку!
ask-prize = Награда за лапку: куда кладёте норку?
ask-take = Большая норка готова! Что из неё забираете?
ask-take-back = Какую свою норку снимаете с круга?

# Choices: labels of buttons. $place is the number of a card in the ring.

choice-ready = Готово!
choice-roll = Бросить кубики
choice-name = Это { $product }
choice-slap = Хлопнуть!
choice-pass = Пропустить
choice-buzz = Нажать кнопку
choice-decline = Не класть норку
choice-begin = Поставить мышку на карточку { $place }
choice-lay = Положить норку на карточку { $place }
choice-replace = Заменить чужую норку на карточке { $place }
choice-take = Забрать продукт: карточка { $place }
choice-take-back = Снять свою норку с карточки { $place }
choice-tap = Хлопнуть по карточке { $place }

# Events: lines of the log.

event-ring = Карточки круга по часовой стрелке: { $cards }.
event-first = Первый бросок делает { $seat }.
event-mouse = Мышка теперь на карточке { $place }.
event-cat = Кот теперь на карточке { $place }.
event-ready = { $seat } говорит: «Готово!»
event-roll = Раунд { $round }. { $seat } бросает кубики: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } { $direction }.
event-paw = Раунд { $round }. { $seat } бросает кубики: кошачья лапка!
event-answered = { $seat } даёт ответ.
event-missed = { $seat } даёт ответ, но мимо.
event-passes = { $seat } на этот раз пропускает.
event-buzzes = Дзынь! Кнопку нажимает { $seat }.
event-says-right = { $seat }: «{ $product }» — верно!
event-says-wrong = { $seat }: «{ $product }» — нет, не то.
event-right = Раунд выигрывает { $seat }!
event-nobody-right = Верного ответа нет, так что норку никто не кладёт.
event-slaps = Хлоп! По лапке бьёт { $seat }.
event-false-slap = Хлоп! А лапки-то нет: в этом раунде { $seat } больше не отвечает.
event-slap-won = Награду за лапку получает { $seat }!
event-nobody-slapped = По лапке никто не хлопнул, награды нет.
event-declines = { $seat } не кладёт норку, мышка остаётся на месте.
event-tap-holds = Хлоп! { $seat } держит сыр на карточке { $place }.
event-tap-late = { $seat } хлопает по карточке { $place }, а сыр там уже держат.
event-tap-fails = { $seat } хлопает по карточке { $place }, а там не сыр.
event-left-without = { $seat } остаётся без сыра!
event-lays = { $seat } кладёт норку на карточку { $place }.
event-returned = { $seat } получает обратно норку с карточки { $place }.
event-takes-back = { $seat } снимает свою норку с карточки { $place }.
event-uncovered = Карточка { $place } снова открыта: { $product }.
event-takes = { $seat } забирает в запас карточку { $place }: { $product }!
event-nothing-to-take = Забрать нечего, поэтому { $seat } берёт свои норки обратно в руку.
event-idle = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } подряд без новой норки! Стол останавливает игру.

# Outcomes.

outcome-third = Третий продукт в запасе! Победа: { $winners }!
outcome-idle = Игра застряла, поэтому считаем продукты и норки. Победа: { $winners }!

# Refusals: why not, and what to do instead.

why-over = Игра уже закончена, можно начать новую.
why-not-now = Сейчас об этом не спрашивают, для этого ещё будет случай.
why-not-you = Сейчас решает кто-то другой, подождите немного.
why-no-such-place = { $places ->
        [one] В круге { $places } карточка
        [few] В круге { $places } карточки
       *[many] В круге { $places } карточек
    }, такого номера там нет. Выберите другой.
why-not-farthest = Мышка начинает на том сыре, который дальше всего от кота; выберите такой.
why-auto-roll = За этим столом кубики катятся сами, бросать их не нужно.
why-roll-by-hand = За этим столом кубики бросают сами игроки, так что «готово» говорить не нужно.
why-not-roller = В этом раунде кубики бросает кто-то другой, ваша очередь ещё будет.
why-ready-already = Вы уже сказали «Готово!», ждём остальных.
why-before-roll = Кубики ещё не брошены, дождитесь их.
why-paw-no-name = В этом раунде выпала лапка: называть ничего не надо, надо хлопать.
why-checked = Ответы уже проверены, ждите нового броска.
why-answered = В этом раунде ваше слово уже сказано, ждите следующего.
why-named = В этом раунде вы такое уже называли: «{ $product }». Попробуйте что-нибудь другое.
why-slap-late = В этом раунде ваше слово уже сказано, хлопок ничего не изменит.
why-tap-cheese = В игре с котом хлопают не по лапке, а по сыру; выберите карточку.
why-nothing-to-pass = Сейчас пропускать нечего; подождите или выберите другое.
why-no-buzzing = За этим столом кнопок нет, отвечайте сразу.
why-buzz-first = Сначала нажмите свою кнопку.
why-buzz-only = Лапка не выпала; нажмите свою кнопку и назовите продукт.
why-other-buzzed = Кнопка уже нажата, сейчас действует { $seat }. После промаха кнопка заработает снова.
why-covered = На этой карточке уже лежит норка ({ $seat }), выберите свободную.
why-no-replacing = За этим столом награда не позволяет менять чужие норки; выберите свободную карточку.
why-nothing-to-replace = Норки там нет, так что просто положите свою.
why-own-burrow = Это ваша собственная норка; выберите чужую или свободную карточку.
why-not-your-burrow = Вашей норки там нет; выберите карточку, которую накрыли вы.
why-basic-no-tap = По сыру в круге хлопают только в игре с котом; здесь ждите лапку.
why-holding = Вы уже держите сыр, второй не нужен.
why-out-of-slap = На этот раз попыток у вас больше нет, ждём остальных.
why-tapped = По этой карточке вы уже хлопали, попробуйте другую.
why-covered-out = За этим столом накрытый сыр не считается; выберите открытую карточку.

# Options of the table.

option-group-game = Во что играем
option-group-answers = Броски и ответы
option-group-slaps = Лапка
option-group-mouse = Мышка, сыр и кот
option-group-clock = Время и ход игры
option-mode = Режим
    .help = Обычная игра или игра с котом: мышка его обходит, а забрать сыр нельзя.
option-mode-basic = обычный
option-mode-advanced = с котом
option-pace = Темп
    .help = Наперегонки: выигрывает самый быстрый верный ответ. Без спешки: отвечают тайно, а верные ответы считают по часовой стрелке от того, кто бросал. С кнопками: сначала нажать свою, потом назвать; удобно на одном экране.
option-pace-race = наперегонки
option-pace-turns = без спешки
option-pace-buzz = с кнопками
option-first = Кто бросает первым
    .help = Жребий или то место, которое выберет хозяин, например место самого младшего.
option-first-random = жребий
option-first-seat-0 = место 1
option-first-seat-1 = место 2
option-first-seat-2 = место 3
option-first-seat-3 = место 4
option-manual_roll = Бросать кубики самим
    .help = Кубики катятся не сами: их бросает тот, чья очередь.
option-many_answers = Ответов сколько угодно
    .help = После промаха можно через 2 секунды назвать что-то другое. Не для игры без спешки и не вместе с «Ждать всех».
option-wrong_costs = Промах стоит норки
    .help = Кто назвал не то, снимает с круга одну свою норку.
option-wait_for_all = Ждать всех
    .help = Ответы проверяют не раньше, чем ответили все или вышло время. Только для игры наперегонки.
option-mouse_waits = Без ответа мышка стоит
    .help = Если никто не ответил верно, мышка остаётся на своей карточке.
option-cheese_stays = Сыр не забирают
    .help = Сыр можно накрыть, но берут вместо него следующий продукт. В игре с котом так всегда.
option-sizes_hidden = Норки без точек
    .help = На выложенных норках не видно, маленькая это норка, средняя или большая.
option-large_earliest = Большая норка без выбора
    .help = Третьим берут тот продукт, который накрыли раньше всех.
option-prize_replaces = Лапка заменяет норку
    .help = Наградой за лапку можно положить свою норку и на место чужой.
option-false_slap_costs = Лишний хлопок стоит норки
    .help = Кто хлопнул, когда лапка не выпала, ещё и снимает с круга одну свою норку.
option-full_log_after = Полная история после игры
    .help = Когда игра окончена, в истории видно и то, что прятали норки.
option-answers_unsaid = Ответы не вслух
    .help = При проверке говорят только, кто выиграл раунд, а не кто что назвал.
option-endless = Играть без ограничения
    .help = Стол не останавливает игру, даже если 100 раундов подряд никто не кладёт норок.
option-cheese_anywhere = Сыры где придётся
    .help = В игре с котом сыры перемешивают вместе с продуктами, а не раскладывают равномерно.
option-roller_places_mouse = Где начать мышке
    .help = Если самых дальних от кота сыров несколько, выбирает тот, кто бросает первым.
option-stop_before_cat = Остановиться перед котом
    .help = Если кот перекрыл обе дороги, мышка идёт, куда показал кубик, и встаёт перед котом.
option-share_with_cat = Рядом с котом
    .help = Мышка, из-под которой забрали карточку, может перейти и на карточку, где стоит кот.
option-skip_rivals = Чужие норки не трогать
    .help = Вместо сыра берут ближайший продукт, который не накрыт чужой норкой.
option-covered_cheese_out = Накрытый сыр не считается
    .help = В игре с котом по сыру под норкой хлопать нельзя.
option-cat_rests = Кот отдыхает
    .help = После раунда с лапкой кот остаётся на месте.
option-mouse_flees = Мышка убегает от кота
    .help = Если кот приходит на карточку мышки, она бежит на ближайший открытый сыр.
option-answer_seconds = Секунд на ответ
    .help = Сколько времени есть, чтобы назвать продукт или нажать кнопку. Молчание значит «без ответа».
option-slap_seconds = Секунд на хлопок
    .help = Сколько времени есть, чтобы хлопнуть по лапке или по сыру.
option-buzz_seconds = Секунд после кнопки
    .help = За сколько секунд после своей кнопки надо назвать продукт.
option-choice_seconds = Секунд на выбор
    .help = Для всех прочих решений, а в игре без спешки — для всего.

# Labels of the picture in the terminal.

label-mouse = мышка
label-cat = кот
label-round = раунд
label-paw = кошачья лапка
label-clockwise = по часовой стрелке
label-counter = против часовой стрелки
label-safe = держит сыр

# A friend's words beside a question, for a first game.

guide-ask-ready = Запомните, где что лежит. Как только все готовы, выпадет, куда и на сколько карточек бежит мышка.
guide-ask-name = Отсчитайте карточки от мышки и первыми назовите ту, на которой она встанет. Ошибиться можно только раз.
