# «Щур де Франс» українською.

## Предмети

card-straight = Ривок прямо
card-diagonal = Ривок навскіс
card-step = Крок
card-swap = Обмін
card-jump = Стрибок
card-idea = Ідея

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

token-clover = конюшина
    .acc = конюшину
    .gen = конюшини
token-pepper = перець
    .acc = перець
    .gen = перцю
token-sugar = цукор
    .acc = цукор
    .gen = цукру

rat-0 = червоний щур
    .gen = червоного щура
    .ins = червоним щуром
rat-1 = жовтий щур
    .gen = жовтого щура
    .ins = жовтим щуром
rat-2 = зелений щур
    .gen = зеленого щура
    .ins = зеленим щуром
rat-3 = синій щур
    .gen = синього щура
    .ins = синім щуром
rat-you = ваш щур
    .gen = вашого щура
    .ins = вашим щуром

wind-N = вгору
wind-NE = вгору і праворуч
wind-E = праворуч, до фінішу
wind-SE = вниз і праворуч
wind-S = вниз
wind-SW = вниз і ліворуч
wind-W = ліворуч, до старту
wind-NW = вгору і ліворуч

start-SF1 = Сільська брама
start-SF2 = Міська площа
start-SF3 = Виноградник
start-SF4 = Торговий ряд
start-SF5 = Старий міст
start-SF6 = Сирний льох

finish-SF1 = { start-SF1 }
finish-SF2 = { start-SF2 }
finish-SF3 = { start-SF3 }
finish-SF4 = { start-SF4 }
finish-SF5 = { start-SF5 }
finish-SF6 = { start-SF6 }

section-1 = Перший стрибок
section-2 = Два відскоки
section-3 = Липкий кут
section-4 = Багновий слалом
section-5 = Брід
section-6 = Качиний ставок
section-7 = Пекучий шматочок
section-8 = Перечниця
section-9 = Грудка цукру
section-10 = Солодка вода
section-11 = Щасливий листок
section-12 = Конюшинова стежка
section-13 = Пікнік
section-14 = Звідний міст
section-15 = Зигзаг
section-16 = Млиновий струмок
section-17 = Полиця зі спеціями
section-18 = Жаб’ячі стрибки
section-19 = Дельта
section-20 = Болотна брама
section-21 = Комора
section-22 = Дві річки
section-23 = Пацюколовка
section-24 = Великий сир

cell-cNrN = стовпець { $first }, ряд { $second }
    .name = Стовпець { $first }, ряд { $second }
    .gen = стовпця { $first }, ряду { $second }
    .in = у стовпці { $first }, у ряді { $second }
    .to = у стовпець { $first }, ряд { $second }
next-cNrN = { cell-cNrN }
    .in = { cell-cNrN.in }
    .to = { cell-cNrN.to }

problem-lines = малюнок має 9 рядків, по 2 на кожен із 4 рядів і ще 1
problem-columns = траса має від 5 до 20 стовпців
problem-length = кожен рядок має по 2 знаки на стовпець і ще 1
problem-arrow = кожен стовпець має стрілку, ^ або v
problem-corner = тут має бути кут +
problem-border = тут має бути край -
problem-across = тут стіна - або пробіл
problem-along = тут стіна | або пробіл
problem-side = бічний край траси тут | або :
problem-cell = клітинка — це . S M W P U C або F
problem-flag = тут має бути прапорець F
problem-no_flag = прапорці стоять лише в першому й останньому стовпці

## Слова термінала

label-round = Раунд { $round }
label-stage = Етап { $stage }
label-orders = Накази
label-row = Порядок ходів
label-wind = Вітер { $wind }
label-winds-left = { $count ->
    [one] лишилася { $count } карта вітру
    [few] лишилося { $count } карти вітру
    [many] лишилося { $count } карт вітру
   *[other] лишилося { $count } карти вітру
}
label-hand = рука
label-open = відкрито
label-bid = ставка
label-laid = лежить
label-card = карта
label-cheese = сир: { $count }
label-place = місце { $place }
label-cells = S пружина, M багно, W вода, P перець, U цукор, C конюшина, F прапорець

