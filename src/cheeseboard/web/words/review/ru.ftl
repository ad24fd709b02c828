# Взгляд назад на сыгранную партию.

review = Разбор
look-back = Разобрать партию
review-export = Скачать
review-picture = Картинка
review-print = Печать
review-show = Показать
review-this-step = Этот шаг
review-the-match = Партия
review-notes = Заметки
review-steps = Шаги
review-step = шаг { $step }
review-in-round = раунд { $round }
review-round = Раунд
review-as-seen = Глазами
review-public = Зритель
review-played = сыграно
review-bot = бот
review-bots-choice = выбор бота
review-hindsight = Задним числом: всего этого не видел никто. Список по-прежнему исходит из того, что знал игрок.
review-shown-before = Поле перед ходом, каким его видел игрок { $name }.
review-show-after = Что из этого вышло
review-back-to-truth = Как было
review-nothing-seen = Отсюда этот шаг не был виден.

## Линия времени

review-chances = Шансы на победу, шаг за шагом
review-chance-of-winning = Шанс на победу
review-even = поровну
review-next-turning = К перелому
review-marks = Какие отметки показаны
review-find = Находка
review-slip = Промах
review-blunder = Зевок
review-lucky = Повезло
review-unlucky = Не повезло
review-mark = { $kind }, { $delta }: { $name }, шаг { $step }
review-note-at = Заметка у шага { $step }: { $name }
review-choices = выбор
review-luck = удача
review-winner = победа
review-progress = Разобранные шаги
review-all-done = { $count ->
    [one] Разобран { $count } шаг
    [few] Разобраны все { $count } шага
   *[many] Разобраны все { $count } шагов
}
review-looking-here = Бот смотрит шаг { $step }, тот же, что и вы.
review-looking-at = Бот смотрит шаг { $step }.
review-done-of = Готово { $done } из { $count }.
review-minutes-left = { $count ->
    [one] Осталось около { $count } минуты.
   *[other] Осталось около { $count } минут.
}
review-rests = Разбор остановился на шаге { $step }.
review-go-on = Продолжить
review-again = Пересчитать новым ботом
review-begin = Разобрать эту партию
review-never = Сыграно по прежним правилам: без разбора.
review-never-why = Эта партия сыграна по прежним правилам. Её можно посмотреть, но сегодняшние боты судили бы её по другим.

## Шаг

review-your-chance = ваш шанс
review-chance-of = шанс: { $name }
review-before-after = Шанс на победу до и после:
review-the-choice = Выбор
review-the-luck = Удача
review-points = Пунктов шанса на победу:
review-not-sure = Пока неясно
review-by-bot-you = Бот, зная то, что знали вы:
review-by-bot = Бот, зная то, что знал игрок { $name }:
review-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
review-for-played = за сыгранный ход
review-for-bot = за ход бота
review-why-bot = говорит за ход бота
review-why-bot-strong = сильно говорит за ход бота
review-why-played = говорит за сыгранный ход
review-why-played-strong = сильно говорит за сыгранный ход
review-still-thinking = Бот ещё думает над этим шагом.
review-will-come = Здесь будет видно, что было выбрано, исходя из того, что игрок мог тогда знать, и отдельно от этого, что с выбором сделал случай. Поле, шаги и заметки работают уже сейчас.
review-forced = Ход был только один.
review-undone = Это взяли назад, так что выбором оно не было.
review-by-chance = Здесь никто не выбирал: это случай или сами правила.
review-set-up = Партия начинается с равных шансов; что роздано, то удача.
review-worlds = { $count ->
    [one] { $count } вариант того, как всё могло быть, судя по тогдашним знаниям.
    [few] { $count } варианта того, как всё могло быть, судя по тогдашним знаниям.
   *[many] { $count } вариантов того, как всё могло быть, судя по тогдашним знаниям.
}
review-came-true = Обведено то, что ближе всего к случившемуся: { $rank }-е место из { $count }.
review-arrow-choice = выбор { $delta }
review-arrow-luck = удача { $delta }
review-another-world = Посмотреть, как ещё могло быть
review-a-world = Один из вариантов того, как всё могло быть.
review-odds = Шанс на победу после сыгранного хода, если взять { $count } возможных раскладов: от { $lowest } до { $highest } процентов, в среднем { $mean }. Вышло { $real }. У выбора бота было { $best }.
review-play-on = Играть отсюда
review-play-on-note = { $name } против { $count ->
    [one] { $count } бота
   *[other] { $count } ботов
}. Сама партия не изменится.
review-play-on-all = Задним числом: всё скрытое лежит так, как лежало. Сама партия не изменится.
review-play-on-seat = Играть за
review-play-on-with = против
review-play-on-bots = ботов
review-play-on-friends = друзей
review-at-the-end = Здесь партия окончена.
review-copy = Ссылка
review-add-note = Заметка

