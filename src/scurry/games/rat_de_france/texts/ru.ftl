# The game in a sentence or two, for those who have never played it.

about = Гонка крыс по трассе из карточек. Все тайно выбирают действие, а одинаковые приходится менять. Кто первым добежит до флажков?

# Action cards: a name inside a sentence, and as it is printed on the card's face.

action-straight = «Рывок по прямой»
    .face = Рывок по прямой
action-diagonal = «Рывок по диагонали»
    .face = Рывок по диагонали
action-step = «Шаг в любую сторону»
    .face = Шаг в любую сторону
action-swap = «Поменяться местами»
    .face = Поменяться местами
action-jump = «Перепрыгнуть»
    .face = Перепрыгнуть
action-idea = «Идея»
    .face = Идея

# Tokens.

token-pepper = «Перец»
token-sugar = «Сахар»
token-clover = «Клевер»

# Winds: where they blow to.

wind-N = север ↑
wind-NE = северо-восток ↗
wind-E = восток →
wind-SE = юго-восток ↘
wind-S = юг ↓
wind-SW = юго-запад ↙
wind-W = запад ←
wind-NW = северо-запад ↖

# Questions. $card is the card laid this round, $count the cards still to discard.

ask-place = На какой флажок ставите крысу?
ask-discard = { $count ->
        [one] Нужно сбросить ещё { $count } карту. Какую?
        [few] Нужно сбросить ещё { $count } карты. С какой начнёте?
       *[many] Нужно сбросить ещё { $count } карт. С какой начнёте?
    }
ask-bid = Раунд { $round }: какую карту кладёте лицом вниз?
ask-pepper = Карты открыты. Съедите перец, чтобы ходить раньше всех?
ask-act = Ваше действие — { $card }. Что делает крыса?
ask-token = Утешительный жетон на следующую гонку: какой берёте?

# Choices: labels of buttons. $cell is a cell like C5, $to another player.

choice-place = Встать на { $cell }
choice-discard = Сбросить: { $card }
choice-bid = Положить: { $card }
choice-eat-pepper = Съесть перец
choice-keep-pepper = Приберечь перец
choice-straight = По прямой на { $cell }
choice-straight-sugar = Сахар: по прямой на { $cell }
choice-straight-clover = Клевер: по прямой на { $cell }
choice-diagonal = По диагонали на { $cell }
choice-diagonal-sugar = Сахар: по диагонали на { $cell }
choice-diagonal-clover = Клевер: по диагонали на { $cell }
choice-step = Шаг на { $cell }
choice-step-sugar = Сахар: шаг на { $cell }
choice-step-clover = Клевер: шаг на { $cell }
choice-jump = Прыжок на { $cell }
choice-jump-sugar = Сахар: прыжок на { $cell }
choice-jump-clover = Клевер: прыжок на { $cell }
choice-idea = Идея: на { $cell }
choice-idea-sugar = Сахар: идея, на { $cell }
choice-idea-clover = Клевер: идея, на { $cell }
choice-swap = Поменяться местами: { $to }
choice-swap-sugar = Сахар: поменяться местами, { $to }
choice-swap-clover = Клевер: поменяться местами, { $to }
choice-take = Взять жетон
choice-take-clover = Клевер: взять жетон
choice-steal-sugar = Сахар: забрать жетон, который держит { $to }
choice-pass = Пропустить ход
choice-token = Взять жетон { $token }
choice-token-keep = Оставить свой жетон

# Events: lines of the log. $row are the six order cards, $order the players of the round.

event-race = { $race ->
        [1] Крысы, на старт! Начинает { $seat }.
       *[other] Гонка № { $race }! Начинает { $seat }.
    } Ряд приказов: { $row }.
event-places = { $seat } ставит крысу на { $cell }.
event-discards = { $seat } сбрасывает карту { $card }.
event-round = Раунд { $round }. Порядок ходов: { $order }.
event-wind = Ветер дует на { $wind }.
event-bids = { $seat } кладёт карту лицом вниз.
event-bids-card = { $seat } кладёт лицом вниз карту { $card }.
event-reveals = { $seat } открывает карту { $card }.
event-eats-pepper = { $seat } съедает перец и теперь ходит раньше всех!
event-replaces = Такое действие уже занято, и { $seat } кладёт вместо него карту { $card }.
event-eats = { $seat } съедает жетон { $token }.
event-moves = { $seat } ведёт крысу на { $cell }.
event-swaps = { $seat } и { $to } меняются местами.
event-takes = { $seat } берёт жетон { $token }.
event-steals = { $seat } забирает { $token }, { $to } остаётся ни с чем.
event-passes = { $seat } пропускает ход.
event-cannot = { $seat } стоит на месте: карта в этот раз ничего не даёт.
event-blown = Ветер дует, и { $seat } оказывается на { $cell }.
event-finishes = { $seat } финиширует: { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
       *[4] четвёртое место
    }!
