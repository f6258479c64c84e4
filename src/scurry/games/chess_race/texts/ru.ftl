# The game in a sentence or two, for those who have never played it.

about = Постройте поле, тяните карты шахматных фигур и мчитесь от старта к финишу: конь прыгает, ладья летит, а дракон поджидает.

# Cards: a name inside a sentence, and as it is printed on the card's face.

card-king = «Король»
    .face = Король
card-queen = «Ферзь»
    .face = Ферзь
card-rook = «Ладья»
    .face = Ладья
card-bishop = «Слон»
    .face = Слон
card-knight = «Конь»
    .face = Конь
card-pawn = «Пешка»
    .face = Пешка
card-cat = «Кошка»
    .face = Кошка
card-rope = «Верёвка»
    .face = Верёвка
card-boat = «Лодка»
    .face = Лодка
card-shovel = «Лопата»
    .face = Лопата
card-pipe = «Дудочка»
    .face = Дудочка
card-extinguisher = «Огнетушитель»
    .face = Огнетушитель
card-torch = «Фонарь»
    .face = Фонарь
card-honey = «Мёд»
    .face = Мёд
card-offroad = «Вездеход»
    .face = Вездеход
card-insurance = «Страховой полис»
    .face = Страховой полис
card-earthquake = «Землетрясение»
    .face = Землетрясение
card-flood = «Наводнение»
    .face = Наводнение
card-dog = «Собака»
    .face = Собака
card-avalanche = «Лавина»
    .face = Лавина
card-mate = «Мат»
    .face = Мат
card-storm = «Шторм»
    .face = Шторм
card-trap = «Капкан»
    .face = Капкан
card-pig = «Свинья»
    .face = Свинья

# With what one gets onto an obstacle.

means-cat = { card-cat }
means-rope = { card-rope }
means-boat = { card-boat }
means-shovel = { card-shovel }
means-pipe = { card-pipe }
means-extinguisher = { card-extinguisher }
means-extinguishers = два «Огнетушителя»
means-torch = { card-torch }
means-honey = { card-honey }

# Tiles.

tile-start = СТАРТ
tile-finish = ФИНИШ
tile-free = свободная клетка
tile-plane = самолёт
tile-balloon = воздушный шар
tile-bicycle = велосипед
tile-bank = банк
tile-tree = дерево
tile-mountain = гора
tile-lake = озеро
tile-treasure = клад
tile-dragon = дракон
tile-fire = огонь
tile-night = ночь
tile-bear = медведь

# Labels of the terminal's picture.

label-legend =
    S СТАРТ  Z ФИНИШ  · свободно  A самолёт  O шар  V велосипед  B банк  T дерево  M гора
    L озеро  K клад  D дракон  F огонь  N ночь  W медведь
label-round = Круг
label-turn = ход:
label-deck = колода:
label-turns = Ходов
label-par = норма
label-cards = карт:

# Questions. $card is the event, $steps the length of a flight.

ask-draw = Ваш ход! Возьмите карту.
ask-move = Куда пойдёте?
ask-cycle = Вы на велосипеде: ещё одно движение. Куда?
ask-fly = { $steps ->
        [one] Взлетаем! Лететь { $steps } клетку. Где сядете?
        [few] Взлетаем! Лететь { $steps } клетки. Где сядете?
       *[many] Взлетаем! Лететь { $steps } клеток. Где сядете?
    }
ask-lift = Земля дрожит! Какую клетку поля переставите?
ask-put = Куда её положить?
ask-flee = { $card }! Спасайтесь наверху. Где именно?
ask-retreat = { $card }! Один шаг назад. Куда именно?
ask-insure = { $card }! Пусть так и будет?
ask-rob = Свинья на свободе! У кого возьмёте карту?
ask-discard = Слишком много карт: какую сбросите?

# Choices: labels of buttons. $cell is a cell like c5, $from another player.

choice-draw = Взять карту
choice-pass = Остаться здесь
choice-stay = Не лететь
choice-move = { $card } на { $cell }
choice-move-onto = { $card } и { $item } на { $cell }
choice-step-onto = { $item }: на { $cell }
choice-drive = «Вездеход» на { $cell }
choice-fly = Лететь на { $cell }
choice-fly-onto = Лететь на { $cell }, { $item }
choice-flee = Забраться на { $cell }
choice-retreat = Шаг назад на { $cell }
choice-accept = Пусть будет
choice-insure = Показать страховой полис
choice-rob = Взять карту у игрока: { $from }
choice-lift = Поднять клетку { $cell }
choice-put = Положить на { $cell }
choice-leave = Ничего не двигать
choice-discard = Сбросить: { $card }
choice-exchange = Отдать { $one } и { $other } за новую карту

