# Help for Smash Up in English.

## What is this about?

about-draft = Two factions make <b>one deck</b> of 40 cards. Pick two that help each other; the card button shows what is in them.
about-first-hand = Only a hand <b>without a minion</b> may be exchanged: it cannot take any base. Then five new cards are usually better.
about-order = Things that happen at the same time come <b>one after the other</b>, in your order. Often it does not matter.
about-menu = One <b>minion</b> and one <b>action</b> a turn. Minions bring power to bases; who has the most there when one breaks is paid best.
about-menu-near = A base that you lead is nearly ready. <b>Break it</b> this turn, before others catch up.
about-menu-absent = A base is about to break, and you have <b>nobody</b> there. One minion would take a place that pays.
about-menu-ready = A base is ready, and you are <b>first</b> there. It is scored when you end your turn.
about-menu-behind = A base is ready, but others <b>lead</b> there. It is scored when you end your turn, so change that first if you can.
about-menu-over = When your turn ends, ready bases are <b>scored</b>, then you draw two cards. What you hold stays in your hand.
about-credit = It counts as one of the minions of <b>Blossom</b>, or uses another play. Blossom’s minions share one name.
about-base-for-minion = The arrow on each base shows what the total <b>would be</b>. Power counts for everybody when a base breaks.
about-attach = It <b>stays</b> where you put it and works from there, until the base is scored or somebody removes it.
about-destination = Power <b>leaves</b> one base and <b>arrives</b> at another. Look who would be first at both.
about-push = Whoever is moved keeps its power, but counts <b>somewhere else</b>. Take away what makes a rival first.
about-own-move = Bring your power where a base is <b>about to break</b>, or take it away from where it is lost.
about-destroy-action = An action on a base works <b>turn after turn</b>. Choose the one that costs you most.
about-extra = An extra play is <b>now or never</b>, but you need not use it.
about-base = All that follows happens <b>at this base</b>.
about-discard = Give up what you will not play soon. Discarded cards come back when your deck is <b>empty</b>.
about-pile = What you take back can be played <b>again</b>.
about-how-many = More cards are more choices, but Ghosts like a <b>small hand</b>.
about-search = The card comes straight <b>into play</b> and costs no play of yours.
about-score = Ready bases are scored one after the other, in <b>your</b> order. What the first one changes counts for the next.
about-window = A special may still change <b>who is first</b>. Pass if you have nothing better.

## Symbols

symbols-bases = Bases
symbols-points = Points
symbols-cards = Cards
symbols-signs = Signs on minions

symbol-steps = Podium
symbol-steps-say = The mice show who would take which place if the base broke now, with their power above them.
symbol-first = First place
symbol-first-say = So many points for the most power there. Equals share the better place.
symbol-second = Second and third place
symbol-second-say = They pay, too. You need at least one minion there, however small.
symbol-crack = Crack
symbol-crack-say = The base is near its breakpoint: when all power there together reaches it, the base is scored.
symbol-base-deck = Base deck
symbol-base-deck-say = A scored base is replaced by the next one from here.
symbol-coin = Points
symbol-coin-say = At the end of a turn whoever alone leads with 15 or more wins.
symbol-coin-now = You have { $points }. At the end of a turn whoever alone leads with <b>15</b> or more wins.
symbol-action = Action
symbol-action-say = You may play one each turn. Most are discarded when they have worked; some stay on a base or a minion.
symbol-hand = Cards in hand
symbol-hand-say = At the end of your turn you draw two. More than 10 are discarded then.
symbol-hand-now = You hold { $cards }. After drawing, more than <b>10</b> are discarded.
symbol-deck = Deck
symbol-deck-say = Both factions shuffled together. When it is empty, the discard pile becomes the deck.
symbol-discard = Discard pile
symbol-discard-say = Open to everybody: press a pile to look through it.
symbol-talent = Talent
symbol-talent-say = Press the card to use it, once in each of your turns. It costs no play.
symbol-used = Used talent
symbol-used-say = It works again in its player’s next turn.
symbol-claw = Claw
symbol-claw-say = It attacks minions of others that are moved here. Playing one here is safe.
symbol-shield = Shield
symbol-shield-say = No card can destroy it.
symbol-guard = Guard
symbol-guard-say = Cards of other players cannot destroy it.
symbol-anchor = Anchor
symbol-anchor-say = No card can move it.
symbol-roots = Roots
symbol-roots-say = Cards of other players cannot move it.
symbol-veil = Veil
symbol-veil-say = Cards of other players cannot move, return or destroy it, nor be played on it.

## Slips

slip-lost-base = A base is ready and you are <b>first</b> there. After this you would not win it this turn.
    .keep = Leave it
    .anyway = Do it anyway
slip-lost-base-instead = End your turn first, or play somewhere else.
slip-gift = This makes a base ready where you have <b>no minion</b>: others are paid, you are not.
    .keep = Keep it
    .anyway = Play it anyway
slip-gift-instead = Put a minion of your own there first.

## Reasons

reason-wins-base = It makes a base ready where you are <b>first</b>.
reason-place = It takes a <b>place that pays</b> at a base that is about to break.
reason-points = It brings <b>points</b> at once.
reason-rivals = It takes power from a <b>rival</b> where it counts most.
reason-bases = It brings you nearer to a <b>prize</b>.
reason-hand = More cards are <b>more choices</b> next turn.
reason-table = It works for you <b>turn after turn</b>.
reason-end = Nothing in your hand is better than <b>keeping it</b>. Two new cards come.

## After some turns

summary-minions = Minions played
summary-destroyed = Cards lost
summary-places = Places taken
summary-scored = Points
decided-ahead = You scored the most. Go on breaking bases in your <b>own turn</b>.
decided-few = Others brought more <b>minions</b>. Play one every turn: without power nobody is paid.
decided-behind = A rival scored more. Look for bases that miss <b>5 or less</b>, and be there when they break.
decided-even = Nobody is ahead. Who breaks the next base <b>as first</b> decides.
next-absent = a base is about to break, and you have <b>nobody there</b>. One minion may take second place.
next-near = a base is about to break. Count what is missing, and who is <b>first</b> there.
next-build = no base is about to break. Choose one, and gather your <b>power</b> there.

## The quick reference

reference-turn = Your turn
reference-turn-1 = <b>Start:</b> what says “at the start of your turn”.
reference-turn-2 = <b>Play</b> one minion and one action, in any order; use talents.
reference-turn-3 = <b>Score</b> every base that has reached its breakpoint.
reference-turn-4 = <b>Draw</b> two cards; keep at most 10.
reference-turn-5 = <b>End:</b> what lasts for the turn is over.
reference-base = When a base breaks
reference-base-1 = All power there <b>together</b> reaches its number.
reference-base-2 = Most power takes first place, then second, then third. <b>Equals share</b> the better place.
reference-base-3 = Without a <b>minion</b> there you get nothing.
reference-base-4 = All cards there are discarded, and a <b>new base</b> comes.
reference-words = Words on cards
reference-words-1 = <b>Move:</b> to another base, with everything on it.
reference-words-2 = <b>Destroy:</b> to its owner’s discard pile. Cards of a scored base are not destroyed.
reference-words-3 = <b>Return:</b> back to its owner’s hand.
reference-words-4 = <b>Talent:</b> once in each of your turns. <b>Ongoing:</b> as long as it lies there.
reference-end = The end
reference-end-1 = When a turn ends and somebody has <b>15</b> points, the most win.
reference-end-2 = In a tie at the top <b>play goes on</b>.
reference-end-3 = It need not be the winner’s own turn.
