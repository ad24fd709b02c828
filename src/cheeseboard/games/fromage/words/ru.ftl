# «Фромаж» по-русски.

## Предметы

cheese-soft = мягкий
cheese-hard = твёрдый
cheese-bleu = голубой

age-bronze = бронзовый
age-silver = серебряный
age-gold = золотой

worker-soft = рабочий мягкого сыра
    .acc = рабочего мягкого сыра
worker-hard = рабочий твёрдого сыра
    .acc = рабочего твёрдого сыра
worker-bleu = рабочий голубого сыра
    .acc = рабочего голубого сыра

resource-structure = строение
resource-livestock = скот
resource-fruit = ягода
resource-order = заказ
second-structure = строение
second-livestock = скот
second-fruit = ягода
second-order = заказ

counted = { $goods ->
    [structure] { $count ->
        [one] { $count } строение
        [few] { $count } строения
        [many] { $count } строений
       *[other] { $count } строения
    }
    [livestock] { $count ->
        [one] { $count } жетон скота
        [few] { $count } жетона скота
        [many] { $count } жетонов скота
       *[other] { $count } жетона скота
    }
    [fruit] { $count ->
        [one] { $count } ягода
        [few] { $count } ягоды
        [many] { $count } ягод
       *[other] { $count } ягоды
    }
    [order] { $count ->
        [one] { $count } заказ
        [few] { $count } заказа
        [many] { $count } заказов
       *[other] { $count } заказа
    }
   *[any] { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
        [many] { $count } любых ресурсов
       *[other] { $count } любого ресурса
    }
}
counted-acc = { $goods ->
    [fruit] { $count ->
        [one] { $count } ягоду
        [few] { $count } ягоды
        [many] { $count } ягод
       *[other] { $count } ягоды
    }
   *[other] { counted }
}

venue-festival = Ярмарка
    .in = на Ярмарке
venue-fromagerie = Сырная лавка
    .in = в Сырной лавке
venue-bistro = Бистро
    .in = в Бистро
venue-villes = Города
    .in = в Городах

region-purple = фиолетовая
region-blue = голубая
region-white = белая
region-green = зелёная
region-orange = оранжевая
region-pink = розовая

symbol-plain = без символа
    .with = {""}
symbol-jam = джем
    .gen = джема
    .with = {" "}с джемом
symbol-berry = ягодный сыр
    .gen = ягодного сыра
    .with = {" "}с ягодами

space-V01 = Тулуза (V01)
space-V02 = Кайлюс (V02)
space-V03 = Монпелье (V03)
space-V04 = Нант (V04)
space-V05 = Ренн (V05)
space-V06 = Тур (V06)
space-V07 = Орлеан (V07)
space-V08 = Лимож (V08)
space-V09 = Шавиньоль (V09)
space-V10 = Лайоль (V10)
space-V11 = Париж (V11)
space-V12 = Труа (V12)
space-V13 = Лилль (V13)
space-V14 = Дижон (V14)
space-V15 = Лион (V15)
space-V16 = Гренобль (V16)
space-V17 = Пон-л’Эвек (V17)
space-V18 = Страсбург (V18)

building-print = напечатанная постройка
building-P11 = Хлев (скот)
building-P12 = Отгрузка (лавка, заказы)
building-P13 = Теплица (ягоды)
building-P14 = Контора (строения)
building-P21 = Хлев (строения)
building-P22 = Отгрузка (ярмарка, скот)
building-P23 = Теплица (заказы)
building-P24 = Контора (ягоды)
building-P31 = Хлев (ягоды)
building-P32 = Отгрузка (города, строения)
building-P33 = Теплица (скот)
building-P34 = Контора (заказы)
building-P41 = Хлев (заказы)
building-P42 = Отгрузка (бистро, ягоды)
building-P43 = Теплица (строения)
building-P44 = Контора (скот)
building-W1 = Рыночный прилавок
building-W2 = Коровник
building-W3 = Садовый домик
building-W4 = Почта
building-V1 = Ярмарочный лоток
building-V2 = Погреб лавки
building-V3 = Кухня бистро
building-V4 = Почтовая карета
building-C1 = Комната мягкого сыра
building-C2 = Чердак твёрдого сыра
building-C3 = Пещера голубого сыра
building-C4 = Прилавок свежих сыров
building-S1 = Ручная тележка
building-S2 = Склад
building-S3 = Обменный пункт
building-S4 = Счётная комната
building-K1 = Школа мягкого сыра
building-K2 = Школа твёрдого сыра
building-K3 = Школа голубого сыра
building-K4 = Второй стол
building-F1 = Доильный аппарат
building-F2 = Кухня для джема
building-F3 = Ягодный пресс
building-F4 = Вторая повозка
building-H1 = Бронзовый зал
building-H2 = Серебряный зал
building-H3 = Золотой зал
building-H4 = Торговая контора
building-M1 = Часовня
building-M2 = Особняк
building-M3 = Амбар
building-M4 = Дом гильдии

