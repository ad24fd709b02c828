# Що кажуть усі ігри.

seat-0 = Червоний
    .gen = Червоного
seat-1 = Жовтий
    .gen = Жовтого
seat-2 = Зелений
    .gen = Зеленого
seat-3 = Синій
    .gen = Синього
seat-4 = Фіолетовий
    .gen = Фіолетового
seat-5 = Білий
    .gen = Білого
seat-6 = Червоний-2
    .gen = Червоного-2
seat-7 = Жовтий-2
    .gen = Жовтого-2
seat-8 = Зелений-2
    .gen = Зеленого-2
seat-9 = Синій-2
    .gen = Синього-2
seat-10 = Фіолетовий-2
    .gen = Фіолетового-2
seat-11 = Білий-2
    .gen = Білого-2

event-undo = { $seat_you ->
    [yes] Ви скасовуєте { $count ->
        [1] дію
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
   *[no] { $seat_name } скасовує { $count ->
        [1] дію
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
}

refuse-over = Партію закінчено.
refuse-not-your-turn = Зараз не ваш хід.
refuse-other = Зараз правила цього не дозволяють.
refuse-undo-border = Скасовувати нічого: що показано, те показано.
refuse-undo-others = Цього вже не скасувати: на цьому будується хід іншого гравця.
refuse-line-border = Цей хід дорогою відкриває щось нове. Надішліть його 2 частинами.

preset-standard = Звичайна
