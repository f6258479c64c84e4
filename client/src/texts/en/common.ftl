# What all pages share.

language-uk = Українська
language-ru = Русский
language-en = English
close = Close
yes = Yes
no = No
menu = Menu
to-shelf = Back to the shelf
rules = Rules
copied = Copied

# What everybody may set.

settings = Settings
set-language = Language
set-theme = Light
theme-auto = as the device
theme-light = day
theme-dark = night
set-motion = Motion on the screen
motion-auto = as the device
motion-full = full
motion-less = none
set-pace = Pace of moves
pace-calm = calm
pace-normal = normal
pace-fast = fast
set-sound = Sound
set-volume = Volume
set-confirm = Ask again before a move
    .help = Your choice lights up first, and goes to the table with “Done”.
set-notify = Tell me when it is my turn
    .help = While this tab is hidden. The browser will ask for permission.

# People and bots.

seat-empty = Seat { $number }
bot = Bot
bot-name-1 = Sprocket
bot-name-2 = Latchkey
bot-name-3 = Spinner
bot-name-4 = Ratchet
bot-name-5 = Cogwheel
level-random = random bot
level-easy = easy bot
level-medium = medium bot
level-greedy = cunning bot
title-turn = Your turn

# Things that are not as they should be.

trouble-unknown = No such mouse hole.
    .next = The link may be cut short, or the table was put away. There are other games on the shelf.
trouble-expired = This table was put away.
    .next = Nobody has played at it for a long time. Open a new one, there is room.
trouble-kicked = The host has freed your seat.
    .next = You can go on watching, or open a table of your own.
trouble-full = The table is full.
    .next = Watch, or open your own.
trouble-wrong-seat = This seat is not yours any more.
    .next = Its key has changed: somebody took it by another link.
trouble-no-spectators = This table is played without spectators.
    .next = Ask the host to let spectators in, or open a table of your own.
trouble-old-rules = This game was played under rules that are gone here.
    .next = Its record is kept, but it cannot be played on under the old rules.
trouble-offline = The server does not answer.
    .next = We try again every two seconds. There is nothing you need to do.
trouble-lost = The line dropped.
    .next = Trying again. Your seat is yours.
trouble-restarting = The server is waking up.
    .next = No move was lost.
trouble-not-over = This game is still going on.
    .next = Its record opens when it is over.
trouble-other = Something went wrong.
    .next = Try again, or go back to the shelf.

problem-offline = The server does not answer. Try again.
problem-full = The table is full.
problem-taken = Somebody sits there already. Choose another seat.
problem-not-full = There are free seats: wait for friends, or put bots there.
problem-not-host = Only the host of the table can do that.
problem-begun = The game has begun already.
problem-too-many = You have opened many tables. Wait a minute.
problem-too-fast = Too many messages. A little slower.
problem-not-stored = The move was not stored, so it did not happen. Try again.
problem-no-chat = The host has switched the chat off.
problem-late = A little too late: time is up.
problem-answered = Your answer is under way already.
problem-watching = You are watching. Only players can move.
problem-no-undo = There is no way back: something was shown or drawn.
problem-not-away = This player is here; no bot can take the seat.
problem-bad-name = A name needs at least one letter.
problem-other = That did not work. Try again.
