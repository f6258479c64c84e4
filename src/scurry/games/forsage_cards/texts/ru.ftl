# The game in a sentence or two, for those who have never played it.

about = В колоде прячутся аварии. Играйте карты, подглядывайте вперёд, останавливайте соперников и останьтесь последним водителем на дороге.

# Cards: a name inside a sentence, and as it is printed on the card's face.

card-crash = «Авария»
    .face = Авария
card-boost = «Форсаж»
    .face = Форсаж
card-stop = «Стоп»
    .face = Стоп
card-overtake = «Обгон»
    .face = Обгон (2×)
card-parking = «Парковка»
    .face = Парковка
card-give-way = «Уступи»
    .face = Уступи
card-traffic = «Трафик»
    .face = Трафик
card-attention = «Внимание»
    .face = Внимание (3×)
card-blyskavka = «Молния»
    .face = Молния
card-taifun = «Тайфун»
    .face = Тайфун
card-yaguaryk = «Ягуарик»
    .face = Ягуарик
card-kometa = «Комета»
    .face = Комета
card-pryvyd = «Призрак»
    .face = Призрак

# Questions. $turns are the mover's turns left, $to is the mover.

ask-turn = { $turns ->
        [1] Ваш ход: сыграйте карту или возьмите одну из колоды
        [one] У вас { $turns } ход: сыграйте карту или возьмите одну из колоды
        [few] У вас { $turns } хода: сыграйте карту или возьмите одну из колоды
       *[many] У вас { $turns } ходов: сыграйте карту или возьмите одну из колоды
    }
ask-window-overtake = { $author } играет «Обгон». Останавливаем?
ask-window-parking = { $author } играет «Парковка». Останавливаем?
ask-window-traffic = { $author } играет «Трафик». Останавливаем?
ask-window-attention = { $author } играет «Внимание». Останавливаем?
ask-window-give-way = { $author } играет «Уступи», карту должен дать игрок { $to }. Останавливаем?
ask-window-pair = { $author } играет пару { $card }, карту должен дать игрок { $to }. Останавливаем?
ask-window-mixed-pair = { $author } играет пару { $card } и { $other }, карту должен дать игрок { $to }. Останавливаем?
ask-window-triple = { $author } играет тройку { $card }, названа карта { $name }, отдать её должен игрок { $to }. Останавливаем?
ask-window-triple-unnamed = { $author } играет тройку { $card }, карту должен дать игрок { $to }. Останавливаем?
ask-window-five = { $author } играет пять разных. Останавливаем?
ask-window-stop = { $author } играет «Стоп». Останавливаем этот «Стоп»?
ask-save = «Авария»! Играете «Форсаж»?
ask-place = Куда спрятать «Аварию»? Место будете знать только вы
ask-give = { $to } просит карту. Какую отдаёте?
ask-name = Какую карту назовёте?
ask-lay = Пять разных: выкладывайте карты одну за другой
ask-back = На какую из рубашек показываете?
ask-take = Какую карту берёте из сброса?

# Choices: labels of buttons.

choice-draw = Взять карту
choice-overtake = «Обгон»: ходить будет следующий
choice-parking = «Парковка»: ход без карты
choice-traffic = «Трафик»: перетасовать колоду
choice-attention = «Внимание»: взглянуть на три верхние карты
choice-give-way = «Уступи»: карту даёт { $to }
choice-pair = Пара { $card }: случайную карту даёт { $to }
choice-mixed-pair = Пара { $card } и { $other }: случайную карту даёт { $to }
choice-triple = Тройка { $card }: назвать карту, которую отдаст { $to }
choice-name = Назвать: { $card }
choice-five = Пять разных: карта из сброса
choice-lay = Выложить: { $card }
choice-stop = Стоп!
choice-pass = Пусть едет
choice-boost = Сыграть «Форсаж» и ехать дальше
choice-crash = Не играть «Форсаж» и выбыть
choice-place = { $place ->
        [0] Положить на самый верх
        [one] Спрятать под { $place } карту
        [few] Спрятать под { $place } карты
       *[many] Спрятать под { $place } карт
    }
choice-place-random = Спрятать наугад
choice-give = Отдать: { $card }
choice-give-random = Отдать наугад
choice-back = Рубашка № { $back }
choice-take = Взять: { $card }
choice-take-random = Взять наугад

