# «Крыс де Франс» по-русски.

## Предметы

card-straight = Рывок прямо
card-diagonal = Рывок наискосок
card-step = Шаг
card-swap = Обмен
card-jump = Прыжок
card-idea = Идея

bid-straight = { card-straight }
bid-diagonal = { card-diagonal }
bid-step = { card-step }
bid-swap = { card-swap }
bid-jump = { card-jump }
bid-idea = { card-idea }

action-straight = { card-straight }
action-diagonal = { card-diagonal }
action-step = { card-step }
action-swap = { card-swap }
action-jump = { card-jump }
action-idea = { card-idea }

token-clover = клевер
    .gen = клевера
token-pepper = перец
    .gen = перца
token-sugar = сахар
    .gen = сахара

rat-0 = красная крыса
    .gen = красной крысы
    .ins = красной крысой
rat-1 = жёлтая крыса
    .gen = жёлтой крысы
    .ins = жёлтой крысой
rat-2 = зелёная крыса
    .gen = зелёной крысы
    .ins = зелёной крысой
rat-3 = синяя крыса
    .gen = синей крысы
    .ins = синей крысой
rat-you = ваша крыса
    .gen = вашей крысы
    .ins = вашей крысой

wind-N = вверх
wind-NE = вверх и вправо
wind-E = вправо, к финишу
wind-SE = вниз и вправо
wind-S = вниз
wind-SW = вниз и влево
wind-W = влево, к старту
wind-NW = вверх и влево

start-SF1 = Деревенские ворота
start-SF2 = Городская площадь
start-SF3 = Виноградник
start-SF4 = Торговый ряд
start-SF5 = Старый мост
start-SF6 = Сырный погреб

finish-SF1 = { start-SF1 }
finish-SF2 = { start-SF2 }
finish-SF3 = { start-SF3 }
finish-SF4 = { start-SF4 }
finish-SF5 = { start-SF5 }
finish-SF6 = { start-SF6 }

section-1 = Первый скачок
section-2 = Два отскока
section-3 = Липкий угол
section-4 = Грязевой слалом
section-5 = Брод
section-6 = Утиный пруд
section-7 = Жгучий кусочек
section-8 = Перечница
section-9 = Кусок сахара
section-10 = Сладкая вода
section-11 = Счастливый листок
section-12 = Клеверная тропа
section-13 = Пикник
section-14 = Подъёмный мост
section-15 = Зигзаг
section-16 = Мельничный ручей
section-17 = Полка со специями
section-18 = Лягушачьи прыжки
section-19 = Дельта
section-20 = Болотные ворота
section-21 = Кладовая
section-22 = Две реки
section-23 = Крысоловка
section-24 = Большой сыр

cell-cNrN = столбец { $first }, ряд { $second }
    .name = Столбец { $first }, ряд { $second }
    .gen = столбца { $first }, ряда { $second }
    .in = в столбце { $first }, в ряду { $second }
    .to = в столбец { $first }, ряд { $second }
next-cNrN = { cell-cNrN }
    .in = { cell-cNrN.in }
    .to = { cell-cNrN.to }

problem-lines = в рисунке 9 строк, по 2 на каждый из 4 рядов и ещё 1
problem-columns = в трассе от 5 до 20 столбцов
problem-length = в каждой строке по 2 знака на столбец и ещё 1
problem-arrow = у каждого столбца есть стрелка, ^ или v
problem-corner = здесь должен быть угол +
problem-border = здесь должен быть край -
problem-across = здесь стена - или пробел
problem-along = здесь стена | или пробел
problem-side = боковой край трассы здесь | или :
problem-cell = клетка — это . S M W P U C или F
problem-flag = здесь должен быть флажок F
problem-no_flag = флажки стоят только в первом и последнем столбце

## Слова терминала

