# The game in a sentence or two, for those who have never played it.

about = A rat race on a track of cards. Everyone picks an action in secret, and equal ones must change. Who reaches the flags first?

# Action cards: a name inside a sentence, and as it is printed on the card's face.

action-straight = Straight dash
    .face = Straight dash
action-diagonal = Diagonal dash
    .face = Diagonal dash
action-step = Step any way
    .face = Step any way
action-swap = Swap
    .face = Swap
action-jump = Jump over
    .face = Jump over
action-idea = Idea
    .face = Idea

# Tokens.

token-pepper = pepper
token-sugar = sugar
token-clover = clover

# Winds: where they blow to.

wind-N = north ↑
wind-NE = north-east ↗
wind-E = east →
wind-SE = south-east ↘
wind-S = south ↓
wind-SW = south-west ↙
wind-W = west ←
wind-NW = north-west ↖

# Questions. $card is the card laid this round, $count the cards still to discard.

ask-place = On which flag does your rat start?
ask-discard = { $count ->
        [one] { $count } card still to discard. Which one?
       *[other] { $count } cards still to discard. Which one first?
    }
ask-bid = Round { $round }: which card do you lay face down?
ask-pepper = The cards are open. Do you eat your pepper to act before everyone else?
ask-act = Your action is { $card }. What does your rat do?
ask-token = A token to cheer you up in the next race: which one do you take?

# Choices: labels of buttons. $cell is a cell like C5, $to another player.

choice-place = Start on { $cell }
choice-discard = Discard { $card }
choice-bid = Lay { $card }
choice-eat-pepper = Eat the pepper
choice-keep-pepper = Keep the pepper
choice-straight = Straight to { $cell }
choice-straight-sugar = Sugar: straight to { $cell }
choice-straight-clover = Clover: straight to { $cell }
choice-diagonal = Diagonally to { $cell }
choice-diagonal-sugar = Sugar: diagonally to { $cell }
choice-diagonal-clover = Clover: diagonally to { $cell }
choice-step = Step to { $cell }
choice-step-sugar = Sugar: step to { $cell }
choice-step-clover = Clover: step to { $cell }
choice-jump = Jump to { $cell }
choice-jump-sugar = Sugar: jump to { $cell }
choice-jump-clover = Clover: jump to { $cell }
choice-idea = Idea: to { $cell }
choice-idea-sugar = Sugar: idea, to { $cell }
choice-idea-clover = Clover: idea, to { $cell }
choice-swap = Swap with { $to }
choice-swap-sugar = Sugar: swap with { $to }
choice-swap-clover = Clover: swap with { $to }
choice-take = Take the token here
choice-take-clover = Clover: take the token here
choice-steal-sugar = Sugar: take the token from { $to }
choice-pass = Pass
choice-token = Take { $token }
choice-token-keep = Keep your token

# Events: lines of the log. $row are the six order cards, $order the players of the round.

event-race = { $race ->
        [1] Rats, to the start! { $seat } begins.
       *[other] Race { $race }! { $seat } begins.
    } The order row: { $row }.
event-places = { $seat } puts a rat on { $cell }.
event-discards = { $seat } discards { $card }.
event-round = Round { $round }. Turn order: { $order }.
event-wind = The wind blows { $wind }.
event-bids = { $seat } lays a card face down.
event-bids-card = { $seat } lays { $card } face down.
event-reveals = { $seat } turns up { $card }.
event-eats-pepper = { $seat } eats pepper and now acts before everyone else!
event-replaces = That action is taken, so { $seat } lays { $card } instead.
event-eats = { $seat } eats { $token }.
event-moves = { $seat } goes to { $cell }.
event-swaps = { $seat } and { $to } swap places.
event-takes = { $seat } takes { $token }.
event-steals = { $seat } takes { $token } from { $to }.
event-passes = { $seat } passes.
event-cannot = { $seat } stays put: the card does nothing this time.
event-blown = The wind blows { $seat } to { $cell }.
event-finishes = { $seat } finishes and comes { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }!
event-refills = { $seat } has all six cards in hand again.
event-cheese = { $seat } comes { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } and has { $cheese ->
        [one] { $cheese } piece
       *[other] { $cheese } pieces
    } of cheese now.
