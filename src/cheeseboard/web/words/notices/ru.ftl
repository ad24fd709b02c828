# What notices say.
notice-turn-title = Ваш ход: { $game }
notice-many-turns = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } столами
}
notice-many = { $count ->
    [one] Вас ждёт { $count } новость
    [few] Вас ждут { $count } новости
   *[other] Вас ждут { $count } новостей
}
notice-low-title = Время на исходе: { $game }
notice-invited-title = { $name } приглашает вас: { $game }
notice-over-title = Партия окончена: { $game }
notice-chat-title = { $count ->
    [1] { $name } пишет за столом: { $game }
    [one] { $count } новое сообщение за столом ({ $game }), последнее: { $name }
    [few] { $count } новых сообщения за столом ({ $game }), последнее: { $name }
   *[other] { $count } новых сообщений за столом ({ $game }), последнее: { $name }
}
notice-stand-in-title = За вас играет бот: { $game }
notice-stand-in-more = Вы можете вернуться на своё место в любой момент.
notice-nudge-title = { $name } вспоминает о вас: { $game }
notice-nudge-more = Там ваш ход. Когда вам будет удобно.
notice-found-title = Нашлись соперники: { $game }
notice-found-more = Место за вами.
notice-not-found-title = Никто не нашёлся: { $game }
notice-not-found-more = Три дня поиска прошли. Ищите снова, когда захотите.
notice-vote-title = { $name } ждёт вашего ответа: { $game }
notice-vote-end = Закончить партию на этом?
notice-vote-pause = Отложить партию на другой день?
notice-vote-tempo = Играть дальше в другом темпе?
notice-vote-time = Дать кому-то больше времени?
notice-test-title = Проверка от Cheeseboard
notice-test-more = Так будет выглядеть известие о вашем ходе.
notice-with = { $more ->
    [0] За столом { $name }.
    [one] За столом { $name } и ещё { $more } игрок.
    [few] За столом { $name } и ещё { $more } игрока.
   *[other] За столом { $name } и ещё { $more } игроков.
}
notice-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
notice-left-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
notice-left-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
notice-you-have = В запасе: { $left }.
notice-line-left = { $game }, в запасе: { $left }.
notice-line = { $text }.
notice-to-home = К моим столам
notice-later = Через час
notice-to-table = К столу
notice-mail-settings = Какие письма получать, вы выбираете здесь: { $address }
notice-mail-mute = Не писать об этом столе
notice-mail-digest = Одно письмо в день
notice-mail-out = Больше не писать

# The tab, the bell, the app.
title-turn = Ваш ход · { $game }
title-many = { $count ->
    [one] { $count } стол ждёт
    [few] { $count } стола ждут
   *[other] { $count } столов ждут
}
bell = Известия
bell-unread = { $count ->
    [one] { $count } новое известие
    [few] { $count } новых известия
   *[other] { $count } новых известий
}
bell-empty = В последнее время ничего не произошло.
bell-settings = О чём, куда и когда
app-description = Настольные игры с мышами, крысами и сыром — для людей и ботов.

# Asked after the first move of a match over days.
ask-title = Сообщить вам, когда придёт ваш ход?
ask-text = { $count ->
    [0] До вашего следующего хода может пройти день.
    [one] Перед вашим следующим ходом ходит ещё { $count } человек. Это может быть уже завтра.
    [few] Перед вашим следующим ходом ходят ещё { $count } человека. Это может быть уже завтра.
   *[other] Перед вашим следующим ходом ходят ещё { $count } человек. Это может быть уже завтра.
}
ask-yes = Да, на этом устройстве
ask-mail = По почте
ask-no = Нет, я загляну сам
ask-note = Спрашиваем один раз. Одно известие на ход, ни одного, пока вы смотрите на стол, и ни одного ночью. Браузер спросит, только если вы согласитесь.

