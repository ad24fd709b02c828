# Сторінки гравців: сила, історія, статистика, звання.

## Початок сторінки

here-since = Тут з: { $month }.
guest-page = Сторінка гостя, лише для вас.
only-you = цю сторінку бачите лише ви
name-kept = ім'я закріплено
finishes = дограє { $count } партій зі 100
finishes-all = дограє всі партії
answers-hour = по днях відповідає протягом години
answers-hours = { $count ->
    [one] по днях відповідає протягом { $count } години
   *[other] по днях відповідає протягом { $count } годин
}
answers-days = { $count ->
    [one] відповідає протягом { $count } дня
   *[other] відповідає протягом { $count } днів
}
to-me = Ім'я, значок і дані
as-others = Як бачать інші
as-myself = Повернутися до свого вигляду
nothing-yet-me = Ви ще не закінчили тут жодної партії.
nothing-yet-they = { $name }: закінчених партій поки немає.
nothing-help = Закінчіть партію, і вона з'явиться тут із результатом.

## Сила

strength = Сила
strength-help-me = Люди й боти стоять на одній шкалі. Пагорб показує, де, найімовірніше, лежить ваша сила: вузький означає, що ми певні, широкий і заштрихований — що варто зіграти ще. У 95 випадках зі 100 вона не виходить за ±.
strength-help-they = Люди й боти стоять на одній шкалі. Пагорб показує, де, найімовірніше, лежить сила гравця: вузький означає, що ми певні, широкий і заштрихований — що партій поки мало. У 95 випадках зі 100 вона не виходить за ±.
no-ratings-me = Рейтингових партій поки не було. Стіл може бути рейтинговим, якщо в усіх закріплені імена і є годинник.
no-ratings-they = { $name }: рейтингових партій поки немає.
ratings-hidden = { $name } не показує рейтинг.
ratings-hide = Сховати від інших
ratings-show = Показати іншим
ratings-only-you = ваш рейтинг бачите лише ви
about = близько
level-beginner = { bot-beginner }
level-easy = { bot-easy }
level-medium = { bot-medium }
level-hard = { bot-hard }
level-expert = { bot-expert }
higher-beginner = { bot-beginner }
higher-easy = { bot-easy }
higher-medium = { bot-medium }
higher-hard = { bot-hard }
higher-expert = { bot-expert }
matches-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
strength-few = { $count ->
    [one] { $count } партія. Поки замало.
    [few] { $count } партії. Поки замало.
   *[other] { $count } партій. Поки замало.
}
strength-alone = { $count ->
    [one] { $count } партія.
    [few] { $count } партії.
   *[other] { $count } партій.
}
strength-near = { $count ->
    [one] { $count } партія. Поруч із рівнем «{ $level }».
    [few] { $count } партії. Поруч із рівнем «{ $level }».
   *[other] { $count } партій. Поруч із рівнем «{ $level }».
}
strength-between = { $count ->
    [one] { $count } партія. Між рівнями «{ $level }» і «{ $higher }».
    [few] { $count } партії. Між рівнями «{ $level }» і «{ $higher }».
   *[other] { $count } партій. Між рівнями «{ $level }» і «{ $higher }».
}
strength-below = { $count ->
    [one] { $count } партія. Нижче рівня «{ $level }».
    [few] { $count } партії. Нижче рівня «{ $level }».
   *[other] { $count } партій. Нижче рівня «{ $level }».
}
strength-above = { $count ->
    [one] { $count } партія. Вище рівня «{ $level }».
    [few] { $count } партії. Вище рівня «{ $level }».
   *[other] { $count } партій. Вище рівня «{ $level }».
}
legend-bots = Боти:
ruler-words = Рейтинг { $rating } плюс-мінус { $half } на шкалі від 0 до 50.
ruler-bots = Боти п'яти рівнів стоять на { $bots }.
rating-rules = Як рахується рейтинг
rating-rule-1 = Партія рейтингова, якщо стіл оголосив це до початку: у всіх закріплені імена, по одному місцю і свій пристрій, є годинник, жодне налаштування не допомагає новачкам, а боти грають із виміряною силою. Підказок за таким столом немає.
rating-rule-2 = У кожній грі всі починають із 25, окремо наживо й по днях. OpenSkill (Плакетт — Льюс) змінює рейтинг за місцями всіх гравців; нічия лишається нічиєю, напарники — одна сторона.
rating-rule-3 = Боти стоять там, де їх виміряли тисячі партій. Рухаються лише люди.
rating-rule-4 = Хто здався, посідає останнє місце.
rating-rule-5 = Хто лишив місце ботові або прострочив час, але повернувся до кінця, отримує місце, на якому закінчив. Хто не повернувся, стає останнім, а решта порівнюється між собою.
rating-rule-6 = Партія, яку всі погодилися закінчити без переможця, змінює рейтинг лише тих, хто до того здався або пішов. Самотужки рейтингову партію не закінчити.
rating-rule-7 = Увесь рейтинг можна перерахувати за збереженими партіями, і вийде те саме.
over-time = { $game }: як змінювався рейтинг
another-game = Інша гра
fan-words = { $game }, рейтинг із часом: від { $first } плюс-мінус { $firsthalf } до { $last } плюс-мінус { $lasthalf }.
rating-change = Рейтинг
rate-from-to = { $from } → { $to }
rate-up = угору
rate-down = униз
rate-to = до { $rating }
rate-same = без змін

