# Cheese Market in English.

decision-bid = { $seat_you ->
    [yes] A cheese worth { $points } is on offer. Which card do you bid?
   *[no] { $seat_name } is choosing a card.
}
group-bid = Bid
move-bid = Bid { $card }

event-offer = A cheese worth { $points ->
    [one] 1 point
   *[other] { $points } points
} is on offer.
event-bid = You choose { $card }.
event-show = { $seat_you ->
    [yes] You bid { $card }.
   *[no] { $seat_name } bids { $card }.
}
event-take = { $seat_you ->
    [yes] You take the cheese worth { $points }.
   *[no] { $seat_name } takes the cheese worth { $points }.
}
event-wasted = Nobody gets the cheese worth { $points }.
over-rounds = All rounds have been played.
score-cheese = Cheese worth { $points }
refuse-card-used = You have used your { $card }.

option-rounds = Rounds
    .help = One card is used up in each.
preset-standard = Standard
    .help = Five cheeses, one after the other.
preset-short = Short
    .help = Two cheeses, for a try.

term-points = Points won
term-rivals = Rivals held back
term-fit = A bid that fits the cheese

## The drawing

board-market = The market
board-prize = A cheese worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-bid-none = { $seat_name } has not chosen yet
board-bid-hidden = { $seat_name } has chosen a card
board-bid-open = { $seat_name } bids { $card }
board-card = Your card { $card }
board-card-used = Your card { $card }, used
panel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
status-rounds = { $count ->
    [0] All rounds played
    [one] 1 round left
   *[other] { $count } rounds left
}

## Looking back

review-worlds = { $count ->
    [one] { $count } set of bids that fits what was known then.
   *[other] { $count } sets of bids that fit what was known then.
}
review-another-world = Look at other bids
review-a-world = One of the sets of bids that fit what was known then.
slip-term-points = You pass up points
slip-term-rivals = You let rivals get ahead
slip-term-fit = Your bids do not fit the cheese
slip-move-bid = A bid