## Рішення

decision-place = { $seat_you ->
    [yes] Оберіть для свого щура клітинку старту.
   *[no] { $seat_name } обирає клітинку старту.
}
decision-discard = { $seat_you ->
    [yes] Перед початком перегонів викладіть відкрито { $count ->
        [one] { $count } карту.
        [few] { $count } карти, у порядку списку.
        [many] { $count } карт, у порядку списку.
       *[other] { $count } карти, у порядку списку.
    }
   *[no] { $seat_name } викладає карти відкрито перед початком перегонів.
}
decision-bid = { $seat_you ->
    [yes] Яку карту ви ставите? { $place ->
        [1] Ви дієте раніше за всіх.
       *[other] У порядку ходів ви { $place }-й із { $count }.
    }
   *[no] { $seat_name } обирає карту.
}
decision-pepper = { $seat_you ->
    [yes] З’їсти перець і діяти в цьому раунді раніше за всіх?
   *[no] { $seat_name } вирішує, чи їсти перець.
}
decision-act = { $seat_you ->
    [yes] Ваша карта — «{ $card }». Що робить ваш щур?
   *[no] { $seat_name } виконує карту «{ $card }».
}
decision-prize = { $seat_you ->
    [yes] Останнє місце за вами: оберіть жетон на наступний етап.
   *[no] { $seat_name } на останньому місці та обирає жетон.
}

## Ходи

group-place = Поставити щура на старт
group-discard = Викласти карту відкрито
group-bid = Поставити карту
group-pepper = Перець
group-prize = Обрати жетон
group-action = { $action }
group-sugar = { $action } з цукром
group-clover = Конюшина: { $action } замість карти

move-place = { $row ->
    [0] Верхня клітинка
    [1] Друга клітинка згори
    [2] Друга клітинка знизу
   *[other] Нижня клітинка
}
move-card = { $card }
move-eat-pepper = З’їсти і стати на початок ряду
move-keep-pepper = Залишити
move-prize = Узяти { $token_acc }
move-pass = Пропустити хід
way-across = { $side ->
    [right] { $across } праворуч
   *[left] { $across } ліворуч
}
way-along = { $turn ->
    [up] { $along } вгору
   *[down] { $along } вниз
}
way = { $side ->
    [none] { way-along }
   *[other] { $turn ->
        [none] { way-across }
       *[other] { way-across } і { way-along }
    }
}
move-to = { $ground ->
    [spring] { way }, на пружину
    [mud] { way }, у багно
    [water] { way }, у воду
    [pepper] { way }, до перцю
    [sugar] { way }, до цукру
    [clover] { way }, до конюшини
    [finish] { way }: фініш!
   *[other] { way }
}
move-swap = { $side ->
    [right] Помінятися з { $rat_ins }: { $across ->
        [one] він на { $across } стовпець попереду
        [few] він на { $across } стовпці попереду
       *[many] він на { $across } стовпців попереду
    }
    [left] Помінятися з { $rat_ins }: { $across ->
        [one] він на { $across } стовпець позаду
        [few] він на { $across } стовпці позаду
       *[many] він на { $across } стовпців позаду
    }
   *[none] Помінятися з { $rat_ins } у вашому стовпці
}
move-take = Узяти { $token_acc }
move-steal = Забрати { $token_acc } у { $rat_gen }

confirm-pass = Ваш щур ще може щось зробити. Усе одно пропустити хід?
confirm-mud = З багна виведе лише «Ідея». Іти туди?

## Події

