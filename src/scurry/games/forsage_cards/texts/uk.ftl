# The game in a sentence or two, for those who have never played it.

about = В колоді ховаються аварії. Грайте карти, зазирайте вперед, зупиняйте суперників і лишіться останнім водієм на дорозі.

# Cards: a name inside a sentence, and as it is printed on the card's face.

card-crash = «Аварія»
    .face = Аварія
card-boost = «Форсаж»
    .face = Форсаж
card-stop = «Стоп»
    .face = Стоп
card-overtake = «Обжени»
    .face = Обжени (2×)
card-parking = «Парковка»
    .face = Парковка
card-give-way = «Поступися»
    .face = Поступися
card-traffic = «Трафік»
    .face = Трафік
card-attention = «Увага»
    .face = Увага (3×)
card-blyskavka = «Блискавка»
    .face = Блискавка
card-taifun = «Тайфун»
    .face = Тайфун
card-yaguaryk = «Ягуарик»
    .face = Ягуарик
card-kometa = «Комета»
    .face = Комета
card-pryvyd = «Привид»
    .face = Привид

# Questions. $turns are the mover's turns left, $to is the mover.

ask-turn = { $turns ->
        [1] Ваш хід: зіграйте карту або візьміть одну з колоди
        [one] У вас { $turns } хід: зіграйте карту або візьміть одну з колоди
        [few] У вас { $turns } ходи: зіграйте карту або візьміть одну з колоди
       *[many] У вас { $turns } ходів: зіграйте карту або візьміть одну з колоди
    }
ask-window-overtake = { $author } грає «Обжени». Зупиняємо?
ask-window-parking = { $author } грає «Парковка». Зупиняємо?
ask-window-traffic = { $author } грає «Трафік». Зупиняємо?
ask-window-attention = { $author } грає «Увага». Зупиняємо?
ask-window-give-way = { $author } грає «Поступися», карту має дати { $to }. Зупиняємо?
ask-window-pair = { $author } грає пару { $card }, карту має дати { $to }. Зупиняємо?
ask-window-mixed-pair = { $author } грає пару { $card } і { $other }, карту має дати { $to }. Зупиняємо?
ask-window-triple = { $author } грає трійку { $card }, названо { $name }, має дати { $to }. Зупиняємо?
ask-window-triple-unnamed = { $author } грає трійку { $card }, карту має дати { $to }. Зупиняємо?
ask-window-five = { $author } грає п’ять різних. Зупиняємо?
ask-window-stop = { $author } грає «Стоп». Зупиняємо цей «Стоп»?
ask-save = «Аварія»! Граєте «Форсаж»?
ask-place = Куди сховати «Аварію»? Місце знатимете лише ви
ask-give = { $to } просить карту. Яку віддаєте?
ask-name = Яку карту назвете?
ask-lay = П’ять різних: викладайте карти одну за одною
ask-back = На яку із сорочок показуєте?
ask-take = Яку карту берете з відбою?

# Choices: labels of buttons.

choice-draw = Узяти карту
choice-overtake = «Обжени»: ходитиме наступний
choice-parking = «Парковка»: хід без карти
choice-traffic = «Трафік»: перетасувати колоду
choice-attention = «Увага»: глянути на три верхні карти
choice-give-way = «Поступися»: карту дає { $to }
    .way = { $card }
choice-pair = Пара { $card }: випадкову карту дає { $to }
    .way = Пара: { $card }
choice-mixed-pair = Пара { $card } і { $other }: випадкову карту дає { $to }
    .way = Пара: { $card } і { $other }
choice-triple = Трійка { $card }: назвати карту, яку віддасть { $to }
    .way = Трійка: { $card }
choice-name = Назвати: { $card }
choice-five = П’ять різних: карта з відбою
choice-lay = Викласти: { $card }
choice-stop = Стоп!
choice-pass = Хай їде
choice-boost = Зіграти «Форсаж» і їхати далі
choice-crash = Не грати «Форсаж» і вибути
choice-place = { $place ->
        [0] Покласти на самий верх
        [one] Сховати під { $place } карту
        [few] Сховати під { $place } карти
       *[many] Сховати під { $place } карт
    }
choice-place-random = Сховати навмання
choice-give = Віддати: { $card }
choice-give-random = Віддати навмання
choice-back = Сорочка № { $back }
choice-take = Узяти: { $card }
choice-take-random = Узяти навмання

