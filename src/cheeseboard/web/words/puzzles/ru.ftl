# Задачи из настоящих партий.

puzzles = Задачи
puzzles-pitch = Позиции из настоящих партий, в которых один ход намного лучше остальных, если судить по тому, что мог знать игрок. Найдите его.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
}
puzzles-none = Задач пока нет.
puzzle = Задача
puzzle-number = Задача { $number }
puzzle-of = Задача { $number } из { $count }
puzzle-find = Найдите лучший ход.
puzzle-seat = Вы играете за место «{ $name }».
puzzle-difficulty = Сложность { $level } из 5
puzzle-hint = Подсказка
puzzle-hint-term = Подумайте вот о чём: { $term }.
puzzle-found = Нашли!
puzzle-not-found = Есть ход лучше.
puzzle-shown = Ответ
puzzle-your-move = Ваш ход: { $move }
puzzle-answer = Лучший ход: { $move }
puzzle-lead = { $points ->
    [one] Шанс на победу с ним на { $points } пункт выше, чем с любым другим.
    [few] Шанс на победу с ним на { $points } пункта выше, чем с любым другим.
   *[many] Шанс на победу с ним на { $points } пунктов выше, чем с любым другим.
}
puzzle-why = Почему
puzzle-again = Попробовать ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-today = Задача дня
puzzle-today-tried = { $tried ->
    [0] Её ещё никто не пробовал.
    [one] Пробовал { $tried }, нашли { $found }.
   *[other] Пробовали { $tried }, нашли { $found }.
}
puzzle-solved = решена
puzzle-tried = пробовали
puzzle-first-counts = Считается первая попытка.
refuse-no-puzzle = Такой задачи нет. Выберите другую из списка.
