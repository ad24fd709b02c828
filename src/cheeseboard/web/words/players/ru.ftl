# Страницы игроков: сила, история, статистика, звания.

## Начало страницы

here-since = Здесь с: { $month }.
guest-page = Страница гостя, только для вас.
only-you = эту страницу видите только вы
name-kept = имя закреплено
finishes = доигрывает { $count } партий из 100
finishes-all = доигрывает все партии
answers-hour = по дням отвечает в течение часа
answers-hours = { $count ->
    [one] по дням отвечает в течение { $count } часа
   *[other] по дням отвечает в течение { $count } часов
}
answers-days = { $count ->
    [one] отвечает в течение { $count } дня
   *[other] отвечает в течение { $count } дней
}
to-me = Имя, значок и данные
as-others = Как видят другие
as-myself = Вернуться к своему виду
nothing-yet-me = Вы ещё не закончили здесь ни одной партии.
nothing-yet-they = { $name }: законченных партий пока нет.
nothing-help = Закончите партию, и она появится здесь с результатом.

## Сила

strength = Сила
strength-help-me = Люди и боты стоят на одной шкале. Холм показывает, где, скорее всего, лежит ваша сила: узкий значит, что мы уверены, широкий и заштрихованный — что стоит сыграть ещё. В 95 случаях из 100 она не выходит за ±.
strength-help-they = Люди и боты стоят на одной шкале. Холм показывает, где, скорее всего, лежит сила игрока: узкий значит, что мы уверены, широкий и заштрихованный — что партий пока мало. В 95 случаях из 100 она не выходит за ±.
no-ratings-me = Рейтинговых партий пока не было. Стол может быть рейтинговым, если у всех закреплены имена и есть часы.
no-ratings-they = { $name }: рейтинговых партий пока нет.
ratings-hidden = { $name } не показывает рейтинг.
ratings-hide = Скрыть от других
ratings-show = Показать другим
ratings-only-you = ваш рейтинг видите только вы
about = около
level-beginner = { bot-beginner }
level-easy = { bot-easy }
level-medium = { bot-medium }
level-hard = { bot-hard }
level-expert = { bot-expert }
higher-beginner = { bot-beginner }
higher-easy = { bot-easy }
higher-medium = { bot-medium }
higher-hard = { bot-hard }
higher-expert = { bot-expert }
matches-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
strength-few = { $count ->
    [one] { $count } партия. Пока слишком мало.
    [few] { $count } партии. Пока слишком мало.
   *[other] { $count } партий. Пока слишком мало.
}
strength-alone = { $count ->
    [one] { $count } партия.
    [few] { $count } партии.
   *[other] { $count } партий.
}
strength-near = { $count ->
    [one] { $count } партия. Рядом с уровнем «{ $level }».
    [few] { $count } партии. Рядом с уровнем «{ $level }».
   *[other] { $count } партий. Рядом с уровнем «{ $level }».
}
strength-between = { $count ->
    [one] { $count } партия. Между уровнями «{ $level }» и «{ $higher }».
    [few] { $count } партии. Между уровнями «{ $level }» и «{ $higher }».
   *[other] { $count } партий. Между уровнями «{ $level }» и «{ $higher }».
}
strength-below = { $count ->
    [one] { $count } партия. Ниже уровня «{ $level }».
    [few] { $count } партии. Ниже уровня «{ $level }».
   *[other] { $count } партий. Ниже уровня «{ $level }».
}
strength-above = { $count ->
    [one] { $count } партия. Выше уровня «{ $level }».
    [few] { $count } партии. Выше уровня «{ $level }».
   *[other] { $count } партий. Выше уровня «{ $level }».
}
legend-bots = Боты:
ruler-words = Рейтинг { $rating } плюс-минус { $half } на шкале от 0 до 50.
ruler-bots = Боты пяти уровней стоят на { $bots }.
rating-rules = Как считается рейтинг
rating-rule-1 = Партия рейтинговая, если стол объявил это до начала: у всех закреплены имена, по одному месту и по своему устройству, есть часы, ни одна настройка не помогает новичкам, а боты играют с измеренной силой. Подсказок за таким столом нет.
rating-rule-2 = В каждой игре все начинают с 25, отдельно вживую и по дням. OpenSkill (Плэкетт — Льюс) меняет рейтинг по местам всех игроков; ничья остаётся ничьей, напарники — одна сторона.
rating-rule-3 = Боты стоят там, где их измерили тысячи партий. Двигаются только люди.
rating-rule-4 = Кто сдался, занимает последнее место.
rating-rule-5 = Кто оставил место боту или просрочил время, но вернулся до конца, получает место, на котором закончил. Кто не вернулся, становится последним, а остальные сравниваются между собой.
rating-rule-6 = Партия, которую все согласились закончить без победителя, меняет рейтинг только тех, кто до этого сдался или ушёл. В одиночку рейтинговую партию не закончить.
rating-rule-7 = Весь рейтинг можно пересчитать по сохранённым партиям, и выйдет то же самое.
over-time = { $game }: как менялся рейтинг
another-game = Другая игра
fan-words = { $game }, рейтинг со временем: от { $first } плюс-минус { $firsthalf } до { $last } плюс-минус { $lasthalf }.
rating-change = Рейтинг
rate-from-to = { $from } → { $to }
rate-up = вверх
rate-down = вниз
rate-to = до { $rating }
rate-same = без изменений

