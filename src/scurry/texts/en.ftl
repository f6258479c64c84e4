# Languages, each by its own name.

language-uk = Українська
language-ru = Русский
language-en = English

# People at the table.

seat-name = Player { $number }
your-turn = { $seat }, it is your turn!
waiting-for = Waiting for { $names }
game-over = The game is over
place = { $place ->
        [1] first place
        [2] second place
        [3] third place
        [4] fourth place
        [5] fifth place
        [6] sixth place
        [7] seventh place
        [8] eighth place
       *[other] place { $place }
    }

# Answers that were not let in, where no rule says why.

refused-not-asked = You are not asked just now; wait a little.
refused-stale = The table changed as you clicked. Here it is now.
refused-illegal = That does not work now; choose something else.
refused-unknown = There is no such choice here; choose one of those offered.

# Values of options.

value-on = on
value-off = off

# A game in the terminal.

choose-number = { $most ->
        [1] Your choice (1):
       *[other] Your choice (1 to { $most }):
    }
not-a-number = { $most ->
        [1] There is only one here: type 1.
       *[other] Type a number from 1 to { $most }.
    }
pass-screen = The screen goes to { $seat }
press-enter = It’s me, show (press Enter)
thanks = Thank you for playing!
