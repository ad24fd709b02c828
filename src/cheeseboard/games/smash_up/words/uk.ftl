# «Заміс: Козаки проти помідорів» українською.

## Місця

place-1 = перше
place-2 = друге
place-3 = третє
place-4 = четверте

## Рішення

decision-draft = { $seat_you ->
    [yes] Оберіть фракцію для своєї колоди.
   *[no] { $seat_name } обирає фракцію.
}
decision-first-hand = { $seat_you ->
    [yes] Лишаєте першу руку?
   *[no] { $seat_name } дивиться першу руку.
}
decision-order = { $seat_you ->
    [yes] Спрацьовує одразу кілька властивостей. Яка з них наступна?
   *[no] { $seat_name } вирішує, яка властивість наступна.
}
decision-start-order = { $seat_you ->
    [yes] Починається ваш хід. Яка властивість наступна?
   *[no] { $seat_name } вирішує, яка властивість наступна.
}
decision-end-order = { $seat_you ->
    [yes] Ваш хід завершується. Яка властивість наступна?
   *[no] { $seat_name } вирішує, яка властивість наступна.
}
decision-menu = { $seat_you ->
    [yes] { $left ->
        [nothing] Грати більше нічого. Закінчіть хід.
        [talents] Лишилися тільки таланти. Застосуйте один або закінчіть хід.
        [bound] Ваш хід.{ plays-bound }
        [minions] Ваш хід. Можна зіграти ще { plays-minions }.{ plays-bound }
        [actions] Ваш хід. Можна зіграти ще { plays-actions }.{ plays-bound }
       *[both] Ваш хід. Можна зіграти ще { plays-minions } й { plays-actions }.{ plays-bound }
    }
   *[no] { $seat_name } грає карти.
}
plays-minions = { $minions ->
    [one] { $minions } посіпаку
   *[other] { $minions } посіпак
}
plays-actions = { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
   *[other] { $actions } дій
}
plays-bound = { $grove ->
    [0] {""}
   *[other] {" "}{ plays-grove }
}{ $blossom ->
    [0] {""}
   *[other] {" "}{ plays-blossom }
}
plays-grove = На базу «{ base-secret_grove }»: ще 1 посіпака із силою не більше 2.
plays-blossom = Карта «{ card-kp_blossom }»: ще { $blossom ->
    [one] { $blossom } посіпака
    [few] { $blossom } посіпаки
   *[other] { $blossom } посіпак
} з однією й тією самою назвою.
decision-credit = { $seat_you ->
    [yes] «{ $card }» — один із посіпак від «Цвітіння»?
   *[no] { $seat_name } грає карту «{ $card }».
}
decision-base-for-minion = { $seat_you ->
    [yes] Куди ви граєте карту «{ $card }»?
   *[no] { $seat_name } обирає базу для карти «{ $card }».
}
decision-base-for-action = { $seat_you ->
    [yes] На яку базу ви кладете карту «{ $card }»?
   *[no] { $seat_name } обирає базу для карти «{ $card }».
}
decision-minion-for-action = { $seat_you ->
    [yes] На якого посіпаку ви кладете карту «{ $card }»?
   *[no] { $seat_name } обирає посіпаку для карти «{ $card }».
}
decision-destination = { $seat_you ->
    [yes] «{ $card }»: на яку базу перемістити?
   *[no] { $seat_name } обирає базу для карти «{ $card }».
}
decision-destination-of = { $seat_you ->
    [yes] «{ $card }»: куди вирушить «{ $minion }»?
   *[no] { $seat_name } вирішує, куди вирушить «{ $minion }».
}
decision-push = { $seat_you ->
    [yes] «{ $card }»: тепер оберіть чужого посіпаку, якого перемістите.
   *[no] { $seat_name } обирає, кого перемістити картою «{ $card }».
}
decision-own-move = { $seat_you ->
    [yes] «{ $card }»: оберіть свого посіпаку, якого перемістите.
   *[no] { $seat_name } обирає, кого зі своїх перемістити картою «{ $card }».
}
decision-destroy-action = { $seat_you ->
    [yes] «{ $card }»: оберіть дію в грі, яку знищите.
   *[no] { $seat_name } обирає, яку дію знищити картою «{ $card }».
}
decision-extra-minion = { $seat_you ->
    [yes] «{ $card }»: зараз можна зіграти додаткового посіпаку.
   *[no] { $seat_name } може зіграти додаткового посіпаку.
}
decision-extra-action = { $seat_you ->
    [yes] «{ $card }»: зараз можна зіграти додаткову дію.
   *[no] { $seat_name } може зіграти додаткову дію.
}
decision-base = { $seat_you ->
    [yes] «{ $card }»: оберіть базу, де є ваш посіпака.
   *[no] { $seat_name } обирає базу для карти «{ $card }».
}
decision-discard = { $seat_you ->
    [yes] Скиньте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
   *[no] { $seat_name } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
}
decision-discard-or-stop = { $seat_you ->
    [yes] «{ $card }»: можете скинути { $count ->
        [1] одну карту
        [one] до { $count } карти
       *[other] до { $count } карт
    }.
   *[no] { $seat_name } може скинути карти.
}
decision-pile = { $seat_you ->
    [yes] «{ $card }»: оберіть карту зі свого скиду.
   *[no] { $seat_name } обирає карту зі скиду.
}
decision-how-many = { $seat_you ->
    [yes] «{ $card }»: скільки ви берете?
   *[no] { $seat_name } вирішує, скільки взяти.
}
decision-search = { $seat_you ->
    [yes] «{ $card }»: знайдіть посіпаку у своїй колоді.
   *[no] { $seat_name } шукає в колоді.
}
decision-score = { $seat_you ->
    [yes] До захоплення готові кілька баз. Яка перша?
   *[no] { $seat_name } обирає базу для захоплення.
}
decision-window = { $seat_you ->
    [yes] Базу захоплюють. Застосуєте особливу властивість?
   *[no] { $seat_name } може застосувати особливу властивість.
}

