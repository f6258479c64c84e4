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
not-a-number = { $most ->
        [1] Тут є тільки одне: введіть 1.
       *[other] Введіть число від 1 до { $most }.
    }
pass-screen = Екран бере { $seat }
press-enter = Це я, показуй (натисніть Enter)
thanks = Дякуємо за гру!
