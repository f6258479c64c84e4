# The game in a sentence or two, for those who have never played it.

about = A party of mice explores a castle, fights rats and runs from the cat. Chapter by chapter, all together: either everyone wins or nobody does.

# Mice.

mouse-collin = Collin
    .help = Royal Example: whenever Collin defeats a minion, another mouse on his or an adjacent cell may take one step at once.
mouse-nez = Nez
    .help = Golden Paws: may roll lore at mousetraps and in tests of the chapter. Only Nez can handle clockwork weapons.
mouse-tilda = Tilda
    .help = Caring Paws: whenever Tilda heals somebody, one more ordinary wound on her cell heals as well.
mouse-maginos = Maginos
    .help = Old Library: after a successful ordinary search, draws two cards and keeps one of them.
mouse-filch = Filch
    .help = The tail is a third paw for a knife or dagger. Pilfer: each rat defeated brings 1 cheese from the cheese wheel, or from the supply if the wheel is empty.
mouse-lily = Lily
    .help = Lesson Learned: mousetraps do nothing to Lily.

# Classes.

class-leader = leader
class-warrior = warrior
class-tinkerer = tinkerer
class-healer = healer
class-mystic = mystic
class-scamp = scamp
class-archer = archer

# Kinds of minions, and what is special about each.

minion-rat = rat warrior
    .help = Fights at close range. After its turn its card changes places with the one above it on the track.
minion-elite = elite rat
    .help = Shoots from afar. After its turn its card changes places with the one above it on the track.
minion-roach = roach
    .help = Steals 1 cheese instead of each wound. Wounds only when there is nothing to steal.
minion-spider = spider
    .help = Large. Its wounds are poisoned.
minion-centipede = centipede
    .help = Large. Whoever it wounds is stunned as well.
minion-vurst = Captain Vurst
    .help = A crack shot. Cheese in his attack roll feeds nobody, but if his first attack of a turn shows any, he shoots again.
minion-brodie = Brodie
    .help = The cat. He leaps to where it is most crowded, or prowls from mouse to mouse. His paws hit everybody, minions too.
minion-skitter = Skitter-Clak
    .help = Large. Nobody can defend against his grip, and a shield with a star blocks twice on his carapace. Sharp weapons bite less.
minion-vanestra = Vanestra
    .help = The spider queen. Depending on the card she charms, stings with poison, spins webs or calls rats.

# Figures.

figure-elite-1 = Elite rat 1
figure-elite-2 = Elite rat 2
figure-elite-3 = Elite rat 3
figure-elite-4 = Elite rat 4
figure-elite-5 = Elite rat 5
figure-elite-6 = Elite rat 6
figure-rat-1 = Rat 1
figure-rat-2 = Rat 2
figure-rat-3 = Rat 3
figure-rat-4 = Rat 4
figure-rat-5 = Rat 5
figure-rat-6 = Rat 6
figure-roach-1 = Roach 1
figure-roach-2 = Roach 2
figure-roach-3 = Roach 3
figure-roach-4 = Roach 4
figure-roach-5 = Roach 5
figure-roach-6 = Roach 6
figure-roach-7 = Roach 7
figure-roach-8 = Roach 8
figure-spider = Spider
figure-centipede = Centipede
figure-paw = Brodie

# Initiative cards.

slot-collin = { mouse-collin }
slot-nez = { mouse-nez }
slot-tilda = { mouse-tilda }
slot-maginos = { mouse-maginos }
slot-filch = { mouse-filch }
slot-lily = { mouse-lily }
slot-rats = Rat warriors
slot-elites = Elite rats
slot-roaches = Roaches
slot-spider = Spider
slot-centipede = Centipede
slot-vurst = Captain Vurst
slot-pounce = Brodie: pounce
slot-prowl = Brodie: prowl
slot-skitter = Skitter-Clak
slot-charm = Vanestra: charm
slot-sting = Vanestra: sting
slot-web = Vanestra: web
slot-call = Vanestra: call

# Faces of the action die: symbol, star, number.

face-cheese-1 = cheese 1
face-sword-star-2 = sword★ 2
face-shield-3 = shield 3
face-shield-star-3 = shield★ 3
face-bow-2 = bow 2
face-bow-star-1 = bow★ 1

# Places: the sixteen sides of the tiles.

side-1 = Courtyard
    .help = Barksburg begins under the old oak. There is just one burrow out, and a crow keeps watch above.
side-2 = Rootways
    .help = Roots, earth and a path around a stone. Two mousetraps.
side-3 = Kitchens
    .help = A mop handle leads up to the table. Crumbs above, danger below.
side-4 = Hearth Burrows
    .help = A warm crossroads beneath the kitchen stove. One mousetrap.
side-5 = Guard Room
    .help = The captain’s rats stand watch here. A grate in the floor leads down to the gutter.
side-6 = Gutter
    .help = The water runs east and off the edge. The way through lies in the water.
side-7 = Dining Hall
    .help = A chair leads up to the long table. Brodie likes to sleep here.
side-8 = Footings
    .help = A ring of passages under the walls. Two mousetraps.
side-9 = Alchemist’s Chamber
    .help = A stool leads up to the desk. The way through is under the skull candlestick.
side-10 = Crystal Tunnels
    .help = Narrow passages that glitter in the dark. One mousetrap.
side-11 = King’s Chamber
    .help = An enormous bed with a locker at its foot. The way through is behind the firewood.
side-12 = Secret Passage
    .help = A stream crosses the passage and ends in a pool. One mousetrap.
side-13 = Queen’s Chamber
    .help = A dressing table with a mirror, and a stool beside it. It smells of cobwebs.
side-14 = Furnace
    .help = Embers, soot and old bellows. Nobody sets mousetraps here.
side-15 = The Pipes
    .help = Pipes above dark gaps: no short cuts without a rope. Two mousetraps.
side-16 = Spillway
    .help = The water runs west from the eastern pipe and off the edge.

# Ability cards: a name inside a sentence, as it is printed on the card's face, and what it does.

ability-first-aid = First Aid
    .face = First Aid
    .help = Cheese: 2 (healers 1). Free action, once a turn: heal 1 ordinary wound of a mouse on your cell.
ability-accurate-shot = Accurate Shot
    .face = Accurate Shot
    .help = Cheese: 2. With a ranged attack: the target defends with 2 dice fewer.
ability-aimed-shot = Aimed Shot
    .face = Aimed Shot
    .help = Cheese: 1. With a ranged attack: +1 die.
ability-power-shot = Power Shot
    .face = Power Shot
    .help = Cheese: 3. With a ranged attack: your strength counts double; the weapon and all else come on top.
ability-preemptive-shot = Preemptive Shot
    .face = Preemptive Shot
    .help = Cheese: 1. When minions have just appeared and the order is set: one ranged attack on one of them.
ability-keen-eye = Keen Eye
    .face = Keen Eye
    .help = Cheese: 1. With a search: roll 3 dice instead of one; a single star is enough.
ability-cure = Cure
    .face = Cure
    .help = Cheese: 1 to 3. Action: for each piece remove 1 poisoned wound, or one token of stun, web or charm, from mice on your cell.
ability-fortify = Fortify
    .face = Fortify
    .help = Cheese: 2. Free action: all mice here have +1 defence die until your next turn.
ability-major-heal = Major Heal
    .face = Major Heal
    .help = Cheese: 3. Action: heal up to 3 ordinary wounds of mice on your own and adjacent cells.
ability-thundersqueak = Thundersqueak
    .face = Thundersqueak
    .help = Cheese: 3. Action: all small minions on your own and adjacent cells fall over and make no attack in their next turn.
ability-backslash = Backslash
    .face = Backslash
    .help = Cheese: 2. When you have just defeated a minion at close range: one more attack with the same weapon on another minion of that cell.
ability-battle-squeak = Battle Squeak
    .face = Battle Squeak
    .help = Cheese: 2. With a melee attack: +2 dice.
ability-feint = Feint
    .face = Feint
    .help = Cheese: 1. With a melee attack: the target defends with 1 die at most.
ability-protect = Protect
    .face = Protect
    .help = Cheese: 1. When a minion aims at another mouse on your own or an adjacent cell: you are the target instead.
ability-resolve = Resolve
    .face = Resolve
    .help = Cheese: 2. When you are hit, before you roll defence: +2 dice.
ability-battle-leader = Battle Leader
    .face = Battle Leader
    .help = Cheese: 2. Free action: all other mice here have +1 attack die until your next turn.
ability-give-order = Give Order
    .face = Give Order
    .help = Cheese: 2. Free action: another mouse here at once moves by her movement value, without a die, or attacks once.
