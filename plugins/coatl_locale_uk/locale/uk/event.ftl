# Турніри клубу: кожен із кожним (docs/event.md).

event-title = { $event }: { $done ->
    [one] завершено { $done } гру
    [few] завершено { $done } гри
    [many] завершено { $done } ігор
   *[other] завершено { $done } ігор
} з { $games }
event-column-place = №
event-column-player = гравець
event-column-games = ігор
event-column-points = очки
event-column-victories = перемог
event-column-ahead = різниця
event-column-elo = Ело
event-column-sure = 95 %
event-gone-home = { $name } (вдома)
event-round = Коло { $n } з { $rounds }
event-bye = { $name } у цьому колі не грає.
event-told = { $won } (введено вручну)
event-forfeited = без гри:
event-cancelled = не грають
event-at-host = грають:
event-now = може початися
event-later = згодом
event-pass = { $name }: { $command }
event-made = Турнір { $event } створено: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравців
}, { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, { $rounds ->
    [one] { $rounds } коло
    [few] { $rounds } кола
    [many] { $rounds } кіл
   *[other] { $rounds } кіл
}. Він починається командою coatl event run { $event }.
event-withdrawn = { $name } більше не грає. { $games ->
    [0] Жодної гри вже не лишалося.
    [one] Решту, { $games } гру, програно без гри.
    [few] Решту, { $games } гри, програно без гри.
    [many] Решту, { $games } ігор, програно без гри.
   *[other] Решту, { $games } ігор, програно без гри.
}
event-run-ends = Ігри, які ще на сервері, завершить там coatl event run.
event-waits = Гра { $game }: { $reason }
event-goes-on = Ігри на сервері тривають. Турнір продовжить команда { $command }.
event-error-name = «{ $name }» не може бути назвою турніру: вона має щонайбільше 40 літер, цифр і знаків - та _ і не починається з -
event-error-there = турнір { $event } уже є: дай цьому іншу назву
event-error-none = турніру { $event } немає; є: { $known }
event-error-damaged = турнір { $event } пошкоджено ({ $fault }); файл перейменовано на { $file }, а його стан до останньої зміни лежить поруч, із .bak наприкінці: перейменуй його, щоб продовжити
event-error-newer = { $file } записала новіша версія гри: онови цю
event-error-file = { $file } не можна використати: { $reason }
event-error-host = «{ $text }» не є адресою сервера: вона виглядає як 192.168.1.7:4747
event-error-player = у цьому турнірі нікого не звати «{ $name }»; є: { $known }
event-error-invited = у турнірі кожен має ім’я, а його карти й так таємні: пиши імена, а за комп’ютерного гравця @ і гравця
event-error-number = турнір має від { $least } до { $most } гравців, а не { $players }
event-error-together = у цій грі перемагають разом, тож таблиці не було б: вибери інші варіанти
event-error-game = гри «{ $text }» у цьому турнірі немає: вони мають номери від 1 до { $games }
event-error-points = «{ $text }» не є результатом: напиши очки обох, спершу того, хто починає, наприклад 41:38
event-error-winner = { $name } не може виграти цю гру з такими очками

# coatl event
cli-event = провести турнір клубу, кожен із кожним
cli-event-description = Проводить турнір кожен із кожним для людей і комп’ютерних гравців: хто з ким грає, таблиця й числа Ело.
cli-event-make = створити турнір
cli-event-make-description = Створює турнір, у якому кожен грає з кожним. Хто з ким і в якому колі, визначає жереб.
cli-event-run = провести ігри турніру
cli-event-run-description = Проводить ігри, доки не буде зіграно всі: ігри людей на сервері, ігри між комп’ютерними гравцями тут. Команду можна завершити або вбити будь-якої миті: введена знову, вона продовжить.
cli-event-show = показати таблицю й пари
cli-event-show-description = Показує таблицю з числами Ело та їхніми інтервалами 95 % і всі кола з результатами.
cli-event-withdraw = відпустити гравця додому
cli-event-withdraw-description = Відпускає гравця додому: його незавершені ігри програно без гри, а очки дістають суперники.
cli-event-result = ввести результат вручну
cli-event-result-description = Вводить результат гри вручну, наприклад тієї, яку зіграли з коробкою; він заступає будь-який інший.
cli-event-name = назва турніру
cli-value-event = ТУРНІР
cli-event-players = хто грає: імена, а за комп’ютерного гравця @ і гравець, напр. Аня,Богдан,@hard,Робо@easy
cli-event-twice = кожен із кожним грає двічі, раз на кожному місці
cli-event-allow = що дозволяють ігри людей: hints (поради), watch (глядачі) або нічого (типово: watch)
cli-event-seed = однаковий текст, однаковий жереб і однакові ігри між комп’ютерними гравцями (інакше випадково)
cli-event-host = адреса сервера, на якому грають люди (інакше той, що на цьому комп’ютері; за потреби його запускають)
cli-event-watch = лишитися, для стіни: показувати знову, щойно щось змінилося
cli-event-passes = показати, чим хто приєднується; не для стіни
cli-event-player = ім’я гравця
cli-event-game = номер гри
cli-event-points = очки того, хто починає, і його суперника, наприклад 41:38
cli-event-winner = хто виграв, якщо очки однакові, а виграли не обоє
cli-where-events = турніри
