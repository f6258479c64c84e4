# The shelf.

home-title = Which box comes off the shelf?
shelf = Games on the shelf
box-facts = Players, minutes, age:
box-players = { $players }
minutes = { $minutes } min
way-now = Play now
    .help = against { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
way-now-alone = on your own
way-friends = With friends
    .help = a link or QR
way-screen = On this screen
    .help = taking turns
first-game = First game with hints
table-options = Set up the table
continue = Not finished yet
open-tables = There is room here
seats-taken = { $taken } of { $seats } seats taken
to-table = To the table
sit = Sit down
my-games = My games
past-games = Played
none-going = No game has been begun. The boxes wait on the shelf.
none-past = Games you have played will be here, each to be watched again.
forget = Remove from the list
replay = Watch again

# Who I am.

me-title = Who are you at the table?
me-name = Name
me-face = Portrait
me-face-number = Portrait { $number }
me-change = Change name or portrait
save = Save

# Names for those who have not chosen one yet.

guest-name-1 = Matchstick
guest-name-2 = Button
guest-name-3 = Thimble
guest-name-4 = Crumb
guest-name-5 = Bead
guest-name-6 = Crust
guest-name-7 = Pepper
guest-name-8 = Seed
guest-name-9 = Daisy
guest-name-10 = Patch
guest-name-11 = Chestnut
guest-name-12 = Acorn

# About.

about-scurry = About Scurry
about-lead = A kitchen table for board games. Play on one screen, with friends by a link, or with bots.
about-why = Every move that cannot be made says why, and points at the rule.
about-eyes = Bots and spectators see only what they may. The server sends them nothing more.
about-fair = Dice and shuffles are sealed before the first move. After the game anybody can compute them again.
about-kept = A move is written down first and shown then. Even if the server falls over, nothing is lost.

# A new table.

who-plays = Who plays
how-many = How many players?
wish-me = me
wish-screen = on this screen
wish-open = a friend by link
wish-random = bot: random
wish-easy = bot: easy
wish-medium = bot: medium
wish-greedy = bot: cunning
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
