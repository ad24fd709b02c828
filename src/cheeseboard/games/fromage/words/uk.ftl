# «Фромаж» українською.

## Речі

cheese-soft = м’який
cheese-hard = твердий
cheese-bleu = блакитний

age-bronze = бронзовий
age-silver = срібний
age-gold = золотий

worker-soft = працівник м’якого сиру
    .acc = працівника м’якого сиру
worker-hard = працівник твердого сиру
    .acc = працівника твердого сиру
worker-bleu = працівник блакитного сиру
    .acc = працівника блакитного сиру

resource-structure = споруда
resource-livestock = худоба
resource-fruit = ягода
resource-order = замовлення
second-structure = споруда
second-livestock = худоба
second-fruit = ягода
second-order = замовлення

counted = { $goods ->
    [structure] { $count ->
        [one] { $count } споруда
        [few] { $count } споруди
        [many] { $count } споруд
       *[other] { $count } споруди
    }
    [livestock] { $count ->
        [one] { $count } жетон худоби
        [few] { $count } жетони худоби
        [many] { $count } жетонів худоби
       *[other] { $count } жетона худоби
    }
    [fruit] { $count ->
        [one] { $count } ягода
        [few] { $count } ягоди
        [many] { $count } ягід
       *[other] { $count } ягоди
    }
    [order] { $count ->
        [one] { $count } замовлення
        [few] { $count } замовлення
        [many] { $count } замовлень
       *[other] { $count } замовлення
    }
   *[any] { $count ->
        [one] { $count } будь-який ресурс
        [few] { $count } будь-які ресурси
        [many] { $count } будь-яких ресурсів
       *[other] { $count } будь-якого ресурсу
    }
}
counted-acc = { $goods ->
    [structure] { $count ->
        [one] { $count } споруду
        [few] { $count } споруди
        [many] { $count } споруд
       *[other] { $count } споруди
    }
    [fruit] { $count ->
        [one] { $count } ягоду
        [few] { $count } ягоди
        [many] { $count } ягід
       *[other] { $count } ягоди
    }
   *[other] { counted }
}

venue-festival = Ярмарок
    .in = на Ярмарку
venue-fromagerie = Сирна крамниця
    .in = у Сирній крамниці
venue-bistro = Бістро
    .in = у Бістро
venue-villes = Міста
    .in = у Містах

region-purple = фіолетова
region-blue = блакитна
region-white = біла
region-green = зелена
region-orange = помаранчева
region-pink = рожева

symbol-plain = без символу
    .with = {""}
symbol-jam = джем
    .gen = джему
    .with = {" "}з джемом
symbol-berry = ягідний сир
    .gen = ягідного сиру
    .with = {" "}з ягодами

space-V01 = Тулуза (V01)
space-V02 = Кайлюс (V02)
space-V03 = Монпельє (V03)
space-V04 = Нант (V04)
space-V05 = Ренн (V05)
space-V06 = Тур (V06)
space-V07 = Орлеан (V07)
space-V08 = Лімож (V08)
space-V09 = Шавіньйоль (V09)
space-V10 = Лайоль (V10)
space-V11 = Париж (V11)
space-V12 = Труа (V12)
space-V13 = Лілль (V13)
space-V14 = Діжон (V14)
space-V15 = Ліон (V15)
space-V16 = Гренобль (V16)
space-V17 = Пон-л’Евек (V17)
space-V18 = Страсбург (V18)

building-print = надрукована будівля
building-P11 = Хлів (худоба)
building-P12 = Рампа (крамниця, замовлення)
building-P13 = Теплиця (ягоди)
building-P14 = Контора (споруди)
building-P21 = Хлів (споруди)
building-P22 = Рампа (ярмарок, худоба)
building-P23 = Теплиця (замовлення)
building-P24 = Контора (ягоди)
building-P31 = Хлів (ягоди)
building-P32 = Рампа (міста, споруди)
building-P33 = Теплиця (худоба)
building-P34 = Контора (замовлення)
building-P41 = Хлів (замовлення)
building-P42 = Рампа (бістро, ягоди)
building-P43 = Теплиця (споруди)
building-P44 = Контора (худоба)
building-W1 = Ринкова ятка
building-W2 = Корівник
building-W3 = Садовий будиночок
building-W4 = Пошта
building-V1 = Ярмарковий лоток
building-V2 = Льох крамниці
building-V3 = Кухня бістро
building-V4 = Поштова карета
building-C1 = Кімната м’якого сиру
building-C2 = Горище твердого сиру
building-C3 = Печера блакитного сиру
building-C4 = Прилавок свіжих сирів
building-S1 = Ручний візок
building-S2 = Склад
building-S3 = Обмінний пункт
building-S4 = Рахункова кімната
building-K1 = Школа м’якого сиру
building-K2 = Школа твердого сиру
building-K3 = Школа блакитного сиру
building-K4 = Другий стіл
building-F1 = Доїльний апарат
building-F2 = Кухня для джему
building-F3 = Ягідний прес
building-F4 = Друга підвода
building-H1 = Бронзова зала
building-H2 = Срібна зала
building-H3 = Золота зала
building-H4 = Торгова контора
building-M1 = Каплиця
building-M2 = Особняк
building-M3 = Комора
building-M4 = Дім гільдії

