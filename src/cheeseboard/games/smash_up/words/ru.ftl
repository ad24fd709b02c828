# «Замес: Казаки против помидоров» по-русски.

## Места

place-1 = первое
place-2 = второе
place-3 = третье
place-4 = четвёртое

## Решения

decision-draft = { $seat_you ->
    [yes] Выберите фракцию для своей колоды.
   *[no] { $seat_name } выбирает фракцию.
}
decision-first-hand = { $seat_you ->
    [yes] Оставляете первую руку?
   *[no] { $seat_name } смотрит первую руку.
}
decision-order = { $seat_you ->
    [yes] Срабатывает сразу несколько свойств. Какое из них следующее?
   *[no] { $seat_name } решает, какое свойство следующее.
}
decision-start-order = { $seat_you ->
    [yes] Начинается ваш ход. Какое свойство следующее?
   *[no] { $seat_name } решает, какое свойство следующее.
}
decision-end-order = { $seat_you ->
    [yes] Ваш ход заканчивается. Какое свойство следующее?
   *[no] { $seat_name } решает, какое свойство следующее.
}
decision-menu = { $seat_you ->
    [yes] { $left ->
        [nothing] Играть больше нечего. Закончите ход.
        [talents] Остались только таланты. Примените один или закончите ход.
        [bound] Ваш ход.{ plays-bound }
        [minions] Ваш ход. Можно сыграть ещё { plays-minions }.{ plays-bound }
        [actions] Ваш ход. Можно сыграть ещё { plays-actions }.{ plays-bound }
       *[both] Ваш ход. Можно сыграть ещё { plays-minions } и { plays-actions }.{ plays-bound }
    }
   *[no] { $seat_name } играет карты.
}
plays-minions = { $minions ->
    [one] { $minions } приспешника
   *[other] { $minions } приспешников
}
plays-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
plays-bound = { $grove ->
    [0] {""}
   *[other] {" "}{ plays-grove }
}{ $blossom ->
    [0] {""}
   *[other] {" "}{ plays-blossom }
}
plays-grove = На базу «{ base-secret_grove }»: ещё 1 приспешник силой не больше 2.
plays-blossom = Карта «{ card-kp_blossom }»: ещё { $blossom ->
    [one] { $blossom } приспешник
    [few] { $blossom } приспешника
   *[other] { $blossom } приспешников
} с одним и тем же названием.
decision-credit = { $seat_you ->
    [yes] «{ $card }» — один из приспешников от «Цветения»?
   *[no] { $seat_name } играет карту «{ $card }».
}
decision-base-for-minion = { $seat_you ->
    [yes] Куда вы играете карту «{ $card }»?
   *[no] { $seat_name } выбирает базу для карты «{ $card }».
}
decision-base-for-action = { $seat_you ->
    [yes] На какую базу вы кладёте карту «{ $card }»?
   *[no] { $seat_name } выбирает базу для карты «{ $card }».
}
decision-minion-for-action = { $seat_you ->
    [yes] На какого приспешника вы кладёте карту «{ $card }»?
   *[no] { $seat_name } выбирает приспешника для карты «{ $card }».
}
decision-destination = { $seat_you ->
    [yes] «{ $card }»: на какую базу переместить?
   *[no] { $seat_name } выбирает базу для карты «{ $card }».
}
decision-destination-of = { $seat_you ->
    [yes] «{ $card }»: куда отправится «{ $minion }»?
   *[no] { $seat_name } решает, куда отправится «{ $minion }».
}
decision-push = { $seat_you ->
    [yes] «{ $card }»: теперь выберите чужого приспешника, которого переместите.
   *[no] { $seat_name } выбирает, кого переместить картой «{ $card }».
}
decision-own-move = { $seat_you ->
    [yes] «{ $card }»: выберите своего приспешника, которого переместите.
   *[no] { $seat_name } выбирает, кого из своих переместить картой «{ $card }».
}
decision-destroy-action = { $seat_you ->
    [yes] «{ $card }»: выберите действие в игре, которое уничтожите.
   *[no] { $seat_name } выбирает, какое действие уничтожить картой «{ $card }».
}
decision-extra-minion = { $seat_you ->
    [yes] «{ $card }»: сейчас можно сыграть добавочного приспешника.
   *[no] { $seat_name } может сыграть добавочного приспешника.
}
decision-extra-action = { $seat_you ->
    [yes] «{ $card }»: сейчас можно сыграть добавочное действие.
   *[no] { $seat_name } может сыграть добавочное действие.
}
decision-base = { $seat_you ->
    [yes] «{ $card }»: выберите базу, где есть ваш приспешник.
   *[no] { $seat_name } выбирает базу для карты «{ $card }».
}
decision-discard = { $seat_you ->
    [yes] Сбросьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat_name } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
