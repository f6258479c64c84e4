# The game in a sentence or two, for those who have never played it.

about = Збудуйте поле, тягніть карти шахових фігур і мчіть від старту до фінішу: кінь стрибає, тура летить, а дракон чигає.

# Cards: a name inside a sentence, and as it is printed on the card's face.

card-king = «Король»
    .face = Король
card-queen = «Ферзь»
    .face = Ферзь
card-rook = «Тура»
    .face = Тура
card-bishop = «Слон»
    .face = Слон
card-knight = «Кінь»
    .face = Кінь
card-pawn = «Пішак»
    .face = Пішак
card-cat = «Кішка»
    .face = Кішка
card-rope = «Мотузка»
    .face = Мотузка
card-boat = «Човен»
    .face = Човен
card-shovel = «Лопата»
    .face = Лопата
card-pipe = «Сопілка»
    .face = Сопілка
card-extinguisher = «Вогнегасник»
    .face = Вогнегасник
card-torch = «Ліхтар»
    .face = Ліхтар
card-honey = «Мед»
    .face = Мед
card-offroad = «Всюдихід»
    .face = Всюдихід
card-insurance = «Страховий поліс»
    .face = Страховий поліс
card-earthquake = «Землетрус»
    .face = Землетрус
card-flood = «Повінь»
    .face = Повінь
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
card-pig = «Свиня»
    .face = Свиня

# With what one gets onto an obstacle.

means-cat = { card-cat }
means-rope = { card-rope }
means-boat = { card-boat }
means-shovel = { card-shovel }
means-pipe = { card-pipe }
means-extinguisher = { card-extinguisher }
means-extinguishers = два «Вогнегасники»
means-torch = { card-torch }
means-honey = { card-honey }

# Tiles.

tile-start = СТАРТ
tile-finish = ФІНІШ
tile-free = вільна клітинка
tile-plane = літак
tile-balloon = повітряна куля
tile-bicycle = велосипед
tile-bank = банк
tile-tree = дерево
tile-mountain = гора
tile-lake = озеро
tile-treasure = скарб
tile-dragon = дракон
tile-fire = вогонь
tile-night = ніч
tile-bear = ведмідь

# Labels of the terminal's picture.

label-legend =
    S СТАРТ  Z ФІНІШ  · вільно  A літак  O куля  V велосипед  B банк  T дерево  M гора
    L озеро  K скарб  D дракон  F вогонь  N ніч  W ведмідь
label-round = Коло
label-turn = хід:
label-deck = колода:
label-turns = Ходів
label-par = норма
label-cards = карт:

# Questions. $card is the event, $steps the length of a flight.

ask-draw = Ваш хід! Візьміть карту.
ask-move = Куди йдете?
ask-cycle = Ви на велосипеді: ще один рух. Куди?
ask-fly = { $steps ->
        [one] Злітаємо! Летіти { $steps } клітинку. Де сядете?
        [few] Злітаємо! Летіти { $steps } клітинки. Де сядете?
       *[many] Злітаємо! Летіти { $steps } клітинок. Де сядете?
    }
ask-lift = Земля тремтить! Яку клітинку поля переставите?
ask-put = Куди її покласти?
ask-flee = { $card }! Рятуйтеся нагору. Куди саме?
ask-retreat = { $card }! Один крок назад. Куди саме?
ask-insure = { $card }! Нехай так і буде?
ask-rob = Свиня на волі! У кого візьмете карту?
ask-discard = Забагато карт: яку скинете?

# Choices: labels of buttons. $cell is a cell like c5, $from another player.

choice-draw = Взяти карту
choice-pass = Лишитися тут
choice-stay = Не летіти
choice-move = { $card } на { $cell }
choice-move-onto = { $card } і { $item } на { $cell }
choice-step-onto = { $item }: на { $cell }
choice-drive = «Всюдихід» на { $cell }
choice-fly = Летіти на { $cell }
choice-fly-onto = Летіти на { $cell }, { $item }
choice-flee = Видертися на { $cell }
choice-retreat = Крок назад на { $cell }
choice-accept = Нехай буде
choice-insure = Показати страховий поліс
choice-rob = Взяти карту в гравця: { $from }
choice-lift = Підняти клітинку { $cell }
choice-put = Покласти на { $cell }
choice-leave = Нічого не рухати
choice-discard = Скинути: { $card }
choice-exchange = Віддати { $one } і { $other } за нову карту

# Events: lines of the log.

