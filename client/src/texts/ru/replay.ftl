# A game again.

seen-by = Глазами:
spectator = зрителя
share-moment = Поделиться мигом
download-record = Скачать запись
check-fairness = Проверить честность
what-if = А если бы?
    .help = Новый стол продолжит игру с шага { $step }. На других местах сядут боты, а случай будет новый.
what-if-seat = За кого играете?
what-if-go = Играть отсюда
play = Играть
pause = Пауза
to-first = В начало
to-last = В конец
step-back = Шаг назад
step-on = Шаг вперёд
speed = Скорость
scrub = Миг игры
step-of = шаг { $step } из { $steps }
turning-points = Переломы:
course = Как складывалось: выше значит лучше

# The end.

rematch = Ещё раз так же
rematch-join = Вас зовут ещё раз
score = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
choices-made = { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
game-numbers = Всего { $choices ->
        [one] { $choices } решение
        [few] { $choices } решения
       *[many] { $choices } решений
    }, случай решал { $draws ->
        [one] { $draws } раз
        [few] { $draws } раза
       *[many] { $draws } раз
    }.

# Fairness.

fairness = Была ли игра честной?
fair-yes = Игра честная. Мы пересчитали её здесь, в вашем браузере.
fair-no = Здесь что-то не сходится.
fair-seal = Печать, показанная перед первым ходом, подходит к тайне.
fair-no-seal = Печать, показанная перед первым ходом, не подходит к тайне.
fair-draws = { $draws ->
        [one] Пересчитали { $draws } случай: он тот же.
        [few] Пересчитали { $draws } случая: все те же.
       *[many] Пересчитали { $draws } случаев: все те же.
    }
fair-wrong = { $draws ->
        [one] { $draws } случай не такой, каким должен быть; первый на шаге { $step }.
        [few] { $draws } случая не такие, какими должны быть; первый на шаге { $step }.
       *[many] { $draws } случаев не такие, какими должны быть; первый на шаге { $step }.
    }
fair-mixed = { $players ->
        [0] Никто из игроков не подмешивал своего числа.
        [one] Своё число подмешал { $players } игрок, так что сервер не мог подобрать тайну.
        [few] Свои числа подмешали { $players } игрока, так что сервер не мог подобрать тайну.
       *[many] Свои числа подмешали { $players } игроков, так что сервер не мог подобрать тайну.
    }
fair-commitment = Печать, показанная перед игрой
fair-secret = Тайна, открытая после игры
fair-verify = Проверить вместе с правилами можно и без нас: скачайте запись и выполните
fair-forked = Эта игра началась с мига другой, так что одной печатью её не проверить.

# The rulebook.

rules-search = Искать в правилах
rules-now = Сейчас важно
rules-nothing = Такого в правилах нет.