## Ходи

group-draft = Фракції
group-keep = Лишити карти
group-redraw = Змінити карти
group-minions = Зіграти посіпаку
group-actions = Зіграти дію
group-talents = Застосувати талант
group-end = Закінчити хід
group-bases = Бази
group-at-base = База «{ $base }»
group-cards = Карти
group-abilities = Властивості
group-number = Скільки
group-credit = Який розіграш
group-none = Пропустити
group-stop = Досить
group-pass = Пас

move-draft = Взяти фракцію «{ $faction }»
move-keep = Лишити
move-redraw = Показати і взяти п’ять нових карт
move-play = { $card }
move-play-at = { $card } (база «{ $base }»)
move-play-by-blossom = { $card }: розіграш від «Цвітіння»
move-play-by-other = { $card }: інший розіграш
move-rise = { $card } з вашого скиду
move-rise-at = { $card } з вашого скиду (база «{ $base }»)
move-rise-by-blossom = { $card } з вашого скиду: розіграш від «Цвітіння»
move-rise-by-other = { $card } з вашого скиду: інший розіграш
move-talent = { $card } (база «{ $base }»)
move-end = { $count ->
    [0] Більше не грати карт. Жодна база не готова.
    [one] Більше не грати карт. Буде захоплено { $count } базу.
    [few] Більше не грати карт. Буде захоплено { $count } бази.
   *[other] Більше не грати карт. Буде захоплено { $count } баз.
}
move-base = { $base } ({ $total } з { $breakpoint })
move-base-after = { $base } ({ $total }, стане { $after } з { $breakpoint })
move-base-breaks = { $base } ({ $total }, стане { $after } з { $breakpoint }: можна захопити)
move-minion = { $seat_you ->
    [yes] { $card }, сила { $power } (ваша карта)
   *[no] { $card }, сила { $power } ({ $seat_name })
}
move-action = { $seat_you ->
    [yes] { $card } (ваша карта)
   *[no] { $card } ({ $seat_name })
}
move-action-on-minion = { $seat_you ->
    [yes] { $card } на карті «{ $minion }» (ваша карта)
   *[no] { $card } на карті «{ $minion }» ({ $seat_name })
}
move-card = { $card }
move-take = Взяти { $count }
move-ability = { $card } (база «{ $base }»)
move-ability-against = { $card } проти карти «{ $minion }» ({ $seat_name })
move-blossom = Розіграш від «Цвітіння»
move-other = Інший розіграш
move-none-destroy = Нікого не знищувати
move-none-move = Нікого не переміщувати
move-none-minion = Не грати посіпаку
move-none-action = Не грати дію
move-none-take = Нічого не брати
move-stop = Більше нічого не скидати
move-pass = Без особливої властивості

