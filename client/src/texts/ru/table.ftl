# At the table.

seats = Кто за столом
seat-away = не у стола
seat-acts = ходит
seat-you-act = думаете
seat-you = вы
seat-waits = ждёт
tag-you = ваш ход
tag-acts = ходит
place = { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
        [4] четвёртое место
        [5] пятое место
       *[other] место { $place }
    }
watching = вы смотрите
watch-on = Смотреть дальше
board = Поле
notepad = Заметки
log = Ход игры
chat = Болтовня
log-empty = Ещё ничего не произошло.
since-turn = С вашего последнего хода
which-one = Что именно?
put-back = Забрать назад
chat-empty = Пока тихо.
say = Сказать за столом
send = Отправить
waiting-for = Ждём: { $names }
window-same = Спрашиваем всех одинаково.
locked = Мимо. Снова ответить можно через { $seconds } с.
paused = Пауза
    .help = Часы стоят. Продолжите, когда все согласятся.
resume = Продолжить
bot-plays-for-you = За вас играет бот. Забрать место можно в меню.
take-back = Забрать назад
take-back-answer = Вернуть мой ход
confirm = Готово
see-result = Итог
why-not = Не выйдет
why-cannot = Чего сейчас нельзя и почему?
tap-a-cell = Нажмите клетку на поле или откройте список ({ $count })
why-search = Искать ход
why-nothing = Сейчас можно всё, что придёт в голову.
why-more = …и ещё { $count }
rule = Правило { $clause }
connection-lost = Связь оборвалась. Пробуем ещё раз. Место ваше.
connection-restarting = Сервер просыпается. Ни один ход не потерялся.

# The table's menu.

take-seat-back = Забрать своё место у бота
propose-undo = Попросить ход назад
propose-pause = Попросить паузу
proposes-undo = { $name } просит вернуть ход
proposes-pause = { $name } просит паузу
proposes-resume = { $name } хочет играть дальше
copy-link = Скопировать ссылку на стол
copy-seat-link = Скопировать ключ от моего места
    .help = По нему можно вернуться на это место с другого устройства. Никому его не давайте.
standing = Всё пропускаю
    .help = В окнах вроде «Стоп?» за вас молчат, пока сами что-нибудь не скажете.
standing-on = Пропускать всё до моего хода
standing-off = Снова спрашивать меня
mute = Не слышать: { $name }
host-menu = Хозяин стола
allow-chat = Болтовня разрешена
allow-spectators = Зрители разрешены
bot-for = Бот вместо: { $name }
make-host = Новый хозяин: { $name }
leave-game = Встать из-за стола
    .help = Дальше за вас сыграет бот. Место можно забрать назад.
commitment = Случай заперт печатью

# One screen for several.

curtain = Экран берёт { $name }
    .help = Остальные отворачиваются.
curtain-show = Это я, показывай

# A friend beside you in the first game.

guide = Первая игра с подсказками
guide-question = Под полем всегда написано, чего от вас хотят. Если ждут не вас, там имена.
guide-question-hand = Над картами всегда написано, чего от вас хотят. Если ждут не вас, там имена.
guide-options = Всё с жёлтым ободком разрешено. Коснитесь, и ход сделан.
guide-why = Коснитесь чего-нибудь тусклого: оно скажет, почему сейчас нет.
guide-rules = Правила всегда рядом: кнопка с книжкой вверху. Пора выбирать!
guide-next = Дальше
guide-skip = Без подсказок

begin = Начать игру

# The end of a game.

won = победа
lost = поражение
won-together = общая победа
lost-together = общее поражение
game-length = Игра длилась { $minutes } мин, сделано { $choices ->
        [one] { $choices } выбор
        [few] { $choices } выбора
       *[other] { $choices } выборов
    }.
rematch-first = Цвета те же, начинает: { $name }.
rematch-colours = Цвета те же.
fact-swing = шаг, который дал больше всего
    .value = № { $step }
fact-leads = { $count ->
        [one] раз сменился лидер
        [few] раза сменился лидер
       *[other] раз сменился лидер
    }
fact-streak = { $count ->
        [one] выбор подряд
        [few] выбора подряд
       *[other] выборов подряд
    }
fact-chance = { $count ->
        [one] раз решил случай
        [few] раза решил случай
       *[other] раз решил случай
    }
