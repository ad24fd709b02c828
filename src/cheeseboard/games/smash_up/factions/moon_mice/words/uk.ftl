faction-moon_mice = Місячні миші
board-faction-moon_mice = Стрибають із бази на базу й отримують очки за далекі вилазки.

card-mm_commander = Командор Камамбер
    .help = Талант: один ваш посіпака прилітає сюди з іншої бази.
card-mm_navigator = Зоряний штурман
    .help = Коли ви його граєте: можете перемістити іншого свого посіпаку на іншу базу.
card-mm_hopper = Кратерний стрибун
    .help = Талант: стрибає на іншу базу, де немає ваших посіпак.
card-mm_astromouse = Мишонавт
    .help = Коли ви його граєте: візьміть карту.
card-mm_supply_capsule = Капсула з припасами
    .help = Візьміть дві карти.
card-mm_low_gravity = Слабке тяжіння
    .help = Перемістіть свого посіпаку на іншу базу. Потім можете перемістити ще одного.
card-mm_small_step = Маленький крок
    .help = Якщо ваші посіпаки є щонайменше на трьох базах, отримайте 1 очко.
card-mm_moon_flag = Прапор на Місяці
    .help = На базу. Якщо наприкінці вашого ходу тут лише ваші посіпаки, отримайте 1 очко, а прапор знищується.
card-mm_space_suit = Скафандр
    .help = На свого посіпаку. Він на 1 сильніший, і чужі карти не можуть його знищити.
card-mm_emergency_landing = Аварійна посадка
    .help = Особливе: перед захопленням бази один ваш посіпака прилітає туди з іншої бази.
card-mm_lost_in_space = Віднесло в космос
    .help = Один посіпака із силою не більше 3 відлітає на руку власникові.
card-mm_rescue_mission = Рятувальний загін
    .help = Візьміть на руку посіпаку зі свого скиду.

minion-mm_commander = { card-mm_commander }
minion-mm_navigator = { card-mm_navigator }
minion-mm_hopper = { card-mm_hopper }
minion-mm_astromouse = { card-mm_astromouse }

base-sea_of_cheese = Сирне море
    .help = Зігравши сюди посіпаку, візьміть карту, якщо інших ваших тут немає.
base-launch_pad = Стартовий майданчик
    .help = Переможець може повернути на руку одного свого посіпаку звідси.

card-sea_of_cheese = { base-sea_of_cheese }
card-launch_pad = { base-launch_pad }

decision-drift = { $seat_you ->
    [yes] «{ $card }»: оберіть посіпаку із силою не більше 3, який відлетить на руку власникові.
   *[no] { $seat_name } обирає посіпаку для карти «{ $card }».
}
decision-take-off = { $seat_you ->
    [yes] «{ $card }»: кого зі своїх посіпак звідси повернути на руку?
   *[no] { $seat_name } може повернути посіпаку на руку.
}
score-expedition = Вилазки Місячних мишей
refuse-condition-mm_emergency_landing = Карту «{ $card }» можна зіграти лише перед захопленням бази.
