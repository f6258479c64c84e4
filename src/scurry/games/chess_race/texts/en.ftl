# The game in a sentence or two, for those who have never played it.

about = Build a board, draw chess-piece cards and race from start to finish: the knight jumps, the rook flies, and trouble is never far.

# Cards: a name inside a sentence, and as it is printed on the card's face.

card-king = King
    .face = King
card-queen = Queen
    .face = Queen
card-rook = Rook
    .face = Rook
card-bishop = Bishop
    .face = Bishop
card-knight = Knight
    .face = Knight
card-pawn = Pawn
    .face = Pawn
card-cat = Cat
    .face = Cat
card-rope = Rope
    .face = Rope
card-boat = Boat
    .face = Boat
card-shovel = Shovel
    .face = Shovel
card-pipe = Pipe
    .face = Pipe
card-extinguisher = Extinguisher
    .face = Extinguisher
card-torch = Torch
    .face = Torch
card-honey = Honey
    .face = Honey
card-offroad = All-terrain
    .face = All-terrain
card-insurance = Insurance
    .face = Insurance
card-earthquake = Earthquake
    .face = Earthquake
card-flood = Flood
    .face = Flood
card-dog = Dog
    .face = Dog
card-avalanche = Avalanche
    .face = Avalanche
card-mate = Mate
    .face = Mate
card-storm = Storm
    .face = Storm
card-trap = Trap
    .face = Trap
card-pig = Pig
    .face = Pig

# With what one gets onto an obstacle.

means-cat = { card-cat }
means-rope = { card-rope }
means-boat = { card-boat }
means-shovel = { card-shovel }
means-pipe = { card-pipe }
means-extinguisher = { card-extinguisher }
means-extinguishers = two Extinguishers
means-torch = { card-torch }
means-honey = { card-honey }

# Tiles.

tile-start = START
tile-finish = FINISH
tile-free = free cell
tile-plane = plane
tile-balloon = balloon
tile-bicycle = bicycle
tile-bank = bank
tile-tree = tree
tile-mountain = mountain
tile-lake = lake
tile-treasure = treasure
tile-dragon = dragon
tile-fire = fire
tile-night = night
tile-bear = bear

# Labels of the terminal's picture.

label-legend =
    S START  Z FINISH  · free  A plane  O balloon  V bicycle  B bank  T tree  M mountain
    L lake  K treasure  D dragon  F fire  N night  W bear
label-round = Round
label-turn = turn of
label-deck = deck
label-turns = Turns
label-par = par
label-cards = cards:

# Questions. $card is the event, $steps the length of a flight.

ask-draw = Your turn! Draw a card.
ask-move = Where do you go?
ask-cycle = You ride a bicycle: one more move. Where to?
ask-fly = { $steps ->
        [one] Up, up and away: you fly { $steps } cell. Where do you land?
       *[other] Up, up and away: you fly { $steps } cells. Where do you land?
    }
ask-lift = The ground shakes! Which tile do you move?
ask-put = Where does this tile go?
ask-flee = { $card }! Up you climb. Where to?
ask-retreat = { $card }! One step back. Where to?
ask-insure = { $card }! Do you let it happen?
ask-rob = The pig is loose! From whom do you take a card?
ask-discard = Too many cards: which one do you discard?

# Choices: labels of buttons. $cell is a cell like c5, $from another player.

choice-draw = Draw a card
choice-pass = Stay here
choice-stay = Do not fly
choice-move = { $card } to { $cell }
choice-move-onto = { $card } and { $item } to { $cell }
choice-step-onto = { $item }: onto { $cell }
choice-drive = All-terrain to { $cell }
choice-fly = Fly to { $cell }
choice-fly-onto = Fly to { $cell } with { $item }
choice-flee = Climb { $cell }
choice-retreat = Step back to { $cell }
choice-accept = Let it happen
choice-insure = Use the Insurance
choice-rob = Take a card from { $from }
choice-lift = Move the tile { $cell }
choice-put = Put it on { $cell }
choice-leave = Leave the board as it is
choice-discard = Discard { $card }
choice-exchange = Give { $one } and { $other } for a new card

# Events: lines of the log.

event-begins = { $par ->
        [one] Everybody is at START. { $seat } begins. Par for one player: { $par } turn.
       *[other] Everybody is at START. { $seat } begins. Par for one player: { $par } turns.
    }
event-draws = { $seat } draws { $card }.
event-moves = { $seat } moves with { $card } to { $cell } ({ $tile }).
event-moves-onto = { $seat } moves with { $card } to { $cell } ({ $tile }), thanks to { $item }.
event-steps-onto = { $seat } gets onto { $cell } ({ $tile }), thanks to { $card }.
event-drives = { $seat } drives the All-terrain to { $cell } ({ $tile }).
event-flies = { $seat } flies to { $cell } ({ $tile }).
event-flies-onto = { $seat } flies to { $cell } ({ $tile }) and lands thanks to { $card }.
event-stays = { $seat } does not fly.
event-passes = { $seat } stays put.
event-keeps = { $seat } finds { $card }.
event-throws = { $card } was among the cards; { $seat } throws it away.
event-collects = { $cards ->
        [0] { $seat } keeps nothing this time.
        [one] { $seat } keeps { $cards } new card.
       *[other] { $seat } keeps { $cards } new cards.
    }