## Запитання перед ходом

confirm-vain = Зараз карта «{ $card }» нічого не змінить. Однаково зіграти?
confirm-end = { $left ->
    [both] Ви ще можете зіграти посіпаку й дію. Однаково завершити хід?
    [minion] Ви ще можете зіграти посіпаку. Однаково завершити хід?
    [action] Ви ще можете зіграти дію. Однаково завершити хід?
   *[talent] Ви ще не використали талант. Однаково завершити хід?
}

## Події

event-first = { $seat_you ->
    [yes] Перший хід ваш.
   *[no] Перший хід: { $seat_name }.
}
event-faction = { $seat_you ->
    [yes] Ви берете фракцію «{ $faction }».
   *[no] { $seat_name } бере фракцію «{ $faction }».
}
event-base = Нова база: «{ $base }».
event-redraw = { $seat_you ->
    [yes] Ви не маєте посіпак. Ви показуєте карти й берете нові.
   *[no] { $seat_name } не має посіпак, показує карти й бере нові.
}
event-shows = { $seat_you ->
    [yes] Ви показуєте карту «{ $card }».
   *[no] { $seat_name } показує карту «{ $card }».
}
event-turn = { $seat_you ->
    [yes] Починається ваш хід.
   *[no] Ходить { $seat_name }.
}
event-at-start = На початку ходу: «{ $card }».
event-at-end = Наприкінці ходу: «{ $card }».
event-draw = { $seat_you ->
    [yes] Ви берете { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
   *[no] { $seat_name } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
}
event-draw-card = { $seat_you ->
    [yes] Ви берете карту «{ $card }».
   *[no] { $seat_name } бере карту «{ $card }».
}
event-reshuffle = { $seat_you ->
    [yes] Ваш скид стає новою колодою.
   *[no] { $seat_name } тасує скид: це нова колода.
}
event-discard = { $seat_you ->
    [yes] Ви скидаєте карту «{ $card }».
   *[no] { $seat_name } скидає карту «{ $card }».
}
event-recover = { $seat_you ->
    [yes] Ви берете зі свого скиду карту «{ $card }».
   *[no] { $seat_name } бере зі скиду карту «{ $card }».
}
event-fetch = { $seat_you ->
    [yes] Ви знаходите в колоді карту «{ $card }» і тасуєте колоду.
   *[no] { $seat_name } знаходить у колоді карту «{ $card }» і тасує колоду.
}
event-to-hand = { $seat_you ->
    [yes] Карта «{ $card }» іде вам на руку.
   *[no] { $seat_name } бере на руку карту «{ $card }».
}
event-finds-nothing = { $seat_you ->
    [yes] У вашій колоді немає нічого придатного.
   *[no] { $seat_name } не знаходить у колоді нічого придатного.
}
event-no-search = { $seat_you ->
    [yes] Ви нічого не берете з колоди.
   *[no] { $seat_name } нічого не бере з колоди.
}
event-no-choice = { $seat_you ->
    [yes] «{ $card }»: вам нема з чого вибирати.
   *[no] «{ $card }»: { $seat_name } не може нічого вибрати.
}
event-no-effect = Карта «{ $card }» не діє.
event-minion = { $seat_you ->
    [yes] Ви граєте карту «{ $card }» на базу «{ $base }».
   *[no] { $seat_name } грає карту «{ $card }» на базу «{ $base }».
}
event-action = { $seat_you ->
    [yes] Ви граєте карту «{ $card }».
   *[no] { $seat_name } грає карту «{ $card }».
}
event-action-in-vain = { $seat_you ->
    [yes] Ви граєте карту «{ $card }», але місця для неї немає.
   *[no] { $seat_name } грає карту «{ $card }», але місця для неї немає.
}
event-on-base = { $seat_you ->
    [yes] Ви кладете карту «{ $card }» на базу «{ $base }».
   *[no] { $seat_name } кладе карту «{ $card }» на базу «{ $base }».
}
event-on-minion = { $seat_you ->
    [yes] Ви кладете карту «{ $card }» на карту «{ $minion }».
   *[no] { $seat_name } кладе карту «{ $card }» на карту «{ $minion }».
}
event-talent = { $seat_you ->
    [yes] Ви застосовуєте талант карти «{ $card }».
   *[no] { $seat_name } застосовує талант карти «{ $card }».
}
event-extra-minion = { $seat_you ->
    [yes] Ви можете зіграти { $count ->
        [1] додаткового посіпаку
        [one] { $count } додаткового посіпаку
       *[other] { $count } додаткових посіпак
    }.
   *[no] { $seat_name } може зіграти { $count ->
        [1] додаткового посіпаку
        [one] { $count } додаткового посіпаку
       *[other] { $count } додаткових посіпак
    }.
}
event-extra-action = { $seat_you ->
    [yes] Ви можете зіграти додаткову дію.
   *[no] { $seat_name } може зіграти додаткову дію.
}
event-move = { $seat_you ->
    [yes] Ваша карта «{ $card }» переміщується на базу «{ $base }».
   *[no] Карта «{ $card }» ({ $seat_name }) переміщується на базу «{ $base }».
}
event-destroy = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базі «{ $base }» знищено.
   *[no] Карту «{ $card }» ({ $seat_name }) на базі «{ $base }» знищено.
}
event-saved = { $seat_you ->
    [yes] Ваша карта «{ $card }» рятується і йде вам на руку.
   *[no] Карта «{ $card }» ({ $seat_name }) рятується і йде на руку.
}
event-return = { $seat_you ->
    [yes] Ваша карта «{ $card }» повертається вам на руку.
   *[no] Карта «{ $card }» ({ $seat_name }) повертається на руку.
}
event-pick-up = { $seat_you ->
    [yes] Ви забираєте карту «{ $card }».
   *[no] { $seat_name } забирає карту «{ $card }».
}
event-falls-off = { $seat_you ->
    [yes] Ваша карта «{ $card }» іде у ваш скид.
   *[no] Карта «{ $card }» ({ $seat_name }) іде у скид.
}
event-immune-destroy = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базі «{ $base }» не можна знищити.
   *[no] Карту «{ $card }» ({ $seat_name }) на базі «{ $base }» не можна знищити.
}
event-immune-move = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базі «{ $base }» не можна перемістити.
   *[no] Карту «{ $card }» ({ $seat_name }) на базі «{ $base }» не можна перемістити.
}
event-immune-return = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базі «{ $base }» не можна повернути.
   *[no] Карту «{ $card }» ({ $seat_name }) на базі «{ $base }» не можна повернути.
}
event-immune-attach = { $seat_you ->
    [yes] На вашу карту «{ $card }» на базі «{ $base }» не можна вплинути; дія йде у скид.
   *[no] На карту «{ $card }» ({ $seat_name }) на базі «{ $base }» не можна вплинути; дія йде у скид.
}
event-breakpoint = Оборона бази «{ $base }» у цей хід дорівнює 0.
event-points = { $seat_you ->
    [yes] Ви отримуєте { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }.
   *[no] { $seat_name } отримує { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }.
}
event-plays-over = { $seat_you ->
    [yes] Ви більше не граєте карт.
   *[no] { $seat_name } більше не грає карт.
}
event-scoring = Базу «{ $base }» захоплюють.
event-place = { $seat_you ->
    [yes] Ви посідаєте { $place } місце.
   *[no] { $seat_name } посідає { $place } місце.
}
event-cleared = Карти з бази «{ $base }» ідуть у скид своїх власників.
event-new-bases = Баз не лишилося. Усі бази перетасовано знову.
event-over = { $seat_you ->
    [yes] Перемога за вами!
   *[no] { $seat_name } виграє партію.
}
event-drawn = Останній хід зіграно: нічия.

