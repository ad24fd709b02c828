# «Война и сыр» по-русски.

## Предметы

zone-dump = свалка
    .acc = на свалку
    .loc = на свалке
    .from = со свалки
    .title = Свалка
zone-city = город
    .acc = в город
    .loc = в городе
    .from = из города
    .title = Город
zone-field = поле
    .acc = в поле
    .loc = в поле
    .from = с поля
    .title = Поле
zone-pipe_left = левая труба
    .acc = в левую трубу
    .loc = в левой трубе
    .from = из левой трубы
    .title = Левая труба
zone-pipe_right = правая труба
    .acc = в правую трубу
    .loc = в правой трубе
    .from = из правой трубы
    .title = Правая труба
zone-bedroom = спальня
    .acc = в спальню
    .loc = в спальне
    .from = из спальни
    .title = Спальня
zone-pantry = кладовка
    .acc = в кладовку
    .loc = в кладовке
    .from = из кладовки
    .title = Кладовка

origin-dump = со свалки
origin-city = из города
origin-field = с поля
origin-pipe_left = из левой трубы
origin-pipe_right = из правой трубы
origin-bedroom = из спальни
origin-pantry = из кладовки

target-dump = на свалку
target-city = в город
target-field = в поле
target-pipe_left = в левую трубу
target-pipe_right = в правую трубу
target-bedroom = в спальню
target-pantry = в кладовку

pipe-pipe_left = кладовку соседа слева
pipe-pipe_right = кладовку соседа справа

victim-you = вашу кладовку
victim-0 = кладовку красных
victim-1 = кладовку жёлтых
victim-2 = кладовку зелёных
victim-3 = кладовку синих
victim-4 = кладовку фиолетовых
victim-5 = кладовку белых
victim-6 = кладовку красных-2
victim-7 = кладовку жёлтых-2
victim-8 = кладовку зелёных-2
victim-9 = кладовку синих-2
victim-10 = кладовку фиолетовых-2
victim-11 = кладовку белых-2

colour-yellow = жёлтый (сыр)
colour-orange = оранжевый (двойной сыр)
colour-white = белый (облако)
colour-black = чёрный (вопросительный знак)
colour-purple = фиолетовый (яд)
colour-blue = синий (спираль)

side-normal = обычная сторона
    .title = Обычная сторона
    .loc = обычной стороне
side-aggressive = агрессивная сторона
    .title = Агрессивная сторона
    .loc = агрессивной стороне

happening-plenty = Достаток
    .effect = Каждый игрок берёт 1 кусочек сыра.
happening-mass_attacks = Массовые атаки
    .effect = В каждом нападении считается на одну крысу больше.
happening-distant_relative = Приезд дальнего родственника
    .effect = Каждый игрок принимает 1 крысу, её можно послать уже в этом раунде.
happening-helmet = Крыса в шлеме
    .effect = Достав сыр, можно бросить один кусочек обратно в мешочек.
happening-it_worked = Получилось!
    .effect = Чёрный сыр считается жёлтым.
happening-doctor_cheese = Доктор Сыр
    .effect = Два белых кусочка из одного туннеля становятся одним жёлтым.
happening-safe_spot = Надёжное местечко
    .effect = Каждый может спрятать от нападений один кусочек сыра.
happening-just_in_time = Как раз вовремя
    .effect = Отравленные, раненые и заплутавшие крысы снова дома и могут работать сразу.
happening-kindly_rat = Добренькая крыса
    .effect = Самый большой клан отдаёт крысу самому маленькому.
happening-raising = Воскрешение крысы
    .effect = Каждый убирает одну крысу со своего кладбища.
happening-silence = Молчание крысят
    .effect = Перед кормлением каждый может обменять крысу на кусочек сыра.
happening-idleness = Бездействие
    .effect = По кусочку сыра за каждый туннель, куда вы никого не послали.
happening-get_ready = Готовьсь!
    .effect = Дома остаётся не больше 3 крыс, зато они и растят потомство, и охраняют сыр.
happening-end_of_game = Конец игры
    .effect = Партия заканчивается сразу.

clan-scavengers = Мусорщики
    .early = Раз за раунд в туннеле, куда вы никого не послали, можно достать один оставшийся кусочек.
    .late = В каждом туннеле можно достать один оставшийся кусочек.
clan-explorers = Исследователи
    .early = Вернувшиеся заплутавшие крысы приносят 1 кусочек сыра на всех.
    .late = Каждая вернувшаяся заплутавшая крыса приносит кусочек сыра.
clan-recyclers = Переработчики
    .early = На свалке можно достать на один кусочек больше.
    .late = До двух белых кусочков со свалки для вас жёлтые.
