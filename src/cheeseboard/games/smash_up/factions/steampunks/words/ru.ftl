faction-steampunks = Стимпанки
board-faction-steampunks = Ставят на базы свои машины.

card-sp_steam_queen = Паровая королева
    .help = Пока она в игре, чужие карты не влияют на ваши действия.
card-sp_mechanic = Механик
    .help = Когда вы его играете: сыграйте из своего сброса действие, которое кладут на базу.
card-sp_steam_man = Паровой человек
    .help = На 1 сильнее, пока на этой базе лежит ваше действие.
card-sp_captain_ahab = Капитан Ахав
    .help = Талант: перемещается на другую базу, где лежит ваше действие.
card-sp_aggromotive = Злобовоз
    .help = На базу. Если у вас тут есть приспешник, ваша общая сила здесь на 5 больше.
card-sp_change_of_venue = Смена места
    .help = Возьмите одно из своих действий в игре и сыграйте его снова.
card-sp_difference_engine = Разностная машина
    .help = На базу. Если в конце хода у вас тут есть приспешник, возьмите карту.
card-sp_escape_hatch = Аварийный люк
    .help = На базу. Ваши приспешники отсюда уходят на руку владельцу, когда их должны уничтожить.
card-sp_ornate_dome = Узорный купол
    .help = На базу. Уничтожает на ней чужие действия, и новых соперники сюда не положат.
card-sp_rotary_slug_thrower = Роторный пулемёт
    .help = На базу. Ваши приспешники здесь на 2 сильнее.
card-sp_scrap_diving = Нырок в металлолом
    .help = Возьмите на руку действие из своего сброса.
card-sp_zeppelin = Цеппелин
    .help = На базу. Талант: привозит сюда одного вашего приспешника или увозит отсюда на другую базу.

minion-sp_steam_queen = { card-sp_steam_queen }
minion-sp_mechanic = { card-sp_mechanic }
minion-sp_steam_man = { card-sp_steam_man }
minion-sp_captain_ahab = { card-sp_captain_ahab }

base-inventors_salon = Кабинет изобретателя
    .help = Победитель может взять на руку действие из своего сброса.
base-workshop = Мастерская
    .help = Сыграв действие на эту базу, можете сыграть ещё одно.

card-inventors_salon = { base-inventors_salon }
card-workshop = { base-workshop }

decision-pick-up = { $seat_you ->
    [yes] «{ $card }»: выберите своё действие в игре, чтобы сыграть его заново.
   *[no] { $seat_name } выбирает, какое действие сыграть заново картой «{ $card }».
}