## Кінець

over-goal = { $seat_you ->
    [yes] Ви маєте найбільше очок: { $count }.
   *[no] { $seat_name } має найбільше очок: { $count }.
}
over-cap = Останній хід зіграно. { $seat_you ->
    [yes] Ви маєте найбільше очок: { $count }.
   *[no] { $seat_name } має найбільше очок: { $count }.
}
over-draw = Останній хід зіграно, і єдиного лідера немає. Очок у лідерів: { $count }.
score-first = Перші місця
score-second = Другі місця
score-third = Треті місця

## Відмови

refuse-boxes = Однієї коробки вистачає на 2 гравців. Гравців { $seats }, візьміть дві коробки.
refuse-factions-text = Вкажіть по дві фракції на кожне місце (місць { $seats }), наприклад: ghosts+steampunks, bear_cavalry+killer_plants.
refuse-factions-twice = У колоді мають бути дві різні фракції.
refuse-factions-pool = У коробках не вистачає колод фракції «{ $faction }».
refuse-factions-house = «{ $faction }» — домашня фракція: спершу ввімкніть домашні фракції.
refuse-not-asked = Зараз потрібно вирішити інше. Спершу дайте відповідь на це запитання.
refuse-own-faction = Фракцію «{ $faction }» ви вже маєте, а в колоді дві різні фракції.
refuse-faction-gone = Фракцію «{ $faction }» уже розібрано.
refuse-draft-dead-end = Якщо взяти фракцію «{ $faction }», комусь дістануться дві однакові.
refuse-has-minion = Ви маєте на руці посіпаку, тому карти лишаються.
refuse-no-ability = Властивості з номером { $count } у списку немає.
refuse-too-many = У вашому скиді їх лише { $count }.
refuse-must-choose = На карті немає слова «можеш», тому обрати потрібно.
refuse-not-in-hand = Карти «{ $card }» немає у вас на руці.
refuse-no-special = Карта «{ $card }» не має особливої властивості для цього моменту.
refuse-minion-only = Цей додатковий розіграш — для посіпаки.
refuse-action-only = Цей додатковий розіграш — для дії.
refuse-no-minion-play = У цей хід більше не можна грати посіпак.
refuse-no-action-play = У цей хід більше не можна грати дій.
refuse-no-base = Жодна база зараз не приймає карту «{ $card }».
refuse-play-bound = Розіграш посіпаки, що лишився, не підходить для карти «{ $card }».
refuse-other-name = Посіпаки від «Цвітіння» мають одну назву, а «{ $card }» — інша.
refuse-no-card = На місці { $count } карти немає.
refuse-no-talent = Карта «{ $card }» не має таланту.
refuse-talent-of-other = Картою «{ $card }» керуєте не ви.
refuse-talent-used = Талант карти «{ $card }» у цей хід уже застосовано.
refuse-talent-idle = Талант карти «{ $card }» зараз нічого не зробить.
refuse-alike = У списку є така сама карта «{ $card }».
refuse-base-away = Бази «{ $base }» немає в грі.
refuse-base-forbids = Карту «{ $card }» не можна зіграти на базу «{ $base }».
refuse-base-bound = Цей розіграш не для бази «{ $base }».
refuse-base-not-ready = База «{ $base }» ще не готова до захоплення.
refuse-same-base = Карта вже на базі «{ $base }», а переміщують на іншу.
refuse-base-unfit = База «{ $base }» не відповідає умові карти.
refuse-not-minion = «{ $card }» — не посіпака.
refuse-not-action = «{ $card }» — не дія.
refuse-target-unfit = Цю карту «{ $card }» обрати не можна; можливо, у списку є така сама.
refuse-discard-order = Скидайте карти за порядком: карта «{ $card }» або була раніше, або після неї карт не вистачить.
refuse-not-in-deck = Карти «{ $card }» немає у вашій колоді.
refuse-not-in-pile = Карти «{ $card }» немає у вашому скиді.
refuse-card-unfit = Карта «{ $card }» не відповідає умові.