label-round = Раунд { $round }
label-stage = Этап { $stage }
label-orders = Приказы
label-row = Порядок ходов
label-wind = Ветер { $wind }
label-winds-left = { $count ->
    [one] осталась { $count } карта ветра
    [few] осталось { $count } карты ветра
    [many] осталось { $count } карт ветра
   *[other] осталось { $count } карты ветра
}
label-hand = рука
label-open = открыто
label-bid = ставка
label-laid = лежит
label-card = карта
label-cheese = сыр: { $count }
label-place = место { $place }
label-cells = S пружина, M грязь, W вода, P перец, U сахар, C клевер, F флажок

## Решения

decision-place = { $seat_you ->
    [yes] Выберите для своей крысы клетку старта.
   *[no] { $seat_name } выбирает клетку старта.
}
decision-discard = { $seat_you ->
    [yes] Перед началом гонки выложите в открытую { $count ->
        [one] { $count } карту.
        [few] { $count } карты, в порядке списка.
        [many] { $count } карт, в порядке списка.
       *[other] { $count } карты, в порядке списка.
    }
   *[no] { $seat_name } выкладывает карты в открытую перед началом гонки.
}
decision-bid = { $seat_you ->
    [yes] Какую карту вы ставите? { $place ->
        [1] Вы действуете раньше всех.
       *[other] В порядке ходов вы { $place }-й из { $count }.
    }
   *[no] { $seat_name } выбирает карту.
}
decision-pepper = { $seat_you ->
    [yes] Съесть перец и действовать в этом раунде раньше всех?
   *[no] { $seat_name } решает, съесть ли перец.
}
decision-act = { $seat_you ->
    [yes] Ваша карта — «{ $card }». Что делает ваша крыса?
   *[no] { $seat_name } выполняет карту «{ $card }».
}
decision-prize = { $seat_you ->
    [yes] Последнее место за вами: выберите жетон на следующий этап.
   *[no] { $seat_name } на последнем месте и выбирает жетон.
}

## Ходы

group-place = Поставить крысу на старт
group-discard = Выложить карту в открытую
group-bid = Поставить карту
group-pepper = Перец
group-prize = Выбрать жетон
group-action = { $action }
group-sugar = { $action } с сахаром
group-clover = Клевер: { $action } вместо карты

move-place = { $row ->
    [0] Верхняя клетка
    [1] Вторая клетка сверху
    [2] Вторая клетка снизу
   *[other] Нижняя клетка
}
move-card = { $card }
move-eat-pepper = Съесть и встать в начало ряда
move-keep-pepper = Оставить
move-prize = Взять { $token }
move-pass = Пропустить ход
way-across = { $side ->
    [right] { $across } вправо
   *[left] { $across } влево
}
way-along = { $turn ->
    [up] { $along } вверх
   *[down] { $along } вниз
}
way = { $side ->
    [none] { way-along }
   *[other] { $turn ->
        [none] { way-across }
       *[other] { way-across } и { way-along }
    }
}
move-to = { $ground ->
    [spring] { way }, на пружину
    [mud] { way }, в грязь
    [water] { way }, в воду
    [pepper] { way }, к перцу
    [sugar] { way }, к сахару
    [clover] { way }, к клеверу
    [finish] { way }: финиш!
   *[other] { way }
}
move-swap = { $side ->
    [right] Поменяться с { $rat_ins }: { $across ->
        [one] она на { $across } столбец впереди
        [few] она на { $across } столбца впереди
       *[many] она на { $across } столбцов впереди
    }
    [left] Поменяться с { $rat_ins }: { $across ->
        [one] она на { $across } столбец позади
        [few] она на { $across } столбца позади
       *[many] она на { $across } столбцов позади
    }
   *[none] Поменяться с { $rat_ins } в вашем столбце
}
move-take = Взять { $token }
move-steal = Забрать { $token } у { $rat_gen }

confirm-pass = Ваша крыса ещё может что-то сделать. Всё равно пропустить ход?
confirm-mud = Из грязи выведет только «Идея». Идти туда?

## События