clan-musicians = Музыканты
    .early = В конце раунда самый богатый соперник отдаёт вам кусочек сыра.
    .late = В конце раунда три самых богатых соперника отдают вам по кусочку сыра.
clan-ninja = Ниндзя
    .early = Нападение ровно двумя крысами через одну-единственную трубу приносит хотя бы 1 кусочек.
    .late = Нападение ровно одной крысой приносит хотя бы 1 кусочек.
clan-alchemists = Алхимики
    .early = После кормления можно превратить кусочек сыра в крысу.
    .late = После кормления можно превратить в крыс до двух кусочков сыра.
clan-conquerors = Завоеватели
    .early = Чёрный сыр на вас не действует.
    .late = Чёрный сыр на вас не действует, а в кладовке как будто на двух охранников больше.
clan-mutants = Мутанты
    .early = Фиолетовый сыр для вас жёлтый.
    .late = Фиолетовый сыр для вас оранжевый.
clan-seers = Предсказатели
    .early = Вы видите следующее событие.
    .late = Вы видите следующее событие и следующую карту с сыром.
clan-family = Семья
    .early = Если спальня пуста, вы всё равно получаете 1 крысу.
    .late = Вы всегда получаете на одну крысу больше.
clan-athletes = Спортсмены
    .early = Когда ширмы убраны, можно переставить одну крысу.
    .late = Когда ширмы убраны, можно переставить до трёх крыс.
clan-corrupt = Взяточники
    .early = В одном туннеле можно подложить в мешочек лишний кусочек.
    .late = В каждом туннеле можно подложить в мешочек лишний кусочек.

## Решения

decision-clan = { $seat_you ->
    [yes] Какой клан вы возглавите?
   *[no] { $seat_name } выбирает клан.
}
decision-side = { $seat_you ->
    [yes] Какой стороной вверх лежит ваш планшет?
   *[no] { $seat_name } строит планы за ширмой.
}
decision-place = { $seat_you ->
    [yes] { $count ->
        [0] Все крысы при деле.
        [one] Кладовку пока охраняет { $count } из { $rats }.
       *[other] Кладовку пока охраняют { $count } из { $rats }.
    } Ужин обойдётся в { $need }, у вас { $cheese }.
   *[no] { $seat_name } строит планы за ширмой.
}
decision-leave = { $seat_you ->
    [yes] Дома могут остаться только { $most } крысы: { $count ->
        [one] ещё { $count } должна уйти.
        [few] ещё { $count } должны уйти.
        [many] ещё { $count } должны уйти.
       *[other] ещё { $count } должны уйти.
    }
   *[no] { $seat_name } строит планы за ширмой.
}
decision-ready = { $seat_you ->
    [yes] План составлен. Вы готовы? Чтобы изменить его, отмените последний шаг.
   *[no] { $seat_name } строит планы за ширмой.
}
decision-move = { $seat_you ->
    [yes] Можно переставить { $count ->
        [1] одну крысу.
       *[other] до { $count } крыс.
    }
   *[no] { $seat_name } ещё может переставлять крыс.
}
decision-add = { $seat_you ->
    [yes] Подложить лишний кусочек в мешочек? Туннель: { $zone }.
   *[no] { $seat_name } может подложить кусочек в мешочек.
}
decision-wound = { $seat_you ->
    [yes] Ваших крыс { $zone_loc } больше всех. Чья крыса получит укус?
   *[no] { $seat_name } выбирает, чью крысу ранить.
}
decision-extra = { $seat_you ->
    [yes] Достать ещё один кусочек?
   *[no] { $seat_name } может достать ещё один кусочек.
}
decision-return = { $seat_you ->
    [yes] Вернуть один из кусочков в мешочек?
   *[no] { $seat_name } может вернуть кусочек в мешочек.
}
decision-leftover = { $seat_you ->
    [yes] Достать один из кусочков, оставшихся { $zone_loc }?
   *[no] { $seat_name } может достать оставшийся кусочек.
}
decision-swap = { $seat_you ->
    [yes] Клану нужно сыра: { $need }, у вас есть: { $cheese }. Обменять крысу на кусочек сыра?
   *[no] { $seat_name } может обменять крысу на кусочек сыра.
}
decision-brew = { $seat_you ->
    [yes] Сколько кусочков сыра станут крысами?
   *[no] { $seat_name } может превратить сыр в крыс.
}

## Ходы