# The page of notices.
notices-title = Известия
notices-lead = Одно известие на ход, ни одного, пока вы смотрите на стол, и ни одного ночью.
where-title = Куда сообщать
where-none = Пока никуда: пока открыта страница, хватает колокольчика и заголовка вкладки.
here-title = Этот браузер
here-off = Пока не получает известий.
here-on = Получает известия, даже когда ни одна страница не открыта.
here-denied = Браузер не разрешает известия с этого сайта. Это можно изменить в его настройках для этой страницы.
here-failed = Не получилось: браузер не смог связаться со своей службой известий. Попробуйте ещё раз.
here-turn-on = Включить
here-turn-off = Выключить
way-push = Устройство
way-mail = Почта
way-webhook = Вебхук
way-service = Служба
way-sound = Звук
way-bell = Колокольчик
place-off = выключено: слишком часто не доходило
place-unconfirmed = ждёт, пока вы нажмёте ссылку в письме
place-last = последнее известие:
place-on = включено
place-secret = Подпись ключом
place-again = Попробовать снова
place-remove = Убрать
place-remove-one = Убрать: { $name }
add = Добавить
add-mail = Адрес почты
mail-address = Адрес почты
mail-note = Мы пришлём туда одно письмо со ссылкой, и больше ничего, пока вы её не нажмёте. Адрес хранится только для известий.
add-webhook = Собственный вебхук
webhook-address = Адрес, который принимает JSON
webhook-note = Каждое сообщение подписано (HMAC-SHA256). Что не дошло, мы пробуем пять раз за шесть часов, потом вебхук выключается.
add-service = Другая служба: Telegram, Discord, Slack и многие другие
service-address = Адрес в записи Apprise
service-note = Например, tgram://token/chat. Службы в сети этого сервера не предлагаются.
send-test = Прислать проверку
send-test-note = Сразу по всем адресам выше.
what-title = О чём и как
what-about = Сообщать мне
what-note = Ничего не посылается тому, кто в этот момент смотрит на стол. Несколько столов за пять минут становятся одним известием. Письма ждут десять минут.
digest = Письма одним в день, по утрам
kind-turn = Ваш ход, игра на дни
kind-turn-note = одно на ход и стол, также без часов
kind-turn-live = Ваш ход, живая игра
kind-turn-live-note = только если вы не смотрите
kind-low = Время на исходе
kind-low-note = когда осталась четверть
kind-invited = Приглашение
kind-invited-note = лично вам, за стол
kind-over = Партия окончена
kind-over-note = итог и разбор
kind-chat = Разговор за моими столами
kind-chat-note = вместе, за десять минут
kind-stand-in = За меня играет бот
kind-stand-in-note = пока я не вернусь на место
kind-nudge = Напоминание
kind-nudge-note = не больше одного в день
kind-vote = Вопрос ко всем
kind-vote-note = закончить, отложить, сменить темп
quiet-title = Тихие часы
quiet-on = В эти часы ничего не посылать
quiet-from = Тихо с
quiet-to = до
quiet-zone = Часовой пояс
quiet-note = Всё, что накопилось, придёт утром одним известием.
quiet-wakes = Разбудить меня, если ночью я потеряю место
quiet-night = В эти же часы стоят мои часы в партиях на дни
quiet-word = тихо
quiet-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
sounds-title = Звуки
sounds-note = Молчат, пока вы не выберете в меню громкость; потом звучат отмеченные. Всё то же видно и на странице.
sound-play = Послушать: { $name }
sound-turn-name = Колокольчик
sound-turn-note = ваш ход
sound-low-name = Два удара колокола
sound-low-note = у вас мало времени
sound-nudge-name = Стук пальцем
sound-nudge-note = кому-то напоминают
sound-chair-name = Стул
sound-chair-note = кто-то ушёл или вернулся
sound-stop-name = Часы встали
sound-stop-note = сервер был недоступен, или всех о чём-то спрашивают
sound-move-name = Стук по дереву
sound-move-note = фигура встаёт на место
sound-scrape-name = Скрежет камня
sound-scrape-note = что-то сдвигается или поворачивается
sound-squeak-name = Писк
sound-squeak-note = что-то уходит с поля
sound-reveal-name = Карты
sound-reveal-note = что-то открывают
sound-chat-name = Бумага
sound-chat-note = новая строка в чате
sound-win-name = Фанфары
sound-win-note = вы победили
sound-over-name = Два низких звука
sound-over-note = партия окончена
refuse-nobody-waits = За этим столом вас больше не ждут.
by-table-title = Отдельные столы
by-table-choice = Известия: { $game }
wish-always = как обычно
wish-more = больше
wish-mute = тихо
log-title = Что было послано
log-none = Пока ничего.
log-note = Хранится 30 дней.
log-sent = Дошло.
log-sending = В пути.
log-again = Ещё нет: { $why }. { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[other] { $tries } попыток
}, пробуем ещё.
log-failed = Не дошло: { $why }. { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[other] { $tries } попыток
}.
log-held-looking = Не послано: вы смотрели на стол.
log-held-opened = Не послано: вы уже видели это.
log-held-passed = Не послано: ваш ход уже прошёл.
why-answer = ответ { $status }
why-unreachable = никто не ответил
why-bad-keys = ключи браузера не читаются
why-mail-refused = почтовый сервер не принял письмо
why-service-refused = служба не приняла
why-service-unknown = такой службы нет
why-no-apprise = службы здесь не установлены
why-unreadable = адрес не читается
why-not-https = адрес не начинается с https://
why-private = адрес ведёт в закрытую сеть
confirm-mail-title = Это ваш адрес?
confirm-mail-text = Здравствуйте, { $name }!

    Кто-то, вероятно вы, хочет получать на этот адрес известия от Cheeseboard. Если это так, нажмите ссылку:

    { $address }

    Если нет, ничего не делайте: больше писем не будет.
