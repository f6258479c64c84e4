# A game again.

seen-by = Seen by
spectator = a spectator
share-moment = Share this moment
download-record = Download the record
check-fairness = Check fairness
what-if = What if?
    .help = A new table goes on from step { $step }. Bots take the other seats, and chance is new.
what-if-seat = Whom do you play?
what-if-go = Play from here
play = Play
pause = Pause
to-first = To the beginning
to-last = To the end
step-back = One step back
step-on = One step on
speed = Speed
scrub = Moment of the game
step-of = step { $step } of { $steps }
replay-short = Replay
course-whole = Show how it ends
turns-ahead = Ticks on the line: here the game turned.
turning-points = Turning points:
course = How it went: higher is better

# The end.

rematch = Same again
rematch-join = You are asked to play again
score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

# Fairness.

fairness = Was the game fair?
fair-yes = A fair game. We recomputed it here, in your browser.
fair-no = Something does not fit here.
fair-seal = The seal shown before the first move fits the secret.
fair-no-seal = The seal shown before the first move does not fit the secret.
fair-draws = { $draws ->
        [one] { $draws } draw was computed again: it is the same.
       *[other] { $draws } draws were computed again: all are the same.
    }
fair-wrong = { $draws ->
        [one] { $draws } draw is not what it had to be; it is at step { $step }.
       *[other] { $draws } draws are not what they had to be; the first is at step { $step }.
    }
fair-mixed = { $players ->
        [0] None of the players mixed in a number.
        [one] { $players } player mixed in a number, so the server could not pick a secret to its liking.
       *[other] { $players } players mixed in numbers, so the server could not pick a secret to its liking.
    }
fair-commitment = Seal, shown before the game
fair-secret = Secret, told after the game
fair-verify = You can check it together with the rules, without us: download the record and run
fair-forked = This game began from a moment of another, so it cannot be checked by one seal.

# The rulebook.

rules-search = Search the rules
rules-now = What counts now
rules-nothing = There is nothing like that in the rules.