event-stage = Починається етап { $stage }.
event-track = Траса: старт «{ $start }», { $count ->
    [one] ділянка { $sections }
   *[other] ділянки { $sections }
}, фініш «{ $finish }».
event-own-track = Трасу намальовано для цієї партії, стовпців { $columns }.
event-first = { $seat_you ->
    [yes] Ви перший гравець.
   *[no] { $seat_name } — перший гравець.
}
event-place = { $seat_you ->
    [yes] Ви стартуєте { $cell_in }.
   *[no] { $seat_name } стартує { $cell_in }.
}
event-discard = { $seat_you ->
    [yes] Ви викладаєте відкрито «{ $card }».
   *[no] { $seat_name } викладає відкрито «{ $card }».
}
event-round = Починається раунд { $round }.
event-wind = Вітер дме { $wind }.
event-bid = Ви ставите «{ $card }».
event-show = { $seat_you ->
    [yes] Ви відкриваєте «{ $card }».
   *[no] { $seat_name } відкриває «{ $card }».
}
event-pepper = { $seat_you ->
    [yes] Ви їсте перець і стаєте на початок ряду.
   *[no] { $seat_name } їсть перець і стає на початок ряду.
}
event-keep-pepper = { $seat_you ->
    [yes] Ви лишаєте перець собі.
   *[no] { $seat_name } лишає перець собі.
}
event-replace = { $seat_you ->
    [yes] «{ $bid }» уже є, тому ви граєте «{ $card }».
   *[no] «{ $bid }» уже є, тому { $seat_name } грає «{ $card }».
}
event-void = { $seat_you ->
    [yes] «{ $card }» уже є, а іншої відповідної карти немає: цього разу ви пропускаєте хід.
   *[no] «{ $card }» уже є, а іншої відповідної карти немає: { $seat_name } пропускає хід.
}
event-duplicate = { $seat_you ->
    [yes] «{ $card }» уже є, але іншої відповідної карти немає, і ви однаково граєте її.
   *[no] «{ $card }» уже є, але іншої відповідної карти немає, і { $seat_name } однаково грає її.
}
event-eat = { $seat_you ->
    [yes] Ви їсте { $token_acc }.
   *[no] { $seat_name } їсть { $token_acc }.
}
event-clover = { $seat_you ->
    [yes] Ви їсте { $token_acc } і замість своєї карти виконуєте «{ $action }».
   *[no] { $seat_name } їсть { $token_acc } і замість своєї карти виконує «{ $action }».
}
event-move = { $seat_you ->
    [yes] «{ $action }»: ваш щур тепер { $cell_in }.
   *[no] «{ $action }»: { $seat_name } тепер { $cell_in }.
}
event-swap = { $seat_you ->
    [yes] Ви міняєтеся місцями з { $rat_ins }.
   *[no] { $seat_name } міняється місцями з { $rat_ins }.
}
event-take = { $seat_you ->
    [yes] Ви берете { $token_acc }.
   *[no] { $seat_name } бере { $token_acc }.
}
event-steal = { $seat_you ->
    [yes] Ви забираєте { $token_acc } у { $rat_gen }.
   *[no] { $seat_name } забирає { $token_acc } у { $rat_gen }.
}
event-pass = { $seat_you ->
    [yes] Ви вирішуєте пропустити хід.
   *[no] { $seat_name } з власної волі пропускає хід.
}
event-cannot = { $cause ->
    [void] { $seat_you ->
        [yes] Ви пропускаєте хід: ваша карта не діє.
       *[no] { $seat_name } пропускає хід: карта не діє.
    }
    [mud] { $seat_you ->
        [yes] Ви пропускаєте хід: ваш щур застряг у багні.
       *[no] { $seat_name } пропускає хід: щур застряг у багні.
    }
    [nothing-here] { $seat_you ->
        [yes] Ви пропускаєте хід: ідеї тут нема на що спертися.
       *[no] { $seat_name } пропускає хід: ідеї тут нема на що спертися.
    }
    [no-rat] { $seat_you ->
        [yes] Ви пропускаєте хід: на потрібному місці немає іншого щура.
       *[no] { $seat_name } пропускає хід: на потрібному місці немає іншого щура.
    }
   *[other] { $seat_you ->
        [yes] Ви пропускаєте хід: усі шляхи закриті.
       *[no] { $seat_name } пропускає хід: усі шляхи закриті.
    }
}
event-blown = { $seat_you ->
    [yes] Вітер зносить вашого щура { $cell_to }.
   *[no] Вітер дме, і { $seat_name } опиняється { $cell_in }.
}
event-back = { $seat_you ->
    [yes] Ви берете 4 відкриті карти назад, у руці знову { $count }.
   *[no] { $seat_name } бере 4 відкриті карти назад, у руці знову { $count }.
}
event-finish = { $seat_you ->
    [yes] Ви на фініші, місце { $place }!
   *[no] { $seat_name } на фініші, місце { $place }.
}
event-limit = Раунд { $round } останній: вище той, хто попереду.
event-cheese = { $seat_you ->
    [yes] { $cheese ->
        [0] Цього разу ви лишаєтеся без сиру.
        [one] Ви отримуєте { $cheese } шматок сиру.
        [few] Ви отримуєте { $cheese } шматки сиру.
        [many] Ви отримуєте { $cheese } шматків сиру.
       *[other] Ви отримуєте { $cheese } шматка сиру.
    }
   *[no] { $cheese ->
        [0] { $seat_name } цього разу лишається без сиру.
        [one] { $seat_name } отримує { $cheese } шматок сиру.
        [few] { $seat_name } отримує { $cheese } шматки сиру.
        [many] { $seat_name } отримує { $cheese } шматків сиру.
       *[other] { $seat_name } отримує { $cheese } шматка сиру.
    }
}
event-prize = { $seat_you ->
    [yes] Ви берете { $token_acc } на наступний етап.
   *[no] { $seat_name } бере { $token_acc } на наступний етап.
}
event-over = { $seat_you ->
    [yes] Перемога за вами!
   *[no] { $seat_name } виграє перегони.
}