link-confirm-title = Известия по почте
link-confirm-text = Присылать известия на { $address }?
link-confirm-press = Да, это мой адрес
link-confirm-done = Готово
link-confirm-done-text = Теперь известия приходят на { $address }. В каждом письме есть ссылка, чтобы их прекратить.
link-digest-title = Одно письмо в день
link-digest-text = Присылать всё новое одним письмом утром на { $address }?
link-digest-press = Одно письмо в день
link-digest-done = Готово
link-digest-done-text = Теперь приходит одно письмо в день, утром.
link-mute-title = Не писать об этом столе
link-mute-text = Больше не сообщать об этом столе — ни на { $address }, ни как-либо иначе?
link-mute-press = Не писать об этом столе
link-mute-done = Готово
link-mute-done-text = Об этом столе больше не сообщаем. С остальными всё по-прежнему.
link-out-title = Больше не присылать писем
link-out-text = Больше не присылать известий на { $address }?
link-out-press = Больше не присылать
link-out-done = Готово
link-out-done-text = На { $address } больше ничего не посылается, адрес удалён.
refuse-no-mail = Этот сервер не посылает писем: его хозяин не настроил почтовый сервер.
refuse-no-apprise = Другие службы на этом сервере не установлены; хозяин добавляет их пакетом cheeseboard[apprise].
refuse-service = Ни у одной службы нет такого адреса, или он ведёт в сеть этого сервера. Посмотрите, пожалуйста, в списке Apprise.
refuse-mail-address = Это не адрес почты. Напишите его так: name@example.org.
refuse-address-unreadable = Этот адрес не читается. Напишите его так: https://example.org/hook.
refuse-address-not-https = Укажите, пожалуйста, адрес, который начинается с https://, чтобы никто не читал по пути.
refuse-address-private = Этот адрес ведёт в закрытую сеть. Укажите, пожалуйста, адрес, доступный снаружи.
refuse-many-receivers = Больше мест добавить нельзя. Сначала уберите одно.
refuse-link-old = Эта ссылка больше не действует. Известия вы найдёте на их странице.
refuse-zone = Часового пояса «{ $text }» нет. Напишите, например, Europe/Kyiv.
refuse-time-of-day = «{ $text }» — не время суток. Напишите его так: 22:30.
