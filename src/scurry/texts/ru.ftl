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
not-a-number = { $most ->
        [1] Здесь есть только одно: введите 1.
       *[other] Введите число от 1 до { $most }.
    }
pass-screen = Экран берёт { $seat }
press-enter = Это я, показывай (нажмите Enter)
thanks = Спасибо за игру!
