# What notices say.
notice-turn-title = Ваш хід: { $game }
notice-many-turns = { $count ->
    [one] Ваш хід за { $count } столом
    [few] Ваш хід за { $count } столами
   *[other] Ваш хід за { $count } столами
}
notice-many = { $count ->
    [one] На вас чекає { $count } новина
    [few] На вас чекають { $count } новини
   *[other] На вас чекають { $count } новин
}
notice-low-title = Час спливає: { $game }
notice-invited-title = { $name } запрошує вас: { $game }
notice-over-title = Партію завершено: { $game }
notice-chat-title = { $count ->
    [1] { $name } пише за столом: { $game }
    [one] { $count } нове повідомлення за столом ({ $game }), останнє: { $name }
    [few] { $count } нові повідомлення за столом ({ $game }), останнє: { $name }
   *[other] { $count } нових повідомлень за столом ({ $game }), останнє: { $name }
}
notice-stand-in-title = За вас грає бот: { $game }
notice-stand-in-more = Ви можете повернутися на своє місце будь-коли.
notice-nudge-title = { $name } згадує про вас: { $game }
notice-nudge-more = Там ваш хід. Коли вам буде зручно.
notice-found-title = Знайшлися суперники: { $game }
notice-found-more = Місце за вами.
notice-not-found-title = Нікого не знайшлося: { $game }
notice-not-found-more = Три дні пошуку минули. Шукайте знову, коли захочете.
notice-vote-title = { $name } чекає на вашу відповідь: { $game }
notice-vote-end = Завершити партію на цьому?
notice-vote-pause = Відкласти партію на інший день?
notice-vote-tempo = Грати далі в іншому темпі?
notice-vote-time = Дати комусь більше часу?
notice-test-title = Перевірка від Cheeseboard
notice-test-more = Так виглядатиме звістка про ваш хід.
notice-with = { $more ->
    [0] За столом { $name }.
    [one] За столом { $name } і ще { $more } гравець.
    [few] За столом { $name } і ще { $more } гравці.
   *[other] За столом { $name } і ще { $more } гравців.
}
notice-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
notice-left-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
notice-left-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
notice-you-have = У запасі: { $left }.
notice-line-left = { $game }, у запасі: { $left }.
notice-line = { $text }.
notice-to-home = До моїх столів
notice-later = За годину
notice-to-table = До столу
notice-mail-settings = Які листи отримувати, ви обираєте тут: { $address }
notice-mail-mute = Не писати про цей стіл
notice-mail-digest = Один лист на день
notice-mail-out = Більше не писати

# The tab, the bell, the app.
title-turn = Ваш хід · { $game }
title-many = { $count ->
    [one] { $count } стіл чекає
    [few] { $count } столи чекають
   *[other] { $count } столів чекають
}
bell = Звістки
bell-unread = { $count ->
    [one] { $count } нова звістка
    [few] { $count } нові звістки
   *[other] { $count } нових звісток
}
bell-empty = Останнім часом нічого не сталося.
bell-settings = Про що, куди й коли
app-description = Настільні ігри з мишами, щурами та сиром — для людей і ботів.

# Asked after the first move of a match over days.
ask-title = Повідомити вас, коли настане ваш хід?
ask-text = { $count ->
    [0] До вашого наступного ходу може минути день.
    [one] Перед вашим наступним ходом ходить ще { $count } людина. Це може бути вже завтра.
    [few] Перед вашим наступним ходом ходять ще { $count } людини. Це може бути вже завтра.
   *[other] Перед вашим наступним ходом ходять ще { $count } людей. Це може бути вже завтра.
}
ask-yes = Так, на цьому пристрої
ask-mail = Поштою
ask-no = Ні, я загляну сам
ask-note = Питаємо один раз. Одна звістка на хід, жодної, поки ви дивитеся на стіл, і жодної вночі. Браузер запитає, лише якщо ви погодитеся.

