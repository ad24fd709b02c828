# Задачі зі справжніх партій.

puzzles = Задачі
puzzles-pitch = Позиції зі справжніх партій, у яких один хід набагато кращий за решту, якщо судити з того, що міг знати гравець. Знайдіть його.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[many] { $count } задач
}
puzzles-none = Задач поки немає.
puzzle = Задача
puzzle-number = Задача { $number }
puzzle-of = Задача { $number } з { $count }
puzzle-find = Знайдіть найкращий хід.
puzzle-seat = Ви граєте за місце «{ $name }».
puzzle-difficulty = Складність { $level } з 5
puzzle-hint = Підказка
puzzle-hint-term = Подумайте ось про що: { $term }.
puzzle-found = Знайшли!
puzzle-not-found = Є кращий хід.
puzzle-shown = Відповідь
puzzle-your-move = Ваш хід: { $move }
puzzle-answer = Найкращий хід: { $move }
puzzle-lead = { $points ->
    [one] Шанс на перемогу з ним на { $points } пункт вищий, ніж із будь-яким іншим.
    [few] Шанс на перемогу з ним на { $points } пункти вищий, ніж із будь-яким іншим.
   *[many] Шанс на перемогу з ним на { $points } пунктів вищий, ніж із будь-яким іншим.
}
puzzle-why = Чому
puzzle-again = Спробувати ще раз
puzzle-show = Показати відповідь
puzzle-next = Наступна задача
puzzle-today = Задача дня
puzzle-today-tried = { $tried ->
    [0] Її ще ніхто не пробував.
    [one] Пробував { $tried }, знайшли { $found }.
   *[other] Пробували { $tried }, знайшли { $found }.
}
puzzle-solved = розв’язано
puzzle-tried = пробували
puzzle-first-counts = Рахується перша спроба.
refuse-no-puzzle = Такої задачі немає. Оберіть іншу зі списку.
