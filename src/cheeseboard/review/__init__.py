"""Looking back at a match that is over: what was chosen, and what came of it.

A choice is measured against what its seat could know then; what chance did is shown beside it and
never mixed in. `model` says what an analysis holds.
"""