## Налаштування

option-boxes = Коробки
    .help = З двома коробками одну фракцію можуть мати двоє гравців.
option-boxes-auto = Скільки потрібно гравцям
option-boxes-1 = Одна
option-boxes-2 = Дві
option-factions = Фракції
    .help = Або перелічіть по дві на місце: ghosts+steampunks, bear_cavalry+killer_plants.
option-factions-draft = Обираються по черзі
option-factions-random = Роздаються випадково
option-house_factions = Домашні фракції
    .help = Можна обирати й фракції, які вигадали ми; їхні бази теж у колоді.
option-vp_goal = Очки для перемоги
    .help = Що менше, то коротша партія.
option-mulligan = Перша рука без посіпак
option-mulligan-forced = Завжди змінюється
option-mulligan-optional = Можна змінити
option-mulligan-reshuffle = Можна змінити й замішати в колоду
option-mulligan-none = Лишається
option-affect_scope = Що означає «впливати»
    .help = За пізнішими правилами змінити силу чи керування — теж вплинути.
option-affect_scope-rulebook = Як у цих правилах
option-affect_scope-modern = Як у пізніших правилах
option-base_refill = Коли бази скінчилися
option-base_refill-rulebook = Грати з тими, що лишилися
option-base_refill-reshuffle = Перетасувати захоплені
option-sprout_chain = Паростки ланцюжком
    .help = Паросток, якого привів паросток, одразу росте далі.
