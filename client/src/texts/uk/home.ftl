# The shelf.

home-title = Яку коробку знімаємо з полиці?
shelf = Ігри на полиці
box-facts = Гравців, хвилин, вік:
box-players = { $players }
minutes = { $minutes } хв
way-now = Грати зараз
    .help = проти { $bots ->
        [one] { $bots } бота
       *[other] { $bots } ботів
    }
way-now-alone = на самоті
way-friends = З друзями
    .help = посилання або QR
way-screen = На екрані
    .help = по черзі, на одному
first-game = Перша гра з підказками
table-options = Налаштувати стіл
continue = Ви не догралися
open-tables = Тут є вільні місця
seats-taken = зайнято { $taken } з { $seats }
to-table = До столу
sit = Сісти
my-games = Мої ігри
past-games = Зіграні
none-going = Жодної початої гри. Коробки чекають на полиці.
none-past = Тут з’являться зіграні ігри: кожну можна переглянути.
forget = Прибрати зі списку
replay = Переглянути

# Who I am.

me-title = Хто ви за столом?
me-name = Ім’я
me-face = Портрет
me-face-number = Портрет { $number }
me-change = Змінити ім’я або портрет
save = Зберегти

# Names for those who have not chosen one yet.

guest-name-1 = Сірничок
guest-name-2 = Гудзик
guest-name-3 = Наперсток
guest-name-4 = Крихта
guest-name-5 = Ґудзя
guest-name-6 = Бубка
guest-name-7 = Шкоринка
guest-name-8 = Перчик
guest-name-9 = Зернятко
guest-name-10 = Ромашка
guest-name-11 = Клаптик
guest-name-12 = Каштан

# About.

about-scurry = Про Scurry
about-lead = Кухонний стіл для настільних ігор. Грайте на одному екрані, з друзями за посиланням або з ботами.
about-why = Кожен хід, якого не можна зробити, каже чому, і вказує на правило.
about-eyes = Боти й глядачі бачать лише те, що їм дозволено. Сервер не надсилає їм більше.
about-fair = Кубики й тасування замкнено печаткою ще до першого ходу. Після гри кожен може їх перерахувати.
about-kept = Хід спершу записано, потім показано. Навіть якщо сервер впаде, нічого не загубиться.

# A new table.

who-plays = Хто грає
how-many = Скільки гравців?
wish-me = я
wish-screen = на цьому екрані
wish-open = друг за посиланням
wish-random = бот: навмання
wish-easy = бот: легкий
wish-medium = бот: середній
wish-greedy = бот: хитрий
player-number = Гравець { $number }
public-table = Стіл бачать усі
    .help = Інакше до нього потрапить лише той, хто має посилання.
clock = Годинник
clock-how = Скільки часу думати?
clock-none = без годинника
    .help = Хоч по ходу на день. Про ваш хід нагадає сповіщення.
clock-decision = на кожен хід
    .help = Скільки саме, видно в налаштуваннях столу. Коли час мине, за вас зроблять найспокійніший хід.
clock-bank = на всю гру
    .help = По десять хвилин кожному й десять секунд за кожен хід.
as-in-the-box = Як у коробці
options-changed = { $count ->
        [0] усе як у коробці
        [one] змінено { $count } правило
        [few] змінено { $count } правила
       *[many] змінено { $count } правил
    }
open-table = Відкрити стіл
problem-bad-option = Ці налаштування не пасують разом.

# Before the game.

invite = Покличте друзів
qr = QR-код посилання на цей стіл
seat-free = вільне місце
seat-ready = за столом
host = господар столу
host-begins = Гру почне господар столу, щойно всі сядуть.
add-bot = Посадити бота
free-seat = Звільнити місце
get-up = Встати з-за столу
