about-pick-up = You play it <b>again</b>, on any base: take the machine that does least where it lies.
