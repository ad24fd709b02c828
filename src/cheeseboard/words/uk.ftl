# Що кажуть усі ігри.

seat-0 = Червоний
    .gen = Червоного
seat-1 = Жовтий
    .gen = Жовтого
seat-2 = Зелений
    .gen = Зеленого
seat-3 = Синій
    .gen = Синього
seat-4 = Фіолетовий
    .gen = Фіолетового
seat-5 = Білий
    .gen = Білого
seat-6 = Червоний-2
    .gen = Червоного-2
seat-7 = Жовтий-2
    .gen = Жовтого-2
seat-8 = Зелений-2
    .gen = Зеленого-2
seat-9 = Синій-2
    .gen = Синього-2
seat-10 = Фіолетовий-2
    .gen = Фіолетового-2
seat-11 = Білий-2
    .gen = Білого-2

event-undo = { $seat_you ->
    [yes] Ви скасовуєте { $count ->
        [1] дію
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
   *[no] { $seat_name } скасовує { $count ->
        [1] дію
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
}

refuse-over = Партію закінчено.
refuse-not-your-turn = Зараз не ваш хід.
refuse-other = Зараз правила цього не дозволяють.
refuse-undo-border = Зараз скасовувати нема чого. Хід, який відкрив щось нове, не скасовується.
refuse-undo-others = Цього вже не скасувати: на цьому будується хід іншого гравця.
refuse-line-border = Цей хід дорогою відкриває щось нове. Надішліть його 2 частинами.

preset-standard = Звичайна

event-bot-failed = Бот на місці гравця { $seat_name } не дав придатної відповіді. За нього зроблено випадкову дію.
event-handed-over = { $seat_you ->
    [yes] Тепер за вас грає бот.
   *[no] Тепер бот грає замість гравця { $seat_name }.
}
event-taken-back = { $seat_you ->
    [yes] Ви знову в грі.
   *[no] { $seat_name } знову в грі.
}

refuse-stale = Партія пішла далі. Погляньте на стіл ще раз і оберіть знову.
refuse-no-table = Такого столу немає. Можливо, посилання неповне.
refuse-no-match = Такої партії за цим столом немає.
refuse-no-game = Гри «{ $game }» тут немає.
refuse-no-seat = Такого місця за цим столом немає.
refuse-no-bot = Бота «{ $wanted }» тут немає.
refuse-bot-plays = За вас грає бот. Спершу поверніться на своє місце.
refuse-hint = Підказки бувають лише в партіях проти ботів: за цим столом грає ще хтось.
refuse-no-hint = Підказка не встигла надійти. Спробуйте ще раз.
refuse-bot-already = Там уже грає бот.
refuse-is-here = { $name } за столом. Замінити можна лише того, хто відійшов.
refuse-seat-taken = Там уже сидить { $name }. Оберіть інше місце.
refuse-not-your-seat = Це місце не ваше.
refuse-not-host = Це може зробити лише господар столу.
refuse-not-seated = Це можуть робити лише ті, хто сидить за столом.
refuse-seats-in-use = Місце, яке довелося б прибрати, зайняте. Спершу звільніть його.
refuse-seats-open = Ще є вільні місця. Запросіть когось або посадіть ботів.
refuse-started = Партія вже почалася. Місця й умови лишаються як є.
refuse-not-started = Партія ще не почалася.
refuse-unreadable = { $text }
refuse-setup = { $text }
refuse-option-long = { $option }: щонайбільше { $most } { $most ->
    [one] знак
    [few] знаки
    [many] знаків
   *[other] знака
}.
refuse-option-number = { $option }: ціле число від { $least } до { $most }.
refuse-option-value = { $option }: виберіть одне із запропонованих значень.
refuse-line-length = За раз можна надіслати від 1 до { $most } { $most ->
    [one] дії
    [few] дій
    [many] дій
   *[other] дії
}.
refuse-key-length = Ключ запиту може мати від 1 до { $most } { $most ->
    [one] знака
    [few] знаків
    [many] знаків
   *[other] знака
}.
refuse-name = Ім’я може мати від 1 до { $most } { $most ->
    [one] знака
    [few] знаків
    [many] знаків
   *[other] знака
}.
refuse-chat-length = Повідомлення може мати від 1 до { $most } { $most ->
    [one] знака
    [few] знаків
    [many] знаків
   *[other] знака
}.
refuse-origin = Цей запит надійшов з іншого сайту, тому його не виконано. Відкрийте сторінку тут і спробуйте ще раз.
refuse-too-large = Це забагато за раз: можна щонайбільше { $most } { $most ->
    [one] байт
    [few] байти
    [many] байтів
   *[other] байта
}.
refuse-too-fast = { $seconds ->
    [1] Зачекайте, будь ласка, секунду.
    [one] Зачекайте, будь ласка, { $seconds } секунду.
    [few] Зачекайте, будь ласка, { $seconds } секунди.
    [many] Зачекайте, будь ласка, { $seconds } секунд.
   *[other] Зачекайте, будь ласка, { $seconds } секунди.
}
refuse-who = Надішліть токен у заголовку «Authorization: Bearer …»; його видає POST /api/people.
refuse-input = { $text }
refuse-running-secret = Поки партія триває, її запис лишається таємницею.
refuse-old-rules = Цю партію зіграно за попередньою версією правил, тож показати її вже не можна.

## Термінал

terminal-help = Введіть номер ходу, його назву зі списку або короткий запис (наприклад: { $example }). «undo» скасовує вашу останню дію, «why» і хід пояснює, чому так не можна, «rules { $rule }» показує правило, «quit» — встати з-за столу.
terminal-you = Ваш колір — { $name }.
terminal-stop = Партію зупинено.
terminal-hand-over = { $name }, сідайте за клавіатуру й натисніть Enter.
terminal-numbers = { $count ->
    [1] Зараз можливий лише один хід: 1.
   *[other] Введіть номер від 1 до { $count }.
}
terminal-unreadable = Серед можливих зараз ходів немає ходу { $text }.
terminal-near = Може, { $moves }?
terminal-can = Так можна.
terminal-which-move = Який хід? Наприклад: why { $example }
terminal-which-rule = Яке правило? Наприклад: rules { $rule }
terminal-no-rule = Правила { $rule } немає. Номери стоять у поясненнях і в правилах.
terminal-record = Запис партії — у файлі { $path }.
terminal-step = Крок { $step } з { $count }.
terminal-fair = Увесь жереб збігається із зерном.
terminal-unfair = Жереб НЕ збігається із зерном.
terminal-id = id
terminal-game = гра
terminal-seats = місць
terminal-minutes = хвилин
terminal-stage = готовність
