# The game in a sentence or two, for those who have never played it.

about = Перегони щурів трасою з карток. Усі таємно обирають дію, а однакові дії доводиться міняти. Хто перший добіжить до прапорців?

# Action cards: a name inside a sentence, and as it is printed on the card's face.

action-straight = «Ривок по прямій»
    .face = Ривок по прямій
action-diagonal = «Ривок по діагоналі»
    .face = Ривок по діагоналі
action-step = «Крок у будь-якому напрямку»
    .face = Крок у будь-якому напрямку
action-swap = «Помінятися місцями»
    .face = Помінятися місцями
action-jump = «Перестрибнути»
    .face = Перестрибнути
action-idea = «Ідея»
    .face = Ідея

# Tokens.

token-pepper = «Перець»
token-sugar = «Цукор»
token-clover = «Конюшина»

# Winds: where they blow to.

wind-N = північ ↑
wind-NE = північний схід ↗
wind-E = схід →
wind-SE = південний схід ↘
wind-S = південь ↓
wind-SW = південний захід ↙
wind-W = захід ←
wind-NW = північний захід ↖

# Questions. $card is the card laid this round, $count the cards still to discard.

ask-place = На який прапорець ставите щура?
ask-discard = { $count ->
        [one] Треба скинути ще { $count } карту. Яку?
        [few] Треба скинути ще { $count } карти. З якої почнете?
       *[many] Треба скинути ще { $count } карт. З якої почнете?
    }
ask-bid = Раунд { $round }: яку карту кладете долілиць?
ask-pepper = Карти відкрито. З’їсте перець, щоб ходити раніше за всіх?
ask-act = Ваша дія — { $card }. Що робить щур?
ask-token = Утішний жетон на наступні перегони: який берете?

# Choices: labels of buttons. $cell is a cell like C5, $to another player.

choice-place = Стати на { $cell }
choice-discard = Скинути: { $card }
choice-bid = Покласти: { $card }
choice-eat-pepper = З’їсти перець
choice-keep-pepper = Приберегти перець
choice-straight = По прямій на { $cell }
choice-straight-sugar = Цукор: по прямій на { $cell }
choice-straight-clover = Конюшина: по прямій на { $cell }
choice-diagonal = По діагоналі на { $cell }
choice-diagonal-sugar = Цукор: по діагоналі на { $cell }
choice-diagonal-clover = Конюшина: по діагоналі на { $cell }
choice-step = Крок на { $cell }
choice-step-sugar = Цукор: крок на { $cell }
choice-step-clover = Конюшина: крок на { $cell }
choice-jump = Стрибок на { $cell }
choice-jump-sugar = Цукор: стрибок на { $cell }
choice-jump-clover = Конюшина: стрибок на { $cell }
choice-idea = Ідея: на { $cell }
choice-idea-sugar = Цукор: ідея, на { $cell }
choice-idea-clover = Конюшина: ідея, на { $cell }
choice-swap = Помінятися місцями: { $to }
choice-swap-sugar = Цукор: помінятися місцями, { $to }
choice-swap-clover = Конюшина: помінятися місцями, { $to }
choice-take = Узяти жетон
choice-take-clover = Конюшина: узяти жетон
choice-steal-sugar = Цукор: забрати жетон, який має { $to }
choice-pass = Пропустити хід
choice-token = Узяти жетон { $token }
choice-token-keep = Лишити свій жетон

# Events: lines of the log. $row are the six order cards, $order the players of the round.

event-race = { $race ->
        [1] Щури, на старт! Починає { $seat }.
       *[other] Перегони № { $race }! Починає { $seat }.
    } Ряд наказів: { $row }.