decision-discard-or-stop = { $seat_you ->
    [yes] «{ $card }»: можете сбросить { $count ->
        [1] одну карту
        [one] до { $count } карты
       *[other] до { $count } карт
    }.
   *[no] { $seat_name } может сбросить карты.
}
decision-pile = { $seat_you ->
    [yes] «{ $card }»: выберите карту из своего сброса.
   *[no] { $seat_name } выбирает карту из сброса.
}
decision-how-many = { $seat_you ->
    [yes] «{ $card }»: сколько вы берёте?
   *[no] { $seat_name } решает, сколько взять.
}
decision-search = { $seat_you ->
    [yes] «{ $card }»: найдите приспешника в своей колоде.
   *[no] { $seat_name } ищет в колоде.
}
decision-score = { $seat_you ->
    [yes] К захвату готово несколько баз. Какая первая?
   *[no] { $seat_name } выбирает базу для захвата.
}
decision-window = { $seat_you ->
    [yes] База захватывается. Примените спецсвойство?
   *[no] { $seat_name } может применить спецсвойство.
}

## Ходы

group-draft = Фракции
group-keep = Оставить карты
group-redraw = Сменить карты
group-minions = Сыграть приспешника
group-actions = Сыграть действие
group-talents = Применить талант
group-end = Закончить ход
group-bases = Базы
group-at-base = База «{ $base }»
group-cards = Карты
group-abilities = Свойства
group-number = Сколько
group-credit = Какой розыгрыш
group-none = Пропустить
group-stop = Достаточно
group-pass = Пас

move-draft = Взять фракцию «{ $faction }»
move-keep = Оставить
move-redraw = Показать и взять пять новых карт
move-play = { $card }
move-play-at = { $card } (база «{ $base }»)
move-play-by-blossom = { $card }: розыгрыш от «Цветения»
move-play-by-other = { $card }: другой розыгрыш
move-rise = { $card } из вашего сброса
move-rise-at = { $card } из вашего сброса (база «{ $base }»)
move-rise-by-blossom = { $card } из вашего сброса: розыгрыш от «Цветения»
move-rise-by-other = { $card } из вашего сброса: другой розыгрыш
move-talent = { $card } (база «{ $base }»)
move-end = { $count ->
    [0] Больше не играть карты. Ни одна база не готова.
    [one] Больше не играть карты. Будет захвачена { $count } база.
    [few] Больше не играть карты. Будет захвачено { $count } базы.
   *[other] Больше не играть карты. Будет захвачено { $count } баз.
}
move-base = { $base } ({ $total } из { $breakpoint })
move-base-after = { $base } ({ $total }, станет { $after } из { $breakpoint })
move-base-breaks = { $base } ({ $total }, станет { $after } из { $breakpoint }: можно захватить)
move-minion = { $seat_you ->
    [yes] { $card }, сила { $power } (ваша карта)
   *[no] { $card }, сила { $power } ({ $seat_name })
}
move-action = { $seat_you ->
    [yes] { $card } (ваша карта)
   *[no] { $card } ({ $seat_name })
}
move-action-on-minion = { $seat_you ->
    [yes] { $card } на карте «{ $minion }» (ваша карта)
   *[no] { $card } на карте «{ $minion }» ({ $seat_name })
}
move-card = { $card }
move-take = Взять { $count }
move-ability = { $card } (база «{ $base }»)
move-ability-against = { $card } против карты «{ $minion }» ({ $seat_name })
move-blossom = Розыгрыш от «Цветения»
move-other = Другой розыгрыш
move-none-destroy = Никого не уничтожать
move-none-move = Никого не перемещать
move-none-minion = Не играть приспешника
move-none-action = Не играть действие
move-none-take = Ничего не брать
move-stop = Больше ничего не сбрасывать
move-pass = Без спецсвойства