event-begins = { $par ->
        [one] Усі на старті. Починає { $seat }. Норма для одного гравця: { $par } хід.
        [few] Усі на старті. Починає { $seat }. Норма для одного гравця: { $par } ходи.
       *[many] Усі на старті. Починає { $seat }. Норма для одного гравця: { $par } ходів.
    }
event-draws = { $seat } бере карту { $card }.
event-moves = { $seat } ходить картою { $card } на { $cell } ({ $tile }).
event-moves-onto = { $seat } ходить картою { $card } на { $cell } ({ $tile }). Знадобилося: { $item }.
event-steps-onto = { $seat } стає на { $cell } ({ $tile }). Знадобилося: { $card }.
event-drives = { $seat } мчить на всюдиході на { $cell } ({ $tile }).
event-flies = { $seat } летить на { $cell } ({ $tile }).
event-flies-onto = { $seat } летить на { $cell } ({ $tile }). Знадобилося: { $card }.
event-stays = { $seat } нікуди не летить.
event-passes = { $seat } лишається на місці.
event-keeps = { $seat } знаходить карту { $card }.
event-throws = Серед карт трапилася подія { $card }. { $seat } її скидає.
event-collects = { $cards ->
        [0] { $seat } цього разу лишається ні з чим.
        [one] { $seat } лишає собі { $cards } нову карту.
        [few] { $seat } лишає собі { $cards } нові карти.
       *[many] { $seat } лишає собі { $cards } нових карт.
    }
event-reshuffles = { $cards ->
        [one] Колода скінчилася. З відбою повертається { $cards } карта.
        [few] Колода скінчилася. З відбою повертаються { $cards } карти.
       *[many] Колода скінчилася. З відбою повертаються { $cards } карт.
    }
event-ignored = { $card } — це вже зайва подія за один хід, { $seat } її скидає.
event-nothing = { $card }, але нічого не сталося. { $seat } бере ще одну карту.
event-swept = { $seat } опиняється на { $cell } ({ $tile }).
event-loses-king = { $seat } скидає карту «Король».
event-no-king = { $seat } не має карти «Король», тож і скидати нічого.
event-trapped = Клац! { $seat } у капкані й пропускає хід.
event-misses = { $seat } ще в капкані й пропускає цей хід.
event-robs = { $seat } підкладає свиню: бере наосліп карту в гравця { $from }.
event-robs-card = { $seat } забирає в гравця { $from } карту { $card }.
event-insures = { $seat } має страховку: { $card } не завдає шкоди.
event-lifts = { $seat } піднімає клітинку { $cell } ({ $tile }).
event-puts = { $seat } кладе клітинку на { $cell } ({ $tile }).
event-leaves = { $seat } нічого не рухає.
event-extra-turn = Завдяки велосипеду { $seat } має ще один хід.
event-discards = { $seat } скидає карту { $card }.
event-exchanges = { $seat } дістає натомість карту { $card }.
event-hands-in = Карта { $card } більше не потрібна, { $seat } її скидає.
event-finishes = { $seat } на фініші!
event-standstill = { $rounds ->
        [one] Уже { $rounds } коло ніхто не рухається, тож перегони зупинено.
        [few] Уже { $rounds } кола ніхто не рухається, тож перегони зупинено.
       *[many] Уже { $rounds } кіл ніхто не рухається, тож перегони зупинено.
    }

# Outcomes.

outcome-race = Перегони виграє { $winners }!
outcome-standstill = Перегони зупинено. Найближче до фінішу: { $winners }
outcome-three-stars = Фініш! { $winners }, три зірки: вкладено в норму!
outcome-two-stars = Фініш! { $winners }, дві зірки: до норми зовсім трохи!
outcome-one-star = Фініш! { $winners }, одна зірка: дорогу подолано!
outcome-lost = Цього разу до фінішу не дійшли. Спробуйте ще!

# Refusals: why not, and what to do instead.

why-over = Перегони скінчилися; можна почати нові.
why-draw-first = Спершу візьміть карту.
why-not-now = Зараз про це не питають; на все свій час.
why-not-you = Зараз хід когось іншого; зачекайте трішки.
why-no-tile = На { $cell } немає клітинки поля.
why-needs-item = Там перешкода ({ $tile }): стати на неї можна лише з потрібним предметом.
why-wrong-item = { $item } тут не допоможе ({ $tile }).
why-one-extinguisher = Дракона лякають два вогнегасники, а у вас один.
why-no-card = У вас немає такої карти: { $card }.
why-out-of-reach = { $card } не дістане туди за один рух.
why-start = Назад на старт? Мабуть, ви заблукали! Оберіть іншу клітинку.
why-taken = На цій клітинці вже { $seat }; оберіть іншу.
why-pawn-between = Дорогу заступає інша фішка.
why-not-beside = Ви не поруч із цією клітинкою ({ $tile }).
why-finish-by-piece = На фініш веде лише шахова фігура.
why-no-drive = «Всюдихід» їде рівно на дві клітинки, прямо або навскіс.
why-no-flight = { $steps ->
        [one] Рівно за { $steps } клітинку туди не долетіти.
        [few] Рівно за { $steps } клітинки туди не долетіти.
       *[many] Рівно за { $steps } клітинок туди не долетіти.
    }