ability-inspire = Inspire
    .face = Inspire
    .help = Cheese: 2. At the start of your turn: until the round ends each mouse may pay 1 cheese after her action for one more, once each.
ability-chain-lightning = Chain Lightning
    .face = Chain Lightning
    .help = Cheese: 3. Attack spell: as many different minions as you have lore, each beside the one before; strength +1 die, each defends on its own.
ability-mystic-blast = Mystic Blast
    .face = Mystic Blast
    .help = Cheese: 2. Attack spell: on one visible cell every figure, mice too, takes 2 hits and defends.
ability-mystic-bolt = Mystic Bolt
    .face = Mystic Bolt
    .help = Cheese: 1. Attack spell: as many dice as you have lore; needs neither weapon nor line of sight.
ability-invisibility = Invisibility
    .face = Invisibility
    .help = Cheese: 2. Free action: until your next turn minions overlook the chosen mouse while another one is here. Attacking gives her away.
ability-meeps = Meeps
    .face = Meeps
    .help = Cheese: 2. Maginos only. Action: a search without a roll, or one card of your choice from the discards, events excepted.
ability-set-trap = Set Trap
    .face = Set Trap
    .help = Cheese: 2. Action: put a snare on an empty dry cell beside you. The first minion in it falls; a large one takes 2 wounds, a boss 1. Two in play at most.
ability-dodge = Dodge
    .face = Dodge
    .help = Cheese: 1. When you are the target: leap to an adjacent cell without minions. If the attacker cannot reach you there, the attack is lost.
ability-energy-rush = Energy Rush
    .face = Energy Rush
    .help = Cheese: 1. Free action: +3 steps for this move or scurry.
ability-find = Find
    .face = Find
    .help = Cheese: 2. After a successful ordinary search: draw 2 more cards and keep one of the three.
ability-knife-strike = Knife Strike
    .face = Knife Strike
    .help = Cheese: 2. Attack: one melee attack with every knife and dagger you hold.

# Search cards: a name inside a sentence, as it is printed on the card's face, and what it does.

card-collins-sword = Collin’s Sword
    .face = Collin’s Sword
    .help = Melee, sharp, 1 paw, for warriors. +1 die.
card-leather-breastplate = Leather Breastplate
    .face = Leather Breastplate
    .help = Body, for warriors, healers and tinkerers. Defence +1.
card-nezs-hammer = Nez’s Hammer
    .face = Nez’s Hammer
    .help = Melee, blunt, 2 paws, for warriors and tinkerers. +1 die; a large target defends with 1 die fewer.
card-tildas-mace = Tilda’s Mace
    .face = Tilda’s Mace
    .help = Melee, blunt, 1 paw, for healers. +1 die for each other wounded mouse on your cell.
card-maginos-staff = Maginos’ Staff
    .face = Maginos’ Staff
    .help = Ranged, magic, 1 paw, for mystics. +1 die; on your own cell it is a blunt melee weapon.
card-dagger = Dagger
    .face = Dagger
    .help = Melee, sharp, 1 paw. A target below you on the track defends with 1 die fewer.
card-lilys-bow = Lily’s Bow
    .face = Lily’s Bow
    .help = Ranged, shot, 2 paws, for archers. Cheese from the target’s defence dice is yours and does not go to the wheel.
card-long-bow = Long Bow
    .face = Long Bow
    .help = Ranged, shot, 2 paws, for archers and scamps. +1 die, and +1 more against large targets.
card-hairpin-crossbow = Hairpin Crossbow
    .face = Hairpin Crossbow
    .help = Ranged, shot, 2 paws, lore 2. +2 dice, but no moving in the turn of the shot.
card-pea-sling = Pea Sling
    .face = Pea Sling
    .help = Ranged, shot, 1 paw. A hit together with a star knocks a small target down.
card-toothpick = Toothpick
    .face = Toothpick
    .help = Melee, sharp, 2 paws. Defence +1 while you hold it.
card-needle-sword = Needle Sword
    .face = Needle Sword
    .help = Melee, sharp, 1 paw, for warriors. +1 die.
card-shard-knife = Shard Knife
    .face = Shard Knife
    .help = Melee, sharp, knife, 1 paw, for scamps. One block of the target does not count.
card-skewer = Skewer
    .face = Skewer
    .help = Melee, sharp, 2 paws. +1 die; also reaches two cells away in a straight or diagonal line.
card-nutcracker-mallet = Nutcracker Mallet
    .face = Nutcracker Mallet
    .help = Melee, blunt, 2 paws, for warriors and tinkerers. +2 dice, but movement −1.
card-button-mace = Button Mace
    .face = Button Mace
    .help = Melee, blunt, 1 paw, for healers and warriors. A target that lies down or has lost its attack defends with 1 die fewer.
card-clockwork-saw = Clockwork Saw
    .face = Clockwork Saw
    .help = Melee, sharp, 2 paws, for tinkerers, clockwork. +2 dice; two or more cheese in the roll jam it, and it goes back to the bag.
card-clockwork-bow = Clockwork Bow
    .face = Clockwork Bow
    .help = Ranged, shot, 2 paws, for tinkerers, clockwork. Two shots an attack, −1 die each.
card-thimble-helm = Thimble Helm
    .face = Thimble Helm
    .help = Head, for warriors, leaders and tinkerers. Defence +1.
card-acorn-cap = Acorn Cap
    .face = Acorn Cap
    .help = Head. Defence +1 against ranged attacks.
card-rat-mail = Rat Mail
    .face = Rat Mail
    .help = Body, for warriors. Defence +2, movement −1.
card-leather-vest = Leather Vest
    .face = Leather Vest
    .help = Body. Defence +1.
card-mystic-robe = Mystic Robe
    .face = Mystic Robe
    .help = Body, for mystics. Lore +1.
card-button-shield = Button Shield
    .face = Button Shield
    .help = One paw. Defence +1.
card-coin-shield = Coin Shield
    .face = Coin Shield
    .help = One paw, lore 2 or strength 2. Defence +2; leaves no room for a two-paw weapon.
card-glove-boots = Glove Boots
    .face = Glove Boots
    .help = Legs. The first climb over a yellow line each turn costs 1 step.
card-shell-greaves = Shell Greaves
    .face = Shell Greaves
    .help = Legs. You cannot be knocked down (a mousetrap still wounds).
card-shifting-cloak = Shifting Cloak
    .face = Shifting Cloak
    .help = Back. Shooters aim at you only if there is nobody else to aim at.
card-copper-ring = Copper Ring
    .face = Copper Ring
    .help = Tail. +1 die to get out of webs.
card-crumb-necklace = Crumb Necklace
    .face = Crumb Necklace
    .help = Neck. Each successful search of yours brings 1 cheese besides.
card-monocle = Monocle
    .face = Monocle
    .help = Eye, lore 2. +1 die in your searches.
card-bone-whistle = Bone Whistle
    .face = Bone Whistle
    .help = Neck, for leaders. Free action, once a place and chapter: another mouse here takes one step.
card-ribbon-of-courage = Ribbon of Courage
    .face = Ribbon of Courage
    .help = Ear. +1 attack die while you are exactly one wound short of capture.
card-belt-pouch = Belt Pouch
    .face = Belt Pouch
    .help = Belt. Your bag holds two cards more.
card-salve = Salve
    .face = Salve
    .help = Action: heal up to 2 ordinary wounds of one mouse on your cell. Then discard the card.
card-antidote = Antidote
    .face = Antidote
    .help = Free action: remove all poisoned wounds of one mouse on your cell. Then discard the card.
card-rind = Rind
    .face = Rind
    .help = Free action: take 2 cheese. Then discard the card.
card-thread-ball = Thread Ball
    .face = Thread Ball
    .help = Free action, once a place: once this turn, step over a red line for 1 step or straight over a gap for 2. You keep the card.
card-match = Match
    .face = Match
    .help = Action: all small minions on one adjacent cell fall over. Then discard the card.
card-levitation = Levitation
    .face = Levitation
    .help = Scroll, lore 2. This turn lines, water, mousetraps and gaps do not hinder you; just do not stop above a gap.
card-cheddar-golem = Cheddar Golem
    .face = Cheddar Golem
    .help = Scroll, lore 3. Until your next turn strength 4 and defence 3; you fight with bare paws and all you wear does nothing.
card-golem = the cheddar golem’s paws
    .face = Cheddar Golem’s Paws
    .help = A blunt melee weapon for as long as the Cheddar Golem lasts.
card-fire-breath = Fire Breath
    .face = Fire Breath
    .help = Scroll, lore 2. Every minion on one adjacent cell takes 2 hits and defends.
card-slumber = Slumber
    .face = Slumber
    .help = Scroll, lore 2. One card of ordinary minions on the track skips its next turn.