## Вопросы перед ходом

confirm-vain = Сейчас карта «{ $card }» ничего не изменит. Всё равно сыграть?
confirm-end = { $left ->
    [both] Вы ещё можете сыграть приспешника и действие. Всё равно закончить ход?
    [minion] Вы ещё можете сыграть приспешника. Всё равно закончить ход?
    [action] Вы ещё можете сыграть действие. Всё равно закончить ход?
   *[talent] Вы ещё не использовали талант. Всё равно закончить ход?
}

## События

event-first = { $seat_you ->
    [yes] Первый ход ваш.
   *[no] Первый ход: { $seat_name }.
}
event-faction = { $seat_you ->
    [yes] Вы берёте фракцию «{ $faction }».
   *[no] { $seat_name } берёт фракцию «{ $faction }».
}
event-base = Новая база: «{ $base }».
event-redraw = { $seat_you ->
    [yes] У вас нет приспешников. Вы показываете карты и берёте новые.
   *[no] { $seat_name } без приспешников: показывает карты и берёт новые.
}
event-shows = { $seat_you ->
    [yes] Вы показываете карту «{ $card }».
   *[no] { $seat_name } показывает карту «{ $card }».
}
event-turn = { $seat_you ->
    [yes] Начинается ваш ход.
   *[no] Ходит { $seat_name }.
}
event-at-start = В начале хода: «{ $card }».
event-at-end = В конце хода: «{ $card }».
event-draw = { $seat_you ->
    [yes] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat_name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-draw-card = { $seat_you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $seat_name } берёт карту «{ $card }».
}
event-reshuffle = { $seat_you ->
    [yes] Ваш сброс становится новой колодой.
   *[no] { $seat_name } тасует сброс: это новая колода.
}
event-discard = { $seat_you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $seat_name } сбрасывает карту «{ $card }».
}
event-recover = { $seat_you ->
    [yes] Вы берёте из своего сброса карту «{ $card }».
   *[no] { $seat_name } берёт из сброса карту «{ $card }».
}
event-fetch = { $seat_you ->
    [yes] Вы находите в колоде карту «{ $card }» и тасуете колоду.
   *[no] { $seat_name } находит в колоде карту «{ $card }» и тасует колоду.
}
event-to-hand = { $seat_you ->
    [yes] Карта «{ $card }» идёт вам на руку.
   *[no] { $seat_name } берёт на руку карту «{ $card }».
}
event-finds-nothing = { $seat_you ->
    [yes] В вашей колоде нет ничего подходящего.
   *[no] { $seat_name } не находит в колоде ничего подходящего.
}
event-no-search = { $seat_you ->
    [yes] Вы ничего не берёте из колоды.
   *[no] { $seat_name } ничего не берёт из колоды.
}
event-no-choice = { $seat_you ->
    [yes] «{ $card }»: вам не из чего выбирать.
   *[no] «{ $card }»: { $seat_name } не может ничего выбрать.
}
event-no-effect = Карта «{ $card }» не действует.
event-minion = { $seat_you ->
    [yes] Вы играете карту «{ $card }» на базу «{ $base }».
   *[no] { $seat_name } играет карту «{ $card }» на базу «{ $base }».
}
event-action = { $seat_you ->
    [yes] Вы играете карту «{ $card }».
   *[no] { $seat_name } играет карту «{ $card }».
}
event-action-in-vain = { $seat_you ->
    [yes] Вы играете карту «{ $card }», но места для неё нет.
   *[no] { $seat_name } играет карту «{ $card }», но места для неё нет.
}
event-on-base = { $seat_you ->
    [yes] Вы кладёте карту «{ $card }» на базу «{ $base }».
   *[no] { $seat_name } кладёт карту «{ $card }» на базу «{ $base }».
}
event-on-minion = { $seat_you ->
    [yes] Вы кладёте карту «{ $card }» на карту «{ $minion }».
   *[no] { $seat_name } кладёт карту «{ $card }» на карту «{ $minion }».
}
event-talent = { $seat_you ->
    [yes] Вы применяете талант карты «{ $card }».
   *[no] { $seat_name } применяет талант карты «{ $card }».
}
event-extra-minion = { $seat_you ->
    [yes] Вы можете сыграть { $count ->
        [1] добавочного приспешника
        [one] { $count } добавочного приспешника
       *[other] { $count } добавочных приспешников
    }.
   *[no] { $seat_name } может сыграть { $count ->
        [1] добавочного приспешника
        [one] { $count } добавочного приспешника
       *[other] { $count } добавочных приспешников
    }.
}
event-extra-action = { $seat_you ->
    [yes] Вы можете сыграть добавочное действие.
   *[no] { $seat_name } может сыграть добавочное действие.
}
event-move = { $seat_you ->
    [yes] Ваша карта «{ $card }» перемещается на базу «{ $base }».
   *[no] Карта «{ $card }» ({ $seat_name }) перемещается на базу «{ $base }».
}
event-destroy = { $seat_you ->
    [yes] Ваша карта «{ $card }» на базе «{ $base }» уничтожена.
   *[no] Карта «{ $card }» ({ $seat_name }) на базе «{ $base }» уничтожена.
}
event-saved = { $seat_you ->
    [yes] Ваша карта «{ $card }» спасается и идёт вам на руку.
   *[no] Карта «{ $card }» ({ $seat_name }) спасается и идёт на руку.
}
event-return = { $seat_you ->
    [yes] Ваша карта «{ $card }» возвращается вам на руку.
   *[no] Карта «{ $card }» ({ $seat_name }) возвращается на руку.
}
event-pick-up = { $seat_you ->
    [yes] Вы забираете карту «{ $card }».
   *[no] { $seat_name } забирает карту «{ $card }».
}
event-falls-off = { $seat_you ->
    [yes] Ваша карта «{ $card }» уходит в ваш сброс.
   *[no] Карта «{ $card }» ({ $seat_name }) уходит в сброс.
}
event-immune-destroy = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базе «{ $base }» нельзя уничтожить.
   *[no] Карту «{ $card }» ({ $seat_name }) на базе «{ $base }» нельзя уничтожить.
}
event-immune-move = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базе «{ $base }» нельзя переместить.
   *[no] Карту «{ $card }» ({ $seat_name }) на базе «{ $base }» нельзя переместить.
}
event-immune-return = { $seat_you ->
    [yes] Вашу карту «{ $card }» на базе «{ $base }» нельзя вернуть.
   *[no] Карту «{ $card }» ({ $seat_name }) на базе «{ $base }» нельзя вернуть.
}
event-immune-attach = { $seat_you ->
    [yes] На вашу карту «{ $card }» на базе «{ $base }» нельзя влиять; действие уходит в сброс.
   *[no] На карту «{ $card }» ({ $seat_name }) на базе «{ $base }» нельзя влиять; действие уходит в сброс.
}
event-breakpoint = Оборона базы «{ $base }» в этот ход равна 0.
event-points = { $seat_you ->
    [yes] Вы получаете { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
   *[no] { $seat_name } получает { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
}
event-plays-over = { $seat_you ->
    [yes] Вы больше не играете карты.
   *[no] { $seat_name } больше не играет карты.
}
event-scoring = База «{ $base }» захватывается.
event-place = { $seat_you ->
    [yes] Вы занимаете { $place } место.
   *[no] { $seat_name } занимает { $place } место.
}
event-cleared = Карты с базы «{ $base }» уходят в сброс своих владельцев.
event-new-bases = Баз не осталось. Все базы перетасованы заново.
event-over = { $seat_you ->
    [yes] Победа за вами!
   *[no] { $seat_name } выигрывает партию.
}
event-drawn = Последний ход сыгран: ничья.

## Конец

over-goal = { $seat_you ->
    [yes] У вас больше всего очков: { $count }.
   *[no] { $seat_name } набирает больше всех очков: { $count }.
}
over-cap = Последний ход сыгран. { $seat_you ->
    [yes] У вас больше всего очков: { $count }.
   *[no] { $seat_name } набирает больше всех очков: { $count }.
}
over-draw = Последний ход сыгран, и единственного лидера нет. Очков у лидеров: { $count }.
score-first = Первые места
score-second = Вторые места
score-third = Третьи места

## Отказы

refuse-boxes = Одной коробки хватает на 2 игроков. Игроков { $seats }, возьмите две коробки.
refuse-factions-text = Укажите по две фракции на каждое место (мест { $seats }), например: ghosts+steampunks, bear_cavalry+killer_plants.
refuse-factions-twice = В колоде должны быть две разные фракции.
refuse-factions-pool = В коробках не хватает колод фракции «{ $faction }».
refuse-factions-house = «{ $faction }» — домашняя фракция: сначала включите домашние фракции.
refuse-not-asked = Сейчас нужно решить другое. Сначала ответьте на этот вопрос.
refuse-own-faction = Фракция «{ $faction }» у вас уже есть, а в колоде две разные фракции.
refuse-faction-gone = Фракция «{ $faction }» уже разобрана.
refuse-draft-dead-end = Если взять фракцию «{ $faction }», кому-то достанутся две одинаковые.
refuse-has-minion = У вас на руке есть приспешник, поэтому карты остаются.
refuse-no-ability = Свойства с номером { $count } в списке нет.
refuse-too-many = В вашем сбросе их только { $count }.
refuse-must-choose = На карте нет слова «можешь», поэтому выбрать нужно.
refuse-not-in-hand = Карты «{ $card }» нет у вас на руке.
refuse-no-special = У карты «{ $card }» нет спецсвойства для этого момента.
refuse-minion-only = Этот добавочный розыгрыш — для приспешника.
refuse-action-only = Этот добавочный розыгрыш — для действия.
refuse-no-minion-play = В этот ход больше нельзя играть приспешников.
refuse-no-action-play = В этот ход больше нельзя играть действия.
refuse-no-base = Ни одна база сейчас не принимает карту «{ $card }».
refuse-play-bound = Оставшийся розыгрыш приспешника не подходит для карты «{ $card }».
refuse-other-name = У приспешников от «Цветения» одно название, а «{ $card }» — другое.
refuse-no-card = На месте { $count } карты нет.
refuse-no-talent = У карты «{ $card }» нет таланта.
refuse-talent-of-other = Картой «{ $card }» управляете не вы.
refuse-talent-used = Талант карты «{ $card }» в этот ход уже применён.
refuse-talent-idle = Талант карты «{ $card }» сейчас ничего не сделает.
refuse-alike = В списке есть такая же карта «{ $card }».
refuse-base-away = Базы «{ $base }» нет в игре.
refuse-base-forbids = Карту «{ $card }» нельзя сыграть на базу «{ $base }».
refuse-base-bound = Этот розыгрыш не для базы «{ $base }».
refuse-base-not-ready = База «{ $base }» ещё не готова к захвату.
refuse-same-base = Карта уже на базе «{ $base }», а перемещают на другую.
refuse-base-unfit = База «{ $base }» не подходит под условие карты.
refuse-not-minion = «{ $card }» — не приспешник.
refuse-not-action = «{ $card }» — не действие.
refuse-target-unfit = Эту карту «{ $card }» выбрать нельзя; возможно, в списке есть такая же.
refuse-discard-order = Сбрасывайте карты по порядку: карта «{ $card }» либо была раньше, либо после неё карт не хватит.
refuse-not-in-deck = Карты «{ $card }» нет в вашей колоде.
refuse-not-in-pile = Карты «{ $card }» нет в вашем сбросе.
refuse-card-unfit = Карта «{ $card }» не подходит под условие.

## Настройки

option-boxes = Коробки
    .help = С двумя коробками одна фракция может быть у двух игроков.
option-boxes-auto = Сколько нужно игрокам
option-boxes-1 = Одна
option-boxes-2 = Две
option-factions = Фракции
    .help = Или перечислите по две на место: ghosts+steampunks, bear_cavalry+killer_plants.
option-factions-draft = Выбираются по очереди
option-factions-random = Раздаются случайно
option-house_factions = Домашние фракции
    .help = Можно выбирать и фракции, придуманные нами; их базы тоже в колоде.
option-vp_goal = Очки для победы
    .help = Чем меньше, тем короче партия.
option-mulligan = Первая рука без приспешников
option-mulligan-forced = Всегда меняется
option-mulligan-optional = Можно поменять
option-mulligan-reshuffle = Можно поменять и замешать в колоду
option-mulligan-none = Остаётся
option-affect_scope = Что значит «влиять»
    .help = По поздним правилам изменить силу или управление — тоже влиять.
option-affect_scope-rulebook = Как в этих правилах
option-affect_scope-modern = Как в поздних правилах
option-base_refill = Когда базы кончились
option-base_refill-rulebook = Играть с оставшимися
option-base_refill-reshuffle = Перетасовать захваченные
option-sprout_chain = Ростки по цепочке
    .help = Росток, которого привёл росток, сразу растёт дальше.
option-workshop_once = «Мастерская» один раз
    .help = Каждый получает добавочное действие от «Мастерской» не чаще раза за ход.
option-open_hands = Открытые руки
    .help = Все руки видны всем. Удобно, чтобы учиться.
option-turn_limit = Наибольшее число ходов
    .help = После стольких ходов побеждает тот, у кого больше очков; 0 — без предела.

preset-standard = Обычная
    .help = Фракции выбирают по очереди, игра до 15 очков.
preset-quick = Быстрая
    .help = Случайные фракции, игра до 10 очков.
preset-two_boxes = Две коробки
    .help = Каждая фракция дважды: медведей хватит всем.
preset-house = Домашние фракции
    .help = С фракциями, придуманными здесь.
preset-modern = Поздние правила
    .help = Как в более поздних изданиях.
preset-learner = Первая партия
    .help = Фракции раздаются, карты открыты, плохую первую руку можно сменить.

## The terminal

terminal-prizes = очки { $prizes }
terminal-on-base = на базе:
terminal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
terminal-cards = рука { $hand }, колода { $deck }, сброс { $discards }
terminal-more = ещё { $count }
terminal-turn = Ход { $turn }
terminal-step-setup = Подготовка
terminal-step-start = начало
terminal-step-play = розыгрыш карт
terminal-step-score = захват баз
terminal-step-draw = взятие карт
terminal-step-end = конец
terminal-step-over = Партия окончена.
terminal-plays = можно сыграть ещё: приспешников — { $minions }, действий — { $actions }
terminal-legend-turn = ► чей сейчас ход
terminal-legend-base = (3 из 20) сила на базе и сила, нужная для захвата
terminal-legend-prizes = 4/2/1 очки за первое, второе и третье место
terminal-legend-total = после игрока: очки или сила на базе
terminal-legend-minion = после приспешника: его сила
terminal-legend-number = # номер карты в краткой записи ходов
terminal-legend-carried = + действие на приспешнике
terminal-resolving = Разыгрывается:

## The drawing

board-table = { $count ->
    [one] Стол, на нём { $count } база
    [few] Стол, на нём { $count } базы
   *[other] Стол, на нём { $count } баз
}
board-bases = Все базы
board-name = { $seat_name }
board-card-text = { $card_help }
board-base-text = { $base_help }
board-of = из { $breakpoint }
board-place-empty = Для этого места базы не осталось.
board-pill-ongoing = постоянно
board-pill-talent = талант
board-pill-special = особое
board-pill-played = при розыгрыше
board-pill-action = действие
board-pill-base = на базу
board-pill-minion = на приспешника
board-pill-own_minion = на своего
board-base = { $base }: сила { $total }, оборона { $breakpoint }. Очки за места: { $first }, { $second } и { $third }.
board-total = { $seat_you ->
    [yes] У вас { $power }, место { $rank }.
   *[no] { $seat_name }: { $power }, место { $rank }.
}
board-scoring = Захватывается
board-minion = { $seat_you ->
    [yes] Ваша карта «{ $card }», сила { $power }, база «{ $base }».
   *[no] { $card } ({ $seat_name }), сила { $power }, база «{ $base }».
}
board-action = { $seat_you ->
    [yes] Ваше действие «{ $card }», база «{ $base }».
   *[no] Действие «{ $card }» ({ $seat_name }), база «{ $base }».
}
board-carries = На карте лежит «{ $card }».
board-sign-veil = Чужие карты не влияют на эту карту.
board-sign-shield = Эту карту нельзя уничтожить.
board-sign-anchor = Эту карту нельзя переместить.
board-sign-guard = Чужие карты не могут уничтожить эту карту.
board-sign-roots = Чужие карты не могут переместить эту карту.
board-sign-claw = Нападает на тех, кто сюда перемещается.
board-sign-talent = Талант ещё не применён.
board-sign-used = Талант уже применён.
board-landing = «{ $minion }»: здесь сила будет { $power }.
board-lost = «{ $minion }»: здесь не останется.
board-power = сила { $power }
board-on-it = на этом приспешнике
board-on-base = на базе
board-look-base = Все карты на базе «{ $base }» словами
board-empty-base = Здесь пока нет карт.
board-close = Закрыть
board-hand = { $seat_you ->
    [yes] { $count ->
        [one] У вас на руке { $count } карта
        [few] У вас на руке { $count } карты
       *[other] У вас на руке { $count } карт
    }
   *[no] { $count ->
        [one] { $seat_name }: на руке { $count } карта
        [few] { $seat_name }: на руке { $count } карты
       *[other] { $seat_name }: на руке { $count } карт
    }
}
board-deck = { $seat_you ->
    [yes] { $count ->
        [one] В вашей колоде { $count } карта
        [few] В вашей колоде { $count } карты
       *[other] В вашей колоде { $count } карт
    }
   *[no] { $count ->
        [one] { $seat_name }: в колоде { $count } карта
        [few] { $seat_name }: в колоде { $count } карты
       *[other] { $seat_name }: в колоде { $count } карт
    }
}
board-discards = { $seat_you ->
    [yes] { $count ->
        [one] В вашем сбросе { $count } карта. Просмотреть
        [few] В вашем сбросе { $count } карты. Просмотреть
       *[other] В вашем сбросе { $count } карт. Просмотреть
    }
   *[no] { $count ->
        [one] { $seat_name }: в сбросе { $count } карта. Просмотреть
        [few] { $seat_name }: в сбросе { $count } карты. Просмотреть
       *[other] { $seat_name }: в сбросе { $count } карт. Просмотреть
    }
}
board-discards-title = { $seat_you ->
    [yes] Ваш сброс
   *[no] { $seat_name }: сброс
}
board-known-title = { $seat_you ->
    [yes] Ваша рука
   *[no] { $seat_name }: известные карты на руке
}
board-empty-pile = Сброс пуст.
board-scored-title = Захваченные базы
board-scored-count = { $count ->
    [one] Захвачена { $count } база. Посмотреть
    [few] Захвачено { $count } базы. Просмотреть
   *[other] Захвачено { $count } баз. Просмотреть
}
board-empty-scored = Ни одна база ещё не захвачена.
board-base-deck = { $count ->
    [one] В колоде баз { $count } база
    [few] В колоде баз { $count } базы
   *[other] В колоде баз { $count } баз
}
board-caption-hand = Рука
board-caption-deck = Колода
board-caption-discard = Сброс
board-caption-scored = Захвачены
board-caption-bases = Базы
board-plays = Можно сыграть
board-token-minion = приспешник
board-token-action = действие
board-token-grove = Роща: до 2
board-token-blossom = Цветение
board-token-blossom-of = Цветение: { $card }
board-go-play = Сыграть
board-go-discard = Сбросить
board-go-base = Теперь база
board-go-min = Теперь приспешник
board-go-act = Теперь действие
board-from-discards = из вашего сброса
board-limelight = { $seat_you ->
    [yes] Вы решаете за карту
   *[no] Решает { $seat_name }
}
board-chain = Одно свойство внутри другого: { $names }
board-then-offer_minion = потом можно сыграть приспешника
board-then-offer_action = потом можно сыграть действие
board-tray-abilities = Какое свойство следующее?
board-tray-words = Ваш ответ
board-tray-deck = Из вашей колоды
board-tray-pile = Из вашего сброса
board-at = база «{ $base }»
board-against = против карты «{ $name }» ({ $holder })
board-scoring-title = Захват базы «{ $base }»
board-stage-before = до
board-stage-points = очки
board-stage-after = после
board-stage-clear = новая база
board-may-react = Ещё могут ответить
board-draft = Две фракции составляют колоду
board-decks-left = { $count ->
    [0] все разобраны
    [one] осталась { $count }
   *[other] осталось { $count }
}
board-look-deck = Все карты фракции «{ $faction }»
panel-points = { $count ->
    [one] { $count } очко из { $goal }
    [few] { $count } очка из { $goal }
   *[other] { $count } очков из { $goal }
}
panel-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
panel-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
panel-discard = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[other] { $count } карт в сбросе
}
status-start = 1/5 начало
status-play = 2/5 розыгрыш карт
status-score = 3/5 захват баз
status-draw = 4/5 добор
status-end = 5/5 конец

## Списки карт и крупный вид

board-list-title = Карты фракции: { $faction }
board-list-bases = Карты стола: базы
board-facts-minion = приспешник, сила { $power }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-facts-action = действие, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-facts-base = база, оборона { $breakpoint }, очки { $first }, { $second } и { $third }
board-large = Показать крупно: { $name }
board-rules = Правила и разъяснения:

## Что изменит выбор

board-after = Тогда здесь будет { $total } из { $breakpoint }.
board-breaks = Базу можно будет захватить.

## Последний захват

board-recap-title = Захвачена база «{ $base }»
board-recap-reached = набрано { $total } из { $breakpoint }
board-recap-nobody = Приспешников там нет ни у кого.
board-recap-place = { $seat_you ->
    [yes] Вы
   *[no] { $seat_name }
}: { $place } место, сила { $power }
board-recap-next = Новая база: «{ $base }»
board-recap-empty = Новой базы нет.

## Почему боту нравится ход

term-win = Победа
term-points = Очки
term-hand = Карты на руке
term-table = Карты в деле
term-turn = Что ещё можно в этот ход
term-bases = Награды баз
term-rivals = Отставание соперников
term-factions = Фракции

facets-title = Победы по фракциям
## Взгляд назад

review-worlds = { $count ->
    [one] { $count } расклад рук, который подходит к тому, что тогда знали.
    [few] { $count } расклада рук, которые подходят к тому, что тогда знали.
   *[many] { $count } раскладов рук, которые подходят к тому, что тогда знали.
}
review-another-world = Посмотреть другие руки
review-a-world = Карты на руках, какими они могли быть, судя по тогдашним знаниям.
slip-term-win = Вы не замечаете ходов, которые приносят победу
slip-term-points = Вы упускаете очки
slip-term-hand = Вы остаётесь без карт
slip-term-table = Ваши карты в деле дают мало
slip-term-turn = Вы не используете все розыгрыши хода
slip-term-bases = Вы упускаете награды баз
slip-term-rivals = Вы даёте соперникам уйти вперёд
slip-term-factions = Вы выбираете фракции, которые реже побеждают
slip-move-draft = Выбрать фракцию
slip-move-play = Выбрать карту
slip-move-card = Выбрать карту
slip-move-rise = Карта из сброса
slip-move-talent = Талант
slip-move-ability = Способность
slip-move-base = Выбрать базу
slip-move-minion = Выбрать приспешника
slip-move-action = Выбрать действие
slip-move-take = Сколько взять
slip-move-none = Отказаться от действия
slip-move-end = Закончить ход
