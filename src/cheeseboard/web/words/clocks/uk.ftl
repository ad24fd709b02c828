# Темп столу.

tempo = Темп
tempo-help = Годинник іде в кожного, хто має ухвалити рішення. Час, коли сервер був недоступний, повертається.
tempo-none = Без годинника
tempo-live = { $minutes } хв + { $seconds } с
tempo-hours = { $count ->
    [one] { $count } година на кожне рішення
    [few] { $count } години на кожне рішення
   *[many] { $count } годин на кожне рішення
}
tempo-days = { $count ->
    [one] { $count } день на кожне рішення
    [few] { $count } дні на кожне рішення
   *[many] { $count } днів на кожне рішення
}
tempo-named = { $name }: { $time }
tempo-name-quick = Швидко
tempo-name-steady = Розмірено
tempo-name-relaxed = Спокійно
tempo-name-half-day = Двічі на день
tempo-name-day = Щодня
tempo-name-two-days = На кілька днів
tempo-name-week = Без поспіху
time-up = Коли час вийшов
time-up-bot = Бот грає, доки людина не повернеться
time-up-lose = Місце програє

## За столом

clock-units = д год хв
clock-hurry = швидше
clock-until = до { $time }
clock-told = Лишилося { $time }.
clock-starts = Ваш годинник іде: лишилося { $time }.
clock-ready = готово
clock-stands = стоїть
clock-still = годинник стоїть
clock-bot = грає бот
clock-bot-late = час вийшов
clock-thinks = думає
clock-may-change = ще можна передумати
clock-more = { $seconds } с додасться за рішення
clock-keeps-warm = бот тримає місце
clock-sleeps = спить до { $time }, ніч не рахується
clock-on-holiday = у відпустці до { $time }
clock-adds = +{ $seconds } с за рішення
clock-left = { $unit ->
    [days] { $days } д { $hours } год
    [hours] { $hours } год { $minutes } хв
    [minutes] { $minutes } хв
   *[seconds] { $seconds } с
}
clock-reserve = { $unit ->
    [days] запас { $days } д { $hours } год
   *[hours] запас { $hours } год
}
away = { $unit ->
    [days] Нас не було { $days } д { $hours } год. Годинники стояли, ніхто не втратив часу. Вони знову підуть за 15 с або з наступним ходом.
    [hours] Нас не було { $hours } год { $minutes } хв. Годинники стояли, ніхто не втратив часу. Вони знову підуть за 15 с або з наступним ходом.
    [minutes] Нас не було { $minutes } хв { $seconds } с. Годинники стояли, ніхто не втратив часу. Вони знову підуть за 15 с або з наступним ходом.
   *[seconds] Нас не було { $seconds } с. Годинники стояли, ніхто не втратив часу. Вони знову підуть за 15 с або з наступним ходом.
}
return-live = Ви повернетеся з 2 хвилинами на годиннику. Якщо таке трапляється часто, вам, може, зручніше грати по кілька днів.
return-days = Ви повернетеся з половиною часу на рішення.
give-time = { $unit ->
    [days] Подарувати час: { $name }, { $days } д { $hours } год
    [hours] Подарувати час: { $name }, { $hours } год
   *[minutes] Подарувати хвилину: { $name }
}
nudge = Нагадати: { $name }
nudged = уже нагадали
nudged-at = нагадали: { $time }
line-lost = зв’язок перервався, годинник іде
line-lost-for = немає зв’язку { $time }, годинник іде
line-lost-still = зв’язок перервався
line-lost-still-for = немає зв’язку { $time }
put-off = Партію відкладено на інший день.
put-off-note = Усі годинники стоять. Вони знову підуть, коли повернуться двоє.
put-off-back = Уже тут: { $names }.
come-back = Я тут
ask-pause = Відкласти на інший день
ask-tempo = Запропонувати цей темп
vote-pause = { $name } пропонує відкласти партію на інший день.
vote-tempo = { $name } пропонує грати далі в іншому темпі: { $tempo }.
vote-time = { $name } пропонує додати часу: { $other }.
vote-count = Згодні { $count } з { $all }.
vote-yes = Погодитися
vote-no = Краще ні
vote-note = Погодитися мають усі; однієї відмови досить, щоб усе лишилося як є.
vote-note-live = Погодитися мають усі. Немає відповіді 2 хвилини — отже, ні. Годинники поки стоять.
vote-note-days = Погодитися мають усі. Немає відповіді 2 дні — отже, ні. Годинники поки стоять.

## Свій час

my-time = Ночі та відпустка
my-time-note = Вони діють у партіях на кілька днів, за вашим часовим поясом ({ $zone }). Столи наживо не зупиняються.
my-night = Ніч
my-night-note = Поки ви спите, ваші годинники по днях стоять, щонайбільше 9 годин. Зміна діє від наступного рішення.
night-from = З
night-to = до
my-holidays = Відпустка
my-holidays-note = Ваші годинники по днях чекають, і інші бачать, до якого дня. Щонайбільше { $most } днів поспіль і { $all } на рік.
holidays-left = { $count ->
    [one] Цього року лишився { $count } день.
    [few] Цього року лишилося { $count } дні.
   *[many] Цього року лишилося { $count } днів.
}
holiday-dates = З { $first } по { $last }
holiday-first = Перший день
holiday-last = Останній день
holiday-go = Піти у відпустку
holiday-end = Завершити
