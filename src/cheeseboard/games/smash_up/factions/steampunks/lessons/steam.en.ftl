title = Steampunks: machines that stay
pitch = Two minutes among cogs: actions that lie on a base and work turn after turn.

stay = Most actions are gone when they are played. Those of the Steampunks <b>stay on a base</b> and work every turn.
    .know = Steampunk actions <b>stay</b> on bases.

engine = Brie leads here 6 to 3. <b>Aggromotive</b> adds 5 to your total where you have a minion, and Steam Man likes company.
    .task = Play Aggromotive on Inventor’s Salon.
    .praise = 9 against 6: five more, and Steam Man has 4.
    .know = <b>Aggromotive</b>: 5 more for your total there.
engine-else-base = It counts only where you have a <b>minion</b>: on Inventor’s Salon.
engine-else = First the machine: <b>Aggromotive</b>, on Inventor’s Salon.

ahab = Now <b>Captain Ahab</b>. Play him at the Workshop: wherever an action of yours lies, he is soon there.
    .task = Play Captain Ahab at the Workshop.
    .praise = Ahoy.
    .know = <b>Captain Ahab</b> sails to your actions.
ahab-else = Play <b>Captain Ahab</b> at the Workshop: you will see how far he gets.

sail = His <b>talent</b> is unused: press him. He sails to the base where your action lies.
    .task = Use the talent of Captain Ahab.
    .praise = There he is.
    .know = A <b>talent</b> can be used once in each of your turns.
sail-else = Press <b>Captain Ahab</b> himself: the star says that his talent is unused.

machine = 11 against 6, with three cards. And <b>Change of Venue</b> takes a machine up again, to put it where it is needed next.
    .know = <b>Change of Venue</b> and Mechanic use a machine twice.

remember-1 = <b>Build where you stand:</b> a machine without a minion does nothing.
remember-2 = <b>Move in late:</b> Captain Ahab and the Zeppelin arrive just before a base breaks.
