# Страницы.

## Везде

skip = К основной части
skip-moves = К ходам
nav = Главное
nav-games = Игры
nav-open = Открытые столы
nav-more = Ещё
nav-api = Авторам ботов
menu = Настройки: язык, имя, темп, звук, тема
my-name = Ваше имя
save = Сохранить
pace = Темп движения
pace-slow = Медленный
pace-normal = Обычный
pace-quick = Быстрый
pace-none = Сразу
skip-story = Пропустить
sound = Звук
sound-off = Выключен
sound-low = Тихий
sound-normal = Обычный
sound-loud = Громкий
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
foot = Cheeseboard — свободная программа. Без рекламы и слежки.
back = Назад
close = Закрыть
home = На главную
yes = Да
no = Нет
go = Перейти
guest = Гость

## Главная страница

front-title = Присаживайтесь. Сыр уже на столе.
front-pitch = Настольные игры о крысах, мышах и сыре. Играйте с друзьями, с незнакомцами или с ботами, которые никогда не подглядывают под крыши.
hero = Четыре мыши и крыса вокруг деревянной доски, полной сыра.
play-now = Играть сейчас
play-now-what = Впервые? Урок на четыре минуты или новички с подсказками.
play-bots = Играть с ботами
new-table = Новый стол
my-tables = Ваши столы
tables-wait = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
    [many] { $count } ждут вас
   *[other] { $count } ждут вас
}
table-goes = { $count ->
    [one] Здесь никто не играет: через { $count } день стол уберут, если вы его не откроете.
    [few] Здесь никто не играет: через { $count } дня стол уберут, если вы его не откроете.
    [many] Здесь никто не играет: через { $count } дней стол уберут, если вы его не откроете.
   *[other] Здесь никто не играет: через { $count } дня стол уберут, если вы его не откроете.
}
your-turn = Ваш ход
stage-over = Сыграно
stage-open = Открыт
stage-draft = Черновик
stage-waiting = Ходят другие
games = { $count ->
    [1] Одна игра
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
minutes = { $count } мин
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков.
seats-taken = Занято мест: { $taken } из { $count }
sit-down = Сесть за стол

## Игра

rules = Правила
contents = Содержание
find-rule = Найти в правилах
no-rule-found = Таких слов в правилах нет.

## Новый стол и время до партии

new-table-of = Новый стол для игры «{ $game }»
choose-game = Игра
how-many-seats = Сколько мест
who-may-come = Кто может прийти
presets = Готовые наборы
open-table = Открыть стол
invite = Пригласите друзей
invite-help = Пошлите им эту ссылку. Кто её откроет, может сесть за стол; достаточно назвать имя.
copy = Скопировать
seats = Места
seat-open = Свободно
seat-open-host = Подождите друга или посадите бота.
lobby-host = Заполните все места и начинайте.
lobby-guest = Займите свободное место. Партию начинает хозяин стола.
you = Вы
host = Хозяин стола
name = Имя
sit-here-too = Кто-то ещё за этим экраном
bot = Бот
bot-level = Какой бот
bot-random = Случайный: ходит наугад
bot-greedy = Жадный: видит на шаг вперёд
bot-search = Поиск: думает секунду
bot-glance = Намётанный глаз: видит на шаг вперёд, как научился
bot-taught = Обученный: думает секунду, как научился
bot-beginner = Новичок
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-expert = Мастер
bot-rated = { $level } · рейтинг { $rating } ± { $spread }
hand-over = Уступить боту
hand-over-other = Пусть играет бот
hand-over-sure = Уступить место боту? Он сразу продолжит игру; вернуться можно в любой момент.
hand-over-other-sure = { $name }: пусть за это место играет бот? Вернуться на него можно в любой момент.
stand-in = За вас играет бот.
stood-in = { $count ->
    [one] Бот сделал за вас { $count } ход.
    [few] Бот сделал за вас { $count } хода.
   *[other] Бот сделал за вас { $count } ходов.
}
stand-in-note = Вернуться на своё место можно в любой момент.
sit-again = Вернуться на место
stood-in-show = Показать эти ходы
seat-bot = Посадить бота
replace-bot = Сменить бота
change-seat = Изменить
stand-up = Освободить место
options = Условия партии
save-options = Сохранить условия
options-locked = Условия партии выбирает хозяин стола.
start = Начать партию
seats-missing = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободны { $count } места.
    [many] Ещё свободно { $count } мест.
   *[other] Ещё свободно { $count } места.
}
ready-to-start = Все в сборе.
wait-for-host = Партию начнёт хозяин стола.