# Events: lines of the log.

event-start = Поехали! Начинает { $seat }, в колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
event-turn = { $turns ->
        [1] Теперь ходит { $seat }.
        [one] Теперь ходит { $seat }: { $turns } ход подряд.
        [few] Теперь ходит { $seat }: { $turns } хода подряд.
       *[many] Теперь ходит { $seat }: { $turns } ходов подряд.
    }
event-turn-again = Снова ходит { $seat }: { $turns ->
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
       *[many] осталось { $turns } ходов
    }.
event-draws = { $seat } берёт карту.
event-draws-card = { $seat } берёт карту { $card }.
event-draws-crash = { $seat } вытягивает «Аварию»!
event-boost = { $seat } спасается «Форсажем»!
event-returned = { $seat } прячет «Аварию» в колоду.
event-returned-at = { $place ->
        [0] { $seat } кладёт «Аварию» на самый верх колоды.
        [one] { $seat } прячет «Аварию» под { $place } карту.
        [few] { $seat } прячет «Аварию» под { $place } карты.
       *[many] { $seat } прячет «Аварию» под { $place } карт.
    }
event-overtake = { $seat } играет «Обгон».
event-parking = { $seat } играет «Парковку».
event-traffic = { $seat } играет «Трафик».
event-shuffled = { $seat } тасует колоду: её порядка больше никто не знает.
event-attention = { $seat } играет «Внимание».
event-peeks = { $seat } смотрит на верхние карты колоды.
event-peeks-cards = { $seat } видит сверху вниз: { $cards }.
event-give-way = { $seat } играет «Уступи»: карту пусть даст { $to }.
event-pair = { $seat } играет пару { $card }: случайную карту пусть даст { $to }.
event-mixed-pair = { $seat } играет пару { $card } и { $other }: случайную карту пусть даст { $to }.
event-passed = { $giver } отдаёт карту, получает { $taker }.
event-passed-card = { $giver } отдаёт карту { $card }, получает { $taker }.
event-triple = { $seat } играет тройку { $card }: названную карту пусть ищет { $to }.
event-name = { $seat } называет карту { $card }.
event-hands-over = Нашлась! { $giver } отдаёт карту { $card }, получает { $taker }.
event-has-none = { $giver } не находит карты { $card }, { $taker } остаётся ни с чем.
event-nothing = { $seat } без карт на руках, так что взять нечего.
event-five = { $seat } выкладывает пять разных карт.
event-lay = { $seat } выкладывает карту { $card }.
event-take = { $seat } берёт из сброса карту { $card }.
event-stop = «Стоп!» { $seat } останавливает то, что играет { $author }.
event-stop-stop = «Стоп!» { $seat } останавливает «Стоп», который играет { $author }.
event-stop-own = «Стоп!» { $seat } останавливает собственную игру.
event-stop-stop-own = «Стоп!» { $seat } останавливает собственный «Стоп».
event-cancelled = Остановлено: сыгранное не действует, дальше ходит { $seat }.
event-out = { $seat } разбивается: { $place ->
        [2] второе место
        [3] третье место
        [4] четвёртое место
       *[5] пятое место
    }. На столе: { $cards }.
event-wins = { $seat } побеждает!

# Outcomes.

outcome-last-driver = { $winners } едет дальше, когда все остальные разбились. Победа!

# Refusals: why not, and what to do instead.

why-over = Гонка уже закончена, можно начать новую.
why-out = Вы уже выбыли из этой гонки, теперь можно только смотреть.
why-window = Открыто окно остановки: пока оно длится, есть только «Стоп!» и «Пусть едет».
why-crash-first = Сначала решите, что делать с «Аварией».
why-not-your-turn = Сейчас ходит { $seat }, дождитесь своего хода.
why-finish-first = Сначала нужно завершить то, что уже сыграно.
why-too-few = { $held ->
        [0] У вас нет карты { $card }.
       *[other] Карт { $card } нужно { $wanted }, а у вас только { $held }.
    }