event-refills = { $seat } снова держит в руке все шесть карт.
event-cheese = { $seat }: { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
       *[4] четвёртое место
    }, сыра всего { $cheese ->
        [one] { $cheese } кусок
        [few] { $cheese } куска
       *[many] { $cheese } кусков
    }.
event-consoled = { $seat } берёт на следующую гонку жетон { $token }.

# Outcomes.

outcome-race = { $winners } побеждает, и сыр добыт!
outcome-teams = Побеждает команда: { $winners }!
outcome-tournament = Турнир завершён, { $winners } побеждает!

# Refusals: why not, and what to do instead.

why-over = Гонка уже закончена, можно начать новую.
why-not-now = Сейчас об этом не спрашивают, случай ещё представится.
why-not-your-turn = Сейчас чужая очередь, подождите немного.
why-flag-taken = На этом флажке уже { $seat }, выберите другой.
why-card-not-in-hand = Карты { $card } сейчас нет в руке, выберите другую.
why-bid-already = Ваша карта уже лежит, подождите остальных.
why-no-token = У вас нет жетона { $token }, так что есть пока нечего.
why-not-by-clover = Клевер даёт только одно из двух действий, которые идут в ряду за картой { $card }.
why-other-card = В этом раунде ваша карта — { $card }, действуйте по ней.
why-off-track = Такой клетки на этом треке нет, выберите другую.
why-same-cell = Крыса уже здесь; чтобы остаться, пропустите ход.
why-rat = На этой клетке уже { $seat }, выберите свободную.
why-in-mud = Крыса увязла в грязи, выбраться поможет только «Идея».
why-in-water = В воде рывок короткий, туда им не достать.
why-sugar-idea = Сахар с «Идеей» только забирает чужой жетон, а крысу не двигает.
why-no-idea = «Идея» двигает крысу только с пружины, из грязи или из воды.
why-out-of-reach = Этим действием туда не достать, выберите другую клетку.
why-wall = Дорогу туда преграждает стена, ищите обход.
why-other-in-mud = { $seat } сидит в грязи, а за этим столом оттуда не выменять.
why-not-beside = Отсюда не достать туда, где сейчас { $seat }.
why-yourself = Себя выбрать нельзя, выберите чужую крысу.
why-rat-gone = Этой крысы на треке нет, выберите другую.
why-no-token-cell = Здесь брать нечего: жетоны лежат на клетках с перцем, сахаром и клевером.
why-cell-used = Эта клетка уже отдала свой жетон, поищите другую.
why-held-already = Такой жетон у вас уже есть, второй ни к чему.
why-nothing-to-steal = { $seat } без жетона, так что забрать нечего.
why-partner = { $seat } в вашей команде, а за этим столом своих не обкрадывают.
why-nothing-to-keep = Жетона у вас ещё нет, выберите один из трёх.

# Options of the table.

option-group-track = Трек
option-group-cards = Карты и ставки
option-group-running = Как бегут крысы
option-group-mode = Во что играем
option-group-start = Кто начинает и время
option-mode = Режим
    .help = Одна гонка, две команды по двое (только вчетвером) или турнир из трёх гонок.
option-mode-race = гонка
option-mode-teams = команды
option-mode-tournament = турнир
option-track = Трек
    .help = Один участок между стартом и финишем или два. В турнире трек всегда короткий.
option-track-short = короткий
option-track-long = длинный
option-wind = Ветер
    .help = Каждый раунд новый ветер, и после своего хода крыса сдвигается по нему на одну клетку.
option-places = Играть за места
    .help = Гонка длится, пока не финишируют все, кроме одного. В турнире так всегда, в командах никогда.
option-start_card = Карта старта
    .help = Какая из шести карт старта и финиша лежит слева.
option-start_card-random = наугад
option-start_card-I = I. Флажки
option-start_card-II = II. Жёлоб
option-start_card-III = III. Топь
option-start_card-IV = IV. Ров
option-start_card-V = V. Батут
option-start_card-VI = VI. Грядка
option-finish_card = Карта финиша
    .help = Какая из шести карт старта и финиша лежит справа; не та же, что на старте.