event-stage = Начинается этап { $stage }.
event-track = Трасса: старт «{ $start }», { $count ->
    [one] участок { $sections }
   *[other] участки { $sections }
}, финиш «{ $finish }».
event-own-track = Трасса нарисована для этой партии, столбцов { $columns }.
event-first = { $seat_you ->
    [yes] Вы первый игрок.
   *[no] { $seat_name } — первый игрок.
}
event-place = { $seat_you ->
    [yes] Вы стартуете { $cell_in }.
   *[no] { $seat_name } стартует { $cell_in }.
}
event-discard = { $seat_you ->
    [yes] Вы выкладываете в открытую «{ $card }».
   *[no] { $seat_name } выкладывает в открытую «{ $card }».
}
event-round = Начинается раунд { $round }.
event-wind = Ветер дует { $wind }.
event-bid = Вы ставите «{ $card }».
event-show = { $seat_you ->
    [yes] Вы открываете «{ $card }».
   *[no] { $seat_name } открывает «{ $card }».
}
event-pepper = { $seat_you ->
    [yes] Вы едите перец и встаёте в начало ряда.
   *[no] { $seat_name } ест перец и встаёт в начало ряда.
}
event-keep-pepper = { $seat_you ->
    [yes] Вы оставляете перец себе.
   *[no] { $seat_name } оставляет перец себе.
}
event-replace = { $seat_you ->
    [yes] «{ $bid }» уже есть, поэтому вы играете «{ $card }».
   *[no] «{ $bid }» уже есть, поэтому { $seat_name } играет «{ $card }».
}
event-void = { $seat_you ->
    [yes] «{ $card }» уже есть, а другой подходящей карты нет: в этот раз вы пропускаете ход.
   *[no] «{ $card }» уже есть, а другой подходящей карты нет: { $seat_name } пропускает ход.
}
event-duplicate = { $seat_you ->
    [yes] «{ $card }» уже есть, но другой подходящей карты нет, и вы всё равно играете её.
   *[no] «{ $card }» уже есть, но другой подходящей карты нет, и { $seat_name } всё равно играет её.
}
event-eat = { $seat_you ->
    [yes] Вы едите { $token }.
   *[no] { $seat_name } ест { $token }.
}
event-clover = { $seat_you ->
    [yes] Вы едите { $token } и вместо своей карты выполняете «{ $action }».
   *[no] { $seat_name } ест { $token } и вместо своей карты выполняет «{ $action }».
}
event-move = { $seat_you ->
    [yes] «{ $action }»: ваша крыса теперь { $cell_in }.
   *[no] «{ $action }»: { $seat_name } теперь { $cell_in }.
}
event-swap = { $seat_you ->
    [yes] Вы меняетесь местами с { $rat_ins }.
   *[no] { $seat_name } меняется местами с { $rat_ins }.
}
event-take = { $seat_you ->
    [yes] Вы берёте { $token }.
   *[no] { $seat_name } берёт { $token }.
}
event-steal = { $seat_you ->
    [yes] Вы забираете { $token } у { $rat_gen }.
   *[no] { $seat_name } забирает { $token } у { $rat_gen }.
}
event-pass = { $seat_you ->
    [yes] Вы решаете пропустить ход.
   *[no] { $seat_name } по своей воле пропускает ход.
}
event-cannot = { $cause ->
    [void] { $seat_you ->
        [yes] Вы пропускаете ход: ваша карта не действует.
       *[no] { $seat_name } пропускает ход: карта не действует.
    }
    [mud] { $seat_you ->
        [yes] Вы пропускаете ход: ваша крыса увязла в грязи.
       *[no] { $seat_name } пропускает ход: крыса увязла в грязи.
    }
    [nothing-here] { $seat_you ->
        [yes] Вы пропускаете ход: идее здесь не на что опереться.
       *[no] { $seat_name } пропускает ход: идее здесь не на что опереться.
    }
    [no-rat] { $seat_you ->
        [yes] Вы пропускаете ход: на нужном месте нет другой крысы.
       *[no] { $seat_name } пропускает ход: на нужном месте нет другой крысы.
    }
   *[other] { $seat_you ->
        [yes] Вы пропускаете ход: все пути закрыты.
       *[no] { $seat_name } пропускает ход: все пути закрыты.
    }
}
event-blown = { $seat_you ->
    [yes] Ветер сносит вашу крысу { $cell_to }.
   *[no] Ветер дует, и { $seat_name } оказывается { $cell_in }.
}
event-back = { $seat_you ->
    [yes] Вы берёте 4 открытые карты обратно, в руке снова { $count }.
   *[no] { $seat_name } берёт 4 открытые карты обратно, в руке снова { $count }.
}
event-finish = { $seat_you ->
    [yes] Вы на финише, место { $place }!
   *[no] { $seat_name } на финише, место { $place }.
}
event-limit = Раунд { $round } последний: выше тот, кто впереди.
event-cheese = { $seat_you ->
    [yes] { $cheese ->
        [0] На этот раз вы остаётесь без сыра.
        [one] Вы получаете { $cheese } кусок сыра.
        [few] Вы получаете { $cheese } куска сыра.
        [many] Вы получаете { $cheese } кусков сыра.
       *[other] Вы получаете { $cheese } куска сыра.
    }
   *[no] { $cheese ->
        [0] { $seat_name } на этот раз остаётся без сыра.
        [one] { $seat_name } получает { $cheese } кусок сыра.
        [few] { $seat_name } получает { $cheese } куска сыра.
        [many] { $seat_name } получает { $cheese } кусков сыра.
       *[other] { $seat_name } получает { $cheese } куска сыра.
    }
}
event-prize = { $seat_you ->
    [yes] Вы берёте { $token } на следующий этап.
   *[no] { $seat_name } берёт { $token } на следующий этап.
}
event-over = { $seat_you ->
    [yes] Победа за вами!
   *[no] { $seat_name } выигрывает гонку.
}

