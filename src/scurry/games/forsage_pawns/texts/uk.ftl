# The game in a sentence or two, for those who have never played it.

about = Чотири фішки, один кубик і коло траси. Збивайте суперників на старт і першими заведіть усіх своїх у фініш.

# Questions. $die is the number rolled.

ask-move = Випало { $die }. Якою фішкою йдете?

# Choices: labels of buttons. $cell is a cell of the loop, $number a finish cell.

choice-enter = Вивести фішку на «Старт»
choice-move = Піти фішкою з клітинки { $cell }
choice-move-lane = Піти далі фішкою з фінішної клітинки { $number }
choice-pass = Лишити кидок без ходу

# Events: lines of the log. $by is the player whose pawn takes the cell.

event-rolls-for-start = Хто починає? { $seat } викидає { $die }.
event-start = Поїхали! Починає { $seat }.
event-roll = { $seat } кидає кубик: { $die }.
event-stuck = { $seat } не має ходу: { $die } не підходить жодній фішці.
event-enters = { $seat } виводить фішку на «Старт».
event-moves = { $seat } веде фішку з клітинки { $from } на клітинку { $to }.
event-finishes = { $seat } ставить фішку на фінішну клітинку { $to }.
event-sent-to-start = { $by } збиває фішку, { $seat } повертає її на свій «Старт».
event-sent-home = { $by } збиває фішку, { $seat } забирає її додому.
event-passes = { $seat } лишає кидок без ходу.
event-three-sixes = Третя шістка поспіль! { $seat } закінчує хід, а фішка, що рушала останньою, йде додому.
event-arrives = { $seat } заводить на фініш усі чотири фішки: { $place ->
        [1] перше місце
        [2] друге місце
       *[3] третє місце
    }!
event-too-long = Кидків уже { $rolls }, і стіл зупиняє гонку: решту місць визначають кроки фішок.

# Outcomes.

outcome-all-home = Гонку завершено, { $winners } перемагає!

# Refusals: why not, and what to do instead.

why-over = Гонку вже завершено, можна почати нову.
why-not-your-turn = Зараз ходить { $seat }, тож ваші фішки стоять.
why-no-pass = Коли якась фішка може піти, ходити треба; оберіть, якою.
why-no-pawn = Вашої фішки там немає, оберіть іншу.
why-not-a-six = З дому виїжджають тільки з шісткою, а випало { $die }.
why-start-taken = На вашому «Старті» вже є ваша фішка; хай спершу поїде вона.
why-overshoot = Число { $die } завелике: фінішна доріжка закінчується раніше.
why-lane-taken = Число { $die } веде на фінішну клітинку, де вже стоїть ваша фішка.
why-lane-blocked = На доріжці попереду ваша фішка, а за цим столом там не перестрибують.
why-not-deepest = За цим столом спершу займають найдальшу вільну фінішну клітинку, а { $die } веде на ближчу.
why-own-pawn = На тій клітинці вже стоїть ваша фішка, удвох їм затісно.
why-safe-start = Там чужа фішка на власному «Старті», а за цим столом її звідти не збити.
why-blocked = Дорогу перегородили чужі фішки, що стоять разом: ні проїхати, ні стати.
why-must-enter = За цим столом із шісткою спершу виводять фішку з дому.
why-must-move-new = За цим столом спершу їде фішка, яку щойно виведено.
why-must-capture = За цим столом збивати обов’язково; оберіть фішку, яка зіб’є чужу.

# Options of the table.

option-captured_to = Куди йде збита фішка
    .help = На «Старт» свого кольору або аж додому, звідки її знову виводить шістка.
option-captured_to-start = на свій «Старт»
option-captured_to-home = додому
option-three_tries = Три спроби на шістку
    .help = Поки на кільці немає вашої фішки, шістку пробують викинути до трьох разів за хід.
option-entering_compulsory = Виводити обов’язково
    .help = Якщо шісткою можна вивести фішку, іншого ходу нею немає.
option-new_pawn_first = Спершу нова фішка
    .help = Після виходу на «Старт» їде нова фішка, а якщо вона не може, то будь-яка інша.
option-unlimited_sixes = Шісток скільки завгодно
    .help = Кожна шістка дає ще один кидок, хоч скільки їх випаде поспіль.
option-idle_six_rolls_on = Кидок і за шістку без ходу
    .help = Шістка, якою ніхто не може піти, теж дає ще один кидок.
option-may_pass = Можна не ходити
    .help = Кидок дозволено лишити без ходу, навіть коли інше домашнє правило щось велить.
option-capture_compulsory = Збивати обов’язково
    .help = Якщо чужу фішку можна збити, треба обрати такий хід.
option-stacking = Фішки стоять разом
    .help = На клітинці кільця може бути кілька фішок одного кольору; збивають їх теж разом.
option-pairs_block = Загорода на дорозі
    .help = Повз дві чужі фішки на одній клітинці не проїхати. Діє лише там, де фішки стоять разом.
option-start_safe = Безпечний «Старт»
    .help = На фішку, що стоїть на власному «Старті», наїхати не можна.
option-bounce = Від кінця доріжки назад
    .help = Якщо число завелике, фішка, що їде з кільця, долічує зайве у зворотний бік.
option-lane_jumping = Стрибки на доріжці
    .help = На фінішній доріжці можна перестрибувати через свої фішки.
option-deepest_first = Спершу найдальша
    .help = На фініші завжди займають найдальшу вільну клітинку.
option-first = Хто починає
    .help = Найбільше число на кубику, жереб або те місце, яке обере господар.
option-first-highest = найбільше число
option-first-random = жереб
option-first-seat-0 = місце 1
option-first-seat-1 = місце 2
option-first-seat-2 = місце 3
option-first-seat-3 = місце 4
option-stop_at_first = До першої перемоги
    .help = Гонка закінчується, щойно є перше місце; решту визначають кроки фішок.
option-three_sixes_penalty = Кара за три шістки
    .help = Третя шістка поспіль закінчує хід, а фішка, що рушала останньою, йде з кільця додому.
option-two_sit = Як сидять двоє
    .help = Навпроти, як руді й зелені, або поруч, як руді й жовті.
option-two_sit-opposite = навпроти
option-two_sit-beside = поруч
option-three_without = Кого немає, коли грають утрьох
    .help = Який колір не виїжджає на трасу.
option-three_without-3 = синіх
option-three_without-0 = рудих
option-three_without-1 = жовтих
option-three_without-2 = зелених
option-loop = Довжина кільця
    .help = Що довше кільце, то довша гонка.
option-loop-40 = 40 клітинок
option-loop-52 = 52 клітинки
option-turn_seconds = Секунд на хід
    .help = Коли час спливає, сама йде найдальша з фішок, які можуть рушити.

event-three-sixes-safe = { $seat }: три шістки поспіль! Остання фішка в безпеці, але хід закінчено.
event-ranked = { $seat } — місце { $place }.
outcome-too-long = Гонка затяглася, тож місця рахуємо за пройденим шляхом. Перемога: { $winners }!

# Labels of the picture in the terminal.

label-turn = Хід
label-die = кубик
label-home = дім
label-lane = фініш
label-place = місце

# A friend's words beside a question, for a first game.

guide-ask-move = Кубик уже кинуто. Оберіть фішку, а вона сама пройде стільки клітинок, скільки випало.