# The page of notices.
notices-title = Звістки
notices-lead = Одна звістка на хід, жодної, поки ви дивитеся на стіл, і жодної вночі.
where-title = Куди повідомляти
where-none = Поки нікуди: доки відкрита сторінка, досить дзвіночка й заголовка вкладки.
here-title = Цей браузер
here-off = Поки не отримує звісток.
here-on = Отримує звістки, навіть коли жодна сторінка не відкрита.
here-denied = Браузер не дозволяє звістки з цього сайту. Це можна змінити в його налаштуваннях для цієї сторінки.
here-failed = Не вийшло: браузер не зміг зв’язатися зі своєю службою звісток. Спробуйте ще раз.
here-turn-on = Увімкнути
here-turn-off = Вимкнути
way-push = Пристрій
way-mail = Пошта
way-webhook = Вебхук
way-service = Служба
way-sound = Звук
way-bell = Дзвіночок
place-off = вимкнено: надто часто не доходило
place-unconfirmed = чекає, доки ви натиснете посилання в листі
place-last = остання звістка:
place-on = увімкнено
place-secret = Підпис ключем
place-again = Спробувати знову
place-remove = Прибрати
place-remove-one = Прибрати: { $name }
add = Додати
add-mail = Адреса пошти
mail-address = Адреса пошти
mail-note = Ми надішлемо туди один лист із посиланням, і більше нічого, доки ви його не натиснете. Адреса зберігається лише для звісток.
add-webhook = Власний вебхук
webhook-address = Адреса, що приймає JSON
webhook-note = Кожне повідомлення підписане (HMAC-SHA256). Що не дійшло, ми пробуємо п’ять разів за шість годин, потім вебхук вимикається.
add-service = Інша служба: Telegram, Discord, Slack і багато інших
service-address = Адреса в записі Apprise
service-note = Наприклад, tgram://token/chat. Служби в мережі цього сервера не пропонуються.
send-test = Надіслати перевірку
send-test-note = Одразу за всіма адресами вище.
what-title = Про що і як
what-about = Повідомляти мене
what-note = Нічого не надсилається тому, хто цієї миті дивиться на стіл. Кілька столів за п’ять хвилин стають однією звісткою. Листи чекають десять хвилин.
digest = Листи одним на день, зранку
kind-turn = Ваш хід, гра на дні
kind-turn-note = одна на хід і стіл, також без годинника
kind-turn-live = Ваш хід, жива гра
kind-turn-live-note = лише якщо ви не дивитеся
kind-low = Час спливає
kind-low-note = коли лишилася чверть
kind-invited = Запрошення
kind-invited-note = особисто вам, за стіл
kind-over = Партію завершено
kind-over-note = підсумок і розбір
kind-chat = Розмова за моїми столами
kind-chat-note = разом, за десять хвилин
kind-stand-in = За мене грає бот
kind-stand-in-note = доки я не повернуся на місце
kind-nudge = Нагадування
kind-nudge-note = не більше одного на день
kind-vote = Запитання до всіх
kind-vote-note = завершити, відкласти, змінити темп
quiet-title = Тихі години
quiet-on = У ці години нічого не надсилати
quiet-from = Тихо з
quiet-to = до
quiet-zone = Часовий пояс
quiet-note = Усе, що назбиралося, прийде вранці однією звісткою.
quiet-wakes = Розбудити мене, якщо вночі я втрачу місце
quiet-night = У ці ж години стоять мої годинники в партіях на дні
quiet-word = тихо
quiet-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
sounds-title = Звуки
sounds-note = Мовчать, доки ви не виберете в меню гучність; потім лунають позначені. Те саме видно й на сторінці.
sound-play = Послухати: { $name }
sound-turn-name = Дзвіночок
sound-turn-note = ваш хід
sound-low-name = Два удари дзвона
sound-low-note = у вас мало часу
sound-nudge-name = Стук пальцем
sound-nudge-note = комусь нагадують
sound-chair-name = Стілець
sound-chair-note = хтось пішов або повернувся
sound-stop-name = Годинник став
sound-stop-note = сервер був недоступний, або всіх про щось питають
sound-move-name = Стук по дереву
sound-move-note = фігура стає на місце
sound-scrape-name = Скрегіт каменю
sound-scrape-note = щось зсувається чи повертається
sound-squeak-name = Писк
sound-squeak-note = щось зникає з поля
sound-reveal-name = Карти
sound-reveal-note = щось відкривають
sound-chat-name = Папір
sound-chat-note = новий рядок у чаті
sound-win-name = Фанфари
sound-win-note = ви перемогли
sound-over-name = Два низькі звуки
sound-over-note = партію закінчено
refuse-nobody-waits = За цим столом на вас більше не чекають.
by-table-title = Окремі столи
by-table-choice = Звістки: { $game }
wish-always = як зазвичай
wish-more = більше
wish-mute = тихо
log-title = Що було надіслано
log-none = Поки нічого.
log-note = Зберігається 30 днів.
log-sent = Дійшло.
log-sending = У дорозі.
log-again = Ще ні: { $why }. { $tries ->
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[other] { $tries } спроб
}, пробуємо ще.
log-failed = Не дійшло: { $why }. { $tries ->
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[other] { $tries } спроб
}.
log-held-looking = Не надіслано: ви дивилися на стіл.
log-held-opened = Не надіслано: ви це вже бачили.
log-held-passed = Не надіслано: ваш хід уже минув.
why-answer = відповідь { $status }
why-unreachable = ніхто не відповів
why-bad-keys = ключі браузера не читаються
why-mail-refused = поштовий сервер не прийняв листа
why-service-refused = служба не прийняла
why-service-unknown = такої служби немає
why-no-apprise = служби тут не встановлені
why-unreadable = адреса не читається
why-not-https = адреса не починається з https://
why-private = адреса веде в закриту мережу
confirm-mail-title = Це ваша адреса?
confirm-mail-text = Вітаємо, { $name }!

    Хтось, мабуть ви, хоче отримувати на цю адресу звістки від Cheeseboard. Якщо так, натисніть посилання:

    { $address }

    Якщо ні, нічого не робіть: більше листів не буде.