## Конец

over-finish = { $seat_you ->
    [yes] Ваша крыса на финише раньше всех.
   *[no] { $seat_name } на финише раньше всех.
}
over-places = Все места распределены. { $seat_you ->
    [yes] Первое за вами.
   *[no] { $seat_name } на первом.
}
over-limit = Последний раунд окончен. { $seat_you ->
    [yes] Вы впереди всех.
   *[no] { $seat_name } впереди всех.
}
over-team-team = { $seat_you ->
    [yes] Вы на финише, и { $rat } побеждает вместе с вами.
   *[no] { $seat_name } на финише и побеждает, а { $rat } разделяет победу.
}
over-team-limit = Последний раунд окончен. { $seat_you ->
    [yes] Вы впереди всех, и { $rat } побеждает вместе с вами.
   *[no] { $seat_name } впереди всех и побеждает, а { $rat } разделяет победу.
}
over-tournament = { $tie ->
    [yes] { $seat_you ->
        [yes] Больше всех сыра не у вас одних (кусков: { $cheese }), но на последнем этапе ваше место выше.
       *[no] { $seat_name } делит первое место по сыру (кусков: { $cheese }), но на последнем этапе стоит выше.
    }
   *[no] { $seat_you ->
        [yes] После 3 этапов больше всех сыра у вас (кусков: { $cheese }).
       *[no] После 3 этапов впереди по сыру { $seat_name } (кусков: { $cheese }).
    }
}
score-win = Победа в гонке
score-behind = Крыс позади
score-way = Докуда добежали: столбец
score-team = Победа команды
score-stage = Сыр за этап { $stage }

## Отказы

refuse-team = Для команд нужны 4 игрока, а за столом их { $seats }.
refuse-sections = Напишите random, learn: с номером или номера карт от 1 до { $most } через запятую; нужно разных карт: { $count }. Все они должны существовать.
refuse-orientation = Напишите random, printed либо 0 и 180 через запятую для каждого участка; участков: { $count }.
refuse-ends = Напишите random или 2 разные карты через запятую, сначала старт. Есть { $names }.
refuse-drawing = В рисунке трассы ошибка, строка { $line }, столбец { $column }: { $problem }.
refuse-closed-track = На этой трассе до финиша можно добраться не с каждой клетки старта.