## Що роблять будівлі

power-P11 = Раз на хід відправте сюди працівника на 1 хід і отримайте 1 жетон худоби.
power-P12 = Кожен ваш сир у Сирній крамниці приносить 1 замовлення.
power-P13 = Перше за хід отримання ягід приносить на 1 ягоду більше.
power-P14 = Наприкінці: 1 очко за кожну споруду на ваших будівлях.
power-P21 = Раз на хід відправте сюди працівника на 1 хід і отримайте 1 споруду.
power-P22 = Кожен ваш сир на Ярмарку приносить 1 жетон худоби.
power-P23 = Перше за хід отримання замовлень приносить на 1 карту більше.
power-P24 = Наприкінці: 1 очко за кожну використану ягоду.
power-P31 = Раз на хід відправте сюди працівника на 1 хід і отримайте 1 ягоду.
power-P32 = Кожен ваш сир у Містах приносить 1 споруду.
power-P33 = Перше за хід отримання худоби приносить на 1 жетон більше.
power-P34 = Наприкінці: 1 очко за кожне виконане замовлення.
power-P41 = Раз на хід відправте сюди працівника на 1 хід і отримайте 1 замовлення.
power-P42 = Кожен ваш сир у Бістро приносить 1 ягоду.
power-P43 = Перше за хід отримання споруд приносить на 1 жетон більше.
power-P44 = Наприкінці: 1 очко за кожен жетон худоби в доїльних залах.
power-W1 = Раз на хід відправте сюди працівника на 1 хід і отримайте 1 будь-який ресурс.
power-W2 = Відправте сюди працівника на 2 ходи і отримайте 2 жетони худоби.
power-W3 = Відправте сюди працівника на 2 ходи і отримайте 2 ягоди.
power-W4 = Відправте сюди працівника на 2 ходи і отримайте 2 замовлення.
power-V1 = Кожен ваш сир на Ярмарку приносить 1 замовлення.
power-V2 = Кожен ваш сир у Сирній крамниці приносить 1 жетон худоби.
power-V3 = Кожен ваш сир у Бістро приносить 1 споруду.
power-V4 = Кожен ваш сир у Містах приносить 1 ягоду.
power-C1 = Перший за хід м’який сир приносить 1 ягоду.
power-C2 = Перший за хід твердий сир приносить 1 споруду.
power-C3 = Перший за хід блакитний сир приносить 1 жетон худоби.
power-C4 = Перший за хід бронзовий сир приносить 1 замовлення.
power-S1 = Комірка 1 дає вам на 1 ресурс більше.
power-S2 = Комірка 3 дає вам на 1 ресурс більше.
power-S3 = Раз на хід віддайте 1 невикористаний ресурс і отримайте 1 будь-який.
power-S4 = Кожне виконане замовлення приносить 1 будь-який ресурс.
power-K1 = Усі ваші працівники вміють готувати м’який сир.
power-K2 = Усі ваші працівники вміють готувати твердий сир.
power-K3 = Усі ваші працівники вміють готувати блакитний сир.
power-K4 = За хід можна приготувати другий сир у бронзовій комірці.
power-F1 = Доїльним залам треба на 1 жетон худоби менше, але не менше 1.
power-F2 = Ягода для першого за хід сиру з джемом безкоштовна.
power-F3 = Ягода для першого за хід ягідного сиру безкоштовна.
power-F4 = За хід можна зібрати ресурси вдруге, в іншій комірці.
power-H1 = Наприкінці: 1 очко за кожен ваш бронзовий сир.
power-H2 = Наприкінці: 1 очко за кожен ваш срібний сир.
power-H3 = Наприкінці: 1 очко за кожен ваш золотий сир.
power-H4 = Наприкінці: 3 очки за кожен сектор, де щонайменше 4 ваші сири.
power-M1 = Наприкінці: 4 очки.
power-M2 = Наприкінці: 7 очок.
power-M3 = Наприкінці: кожен невикористаний ресурс дає 1 очко.
power-M4 = Наприкінці: 2 очки за кожну вашу будівлю.

## Рішення

