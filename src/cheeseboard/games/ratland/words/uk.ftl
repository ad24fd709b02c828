# «Війна і сир» українською.

## Предмети

zone-dump = смітник
    .acc = на смітник
    .loc = на смітнику
    .from = зі смітника
    .title = Смітник
zone-city = місто
    .acc = до міста
    .loc = у місті
    .from = з міста
    .title = Місто
zone-field = поле
    .acc = у поле
    .loc = у полі
    .from = з поля
    .title = Поле
zone-pipe_left = ліва труба
    .acc = у ліву трубу
    .loc = у лівій трубі
    .from = з лівої труби
    .title = Ліва труба
zone-pipe_right = права труба
    .acc = у праву трубу
    .loc = у правій трубі
    .from = з правої труби
    .title = Права труба
zone-bedroom = спальня
    .acc = до спальні
    .loc = у спальні
    .from = зі спальні
    .title = Спальня
zone-pantry = комора
    .acc = до комори
    .loc = у коморі
    .from = з комори
    .title = Комора

origin-dump = зі смітника
origin-city = з міста
origin-field = з поля
origin-pipe_left = з лівої труби
origin-pipe_right = з правої труби
origin-bedroom = зі спальні
origin-pantry = з комори

target-dump = на смітник
target-city = до міста
target-field = у поле
target-pipe_left = у ліву трубу
target-pipe_right = у праву трубу
target-bedroom = до спальні
target-pantry = до комори

pipe-pipe_left = комору сусіда ліворуч
pipe-pipe_right = комору сусіда праворуч

victim-you = вашу комору
victim-0 = комору червоних
victim-1 = комору жовтих
victim-2 = комору зелених
victim-3 = комору синіх
victim-4 = комору фіолетових
victim-5 = комору білих
victim-6 = комору червоних-2
victim-7 = комору жовтих-2
victim-8 = комору зелених-2
victim-9 = комору синіх-2
victim-10 = комору фіолетових-2
victim-11 = комору білих-2

colour-yellow = жовтий (сир)
colour-orange = помаранчевий (подвійний сир)
colour-white = білий (хмара)
colour-black = чорний (знак питання)
colour-purple = фіолетовий (отрута)
colour-blue = синій (спіраль)

side-normal = звичайний бік
    .title = Звичайний бік
    .loc = звичайному боці
side-aggressive = агресивний бік
    .title = Агресивний бік
    .loc = агресивному боці

happening-plenty = Достаток
    .effect = Кожен гравець бере 1 шматочок сиру.
happening-mass_attacks = Масові атаки
    .effect = У кожному нападі рахують на одного щура більше.
happening-distant_relative = Приїзд далекого родича
    .effect = Кожен гравець приймає 1 щура, його можна послати вже цього раунду.
happening-helmet = Щур у шоломі
    .effect = Діставши сир, можна кинути один шматочок назад у торбинку.
happening-it_worked = Вийшло!
    .effect = Чорний сир вважається жовтим.
happening-doctor_cheese = Доктор Сир
    .effect = Два білі шматочки з одного тунелю стають одним жовтим.
happening-safe_spot = Надійне місце
    .effect = Кожен може сховати від нападів один шматочок сиру.
happening-just_in_time = Саме вчасно
    .effect = Отруєні, поранені й заблукалі щури знову вдома і можуть одразу працювати.
happening-kindly_rat = Добрий щур
    .effect = Найбільший клан віддає щура найменшому.
happening-raising = Воскресіння щура
    .effect = Кожен забирає одного щура зі свого цвинтаря.
happening-silence = Мовчання щуренят
    .effect = Перед годуванням кожен може обміняти щура на шматочок сиру.
happening-idleness = Бездіяльність
    .effect = По шматочку сиру за кожен тунель, куди ви нікого не послали.
happening-get_ready = Приготуйсь!
    .effect = Удома лишається щонайбільше 3 щури, зате вони і плодяться, і стережуть сир.
happening-end_of_game = Кінець гри
    .effect = Партія закінчується одразу.

clan-scavengers = Сміттярі
    .early = Раз на раунд у тунелі, куди ви нікого не послали, можна дістати один шматочок із решток.
    .late = У кожному тунелі можна дістати один шматочок із решток.
clan-explorers = Дослідники
    .early = Заблукалі щури, що повернулися, приносять 1 шматочок сиру на всіх.
    .late = Кожен заблукалий щур, що повернувся, приносить шматочок сиру.
clan-recyclers = Переробники
    .early = На смітнику можна дістати на один шматочок більше.
    .late = До двох білих шматочків зі смітника для вас жовті.
