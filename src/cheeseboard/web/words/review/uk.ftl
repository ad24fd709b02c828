# Погляд назад на зіграну партію.

review = Розбір
look-back = Розібрати партію
review-export = Завантажити
review-picture = Картинка
review-print = Друк
review-show = Показати
review-this-step = Цей крок
review-the-match = Партія
review-notes = Нотатки
review-steps = Кроки
review-step = крок { $step }
review-in-round = раунд { $round }
review-round = Раунд
review-as-seen = Очима
review-public = Глядач
review-played = зіграно
review-bot = бот
review-bots-choice = вибір бота
review-hindsight = Заднім числом: усього цього не бачив ніхто. Список і далі виходить із того, що знав гравець.
review-shown-before = Поле перед ходом, яким його бачив гравець { $name }.
review-show-after = Що з цього вийшло
review-back-to-truth = Як було
review-nothing-seen = Звідси цей крок не було видно.

## Лінія часу

review-chances = Шанси на перемогу, крок за кроком
review-chance-of-winning = Шанс на перемогу
review-even = порівну
review-next-turning = До перелому
review-marks = Які позначки показано
review-find = Знахідка
review-slip = Промах
review-blunder = Позіх
review-lucky = Пощастило
review-unlucky = Не пощастило
review-mark = { $kind }, { $delta }: { $name }, крок { $step }
review-note-at = Нотатка біля кроку { $step }: { $name }
review-choices = вибір
review-luck = удача
review-winner = перемога
review-progress = Розібрані кроки
review-all-done = { $count ->
    [one] Розібрано { $count } крок
    [few] Розібрано всі { $count } кроки
   *[many] Розібрано всі { $count } кроків
}
review-looking-here = Бот дивиться крок { $step }, той самий, що й ви.
review-looking-at = Бот дивиться крок { $step }.
review-done-of = Готово { $done } з { $count }.
review-minutes-left = { $count ->
    [one] Лишилося близько { $count } хвилини.
   *[other] Лишилося близько { $count } хвилин.
}
review-rests = Розбір зупинився на кроці { $step }.
review-go-on = Продовжити
review-again = Перелічити новим ботом
review-begin = Розібрати цю партію
review-never = Зіграно за попередніми правилами: без розбору.
review-never-why = Цю партію зіграно за попередніми правилами. Її можна подивитися, але теперішні боти судили б її за іншими.

## Крок

review-your-chance = ваш шанс
review-chance-of = шанс: { $name }
review-before-after = Шанс на перемогу до й після:
review-the-choice = Вибір
review-the-luck = Удача
review-points = Пунктів шансу на перемогу:
review-not-sure = Поки неясно
review-by-bot-you = Бот, знаючи те, що знали ви:
review-by-bot = Бот, знаючи те, що знав гравець { $name }:
review-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
review-for-played = за зіграний хід
review-for-bot = за хід бота
review-why-bot = промовляє за хід бота
review-why-bot-strong = сильно промовляє за хід бота
review-why-played = промовляє за зіграний хід
review-why-played-strong = сильно промовляє за зіграний хід
review-still-thinking = Бот ще думає над цим кроком.
review-will-come = Тут буде видно, що було обрано, зважаючи на те, що гравець міг тоді знати, і окремо від цього, що з вибором зробив випадок. Поле, кроки й нотатки працюють уже зараз.
review-forced = Хід був лише один.
review-undone = Це взяли назад, тож вибором воно не було.
review-by-chance = Тут ніхто не обирав: це випадок або самі правила.
review-set-up = Партія починається з рівних шансів; що роздано, те удача.
review-worlds = { $count ->
    [one] { $count } варіант того, як усе могло бути, судячи з тодішніх знань.
    [few] { $count } варіанти того, як усе могло бути, судячи з тодішніх знань.
   *[many] { $count } варіантів того, як усе могло бути, судячи з тодішніх знань.
}
review-came-true = Обведено те, що найближче до справжнього: { $rank }-е місце з { $count }.
review-arrow-choice = вибір { $delta }
review-arrow-luck = удача { $delta }
review-another-world = Подивитися, як іще могло бути
review-a-world = Один із варіантів того, як усе могло бути.
review-odds = Шанс на перемогу після зіграного ходу, якщо взяти { $count } можливих розкладів: від { $lowest } до { $highest } відсотків, у середньому { $mean }. Вийшло { $real }. Вибір бота мав { $best }.
review-play-on = Грати звідси
review-play-on-note = { $name } проти { $count ->
    [one] { $count } бота
   *[other] { $count } ботів
}. Сама партія не зміниться.
review-play-on-all = Заднім числом: усе приховане лежить так, як лежало. Сама партія не зміниться.
review-play-on-seat = Грати за
review-play-on-with = проти
review-play-on-bots = ботів
review-play-on-friends = друзів
review-at-the-end = Тут партію закінчено.
review-copy = Посилання
review-add-note = Нотатка