option-workshop_once = «Майстерня» один раз
    .help = Кожен отримує додаткову дію від «Майстерні» не частіше разу за хід.
option-open_hands = Відкриті руки
    .help = Усі руки бачать усі. Зручно, щоб навчатися.
option-turn_limit = Найбільша кількість ходів
    .help = Після стількох ходів перемагає той, хто має більше очок; 0 — без межі.

preset-standard = Звичайна
    .help = Фракції вибирають по черзі, гра до 15 очок.
preset-quick = Швидка
    .help = Випадкові фракції, гра до 10 очок.
preset-two_boxes = Дві коробки
    .help = Кожна фракція двічі: ведмедів вистачить усім.
preset-house = Домашні фракції
    .help = З фракціями, придуманими тут.
preset-modern = Пізніші правила
    .help = Як у пізніших виданнях.
preset-learner = Перша партія
    .help = Фракції роздаються, карти відкриті, погану першу руку можна змінити.

## The terminal

terminal-prizes = очки { $prizes }
terminal-on-base = на базі:
terminal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
terminal-cards = рука { $hand }, колода { $deck }, скид { $discards }
terminal-more = ще { $count }
terminal-turn = Хід { $turn }
terminal-step-setup = Підготовка
terminal-step-start = початок
terminal-step-play = розіграш карт
terminal-step-score = захоплення баз
terminal-step-draw = взяття карт
terminal-step-end = кінець
terminal-step-over = Партію закінчено.
terminal-plays = можна зіграти ще: посіпак — { $minions }, дій — { $actions }
terminal-legend-turn = ► чий зараз хід
terminal-legend-base = (3 з 20) сила на базі й сила, потрібна для захоплення
terminal-legend-prizes = 4/2/1 очки за перше, друге й третє місце
terminal-legend-total = після гравця: очки або сила на базі
terminal-legend-minion = після посіпаки: його сила
terminal-legend-number = # номер карти в короткому записі ходів
terminal-legend-carried = + дія на посіпаці
terminal-resolving = Розігрується:

## The drawing