decision-pick = { $seat_you ->
    [yes] Коло { $round }: який квадрат будівлі ви залишите?
   *[no] { $seat_name } обирає квадрат будівлі.
}
decision-cover = { $seat_you ->
    [yes] Які квадрати ви покладете на свій планшет?
   *[no] { $seat_name } розкладає квадрати будівель.
}
decision-act = { $seat_you ->
    [yes] { $last ->
        [yes] Останній хід!
       *[no] Хід { $turn }.
    } { $rest ->
        [away] Усі ваші працівники зайняті — закінчіть хід.
        [none] Більше робити нічого — закінчіть хід.
       *[some] Перед вами: { $venue }, ресурс — { $resource }. Що ви зробите?
    }
   *[no] { $seat_name } діє { $venue_in }.
}
decision-order = { $seat_you ->
    [yes] Ваш { $cheese } { $age } сир підходить до замовлення. Виконати його? Очки зараз: { $points }.
   *[no] { $seat_name } думає про замовлення.
}
decision-take = { $seat_you ->
    [yes] Який ресурс ви візьмете?
   *[no] { $seat_name } обирає ресурс.
}
decision-take-two = { $seat_you ->
    [yes] Які 2 ресурси ви візьмете?
   *[no] { $seat_name } обирає 2 ресурси.
}
decision-give = { $seat_you ->
    [yes] Можна віддати 1 невикористаний ресурс і взяти 1 будь-який. Що ви віддасте?
   *[no] { $seat_name } думає про обмін.
}
decision-give-power = { $seat_you ->
    [yes] Який ресурс ви віддасте?
   *[no] { $seat_name } міняє ресурс.
}
decision-corporation = { $seat_you ->
    [yes] Корпорація готує { $cheese } { $age } сир. Куди його покласти?
   *[no] { $seat_name } обирає місце, Корпорація готує { $cheese } { $age } сир.
}

## Ходи

group-gather = Зібрати ресурси: { $resource }
group-make = Приготувати сир: { $venue }
group-milk = Скористатися доїльною залою
group-build = Звести будівлю
group-power = Скористатися будівлею
group-wait = Зачекати
group-end = Закінчити хід
group-order = Замовлення
group-take = Узяти
group-give = Віддати
group-pick = Залишити квадрат
group-cover = Місце { $slot }
group-corporation = Сир Корпорації

