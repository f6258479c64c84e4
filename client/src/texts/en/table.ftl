# At the table.

seats = Who is at the table
seat-away = away from the table
seat-acts = to move
seat-you-act = thinking
seat-you = you
seat-waits = waiting
tag-you = your turn
tag-acts = to move
place = { $place ->
        [1] first place
        [2] second place
        [3] third place
        [4] fourth place
        [5] fifth place
       *[other] place { $place }
    }
watching = you are watching
watch-on = Watch on
board = Board
notepad = Notes
log = Story
chat = Chat
log-empty = Nothing has happened yet.
since-turn = Since your last turn
which-one = Which one?
put-back = Put it back
chat-empty = Quiet so far.
say = Say something at the table
send = Send
waiting-for = Waiting for { $names }
window-same = Everyone is asked the same.
locked = Missed. You may answer again in { $seconds } s.
paused = Paused
    .help = The clocks stand still. You go on when everybody agrees.
resume = Go on
bot-plays-for-you = A bot plays for you. Take your seat back in the menu.
take-back = Take it back
take-back-answer = Take my move back
confirm = Done
see-result = Result
why-not = Not now
why-cannot = What cannot be done now, and why?
tap-a-cell = Tap a cell on the board, or see the list ({ $count })
why-search = Search for a move
why-nothing = Anything you might think of is possible now.
why-more = … and { $count } more
rule = Rule { $clause }
connection-lost = The line dropped. Trying again. Your seat is yours.
connection-restarting = The server is waking up. No move was lost.

# The table's menu.

take-seat-back = Take my seat back from the bot
propose-undo = Ask to take a move back
propose-pause = Ask for a pause
proposes-undo = { $name } asks to take a move back
proposes-pause = { $name } asks for a pause
proposes-resume = { $name } wants to go on
copy-link = Copy the link to this table
copy-seat-link = Copy the key to my seat
    .help = With it you can come back to this seat on another device. Give it to nobody.
standing = I let everything pass
    .help = In windows such as “Stop?” we stay silent for you until you say something yourself.
standing-on = Let all pass until my turn
standing-off = Ask me again
mute = Do not hear { $name }
host-menu = Host of the table
allow-chat = Chat is allowed
allow-spectators = Spectators are allowed
bot-for = A bot in place of { $name }
make-host = New host: { $name }
leave-game = Leave the table
    .help = A bot plays on for you. You can take the seat back.
commitment = Chance is sealed with

# One screen for several.

curtain = The screen goes to { $name }
    .help = Everyone else looks away.
curtain-show = It’s me, show

# A friend beside you in the first game.

guide = First game with hints
guide-question = The line below the board always says what is wanted of you. If we wait for others, it names them.
guide-question-hand = The line above your cards always says what is wanted of you. If we wait for others, it names them.
guide-options = Everything with a yellow ring is allowed. Touch it, and your move is made.
guide-why = Touch something dim: it tells you why not now.
guide-rules = The rules are always at hand: the button with the book. Time to choose!
guide-next = Next
guide-skip = No hints

begin = Begin the game

# The end of a game.

won = won
lost = lost
won-together = won together
lost-together = lost together
game-length = The game took { $minutes } min and { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }.
rematch-first = Same colours; { $name } begins.
rematch-colours = Same colours.
fact-swing = the step that gained most
    .value = no. { $step }
fact-leads = { $count ->
        [one] change of the lead
       *[other] changes of the lead
    }
fact-streak = { $count ->
        [one] choice in a row
       *[other] choices in a row
    }
fact-chance = { $count ->
        [one] time chance decided
       *[other] times chance decided
    }
