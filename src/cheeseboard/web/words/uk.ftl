# Сторінки.

## Усюди

skip = До основної частини
skip-moves = До ходів
nav = Головне
nav-games = Ігри
nav-open = Відкриті столи
nav-more = Ще
nav-api = Авторам ботів
menu = Налаштування: мова, ім’я, темп, звук, тема
my-name = Ваше ім’я
save = Зберегти
pace = Темп руху
pace-slow = Повільний
pace-normal = Звичайний
pace-quick = Швидкий
pace-none = Одразу
skip-story = Пропустити
sound = Звук
sound-off = Вимкнено
sound-low = Тихий
sound-normal = Звичайний
sound-loud = Гучний
theme = Тема
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
foot = Cheeseboard — вільна програма. Без реклами та стеження.
back = Назад
close = Закрити
home = На головну
yes = Так
no = Ні
go = Перейти
guest = Гість

## Головна сторінка

front-title = Сідайте зручніше. Сир уже на столі.
front-pitch = Настільні ігри про щурів, мишей і сир. Грайте з друзями, з незнайомцями або з ботами, які ніколи не підглядають під дахи.
hero = Чотири миші та щур довкола дерев’яної дошки, повної сиру.
play-now = Грати зараз
play-now-what = Уперше? Урок на чотири хвилини або новачки з підказками.
play-bots = Грати з ботами
new-table = Новий стіл
my-tables = Ваші столи
tables-wait = { $count ->
    [one] { $count } чекає на вас
    [few] { $count } чекають на вас
    [many] { $count } чекають на вас
   *[other] { $count } чекають на вас
}
table-goes = { $count ->
    [one] Тут ніхто не грає: через { $count } день стіл приберуть, якщо ви його не відкриєте.
    [few] Тут ніхто не грає: через { $count } дні стіл приберуть, якщо ви його не відкриєте.
    [many] Тут ніхто не грає: через { $count } днів стіл приберуть, якщо ви його не відкриєте.
   *[other] Тут ніхто не грає: через { $count } дня стіл приберуть, якщо ви його не відкриєте.
}
your-turn = Ваш хід
stage-over = Зіграно
stage-open = Відкритий
stage-draft = Чернетка
stage-waiting = Ходять інші
games = { $count ->
    [1] Одна гра
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
minutes = { $count } хв
open-tables = Відкриті столи
no-open-tables = Зараз ніхто не чекає на гравців.
seats-taken = Зайнято місць: { $taken } з { $count }
sit-down = Сісти за стіл

## Гра

rules = Правила
contents = Зміст
find-rule = Знайти в правилах
no-rule-found = Таких слів у правилах немає.

## Новий стіл і час до партії

new-table-of = Новий стіл для гри «{ $game }»
choose-game = Гра
how-many-seats = Скільки місць
who-may-come = Хто може прийти
presets = Готові набори
open-table = Відкрити стіл
invite = Запросіть друзів
invite-help = Надішліть їм це посилання. Хто його відкриє, може сісти за стіл; досить назвати ім’я.
copy = Скопіювати
seats = Місця
seat-open = Вільно
seat-open-host = Зачекайте на друга або посадіть бота.
lobby-host = Заповніть усі місця й починайте.
lobby-guest = Займіть вільне місце. Партію починає господар столу.
you = Ви
host = Господар столу
name = Ім’я
sit-here-too = Ще хтось за цим екраном
bot = Бот
bot-level = Який бот
bot-random = Випадковий: ходить навмання
bot-greedy = Жадібний: бачить на крок уперед
bot-search = Пошук: думає секунду
bot-glance = Набите око: бачить на крок уперед, як навчився
bot-taught = Навчений: думає секунду, як навчився
bot-beginner = Новачок
bot-easy = Легкий
bot-medium = Середній
bot-hard = Сильний
bot-expert = Майстер
bot-rated = { $level } · рейтинг { $rating } ± { $spread }
hand-over = Лишити боту
hand-over-other = Хай грає бот
hand-over-sure = Лишити місце боту? Він одразу продовжить гру; повернутися можна будь-коли.
hand-over-other-sure = { $name }: хай за це місце грає бот? Повернутися на нього можна будь-коли.
stand-in = За вас грає бот.
stood-in = { $count ->
    [one] Бот зробив за вас { $count } хід.
    [few] Бот зробив за вас { $count } ходи.
   *[other] Бот зробив за вас { $count } ходів.
}
stand-in-note = Повернутися на своє місце можна будь-коли.
sit-again = Повернутися на місце
stood-in-show = Показати ці ходи
seat-bot = Посадити бота
replace-bot = Замінити бота
change-seat = Змінити
stand-up = Звільнити місце
options = Умови партії
save-options = Зберегти умови
options-locked = Умови партії обирає господар столу.
start = Почати партію
seats-missing = { $count ->
    [one] Ще вільне { $count } місце.
    [few] Ще вільні { $count } місця.
    [many] Ще вільно { $count } місць.
   *[other] Ще вільно { $count } місця.
}
ready-to-start = Усі вже тут.
wait-for-host = Партію почне господар столу.

## За столом

board = Ігрове поле
zoom = Масштаб
zoom-in = Більше
zoom-out = Менше
pane-moves = Ходи
pane-players = Гравці
pane-log = Журнал
pane-chat = Чат
generic-note = У цієї гри ще немає мальованого поля. Тут перелічено все, що вам можна знати, під назвами з програми.
panes = Розділи столу
reconnecting = З’єднуємося знову.
others-turn = Зачекайте трохи
watching = Ви дивитеся
over = Партію закінчено
to-score = До таблиці рахунку
waiting-note = Поки інші думають, можна роздивитися поле.
watching-note = Ви дивитеся партію. Що знають лише самі гравці, лишається прихованим.
over-note = У повторі більше нічого не приховано.
show-all-moves = Показати всі ходи
ways = { $count }
price = коштує
take-back = Скасувати
take-back-why = Зараз скасовувати нема чого. Хід, який відкрив щось нове, не скасовується.
take-back-why-label = Чому не можна скасувати?
confirm = Підтвердження
cannot-take-back = Скасувати це буде неможливо.
do-it = Підтвердити
hold = Ваш вибір ось-ось піде
hold-note = Решта вже вибрала, тож його одразу відкриють. А поки його можна скасувати.
hold-now = Надіслати відразу
is-to-act = зараз ходить
chat-empty = Тут поки нічого не написано.
chat-say = Напишіть що-небудь
phrase = готова фраза
phrase-good-move = Гарний хід!
phrase-one-moment = Хвилинку, будь ласка
phrase-thanks = Дякую за партію
phrases = Готові фрази: кожен читає їх своєю мовою
since = Нових від { $time }: { $count }
since-show = Показати
since-looked = Нових рядків у журналі від { $time }: { $count }
unread = нових
is-here = на місці
left = востаннє { $time }
left-ago = востаннє { $count ->
    [one] { $count } хвилину тому
    [few] { $count } хвилини тому
   *[other] { $count } хвилин тому
}
fair-link = Чи чесний жереб?
send = Надіслати
curtain = Зараз ходить { $name }. Решту просимо відвернутися.
curtain-turn = Зараз ходить { $name }.
curtain-note = Ходи з’являться, коли { $name } сяде за екран.
curtain-open = Це я, { $name }

## Після партії

score = Рахунок
score-sheet = Таблиця рахунку
total = Разом
place-row = місце
place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
}
your-place = Ваше місце — { $place } з { $count }.
you-win = Перемога за вами!
someone-wins = Перемагає { $name }.
shared-win = Перемогу ділять { $names }.
nobody-wins = Цього разу не вийшло.
decided = Ось що вирішило:
share = Поділитися
rematch = Зіграти ще раз
watch-replay = Дивитися повтор
download = Завантажити запис
final-board = Остання позиція
what-happened = Що сталося
fair = Жодних тузів у рукаві
fair-help = Усе, що вирішував жереб, було визначено до першого ходу. Відбиток, показаний тоді, відповідає зерну, показаному тепер.
fair-verified = Жереб перевірено
film-only = Цю партію зіграно за правилами версії { $versions }; її показано із запису.
halted = Зупинено
halted-why = Партію розпочато за правилами версії { $version }, за ними тут більше не грають. Ви можете разом її закінчити.
no-words = Сталося щось, для чого в цій версії немає слів ({ $name }).
not-drawn = Ця версія не може намалювати цю частину.
stage-no-game = Цієї гри тут більше немає
bot-gone = такого рівня більше немає; грає як середній
fair-wrong = Жереб не збігається із зерном
fair-mark = Відбиток, видно від самого початку
fair-seed = Зерно
fair-running = Усе, що вирішить жереб, уже визначено. Ось відбиток; після партії ви зможете звірити з ним зерно.