## Что делают постройки

power-P11 = Раз в ход отправьте сюда рабочего на 1 ход и получите 1 жетон скота.
power-P12 = Каждый ваш сыр в Сырной лавке приносит 1 заказ.
power-P13 = Первое за ход получение ягод приносит на 1 ягоду больше.
power-P14 = В конце: 1 очко за каждое строение на ваших постройках.
power-P21 = Раз в ход отправьте сюда рабочего на 1 ход и получите 1 строение.
power-P22 = Каждый ваш сыр на Ярмарке приносит 1 жетон скота.
power-P23 = Первое за ход получение заказов приносит на 1 карту больше.
power-P24 = В конце: 1 очко за каждую использованную ягоду.
power-P31 = Раз в ход отправьте сюда рабочего на 1 ход и получите 1 ягоду.
power-P32 = Каждый ваш сыр в Городах приносит 1 строение.
power-P33 = Первое за ход получение скота приносит на 1 жетон больше.
power-P34 = В конце: 1 очко за каждый выполненный заказ.
power-P41 = Раз в ход отправьте сюда рабочего на 1 ход и получите 1 заказ.
power-P42 = Каждый ваш сыр в Бистро приносит 1 ягоду.
power-P43 = Первое за ход получение строений приносит на 1 жетон больше.
power-P44 = В конце: 1 очко за каждый жетон скота в доильных залах.
power-W1 = Раз в ход отправьте сюда рабочего на 1 ход и получите 1 любой ресурс.
power-W2 = Отправьте сюда рабочего на 2 хода и получите 2 жетона скота.
power-W3 = Отправьте сюда рабочего на 2 хода и получите 2 ягоды.
power-W4 = Отправьте сюда рабочего на 2 хода и получите 2 заказа.
power-V1 = Каждый ваш сыр на Ярмарке приносит 1 заказ.
power-V2 = Каждый ваш сыр в Сырной лавке приносит 1 жетон скота.
power-V3 = Каждый ваш сыр в Бистро приносит 1 строение.
power-V4 = Каждый ваш сыр в Городах приносит 1 ягоду.
power-C1 = Первый за ход мягкий сыр приносит 1 ягоду.
power-C2 = Первый за ход твёрдый сыр приносит 1 строение.
power-C3 = Первый за ход голубой сыр приносит 1 жетон скота.
power-C4 = Первый за ход бронзовый сыр приносит 1 заказ.
power-S1 = Ячейка 1 даёт вам на 1 ресурс больше.
power-S2 = Ячейка 3 даёт вам на 1 ресурс больше.
power-S3 = Раз в ход отдайте 1 неиспользованный ресурс и получите 1 любой.
power-S4 = Каждый выполненный заказ приносит 1 любой ресурс.
power-K1 = Все ваши рабочие умеют готовить мягкий сыр.
power-K2 = Все ваши рабочие умеют готовить твёрдый сыр.
power-K3 = Все ваши рабочие умеют готовить голубой сыр.
power-K4 = За ход можно приготовить второй сыр в бронзовой ячейке.
power-F1 = Доильным залам нужно на 1 жетон скота меньше, но не меньше 1.
power-F2 = Ягода для первого за ход сыра с джемом бесплатна.
power-F3 = Ягода для первого за ход ягодного сыра бесплатна.
power-F4 = За ход можно собрать ресурсы второй раз, в другой ячейке.
power-H1 = В конце: 1 очко за каждый ваш бронзовый сыр.
power-H2 = В конце: 1 очко за каждый ваш серебряный сыр.
power-H3 = В конце: 1 очко за каждый ваш золотой сыр.
power-H4 = В конце: 3 очка за каждый сектор, где не меньше 4 ваших сыров.
power-M1 = В конце: 4 очка.
power-M2 = В конце: 7 очков.
power-M3 = В конце: каждый неиспользованный ресурс приносит 1 очко.
power-M4 = В конце: 2 очка за каждую вашу постройку.

## Решения

decision-pick = { $seat_you ->
    [yes] Круг { $round }: какой квадрат постройки вы оставите?
   *[no] { $seat_name } выбирает квадрат постройки.
}
decision-cover = { $seat_you ->
    [yes] Какие квадраты вы положите на свой планшет?
   *[no] { $seat_name } раскладывает квадраты построек.
}
decision-act = { $seat_you ->
    [yes] { $last ->
        [yes] Последний ход!
       *[no] Ход { $turn }.
    } { $rest ->
        [away] Все ваши рабочие заняты — закончите ход.
        [none] Больше делать нечего — закончите ход.
       *[some] Перед вами: { $venue }, ресурс — { $resource }. Что вы сделаете?
    }
   *[no] { $seat_name } действует { $venue_in }.
}
decision-order = { $seat_you ->
    [yes] Ваш { $cheese } { $age } сыр подходит к заказу. Выполнить его? Очки сейчас: { $points }.
   *[no] { $seat_name } думает о заказе.
}
decision-take = { $seat_you ->
    [yes] Какой ресурс вы возьмёте?
   *[no] { $seat_name } выбирает ресурс.
}
decision-take-two = { $seat_you ->
    [yes] Какие 2 ресурса вы возьмёте?
   *[no] { $seat_name } выбирает 2 ресурса.
}
decision-give = { $seat_you ->
    [yes] Можно отдать 1 неиспользованный ресурс и взять 1 любой. Что вы отдадите?
   *[no] { $seat_name } думает об обмене.
}
decision-give-power = { $seat_you ->
    [yes] Какой ресурс вы отдадите?
   *[no] { $seat_name } меняет ресурс.
}
decision-corporation = { $seat_you ->
    [yes] Корпорация готовит { $cheese } { $age } сыр. Куда его поместить?
   *[no] { $seat_name } выбирает место, Корпорация готовит { $cheese } { $age } сыр.
}

