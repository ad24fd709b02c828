faction-moon_mice = Лунные мыши
board-faction-moon_mice = Скачут с базы на базу и получают очки за дальние вылазки.

card-mm_commander = Командор Камамбер
    .help = Талант: один ваш приспешник прилетает сюда с другой базы.
card-mm_navigator = Звёздный штурман
    .help = Когда вы его играете: можете переместить другого своего приспешника на другую базу.
card-mm_hopper = Кратерный прыгун
    .help = Талант: прыгает на другую базу, где нет ваших приспешников.
card-mm_astromouse = Мышонавт
    .help = Когда вы его играете: возьмите карту.
card-mm_supply_capsule = Капсула с припасами
    .help = Возьмите две карты.
card-mm_low_gravity = Слабое притяжение
    .help = Переместите своего приспешника на другую базу. Потом можете переместить ещё одного.
card-mm_small_step = Маленький шаг
    .help = Если ваши приспешники есть хотя бы на трёх базах, получите 1 очко.
card-mm_moon_flag = Флаг на Луне
    .help = На базу. Если в конце вашего хода здесь только ваши приспешники, получите 1 очко, а флаг уничтожается.
card-mm_space_suit = Скафандр
    .help = На своего приспешника. Он на 1 сильнее, и чужие карты не могут его уничтожить.
card-mm_emergency_landing = Аварийная посадка
    .help = Особое: перед захватом базы один ваш приспешник прилетает туда с другой базы.
card-mm_lost_in_space = Унесло в космос
    .help = Один приспешник силой не больше 3 улетает на руку владельцу.
card-mm_rescue_mission = Спасательный отряд
    .help = Возьмите на руку приспешника из своего сброса.

minion-mm_commander = { card-mm_commander }
minion-mm_navigator = { card-mm_navigator }
minion-mm_hopper = { card-mm_hopper }
minion-mm_astromouse = { card-mm_astromouse }

base-sea_of_cheese = Сырное море
    .help = Сыграв сюда приспешника, возьмите карту, если других ваших здесь нет.
base-launch_pad = Стартовая площадка
    .help = Победитель может вернуть на руку одного своего приспешника отсюда.

card-sea_of_cheese = { base-sea_of_cheese }
card-launch_pad = { base-launch_pad }

decision-drift = { $seat_you ->
    [yes] «{ $card }»: выберите приспешника силой не больше 3, который улетит на руку владельцу.
   *[no] { $seat_name } выбирает приспешника для карты «{ $card }».
}
decision-take-off = { $seat_you ->
    [yes] «{ $card }»: кого из своих приспешников отсюда вернуть на руку?
   *[no] { $seat_name } может вернуть приспешника на руку.
}
score-expedition = Вылазки Лунных мышей
refuse-condition-mm_emergency_landing = Карту «{ $card }» можно сыграть только перед захватом базы.
