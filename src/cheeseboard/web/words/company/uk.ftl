## Друзі та присутність

company-friends = Друзі
company-all = Усі: { $count }
company-here = тут
company-plays = грає у «{ $game }»
company-at-table = за столом
company-untold = не показує, коли заходить
company-last = востаннє:
company-friend = друг
company-watch = Дивитися
company-invite = Запросити
company-none = Ви поки що ні за ким не стежите. Відкрийте чиєсь ім’я й підпишіться; якщо підпишуться у відповідь, ви друзі.
company-guest = Спершу закріпіть за собою ім’я: гості не можуть підписуватися, запрошувати, приглушувати, блокувати й скаржитися.
company-is-guest = Гість
company-is-shown = Інші бачать, коли ви тут.
company-is-hidden = Ніхто не бачить, коли ви тут.
company-hide = Приховати
company-show = Показувати
company-mine = Ваше товариство
company-followed = На кого ви підписані
company-muted = Приглушені
company-blocked = Заблоковані
company-around = { $count ->
    [0] Більше нікого немає
    [one] Зараз тут { $count } людина
    [few] Зараз тут { $count } людини
   *[other] Зараз тут { $count } людей
}

## Що можна зробити

company-you-and = Ви та { $name }
company-about = Що можна зробити: { $name }
company-follow = Підписатися
company-unfollow = Відписатися
company-mute = Приглушити
company-unmute = Знову читати
company-block = Заблокувати
company-unblock = Розблокувати
company-block-sure = Заблокувати { $name }? Ви не читатимете одне одного, і { $name } не зможе сісти за ваші столи. Ніхто про це не дізнається.
company-report = Поскаржитися
company-open-first = Відкрийте стіл, щоб запросити
company-which-table = За який стіл
company-follow-means = Підписатися: ви бачите, коли людина тут і в що вона грає за відкритими столами. Згоди не потрібно.
company-mute-means = Приглушити: ви більше не читаєте, що вона пише. Для інших нічого не змінюється.
company-block-means = Заблокувати: ви не читаєте одне одного; людина не може сісти за ваші столи, запросити вас і побачити, що ви тут. Її про це не сповіщають.
company-report-about = Про що
company-report-chat = Про те, що людина пише
company-report-name = Про її ім’я
company-report-behaviour = Про те, як вона поводиться
company-report-why = Що сталося
company-report-lines = { $count ->
    [one] До скарги додається останній { $count } рядок чату цього столу, і більше нічого.
    [few] До скарги додаються останні { $count } рядки чату цього столу, і більше нічого.
   *[other] До скарги додаються останні { $count } рядків чату цього столу, і більше нічого.
}
company-report-where = Щоб поскаржитися на написане, натисніть на ім’я в чаті того столу.
company-report-send = Надіслати адміністратору
company-reported = Дякуємо
company-reported-what = Адміністратор сервера це перегляне. { $name } не дізнається, хто поскаржився.
company-invitations = Вас запрошують
company-asks = { $name } запрошує вас зіграти: «{ $game }»
company-no-thanks = Ні, дякую
company-was-asked = запрошення надіслано
company-declined = не цього разу
company-sit-anyway = Усе одно сісти
company-blocked-there = За цим столом { $name }, кого ви заблокували.
company-suspended = Ви нічого не можете робити тут до
company-suspended-why = Причина, яку назвав адміністратор: { $why }
chat-removed = Це повідомлення прибрано.

## Сторінка адміністратора

admin = Стіл адміністратора
admin-promise = Усе, що ви тут робите, записується до журналу внизу разом із вашою причиною. Що приховано в партії, яка триває, приховано й від вас.
admin-reports = Скарги
admin-no-reports = Ніхто не скаржився.
admin-report-chat = Чат
admin-report-name = Ім’я
admin-report-behaviour = Поведінка
admin-told-by = Скарга від { $name }
admin-gone = хтось, кого вже немає
admin-table = стіл
admin-lines = { $count ->
    [one] Останній { $count } рядок чату
    [few] Останні { $count } рядки чату
   *[other] Останні { $count } рядків чату
}
admin-why = Чому
admin-what-done = Що ви зробили
admin-do = Вжити заходів
admin-days = Днів
admin-suspend = Відсторонити
admin-lift = Впустити знову
admin-new-name = Нове ім’я
admin-rename = Перейменувати
admin-remove = Прибрати текст
admin-settle = Готово
admin-settled = Розглянуто,
admin-people = Люди
admin-find = Ім’я або ідентифікатор
admin-find-go = Знайти
admin-nobody = З таким іменем нікого немає.
admin-account = Обліковий запис
admin-guest = Гість
admin-since = тут із:
admin-operator = адміністратор
admin-suspended-until = відсторонення до
admin-until = до
admin-tables = { $count ->
    [0] Столів немає
    [one] { $count } стіл
    [few] { $count } столи
   *[other] { $count } столів
}
admin-stage-open = чекає на гравців
admin-stage-playing = триває партія
admin-private = лише за посиланням
admin-close = Закрити стіл
admin-log = Що робили адміністратори
admin-log-empty = Поки що нічого.
admin-shell = Командний рядок
admin-did-suspend = відсторонення
admin-did-lift = відсторонення знято
admin-did-rename = інше ім’я
admin-did-remove-text = текст прибрано
admin-did-close-table = стіл закрито
admin-did-settle = скаргу розглянуто
admin-did-make-operator = новий адміністратор
admin-did-unmake-operator = більше не адміністратор

## Відмови

refuse-account = Це доступно лише тим, хто закріпив за собою ім’я. Спершу закріпіть своє.
refuse-nobody = За цією адресою нікого немає.
refuse-tie-self = Це ви самі.
refuse-follow-guest = { $name } — гість і завтра може зникнути. Підписатися можна лише на закріплене ім’я.
refuse-many-ties = { $most ->
    [one] Не більше ніж { $most } людина. Спершу когось відпустіть.
    [few] Не більше ніж { $most } людини. Спершу когось відпустіть.
   *[other] Не більше ніж { $most } людей. Спершу когось відпустіть.
}
refuse-not-here = Ви не можете сісти за цей стіл. Знайдіть інший або відкрийте свій.
refuse-blocked-there = За цим столом { $name }, кого ви заблокували. Сідайте, лише якщо справді хочете.
refuse-invite-there = { $name } уже за цим столом.
refuse-invite-guest = { $name } — гість. Дайте посилання на стіл.
refuse-invite-full = За цим столом немає вільних місць.
refuse-report-kind = Скажіть, про що скарга: що людина пише, її ім’я чи як вона поводиться.
refuse-report-table = Щоб поскаржитися на написане, натисніть на ім’я в чаті того столу.
refuse-reason = { $most ->
    [one] Назвіть причину: від 1 до { $most } знака.
   *[other] Назвіть причину: від 1 до { $most } знаків.
}
refuse-suspended = Ви нічого не можете робити тут до { $until }. Причина, яку назвав адміністратор: { $why }
refuse-suspend-operator = { $name } — адміністратор. Спершу зніміть ці права командою cheeseboard admin unmake.
refuse-not-suspended = { $name } може грати й так: відсторонення немає.
refuse-operator-guest = { $name } — гість. Адміністратором може бути лише той, хто закріпив за собою ім’я.
refuse-days = Скажіть, на скільки днів: від 1 до { $most }.
refuse-no-line = Такого повідомлення більше немає.
refuse-no-report = Такої скарги немає.
refuse-nobody-named = Тут немає нікого з іменем { $name }.
refuse-many-named = Ім’я { $name } мають кілька людей. Назвіть ідентифікатор: { $ids }