## Ходы

group-gather = Собрать ресурсы: { $resource }
group-make = Приготовить сыр: { $venue }
group-milk = Использовать доильный зал
group-build = Возвести постройку
group-power = Использовать постройку
group-wait = Подождать
group-end = Закончить ход
group-order = Заказ
group-take = Взять
group-give = Отдать
group-pick = Оставить квадрат
group-cover = Место { $slot }
group-corporation = Сыр Корпорации

move-gather = { counted }: { $worker } занят { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
move-make = { $space }: { $cheese } { $age } сыр{ $symbol_with }{ $pays ->
    [berry] {" "}за 1 ягоду
   *[nothing] {""}
}, { $worker } занят { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} ({ points-now })
move-milk = Зал { $parlour }: { $cheese } { $age } бонусный сыр{ $symbol_with }: { $space }, цена { $count ->
    [one] { $count } жетон скота
    [few] { $count } жетона скота
    [many] { $count } жетонов скота
   *[other] { $count } жетона скота
}{ $pays ->
    [berry] {" "}и 1 ягода
   *[nothing] {""}
} ({ points-now })
points-now = очки сейчас: { $points }{ $ordered ->
    [none] {""}
   *[other] , с заказом: { $ordered }
}
move-build = { $building }, цена { $count ->
    [one] { $count } строение
    [few] { $count } строения
    [many] { $count } строений
   *[other] { $count } строения
}. { $power } Очки сейчас: { $points }.
move-power = { $building }: { counted }, { $worker } занят { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
move-power-trade = { $building }: обменять ресурс
move-order-complete = Выполнить заказ: { $cheese } { $age } сыр
move-order-keep = Оставить заказ на потом
move-take = { counted }
move-take-two = { $resource } и { $second }{ $extra ->
    [first] {" "}(+1: { $resource })
    [second] {" "}(+1: { $second })
   *[none] {""}
}
move-give = { counted }
move-give-order = Заказ: { $cheese } { $age } сыр
move-give-nothing = Не меняться
move-wait = { $rest ->
    [none] Подождать: другие уже закончили ход, и вы просто продолжите
   *[some] Подождать, пока действуют другие
}
move-end = { $last ->
    [yes] { $alone ->
        [yes] Закончить ход; очки будут подсчитаны.
       *[no] Закончить ход; очки подсчитают, когда закончат все.
    }
   *[no] { $alone ->
        [yes] Закончить ход; поле повернётся.
       *[no] Закончить ход; поле повернётся, когда закончат все.
    }
}
move-pick = { $building }, цена { $count }. { $power }
move-cover = { $building }, цена { $count }. { $power }
move-cover-print = Оставить напечатанную постройку
move-corporation = { $space }

confirm-end = { $count ->
    [one] { $count } рабочий ещё может
    [few] { $count } рабочих ещё могут
    [many] { $count } рабочих ещё могут
   *[other] { $count } рабочего ещё могут
} потрудиться. Всё равно закончить ход?

## События

event-turn = Начинается ход { $turn }.
event-front = { $seat_you ->
    [yes] Перед вами сектор «{ $venue }».
   *[no] { $seat_name } сидит перед сектором «{ $venue }».
}
event-home = { $seat_you ->
    [yes] Ваш { $worker } возвращается.
   *[no] { $seat_name } возвращает в запас { $worker_acc }.
}
event-gather = { $seat_you ->
    [yes] Вы отправляете { $worker_acc } в ячейку { $cell }: { $resource }.
   *[no] { $seat_name } отправляет { $worker_acc } в ячейку { $cell }: { $resource }.
}
event-gain = { $seat_you ->
    [yes] Вы получаете { counted-acc }.
   *[no] { $seat_name } получает { counted-acc }.
}
event-draw = { $seat_you ->
    [yes] Вы берёте заказ: { $cheese } { $age } сыр.
   *[no] { $seat_name } берёт заказ: { $cheese } { $age } сыр.
}
event-owed = Ваши карты заказов на этот ход кончились. Эту карту вы получите, когда ход закончится.
event-extra = { $building }: ещё 1 сверху.
event-trigger = { $building } приносит доход.
event-make = { $seat_you ->
    [yes] Вы готовите { $cheese } { $age } сыр: { $space }.
   *[no] { $seat_name } готовит { $cheese } { $age } сыр: { $space }.
}
event-milk = { $seat_you ->
    [yes] Вы размещаете бонусный { $cheese } { $age } сыр: { $space }.
   *[no] { $seat_name } размещает бонусный { $cheese } { $age } сыр: { $space }.
}
event-fruit = Ягода ложится на доску { $symbol_gen }.
event-complete = { $seat_you ->
    [yes] Вы выполняете заказ: { $cheese } { $age } сыр.
   *[no] { $seat_name } выполняет заказ: { $cheese } { $age } сыр.
}
event-give = { $seat_you ->
    [yes] Вы отдаёте { counted-acc }.
   *[no] { $seat_name } отдаёт { counted-acc }.
}
event-give-order = { $seat_you ->
    [yes] Вы отдаёте заказ: { $cheese } { $age } сыр.
   *[no] { $seat_name } отдаёт заказ: { $cheese } { $age } сыр.
}
event-reshuffle = Карты заказов перемешаны: в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
event-build = { $seat_you ->
    [yes] Вы возводите постройку: { $building }.
   *[no] { $seat_name } возводит постройку: { $building }.
}
event-power = { $seat_you ->
    [yes] Вы используете постройку: { $building }.
   *[no] { $seat_name } использует постройку: { $building }.
}
event-wait = { $seat_you ->
    [yes] Вы ждёте, пока действуют другие.
   *[no] { $seat_name } ждёт, пока действуют другие.
}
event-end = { $seat_you ->
    [yes] Вы заканчиваете ход.
   *[no] { $seat_name } заканчивает ход.
}
event-announce = { $seat_you ->
    [yes] Вы размещаете последнюю фишку сыра: это последний ход!
   *[no] { $seat_name } размещает последнюю фишку сыра: это последний ход!
}
event-reveal-cheese = { $seat_you ->
    [yes] Ваш новый сыр: { $spaces }.
   *[no] { $seat_name } открывает новый сыр: { $spaces }.
}
event-reveal-town = { $seat_you ->
    [yes] Ваш новый сыр: { $space }.
   *[no] { $seat_name } открывает новый сыр: { $space }.
}
event-reveal-gather = { $seat_you ->
    [yes] Вы собираете ресурсы.
   *[no] { $seat_name } собирает ресурсы.
}
event-pick = { $seat_you ->
    [yes] Вы оставляете квадрат: { $building }.
   *[no] { $seat_name } оставляет квадрат: { $building }.
}
event-pass = { $round ->
    [4] Все квадраты выбраны.
   *[other] Квадраты идут дальше.
}
event-pass-solo = { $round ->
    [4] Другой квадрат уходит в коробку; последний берётся без выбора.
   *[other] Остальные квадраты уходят в коробку; открываются новые.
}
event-cover = { $seat_you ->
    [yes] Место { $slot }: { $building }.
   *[no] { $seat_name }, место { $slot }: { $building }.
}
event-laid = { $seat_you ->
    [yes] На вашем месте { $slot } теперь лежит: { $building }.
   *[no] { $seat_name }, место { $slot }: теперь здесь лежит { $building }.
}
event-head-start = Фора до первого хода: Корпорация действует { $venue_in }.
event-corporation-draw = Корпорация берёт заказ: { $cheese } { $age } сыр.
event-corporation-place = Сыр Корпорации: { $space }.
event-corporation-card = Подходящей ячейки нет. Корпорация оставляет карту себе.
event-corporation-last = Корпорация размещает последнюю фишку: это последний ход!
event-over = Последний ход окончен. Пора считать очки.

## Конец

winner = { $tie ->
    [shared] Победу делят между собой { $count } игрока, счёт { $points }.
    [tokens] { $seat_you ->
        [yes] Победа за вами: очков поровну, по { $points }, но вашего сыра на поле больше.
       *[no] { $seat_name } побеждает: очков поровну, по { $points }, но сыра на поле больше.
    }
   *[none] { $seat_you ->
        [yes] Победа за вами, счёт { $points }.
       *[no] { $seat_name } побеждает, счёт { $points }.
    }
}
over-tokens = Последняя фишка сыра на поле. { winner }
over-full = Свободных ячеек больше нет. { winner }
over-limit = Последний разрешённый ход окончен. { winner }

rivalry = { $result ->
    [won] { $tie ->
        [tokens] { $seat_you ->
            [yes] Вы обходите Корпорацию: очков поровну, по { $points }, но вашего сыра на поле больше!
           *[no] { $seat_name } обходит Корпорацию: очков поровну, по { $points }, но сыра на поле больше!
        }
       *[none] { $seat_you ->
            [yes] Вы обходите Корпорацию со счётом { $points } : { $total }!
           *[no] { $seat_name } обходит Корпорацию со счётом { $points } : { $total }!
        }
    }
    [lost] { $tie ->
        [tokens] Корпорация впереди: очков поровну, по { $points }, но её сыра на поле больше.
       *[none] Корпорация впереди со счётом { $total } : { $points }.
    }
   *[draw] Ничья с Корпорацией: { $points } : { $total }.
} Её очки: шкала { $track }, покупатели { $customers }, карты { $cards }.
over-solo-tokens = { $seat_you ->
    [yes] Ваша последняя фишка сыра на поле.
   *[no] { $seat_name } размещает последнюю фишку сыра.
} { rivalry }
over-solo-corporation = Шкала Корпорации пуста. { rivalry }
over-solo-full = Свободных ячеек больше нет. { rivalry }
over-solo-limit = Последний разрешённый ход окончен. { rivalry }

score-bistro = Бистро
score-festival = Ярмарка
score-fromagerie = Сырная лавка
score-villes = Города
score-buildings = Постройки
score-fruit = Ягоды
score-orders = Заказы
score-unused = Неиспользованные ресурсы

## Отказы

refuse-inserts = «{ $value }» не подходит для вкладышей: напишите I, II, none или random один раз или для Ярмарки, Лавки, Бистро и Городов.
refuse-no-insert = Сектор без вкладыша («{ $value }») возможен только вчетвером.
refuse-layout = «{ $value }» не подходит для порядка секторов: напишите random или festival, fromagerie, bistro и villes по порядку мест.
refuse-boards = «{ $value }» не подходит для планшетов: напишите random или разные номера от 1 до 4, по одному на игрока.
refuse-reveal = Тайные ходы возможны, когда не меньше 2 игроков действуют одновременно.
refuse-pick-first = Сначала выберите квадрат постройки.
refuse-square-elsewhere = Этого квадрата у вас нет: { $building }.
refuse-cover-first = Сначала разложите квадраты построек.
refuse-slot-order = Сейчас очередь места { $slot }.
refuse-square-laid = Этот квадрат уже лежит на вашем планшете: { $building }.
refuse-no-squares = В этой партии квадратов построек нет.
refuse-squares-lie = Квадраты остаются на своих местах до конца партии.
refuse-corporation-first = Сначала ходит Корпорация: выберите, куда поместить её сыр.
refuse-corporation-space = Сыр Корпорации не подходит или ячейка не свободна: { $space }.
refuse-decide-order = Сначала решите, выполнять ли подходящий заказ.
refuse-give-first = Сначала закончите обмен: выберите, что отдать.
refuse-must-give = Обмен уже выбран, поэтому нужно что-то отдать.
refuse-not-held = Этого у вас нет: { $resource }.
refuse-not-held-order = Такого заказа у вас нет: { $cheese } { $age } сыр.
refuse-take-two = Сначала возьмите 2 разных ресурса.
refuse-take-one = Сначала возьмите 1 ресурс.
refuse-gathered = В этом ходу ресурсы уже собраны.
refuse-worker-away = Ваш { $worker } вернётся в ход { $turn }.
refuse-cell-taken = В ячейке { $cell } ещё стоит рабочий.
refuse-not-in-front = Сейчас эта ячейка не перед вами: { $space }. Вы { $venue_in }.
refuse-no-tokens = У вас больше нет фишек сыра.
refuse-closed = При таком числе игроков эта ячейка закрыта: { $space }.
refuse-taken = Здесь уже лежит сыр: { $space }.
refuse-no-fruit = Здесь нужна ягода, а корзина пуста: { $space }.
refuse-made = В этом ходу сыр уже приготовлен.
refuse-second-cheese = Второй сыр за ход должен быть такой: { $age }.
refuse-wrong-worker = Здесь ({ $space }) нужен { $worker }.
refuse-milked = Доильный зал { $parlour } уже использован, а работает он только 1 раз.
refuse-livestock = Для доильного зала { $parlour } нужно { $count ->
    [one] { $count } жетон скота
    [few] { $count } жетона скота
    [many] { $count } жетонов скота
   *[other] { $count } жетона скота
}.
refuse-bonus-cheese = Бонусный сыр зала { $parlour } сюда не подходит: { $space }.
refuse-erected = Эта постройка уже возведена: { $building }.
refuse-structures = { $building }: нужно { $count ->
    [one] { $count } строение
    [few] { $count } строения
    [many] { $count } строений
   *[other] { $count } строения
}.
refuse-no-power = Эта постройка работает сама: { $building }.
refuse-not-erected = Эта постройка ещё не возведена: { $building }.
refuse-power-used = В этом ходу эта постройка уже использована: { $building }.
refuse-no-worker = Рабочий здесь не нужен: { $building }.
refuse-nothing-unused = Отдать пока нечего: { $building }.
refuse-needs-worker = Здесь нужен рабочий: { $building }.
refuse-staffed = Здесь ещё стоит рабочий: { $building }.
refuse-wait-alone = Ждать здесь некого.
refuse-wait-ordered = Вы ходите по очереди, и сейчас ваш ход.
refuse-wait-screened = Ходы здесь тайные, ждать нечего.
refuse-waited = В этом ходу вы уже ждали, теперь дело за вами.
refuse-corporation-done = Корпорация уже походила.
refuse-no-corporation = Корпорация играет только в одиночном режиме.
refuse-no-order = Заказ выполняет только тот сыр, который вы размещаете прямо сейчас.
refuse-nothing-to-take = Сейчас нечего брать на выбор.
refuse-no-trade = Сейчас обмена нет.

## Настройки

option-inserts = Вкладыши
    .help = I, II, none (только вчетвером) или random для всех секторов; или 4 таких слова для Ярмарки, Лавки, Бистро и Городов.
option-inserts-I = Везде сторона I
option-inserts-II = Везде сторона II
option-inserts-random = Решает случай
option-layout = Порядок секторов
    .help = random или festival, fromagerie, bistro и villes по порядку мест от 0 до 3.
option-layout-random = Решает случай
option-square = Четверть скота
    .help = Где лежит четверть скота квадрата ресурсов перед первым ходом.
option-square-random = Решает случай
option-square-0 = Место 0
option-square-1 = Место 1
option-square-2 = Место 2
option-square-3 = Место 3
option-boards = Планшеты игроков
    .help = random или разные номера от 1 до 4, по одному на игрока.
option-boards-random = Решает случай
option-building_squares = Квадраты построек
    .help = Усложнённая игра: квадраты с новыми свойствами закрывают напечатанные постройки.
option-building_squares-off = Нет
option-building_squares-draft = С выбором по кругу
option-building_squares-random = По 4 случайных
option-solo_level = Уровень Корпорации
    .help = Для одного игрока. Каждый уровень добавляет правило.
option-solo_level-1 = 1
option-solo_level-2 = 2: фора
option-solo_level-3 = 3: ночная смена
option-solo_level-4 = 4: монополия
option-turn_mode = Ходы
    .help = Все одновременно или всегда по очереди.
option-turn_mode-free = Все одновременно
option-turn_mode-ordered = По очереди
option-reveal = Другие видят ваши действия
    .help = При тайных ходах никто не видит ваших действий, пока все не закончат ход.
option-reveal-live = Сразу
option-reveal-end_of_turn = Когда ход закончен
option-round_limit = Предел ходов
    .help = После стольких ходов игра заканчивается.

preset-standard = Первая партия
    .help = Простые вставки для всех.
preset-experienced = Для бывалых
    .help = Вставки по жребию.
preset-advanced = Для знатоков
    .help = Вставки по жребию и драфт построек.
preset-solo_2 = Лестница в одиночку
    .help = В одиночку против Корпорации, уровень 2 из 4.
preset-solo_3 = Лестница в одиночку: уровень 3
    .help = В одиночку против более жадной Корпорации.
preset-solo_4 = Лестница в одиночку: уровень 4
    .help = В одиночку против самой жадной Корпорации.

## Терминал

terminal-turn = Ход { $turn }
terminal-last = последний ход
terminal-deck = колода { $deck }, сброс { $discards }
terminal-corporation = Корпорация, уровень { $level }: фишек { $tokens }, карт { $cards }
terminal-squares = Идёт выбор квадратов построек.
terminal-legend-spaces = Ячейки: S мягкий, H твёрдый, B голубой; 1 бронзовый, 2 серебряный, 3 золотой; j джем и b ягодный сыр стоят ягоду; последняя буква: чей это сыр; ·· закрыто; ## образцы.
terminal-legend-names = Названия в списке ходов: F23 — Ярмарка, ряд 2, столбец 3; S13 — Лавка, полка 1, место 3 (полки 1–3 слева); T12 — Бистро, стол 1, тарелка 2.
terminal-legend-sectors = Секторы: буква — перед кем сектор сейчас, буква со стрелкой — перед кем он будет в следующем ходу; затем ресурс и ячейки 1, 2, 3: сколько там собирают и на сколько ходов остаётся рабочий; · свободно.
terminal-legend-order = После каждого хода перед вами оказывается следующий сектор сверху вниз, а после последнего — первый.
terminal-legend-seats = Игроки: ● фишки сыра в запасе; S, H, B рабочие, →4 вернётся в ход 4; заказы, затем ✓ сколько выполнено; j×b ягоды на двух досках; ■ ход закончен.
terminal-legend-board = Ниже: доильные залы, 2→S1 мягкий бронзовый бонусный сыр за 2 жетона скота, ** любой сыр, ✓ использован; постройки с ценой, ✓ возведена, ■ использована в этом ходу. Области: очки и города, затем влияние игроков.

## The drawing

board-name = { $seat_name }
board-wheel = { $turn ->
    [0] Поле перед первым ходом.
   *[other] Поле, ход { $turn }.
} { $seat_you ->
    [yes] Перед вами: { $venue }.
   *[no] { $seat_name }, сектор: { $venue }.
}
board-before = Подготовка
board-turn = Ход { $turn }
board-over = { $turn ->
    [one] { $turn } ход
    [few] { $turn } хода
    [many] { $turn } ходов
   *[other] { $turn } хода
}
board-last = Последний ход
board-next = след. ход
board-next-label = Посмотреть, что будет на следующем ходу: { $venue }
board-sector-front = { $venue }, ресурс — { $resource }: { $seat_you ->
    [yes] сейчас перед вами
   *[no] { $seat_name }, сейчас
}
board-sector = { $venue }, ресурс — { $resource }: { $seat_you ->
    [yes] перед вами в ход { $turn }
   *[no] { $seat_name }, ход { $turn }
}
board-sector-plain = { $venue }, ресурс — { $resource }
board-look = Рассмотреть: { $venue }
board-looking = { $venue }: { $seat_you ->
    [yes] перед вами в ход { $turn }
   *[no] { $seat_name }, ход { $turn }
}
board-cell = Ячейка { $cell }: { counted }, рабочего не будет { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
board-cell-taken = до хода { $turn } здесь стоит рабочий ({ $seat_name })
board-worth-note = Число у ячейки: сколько очков сыр в ней принесёт при нынешнем раскладе, без заказов.
board-space = { $space }, { $cheese } { $age }{ $symbol_with }
board-space-free = свободно; рабочего не будет { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}{ $pays ->
    [berry] , цена — ягода
   *[nothing] {""}
}
board-space-brings = очки сейчас: { $points }
board-space-closed = закрыто при таком числе игроков
board-space-taken = { $seat_you ->
    [yes] ваш сыр
   *[no] занято: { $seat_name }
}
board-space-corporation = сыр Корпорации
board-worker-home = { $seat_you ->
    [yes] Ваш { $worker } дома
   *[no] { $seat_name }, { $worker }: дома
}
board-worker-away = { $seat_you ->
    [yes] Ваш { $worker } вернётся через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
   *[no] { $seat_name }, { $worker }: вернётся через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
}
board-worker-yard = { $seat_you ->
    [yes] Ваш { $worker } трудится на дворе, вернётся через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
   *[no] { $seat_name }, { $worker }: трудится на дворе, вернётся через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
}
board-state-over = подсчёт
board-state-choosing = выбирает
board-state-laying = кладёт квадраты
board-state-ready = выбор сделан
board-state-done = ход окончен
board-state-playing = ходит
board-state-waits = ждёт
board-state-next = ходит позже
board-open-sheet = { $seat_you ->
    [yes] Ваша сыроварня подробно
   *[no] Открыть сыроварню: { $seat_name }
}
board-open-firm = Открыть планшет Корпорации
board-firm = Корпорация
board-firm-tokens = { $count ->
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
    [many] осталось { $count } фишек
   *[other] осталось { $count } фишки
}
board-race = { $seat_you ->
    [yes] У вас
   *[no] { $seat_name }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, фишек сыра осталось { $count }; у Корпорации { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}, фишек { $tokens }
board-firm-level = Уровень { $level }
board-firm-track = Шкала
board-firm-customers = Покупатели
board-firm-cards = Карты
board-firm-kept = { $count ->
    [0] Карт нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
board-firm-head-start = Фора: до первого хода разыграла две карты.
board-firm-night-shift = Ночная смена: две карты на каждом четвёртом ходу.
board-firm-monopoly = Монополия: при равенстве в Городах побеждает она.
board-deck = Карты заказов: в колоде { $count }, в сбросе { $discards }
board-deck-title = Карты заказов
board-deck-left = в колоде: { $count }
board-deck-gone = в сбросе: { $count }
board-wait = Ждать
board-end = Конец хода
board-sample = Образцы: считаются сыром каждого игрока
board-sign = Очки: { $venue }
board-sign-festival = Ярмарка
board-sign-fromagerie = Лавка
board-sign-bistro = Бистро
board-sign-villes = Города
board-more = ещё
board-tie = ничья
board-tie-firm = Корп.
board-shelf-trade = Полка { $shelf }: можно обменять 1 ресурс
board-shelf-gain-any = Полка { $shelf }: 1 любой ресурс
board-shelf-gain-two = Полка { $shelf }: 2 любых разных ресурса
board-shelf-none = Полка { $shelf }: за каждый сыр { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-region = Область: { $region }, очков: { $points }
board-share = { $seat_name } { $count }
board-share-firm = Корпорация { $count }
board-losses = Очков у вас стало меньше на { $points }. Почему?
board-lost-behind = Область: { $region }. Впереди теперь { $seat_name }.
board-lost-level = Область: { $region }. Наравне с вами теперь { $seat_name }.
board-lost-firm-behind = Область: { $region }. Впереди теперь Корпорация.
board-lost-firm-level = Область: { $region }. Наравне с вами теперь Корпорация.
board-built = возведена
board-not-built = цена: { $count ->
    [one] { $count } строение
    [few] { $count } строения
    [many] { $count } строений
   *[other] { $count } строения
}
board-creamery = { $seat_you ->
    [yes] Ваша сыроварня
   *[no] Сыроварня: { $seat_name }
}
board-tokens = { $count ->
    [one] Осталась { $count } фишка сыра
    [few] Осталось { $count } фишки сыра
    [many] Осталось { $count } фишек сыра
   *[other] Осталось { $count } фишки сыра
}
board-calendar = Что впереди и кто вернётся
board-now = Сейчас
board-day-now = Сейчас: { $venue }, { $resource }. Дома:
board-day = Ход { $turn }: { $venue }, { $resource }. Вернётся:
board-yard = Двор
board-yard-label = Двор с постройками; свободных строений: { $count }
board-pasture = Пастбище
board-pasture-label = Пастбище и доильные залы; скота: { $count }
board-parlours = Доильные залы
board-parlour-ready = Зал { $parlour }: { $cheese } { $age } бонусный сыр, скота нужно: { $count }
board-parlour-any = Зал { $parlour }: любой бонусный сыр, скота нужно: { $count }
board-parlour-used = Зал { $parlour }: использован
board-kitchen-label = Кухня: ягод в корзине { $fruit }, джем { $jams } × ягодный сыр { $berries } = { $points }
board-orders-label = Заказы: открытых { $count }, выполненных { $completed }
board-open-orders = Открытые заказы
board-no-orders = нет
board-order = { $count ->
    [1] Заказ: { $cheese } { $age } сыр
    [one] { $count } заказ: { $cheese } { $age } сыр
    [few] { $count } заказа: { $cheese } { $age } сыр
    [many] { $count } заказов: { $cheese } { $age } сыр
   *[other] { $count } заказа: { $cheese } { $age } сыр
}
board-completed = Выполнено
board-completed-count = выполнено заказов: { $count }
board-workers = Рабочие
board-points = Очки, если закончить сейчас
board-total = Всего
board-draft = Квадраты построек, круг { $round }
board-draft-note = Оставьте один квадрат, остальные перейдут налево.
board-draft-note-solo = Оставьте один квадрат, остальное уйдёт в коробку. Новых квадратов будет на один меньше.
board-lay = Разложите квадраты построек
board-lay-note = Место за местом: квадрат навсегда закрывает напечатанную постройку.
board-lay-slot = Место { $slot }: оставить как есть или закрыть?
board-hand = на выбор ({ $count })
board-kept = оставлено ({ $count })
board-left = не разложено ({ $count })
board-laid = на планшете ({ $count })
board-hidden-squares = { $count ->
    [one] { $count } скрытый квадрат
    [few] { $count } скрытых квадрата
    [many] { $count } скрытых квадратов
   *[other] { $count } скрытого квадрата
}
board-close = Закрыть
board-back = К своему сектору
panel-since = После вашего хода:
panel-since-turn = В этом ходу:
panel-points = очки, если закончить сейчас: { $points }
panel-buildings = построек: { $count } из 4
panel-parlours = использовано залов: { $count } из 4
status-make-free = можно делать сыр
status-make-used = сыр сделан
status-make-none = сыр сделать нельзя
status-gather-free = можно собирать
status-gather-used = собрано
status-gather-none = собирать нельзя
status-secret = тайный ход

## Почему боту нравится ход

term-win = Победа
term-points = Очки на листе
term-promise = Очки, до которых недалеко
term-stock = Ресурсы
term-orders = Заказы
term-powers = Свойства построек
term-squares = Квадраты построек
term-time = Время рабочих
term-rivals = Отставание соперников

## Взгляд назад

review-worlds = { $count ->
    [one] { $count } рынок, который подходит к тому, что тогда знали.
    [few] { $count } рынка, которые подходят к тому, что тогда знали.
   *[many] { $count } рынков, которые подходят к тому, что тогда знали.
}
review-another-world = Заглянуть на другой рынок
review-a-world = Один из рынков, которые подходят к тому, что тогда знали.
slip-term-win = Вы не замечаете ходов, которые приносят победу
slip-term-points = Вы упускаете очки
slip-term-promise = Вы упускаете очки, до которых недалеко
slip-term-stock = Вам не хватает ресурсов
slip-term-orders = Вы забываете о заказах
slip-term-powers = Вы мало пользуетесь постройками
slip-term-squares = Вы забываете о квадратах построек
slip-term-time = Вы отпускаете рабочих слишком надолго
slip-term-rivals = Вы даёте соперникам уйти вперёд
slip-move-gather = Собрать ресурсы
slip-move-make = Сделать сыр
slip-move-milk = Бонусный сыр
slip-move-build = Построить
slip-move-power = Свойство постройки
slip-move-order = Заказ
slip-move-take = Выбрать ресурс
slip-move-give = Обмен
slip-move-wait = Подождать других
slip-move-end = Закончить ход
slip-move-pick = Выбрать постройку
slip-move-cover = Выбрать постройку
