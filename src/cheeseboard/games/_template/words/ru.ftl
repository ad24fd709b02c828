# Сырный рынок по-русски.

decision-bid = { $seat_you ->
    [yes] На продажу выставлен сыр за { $points }. Какую карту вы ставите?
   *[no] { $seat_name } выбирает карту.
}
group-bid = Ставка
move-bid = Поставить { $card }

event-offer = На продажу выставлен сыр: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-bid = Вы выбираете { $card }.
event-show = { $seat_you ->
    [yes] Вы ставите { $card }.
   *[no] { $seat_name } ставит { $card }.
}
event-take = { $seat_you ->
    [yes] Вы забираете сыр за { $points }.
   *[no] { $seat_name } забирает сыр за { $points }.
}
event-wasted = Сыр за { $points } не достаётся никому.
over-rounds = Все раунды сыграны.
score-cheese = Сыр за { $points }
refuse-card-used = Карта { $card } уже сыграна.

option-rounds = Раунды
    .help = В каждом уходит одна карта.
preset-standard = Обычная
    .help = Пять сыров, один за другим.
preset-short = Короткая
    .help = Два сыра, на пробу.

term-points = Выигранные очки
term-rivals = Отставание соперников
term-fit = Ставка под стать сыру

## Рисунок

board-market = Рынок
board-prize = Сыр: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-bid-none = { $seat_name } ещё выбирает карту
board-bid-hidden = { $seat_name }: карта выбрана
board-bid-open = { $seat_name } ставит { $card }
board-card = Ваша карта { $card }
board-card-used = Ваша карта { $card } уже сыграна
panel-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
status-rounds = { $count ->
    [0] Все раунды сыграны
    [one] Остался { $count } раунд
    [few] Осталось { $count } раунда
   *[other] Осталось { $count } раундов
}

## Взгляд назад

review-worlds = { $count ->
    [one] { $count } набор ставок, который подходит к тому, что тогда знали.
    [few] { $count } набора ставок, которые подходят к тому, что тогда знали.
   *[many] { $count } наборов ставок, которые подходят к тому, что тогда знали.
}
review-another-world = Посмотреть другие ставки
review-a-world = Один из наборов ставок, которые подходят к тому, что тогда знали.
slip-term-points = Вы упускаете очки
slip-term-rivals = Вы даёте соперникам уйти вперёд
slip-term-fit = Ваши ставки не подходят к сыру
slip-move-bid = Ставка