event-consoled = { $seat } takes { $token } into the next race.

# Outcomes.

outcome-race = { $winners } wins the race and the cheese!
outcome-teams = The winning team: { $winners }!
outcome-tournament = The tournament is over, and { $winners } wins!

# Refusals: why not, and what to do instead.

why-over = This race is over; you can start a new one.
why-not-now = Nobody asks for that now; there will be a time for it.
why-not-your-turn = It is somebody else’s turn; wait a little.
why-flag-taken = { $seat } is on this flag already; choose another.
why-card-not-in-hand = { $card } is not in your hand now; choose another card.
why-bid-already = Your card is down already; wait for the others.
why-no-token = You have no { $token } to eat just now.
why-not-by-clover = Clover gives only one of the two actions after { $card } in the order row.
why-other-card = Your card this round is { $card }, so act by that one.
why-off-track = There is no such cell on this track; choose another.
why-same-cell = Your rat is here already; to stay, just pass.
why-rat = { $seat } is on that cell already; choose a free one.
why-in-mud = Your rat is stuck in mud, and only Idea gets it out.
why-in-water = A dash is short in water and does not reach that cell.
why-sugar-idea = Sugar with Idea only takes another rat’s token; it does not move yours.
why-no-idea = Idea moves a rat only from a spring, from mud or from water.
why-out-of-reach = This action does not reach that cell; choose another.
why-wall = A wall is in the way; look for a way round.
why-other-in-mud = { $seat } is in mud, and at this table nobody is swapped out of it.
why-not-beside = You cannot reach { $seat } from here.
why-yourself = You cannot choose yourself; choose another rat.
why-rat-gone = That rat is not on the track; choose another.
why-no-token-cell = There is nothing to take here: tokens lie on pepper, sugar and clover cells.
why-cell-used = This cell has given its token already; look for another.
why-held-already = You hold such a token already and need no second one.
why-nothing-to-steal = { $seat } holds no token, so there is nothing to take.
why-partner = { $seat } is on your team, and at this table partners are not robbed.
why-nothing-to-keep = You hold no token yet; choose one of the three.

# Options of the table.

option-group-track = The track
option-group-cards = Cards and bids
option-group-running = How rats run
option-group-mode = What is played
option-group-start = Who begins, and time
option-mode = Mode
    .help = One race, two teams of two (for four players only), or a tournament of three races.
option-mode-race = race
option-mode-teams = teams
option-mode-tournament = tournament
option-track = Track
    .help = One section between start and finish, or two. A tournament always has the short track.
option-track-short = short
option-track-long = long
option-wind = Wind
    .help = Each round has a new wind, and after its turn a rat is blown one cell along.
option-places = Play for places
    .help = The race goes on until all but one have finished. Always so in a tournament, never in teams.
option-start_card = Start card
    .help = Which of the six start and finish cards lies on the left.
option-start_card-random = random
option-start_card-I = I. Flags
option-start_card-II = II. Chute
option-start_card-III = III. Slough
option-start_card-IV = IV. Ditch
option-start_card-V = V. Trampoline
option-start_card-VI = VI. Bed
option-finish_card = Finish card
    .help = Which of the six start and finish cards lies on the right; not the one of the start.
option-finish_card-random = { option-start_card-random }
option-finish_card-I = { option-start_card-I }
option-finish_card-II = { option-start_card-II }
option-finish_card-III = { option-start_card-III }
option-finish_card-IV = { option-start_card-IV }
option-finish_card-V = { option-start_card-V }
option-finish_card-VI = { option-start_card-VI }
option-section_1 = Section 1
    .help = The first track card after the start; in a tournament the card of the first race.