option-finish_card-random = { option-start_card-random }
option-finish_card-I = { option-start_card-I }
option-finish_card-II = { option-start_card-II }
option-finish_card-III = { option-start_card-III }
option-finish_card-IV = { option-start_card-IV }
option-finish_card-V = { option-start_card-V }
option-finish_card-VI = { option-start_card-VI }
option-section_1 = Участок 1
    .help = Первая карта трека после старта, а в турнире — карта первой гонки.
option-section_1-random = наугад
option-section_1-1 = 1. Двор
option-section_1-2 = 2. Трамплин
option-section_1-3 = 3. Лужи грязи
option-section_1-4 = 4. Ручей
option-section_1-5 = 5. Перечная грядка
option-section_1-6 = 6. Сахарный склад
option-section_1-7 = 7. Клеверная поляна
option-section_1-8 = 8. Распутье
option-section_1-9 = 9. Мельница
option-section_1-10 = 10. Болото
option-section_1-11 = 11. Канал
option-section_1-12 = 12. Кладовая
option-section_1-13 = 13. Виноградник
option-section_1-14 = 14. Рынок
option-section_1-15 = 15. Мост
option-section_1-16 = 16. Каменоломня
option-section_1-17 = 17. Водопад
option-section_1-18 = 18. Свинарник
option-section_1-19 = 19. Лабиринт
option-section_1-20 = 20. Сад
option-section_1-21 = 21. Две реки
option-section_1-22 = 22. Цирк трамплинов
option-section_1-23 = 23. Дамба
option-section_1-24 = 24. Финальный рывок
option-turn_1 = Как лежит участок 1
    .help = Как напечатано или повёрнут на пол-оборота.
option-turn_1-random = наугад
option-turn_1-0 = как напечатано
option-turn_1-180 = на пол-оборота
option-section_2 = Участок 2
    .help = Вторая карта длинного трека, а в турнире — карта второй гонки.
option-section_2-random = { option-section_1-random }
option-section_2-1 = { option-section_1-1 }
option-section_2-2 = { option-section_1-2 }
option-section_2-3 = { option-section_1-3 }
option-section_2-4 = { option-section_1-4 }
option-section_2-5 = { option-section_1-5 }
option-section_2-6 = { option-section_1-6 }
option-section_2-7 = { option-section_1-7 }
option-section_2-8 = { option-section_1-8 }
option-section_2-9 = { option-section_1-9 }
option-section_2-10 = { option-section_1-10 }
option-section_2-11 = { option-section_1-11 }
option-section_2-12 = { option-section_1-12 }
option-section_2-13 = { option-section_1-13 }
option-section_2-14 = { option-section_1-14 }
option-section_2-15 = { option-section_1-15 }
option-section_2-16 = { option-section_1-16 }
option-section_2-17 = { option-section_1-17 }
option-section_2-18 = { option-section_1-18 }
option-section_2-19 = { option-section_1-19 }
option-section_2-20 = { option-section_1-20 }
option-section_2-21 = { option-section_1-21 }
option-section_2-22 = { option-section_1-22 }
option-section_2-23 = { option-section_1-23 }
option-section_2-24 = { option-section_1-24 }
option-turn_2 = Как лежит участок 2
    .help = Как напечатано или повёрнут на пол-оборота.
option-turn_2-random = { option-turn_1-random }
option-turn_2-0 = { option-turn_1-0 }
option-turn_2-180 = { option-turn_1-180 }
option-section_3 = Участок 3
    .help = Только для турнира: карта третьей гонки.
option-section_3-random = { option-section_1-random }
option-section_3-1 = { option-section_1-1 }
option-section_3-2 = { option-section_1-2 }
option-section_3-3 = { option-section_1-3 }
option-section_3-4 = { option-section_1-4 }
option-section_3-5 = { option-section_1-5 }
option-section_3-6 = { option-section_1-6 }
option-section_3-7 = { option-section_1-7 }
option-section_3-8 = { option-section_1-8 }
option-section_3-9 = { option-section_1-9 }
option-section_3-10 = { option-section_1-10 }
option-section_3-11 = { option-section_1-11 }
option-section_3-12 = { option-section_1-12 }
option-section_3-13 = { option-section_1-13 }
option-section_3-14 = { option-section_1-14 }
option-section_3-15 = { option-section_1-15 }
option-section_3-16 = { option-section_1-16 }
option-section_3-17 = { option-section_1-17 }
option-section_3-18 = { option-section_1-18 }
option-section_3-19 = { option-section_1-19 }
option-section_3-20 = { option-section_1-20 }
option-section_3-21 = { option-section_1-21 }
option-section_3-22 = { option-section_1-22 }
option-section_3-23 = { option-section_1-23 }
option-section_3-24 = { option-section_1-24 }
option-turn_3 = Как лежит участок 3
    .help = Как напечатано или повёрнут на пол-оборота.