## Кінець

over-finish = { $seat_you ->
    [yes] Ваш щур на фініші раніше за всіх.
   *[no] { $seat_name } на фініші раніше за всіх.
}
over-places = Усі місця розподілено. { $seat_you ->
    [yes] Перше за вами.
   *[no] { $seat_name } на першому.
}
over-limit = Останній раунд завершено. { $seat_you ->
    [yes] Ви попереду всіх.
   *[no] { $seat_name } попереду всіх.
}
over-team-team = { $seat_you ->
    [yes] Ви на фініші, і { $rat } перемагає разом із вами.
   *[no] { $seat_name } на фініші й перемагає, а { $rat } поділяє перемогу.
}
over-team-limit = Останній раунд завершено. { $seat_you ->
    [yes] Ви попереду всіх, і { $rat } перемагає разом із вами.
   *[no] { $seat_name } попереду всіх і перемагає, а { $rat } поділяє перемогу.
}
over-tournament = { $tie ->
    [yes] { $seat_you ->
        [yes] Найбільше сиру не лише у вас (шматків: { $cheese }), але на останньому етапі ваше місце вище.
       *[no] { $seat_name } ділить перше місце за сиром (шматків: { $cheese }), але на останньому етапі стоїть вище.
    }
   *[no] { $seat_you ->
        [yes] Після 3 етапів найбільше сиру у вас (шматків: { $cheese }).
       *[no] Після 3 етапів попереду за сиром { $seat_name } (шматків: { $cheese }).
    }
}
score-win = Перемога в перегонах
score-behind = Щурів позаду
score-way = Докуди добігли: стовпець
score-team = Перемога команди
score-stage = Сир за етап { $stage }

## Відмови

refuse-team = Для команд потрібні 4 гравці, а за столом їх { $seats }.
refuse-sections = Напишіть random, learn: з номером або номери карт від 1 до { $most } через кому; потрібно різних карт: { $count }. Усі вони мають існувати.
refuse-orientation = Напишіть random, printed або 0 і 180 через кому для кожної ділянки; ділянок: { $count }.
refuse-ends = Напишіть random або 2 різні карти через кому, спершу старт. Є { $names }.
refuse-drawing = У малюнку траси помилка, рядок { $line }, стовпець { $column }: { $problem }.
refuse-closed-track = На цій трасі до фінішу можна дістатися не з кожної клітинки старту.

refuse-now-place = Зараз усі ставлять щурів на старт.
refuse-now-discard = Зараз усі викладають карти відкрито, перед першим раундом.
refuse-now-bid = Зараз усі ставлять карти.
refuse-now-pepper = Зараз вирішується лише, чи з’їсти перець.
refuse-now-act = Зараз ви виконуєте свою карту або пропускаєте хід.
refuse-now-prize = Зараз ви обираєте жетон на наступний етап.

