# «Сырный замок» по-русски.

## Предметы

cheese-holey = Дырчатый
cheese-blue = Голубой
cheese-wax = В воске
cheese-white = Белый
cheese-orange = Оранжевый
cheese-goat = Козий
cheese-slice = Ломтик

tile-plain = пустая плитка
tile-trap = ловушка
tile-holey = сыр «Дырчатый»
tile-blue = сыр «Голубой»
tile-wax = сыр «В воске»
tile-white = сыр «Белый»
tile-orange = сыр «Оранжевый»
tile-goat = сыр «Козий»
tile-slice = сыр «Ломтик»

roof-tiled = черепичная крыша
    .acc = черепичную крышу
roof-thatched = соломенная крыша
    .acc = соломенную крышу
roof-copper = медная крыша
    .acc = медную крышу

mouse-0 = мышь { seat-0.gen }
mouse-1 = мышь { seat-1.gen }
mouse-2 = мышь { seat-2.gen }
mouse-3 = мышь { seat-3.gen }
mouse-you = ваша мышь

slot-Nb = вниз по столбцу b
slot-Nd = вниз по столбцу d
slot-Nf = вниз по столбцу f
slot-Sb = вверх по столбцу b
slot-Sd = вверх по столбцу d
slot-Sf = вверх по столбцу f
slot-W2 = вправо по ряду 2
slot-W4 = вправо по ряду 4
slot-W6 = вправо по ряду 6
slot-E2 = влево по ряду 2
slot-E4 = влево по ряду 4
slot-E6 = влево по ряду 6

## Решения

decision-place = { $seat_you ->
    [yes] Выберите башню для своей первой мыши.
   *[no] { $seat_name } выбирает башню.
}
decision-act = { $seat_you ->
    [yes] У вас ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }. Чем займутся ваши мыши?
   *[no] Ходит { $seat_name }, есть ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
decision-run = { $seat_you ->
    [yes] Ваша мышь бежит через { $cell }. Куда дальше?
   *[no] { $seat_name } ведёт мышь через { $cell }.
}
decision-end = { $seat_you ->
    [yes] У вас больше нет очков. Закончите ход.
   *[no] Ходит { $seat_name }, очков больше нет.
}

## Ходы

group-place = Поставить мышь в башню
group-uncover = Снять крышу
group-enter = Ввести мышь
group-mouse = Ваша мышь на { $cell }
group-tower-mouse = Ваша мышь в башне { $cell }
group-onward = Бежать дальше
group-slide = Вдвинуть запасную плитку
group-end = Закончить ход

move-place = Башня { $cell }
move-uncover = Снять { $roof_acc } с комнаты { $room }
move-enter = Войти в башню { $cell }
move-run = Перебежать на { $cell }
move-over = { $seat_you ->
    [yes] Пробежать через { $cell } мимо вашей мыши
   *[no] Пробежать через { $cell } мимо мыши { $seat_gen }
}
move-win = Перебежать на { $cell } и получить сыр «{ $cheese }»
move-slide = Вдвинуть { $slot }
move-slide-trap = { $seat_you ->
    [yes] Вдвинуть { $slot }: ваша мышь на { $cell } попадает в ловушку
   *[no] Вдвинуть { $slot }: мышь { $seat_gen } на { $cell } попадает в ловушку
}
move-slide-trap-win = { $seat_you ->
    [yes] Вдвинуть { $slot }: { $mouse } на { $cell } попадает в ловушку, а вы получаете сыр «{ $cheese }»
   *[no] Вдвинуть { $slot }: { $mouse } на { $cell } попадает в ловушку, а { $seat } получает сыр «{ $cheese }»
}
move-slide-win = { $seat_you ->
    [yes] Вдвинуть { $slot }: вы получаете сыр «{ $cheese }»
   *[no] Вдвинуть { $slot }: { $seat } получает сыр «{ $cheese }»
}
line-run = Пробежать через { $passed } на { $cell }
line-win = Пробежать через { $passed } на { $cell } и получить сыр «{ $cheese }»
confirm-end = У вас { $count ->
    [one] осталось { $count } очко.
    [few] осталось { $count } очка.
   *[other] осталось { $count } очков.
} Всё равно закончить ход?
confirm-slide = Вдвинуть запасную плитку ({ $tile }) { $slot }?
move-end = { $count ->
    [0] Все крыши остаются как есть.
    [1] Комната { $rooms } закрывается.
   *[other] Комнаты { $rooms } закрываются.
}