event-reshuffles = { $cards ->
        [one] The deck is out. { $cards } discarded card makes a new one.
       *[other] The deck is out. { $cards } discarded cards are shuffled into a new one.
    }
event-ignored = { $card } is one event too many this turn, so { $seat } throws it away.
event-nothing = { $card }, but there is nothing for it to do. { $seat } draws again.
event-swept = { $seat } ends up on { $cell } ({ $tile }).
event-loses-king = { $seat } discards a King.
event-no-king = { $seat } has no King to lose.
event-trapped = Snap! { $seat } is in the trap and misses a turn.
event-misses = { $seat } is still in the trap and misses this turn.
event-robs = { $seat } plays a piggy trick and takes a card from { $from }.
event-robs-card = The card that { $seat } takes from { $from } is { $card }.
event-insures = { $seat } is insured: { $card } does no harm.
event-lifts = { $seat } lifts the tile { $cell } ({ $tile }).
event-puts = { $seat } puts the tile on { $cell } ({ $tile }).
event-leaves = { $seat } leaves the board as it is.
event-extra-turn = The bicycle gives { $seat } another turn.
event-discards = { $seat } discards { $card }.
event-exchanges = { $seat } gets { $card } in exchange.
event-hands-in = { $seat } needs { $card } no more and discards it.
event-finishes = { $seat } is at FINISH!
event-standstill = { $rounds ->
        [one] Nobody has moved for { $rounds } round, so the race is stopped.
       *[other] Nobody has moved for { $rounds } rounds, so the race is stopped.
    }

# Outcomes.

outcome-race = { $winners } wins the race!
outcome-standstill = The race was stopped. Nearest to FINISH: { $winners }
outcome-three-stars = FINISH! Three stars for { $winners }: par or better!
outcome-two-stars = FINISH! Two stars for { $winners }: very near par!
outcome-one-star = FINISH! One star for { $winners }: you got there!
outcome-lost = FINISH was not reached this time. Try again!

# Refusals: why not, and what to do instead.

why-over = The race is over; you can start a new one.
why-draw-first = Draw a card first.
why-not-now = That is not asked now; there will be a time for it.
why-not-you = It is somebody else’s turn; wait a little.
why-no-tile = There is no tile on { $cell }.
why-needs-item = There is an obstacle ({ $tile }): only the right item gets you onto it.
why-wrong-item = { $item } does not fit here ({ $tile }).
why-one-extinguisher = The dragon is afraid of two Extinguishers, and you have one.
why-no-card = You do not have this card: { $card }.
why-out-of-reach = { $card } does not reach that cell in one move.
why-start = Going back to START? Then you are lost! Choose another cell.
why-taken = { $seat } is on that cell already; choose another.
why-pawn-between = Another pawn is in the way.
why-not-beside = You are not next to that cell ({ $tile }).
why-finish-by-piece = Only a chess piece can take you to FINISH.
why-no-drive = The All-terrain goes exactly two tiles in a straight or slanting line.
why-no-flight = { $steps ->
        [one] A flight of exactly { $steps } cell does not end there.
       *[other] A flight of exactly { $steps } cells does not end there.
    }
why-no-discard = Cards are not thrown away just so; keep them, they will be of use.
why-no-exchange = At this table cards are not exchanged.
why-exchange-later = Cards are exchanged only after three turns without a move.
why-not-nearest = There is a nearer one: { $tile }.
why-not-backward = This is not a step towards START.
why-not-insurable = The Insurance does not help against this: { $card }.
why-no-harm = Nothing happens to you, so keep your Insurance.
why-nothing-to-rob = There is nobody to take a card from there; choose another player.
why-fixed = START, FINISH and tiles with pawns stay where they are.
why-breaks = Without this tile the board would fall apart.
why-square-taken = There is a tile already; choose an empty place.
why-apart = The tile must touch another one with an edge.
why-must-shake = { $card }: something has to move. Choose a tile.

# The board workshop. $cells is a way from START to FINISH.

check-few = A board needs at least { $fewest } tiles; this one has only { $tiles }.
check-stock = Too many of one kind ({ $tile }): { $laid } on the board, { $stock } in the boxes.
check-starts = A board needs exactly one START; this one has { $count }.
check-finishes = A board needs exactly one FINISH; this one has { $count }.
check-broken = The board is in pieces: all tiles must touch by their edges.
check-near = START and FINISH are too near: { $distance } king steps, at least { $least } are needed.
check-measures = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }: { $bonus } with a bonus, { $obstacles } with an obstacle.
check-distance = { $distance ->
        [one] From START to FINISH a king needs { $distance } step
       *[other] From START to FINISH a king needs { $distance } steps
    }; par for one player: { $par }.
check-corridor = There is no way round { $cell } ({ $tile }): players may get stuck there.
check-free-way = FINISH can be reached without any items.
check-basic-way = { $count ->
        [one] On the easiest way there is { $count } obstacle: { $items }.
       *[other] On the easiest way there are { $count } obstacles: { $items }.
    }
