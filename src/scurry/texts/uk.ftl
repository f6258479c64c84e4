# Languages, each by its own name.

language-uk = Українська
language-ru = Русский
language-en = English

# People at the table.

seat-name = Гравець { $number }
your-turn = { $seat }, ваш хід!
waiting-for = Чекаємо: { $names }
game-over = Гру завершено
place = { $place ->
        [1] перше місце
        [2] друге місце
        [3] третє місце
        [4] четверте місце
        [5] п’яте місце
        [6] шосте місце
        [7] сьоме місце
        [8] восьме місце
       *[other] місце № { $place }
    }

# Answers that were not let in, where no rule says why.

refused-not-asked = Вас зараз не питають, зачекайте трохи.
refused-stale = Стіл уже змінився, поки ви тиснули. Ось він новий.
refused-illegal = Зараз так не вийде, оберіть щось інше.
refused-unknown = Такого вибору тут немає, оберіть один із запропонованих.

# Values of options.

value-on = так
value-off = ні

# A game in the terminal.

choose-number = { $most ->
        [1] Ваш вибір (1):
       *[other] Ваш вибір (від 1 до { $most }):
    }
choose-quickly = Ваш вибір (від 1 до { $most } або перші літери слова):
typed-several = Так починається не один варіант: { $options }.
race-seconds = на відповідь { $seconds } с
not-a-number = { $most ->
        [1] Тут є тільки одне: введіть 1.
       *[other] Введіть число від 1 до { $most }.
    }
pass-screen = Екран бере { $seat }
press-enter = Це я, показуй (натисніть Enter)
thanks = Дякуємо за гру!
late-answer = Тим часом стіл змінився, тож питаємо вас ще раз.
late-race = Запізно: хтось устиг раніше.
time-up = Ваш час вийшов.
seat-you = { $seat } (ви)
seat-bot = { $seat } (бот { $level })
chance-bound = Випадок зв’язано числом { $commitment }. Таємницю за ним відкриємо наприкінці.
chance-seeded = Випадок іде від зерна { $seed }.
record-kept = Гра записується у файл { $file }.
record-left = Гра чекає на вас у файлі { $file }. Щоб продовжити: scurry resume { $file }
record-done = Уся гра — у файлі { $file }. Щоб переглянути знову: scurry replay { $file }
secret-told = Таємниця була така: { $secret }. Кожне випадіння можна перевірити: scurry verify { $file }
final-place = { $seat }: { $place }
whole-story = Уся історія гри:

# What one can type instead of a choice.

command-why = чому
command-rules = правила
command-help = довідка
command-log = журнал
command-quit = вихід
help-choose = Щоб обрати, введіть номер або назву, що стоїть за варіантом.
help-letters = Можна ввести й перші літери варіанта або його останнього слова, якщо так не починається інший.
help-why = «{ command-why } …» з назвою вибору чи її частиною пояснює, що цьому заважає.
help-rules = «{ command-rules }» наводить правила, що діють зараз, «{ command-rules } ПУНКТ» — будь-яке інше.
help-log = «{ command-log }» переказує все, що вам досі розповіли.
help-quit = «{ command-quit }» — піти; гра чекатиме у своєму файлі, поки ви не продовжите.
commands = Ще можна: { command-why }, { command-rules }, { command-log }, { command-help }, { command-quit }
explain-how = Введіть «{ command-why }» і те, що хотіли б обрати, наприклад «{ command-why } { $key }».
explain-allowed = Ніщо не заважає, це можна обрати зараз:
explain-none = Тут не можна обрати нічого з назвою «{ $typed }».
explain-more = … і ще { $count }
clause-unknown = У правилах немає пункту { $clause }.
log-empty = Ще нічого не сталося.

# The menu of games.

menu-games = У що зіграємо?
menu-players = Скільки буде гравців?
menu-people = Скільки з них людей?
menu-level = Який бот сяде на решту місць?
choose-between = Ваш вибір (від { $low } до { $high }, Enter — { $usual }):
not-between = Введіть ціле число від { $low } до { $high }.
game-facts = { $seats } { $most ->
        [one] гравець
        [few] гравці
       *[other] гравців
    }, { $minutes } хв, від { $age } { $age ->
        [one] року
       *[other] років
    }, правила версії { $rules }
column-option = Опція
column-values = Значення
column-clause = Пункт
column-meaning = Що це означає
default-mark = * — звичне значення. [ ] — налаштування столу, а не правило.

# Watching a record again.

replay-start = Гра починається
replay-step = Вибір { $number } з { $count }: { $seat }
replay-chosen = Ваш вибір: { $choice }
replay-hint = Enter — далі; b — назад; число — туди; q — вийти
replay-open = Тут запис закінчується, а гра триває.

# Checking a record.

verified-played = { $choices ->
        [0] Ще ніхто нічого не обрав; підготовка відповідає правилам.
        [one] Ще раз зіграно { $choices } вибір: правила його дозволяють.
        [few] Ще раз зіграно { $choices } вибори: правила дозволяють кожен.
       *[other] Ще раз зіграно { $choices } виборів: правила дозволяють кожен.
    }
verified-places = Результат саме такий, як записано.
verified-unfinished = Гру не завершено, тож перевіряти результат зарано.
verified-draws = { $draws ->
        [one] { $draws } випадіння наново обчислено з відкритої таємниці: воно таке саме.
        [few] { $draws } випадіння наново обчислено з відкритої таємниці: усі такі самі.
       *[other] { $draws } випадінь наново обчислено з відкритої таємниці: усі такі самі.
    }
verified-no-secret = { $draws ->
        [one] { $draws } випадіння відповідає правилам; чи було воно чесне, без таємниці не сказати.
        [few] { $draws } випадіння відповідають правилам; чи були вони чесні, без таємниці не сказати.
       *[other] { $draws } випадінь відповідають правилам; чи були вони чесні, без таємниці не сказати.
    }
verified-wrong = Із цим записом не все гаразд. { $trouble }

# Boards of one's own.

content-playable = Гарне поле для перегонів! Його код: { $code }
content-good = { $game }: увесь вміст узгоджений.
content-bad = { $game }: { $faults ->
    [one] { $faults } місце
    [few] { $faults } місця
   *[many] { $faults } місць
} треба виправити.
content-faulty = На цьому полі ще не можна грати.
content-length = { $races ->
        [one] { $races } швидкі перегони
        [few] { $races } швидкі перегони
       *[many] { $races } швидких перегонів
    }: половина тривала щонайбільше { $rounds ->
        [one] { $rounds } коло
        [few] { $rounds } кола
       *[many] { $rounds } кіл
    }.
content-wins = Хто ходить під номером { $place }, виграє { $share } % (майже напевно від { $low } до { $high } %).