why-yourself = Себя выбрать нельзя, выберите кого-нибудь другого.
why-target-out = Этого игрока в гонке нет, выберите другого.
why-empty-hand = { $seat } без карт на руках, выберите того, у кого они есть.
why-unlike-cars = В пару идут два одинаковых спорткара, а эти разные.
why-no-stop-boost = За этим столом карты { $card } в пару не складывают.
why-first-game = В первой партии из комбинаций есть только пары одинаковых спорткаров.
why-not-five = Нужно пять карт с разными названиями, а у вас { $names ->
        [0] карт нет
        [one] только { $names } название
        [few] только { $names } названия
       *[many] только { $names } названий
    }.
why-empty-discard = В сбросе ещё нет карты, которую можно взять, так что приберегите эти пять.
why-laid-already = Карта { $card } уже выложена, нужно другое название.
why-car-laid-already = Один спорткар уже лежит, а за этим столом все они — одно название.
why-nothing-to-stop = Сейчас останавливать нечего: подождите, пока кто-нибудь сыграет карту.
why-passed = Вы уже сказали «Пусть едет»; спросим ещё раз, если кто-то сыграет «Стоп».
why-own-card = Это ваша карта, а себя не останавливают: подождите, что скажут другие.
why-not-now = Сейчас об этом не спрашивают, случай ещё представится.
why-no-crash = Играть «Форсаж» или нет, решают только тогда, когда вытянули «Аварию».
why-too-deep = В колоде только { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
    }, так глубоко не спрятать.
why-name-crash = «Аварии» ни у кого на руках не бывает, назовите другую карту.
why-no-such-back = Здесь только { $held ->
        [one] { $held } карта
        [few] { $held } карты
       *[many] { $held } карт
    }, покажите на одну из них.
why-take-crash = «Аварию» из сброса не берут, выберите другую карту.
why-not-in-discard = Карты { $card } среди разрешённых в сбросе нет, выберите другую.

# Options of the table.

option-combinations = Комбинации
    .help = Все, или для знакомства только пары одинаковых спорткаров.
option-combinations-full = все
option-combinations-first-game = первая партия
option-deal = Карт в начале
    .help = Сколько карт получает каждый, не считая своего «Форсажа».
option-deal-7 = 7 и «Форсаж»
option-deal-4 = 4 и «Форсаж»
option-boost_compulsory = «Форсаж» обязателен
    .help = Кто вытянул «Аварию» и держит «Форсаж», тот должен его сыграть.
option-boost_ends_all = «Форсаж» заканчивает все ходы
    .help = После спасения игрок не делает остальных ходов, оставшихся из-за «Обгона».
option-triple_named = Когда называют карту в тройке
    .help = До окна остановки, чтобы все знали, что останавливают, или после него.
option-triple_named-before = до окна остановки
option-triple_named-after = после окна остановки
option-overtake_flat = «Обгон» — ровно два хода
    .help = Неиспользованные ходы обогнанного исчезают, а не едут дальше.
option-turns_passed_on = Ходы после аварии переходят дальше
    .help = Если обогнанный разбился, его остальные ходы делает следующий игрок.
option-empty_hand_targetable = «Уступи» на пустую руку
    .help = Можно выбрать игрока без карт, но он ничего не даст.
option-pick_a_back = Самим показывать на рубашку
    .help = Играя пару, вы сами показываете на одну из рубашек, а карты перед этим тасуют.
option-mixed_car_pairs = Пары из разных спорткаров
    .help = Парой становятся любые два спорткара, не только одинаковые.
option-cars_one_name = Все спорткары — одно название
    .help = В пяти разных может быть только один спорткар.
option-no_stop_boost_pairs = Без пар из «Стопов» и «Форсажей»
    .help = Два «Стопа» или два «Форсажа» парой не играют.
option-five_not_eligible = Пять сыгранных карт не возвращаются
    .help = За пять разных берут из сброса что-то другое, а не одну из этих пяти.
option-five_unstoppable = Пять разных не остановить
    .help = После пяти разных окна остановки нет.
option-hand_removed = Карты разбившегося выходят из игры
    .help = Они не ложатся в сброс, и достать их оттуда нельзя.
option-marks_shown = Пометки на известных картах
    .help = Стол помнит за вас, какие карты колоды вы видели или положили туда.
option-discard_shown = Сброс
    .help = Можно ли просматривать его весь, или видна только верхняя карта.
