# Лабораторія: чого вартий набір карт (docs/lab.md).

lab-title = Карти набору «{ $set }». Інші набори в грі: { $others }. Гравці: { $players }, кожен — { $strength }. Ігор: { $games }.
lab-title-variants = Варіанти правил: { $variants }.
lab-note = «Перевага» — на скільки очок гравець із цією картою на початковій руці випереджає іншого, а «перемога» — на скільки відсоткових пунктів зростає шанс на перемогу порівняно з тією самою роздачею без неї. У дужках — 95-відсотковий довірчий інтервал. Усі інші числа й інтервали: --json, --csv.

lab-finding-heedless = Увага: { $strength } не зважує, які карти лишити. Сказане тут про сильні й слабкі карти стосується лише таких гравців, і багато чого лишається непоміченим: не вказуй --strength або вкажи гравця, який планує.
lab-finding-none = Ніщо не вирізняється.
lab-finding-dead = { $n ->
    [0] { $card }: не розіграна в жодній із { $games } ігор; її першого рівня не досягає ніхто.
    [one] { $card }: розіграна в { $n } із { $games } ігор; її першого рівня майже ніхто не досягає.
    [few] { $card }: розіграна в { $n } із { $games } ігор; її першого рівня майже ніхто не досягає.
    [many] { $card }: розіграна в { $n } із { $games } ігор; її першого рівня майже ніхто не досягає.
   *[other] { $card }: розіграна в { $n } із { $games } ігор; її першого рівня майже ніхто не досягає.
}
lab-finding-dead-temple = { $n ->
    [0] { $card }: не розіграно в жодній із { $games } ігор; цього храму ніхто не хоче.
   *[other] { $card }: розіграно в { $n } із { $games } ігор; цього храму майже ніхто не хоче.
}
lab-finding-level = { $n ->
    [0] { $card }: коли її розіграно, рівня { $level } не досягнуто жодного разу з { $of }.
    [one] { $card }: коли її розіграно, рівня { $level } досягнуто { $n } раз із { $of }.
    [few] { $card }: коли її розіграно, рівня { $level } досягнуто { $n } рази з { $of }.
    [many] { $card }: коли її розіграно, рівня { $level } досягнуто { $n } разів із { $of }.
   *[other] { $card }: коли її розіграно, рівня { $level } досягнуто { $n } разу з { $of }.
}
lab-finding-unwanted = { $card }: її лишають собі { $value } % тих, кому її роздано ({ $low }–{ $high } %).
lab-finding-strong = Карта { $card } сильна. Що вона дає на початковій руці: перевага в очках { $ahead } (від { $ahead-low } до { $ahead-high }), відсоткові пункти перемоги { $value } (від { $low } до { $high }).
lab-finding-weak = Карта { $card } слабка. Що вона дає на початковій руці: перевага в очках { $ahead } (від { $ahead-low } до { $ahead-high }), відсоткові пункти перемоги { $value } (від { $low } до { $high }).
lab-finding-twins = { $first } і { $second } — близнюки: серед коатлів з однією з них { $value } % мають обидві ({ $low }–{ $high } %).
lab-finding-seat = Місця нерівноцінні: гравець номер { $place } за чергою виграє { $value } % ігор ({ $low }–{ $high } %).
lab-finding-scarce = Закінчується { form-of-color-masc } колір: у { $value } % ігор не лишилося жодного його сегмента тіла ({ $low }–{ $high } %).
lab-finding-unused = Майже нікому не потрібен { form-of-color-masc } колір: він становить { $value } % частин у коатлях ({ $low }–{ $high } %).
lab-finding-few = Зіграно замало ігор, щоб сказати, чого варта карта.
lab-finding-stuck = У { $value } % ігор кінець настав через те, що ніхто не міг нічого зробити ({ $low }–{ $high } %).

# Слово про карту. $games — приблизно скільки ще ігор потрібно.
lab-warning = попередження
lab-verdict-impossible = неможлива: її ніхто не розіграє
lab-verdict-double = те саме, що { $card }
lab-verdict-dead = мертва: майже ніколи не розіграна
lab-verdict-strong = сильна
lab-verdict-weak = слабка
lab-verdict-ordinary = звичайна
lab-verdict-unknown = ще не відомо: треба близько { $games } ігор