card-mending = Mending
    .face = Mending
    .help = Scroll, lore 1. Heal up to 2 ordinary wounds of mice in this place.
card-foresight = Foresight
    .face = Foresight
    .help = Scroll, lore 1. Look at the top 3 cards of the search or the encounter deck and put them back in any order.
card-fate-swap = Fate Swap
    .face = Fate Swap
    .help = Scroll, lore 2. Two initiative cards change places.
card-luck-of-the-brave = Luck of the Brave
    .face = Luck of the Brave
    .help = Trick. After any roll of yours: roll as many of its dice as you like once more.
card-slip-away = Slip Away
    .face = Slip Away
    .help = Trick, in your turn: minions cannot hold you on a cell during this move.
card-brazen-theft = Brazen Theft
    .face = Brazen Theft
    .help = Trick, in your turn: take up to 2 cheese from the cheese wheel.
card-turned-ambush = Turned Ambush
    .face = Turned Ambush
    .help = Trick, when minions have just appeared: one mouse’s card goes to the top of the track.
card-ringing-pebble = Ringing Pebble
    .face = Ringing Pebble
    .help = Trick, when an ordinary minion is about to move: it goes up to 2 cells wherever you say instead.
card-last-effort = Last Effort
    .face = Last Effort
    .help = Trick, when you would be captured: you stay on the board, one wound short of capture.
card-spilled-peas = Spilled Peas
    .face = Spilled Peas
    .help = Trick, in your turn: all small minions on one visible cell fall over.
card-timely-chance = Timely Chance
    .face = Timely Chance
    .help = Trick, in your turn, after the action: one more search that takes no action.
card-abduction = Abduction
    .face = Abduction
    .help = Event. Your figure is taken off the board. Another mouse finds it with a star in a search while no minion is about.
card-roach-nest = Roach Nest
    .face = Roach Nest
    .help = Event. 2 roaches appear.
card-cheese-stash = Cheese Stash
    .face = Cheese Stash
    .help = Event. Every mouse on the board takes 1 cheese.
card-old-mousetrap = Old Mousetrap
    .face = Old Mousetrap
    .help = Event. A test as at a mousetrap.
card-draught = Draught
    .face = Draught
    .help = Event. One party item of your choice is gone from the hoard; its card goes back into the deck.
card-rustle-of-paws = Rustle of Paws
    .face = Rustle of Paws
    .help = Event. The cheese wheel gets 1 cheese.
card-good-omen = Good Omen
    .face = Good Omen
    .help = Event. The end of the chapter moves one page on, but not past page 8.
card-disguise = Disguise
    .face = Disguise
    .help = Party item. When a new encounter is opened you may give it up, and no rats of that card come.
card-hook = Hook and Line
    .face = Hook and Line
    .help = Party item. Stretch it between two cells: any mouse passes from end to end for 1 step. Taking it back is an action.
card-fork = Dinner Fork
    .face = Dinner Fork
    .help = Party item. Put it on your own dry cell: with an action, catapult another mouse from there to a cell she sees. Taking it back is an action.
card-grape = Grape
    .face = Grape
    .help = Party item. Bait for roaches on an empty adjacent cell, or a shot for the fork.

# Encounter cards.

encounter-b1 = Rat Patrol
encounter-b2 = March of the Roaches
encounter-b3 = Traps and Whiskers
encounter-b4 = Round the Corner
encounter-b5 = Spider on a Thread
encounter-b6 = Something in the Crack
encounter-b7 = Greedy Guests
encounter-b8 = The Captain’s Marksmen
encounter-b9 = The Pantry Crawls
encounter-b10 = Rustling behind the Wall
encounter-r1 = Rat Troop
encounter-r2 = Eyes in the Dark
encounter-r3 = Spider and Guards
encounter-r4 = Centipede and Suite
encounter-r5 = Dead End
encounter-r6 = The Hungry Swarm
encounter-r7 = The Iron Watch
encounter-r8 = Eight Legs and a Hundred

# Tokens of chapters, and what else can be found or tried there.

token-key = Little Key
token-herb = Herb
token-jar = Jar
token-wire = Red-hot Wire
token-dust = Skull Dust
token-rust = Pipe Rust
token-brush = Brush
token-crystal = Crystal
goal-notes = Maginos’ Notes
test-jaws = Open the trap
    .help = Strength in dice (tinkerers may use lore). Three stars in all free Lily.
test-claw = Snap the claw
    .help = Strength in dice on Brodie’s cell. Four stars in all snap the claw.
test-forge = Carve the horn
    .help = Lore in dice. A roll with at least one star is 1 success, for Nez 2; three successes are enough.
test-bellows = Work the bellows
    .help = Lore in dice. Two stars in one roll, and Skitter-Clak takes 2 hits.
test-cure = Cure the king
    .help = Lore in dice. Stars add up; it takes five, or three with Miz Maggie’s friendship.

# Personal achievements, for the rest of the chapter.

expert-cheese = Cheese Expert
    .help = The chapter ends one page later. Each defence roll of hers with cheese gives every mouse on the board 1 cheese.
expert-roach = Roach Slayer
    .help = The chapter ends one page later. Roaches in her place are not greedy.
expert-poison = Poison Expert
    .help = Poisoned wounds are ordinary ones for her now.
expert-escape = Escape Master
    .help = The chapter ends one page later. Her third capture lasts but a moment: she is back at once and keeps what she wears.
expert-cat = Cat Tamer
    .help = Large minions defend against her with 1 die fewer.

# Story achievements.

achievement-catnip = Catnip
    .help = Once a chapter, free action where Brodie is: he skips his next two turns.
achievement-claw = Cat’s Claw
    .help = It will make a horn.
achievement-horn = Horn
    .help = Once a chapter, action: small minions on your own and adjacent cells fall over and make no attack in their next turn.
achievement-maggie = Miz Maggie’s Friendship
    .help = Once a chapter, free action: all ordinary wounds of one mouse heal.
achievement-brush = Vanestra’s Brush
    .help = In the last chapter Vanestra defends less well.
achievement-king = The King
    .help = In the last chapter every mouse begins with 2 cheese.
achievement-lily = Lily Is Free
    .help = From now on Lily may join the party.
achievement-healthy = Good Medicine
    .help = Miz Maggie’s friendship heals poisoned wounds, too.

# The adventure book: titles, goals and stories of the eleven chapters.

chapter-flight = 1. Flight to Barksburg
chapter-archer = 2. The Archer in the Trap
chapter-notes = 3. Maginos’ Notes
chapter-catnip = 4. Mint Underground
chapter-claw = 5. The Claw
chapter-horn = 6. A Horn of Claw
chapter-maggie = 7. Miz Maggie
chapter-skitter = 8. Clatter in the Dark
chapter-brush = 9. The Queen’s Brush
chapter-king = 10. At the King’s Bedside
chapter-memories = 11. Memories and Sorrows

chapter-goal-flight = Reach the Courtyard and defeat all minions there.
chapter-goal-archer = Free Lily in the Footings and defeat whoever comes to see what the noise is.
chapter-goal-notes = Defeat Captain Vurst and his four elite rats in the Alchemist’s Chamber, then find the notes on the desk.
chapter-goal-catnip = Find the herb in the Pipes and the jar in the Dining Hall, and hide with both in any blue place without minions.
chapter-goal-claw = In the Dining Hall, snap Brodie’s claw with the red-hot wire, or defeat the cat himself.
chapter-goal-horn = Carve the horn on the kitchen table, then beat back two waves of minions in the Courtyard.
chapter-goal-maggie = Bring skull dust and pipe rust to the Courtyard and clear it of minions.
chapter-goal-skitter = Defeat Skitter-Clak in the Furnace.
chapter-goal-brush = Take the brush from the Queen’s Chamber and carry it back to the Spillway, with no minions left there.
chapter-goal-king = Defeat Captain Vurst in the King’s Chamber and cure the king.
chapter-goal-memories = Defeat Vanestra in her chamber.

story-flight-opening =
    There was a time when the king left a rind of cheese on the windowsill every night, and every mouse in the castle knew: we are remembered. Then he brought home a new queen, Vanestra, and the rinds stopped, because he no longer knew what they were for. He forgot his friends, his songs, and in the end his own name. Now rats with swords roam the halls, and Collin, who grew up in the pocket of the royal robe, sits locked in the guard room with his companions. But water chuckles under the grate in the floor, and beyond the courtyard, among the roots of the old oak, lies the free town of Barksburg. Time to run.
story-flight-victory =
    The last roach slipped away into the grass, and the old crow flapped off in a temper. A little door opened between the roots, and out came the smell of warm bread. “In with you, before she changes her mind!” somebody whispered. In Barksburg they were given a thimble of hot tea each. Only then did Collin count the ears around the table, and found one pair missing: Lily, who had covered their escape, was still somewhere in the castle.
