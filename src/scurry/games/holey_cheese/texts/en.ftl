# The game in a sentence or two, for those who have never played it.

about = Count the mouse’s steps, be first to name where she lands, and remember what lies under the burrows.

# What lies in the ring; also the sixteen answers.

product-cabbage = cabbage
product-carrot = carrot
product-corn = corn
product-grapes = grapes
product-sausage = sausage
product-avocado = avocado
product-apple = apple
product-cherry = cherry
product-banana = banana
product-bread = bread
product-egg = egg
product-fish = fish
product-mushroom = mushroom
product-tomato = tomato
product-biscuit = biscuit
product-cheese = cheese

# The direction die.

direction-clockwise = clockwise
direction-counter = counter-clockwise

# Questions. $steps and $direction are what the dice show.

ask-begin = On which cheese does the mouse begin?
ask-ready = Round { $round }. Ready?
ask-roll = Round { $round }. Roll the dice!
ask-name = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } { $direction }. What will the mouse stop on?
ask-buzz = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } { $direction }. Do you know where the mouse will stop? Buzz!
ask-slap = The cat’s paw! Slap it!
ask-tap = The cat’s paw! Which cheese do you tap?
ask-buzz-tap = The cat’s paw! Do you know where a cheese is? Buzz!
ask-prize = Your prize for the slap: where do you lay a burrow?
ask-take = Your large burrow is complete! What do you take from it?
ask-take-back = Which of your burrows do you take back?

# Choices: labels of buttons. $place is the number of a card in the ring.

choice-ready = Ready!
choice-roll = Roll the dice
choice-name = The { $product }
choice-slap = Slap!
choice-pass = Pass
choice-buzz = Buzz
choice-decline = Lay no burrow
choice-begin = Put the mouse on card { $place }
choice-lay = Lay a burrow on card { $place }
choice-replace = Replace the burrow on card { $place }
choice-take = Take the product: card { $place }
choice-take-back = Take back your burrow from card { $place }
choice-tap = Tap card { $place }

# Events: lines of the log.

event-ring = The ring, clockwise: { $cards }.
event-first = { $seat } rolls first.
event-mouse = The mouse is on card { $place } now.
event-cat = The cat is on card { $place } now.
event-ready = { $seat } is ready.
event-roll = Round { $round }. { $seat } rolls { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } { $direction }.
event-paw = Round { $round }. { $seat } rolls the cat’s paw!
event-answered = { $seat } has answered.
event-missed = { $seat } answers and misses.
event-passes = { $seat } passes this time.
event-buzzes = Bzzz! { $seat } hits the buzzer.
event-says-right = { $seat }: “{ $product }”. Right!
event-says-wrong = { $seat }: “{ $product }”. No, not that.
event-right = { $seat } wins the round!
event-nobody-right = Nobody has it right, so no burrow is laid.
event-slaps = Smack! { $seat } slaps the paw.
event-false-slap = Smack! But there is no paw: { $seat } is out for this round.
event-slap-won = { $seat } wins the slap!
event-nobody-slapped = Nobody slaps the paw, so there is no prize.
event-declines = { $seat } lays no burrow, and the mouse stays put.
event-tap-holds = Smack! { $seat } has the cheese on card { $place }.
event-tap-late = { $seat } taps card { $place }, but that cheese is taken.
event-tap-fails = { $seat } taps card { $place }, and it is no cheese.
event-left-without = { $seat } is left without a cheese!
event-lays = { $seat } lays a burrow on card { $place }.
event-returned = { $seat } gets back the burrow from card { $place }.
event-takes-back = { $seat } takes back a burrow from card { $place }.
event-uncovered = Card { $place } is open again: { $product }.
event-takes = { $seat } takes card { $place } into the larder: { $product }!
event-nothing-to-take = There is nothing to take, so { $seat } picks up the burrow cards again.
event-idle = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } in a row without a new burrow! The table stops the game.

# Outcomes.

outcome-third = The third product is in the larder! The win goes to { $winners }!
outcome-idle = The game got stuck, so products and burrows are counted. The win goes to { $winners }!

# Refusals: why not, and what to do instead.

why-over = This game is over; you can start a new one.
why-not-now = Nobody asks for that now; there will be a time for it.
why-not-you = Somebody else decides now; wait a little.
why-no-such-place = { $places ->
        [one] The ring has { $places } card
       *[other] The ring has { $places } cards
    }, none with that number. Choose another.