## История

history = История
history-of = История: { $name }
back-to-page = Назад на страницу
all-matches = { $count ->
    [one] Всего { $count } партия
    [few] Все { $count } партии
   *[other] Все { $count } партий
}
hist-when = Когда
hist-game = Игра
hist-with = С кем
hist-place = Место
hist-rating = Рейтинг
hist-links = Посмотреть
hist-score = Счёт
hist-replay = Просмотр
hist-rated = рейтинговая
hist-friendly = товарищеская
hist-left = доиграл бот
hist-out = сдача
hist-open = без победителя
hist-solo-won = победа
hist-solo-lost = поражение
hist-place-of = { $place }-е из { $count }
kind-none = без часов
kind-live = вживую
kind-days = по дням
with-bot = бот
with-somebody = кто-то за тем же устройством
with-guest = { $name }, гость
filters = Что показать
show-rated = Рейтинговые
show-won = Победы
show-with = Вместе: { $name }
no-such-matches = Таких партий нет.
earlier-matches = Более ранние партии

## Статистика

by-seat = Победы по местам за столом
by-facet = Победы
of-count = из { $count }
seat-help = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
} за столами на { $seats }. Квадрат — доля побед, полоса вокруг него — насколько она может отличаться, пунктир — равная доля.
seat-nothing = Пока ничто не говорит, что какое-то место лучше.
seat-clear = Там, где пунктир лежит вне полосы, дело вряд ли в случае.
facet-help = Доля побед за столами на { $seats }, если сыграно хотя бы пять раз.
facet-nothing = Пока слишком мало, чтобы говорить об удаче.
facet-clear = Там, где пунктир лежит вне полосы, дело вряд ли в случае.
few-matches = Меньше пяти партий: рисовать пока нечего.
length = обычно { $minutes } мин, решений: { $decisions }
length-hours = обычно { $hours } ч, решений: { $decisions }
length-days = { $days ->
    [one] обычно { $days } день, решений: { $decisions }
    [few] обычно { $days } дня, решений: { $decisions }
   *[other] обычно { $days } дней, решений: { $decisions }
}
head-to-head = Лицом к лицу
h2h-ahead-me = вы выше
h2h-ahead-they = { $name } выше
h2h-level = штриховка: наравне
h2h-behind = соперник выше
duel = { $name }: ниже { $ahead }, наравне { $level }, выше { $behind }. Показать эти партии.
all-met = { $count ->
    [one] { $count } человек за одним столом
    [few] Все { $count } человека за одним столом
   *[other] Все { $count } человек за одним столом
}
days = Дни
days-words = { $count ->
    [0] За последний год не закончилась ни одна партия.
    [one] За последний год закончилась { $count } партия.
    [few] За последний год закончились { $count } партии.
   *[other] За последний год закончилось { $count } партий.
}

## Звания

labels = Звания
labels-help = Они приходят сами, даются один раз и никогда не просят вернуться завтра.

## Люди

find-person = Найти человека по имени
find = Найти
nobody-found = Никто не закрепил здесь имя, которое так начинается.
nobody-here = Пока никто не закрепил здесь имя.
more-people = Ещё люди
