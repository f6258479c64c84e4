# At the table.

seats = Хто за столом
seat-away = не за столом
seat-acts = ходить
seat-you-act = думаєте
seat-you = ви
seat-waits = чекає
tag-you = ваш хід
tag-acts = ходить
place = { $place ->
        [1] перше місце
        [2] друге місце
        [3] третє місце
        [4] четверте місце
        [5] п’яте місце
       *[other] місце { $place }
    }
watching = ви дивитеся
watch-on = Дивитися далі
board = Поле
notepad = Нотатки
log = Хід гри
chat = Балачка
log-empty = Ще нічого не сталося.
since-turn = Від вашого останнього ходу
which-one = Що саме?
put-back = Забрати назад
chat-empty = Поки що тихо.
say = Сказати за столом
send = Надіслати
waiting-for = Чекаємо: { $names }
window-same = Питаємо всіх однаково.
locked = Не те. Знову відповісти можна за { $seconds } с.
paused = Пауза
    .help = Годинники стоять. Продовжите, коли всі погодяться.
resume = Продовжити
bot-plays-for-you = За вас грає бот. Забрати місце можна в меню.
take-back = Забрати назад
take-back-answer = Повернути мій хід
confirm = Готово
see-result = Підсумок
why-not = Не вийде
why-cannot = Чого зараз не можна і чому?
tap-a-cell = Торкніться клітинки на полі або відкрийте список ({ $count })
why-search = Шукати хід
why-nothing = Зараз можна все, що спаде на думку.
why-more = …і ще { $count }
rule = Правило { $clause }
connection-lost = Зв’язок обірвався. Пробуємо ще раз. Ваше місце ваше.
connection-restarting = Сервер прокидається. Жоден хід не загубився.

# The table's menu.

take-seat-back = Забрати своє місце в бота
propose-undo = Попросити хід назад
propose-pause = Попросити паузу
proposes-undo = { $name } просить повернути хід
proposes-pause = { $name } просить паузу
proposes-resume = { $name } хоче грати далі
copy-link = Скопіювати посилання на стіл
copy-seat-link = Скопіювати ключ від мого місця
    .help = За ним можна повернутися на це місце з іншого пристрою. Не давайте його нікому.
standing = Усе пропускаю
    .help = У вікнах на кшталт «Стоп?» за вас мовчать, доки самі щось не скажете.
standing-on = Пропускати все до мого ходу
standing-off = Знову питати мене
mute = Не чути: { $name }
host-menu = Господар столу
allow-chat = Балачка дозволена
allow-spectators = Глядачі дозволені
bot-for = Бот замість: { $name }
make-host = Новий господар: { $name }
leave-game = Встати з-за столу
    .help = Далі за вас гратиме бот. Місце можна забрати назад.
commitment = Випадок замкнено печаткою

# One screen for several.

curtain = Екран бере { $name }
    .help = Решта відвертається.
curtain-show = Це я, показуй

# A friend beside you in the first game.

guide = Перша гра з підказками
guide-question = Під полем завжди написано, що від вас хочуть. Якщо чекають не на вас, там імена.
guide-question-hand = Над картами завжди написано, що від вас хочуть. Якщо чекають не на вас, там імена.
guide-options = Усе з жовтим обідком дозволено. Торкніться, і хід зроблено.
guide-why = Торкніться чогось тьмяного: воно скаже, чому зараз ні.
guide-rules = Правила завжди поруч: кнопка з книжкою вгорі. Час обирати!
guide-next = Далі
guide-skip = Без підказок

begin = Почати гру

# The end of a game.

won = перемога
lost = поразка
won-together = спільна перемога
lost-together = спільна поразка
game-length = Гра тривала { $minutes } хв, зроблено { $choices ->
        [one] { $choices } вибір
        [few] { $choices } вибори
       *[other] { $choices } виборів
    }.
rematch-first = Кольори ті самі, починає: { $name }.
rematch-colours = Кольори ті самі.
fact-swing = крок, що дав найбільше
    .value = № { $step }
fact-leads = { $count ->
        [one] раз змінився лідер
        [few] рази змінився лідер
       *[other] разів змінився лідер
    }
fact-streak = { $count ->
        [one] вибір поспіль
        [few] вибори поспіль
       *[other] виборів поспіль
    }
fact-chance = { $count ->
        [one] раз вирішив випадок
        [few] рази вирішив випадок
       *[other] разів вирішив випадок
    }
