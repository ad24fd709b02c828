# Smash Up: Awesome Level 9000 in English.

## Places

place-1 = first
place-2 = second
place-3 = third
place-4 = fourth

## Decisions

decision-draft = { $seat_you ->
    [yes] Choose a faction for your deck.
   *[no] { $seat_name } chooses a faction.
}
decision-first-hand = { $seat_you ->
    [yes] Do you keep your first hand?
   *[no] { $seat_name } looks at the first hand.
}
decision-order = { $seat_you ->
    [yes] Several abilities happen at once. Which one comes next?
   *[no] { $seat_name } decides which ability comes next.
}
decision-start-order = { $seat_you ->
    [yes] Your turn starts. Which ability comes next?
   *[no] { $seat_name } decides which ability comes next.
}
decision-end-order = { $seat_you ->
    [yes] Your turn ends. Which ability comes next?
   *[no] { $seat_name } decides which ability comes next.
}
decision-menu = { $seat_you ->
    [yes] { $left ->
        [nothing] Nothing is left to play. End your turn.
        [talents] Only talents are left. Use one, or end your turn.
        [bound] Your turn.{ plays-bound }
        [minions] Your turn. You may still play { plays-minions }.{ plays-bound }
        [actions] Your turn. You may still play { plays-actions }.{ plays-bound }
       *[both] Your turn. You may still play { plays-minions } and { plays-actions }.{ plays-bound }
    }
   *[no] { $seat_name } plays cards.
}
plays-minions = { $minions ->
    [one] 1 minion
   *[other] { $minions } minions
}
plays-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
plays-bound = { $grove ->
    [0] {""}
   *[other] {" "}{ plays-grove }
}{ $blossom ->
    [0] {""}
   *[other] {" "}{ plays-blossom }
}
plays-grove = At { base-secret_grove }: 1 more minion of power 2 or less.
plays-blossom = From { card-kp_blossom }: { $blossom ->
    [one] 1 more minion of the same name
   *[other] { $blossom } more minions of the same name
}.
decision-credit = { $seat_you ->
    [yes] Is { $card } one of the minions of Blossom?
   *[no] { $seat_name } plays { $card }.
}
decision-base-for-minion = { $seat_you ->
    [yes] Where do you play { $card }?
   *[no] { $seat_name } chooses a base for { $card }.
}
decision-base-for-action = { $seat_you ->
    [yes] On which base do you put { $card }?
   *[no] { $seat_name } chooses a base for { $card }.
}
decision-minion-for-action = { $seat_you ->
    [yes] On which minion do you put { $card }?
   *[no] { $seat_name } chooses a minion for { $card }.
}
decision-destination = { $seat_you ->
    [yes] { $card }: move to which base?
   *[no] { $seat_name } chooses a base for { $card }.
}
decision-destination-of = { $seat_you ->
    [yes] { $card }: where does { $minion } go?
   *[no] { $seat_name } chooses where { $minion } goes.
}
decision-push = { $seat_you ->
    [yes] { $card }: now choose another player’s minion to move away.
   *[no] { $seat_name } chooses a minion to move away for { $card }.
}
decision-own-move = { $seat_you ->
    [yes] { $card }: choose one of your minions to move.
   *[no] { $seat_name } chooses a minion of their own to move for { $card }.
}
decision-destroy-action = { $seat_you ->
    [yes] { $card }: choose an action in play to destroy.
   *[no] { $seat_name } chooses an action to destroy for { $card }.
}
decision-extra-minion = { $seat_you ->
    [yes] { $card }: you may play an extra minion now.
   *[no] { $seat_name } may play an extra minion.
}
decision-extra-action = { $seat_you ->
    [yes] { $card }: you may play an extra action now.
   *[no] { $seat_name } may play an extra action.
}
decision-base = { $seat_you ->
    [yes] { $card }: choose a base where you have a minion.
   *[no] { $seat_name } chooses a base for { $card }.
}
decision-discard = { $seat_you ->
    [yes] Discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] { $seat_name } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
decision-discard-or-stop = { $seat_you ->
    [yes] { $card }: you may discard { $count ->
        [one] a card
       *[other] up to { $count } cards
    }.
   *[no] { $seat_name } may discard cards.
}
decision-pile = { $seat_you ->
    [yes] { $card }: choose a card from your discard pile.
   *[no] { $seat_name } chooses a card from the discard pile.
}
decision-how-many = { $seat_you ->
    [yes] { $card }: how many do you take?
   *[no] { $seat_name } chooses how many to take.
}
decision-search = { $seat_you ->
    [yes] { $card }: find a minion in your deck.
   *[no] { $seat_name } searches the deck.
}
decision-score = { $seat_you ->
    [yes] Several bases are ready. Which one is scored first?
   *[no] { $seat_name } chooses the base to score.
}
decision-window = { $seat_you ->
    [yes] A base is being scored. Do you use a special ability?
   *[no] { $seat_name } may use a special ability.
}

