# Домашня сторінка, рядок угорі та маленькі малюнки.

## Рядок угорі

lang-sign = УК
nav-home = Головна
nav-puzzles = Задачі
nav-tournaments = Турніри
nav-people = Люди
nav-new = Новий стіл
nav-me = Я
nav-foot = Швидкий доступ
next-table = До наступного столу
tables-waiting = { $count ->
    [one] На вас чекає { $count } стіл
    [few] На вас чекають { $count } столи
   *[many] На вас чекають { $count } столів
}
keys = Клавіші
keys-next = Наступний стіл, який на вас чекає
keys-home = На головну
keys-new = Новий стіл
keys-find = Знайти відкритий стіл
keys-list = Цей список

## Головна

home-title = Головна
home-hello = З поверненням, { $name }!
home-morning = Доброго ранку, { $name }!
home-day = Добрий день, { $name }!
home-evening = Добрий вечір, { $name }!
home-night = Не спиться, { $name }?
home-waiting = { $count ->
    [one] На вас чекає { $count } стіл. Найтерміновіший — перший.
    [few] На вас чекають { $count } столи. Найтерміновіший — перший.
   *[many] На вас чекають { $count } столів. Найтерміновіший — перший.
}
home-press = або натисніть { $letter } — на будь-якій сторінці
home-next-you = { $colour ->
    [none] Наступний
   *[other] Наступний, ваш колір — { $colour }
}
home-you = Ваш колір — { $colour }
home-your-turn = Ваш хід
home-join = Підсісти
home-more-wait = { $count ->
    [one] Чекає ще { $count }
    [few] Чекають ще { $count }
   *[many] Чекають ще { $count }
}
home-none = На вас ніхто не чекає.
home-none-thinking = { $count ->
    [one] За { $count } столом думають інші. Коли настане ваш хід, він з’явиться тут.
    [few] За { $count } столами думають інші. Коли настане ваш хід, вони з’являться тут.
   *[many] За { $count } столами думають інші. Коли настане ваш хід, вони з’являться тут.
}
home-none-idle = Зараз ви ніде не граєте. Почніть партію або займіть вільний стілець.
asleep-title = Заснули
asleep-theirs = Уже { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} ніхто не ходив, а про годинники не домовлялися. Черга за: { $names }.
asleep-yours = Уже { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} ніхто не ходив, а про годинники не домовлялися. Хід за вами.
asleep-open = Грати далі
asleep-wake = Розбудити: нагадати
asleep-bots = Хай грають боти
asleep-note = Прибраний стіл не видаляється: він повернеться, коли ви його відкриєте. Через 60 днів він прибереться сам, без результату.
home-turned-off = { $count ->
    [one] Сповіщення на { $names } не дійшли п’ять разів, цей спосіб вимкнено.
   *[other] Сповіщення на { $names } не дійшли п’ять разів, ці способи вимкнено.
}
home-repair = Виправити
home-running = Думають інші
home-gathering = Столи, де партія ще не почалася
home-open-mine = Відкрити ваш стіл: { $game }
home-all = Усі: { $count }
home-few = Згорнути
home-finished = Нещодавно зіграно
home-open-all = Усі відкриті столи
home-score = Рахунок
home-rematch = Реванш
home-wait = { $count ->
    [one] Чекає { $names }, { $time }
   *[other] Чекають { $names }, { $time }
}
home-many-wait = { $count ->
    [one] Чекає { $count } людина, { $time }
    [few] Чекають { $count } людини, { $time }
   *[many] Чекають { $count } людей, { $time }
}
home-think = { $count ->
    [one] Думає { $names }.
   *[other] Думають { $names }.
}
home-many-think = { $count ->
    [one] Думає { $count } людина.
    [few] Думають { $count } людини.
   *[many] Думають { $count } людей.
}
home-bots-think = { $count ->
    [one] Обмірковує хід { $names }.
   *[other] Обмірковують хід { $names }.
}
home-two = { $one } і { $other }
home-seats-left = { $count ->
    [one] Вільне { $count } місце
    [few] Вільно { $count } місця
   *[many] Вільно { $count } місць
}
home-all-here = Усі стільці зайняті. Партія ще не почалася.
home-left-minutes = залишилося { $time }
home-left-hours = залишилося { $count } год
home-left-until = залишилося { $count } год, до { $at }
home-left-days = { $count ->
    [one] залишився { $count } день
    [few] залишилося { $count } дні
   *[many] залишилося { $count } днів
}
home-left-still = час стоїть
span-minutes = { $count } хв
span-hours = { $count } год
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
home-place = { $place } місце з { $of }
home-no-winner = Без переможця
home-alone = Партія на самоті
home-against = суперники: { $names }
home-own-rules = свої правила
home-rated = на рейтинг
home-friendly = дружня
home-away = Нікого немає вже { $count } хв
home-dots = Ще: { $game }
home-open-table = Відкрити
home-put-away = Прибрати звідси
home-hand-over = Хай дограє бот
home-stand-up = Встати з-за столу
home-sit-at = Сісти за стіл: { $game }, { $name }
show = Показати
show-all = Усі
show-live = Одразу
show-days = По ходу на день
show-none = Без годинника
show-friends = Друзі
show-nothing = Немає столів, що підходять. Покажіть усі або відкрийте свій.
find-table = Знайти стіл
promise-sit = Ви одразу за столом
promise-sit-why = Лагідні боти, без облікового запису й завантажень.
promise-explains = Стіл усе пояснює
promise-explains-why = Кожен хід каже, чого він вартий. Можна взяти назад те, чого ніхто не бачив.
promise-back = Повертайтеся, коли хочете
promise-back-why = Ваше місце і ваш хід почекають.
people-play = Люди грають
you-are-guest = Ви гість
home-history = Уся історія
home-review = Розбір
home-unrated = ще без рейтингу
home-about = близько { $rating }
home-rating = Рейтинг був { $before }, став { $after }.
home-not-rated = Дружня партія, без рейтингу.
show-near = Моєї сили