lab-length = тривалість у колах: { $value } (від { $low } до { $high })
lab-ending = { $ending ->
    [coatls] кінець після третього коатля
    [bodies] кінець, бо вичерпано сегменти тіла
    [finished] гру закінчив варіант
   *[standstill] кінець, бо ніхто не міг нічого зробити
}: { $value } % ({ $low }–{ $high })
lab-won = спільні перемоги: { $value } % ({ $low }–{ $high })
lab-seat = перемоги гравця номер { $place } за чергою: { $value } % ({ $low }–{ $high })
lab-final = очки гравця номер { $place } за чергою: { $value } (від { $low } до { $high })
lab-color = { form-of-color-masc } колір: { $value } % частин у коатлях ({ $low }–{ $high }); наприкінці не лишилося жодного його сегмента тіла: { $gone } % ігор ({ $gone-low }–{ $gone-high })

lab-percent = { $value } %
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } (від { $low } до { $high })
lab-column-card = карта
lab-column-verdict = оцінка
lab-column-ahead = перевага в очках
lab-column-worth = перемога
lab-column-levels = % на рівнях
lab-column-dealt = роздано
lab-column-kept = лишено
lab-column-drawn = узято
lab-column-fulfilled = розіграно
lab-column-dropped = пропало
lab-column-points = очки
lab-column-turns = ходи
lab-column-what = що
lab-column-before = до
lab-column-after = після
lab-column-change = зміна
lab-what-ahead = перевага в очках
lab-what-worth = перемога
lab-what-kept = лишено
lab-what-fulfilled = розіграно
lab-what-points = очки
lab-what-turns = ходи на руці
lab-what-length = тривалість у колах
lab-what-seat = перемоги гравця номер 1
lab-what-standstill = ніхто не міг грати
lab-all-games = усі ігри
lab-compare-sure = Числа, що точно змінилися (*): { $n } із { $of }. Із тих, що не змінилися, одне з двадцяти має зірочку випадково.
lab-compare-no-cards = Жодної карти не випробувано в обох запусках.

lab-stopped = Зупинено. Зіграні ігри ({ $games }) — у файлі { $file }. Щоб продовжити: та сама команда з --resume { $file }
lab-failed = Комп’ютерний гравець зазнав збою, і його замінив гравець, вбудований у гру: { $failure }
lab-error-games = --games — щонайбільше { $most }
lab-error-few = на початку роздають і викладають { $needed ->
    [one] { $needed } пророцтво
    [few] { $needed } пророцтва
    [many] { $needed } пророцтв
   *[other] { $needed } пророцтв
}, а в наборах карт їх лише { $prophecies }: додай набір, наприклад --with base
lab-error-pack = карт не можна використати: { $problem }
lab-error-sets = { $folder } має містити один набір карт, а має: { $known }; додай пакунок командою coatl plugins add і вкажи один із його наборів
lab-error-no-pack = у теці { $folder } немає файла { $manifest }: вкажи теку пакунка або один із цих наборів: { $known }
lab-error-compare-with = з --compare нічого не грають, тож не можна вказати { $option }
lab-error-process = один із процесів, що грали, завершився, можливо, через брак пам’яті: спробуй знову з меншим --jobs
lab-error-same = --resume і --html — той самий файл { $file }: вкажи два файли
lab-error-file = { $file } не є результатом coatl lab або пошкоджений ({ $reason }): скористайся його резервною копією ({ $file }.bak), якщо вона є, або вкажи інший файл
lab-error-old = { $file } — з ранішої версії лабораторії, яка порівнювала ігри інакше, тож числа не можна додати: вкажи інший файл
lab-error-no-file = немає файла { $file }
lab-error-other = { $file } з іншого запуску: { $option } мало значення { $value }; вкажи те саме значення або інший файл
lab-error-kept = файл { $file } неможливо записати ({ $reason }); зіграні ігри — у { $kept }: продовжуй із --resume { $kept }

lab-page-title = Лабораторія: { $set }
lab-page-ahead = На скільки очок гравець із картою на початковій руці випереджає іншого
lab-page-worth = На скільки відсоткових пунктів карта на початковій руці збільшує шанс на перемогу
lab-page-points-ahead = перевага в очках
lab-page-percentage-points = відсоткові пункти
lab-page-kept = Як часто її лишали собі ті, кому її роздано
lab-page-fulfilled = Як часто карту з руки розігрували
lab-page-length = Ігри за тривалістю в колах
lab-page-points = Гравці за очками наприкінці
lab-page-games = Перемоги за чергою, закінчення ігор, кольори частин у коатлях
lab-page-won = спільні перемоги
lab-page-ending = { $ending ->
    [coatls] третій коатль
    [bodies] без сегментів
    [finished] кінець за варіантом
   *[standstill] нема ходів
}
lab-page-all = Усі числа
lab-page-ready = { $file } готовий: відкрий його в браузері.
lab-error-html = --html малює за допомогою Bokeh, якого тут немає: pip install 'coatl[html]'