## За столом

board = Игровое поле
zoom = Масштаб
zoom-in = Крупнее
zoom-out = Мельче
pane-moves = Ходы
pane-players = Игроки
pane-log = Журнал
pane-chat = Чат
generic-note = У этой игры ещё нет рисованного поля. Здесь перечислено всё, что вам можно знать, под именами из программы.
panes = Разделы стола
reconnecting = Соединяемся заново.
others-turn = Подождите немного
watching = Вы смотрите
over = Партия окончена
to-score = К таблице счёта
waiting-note = Пока другие думают, можно рассмотреть поле.
watching-note = Вы смотрите партию. Что знают только сами игроки, остаётся скрытым.
over-note = В повторе больше ничего не скрыто.
show-all-moves = Показать все ходы
ways = { $count }
price = стоит
take-back = Отменить
take-back-why = Сейчас отменять нечего. Ход, который открыл что-то новое, не отменяется.
take-back-why-label = Почему нельзя отменить?
confirm = Подтверждение
cannot-take-back = Отменить это будет нельзя.
do-it = Подтвердить
hold = Ваш выбор вот-вот уйдёт
hold-note = Остальные уже выбрали, и его сразу откроют. А пока его можно отменить.
hold-now = Отправить сразу
is-to-act = сейчас ходит
chat-empty = Здесь пока ничего не написано.
chat-say = Напишите что-нибудь
phrase = готовая фраза
phrase-good-move = Хороший ход!
phrase-one-moment = Минутку, пожалуйста
phrase-thanks = Спасибо за партию
phrases = Готовые фразы: каждый читает их на своём языке
since = Новых с { $time }: { $count }
since-show = Показать
since-looked = Новых строк в журнале с { $time }: { $count }
unread = новых
is-here = на месте
left = в последний раз { $time }
left-ago = в последний раз { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
}
fair-link = Честен ли жребий?
send = Отправить
curtain = { $name }, сейчас ваш ход. Остальных просим отвернуться.
curtain-turn = Сейчас ходит { $name }.
curtain-note = Ходы появятся, когда { $name } сядет за экран.
curtain-open = Это я, { $name }

## После партии

score = Счёт
score-sheet = Таблица счёта
total = Итого
place-row = место
place = { $place }-е
your-place = Ваше место — { $place } из { $count }.
you-win = Победа за вами!
someone-wins = Побеждает { $name }.
shared-win = Победу делят { $names }.
nobody-wins = В этот раз не вышло.
decided = Вот что решило исход:
share = Поделиться
rematch = Сыграть ещё раз
watch-replay = Смотреть повтор
download = Скачать запись
final-board = Последняя позиция
what-happened = Что произошло
fair = Никаких тузов в рукаве
fair-help = Всё, что решал жребий, было определено до первого хода. Отпечаток, показанный тогда, соответствует зерну, показанному теперь.
fair-verified = Жребий проверен
film-only = Эта партия сыграна по правилам версии { $versions }; она показана по записи.
halted = Остановлена
halted-why = Партия начата по правилам версии { $version }, по ним здесь больше не играют. Вы можете вместе её закончить.
no-words = Произошло что-то, для чего в этой версии нет слов ({ $name }).
not-drawn = Эта версия не может нарисовать эту часть.
stage-no-game = Этой игры здесь больше нет
bot-gone = такого уровня больше нет; играет как средний
fair-wrong = Жребий не совпадает с зерном
fair-mark = Отпечаток, виден с самого начала
fair-seed = Зерно
fair-running = Всё, что решит жребий, уже определено. Вот отпечаток; после партии вы сможете сверить с ним зерно.

## Повтор

replay = Повтор
step = Шаг
step-of = Шаг { $step } из { $count }
first-step = В начало
previous-step = Назад
next-step = Дальше
last-step = В конец
previous-turn = К предыдущему ходу
next-turn = К следующему ходу
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-link = Ссылка на этот шаг
replay-moves = Все ходы
told-to = { $name } читает: «{ $sentence }»
look-from = Кто смотрит
all-knowing = Всезнающий
public-view = Зритель

## Ошибки

error-title = Не получилось
error-lost-title = Страница куда-то провалилась
error-lost = По этому адресу ничего нет.
error-own-title = Страница куда-то провалилась
error-own = Что-то пошло не так на нашей стороне. Попробуйте ещё раз; если не поможет, сообщите владельцу сервера.

