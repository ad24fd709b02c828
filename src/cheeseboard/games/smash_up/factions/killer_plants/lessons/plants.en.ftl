title = Killer Plants: let them grow
pitch = Two minutes in the garden: minions that come out of the deck without costing you a play.

sprout = Your <b>Sprout</b> has done its work: at the start of your turn it dies, and something bigger grows. Choose <b>Water Lily</b>.
    .task = Take Water Lily from your deck.
    .praise = A minion, and your minion play is still there.
    .know = <b>Sprout</b> becomes a minion of up to 3 at the start of your turn.
sprout-else-none = Then nothing grows. Take <b>Water Lily</b>: it is free.
sprout-else = Good, too. But <b>Water Lily</b> draws you a card every turn from now on.

venus = Your minion play is untouched. Play <b>Venus Man Trap</b> beside the lily.
    .task = Play Venus Man Trap at The Greenhouse.
    .praise = 8 against 3.
    .know = What grows by itself costs <b>no play</b>.
venus-else-base = Plants are strong together: play her at <b>The Greenhouse</b>.
venus-else = Your minion first: <b>Venus Man Trap</b>.

talent = Press her: her <b>talent</b> brings a minion of power 2 or less out of your deck. Take a <b>Sprout</b>, which grows next turn.
    .task = Use the talent of Venus Man Trap and take Sprout.
    .praise = And next turn it grows.
    .know = A <b>talent</b> can be used once in each of your turns.
talent-else-card = Take the <b>Sprout</b>: at the start of your next turn it becomes something bigger.
talent-else = Press <b>Venus Man Trap</b>: her talent is unused.

free = Your action is left: Sleep Spores weaken Brie here, <b>Overgrowth</b> lets the base break next turn. Choose one, then end your turn.
    .task = Play an action as you like, then end your turn.
    .praise = The garden grows.
    .know = <b>Overgrowth</b>: the base breaks next turn, whatever lies there.
free-else = Keep that for later: choose <b>Sleep Spores</b> or <b>Overgrowth</b>.

garden = One minion played, three on the table. At the start of your next turn the <b>lily</b> draws and the <b>Sprout</b> grows.
    .know = Plants win <b>slowly</b>, and then all at once.

remember-1 = <b>Sow early:</b> a Sprout is worth most in the first turns.
remember-2 = <b>Use the talent every turn:</b> Venus Man Trap never stops.