## Повтор

replay = Повтор
step = Крок
step-of = Крок { $step } з { $count }
first-step = На початок
previous-step = Назад
next-step = Далі
last-step = У кінець
previous-turn = До попереднього ходу
next-turn = До наступного ходу
replay-play = Дивитися
replay-pause = Пауза
replay-speed = Швидкість
replay-link = Посилання на цей крок
replay-moves = Усі ходи
told-to = { $name } читає: «{ $sentence }»
look-from = Хто дивиться
all-knowing = Всезнаючий
public-view = Глядач

## Помилки

error-title = Не вийшло
error-lost-title = Сторінка кудись провалилася
error-lost = За цією адресою нічого немає.
error-own-title = Сторінка кудись провалилася
error-own = Щось пішло не так на нашому боці. Спробуйте ще раз; якщо не допоможе, повідомте власника сервера.

## Для програм

api-intro = Отримайте токен, надсилайте його як «Authorization: Bearer …» і грайте. Поля з позначкою * обов’язкові.

hint = Підказка
hint-note = Як зіграв би бот, знаючи лише те, що знаєте ви.
hint-lead-only = Інших ідей у нього немає.
hint-lead-clear = На його думку, це явно краще за наступну ідею.
hint-lead-better = На його думку, це краще за наступну ідею, але він не певен.
hint-lead-close = Він вагається: наступна ідея приблизно така сама добра.
hint-wins-only = Звідси виграють приблизно { $own } зі 100 партій.
hint-wins-more = Звідси виграють приблизно { $own } зі 100 партій, з наступною ідеєю — { $next }.
hint-wins-same = Звідси виграють приблизно { $own } зі 100 партій, з наступною ідеєю — приблизно стільки ж.
hint-helps = На користь: { $terms }.
hint-costs = На шкоду: { $terms }.
hint-others = Інші ідеї
hide = Сховати
show-it = Показати
thinking-note = { $name } думає.
queue-note =
    { $count ->
        [one] { $name } скоро подумає: попереду { $count } бот.
        [few] { $name } скоро подумає: попереду { $count } боти.
       *[many] { $name } скоро подумає: попереду { $count } ботів.
    }