option-section_1-random = random
option-section_1-1 = 1. Courtyard
option-section_1-2 = 2. Springboard
option-section_1-3 = 3. Puddles of mud
option-section_1-4 = 4. Brook
option-section_1-5 = 5. Pepper bed
option-section_1-6 = 6. Sugar store
option-section_1-7 = 7. Clover glade
option-section_1-8 = 8. Crossroads
option-section_1-9 = 9. Mill
option-section_1-10 = 10. Bog
option-section_1-11 = 11. Canal
option-section_1-12 = 12. Pantry
option-section_1-13 = 13. Vineyard
option-section_1-14 = 14. Market
option-section_1-15 = 15. Bridge
option-section_1-16 = 16. Quarry
option-section_1-17 = 17. Waterfall
option-section_1-18 = 18. Pigsty
option-section_1-19 = 19. Maze
option-section_1-20 = 20. Orchard
option-section_1-21 = 21. Two rivers
option-section_1-22 = 22. Spring circus
option-section_1-23 = 23. Dam
option-section_1-24 = 24. Last sprint
option-turn_1 = How section 1 lies
    .help = As printed, or turned half round.
option-turn_1-random = random
option-turn_1-0 = as printed
option-turn_1-180 = turned half round
option-section_2 = Section 2
    .help = The second card of a long track; in a tournament the card of the second race.
option-section_2-random = { option-section_1-random }
option-section_2-1 = { option-section_1-1 }
option-section_2-2 = { option-section_1-2 }
option-section_2-3 = { option-section_1-3 }
option-section_2-4 = { option-section_1-4 }
option-section_2-5 = { option-section_1-5 }
option-section_2-6 = { option-section_1-6 }
option-section_2-7 = { option-section_1-7 }
option-section_2-8 = { option-section_1-8 }
option-section_2-9 = { option-section_1-9 }
option-section_2-10 = { option-section_1-10 }
option-section_2-11 = { option-section_1-11 }
option-section_2-12 = { option-section_1-12 }
option-section_2-13 = { option-section_1-13 }
option-section_2-14 = { option-section_1-14 }
option-section_2-15 = { option-section_1-15 }
option-section_2-16 = { option-section_1-16 }
option-section_2-17 = { option-section_1-17 }
option-section_2-18 = { option-section_1-18 }
option-section_2-19 = { option-section_1-19 }
option-section_2-20 = { option-section_1-20 }
option-section_2-21 = { option-section_1-21 }
option-section_2-22 = { option-section_1-22 }
option-section_2-23 = { option-section_1-23 }
option-section_2-24 = { option-section_1-24 }
option-turn_2 = How section 2 lies
    .help = As printed, or turned half round.
option-turn_2-random = { option-turn_1-random }
option-turn_2-0 = { option-turn_1-0 }
option-turn_2-180 = { option-turn_1-180 }
option-section_3 = Section 3
    .help = For a tournament only: the card of the third race.
option-section_3-random = { option-section_1-random }
option-section_3-1 = { option-section_1-1 }
option-section_3-2 = { option-section_1-2 }
option-section_3-3 = { option-section_1-3 }
option-section_3-4 = { option-section_1-4 }
option-section_3-5 = { option-section_1-5 }
option-section_3-6 = { option-section_1-6 }
option-section_3-7 = { option-section_1-7 }
option-section_3-8 = { option-section_1-8 }
option-section_3-9 = { option-section_1-9 }
option-section_3-10 = { option-section_1-10 }
option-section_3-11 = { option-section_1-11 }
option-section_3-12 = { option-section_1-12 }
option-section_3-13 = { option-section_1-13 }
option-section_3-14 = { option-section_1-14 }
option-section_3-15 = { option-section_1-15 }
option-section_3-16 = { option-section_1-16 }
option-section_3-17 = { option-section_1-17 }
option-section_3-18 = { option-section_1-18 }
option-section_3-19 = { option-section_1-19 }
option-section_3-20 = { option-section_1-20 }
option-section_3-21 = { option-section_1-21 }
option-section_3-22 = { option-section_1-22 }
option-section_3-23 = { option-section_1-23 }
option-section_3-24 = { option-section_1-24 }
option-turn_3 = How section 3 lies
    .help = As printed, or turned half round.