## Історія

history = Історія
history-of = Історія: { $name }
back-to-page = Назад на сторінку
all-matches = { $count ->
    [one] Усього { $count } партія
    [few] Усі { $count } партії
   *[other] Усі { $count } партій
}
hist-when = Коли
hist-game = Гра
hist-with = З ким
hist-place = Місце
hist-rating = Рейтинг
hist-links = Подивитися
hist-score = Рахунок
hist-replay = Перегляд
hist-rated = рейтингова
hist-friendly = товариська
hist-left = дограв бот
hist-out = здача
hist-open = без переможця
hist-solo-won = перемога
hist-solo-lost = поразка
hist-place-of = { $place }-е з { $count }
kind-none = без годинника
kind-live = наживо
kind-days = по днях
with-bot = бот
with-somebody = хтось за тим самим пристроєм
with-guest = { $name }, гість
filters = Що показати
show-rated = Рейтингові
show-won = Перемоги
show-with = Разом: { $name }
no-such-matches = Таких партій немає.
earlier-matches = Раніші партії

## Статистика

by-seat = Перемоги за місцями за столом
by-facet = Перемоги
of-count = із { $count }
seat-help = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
} за столами на { $seats }. Квадрат — частка перемог, смуга довкола — наскільки вона може відрізнятися, пунктир — рівна частка.
seat-nothing = Поки ніщо не каже, що якесь місце краще.
seat-clear = Там, де пунктир лежить поза смугою, справа навряд чи у випадку.
facet-help = Частка перемог за столами на { $seats }, якщо зіграно щонайменше п'ять разів.
facet-nothing = Поки замало, щоб говорити про талан.
facet-clear = Там, де пунктир лежить поза смугою, справа навряд чи у випадку.
few-matches = Менш ніж п'ять партій: малювати поки нічого.
length = зазвичай { $minutes } хв, рішень: { $decisions }
length-hours = зазвичай { $hours } год, рішень: { $decisions }
length-days = { $days ->
    [one] зазвичай { $days } день, рішень: { $decisions }
    [few] зазвичай { $days } дні, рішень: { $decisions }
   *[other] зазвичай { $days } днів, рішень: { $decisions }
}
head-to-head = Віч-на-віч
h2h-ahead-me = ви вище
h2h-ahead-they = { $name } вище
h2h-level = штрихування: нарівні
h2h-behind = суперник вище
duel = { $name }: нижче { $ahead }, нарівні { $level }, вище { $behind }. Показати ці партії.
all-met = { $count ->
    [one] { $count } людина за одним столом
    [few] Усі { $count } людини за одним столом
   *[other] Усі { $count } людей за одним столом
}
days = Дні
days-words = { $count ->
    [0] За останній рік не закінчилася жодна партія.
    [one] За останній рік закінчилася { $count } партія.
    [few] За останній рік закінчилися { $count } партії.
   *[other] За останній рік закінчилося { $count } партій.
}

## Звання

labels = Звання
labels-help = Вони приходять самі, даються один раз і ніколи не просять повернутися завтра.

## Люди

find-person = Знайти людину за іменем
find = Знайти
nobody-found = Ніхто не закріпив тут імені, яке так починається.
nobody-here = Поки ніхто не закріпив тут імені.
more-people = Ще люди
