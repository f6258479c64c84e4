# The game in a sentence or two, for those who have never played it.

about = Four pawns, one die and a round track. Send the others back to start, and bring all of yours home first.

# Questions. $die is the number rolled.

ask-move = The die shows { $die }. Which pawn do you move?

# Choices: labels of buttons. $cell is a cell of the loop, $number a finish cell.

choice-enter = Bring a pawn out to Start
choice-move = Move the pawn on cell { $cell }
choice-move-lane = Move the pawn on finish cell { $number } deeper
choice-pass = Leave the roll unused

# Events: lines of the log. $by is the player whose pawn takes the cell.

event-rolls-for-start = Who begins? { $seat } rolls { $die }.
event-start = Off we go! { $seat } begins.
event-roll = { $seat } rolls the die: { $die }.
event-stuck = { $seat } cannot move: { $die } suits no pawn.
event-enters = { $seat } brings a pawn out to Start.
event-moves = { $seat } moves a pawn from cell { $from } to cell { $to }.
event-finishes = { $seat } puts a pawn on finish cell { $to }.
event-sent-to-start = { $by } bumps a pawn of { $seat } back to its Start.
event-sent-home = { $by } bumps a pawn of { $seat } all the way home.
event-passes = { $seat } leaves the roll unused.
event-three-sixes = The third 6 in a row! { $seat } ends the turn, and the pawn that moved last goes home.
event-arrives = { $seat } has all four pawns at the finish and comes { $place ->
        [1] first
        [2] second
       *[3] third
    }!
event-too-long = That makes { $rolls } rolls, and the table stops the race: the steps of the pawns decide the places left.

# Outcomes.

outcome-all-home = The race is over, and { $winners } wins!

# Refusals: why not, and what to do instead.

why-over = This race is over; you can start a new one.
why-not-your-turn = It is { $seat }’s turn, so your pawns stand still.
why-no-pass = When a pawn can go, you have to move; choose which.
why-no-pawn = You have no pawn there; choose another.
why-not-a-six = Only a 6 brings a pawn out of home, and the die shows { $die }.
why-start-taken = A pawn of yours is on your Start; let that one drive on first.
why-overshoot = The number { $die } is too big: the finish lane ends before that.
why-lane-taken = The number { $die } leads to a finish cell where a pawn of yours already stands.
why-lane-blocked = A pawn of yours is ahead in the lane, and at this table there is no jumping.
why-not-deepest = At this table the deepest free finish cell comes first, and { $die } leads to a nearer one.
why-own-pawn = A pawn of yours is on that cell already, and there is no room for two.
why-safe-start = A rival’s pawn is on its own Start there, and at this table that is a safe place.
why-blocked = Rival pawns share a cell and block the road: no passing, no landing.
why-must-enter = At this table a 6 has to bring a pawn out of home first.
why-must-move-new = At this table the pawn that has just come out goes first.
why-must-capture = At this table you have to bump a rival if you can; choose a pawn that does.

# Options of the table.

option-captured_to = Where a bumped pawn goes
    .help = To the Start of its colour, or all the way home, where it needs another 6.
option-captured_to-start = to its Start
option-captured_to-home = home
option-three_tries = Three tries for a 6
    .help = While none of your pawns is on the loop, you get up to three tries a turn for a 6.
option-entering_compulsory = Coming out is a must
    .help = If a 6 can bring a pawn out, it cannot be used for anything else.
option-new_pawn_first = The new pawn goes first
    .help = After a pawn has come out it goes next; if it cannot, any other may.
option-unlimited_sixes = Sixes without end
    .help = Every 6 brings one more roll, however many there are in a row.
option-idle_six_rolls_on = A roll for an unused 6 too
    .help = A 6 that nobody can use still brings one more roll.
option-may_pass = Moves may be skipped
    .help = You may leave a roll unused, even where another house option tells you what to do.
option-capture_compulsory = Bumping is a must
    .help = If you can bump a rival’s pawn, you have to choose a move that does.
option-stacking = Pawns share a cell
    .help = Several pawns of one colour may stand on a cell of the loop; they are bumped together.
option-pairs_block = Roadblocks
    .help = Two rival pawns on one cell cannot be passed. Works only where pawns share a cell.
option-start_safe = Start is safe
    .help = Nobody can land on a pawn that stands on its own Start.
option-bounce = Turning round in the lane
    .help = If the number is too big, a pawn coming from the loop counts the rest backwards.
option-lane_jumping = Jumping in the lane
    .help = In the finish lane you may jump over your own pawns.
option-deepest_first = Deepest cell first
    .help = At the finish it is always the deepest free cell that is taken.
option-first = Who begins
    .help = The biggest number rolled, drawn by lot, or the seat the host picks.
option-first-highest = biggest number
option-first-random = drawn by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-stop_at_first = Only until the first win
    .help = The race ends with the first place; the steps of the pawns decide the others.
option-three_sixes_penalty = Three sixes are punished
    .help = The third 6 in a row ends the turn, and the pawn that moved last goes home from the loop.
option-two_sit = How two sit
    .help = Face to face as Red and Green, or side by side as Red and Yellow.
option-two_sit-opposite = face to face
option-two_sit-beside = side by side
option-three_without = Who is missing when three play
    .help = Which colour stays off the track.
option-three_without-3 = Blue
option-three_without-0 = Red
option-three_without-1 = Yellow
option-three_without-2 = Green
option-loop = Length of the loop
    .help = The longer the loop, the longer the race.
option-loop-40 = 40 cells
option-loop-52 = 52 cells
option-turn_seconds = Seconds for a turn
    .help = When time is up, the pawn farthest along that can move does.

event-three-sixes-safe = { $seat } rolls three sixes in a row! The last pawn is safe, but the turn is over.
event-ranked = { $seat } takes place { $place }.
outcome-too-long = The race took too long, so the way gone decides. { $winners } wins!

# Labels of the picture in the terminal.

label-turn = Turn
label-die = die
label-home = home
label-lane = lane
label-place = place

# A friend's words beside a question, for a first game.

guide-ask-move = The die is cast. Choose a pawn, and it walks as many cells as the die shows.