## События

event-start = { $seat_you ->
    [yes] Вы начинаете партию.
   *[no] { $seat_name } начинает партию.
}
event-place = { $seat_you ->
    [yes] Вы ставите мышь в башню { $cell }.
   *[no] { $seat_name } ставит мышь в башню { $cell }.
}
event-lift = { $seat_you ->
    [yes] Вы снимаете крышу с комнаты { $room }.
   *[no] { $seat_name } снимает крышу с комнаты { $room }.
}
event-shows = На { $cell } лежит { $tile }.
event-enter = { $seat_you ->
    [yes] Вы вводите мышь в башню { $cell }.
   *[no] { $seat_name } вводит мышь в башню { $cell }.
}
event-run = { $seat_you ->
    [yes] Ваша мышь перебегает с { $origin } на { $cell }.
   *[no] { $seat_name } ведёт мышь с { $origin } на { $cell }.
}
event-run-in = { $seat_you ->
    [yes] Ваша мышь вбегает снаружи на { $cell }.
   *[no] { $seat_name } ведёт мышь снаружи на { $cell }.
}
event-pass = { $seat_you ->
    [yes] Ваша мышь бежит через { $cell }.
   *[no] { $seat_name } ведёт мышь через { $cell }.
}
event-slide = { $seat_you ->
    [yes] Вы вдвигаете запасную плитку { $slot }.
   *[no] { $seat_name } вдвигает запасную плитку { $slot }.
}
event-goes-in = В замок входит { $tile }.
event-comes-out = Из замка выходит { $tile }.
event-trap = На { $cell } открывается ловушка.
event-fall = { $seat_you ->
    [yes] Ваша мышь падает в ловушку и потеряна навсегда!
   *[no] { $seat_name } теряет мышь: та навсегда падает в ловушку.
}
event-cheese = { $seat_you ->
    [yes] Вы получаете сыр «{ $cheese }».
   *[no] { $seat_name } получает сыр «{ $cheese }».
}
event-cheese-on = Мыши стоят на { $cells }.
event-round = Начинается раунд { $round }.
event-end-turn = { $count ->
    [0] { $seat_you ->
        [yes] Вы заканчиваете ход.
       *[no] { $seat_name } заканчивает ход.
    }
    [1] { $seat_you ->
        [yes] Вы заканчиваете ход. Комната { $rooms } закрывается.
       *[no] { $seat_name } заканчивает ход. Комната { $rooms } закрывается.
    }
   *[other] { $seat_you ->
        [yes] Вы заканчиваете ход. Комнаты { $rooms } закрываются.
       *[no] { $seat_name } заканчивает ход. Комнаты { $rooms } закрываются.
    }
}
event-over = { $seat_you ->
    [yes] Победа за вами!
   *[no] { $seat_name } выигрывает партию.
}

## Конец

over-target = { $tie ->
    [wait] { $seat_you ->
        [yes] Вы собрали достаточно сортов сыра и из всех, кто собрал, дольше всех ждали хода.
       *[no] { $seat_name } набирает достаточно сортов сыра и из всех, кто набрал, дольше всех ждёт хода.
    }
   *[none] { $seat_you ->
        [yes] Вы набираете нужное число сортов сыра.
       *[no] { $seat_name } набирает нужное число сортов сыра.
    }
}
over-mice = Один из игроков потерял третью мышь, и побеждает тот, у кого больше всего сыра. { $tie ->
    [none] { $seat_you ->
        [yes] Больше всего у вас.
       *[no] { $seat_name } собирает больше всех.
    }
    [lone] { $seat_you ->
        [yes] Тот, кто впереди, победить не может: у него почти не осталось мышей. Побеждаете вы.
       *[no] Тот, кто впереди, победить не может: у него почти не осталось мышей. Побеждает { $seat_name }.
    }
    [mice] { $seat_you ->
        [yes] Вы идёте вровень с игроком, у которого почти нет мышей, и потому побеждаете.
       *[no] { $seat_name } идёт вровень с игроком, у которого почти нет мышей, и потому побеждает.
    }
   *[wait] { $seat_you ->
        [yes] Вы идёте вровень с другим игроком, но дольше ждёте своего хода.
       *[no] { $seat_name } идёт вровень с другим игроком, но дольше ждёт своего хода.
    }
}
over-limit = Последний круг окончен, и побеждает тот, у кого больше всего сыра. { $tie ->
    [none] { $seat_you ->
        [yes] Больше всего у вас.
       *[no] { $seat_name } собирает больше всех.
    }
    [mice] { $seat_you ->
        [yes] Вы идёте вровень с игроком, у которого почти нет мышей, и потому побеждаете.
       *[no] { $seat_name } идёт вровень с игроком, у которого почти нет мышей, и потому побеждает.
    }
   *[other] { $seat_you ->
        [yes] Вы идёте вровень с другим игроком, но дольше ждёте своего хода.
       *[no] { $seat_name } идёт вровень с другим игроком, но дольше ждёт своего хода.
    }
}
score-kinds = Сортов сыра
score-mice = Мышей осталось (при равенстве)
score-cheese = { $cheese }