story-flight-defeat =
    Heavy steps came from both sides, and someone had stuffed every crack with rags. The mice were marched back and locked in again. But rats never learned to count: that very night another bar of the grate came loose. Let us try once more, and more quietly.

story-archer-opening =
    Lily covered the escape to her last arrow; then something went snap in the footings. They say she is lying in a mousetrap to this hour, cross and stubborn, counting the drops from the ceiling. There is no short way to her. There is a long one, through the kitchens and the dining hall, where Brodie, the biggest cat in the kingdom, sleeps right on the floor. Breathe softly. Tread lightly. And whatever you do, do not drop the cheese.
story-archer-victory =
    The spring gave a groan, and the bar let go at last. “I thought it would be drops for supper again,” said Lily, and reached for her bow. That night in Barksburg she studied her tail for a long time and came to a conclusion: no mousetrap in this castle would ever fool her again. The party had grown by one very good shot.
story-archer-defeat =
    They had to fall back with only a few steps to go. “I’ll wait!” came a stubborn voice out of the dark. “But not for long!” So she is alive, and so we must return. Catch your breath, share the last rind, and off again.

story-notes-opening =
    Maginos has been taking notes all his life: on birch bark, on cherry stones, on the backs of other people’s letters. Most of them are about the queen, for he was the first to see that people forget wherever she passes with her brush. Those pages are still on the alchemist’s desk, and now Captain Vurst guards it with his four best marksmen. The way there is a wet one: gutter, spillway, pipes. Then again, nobody expects mice from the water.
story-notes-victory =
    The captain sat down hard on his tail, and his hat rolled under the cupboard. Maginos was already leafing through the bark, mumbling and scratching behind his ear. “She is no witch,” he said at last. “That is, she is, but she was a spider first. She combs the memories out of people and spins her web of them. And she keeps a cat on guard because nothing ever troubles a cat. Except mint.”
story-notes-defeat =
    Shots drove the mice back into the pipes, and the water did the rest. They came out as wet as washed mittens. The notes lie where they always lay: rats do not read. Let us dry our ears and try again.

story-catnip-opening =
    “Catnip,” Maginos reads from the bark, “grows where the sun looks into the ground.” There is one such spot in the castle: a crack in the pipes where a sunbeam falls each morning. But without a jar the mint is stale within the hour, and the only decent jar stands on the table in the dining hall. Which is just where Brodie curls up in the evening. Fetch both, and then dive into the burrows where no cat can follow.
story-catnip-victory =
    The lid clicked shut, and the scent lay still. Somewhere above the burrow Brodie stopped, sniffed the air and began to purr without knowing why. The mice looked at each other. For the first time since the queen came to the castle they had something that she did not expect.
story-catnip-defeat =
    The mint wilted, the jar clinked, and the echo carried that clink down every corridor. The mice scattered into the nearest holes. Never mind: the sun will rise tomorrow, and the beam will find the same crack.

story-claw-opening =
    They tell a legend in Barksburg: a horn carved from a cat’s claw sounds so that the bravest rat sits down on his tail. So far nobody has asked the cat. But in the furnace under the castle there is a wire, glowing white, and Brodie is dozing in the dining hall with one paw stretched out. It is a bad plan. There is no better one.
story-claw-victory =
    Ping! The claw flew off, spun across the flagstones and came to rest right at their paws. Brodie looked at it, at the mice, at the claw again, and stalked off to wash, deeply offended. “It will grow back,” somebody called after him, almost kindly. This one they carried home to Barksburg on their shoulders, like a spear.
story-claw-defeat =
    The paw came down, the table jumped, the candle went out. When they had all caught their breath behind the skirting board, every tail was still there, and that is a victory, if a small one. The wire has gone cold, but the fire in the furnace never sleeps. We shall heat it again.

story-horn-opening =
    There is a claw, but no horn yet. It can only be carved on the kitchen table, where there are knives, a nutcracker to hold it and enough light. Hurry: scouts have seen rats and roaches from all over the castle gather by the oak. The queen has learned where Barksburg is. If the horn does not sound today, tomorrow there will be nobody left to blow it.
story-horn-victory =
    The first note sounded like a sneeze. The second rolled across the courtyard, struck the walls and came back as thunder. Rats sat down on their tails, roaches fell flat, and the crow left the oak and did not come back. When it was quiet, the children of Barksburg came out from under the roots and asked if they might have a go.
story-horn-defeat =
    Wave after wave rolled up to the oak, and the guards shut the gates from within. The town held, but only just. The horn is still warm from the paws that held it. Take a deep breath: this time we blow it sooner.

story-maggie-opening =
    Miz Maggie lives under the flowerpot in the courtyard. She grumbles at the rain, at the sun and at visitors, and she heals so well that patients leave at a skip. “The king? I’ll mend a king,” she growled. “Bring me two pinches: dust from the skull that lights the alchemist’s room, and rust from the oldest of the pipes. And don’t spill any! And wipe your paws!”
story-maggie-victory =
    Miz Maggie sniffed the dust, licked the rust and made a happy face. A quarter of an hour later something green was bubbling in a nutshell. “That’s for the king,” she said. “And that’s a pie. That’s for you, you’re all skin and bones.” And so the mice had a friend who would never say a kind word, and never say no.
story-maggie-defeat =
    A draught blew the pinches away, and facing Miz Maggie with empty paws is worse than facing rats. She looked at them, sighed and put the kettle on. “Sit. Eat. Then you’ll go again, and this time you’ll take a lid.”

story-skitter-opening =
    The way to the royal chambers leads through the furnace, and something has moved into the furnace. At night it clatters as if a hundred knives were being sharpened on a hundred stones, and no mouse who went to look has told what she saw. Arrows do not fly far in that dark. But old bellows lie by the wall: press them hard, the embers blaze up, and whoever clatters there will feel it.
story-skitter-victory =
    The bellows sighed, the embers blazed, and the long body curled up like an old rope. It was so quiet that you could hear the ashes tick. “A hundred feet,” somebody whispered, “and not one of them wiped.” The way up is clear. It remains to find out what the queen combs memories with.
story-skitter-defeat =
    The clatter came from everywhere at once, and the mice ran for the light without looking back. Afterwards they counted their paws for a long time: all there. At least we know now where he crawls out and what he fears. Next time, the bellows first.

story-brush-opening =
    It lies on the dressing table before the mirror: a silver brush with black bristles. Every evening the queen sits down by the king and brushes his grey hair, and every morning he remembers less. Without it she would have to spin from old yarn. Marksmen and a spider guard the chamber day and night. And whoever carries the brush had better not daydream: it clings to thoughts.
story-brush-victory =
    The brush fell on the wet stones of the spillway, and little lights flew up from it like dandelion seeds. Somebody’s first snow. Somebody’s lullaby. The name of a dog long gone. The mice sat and watched them float up to the king’s windows. Perhaps he will smile in his sleep tonight.
story-brush-defeat =
    They came to in a cold pipe and could not for the life of them say who liked which song. So they hummed every song they knew until it came back. The brush is on the table again, and the queen before her mirror. But then, here we are again as well.

story-king-opening =
    Miz Maggie’s medicine warms their paws through the nutshell. It is not far to the bed: furnace, spillway, the tunnels where crystals grow, a secret passage, and a blanket as high as a hill. Captain Vurst is waiting there in a new hat. It is not orders that keep him there: he is ashamed before his marksmen. Let the drops fall on the king’s lips one by one, and never mind the noise.
story-king-victory =
    The king opened his eyes and looked for a long time at the mice on his blanket. Then he laid his open hand before them, as he used to. “Collin,” he said. “The left pocket was the warmer one, wasn’t it?” And somebody in the party, we shall not say who, began to sniffle. The king remembers. That leaves the queen.
story-king-defeat =
    The drop went astray, and the king sighed in his sleep. Boots were already stamping outside the door. The mice hid under the pillow and listened to the beating of a big, tired heart. It is still beating. So it is not too late.

story-memories-opening =
    The last door. Behind it are mirrors hung with cobwebs, and in every thread glitters somebody’s memory: the king, young and merry; a harvest feast; a rind of cheese on a windowsill. In the middle sits Vanestra, with no crown on her now and no human face, only eight long legs. “Little ones,” she says gently. “Soon you too will forget what you came for.” Collin straightens his sword. No. We remember.
story-memories-victory =
    The whole web flared up at once, and the castle filled with whispers: memories on their way home. The cook remembered his mother’s recipe, the watchman his sweetheart, and the king every mouse by name. Of the queen there was nothing left but a heap of grey dust and a comb. The sorrows came back as well, for the one never comes without the other; but a sorrow remembered is lighter than nothing at all. And in the morning there was a rind of cheese on the windowsill. A big one. Enough for everybody.
