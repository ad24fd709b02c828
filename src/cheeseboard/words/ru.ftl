# Что говорят все игры.

seat-0 = Красный
    .gen = Красного
seat-1 = Жёлтый
    .gen = Жёлтого
seat-2 = Зелёный
    .gen = Зелёного
seat-3 = Синий
    .gen = Синего
seat-4 = Фиолетовый
    .gen = Фиолетового
seat-5 = Белый
    .gen = Белого
seat-6 = Красный-2
    .gen = Красного-2
seat-7 = Жёлтый-2
    .gen = Жёлтого-2
seat-8 = Зелёный-2
    .gen = Зелёного-2
seat-9 = Синий-2
    .gen = Синего-2
seat-10 = Фиолетовый-2
    .gen = Фиолетового-2
seat-11 = Белый-2
    .gen = Белого-2

event-undo = { $seat_you ->
    [yes] Вы отменяете { $count ->
        [1] действие
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
   *[no] { $seat_name } отменяет { $count ->
        [1] действие
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
}

refuse-over = Партия окончена.
refuse-not-your-turn = Сейчас не ваш ход.
refuse-other = Сейчас правила этого не позволяют.
refuse-undo-border = Отменять нечего: что показано, то показано.
refuse-undo-others = Это уже не отменить: на этом строится ход другого игрока.
refuse-line-border = Этот ход по пути открывает что-то новое. Отправьте его в 2 приёма.

preset-standard = Обычная