refuse-flag-taken = Щур уже стоїть { $cell_in }.
refuse-card-open = «{ $card }» лежить перед вами відкрито. Вона повернеться, коли відкритих карт стане 4.
refuse-discard-passed = Карти викладають за порядком списку, і «{ $card }» уже позаду.
refuse-discard-late = Карти викладаються в порядку списку, а після карти «{ $card }» їх замало: почніть із тієї, що стоїть раніше.
refuse-no-token = Ви не маєте { $token_gen }.
refuse-stuck = Ваш щур застряг у багні: допоможе лише «Ідея», а ваша дія — «{ $action }».
refuse-not-idea = Для цього потрібна «Ідея», а ваша дія — «{ $action }».
refuse-not-swap = Для цього потрібен «Обмін», а ваша дія — «{ $action }».
refuse-no-token-here = На цій клітинці жетони не ростуть.
refuse-own-rat = Це ваш власний щур.
refuse-no-such-rat = Цього щура немає на трасі: { $rat } зараз не біжить.
refuse-nothing-to-steal = Забирати нічого: { $rat } не несе жетона.
refuse-rat-far = { $count ->
    [1] Для цього потрібен щур на сусідній клітинці, а { $rat } стоїть не там.
   *[other] Для цього потрібен щур рівно через 1 клітинку по прямій або навскіс, а { $rat } стоїть не там.
}
refuse-wall = Крок зі { $cell_gen } { $next_to } закриває стіна.
refuse-rat-in-way = Шлях зі { $cell_gen } перекриває { $rat } { $next_in }.
refuse-stops = { $ground ->
    [mud] У багні ({ $cell }) щур зупиняється і далі не йде.
    [water] У воді ({ $cell }) щур зупиняється і далі не йде.
   *[other] Щур, який дістався { $cell_gen }, уже на фініші.
}
refuse-out-of-reach = Ця дія не веде { $cell_to }.
refuse-off-track = Такої клітинки на цій трасі немає: { $cell }.
refuse-swap-wants-rat = Для обміну потрібен інший щур, а не вільна клітинка.
refuse-own-cell = Ваш щур уже стоїть { $cell_in }. Щоб залишитися, пропустіть хід.
refuse-occupied = Там ({ $cell }) стоїть { $rat }.
refuse-no-jump = Для стрибка { $cell_to } потрібні щури підряд на шляху, вільна клітинка за ними й жодної стіни.
refuse-sugar-idea = «Ідея» з цукром забирає жетон у сусіда і щура не рухає.
refuse-no-flight = Пружина кидає не далі ніж на { $count } клітинки по прямій або навскіс, і { $cell } до них не належить.
refuse-no-way-out = З багна веде один відкритий крок на вільну сусідню клітинку, і { $cell } не підходить.
refuse-no-swim = Плисти можна на 1 або 2 відкриті кроки вільною водою, і до { $cell_gen } так не дістатися.
refuse-idea-takes = «Ідея» на цій клітинці дає { $token_acc } і щура не рухає.
refuse-idea-nothing = На цій клітинці «Ідея» нічого не дає.
refuse-no-sugar-needed = До { $cell_gen } близько: для ходу звичайної довжини цукор не потрібен.
refuse-from-water = З води ривок на клітинку коротший, і до { $cell_gen } не вистачає.
refuse-too-far = До { $cell_gen } далеко: «{ $action }» — це { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}.
refuse-no-line = «{ $action }» не веде в бік { $cell_gen }.

## Налаштування

option-mode = Вид гри
option-mode-race = Перегони
option-mode-team = Перегони двох команд
    .help = Для 4 гравців.
option-mode-tournament = Турнір із 3 етапів
option-track = Довжина траси
option-track-short = Коротка, 1 ділянка
option-track-long = Довга, 2 ділянки
option-sections = Карти ділянок
    .help = Напишіть random, learn:3 для карти 3 (і наступних) або номери від 1 до 24 через кому.
