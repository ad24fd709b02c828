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
puzzle-hint-term = Think of this: { $term }.
puzzle-found = Found!
puzzle-not-found = Not the best one.
puzzle-shown = The answer
puzzle-your-move = Your move: { $move }
puzzle-answer = The best move: { $move }
puzzle-lead = { $points ->
    [one] It leads all others by one point of winning chance.
   *[other] It leads all others by { $points } points of winning chance.
}
puzzle-why = Why
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
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