story-memories-defeat =
    Thread after thread wound about their paws, and each took something warm away. At the last moment somebody remembered the way back, and they slipped out. They sat down under the oak, held paws and began at the beginning: this is my name, what is yours? When everyone had been remembered they stood up. Vanestra is not going anywhere, and neither are we.

# Labels of the picture in the terminal.

label-legend =
    ▓ wall  ≡ gap  ≈ water  ↻ way through  ▒ table or bed  ┃ ━ line
    ◦ minions come from here  × place for a mousetrap  ✖ mousetrap
label-figures =
    r rat  R elite rat  o roach  s spider  w centipede  V Captain Vurst  B Brodie  K Skitter-Clak  Q Vanestra
    ¬ hook  Ψ fork  ● grape  % snare  z sleeping cat
label-side = Place
label-page = Page
label-wheel = Cheese wheel
label-track = Track
label-hoard = Hoard
label-surge = Coming surge
label-goal = Goal
label-stars = Stars
label-cheese = cheese

# What ails a mouse or a minion.

woe-stunned = stunned
woe-webbed = webbed
woe-lying = lying
woe-charmed = charmed
woe-hushed = no attack
woe-skips = skips a turn
woe-captured = captured
woe-abducted = carried off
woe-hidden = invisible
woe-golem = cheddar golem
ail-poison = poisoned wound
ail-stun = stun
ail-web = web
ail-charm = charm

# What a roll is for.

roll-move = move
roll-attack = attack
roll-defence = defence
roll-search = search
roll-web = out of the web
roll-water = out of the water
roll-trap = mousetrap
roll-test = test
roll-crow = away from the crow
roll-again = once more

# Questions. $mouse is the mouse who acts, $figure and $target are figures, $slot is an initiative card.

ask-party = Who sets out? Choose a mouse for the party.
ask-learn = { $mouse }: which ability to learn?
ask-turn = { $points ->
        [0] { $mouse }: your turn. What next?
        [one] { $mouse }: your turn, { $points } step left. What next?
       *[other] { $mouse }: your turn, { $points } steps left. What next?
    }
ask-inspire = { $mouse }: inspire the party as the turn begins?
ask-target = { $mouse }, { $card }: whom to attack?
ask-boost = { $mouse } attacks { $target } with { $card }. Add an ability?
ask-backslash = { $mouse }: strike again, at the neighbour of the fallen?
ask-boost-search = { $mouse } searches. Add an ability?
ask-find = { $mouse }: a find! Draw two more to choose from?
ask-which-card = { $mouse }: which of the cards stays?
ask-which-find = { $mouse }: which one to take?
ask-keep = { $mouse } finds { $card }. Keep it, or trade it for cheese?
ask-discard = { $mouse }: the bag is too full. What goes?
ask-equip = { $mouse }: what to put on, what to put away?
ask-trade-with = { $mouse }: a trade. With whom?
ask-trade = A trade: { $mouse } and { $other }. What changes hands?
ask-handover = Who carries it on?
ask-arrive = A new place! On which cell does the party arrive?
ask-rescue = { $mouse } comes back. Where?
ask-disguise = Rats ahead. Put on the disguise so that they let you pass?
ask-place = Where does the { $minion } stand?
ask-snap-shot = { $mouse }: shoot before they know it?
ask-top = { $mouse }: whose card goes to the top of the track?
ask-which-minion = { $slot }: which one is next?
ask-minion-way = { $figure }: which way? They are equally long.
ask-cat-way = Brodie is on the prowl. Which way?
ask-charmed-way = { $mouse } is charmed. Where do the paws go?
ask-lure = { $figure } is about to move. { $mouse }: throw the pebble and lure it away?
ask-cover = { $foe } goes for { $target }. { $mouse }: take the blow?
ask-dodge = { $foe } goes for { $mouse }. Dodge?
ask-sidestep = { $mouse }: dodge where to?
ask-brace = { $mouse } is hit! Add 2 defence dice?
ask-ease = { $figure } defends. Let it roll 1 die fewer? Once a round.
ask-endure = { $mouse } is about to be captured! Make a last effort?
ask-reroll = { $mouse } rolled { $dice }. Roll again?
ask-which-dice = { $mouse }: { $dice }. Which dice to roll again?
ask-spur = { $mouse } cheers you on: who takes a step?
ask-spur-where = { $mouse }: one step. Where to?
ask-leader-wound = Which card takes the wound? Still to place: { $left }.
ask-swap = Vanestra changes. Which card is swapped?
ask-draught = The draught carries off a party item. Which one?
ask-hide = { $mouse }: who becomes invisible?
ask-heal = { $mouse } heals, wounds left: { $left }. Whose?
ask-care = { $mouse } has caring paws. Whose wound heals, too?
ask-antidote = { $mouse }: who drinks the antidote?
ask-cure = { $mouse } cures, { $left } left. Whom?
ask-cure-what = { $mouse }: what is cured?
ask-maggie = Miz Maggie is here, grumbling. Whom shall she mend?
ask-knock = { $mouse }: on which cell do the minions fall over?
ask-snare = { $mouse }: where does the snare go?
ask-order = { $mouse } gives an order. To whom?
ask-order-what = { $mouse }: what is the order?
ask-march = { $mouse } moves by order, steps left: { $points }. Where to?
ask-which-knife = { $mouse }: which blade is next?
ask-bolt = { $mouse }: whom does the bolt strike?
ask-chain = { $mouse }: where does the lightning begin? Targets: { $left }.
ask-chain-on = { $mouse }: where does the lightning leap? Targets left: { $left }.
ask-blast = { $mouse }: which cell is hit?
ask-slumber = { $mouse }: who falls asleep?
ask-fate = { $mouse }: which card on the track moves?
ask-fate-with = { $mouse }: which card changes places with { $slot }?
ask-foresee = { $mouse }: into which deck to look?
ask-foresee-order = { $mouse } sees: { $cards }. Which one is number { $place } from the top?
ask-rummage = { $mouse }: search, or take from the discards?
ask-hook-end = { $mouse }: where does the hook hold?
ask-bait = { $mouse }: where does the grape go?
ask-flyer = { $mouse } bends the fork. Who flies?
ask-landing = { $mouse } lets go of the fork. Where is the landing?
ask-grape = { $mouse }: at which cell is the grape shot?
ask-keep-card = The chapter is over. { $mouse }: what comes along to the next?

# Choices: labels of buttons.

choice-at = Cell { $cell }
choice-go = Go to { $cell }
choice-foe = { $figure }
choice-mouse = { $mouse }
choice-card = { $card }
choice-ability = { $ability }
choice-slot = Card: { $slot }
choice-number = No. { $number }
choice-no = No
choice-yes = Yes
choice-done = Done
choice-keep = Keep it
choice-sell = Trade it for 1 cheese
choice-stand-up = Stand up
choice-halt = Finish moving
choice-roll = Roll to move
choice-scurry = Scurry
choice-attack = Attack: { $card }
choice-attack-golem = Attack with the golem’s paws
choice-recover-stun = Shake off the stun
choice-recover-web = Tear the web
choice-end-turn = End the turn
choice-explore-north = Explore north ↑
choice-explore-east = Explore east →
choice-explore-south = Explore south ↓
choice-explore-west = Explore west ←
choice-explore-flip = Slip through to the other side ↻
choice-search = Search
choice-seek = Search for: { $what }
choice-try = Test: { $test }
choice-use = Use { $ability }
choice-play = Play { $card }
choice-trade = Trade
choice-give = Give { $card }
choice-get = Take { $card }
choice-give-cheese = Give 1 cheese
choice-get-cheese = Take 1 cheese
choice-give-token = Hand over what is carried
choice-get-token = Take over what is carried
choice-equip = Change gear
choice-wear = Put on { $card }
choice-stow = Put away { $card }
choice-level-up = A new ability for 6 cheese
choice-act-again = One more action for 1 cheese
choice-lay-hook = Lay the hook and line
choice-lay-fork = Lay the fork
choice-lay-grape = Lay the grape
choice-take-hook = Take the hook and line back
choice-take-fork = Take the fork back
choice-catapult = Catapult a mouse
choice-shoot-grape = Shoot the grape
choice-blow-horn = Blow the horn
choice-give-catnip = Give the cat catnip
choice-call-maggie = Call Miz Maggie
choice-poison = Poisoned wound
choice-stun = Stun
choice-web = Web
choice-charm = Charm
choice-move = Move
choice-bare = Strike with bare paws
choice-rummage = Search without a roll
choice-search-deck = The search deck
choice-encounter-deck = The encounter deck

