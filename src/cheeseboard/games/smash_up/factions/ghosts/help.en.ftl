about-spirit = You pay with <b>as many cards</b> as the minion has power. Ghosts do not mind a small hand.
about-dead-rise = The more you discard, the <b>stronger</b> the minion that may rise. Keep what you want to play this turn.
about-rise = It comes into play <b>at once</b>, and its ability works as if you had played it from your hand.
