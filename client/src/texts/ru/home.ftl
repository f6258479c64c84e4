# The shelf.

home-title = Какую коробку снимаем с полки?
shelf = Игры на полке
box-facts = Игроков, минут, возраст:
box-help = Щёлкните дважды или нажмите Enter, чтобы играть сейчас
box-players = { $players }
minutes = { $minutes } мин
way-now = Играть сейчас
    .help = против { $bots ->
        [one] { $bots } бота
       *[other] { $bots } ботов
    }
way-now-easy = против { $bots ->
        [one] { $bots } лёгкого бота
       *[other] { $bots } лёгких ботов
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
open-none = Сейчас свободных мест нет. Откройте свой стол для всех, и его увидят здесь.
seats-taken = занято { $taken } из { $seats }
to-table = К столу
sit = Сесть
continue-all = Все игры: { $count }
about-scurry = О Scurry
my-games = Мои игры
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
lesson-learn = { $minutes ->
    [one] Научиться за { $minutes } минуту
    [few] Научиться за { $minutes } минуты
   *[many] Научиться за { $minutes } минут
}
