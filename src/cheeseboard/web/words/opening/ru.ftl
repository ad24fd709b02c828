# Новый стол.

step-game = Игра
step-kind = Какая партия
step-kind-note = картинка — это целый набор правил
step-chairs = Стулья
step-chairs-note = от { $least } до { $most } человек
step-pace = Темп
step-who = Кто может прийти и идёт ли в зачёт
step-rules = Остальные правила
as-last-time = Как в прошлый раз
for-learning = для обучения
may-be-rated = можно на рейтинг
for-one = в одиночку
chair-you = Вы
chair-anyone = Сядет любой
chair-anyone-note = Кто придёт первым.
chair-bot = Бот: { $level }
chair-here = Ещё один человек здесь
chair-here-note = Играет с вами на этом устройстве.
chair-here-name = Имя человека рядом
chair-none = Без стула
chair-who = Кто сидит на стуле «{ $colour }»
chair-friend-note = Получит приглашение.
chair-my-colour = Ваш цвет
chair-by-lot = По жребию
chair-bot-note = Уровень { $number } из 5.
how-strong = Насколько сильны боты?
how-strong-note = { $count ->
    [one] в одиночку
    [few] измерено в партиях друг с другом за { $count } стульями
   *[many] измерено в партиях друг с другом за { $count } стульями
}
does-beginner = Часто ходит как попало. Вы победите и увидите, как всё устроено.
does-easy = Берёт то, что лежит рядом.
does-medium = Смотрит немного вперёд.
does-hard = Смотрит дальше и меньше прощает.
does-expert = Думает дольше всех.
level-beats = Уровень «{ $below }» обыгрывает в { $wins } случаях из { $of }.
level-not-shown = Что он сильнее уровня «{ $below }», пока не доказано.
pace-none-note = Друзья за один вечер. Никто не торопит.
pace-live = Сразу и с часами
pace-live-note = Все на месте. Запас минут и добавка за каждый ход.
pace-days = На несколько дней
pace-days-note = Ходите, когда можете. Мы скажем, когда ваш ход.
pace-each = Время каждому
access-everybody = Все
access-everybody-note = Стол виден в списке открытых.
access-friends = Друзья
access-friends-note = Друзья увидят его на своей главной.
access-link = Только по ссылке
access-link-note = Сядет тот, у кого есть ссылка. Без учётной записи и пароля.
access-link-next = Ссылка и картинка для камеры появятся у стола, как только он откроется.
count-friendly = Дружеская
count-friendly-note = Берите назад то, чего никто не видел, просите совета, заканчивайте когда угодно. Ничего не считается.
count-rated = На рейтинг
count-rated-note = Идёт в рейтинг каждому. Нужны закреплённые имена, часы и никаких подсказок для новичков.
does-it-count = Идёт ли в рейтинг
rated-needs-name = Сначала закрепите имя: рейтинг бывает у учётных записей.
rules-note = { $count ->
    [one] { $count } правило. Открывать не обязательно.
    [few] { $count } правила. Открывать не обязательно.
   *[many] { $count } правил. Открывать не обязательно.
}
rule-standard = Обычно: { $value }.
rule-changed = изменено
further-presets = Другие наборы правил
sum-people = { $count ->
    [one] { $count } стул
    [few] { $count } стула
   *[many] { $count } стульев
}
sum-note = До начала партии всё можно изменить.
qr-show = Показать тем, кто рядом
qr-scan = Наведите камеру телефона на квадрат. Он ведёт к свободному стулу, а не к занятому месту.
rated-needs-clock = Сначала выберите часы: без них рейтинга нет.
rated-needs-learning = Не с подсказками для новичков: выберите другой вид партии.
rated-needs-here = Не для двоих за одним устройством.
rated-needs-alone = Не в одиночку: нужен соперник.
chair-you-rated = Это вы. Рейтинг здесь: { $rating }.
level-near = Примерно как вы.
sum-free = { $count ->
    [one] { $count } свободный стул
    [few] { $count } свободных стула
   *[many] { $count } свободных стульев
}
sum-rules = { $count ->
    [one] { $count } правило не как в стандарте
    [few] { $count } правила не как в стандарте
   *[many] { $count } правил не как в стандарте
}