group-keep = Ваш клан
group-side = Ваш планшет
group-place = { $zone_title }: { $count }
group-shortcut = Всё сразу
group-hide = Надёжное местечко
group-ready = Готово
group-step = Крыса { $origin }
group-stay = Все на местах
group-add = В мешочек
group-wound = Борьба
group-draw = Достать сыр
group-return = Обратно в мешочек
group-swap = Обмен
group-brew = Алхимия

move-keep = { $clan }. В начале: { $clan_early } В конце: { $clan_late }
move-side = { $side_title }
move-turn = Перевернуть планшет: { $side }
move-put = { $count ->
    [one] { $count } крыса { $zone_acc }
    [few] { $count } крысы { $zone_acc }
    [many] { $count } крыс { $zone_acc }
   *[other] { $count } крысы { $zone_acc }
}
move-raid = { $count ->
    [one] { $count } крыса в набег: { $seat_name } ({ $zone })
    [few] { $count } крысы в набег: { $seat_name } ({ $zone })
    [many] { $count } крыс в набег: { $seat_name } ({ $zone })
   *[other] { $count } крысы в набег: { $seat_name } ({ $zone })
}
move-take = 1 крыса обратно { $zone_from }
move-last = Как в прошлом раунде
move-clear = Все в кладовку
move-hide = Спрятать кусочек
move-hide-nothing = Оставить весь сыр в кладовке
move-done = План составлен
move-ready = Ширмы уберут, когда готовы будут все
move-step = Переставить { $target }
move-stay = Все крысы на своих местах
move-add = Подложить кусочек: { $colour }
move-add-nothing = Ничего не подкладывать
move-wound = { $seat_name }
move-draw = Достать кусочек
move-draw-nothing = Ничего не доставать
move-return = Вернуть кусочек: { $colour }
move-return-nothing = Оставить все кусочки
move-swap-healthy = Обменять здоровую крысу на кусочек сыра
move-swap-infirmary = Обменять крысу из медпункта на кусочек сыра
move-swap-nothing = Оставить всех крыс
move-brew = { $count ->
    [0] Оставить весь сыр
    [1] Превратить 1 кусочек в крысу
   *[other] Превратить в крыс кусочки: { $count }
}

## Вопросы перед промахом

confirm-idle = Никто не ищет, не грабит и не спит: { $count ->
    [one] { $count } крыса останется
    [few] все { $count } крысы останутся
   *[many] все { $count } крыс останутся
} сторожить. Вы готовы?
confirm-hunger = Даже при полной удаче у вас будет { $most ->
    [one] { $most } кусочек
    [few] { $most } кусочка
   *[many] { $most } кусочков
}, а ужин стоит { $need }: крысы умрут с голоду. Вы готовы?

## События