## Партия

review-bill = Счёт шансов
review-bill-caption = Куда ушёл шанс каждого игрока на победу, в процентных пунктах
review-bill-own = Свой выбор
review-bill-luck = Удача
review-bill-others = Выбор других
review-accuracy = Точность
review-start = Начало
review-end = Конец, %
review-adds-up = Сходится: начало, свой выбор, удача, выбор других.
review-so-far = Насколько партия уже разобрана.
review-bill-later = Его выпишут, когда бот посмотрит партию.
review-moments = Три момента
review-no-moments = Пока ни один шаг не выделился.
review-all-turning = Все переломы
review-who = Кто
review-what = Что
review-points-short = Пункты

## Заметки

review-no-notes = Заметок пока нет.
review-your-note = Ваша заметка у шага { $step }
review-note-who = Её увидят все, кто был за столом.
review-note-not-here = Заметки пишут те, кто сидел за столом.
review-note-remove = Убрать эту заметку
review-note-remove-sure = Убрать эту заметку?

## А если

review-what-if = А если
review-what-if-from = А если с шага { $step }
review-what-if-known = сыграно, зная всё наперёд
review-what-if-here = а если
review-what-if-match = в партии
review-lines = Линии
review-line = С шага { $step }
review-line-match = Партия
review-since = С тех пор
review-since-nothing = Пока ничего.
review-your-moves = Ваши ходы
review-keep = Сохранить линию
review-left = Сыгранная линия не сохранена.
review-unkeep = Не хранить
review-back = Назад к партии
review-branch-bots = За остальных играют боты.
review-branch-table = К столу
review-branch-over = Эта линия доиграна до конца.
review-branch-wait = Выбирают остальные.

## Клавиши

review-keys = Клавиши этой страницы
review-key-step = шаг назад, шаг вперёд
review-key-turn = на ход назад, на ход вперёд
review-key-ends = начало, конец
review-key-play = пуск, пауза
review-key-turning = следующий, предыдущий перелом
review-key-eyes = глазами места, начиная с 1
review-key-all = зная всё
review-key-bot = показать ход бота
review-key-what-if = а если: играть дальше отсюда
review-key-copy = скопировать ссылку
review-key-tab = следующая вкладка
review-key-list = этот список
review-letters = Отдельные буквы работают как клавиши

## О себе

oneself = Взгляд назад на ваши партии
oneself-none = Ещё ни одна партия не разобрана. Откройте разбор партии, и здесь сложится картина.
oneself-accuracy = Точность со временем
oneself-accuracy-says = { $count ->
    [one] В среднем { $mean }, разобрана { $count } партия.
    [few] В среднем { $mean }, разобраны { $count } партии.
   *[many] В среднем { $mean }, разобрано { $count } партий.
}
oneself-luck = Удача за все партии
oneself-luck-says = { $count ->
    [one] { $sum } процентных пунктов за { $count } партию.
    [few] { $sum } процентных пунктов за { $count } партии: { $mean } за партию. На многих партиях выравнивается.
   *[many] { $sum } процентных пунктов за { $count } партий: { $mean } за партию. На многих партиях выравнивается.
}
oneself-slips = Обычные промахи
oneself-slips-none = Заметных промахов нет.
oneself-slip = { $count ->
    [one] { $count } раз, { $loss } п.
    [few] { $count } раза, { $loss } п.
   *[many] { $count } раз, { $loss } п.
}
oneself-by-kind = По лучшему ходу
oneself-by-term = По тому, что упущено из виду
