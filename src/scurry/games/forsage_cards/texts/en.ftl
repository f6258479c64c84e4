# The game in a sentence or two, for those who have never played it.

about = Crashes are hiding in the deck. Play cards, peek ahead, stop the others, and be the last driver on the road.

# Cards: a name inside a sentence, and as it is printed on the card's face.

card-crash = Crash
    .face = Crash
card-boost = Boost
    .face = Boost
card-stop = Stop
    .face = Stop
card-overtake = Overtake
    .face = Overtake (2×)
card-parking = Parking
    .face = Parking
card-give-way = Give way
    .face = Give way
card-traffic = Traffic
    .face = Traffic
card-attention = Attention
    .face = Attention (3×)
card-blyskavka = Lightning
    .face = Lightning
card-taifun = Typhoon
    .face = Typhoon
card-yaguaryk = Little Jaguar
    .face = Little Jaguar
card-kometa = Comet
    .face = Comet
card-pryvyd = Ghost
    .face = Ghost

# Questions. $turns are the mover's turns left, $to is the mover.

ask-turn = { $turns ->
        [1] Your turn: play a card, or draw one from the deck
       *[other] You have { $turns } turns: play a card, or draw one from the deck
    }
ask-window-overtake = { $author } plays Overtake. Stop it?
ask-window-parking = { $author } plays Parking. Stop it?
ask-window-traffic = { $author } plays Traffic. Stop it?
ask-window-attention = { $author } plays Attention. Stop it?
ask-window-give-way = { $author } plays Give way: a card from { $to }. Stop it?
ask-window-pair = { $author } plays two { $card } cards: a random card from { $to }. Stop it?
ask-window-mixed-pair = { $author } plays { $card } and { $other } as a pair: a random card from { $to }. Stop it?
ask-window-triple = { $author } plays three { $card } cards and asks { $to } for { $name }. Stop it?
ask-window-triple-unnamed = { $author } plays three { $card } cards: a card from { $to }, to be named later. Stop it?
ask-window-five = { $author } plays five different cards. Stop it?
ask-window-stop = { $author } plays Stop. Stop that Stop?
ask-save = A Crash! Do you play Boost?
ask-place = Where does the Crash go? Only you will know
ask-give = { $to } asks for a card. Which one do you give?
ask-name = Which card do you name?
ask-lay = Five different: lay down your cards one by one
ask-back = Which of the backs do you point at?
ask-take = Which card do you take from the discard?

# Choices: labels of buttons.

choice-draw = Draw a card
choice-overtake = Overtake: the next driver takes the turns
choice-parking = Parking: end the turn without a card
choice-traffic = Traffic: shuffle the deck
choice-attention = Attention: peek at the top three cards
choice-give-way = Give way: a card from { $to }
    .way = { $card }
choice-pair = { $card } pair: a random card from { $to }
    .way = { $card } pair
choice-mixed-pair = { $card } and { $other } pair: a random card from { $to }
    .way = { $card } and { $other } pair
choice-triple = Three { $card } cards: ask { $to } for a card you name
    .way = Three { $card } cards
choice-name = Name { $card }
choice-five = Five different: a card from the discard
choice-lay = Lay down { $card }
choice-stop = Stop!
choice-pass = Let it go
choice-boost = Play Boost and drive on
choice-crash = Play no Boost and drop out
choice-place = { $place ->
        [0] Put it on the very top
        [one] Hide it under { $place } card
       *[other] Hide it under { $place } cards
    }
choice-place-random = Hide it at random
choice-give = Hand over { $card }
choice-give-random = Give a random card
choice-back = Card back { $back }
choice-take = Take { $card }
choice-take-random = Take a random card

# Events: lines of the log.

event-start = Off we go! { $seat } begins, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the deck.
event-turn = { $turns ->
        [1] It is { $seat }’s turn now.
       *[other] { $seat } now takes { $turns } turns in a row.
    }
event-turn-again = { $seat } goes again: { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }.
event-draws = { $seat } draws a card.
event-draws-card = { $seat } draws { $card }.
event-draws-crash = { $seat } draws a Crash!
event-boost = { $seat } gets away with a Boost!
event-returned = { $seat } hides the Crash in the deck.
event-returned-at = { $place ->
        [0] { $seat } puts the Crash on the very top of the deck.
        [one] { $seat } hides the Crash under { $place } card.
       *[other] { $seat } hides the Crash under { $place } cards.
    }
