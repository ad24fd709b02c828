# «Сирний замок» українською.

## Предмети

cheese-holey = Дірчастий
cheese-blue = Блакитний
cheese-wax = У воску
cheese-white = Білий
cheese-orange = Помаранчевий
cheese-goat = Козячий
cheese-slice = Скибочка

tile-plain = порожня плитка
tile-trap = пастка
tile-holey = сир «Дірчастий»
tile-blue = сир «Блакитний»
tile-wax = сир «У воску»
tile-white = сир «Білий»
tile-orange = сир «Помаранчевий»
tile-goat = сир «Козячий»
tile-slice = сир «Скибочка»

roof-tiled = черепичний дах
roof-thatched = солом’яний дах
roof-copper = мідний дах

mouse-0 = миша { seat-0.gen }
mouse-1 = миша { seat-1.gen }
mouse-2 = миша { seat-2.gen }
mouse-3 = миша { seat-3.gen }
mouse-you = ваша миша

slot-Nb = вниз по стовпцю b
slot-Nd = вниз по стовпцю d
slot-Nf = вниз по стовпцю f
slot-Sb = вгору по стовпцю b
slot-Sd = вгору по стовпцю d
slot-Sf = вгору по стовпцю f
slot-W2 = праворуч по ряду 2
slot-W4 = праворуч по ряду 4
slot-W6 = праворуч по ряду 6
slot-E2 = ліворуч по ряду 2
slot-E4 = ліворуч по ряду 4
slot-E6 = ліворуч по ряду 6

## Рішення

decision-place = { $seat_you ->
    [yes] Оберіть вежу для своєї першої миші.
   *[no] { $seat_name } обирає вежу.
}
decision-act = { $seat_you ->
    [yes] Ви маєте ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }. Що робитимуть ваші миші?
   *[no] { $seat_name } має ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
}
decision-run = { $seat_you ->
    [yes] Ваша миша біжить крізь { $cell }. Куди далі?
   *[no] { $seat_name } веде мишу крізь { $cell }.
}
decision-end = { $seat_you ->
    [yes] Ви більше не маєте очок. Закінчіть хід.
   *[no] { $seat_name } більше не має очок.
}

## Ходи

group-place = Поставити мишу у вежу
group-uncover = Зняти дах
group-enter = Увести мишу
group-mouse = Ваша миша на { $cell }
group-tower-mouse = Ваша миша у вежі { $cell }
group-onward = Бігти далі
group-slide = Всунути запасну плитку
group-end = Закінчити хід

move-place = Вежа { $cell }
move-uncover = Зняти { $roof } із кімнати { $room }
move-enter = Зайти до вежі { $cell }
move-run = Перебігти на { $cell }
move-over = { $seat_you ->
    [yes] Пробігти крізь { $cell } повз вашу мишу
   *[no] Пробігти крізь { $cell } повз мишу { $seat_gen }
}
move-win = Перебігти на { $cell } та отримати сир «{ $cheese }»
move-slide = Всунути { $slot }
move-slide-trap = { $seat_you ->
    [yes] Всунути { $slot }: ваша миша на { $cell } потрапляє в пастку
   *[no] Всунути { $slot }: миша { $seat_gen } на { $cell } потрапляє в пастку
}
move-slide-trap-win = { $seat_you ->
    [yes] Всунути { $slot }: { $mouse } на { $cell } потрапляє в пастку, а ви отримуєте сир «{ $cheese }»
   *[no] Всунути { $slot }: { $mouse } на { $cell } потрапляє в пастку, а { $seat } отримує сир «{ $cheese }»
}
move-slide-win = { $seat_you ->
    [yes] Всунути { $slot }: ви отримуєте сир «{ $cheese }»
   *[no] Всунути { $slot }: { $seat } отримує сир «{ $cheese }»
}
line-run = Пробігти через { $passed } на { $cell }
line-win = Пробігти через { $passed } на { $cell } та отримати сир «{ $cheese }»
confirm-end = У вас { $count ->
    [one] лишилося { $count } очко.
    [few] лишилося { $count } очки.
   *[other] лишилося { $count } очок.
} Усе одно закінчити хід?
confirm-slide = Всунути запасну плитку ({ $tile }) { $slot }?
move-end = { $count ->
    [0] Усі дахи лишаються як є.
    [1] Кімната { $rooms } закривається.
   *[other] Кімнати { $rooms } закриваються.
}