clan-musicians = Музики
    .early = Наприкінці раунду найбагатший суперник віддає вам шматочок сиру.
    .late = Наприкінці раунду троє найбагатших суперників віддають вам по шматочку сиру.
clan-ninja = Ніндзя
    .early = Напад рівно двома щурами через одну-єдину трубу дає хоча б 1 шматочок.
    .late = Напад рівно одним щуром дає хоча б 1 шматочок.
clan-alchemists = Алхіміки
    .early = Після годування можна перетворити шматочок сиру на щура.
    .late = Після годування можна перетворити на щурів до двох шматочків сиру.
clan-conquerors = Завойовники
    .early = Чорний сир на вас не діє.
    .late = Чорний сир на вас не діє, а в коморі ніби на двох вартових більше.
clan-mutants = Мутанти
    .early = Фіолетовий сир для вас жовтий.
    .late = Фіолетовий сир для вас помаранчевий.
clan-seers = Провісники
    .early = Ви бачите наступну подію.
    .late = Ви бачите наступну подію і наступну карту з сиром.
clan-family = Родина
    .early = Якщо спальня порожня, ви однаково отримуєте 1 щура.
    .late = Ви завжди отримуєте на одного щура більше.
clan-athletes = Спортсмени
    .early = Коли ширми прибрано, можна переставити одного щура.
    .late = Коли ширми прибрано, можна переставити до трьох щурів.
clan-corrupt = Хабарники
    .early = В одному тунелі можна підкласти в торбинку зайвий шматочок.
    .late = У кожному тунелі можна підкласти в торбинку зайвий шматочок.

## Рішення

decision-clan = { $seat_you ->
    [yes] Який клан ви очолите?
   *[no] { $seat_name } обирає клан.
}
decision-side = { $seat_you ->
    [yes] Яким боком догори лежить ваш планшет?
   *[no] { $seat_name } будує плани за ширмою.
}
decision-place = { $seat_you ->
    [yes] { $count ->
        [0] Усі щури при ділі.
        [one] Комору поки що стереже { $count } з { $rats }.
       *[other] Комору поки що стережуть { $count } з { $rats }.
    } Вечеря коштуватиме { $need }, у вас { $cheese }.
   *[no] { $seat_name } будує плани за ширмою.
}
decision-leave = { $seat_you ->
    [yes] Удома можуть лишитися тільки { $most } щури: { $count ->
        [one] ще { $count } мусить піти.
        [few] ще { $count } мусять піти.
        [many] ще { $count } мусять піти.
       *[other] ще { $count } мусять піти.
    }
   *[no] { $seat_name } будує плани за ширмою.
}
decision-ready = { $seat_you ->
    [yes] План складено. Ви готові? Щоб змінити його, скасуйте останній крок.
   *[no] { $seat_name } будує плани за ширмою.
}
decision-move = { $seat_you ->
    [yes] Можна переставити { $count ->
        [1] одного щура.
       *[other] до { $count } щурів.
    }
   *[no] { $seat_name } ще може переставляти щурів.
}
decision-add = { $seat_you ->
    [yes] Підкласти зайвий шматочок у торбинку? Тунель: { $zone }.
   *[no] { $seat_name } може підкласти шматочок у торбинку.
}
decision-wound = { $seat_you ->
    [yes] Ваших щурів { $zone_loc } найбільше. Чий щур дістане укус?
   *[no] { $seat_name } обирає, чийого щура поранити.
}
decision-extra = { $seat_you ->
    [yes] Дістати ще один шматочок?
   *[no] { $seat_name } може дістати ще один шматочок.
}
decision-return = { $seat_you ->
    [yes] Повернути один зі шматочків у торбинку?
   *[no] { $seat_name } може повернути шматочок у торбинку.
}
decision-leftover = { $seat_you ->
    [yes] Дістати один зі шматочків, що лишилися { $zone_loc }?
   *[no] { $seat_name } може дістати шматочок із решток.
}
decision-swap = { $seat_you ->
    [yes] Кланові треба сиру: { $need }, у вас є: { $cheese }. Обміняти щура на шматочок сиру?
   *[no] { $seat_name } може обміняти щура на шматочок сиру.
}
decision-brew = { $seat_you ->
    [yes] Скільки шматочків сиру стануть щурами?
   *[no] { $seat_name } може перетворити сир на щурів.
}

## Ходи

group-keep = Ваш клан
group-side = Ваш планшет
group-place = { $zone_title }: { $count }
group-shortcut = Усе одразу
group-hide = Надійне місце
group-ready = Готово
group-step = Щур { $origin }
group-stay = Усі на місцях
group-add = У торбинку
group-wound = Боротьба
group-draw = Дістати сир
group-return = Назад у торбинку
group-swap = Обмін
group-brew = Алхімія

