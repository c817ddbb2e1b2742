# Лабораторія: чого вартий набір карт (docs/lab.md).

lab-title = Карти набору «{ $set }». Інші набори у грі: { $others }. Гравці: { $players }, усі { $strength }. Ігор: { $games }.
lab-note = Вартість — на скільки відсоткових пунктів зростає шанс на перемогу з картою в першій руці порівняно з тією самою роздачею без неї. У дужках — 95-відсотковий інтервал. Усі інші числа й інтервали: --json, --csv.

lab-finding-none = Ніщо не вирізняється.
lab-finding-dead = { $n ->
    [0] { $card }: ніхто її не розіграв, ігор: { $games }; першого рівня не досягає ніхто.
    [one] { $card }: розіграна в { $n } грі з { $games }; першого рівня майже ніхто не досягає.
    [few] { $card }: розіграна в { $n } іграх із { $games }; першого рівня майже ніхто не досягає.
    [many] { $card }: розіграна в { $n } іграх із { $games }; першого рівня майже ніхто не досягає.
   *[other] { $card }: розіграна в { $n } гри з { $games }; першого рівня майже ніхто не досягає.
}
lab-finding-dead-temple = { $card }: розіграно в іграх: { $n } із { $games }; цього храму майже ніхто не хоче.
lab-finding-level = { $card }: рівня { $level } досягнуто { $n } разів із { $of }.
lab-finding-unwanted = { $card }: її лишають собі { $value } % тих, кому її роздано ({ $low }–{ $high } %).
lab-finding-strong = { $card } сильна: у першій руці змінює шанс на перемогу на { $value } відсоткових пунктів (від { $low } до { $high }).
lab-finding-weak = { $card } слабка: у першій руці змінює шанс на перемогу на { $value } відсоткових пунктів (від { $low } до { $high }).
lab-finding-twins = { $first } і { $second } — близнюки: з коатлів з однією з них { $value } % мають обидві ({ $low }–{ $high } %).
lab-finding-seat = Місця нерівні: номер { $place } за чергою виграє { $value } % ігор ({ $low }–{ $high } %).
lab-finding-scarce = Кольору бракує ({ color }): у { $value } % ігор не лишилося жодного його сегмента тіла ({ $low }–{ $high } %).
lab-finding-unused = Кольору майже ніхто не хоче ({ color }): його мають { $value } % частин у коатлях ({ $low }–{ $high } %).
lab-finding-stuck = { $value } % ігор скінчилися тим, що ніхто не міг нічого зробити ({ $low }–{ $high } %).

lab-length = тривалість у колах: { $value } (від { $low } до { $high })
lab-ending = { $ending ->
    [coatls] кінець через третього коатля
    [bodies] кінець без сегментів тіла
   *[standstill] кінець, бо ніхто не міг нічого зробити
}: { $value } % ({ $low }–{ $high })
lab-seat = перемоги номера { $place } за чергою: { $value } % ({ $low }–{ $high })
lab-final = очки номера { $place } за чергою: { $value } (від { $low } до { $high })
lab-color = частини в коатлях, { color }: { $value } % ({ $low }–{ $high }); наприкінці не лишилося жодної: { $gone } % ігор ({ $gone-low }–{ $gone-high })

lab-percent = { $value } %
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } (від { $low } до { $high })
lab-column-card = карта
lab-column-worth = вартість
lab-column-interval = відс. пункти
lab-column-levels = % на рівнях
lab-column-dealt = розд.
lab-column-kept = лиш.
lab-column-drawn = узято
lab-column-fulfilled = розіграно
lab-column-dropped = без гри
lab-column-points = очки
lab-column-turns = ходи
lab-column-what = що
lab-column-before = до
lab-column-after = після
lab-column-change = зміна
lab-what-worth = вартість
lab-what-kept = лишено
lab-what-fulfilled = розіграно
lab-what-points = очки
lab-what-turns = ходи в руці
lab-what-length = тривалість у колах
lab-what-seat = перемоги номера 1
lab-what-standstill = ніхто не міг грати
lab-all-games = усі ігри
lab-compare-sure = Числа, що напевно змінилися (*): { $n } із { $of }. Одне з двадцяти здається зміненим випадково.
lab-compare-no-cards = Жодної карти не випробувано в обох запусках.

lab-stopped = Зупинено, ігор: { $games }; вони у файлі { $file }. Щоб продовжити: та сама команда з --resume { $file }
lab-failed = Комп’ютерний гравець зазнав збою, і його місце посів гравець із гри: { $failure }
lab-error-games = --games — щонайбільше { $most }
lab-error-few = на початку роздають і викладають { $needed } пророцтв, а є лише { $prophecies }: додайте набір, наприклад --with base
lab-error-pack = карт не можна використати: { $problem }
lab-error-sets = { $folder } має містити один набір карт, а має: { $known }; додайте пакунок командою coatl plugins add і назвіть набір
lab-error-no-pack = у теці { $folder } немає файлу { $manifest }: вкажи теку пакунка або один із цих наборів: { $known }
lab-error-compare-with = з --compare нічого не грають, тож не можна вказати { $option }
lab-error-file = { $file } не є результатом coatl lab або пошкоджений ({ $reason }): скористайтеся його резервною копією ({ $file }.bak), якщо вона є, або вкажіть інший файл
lab-error-no-file = немає файлу { $file }
lab-error-other = { $file } з іншого запуску: { $option } мало значення { $value }; вкажіть те саме або інший файл
lab-error-folder = для { $file } немає теки: створіть її або вкажіть інший файл
lab-error-write = файл { $file } неможливо записати ({ $reason }): звільніть місце або вкажіть файл в іншій теці
lab-error-kept = файл { $file } неможливо записати ({ $reason }); зіграні ігри — у { $kept }: продовжуйте з --resume { $kept }

lab-page-title = Лабораторія: { $set }
lab-page-worth = Вартість кожної карти в першій руці, у відсоткових пунктах
lab-page-kept = Лишили собі ті, кому роздано
lab-page-fulfilled = Розіграно з карт у руках
lab-page-length = Ігри за тривалістю в колах
lab-page-points = Гравці за очками наприкінці
lab-page-games = Перемоги за чергою, закінчення ігор, кольори частин у коатлях
lab-page-ending = { $ending ->
    [coatls] третій коатль
    [bodies] без сегментів
   *[standstill] нема ходів
}
lab-page-all = Усі числа
lab-page-ready = { $file } готовий: відкрийте його в браузері.
lab-error-html = --html малює за допомогою Bokeh, якого тут немає: pip install 'coatl[html]'