## Події

event-start = { $seat_you ->
    [yes] Ви починаєте партію.
   *[no] { $seat_name } починає партію.
}
event-place = { $seat_you ->
    [yes] Ви ставите мишу у вежу { $cell }.
   *[no] { $seat_name } ставить мишу у вежу { $cell }.
}
event-lift = { $seat_you ->
    [yes] Ви знімаєте дах із кімнати { $room }.
   *[no] { $seat_name } знімає дах із кімнати { $room }.
}
event-shows = На { $cell } лежить { $tile }.
event-enter = { $seat_you ->
    [yes] Ви вводите мишу у вежу { $cell }.
   *[no] { $seat_name } вводить мишу у вежу { $cell }.
}
event-run = { $seat_you ->
    [yes] Ваша миша перебігає з { $origin } на { $cell }.
   *[no] { $seat_name } веде мишу з { $origin } на { $cell }.
}
event-run-in = { $seat_you ->
    [yes] Ваша миша вбігає ззовні на { $cell }.
   *[no] { $seat_name } веде мишу ззовні на { $cell }.
}
event-pass = { $seat_you ->
    [yes] Ваша миша біжить крізь { $cell }.
   *[no] { $seat_name } веде мишу крізь { $cell }.
}
event-slide = { $seat_you ->
    [yes] Ви всуваєте запасну плитку { $slot }.
   *[no] { $seat_name } всуває запасну плитку { $slot }.
}
event-goes-in = До замку входить { $tile }.
event-comes-out = Із замку виходить { $tile }.
event-trap = На { $cell } відкривається пастка.
event-fall = { $seat_you ->
    [yes] Ваша миша падає в пастку, і її втрачено назавжди!
   *[no] { $seat_name } втрачає мишу: та назавжди падає в пастку.
}
event-cheese = { $seat_you ->
    [yes] Ви отримуєте сир «{ $cheese }».
   *[no] { $seat_name } отримує сир «{ $cheese }».
}
event-cheese-on = Миші стоять на { $cells }.
event-round = Починається раунд { $round }.
event-end-turn = { $count ->
    [0] { $seat_you ->
        [yes] Ви закінчуєте хід.
       *[no] { $seat_name } закінчує хід.
    }
    [1] { $seat_you ->
        [yes] Ви закінчуєте хід. Кімната { $rooms } закривається.
       *[no] { $seat_name } закінчує хід. Кімната { $rooms } закривається.
    }
   *[other] { $seat_you ->
        [yes] Ви закінчуєте хід. Кімнати { $rooms } закриваються.
       *[no] { $seat_name } закінчує хід. Кімнати { $rooms } закриваються.
    }
}
event-over = { $seat_you ->
    [yes] Перемога за вами!
   *[no] { $seat_name } виграє партію.
}

## Кінець

over-target = { $tie ->
    [wait] { $seat_you ->
        [yes] Ви зібрали досить сортів сиру й з усіх, хто зібрав, найдовше чекали на хід.
       *[no] { $seat_name } збирає досить сортів сиру й з усіх, хто зібрав, найдовше чекає на хід.
    }
   *[none] { $seat_you ->
        [yes] Ви маєте потрібну кількість сортів сиру.
       *[no] { $seat_name } має потрібну кількість сортів сиру.
    }
}
over-mice = Один із гравців утратив третю мишу, і перемагає той, у кого найбільше сиру. { $tie ->
    [none] { $seat_you ->
        [yes] Найбільше маєте ви.
       *[no] { $seat_name } має найбільше.
    }
    [lone] { $seat_you ->
        [yes] Той, хто попереду, перемогти не може: у нього майже не лишилося мишей. Перемагаєте ви.
       *[no] Той, хто попереду, перемогти не може: у нього майже не лишилося мишей. Перемагає { $seat_name }.
    }
    [mice] { $seat_you ->
        [yes] Ви маєте порівну з гравцем, у якого майже немає мишей, тож перемагаєте.
       *[no] { $seat_name } має порівну з гравцем, у якого майже немає мишей, тож перемагає.
    }
   *[wait] { $seat_you ->
        [yes] Ви маєте порівну з іншим гравцем, але довше чекаєте на свій хід.
       *[no] { $seat_name } має порівну з іншим гравцем, але довше чекає на свій хід.
    }
}
over-limit = Останнє коло завершено, і перемагає той, у кого найбільше сиру. { $tie ->
    [none] { $seat_you ->
        [yes] Найбільше маєте ви.
       *[no] { $seat_name } має найбільше.
    }
    [mice] { $seat_you ->
        [yes] Ви маєте порівну з гравцем, у якого майже немає мишей, тож перемагаєте.
       *[no] { $seat_name } має порівну з гравцем, у якого майже немає мишей, тож перемагає.
    }
   *[other] { $seat_you ->
        [yes] Ви маєте порівну з іншим гравцем, але довше чекаєте на свій хід.
       *[no] { $seat_name } має порівну з іншим гравцем, але довше чекає на свій хід.
    }
}
score-kinds = Сортів сиру
score-mice = Мишей лишилося (за рівності)
score-cheese = { $cheese }