move-keep = { $clan }. На початку: { $clan_early } Наприкінці: { $clan_late }
move-side = { $side_title }
move-turn = Перевернути планшет: { $side }
move-put = { $count ->
    [one] { $count } щур { $zone_acc }
    [few] { $count } щури { $zone_acc }
    [many] { $count } щурів { $zone_acc }
   *[other] { $count } щура { $zone_acc }
}
move-raid = { $count ->
    [one] { $count } щур у набіг: { $seat_name } ({ $zone })
    [few] { $count } щури в набіг: { $seat_name } ({ $zone })
    [many] { $count } щурів у набіг: { $seat_name } ({ $zone })
   *[other] { $count } щура в набіг: { $seat_name } ({ $zone })
}
move-take = 1 щур назад { $zone_from }
move-last = Як минулого раунду
move-clear = Усі в комору
move-hide = Сховати шматочок
move-hide-nothing = Лишити весь сир у коморі
move-done = План складено
move-ready = Ширми приберуть, коли готові будуть усі
move-step = Переставити { $target }
move-stay = Усі щури на своїх місцях
move-add = Підкласти шматочок: { $colour }
move-add-nothing = Нічого не підкладати
move-wound = { $seat_name }
move-draw = Дістати шматочок
move-draw-nothing = Нічого не діставати
move-return = Повернути шматочок: { $colour }
move-return-nothing = Лишити всі шматочки
move-swap-healthy = Обміняти здорового щура на шматочок сиру
move-swap-infirmary = Обміняти щура з медпункту на шматочок сиру
move-swap-nothing = Лишити всіх щурів
move-brew = { $count ->
    [0] Лишити весь сир
    [1] Перетворити 1 шматочок на щура
   *[other] Перетворити на щурів шматочки: { $count }
}

## Запитання перед промахом

confirm-idle = Ніхто не шукає, не грабує і не спить: { $count ->
    [one] { $count } щур лишиться
    [few] усі { $count } щури лишаться
   *[many] усі { $count } щурів лишаться
} стерегти. Ви готові?
confirm-hunger = Навіть за найкращої удачі у вас буде { $most ->
    [one] { $most } шматочок
    [few] { $most } шматочки
   *[many] { $most } шматочків
}, а вечеря коштує { $need }: щури помруть з голоду. Ви готові?

## Події

