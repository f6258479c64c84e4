# The shelf.

home-title = Какую коробку снимаем с полки?
shelf = Игры на полке
box-facts = Игроков, минут, возраст:
box-players = { $players }
minutes = { $minutes } мин
way-now = Играть сейчас
    .help = против { $bots ->
        [one] { $bots } бота
       *[other] { $bots } ботов
    }
way-now-alone = в одиночку
way-friends = С друзьями
    .help = ссылка или QR
way-screen = На экране
    .help = по очереди, на одном
first-game = Первая игра с подсказками
table-options = Настроить стол
continue = Вы не доиграли
open-tables = Тут есть свободные места
seats-taken = занято { $taken } из { $seats }
to-table = К столу
sit = Сесть
my-games = Мои игры
past-games = Сыгранные
none-going = Ни одной начатой игры. Коробки ждут на полке.
none-past = Здесь появятся сыгранные игры: каждую можно пересмотреть.
forget = Убрать из списка
replay = Пересмотреть

# Who I am.

me-title = Кто вы за столом?
me-name = Имя
me-face = Портрет
me-face-number = Портрет { $number }
me-change = Сменить имя или портрет
save = Сохранить

# Names for those who have not chosen one yet.

guest-name-1 = Спичка
guest-name-2 = Пуговка
guest-name-3 = Напёрсток
guest-name-4 = Крошка
guest-name-5 = Бусинка
guest-name-6 = Корочка
guest-name-7 = Перчик
guest-name-8 = Зёрнышко
guest-name-9 = Ромашка
guest-name-10 = Лоскуток
guest-name-11 = Каштан
guest-name-12 = Дырка

# About.

about-scurry = О Scurry
about-lead = Кухонный стол для настольных игр. Играйте на одном экране, с друзьями по ссылке или с ботами.
about-why = Каждый ход, который сделать нельзя, говорит почему и показывает правило.
about-eyes = Боты и зрители видят только то, что им можно. Больше сервер им не присылает.
about-fair = Кубики и тасовка заперты печатью ещё до первого хода. После игры каждый может их пересчитать.
about-kept = Ход сначала записан, потом показан. Даже если сервер упадёт, ничего не потеряется.

# A new table.

who-plays = Кто играет
how-many = Сколько игроков?
wish-me = я
wish-screen = на этом экране
wish-open = друг по ссылке
wish-random = бот: наугад
wish-easy = бот: лёгкий
wish-medium = бот: средний
wish-greedy = бот: хитрый
player-number = Игрок { $number }
public-table = Стол видят все
    .help = Иначе к нему попадёт только тот, у кого есть ссылка.
clock = Часы
clock-how = Сколько времени думать?
clock-none = без часов
    .help = Хоть по ходу в день. О вашем ходе напомнит уведомление.
clock-decision = на каждый ход
    .help = Сколько именно, видно в настройках стола. Когда время выйдет, за вас сделают самый спокойный ход.
clock-bank = на всю игру
    .help = По десять минут каждому и десять секунд за каждый ход.
as-in-the-box = Как в коробке
options-changed = { $count ->
        [0] всё как в коробке
        [one] изменено { $count } правило
        [few] изменено { $count } правила
       *[many] изменено { $count } правил
    }
open-table = Открыть стол
problem-bad-option = Эти настройки вместе не подходят.

# Before the game.

invite = Позовите друзей
qr = QR-код ссылки на этот стол
seat-free = свободное место
seat-ready = за столом
host = хозяин стола
host-begins = Игру начнёт хозяин стола, как только все сядут.
add-bot = Посадить бота
free-seat = Освободить место
get-up = Встать из-за стола