refuse-now-place = Сейчас все ставят крыс на старт.
refuse-now-discard = Сейчас все выкладывают карты в открытую, перед первым раундом.
refuse-now-bid = Сейчас все ставят карты.
refuse-now-pepper = Сейчас решается только, съесть ли перец.
refuse-now-act = Сейчас вы выполняете свою карту или пропускаете ход.
refuse-now-prize = Сейчас вы выбираете жетон на следующий этап.

refuse-flag-taken = Крыса уже стоит { $cell_in }.
refuse-card-open = «{ $card }» лежит перед вами в открытую. Она вернётся, когда открытых карт станет 4.
refuse-discard-passed = Карты выкладываются в порядке списка, и «{ $card }» уже позади.
refuse-discard-late = Карты выкладываются в порядке списка, а после карты «{ $card }» их слишком мало: начните с той, что стоит раньше.
refuse-no-token = У вас нет { $token_gen }.
refuse-stuck = Ваша крыса увязла в грязи: поможет только «Идея», а ваше действие — «{ $action }».
refuse-not-idea = Для этого нужна «Идея», а ваше действие — «{ $action }».
refuse-not-swap = Для этого нужен «Обмен», а ваше действие — «{ $action }».
refuse-no-token-here = На этой клетке жетоны не растут.
refuse-own-rat = Это ваша собственная крыса.
refuse-no-such-rat = Этой крысы нет на трассе: { $rat } сейчас не бежит.
refuse-nothing-to-steal = Забирать нечего: { $rat } не несёт жетона.
refuse-rat-far = { $count ->
    [1] Для этого нужна крыса на соседней клетке, а { $rat } стоит не там.
   *[other] Для этого нужна крыса ровно через 1 клетку по прямой или наискосок, а { $rat } стоит не там.
}
refuse-wall = Шаг из { $cell_gen } { $next_to } закрывает стена.
refuse-rat-in-way = Путь из { $cell_gen } преграждает { $rat } { $next_in }.
refuse-stops = { $ground ->
    [mud] В грязи ({ $cell }) крыса останавливается и дальше не идёт.
    [water] В воде ({ $cell }) крыса останавливается и дальше не идёт.
   *[other] Крыса, которая достигла { $cell_gen }, уже на финише.
}
refuse-out-of-reach = Это действие не ведёт { $cell_to }.
refuse-off-track = Такой клетки на этой трассе нет: { $cell }.
refuse-swap-wants-rat = Для обмена нужна другая крыса, а не свободная клетка.
refuse-own-cell = Ваша крыса уже стоит { $cell_in }. Чтобы остаться, пропустите ход.
refuse-occupied = Там ({ $cell }) стоит { $rat }.
refuse-no-jump = Для прыжка { $cell_to } нужны крысы подряд на пути, свободная клетка за ними и ни одной стены.
refuse-sugar-idea = «Идея» с сахаром забирает жетон у соседа и крысу не двигает.
refuse-no-flight = Пружина бросает не дальше { $count } клеток по прямой или наискосок, и { $cell } к ним не относится.
refuse-no-way-out = Из грязи ведёт один открытый шаг на свободную соседнюю клетку, и { $cell } не подходит.
refuse-no-swim = Плыть можно на 1 или 2 открытых шага по свободной воде, и до { $cell_gen } так не добраться.
refuse-idea-takes = «Идея» на этой клетке даёт { $token } и крысу не двигает.
refuse-idea-nothing = На этой клетке «Идея» ничего не даёт.
refuse-no-sugar-needed = До { $cell_gen } близко: для хода обычной длины сахар не нужен.
refuse-from-water = Из воды рывок на клетку короче, и до { $cell_gen } не хватает.
refuse-too-far = До { $cell_gen } далеко: «{ $action }» — это { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
refuse-no-line = «{ $action }» не ведёт в сторону { $cell_gen }.

## Настройки

option-mode = Вид игры
option-mode-race = Гонка
option-mode-team = Гонка двух команд
    .help = Для 4 игроков.
option-mode-tournament = Турнир из 3 этапов
option-track = Длина трассы
option-track-short = Короткая, 1 участок
option-track-long = Длинная, 2 участка
option-sections = Карты участков
    .help = Напишите random, learn:3 для карты 3 (и следующих) или номера от 1 до 24 через запятую.
option-sections-random = Решает случай
option-sections-learn-1 = Карта 1, для обучения
option-orientation = Как лежат участки
    .help = Напишите random, printed либо 0 и 180 для каждого участка через запятую.
option-orientation-random = Решает случай
option-orientation-printed = Как напечатано
option-start_finish = Карты старта и финиша
    .help = Напишите random или 2 карты от SF1 до SF6 через запятую, сначала старт.
option-start_finish-random = Решает случай
option-own_track = Своя трасса
    .help = Строка стрелок, за ней рисунок всей трассы. Оставьте пустым, чтобы выложить карты.
option-wind = Ветер
    .help = В каждом раунде ветер сносит каждую крысу ещё на клетку.
option-places = Бежать за все места
    .help = Гонка идёт, пока на трассе не останется одна крыса.
option-teams = Команды
option-teams-opposite = Напарники сидят напротив
option-teams-random = Решает жребий
option-teams-with_1 = Красный и Жёлтый против Зелёного и Синего
option-teams-with_3 = Красный и Синий против Жёлтого и Зелёного
option-round_limit = Больше всего раундов в гонке
    .help = После стольких раундов выше тот, кто впереди.
option-tournament_first = Первый игрок следующих этапов
option-tournament_first-winner = Победитель прошлого этапа
option-tournament_first-last = Последний на прошлом этапе
option-tournament_first-random = Решает жребий
option-tournament_tracks = Трассы турнира
option-tournament_tracks-new = На каждом этапе новая
option-tournament_tracks-same = Одна на все 3 этапа
option-wind_crosses_joins = Ветер дует с карты на карту
option-no_replacement = Если заменить карту нечем
option-no_replacement-void = Карта не действует
option-no_replacement-duplicate = Карта выполняется
option-diagonal_walls = Наискосок мимо стен
option-diagonal_walls-line = Конец стены можно обогнуть
option-diagonal_walls-strict = Любая стена у угла закрывает путь
option-steal_through_walls = Жетоны забирают и через стену
option-sugar_from_water = Рывок с сахаром из воды
option-sugar_from_water-two = 2 клетки
option-sugar_from_water-three = 2 или 3 клетки
option-sugar_step_turns = Шаг с сахаром может повернуть

preset-standard = Обычная
    .help = Один участок по жребию, побеждает первая крыса.
preset-first_race = Первая гонка
    .help = Участок для новичков, без ветра.
preset-all_places = Все места
    .help = Гонка идёт, пока не добегут все.
preset-long_race = Длинная гонка
    .help = Два участка, борьба за все места.
preset-windy = С ветром
    .help = Крыс двигает ещё и ветер.
preset-tournament = Три этапа
    .help = Маленький турнир за одним столом.

## The drawing

board-name = { $seat_you ->
    [yes] Вы
   *[no] { $seat_name }
}
board-short-straight = Рывок прямо
board-short-diagonal = Рывок наискосок
board-short-step = Шаг
board-short-swap = Обмен
board-short-jump = Прыжок
board-short-idea = Идея

board-street = Улица сверху: 4 ряда, { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}, старт слева, финиш справа
board-banner-start = СТАРТ
board-banner-finish = ФИНИШ
board-start = Старт: { $start }
board-finish = Финиш: { $finish }
board-section = Участок { $number }: { $section }
board-own-track = Своя трасса
board-map = Вся трасса в уменьшенном виде
board-road = Трасса; прокручивается вбок
board-cell = { $ground ->
    [spring] { $cell_name }, пружина
    [mud] { $cell_name }, грязь
    [water] { $cell_name }, вода
    [pepper] { $cell_name }, здесь растёт перец
    [sugar] { $cell_name }, здесь лежит сахар
    [clover] { $cell_name }, здесь растёт клевер
    [finish] { $cell_name }, финиш
   *[other] { $cell_name }
}
board-kind-spring = пружина
board-kind-mud = грязь
board-kind-water = вода
board-kind-pepper = перец
board-kind-sugar = сахар
board-kind-clover = клевер
board-rat = { $seat_you ->
    [yes] Ваша крыса { $cell_in }
   *[no] { $seat_name } { $cell_in }
}
board-rat-token = { $seat_you ->
    [yes] Ваша крыса { $cell_in }, жетон: { $token }
   *[no] { $seat_name } { $cell_in }, жетон: { $token }
}
board-rat-in = { $seat_you ->
    [yes] Ваша крыса на финише, место { $place }
   *[no] { $seat_name } на финише, место { $place }
}
board-token = жетон: { $token }
board-no-token = жетона нет

board-orders = Кольцо приказов, за последним идёт первый: { $cards }
board-order = { $place }. { $card }: { $names }
board-order-free = { $place }. { $card }: никто
board-skip-open = лежит открыто
board-skip-taken = занято
board-winds = ещё { $count }

board-cards = Карты этого раунда в порядке ходов
board-column = столбец { $column }
board-done = ход сделан
board-waits = ещё не на трассе
board-place = место { $place }
board-open = { $count ->
    [0] Открытых карт нет.
    [one] Открыта { $count } карта.
    [3] Открыты 3 карты; со следующей вернутся все 4.
    [few] Открыты { $count } карты.
   *[many] Открыто { $count } карт.
}
board-card-bid = { $seat_you ->
    [yes] Ваша карта в этом раунде: { $card }
   *[no] { $seat_name }, карта этого раунда: { $card }
}
board-card-open = { $seat_you ->
    [yes] Перед вами лежит открыто, поставить нельзя: { $card }
   *[no] { $seat_name }, лежит открыто, поставить нельзя: { $card }
}
board-card-hand = У вас на руке: { $card }
board-card-laid = { $seat_name }: ставка сделана
board-secret = Эту карту пока видите только вы
board-was = Занято: { $card }

board-hand = Ваша рука
board-hand-order = в порядке кольца
board-gap-open = открыта
board-gap-bid = в игре
board-before = Перед гонкой
board-stage = Этап { $stage } из { $stages }
board-chart = Столбцы по раундам
board-finish-round = раунд { $round }
board-stages = Места и сыр по этапам

panel-none-open = Все карты на руке
panel-open = Открыто: { $cards }. { $count ->
    [one] Ещё { $count } карта, и все вернутся.
    [few] Ещё { $count } карты, и все вернутся.
   *[many] Ещё { $count } карт, и все вернутся.
}
panel-laid = ставка сделана
panel-team = Команда { $team }, напарник: { $name }
status-wind = Ветер

## Почему боту нравится ход

term-win = Победа
term-cheese = Сыр
term-token = Жетон
term-cards = Карты на руке
term-way = Путь до финиша
term-card = Выложенная карта
term-partner = Напарник
term-rivals = Отставание соперников

## Взгляд назад

review-worlds = { $count ->
    [one] { $count } гонка, которая подходит к тому, что тогда знали.
    [few] { $count } гонки, которые подходят к тому, что тогда знали.
   *[many] { $count } гонок, которые подходят к тому, что тогда знали.
}
review-another-world = Посмотреть другую гонку
review-a-world = Одна из гонок, которые подходят к тому, что тогда знали.
slip-term-win = Вы не замечаете ходов, которые приносят победу
slip-term-cheese = Вы оставляете сыр другим
slip-term-token = Вы упускаете жетоны
slip-term-cards = Вы остаётесь без хороших карт
slip-term-way = Вы отстаёте на пути к финишу
slip-term-card = Вы выкладываете карты, которые мало дают
slip-term-partner = Вы забываете о напарнике
slip-term-rivals = Вы даёте соперникам уйти вперёд
slip-move-place = Клетка старта
slip-move-card = Выбрать карту
slip-move-eat-pepper = Перец
slip-move-keep-pepper = Перец
slip-move-prize = Взять жетон
slip-move-take = Взять жетон
slip-move-steal = Забрать чужой жетон
slip-move-pass = Пропустить ход
slip-move-to = Куда идти
slip-move-swap = Поменяться местами