## Для программ

api-intro = Получите токен, отправляйте его как «Authorization: Bearer …» и играйте. Поля с отметкой * обязательны.

hint = Подсказка
hint-note = Как сыграл бы бот, зная только то, что знаете вы.
hint-lead-only = Других идей у него нет.
hint-lead-clear = По его мнению, это явно лучше следующей идеи.
hint-lead-better = По его мнению, это лучше следующей идеи, но он не уверен.
hint-lead-close = Он сомневается: следующая идея примерно так же хороша.
hint-wins-only = Отсюда выигрывают примерно { $own } из 100 партий.
hint-wins-more = Отсюда выигрывают примерно { $own } из 100 партий, со следующей идеей — { $next }.
hint-wins-same = Отсюда выигрывают примерно { $own } из 100 партий, со следующей идеей — примерно столько же.
hint-helps = На пользу: { $terms }.
hint-costs = Во вред: { $terms }.
hint-others = Другие идеи
hide = Скрыть
show-it = Показать
thinking-note = { $name } думает.
queue-note =
    { $count ->
        [one] { $name } скоро подумает: впереди { $count } бот.
        [few] { $name } скоро подумает: впереди { $count } бота.
       *[many] { $name } скоро подумает: впереди { $count } ботов.
    }
move-now = Ходи сейчас
from-file = Из файла:
copied = Скопировано

## Манеры

send-away = Освободить место
send-away-ask = Попросить уйти: { $name }
send-away-why = Почему
send-away-note = { $name } прочтёт вашу причину и может сесть за любой другой стол.
away-friend = Место для друга
away-others = Хочу играть с другими
away-pace = Нужен другой темп
barred-friend = { $name } держит это место для друга.
barred-others = { $name } хочет играть здесь с другими.
barred-pace = { $name } хочет здесь другой темп.
barred-elsewhere = { $count ->
    [one] Свободное место есть ещё за { $count } столом: { $game }.
   *[other] Свободные места есть ещё за { $count } столами: { $game }.
}
barred-show = Показать
who-may-write = Кто может писать
write-seated = Те, кто сидит за столом
write-everybody = Все, кто смотрит
lobby-barred = Хозяин отдал ваше место другим. Смотреть можно.
close-table = Закрыть стол
close-sure = Закрыть этот стол? Все, кто за ним сидит, останутся без места.
resigned = Вы сдались.
resigned-note = На вашем месте играет бот.
has-resigned = сдача
end-wanted = { $name } предлагает закончить партию без победителя.
end-wanted-standing = { $name } предлагает закончить партию и засчитать её как есть.
end-wanted-own = Вы предложили закончить партию. Она кончится, когда согласятся все, кто сейчас за столом.
end-agree = Согласиться
end-decline = Играть дальше
end-withdraw = Всё-таки играть дальше
leave-match = Покинуть партию
leave-bot-note = Бот играет за вас, пока вы не вернётесь на своё место.
leave-end-note = Если согласны все, партия кончается без победителя или засчитывается как есть.
leave-resign-note = Доиграет бот, ваше место станет последним. Вернуться нельзя.
end-propose = Предложить закончить без победителя
end-propose-standing = Предложить засчитать как есть
resign = Сдаться
resign-sure = Точно сдаться? Отменить это нельзя.
mute = { $name }: запретить писать
unmute = { $name }: разрешить писать
chat-seated = Писать здесь могут только те, кто сидит за столом.
mend = Снова открыть стол
out-resigned = { $you ->
    [yes] Вы сдались, и ваше место — последнее.
   *[no] { $name } сдаёт партию и занимает последнее место.
}
out-time-lost = { $you ->
    [yes] Ваше время вышло, и ваше место — последнее.
   *[no] У игрока { $name } вышло время, и это место последнее.
}
ended-early = Закончено досрочно

## Уроки

