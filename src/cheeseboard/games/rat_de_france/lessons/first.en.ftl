title = The first sprint
pitch = Crumb takes you to the start, over a spring and to the finish. Six cards are all you need.

road = The first rat on the <b>finish</b> at the far right wins. You are <b>yellow</b>, start at the left and hold six cards, one of each kind.
    .know = The first rat on the <b>finish</b> wins.
    .panel = Reach the finish
    .caption = The race runs from left to right, past walls and special cells. The first rat on the <b>finish</b> wins.

bid = Lay one card <b>face down</b>; so does Brie. <b>Straight dash</b> runs 2 cells: take it.
    .task = Bid Straight dash.
    .praise = The cards are turned over.
    .know = Everybody bids <b>one card</b>, unseen.
    .panel = Bid in secret
    .caption = Everybody lays <b>one of six cards</b> face down. All are turned over at the same moment.
bid-else = Good later. First we run: take <b>Straight dash</b>.

clash = Both bid <b>Straight dash</b>. You act first and keep it: in one column the <b>arrow</b> decides, up means the lowest rat. Brie slides on to <b>Swap</b>.
    .know = The same card twice: the later one <b>slides on</b>.
    .panel = Never the same
    .caption = Nobody plays the same as somebody before them. The later card <b>slides on</b> along the ring.

dash = Run 2 cells along the road. <b>Walls</b> would stop you, so look before you leap.
    .task = Run to the second cell.
    .praise = Off you go! Brie finds nobody to swap with.
    .know = A dash runs up to 2 cells; <b>walls</b> stop it.
    .panel = Dash and leap
    .caption = A dash runs 1 or 2 cells, <b>up to a wall</b> or a rat. Step, Swap and Leapfrog are other ways to get on.
dash-else = One cell only? The road is free, so run <b>both cells</b>.
dash-else-pass = Standing still wins no race. Press the <b>cell</b>.

hand = <b>Diagonal dash</b> runs slantwise, past the end of one wall, too. <b>Step</b>: 1 cell any way. <b>Swap</b> with a rat beside you. <b>Leapfrog</b> leaps rats.
    .know = Six cards, <b>six ways</b> to move.

cards = Cards that <b>lie open</b> cannot be bid: Brie began with two. The fourth brings all back. The rat <b>behind acts first</b>: that is Brie now.
    .task = Bid any card you hold, and act with it.
    .know = What <b>lies open</b> cannot be bid; the rat behind acts first.

ran-pushed = Brie bid the same and acts first, so your card <b>slid on</b> along the ring. It was her fourth card: now <b>all are back</b> in her hand.
    .know = A card helps where it <b>reaches</b> something.
ran = That was a whole round: <b>bid, show, act</b>. Brie has played her fourth card, so <b>all are back</b> in her hand; two of yours lie open.
ran-still = Your card brought you nowhere: Swap and Leapfrog need <b>rats</b> beside you, Idea a <b>special cell</b>. Look before you bid.

spring = Later in the race: your rat stands on a <b>spring</b>. The card <b>Idea</b> wakes it.
    .task = Bid Idea.
    .praise = Nobody else had that idea.
    .know = <b>Idea</b> wakes the cell you stand on.
spring-else = That card would carry you on foot. You stand on a <b>spring</b>: bid <b>Idea</b>.

fly = A spring throws you <b>1 to 3 cells</b> in any direction, over walls and rats. Fly as far as you can!
    .task = Fly 3 cells forward.
    .praise = Over the wall, and far ahead.
    .know = A spring throws you <b>over walls</b>.
    .panel = Have an idea
    .caption = <b>Idea</b> wakes the cell you stand on. A spring throws you 1 to 3 cells, over walls and rats.
fly-else = The spring carries you there, too. But <b>further is free</b>: 3 cells straight on.

sprint = Near the end Brie is one cell ahead, so <b>you act first</b>. One Straight dash is 2 cells, and the finish is 2 cells away.
    .task = Bid Straight dash, then run to the finish.
    .know = Being <b>behind</b> means acting first.
    .panel = Come from behind
    .caption = The rat <b>furthest behind</b> acts first. Played cards lie open; with the fourth all come back.
sprint-else = Count the cells: the finish is 2 away. Only <b>Straight dash</b> runs that far.
sprint-else-short = So near! The <b>finish</b> is the last column at the right.

won = <b>You win!</b> Brie was ahead, so you acted first: who acts first keeps the card, whatever the others bid.
    .know = Who acts <b>first</b> keeps the card.

remember-1 = <b>Guess the others’ cards.</b> Who bids the same as somebody before gets another card.
remember-2 = <b>The rat behind acts first</b>; in one column the arrow decides. What was played lies open, so look at it.
remember-3 = <b>Ideas wake special cells.</b> A spring flies over walls; other cells have their own trick.
remember-4 = <b>Avoid</b> a card that reaches nothing from where you stand: Swap and Leapfrog need rats beside you.
remember-5 = <b>Avoid</b> a bid that somebody before you can make too, if what comes behind it on the ring is no use.
