about-drift = It drifts to a base of <b>your choice</b>: away from where it wins, to where it is useless.
about-take-off = The base is scored, and one of your minions may <b>leave in time</b> instead of being discarded.