move-now = Хай ходить зараз
from-file = З файлу:
copied = Скопійовано

## Манери

send-away = Звільнити місце
send-away-ask = Попросити піти: { $name }
send-away-why = Чому
send-away-note = { $name } прочитає вашу причину й може сісти за будь-який інший стіл.
away-friend = Місце для друга
away-others = Хочу грати з іншими
away-pace = Потрібен інший темп
barred-friend = { $name } тримає це місце для друга.
barred-others = { $name } хоче грати тут з іншими.
barred-pace = { $name } хоче тут інший темп.
barred-elsewhere = { $count ->
    [one] Вільне місце є ще за { $count } столом: { $game }.
   *[other] Вільні місця є ще за { $count } столами: { $game }.
}
barred-show = Показати
who-may-write = Хто може писати
write-seated = Ті, хто сидить за столом
write-everybody = Усі, хто дивиться
lobby-barred = Господар віддав ваше місце іншим. Дивитися можна.
close-table = Закрити стіл
close-sure = Закрити цей стіл? Усі, хто за ним сидить, лишаться без місця.
resigned = Ви здалися.
resigned-note = На вашому місці грає бот.
has-resigned = здача
end-wanted = { $name } пропонує закінчити партію без переможця.
end-wanted-standing = { $name } пропонує закінчити партію й зарахувати її як є.
end-wanted-own = Ви запропонували закінчити партію. Вона скінчиться, коли погодяться всі, хто зараз за столом.
end-agree = Погодитися
end-decline = Грати далі
end-withdraw = Усе ж грати далі
leave-match = Покинути партію
leave-bot-note = Бот грає за вас, доки ви не повернетеся на своє місце.
leave-end-note = Якщо згодні всі, партія кінчається без переможця або зараховується як є.
leave-resign-note = Дограє бот, ваше місце стане останнім. Повернутися не можна.
end-propose = Запропонувати закінчити без переможця
end-propose-standing = Запропонувати зарахувати як є
resign = Здатися
resign-sure = Справді здатися? Скасувати це не можна.
mute = { $name }: заборонити писати
unmute = { $name }: дозволити писати
chat-seated = Писати тут можуть лише ті, хто сидить за столом.
mend = Знову відкрити стіл
out-resigned = { $you ->
    [yes] Ви здалися, і ваше місце — останнє.
   *[no] { $name } здає партію й посідає останнє місце.
}
out-time-lost = { $you ->
    [yes] Ваш час вийшов, і ваше місце — останнє.
   *[no] У гравця { $name } вийшов час, і це місце останнє.
}
ended-early = Закінчено достроково

## Уроки