event-places = { $seat } ставить щура на { $cell }.
event-discards = { $seat } скидає карту { $card }.
event-round = Раунд { $round }. Порядок ходів: { $order }.
event-wind = Вітер дме на { $wind }.
event-bids = { $seat } кладе карту долілиць.
event-bids-card = { $seat } кладе долілиць карту { $card }.
event-reveals = { $seat } відкриває карту { $card }.
event-eats-pepper = { $seat } з’їдає перець і тепер ходить раніше за всіх!
event-replaces = Таку дію вже зайнято, і { $seat } кладе натомість карту { $card }.
event-eats = { $seat } з’їдає жетон { $token }.
event-moves = { $seat } веде щура на { $cell }.
event-swaps = { $seat } і { $to } міняються місцями.
event-takes = { $seat } бере жетон { $token }.
event-steals = { $seat } забирає { $token }, { $to } лишається ні з чим.
event-passes = { $seat } пропускає хід.
event-cannot = { $seat } стоїть на місці: карта цього разу нічого не дає.
event-blown = Вітер дме, і { $seat } опиняється на { $cell }.
event-finishes = { $seat } фінішує: { $place ->
        [1] перше місце
        [2] друге місце
        [3] третє місце
       *[4] четверте місце
    }!
event-refills = { $seat } знову має на руці всі шість карт.
event-cheese = { $seat }: { $place ->
        [1] перше місце
        [2] друге місце
        [3] третє місце
       *[4] четверте місце
    }, сиру разом { $cheese ->
        [one] { $cheese } шматок
        [few] { $cheese } шматки
       *[many] { $cheese } шматків
    }.
event-consoled = { $seat } бере на наступні перегони жетон { $token }.

# Outcomes.

outcome-race = { $winners } перемагає, і сир здобуто!
outcome-teams = Перемагає команда: { $winners }!
outcome-tournament = Турнір завершено, { $winners } перемагає!

# Refusals: why not, and what to do instead.

why-over = Перегони вже завершено, можна почати нові.
why-not-now = Зараз про це не питають, для цього ще буде нагода.
why-not-your-turn = Зараз черга когось іншого, зачекайте трохи.
why-flag-taken = На цьому прапорці вже { $seat }, оберіть інший.
why-card-not-in-hand = Карти { $card } зараз немає на руці, оберіть іншу.
why-bid-already = Ваша карта вже лежить, зачекайте на інших.
why-no-token = У вас немає жетона { $token }, тож їсти поки що нічого.
why-not-by-clover = Конюшина дає лише одну з двох дій, що йдуть у ряді за картою { $card }.
why-other-card = Цього раунду ваша карта — { $card }, тож дійте за нею.
why-off-track = Такої клітинки на цьому треку немає, оберіть іншу.
why-same-cell = Щур уже тут; щоб лишитися, пропустіть хід.
why-rat = На цій клітинці вже { $seat }, оберіть вільну.
why-in-mud = Щур загруз у бруді, вибратися допоможе лише «Ідея».
why-in-water = У воді ривок короткий, туди ним не дістати.
why-sugar-idea = Цукор з «Ідеєю» лише забирає чужий жетон, а щура не рухає.
why-no-idea = «Ідея» рухає щура лише з пружини, бруду або води.
why-out-of-reach = Цією дією туди не дістати, оберіть іншу клітинку.
why-wall = Дорогу туди перегороджує стіна, шукайте обхід.
why-other-in-mud = { $seat } сидить у бруді, а за цим столом звідти не виміняти.
why-not-beside = Звідси не дістати туди, де зараз { $seat }.
why-yourself = Себе обрати не можна, оберіть чужого щура.
why-rat-gone = Цього щура на треку немає, оберіть іншого.
why-no-token-cell = Тут брати нічого: жетони лежать на клітинках із перцем, цукром і конюшиною.
why-cell-used = Ця клітинка вже віддала свій жетон, пошукайте іншу.
why-held-already = Такий жетон у вас уже є, другий не потрібен.
why-nothing-to-steal = { $seat } не має жетона, тож забрати нічого.
why-partner = { $seat } у вашій команді, а за цим столом своїх не обкрадають.
why-nothing-to-keep = Жетона у вас ще немає, оберіть один із трьох.

# Options of the table.