option-sections-random = Вирішує випадок
option-sections-learn-1 = Карта 1, для навчання
option-orientation = Як лежать ділянки
    .help = Напишіть random, printed або 0 і 180 для кожної ділянки через кому.
option-orientation-random = Вирішує випадок
option-orientation-printed = Як надруковано
option-start_finish = Карти старту та фінішу
    .help = Напишіть random або 2 карти від SF1 до SF6 через кому, спершу старт.
option-start_finish-random = Вирішує випадок
option-own_track = Власна траса
    .help = Рядок стрілок, за ним малюнок усієї траси. Залиште порожнім, щоб викласти карти.
option-wind = Вітер
    .help = У кожному раунді вітер зносить кожного щура ще на клітинку.
option-places = Бігти за всі місця
    .help = Перегони тривають, доки на трасі не лишиться один щур.
option-teams = Команди
option-teams-opposite = Партнери сидять навпроти
option-teams-random = Вирішує жереб
option-teams-with_1 = Червоний і Жовтий проти Зеленого і Синього
option-teams-with_3 = Червоний і Синій проти Жовтого і Зеленого
option-round_limit = Найбільше раундів у перегонах
    .help = Після стількох раундів вище той, хто попереду.
option-tournament_first = Перший гравець наступних етапів
option-tournament_first-winner = Переможець попереднього етапу
option-tournament_first-last = Останній на попередньому етапі
option-tournament_first-random = Вирішує жереб
option-tournament_tracks = Траси турніру
option-tournament_tracks-new = На кожному етапі нова
option-tournament_tracks-same = Одна на всі 3 етапи
option-wind_crosses_joins = Вітер дме з карти на карту
option-no_replacement = Якщо замінити карту нічим
option-no_replacement-void = Карта не діє
option-no_replacement-duplicate = Карта виконується
option-diagonal_walls = Навскіс повз стіни
option-diagonal_walls-line = Кінець стіни можна обійти
option-diagonal_walls-strict = Будь-яка стіна біля кута закриває шлях
option-steal_through_walls = Жетони забирають і крізь стіну
option-sugar_from_water = Ривок із цукром із води
option-sugar_from_water-two = 2 клітинки
option-sugar_from_water-three = 2 або 3 клітинки
option-sugar_step_turns = Крок із цукром може повернути

preset-standard = Звичайна
    .help = Одна ділянка за жеребом, перемагає перший щур.
preset-first_race = Перші перегони
    .help = Ділянка для новачків, без вітру.
preset-all_places = Усі місця
    .help = Перегони тривають, доки не добіжать усі.
preset-long_race = Довгі перегони
    .help = Дві ділянки, боротьба за всі місця.
preset-windy = З вітром
    .help = Щурів рухає ще й вітер.
preset-tournament = Три етапи
    .help = Маленький турнір за одним столом.

## The drawing

board-name = { $seat_you ->
    [yes] Ви
   *[no] { $seat_name }
}
board-short-straight = Ривок прямо
board-short-diagonal = Ривок навскіс
board-short-step = Крок
board-short-swap = Обмін
board-short-jump = Стрибок
board-short-idea = Ідея

board-street = Вулиця згори: 4 ряди, { $columns ->
    [one] { $columns } стовпець
    [few] { $columns } стовпці
   *[many] { $columns } стовпців
}, старт ліворуч, фініш праворуч
board-banner-start = СТАРТ
board-banner-finish = ФІНІШ
board-start = Старт: { $start }
board-finish = Фініш: { $finish }
board-section = Ділянка { $number }: { $section }
board-own-track = Своя траса
board-map = Уся траса в зменшеному вигляді
board-road = Траса; прокручується вбік
board-cell = { $ground ->
    [spring] { $cell_name }, пружина
    [mud] { $cell_name }, багно
    [water] { $cell_name }, вода
    [pepper] { $cell_name }, тут росте перець
    [sugar] { $cell_name }, тут лежить цукор
    [clover] { $cell_name }, тут росте конюшина
    [finish] { $cell_name }, фініш
   *[other] { $cell_name }
}
board-kind-spring = пружина
board-kind-mud = багно
board-kind-water = вода
board-kind-pepper = перець
board-kind-sugar = цукор
board-kind-clover = конюшина
board-rat = { $seat_you ->
    [yes] Ваш щур { $cell_in }
   *[no] { $seat_name } { $cell_in }
}
board-rat-token = { $seat_you ->
    [yes] Ваш щур { $cell_in }, жетон: { $token }
   *[no] { $seat_name } { $cell_in }, жетон: { $token }
}
board-rat-in = { $seat_you ->
    [yes] Ваш щур на фініші, місце { $place }
   *[no] { $seat_name } на фініші, місце { $place }
}
board-token = жетон: { $token }
board-no-token = жетона немає

