title = Ghosts: the empty hand
pitch = Two minutes with the Ghosts: cards you do not hold are what makes them strong.

haunting = Ghosts love <b>small hands</b>: with 2 cards or fewer, Haunting has 3 more power and nobody can touch it. You hold 4.
    .know = Ghosts are strong with <b>2 cards or fewer</b> in hand.

ghost = Get rid of cards: play the <b>Ghost</b> at the Workshop. As it comes, you may discard one more.
    .task = Play the Ghost at the Workshop, then discard a card, but not Shady Deal.
    .praise = Two cards left: look at Haunting now.
    .know = A <b>discarded</b> card is no loss for Ghosts.
ghost-else-base = Play it beside <b>Haunting</b>, at the Workshop: the power belongs together.
ghost-else-deal = Keep <b>Shady Deal</b>: it pays in a moment. Discard another card.
ghost-else-stop = You may, but with <b>three</b> cards Haunting stays weak. Discard one.
ghost-else = First the <b>Ghost</b>: it takes two cards out of your hand.

deal = Haunting has <b>6</b>. And if 2 cards or fewer are left in your hand, <b>Shady Deal</b> pays a point.
    .task = Play Shady Deal.
    .praise = A point for next to nothing.
    .know = Some Ghost cards work only with a <b>small hand</b>.
deal-else = One point lies in your hand: play <b>Shady Deal</b>.

turn = One card is left. At the end of your turn you draw <b>two</b>: think what that does to Haunting, then end your turn.
    .task = End your turn.
    .praise = Two cards more.
    .know = You draw <b>two cards</b> at the end of each turn.

drawn = Three cards: Haunting is back at <b>3</b>. End with no card in hand, and it stays at 6 in Brie’s turn, too.
    .know = Empty your hand <b>completely</b>, and Ghosts stay strong.

remember-1 = <b>2 cards or fewer:</b> play, discard, and let the Ghosts grow.
remember-2 = <b>Mind the draw:</b> each turn ends with two new cards.