move-gather = { counted }: { $worker } зайнятий { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
move-make = { $space }: { $cheese } { $age } сир{ $symbol_with }{ $pays ->
    [berry] {" "}за 1 ягоду
   *[nothing] {""}
}, { $worker } зайнятий { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
} ({ points-now })
move-milk = Зала { $parlour }: { $cheese } { $age } бонусний сир{ $symbol_with }: { $space }, ціна { $count ->
    [one] { $count } жетон худоби
    [few] { $count } жетони худоби
    [many] { $count } жетонів худоби
   *[other] { $count } жетона худоби
}{ $pays ->
    [berry] {" "}і 1 ягода
   *[nothing] {""}
} ({ points-now })
points-now = очки зараз: { $points }{ $ordered ->
    [none] {""}
   *[other] , із замовленням: { $ordered }
}
move-build = { $building }, ціна { $count ->
    [one] { $count } споруда
    [few] { $count } споруди
    [many] { $count } споруд
   *[other] { $count } споруди
}. { $power } Очки зараз: { $points }.
move-power = { $building }: { counted }, { $worker } зайнятий { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
move-power-trade = { $building }: обміняти ресурс
move-order-complete = Виконати замовлення: { $cheese } { $age } сир
move-order-keep = Залишити замовлення на потім
move-take = { counted }
move-take-two = { $resource } і { $second }{ $extra ->
    [first] {" "}(+1: { $resource })
    [second] {" "}(+1: { $second })
   *[none] {""}
}
move-give = { counted }
move-give-order = Замовлення: { $cheese } { $age } сир
move-give-nothing = Не мінятися
move-wait = { $rest ->
    [none] Зачекати: інші вже закінчили хід, і ви просто продовжите
   *[some] Зачекати, поки діють інші
}
move-end = { $last ->
    [yes] { $alone ->
        [yes] Закінчити хід; очки буде пораховано.
       *[no] Закінчити хід; очки порахують, коли закінчать усі.
    }
   *[no] { $alone ->
        [yes] Закінчити хід; поле повернеться.
       *[no] Закінчити хід; поле повернеться, коли закінчать усі.
    }
}
move-pick = { $building }, ціна { $count }. { $power }
move-cover = { $building }, ціна { $count }. { $power }
move-cover-print = Залишити надруковану будівлю
move-corporation = { $space }

confirm-end = { $count ->
    [one] { $count } працівник ще може
    [few] { $count } працівники ще можуть
    [many] { $count } працівників ще можуть
   *[other] { $count } працівника ще можуть
} щось зробити. Усе одно закінчити хід?

## Події

event-turn = Починається хід { $turn }.
event-front = { $seat_you ->
    [yes] Перед вами сектор «{ $venue }».
   *[no] { $seat_name } сидить перед сектором «{ $venue }».
}
event-home = { $seat_you ->
    [yes] Ваш { $worker } повертається.
   *[no] { $seat_name } повертає в запас { $worker_acc }.
}
event-gather = { $seat_you ->
    [yes] Ви відправляєте { $worker_acc } в комірку { $cell }: { $resource }.
   *[no] { $seat_name } відправляє { $worker_acc } в комірку { $cell }: { $resource }.
}
event-gain = { $seat_you ->
    [yes] Ви отримуєте { counted-acc }.
   *[no] { $seat_name } отримує { counted-acc }.
}
event-draw = { $seat_you ->
    [yes] Ви берете замовлення: { $cheese } { $age } сир.
   *[no] { $seat_name } бере замовлення: { $cheese } { $age } сир.
}
event-owed = Ваші карти замовлень на цей хід скінчилися. Цю карту ви отримаєте, коли хід закінчиться.
event-extra = { $building }: ще 1 понад те.
event-trigger = { $building } приносить прибуток.
event-make = { $seat_you ->
    [yes] Ви готуєте { $cheese } { $age } сир: { $space }.
   *[no] { $seat_name } готує { $cheese } { $age } сир: { $space }.
}
event-milk = { $seat_you ->
    [yes] Ви розміщуєте бонусний { $cheese } { $age } сир: { $space }.
   *[no] { $seat_name } розміщує бонусний { $cheese } { $age } сир: { $space }.
}
event-fruit = Ягода лягає на дошку { $symbol_gen }.
event-complete = { $seat_you ->
    [yes] Ви виконуєте замовлення: { $cheese } { $age } сир.
   *[no] { $seat_name } виконує замовлення: { $cheese } { $age } сир.
}
event-give = { $seat_you ->
    [yes] Ви віддаєте { counted-acc }.
   *[no] { $seat_name } віддає { counted-acc }.
}
event-give-order = { $seat_you ->
    [yes] Ви віддаєте замовлення: { $cheese } { $age } сир.
   *[no] { $seat_name } віддає замовлення: { $cheese } { $age } сир.
}
event-reshuffle = Карти замовлень перемішано: у новій колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
event-build = { $seat_you ->
    [yes] Ви зводите будівлю: { $building }.
   *[no] { $seat_name } зводить будівлю: { $building }.
}
event-power = { $seat_you ->
    [yes] Ви користуєтеся будівлею: { $building }.
   *[no] { $seat_name } користується будівлею: { $building }.
}
event-wait = { $seat_you ->
    [yes] Ви чекаєте, поки діють інші.
   *[no] { $seat_name } чекає, поки діють інші.
}
event-end = { $seat_you ->
    [yes] Ви закінчуєте хід.
   *[no] { $seat_name } закінчує хід.
}
event-announce = { $seat_you ->
    [yes] Ви розміщуєте останню фішку сиру: це останній хід!
   *[no] { $seat_name } розміщує останню фішку сиру: це останній хід!
}
event-reveal-cheese = { $seat_you ->
    [yes] Ваш новий сир: { $spaces }.
   *[no] { $seat_name } відкриває новий сир: { $spaces }.
}
event-reveal-town = { $seat_you ->
    [yes] Ваш новий сир: { $space }.
   *[no] { $seat_name } відкриває новий сир: { $space }.
}
event-reveal-gather = { $seat_you ->
    [yes] Ви збираєте ресурси.
   *[no] { $seat_name } збирає ресурси.
}
event-pick = { $seat_you ->
    [yes] Ви залишаєте квадрат: { $building }.
   *[no] { $seat_name } залишає квадрат: { $building }.
}
event-pass = { $round ->
    [4] Усі квадрати обрано.
   *[other] Квадрати йдуть далі.
}
event-pass-solo = { $round ->
    [4] Інший квадрат іде в коробку; останній береться без вибору.
   *[other] Решта квадратів іде в коробку; відкриваються нові.
}
event-cover = { $seat_you ->
    [yes] Місце { $slot }: { $building }.
   *[no] { $seat_name }, місце { $slot }: { $building }.
}
event-laid = { $seat_you ->
    [yes] На вашому місці { $slot } тепер лежить: { $building }.
   *[no] { $seat_name }, місце { $slot }: тепер тут лежить { $building }.
}
event-head-start = Фора до першого ходу: Корпорація діє { $venue_in }.
event-corporation-draw = Корпорація бере замовлення: { $cheese } { $age } сир.
event-corporation-place = Сир Корпорації: { $space }.
event-corporation-card = Придатної комірки немає. Корпорація залишає карту собі.
event-corporation-last = Корпорація розміщує останню фішку: це останній хід!
event-over = Останній хід закінчено. Час рахувати очки.

## Кінець

winner = { $tie ->
    [shared] Перемогу з рахунком { $points } ділять між собою { $count } гравці.
    [tokens] { $seat_you ->
        [yes] Перемога за вами: очок порівну, по { $points }, але вашого сиру на полі більше.
       *[no] { $seat_name } перемагає: очок порівну, по { $points }, але сиру на полі більше.
    }
   *[none] { $seat_you ->
        [yes] Перемога за вами, рахунок { $points }.
       *[no] { $seat_name } перемагає, рахунок { $points }.
    }
}
over-tokens = Остання фішка сиру на полі. { winner }
over-full = Вільних комірок більше немає. { winner }
over-limit = Останній дозволений хід закінчено. { winner }

rivalry = { $result ->
    [won] { $tie ->
        [tokens] { $seat_you ->
            [yes] Ви випереджаєте Корпорацію: очок порівну, по { $points }, але вашого сиру на полі більше!
           *[no] { $seat_name } випереджає Корпорацію: очок порівну, по { $points }, але сиру на полі більше!
        }
       *[none] { $seat_you ->
            [yes] Ви випереджаєте Корпорацію з рахунком { $points } : { $total }!
           *[no] { $seat_name } випереджає Корпорацію з рахунком { $points } : { $total }!
        }
    }
    [lost] { $tie ->
        [tokens] Корпорація попереду: очок порівну, по { $points }, але її сиру на полі більше.
       *[none] Корпорація попереду з рахунком { $total } : { $points }.
    }
   *[draw] Нічия з Корпорацією: { $points } : { $total }.
} Її очки: шкала { $track }, покупці { $customers }, карти { $cards }.
over-solo-tokens = { $seat_you ->
    [yes] Ваша остання фішка сиру на полі.
   *[no] { $seat_name } розміщує останню фішку сиру.
} { rivalry }
over-solo-corporation = Шкала Корпорації порожня. { rivalry }
over-solo-full = Вільних комірок більше немає. { rivalry }
over-solo-limit = Останній дозволений хід закінчено. { rivalry }

score-bistro = Бістро
score-festival = Ярмарок
score-fromagerie = Сирна крамниця
score-villes = Міста
score-buildings = Будівлі
score-fruit = Ягоди
score-orders = Замовлення
score-unused = Невикористані ресурси

## Відмови

refuse-inserts = «{ $value }» не годиться для вкладок: напишіть I, II, none або random один раз чи для Ярмарку, Крамниці, Бістро й Міст.
refuse-no-insert = Сектор без вкладки («{ $value }») можливий лише вчотирьох.
refuse-layout = «{ $value }» не годиться для порядку секторів: напишіть random або festival, fromagerie, bistro і villes за порядком місць.
refuse-boards = «{ $value }» не годиться для планшетів: напишіть random або різні номери від 1 до 4, по одному на гравця.
refuse-reveal = Таємні ходи можливі, коли щонайменше 2 гравці діють одночасно.
refuse-pick-first = Спершу оберіть квадрат будівлі.
refuse-square-elsewhere = Цього квадрата у вас немає: { $building }.
refuse-cover-first = Спершу розкладіть квадрати будівель.
refuse-slot-order = Зараз черга місця { $slot }.
refuse-square-laid = Цей квадрат уже лежить на вашому планшеті: { $building }.
refuse-no-squares = У цій партії квадратів будівель немає.
refuse-squares-lie = Квадрати лишаються на своїх місцях до кінця партії.
refuse-corporation-first = Спершу ходить Корпорація: оберіть, куди покласти її сир.
refuse-corporation-space = Сир Корпорації не підходить або комірка не вільна: { $space }.
refuse-decide-order = Спершу вирішіть, чи виконувати відповідне замовлення.
refuse-give-first = Спершу закінчіть обмін: оберіть, що віддати.
refuse-must-give = Обмін уже обрано, тож треба щось віддати.
refuse-not-held = Цього у вас немає: { $resource }.
refuse-not-held-order = Такого замовлення у вас немає: { $cheese } { $age } сир.
refuse-take-two = Спершу візьміть 2 різні ресурси.
refuse-take-one = Спершу візьміть 1 ресурс.
refuse-gathered = Цього ходу ресурси вже зібрано.
refuse-worker-away = Ваш { $worker } повернеться в хід { $turn }.
refuse-cell-taken = У комірці { $cell } ще стоїть працівник.
refuse-not-in-front = Зараз ця комірка не перед вами: { $space }. Ви { $venue_in }.
refuse-no-tokens = У вас більше немає фішок сиру.
refuse-closed = За такої кількості гравців ця комірка закрита: { $space }.
refuse-taken = Тут уже лежить сир: { $space }.
refuse-no-fruit = Тут потрібна ягода, а кошик порожній: { $space }.
refuse-made = Цього ходу сир уже приготовано.
refuse-second-cheese = Другий сир за хід має бути такий: { $age }.
refuse-wrong-worker = Тут ({ $space }) потрібен { $worker }.
refuse-milked = Доїльну залу { $parlour } вже використано, а працює вона лише 1 раз.
refuse-livestock = Для доїльної зали { $parlour } треба { $count ->
    [one] { $count } жетон худоби
    [few] { $count } жетони худоби
    [many] { $count } жетонів худоби
   *[other] { $count } жетона худоби
}.
refuse-bonus-cheese = Бонусний сир зали { $parlour } сюди не підходить: { $space }.
refuse-erected = Цю будівлю вже зведено: { $building }.
refuse-structures = { $building }: треба { $count ->
    [one] { $count } споруду
    [few] { $count } споруди
    [many] { $count } споруд
   *[other] { $count } споруди
}.
refuse-no-power = Ця будівля працює сама: { $building }.
refuse-not-erected = Цю будівлю ще не зведено: { $building }.
refuse-power-used = Цього ходу цю будівлю вже використано: { $building }.
refuse-no-worker = Працівник тут не потрібен: { $building }.
refuse-nothing-unused = Віддати поки нічого: { $building }.
refuse-needs-worker = Тут потрібен працівник: { $building }.
refuse-staffed = Тут ще стоїть працівник: { $building }.
refuse-wait-alone = Чекати тут нема на кого.
refuse-wait-ordered = Ви ходите по черзі, і зараз ваш хід.
refuse-wait-screened = Ходи тут таємні, чекати нічого.
refuse-waited = Цього ходу ви вже чекали, тепер справа за вами.
refuse-corporation-done = Корпорація вже походила.
refuse-no-corporation = Корпорація грає лише в одиночному режимі.
refuse-no-order = Замовлення виконує лише той сир, який ви розміщуєте просто зараз.
refuse-nothing-to-take = Зараз нема чого брати на вибір.
refuse-no-trade = Зараз обміну немає.

## Налаштування

option-inserts = Вкладки
    .help = I, II, none (лише вчотирьох) або random для всіх секторів; чи 4 такі слова для Ярмарку, Крамниці, Бістро й Міст.
option-inserts-I = Усюди бік I
option-inserts-II = Усюди бік II
option-inserts-random = Вирішує випадок
option-layout = Порядок секторів
    .help = random або festival, fromagerie, bistro і villes за порядком місць від 0 до 3.
option-layout-random = Вирішує випадок
option-square = Чверть худоби
    .help = Де лежить чверть худоби квадрата ресурсів перед першим ходом.
option-square-random = Вирішує випадок
option-square-0 = Місце 0
option-square-1 = Місце 1
option-square-2 = Місце 2
option-square-3 = Місце 3
option-boards = Планшети гравців
    .help = random або різні номери від 1 до 4, по одному на гравця.
option-boards-random = Вирішує випадок
option-building_squares = Квадрати будівель
    .help = Ускладнена гра: квадрати з новими властивостями накривають надруковані будівлі.
option-building_squares-off = Немає
option-building_squares-draft = З вибором по колу
option-building_squares-random = По 4 випадкові
option-solo_level = Рівень Корпорації
    .help = Для одного гравця. Кожен рівень додає правило.
option-solo_level-1 = 1
option-solo_level-2 = 2: фора
option-solo_level-3 = 3: нічна зміна
option-solo_level-4 = 4: монополія
option-turn_mode = Ходи
    .help = Усі одночасно або завжди по черзі.
option-turn_mode-free = Усі одночасно
option-turn_mode-ordered = По черзі
option-reveal = Інші бачать ваші дії
    .help = За таємних ходів ніхто не бачить ваших дій, доки всі не закінчать хід.
option-reveal-live = Одразу
option-reveal-end_of_turn = Коли хід закінчено
option-round_limit = Межа ходів
    .help = Після стількох ходів гра закінчується.

preset-standard = Перша партія
    .help = Прості вставки для всіх.
preset-experienced = Для досвідчених
    .help = Вставки за жеребом.
preset-advanced = Для знавців
    .help = Вставки за жеребом і драфт будівель.
preset-solo_2 = Драбина на самоті
    .help = На самоті проти Корпорації, рівень 2 з 4.
preset-solo_3 = Драбина на самоті: рівень 3
    .help = На самоті проти жадібнішої Корпорації.
preset-solo_4 = Драбина на самоті: рівень 4
    .help = На самоті проти найжадібнішої Корпорації.

## Термінал

terminal-turn = Хід { $turn }
terminal-last = останній хід
terminal-deck = колода { $deck }, скид { $discards }
terminal-corporation = Корпорація, рівень { $level }: фішок { $tokens }, карт { $cards }
terminal-squares = Триває вибір квадратів будівель.
terminal-legend-spaces = Комірки: S м’який, H твердий, B блакитний; 1 бронзовий, 2 срібний, 3 золотий; j джем і b ягідний сир коштують ягоду; остання літера: чий це сир; ·· закрито; ## зразки.
terminal-legend-names = Назви у списку ходів: F23 — Ярмарок, ряд 2, стовпець 3; S13 — Крамниця, полиця 1, місце 3 (полиці 1–3 ліворуч); T12 — Бістро, стіл 1, тарілка 2.
terminal-legend-sectors = Сектори: літера — перед ким сектор зараз, літера зі стрілкою — перед ким він буде в наступному ході; далі ресурс і комірки 1, 2, 3: скільки там збирають і на скільки ходів лишається працівник; · вільно.
terminal-legend-order = Після кожного ходу перед вами опиняється наступний сектор згори вниз, а після останнього — перший.
terminal-legend-seats = Гравці: ● фішки сиру в запасі; S, H, B працівники, →4 повернеться в хід 4; замовлення, далі ✓ скільки виконано; j×b ягоди на двох дошках; ■ хід закінчено.
terminal-legend-board = Нижче: доїльні зали, 2→S1 м’який бронзовий бонусний сир за 2 жетони худоби, ** будь-який сир, ✓ використано; будівлі з ціною, ✓ зведено, ■ використано цього ходу. Області: очки й міста, далі вплив гравців.

## The drawing

board-name = { $seat_name }
board-wheel = { $turn ->
    [0] Поле перед першим ходом.
   *[other] Поле, хід { $turn }.
} { $seat_you ->
    [yes] Перед вами: { $venue }.
   *[no] { $seat_name }, сектор: { $venue }.
}
board-before = Підготовка
board-turn = Хід { $turn }
board-over = { $turn ->
    [one] { $turn } хід
    [few] { $turn } ходи
    [many] { $turn } ходів
   *[other] { $turn } ходу
}
board-last = Останній хід
board-next = наст. хід
board-next-label = Подивитися, що буде наступного ходу: { $venue }
board-sector-front = { $venue }, ресурс — { $resource }: { $seat_you ->
    [yes] зараз перед вами
   *[no] { $seat_name }, зараз
}
board-sector = { $venue }, ресурс — { $resource }: { $seat_you ->
    [yes] перед вами в хід { $turn }
   *[no] { $seat_name }, хід { $turn }
}
board-sector-plain = { $venue }, ресурс — { $resource }
board-look = Роздивитися: { $venue }
board-looking = { $venue }: { $seat_you ->
    [yes] перед вами в хід { $turn }
   *[no] { $seat_name }, хід { $turn }
}
board-cell = Комірка { $cell }: { counted }, працівника не буде { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
board-cell-taken = до ходу { $turn } тут стоїть працівник ({ $seat_name })
board-worth-note = Число біля комірки: скільки очок сир у ній дасть за теперішнього стану, без замовлень.
board-space = { $space }, { $cheese } { $age }{ $symbol_with }
board-space-free = вільно; працівника не буде { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}{ $pays ->
    [berry] , ціна — ягода
   *[nothing] {""}
}
board-space-brings = очки зараз: { $points }
board-space-closed = закрито за такої кількості гравців
board-space-taken = { $seat_you ->
    [yes] ваш сир
   *[no] зайнято: { $seat_name }
}
board-space-corporation = сир Корпорації
board-worker-home = { $seat_you ->
    [yes] Ваш { $worker } вдома
   *[no] { $seat_name }, { $worker }: вдома
}
board-worker-away = { $seat_you ->
    [yes] Ваш { $worker } повернеться через { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
   *[no] { $seat_name }, { $worker }: повернеться через { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
}
board-worker-yard = { $seat_you ->
    [yes] Ваш { $worker } працює на подвір’ї, повернеться через { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
   *[no] { $seat_name }, { $worker }: працює на подвір’ї, повернеться через { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
}
board-state-over = підрахунок
board-state-choosing = обирає
board-state-laying = кладе квадрати
board-state-ready = вибір зроблено
board-state-done = хід закінчено
board-state-playing = ходить
board-state-waits = чекає
board-state-next = ходить пізніше
board-open-sheet = { $seat_you ->
    [yes] Ваша сироварня докладно
   *[no] Відкрити сироварню: { $seat_name }
}
board-open-firm = Відкрити планшет Корпорації
board-firm = Корпорація
board-firm-tokens = { $count ->
    [one] залишилася { $count } фішка
    [few] залишилося { $count } фішки
    [many] залишилося { $count } фішок
   *[other] залишилося { $count } фішки
}
board-race = { $seat_you ->
    [yes] У вас
   *[no] { $seat_name }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, фішок сиру лишилося { $count }; у Корпорації { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}, фішок { $tokens }
board-firm-level = Рівень { $level }
board-firm-track = Шкала
board-firm-customers = Покупці
board-firm-cards = Карти
board-firm-kept = { $count ->
    [0] Карт немає
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
board-firm-head-start = Фора: до першого ходу розіграла дві карти.
board-firm-night-shift = Нічна зміна: дві карти кожного четвертого ходу.
board-firm-monopoly = Монополія: за рівності в Містах перемагає вона.
board-deck = Карти замовлень: у колоді { $count }, у скиді { $discards }
board-deck-title = Карти замовлень
board-deck-left = у колоді: { $count }
board-deck-gone = у скиді: { $count }
board-wait = Чекати
board-end = Кінець ходу
board-sample = Зразки: вважаються сиром кожного гравця
board-sign = Очки: { $venue }
board-sign-festival = Ярмарок
board-sign-fromagerie = Крамниця
board-sign-bistro = Бістро
board-sign-villes = Міста
board-more = ще
board-tie = нічия
board-tie-firm = Корп.
board-shelf-trade = Полиця { $shelf }: можна обміняти 1 ресурс
board-shelf-gain-any = Полиця { $shelf }: 1 будь-який ресурс
board-shelf-gain-two = Полиця { $shelf }: 2 будь-які різні ресурси
board-shelf-none = Полиця { $shelf }: за кожен сир { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
board-region = Область: { $region }, очок: { $points }
board-share = { $seat_name } { $count }
board-share-firm = Корпорація { $count }
board-losses = Очок у вас стало менше на { $points }. Чому?
board-lost-behind = Область: { $region }. Попереду тепер { $seat_name }.
board-lost-level = Область: { $region }. Нарівні з вами тепер { $seat_name }.
board-lost-firm-behind = Область: { $region }. Попереду тепер Корпорація.
board-lost-firm-level = Область: { $region }. Нарівні з вами тепер Корпорація.
board-built = зведено
board-not-built = ціна: { $count ->
    [one] { $count } споруда
    [few] { $count } споруди
    [many] { $count } споруд
   *[other] { $count } споруди
}
board-creamery = { $seat_you ->
    [yes] Ваша сироварня
   *[no] Сироварня: { $seat_name }
}
board-tokens = { $count ->
    [one] Залишилася { $count } фішка сиру
    [few] Залишилося { $count } фішки сиру
    [many] Залишилося { $count } фішок сиру
   *[other] Залишилося { $count } фішки сиру
}
board-calendar = Що попереду і хто повернеться
board-now = Зараз
board-day-now = Зараз: { $venue }, { $resource }. Вдома:
board-day = Хід { $turn }: { $venue }, { $resource }. Повернеться:
board-yard = Подвір’я
board-yard-label = Подвір’я з будівлями; вільних споруд: { $count }
board-pasture = Пасовище
board-pasture-label = Пасовище й доїльні зали; худоби: { $count }
board-parlours = Доїльні зали
board-parlour-ready = Зала { $parlour }: { $cheese } { $age } бонусний сир, худоби треба: { $count }
board-parlour-any = Зала { $parlour }: будь-який бонусний сир, худоби треба: { $count }
board-parlour-used = Зала { $parlour }: використано
board-kitchen-label = Кухня: ягід у кошику { $fruit }, джем { $jams } × ягідний сир { $berries } = { $points }
board-orders-label = Замовлення: відкритих { $count }, виконаних { $completed }
board-open-orders = Відкриті замовлення
board-no-orders = немає
board-order = { $count ->
    [1] Замовлення: { $cheese } { $age } сир
    [one] { $count } замовлення: { $cheese } { $age } сир
    [few] { $count } замовлення: { $cheese } { $age } сир
    [many] { $count } замовлень: { $cheese } { $age } сир
   *[other] { $count } замовлення: { $cheese } { $age } сир
}
board-completed = Виконано
board-completed-count = виконано замовлень: { $count }
board-workers = Працівники
board-points = Очки, якщо закінчити зараз
board-total = Усього
board-draft = Квадрати будівель, коло { $round }
board-draft-note = Залиште один квадрат, решта перейде ліворуч.
board-draft-note-solo = Залиште один квадрат, решта піде в коробку. Нових квадратів буде на один менше.
board-lay = Розкладіть квадрати будівель
board-lay-note = Місце за місцем: квадрат назавжди закриває надруковану будівлю.
board-lay-slot = Місце { $slot }: лишити як є чи закрити?
board-hand = на вибір ({ $count })
board-kept = залишено ({ $count })
board-left = не розкладено ({ $count })
board-laid = на планшеті ({ $count })
board-hidden-squares = { $count ->
    [one] { $count } прихований квадрат
    [few] { $count } приховані квадрати
    [many] { $count } прихованих квадратів
   *[other] { $count } прихованого квадрата
}
board-close = Закрити
board-back = До свого сектора
panel-since = Після вашого ходу:
panel-since-turn = У цьому ході:
panel-points = очки, якщо закінчити зараз: { $points }
panel-buildings = будівель: { $count } із 4
panel-parlours = використано зал: { $count } із 4
status-make-free = можна робити сир
status-make-used = сир зроблено
status-make-none = сир зробити не можна
status-gather-free = можна збирати
status-gather-used = зібрано
status-gather-none = збирати не можна
status-secret = таємний хід

## Чому боту подобається хід

term-win = Перемога
term-points = Очки на аркуші
term-promise = Очки, до яких недалеко
term-stock = Ресурси
term-orders = Замовлення
term-powers = Властивості будівель
term-squares = Квадрати будівель
term-time = Час працівників
term-rivals = Відставання суперників

## Погляд назад

review-worlds = { $count ->
    [one] { $count } ринок, що пасує до того, що тоді знали.
    [few] { $count } ринки, що пасують до того, що тоді знали.
   *[many] { $count } ринків, що пасують до того, що тоді знали.
}
review-another-world = Зазирнути на інший ринок
review-a-world = Один із ринків, що пасують до того, що тоді знали.
slip-term-win = Ви не помічаєте ходів, що приносять перемогу
slip-term-points = Ви проминаєте очки
slip-term-promise = Ви проминаєте очки, до яких недалеко
slip-term-stock = Вам бракує ресурсів
slip-term-orders = Ви забуваєте про замовлення
slip-term-powers = Ви мало користуєтеся будівлями
slip-term-squares = Ви забуваєте про квадрати будівель
slip-term-time = Ви відпускаєте працівників надто надовго
slip-term-rivals = Ви даєте суперникам вирватися вперед
slip-move-gather = Зібрати ресурси
slip-move-make = Зробити сир
slip-move-milk = Бонусний сир
slip-move-build = Збудувати
slip-move-power = Властивість будівлі
slip-move-order = Замовлення
slip-move-take = Вибрати ресурс
slip-move-give = Обмін
slip-move-wait = Зачекати на інших
slip-move-end = Закінчити хід
slip-move-pick = Вибрати будівлю
slip-move-cover = Вибрати будівлю