event-overtake = { $seat } plays Overtake.
event-parking = { $seat } plays Parking.
event-traffic = { $seat } plays Traffic.
event-shuffled = { $seat } shuffles the deck: nobody knows its order any more.
event-attention = { $seat } plays Attention.
event-peeks = { $seat } peeks at the top of the deck.
event-peeks-cards = { $seat } sees, from the top down: { $cards }.
event-give-way = { $seat } plays Give way: a card from { $to }, please.
event-pair = { $seat } plays two { $card } cards: a random card from { $to }, please.
event-mixed-pair = { $seat } plays { $card } and { $other } as a pair: a random card from { $to }, please.
event-passed = { $giver } gives a card to { $taker }.
event-passed-card = { $giver } hands { $card } to { $taker }.
event-triple = { $seat } plays three { $card } cards and asks { $to } for a card by name.
event-name = { $seat } names { $card }.
event-hands-over = Found it! { $giver } hands { $card } to { $taker }.
event-has-none = { $giver } has no { $card }, and { $taker } goes away with nothing.
event-nothing = { $seat } has no cards in hand, so there is nothing to take.
event-five = { $seat } lays down five different cards.
event-lay = { $seat } lays down { $card }.
event-take = { $seat } takes { $card } from the discard.
event-stop = “Stop!” { $seat } stops what { $author } plays.
event-stop-stop = “Stop!” { $seat } stops the Stop that { $author } plays.
event-stop-own = “Stop!” { $seat } stops a card of their own.
event-stop-stop-own = “Stop!” { $seat } stops their own Stop.
event-cancelled = Stopped: the play does nothing, and { $seat } goes on.
event-out = { $seat } crashes and comes { $place ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }. On the table: { $cards }.
event-wins = { $seat } wins!

# Outcomes.

outcome-last-driver = { $winners } drives on when all the others have crashed, and wins!

# Refusals: why not, and what to do instead.

why-over = This race is over; you can start a new one.
why-out = You are out of this race, so now you can only watch.
why-window = A Stop window is open: while it lasts, there is only “Stop!” and “Let it go”.
why-crash-first = First decide what happens to the Crash.
why-not-your-turn = It is { $seat }’s turn; wait for yours.
why-finish-first = What has been played must be finished first.
why-too-few = { $held ->
        [0] You have no { $card } card.
       *[other] That takes { $wanted } { $card } cards, and you have only { $held }.
    }
why-yourself = You cannot choose yourself; choose somebody else.
why-target-out = That driver is not in the race; choose another.
why-empty-hand = { $seat } has no cards in hand; choose someone who has.
why-unlike-cars = A pair is two sports cars of one kind, and these differ.
why-no-stop-boost = At this table { $card } cards do not make a pair.
why-first-game = In a first game, pairs of one kind of sports car are the only combination.
why-not-five = That takes five cards with different names, and you have { $names ->
        [0] no cards
        [one] only { $names } name
       *[other] only { $names } names
    }.
why-empty-discard = There is nothing in the discard yet that you could take, so save these five.
why-laid-already = { $card } is laid down already; you need another name.
why-car-laid-already = One sports car is laid down already, and at this table they all count as one name.
why-nothing-to-stop = There is nothing to stop now: wait until somebody plays a card.
why-passed = You have let it go already; we will ask again if somebody plays Stop.
why-own-card = It is your own card, and nobody stops those: wait for what the others say.
why-not-now = Nobody asks for that now; there will be a time for it.
why-no-crash = Whether to play Boost is decided only when you have drawn a Crash.
why-too-deep = There { $size ->
        [one] is only { $size } card
       *[other] are only { $size } cards
    } in the deck, so it cannot go that deep.
why-name-crash = Nobody ever holds a Crash; name another card.
why-no-such-back = There { $held ->
        [one] is only { $held } card
       *[other] are only { $held } cards
    } here; point at one of them.
why-take-crash = A Crash is never taken from the discard; choose another card.
why-not-in-discard = { $card } is not among the cards you may take; choose another.

# Options of the table.

option-combinations = Combinations
    .help = All of them, or, to learn the game, only pairs of one kind of sports car.