option-turn_3-random = { option-turn_1-random }
option-turn_3-0 = { option-turn_1-0 }
option-turn_3-180 = { option-turn_1-180 }
option-discards_secret = Сбрасывать тайно
    .help = Стартовые карты сбрасывают все сразу, не видя чужого выбора.
option-bids_in_turn = Ставки по очереди
    .help = Карты кладут одну за другой в порядке ходов, а не все сразу.
option-duplicate_acts = Занятое действие тоже действует
    .help = Кому нечем заменить одинаковую карту, тот выполняет её, а не пропускает ход.
option-pepper_by_speed = Перец на скорость
    .help = Всех, у кого есть перец, спрашивают разом: кто нажмёт позже, тот ходит раньше.
option-straight_bends = Рывок по прямой с поворотом
    .help = Во время этого рывка можно поворачивать за угол.
option-diagonal_bends = Рывок по диагонали с поворотом
    .help = Во время этого рывка можно менять диагональ.
option-sugar_step_in_line = Шаг с сахаром по одной линии
    .help = Оба шага должны быть в одну сторону.
option-water_holds_sugar = Вода сильнее сахара
    .help = Рывок из воды ведёт на 1 клетку даже с сахаром.
option-strict_corners = Строгие углы
    .help = Наискосок не пройти мимо угла, которого касается хоть одна стена.
option-walls_stop_thieves = Стена защищает жетон
    .help = С сахаром не забрать жетон у крысы, которая стоит за стеной.
option-one_token_a_cell = Жетон с клетки только раз
    .help = За одну гонку каждая клетка даёт только один жетон.
option-mud_holds_swaps = Из грязи не выменять
    .help = С крысой, которая сидит в грязи, местами не меняются.
option-seams_stop_wind = Ветер не дует между картами
    .help = Край каждой карты останавливает ветер, а не только край всего трека.
option-partners = Места партнёров
    .help = Как сидят две команды за столом.
option-partners-across = через одного
option-partners-beside = рядом
option-partners_safe = Своих не обкрадывают
    .help = Жетон партнёра по команде забрать нельзя.
option-hands_kept = Карты не возвращаются между гонками
    .help = В турнире руки остаются какими были, и нового стартового сброса нет.
option-next_first = Кто начинает следующую гонку
    .help = В турнире: победитель предыдущей или сосед того, кто начинал.
option-next_first-winner = победитель
option-next_first-clockwise = по часовой стрелке
option-last_gets_nothing = Последним сыра не дают
    .help = В турнире последнее место всегда приносит 0 кусков, сколько бы ни было игроков.
option-row_reshuffled = Новый ряд для каждой гонки
    .help = В турнире карты приказов тасуют перед каждой гонкой.
option-first = Кто начинает
    .help = Жребий или то место, которое выберет хозяин, например того, кто последним ел сыр.
option-first-random = жребий
option-first-seat-0 = место 1
option-first-seat-1 = место 2
option-first-seat-2 = место 3
option-first-seat-3 = место 4
option-turn_seconds = Секунд на ход
    .help = Когда время выходит, стол отвечает за вас: действие, например, пропускает.
option-bid_seconds = Секунд на ставку
    .help = Когда время выходит, ложится первая по ряду приказов карта из руки.

event-shows-discards = { $seat } показывает отложенное: { $cards }.
event-too-long = Раундов уже { $rounds }: гонка остановлена, места считаем по тому, кто где бежит.

# Labels of the picture in the terminal.

label-row = Очередь действий
label-round = раунд
label-order = порядок
label-off = вне трассы
label-hand = рука:
label-laid = на столе:
label-legend = S пружина · M грязь · W вода · P перец · U сахар · C клевер · ⚑ флажок · ┃ ━ стена

# A friend's words beside a question, for a first game.

guide-ask-place = Крыса начинает с флажка. Ближе к середине легче обходить стены.
guide-ask-bid = Карту кладут втайне. Если кто-то перед вами положил такую же, ваша сменится на следующую в ряду приказов.
guide-ask-act = Теперь ход крысы: клетки, которые светятся, достижимы. Цель: флажки на той стороне.
