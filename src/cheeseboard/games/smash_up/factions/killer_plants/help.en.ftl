about-copy = You take a card of <b>the same name</b> from your deck, so choose a minion of which you own more.
