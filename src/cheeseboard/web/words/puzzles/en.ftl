# Puzzles from real matches.

puzzles = Puzzles
puzzles-pitch = Positions from real matches in which one move is far better than the others, by what the player could know. Find it.
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-none = There are no puzzles yet.
puzzle = Puzzle
puzzle-number = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $count }
puzzle-find = Find the best move.
puzzle-seat = You play { $name }.
puzzle-difficulty = Difficulty { $level } of 5
puzzle-hint = A hint
puzzle-hint-group = It is one of: { $group }.
puzzle-hint-term = Think of this: { $term }.
puzzle-hint-few = It is one of these.
puzzle-found = Found!
puzzle-not-found = Not the best one.
puzzle-your-move = Your move: { $move }
puzzle-answer = The best move: { $move }
puzzle-chance = It keeps { $best } % of winning; yours { $yours } %.
puzzle-chance-best = It keeps { $best } % of winning; the second best { $second } %.
puzzle-why = Why
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles of this game
puzzle-try = Try this
puzzle-today = Puzzle of the day
puzzle-today-tried = { $tried ->
    [0] Nobody has tried it yet.
    [one] One has tried it, { $found } found it.
   *[other] { $tried } have tried it, { $found } found it.
}
puzzle-solved = found
puzzle-tried = tried
puzzle-first-counts = Your first try counts.
refuse-no-puzzle = There is no such puzzle. Choose one from the list.
