# A game again.

seen-by = Очима:
spectator = глядача
share-moment = Поділитися миттю
download-record = Завантажити запис
check-fairness = Перевірити чесність
what-if = А якби?
    .help = Новий стіл продовжить гру з кроку { $step }. На інших місцях сядуть боти, а випадок буде новий.
what-if-seat = За кого граєте?
what-if-go = Грати звідси
play = Грати
pause = Пауза
to-first = На початок
to-last = У кінець
step-back = Крок назад
step-on = Крок уперед
speed = Швидкість
scrub = Мить гри
step-of = крок { $step } з { $steps }
turning-points = Зламні миті:
course = Як складалося: вище означає краще

# The end.

rematch = Ще раз так само
rematch-join = Вас кличуть ще раз
score = { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }
choices-made = { $count ->
        [one] { $count } рішення
        [few] { $count } рішення
       *[many] { $count } рішень
    }
game-numbers = Усього { $choices ->
        [one] { $choices } рішення
        [few] { $choices } рішення
       *[many] { $choices } рішень
    }, випадок вирішував { $draws ->
        [one] { $draws } раз
        [few] { $draws } рази
       *[many] { $draws } разів
    }.

# Fairness.

fairness = Чи була гра чесна?
fair-yes = Гра чесна. Ми перерахували її тут, у вашому браузері.
fair-no = Тут щось не сходиться.
fair-seal = Печатка, яку показали перед першим ходом, пасує до таємниці.
fair-no-seal = Печатка, яку показали перед першим ходом, не пасує до таємниці.
fair-draws = { $draws ->
        [one] Перерахували { $draws } випадок: він той самий.
        [few] Перерахували { $draws } випадки: усі ті самі.
       *[many] Перерахували { $draws } випадків: усі ті самі.
    }
fair-wrong = { $draws ->
        [one] { $draws } випадок інший, ніж мав бути; перший на кроці { $step }.
        [few] { $draws } випадки інші, ніж мали бути; перший на кроці { $step }.
       *[many] { $draws } випадків інші, ніж мали бути; перший на кроці { $step }.
    }
fair-mixed = { $players ->
        [0] Ніхто з гравців не підмішував свого числа.
        [one] Своє число підмішав { $players } гравець, тож сервер не міг підібрати таємницю.
        [few] Свої числа підмішали { $players } гравці, тож сервер не міг підібрати таємницю.
       *[many] Свої числа підмішали { $players } гравців, тож сервер не міг підібрати таємницю.
    }
fair-commitment = Печатка, показана перед грою
fair-secret = Таємниця, відкрита після гри
fair-verify = Перевірити разом із правилами можна й без нас: завантажте запис і виконайте
fair-forked = Ця гра почалася з миті іншої, тож однією печаткою її не перевірити.

# The rulebook.

rules-search = Шукати в правилах
rules-now = Зараз важить
rules-nothing = Такого в правилах немає.