why-not-farthest = The mouse begins on the cheese farthest from the cat; choose one that is.
why-auto-roll = At this table the dice roll by themselves; you need not throw them.
why-roll-by-hand = At this table the players roll the dice, so nobody has to say “ready”.
why-not-roller = Somebody else rolls this round; your turn will come.
why-ready-already = You are ready already; we are waiting for the others.
why-before-roll = The dice have not been rolled yet; wait for them.
why-paw-no-name = The paw came up this round: there is nothing to name, only to slap.
why-checked = The answers have been checked; wait for the next roll.
why-answered = You have had your say this round; wait for the next.
why-named = You have named “{ $product }” this round already; try something else.
why-slap-late = You have had your say this round, so a slap changes nothing.
why-tap-cheese = With the cat in play you tap a cheese, not the paw; choose a card.
why-nothing-to-pass = There is nothing to pass on now; wait, or choose something else.
why-no-buzzing = There are no buzzers at this table; just answer.
why-buzz-first = Hit your buzzer first.
why-buzz-only = The paw did not come up; hit your buzzer and name the product.
why-other-buzzed = The buzzer has been hit, and { $seat } is to act. After a miss the buzzers work again.
why-covered = A burrow lies there already ({ $seat }); choose a free card.
why-no-replacing = At this table the prize replaces no burrows; choose a free card.
why-nothing-to-replace = There is no burrow there, so simply lay yours.
why-own-burrow = That burrow is your own; choose a rival’s or a free card.
why-not-your-burrow = You have no burrow there; choose a card that you covered.
why-basic-no-tap = Cheese in the ring is tapped only in the game with the cat; here, wait for the paw.
why-holding = You have a cheese already and need no second one.
why-out-of-slap = You have no tries left this time; we are waiting for the others.
why-tapped = You have tapped that card already; try another.
why-covered-out = At this table covered cheese does not count; choose an open card.

# Options of the table.

option-group-game = What is played
option-group-answers = Rolls and answers
option-group-slaps = The paw
option-group-mouse = Mouse, cheese and cat
option-group-clock = Time and the log
option-mode = Mode
    .help = The basic game, or the game with the cat: the mouse keeps out of its way, and cheese is never taken.
option-mode-basic = basic
option-mode-advanced = with the cat
option-pace = Pace
    .help = Race: the fastest right answer wins. No hurry: all answer in secret, and right answers count clockwise from the roller. Buzzers: first hit yours, then name the product; handy on one screen.
option-pace-race = race
option-pace-turns = no hurry
option-pace-buzz = buzzers
option-first = Who rolls first
    .help = Drawn by lot, or the seat the host picks: perhaps that of the youngest.
option-first-random = drawn by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-manual_roll = Roll by hand
    .help = The dice do not roll by themselves: the player whose turn it is throws them.
option-many_answers = As many answers as you like
    .help = After a miss you may name something else 2 seconds later. Not for games without hurry, and not with “Wait for everyone”.
option-wrong_costs = A miss costs a burrow
    .help = Whoever names the wrong thing takes one of their burrows off the ring.
option-wait_for_all = Wait for everyone
    .help = Answers are checked only when all have answered or time is up. For races only.
option-mouse_waits = No answer, no walk
    .help = If nobody is right, the mouse stays on its card.
option-cheese_stays = Cheese stays
    .help = Cheese can be covered, but the next product is taken in its place. Always so with the cat.
option-sizes_hidden = Burrows without dots
    .help = Burrows in the ring do not show whether they are small, medium or large.
option-large_earliest = No choice in the large burrow
    .help = The third product is the one that was covered first.
option-prize_replaces = The paw replaces burrows
    .help = The prize for a slap may also go in place of a rival’s burrow.
option-false_slap_costs = A false slap costs a burrow
    .help = Whoever slaps without a paw also takes one of their burrows off the ring.
option-full_log_after = Full story after the game
    .help = When the game is over, its log also shows what the burrows hid.
option-answers_unsaid = Answers are not read out
    .help = The check tells only who won the round, not who named what.
option-endless = Play without end
    .help = The table never stops the game, not even after 100 rounds in a row without a burrow laid.
option-cheese_anywhere = Cheese anywhere
    .help = With the cat: cheeses are shuffled among the products, not spread evenly.
option-roller_places_mouse = Where the mouse begins
    .help = If several cheeses are equally far from the cat, the first roller chooses.
option-stop_before_cat = Stop before the cat
    .help = If the cat bars both ways, the mouse walks the way the die says and stops just before the cat.
option-share_with_cat = Next to the cat
    .help = A mouse whose card is taken may step onto the cat’s card too.
option-skip_rivals = Hands off rivals’ burrows
    .help = In place of cheese, take the nearest product that is not under a rival’s burrow.
option-covered_cheese_out = Covered cheese does not count
    .help = With the cat: cheese under a burrow cannot be tapped.
option-cat_rests = The cat rests
    .help = After a round with the paw the cat stays where it is.
option-mouse_flees = The mouse flees
    .help = When the cat comes onto the mouse’s card, the mouse runs to the nearest open cheese.
option-answer_seconds = Seconds for an answer
    .help = How long you have to name the product or to buzz. Silence means no answer.
option-slap_seconds = Seconds for a slap
    .help = How long you have to slap the paw or tap a cheese.
option-buzz_seconds = Seconds after a buzz
    .help = How long you have to name the product once you have buzzed.
option-choice_seconds = Seconds for a choice
    .help = For all other decisions; in a game without hurry, for everything.

# Labels of the picture in the terminal.

label-mouse = mouse
label-cat = cat
label-round = round
label-paw = the cat’s paw
label-clockwise = clockwise
label-counter = counter-clockwise
label-safe = has a cheese

# A friend's words beside a question, for a first game.

guide-ask-ready = Remember what lies where. When all are ready, the dice say which way the mouse runs, and how far.
guide-ask-name = Count the cards from the mouse and be first to name the one she stops on. You may be wrong only once.