# Events: lines of the log. The chapter and its time.

event-joins = { $mouse } joins the party, run by { $seat }.
event-learns = { $mouse } learns { $ability }.
event-begins = Chapter { $chapter }
event-story = { $story }
event-track = The order: { $track }.
event-round = A new round begins.
event-turn = Turn: { $slot }.
event-time = All is quiet, and time goes by.
event-page = The hourglass moves to page { $page }. The chapter ends on page { $end }.
event-later = The end of the chapter moves to page { $end }.
event-wheel = The cheese wheel grows by { $count } to { $wheel }.
event-wheel-emptied = The cheese wheel is cleared, left on it: { $wheel }.
event-surge = The cheese wheel is full: a surge!
event-wave = A second wave is coming!
event-won = Victory! The chapter is won.
event-lost = { $reason }
event-keeps-card = { $mouse } takes { $card } along.
event-keeps-no-more = { $mouse } takes nothing more.
event-votes = { $seat } votes.

# Places and minions that come.

event-explores = { $mouse } leads the party on: { $side }.
event-arrives = { $mouse } is on { $cell }.
event-first-visit = The party has never been here before: { $side }.
event-encounter = Encounter card: { $encounter }.
event-encounters-shuffled = The encounter deck has run out and is shuffled again.
event-traps = { $count ->
        [one] { $count } mousetrap is set here!
       *[other] { $count } mousetraps are set here!
    }
event-left-behind = { $card } is left behind; its card goes back into the deck.
event-placed = A newcomer on { $cell }: { $minion } ({ $figure }).
event-none-left = No more can come: { $minion }.
event-disguise = { $card } works: the rats suspect nothing and do not come.
event-no-disguise = The party does not dress up.
event-ambush = An ambush! Up the track: { $slot }, die { $die }.
event-to-top = { $mouse } goes to the top of the track.
event-calls = Vanestra calls the rats ({ $slot }).
event-crow = The Old Crow swoops down! Target: { $mouse }.
event-swaps = Vanestra changes: { $slot } → { $other }.

# A mouse's turn.

event-rolls = { $mouse }, { $why }: { $dice }.
event-marks-die = { $mouse } will roll die no. { $number } again.
event-steps = { $mouse } goes to { $cell }.
event-halts = { $mouse } moves no further.
event-stands = { $mouse } stands up.
event-scurries = { $mouse } scurries!
event-rushes = { $points ->
        [one] { $mouse } feels a rush of energy: { $points } step left.
       *[other] { $mouse } feels a rush of energy: { $points } steps left.
    }
event-stays-in-water = { $mouse } stays in the water: no star, no way out.
event-drifts = The current carries { $mouse } to { $cell }.
event-swept-away = { $mouse } is swept off the edge!
event-trap-passed = { $mouse } tiptoes past the mousetrap.
event-trap-snaps = Snap! { $mouse } is in the mousetrap.
event-recovers = { $mouse } recovers and is free to act again.
event-still-webbed = { $mouse } is still in the web.
event-ends-turn = { $mouse } ends the turn.
event-acts-again = { $mouse } pays 1 cheese for one more action.
event-declines = { $mouse } declines.
event-enough = { $mouse }: that is enough.
event-gains = { $mouse } gains { $count } cheese.
event-pilfers = { $mouse } pilfers cheese right off the wheel.
event-snatches = { $mouse } brazenly snatches { $count } cheese from the wheel.
event-still-away = { $mouse } is still missing; somebody has to find the way there.
event-waits = { $mouse } waits in captivity: there are still minions about.
event-rescued = { $mouse } is back, on { $cell }!
event-spurred = { $mouse } may take an extra step.
event-levels-up = { $mouse } pays 6 cheese for a lesson.

# Searching, things, trades.

event-searches = { $mouse } searches.
event-seeks = { $mouse } searches for: { $what }.
event-finds-nothing = { $mouse } finds nothing.
event-finds-friend = { $mouse } finds a missing friend!
event-finds-token = { $mouse } finds: { $token }!
event-finds-goal = { $mouse } finds the very thing you came for!
event-draws = { $mouse } draws { $card }.
event-picks = { $mouse } picks { $card }.
event-keeps = { $mouse } keeps { $card }.
event-sells = { $mouse } trades { $card } for cheese.
event-hoards = { $mouse } adds { $card } to the party’s hoard.
event-happens = An event! { $mouse } comes upon { $card }.
event-abducted = { $mouse } vanishes without a trace!
event-draught-takes = The draught carries off { $card }. Its card goes back into the deck.
event-reshuffles = The search deck has run out; the discards are shuffled.
event-discards = { $mouse } discards { $card }.
event-equips = { $mouse } goes through the gear.
event-wears = { $mouse } puts on { $card }.
event-stows = { $mouse } puts away { $card }.
event-equipped = { $mouse } is ready.
event-begins-trade = { $mouse } wants to trade.
event-trades = { $mouse } and { $other } trade.
event-gives = { $mouse } gives { $card } to { $other }.
event-gives-cheese = { $mouse } gives 1 cheese to { $other }.
event-traded = { $mouse } ends the trade.
event-carries = { $mouse } carries the find now.

# Abilities and cards at work.

event-uses = { $mouse } uses { $ability }.
event-plays = { $mouse } plays { $card }.
event-hidden = { $mouse } fades from sight.
event-heals = { $count ->
        [one] { $mouse } heals { $count } wound.
       *[other] { $mouse } heals { $count } wounds.
    }
event-purged = { $count ->
        [one] { $mouse } is rid of { $count } poisoned wound.
       *[other] { $mouse } is rid of { $count } poisoned wounds.
    }
event-cured = { $mouse } is cured: { $ailment }.
event-treats = { $mouse } treats { $patient }.
event-sets-snare = { $mouse } sets a snare on { $cell }.
event-snared = The snare on { $cell } snaps shut: { $figure }!
event-ordered = An order for { $mouse }!
event-ordered-move = { $mouse } moves by order.
event-ordered-attack = { $mouse } attacks by order.
event-draws-knife = { $mouse } strikes on with { $card }.
event-blasts = { $mouse } strikes all of { $cell }.
event-slumbers = They fall asleep: { $slot }.
event-points = { $mouse } points at a card: { $slot }.
event-fate = Two cards change places: { $slot } and { $other }.
event-foresees = { $mouse } sees the top of the search deck: { $cards }.
event-foresees-encounters = { $mouse } sees the top of the encounter deck: { $cards }.
event-arranges = { $mouse } puts the cards in order, done: { $place }. From the top: { $cards }.
event-rummages = { $mouse } rummages about and needs no roll.
event-blows-horn = { $mouse } blows the horn, and the walls shake!
event-gives-catnip = { $mouse } holds out the catnip. Purr.
event-calls-maggie = { $mouse } calls Miz Maggie.

# Party items on the board.

event-unrolls-hook = { $mouse } unrolls the line.
event-lays-hook = { $mouse } stretches the line: { $cell } to { $other }.
event-lays-fork = { $mouse } lays the fork on { $cell }.
event-rolls-grape = { $mouse } rolls out the grape.
event-lays-grape = { $mouse } leaves the grape on { $cell }.
event-takes-back = { $mouse } takes { $card } back into the hoard.
event-bends-fork = { $mouse } leans on the fork.
event-gets-on-fork = { $mouse } climbs onto the prongs.
event-flies = { $mouse } flies and lands on { $cell }!
event-loads-grape = { $mouse } loads the fork with the grape.
event-shoots-grape = { $mouse } shoots the grape at { $cell }.
event-throws-grape = { $figure } hurls the grape at { $cell }!
event-grape-whole = The grape stays whole on { $cell }: everybody there falls over.
event-grape-squashed = Splat! The grape bursts on { $cell }.
event-smells-grape = { $figure } smells the grape and makes for { $cell }.
event-eats = { $figure } feasts on the grape and is gone.
event-grape-gone = { $card } is eaten up. Its card goes back into the deck.

# Fights.

event-aims = { $mouse } aims at { $target }.
event-attacks = { $mouse } attacks { $target } with { $card }.
event-attacks-bare = { $mouse } attacks { $target } without a weapon.
event-misses = { $mouse } misses.
event-jams = { $card } jams! { $mouse } puts it away.
event-eased = { $figure } defends with 1 die fewer.
event-minion-unhurt = { $figure } blocks everything.
event-minion-wounded = { $count ->
        [one] { $figure } takes { $count } wound.
       *[other] { $figure } takes { $count } wounds.
    }
