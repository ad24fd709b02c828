# Help for Cheese Market in English.

about-bid = The highest card that <b>nobody else</b> plays takes the cheese. Every card can be used once.
about-bid-last = This is the <b>last round</b>: no card is worth keeping any longer.

symbols-market = At the market
symbol-cheese = Cheese
symbol-cheese-say = Its number is what it is worth at the end.
symbol-mouse = Buyer
symbol-mouse-say = Each seat’s bid lies below its mouse, face down until all have chosen.

slip-spared = This is the last round, and you hold a <b>higher card</b>: { $better }.
    .keep = Choose again
    .anyway = Bid { $card } anyway
slip-spared-instead = Against one rival the highest card is never worse.

reason-fit = The bid <b>fits the cheese</b>: high cards are kept for dear ones.

summary-points = Points taken
decided-won = Nobody else bid as high as you: the cheese is <b>yours</b>.
decided-lost = The highest card that <b>stood alone</b> was not yours.

reference-round = A round
reference-round-1 = A cheese is shown. Everybody lays a card face down.
reference-round-2 = The highest card that only one seat played takes the cheese.
reference-round-3 = Played cards are used up. After 5 rounds the most points win.
