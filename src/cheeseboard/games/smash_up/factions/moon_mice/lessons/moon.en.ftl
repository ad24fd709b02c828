title = Moon Mice: one small step
pitch = Two minutes with the Moon Mice: a point for being everywhere, without winning a single base.

far = Here your two mice are behind: 5 against 7. Why fight? Moon Mice score for <b>going far</b>: on three bases <b>One Small Step</b> pays a point.
    .know = Moon Mice score for <b>going far</b>.

hop = The <b>Crater Hopper</b> has a talent: once a turn it hops to a base where you have nobody. Press it, then the <b>Launch Pad</b>.
    .task = Let the Crater Hopper hop to the Launch Pad.
    .praise = Two bases.
    .know = The Crater Hopper <b>hops</b> once a turn.
hop-else-base = Leave the <b>Sea of Cheese</b> free: somebody else will gain more there. Hop to the Launch Pad.
hop-else = In a moment. First the <b>Crater Hopper</b> on the Field of Honor: a star says that its talent is left.

land = Now the third base. The <b>Astromouse</b> draws a card, and so does whoever lands alone on the <b>Sea of Cheese</b>.
    .task = Play the Astromouse on the Sea of Cheese.
    .praise = Three bases, and two cards more.
    .know = Small mice bring <b>cards</b>.
land-else-base = You have a mouse there. The <b>Sea of Cheese</b> is empty, and it gives a card.
land-else = First somebody for the third base: the <b>Astromouse</b>.

step = You have mice on <b>three bases</b>. One small step for a mouse …
    .task = Play One Small Step.
    .praise = A point, and no base has broken.
    .know = Minions on <b>three bases</b> are worth a point.
step-else-flag = Keep the <b>flag</b> for your next turn: you have one action, and now the small step is sure.
step-else = A point lies in your hand: <b>One Small Step</b>.

flag = Next turn: the <b>Flag on the Moon</b>. It pays a point as well if your turn ends where <b>only you</b> have minions.
    .know = A <b>flag</b> pays where you are alone.

remember-1 = <b>Spread out:</b> three bases pay, however little you have at each.
remember-2 = <b>Be where nobody is:</b> hop away from fights that you cannot win.
