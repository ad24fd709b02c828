# Темп стола.

tempo = Темп
tempo-help = Часы идут у каждого, кто должен принять решение. Время, когда сервер был недоступен, возвращается.
tempo-none = Без часов
tempo-live = { $minutes } мин + { $seconds } с
tempo-hours = { $count ->
    [one] { $count } час на каждое решение
    [few] { $count } часа на каждое решение
   *[many] { $count } часов на каждое решение
}
tempo-days = { $count ->
    [one] { $count } день на каждое решение
    [few] { $count } дня на каждое решение
   *[many] { $count } дней на каждое решение
}
tempo-named = { $name }: { $time }
tempo-name-quick = Быстро
tempo-name-steady = Размеренно
tempo-name-relaxed = Спокойно
tempo-name-half-day = Дважды в день
tempo-name-day = Каждый день
tempo-name-two-days = На несколько дней
tempo-name-week = Без спешки
time-up = Когда время вышло
time-up-bot = Бот играет, пока человек не вернётся
time-up-lose = Место проигрывает

## За столом

clock-units = д ч мин
clock-hurry = скорее
clock-until = до { $time }
clock-told = Осталось { $time }.
clock-starts = Ваши часы идут: осталось { $time }.
clock-ready = готово
clock-stands = стоят
clock-still = часы стоят
clock-bot = играет бот
clock-bot-late = время вышло
clock-thinks = думает
clock-may-change = ещё можно передумать
clock-more = { $seconds } с прибавится за решение
clock-keeps-warm = бот держит место
clock-sleeps = спит до { $time }, ночь не считается
clock-on-holiday = в отпуске до { $time }
clock-adds = +{ $seconds } с за решение
clock-left = { $unit ->
    [days] { $days } д { $hours } ч
    [hours] { $hours } ч { $minutes } мин
    [minutes] { $minutes } мин
   *[seconds] { $seconds } с
}
clock-reserve = { $unit ->
    [days] запас { $days } д { $hours } ч
   *[hours] запас { $hours } ч
}
away = { $unit ->
    [days] Нас не было { $days } д { $hours } ч. Часы стояли, никто не потерял времени. Они снова пойдут через 15 с или со следующим ходом.
    [hours] Нас не было { $hours } ч { $minutes } мин. Часы стояли, никто не потерял времени. Они снова пойдут через 15 с или со следующим ходом.
    [minutes] Нас не было { $minutes } мин { $seconds } с. Часы стояли, никто не потерял времени. Они снова пойдут через 15 с или со следующим ходом.
   *[seconds] Нас не было { $seconds } с. Часы стояли, никто не потерял времени. Они снова пойдут через 15 с или со следующим ходом.
}
return-live = Вы вернётесь с 2 минутами на часах. Если так бывает часто, вам, может быть, удобнее играть по нескольку дней.
return-days = Вы вернётесь с половиной времени на решение.
give-time = { $unit ->
    [days] Подарить время: { $name }, { $days } д { $hours } ч
    [hours] Подарить время: { $name }, { $hours } ч
   *[minutes] Подарить минуту: { $name }
}
nudge = Напомнить: { $name }
nudged = уже напомнили
nudged-at = напомнили: { $time }
line-lost = связь прервалась, часы идут
line-lost-for = нет связи { $time }, часы идут
line-lost-still = связь прервалась
line-lost-still-for = нет связи { $time }
put-off = Партия отложена на другой день.
put-off-note = Все часы стоят. Они снова пойдут, когда вернутся двое.
put-off-back = Уже здесь: { $names }.
come-back = Я здесь
ask-pause = Отложить на другой день
ask-tempo = Предложить этот темп
vote-pause = { $name } предлагает отложить партию на другой день.
vote-tempo = { $name } предлагает играть дальше в другом темпе: { $tempo }.
vote-time = { $name } предлагает добавить времени: { $other }.
vote-count = Согласны { $count } из { $all }.
vote-yes = Согласиться
vote-no = Лучше нет
vote-note = Согласиться должны все; одного отказа достаточно, чтобы всё осталось как есть.
vote-note-live = Согласиться должны все. Нет ответа 2 минуты — значит, нет. Часы пока стоят.
vote-note-days = Согласиться должны все. Нет ответа 2 дня — значит, нет. Часы пока стоят.

## Своё время

my-time = Ночи и отпуск
my-time-note = Они действуют в партиях на несколько дней, по вашему часовому поясу ({ $zone }). Столы в реальном времени не останавливаются.
my-night = Ночь
my-night-note = Пока вы спите, ваши часы по дням стоят, не больше 9 часов. Изменение действует со следующего решения.
night-from = С
night-to = до
my-holidays = Отпуск
my-holidays-note = Ваши часы по дням ждут, и остальные видят, до какого дня. Не больше { $most } дней подряд и { $all } за год.
holidays-left = { $count ->
    [one] В этом году остался { $count } день.
    [few] В этом году осталось { $count } дня.
   *[many] В этом году осталось { $count } дней.
}
holiday-dates = С { $first } по { $last }
holiday-first = Первый день
holiday-last = Последний день
holiday-go = Уйти в отпуск
holiday-end = Закончить