check-hard-way = { $count ->
        [one] The items of the start are not enough; there is { $count } obstacle on the easiest way: { $items }.
       *[other] The items of the start are not enough; there are { $count } obstacles on the easiest way: { $items }.
    }
check-route = For example, one can go like this: { $cells }.

# Options of the table.

option-group-board = The board
option-group-cards = Cards
option-group-moves = How pieces move
option-group-bonuses = Bonus cells
option-group-events = Events
option-group-start = Start, end and time
option-board = Board
    .help = One of the eleven named boards, or a random one.
option-board-arch = Arch
option-board-eiffel_tower = Eiffel Tower
option-board-stadium = Stadium
option-board-camel = Camel
option-board-rally = Rally
option-board-snake = Snake
option-board-circus = Circus
option-board-crocodile = Crocodile
option-board-ladder = Ladder
option-board-bridge = Bridge
option-board-highway = Highway
option-board-random = random
option-board_code = Your own board
    .help = The code of a board that you or a friend have built; it is taken instead of the named one.
option-random_size = Size of a random board
    .help = How many tiles a random board has; never more than there are in the boxes.
option-random_difficulty = Difficulty of a random board
    .help = How many obstacles are in the way.
option-random_difficulty-easy = easy
option-random_difficulty-medium = medium
option-random_difficulty-hard = hard
option-boxes = Boxes
    .help = How many boxes of tiles are open: 48 tiles each.
option-deck_per_box = A deck for each box
    .help = The cards of every open box are shuffled in, not just one hundred.
option-unusual_twice = More unusual cards
    .help = Two All-terrains and two Insurances; one Honey and one Torch are left out.
option-absent_boxed = Fewer cards for few players
    .help = The start cards of absent players stay in the box.
option-open_hands = Open hands
    .help = Everybody sees all cards. Good for small children and for learning together.
option-bonus_cards_shown = Show the finds
    .help = Cards from a bank or a treasure are shown to everybody.
option-one_pawn_a_cell = One pawn on a cell
    .help = Nobody can stop on a cell that is taken, nor slide past another pawn. Events may still bring pawns together.
option-unlimited_moves = As many moves as you like
    .help = In one turn you may move as long as you have cards. A bicycle then brings a card.
option-cross_bonus = Across bonus cells
    .help = Sliding pieces may pass over bonus cells.
option-short_slides = Short slides
    .help = Queen, Rook and Bishop go four cells at most.
option-pawn_takes_finish = The Pawn enters FINISH slantwise
    .help = A Pawn may step onto FINISH diagonally, as if it captured.
option-start_allowed = Back to START
    .help = One may go to START of one’s own will.
option-bonus_by_pieces_only = Bonus for chess moves only
    .help = A bonus cell at the end of a flight does nothing.
option-flight_up_to = Shorter flights
    .help = Plane and balloon fly up to three or two cells, not exactly so many.
option-flight_over_holes = Flights over gaps
    .help = Plane and balloon cross places without a tile.
option-flight_to_finish = Fly to FINISH
    .help = A flight may end at FINISH and win.
option-bicycle = Bicycle
    .help = One more move each time, only once a turn, or a whole extra turn with its card.
option-bicycle-again = one more move, each time
option-bicycle-once = one more move, once a turn
option-bicycle-turn = an extra turn
option-treasure_once = A treasure is dug up once
    .help = Each treasure gives its cards only to the first who digs there.
option-three_events = Three events a turn
    .help = From the fourth event of a turn on, events are thrown away.
option-trap_next_turn = The Trap takes the next turn
    .help = You finish this turn and miss the next one.
option-quake_any_tile = An Earthquake moves any tile
    .help = START, FINISH and tiles with pawns may be moved, too.
option-quake_optional = An Earthquake may be left out
    .help = Whoever draws it may leave the board as it is.
option-straight_distance = As the crow flies
    .help = The nearest mountain or tree is counted across places without a tile.
option-drawer_exempt = The drawer stays
    .help = Flood and Dog do not move the player who drew them.
option-quake_insured = Insurance against Earthquakes
    .help = An Insurance can cancel an Earthquake before anything moves.
option-offroad_over_holes = The All-terrain jumps gaps
    .help = It may cross a place without a tile.
option-offroad_short = The All-terrain may stop
    .help = It goes one or two cells.
option-finish_round = Play the round to its end
    .help = After the first arrival everybody has had the same number of turns before the race ends.
option-hand_limit = Ten cards at most
    .help = Whoever has more at the end of a turn discards some.
option-exchange = Exchange when stuck
    .help = After three turns without a move you may give two cards for one.
option-no_round_limit = No standstill
    .help = The race goes on even if nobody moves for thirty rounds.
option-first = Who begins
    .help = At home it is the youngest; here it is by lot, or the host names a seat.
option-first-random = by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-turn_seconds = Seconds for a turn
    .help = How long one may think about a move, if the table has a clock.
option-window_seconds = Seconds to insure
    .help = How long one may think about the Insurance, if the table has a clock.
