faction-steampunks = Стимпанки
board-faction-steampunks = Ставлять на бази свої машини.

card-sp_steam_queen = Парова королева
    .help = Поки вона в грі, чужі карти не впливають на ваші дії.
card-sp_mechanic = Механік
    .help = Коли ви його граєте: зіграйте зі свого скиду дію, яку кладуть на базу.
card-sp_steam_man = Паровий чоловік
    .help = На 1 сильніший, поки на цій базі лежить ваша дія.
card-sp_captain_ahab = Капітан Ахав
    .help = Талант: переміщується на іншу базу, де лежить ваша дія.
card-sp_aggromotive = Злобовоз
    .help = На базу. Якщо ви маєте тут посіпаку, ваша загальна сила тут на 5 більша.
card-sp_change_of_venue = Зміна місця
    .help = Візьміть одну зі своїх дій у грі та зіграйте її знову.
card-sp_difference_engine = Різницева машина
    .help = На базу. Якщо наприкінці ходу ви маєте тут посіпаку, візьміть карту.
card-sp_escape_hatch = Аварійний люк
    .help = На базу. Ваші посіпаки звідси йдуть на руку власникові, коли їх мають знищити.
card-sp_ornate_dome = Візерунчастий купол
    .help = На базу. Знищує на ній чужі дії, і нових суперники сюди не покладуть.
card-sp_rotary_slug_thrower = Роторний кулемет
    .help = На базу. Ваші посіпаки тут на 2 сильніші.
card-sp_scrap_diving = Пірнання в металобрухт
    .help = Візьміть на руку дію зі свого скиду.
card-sp_zeppelin = Цепелін
    .help = На базу. Талант: привозить сюди одного вашого посіпаку або відвозить звідси на іншу базу.

minion-sp_steam_queen = { card-sp_steam_queen }
minion-sp_mechanic = { card-sp_mechanic }
minion-sp_steam_man = { card-sp_steam_man }
minion-sp_captain_ahab = { card-sp_captain_ahab }

base-inventors_salon = Кабінет винахідника
    .help = Переможець може взяти на руку дію зі свого скиду.
base-workshop = Майстерня
    .help = Зігравши дію на цю базу, можете зіграти ще одну.

card-inventors_salon = { base-inventors_salon }
card-workshop = { base-workshop }

decision-pick-up = { $seat_you ->
    [yes] «{ $card }»: оберіть свою дію в грі, щоб зіграти її знову.
   *[no] { $seat_name } обирає, яку дію зіграти знову картою «{ $card }».
}