option-group-track = Трек
option-group-cards = Карти й ставки
option-group-running = Як біжать щури
option-group-mode = У що граємо
option-group-start = Хто починає і час
option-mode = Режим
    .help = Одні перегони, дві команди по двоє (лише вчотирьох) або турнір із трьох перегонів.
option-mode-race = перегони
option-mode-teams = команди
option-mode-tournament = турнір
option-track = Трек
    .help = Одна ділянка між стартом і фінішем чи дві. У турнірі трек завжди короткий.
option-track-short = короткий
option-track-long = довгий
option-wind = Вітер
    .help = Щораунду новий вітер, і після свого ходу щур зсувається за ним на одну клітинку.
option-places = Грати за місця
    .help = Перегони тривають, доки не фінішують усі, крім одного. У турнірі так завжди, у командах ніколи.
option-start_card = Карта старту
    .help = Яка з шести карт старту й фінішу лежить ліворуч.
option-start_card-random = навмання
option-start_card-I = I. Прапорці
option-start_card-II = II. Жолоб
option-start_card-III = III. Багнюка
option-start_card-IV = IV. Рів
option-start_card-V = V. Батут
option-start_card-VI = VI. Грядка
option-finish_card = Карта фінішу
    .help = Яка з шести карт старту й фінішу лежить праворуч; не та сама, що на старті.
option-finish_card-random = { option-start_card-random }
option-finish_card-I = { option-start_card-I }
option-finish_card-II = { option-start_card-II }
option-finish_card-III = { option-start_card-III }
option-finish_card-IV = { option-start_card-IV }
option-finish_card-V = { option-start_card-V }
option-finish_card-VI = { option-start_card-VI }
option-section_1 = Ділянка 1
    .help = Перша карта треку після старту, а в турнірі — карта перших перегонів.
option-section_1-random = навмання
option-section_1-1 = 1. Подвір’я
option-section_1-2 = 2. Трамплін
option-section_1-3 = 3. Калюжі
option-section_1-4 = 4. Струмок
option-section_1-5 = 5. Перцева грядка
option-section_1-6 = 6. Цукровий склад
option-section_1-7 = 7. Конюшинова галявина
option-section_1-8 = 8. Роздоріжжя
option-section_1-9 = 9. Млин
option-section_1-10 = 10. Болото
option-section_1-11 = 11. Канал
option-section_1-12 = 12. Комора
option-section_1-13 = 13. Виноградник
option-section_1-14 = 14. Ринок
option-section_1-15 = 15. Міст
option-section_1-16 = 16. Кам’яниця
option-section_1-17 = 17. Водоспад
option-section_1-18 = 18. Свиняче подвір’я
option-section_1-19 = 19. Лабіринт
option-section_1-20 = 20. Сад
option-section_1-21 = 21. Дві річки
option-section_1-22 = 22. Цирк трамплінів
option-section_1-23 = 23. Дамба
option-section_1-24 = 24. Фінальний спурт
option-turn_1 = Як лежить ділянка 1
    .help = Як надруковано або повернута на пів оберту.
option-turn_1-random = навмання
option-turn_1-0 = як надруковано
option-turn_1-180 = на пів оберту
option-section_2 = Ділянка 2
    .help = Друга карта довгого треку, а в турнірі — карта других перегонів.
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
option-turn_2 = Як лежить ділянка 2
    .help = Як надруковано або повернута на пів оберту.
option-turn_2-random = { option-turn_1-random }
option-turn_2-0 = { option-turn_1-0 }
option-turn_2-180 = { option-turn_1-180 }
option-section_3 = Ділянка 3
    .help = Лише для турніру: карта третіх перегонів.
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
option-turn_3 = Як лежить ділянка 3
    .help = Як надруковано або повернута на пів оберту.
option-turn_3-random = { option-turn_1-random }
option-turn_3-0 = { option-turn_1-0 }
option-turn_3-180 = { option-turn_1-180 }
option-discards_secret = Скидати таємно
    .help = Стартові карти скидають усі водночас, не бачачи чужого вибору.