event-card-wounded = The wound goes on the card: { $slot }.
event-card-gone = The card leaves the track: { $slot }.
event-defeated = Defeated on { $cell }: { $minion }!
event-minion-falls = { $figure } is knocked down.
event-unhurt = { $mouse } blocks everything.
event-missed = Missed! { $mouse } has not a scratch.
event-escapes = { $mouse } slips away, the attack is lost.
event-dodges = { $mouse } dodges to { $cell }.
event-wounded = { $count ->
        [one] { $mouse } takes { $count } wound.
       *[other] { $mouse } takes { $count } wounds.
    }
event-poisoned = { $count ->
        [one] { $mouse } takes { $count } poisoned wound.
       *[other] { $mouse } takes { $count } poisoned wounds.
    }
event-robbed = { $count ->
        [one] { $mouse } loses { $count } cheese instead of taking a wound.
       *[other] { $mouse } loses { $count } cheese instead of taking wounds.
    }
event-stunned = { $mouse } is stunned.
event-webbed = { $mouse } is webbed.
event-charmed = { $mouse } is charmed.
event-charm-acts = The charm is at work: { $mouse } has no will.
event-charm-ends = The charm is broken: { $mouse } is free again.
event-falls = { $mouse } is knocked down.
event-captured = { $mouse } is captured!
event-achieves = { $mouse } is a { $achievement } now!

# Minions' turns: what they do, and why.

event-acts-next = Next: { $figure }.
event-skips = { $figure } skips the turn.
event-hushed = { $figure } makes no attack this time.
event-minion-stands = { $figure } stands up.
event-minion-rolls = { $figure }, { $why }: { $dice }.
event-hunts = { $steps ->
        [one] { $figure }: the nearest mouse is { $mouse } ({ $steps } step), so that is the way.
       *[other] { $figure }: the nearest mouse is { $mouse } ({ $steps } steps), so that is the way.
    }
event-minion-moves = { $figure }: { $from } → { $cell }.
event-chooses = { $figure } picks a target: { $mouse } ({ $why }).
event-minion-attacks = { $figure } attacks { $target }.
event-no-prey = { $figure } can reach nobody.
event-presses-on = Aggressive: { $slot }. Their card moves up one place.
event-cat-comes = Brodie is here, on { $cell }!
event-cat-pounces = Brodie leaps to where it is most crowded: { $cell }.
event-cat-prowls = Brodie prowls. The nearest mouse: { $mouse }.
event-cat-steps = Brodie steals to { $cell }.
event-cat-lulled = Brodie purrs over the catnip and skips a turn. Such turns left: { $left }.
event-cat-leaves = Brodie is bored and walks away.
event-cat-carries = Brodie picks one up by the scruff and is off: { $figure }.

# Tests of chapters.

event-test = { $mouse } works at it. Stars: { $stars } of { $wanted }.
event-test-fails = { $mouse } tries, to no avail.
event-test-hits = It works! { $figure } can feel it.
event-test-passed = Done: { $test }! The last push: { $mouse }.
event-freed = { $mouse } is free, on { $cell }!

# Outcomes.

outcome-won = Victory! The chapter is won, and the tale goes on.
outcome-time = The sand has run out: the chapter is lost. Try again!
outcome-captured = All the mice are captured: the chapter is lost. Try again!

# Why minions choose whom they choose: inside a sentence.

reason-nearest = the nearest not attacked yet
reason-again = all were attacked already, and this card is highest on the track

# Refusals: why not, and what to do instead.

why-over = The chapter is over; you can begin another.
why-not-you = Somebody else is deciding now; wait a moment.
why-not-now = Nobody is asked about that now; all in good time.
why-in-party = This mouse is in the party already; choose another.
why-not-free = This mouse cannot come along in this chapter.
why-ability-known = This mouse knows that ability already.
why-ability-taken = Another mouse has taken that ability.
why-ability-class = That ability is for another class.
why-six-cheese = A new ability costs 6 cheese, and there is not so much yet.
why-none-to-learn = There is no ability left for this mouse.
why-move-over = The move of this turn is over.
why-roll-first = Roll the movement die first.
why-rolled = The movement die has been rolled.
why-webbed = Her paws are in a web: tear it first.
why-lying = She is lying down: stand up first.
why-not-lying = She is on her feet as it is.
why-no-cell = There is no standing there: a wall, a gap, or part of a larger area.
why-same-cell = She is here already; to stay, finish moving.
why-not-adjacent = That cell is not adjacent; one step does not lead there.
why-red-line = A red line is in the way; it cannot just be crossed.
why-yellow-line = Climbing a yellow line takes 3 steps, and there are not so many left.
why-current = There is no swimming against the current.
why-no-points = There are not enough steps left for that.
why-full = It is full there; somebody has to make room.
why-held = There are more minions than mice on this cell: they hold her.
why-steady = The crossbow wants a steady paw: no moving in the turn of a shot.
why-acted = The action of this turn has been taken.
why-stunned = She is stunned: shake that off first.
why-finish-moving = A scurry comes after the ordinary move: finish that first.
why-in-water = Not in the water: get ashore first.
why-free-done = This free action has been taken this turn.
why-not-inspired = One more action takes an Inspire, and then only once.
why-act-first = Take the ordinary action first.
why-no-cheese-for-it = One more action costs 1 cheese, and there is none.
why-not-stunned = She is not stunned, so there is nothing to shake off.
why-not-webbed = There is no web on her.
why-no-weapon = That takes another weapon in paw.
why-not-in-paw = That weapon is not in paw now.
why-cannot-use = This mouse cannot use that: the wrong class, or too little lore.
why-no-target = Nobody can be reached with that from here.
why-no-minion = That figure is not on the board.
why-not-near = Too far: melee reaches the same or an adjacent cell.
why-near-first = There is a minion close by: the target must be one of those.
why-not-seen = The target cannot be seen from here, or is too far.
why-not-this-target = Not this target this time; choose another.
why-no-prey = There is nobody for the spell there.
why-no-foe-beside = It takes a minion on an adjacent cell, and there is none.
why-no-link = The lightning only leaps to a neighbour of the target before.
why-struck-already = The lightning has struck that one already.
why-no-sidestep = No dodging there: it takes an adjacent cell with room and no minion.
why-searched = This mouse has found her share here; look elsewhere.
why-no-peace = No searching while minions are on the board.
why-not-here = Not to be found here: look where the chapter says.
why-found = That has been found already.
why-not-beaten = Defeat those who stand guard here first.
why-no-test-here = Not here: go where the chapter says.
why-passed = That is done already.
why-needs-token = Something is missing for that: go and find it.
why-foes-here = There is no going on while minions are here.
why-webbed-stays = Nobody explores from a web: let another mouse lead.
why-not-at-exit = There is no exit that way from this cell.
why-no-way-on = That exit leads nowhere.
why-locked = It is locked that way.
why-not-on-flip = The way through is on another cell; go there first.
why-needs-hook = That way takes the hook and line.
why-needs-paws = Only a tinkerer or a scamp can open that way.
why-needs-flag = Too early: first do what the chapter asks.
why-not-beside = She can only come back with or next to another mouse.
why-nobody-near = It takes a mouse on the same or an adjacent cell to trade.
why-has-not = Nobody here has that card.
why-gear-stays = At this table starting gear is not traded.
why-traded-already = That card has changed hands already.
why-one-card = It is one card and no more here.
why-single-card = There is only one card on the track: nothing to swap it with.
why-no-cheese = There is not enough cheese for that.
why-one-way = In one trade cheese goes one way only.
why-no-token = There is nothing carried to hand over.
why-not-hers = That card is not in her bag.
why-not-worn = That is not worn now.
why-nothing-to-equip = There is nothing to put on or take off.
why-no-paw = There is no paw free for that.
why-place-taken = That place is taken; take the other thing off first.
why-moved-already = That has just been moved.
why-not-hoarded = That is not in the party’s hoard.
why-no-hook-end = The hook will not hold there: it is not thrown far, nor through a wall, nor from water to water.
why-fork-in-water = The fork wants dry ground.
why-no-bait-cell = The grape goes on an adjacent cell without figures.
why-not-at-hook = Go to an end of the line first.
why-not-on-fork = That takes being on the fork’s cell.
why-flyer-sees-not = That cell cannot be seen from the fork.
why-no-landing = There is nowhere to land.
why-no-minions = There are no minions there.
why-not-known = This mouse does not know that ability.
why-ability-used = One ability a turn, and it has been used.
why-just-learned = That ability has just been learned: it works from the next turn on.
why-not-held = This mouse does not have that card.
why-brush = Whoever carries the brush cannot read scrolls.
why-not-acted = That is played after the action.
why-used-here = That has been used here; try it in another place.
why-wheel-empty = The cheese wheel is empty.
why-nobody-steps = No other mouse can take a step now.
why-not-her = That does not reach this mouse; choose another.
why-nobody-else = It takes another mouse, and there is none.
why-not-wounded = There is no wound to heal.
why-not-poisoned = There is no poison to remove.
why-not-ailing = There is nothing to cure.
why-not-achieved = The party has not earned that yet.
why-used-up = That has been used; it will be back later.
why-no-cat = The cat is not here, and a good thing too.
why-no-small-minion = There are no small minions there.
why-no-snare-left = All snares are set already.
why-no-snare-cell = A snare goes on a dry cell beside you, without figures.
why-cannot-obey = That mouse can neither move nor attack now.
why-nothing-to-rummage = All is found here, and the discards hold nothing.
why-not-discarded = That card is not among the discards.
why-no-ordinary-card = Only a card of ordinary minions can be put to sleep.
why-not-on-track = That card is not on the track.
why-same-card = That is the same card; choose another.
why-no-deck = Both decks are empty.

