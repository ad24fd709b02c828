"""Breaks the rules of a game in small ways and looks whether its tests notice.

    make mutate GAME=burg_appenzell
    python -m tools.mutate burg_appenzell --sample 200 --seed 1 --jobs 2

A mutant is one small change of one line that decides play. Each is tried in a process of its own,
on the tests that run its line, the fastest first. What was found stays in `.mutants/`, so that a
run can be stopped and taken up again. Mutants that change nothing anybody could notice are named,
with the reason, in the game's `tests/mutants.toml`.
"""