## Отказы

refuse-tower-taken = В башне { $cell } уже стоит мышь.
refuse-place-first = Перед первым ходом каждый только ставит 1 мышь в башню.
refuse-placing-over = Бесплатно мыши встают в башни только в начале. Теперь ввести мышь стоит 1 очко.
refuse-no-points = У вас больше нет очков. Можно только закончить ход.
refuse-room-open = Комната { $room } уже открыта, а крыши возвращаются только в конце хода.
refuse-room-far = Рядом с комнатой { $room } нет ваших мышей. Мышь снимает крыши только вокруг своей клетки.
refuse-slide-used = За ход можно сделать 1 сдвиг, и он уже сделан.
refuse-no-undo = По уговору обратно не толкают: последний сдвиг — { $slot }.
refuse-reserve-empty = Все ваши мыши уже в замке или потеряны.
refuse-no-mouse = На { $cell } нет ваших мышей.
refuse-roofed = Клетка { $cell } под крышей. Сначала снимите крышу.
refuse-trap = На { $cell } ловушка. Мыши на неё не наступают.
refuse-cannot-land = На { $cell } стоит мышь, а за ней нет пустой клетки, где можно остановиться.
refuse-too-dear = На { $cell } стоит мышь. У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, а путь мимо неё до пустой клетки стоит больше.
refuse-finish-run = Ваша мышь ещё бежит через { $cell }. Пусть сначала остановится.
refuse-run-loops = В этой пробежке клетка { $cell } уже пройдена.

## Настройки

option-side = Сторона замка
    .help = У каждой стороны свои комнаты.
option-side-A = A, симметричная
option-side-B = B, несимметричная
option-side-random = Решает жребий
option-target = Сколько сортов сыра собрать
    .help = Для 2 или 3 игроков хороша долгая игра: до 5 сортов.
option-first_spare = Первая запасная плитка
    .help = С пустой начало мягче: никто не начинает с ловушкой в руках.
option-first_spare-random = Любая
option-first_spare-plain = Пустая
option-no_undo = Без обратных сдвигов
    .help = Последний сдвиг нельзя отменить, толкнув с другого конца.
option-tower_transit = Пробежка через башни
    .help = Мышь из резерва может пробежать через занятую башню.
option-lone_mouse_may_win = Одинокая мышь может победить
    .help = Если нет, то после потери третьей мыши игрок, у которого меньше 2 мышей, победить не может.
option-memory_aid = Помощь памяти
    .help = Показывает под закрытыми крышами плитки, которые уже были видны.
option-memory_aid-off = Без помощи
option-memory_aid-ghost = Увиденное с начала вашего предыдущего хода
option-memory_aid-full = Всё, что когда-либо было видно
option-round_limit = Наибольшее число кругов
    .help = После стольких кругов побеждает тот, у кого больше всего сыра.

preset-standard = Обычная
    .help = Сторона A замка, 4 сорта сыра, только ваша память.
preset-long = Долгий вечер
    .help = Неровная сторона B и 5 сортов сыра.
preset-very_long = Очень долгая
    .help = 6 сортов сыра. Захватите хлеб.
preset-learner = Первая партия
    .help = Видно всё, что открывалось после вашего прошлого хода. Побеждают 4 сорта сыра.

## The terminal

