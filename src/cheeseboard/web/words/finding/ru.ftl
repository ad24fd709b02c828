find-title = Найти партию
find-of = Игра
find-pace = Темп
find-live = Живая игра
find-live-note = 10 мин + 20 с каждому
find-days = На дни
find-days-note = ход в день
find-strength = С кем
find-any = С кем угодно
find-any-note = сначала с близкими по силе
find-near = Моей силы
find-near-note = может быть дольше
find-people = Найти людей
find-more = несколько игр, сила
find-stop = Больше не искать
find-bots = Начать с ботами
find-come = К столу
find-walk-live = Можно пока ходить по сайту: мы позовём, и место за вами 30 секунд. Если никто не придёт, по вашему слову сядут боты вашей силы.
find-walk-days = Оставаться не нужно: поиск длится три дня, и партия начнётся сама.
find-wait = { $count ->
    [one] В этот час около { $count } минуты.
    [few] В этот час около { $count } минут.
   *[other] В этот час около { $count } минут.
}
find-note = Мы сводим людей близкой силы. Кто ждёт дольше, встречает больше соперников.
search-live = Ищем людей: { $games }, живая игра
search-days = Ищем людей: { $games }, игра на дни
search-others = { $count ->
    [0] Сейчас больше никто этого не ищет.
    [one] То же ищет ещё { $count } человек.
    [few] То же ищут ещё { $count } человека.
   *[other] То же ищут ещё { $count } человек.
}
called-title = Соперники нашлись
called-text = Место за вами 30 секунд.
nav-find = Найти людей
refuse-find-game = Выберите, пожалуйста, хотя бы одну игру.
refuse-find-tempo = Людей мы ищем для игры с часами: живой или на дни.
