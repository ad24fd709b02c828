# Новий стіл.

step-game = Гра
step-kind = Яка партія
step-kind-note = малюнок — це цілий набір правил
step-chairs = Стільці
step-chairs-note = від { $least } до { $most } людей
step-pace = Темп
step-who = Хто може прийти і чи йде в залік
step-rules = Решта правил
as-last-time = Як минулого разу
for-learning = для навчання
may-be-rated = можна на рейтинг
for-one = на самоті
chair-you = Ви
chair-anyone = Сяде будь-хто
chair-anyone-note = Хто прийде першим.
chair-bot = Бот: { $level }
chair-here = Ще одна людина тут
chair-here-note = Грає з вами на цьому пристрої.
chair-here-name = Ім’я людини поруч
chair-none = Без стільця
chair-who = Хто сидить на стільці «{ $colour }»
chair-friend-note = Отримає запрошення.
chair-my-colour = Ваш колір
chair-by-lot = За жеребом
chair-bot-note = Рівень { $number } з 5.
how-strong = Наскільки сильні боти?
how-strong-note = { $count ->
    [one] на самоті
    [few] виміряно в партіях між ними за { $count } стільцями
   *[many] виміряно в партіях між ними за { $count } стільцями
}
does-beginner = Часто ходить абияк. Ви переможете й побачите, як усе влаштовано.
does-easy = Бере те, що лежить поруч.
does-medium = Дивиться трохи вперед.
does-hard = Дивиться далі й менше пробачає.
does-expert = Думає найдовше.
level-beats = Рівень «{ $below }» обіграє у { $wins } випадках із { $of }.
level-not-shown = Що він сильніший за рівень «{ $below }», поки не доведено.
pace-none-note = Друзі за один вечір. Ніхто не квапить.
pace-live = Одразу й з годинником
pace-live-note = Усі на місці. Запас хвилин і додаток за кожен хід.
pace-days = На кілька днів
pace-days-note = Ходіть, коли можете. Ми скажемо, коли ваш хід.
pace-each = Час кожному
access-everybody = Усі
access-everybody-note = Стіл видно у списку відкритих.
access-friends = Друзі
access-friends-note = Друзі побачать його на своїй головній.
access-link = Лише за посиланням
access-link-note = Сяде той, хто має посилання. Без облікового запису й пароля.
access-link-next = Посилання й малюнок для камери з’являться біля столу, щойно він відкриється.
count-friendly = Дружня
count-friendly-note = Беріть назад те, чого ніхто не бачив, просіть поради, закінчуйте коли завгодно. Нічого не рахується.
count-rated = На рейтинг
count-rated-note = Іде в рейтинг кожному. Потрібні закріплені імена, годинник і жодних підказок для новачків.
does-it-count = Чи йде в рейтинг
rated-needs-name = Спершу закріпіть ім’я: рейтинг мають облікові записи.
rules-note = { $count ->
    [one] { $count } правило. Відкривати не обов’язково.
    [few] { $count } правила. Відкривати не обов’язково.
   *[many] { $count } правил. Відкривати не обов’язково.
}
rule-standard = Зазвичай: { $value }.
rule-changed = змінено
further-presets = Інші набори правил
sum-people = { $count ->
    [one] { $count } стілець
    [few] { $count } стільці
   *[many] { $count } стільців
}
sum-note = До початку партії все можна змінити.
qr-show = Показати тим, хто поруч
qr-scan = Наведіть камеру телефона на квадрат. Він веде до вільного стільця, а не до зайнятого місця.
rated-needs-clock = Спершу виберіть годинник: без нього рейтингу немає.
rated-needs-learning = Не з підказками для новачків: виберіть інший вид партії.
rated-needs-here = Не для двох за одним пристроєм.
rated-needs-alone = Не наодинці: потрібен суперник.
chair-you-rated = Це ви. Рейтинг тут: { $rating }.
level-near = Приблизно як ви.
sum-free = { $count ->
    [one] { $count } вільний стілець
    [few] { $count } вільні стільці
   *[many] { $count } вільних стільців
}
sum-rules = { $count ->
    [one] { $count } правило не як у стандарті
    [few] { $count } правила не як у стандарті
   *[many] { $count } правил не як у стандарті
}