option-bids_in_turn = Ставки по черзі
    .help = Карти кладуть одну за одною за порядком ходів, а не всі водночас.
option-duplicate_acts = Зайнята дія теж діє
    .help = Хто не має чим замінити однакову карту, виконує її, а не пропускає хід.
option-pepper_by_speed = Перець на швидкість
    .help = Усіх власників перцю питають водночас: хто натисне пізніше, той ходить раніше.
option-straight_bends = Ривок по прямій із поворотом
    .help = Під час цього ривка можна повертати за ріг.
option-diagonal_bends = Ривок по діагоналі з поворотом
    .help = Під час цього ривка можна міняти діагональ.
option-sugar_step_in_line = Крок із цукром по одній лінії
    .help = Обидва кроки мусять бути в один бік.
option-water_holds_sugar = Вода сильніша за цукор
    .help = Ривок із води веде на 1 клітинку навіть із цукром.
option-strict_corners = Суворі кути
    .help = Навскіс не пройти повз кут, якого торкається хоч одна стіна.
option-walls_stop_thieves = Стіна захищає жетон
    .help = Із цукром не забрати жетон у щура, який стоїть за стіною.
option-one_token_a_cell = Жетон із клітинки лише раз
    .help = За одні перегони кожна клітинка дає тільки один жетон.
option-mud_holds_swaps = Із бруду не виміняти
    .help = Зі щуром, який сидить у бруді, місцями не міняються.
option-seams_stop_wind = Вітер не дме між картами
    .help = Край кожної карти спиняє вітер, а не тільки край усього треку.
option-partners = Місця партнерів
    .help = Як сидять дві команди за столом.
option-partners-across = через одного
option-partners-beside = поруч
option-partners_safe = Своїх не обкрадають
    .help = Жетон партнера по команді забрати не можна.
option-hands_kept = Карти не повертаються між перегонами
    .help = У турнірі руки лишаються, якими були, і нового стартового скидання немає.
option-next_first = Хто починає наступні перегони
    .help = У турнірі: переможець попередніх або сусід того, хто починав.
option-next_first-winner = переможець
option-next_first-clockwise = за годинниковою стрілкою
option-last_gets_nothing = Останнім сиру не дають
    .help = У турнірі останнє місце завжди приносить 0 шматків, скільки б не було гравців.
option-row_reshuffled = Новий ряд для кожних перегонів
    .help = У турнірі карти наказів тасують перед кожними перегонами.
option-first = Хто починає
    .help = Жереб або те місце, яке обере господар, наприклад того, хто останнім куштував сир.
option-first-random = жереб
option-first-seat-0 = місце 1
option-first-seat-1 = місце 2
option-first-seat-2 = місце 3
option-first-seat-3 = місце 4
option-turn_seconds = Секунд на хід
    .help = Коли час спливає, стіл відповідає за вас: дію, наприклад, пропускає.
option-bid_seconds = Секунд на ставку
    .help = Коли час спливає, лягає перша за рядом наказів карта з руки.

event-shows-discards = { $seat } показує відкладене: { $cards }.
event-too-long = Раундів уже { $rounds }: гонку зупинено, місця рахуємо за тим, хто де біжить.

# Labels of the picture in the terminal.

label-row = Черга дій
label-round = раунд
label-order = порядок
label-off = поза трасою
label-hand = рука:
label-laid = на столі:
label-legend = S пружина · M бруд · W вода · P перець · U цукор · C конюшина · ⚑ прапорець · ┃ ━ стіна

# A friend's words beside a question, for a first game.

guide-ask-place = Щур починає з прапорця. Ближче до середини легше обходити стіни.
guide-ask-bid = Карту кладуть потай. Якщо хтось перед вами поклав таку саму, ваша зміниться на наступну в ряду наказів.
guide-ask-act = Тепер хід щура: клітинки, що світяться, досяжні. Перша мета: прапорці на тому боці.
