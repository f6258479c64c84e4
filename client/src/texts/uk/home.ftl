# The shelf.

home-title = Яку коробку знімаємо з полиці?
shelf = Ігри на полиці
box-facts = Гравців, хвилин, вік:
box-help = Двічі клацніть або натисніть Enter, щоб грати зараз
box-players = { $players }
minutes = { $minutes } хв
way-now = Грати зараз
    .help = проти { $bots ->
        [one] { $bots } бота
       *[other] { $bots } ботів
    }
way-now-easy = проти { $bots ->
        [one] { $bots } легкого бота
       *[other] { $bots } легких ботів
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
open-none = Зараз вільних місць немає. Відкрийте свій стіл для всіх, і його побачать тут.
seats-taken = зайнято { $taken } з { $seats }
to-table = До столу
sit = Сісти
continue-all = Усі ігри: { $count }
about-scurry = Про Scurry
my-games = Мої ігри
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
lesson-learn = { $minutes ->
    [one] Навчитися за { $minutes } хвилину
    [few] Навчитися за { $minutes } хвилини
   *[many] Навчитися за { $minutes } хвилин
}
