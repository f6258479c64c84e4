# Languages, each by its own name.

language-uk = Українська
language-ru = Русский
language-en = English

# People at the table.

seat-name = Игрок { $number }
your-turn = { $seat }, ваш ход!
waiting-for = Ждём: { $names }
game-over = Игра окончена
place = { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
        [4] четвёртое место
        [5] пятое место
        [6] шестое место
        [7] седьмое место
        [8] восьмое место
       *[other] место № { $place }
    }

# Answers that were not let in, where no rule says why.

refused-not-asked = Вас сейчас не спрашивают, подождите немного.
refused-stale = Стол успел измениться, пока вы нажимали. Вот он новый.
refused-illegal = Сейчас так не выйдет, выберите что-нибудь другое.
refused-unknown = Такого выбора здесь нет, выберите один из предложенных.

# Values of options.

value-on = да
value-off = нет

# A game in the terminal.

choose-number = { $most ->
        [1] Ваш выбор (1):
       *[other] Ваш выбор (от 1 до { $most }):
    }
choose-quickly = Ваш выбор (от 1 до { $most } или первые буквы слова):
typed-several = Так начинается не один вариант: { $options }.
race-seconds = на ответ { $seconds } с
not-a-number = { $most ->
        [1] Здесь есть только одно: введите 1.
       *[other] Введите число от 1 до { $most }.
    }
pass-screen = Экран берёт { $seat }
press-enter = Это я, показывай (нажмите Enter)
thanks = Спасибо за игру!
late-answer = Тем временем стол изменился, поэтому спрашиваем вас ещё раз.
late-race = Поздно: кто-то успел раньше.
time-up = Ваше время вышло.
seat-you = { $seat } (вы)
seat-bot = { $seat } (бот { $level })
chance-bound = Случай связан числом { $commitment }. Тайну за ним откроем в конце.
chance-seeded = Случай идёт от зерна { $seed }.
record-kept = Игра записывается в файл { $file }.
record-left = Игра ждёт вас в файле { $file }. Чтобы продолжить: scurry resume { $file }
record-done = Вся игра — в файле { $file }. Чтобы посмотреть снова: scurry replay { $file }
secret-told = Тайна была такой: { $secret }. Каждое выпадение можно проверить: scurry verify { $file }
final-place = { $seat }: { $place }
whole-story = Вся история игры:

# What one can type instead of a choice.

command-why = почему
command-rules = правила
command-help = справка
command-log = журнал
command-quit = выход
help-choose = Чтобы выбрать, введите номер или название, которое стоит за вариантом.
help-letters = Можно ввести и первые буквы варианта или его последнего слова, если так не начинается другой.
help-why = «{ command-why } …» с названием выбора или его частью объясняет, что этому мешает.
help-rules = «{ command-rules }» приводит правила, которые действуют сейчас, «{ command-rules } ПУНКТ» — любое другое.
help-log = «{ command-log }» пересказывает всё, что вам до сих пор рассказали.
help-quit = «{ command-quit }» — уйти; игра подождёт в своём файле, пока вы не продолжите.
commands = Ещё можно: { command-why }, { command-rules }, { command-log }, { command-help }, { command-quit }
explain-how = Введите «{ command-why }» и то, что хотели бы выбрать, например «{ command-why } { $key }».
explain-allowed = Ничто не мешает, это можно выбрать сейчас:
explain-none = Здесь нельзя выбрать ничего с названием «{ $typed }».
explain-more = … и ещё { $count }
clause-unknown = В правилах нет пункта { $clause }.
log-empty = Ещё ничего не произошло.

# The menu of games.

menu-games = Во что сыграем?
menu-players = Сколько будет игроков?
menu-people = Сколько из них людей?
menu-level = Какой бот сядет на остальные места?
choose-between = Ваш выбор (от { $low } до { $high }, Enter — { $usual }):
not-between = Введите целое число от { $low } до { $high }.
game-facts = { $seats } { $most ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }, { $minutes } мин, от { $age } { $age ->
        [one] года
       *[other] лет
    }, правила версии { $rules }
column-option = Опция
column-values = Значения
column-clause = Пункт
column-meaning = Что это значит
default-mark = * — обычное значение. [ ] — настройка стола, а не правило.

# Watching a record again.

replay-start = Игра начинается
replay-step = Выбор { $number } из { $count }: { $seat }
replay-chosen = Ваш выбор: { $choice }
replay-hint = Enter — дальше; b — назад; число — туда; q — выйти
replay-open = Здесь запись заканчивается, а игра продолжается.

# Checking a record.

verified-played = { $choices ->
        [0] Ещё никто ничего не выбрал; подготовка соответствует правилам.
        [one] Ещё раз сыгран { $choices } выбор: правила его разрешают.
        [few] Ещё раз сыграно { $choices } выбора: правила разрешают каждый.
       *[other] Ещё раз сыграно { $choices } выборов: правила разрешают каждый.
    }
verified-places = Результат именно такой, как записано.
verified-unfinished = Игра не закончена, поэтому проверять результат рано.
verified-draws = { $draws ->
        [one] { $draws } выпадение заново вычислено из открытой тайны: оно такое же.
        [few] { $draws } выпадения заново вычислены из открытой тайны: все такие же.
       *[other] { $draws } выпадений заново вычислены из открытой тайны: все такие же.
    }
verified-no-secret = { $draws ->
        [one] { $draws } выпадение соответствует правилам; было ли оно честным, без тайны не сказать.
        [few] { $draws } выпадения соответствуют правилам; были ли они честными, без тайны не сказать.
       *[other] { $draws } выпадений соответствуют правилам; были ли они честными, без тайны не сказать.
    }
verified-wrong = С этой записью не всё в порядке. { $trouble }

# Boards of one's own.

content-playable = Хорошее поле для гонок! Его код: { $code }
content-good = { $game }: всё содержимое согласовано.
content-bad = { $game }: надо исправить { $faults ->
    [one] { $faults } место
    [few] { $faults } места
   *[many] { $faults } мест
}.
content-faulty = На этом поле пока нельзя играть.
content-length = { $races ->
        [one] { $races } быстрая гонка
        [few] { $races } быстрые гонки
       *[many] { $races } быстрых гонок
    }: половина длилась не больше { $rounds ->
        [one] { $rounds } круга
        [few] { $rounds } кругов
       *[many] { $rounds } кругов
    }.
content-wins = Кто ходит под номером { $place }, выигрывает { $share } % (почти наверняка от { $low } до { $high } %).
