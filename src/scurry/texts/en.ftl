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
choose-quickly = Your choice (1 to { $most }, or the first letters of a word):
typed-several = Several begin like that: { $options }.
race-seconds = { $seconds } s to answer
not-a-number = { $most ->
        [1] There is only one here: type 1.
       *[other] Type a number from 1 to { $most }.
    }
pass-screen = The screen goes to { $seat }
press-enter = It’s me, show (press Enter)
thanks = Thank you for playing!
late-answer = The table has changed meanwhile, so you are asked once more.
late-race = Too late: someone was faster.
time-up = Your time is up.
seat-you = { $seat } (you)
seat-bot = { $seat } ({ $level } bot)
chance-bound = Chance is bound to { $commitment }. The secret behind it is told at the end.
chance-seeded = Chance comes from the seed { $seed }.
record-kept = The game is being written down in { $file }.
record-left = The game waits for you in { $file }. To go on: scurry resume { $file }
record-done = The whole game is in { $file }. To watch it again: scurry replay { $file }
secret-told = The secret was { $secret }. Every draw can be checked: scurry verify { $file }
final-place = { $seat }: { $place }
whole-story = The whole story of the game:

# What one can type instead of a choice.

command-why = why
command-rules = rules
command-help = help
command-log = log
command-quit = quit
help-choose = A number, or the name behind an option, chooses it.
help-letters = The first letters of an option, or of its last word, choose it if no other begins like that.
help-why = “{ command-why } …” with the name of a choice, or a part of it, explains what stands in the way.
help-rules = “{ command-rules }” quotes the rules that count now, “{ command-rules } CLAUSE” any other.
help-log = “{ command-log }” tells all that you have been told so far.
help-quit = “{ command-quit }” leaves; the game waits in its file until you go on.
commands = Also: { command-why }, { command-rules }, { command-log }, { command-help }, { command-quit }
explain-how = Type “{ command-why }” and what you would like to choose, such as “{ command-why } { $key }”.
explain-allowed = Nothing stands in the way, you can choose it now:
explain-none = Nothing one could choose here is called “{ $typed }”.
explain-more = … and { $count } more
clause-unknown = The rulebook has no clause { $clause }.
log-empty = Nothing has happened yet.

# The menu of games.

menu-games = Which game shall it be?
menu-players = How many players?
menu-people = How many of them are people?
menu-level = Which bot takes the other seats?
choose-between = Your choice ({ $low } to { $high }, Enter means { $usual }):
not-between = Type a whole number from { $low } to { $high }.
game-facts = { $seats } { $most ->
        [one] player
       *[other] players
    }, { $minutes } min, age { $age } and up, rules version { $rules }
column-option = Option
column-values = Values
column-clause = Clause
column-meaning = What it means
default-mark = * is the usual value. [ ] is a setting of the table, not a rule.

# Watching a record again.

replay-start = The game begins
replay-step = Choice { $number } of { $count }: { $seat }
replay-chosen = Your choice: { $choice }
replay-hint = Enter: on; b: back; a number: there; q: leave
replay-open = The record ends here; the game goes on.

# Checking a record.

verified-played = { $choices ->
        [0] Nobody has chosen anything yet; the setup follows the rules.
        [one] { $choices } choice was played again: the rules allow it.
       *[other] { $choices } choices were played again: the rules allow every one.
    }
verified-places = The result is the one that is written down.
verified-unfinished = The game is not finished, so there is no result to check.
verified-draws = { $draws ->
        [one] { $draws } draw was computed again from the revealed secret: it is the same.
       *[other] { $draws } draws were computed again from the revealed secret: all are the same.
    }
verified-no-secret = { $draws ->
        [one] { $draws } draw fits the rules; whether it was fair cannot be told without a secret.
       *[other] { $draws } draws fit the rules; whether they were fair cannot be told without a secret.
    }
verified-wrong = This record is not in order. { $trouble }

# Boards of one's own.

content-playable = A good board to race on! Its code: { $code }
content-good = { $game }: all its content fits together.
content-bad = { $game }: { $faults ->
    [one] one thing
   *[other] { $faults } things
} to mend.
content-faulty = Nobody can race on this board yet.
content-length = { $races ->
        [one] { $races } quick race
       *[other] { $races } quick races
    }: half of them took no more than { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
content-wins = Whoever moves at place { $place } wins { $share } % (surely between { $low } and { $high } %).
