title = Three ideas that win
pitch = Doors, gifts and traps: three small puzzles, and the answers of the strongest bot.

doors = One roof is off, three points are left, and a <b>second mouse</b> should come in. Through <b>which tower</b>?
    .task = Bring in a mouse where it helps most.
    .praise = Two corners, twice as many roofs.
    .know = Mice in <b>two corners</b> reach twice as many roofs.
doors-else-same = There both mice would stand before the <b>same three roofs</b>. Use a tower at <b>another corner</b>.
doors-else-roof = More roofs are good, but from one corner you reach <b>only three</b>. First a mouse at another corner.
doors-else = That can wait. Bring in the <b>second mouse</b>, at another corner.

look = From a tower a mouse reaches <b>three roofs</b>. Lift any roof you like, and <b>remember</b> what you see.
    .task = Lift a roof.
    .praise = Good to know.
    .know = Look first, <b>walk later</b>.
look-else = First look: a roof costs one point and shows you <b>where to go</b>.

spare = One mouse stands on a <b>goat log</b>, and the spare tile is another. A push brings the <b>spare in</b>. Where do you want it?
    .task = Win the goat log this turn: roof, step and push, in any order.
    .praise = The goat log is yours!
    .know = The <b>spare</b> comes in where you push.
spare-else-top = There it comes in under the mouse that has a goat log already. Your <b>other mouse</b> needs one: look below the tower.
spare-else-far = That is far from your mice. The gate at the left, <b>below the tower</b>, brings it to a2.
spare-else-roof = You need 3 of your 4 points. The <b>straw roof</b> below the tower is in the way.
spare-else-stay = That mouse stands well: it is <b>on a goat log</b>. Send the other one.
spare-else = You can win the goat log <b>this turn</b>. Roof, step and push are 3 points.

came = You did not search for that cheese: it <b>came to you</b>. A push is one point, so look at the <b>spare</b> every turn.
    .know = A <b>push</b> is the cheapest way to a cheese.

threat = Brie stands on a <b>wax ball</b>, and beside it lies another. Her second mouse <b>runs there</b> next turn.
    .know = Look where a rival’s <b>pair</b> is near.

trap = But it is your turn, and the spare is a <b>trap</b>. Where do you <b>push it in</b>?
    .task = Stop Brie with one push.
    .praise = Her mouse falls!
    .know = A <b>trap</b> comes in under a mouse, too.
trap-else-west = The right row, but from the wrong end: the trap comes in at a6, <b>six cells</b> from her mouse.
trap-else-column = That moves one wax ball and leaves her mouse alone. The trap belongs <b>under the mouse</b>.
trap-else-far = That does not reach Brie. Her mouse stands at the <b>end of row 6</b>.
trap-else = Brie wins the wax ball next turn. <b>One push</b> can stop her.

fallen = One point cost Brie <b>a mouse and a cheese</b>. Whoever loses a third mouse ends the match, so she will be <b>careful</b> now.
    .know = Three lost mice <b>end the match</b>.

remember-1 = <b>Open many doors.</b> Mice in different corners see more than mice in one.
remember-2 = <b>Let cheese come to you.</b> Before you walk, look at the spare: one push may do it.
remember-3 = <b>Push against rivals.</b> A trap, or only the row, can spoil a pair that is nearly made.