## Moves

group-draft = Factions
group-keep = Keep the hand
group-redraw = Draw a new hand
group-minions = Play a minion
group-actions = Play an action
group-talents = Use a talent
group-end = End your turn
group-bases = Bases
group-at-base = At { $base }
group-cards = Cards
group-abilities = Abilities
group-number = How many
group-credit = Which play
group-none = Skip it
group-stop = Enough
group-pass = Pass

move-draft = Take the { $faction }
move-keep = Keep it
move-redraw = Show it and draw five new cards
move-play = { $card }
move-play-at = { $card } at { $base }
move-play-by-blossom = { $card }, by Blossom
move-play-by-other = { $card }, by another play
move-rise = { $card } from your discard pile
move-rise-at = { $card } from your discard pile, at { $base }
move-rise-by-blossom = { $card } from your discard pile, by Blossom
move-rise-by-other = { $card } from your discard pile, by another play
move-talent = { $card } at { $base }
move-end = { $count ->
    [0] Done playing. No base is ready.
    [one] Done playing. 1 base will be scored.
   *[other] Done playing. { $count } bases will be scored.
}
move-base = { $base } ({ $total } of { $breakpoint })
move-base-after = { $base } ({ $total }, then { $after } of { $breakpoint })
move-base-breaks = { $base } ({ $total }, then { $after } of { $breakpoint }: ready to be scored)
move-minion = { $seat_you ->
    [yes] { $card }, power { $power } (yours)
   *[no] { $card }, power { $power } ({ $seat_name })
}
move-action = { $seat_you ->
    [yes] { $card } (yours)
   *[no] { $card } ({ $seat_name })
}
move-action-on-minion = { $seat_you ->
    [yes] { $card } on { $minion } (yours)
   *[no] { $card } on { $minion } ({ $seat_name })
}
move-card = { $card }
move-take = { $count ->
    [one] Take 1
   *[other] Take { $count }
}
move-ability = { $card } at { $base }
move-ability-against = { $card } against { $minion } ({ $seat_name })
move-blossom = Use a play of Blossom
move-other = Use another play
move-none-destroy = Destroy nobody
move-none-move = Move nobody
move-none-minion = Play no minion
move-none-action = Play no action
move-none-take = Take nothing
move-stop = Discard no more
move-pass = Use no special ability

## Questions before a move

confirm-vain = { $card } would change nothing now. Play it all the same?
confirm-end = { $left ->
    [both] You could still play a minion and an action. End your turn all the same?
    [minion] You could still play a minion. End your turn all the same?
    [action] You could still play an action. End your turn all the same?
   *[talent] A talent of yours is still unused. End your turn all the same?
}

## Events

