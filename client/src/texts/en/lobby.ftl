# My games.

past-games = Played
none-going = No game has been begun. The boxes wait on the shelf.
none-past = Games you have played will be here, each to be watched again.
forget = Remove from the list
played-with = with { $names }
winners = won by { $names }
forget-game = Remove from the list: { $game }
wins = Wins by game
won-of = won { $won } of { $played }
removed = Removed from the list.
put-game-back = Put it back
kept-here = Only your browser keeps this list.

# About.

about-lead = A kitchen table for board games. Play on one screen, with friends by a link, or with bots.
about-why = Every move that cannot be made says why, and points at the rule.
about-eyes = Bots and spectators see only what they may. The server sends them nothing more.
about-fair = Dice and shuffles are sealed before the first move. After the game anybody can compute them again.
about-kept = A move is written down first and shown then. Even if the server falls over, nothing is lost.

# A new table.

who-plays = Who plays
how-many = How many players?
seat-kind-me = me
seat-kind-screen = on this screen
seat-kind-open = a friend by link
seat-kind-random = bot: random
seat-kind-easy = bot: easy
seat-kind-medium = bot: medium
seat-kind-greedy = bot: cunning
player-number = Player { $number }
public-table = Everybody sees the table
    .help = Otherwise only those who have the link find it.
clock = Clock
clock-how = How long may one think?
clock-none = no clock
    .help = A move a day is fine. A notification tells you when it is your turn.
clock-decision = for each move
    .help = The table’s options say how long. When time is up, the calmest move is made for you.
clock-bank = for the whole game
    .help = Ten minutes for everyone, and ten seconds for each move.
as-in-the-box = As in the box
options-changed = { $count ->
        [0] all as in the box
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
changed-here = changed: { $count }
in-the-box = In the box: { $value }
back-to-the-box = Put it back
not-as-in-the-box = Not as in the box
option-group-rules = The rules
option-group-settings = Time and start
open-table = Open the table
problem-bad-option = These options do not go together.

# Before the game.

invite = Call your friends
qr = QR code of the link to this table
seat-free = free seat
seat-ready = at the table
host = host of the table
host-begins = The host begins as soon as everybody has sat down.
add-bot = Add a bot
free-seat = Free this seat
get-up = Leave the table
