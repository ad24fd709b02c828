about-weakest = You lose a minion, but <b>you</b> choose which of the weakest. Keep the one that matters more.
about-commission = The minion comes first, then one of the others has to <b>leave</b> that base. Choose a base with somebody to push.