event-start = { $seat_you ->
    [yes] Ви перший активний гравець.
   *[no] Перший активний гравець — { $seat_name }.
}
event-keep = Ви лишаєте собі клан «{ $clan }».
event-clan = { $seat_you ->
    [yes] Ви очолюєте клан «{ $clan }».
   *[no] { $seat_name } очолює клан «{ $clan }».
}
event-round = { $seat_you ->
    [yes] Починається раунд { $round }, ви активний гравець.
   *[no] Починається раунд { $round }, активний гравець — { $seat_name }.
}
event-happening = «{ $happening }»: { $happening_effect }
event-card = Відкрито карту з сиром { $card }.
event-foresee = Ви передбачаєте наступну подію: { $happening }.
event-foresee-card = Ви передбачаєте наступну карту з сиром: { $card }.
event-gift = { $seat_you ->
    [yes] Ви отримуєте { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
   *[no] { $seat_name } отримує { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
}
event-relative = { $seat_you ->
    [yes] До вас приїздить родич.
   *[no] { $seat_name } зустрічає родича.
}
event-gives-rat = { $seat_you ->
    [yes] Ваш щур іде до найменшого клану.
   *[no] { $seat_name } віддає щура найменшому клану.
}
event-receives-rat = { $seat_you ->
    [yes] Ви приймаєте щура.
   *[no] { $seat_name } приймає щура.
}
event-raised = { $seat_you ->
    [yes] З вашого цвинтаря йде щур.
   *[no] { $seat_name } забирає щура з цвинтаря.
}
# Так у журналах із часів, коли про готовність казав не лише малюнок.
event-ready = Ви готові.
event-plan = { $seat_you ->
    [yes] Ваш план:
   *[no] { $seat_name }:
} смітник { $dump }, місто { $city }, поле { $field }, ліва труба { $left }, права труба { $right }, спальня { $bedroom }, комора { $pantry }.
event-side = { $seat_you ->
    [yes] Ви граєте на { $side_loc }.
   *[no] { $seat_name } грає на { $side_loc }.
}
event-hides = { $seat_you ->
    [yes] Один ваш шматочок надійно сховано у спальні.
   *[no] { $seat_name } ховає шматочок сиру у спальні.
}
event-move = { $seat_you ->
    [yes] Ваш щур перебігає { $origin } { $target }.
   *[no] { $seat_name } переставляє щура { $origin } { $target }.
}
event-foray = { $seat_you ->
    [yes] Ви нападаєте на { $victim }, { $strength } проти { $defence }: { $count ->
        [0] сир лишається на місці.
       *[other] { $loot ->
            [0] брати нема чого.
            [one] здобич — { $loot } шматочок сиру.
            [few] здобич — { $loot } шматочки сиру.
            [many] здобич — { $loot } шматочків сиру.
           *[other] здобич — { $loot } шматочка сиру.
        }
    }
   *[no] { $seat_name } нападає на { $victim }, { $strength } проти { $defence }: { $count ->
        [0] сир лишається на місці.
       *[other] { $loot ->
            [0] брати нема чого.
            [one] здобич — { $loot } шматочок сиру.
            [few] здобич — { $loot } шматочки сиру.
            [many] здобич — { $loot } шматочків сиру.
           *[other] здобич — { $loot } шматочка сиру.
        }
    }
}
# Так у журналах, де ще не сказано про здобич.
event-attack = { $seat_you ->
    [yes] Ви нападаєте на { $victim }, { $strength } проти { $defence }: { $count ->
        [0] сир лишається на місці.
        [one] вистачить на { $count } шматочок сиру.
        [few] вистачить на { $count } шматочки сиру.
        [many] вистачить на { $count } шматочків сиру.
       *[other] вистачить на { $count } шматочка сиру.
    }
   *[no] { $seat_name } нападає на { $victim }, { $strength } проти { $defence }: { $count ->
        [0] сир лишається на місці.
        [one] вистачить на { $count } шматочок сиру.
        [few] вистачить на { $count } шматочки сиру.
        [many] вистачить на { $count } шматочків сиру.
       *[other] вистачить на { $count } шматочка сиру.
    }
}
# Так у журналах, де ще не сказано, кого грабують.
event-raid = { $seat_you ->
    [yes] Ви нападаєте на { $pipe }, { $strength } проти { $defence }: { $count ->
        [0] сир лишається на місці.
        [one] вистачить на { $count } шматочок сиру.
        [few] вистачить на { $count } шматочки сиру.
        [many] вистачить на { $count } шматочків сиру.
       *[other] вистачить на { $count } шматочка сиру.
    }
   *[no] { $seat_name } нападає на { $pipe }, { $strength } проти { $defence }: { $count ->
        [0] сир лишається на місці.
        [one] вистачить на { $count } шматочок сиру.
        [few] вистачить на { $count } шматочки сиру.
        [many] вистачить на { $count } шматочків сиру.
       *[other] вистачить на { $count } шматочка сиру.
    }
}
event-robbed = { $seat_you ->
    [yes] Нападники забирають у вас { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
   *[no] { $seat_name } втрачає через нападників { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
}
event-loot = { $seat_you ->
    [yes] Загалом ви забираєте { $count ->
        [0] нічого: брати нема чого.
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
   *[no] Загалом { $seat_name } забирає { $count ->
        [0] нічого: брати нема чого.
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
}
event-raider-dies = { $seat_you ->
    [yes] Один із ваших щурів { $zone_loc } не повертається.
   *[no] { $seat_name } втрачає щура { $zone_loc }.
}
event-guard-dies = { $seat_you ->
    [yes] Гине один із ваших щурів-вартових.
   *[no] { $seat_name } втрачає щура-вартового.
}
event-born = { $seat_you ->
    [yes] У вас додається { $count ->
        [one] { $count } щур.
        [few] { $count } щури.
        [many] { $count } щурів.
       *[other] { $count } щура.
    }
   *[no] { $seat_name } отримує { $count ->
        [one] { $count } нового щура.
        [few] { $count } нових щурів.
        [many] { $count } нових щурів.
       *[other] { $count } нового щура.
    }
}
event-return = { $seat_you ->
    [yes] Додому до вас { $count ->
        [one] повертається { $count } щур.
        [few] повертаються { $count } щури.
        [many] повертаються { $count } щурів.
       *[other] повертаються { $count } щура.
    }
   *[no] { $seat_name } зустрічає вдома { $count ->
        [one] { $count } щура.
        [few] { $count } щурів.
        [many] { $count } щурів.
       *[other] { $count } щура.
    }
}
event-souvenir = { $seat_you ->
    [yes] Ваші дослідники приносять { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
   *[no] { $seat_name } отримує від дослідників { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
}
event-tunnel = Починаються пошуки { $zone_loc }. У торбинці { $count ->
    [one] { $count } шматочок.
    [few] { $count } шматочки.
    [many] { $count } шматочків.
   *[other] { $count } шматочка.
}
event-add = { $seat_you ->
    [yes] Ви підкладаєте в торбинку шматочок: { $colour }.
   *[no] { $seat_name } підкладає в торбинку шматочок: { $colour }.
}
event-wounded = { $seat_you ->
    [yes] Вашого щура поранено { $zone_loc }.
   *[no] { $seat_name } відправляє до медпункту щура, пораненого { $zone_loc }.
}
event-draw = { $seat_you ->
    [yes] Ви дістаєте: { $colour } × { $count }.
   *[no] { $seat_name } дістає: { $colour } × { $count }.
}
event-put-back = { $seat_you ->
    [yes] Ви повертаєте в торбинку шматочок: { $colour }.
   *[no] { $seat_name } повертає в торбинку шматочок: { $colour }.
}
event-doctor = { $seat_you ->
    [yes] Доктор Сир робить із ваших білих шматочків { $count ->
        [one] { $count } жовтий.
        [few] { $count } жовті.
        [many] { $count } жовтих.
       *[other] { $count } жовтого.
    }
   *[no] { $seat_name } отримує від Доктора Сира за білі шматочки { $count ->
        [one] { $count } жовтий.
        [few] { $count } жовті.
        [many] { $count } жовтих.
       *[other] { $count } жовтого.
    }
}
event-cheese = { $seat_you ->
    [yes] Ви кладете до комори { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
   *[no] { $seat_name } кладе до комори { $count ->
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
}
event-forgets = { $seat_you ->
    [yes] { $count ->
        [one] { $count } ваш щур забуває дорогу додому.
        [few] { $count } ваші щури забувають дорогу додому.
        [many] { $count } ваших щурів забувають дорогу додому.
       *[other] { $count } вашого щура забувають дорогу додому.
    }
   *[no] { $seat_name } втрачає { $count ->
        [one] { $count } щура: він забуває дорогу додому.
        [few] { $count } щурів: вони забувають дорогу додому.
        [many] { $count } щурів: вони забувають дорогу додому.
       *[other] { $count } щура: вони забувають дорогу додому.
    }
}
event-poisoned = { $seat_you ->
    [yes] { $count ->
        [one] { $count } ваш щур іде до медпункту.
        [few] { $count } ваші щури йдуть до медпункту.
        [many] { $count } ваших щурів ідуть до медпункту.
       *[other] { $count } вашого щура йдуть до медпункту.
    }
   *[no] { $seat_name } відправляє до медпункту { $count ->
        [one] { $count } щура.
        [few] { $count } щурів.
        [many] { $count } щурів.
       *[other] { $count } щура.
    }
}
event-strays = { $seat_you ->
    [yes] { $count ->
        [one] { $count } ваш щур ненадовго губиться.
        [few] { $count } ваші щури ненадовго губляться.
        [many] { $count } ваших щурів ненадовго губляться.
       *[other] { $count } вашого щура ненадовго губляться.
    }
   *[no] { $seat_name } чекає на { $count ->
        [one] { $count } заблукалого щура.
        [few] { $count } заблукалих щурів.
        [many] { $count } заблукалих щурів.
       *[other] { $count } заблукалого щура.
    }
}
event-idle = { $seat_you ->
    [yes] Ви отримуєте шматочок сиру за бездіяльність.
   *[no] { $seat_name } отримує шматочок сиру за бездіяльність.
}
event-swap-asks = { $seat_you ->
    [yes] Ви хочете обміняти щура.
   *[no] { $seat_name } хоче обміняти щура.
}
event-swap-none = { $seat_you ->
    [yes] Ви лишаєте всіх щурів.
   *[no] { $seat_name } лишає всіх щурів.
}
event-swap = { $seat_you ->
    [yes] Ви міняєте щура на шматочок сиру.
   *[no] { $seat_name } міняє щура на шматочок сиру.
}
event-fed = { $seat_you ->
    [yes] Ваш клан з’їдає { $count ->
        [0] нічого.
        [one] { $count } шматочок сиру.
        [few] { $count } шматочки сиру.
        [many] { $count } шматочків сиру.
       *[other] { $count } шматочка сиру.
    }
   *[no] { $seat_name } годує клан, з’їдено: { $count }.
}
event-starved = { $seat_you ->
    [yes] Від голоду { $count ->
        [one] помирає { $count } ваш щур.
        [few] помирають { $count } ваші щури.
        [many] помирають { $count } ваших щурів.
       *[other] помирають { $count } вашого щура.
    }
   *[no] { $seat_name } втрачає від голоду { $count ->
        [one] { $count } щура.
        [few] { $count } щурів.
        [many] { $count } щурів.
       *[other] { $count } щура.
    }
}
event-gives-cheese = { $seat_you ->
    [yes] Ви віддаєте шматочок сиру за музику.
   *[no] { $seat_name } віддає шматочок сиру за музику.
}
event-music = { $seat_you ->
    [yes] Ваші музики отримують шматочок сиру.
   *[no] { $seat_name } отримує шматочок сиру за музику.
}
event-brew = { $seat_you ->
    [yes] Ви перетворюєте сир на щурів, шматочків: { $count }.
   *[no] { $seat_name } перетворює сир на щурів, шматочків: { $count }.
}

## Кінець

over-points = { $seat_you ->
    [yes] Ваш клан перемагає, у вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
   *[no] { $seat_name } перемагає: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
}
over-cheese = { $seat_you ->
    [yes] Порівну, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, і все вирішує ваш сир: { $cheese } проти { $next }.
   *[no] Порівну, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, але { $seat_name } перемагає за сиром: { $cheese } проти { $next }.
}
over-shared = Перемогу ділять гравці: { $count }. У кожного { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
score-healthy = Здорові щури
score-infirmary = Щури в медпункті
score-lost = Заблукалі щури
score-graveyard = Цвинтар
score-cheese = Сир, якщо очок порівну

## Відмови

refuse-now = { $topic ->
    [clans] Спершу всі обирають клани.
    [plans] Зараз усі будують плани за ширмами.
    [moves] Зараз Спортсмени переставляють щурів.
    [bribe] Зараз Хабарники можуть підкласти шматочок у торбинку.
    [fight] Зараз вирішується, чий щур потрапить до медпункту.
    [extra] Зараз Переробники вирішують, чи діставати ще шматочок.
    [return] Зараз можна повернути шматочок у торбинку.
    [leftovers] Зараз Сміттярі вирішують, чи діставати рештки.
    [swaps] Зараз можна обміняти щура на сир.
   *[evening] Зараз Алхіміки вирішують долю свого сиру.
}
refuse-clan = Карти «{ $clan }» серед двох ваших немає.
refuse-side-first = Спершу оберіть бік планшета.
refuse-side = Зараз бік планшета так не змінюють.
refuse-hide = Немає шматочка, який можна сховати чи повернути.
refuse-plan-done = План складено. Скажіть, що ви готові, або скасуйте останній крок.
refuse-done-first = Спершу треба закінчити план.
refuse-changes = Ви вже { $count } разів передумали. Тепер можна тільки скасовувати останні кроки.
refuse-rats = { $count ->
    [0] Усі щури при ділі. Спершу поверніть одного.
    [one] У коморі лишився тільки { $count } щур.
    [few] У коморі лишилися тільки { $count } щури.
    [many] У коморі лишилося тільки { $count } щурів.
   *[other] У коморі лишилося тільки { $count } щура.
}
refuse-home = Цього раунду у спальні й коморі разом може бути не більше ніж { $count } щури.
refuse-no-rat = Ваших щурів { $zone_loc } немає.
refuse-supply = У запасі немає такого шматочка: { $colour }.
refuse-wound = Цьому гравцеві нема кого втрачати { $zone_loc }.
refuse-drawn = Серед щойно вийнятих шматочків немає такого: { $colour }.
refuse-infirmary = Ваш медпункт порожній.
refuse-healthy = У вас немає здорових щурів.
refuse-brew-once = На початку гри Алхіміки перетворюють не більше ніж 1 шматочок.
refuse-brew-cheese = Стільки сиру немає, у вас { $count ->
    [one] { $count } шматочок.
    [few] { $count } шматочки.
    [many] { $count } шматочків.
   *[other] { $count } шматочка.
}
refuse-brew-supply = Стільки щурів у запасі немає, лишилося: { $count }.

## Налаштування

option-clans = Клани
    .help = Кожен веде клан зі своєю здібністю. Для тих, хто знає гру.
option-clans-true = З кланами
option-clans-false = Без кланів
option-board = Планшети
    .help = На агресивному боці в нападах гинуть, а в тунелях б’ються.
option-board-normal = В усіх звичайний бік
option-board-aggressive = В усіх агресивний бік
option-board-secret = Кожен таємно обирає бік один раз
option-board-secret_each_round = Кожен таємно обирає бік щораунду
option-cheese_order = Порядок карт із сиром
    .help = Для першої партії простіше карти за порядком від 1 до 9.
option-cheese_order-shuffled = Перемішано
option-cheese_order-ascending = Від 1 до 9
option-cheese_cards = Карти з сиром
    .help = На «драбинці» від карти до карти їжі дедалі менше, а небезпек дедалі більше.
option-cheese_cards-printed = Як у коробці
option-cheese_cards-ladder = Драбинка
option-cheese_supply = Жовтий сир
    .help = Якщо шматочків стільки, скільки в коробці, сир може скінчитися.
option-cheese_supply-endless = Не закінчується
option-cheese_supply-box = Лише шматочки з коробки
option-bad_ties = Невигідні нічиї
    .help = Хто віддає, якщо кілька гравців рівні.
option-bad_ties-favour = Активного гравця щадять
option-bad_ties-first = Активний гравець віддає першим
option-first_seat = Перший активний гравець

preset-standard = Звичайна
    .help = Карти сиру перемішані, без кланів.
preset-first_game = Перша партія
    .help = Карти сиру йдуть від 1 до 9, без кланів.
preset-clans = Клани
    .help = У кожного клану свій хист.
preset-secret_sides = Клани й таємні боки
    .help = І кожен таємно вибирає бік планшета.

## Малюнок

board-name = { $seat_name }
board-house = { $seat_you ->
    [yes] Ваша каналізація
   *[no] Каналізація гравця { $seat_name }
}
board-left = сусід ліворуч
board-right = сусід праворуч
board-both = сусід з обох боків
board-far = не сусід
board-place-dump = Смітник
board-place-city = Місто
board-place-field = Поле
board-place-pipe_left = Ліва труба
board-place-pipe_right = Права труба
board-place-bedroom = Спальня
board-place-pantry = Комора
board-place-infirmary = Медпункт
board-place-lost = Блукають
board-place-graveyard = Цвинтар
board-raid = до гравця { $seat_name }, { $cheese ->
    [0] сиру там немає
    [one] там { $cheese } шматочок сиру
    [few] там { $cheese } шматочки сиру
   *[many] там { $cheese } шматочків сиру
}
board-rats = { $count ->
    [0] жодного щура
    [one] { $count } щур
    [few] { $count } щури
   *[many] { $count } щурів
}
board-screened = за ширмою
board-guard = { $count ->
    [0] охорони немає
    [one] { $count } стереже
   *[other] { $count } стережуть
}
board-idle = { $count } без місця
board-event = { $happening }
board-effect = { $happening_effect }
board-odds = { $count ->
    [1] Наступна карта події закінчить партію
   *[other] Наступна карта події закінчить партію з імовірністю 1/{ $count }
}
board-card = Карта сиру { $card }
board-cards = Карти сиру { $first } + { $second }
board-pieces = { $count } × { $colour }
board-empty = нічого
board-letter-yellow = Ж
board-letter-orange = П
board-letter-white = Б
board-letter-black = Ч
board-letter-purple = Ф
board-letter-blue = С
board-clan = { $clan }
board-clan-early = { $clan_early }
board-clan-late = { $clan_late }
board-next-event = Далі: { $happening }
board-next-card = Наступна карта сиру: { $card }
board-supply = { $count ->
    [0] У запасі не лишилося щурів
    [one] У запасі лишився { $count } щур
    [few] У запасі лишилися { $count } щури
   *[many] У запасі лишилося { $count } щурів
}
board-bag = { $count ->
    [0] Торбинка із сиром порожня
    [one] У торбинці { $count } шматочок
    [few] У торбинці { $count } шматочки
   *[many] У торбинці { $count } шматочків
}
board-active = { $seat_you ->
    [yes] Ви активний гравець: за рівності черга йде від вас
   *[no] Активний гравець: { $seat_name }. За рівності черга йде від цього гравця
}
board-queue = На черзі
board-drawn = { $seat_you ->
    [yes] Ви дістали
   *[no] Витягнуто: { $seat_name }
}
board-ready = Готово
board-thinking = Думає
board-turn = Вирішує
board-you-ready = Ваш план готовий. Ширми приберуть, коли будуть готові всі.
board-over = Партію закінчено.
panel-rats = { $count ->
    [one] { $count } здоровий щур
    [few] { $count } здорові щури
   *[many] { $count } здорових щурів
}
panel-hurt = { $count } у медпункті
panel-lost = { $count ->
    [one] { $count } заблукав
   *[other] { $count } заблукали
}
panel-cheese = { $count ->
    [one] { $count } шматочок сиру
    [few] { $count } шматочки сиру
   *[many] { $count } шматочків сиру
}
panel-graves = { $count } на цвинтарі
panel-order = Місце { $place } у порядку за рівності
panel-active = Активний гравець
panel-aggressive = Агресивний бік
panel-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
status-round = Раунд { $round }
status-clans = Клани
status-rats = Щури
status-search = Пошуки сиру
status-feeding = Годування
status-evening = Вечір
status-over = Кінець
status-dinner = Вечеря коштує { $need }, у вас { $cheese }
caption-screens = Ширми падають: числа — це щури в кожній кімнаті.
caption-search = Усі шукають { $zone_loc }.
board-film = Що було
board-film-close = Закрити
board-film-raids = Напади
board-film-born = Народження
board-film-dinner = Вечеря
board-film-yellow = обід
board-film-orange = два обіди
board-film-white = нічого
board-film-black = щур пішов назавжди
board-film-purple = щур хворіє один раунд
board-film-blue = щур блукає один раунд

## План поруч із малюнком

plan-search = Шукати сир
plan-search-note = по шматочку на щура
plan-raid = Пограбувати комору
plan-raid-note = по шматочку за кожного щура понад охорону
plan-stay = Лишитися вдома
plan-stay-note = ростити щуренят або стерегти сир
plan-of-bag = { $count } з { $bag }
plan-danger-black = піде: { $count }
plan-danger-purple = захворіє: { $count }
plan-danger-blue = заблукає: { $count }
plan-safe = безпечно
plan-loot = { $count ->
    [0] сиру там немає
    [one] там { $count } шматочок сиру
    [few] там { $count } шматочки сиру
   *[many] там { $count } шматочків сиру
}
plan-young = { $count ->
    [0] ніхто не народиться
    [one] народиться { $count }
   *[other] народяться { $count }
}
plan-guards = решта стереже

## The terminal

terminal-gather = Клани збираються.
terminal-round = Раунд { $round } (усього не більше ніж { $most })
terminal-bag = Торбинка
terminal-drawn = вийнято:
terminal-ready = готово, { $count ->
    [one] { $count } щур
    [few] { $count } щури
   *[many] { $count } щурів
}
terminal-dump = смітник
terminal-city = місто
terminal-field = поле
terminal-pipes = труба
terminal-bedroom = спальня
terminal-pantry = комора
terminal-infirmary = хворі
terminal-lost = блукають
terminal-cheese = сир
terminal-need = вечеря
terminal-hidden = Схований шматочок
terminal-early = Початкова стадія
terminal-late = Пізня стадія
terminal-nobody = Нікого
terminal-zones = смітник, місто, поле: шукати сир   ◄труба►: грабувати сусідів   спальня: потомство   комора: охорона
terminal-away = хворі, блукають: повернуться до нового плану
terminal-dinner = вечеря: сир на всіх, хто повернеться, і на потомство

## Чому боту подобається хід

term-win = Перемога
term-rats = Живі щури
term-plan = Що обіцяє план
term-clan = Клан
term-meal = Сир на вечерю
term-search = Що обіцяють тунелі
term-rivals = Відставання суперників

facets-title = Перемоги за кланами
## Погляд назад

review-worlds = { $count ->
    [one] { $count } ніч, що пасує до того, що тоді знали.
    [few] { $count } ночі, що пасують до того, що тоді знали.
   *[many] { $count } ночей, що пасують до того, що тоді знали.
}
review-another-world = Зазирнути в іншу ніч
review-a-world = Одна з ночей, що пасують до того, що тоді знали.
slip-term-win = Ви не помічаєте ходів, що приносять перемогу
slip-term-rats = Ви втрачаєте щурів, які могли б вижити
slip-term-plan = Ваші плани приносять замало
slip-term-clan = Ви мало користуєтеся своїм кланом
slip-term-meal = У вас мало сиру на вечерю
slip-term-search = Ви мало шукаєте в тунелях
slip-term-rivals = Ви даєте суперникам вирватися вперед
slip-move-keep = Вибрати клан
slip-move-side = Бік планшета
slip-move-turn = Бік планшета
slip-move-put = План на ніч
slip-move-raid = План на ніч
slip-move-take = План на ніч
slip-move-last = План на ніч
slip-move-clear = План на ніч
slip-move-hide = План на ніч
slip-move-done = План на ніч
slip-move-ready = План на ніч
slip-move-step = Переставити щура
slip-move-stay = Переставити щура
slip-move-add = Підкласти шматочок
slip-move-wound = Кого поранити
slip-move-draw = Дістати шматочок
slip-move-return = Повернути шматочок
slip-move-swap = Обміняти щура на сир
slip-move-brew = Перетворити сир на щурів