option-discard_shown-open = открытый
option-discard_shown-top = только верхняя карта
option-deck_counted = Счётчик колоды
    .help = Всем видно, сколько карт осталось в колоде.
option-author_may_stop = Останавливать свою карту
    .help = Окно остановки спрашивает и того, кто только что сыграл.
option-first = Кто начинает
    .help = Жребий, победитель прошлой партии или то место, которое выберет хозяин.
option-first-random = жребий
option-first-winner = победитель прошлой партии
option-first-seat-0 = место 1
option-first-seat-1 = место 2
option-first-seat-2 = место 3
option-first-seat-3 = место 4
option-first-seat-4 = место 5
option-turn_seconds = Секунд на ход
    .help = Когда время выходит, карта из колоды берётся сама.
option-absent = Когда связь оборвалась
    .help = Кто ходит за того, кто пропал: стол просто берёт карты или играет бот.
option-absent-silence = карты берёт стол
option-absent-bot = играет бот
option-boost_seconds = Секунд на «Форсаж»
    .help = Когда время выходит, «Форсаж» играется сам, а «Авария» ложится наугад.
option-give_seconds = Секунд, чтобы отдать карту
    .help = Когда время выходит, отдаётся случайная карта.
option-window_seconds = Секунд на «Стоп!»
    .help = Сколько длится окно остановки; молчание значит «Пусть едет».
option-window_more_seconds = Ещё секунд после «Стопа»
    .help = Сколько времени добавляет окну каждый сыгранный «Стоп».

# Labels of the picture in the terminal.

label-turn = Ход
label-overtaken = после «Обгона»
label-deck = Колода
label-out = выбывает, место
label-discard = Сброс

# Words of the web table. $card is a name as printed, unless it stands in a sentence.

ui-cards = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
ui-turns = { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
ui-out = авария
ui-order = Очередь ходов
ui-deck = Колода: { $cards }
ui-deck-uncounted = Колода
ui-seen = Вы видели, сверху
ui-seen-card = { $card }, сверху: { $depth }
ui-discard = Сброс: { $cards }
ui-discard-top = Сброс
ui-discard-open = Сброс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, сверху { $card }. Разложить
ui-discard-empty = Сброс пуст
ui-discard-title = Сброс, сверху вниз
ui-discard-hidden = За этим столом видна только верхняя карта.
ui-stops = { $stops ->
        [one] На ней { $stops } «Стоп»
        [few] На ней { $stops } «Стопа»
       *[many] На ней { $stops } «Стопов»
    }
ui-crash = Авария!
ui-hand = Ваши карты
ui-hand-empty = Карт не осталось: берите из колоды
ui-card = { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
ui-not-now = Сейчас не сыграть
ui-five = Пять разных
ui-put-back = Забрать карту назад
ui-which-way = «{ $card }»: одну или вместе?
ui-way-card = Сыграть одну
ui-way-pair = Сыграть пару
ui-way-mixed = Пара: ещё «{ $card }»
ui-way-triple = Сыграть тройку
ui-way-lay = Выложить
ui-way-give = Отдать
ui-whom-give-way = «{ $card }»: кто даёт вам карту?
ui-whom-pair = Пара «{ $card }»: у кого тянете карту наугад?
ui-whom-mixed-pair = «{ $card }» и «{ $other }»: у кого тянете карту наугад?
ui-whom-triple = Тройка «{ $card }»: у кого просите карту, которую назовёте?
ui-hide-depth = Сколько карт лежит над «Аварией»
ui-hide-top = Сверху
ui-hide-bottom = Снизу

# A friend's words beside a question, for a first game.

guide-ask-turn = Жёлтые карты можно сыграть сейчас. Не хочется? Коснитесь колоды: это всегда конец хода. Берегите «Форсаж», он спасает от «Аварии».
guide-ask-window-attention = Кто-то сыграл карту. Есть «Стоп»? Можно её отменить. Иначе пусть едет.
guide-ask-save = Вы вытянули «Аварию», но «Форсаж» вас спасёт. Потом спрячете её обратно в колоду.
guide-ask-place = Спрячьте «Аварию» туда, откуда её вытянет кто-то другой. Места никто не увидит.