board-table = { $count ->
    [one] Стіл, на ньому { $count } база
    [few] Стіл, на ньому { $count } бази
   *[other] Стіл, на ньому { $count } баз
}
board-bases = Усі бази
board-name = { $seat_name }
board-card-text = { $card_help }
board-base-text = { $base_help }
board-of = з { $breakpoint }
board-place-empty = Для цього місця бази не лишилося.
board-pill-ongoing = постійно
board-pill-talent = талант
board-pill-special = особлива
board-pill-played = при розіграші
board-pill-action = дія
board-pill-base = на базу
board-pill-minion = на посіпаку
board-pill-own_minion = на свого
board-base = { $base }: сила { $total }, оборона { $breakpoint }. Очки за місця: { $first }, { $second } і { $third }.
board-total = { $seat_you ->
    [yes] У вас { $power }, місце { $rank }.
   *[no] { $seat_name }: { $power }, місце { $rank }.
}
board-scoring = Захоплюють
board-minion = { $seat_you ->
    [yes] Ваша карта «{ $card }», сила { $power }, база «{ $base }».
   *[no] { $card } ({ $seat_name }), сила { $power }, база «{ $base }».
}
board-action = { $seat_you ->
    [yes] Ваша дія «{ $card }», база «{ $base }».
   *[no] Дія «{ $card }» ({ $seat_name }), база «{ $base }».
}
board-carries = На карті лежить «{ $card }».
board-sign-veil = Чужі карти не впливають на цю карту.
board-sign-shield = Цю карту не можна знищити.
board-sign-anchor = Цю карту не можна перемістити.
board-sign-guard = Чужі карти не можуть знищити цю карту.
board-sign-roots = Чужі карти не можуть перемістити цю карту.
board-sign-claw = Нападає на тих, хто сюди переміщується.
board-sign-talent = Талант ще не застосовано.
board-sign-used = Талант уже застосовано.
board-landing = «{ $minion }»: тут сила буде { $power }.
board-lost = «{ $minion }»: тут не лишиться.
board-power = сила { $power }
board-on-it = на цьому посіпаці
board-on-base = на базі
board-look-base = Усі карти на базі «{ $base }» словами
board-empty-base = Тут поки немає карт.
board-close = Закрити
board-hand = { $seat_you ->
    [yes] { $count ->
        [one] У вас на руці { $count } карта
        [few] У вас на руці { $count } карти
       *[other] У вас на руці { $count } карт
    }
   *[no] { $count ->
        [one] { $seat_name }: на руці { $count } карта
        [few] { $seat_name }: на руці { $count } карти
       *[other] { $seat_name }: на руці { $count } карт
    }
}
board-deck = { $seat_you ->
    [yes] { $count ->
        [one] У вашій колоді { $count } карта
        [few] У вашій колоді { $count } карти
       *[other] У вашій колоді { $count } карт
    }
   *[no] { $count ->
        [one] { $seat_name }: у колоді { $count } карта
        [few] { $seat_name }: у колоді { $count } карти
       *[other] { $seat_name }: у колоді { $count } карт
    }
}
board-discards = { $seat_you ->
    [yes] { $count ->
        [one] У вашому скиді { $count } карта. Переглянути
        [few] У вашому скиді { $count } карти. Переглянути
       *[other] У вашому скиді { $count } карт. Переглянути
    }
   *[no] { $count ->
        [one] { $seat_name }: у скиді { $count } карта. Переглянути
        [few] { $seat_name }: у скиді { $count } карти. Переглянути
       *[other] { $seat_name }: у скиді { $count } карт. Переглянути
    }
}
board-discards-title = { $seat_you ->
    [yes] Ваш скид
   *[no] { $seat_name }: скид
}
board-known-title = { $seat_you ->
    [yes] Ваша рука
   *[no] { $seat_name }: відомі карти на руці
}
board-empty-pile = Скид порожній.
board-scored-title = Захоплені бази
board-scored-count = { $count ->
    [one] Захоплено { $count } базу. Подивитися
    [few] Захоплено { $count } бази. Переглянути
   *[other] Захоплено { $count } баз. Переглянути
}
board-empty-scored = Жодної бази ще не захоплено.
board-base-deck = { $count ->
    [one] У колоді баз { $count } база
    [few] У колоді баз { $count } бази
   *[other] У колоді баз { $count } баз
}
board-caption-hand = Рука
board-caption-deck = Колода
board-caption-discard = Скид
board-caption-scored = Захоплені
board-caption-bases = Бази
board-plays = Можна зіграти
board-token-minion = посіпака
board-token-action = дія
board-token-grove = Гай: до 2
board-token-blossom = Цвітіння
board-token-blossom-of = Цвітіння: { $card }
board-go-play = Зіграти
board-go-discard = Скинути
board-go-base = Тепер база
board-go-min = Тепер посіпака
board-go-act = Тепер дія
board-from-discards = із вашого скиду
board-limelight = { $seat_you ->
    [yes] Ви вирішуєте за карту
   *[no] Вирішує { $seat_name }
}
board-chain = Одна властивість усередині іншої: { $names }
board-then-offer_minion = потім можна зіграти посіпаку
board-then-offer_action = потім можна зіграти дію
board-tray-abilities = Яка властивість наступна?
board-tray-words = Ваша відповідь
board-tray-deck = Із вашої колоди
board-tray-pile = Із вашого скиду
board-at = база «{ $base }»
board-against = проти карти «{ $name }» ({ $holder })
board-scoring-title = Захоплення бази «{ $base }»
board-stage-before = до
board-stage-points = очки
board-stage-after = після
board-stage-clear = нова база
board-may-react = Ще можуть відповісти
board-draft = Дві фракції складають колоду
board-decks-left = { $count ->
    [0] усі розібрано
    [one] лишилася { $count }
   *[other] лишилося { $count }
}
board-look-deck = Усі карти фракції «{ $faction }»
panel-points = { $count ->
    [one] { $count } очко з { $goal }
    [few] { $count } очки з { $goal }
   *[other] { $count } очок з { $goal }
}
panel-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
panel-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}
panel-discard = { $count ->
    [one] { $count } карта у скиді
    [few] { $count } карти у скиді
   *[other] { $count } карт у скиді
}
status-start = 1/5 початок
status-play = 2/5 розіграш карт
status-score = 3/5 захоплення баз
status-draw = 4/5 добір
status-end = 5/5 кінець