# Events: lines of the log.

event-begins = { $par ->
        [one] Все на старте. Начинает { $seat }. Норма для одного игрока: { $par } ход.
        [few] Все на старте. Начинает { $seat }. Норма для одного игрока: { $par } хода.
       *[many] Все на старте. Начинает { $seat }. Норма для одного игрока: { $par } ходов.
    }
event-draws = { $seat } берёт карту { $card }.
event-moves = { $seat } ходит картой { $card } на { $cell } ({ $tile }).
event-moves-onto = { $seat } ходит картой { $card } на { $cell } ({ $tile }). Пригодилось: { $item }.
event-steps-onto = { $seat } встаёт на { $cell } ({ $tile }). Пригодилось: { $card }.
event-drives = { $seat } мчится на вездеходе на { $cell } ({ $tile }).
event-flies = { $seat } летит на { $cell } ({ $tile }).
event-flies-onto = { $seat } летит на { $cell } ({ $tile }). Пригодилось: { $card }.
event-stays = { $seat } никуда не летит.
event-passes = { $seat } остаётся на месте.
event-keeps = { $seat } находит карту { $card }.
event-throws = Среди карт попалось событие { $card }. { $seat } его сбрасывает.
event-collects = { $cards ->
        [0] { $seat } в этот раз остаётся ни с чем.
        [one] { $seat } оставляет себе { $cards } новую карту.
        [few] { $seat } оставляет себе { $cards } новые карты.
       *[many] { $seat } оставляет себе { $cards } новых карт.
    }
event-reshuffles = { $cards ->
        [one] Колода закончилась. Из сброса возвращается { $cards } карта.
        [few] Колода закончилась. Из сброса возвращаются { $cards } карты.
       *[many] Колода закончилась. Из сброса возвращаются { $cards } карт.
    }
event-ignored = { $card } — это уже лишнее событие за один ход, { $seat } его сбрасывает.
event-nothing = { $card }, но ничего не случилось. { $seat } берёт ещё одну карту.
event-swept = { $seat } оказывается на { $cell } ({ $tile }).
event-loses-king = { $seat } сбрасывает карту «Король».
event-no-king = У игрока { $seat } нет карты «Король», сбрасывать нечего.
event-trapped = Щёлк! { $seat } в капкане и пропускает ход.
event-misses = { $seat } ещё в капкане и пропускает этот ход.
event-robs = { $seat } подкладывает свинью: берёт вслепую карту у игрока { $from }.
event-robs-card = { $seat } забирает у игрока { $from } карту { $card }.
event-insures = У игрока { $seat } страховка: { $card } не причиняет вреда.
event-lifts = { $seat } поднимает клетку { $cell } ({ $tile }).
event-puts = { $seat } кладёт клетку на { $cell } ({ $tile }).
event-leaves = { $seat } ничего не двигает.
event-extra-turn = Благодаря велосипеду { $seat } ходит ещё раз.
event-discards = { $seat } сбрасывает карту { $card }.
event-exchanges = { $seat } получает взамен карту { $card }.
event-hands-in = Карта { $card } больше не нужна, { $seat } её сбрасывает.
event-finishes = { $seat } на финише!
event-standstill = { $rounds ->
        [one] Уже { $rounds } круг никто не двигается, и гонка остановлена.
        [few] Уже { $rounds } круга никто не двигается, и гонка остановлена.
       *[many] Уже { $rounds } кругов никто не двигается, и гонка остановлена.
    }

# Outcomes.

outcome-race = Гонку выигрывает { $winners }!
outcome-standstill = Гонка остановлена. Ближе всех к финишу: { $winners }
outcome-three-stars = Финиш! { $winners }, три звезды: норма выполнена!
outcome-two-stars = Финиш! { $winners }, две звезды: до нормы совсем чуть-чуть!
outcome-one-star = Финиш! { $winners }, одна звезда: дорога пройдена!
outcome-lost = В этот раз до финиша не добрались. Попробуйте ещё!

# Refusals: why not, and what to do instead.

