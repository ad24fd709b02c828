faction-ghosts = Привиди
board-faction-ghosts = Що менше карт на руці, то вони сильніші.

card-gh_spectre = Фантом
    .help = Якщо ви тримаєте не більше 2 карт, за розіграш посіпаки можна зіграти Фантома з вашого скиду.
card-gh_haunting = Мара
    .help = Поки ви тримаєте не більше 2 карт, вона на 3 сильніша і чужі карти на неї не впливають.
card-gh_spirit = Дух
    .help = Коли ви його граєте: можете обрати посіпаку, скинути стільки карт, яка його сила, і знищити його.
card-gh_ghost = Привид
    .help = Коли ви його граєте: можете скинути одну карту.
card-gh_across_the_divide = По той бік
    .help = Оберіть назву й візьміть зі свого скиду скільки завгодно посіпак із цією назвою.
card-gh_door_to_the_beyond = Двері в інший світ
    .help = На базу. Поки ви тримаєте не більше 2 карт, ваші посіпаки тут на 2 сильніші.
card-gh_ghostly_arrival = Примарна поява
    .help = Можете зіграти ще одного посіпаку і ще одну дію.
card-gh_incorporeal = Безтілесність
    .help = На свого посіпаку. Чужі карти на нього не впливають.
card-gh_make_contact = Встановити контакт
    .help = Лише останньою картою з руки. На посіпаку: тепер ним керуєте ви.
card-gh_seance = Спіритичний сеанс
    .help = Якщо на руці лишилося не більше 2 карт, доберіть до 5.
card-gh_shady_deal = Темна оборудка
    .help = Якщо на руці лишилося не більше 2 карт, отримайте 1 очко.
card-gh_the_dead_rise = Мертві повстають
    .help = Скиньте скільки завгодно карт. Потім зіграйте зі скиду посіпаку, чия сила менша за це число.

minion-gh_spectre = { card-gh_spectre }
minion-gh_haunting = { card-gh_haunting }
minion-gh_spirit = { card-gh_spirit }
minion-gh_ghost = { card-gh_ghost }

base-haunted_house = Будинок із привидами
    .help = Зігравши сюди посіпаку, скиньте карту.
base-dread_gazebo = Моторошна альтанка
    .help = На цю базу не можна грати дії.

card-haunted_house = { base-haunted_house }
card-dread_gazebo = { base-dread_gazebo }

decision-spirit = { $seat_you ->
    [yes] «{ $card }»: кого знищити, скинувши стільки карт, яка його сила?
   *[no] { $seat_name } обирає посіпаку для карти «{ $card }».
}
decision-dead-rise = { $seat_you ->
    [yes] «{ $card }»: скиньте скільки завгодно карт, по одній. Уже скинуто: { $count }. Потім ви зіграєте зі скиду посіпаку, чия сила менша за це число.
   *[no] { $seat_name } може скинути карти.
}
decision-rise = { $seat_you ->
    [yes] «{ $card }»: оберіть у своєму скиді посіпаку із силою не більше { $power } і зіграйте його.
   *[no] { $seat_name } обирає карту зі скиду.
}
score-deal = Темна оборудка
refuse-condition-gh_make_contact = Карту «{ $card }» можна зіграти лише останньою з руки.
refuse-rise-gh_spectre = Фантома можна зіграти зі скиду, лише поки ви тримаєте не більше 2 карт.
board-then-spirit_destroys = потім знищення
board-then-dead_rise = потім розіграш посіпаки зі скиду
