# Запис гри: коментарі й відгалуження під час перегляду та ігри, що прийшли звідкись.

replay-variations = { $n ->
    [one] { $key } покаже, як ще можна було тут зіграти.
    [few] { $key } покаже { $n } відгалуження звідси.
    [many] { $key } покаже { $n } відгалужень звідси.
   *[other] { $key } покаже { $n } відгалуження звідси.
}
replay-status-variation = відгалуження { $n } з { $all } · хід { $turn } з { $last }
replay-no-notes = Про ходи цієї гри нічого не записано.
replay-no-variation = На цьому ході не починається жодне відгалуження.
pane-variation = Відгалуження { $n } з { $all }
course-noted = { $comment } коментар · { $variation } відгалуження
command-next-note = коментар
command-next-note-name = до наступного коментаря чи відгалуження
command-next-note-help = Перейти до наступного ходу, про який запис щось каже або показує, як ще можна було зіграти.
command-variation = відгалуження
command-variation-name = переглянути відгалуження
command-variation-help = Побачити, що ще можна було зробити цього ходу. У відгалуженні та сама клавіша показує наступне; Esc виходить із нього.
bar-next-variation = наступне відгалуження
bar-leave-variation = вийти з відгалуження
command-import-record = додати
command-import-record-name = додати гру звідкись
command-import-record-help = Додати до збережених ігор запис гри або гру, збережену деінде.
import-title = Гра звідкись
import-path = шлях до файлу або сам запис, вставлений сюди
import-told = Напиши або встав шлях до запису гри чи до збереженої гри, або встав сам текст запису. Enter додає її до збережених ігор в окремому файлі. Esc повертає назад.
import-pasted = Вставлений текст
import-done = Додано: { $file }
command-write-comment = написати
command-write-comment-name = написати коментар до ходу
command-write-comment-help = Написати коментар до ходу, що переглядається, або змінити той, який там є. Він лишиться з грою і в її записі.
comment-title = Коментар · { $name } · хід { $turn }
comment-title-game = Коментар до всієї гри
comment-help = Лишиться з грою і буде в її записі. Без тексту коментар зникне.
comment-not-here = Коментарі пишуться в закінченій грі з власної теки, а не у відгалуженнях.
comment-not-kept = Коментар не збережено: { $reason }.
guide-sign-comment = у перегляді гри: запис каже щось про цей хід
guide-sign-variation = у перегляді гри: запис показує, що ще можна було зробити цього ходу
plain-comment = Коментар: { $text }
plain-variations = { $n ->
    [one] У записі тут є відгалуження: напиши { $word }.
    [few] У записі тут { $n } відгалуження: напиши { $word } і номер.
    [many] У записі тут { $n } відгалужень: напиши { $word } і номер.
   *[other] У записі тут { $n } відгалуження: напиши { $word } і номер.
}
plain-variation-at = Відгалуження { $n } з { $all }. Слово { $main } веде назад до гри.
plain-no-variation = Такого відгалуження на цьому ході немає.
plain-no-main = Це сама гра.
plain-import-what = Напиши після цього шлях до запису гри чи до збереженої гри.
plain-word-variation = відгалуження
plain-word-main = головна
plain-word-import = додати
plain-does-variation = що ще, за записом, можна було зробити цього ходу; якщо відгалужень кілька, з номером
plain-does-main = з відгалуження назад до гри
plain-does-import = додає до збережених ігор запис гри чи збережену гру; зі шляхом до неї