## Відмови

refuse-tower-taken = У вежі { $cell } уже стоїть миша.
refuse-place-first = Перед першим ходом кожен лише ставить 1 мишу у вежу.
refuse-placing-over = Безкоштовно миші стають у вежі лише на початку. Тепер увести мишу коштує 1 очко.
refuse-no-points = Ви більше не маєте очок. Можна лише закінчити хід.
refuse-room-open = Кімната { $room } уже відкрита, а дахи повертаються лише наприкінці ходу.
refuse-room-far = Поруч із кімнатою { $room } немає ваших мишей. Миша знімає дахи лише навколо своєї клітинки.
refuse-slide-used = За хід можна зробити 1 зсув, і його вже зроблено.
refuse-no-undo = За домовленістю назад не штовхають: останній зсув — { $slot }.
refuse-reserve-empty = Усі ваші миші вже в замку або втрачені.
refuse-no-mouse = На { $cell } немає ваших мишей.
refuse-roofed = Клітинка { $cell } під дахом. Спершу зніміть дах.
refuse-trap = На { $cell } пастка. Миші на неї не ступають.
refuse-cannot-land = На { $cell } стоїть миша, а за нею немає порожньої клітинки, де можна зупинитися.
refuse-too-dear = На { $cell } стоїть миша. Ви маєте { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, а шлях повз неї до порожньої клітинки коштує більше.
refuse-finish-run = Ваша миша ще біжить крізь { $cell }. Хай спершу зупиниться.
refuse-run-loops = У цій пробіжці клітинку { $cell } вже пройдено.

## Налаштування

option-side = Бік замку
    .help = Кожен бік має свої кімнати.
option-side-A = A, симетричний
option-side-B = B, несиметричний
option-side-random = Вирішує жереб
option-target = Скільки сортів сиру зібрати
    .help = Для 2 або 3 гравців добре пасує довша гра: до 5 сортів.
option-first_spare = Перша запасна плитка
    .help = З порожньою початок м’якший: ніхто не починає з пасткою в руках.
option-first_spare-random = Будь-яка
option-first_spare-plain = Порожня
option-no_undo = Без зворотних зсувів
    .help = Останній зсув не можна скасувати, штовхнувши з іншого кінця.
option-tower_transit = Пробіжка крізь вежі
    .help = Миша з резерву може пробігти крізь зайняту вежу.
option-lone_mouse_may_win = Самотня миша може перемогти
    .help = Якщо ні, то після втрати третьої миші гравець, у якого менше ніж 2 миші, перемогти не може.
option-memory_aid = Допомога пам’яті
    .help = Показує під закритими дахами плитки, які вже було видно.
option-memory_aid-off = Без допомоги
option-memory_aid-ghost = Побачене від початку вашого попереднього ходу
option-memory_aid-full = Усе, що будь-коли було видно
option-round_limit = Найбільша кількість кіл
    .help = Після стількох кіл перемагає той, у кого найбільше сиру.

preset-standard = Звичайна
    .help = Бік A замку, 4 сорти сиру, лише ваша пам’ять.
preset-long = Довгий вечір
    .help = Нерівний бік B і 5 сортів сиру.
preset-very_long = Дуже довга
    .help = 6 сортів сиру. Візьміть хліба.
preset-learner = Перша партія
    .help = Видно все, що відкривалося після вашого минулого ходу. Перемагають 4 сорти сиру.

## The terminal

terminal-round = Коло { $round } (усього не більше ніж { $most })
terminal-cells = & миша, ( . ) вежа, ::::: підвищена підлога, · пусто, 1–7 сир, O пастка, ▒ дах із літерою кімнати
terminal-signs = ▼ ▲ ► ◄ сюди всувають плитку, ● очко, що лишилося, ⇒ зсув є, - такого сиру поки немає
terminal-spare = Запасна плитка:
terminal-mice = у замку { $inside }, зовні { $outside }, втрачено { $lost }

## Малюнок

letter-holey = Д
letter-blue = Бл
letter-wax = В
letter-white = Бі
letter-orange = П
letter-goat = К
letter-slice = С

board-castle = Замок згори. { $count ->
    [0] Усі кімнати під дахами.
    [one] Відкрита { $count } кімната.
    [few] Відкриті { $count } кімнати.
   *[other] Відкрито { $count } кімнат.
}
board-spare = Запас
board-spare-tile = Запасна плитка: { $tile }
board-lifted = Зняті дахи
board-supply = { $target ->
    [few] { $target } сорти з 7
   *[other] { $target } сортів із 7
}
board-which = Яка миша?
board-stack = Сир «{ $cheese }»: лишилося { $count }
board-slot = Щілина: { $slot }
board-roof = Кімната { $room }, { $roof }
board-remembered = З пам’яті на { $cell }: { $tile }
board-tower = Вежа { $cell }
board-mouse = { $seat_you ->
    [yes] Ваша миша на { $cell }
   *[no] Миша { $seat_gen } на { $cell }
}
board-mouse-tile = { $seat_you ->
    [yes] Ваша миша на { $cell } ({ $tile })
   *[no] Миша { $seat_gen } на { $cell } ({ $tile })
}
board-mouse-tower = { $seat_you ->
    [yes] Ваша миша у вежі { $cell }
   *[no] Миша { $seat_gen } у вежі { $cell }
}
board-mouse-runs = { $seat_you ->
    [yes] Ваша миша біжить крізь { $cell }
   *[no] Миша { $seat_gen } біжить крізь { $cell }
}
board-outside = { $count ->
    [one] Зовні { $count } ваша миша
    [few] Зовні { $count } ваші миші
   *[other] Зовні { $count } ваших мишей
}
board-lost = { $count ->
    [one] { $count } вашу мишу втрачено
    [few] { $count } ваші миші втрачено
   *[other] { $count } ваших мишей утрачено
}
panel-start = Починає партію
panel-danger = Ще одна втрачена миша — і партія закінчиться
panel-won = { $won ->
    [0] Сиру ще немає; для перемоги потрібно сортів: { $target }
   *[other] Сортів сиру { $won } з { $target }: { $kinds }
}
status-points = Лишилося очок: { $points } з { $most }
status-push-free = зсув є
status-push-used = зсув був

## Чому боту подобається хід

term-win = Перемога
term-cheese = Здобутий сир
term-mice = Вцілілі миші
term-pairs = Близькі пари сиру
term-inside = Миші в замку
term-known = Відомі плитки
term-safety = Безпека від пасток
term-rivals = Відставання суперників

## Погляд назад

review-worlds = { $count ->
    [one] { $count } замок, що пасує до того, що тоді знали.
    [few] { $count } замки, що пасують до того, що тоді знали.
   *[many] { $count } замків, що пасують до того, що тоді знали.
}
review-another-world = Зазирнути в інший замок
review-a-world = Один із замків, що пасують до того, що тоді знали.
slip-term-win = Ви не помічаєте ходів, що приносять перемогу
slip-term-cheese = Ви лишаєте сир, який можна здобути
slip-term-mice = Ви втрачаєте мишей, яких можна вберегти
slip-term-pairs = Ви проминаєте близькі пари сиру
slip-term-inside = Ви тримаєте в замку замало мишей
slip-term-known = Ви надто рідко зазираєте під дахи
slip-term-safety = Ви лишаєте мишей поруч із пастками
slip-term-rivals = Ви даєте суперникам вирватися вперед
slip-move-place = Вежа на початку
slip-move-uncover = Зняти дах
slip-move-enter = Зайти до вежі
slip-move-run = Перебігти
slip-move-over = Пробігти повз мишу
slip-move-win = Перебігти й отримати сир
slip-move-slide = Всунути плитку
slip-move-end = Закінчити хід
slip-line-run = Пробігти повз мишу
slip-line-win = Перебігти й отримати сир