coach = Крихта, ваш учитель
rival-0 = Брі
rival-1 = Гауда
rival-2 = Едам
rival-3 = Фета
rival-4 = Рікота
rival-5 = Грюєр
rival-6 = Тільзит
rival-7 = Чедер
rival-8 = Конте
rival-9 = Раклет
rival-10 = Моцарела
lesson-number = Урок { $number }
lesson-skip-to = До вчителя
lesson-leave = Вийти
lesson-progress = Крок { $step } із { $count }
lesson-step-of = { $step } із { $count }
lesson-to-step = Повернутися до кроку { $step }
lesson-counter = { $done } із { $count }
lesson-task = Ваше завдання
lesson-look = Дивіться й читайте.
lesson-side = Завдання й нотатки
lesson-back = Назад
lesson-next = Далі
lesson-show-me = Показати
lesson-try = Спробуйте самі
lesson-not-yet = Ще ні, і ось чому
lesson-not-possible = Так не можна
lesson-other = У партії так можна. А тут спершу інше.
lesson-just-look = Зараз на полі нічого натискати. Прочитайте й натисніть «Далі».
lesson-other-moves = Що ще дозволяють правила
lesson-what-you-know = Що ви вже знаєте
lesson-done = Урок { $number } пройдено
lesson-you-know = Тепер ви вмієте грати: { $game }
lesson-finished = Чудово зіграно
lesson-remember = Що варто запам’ятати
lesson-first-match = Зіграти першу партію з новачками
lesson-try-match = Спробувати в партії
lesson-next-lesson = Наступний урок
lesson-again = Ще раз спочатку
lesson-to-game = До сторінки гри
refuse-no-lesson = Такого уроку немає.

## Сторінка гри

game-new = Уперше тут? Почніть звідси
game-learn-more = Вчитися далі
game-learn = Навчитися за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
game-begin = Почати урок
game-go-on = Продовжити: крок { $step } із { $count }
game-lesson-done = пройдено
game-know = Знаєте правила чи вчитеся в грі
game-strength = Сила
game-first-time = уперше
game-seats = Місць, разом із вашим
game-learner = Легка перша партія
game-learner-what = налаштування для новачків
game-rules = Правила, для довідки
game-rules-count = версія { $version } · { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
game-rules-in = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
game-found-symbols = Знайдені символи
game-found = Знайдено правил: #
game-how = Як грати

## Допомога

help-on = Допомогу ввімкнено
help-off = Допомогу вимкнено
help-about = Про що це рішення?
help-all-symbols = усі знаки
help-slip = Перш ніж ви це зробите
help-slip-once = Про кожен вид хиби — один раз.
help-slip-never = Більше не питати
help-keep = Обрати інше
help-anyway = Усе одно зробити
help-round = Підсумок раунду
help-round-over = Раунд { $number } скінчився
help-last-turns = { $count ->
    [one] Ваш останній { $count } хід
    [few] Ваші останні { $count } ходи
    [many] Ваші останні { $count } ходів
   *[other] Ваші останні { $count } ходи
  }
help-last-rounds = { $count ->
    [one] Останній { $count } раунд
    [few] Останні { $count } раунди
    [many] Останні { $count } раундів
   *[other] Останні { $count } раунди
  }
help-next = Далі:
help-go-on = Далі
help-each-round = Показувати після кожного раунду
help-each-turns = { $count ->
    [one] Показувати кожен { $count } хід
    [few] Показувати кожні { $count } ходи
    [many] Показувати кожні { $count } ходів
   *[other] Показувати кожні { $count } ходи
  }
help-each-rounds = { $count ->
    [one] Показувати кожен { $count } раунд
    [few] Показувати кожні { $count } раунди
    [many] Показувати кожні { $count } раундів
   *[other] Показувати кожні { $count } раунди
  }
refuse-no-symbol = У цій грі немає такого знака. Усі знаки — на її сторінці.

game-symbols = Усі знаки разом
game-print = Надрукувати пам’ятку
game-help = Допомогу ввімкнено
game-help-what = знаки, попередження, підсумок раунду
game-at-once = або одразу зіграти з новачками, з допомогою
game-play-alone = Грати наодинці
who-are-you = Хто ви?
who-why = Одне запитання перед грою «{ $game }».
who-page = Про що вона?
game-play-beginner = Грати проти { $count ->
    [one] { $count } новачка
   *[other] { $count } новачків
}
game-play-easy = Грати проти { $count ->
    [one] { $count } легкого бота
   *[other] { $count } легких ботів
}
game-play-medium = Грати проти { $count ->
    [one] { $count } середнього бота
   *[other] { $count } середніх ботів
}
game-play-hard = Грати проти { $count ->
    [one] { $count } сильного бота
   *[other] { $count } сильних ботів
}
game-play-expert = Грати проти { $count ->
    [one] { $count } майстра
   *[other] { $count } майстрів
}

reference = Пам’ятка
reference-print = Надрукувати
reference-facts = Гравців: { $seats }, хвилин: { $minutes }.
reference-version = Правила, версія { $version }
refuse-no-reference = Для цієї гри пам’ятки ще немає. Правила — на її сторінці.