option-combinations-full = all
option-combinations-first-game = first game
option-deal = Cards to begin with
    .help = How many cards everyone is dealt besides the Boost.
option-deal-7 = 7 and a Boost
option-deal-4 = 4 and a Boost
option-boost_compulsory = Boost must be played
    .help = Whoever draws a Crash and holds a Boost has to play it.
option-boost_ends_all = Boost ends all turns
    .help = After an escape, the other turns left from an Overtake are gone too.
option-triple_named = When three of a name ask for a card
    .help = Before the Stop window, so that all know what they would stop, or after it.
option-triple_named-before = before the Stop window
option-triple_named-after = after the Stop window
option-overtake_flat = Overtake is flat two turns
    .help = The unfinished turns of an overtaken driver vanish and do not move on.
option-turns_passed_on = Turns of a crashed driver pass on
    .help = If an overtaken driver crashes, the next driver takes the turns left.
option-empty_hand_targetable = Give way to an empty hand
    .help = You may choose a driver without cards, though it brings nothing.
option-pick_a_back = Choose a card back yourself
    .help = For a pair you point at one of the backs; the hand is shuffled before.
option-mixed_car_pairs = Pairs of unlike sports cars
    .help = Any two sports cars make a pair, not only two of one kind.
option-cars_one_name = All sports cars are one name
    .help = Five different cards can hold only one sports car.
option-no_stop_boost_pairs = No pairs of Stop or Boost
    .help = Two Stops or two Boosts cannot be played as a pair.
option-five_not_eligible = The five played cards stay away
    .help = Five different cards fetch something else from the discard, never one of themselves.
option-five_unstoppable = Five different cannot be stopped
    .help = There is no Stop window after five different cards.
option-hand_removed = A crashed driver’s cards leave the game
    .help = They do not go to the discard, so nobody can fetch them from there.
option-marks_shown = Marks on known cards
    .help = The table remembers for you which cards of the deck you saw or put there.
option-discard_shown = Discard
    .help = Whether all of it can be looked through, or only its top card is seen.
option-discard_shown-open = open
option-discard_shown-top = top card only
option-deck_counted = Deck counter
    .help = Everyone sees how many cards are left in the deck.
option-author_may_stop = Stopping your own card
    .help = The Stop window also asks the driver who has just played.
option-first = Who begins
    .help = Drawn by lot, the winner of the last game, or the seat the host picks.
option-first-random = drawn by lot
option-first-winner = winner of the last game
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-first-seat-4 = seat 5
option-turn_seconds = Seconds for a turn
    .help = When time is up, a card is drawn for you.
option-absent = When a connection is lost
    .help = Who goes on for the lost player: the table just draws cards, or a bot plays.
option-absent-silence = the table draws
option-absent-bot = a bot plays
option-boost_seconds = Seconds for Boost
    .help = When time is up, Boost is played for you and the Crash goes to a random place.
option-give_seconds = Seconds to give a card
    .help = When time is up, a random card is given.
option-window_seconds = Seconds for “Stop!”
    .help = How long a Stop window lasts; saying nothing means “Let it go”.
option-window_more_seconds = More seconds after a Stop
    .help = How much time each Stop adds to the window.

# Labels of the picture in the terminal.

label-turn = Turn
label-overtaken = overtaken
label-deck = Deck
label-out = out, place
label-discard = Discard

# Words of the web table. $card is a name as printed, unless it stands in a sentence.

ui-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ui-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
ui-out = crashed
ui-goal = { $driving } of { $drivers } still on the road: the last one wins.
ui-known = You know of: { $cards }
ui-order = Order of turns
ui-deck = Deck: { $cards }
ui-deck-uncounted = Deck
ui-seen = You saw, from the top
ui-seen-card = { $card }, from the top: { $depth }
ui-discard = Discard: { $cards }
ui-discard-top = Discard
ui-discard-open = Discard, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top: { $card }. Spread it out
ui-discard-empty = The discard is empty
ui-discard-title = Discard, from the top
ui-discard-hidden = At this table only the top card is open.
ui-stops = { $stops ->
        [one] { $stops } Stop lies on it
       *[other] { $stops } Stops lie on it
    }
ui-crash = Crash!
ui-hand = Your cards
ui-hand-empty = No cards left: draw from the deck
ui-five = Five different
ui-hide-depth = How many cards lie over the Crash