board-orders = Кільце наказів, за останнім іде перший: { $cards }
board-order = { $place }. { $card }: { $names }
board-order-free = { $place }. { $card }: ніхто
board-skip-open = лежить відкрито
board-skip-taken = зайнято
board-winds = ще { $count }

board-cards = Карти цього раунду за чергою ходів
board-column = стовпець { $column }
board-done = хід зроблено
board-waits = ще не на трасі
board-place = місце { $place }
board-open = { $count ->
    [0] Відкритих карт немає.
    [one] Відкрита { $count } карта.
    [3] Відкриті 3 карти; з наступною повернуться всі 4.
    [few] Відкриті { $count } карти.
   *[many] Відкрито { $count } карт.
}
board-card-bid = { $seat_you ->
    [yes] Ваша карта в цьому раунді: { $card }
   *[no] { $seat_name }, карта цього раунду: { $card }
}
board-card-open = { $seat_you ->
    [yes] Перед вами лежить відкрито, поставити не можна: { $card }
   *[no] { $seat_name }, лежить відкрито, поставити не можна: { $card }
}
board-card-hand = У вас на руці: { $card }
board-card-laid = { $seat_name }: ставку зроблено
board-secret = Цю карту поки бачите лише ви
board-was = Зайнято: { $card }

board-hand = Ваша рука
board-hand-order = за порядком кільця
board-gap-open = відкрита
board-gap-bid = у грі
board-before = Перед перегонами
board-stage = Етап { $stage } з { $stages }
board-chart = Стовпці за раундами
board-finish-round = раунд { $round }
board-stages = Місця і сир за етапами

panel-none-open = Усі карти на руці
panel-open = Відкрито: { $cards }. { $count ->
    [one] Ще { $count } карта, і всі повернуться.
    [few] Ще { $count } карти, і всі повернуться.
   *[many] Ще { $count } карт, і всі повернуться.
}
panel-laid = ставку зроблено
panel-team = Команда { $team }, партнер: { $name }
status-wind = Вітер

## Чому боту подобається хід

term-win = Перемога
term-cheese = Сир
term-token = Жетон
term-cards = Карти на руці
term-way = Шлях до фінішу
term-card = Викладена карта
term-partner = Партнер
term-rivals = Відставання суперників

## Погляд назад

review-worlds = { $count ->
    [one] { $count } перегони, що пасують до того, що тоді знали.
    [few] { $count } перегони, що пасують до того, що тоді знали.
   *[many] { $count } перегонів, що пасують до того, що тоді знали.
}
review-another-world = Подивитися інші перегони
review-a-world = Одні з перегонів, що пасують до того, що тоді знали.
slip-term-win = Ви не помічаєте ходів, що приносять перемогу
slip-term-cheese = Ви лишаєте сир іншим
slip-term-token = Ви проминаєте жетони
slip-term-cards = Ви лишаєтеся без добрих карт
slip-term-way = Ви відстаєте на шляху до фінішу
slip-term-card = Ви викладаєте карти, що мало дають
slip-term-partner = Ви забуваєте про партнера
slip-term-rivals = Ви даєте суперникам вирватися вперед
slip-move-place = Клітинка старту
slip-move-card = Вибрати карту
slip-move-eat-pepper = Перець
slip-move-keep-pepper = Перець
slip-move-prize = Узяти жетон
slip-move-take = Узяти жетон
slip-move-steal = Забрати чужий жетон
slip-move-pass = Пропустити хід
slip-move-to = Куди йти
slip-move-swap = Помінятися місцями