why-no-discard = Просто так карт не скидають; бережіть їх, ще знадобляться.
why-no-exchange = За цим столом карт не обмінюють.
why-exchange-later = Обмін можливий після трьох ходів без руху.
why-not-nearest = Є ближче місце ({ $tile }).
why-not-backward = Це не крок у бік старту.
why-not-insurable = Від цього поліс не рятує: { $card }.
why-no-harm = Вам нічого не загрожує, тож бережіть поліс.
why-nothing-to-rob = Там нема в кого брати карту; оберіть іншого гравця.
why-fixed = Старт, фініш і клітинки з фішками не рухають.
why-breaks = Без цієї клітинки поле розпадеться.
why-square-taken = Тут уже є клітинка; оберіть порожнє місце.
why-apart = Клітинка має торкатися іншої стороною.
why-must-shake = { $card }: щось мусить зрушити. Оберіть клітинку.

# The board workshop. $cells is a way from START to FINISH.

check-few = { $tiles ->
        [one] Полю треба щонайменше { $fewest } клітинок, а тут { $tiles } клітинка.
        [few] Полю треба щонайменше { $fewest } клітинок, а тут { $tiles } клітинки.
       *[many] Полю треба щонайменше { $fewest } клітинок, а тут { $tiles } клітинок.
    }
check-stock = Забагато однакових ({ $tile }): на полі { $laid }, а в коробках { $stock }.
check-starts = На полі має бути рівно один старт, а тут { $count }.
check-finishes = На полі має бути рівно один фініш, а тут { $count }.
check-broken = Поле розпалося: усі клітинки мають торкатися сторонами.
check-near = Старт і фініш заблизько. Кроків короля між ними: { $distance }, а треба не менш ніж { $least }.
check-measures = { $tiles ->
        [one] { $tiles } клітинка
        [few] { $tiles } клітинки
       *[many] { $tiles } клітинок
    }: бонусів { $bonus }, перешкод { $obstacles }.
check-distance = { $distance ->
        [one] Від старту до фінішу { $distance } крок короля
        [few] Від старту до фінішу { $distance } кроки короля
       *[many] Від старту до фінішу { $distance } кроків короля
    }; норма для одного гравця: { $par }.
check-corridor = { $cell } ({ $tile }) ніяк не обійти: тут може статися затор.
check-free-way = До фінішу можна дійти без жодного предмета.
check-basic-way = { $count ->
        [one] На найлегшому шляху { $count } перешкода: { $items }.
        [few] На найлегшому шляху { $count } перешкоди: { $items }.
       *[many] На найлегшому шляху { $count } перешкод: { $items }.
    }
check-hard-way = { $count ->
        [one] Стартових предметів не досить; на найлегшому шляху { $count } перешкода: { $items }.
        [few] Стартових предметів не досить; на найлегшому шляху { $count } перешкоди: { $items }.
       *[many] Стартових предметів не досить; на найлегшому шляху { $count } перешкод: { $items }.
    }
check-route = Наприклад, можна пройти так: { $cells }.

# Options of the table.

option-group-board = Поле
option-group-cards = Карти
option-group-moves = Ходи фігур
option-group-bonuses = Бонусні клітинки
option-group-events = Події
option-group-start = Початок, кінець і час
option-board = Поле
    .help = Одне з одинадцяти полів з іменами або випадкове.
option-board-arch = Арка
option-board-eiffel_tower = Ейфелева вежа
option-board-stadium = Стадіон
option-board-camel = Верблюд
option-board-rally = Ралі
option-board-snake = Змійка
option-board-circus = Цирк
option-board-crocodile = Крокодил
option-board-ladder = Драбина
option-board-bridge = Міст
option-board-highway = Шосе
option-board-random = випадкове
option-board_code = Власне поле
    .help = Код поля, яке збудували ви або ваші друзі; воно заступає поле з ім’ям.
option-random_size = Розмір випадкового поля
    .help = Скільки клітинок у випадковому полі; не більше, ніж є в коробках.
option-random_difficulty = Складність випадкового поля
    .help = Скільки перешкод на шляху.
