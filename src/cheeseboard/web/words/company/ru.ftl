## Друзья и присутствие

company-friends = Друзья
company-all = Все: { $count }
company-here = здесь
company-plays = играет в «{ $game }»
company-at-table = за столом
company-untold = не показывает, когда заходит
company-last = последний раз:
company-friend = друг
company-watch = Смотреть
company-invite = Пригласить
company-none = Вы пока ни на кого не подписаны. Откройте чьё-нибудь имя и подпишитесь; если на вас подпишутся в ответ, вы друзья.
company-guest = Сначала закрепите за собой имя: гости не могут подписываться, приглашать, приглушать, блокировать и жаловаться.
company-is-guest = Гость
company-is-shown = Другие видят, когда вы здесь.
company-is-hidden = Никто не видит, когда вы здесь.
company-hide = Скрыть
company-show = Показывать
company-mine = Ваша компания
company-followed = На кого вы подписаны
company-muted = Приглушены
company-blocked = Заблокированы
company-around = { $count ->
    [0] Больше никого нет
    [one] Сейчас здесь { $count } человек
    [few] Сейчас здесь { $count } человека
   *[other] Сейчас здесь { $count } человек
}

## Что можно сделать

company-you-and = Вы и { $name }
company-about = Что можно сделать: { $name }
company-follow = Подписаться
company-unfollow = Отписаться
company-mute = Приглушить
company-unmute = Снова читать
company-block = Заблокировать
company-unblock = Разблокировать
company-block-sure = Заблокировать { $name }? Вы не будете читать друг друга, и { $name } не сможет сесть за ваши столы. Никто об этом не узнает.
company-report = Пожаловаться
company-open-first = Откройте стол, чтобы пригласить
company-which-table = За какой стол
company-follow-means = Подписаться: вы видите, когда человек здесь и во что он играет за открытыми столами. Согласия не нужно.
company-mute-means = Приглушить: вы больше не читаете, что он пишет. Для остальных ничего не меняется.
company-block-means = Заблокировать: вы не читаете друг друга; он не может сесть за ваши столы, пригласить вас и увидеть, что вы здесь. Ему об этом не сообщается.
company-report-about = О чём
company-report-chat = О том, что он пишет
company-report-name = О его имени
company-report-behaviour = О том, как он себя ведёт
company-report-why = Что случилось
company-report-lines = { $count ->
    [one] К жалобе прилагается последняя { $count } строка чата этого стола, и больше ничего.
    [few] К жалобе прилагаются последние { $count } строки чата этого стола, и больше ничего.
   *[other] К жалобе прилагаются последние { $count } строк чата этого стола, и больше ничего.
}
company-report-where = Чтобы пожаловаться на написанное, нажмите на имя в чате того стола.
company-report-send = Отправить администратору
company-reported = Спасибо
company-reported-what = Администратор сервера это посмотрит. { $name } не узнает, кто пожаловался.
company-invitations = Вас приглашают
company-asks = { $name } приглашает вас сыграть: «{ $game }»
company-no-thanks = Нет, спасибо
company-was-asked = приглашение отправлено
company-declined = не в этот раз
company-sit-anyway = Всё равно сесть
company-blocked-there = За этим столом { $name }, кого вы заблокировали.
company-suspended = Вы ничего не можете делать здесь до
company-suspended-why = Причина, названная администратором: { $why }
chat-removed = Это сообщение убрано.

## Страница администратора

admin = Стол администратора
admin-promise = Всё, что вы здесь делаете, записывается в журнал внизу вместе с вашей причиной. Что скрыто в идущей партии, скрыто и от вас.
admin-reports = Жалобы
admin-no-reports = Никто не жаловался.
admin-report-chat = Чат
admin-report-name = Имя
admin-report-behaviour = Поведение
admin-told-by = Жалоба от { $name }
admin-gone = кто-то, кого больше нет
admin-table = стол
admin-lines = { $count ->
    [one] Последняя { $count } строка чата
    [few] Последние { $count } строки чата
   *[other] Последние { $count } строк чата
}
admin-why = Почему
admin-what-done = Что вы предприняли
admin-do = Принять меры
admin-days = Дней
admin-suspend = Отстранить
admin-lift = Впустить снова
admin-new-name = Новое имя
admin-rename = Переименовать
admin-remove = Убрать текст
admin-settle = Готово
admin-settled = Рассмотрено,
admin-people = Люди
admin-find = Имя или идентификатор
admin-find-go = Найти
admin-nobody = С таким именем никого нет.
admin-account = Учётная запись
admin-guest = Гость
admin-since = здесь с:
admin-operator = администратор
admin-suspended-until = отстранение до
admin-until = до
admin-tables = { $count ->
    [0] Столов нет
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
admin-stage-open = ждёт игроков
admin-stage-playing = идёт партия
admin-private = только по ссылке
admin-close = Закрыть стол
admin-log = Что делали администраторы
admin-log-empty = Пока ничего.
admin-shell = Командная строка
admin-did-suspend = отстранение
admin-did-lift = отстранение снято
admin-did-rename = другое имя
admin-did-remove-text = текст убран
admin-did-close-table = стол закрыт
admin-did-settle = жалоба рассмотрена
admin-did-make-operator = новый администратор
admin-did-unmake-operator = больше не администратор

## Отказы

refuse-account = Это доступно только тем, кто закрепил за собой имя. Сначала закрепите своё.
refuse-nobody = По этому адресу никого нет.
refuse-tie-self = Это вы сами.
refuse-follow-guest = { $name } — гость и завтра может исчезнуть. Подписаться можно только на закреплённое имя.
refuse-many-ties = { $most ->
    [one] Не больше { $most } человека. Сначала кого-нибудь отпустите.
   *[other] Не больше { $most } человек. Сначала кого-нибудь отпустите.
}
refuse-not-here = Вы не можете сесть за этот стол. Найдите другой или откройте свой.
refuse-blocked-there = За этим столом { $name }, кого вы заблокировали. Садитесь, только если действительно хотите.
refuse-invite-there = { $name } уже за этим столом.
refuse-invite-guest = { $name } — гость. Дайте ссылку на стол.
refuse-invite-full = За этим столом нет свободных мест.
refuse-report-kind = Скажите, о чём жалоба: что человек пишет, его имя или как он себя ведёт.
refuse-report-table = Чтобы пожаловаться на написанное, нажмите на имя в чате того стола.
refuse-reason = { $most ->
    [one] Назовите причину: от 1 до { $most } знака.
   *[other] Назовите причину: от 1 до { $most } знаков.
}
refuse-suspended = Вы ничего не можете делать здесь до { $until }. Причина, названная администратором: { $why }
refuse-suspend-operator = { $name } — администратор. Сначала снимите эти права командой cheeseboard admin unmake.
refuse-not-suspended = { $name } и так может играть: отстранения нет.
refuse-operator-guest = { $name } — гость. Администратором может быть только тот, кто закрепил за собой имя.
refuse-days = Скажите, на сколько дней: от 1 до { $most }.
refuse-no-line = Такого сообщения больше нет.
refuse-no-report = Такой жалобы нет.
refuse-nobody-named = Здесь никого нет с именем { $name }.
refuse-many-named = Имя { $name } у нескольких человек. Назовите идентификатор: { $ids }