terminal-round = Круг { $round } (всего не больше { $most })
terminal-cells = & мышь, ( . ) башня, ::::: высокий пол, · пусто, 1–7 сыр, O ловушка, ▒ крыша с буквой комнаты
terminal-signs = ▼ ▲ ► ◄ сюда вдвигают плитку, ● оставшееся очко, ⇒ сдвиг есть, - такого сыра пока нет
terminal-spare = Запасная плитка:
terminal-mice = в замке { $inside }, снаружи { $outside }, потеряно { $lost }

## Рисунок

letter-holey = Д
letter-blue = Г
letter-wax = В
letter-white = Б
letter-orange = О
letter-goat = К
letter-slice = Л

board-castle = Замок сверху. { $count ->
    [0] Все комнаты под крышами.
    [one] Открыта { $count } комната.
    [few] Открыты { $count } комнаты.
   *[other] Открыто { $count } комнат.
}
board-spare = Запас
board-spare-tile = Запасная плитка: { $tile }
board-lifted = Снятые крыши
board-supply = { $target ->
    [few] { $target } сорта из 7
   *[other] { $target } сортов из 7
}
board-which = Какая мышь?
board-stack = Сыр «{ $cheese }»: осталось { $count }
board-slot = Щель: { $slot }
board-roof = Комната { $room }, { $roof }
board-remembered = По памяти на { $cell }: { $tile }
board-tower = Башня { $cell }
board-mouse = { $seat_you ->
    [yes] Ваша мышь на { $cell }
   *[no] Мышь { $seat_gen } на { $cell }
}
board-mouse-tile = { $seat_you ->
    [yes] Ваша мышь на { $cell } ({ $tile })
   *[no] Мышь { $seat_gen } на { $cell } ({ $tile })
}
board-mouse-tower = { $seat_you ->
    [yes] Ваша мышь в башне { $cell }
   *[no] Мышь { $seat_gen } в башне { $cell }
}
board-mouse-runs = { $seat_you ->
    [yes] Ваша мышь бежит через { $cell }
   *[no] Мышь { $seat_gen } бежит через { $cell }
}
board-outside = { $count ->
    [one] Снаружи { $count } ваша мышь
    [few] Снаружи { $count } ваши мыши
   *[other] Снаружи { $count } ваших мышей
}
board-lost = { $count ->
    [one] { $count } ваша мышь потеряна
    [few] { $count } ваши мыши потеряны
   *[other] { $count } ваших мышей потеряно
}
panel-start = Начинает партию
panel-danger = Ещё одна потерянная мышь — и партия закончится
panel-won = { $won ->
    [0] Сыра пока нет; для победы нужно сортов: { $target }
   *[other] Сортов сыра { $won } из { $target }: { $kinds }
}
status-points = Очков осталось: { $points } из { $most }
status-push-free = сдвиг есть
status-push-used = сдвиг был

## Почему боту нравится ход

term-win = Победа
term-cheese = Добытый сыр
term-mice = Уцелевшие мыши
term-pairs = Близкие пары сыра
term-inside = Мыши в замке
term-known = Известные плитки
term-safety = Безопасность от ловушек
term-rivals = Отставание соперников

## Взгляд назад

review-worlds = { $count ->
    [one] { $count } замок, который подходит к тому, что тогда знали.
    [few] { $count } замка, которые подходят к тому, что тогда знали.
   *[many] { $count } замков, которые подходят к тому, что тогда знали.
}
review-another-world = Заглянуть в другой замок
review-a-world = Один из замков, которые подходят к тому, что тогда знали.
slip-term-win = Вы не замечаете ходов, которые приносят победу
slip-term-cheese = Вы оставляете сыр, который можно добыть
slip-term-mice = Вы теряете мышей, которых можно уберечь
slip-term-pairs = Вы проходите мимо близких пар сыра
slip-term-inside = Вы держите в замке слишком мало мышей
slip-term-known = Вы слишком редко заглядываете под крыши
slip-term-safety = Вы оставляете мышей рядом с ловушками
slip-term-rivals = Вы даёте соперникам уйти вперёд
slip-move-place = Башня в начале
slip-move-uncover = Снять крышу
slip-move-enter = Войти в башню
slip-move-run = Перебежать
slip-move-over = Пробежать мимо мыши
slip-move-win = Перебежать и получить сыр
slip-move-slide = Вдвинуть плитку
slip-move-end = Закончить ход
slip-line-run = Пробежать мимо мыши
slip-line-win = Перебежать и получить сыр
