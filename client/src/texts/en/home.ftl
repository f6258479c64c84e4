# The shelf.

home-title = Which box comes off the shelf?
shelf = Games on the shelf
box-facts = Players, minutes, age:
box-help = Double-click or press Enter to play now
box-players = { $players }
minutes = { $minutes } min
way-now = Play now
    .help = against { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
way-now-easy = against { $bots ->
        [one] { $bots } easy bot
       *[other] { $bots } easy bots
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
open-none = No free seat just now. Open a table for everybody, and it will be seen here.
seats-taken = { $taken } of { $seats } seats taken
to-table = To the table
sit = Sit down
continue-all = All games: { $count }
about-scurry = About Scurry
my-games = My games
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
lesson-learn = { $minutes ->
    [one] Learn in { $minutes } minute
   *[other] Learn in { $minutes } minutes
}