option-random_difficulty-easy = легко
option-random_difficulty-medium = середньо
option-random_difficulty-hard = важко
option-boxes = Коробки
    .help = Скільки коробок з клітинками відкрито: у кожній по 48.
option-deck_per_box = Колода з кожної коробки
    .help = Змішують карти всіх відкритих коробок, а не лише сотню.
option-unusual_twice = Більше незвичайних карт
    .help = Два всюдиходи й два поліси; по одній карті «Мед» і «Ліхтар» лишається в коробці.
option-absent_boxed = Менше карт, якщо гравців мало
    .help = Стартові карти відсутніх гравців лишаються в коробці.
option-open_hands = Відкриті карти
    .help = Усі бачать карти всіх. Добре для малят і щоб учитися разом.
option-bonus_cards_shown = Показувати знахідки
    .help = Карти з банку та скарбу бачать усі.
option-one_pawn_a_cell = Одна фішка на клітинці
    .help = Не можна стати на зайняту клітинку чи проїхати повз іншу фішку. Події все ж можуть звести фішки докупи.
option-unlimited_moves = Рухів скільки завгодно
    .help = За хід можна рухатися, доки є карти. Велосипед тоді дає карту.
option-cross_bonus = Через бонусні клітинки
    .help = Фігури можуть ковзати через бонусні клітинки.
option-short_slides = Короткі ходи
    .help = Ферзь, тура і слон ідуть щонайбільше на чотири клітинки.
option-pawn_takes_finish = Пішак навскіс на фініш
    .help = Пішак може стати на фініш по діагоналі, ніби б’є.
option-start_allowed = Назад на старт
    .help = На старт можна повертатися з власної волі.
option-bonus_by_pieces_only = Бонус лише фігурам
    .help = Бонусна клітинка в кінці польоту нічого не дає.
option-flight_up_to = Коротші польоти
    .help = Літак і куля летять до трьох чи двох клітинок, а не рівно стільки.
option-flight_over_holes = Польоти над прогалинами
    .help = Літак і куля перелітають місця без клітинок.
option-flight_to_finish = Прилетіти на фініш
    .help = Політ може скінчитися на фініші, і це перемога.
option-bicycle = Велосипед
    .help = Ще один рух щоразу, лише раз за хід або цілий додатковий хід з картою.
option-bicycle-again = ще один рух, щоразу
option-bicycle-once = ще один рух, раз за хід
option-bicycle-turn = додатковий хід
option-treasure_once = Скарб викопують раз
    .help = Кожен скарб дає карти лише тому, хто копнув першим.
option-three_events = Три події за хід
    .help = Від четвертої події за хід їх просто скидають.
option-trap_next_turn = Капкан забирає наступний хід
    .help = Цей хід ви закінчуєте, а пропускаєте наступний.
option-quake_any_tile = Землетрус рухає будь-що
    .help = Можна рухати й старт, фініш та клітинки з фішками.
option-quake_optional = Землетрус не обов’язковий
    .help = Хто його витяг, може нічого не рухати.
option-straight_distance = Навпростець
    .help = Найближчу гору чи дерево рахують і через місця без клітинок.
option-drawer_exempt = Хто витяг, той лишається
    .help = Повінь і собака не чіпають того, хто витяг карту.
option-quake_insured = Страховка від землетрусу
    .help = Поліс може скасувати землетрус, доки нічого не зрушило.
option-offroad_over_holes = Всюдихід долає прогалини
    .help = Він може проїхати місце без клітинки.
option-offroad_short = Всюдихід може спинитися
    .help = Він їде на одну або дві клітинки.
option-finish_round = Коло грають до кінця
    .help = Коли хтось фінішував, решта догравають коло, щоб у всіх було порівну ходів.
option-hand_limit = Не більше десяти карт
    .help = Хто наприкінці ходу має більше, скидає зайві.
option-exchange = Обмін для тих, хто застряг
    .help = Після трьох ходів без руху можна віддати дві карти за одну.
option-no_round_limit = Без зупинки
    .help = Перегони тривають, навіть якщо тридцять кіл ніхто не рухається.
option-first = Хто починає
    .help = Удома це наймолодший; тут жереб, або господар називає місце.
option-first-random = за жеребом
option-first-seat-0 = місце 1
option-first-seat-1 = місце 2
option-first-seat-2 = місце 3
option-first-seat-3 = місце 4
option-turn_seconds = Секунд на хід
    .help = Скільки можна думати над ходом, якщо стіл із годинником.
option-window_seconds = Секунд на страховку
    .help = Скільки можна думати про поліс, якщо стіл із годинником.