# A friend's words beside a question, for a first game.

guide-ask-party = Collin leads and fights, Nez is sturdy and tinkers, Tilda heals, Maginos casts spells, Filch is quick, Lily never misses. A healer is a good idea.
guide-ask-learn = Abilities cost cheese. Take one that suits the mouse: to heal, to hit harder, to search better.
guide-ask-turn = In a turn a mouse moves and takes one action, in either order. While minions are here, fight; when it is quiet, search or go on, for time is short.
guide-ask-target = Better to finish a weak one now: who is gone does not strike.
guide-ask-keep = Gear is put on as a free action. No use for it? Trade it for cheese, which pays for abilities.
guide-ask-place = Minions come from their own cells. If you may choose, keep them far away.
guide-ask-minion-way = Minions move by rule, but ways can be equally long. Choose the one that hurts least.

# Options of the table.

option-group-tale = Chapter and campaign
option-group-table = Party, turn order and time
option-group-walking = Walking and the map
option-group-fighting = Fights and minions
option-group-cat = The cat
option-group-things = Finds, cheese and abilities
option-group-clock = The clock
option-chapter = Chapter
    .help = Which of the book’s eleven chapters to play. Best in order.
option-chapter-flight = { chapter-flight }
option-chapter-archer = { chapter-archer }
option-chapter-notes = { chapter-notes }
option-chapter-catnip = { chapter-catnip }
option-chapter-claw = { chapter-claw }
option-chapter-horn = { chapter-horn }
option-chapter-maggie = { chapter-maggie }
option-chapter-skitter = { chapter-skitter }
option-chapter-brush = { chapter-brush }
option-chapter-king = { chapter-king }
option-chapter-memories = { chapter-memories }
option-difficulty = Difficulty
    .help = Story gives more time, and once a round a minion defends less well; in heroic the enemies are fiercer and surges come at 5 cheese.
option-difficulty-standard = standard
option-difficulty-story = story
option-difficulty-heroic = heroic
option-advised_party = Ready-made party
    .help = Mice and abilities are those the book advises; nothing to choose.
option-campaign = Campaign
    .help = After a chapter the party keeps abilities, achievements and some of its finds, and takes them along.
option-table_decides = The table decides trifles
    .help = Where a minion stands and which way it goes, when it makes no difference, the game chooses by itself.
option-group_votes = Decide together
    .help = Everybody votes on what concerns the party; in a tie it is up to the one whose mouse acts.
option-orthogonal = No diagonals
    .help = Only cells with a common side are adjacent.
option-one_leads = One leads all
    .help = One player decides for all mice.
option-roll_to_move = A die only for moving
    .help = The movement die is rolled only when the mouse does want to move.
option-split_moves = Split moves
    .help = The action may come in the middle of a move.
option-minion_ends_turn = Minions end the turn
    .help = Entering a minion’s cell ends the whole turn, not just the move.
option-cat_holds_nobody = The cat holds nobody
    .help = Brodie is not counted among the minions when a mouse wants to leave a cell.
option-area_limit = Tables and beds fill up
    .help = A special area holds 12 figures at most.
option-minions_reach_across = Minions strike across lines
    .help = A red line does not save mice from melee attacks.
option-traps_snap_once = Mousetraps snap once
    .help = After the test the trap is gone, however the test ends.
option-surge_at_turn_end = Surges at the turn’s end
    .help = A surge waits for the end of the turn, not just of the attack.
option-wheel_carries_over = Surplus cheese stays
    .help = A surge takes only as much cheese from the wheel as it needs.
option-always_append = Newcomers last
    .help = Cards of new minions always go to the bottom of the track; it is never shuffled.
option-finish_round_first = Finish the round first
    .help = If the track is shuffled in the middle of a round, that round is played to its end.
option-last_stand = Last stand
    .help = When the hourglass reaches the end, the round is played out and can still be won.
option-lowest_active = Time counts those on the board
    .help = The lowest mouse on the track is one who is not captured.
option-explorer_finishes = The explorer finishes her turn
    .help = Whoever opens a new place may still move, even if enemies are there.
option-webbed_explore = Webbed mice may explore
    .help = A mouse in a web may go on to another place.
option-tiles_not_sides = A tile is one place
    .help = Both sides of a tile count as one place for encounters and searches.
option-encounters_run_out = Encounters run out
    .help = When the encounter deck is empty it is not shuffled again.
option-one_die_a_card = One die a card
    .help = All minions of a card move by the same number.
option-attacked_all_round = They remember all round
    .help = Minions choose mice not yet attacked in this round, not just in this turn.
option-features_block = Furniture blocks
    .help = Drawn furniture and obstacles block the line of sight.
option-search_in_peace = Search in peace
    .help = No searching while minions are on the board.
option-equip_at_once = Equip at once
    .help = Gear may be put on as soon as it is found.
option-absent_gear_boxed = Absent mice’s gear in the box
    .help = Starting gear of mice not in the party is not shuffled into the deck.
option-gear_stays = Keep your own
    .help = Starting gear cannot be traded.
option-one_card_trades = One-card trades
    .help = Each mouse gives one card at most in a trade.
option-cheese_runs_out = Cheese runs out
    .help = There are 24 pieces in all; when they are taken there are no more.
option-shared_abilities = Shared abilities
    .help = Several mice may learn the same ability.
option-learn_for_next_turn = Learning takes time
    .help = A new ability works from the next turn on.
option-reactions_unlimited = Any number of reactions
    .help = Outside her own turn a mouse may use more than one ability.
option-stunned_do_nothing = The stunned only walk
    .help = A stunned mouse has no free actions either.
option-strong_against_webs = Tear webs by strength
    .help = To get out of a web, roll strength or lore, not one die.
option-never_all_captured = Capture is not the end
    .help = The chapter goes on even when all mice are captured.
option-greedy_till_left = Greedy to the last
    .help = Roaches stay greedy until the party leaves the place.
option-steal_all_or_nothing = Steal all or wound
    .help = If there is less cheese than hits, a roach only wounds.
option-disguise_plain_rats = Elites are not fooled
    .help = The Disguise keeps off plain rats only.
option-hook_anywhere = A long line
    .help = The Hook and Line joins any two cells of a place.
option-cat_leaps_by_track = The cat minds the track
    .help = If several cells are most crowded Brodie chooses by the track, even if he is on one of them.
option-no_personal = No personal achievements
    .help = No experts, tamers or masters this time.
option-escape_in_place = Escape on the spot
    .help = The Escape Master comes back on the same cell.
option-kept = What is kept
    .help = How many search cards each mouse takes to the next chapter.
option-kept-one = one card
option-kept-one-and-tricks = one card and tricks
option-kept-three = three cards
option-latecomers_learn = Late start
    .help = Outside a campaign each mouse has one more ability for every two chapters skipped.
option-loss_first = Loss comes first
    .help = When victory and defeat come together, defeat counts.
option-many_trinkets = Any number of trinkets
    .help = Several trinkets may be worn in the same place.
option-no_resistance = No resistance
    .help = No minion resists any type of weapon.
option-ambush_new_only = Ambush for newcomers
    .help = Only the cards just added move up in an ambush.
option-cat_may_return = The cat returns
    .help = On the prowl Brodie may run back to a mouse he has already reached.
option-ability_each_chapter = An ability each chapter
    .help = In a campaign each mouse takes one more ability when a chapter begins.
option-absent_share = Abilities of the absent
    .help = Abilities of mice who stayed at home may be learned by others.
option-minions_cross_gaps = Minions cross gaps
    .help = The dark gaps of the Pipes do not stop them.
option-turn_seconds = Seconds for a turn
    .help = How long you may think over a decision of your own turn, if the table has a clock.
option-window_seconds = Seconds for an answer
    .help = How long you may think over an answer in somebody else’s turn, if the table has a clock.