## Партія

review-bill = Рахунок шансів
review-bill-caption = Куди подівся шанс кожного гравця на перемогу, у відсоткових пунктах
review-bill-own = Власний вибір
review-bill-luck = Удача
review-bill-others = Вибір інших
review-accuracy = Точність
review-start = Початок
review-end = Кінець, %
review-adds-up = Сходиться: початок, власний вибір, удача, вибір інших.
review-so-far = Наскільки партію вже розібрано.
review-bill-later = Його випишуть, коли бот подивиться партію.
review-moments = Три моменти
review-no-moments = Поки жоден крок не вирізнився.
review-all-turning = Усі переломи
review-who = Хто
review-what = Що
review-points-short = Пункти

## Нотатки

review-no-notes = Нотаток поки немає.
review-your-note = Ваша нотатка біля кроку { $step }
review-note-who = Її побачать усі, хто був за столом.
review-note-not-here = Нотатки пишуть ті, хто сидів за столом.
review-note-remove = Прибрати цю нотатку
review-note-remove-sure = Прибрати цю нотатку?

## А якщо

review-what-if = А якщо
review-what-if-from = А якщо з кроку { $step }
review-what-if-known = зіграно, знаючи все наперед
review-what-if-here = а якщо
review-what-if-match = у партії
review-lines = Лінії
review-line = З кроку { $step }
review-line-match = Партія
review-since = Відтоді
review-since-nothing = Поки нічого.
review-your-moves = Ваші ходи
review-keep = Зберегти лінію
review-left = Зіграну лінію не збережено.
review-unkeep = Не зберігати
review-back = Назад до партії
review-branch-bots = За решту грають боти.
review-branch-table = До столу
review-branch-over = Цю лінію дограно до кінця.
review-branch-wait = Обирають інші.

## Клавіші

review-keys = Клавіші цієї сторінки
review-key-step = крок назад, крок уперед
review-key-turn = на хід назад, на хід уперед
review-key-ends = початок, кінець
review-key-play = пуск, пауза
review-key-turning = наступний, попередній перелом
review-key-eyes = очима місця, починаючи з 1
review-key-all = знаючи все
review-key-bot = показати хід бота
review-key-what-if = а якщо: грати далі звідси
review-key-copy = скопіювати посилання
review-key-tab = наступна вкладка
review-key-list = цей список
review-letters = Окремі літери працюють як клавіші

## Про себе

oneself = Погляд назад на ваші партії
oneself-none = Ще жодної партії не розібрано. Відкрийте розбір партії, і тут складеться картина.
oneself-accuracy = Точність із часом
oneself-accuracy-says = { $count ->
    [one] У середньому { $mean }, розібрано { $count } партію.
    [few] У середньому { $mean }, розібрано { $count } партії.
   *[many] У середньому { $mean }, розібрано { $count } партій.
}
oneself-luck = Удача за всі партії
oneself-luck-says = { $count ->
    [one] { $sum } відсоткових пунктів за { $count } партію.
    [few] { $sum } відсоткових пунктів за { $count } партії: { $mean } за партію. За багатьма партіями вирівнюється.
   *[many] { $sum } відсоткових пунктів за { $count } партій: { $mean } за партію. За багатьма партіями вирівнюється.
}
oneself-slips = Звичні промахи
oneself-slips-none = Помітних промахів немає.
oneself-slip = { $count ->
    [one] { $count } раз, { $loss } п.
    [few] { $count } рази, { $loss } п.
   *[many] { $count } разів, { $loss } п.
}
oneself-by-kind = За кращим ходом
oneself-by-term = За тим, що лишилося поза увагою