why-over = Гонка закончилась; можно начать новую.
why-draw-first = Сначала возьмите карту.
why-not-now = Сейчас об этом не спрашивают; всему своё время.
why-not-you = Сейчас ход кого-то другого; подождите немножко.
why-no-tile = На { $cell } нет клетки поля.
why-needs-item = Там препятствие ({ $tile }): встать на него можно только с нужным предметом.
why-wrong-item = { $item } здесь не поможет ({ $tile }).
why-one-extinguisher = Дракона пугают два огнетушителя, а у вас один.
why-no-card = У вас нет такой карты: { $card }.
why-out-of-reach = { $card } не достанет туда за одно движение.
why-start = Назад на старт? Похоже, вы заблудились! Выберите другую клетку.
why-taken = На этой клетке уже { $seat }; выберите другую.
why-pawn-between = Путь загораживает другая фишка.
why-not-beside = Вы не рядом с этой клеткой ({ $tile }).
why-finish-by-piece = На финиш приводит только шахматная фигура.
why-no-drive = «Вездеход» едет ровно на две клетки, прямо или наискосок.
why-no-flight = { $steps ->
        [one] Ровно за { $steps } клетку туда не долететь.
        [few] Ровно за { $steps } клетки туда не долететь.
       *[many] Ровно за { $steps } клеток туда не долететь.
    }
why-no-discard = Просто так карты не сбрасывают; берегите их, ещё пригодятся.
why-no-exchange = За этим столом карты не обменивают.
why-exchange-later = Обмен возможен после трёх ходов без движения.
why-not-nearest = Есть место поближе ({ $tile }).
why-not-backward = Это не шаг в сторону старта.
why-not-insurable = От этого полис не спасает: { $card }.
why-no-harm = Вам ничего не грозит, так что поберегите полис.
why-nothing-to-rob = Там не у кого взять карту; выберите другого игрока.
why-fixed = Старт, финиш и клетки с фишками не двигают.
why-breaks = Без этой клетки поле распадётся.
why-square-taken = Здесь уже есть клетка; выберите пустое место.
why-apart = Клетка должна касаться другой стороной.
why-must-shake = { $card }: что-то должно сдвинуться. Выберите клетку.

# The board workshop. $cells is a way from START to FINISH.

check-few = { $tiles ->
        [one] Полю нужно хотя бы { $fewest } клеток, а тут { $tiles } клетка.
        [few] Полю нужно хотя бы { $fewest } клеток, а тут { $tiles } клетки.
       *[many] Полю нужно хотя бы { $fewest } клеток, а тут { $tiles } клеток.
    }
check-stock = Слишком много одинаковых ({ $tile }): на поле { $laid }, а в коробках { $stock }.
check-starts = На поле должен быть ровно один старт, а тут { $count }.
check-finishes = На поле должен быть ровно один финиш, а тут { $count }.
check-broken = Поле распалось: все клетки должны касаться сторонами.
check-near = Старт и финиш слишком близко. Шагов короля между ними: { $distance }, а нужно не меньше { $least }.
check-measures = { $tiles ->
        [one] { $tiles } клетка
        [few] { $tiles } клетки
       *[many] { $tiles } клеток
    }: бонусов { $bonus }, препятствий { $obstacles }.
check-distance = { $distance ->
        [one] От старта до финиша { $distance } шаг короля
        [few] От старта до финиша { $distance } шага короля
       *[many] От старта до финиша { $distance } шагов короля
    }; норма для одного игрока: { $par }.
check-corridor = { $cell } ({ $tile }) никак не обойти: здесь может случиться пробка.
check-free-way = До финиша можно дойти без единого предмета.
check-basic-way = { $count ->
        [one] На самом лёгком пути { $count } препятствие: { $items }.
        [few] На самом лёгком пути { $count } препятствия: { $items }.
       *[many] На самом лёгком пути { $count } препятствий: { $items }.
    }
check-hard-way = { $count ->
        [one] Стартовых предметов не хватит; на самом лёгком пути { $count } препятствие: { $items }.
        [few] Стартовых предметов не хватит; на самом лёгком пути { $count } препятствия: { $items }.
       *[many] Стартовых предметов не хватит; на самом лёгком пути { $count } препятствий: { $items }.
    }
check-route = Например, можно пройти так: { $cells }.

# Options of the table.

option-group-board = Поле
option-group-cards = Карты
option-group-moves = Ходы фигур
option-group-bonuses = Бонусные клетки
option-group-events = События
option-group-start = Начало, конец и время
option-board = Поле
    .help = Одно из одиннадцати полей с именами или случайное.
option-board-arch = Арка
option-board-eiffel_tower = Эйфелева башня
option-board-stadium = Стадион
option-board-camel = Верблюд
option-board-rally = Ралли
option-board-snake = Змейка
option-board-circus = Цирк
option-board-crocodile = Крокодил
option-board-ladder = Лестница
option-board-bridge = Мост
option-board-highway = Шоссе
option-board-random = случайное
option-board_code = Своё поле
    .help = Код поля, которое построили вы или ваши друзья; оно заменяет поле с именем.
option-random_size = Размер случайного поля
    .help = Сколько клеток в случайном поле; не больше, чем есть в коробках.