option-turn_3-random = { option-turn_1-random }
option-turn_3-0 = { option-turn_1-0 }
option-turn_3-180 = { option-turn_1-180 }
option-discards_secret = Secret start discard
    .help = All discard at once before the first round, without seeing what others choose.
option-bids_in_turn = Bids in turn
    .help = Cards are laid one by one in turn order, not all at once.
option-duplicate_acts = A taken action still works
    .help = Whoever has nothing to replace an equal card with performs it and does not pass.
option-pepper_by_speed = Pepper by speed
    .help = All who hold pepper are asked at once: the later you press, the earlier you act.
option-straight_bends = Straight dash may turn
    .help = In this dash a rat may turn a corner.
option-diagonal_bends = Diagonal dash may turn
    .help = In this dash a rat may change to another diagonal.
option-sugar_step_in_line = Sugar step in one line
    .help = Both steps must go the same way.
option-water_holds_sugar = Water beats sugar
    .help = A dash from water goes 1 cell even with sugar.
option-strict_corners = Strict corners
    .help = No diagonal way past a corner that any wall touches.
option-walls_stop_thieves = Walls guard tokens
    .help = Sugar cannot take the token of a rat behind a wall.
option-one_token_a_cell = One token from a cell
    .help = Each cell gives only one token in a race.
option-mud_holds_swaps = No swapping out of mud
    .help = Nobody swaps with a rat that sits in mud.
option-seams_stop_wind = No wind from card to card
    .help = The edge of every card stops the wind, not only the edge of the whole track.
option-partners = Seats of partners
    .help = How the two teams sit at the table.
option-partners-across = every other seat
option-partners-beside = side by side
option-partners_safe = Partners are not robbed
    .help = You cannot take the token of your partner.
option-hands_kept = Hands stay between races
    .help = In a tournament hands stay as they are, with no new start discard.
option-next_first = Who begins the next race
    .help = In a tournament: the winner of the last race, or the neighbour of who began it.
option-next_first-winner = the winner
option-next_first-clockwise = the next clockwise
option-last_gets_nothing = No cheese for the last
    .help = In a tournament the last place always brings 0 pieces, however many play.
option-row_reshuffled = A new row for each race
    .help = In a tournament the order cards are shuffled before every race.
option-first = Who begins
    .help = Drawn by lot, or the seat the host picks: perhaps the one who ate cheese last.
option-first-random = drawn by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-turn_seconds = Seconds for a turn
    .help = When time is up, the table answers for you: an action, for one, is passed.
option-bid_seconds = Seconds for a bid
    .help = When time is up, the first card of your hand in the order row is laid.

event-shows-discards = { $seat } shows what was laid aside: { $cards }.
event-too-long = That was round { $rounds }: the race is stopped, and the rats are ranked as they stand.

# Labels of the picture in the terminal.

label-row = Order row
label-round = round
label-order = order
label-off = off the track
label-hand = hand:
label-laid = laid:
label-legend = S spring · M mud · W water · P pepper · U sugar · C clover · ⚑ flag · ┃ ━ wall

# A friend's words beside a question, for a first game.

guide-ask-place = Your rat starts on a flag. From the middle it is easier to get round the walls.
guide-ask-bid = Cards are laid in secret. If somebody before you laid the same one, yours changes to the next in the order row.
guide-ask-act = Now your rat moves: glowing cells are within reach. The flags on the far side are the goal.