coach = Крошка, ваш учитель
rival-0 = Бри
rival-1 = Гауда
rival-2 = Эдам
rival-3 = Фета
rival-4 = Рикотта
rival-5 = Грюйер
rival-6 = Тильзит
rival-7 = Чеддер
rival-8 = Конте
rival-9 = Раклет
rival-10 = Моцарелла
lesson-number = Урок { $number }
lesson-skip-to = К учителю
lesson-leave = Выйти
lesson-progress = Шаг { $step } из { $count }
lesson-step-of = { $step } из { $count }
lesson-to-step = Вернуться к шагу { $step }
lesson-counter = { $done } из { $count }
lesson-task = Ваше задание
lesson-look = Смотрите и читайте.
lesson-side = Задание и заметки
lesson-back = Назад
lesson-next = Дальше
lesson-show-me = Показать
lesson-try = Попробуйте сами
lesson-not-yet = Пока нет, и вот почему
lesson-not-possible = Так нельзя
lesson-other = В партии так можно. А здесь сначала другое.
lesson-just-look = Сейчас на поле нечего нажимать. Прочтите и нажмите «Дальше».
lesson-other-moves = Что ещё разрешают правила
lesson-what-you-know = Что вы уже знаете
lesson-done = Урок { $number } пройден
lesson-you-know = Теперь вы умеете играть: { $game }
lesson-finished = Отлично сыграно
lesson-remember = Что стоит запомнить
lesson-first-match = Сыграть первую партию с новичками
lesson-try-match = Попробовать в партии
lesson-next-lesson = Следующий урок
lesson-again = Ещё раз с начала
lesson-to-game = К странице игры
refuse-no-lesson = Такого урока нет.

## Страница игры

game-new = Впервые здесь? Начните отсюда
game-learn-more = Учиться дальше
game-learn = Научиться за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
game-begin = Начать урок
game-go-on = Продолжить: шаг { $step } из { $count }
game-lesson-done = пройден
game-know = Знаете правила или учитесь в игре
game-strength = Сила
game-first-time = в первый раз
game-seats = Мест, вместе с вашим
game-learner = Лёгкая первая партия
game-learner-what = настройки для новичков
game-rules = Правила, для справки
game-rules-count = версия { $version } · { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
game-rules-in = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
game-found-symbols = Найденные символы
game-found = Найдено правил: #
game-how = Как играть

## Помощь

help-on = Помощь включена
help-off = Помощь выключена
help-about = О чём это решение?
help-all-symbols = все знаки
help-slip = Прежде чем вы это сделаете
help-slip-once = О каждом виде промаха — один раз.
help-slip-never = Больше не спрашивать
help-keep = Выбрать другое
help-anyway = Всё равно сделать
help-round = Итоги раунда
help-round-over = Раунд { $number } окончен
help-last-turns = { $count ->
    [one] Ваш последний { $count } ход
    [few] Ваши последние { $count } хода
    [many] Ваши последние { $count } ходов
   *[other] Ваши последние { $count } хода
  }
help-last-rounds = { $count ->
    [one] Последний { $count } раунд
    [few] Последние { $count } раунда
    [many] Последние { $count } раундов
   *[other] Последние { $count } раунда
  }
help-next = Дальше:
help-go-on = Дальше
help-each-round = Показывать после каждого раунда
help-each-turns = { $count ->
    [one] Показывать каждый { $count } ход
    [few] Показывать каждые { $count } хода
    [many] Показывать каждые { $count } ходов
   *[other] Показывать каждые { $count } хода
  }
help-each-rounds = { $count ->
    [one] Показывать каждый { $count } раунд
    [few] Показывать каждые { $count } раунда
    [many] Показывать каждые { $count } раундов
   *[other] Показывать каждые { $count } раунда
  }
refuse-no-symbol = В этой игре нет такого знака. Все знаки — на её странице.

game-symbols = Все знаки сразу
game-print = Распечатать памятку
game-help = Помощь включена
game-help-what = знаки, предупреждения, итог раунда
game-at-once = или сразу сыграть с новичками, с помощью
game-play-alone = Играть одному
who-are-you = Кто вы?
who-why = Один вопрос перед игрой «{ $game }».
who-page = О чём она?
game-play-beginner = Играть против { $count ->
    [one] { $count } новичка
   *[other] { $count } новичков
}
game-play-easy = Играть против { $count ->
    [one] { $count } лёгкого бота
   *[other] { $count } лёгких ботов
}
game-play-medium = Играть против { $count ->
    [one] { $count } среднего бота
   *[other] { $count } средних ботов
}
game-play-hard = Играть против { $count ->
    [one] { $count } сильного бота
   *[other] { $count } сильных ботов
}
game-play-expert = Играть против { $count ->
    [one] { $count } мастера
   *[other] { $count } мастеров
}

reference = Памятка
reference-print = Распечатать
reference-facts = Игроков: { $seats }, минут: { $minutes }.
reference-version = Правила, версия { $version }
refuse-no-reference = Для этой игры памятки ещё нет. Правила — на её странице.