option-random_difficulty = Сложность случайного поля
    .help = Сколько препятствий на пути.
option-random_difficulty-easy = легко
option-random_difficulty-medium = средне
option-random_difficulty-hard = трудно
option-boxes = Коробки
    .help = Сколько коробок с клетками открыто: в каждой по 48.
option-deck_per_box = Колода из каждой коробки
    .help = Смешиваются карты всех открытых коробок, а не только сотня.
option-unusual_twice = Больше необычных карт
    .help = Два вездехода и два полиса; по одной карте «Мёд» и «Фонарь» остаётся в коробке.
option-absent_boxed = Меньше карт, если игроков мало
    .help = Стартовые карты отсутствующих игроков остаются в коробке.
option-open_hands = Открытые карты
    .help = Все видят карты всех. Хорошо для малышей и чтобы учиться вместе.
option-bonus_cards_shown = Показывать находки
    .help = Карты из банка и клада видят все.
option-one_pawn_a_cell = Одна фишка на клетке
    .help = Нельзя встать на занятую клетку или проехать мимо другой фишки. События всё же могут собрать фишки вместе.
option-unlimited_moves = Движений сколько угодно
    .help = За ход можно двигаться, пока есть карты. Велосипед тогда приносит карту.
option-cross_bonus = Через бонусные клетки
    .help = Фигуры могут скользить через бонусные клетки.
option-short_slides = Короткие ходы
    .help = Ферзь, ладья и слон идут не дальше четырёх клеток.
option-pawn_takes_finish = Пешка наискосок на финиш
    .help = Пешка может встать на финиш по диагонали, будто бьёт.
option-start_allowed = Назад на старт
    .help = На старт можно возвращаться по своей воле.
option-bonus_by_pieces_only = Бонус только фигурам
    .help = Бонусная клетка в конце полёта ничего не даёт.
option-flight_up_to = Полёты покороче
    .help = Самолёт и шар летят до трёх или двух клеток, а не ровно столько.
option-flight_over_holes = Полёты над пустотой
    .help = Самолёт и шар перелетают места без клеток.
option-flight_to_finish = Прилететь на финиш
    .help = Полёт может закончиться на финише, и это победа.
option-bicycle = Велосипед
    .help = Ещё одно движение каждый раз, только раз за ход или целый лишний ход с картой.
option-bicycle-again = ещё одно движение, каждый раз
option-bicycle-once = ещё одно движение, раз за ход
option-bicycle-turn = лишний ход
option-treasure_once = Клад выкапывают раз
    .help = Каждый клад даёт карты только тому, кто копнул первым.
option-three_events = Три события за ход
    .help = Начиная с четвёртого события за ход их просто сбрасывают.
option-trap_next_turn = Капкан отнимает следующий ход
    .help = Этот ход вы доигрываете, а пропускаете следующий.
option-quake_any_tile = Землетрясение двигает что угодно
    .help = Можно двигать и старт, и финиш, и клетки с фишками.
option-quake_optional = Землетрясение не обязательно
    .help = Кто его вытянул, может ничего не двигать.
option-straight_distance = Напрямик
    .help = Ближайшую гору или дерево считают и через места без клеток.
option-drawer_exempt = Кто вытянул, тот остаётся
    .help = Наводнение и собака не трогают того, кто вытянул карту.
option-quake_insured = Страховка от землетрясения
    .help = Полис может отменить землетрясение, пока ничего не сдвинулось.
option-offroad_over_holes = Вездеход одолевает пустоту
    .help = Он может проехать место без клетки.
option-offroad_short = Вездеход может остановиться
    .help = Он едет на одну или две клетки.
option-finish_round = Круг играют до конца
    .help = Когда кто-то финишировал, остальные доигрывают круг, чтобы ходов у всех было поровну.
option-hand_limit = Не больше десяти карт
    .help = У кого в конце хода больше, сбрасывает лишние.
option-exchange = Обмен для тех, кто застрял
    .help = После трёх ходов без движения можно отдать две карты за одну.
option-no_round_limit = Без остановки
    .help = Гонка продолжается, даже если тридцать кругов никто не двигается.
option-first = Кто начинает
    .help = Дома это самый младший; здесь жребий, или хозяин называет место.
option-first-random = по жребию
option-first-seat-0 = место 1
option-first-seat-1 = место 2
option-first-seat-2 = место 3
option-first-seat-3 = место 4
option-turn_seconds = Секунд на ход
    .help = Сколько можно думать над ходом, если стол с часами.
option-window_seconds = Секунд на страховку
    .help = Сколько можно думать о полисе, если стол с часами.