# Events: lines of the log.

event-start = Поїхали! Починає { $seat }, у колоді { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
event-turn = { $turns ->
        [1] Тепер ходить { $seat }.
        [one] Тепер ходить { $seat }: { $turns } хід поспіль.
        [few] Тепер ходить { $seat }: { $turns } ходи поспіль.
       *[many] Тепер ходить { $seat }: { $turns } ходів поспіль.
    }
event-turn-again = Знову ходить { $seat }: { $turns ->
        [one] лишився { $turns } хід
        [few] лишилося { $turns } ходи
       *[many] лишилося { $turns } ходів
    }.
event-draws = { $seat } бере карту.
event-draws-card = { $seat } бере карту { $card }.
event-draws-crash = { $seat } витягує «Аварію»!
event-boost = { $seat } рятується «Форсажем»!
event-returned = { $seat } ховає «Аварію» в колоду.
event-returned-at = { $place ->
        [0] { $seat } кладе «Аварію» на самий верх колоди.
        [one] { $seat } ховає «Аварію» під { $place } карту.
        [few] { $seat } ховає «Аварію» під { $place } карти.
       *[many] { $seat } ховає «Аварію» під { $place } карт.
    }
event-overtake = { $seat } грає «Обжени».
event-parking = { $seat } грає «Парковку».
event-traffic = { $seat } грає «Трафік».
event-shuffled = { $seat } тасує колоду: її порядку вже ніхто не знає.
event-attention = { $seat } грає «Увагу».
event-peeks = { $seat } дивиться на верхні карти колоди.
event-peeks-cards = { $seat } бачить згори вниз: { $cards }.
event-give-way = { $seat } грає «Поступися»: карту хай дасть { $to }.
event-pair = { $seat } грає пару { $card }: випадкову карту хай дасть { $to }.
event-mixed-pair = { $seat } грає пару { $card } і { $other }: випадкову карту хай дасть { $to }.
event-passed = { $giver } віддає карту, отримує { $taker }.
event-passed-card = { $giver } віддає карту { $card }, отримує { $taker }.
event-triple = { $seat } грає трійку { $card }: названу карту хай шукає { $to }.
event-name = { $seat } називає карту { $card }.
event-hands-over = Знайшлася! { $giver } віддає карту { $card }, отримує { $taker }.
event-has-none = { $giver } не знаходить карти { $card }, { $taker } лишається ні з чим.
event-nothing = { $seat } без карт на руках, тож узяти нічого.
event-five = { $seat } викладає п’ять різних карт.
event-lay = { $seat } викладає карту { $card }.
event-take = { $seat } бере з відбою карту { $card }.
event-stop = «Стоп!» { $seat } зупиняє те, що грає { $author }.
event-stop-stop = «Стоп!» { $seat } зупиняє «Стоп», який грає { $author }.
event-stop-own = «Стоп!» { $seat } зупиняє власну гру.
event-stop-stop-own = «Стоп!» { $seat } зупиняє власний «Стоп».
event-cancelled = Зупинено: зігране не діє, далі ходить { $seat }.
event-out = { $seat } розбивається: { $place ->
        [2] друге місце
        [3] третє місце
        [4] четверте місце
       *[5] п’яте місце
    }. На столі: { $cards }.
event-wins = { $seat } перемагає!

# Outcomes.

outcome-last-driver = { $winners } їде далі, коли всі інші розбилися. Перемога!

# Refusals: why not, and what to do instead.

why-over = Гонку вже завершено, можна почати нову.
why-out = Ви вже вибули з цієї гонки, тепер можна лише дивитися.
why-window = Відчинене вікно зупинки: поки воно триває, є тільки «Стоп!» і «Хай їде».
why-crash-first = Спершу вирішіть, що робити з «Аварією».
why-not-your-turn = Зараз ходить { $seat }, дочекайтеся свого ходу.
why-finish-first = Спершу треба завершити те, що вже зіграно.
why-too-few = { $held ->
        [0] У вас немає карти { $card }.
       *[other] Карт { $card } треба { $wanted }, а у вас лише { $held }.
    }
why-yourself = Себе обрати не можна, оберіть когось іншого.
why-target-out = Цього гравця в гонці немає, оберіть іншого.
why-empty-hand = { $seat } без карт на руках, оберіть того, хто їх має.
why-unlike-cars = У пару йдуть два однакові спорткари, а ці різні.
why-no-stop-boost = За цим столом карти { $card } у пару не складають.
why-first-game = У першій партії з комбінацій є лише пари однакових спорткарів.
why-not-five = Треба п’ять карт із різними назвами, а у вас { $names ->
        [0] карт немає
        [one] лише { $names } назва
        [few] лише { $names } назви
       *[many] лише { $names } назв
    }.
why-empty-discard = У відбої ще немає карти, яку можна взяти, тож прибережіть ці п’ять.
why-laid-already = Карту { $card } уже викладено, потрібна інша назва.
why-car-laid-already = Один спорткар уже лежить, а за цим столом усі вони — одна назва.
why-nothing-to-stop = Зараз зупиняти нема чого: дочекайтеся, доки хтось зіграє карту.
why-passed = Ви вже сказали «Хай їде»; спитаємо ще раз, якщо хтось зіграє «Стоп».
why-own-card = Це ваша карта, а себе не зупиняють: почекайте, що скажуть інші.
why-not-now = Зараз про це не питають, для цього ще буде нагода.
why-no-crash = Грати «Форсаж» чи ні, вирішують лише тоді, коли витягли «Аварію».
why-too-deep = У колоді лише { $size ->
        [one] { $size } карта
        [few] { $size } карти
       *[many] { $size } карт
    }, так глибоко не сховати.
why-name-crash = «Аварії» на руках ні в кого не буває, назвіть іншу карту.
why-no-such-back = Тут лише { $held ->
        [one] { $held } карта
        [few] { $held } карти
       *[many] { $held } карт
    }, покажіть на одну з них.
why-take-crash = «Аварію» з відбою не беруть, оберіть іншу карту.
why-not-in-discard = Карти { $card } серед дозволених у відбої немає, оберіть іншу.

# Options of the table.

option-combinations = Комбінації
    .help = Усі, або для знайомства лише пари однакових спорткарів.
option-combinations-full = усі
option-combinations-first-game = перша партія
option-deal = Карт на початку
    .help = Скільки карт отримує кожен, окрім свого «Форсажу».
option-deal-7 = 7 і «Форсаж»
option-deal-4 = 4 і «Форсаж»
option-boost_compulsory = «Форсаж» обов’язковий
    .help = Хто витягнув «Аварію» і має «Форсаж», мусить його зіграти.
option-boost_ends_all = «Форсаж» закінчує всі ходи
    .help = Урятувавшись, гравець не відбуває решти ходів, що лишилися через «Обжени».
option-triple_named = Коли називають карту в трійці
    .help = До вікна зупинки, щоб усі знали, що зупиняють, або після нього.
option-triple_named-before = до вікна зупинки
option-triple_named-after = після вікна зупинки
option-overtake_flat = «Обжени» — рівно два ходи
    .help = Невикористані ходи обігнаного зникають, а не їдуть далі.
option-turns_passed_on = Ходи після аварії переходять далі
    .help = Якщо обігнаний розбився, решту його ходів відбуває наступний гравець.
option-empty_hand_targetable = «Поступися» на порожню руку
    .help = Можна обрати гравця без карт, але він нічого не дасть.
option-pick_a_back = Самим показувати на сорочку
    .help = Граючи пару, ви самі показуєте на одну із сорочок, а карти перед тим тасують.
option-mixed_car_pairs = Пари з різних спорткарів
    .help = Парою стають будь-які два спорткари, не лише однакові.
option-cars_one_name = Усі спорткари — одна назва
    .help = У п’яти різних може бути тільки один спорткар.
option-no_stop_boost_pairs = Без пар зі «Стопів» і «Форсажів»
    .help = Два «Стопи» чи два «Форсажі» парою не грають.
option-five_not_eligible = П’ять зіграних карт не повертаються
    .help = За п’ять різних беруть із відбою щось інше, а не одну з цих п’яти.
option-five_unstoppable = П’ять різних не зупинити
    .help = Після п’яти різних вікна зупинки немає.
option-hand_removed = Карти того, хто розбився, виходять із гри
    .help = Вони не лягають у відбій, і дістати їх звідти не можна.
option-marks_shown = Позначки на відомих картах
    .help = Стіл пам’ятає за вас, які карти колоди ви бачили чи поклали туди.
option-discard_shown = Відбій
    .help = Чи можна переглядати його весь, чи видно тільки верхню карту.
option-discard_shown-open = відкритий
option-discard_shown-top = лише верхня карта
option-deck_counted = Лічильник колоди
    .help = Усім видно, скільки карт лишилося в колоді.
option-author_may_stop = Зупиняти власну карту
    .help = Вікно зупинки питає й того, хто щойно зіграв.
option-first = Хто починає
    .help = Жереб, переможець минулої партії або те місце, яке обере господар.
option-first-random = жереб
option-first-winner = переможець минулої партії
option-first-seat-0 = місце 1
option-first-seat-1 = місце 2
option-first-seat-2 = місце 3
option-first-seat-3 = місце 4
option-first-seat-4 = місце 5
option-turn_seconds = Секунд на хід
    .help = Коли час спливає, карта з колоди береться сама.
option-absent = Коли зв’язок обірвався
    .help = Хто ходить за того, хто зник: стіл просто бере карти чи грає бот.
option-absent-silence = карти бере стіл
option-absent-bot = грає бот
option-boost_seconds = Секунд на «Форсаж»
    .help = Коли час спливає, «Форсаж» грається сам, а «Аварія» лягає навмання.
option-give_seconds = Секунд, щоб віддати карту
    .help = Коли час спливає, віддається випадкова карта.
option-window_seconds = Секунд на «Стоп!»
    .help = Скільки триває вікно зупинки; мовчання означає «Хай їде».
option-window_more_seconds = Ще секунд після «Стопу»
    .help = Скільки часу додає вікну кожен зіграний «Стоп».

# Labels of the picture in the terminal.

label-turn = Хід
label-overtaken = після «Обжени»
label-deck = Колода
label-out = вибуває, місце
label-discard = Відбій

# Words of the web table. $card is a name as printed, unless it stands in a sentence.

ui-cards = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
ui-turns = { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
ui-out = аварія
ui-goal = На дорозі { $driving } з { $drivers }: перемагає останній.
ui-known = Ви знаєте про: { $cards }
ui-order = Черга ходів
ui-deck = Колода: { $cards }
ui-deck-uncounted = Колода
ui-seen = Ви бачили, згори
ui-seen-card = { $card }, згори: { $depth }
ui-discard = Відбій: { $cards }
ui-discard-top = Відбій
ui-discard-open = Відбій, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, зверху { $card }. Розкласти
ui-discard-empty = Відбій порожній
ui-discard-title = Відбій, згори донизу
ui-discard-hidden = За цим столом видно лише верхню карту.
ui-stops = { $stops ->
        [one] На ній { $stops } «Стоп»
        [few] На ній { $stops } «Стопи»
       *[many] На ній { $stops } «Стопів»
    }
ui-crash = Аварія!
ui-hand = Ваші карти
ui-hand-empty = Карт не лишилося: беріть із колоди
ui-five = П’ять різних
ui-hide-depth = Скільки карт лежить над «Аварією»

# What things are, for whoever points at one.

about-card-crash = Хто її витягне, той вибуває, якщо не зіграє «Форсаж». У руці її не буває.
about-card-boost = Рятує, коли ви витягли «Аварію»: ховаєте її назад у колоду і їдете далі.
about-card-stop = Скасовує будь-яку карту, яку хтось грає, навіть інший «Стоп».
about-card-overtake = Ваш хід закінчується без карти, а наступний водій ходить на два рази більше.
about-card-parking = Закінчує один хід: карту з колоди не берете.
about-card-give-way = Інший водій дає вам карту на свій вибір.
about-card-traffic = Тасує колоду: її порядку більше ніхто не знає.
about-card-attention = Лише ви дивитеся на три верхні карти колоди.
about-card-blyskavka = Самотнє авто нічого не робить; два однакові тягнуть навмання карту в іншого водія.
about-card-taifun = Самотнє авто нічого не робить; два однакові тягнуть навмання карту в іншого водія.
about-card-yaguaryk = Самотнє авто нічого не робить; два однакові тягнуть навмання карту в іншого водія.
about-card-kometa = Самотнє авто нічого не робить; два однакові тягнуть навмання карту в іншого водія.
about-card-pryvyd = Самотнє авто нічого не робить; два однакові тягнуть навмання карту в іншого водія.
about-deck = У ній ховаються «Аварії». Узяли карту — хід закінчено.
    .name = Колода
about-discard = Тут горілиць лежить усе зігране.
    .name = Відбій

# A friend's words beside a question, for a first game.

guide-ask-turn = Жовті карти можна зіграти зараз. Не хочеться? Торкніться колоди: це завжди кінець ходу. Бережіть «Форсаж», він рятує від «Аварії».
guide-ask-window-attention = Хтось зіграв карту. Маєте «Стоп»? Можна її скасувати. Інакше хай їде.
guide-ask-save = Ви витягли «Аварію», та «Форсаж» вас урятує. Потім сховаєте її назад у колоду.
guide-ask-place = Сховайте «Аварію» туди, звідки її витягне хтось інший. Місця ніхто не побачить.

# The first lesson. $seat1 is the rival.

lesson-first-goal = На дорозі двоє: ви і { $seat1 }. Десь у колоді ховається «Аварія». Перемагає той, хто лишиться на дорозі останнім.
lesson-first-hand = Це ваші карти. У свій хід можна зіграти скільки завгодно. А щоб закінчити хід, беруть карту з колоди.
lesson-first-draw = Почнімо спокійно: торкніться колоди й візьміть карту.
lesson-first-draw-wrong = Карта добра, але прибережіть її. Цього разу просто візьміть карту з колоди.
lesson-first-stop = { $seat1 } грає «Обжени»: вам довелося б зробити два ходи, тобто взяти дві карти. Та у вас є «Стоп». Натисніть «Стоп!», і нічого не станеться.
lesson-first-stop-wrong = Тоді у вас два ходи поспіль, і натрапити на «Аварію» вдвічі легше. Маєте «Стоп»: зіграйте його.
lesson-first-attention = Вийшло: «Обжени» скасовано. { $seat1 } бере карту, і знову ваш хід. Зіграйте «Увагу», щоб глянути на три верхні карти.
lesson-first-attention-draw = Це була б їзда наосліп. Спершу гляньте: зіграйте «Увагу».
lesson-first-attention-wrong = Це зачекає. Спершу зіграйте «Увагу» й подивіться, що попереду.
lesson-first-seen = Гляньте на колоду: наступна карта — «Аварія»! Хто її витягне і не має «Форсажу», той вибуває. Вам, на щастя, «Форсаж» роздали.
lesson-first-pair = Підготуймося. Дві однакові спортивні машини — це пара: вона забирає в іншого водія випадкову карту. Торкніться «Тайфуна» й заберіть карту в суперника.
lesson-first-pair-draw = Зверху «Аварія»! «Форсаж» вас урятує, та спершу заберіть карту: зіграйте пару «Тайфунів».
lesson-first-pair-wrong = Цю карту прибережіть. Зараз пара: торкніться «Тайфуна».
lesson-first-robbed = Оце здобич: «Форсаж»! Тепер у вас їх два, а { $seat1 } не має жодного.
lesson-first-crash = А тепер сміливо: беріть «Аварію».
lesson-first-crash-parking = «Парковка» закінчила б хід без карти, і «Аварія» дісталася б супернику. Хитро! Та подивімося, що робить «Форсаж»: беріть карту.
lesson-first-crash-traffic = «Трафік» перемішає колоду, і ніхто не знатиме, де «Аварія». Сьогодні вона нам потрібна: беріть карту.
lesson-first-crash-wrong = Не зараз. У вас два «Форсажі», тож боятися нічого: беріть карту.
lesson-first-boost = «Аварія»! Зіграйте «Форсаж» і їдьте далі.
lesson-first-boost-wrong = Тоді ви вибули б із гонки. Зіграйте «Форсаж».
lesson-first-hide = Урятувалися. Тепер сховайте «Аварію» в колоду; де вона, знатимете лише ви. Далі карту бере суперник, тож натисніть «Згори» й покладіть її туди.
lesson-first-hide-wrong = Звідти вона може повернутися до вас. Покладіть її на самий верх: спершу натисніть «Згори».
lesson-first-end = { $seat1 } бере «Аварію», а «Форсажу» немає. На дорозі лишилися тільки ви: це перемога! Решту карти пояснять самі, а дотик підкаже, чому щось зараз не можна.
