# Сирний ринок українською.

decision-bid = { $seat_you ->
    [yes] На продаж виставлено сир за { $points }. Яку карту ви ставите?
   *[no] { $seat_name } обирає карту.
}
group-bid = Ставка
move-bid = Поставити { $card }

event-offer = На продаж виставлено сир: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
event-bid = Ви обираєте { $card }.
event-show = { $seat_you ->
    [yes] Ви ставите { $card }.
   *[no] { $seat_name } ставить { $card }.
}
event-take = { $seat_you ->
    [yes] Ви забираєте сир за { $points }.
   *[no] { $seat_name } забирає сир за { $points }.
}
event-wasted = Сир за { $points } не дістається нікому.
over-rounds = Усі раунди зіграно.
score-cheese = Сир за { $points }
refuse-card-used = Карту { $card } вже зіграно.

option-rounds = Раунди
    .help = У кожному йде одна карта.
preset-standard = Звичайна
    .help = П’ять сирів, один за одним.
preset-short = Коротка
    .help = Два сири, на пробу.

term-points = Виграні очки
term-rivals = Відставання суперників
term-fit = Ставка до пари сиру

## Малюнок

board-market = Ринок
board-prize = Сир: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-bid-none = { $seat_name } ще обирає карту
board-bid-hidden = { $seat_name }: карту обрано
board-bid-open = { $seat_name } ставить { $card }
board-card = Ваша карта { $card }
board-card-used = Вашу карту { $card } вже зіграно
panel-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
status-rounds = { $count ->
    [0] Усі раунди зіграно
    [one] Залишився { $count } раунд
    [few] Залишилося { $count } раунди
   *[other] Залишилося { $count } раундів
}

## Погляд назад

review-worlds = { $count ->
    [one] { $count } набір ставок, що пасує до того, що тоді знали.
    [few] { $count } набори ставок, що пасують до того, що тоді знали.
   *[many] { $count } наборів ставок, що пасують до того, що тоді знали.
}
review-another-world = Подивитися інші ставки
review-a-world = Один із наборів ставок, що пасують до того, що тоді знали.
slip-term-points = Ви проминаєте очки
slip-term-rivals = Ви даєте суперникам вирватися вперед
slip-term-fit = Ваші ставки не пасують до сиру
slip-move-bid = Ставка
