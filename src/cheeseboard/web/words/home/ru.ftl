# Домашняя страница, строка наверху и маленькие картинки.

## Строка наверху

lang-sign = РУ
nav-home = Главная
nav-puzzles = Задачи
nav-tournaments = Турниры
nav-people = Люди
nav-new = Новый стол
nav-me = Я
nav-foot = Быстрый доступ
next-table = К следующему столу
tables-waiting = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
}
keys = Клавиши
keys-next = Следующий стол, который вас ждёт
keys-home = На главную
keys-new = Новый стол
keys-find = Найти открытый стол
keys-list = Этот список

## Главная

home-title = Главная
home-hello = С возвращением, { $name }!
home-morning = Доброе утро, { $name }!
home-day = Добрый день, { $name }!
home-evening = Добрый вечер, { $name }!
home-night = Не спится, { $name }?
home-waiting = { $count ->
    [one] Вас ждёт { $count } стол. Самый срочный — первый.
    [few] Вас ждут { $count } стола. Самый срочный — первый.
   *[many] Вас ждут { $count } столов. Самый срочный — первый.
}
home-press = или нажмите { $letter } — на любой странице
home-next-you = { $colour ->
    [none] Следующий
   *[other] Следующий, ваш цвет — { $colour }
}
home-you = Ваш цвет — { $colour }
home-your-turn = Ваш ход
home-join = Подсесть
home-more-wait = { $count ->
    [one] Ждёт ещё { $count }
    [few] Ждут ещё { $count }
   *[many] Ждут ещё { $count }
}
home-none = Вас никто не ждёт.
home-none-thinking = { $count ->
    [one] За { $count } столом думают другие. Когда придёт ваш ход, он появится здесь.
    [few] За { $count } столами думают другие. Когда придёт ваш ход, они появятся здесь.
   *[many] За { $count } столами думают другие. Когда придёт ваш ход, они появятся здесь.
}
home-none-idle = Сейчас вы нигде не играете. Начните партию или займите свободный стул.
asleep-title = Уснули
asleep-theirs = Уже { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} никто не ходил, а о часах не договаривались. Очередь за: { $names }.
asleep-yours = Уже { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} никто не ходил, а о часах не договаривались. Ход за вами.
asleep-open = Играть дальше
asleep-wake = Разбудить: напомнить
asleep-bots = Пусть играют боты
asleep-note = Убранный стол не удаляется: он вернётся, когда вы его откроете. Через 60 дней он уберётся сам, без результата.
home-turned-off = { $count ->
    [one] Уведомления на { $names } не дошли пять раз, этот способ отключён.
   *[other] Уведомления на { $names } не дошли пять раз, эти способы отключены.
}
home-repair = Исправить
home-running = Думают другие
home-gathering = Столы, где партия ещё не началась
home-open-mine = Открыть ваш стол: { $game }
home-all = Все: { $count }
home-few = Свернуть
home-finished = Недавно сыграно
home-open-all = Все открытые столы
home-score = Счёт
home-rematch = Реванш
home-wait = { $count ->
    [one] Ждёт { $names }, { $time }
   *[other] Ждут { $names }, { $time }
}
home-many-wait = { $count ->
    [one] Ждёт { $count } человек, { $time }
    [few] Ждут { $count } человека, { $time }
   *[many] Ждут { $count } человек, { $time }
}
home-think = { $count ->
    [one] Думает { $names }.
   *[other] Думают { $names }.
}
home-many-think = { $count ->
    [one] Думает { $count } человек.
    [few] Думают { $count } человека.
   *[many] Думают { $count } человек.
}
home-bots-think = { $count ->
    [one] Обдумывает ход { $names }.
   *[other] Обдумывают ход { $names }.
}
home-two = { $one } и { $other }
home-seats-left = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
home-all-here = Все стулья заняты. Партия ещё не началась.
home-left-minutes = осталось { $time }
home-left-hours = осталось { $count } ч
home-left-until = осталось { $count } ч, до { $at }
home-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
home-left-still = время стоит
span-minutes = { $count } мин
span-hours = { $count } ч
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
home-place = { $place } место из { $of }
home-no-winner = Без победителя
home-alone = Партия в одиночку
home-against = соперники: { $names }
home-own-rules = свои правила
home-rated = на рейтинг
home-friendly = дружеская
home-away = Никого нет уже { $count } мин
home-dots = Ещё: { $game }
home-open-table = Открыть
home-put-away = Убрать отсюда
home-hand-over = Пусть доиграет бот
home-stand-up = Встать из-за стола
home-sit-at = Сесть за стол: { $game }, { $name }
show = Показать
show-all = Все
show-live = Сразу
show-days = По ходу в день
show-none = Без часов
show-friends = Друзья
show-nothing = Подходящих столов нет. Покажите все или откройте свой.
find-table = Найти стол
promise-sit = Вы сразу за столом
promise-sit-why = Мягкие боты, без учётной записи и загрузок.
promise-explains = Стол всё объясняет
promise-explains-why = Каждый ход говорит, чего он стоит. Можно взять назад то, чего никто не видел.
promise-back = Возвращайтесь, когда хотите
promise-back-why = Ваше место и ваш ход подождут.
people-play = Люди играют
you-are-guest = Вы гость
home-history = Вся история
home-review = Разбор
home-unrated = пока без рейтинга
home-about = около { $rating }
home-rating = Рейтинг был { $before }, стал { $after }.
home-not-rated = Дружеская партия, без рейтинга.
show-near = Моей силы