link-confirm-title = Звістки поштою
link-confirm-text = Надсилати звістки на { $address }?
link-confirm-press = Так, це моя адреса
link-confirm-done = Готово
link-confirm-done-text = Тепер звістки приходять на { $address }. У кожному листі є посилання, щоб їх припинити.
link-digest-title = Один лист на день
link-digest-text = Надсилати все нове одним листом уранці на { $address }?
link-digest-press = Один лист на день
link-digest-done = Готово
link-digest-done-text = Тепер приходить один лист на день, уранці.
link-mute-title = Не писати про цей стіл
link-mute-text = Більше не сповіщати про цей стіл — ні на { $address }, ні в інший спосіб?
link-mute-press = Не писати про цей стіл
link-mute-done = Готово
link-mute-done-text = Про цей стіл більше не сповіщаємо. З рештою все як раніше.
link-out-title = Більше не надсилати листів
link-out-text = Більше не надсилати звісток на { $address }?
link-out-press = Більше не надсилати
link-out-done = Готово
link-out-done-text = На { $address } більше нічого не надсилається, адресу видалено.
refuse-no-mail = Цей сервер не надсилає листів: його господар не налаштував поштовий сервер.
refuse-no-apprise = Інші служби на цьому сервері не встановлені; господар додає їх пакетом cheeseboard[apprise].
refuse-service = Жодна служба не має такої адреси, або вона веде в мережу цього сервера. Подивіться, будь ласка, у списку Apprise.
refuse-mail-address = Це не адреса пошти. Напишіть її так: name@example.org.
refuse-address-unreadable = Ця адреса не читається. Напишіть її так: https://example.org/hook.
refuse-address-not-https = Вкажіть, будь ласка, адресу, що починається з https://, щоб ніхто не читав дорогою.
refuse-address-private = Ця адреса веде в закриту мережу. Вкажіть, будь ласка, адресу, доступну ззовні.
refuse-many-receivers = Більше місць додати не можна. Спершу приберіть одне.
refuse-link-old = Це посилання більше не діє. Звістки ви знайдете на їхній сторінці.
refuse-zone = Часового поясу «{ $text }» немає. Напишіть, наприклад, Europe/Kyiv.
refuse-time-of-day = «{ $text }» — не час доби. Напишіть його так: 22:30.