event-first = { $seat_you ->
    [yes] You go first.
   *[no] { $seat_name } goes first.
}
event-faction = { $seat_you ->
    [yes] You take the { $faction }.
   *[no] { $seat_name } takes the { $faction }.
}
event-base = A new base: { $base }.
event-redraw = { $seat_you ->
    [yes] You have no minion. You show your hand and draw a new one.
   *[no] { $seat_name } has no minion, shows the hand and draws a new one.
}
event-shows = { $seat_you ->
    [yes] You show { $card }.
   *[no] { $seat_name } shows { $card }.
}
event-turn = { $seat_you ->
    [yes] Your turn begins.
   *[no] { $seat_name }: a turn begins.
}
event-at-start = At the start of the turn: { $card }.
event-at-end = At the end of the turn: { $card }.
event-draw = { $seat_you ->
    [yes] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] { $seat_name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-draw-card = { $seat_you ->
    [yes] You draw { $card }.
   *[no] { $seat_name } draws { $card }.
}
event-reshuffle = { $seat_you ->
    [yes] Your discard pile becomes your new deck.
   *[no] { $seat_name } shuffles the discard pile into a new deck.
}
event-discard = { $seat_you ->
    [yes] You discard { $card }.
   *[no] { $seat_name } discards { $card }.
}
event-recover = { $seat_you ->
    [yes] You take { $card } from your discard pile.
   *[no] { $seat_name } takes { $card } from the discard pile.
}
event-fetch = { $seat_you ->
    [yes] You find { $card } in your deck and shuffle it.
   *[no] { $seat_name } finds { $card } in the deck and shuffles it.
}
event-to-hand = { $seat_you ->
    [yes] { $card } goes to your hand.
   *[no] { $seat_name } puts { $card } in the hand.
}
event-finds-nothing = { $seat_you ->
    [yes] You find nothing that fits in your deck.
   *[no] { $seat_name } finds nothing that fits in the deck.
}
event-no-search = { $seat_you ->
    [yes] You take nothing from your deck.
   *[no] { $seat_name } takes nothing from the deck.
}
event-no-choice = { $seat_you ->
    [yes] { $card }: there is nothing you could choose.
   *[no] { $card }: there is nothing { $seat_name } could choose.
}
event-no-effect = { $card } has no effect.
event-minion = { $seat_you ->
    [yes] You play { $card } at { $base }.
   *[no] { $seat_name } plays { $card } at { $base }.
}
event-action = { $seat_you ->
    [yes] You play { $card }.
   *[no] { $seat_name } plays { $card }.
}
event-action-in-vain = { $seat_you ->
    [yes] You play { $card }, but there is no place for it.
   *[no] { $seat_name } plays { $card }, but there is no place for it.
}
event-on-base = { $seat_you ->
    [yes] You put { $card } on { $base }.
   *[no] { $seat_name } puts { $card } on { $base }.
}
event-on-minion = { $seat_you ->
    [yes] You put { $card } on { $minion }.
   *[no] { $seat_name } puts { $card } on { $minion }.
}
event-talent = { $seat_you ->
    [yes] You use the talent of { $card }.
   *[no] { $seat_name } uses the talent of { $card }.
}
event-extra-minion = { $seat_you ->
    [yes] You may play { $count ->
        [one] an extra minion
       *[other] { $count } extra minions
    }.
   *[no] { $seat_name } may play { $count ->
        [one] an extra minion
       *[other] { $count } extra minions
    }.
}
event-extra-action = { $seat_you ->
    [yes] You may play an extra action.
   *[no] { $seat_name } may play an extra action.
}
event-move = { $seat_you ->
    [yes] Your { $card } moves to { $base }.
   *[no] { $card } ({ $seat_name }) moves to { $base }.
}
event-destroy = { $seat_you ->
    [yes] Your { $card } at { $base } is destroyed.
   *[no] { $card } ({ $seat_name }) at { $base } is destroyed.
}
event-saved = { $seat_you ->
    [yes] Your { $card } escapes to your hand.
   *[no] { $card } ({ $seat_name }) escapes to the hand.
}
event-return = { $seat_you ->
    [yes] Your { $card } returns to your hand.
   *[no] { $card } ({ $seat_name }) returns to the hand.
}
event-pick-up = { $seat_you ->
    [yes] You pick up { $card }.
   *[no] { $seat_name } picks up { $card }.
}
event-falls-off = { $seat_you ->
    [yes] Your { $card } goes to your discard pile.
   *[no] { $card } ({ $seat_name }) goes to the discard pile.
}
event-immune-destroy = { $seat_you ->
    [yes] Your { $card } at { $base } cannot be destroyed.
   *[no] { $card } ({ $seat_name }) at { $base } cannot be destroyed.
}
event-immune-move = { $seat_you ->
    [yes] Your { $card } at { $base } cannot be moved.
   *[no] { $card } ({ $seat_name }) at { $base } cannot be moved.
}
event-immune-return = { $seat_you ->
    [yes] Your { $card } at { $base } cannot be returned.
   *[no] { $card } ({ $seat_name }) at { $base } cannot be returned.
}
event-immune-attach = { $seat_you ->
    [yes] Your { $card } at { $base } cannot be affected; the action is discarded.
   *[no] { $card } ({ $seat_name }) at { $base } cannot be affected; the action is discarded.
}
event-breakpoint = The breakpoint of { $base } is 0 this turn.
event-points = { $seat_you ->
    [yes] You score { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
   *[no] { $seat_name } scores { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
}
event-plays-over = { $seat_you ->
    [yes] You are done playing.
   *[no] { $seat_name } is done playing.
}
event-scoring = { $base } is scored.
event-place = { $seat_you ->
    [yes] You take { $place } place.
   *[no] { $seat_name } takes { $place } place.
}
event-cleared = The cards at { $base } go to their owners’ discard piles.
event-new-bases = No base is left. All bases are shuffled again.
event-over = { $seat_you ->
    [yes] You win the match!
   *[no] { $seat_name } wins the match.
}
event-drawn = The last turn is over, and the match is a draw.

## The end

over-goal = { $seat_you ->
    [yes] You have the most points: { $count }.
   *[no] { $seat_name } has the most points: { $count }.
}
over-cap = The last turn is over. { $seat_you ->
    [yes] You have the most points: { $count }.
   *[no] { $seat_name } has the most points: { $count }.
}
over-draw = The last turn is over, and nobody is alone at the top with { $count } points.
score-first = First places
score-second = Second places
score-third = Third places

## Refusals

refuse-boxes = One box serves 2 players. For { $seats } players take two boxes.
refuse-factions-text = Write two factions for each of the { $seats } seats, like this: ghosts+steampunks, bear_cavalry+killer_plants.
refuse-factions-twice = A deck holds two different factions.
refuse-factions-pool = There are not enough decks of { $faction } in the boxes.
refuse-factions-house = { $faction } is a faction of the house: agree on house factions first.
refuse-not-asked = Something else is asked now. Answer that first.
refuse-own-faction = You have { $faction } already. A deck holds two different factions.
refuse-faction-gone = All decks of { $faction } are taken.
refuse-draft-dead-end = If you took { $faction }, somebody would be left with the same faction twice.
refuse-has-minion = There is a minion in your hand, so you keep it.
refuse-no-ability = No ability number { $count } waits.
refuse-too-many = There are only { $count } of them in your discard pile.
refuse-must-choose = The card does not say “may”: you have to choose.
refuse-not-in-hand = { $card } is not in your hand.
refuse-no-special = { $card } is no special ability for this moment.
refuse-minion-only = This extra play is for a minion.
refuse-action-only = This extra play is for an action.
refuse-no-minion-play = You have no minion play left this turn.
refuse-no-action-play = You have no action play left this turn.
refuse-no-base = No base admits { $card } now.
refuse-play-bound = The minion play you have left is not for { $card }.
refuse-other-name = Your minions of Blossom all have the same name, and { $card } has another one.
refuse-no-card = Slot { $count } of the table is empty.
refuse-no-talent = { $card } has no talent.
refuse-talent-of-other = { $card } is not under your control.
refuse-talent-used = You have used this talent of { $card } this turn.
refuse-talent-idle = The talent of { $card } could do nothing now.
refuse-alike = Another { $card } that looks the same is on the list.
refuse-base-away = { $base } is not in play.
refuse-base-forbids = { $card } cannot be played at { $base }.
refuse-base-bound = The play you use is not for { $base }.
refuse-base-not-ready = { $base } has not reached its breakpoint.
refuse-same-base = It is at { $base } already. A move goes to another base.
refuse-base-unfit = { $base } does not fit what the card asks for.
refuse-not-minion = { $card } is no minion.
refuse-not-action = { $card } is no action.
refuse-target-unfit = The card does not let you choose this { $card }; one that looks the same may be on the list.
refuse-discard-order = Discard in the order of your hand: { $card } would have come earlier, or too few cards would be left.
refuse-not-in-deck = { $card } is not in your deck.
refuse-not-in-pile = { $card } is not in your discard pile.
refuse-card-unfit = { $card } does not fit what the card asks for.

## Options

option-boxes = Boxes
    .help = With two boxes two players can have the same faction.
option-boxes-auto = As many as the players need
option-boxes-1 = One
option-boxes-2 = Two
option-factions = Factions
    .help = Or write them down, two for each seat: ghosts+steampunks, bear_cavalry+killer_plants.
option-factions-draft = Chosen in turn
option-factions-random = Dealt at random
option-house_factions = House factions
    .help = Factions of our own invention can be chosen too, and their bases are shuffled in.
option-vp_goal = Points to win
    .help = Fewer make a quick game, more a long one.
option-mulligan = First hand without a minion
option-mulligan-forced = Is always exchanged
option-mulligan-optional = May be exchanged
option-mulligan-reshuffle = May be exchanged and goes back into the deck
option-mulligan-none = Is kept
option-affect_scope = What “affect” means
    .help = In later rules changing power or control affects a card too.
option-affect_scope-rulebook = As in this rulebook
option-affect_scope-modern = As in later rules
option-base_refill = When the bases run out
option-base_refill-rulebook = Play goes on with fewer
option-base_refill-reshuffle = Scored bases are shuffled again
option-sprout_chain = Sprouts in a chain
    .help = A Sprout that a Sprout brought grows on at once.
option-workshop_once = Workshop only once
    .help = Everybody gets the extra action of Workshop at most once a turn.
option-open_hands = Open hands
    .help = All hands can be seen. Good for learning.
option-turn_limit = Most turns
    .help = After so many turns the most points win; 0 for no end.

preset-standard = Standard
    .help = Choose factions in turn, first to 15 points.
preset-quick = Quick
    .help = Factions at random, first to 10 points.
preset-two_boxes = Two boxes
    .help = Every faction twice, so that all may have bears.
preset-house = House factions
    .help = With the factions that were made here.
preset-modern = Later rules
    .help = As the later editions have it.
preset-learner = First match
    .help = Factions are dealt, hands lie open, a poor first hand may be exchanged.

## The terminal

terminal-prizes = points { $prizes }
terminal-on-base = on the base:
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
terminal-cards = hand { $hand }, deck { $deck }, discards { $discards }
terminal-more = { $count } more
terminal-turn = Turn { $turn }
terminal-step-setup = Set-up
terminal-step-start = start
terminal-step-play = playing cards
terminal-step-score = scoring bases
terminal-step-draw = drawing cards
terminal-step-end = end
terminal-step-over = The match is over.
terminal-plays = { $minions ->
    [0] no minion
    [one] 1 minion
   *[other] { $minions } minions
} and { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
} left to play
terminal-legend-turn = ► whose turn it is
terminal-legend-base = (3 of 20) power at the base and the power that it takes to score it
terminal-legend-prizes = 4/2/1 points for first, second and third place
terminal-legend-total = behind a player: points, or power at the base
terminal-legend-minion = behind a minion: its power
terminal-legend-number = # number of the card in the short form of moves
terminal-legend-carried = + action on the minion
terminal-resolving = Being resolved:

## The drawing

board-table = { $count ->
    [one] The table with 1 base
   *[other] The table with { $count } bases
}
board-bases = All bases
board-name = { $seat_name }
board-card-text = { $card_help }
board-base-text = { $base_help }
board-of = of { $breakpoint }
board-place-empty = No base is left for this place.
board-pill-ongoing = ongoing
board-pill-talent = talent
board-pill-special = special
board-pill-played = when played
board-pill-action = action
board-pill-base = on a base
board-pill-minion = on a minion
board-pill-own_minion = on your minion
board-base = { $base }: power { $total }, breaks at { $breakpoint }. Prizes { $first }, { $second } and { $third }.
board-total = { $seat_you ->
    [yes] You have { $power }, rank { $rank }.
   *[no] { $seat_name } has { $power }, rank { $rank }.
}
board-scoring = Being scored
board-minion = { $seat_you ->
    [yes] Your { $card }, power { $power }, at { $base }.
   *[no] { $card } of { $seat_name }, power { $power }, at { $base }.
}
board-action = { $seat_you ->
    [yes] Your action { $card } at { $base }.
   *[no] Action { $card } of { $seat_name } at { $base }.
}
board-carries = { $card } lies on it.
board-sign-veil = Cards of others cannot affect it.
board-sign-shield = It cannot be destroyed.
board-sign-anchor = It cannot be moved.
board-sign-guard = Cards of others cannot destroy it.
board-sign-roots = Cards of others cannot move it.
board-sign-claw = It attacks minions that move here.
board-sign-talent = Its talent is unused.
board-sign-used = Its talent is used.
board-landing = { $minion } would have power { $power } here.
board-lost = { $minion } would not stay here.
board-power = power { $power }
board-on-it = on this minion
board-on-base = on the base
board-look-base = All cards at { $base } in words
board-empty-base = No card lies here yet.
board-close = Close
board-hand = { $seat_you ->
    [yes] { $count ->
        [one] You hold 1 card
       *[other] You hold { $count } cards
    }
   *[no] { $count ->
        [one] { $seat_name } holds 1 card
       *[other] { $seat_name } holds { $count } cards
    }
}
board-deck = { $seat_you ->
    [yes] { $count ->
        [one] Your deck: 1 card
       *[other] Your deck: { $count } cards
    }
   *[no] { $count ->
        [one] Deck of { $seat_name }: 1 card
       *[other] Deck of { $seat_name }: { $count } cards
    }
}
board-discards = { $seat_you ->
    [yes] { $count ->
        [one] Your discard pile: 1 card. Look through it
       *[other] Your discard pile: { $count } cards. Look through it
    }
   *[no] { $count ->
        [one] Discard pile of { $seat_name }: 1 card. Look through it
       *[other] Discard pile of { $seat_name }: { $count } cards. Look through it
    }
}
board-discards-title = { $seat_you ->
    [yes] Your discard pile
   *[no] Discard pile of { $seat_name }
}
board-known-title = { $seat_you ->
    [yes] Your hand
   *[no] Known cards in the hand of { $seat_name }
}
board-empty-pile = The pile is empty.
board-scored-title = Scored bases
board-scored-count = { $count ->
    [one] 1 scored base. Look at it
   *[other] { $count } scored bases. Look through them
}
board-empty-scored = No base has been scored yet.
board-base-deck = { $count ->
    [one] 1 base in the base deck
   *[other] { $count } bases in the base deck
}
board-caption-hand = Hand
board-caption-deck = Deck
board-caption-discard = Discard
board-caption-scored = Scored
board-caption-bases = Bases
board-plays = Plays left
board-token-minion = minion
board-token-action = action
board-token-grove = Grove: up to 2
board-token-blossom = Blossom
board-token-blossom-of = Blossom: { $card }
board-go-play = Play it
board-go-discard = Discard it
board-go-base = Now press a base
board-go-min = Now press a minion
board-go-act = Now press an action
board-from-discards = from your discard pile
board-limelight = { $seat_you ->
    [yes] You decide for
   *[no] { $seat_name } decides for
}
board-chain = One effect inside the other: { $names }
board-then-offer_minion = then a minion may be played
board-then-offer_action = then an action may be played
board-tray-abilities = Which ability comes next?
board-tray-words = Your answer
board-tray-deck = From your deck
board-tray-pile = From your discard pile
board-at = at { $base }
board-against = against { $name } ({ $holder })
board-scoring-title = { $base } is scored
board-stage-before = before
board-stage-points = points
board-stage-after = after
board-stage-clear = new base
board-may-react = May still react
board-draft = Two factions make a deck
board-decks-left = { $count ->
    [0] all taken
    [one] 1 left
   *[other] { $count } left
}
board-look-deck = All cards of the { $faction }
panel-points = { $count ->
    [one] 1 point of { $goal }
   *[other] { $count } points of { $goal }
}
panel-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
panel-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
panel-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
status-start = 1/5 start
status-play = 2/5 play cards
status-score = 3/5 score bases
status-draw = 4/5 draw
status-end = 5/5 end

## Card lists and large views

board-list-title = Cards of the faction: { $faction }
board-list-bases = Cards of the table: bases
board-facts-minion = minion, power { $power }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-facts-action = action, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-facts-base = base, breakpoint { $breakpoint }, points { $first }, { $second } and { $third }
board-large = Show { $name } large
board-rules = Rules and rulings:

## What a choice would change

board-after = Total here then: { $total } of { $breakpoint }.
board-breaks = The base is then ready to be scored.

## The latest scoring

board-recap-title = Scored: { $base }
board-recap-reached = { $total } of { $breakpoint } reached
board-recap-nobody = Nobody has a minion there.
board-recap-place = { $seat_you ->
    [yes] You
   *[no] { $seat_name }
}: { $place } place with { $power } power
board-recap-next = New here: { $base }
board-recap-empty = No base takes its place.

## Why a bot likes a move

term-win = Winning
term-points = Points
term-hand = Cards in hand
term-table = Cards at work
term-turn = What this turn still allows
term-bases = Prizes of the bases
term-rivals = Rivals held back
term-factions = Factions

facets-title = Won by faction
## Looking back

review-worlds = { $count ->
    [one] { $count } deal that fits what was known then.
   *[other] { $count } sets of hands that fit what was known then.
}
review-another-world = Look at other hands
review-a-world = Hands that fit what was known then.
slip-term-win = You overlook moves that win
slip-term-points = You pass up points
slip-term-hand = You run short of cards
slip-term-table = Your cards at work do too little
slip-term-turn = You leave plays unused
slip-term-bases = You let prizes of bases go
slip-term-rivals = You let rivals get ahead
slip-term-factions = You choose factions that win less often
slip-move-draft = Choosing a faction
slip-move-play = Choosing a card
slip-move-card = Choosing a card
slip-move-rise = A card from the discard pile
slip-move-talent = A talent
slip-move-ability = An ability
slip-move-base = Choosing a base
slip-move-minion = Choosing a minion
slip-move-action = Choosing an action
slip-move-take = How many to take
slip-move-none = Doing without
slip-move-end = Ending the turn
