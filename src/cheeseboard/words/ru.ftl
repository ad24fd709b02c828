# Что говорят все игры.

seat-0 = Красный
    .gen = Красного
seat-1 = Жёлтый
    .gen = Жёлтого
seat-2 = Зелёный
    .gen = Зелёного
seat-3 = Синий
    .gen = Синего
seat-4 = Фиолетовый
    .gen = Фиолетового
seat-5 = Белый
    .gen = Белого
seat-6 = Красный-2
    .gen = Красного-2
seat-7 = Жёлтый-2
    .gen = Жёлтого-2
seat-8 = Зелёный-2
    .gen = Зелёного-2
seat-9 = Синий-2
    .gen = Синего-2
seat-10 = Фиолетовый-2
    .gen = Фиолетового-2
seat-11 = Белый-2
    .gen = Белого-2

event-undo = { $seat_you ->
    [yes] Вы отменяете { $count ->
        [1] действие
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
   *[no] { $seat_name } отменяет { $count ->
        [1] действие
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
}

refuse-over = Партия окончена.
refuse-not-your-turn = Сейчас не ваш ход.
refuse-other = Сейчас правила этого не позволяют.
refuse-undo-border = Сейчас отменять нечего. Ход, который открыл что-то новое, не отменяется.
refuse-undo-others = Это уже не отменить: на этом строится ход другого игрока.
refuse-line-border = Этот ход по пути открывает что-то новое. Отправьте его в 2 приёма.

preset-standard = Обычная

event-bot-failed = Бот на месте игрока { $seat_name } не дал годного ответа. За него сделано случайное действие.
event-handed-over = { $seat_you ->
    [yes] Теперь за вас играет бот.
   *[no] Теперь бот играет вместо игрока { $seat_name }.
}
event-taken-back = { $seat_you ->
    [yes] Вы снова в игре.
   *[no] { $seat_name } снова в игре.
}

refuse-stale = Партия ушла вперёд. Взгляните на стол ещё раз и выберите заново.
refuse-no-table = Такого стола нет. Возможно, ссылка неполная.
refuse-no-match = Такой партии за этим столом нет.
refuse-no-game = Игры «{ $game }» здесь нет.
refuse-no-seat = Такого места за этим столом нет.
refuse-no-bot = Бота «{ $wanted }» здесь нет.
refuse-bot-plays = За вас играет бот. Сначала вернитесь на своё место.
refuse-hint = Подсказки бывают только в партиях против ботов: за этим столом играет кто-то ещё.
refuse-no-hint = Подсказка не успела прийти. Попробуйте ещё раз.
refuse-bot-already = Там уже играет бот.
refuse-is-here = { $name } за столом. Заменить можно только того, кто отошёл.
refuse-seat-taken = Там уже сидит { $name }. Выберите другое место.
refuse-not-your-seat = Это место не ваше.
refuse-not-host = Это может сделать только хозяин стола.
refuse-not-seated = Это могут делать только те, кто сидит за столом.
refuse-seats-in-use = Место, которое пришлось бы убрать, занято. Сначала освободите его.
refuse-seats-open = Ещё есть свободные места. Пригласите кого-нибудь или посадите ботов.
refuse-started = Партия уже началась. Места и условия остаются как есть.
refuse-not-started = Партия ещё не началась.
refuse-unreadable = { $text }
refuse-setup = { $text }
refuse-option-long = { $option }: не больше { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знака
}.
refuse-option-number = { $option }: целое число от { $least } до { $most }.
refuse-option-value = { $option }: выберите одно из предложенных значений.
refuse-line-length = За раз можно отправить от 1 до { $most } { $most ->
    [one] действия
    [few] действий
    [many] действий
   *[other] действия
}.
refuse-key-length = В ключе запроса может быть от 1 до { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знака
}.
refuse-name = В имени может быть от 1 до { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знака
}.
refuse-chat-length = В сообщении может быть от 1 до { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знака
}.
refuse-origin = Этот запрос пришёл с другого сайта и не был выполнен. Откройте страницу здесь и попробуйте ещё раз.
refuse-too-large = Это слишком много за раз: можно не больше { $most } { $most ->
    [one] байта
    [few] байт
    [many] байт
   *[other] байта
}.
refuse-too-fast = { $seconds ->
    [1] Подождите, пожалуйста, секунду.
    [one] Подождите, пожалуйста, { $seconds } секунду.
    [few] Подождите, пожалуйста, { $seconds } секунды.
    [many] Подождите, пожалуйста, { $seconds } секунд.
   *[other] Подождите, пожалуйста, { $seconds } секунды.
}
refuse-who = Пришлите токен в заголовке «Authorization: Bearer …»; его выдаёт POST /api/people.
refuse-input = { $text }
refuse-running-secret = Пока партия идёт, её запись остаётся тайной.
refuse-old-rules = Эта партия сыграна по прежней версии правил, и показать её больше нельзя.

## Терминал

terminal-help = Введите номер хода, его название из списка или краткую запись (например: { $example }). «undo» отменяет ваше последнее действие, «why» и ход объясняет, почему так нельзя, «rules { $rule }» показывает правило, «quit» — выйти из-за стола.
terminal-you = Ваш цвет — { $name }.
terminal-stop = Партия остановлена.
terminal-hand-over = { $name }, садитесь за клавиатуру и нажмите Enter.
terminal-numbers = { $count ->
    [1] Сейчас возможен только один ход: 1.
   *[other] Введите номер от 1 до { $count }.
}
terminal-unreadable = Среди возможных сейчас ходов нет хода { $text }.
terminal-near = Может быть, { $moves }?
terminal-can = Так можно.
terminal-which-move = Какой ход? Например: why { $example }
terminal-which-rule = Какое правило? Например: rules { $rule }
terminal-no-rule = Правила { $rule } нет. Номера стоят в объяснениях и в правилах.
terminal-record = Запись партии — в файле { $path }.
terminal-step = Шаг { $step } из { $count }.
terminal-fair = Весь жребий сходится с зерном.
terminal-unfair = Жребий НЕ сходится с зерном.
terminal-id = id
terminal-game = игра
terminal-seats = мест
terminal-minutes = минут
terminal-stage = готовность