event-start = { $seat_you ->
    [yes] Вы первый активный игрок.
   *[no] Первый активный игрок — { $seat_name }.
}
event-keep = Вы оставляете себе клан «{ $clan }».
event-clan = { $seat_you ->
    [yes] Вы возглавляете клан «{ $clan }».
   *[no] { $seat_name } возглавляет клан «{ $clan }».
}
event-round = { $seat_you ->
    [yes] Начинается раунд { $round }, вы активный игрок.
   *[no] Начинается раунд { $round }, активный игрок — { $seat_name }.
}
event-happening = «{ $happening }»: { $happening_effect }
event-card = Открыта карта с сыром { $card }.
event-foresee = Вы предвидите следующее событие: { $happening }.
event-foresee-card = Вы предвидите следующую карту с сыром: { $card }.
event-gift = { $seat_you ->
    [yes] Вы получаете { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
   *[no] { $seat_name } получает { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
}
event-relative = { $seat_you ->
    [yes] К вам приезжает родственник.
   *[no] { $seat_name } встречает родственника.
}
event-gives-rat = { $seat_you ->
    [yes] Ваша крыса уходит в самый маленький клан.
   *[no] { $seat_name } отдаёт крысу самому маленькому клану.
}
event-receives-rat = { $seat_you ->
    [yes] Вы принимаете крысу.
   *[no] { $seat_name } принимает крысу.
}
event-raised = { $seat_you ->
    [yes] С вашего кладбища уходит крыса.
   *[no] { $seat_name } убирает крысу с кладбища.
}
# Так в журналах с тех времён, когда о готовности говорил не только рисунок.
event-ready = Вы готовы.
event-plan = { $seat_you ->
    [yes] Ваш план:
   *[no] { $seat_name }:
} свалка { $dump }, город { $city }, поле { $field }, левая труба { $left }, правая труба { $right }, спальня { $bedroom }, кладовка { $pantry }.
event-side = { $seat_you ->
    [yes] Вы играете на { $side_loc }.
   *[no] { $seat_name } играет на { $side_loc }.
}
event-hides = { $seat_you ->
    [yes] Один ваш кусочек надёжно спрятан в спальне.
   *[no] { $seat_name } прячет кусочек сыра в спальне.
}
event-move = { $seat_you ->
    [yes] Ваша крыса перебегает { $origin } { $target }.
   *[no] { $seat_name } переставляет крысу { $origin } { $target }.
}
event-foray = { $seat_you ->
    [yes] Вы нападаете на { $victim }, { $strength } против { $defence }: { $count ->
        [0] сыр остаётся на месте.
       *[other] { $loot ->
            [0] брать нечего.
            [one] добыча — { $loot } кусочек сыра.
            [few] добыча — { $loot } кусочка сыра.
            [many] добыча — { $loot } кусочков сыра.
           *[other] добыча — { $loot } кусочка сыра.
        }
    }
   *[no] { $seat_name } нападает на { $victim }, { $strength } против { $defence }: { $count ->
        [0] сыр остаётся на месте.
       *[other] { $loot ->
            [0] брать нечего.
            [one] добыча — { $loot } кусочек сыра.
            [few] добыча — { $loot } кусочка сыра.
            [many] добыча — { $loot } кусочков сыра.
           *[other] добыча — { $loot } кусочка сыра.
        }
    }
}
# Так в журналах, где ещё не сказано о добыче.
event-attack = { $seat_you ->
    [yes] Вы нападаете на { $victim }, { $strength } против { $defence }: { $count ->
        [0] сыр остаётся на месте.
        [one] хватит на { $count } кусочек сыра.
        [few] хватит на { $count } кусочка сыра.
        [many] хватит на { $count } кусочков сыра.
       *[other] хватит на { $count } кусочка сыра.
    }
   *[no] { $seat_name } нападает на { $victim }, { $strength } против { $defence }: { $count ->
        [0] сыр остаётся на месте.
        [one] хватит на { $count } кусочек сыра.
        [few] хватит на { $count } кусочка сыра.
        [many] хватит на { $count } кусочков сыра.
       *[other] хватит на { $count } кусочка сыра.
    }
}
# Так в журналах, где ещё не сказано, кого грабят.
event-raid = { $seat_you ->
    [yes] Вы нападаете на { $pipe }, { $strength } против { $defence }: { $count ->
        [0] сыр остаётся на месте.
        [one] хватит на { $count } кусочек сыра.
        [few] хватит на { $count } кусочка сыра.
        [many] хватит на { $count } кусочков сыра.
       *[other] хватит на { $count } кусочка сыра.
    }
   *[no] { $seat_name } нападает на { $pipe }, { $strength } против { $defence }: { $count ->
        [0] сыр остаётся на месте.
        [one] хватит на { $count } кусочек сыра.
        [few] хватит на { $count } кусочка сыра.
        [many] хватит на { $count } кусочков сыра.
       *[other] хватит на { $count } кусочка сыра.
    }
}
event-robbed = { $seat_you ->
    [yes] Налётчики уносят у вас { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
   *[no] { $seat_name } теряет из-за налётчиков { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
}
event-loot = { $seat_you ->
    [yes] Всего вы уносите { $count ->
        [0] ничего: брать нечего.
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
   *[no] Всего { $seat_name } уносит { $count ->
        [0] ничего: брать нечего.
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
}
event-raider-dies = { $seat_you ->
    [yes] Одна из ваших крыс { $zone_loc } не возвращается.
   *[no] { $seat_name } теряет крысу { $zone_loc }.
}
event-guard-dies = { $seat_you ->
    [yes] Гибнет одна из ваших крыс-охранников.
   *[no] { $seat_name } теряет крысу-охранника.
}
event-born = { $seat_you ->
    [yes] У вас прибавляется { $count ->
        [one] { $count } крыса.
        [few] { $count } крысы.
        [many] { $count } крыс.
       *[other] { $count } крысы.
    }
   *[no] { $seat_name } получает { $count ->
        [one] { $count } новую крысу.
        [few] { $count } новых крыс.
        [many] { $count } новых крыс.
       *[other] { $count } новой крысы.
    }
}
event-return = { $seat_you ->
    [yes] Домой к вам { $count ->
        [one] возвращается { $count } крыса.
        [few] возвращаются { $count } крысы.
        [many] возвращаются { $count } крыс.
       *[other] возвращаются { $count } крысы.
    }
   *[no] { $seat_name } встречает дома { $count ->
        [one] { $count } крысу.
        [few] { $count } крыс.
        [many] { $count } крыс.
       *[other] { $count } крысы.
    }
}
event-souvenir = { $seat_you ->
    [yes] Ваши исследователи приносят { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
   *[no] { $seat_name } получает от исследователей { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
}
event-tunnel = Начинаются поиски { $zone_loc }. В мешочке { $count ->
    [one] { $count } кусочек.
    [few] { $count } кусочка.
    [many] { $count } кусочков.
   *[other] { $count } кусочка.
}
event-add = { $seat_you ->
    [yes] Вы подкладываете в мешочек кусочек: { $colour }.
   *[no] { $seat_name } подкладывает в мешочек кусочек: { $colour }.
}
event-wounded = { $seat_you ->
    [yes] Вашу крысу ранят { $zone_loc }.
   *[no] { $seat_name } отправляет в медпункт крысу, раненную { $zone_loc }.
}
event-draw = { $seat_you ->
    [yes] Вы достаёте: { $colour } × { $count }.
   *[no] { $seat_name } достаёт: { $colour } × { $count }.
}
event-put-back = { $seat_you ->
    [yes] Вы возвращаете в мешочек кусочек: { $colour }.
   *[no] { $seat_name } возвращает в мешочек кусочек: { $colour }.
}
event-doctor = { $seat_you ->
    [yes] Доктор Сыр делает из ваших белых кусочков { $count ->
        [one] { $count } жёлтый.
        [few] { $count } жёлтых.
        [many] { $count } жёлтых.
       *[other] { $count } жёлтого.
    }
   *[no] { $seat_name } получает от Доктора Сыра за белые кусочки { $count ->
        [one] { $count } жёлтый.
        [few] { $count } жёлтых.
        [many] { $count } жёлтых.
       *[other] { $count } жёлтого.
    }
}
event-cheese = { $seat_you ->
    [yes] Вы кладёте в кладовку { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
   *[no] { $seat_name } кладёт в кладовку { $count ->
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
}
event-forgets = { $seat_you ->
    [yes] { $count ->
        [one] { $count } ваша крыса забывает дорогу домой.
        [few] { $count } ваши крысы забывают дорогу домой.
        [many] { $count } ваших крыс забывают дорогу домой.
       *[other] { $count } вашей крысы забывают дорогу домой.
    }
   *[no] { $seat_name } теряет { $count ->
        [one] { $count } крысу: она забывает дорогу домой.
        [few] { $count } крыс: они забывают дорогу домой.
        [many] { $count } крыс: они забывают дорогу домой.
       *[other] { $count } крысы: они забывают дорогу домой.
    }
}
event-poisoned = { $seat_you ->
    [yes] { $count ->
        [one] { $count } ваша крыса идёт в медпункт.
        [few] { $count } ваши крысы идут в медпункт.
        [many] { $count } ваших крыс идут в медпункт.
       *[other] { $count } вашей крысы идут в медпункт.
    }
   *[no] { $seat_name } отправляет в медпункт { $count ->
        [one] { $count } крысу.
        [few] { $count } крыс.
        [many] { $count } крыс.
       *[other] { $count } крысы.
    }
}
event-strays = { $seat_you ->
    [yes] { $count ->
        [one] { $count } ваша крыса ненадолго теряется.
        [few] { $count } ваши крысы ненадолго теряются.
        [many] { $count } ваших крыс ненадолго теряются.
       *[other] { $count } вашей крысы ненадолго теряются.
    }
   *[no] { $seat_name } ждёт { $count ->
        [one] { $count } заплутавшую крысу.
        [few] { $count } заплутавших крыс.
        [many] { $count } заплутавших крыс.
       *[other] { $count } заплутавшей крысы.
    }
}
event-idle = { $seat_you ->
    [yes] Вы получаете кусочек сыра за бездействие.
   *[no] { $seat_name } получает кусочек сыра за бездействие.
}
event-swap-asks = { $seat_you ->
    [yes] Вы хотите обменять крысу.
   *[no] { $seat_name } хочет обменять крысу.
}
event-swap-none = { $seat_you ->
    [yes] Вы оставляете всех крыс.
   *[no] { $seat_name } оставляет всех крыс.
}
event-swap = { $seat_you ->
    [yes] Вы меняете крысу на кусочек сыра.
   *[no] { $seat_name } меняет крысу на кусочек сыра.
}
event-fed = { $seat_you ->
    [yes] Ваш клан съедает { $count ->
        [0] ничего.
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
        [many] { $count } кусочков сыра.
       *[other] { $count } кусочка сыра.
    }
   *[no] { $seat_name } кормит клан, съедено: { $count }.
}
event-starved = { $seat_you ->
    [yes] От голода { $count ->
        [one] умирает { $count } ваша крыса.
        [few] умирают { $count } ваши крысы.
        [many] умирают { $count } ваших крыс.
       *[other] умирают { $count } вашей крысы.
    }
   *[no] { $seat_name } теряет от голода { $count ->
        [one] { $count } крысу.
        [few] { $count } крыс.
        [many] { $count } крыс.
       *[other] { $count } крысы.
    }
}
event-gives-cheese = { $seat_you ->
    [yes] Вы отдаёте кусочек сыра за музыку.
   *[no] { $seat_name } отдаёт кусочек сыра за музыку.
}
event-music = { $seat_you ->
    [yes] Ваши музыканты получают кусочек сыра.
   *[no] { $seat_name } получает кусочек сыра за музыку.
}
event-brew = { $seat_you ->
    [yes] Вы превращаете сыр в крыс, кусочков: { $count }.
   *[no] { $seat_name } превращает сыр в крыс, кусочков: { $count }.
}

## Конец

over-points = { $seat_you ->
    [yes] Ваш клан побеждает, у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[no] { $seat_name } побеждает: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
over-cheese = { $seat_you ->
    [yes] Поровну, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, и всё решает ваш сыр: { $cheese } против { $next }.
   *[no] Поровну, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, но { $seat_name } побеждает по сыру: { $cheese } против { $next }.
}
over-shared = Победу делят игроки: { $count }. У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
score-healthy = Здоровые крысы
score-infirmary = Крысы в медпункте
score-lost = Заплутавшие крысы
score-graveyard = Кладбище
score-cheese = Сыр, если очков поровну

## Отказы

refuse-now = { $topic ->
    [clans] Сначала все выбирают кланы.
    [plans] Сейчас все строят планы за ширмами.
    [moves] Сейчас Спортсмены переставляют крыс.
    [bribe] Сейчас Взяточники могут подложить кусочек в мешочек.
    [fight] Сейчас решается, чья крыса попадёт в медпункт.
    [extra] Сейчас Переработчики решают, доставать ли ещё кусочек.
    [return] Сейчас можно вернуть кусочек в мешочек.
    [leftovers] Сейчас Мусорщики решают, доставать ли остатки.
    [swaps] Сейчас можно обменять крысу на сыр.
   *[evening] Сейчас Алхимики решают судьбу своего сыра.
}
refuse-clan = Карты «{ $clan }» среди двух ваших нет.
refuse-side-first = Сначала выберите сторону планшета.
refuse-side = Сейчас сторону планшета так не меняют.
refuse-hide = Нет кусочка, который можно спрятать или вернуть.
refuse-plan-done = План составлен. Скажите, что вы готовы, или отмените последний шаг.
refuse-done-first = Сначала нужно закончить план.
refuse-changes = Вы уже { $count } раз передумали. Теперь можно только отменять последние шаги.
refuse-rats = { $count ->
    [0] Все крысы при деле. Сначала верните одну.
    [one] В кладовке осталась только { $count } крыса.
    [few] В кладовке остались только { $count } крысы.
    [many] В кладовке осталось только { $count } крыс.
   *[other] В кладовке осталось только { $count } крысы.
}
refuse-home = В этом раунде в спальне и кладовке вместе может быть не больше { $count } крыс.
refuse-no-rat = Ваших крыс { $zone_loc } нет.
refuse-supply = В запасе нет такого кусочка: { $colour }.
refuse-wound = Этому игроку некого терять { $zone_loc }.
refuse-drawn = Среди только что вынутых кусочков нет такого: { $colour }.
refuse-infirmary = Ваш медпункт пуст.
refuse-healthy = У вас нет здоровых крыс.
refuse-brew-once = В начале игры Алхимики превращают не больше 1 кусочка.
refuse-brew-cheese = Столько сыра нет, у вас { $count ->
    [one] { $count } кусочек.
    [few] { $count } кусочка.
    [many] { $count } кусочков.
   *[other] { $count } кусочка.
}
refuse-brew-supply = Столько крыс в запасе нет, осталось: { $count }.

## Настройки

option-clans = Кланы
    .help = Каждый ведёт клан со своей способностью. Для тех, кто знает игру.
option-clans-true = С кланами
option-clans-false = Без кланов
option-board = Планшеты
    .help = На агрессивной стороне в нападениях гибнут, а в туннелях дерутся.
option-board-normal = У всех обычная сторона
option-board-aggressive = У всех агрессивная сторона
option-board-secret = Каждый тайно выбирает сторону один раз
option-board-secret_each_round = Каждый тайно выбирает сторону каждый раунд
option-cheese_order = Порядок карт с сыром
    .help = Для первой партии проще карты по порядку от 1 до 9.
option-cheese_order-shuffled = Перемешаны
option-cheese_order-ascending = От 1 до 9
option-cheese_cards = Карты с сыром
    .help = На «лесенке» от карты к карте еды всё меньше, а опасностей всё больше.
option-cheese_cards-printed = Как в коробке
option-cheese_cards-ladder = Лесенка
option-cheese_supply = Жёлтый сыр
    .help = Если кусочков столько, сколько в коробке, сыр может кончиться.
option-cheese_supply-endless = Не кончается
option-cheese_supply-box = Только кусочки из коробки
option-bad_ties = Невыгодные ничьи
    .help = Кто отдаёт, если несколько игроков равны.
option-bad_ties-favour = Активного игрока щадят
option-bad_ties-first = Активный игрок отдаёт первым
option-first_seat = Первый активный игрок

preset-standard = Обычная
    .help = Карты сыра перемешаны, без кланов.
preset-first_game = Первая партия
    .help = Карты сыра идут от 1 до 9, без кланов.
preset-clans = Кланы
    .help = У каждого клана свой талант.
preset-secret_sides = Кланы и тайные стороны
    .help = И каждый тайно выбирает сторону планшета.

## Рисунок

board-name = { $seat_name }
board-house = { $seat_you ->
    [yes] Ваша канализация
   *[no] Канализация игрока { $seat_name }
}
board-left = сосед слева
board-right = сосед справа
board-both = сосед с обеих сторон
board-far = не сосед
board-place-dump = Свалка
board-place-city = Город
board-place-field = Поле
board-place-pipe_left = Левая труба
board-place-pipe_right = Правая труба
board-place-bedroom = Спальня
board-place-pantry = Кладовка
board-place-infirmary = Медпункт
board-place-lost = Плутают
board-place-graveyard = Кладбище
board-raid = к игроку { $seat_name }, { $cheese ->
    [0] сыра там нет
    [one] там { $cheese } кусочек сыра
    [few] там { $cheese } кусочка сыра
   *[many] там { $cheese } кусочков сыра
}
board-rats = { $count ->
    [0] ни одной крысы
    [one] { $count } крыса
    [few] { $count } крысы
   *[many] { $count } крыс
}
board-screened = за ширмой
board-guard = { $count ->
    [0] охраны нет
    [one] { $count } сторожит
   *[other] { $count } сторожат
}
board-idle = { $count } без места
board-event = { $happening }
board-effect = { $happening_effect }
board-odds = { $count ->
    [1] Следующая карта события закончит партию
   *[other] Следующая карта события закончит партию с вероятностью 1/{ $count }
}
board-card = Карта сыра { $card }
board-cards = Карты сыра { $first } + { $second }
board-pieces = { $count } × { $colour }
board-empty = ничего
board-letter-yellow = Ж
board-letter-orange = О
board-letter-white = Б
board-letter-black = Ч
board-letter-purple = Ф
board-letter-blue = С
board-clan = { $clan }
board-clan-early = { $clan_early }
board-clan-late = { $clan_late }
board-next-event = Дальше: { $happening }
board-next-card = Следующая карта сыра: { $card }
board-supply = { $count ->
    [0] В запасе не осталось крыс
    [one] В запасе осталась { $count } крыса
    [few] В запасе остались { $count } крысы
   *[many] В запасе осталось { $count } крыс
}
board-bag = { $count ->
    [0] Мешочек с сыром пуст
    [one] В мешочке { $count } кусочек
    [few] В мешочке { $count } кусочка
   *[many] В мешочке { $count } кусочков
}
board-active = { $seat_you ->
    [yes] Вы активный игрок: при равенстве очередь идёт от вас
   *[no] Активный игрок: { $seat_name }. При равенстве очередь идёт от этого игрока
}
board-queue = На очереди
board-drawn = { $seat_you ->
    [yes] Вы достали
   *[no] Вытянуто: { $seat_name }
}
board-ready = Готово
board-thinking = Думает
board-turn = Решает
board-you-ready = Ваш план готов. Ширмы уберут, когда будут готовы все.
board-over = Партия окончена.
panel-rats = { $count ->
    [one] { $count } здоровая крыса
    [few] { $count } здоровые крысы
   *[many] { $count } здоровых крыс
}
panel-hurt = { $count } в медпункте
panel-lost = { $count ->
    [one] { $count } заплутала
   *[other] { $count } заплутали
}
panel-cheese = { $count ->
    [one] { $count } кусочек сыра
    [few] { $count } кусочка сыра
   *[many] { $count } кусочков сыра
}
panel-graves = { $count } на кладбище
panel-order = Место { $place } в порядке при равенстве
panel-active = Активный игрок
panel-aggressive = Агрессивная сторона
panel-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
status-round = Раунд { $round }
status-clans = Кланы
status-rats = Крысы
status-search = Поиски сыра
status-feeding = Кормление
status-evening = Вечер
status-over = Конец
status-dinner = Ужин стоит { $need }, у вас { $cheese }
caption-screens = Ширмы падают: числа — это крысы в каждой комнате.
caption-search = Все ищут { $zone_loc }.
board-film = Что было
board-film-close = Закрыть
board-film-raids = Нападения
board-film-born = Рождение
board-film-dinner = Ужин
board-film-yellow = обед
board-film-orange = два обеда
board-film-white = ничего
board-film-black = крыса ушла навсегда
board-film-purple = крыса больна один раунд
board-film-blue = крыса плутает один раунд

## План рядом с рисунком

plan-search = Искать сыр
plan-search-note = по кусочку на крысу
plan-raid = Ограбить кладовку
plan-raid-note = по кусочку за каждую крысу сверх охраны
plan-stay = Остаться дома
plan-stay-note = растить крысят или сторожить сыр
plan-of-bag = { $count } из { $bag }
plan-danger-black = уйдёт: { $count }
plan-danger-purple = заболеет: { $count }
plan-danger-blue = заплутает: { $count }
plan-safe = безопасно
plan-loot = { $count ->
    [0] сыра там нет
    [one] там { $count } кусочек сыра
    [few] там { $count } кусочка сыра
   *[many] там { $count } кусочков сыра
}
plan-young = { $count ->
    [0] никто не родится
    [one] родится { $count }
   *[other] родятся { $count }
}
plan-guards = остальные сторожат

## The terminal

terminal-gather = Кланы собираются.
terminal-round = Раунд { $round } (всего не больше { $most })
terminal-bag = Мешочек
terminal-drawn = вынуто:
terminal-ready = готово, { $count ->
    [one] { $count } крыса
    [few] { $count } крысы
   *[many] { $count } крыс
}
terminal-dump = свалка
terminal-city = город
terminal-field = поле
terminal-pipes = труба
terminal-bedroom = спальня
terminal-pantry = кладовка
terminal-infirmary = больны
terminal-lost = плутают
terminal-cheese = сыр
terminal-need = ужин
terminal-hidden = Спрятанный кусочек
terminal-early = Начальная стадия
terminal-late = Поздняя стадия
terminal-nobody = Никого
terminal-zones = свалка, город, поле: искать сыр   ◄труба►: грабить соседей   спальня: потомство   кладовка: охрана
terminal-away = больны, плутают: вернутся к следующему плану
terminal-dinner = ужин: сыр на всех, кто вернётся, и на потомство

## Почему боту нравится ход

term-win = Победа
term-rats = Живые крысы
term-plan = Что сулит план
term-clan = Клан
term-meal = Сыр на ужин
term-search = Что сулят туннели
term-rivals = Отставание соперников

facets-title = Победы по кланам
## Взгляд назад

review-worlds = { $count ->
    [one] { $count } ночь, которая подходит к тому, что тогда знали.
    [few] { $count } ночи, которые подходят к тому, что тогда знали.
   *[many] { $count } ночей, которые подходят к тому, что тогда знали.
}
review-another-world = Заглянуть в другую ночь
review-a-world = Одна из ночей, которые подходят к тому, что тогда знали.
slip-term-win = Вы не замечаете ходов, которые приносят победу
slip-term-rats = Вы теряете крыс, которые могли бы выжить
slip-term-plan = Ваши планы приносят слишком мало
slip-term-clan = Вы мало пользуетесь своим кланом
slip-term-meal = У вас мало сыра к ужину
slip-term-search = Вы мало ищете в туннелях
slip-term-rivals = Вы даёте соперникам уйти вперёд
slip-move-keep = Выбрать клан
slip-move-side = Сторона планшета
slip-move-turn = Сторона планшета
slip-move-put = План на ночь
slip-move-raid = План на ночь
slip-move-take = План на ночь
slip-move-last = План на ночь
slip-move-clear = План на ночь
slip-move-hide = План на ночь
slip-move-done = План на ночь
slip-move-ready = План на ночь
slip-move-step = Переставить крысу
slip-move-stay = Переставить крысу
slip-move-add = Подложить кусочек
slip-move-wound = Кого ранить
slip-move-draw = Достать кусочек
slip-move-return = Вернуть кусочек
slip-move-swap = Обменять крысу на сыр
slip-move-brew = Превратить сыр в крыс
