# Блокнот очок: кінець гри за справжнім столом, як його записують люди.

menu-score-pad = Блокнот очок
command-score-pad = блокнот очок
command-score-pad-help = Запиши, як закінчилася гра за справжнім столом, і побачиш її аркуш з очками.
command-mend = виправити
command-mend-name = виправити коатля
command-mend-help = Записати коатля під курсором ще раз.
command-remove-coatl = прибрати
command-remove-coatl-name = прибрати коатля
command-remove-coatl-help = Прибрати з блокнота коатля під курсором.
command-to-sheet = аркуш з очками
command-to-sheet-help = Показати аркуш з очками того, що записано.
help-pad = Блокнот очок
help-pad-form = Форма перед блокнотом очок

# Форма перед ним.
pad-title = Блокнот очок
pad-players = Гравці
pad-no-opponent = немає
pad-before = Записано раніше
pad-keep = { $n ->
    [one] продовжити з { $n } коатлем
    [few] продовжити з { $n } коатлями
    [many] продовжити з { $n } коатлями
   *[other] продовжити з { $n } коатля
}
pad-start = до блокнота
pad-form-help = Хто грав, у тому порядку, в якому сидять гравці, і за якими правилами. Рядки без імені пропускаються.
pad-names = Назви { $least ->
    [one] щонайменше { $least } гравця
    [few] щонайменше { $least } гравців
    [many] щонайменше { $least } гравців
   *[other] щонайменше { $least } гравця
}, найбільше { $most }.
pad-names-alike = У двох гравців однакове ім’я.
pad-unwritable = Записане не вдалося зберегти: { $reason }

# Про що питає блокнот. $number — номер коатля, $n — номер карти.
pad-ask-coatl = { $name } · коатль { $number }: його літери від голови до хвоста
pad-ask-prophecy = { $name } · коатль { $number } · пророцтво { $n }
pad-ask-temple = { $name } · коатль { $number } · храм
pad-ask-tokens = { $name } · які жертвні жетони лишилися?
pad-ask-fulfilled = Суперник · розігране пророцтво { $n }
pad-ask-over = Це все.
pad-help-coatl = Enter: готово; сам Enter: коатлів більше немає. Крапка — відкритий кінець. Backspace: назад.
pad-help-prophecy = Сам Enter: пророцтв більше немає. Backspace: на крок назад.
pad-help-temple = Сам Enter: храму немає. Backspace: на крок назад.
pad-help-tokens = Цифра за кожен витрачений жетон, потім Enter.
pad-help-fulfilled = Сам Enter: більше немає. Backspace: на крок назад.
pad-to-told = що записано
pad-to-field = писати далі
pad-help-over = F2 показує аркуш з очками; Enter на коатлі виправляє його.

# Чому жодна гра так не закінчується.
refusal-end-points = Кінець гри з «{ $variant }» записати не можна: вона дає очки за те, що не лежить на столі.
refusal-end-no-prophecy = Коатля { $coatl } завершено: біля нього { $least ->
    [one] лежить щонайменше { $least } пророцтво.
    [few] лежать щонайменше { $least } пророцтва.
    [many] лежить щонайменше { $least } пророцтв.
   *[other] лежить щонайменше { $least } пророцтва.
}
refusal-end-temple-open = Коатля { $coatl } не завершено, тож храм біля нього не лежить.

# coatl sheet і його файл.
cli-sheet = вивести аркуш з очками гри за справжнім столом
cli-sheet-description = Читає з файлу або зі стандартного вводу, як закінчилася гра за справжнім столом, і виводить її аркуш з очками. Рядок «player: Ana» починає гравця; кожен рядок «coatl: BBRKY count-red no-red-length-11» — це коатль із картами біля нього, крапка означає відкритий кінець. Перед гравцями «edition: pl», «tokens: yes», «half: yes», «strict: yes», «cards: base promo» і «variant: …» кажуть, за якими правилами грали; «left: pick duty» — жетони, що лишилися в гравця.
cli-sheet-file = кінець гри; - читає його зі стандартного вводу; без нього про нього питає застосунок
cli-sheet-svg = записати аркуш як малюнок у цей файл
problem-sheet-word = Рядок починається зі слова й двокрапки, а «{ $word }» тут невідоме.
problem-sheet-twice = «{ $word }» уже стоїть у рядку { $first }.
problem-sheet-nobody = «{ $word }» належить гравцеві: напиши над ним «player: …».
problem-sheet-name = Гравцеві потрібне ім’я, якого не має ніхто інший.
problem-sheet-edition = Немає видання «{ $edition }»: { $known }.
problem-sheet-answer = «{ $word }» — це yes або no.
problem-sheet-content = Немає «{ $id }»: { $known }.
problem-sheet-card = У цій грі немає карти «{ $card }».
problem-sheet-temples = Біля коатля лежить лише один храм.
problem-sheet-token = «{ $token }» — не жетон або стоїть там двічі: { $known }.
problem-sheet-left-twice = Жетони вже записано: { $name }.
problem-sheet-alone = Власні розіграні пророцтва має лише автоматичний суперник.
problem-sheet-no-prophecy = «{ $card }» — не пророцтво.
problem-sheet-players = { $players ->
    [one] Названо { $players } гравця
    [few] Названо { $players } гравців
    [many] Названо { $players } гравців
   *[other] Названо { $players } гравця
}: у гру грають від { $least } до { $most }.
problem-sheet-few = У наборах карт лише { $prophecies } пророцтв, а потрібно { $needed }.
problem-sheet-setup = Так грати не можна: { $reason }

# У рядках тексту.
plain-word-pad = блокнот
plain-does-pad = блокнот очок: записуєш, як закінчилася гра за справжнім столом, і чуєш її аркуш з очками
pad-plain-keep = Частину однієї гри вже записано. Напиши так, щоб продовжити її, або ні, щоб почати нову.
pad-plain-names = Хто грав? Імена через кому, у тому порядку, в якому сидять гравці. Одне ім’я грало саме.
pad-plain-edition = За правилами якого видання: { $known }? Enter означає { $usual }.
pad-plain-sets = З якими картами: { $known }? Enter означає { $usual }.
pad-plain-coatl = { $name }, коатль { $number }: напиши його літери від голови до хвоста або натисни Enter, якщо більше немає.
pad-plain-prophecy = { $name }, коатль { $number }, пророцтво { $n }: напиши літеру його кольору й літери його шаблону або натисни Enter, якщо більше немає.
pad-plain-temple = { $name }, коатль { $number }: напиши літери його храму або натисни Enter, якщо його немає.
pad-plain-tokens = { $name }: напиши номери витрачених жертвних жетонів, 1 ідеальний вибір, 2 передбачення майбутнього, 3 обов’язок жерця, або натисни Enter, якщо все як є.
pad-plain-fulfilled = Розігране пророцтво { $n } суперника: напиши його літери або натисни Enter, якщо більше немає.
pad-plain-help = Літери позначають частини: B G K R Y або літери твоєї мови. Перша літера коатля — голова, остання — хвіст; крапка — відкритий кінець. Карту обирає її номер.