# What things are, for whoever points at one.

about-card-crash = Whoever draws it is out, unless they play Boost. It is never in a hand.
about-card-boost = Saves you when you draw a Crash: you hide the Crash in the deck again and drive on.
about-card-stop = Cancels any card that somebody plays, even another Stop.
about-card-overtake = Ends your turn without a card; the next driver takes two turns more.
about-card-parking = Ends one turn without drawing a card.
about-card-give-way = Another driver gives you a card of their choice.
about-card-traffic = Shuffles the deck: nobody knows its order any more.
about-card-attention = You alone look at the top three cards of the deck.
about-card-blyskavka = A sports car does nothing alone; two of a kind take a random card from another driver.
about-card-taifun = A sports car does nothing alone; two of a kind take a random card from another driver.
about-card-yaguaryk = A sports car does nothing alone; two of a kind take a random card from another driver.
about-card-kometa = A sports car does nothing alone; two of a kind take a random card from another driver.
about-card-pryvyd = A sports car does nothing alone; two of a kind take a random card from another driver.
about-deck = Crashes are hiding in it. Drawing a card ends your turn.
    .name = The deck
about-discard = Everything that was played lies here, face up.
    .name = The discard

# A friend's words beside a question, for a first game.

guide-ask-turn = Cards with a yellow ring can be played now. Rather not? Touch the deck: that always ends your turn. Keep your Boost, it saves you from a Crash.
guide-ask-window-attention = Somebody has played a card. With a Stop you could cancel it. Otherwise let it go.
guide-ask-save = You drew a Crash, but Boost saves you. Then you hide it in the deck again.
guide-ask-place = Hide the Crash where somebody else will draw it. Nobody sees the place.

# The first lesson. $seat1 is the rival.

lesson-first-goal = You and { $seat1 } are driving. Somewhere in the deck a Crash is hiding. The last driver on the road wins.
lesson-first-hand = These are your cards. You may play as many as you like on your turn. To end it, you draw a card from the deck.
lesson-first-draw = Let us start calmly: touch the deck and draw a card.
lesson-first-draw-wrong = A good card, but keep it for later. This time just draw from the deck.
lesson-first-stop = { $seat1 } plays Overtake: you would have to take two turns, so draw two cards. You have a Stop. Press “Stop!” and it never happened.
lesson-first-stop-wrong = Then you would take two turns in a row, with twice the chance of a Crash. You have a Stop: use it.
lesson-first-attention = It worked: the Overtake is gone, and { $seat1 } has drawn a card. Your turn. Play Attention to peek at the top three cards.
lesson-first-attention-draw = That would be driving blind. Look first: play Attention.
lesson-first-attention-wrong = That can wait. First play Attention and see what lies ahead.
lesson-first-seen = Look at the deck: the very next card is a Crash! Whoever draws it and has no Boost is out. Luckily you were dealt a Boost.
lesson-first-pair = Let us prepare. Two equal sports cars are a pair: they take a random card from another driver. Touch Typhoon and rob your rival.
lesson-first-pair-draw = The Crash is on top! You would survive with your Boost, but rob first: play the pair of Typhoons.
lesson-first-pair-wrong = Keep that card. Now the pair of Typhoons: touch Typhoon.
lesson-first-robbed = What a catch: a Boost! Now you have two, and { $seat1 } has none.
lesson-first-crash = Now be brave: draw the Crash.
lesson-first-crash-parking = Parking would end your turn without a card, and your rival would draw the Crash. Clever! But let us see what a Boost does: draw.
lesson-first-crash-traffic = Traffic shuffles the deck, and nobody would know where the Crash is. Today we want it: draw.
lesson-first-crash-wrong = Not now. You have two Boosts, so nothing can happen to you: draw.
lesson-first-boost = Crash! Play a Boost, and you drive on.
lesson-first-boost-wrong = Then you would be out of the race. Play a Boost.
lesson-first-hide = Saved. Now hide the Crash in the deck; only you will know where. Your rival draws next, so press “Top” and put it there.
lesson-first-hide-wrong = There it might come back to you. Put it right on top: press “Top” first.
lesson-first-end = { $seat1 } drew the Crash and had no Boost. You are the last one on the road: you have won! The rest the cards explain themselves, and a touch says why something cannot be done now.