## Списки карт і великий вигляд

board-list-title = Карти фракції: { $faction }
board-list-bases = Карти столу: бази
board-facts-minion = посіпака, сила { $power }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-facts-action = дія, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-facts-base = база, оборона { $breakpoint }, очки { $first }, { $second } і { $third }
board-large = Показати збільшено: { $name }
board-rules = Правила й роз’яснення:

## Що змінить вибір

board-after = Тоді тут буде { $total } з { $breakpoint }.
board-breaks = Базу можна буде захопити.

## Останнє захоплення

board-recap-title = Захоплено базу «{ $base }»
board-recap-reached = набрано { $total } з { $breakpoint }
board-recap-nobody = Посіпак там немає ні в кого.
board-recap-place = { $seat_you ->
    [yes] Ви
   *[no] { $seat_name }
}: { $place } місце, сила { $power }
board-recap-next = Нова база: «{ $base }»
board-recap-empty = Нової бази немає.

## Чому боту подобається хід

term-win = Перемога
term-points = Очки
term-hand = Карти на руці
term-table = Карти в дії
term-turn = Що ще можна цього ходу
term-bases = Нагороди баз
term-rivals = Відставання суперників
term-factions = Фракції

facets-title = Перемоги за фракціями
## Погляд назад

review-worlds = { $count ->
    [one] { $count } розклад рук, що пасує до того, що тоді знали.
    [few] { $count } розклади рук, що пасують до того, що тоді знали.
   *[many] { $count } розкладів рук, що пасують до того, що тоді знали.
}
review-another-world = Подивитися інші руки
review-a-world = Карти на руках, якими вони могли бути, судячи з тодішніх знань.
slip-term-win = Ви не помічаєте ходів, що приносять перемогу
slip-term-points = Ви проминаєте очки
slip-term-hand = Ви лишаєтеся без карт
slip-term-table = Ваші карти в дії дають мало
slip-term-turn = Ви не використовуєте всі розіграші ходу
slip-term-bases = Ви проминаєте нагороди баз
slip-term-rivals = Ви даєте суперникам вирватися вперед
slip-term-factions = Ви обираєте фракції, які рідше перемагають
slip-move-draft = Вибрати фракцію
slip-move-play = Вибрати карту
slip-move-card = Вибрати карту
slip-move-rise = Карта зі скиду
slip-move-talent = Талант
slip-move-ability = Здібність
slip-move-base = Вибрати базу
slip-move-minion = Вибрати посіпаку
slip-move-action = Вибрати дію
slip-move-take = Скільки взяти
slip-move-none = Відмовитися від дії
slip-move-end = Закінчити хід
