# Zapis gry: komentarze i odgałęzienia przy oglądaniu oraz gry, które przyszły z zewnątrz.

replay-variations = { $n ->
    [one] { $key } pokaże, co jeszcze można tu było zagrać.
    [few] { $key } pokaże stąd { $n } odgałęzienia.
    [many] { $key } pokaże stąd { $n } odgałęzień.
   *[other] { $key } pokaże stąd { $n } odgałęzienia.
}
replay-status-variation = odgałęzienie { $n } z { $all } · tura { $turn } z { $last }
replay-no-notes = W tej grze nie ma komentarzy ani odgałęzień.
replay-no-variation = W tej turze nie zaczyna się żadne odgałęzienie.
pane-variation = Odgałęzienie { $n } z { $all }
course-noted = { $comment } komentarz · { $variation } odgałęzienie
command-next-note = komentarz
command-next-note-name = do następnego komentarza albo odgałęzienia
command-next-note-help = Czytaj dalej długi komentarz albo przejdź do następnej tury, o której zapis coś mówi albo przy której pokazuje, co można było zagrać inaczej.
command-variation = odgałęzienie
command-variation-name = obejrzyj odgałęzienie
command-variation-help = Zobacz, co jeszcze można było zrobić w tej turze. W odgałęzieniu ten sam klawisz pokazuje następne; Esc z niego wychodzi.
bar-next-variation = następne odgałęzienie
command-import-record = dodaj
command-import-record-name = dodaj grę z zewnątrz
command-import-record-help = Dodaj do zapisanych gier zapis gry albo grę zapisaną gdzie indziej.
import-title = Gra skądinąd
import-path = ścieżka pliku albo wklejony zapis
import-told = Wpisz albo wklej ścieżkę do zapisu gry lub do zapisanej gry, albo wklej sam tekst zapisu. Enter dodaje grę do zapisanych gier w osobnym pliku. Esc wraca.
import-pasted = Wklejony tekst
import-done = Dodano: { $file }
command-write-comment = napisz
command-write-comment-name = napisz komentarz do tury
command-write-comment-help = Napisz komentarz do oglądanej tury albo zmień ten, który przy niej jest. Zostanie przy grze i w jej zapisie.
comment-title = Komentarz · { $name } · tura { $turn }
comment-title-game = Komentarz do całej gry
comment-help = Zostanie przy grze i będzie w jej zapisie. Bez tekstu komentarz znika.
comment-not-here = Komentarze można pisać tylko w skończonej grze z własnego folderu, a nie w jej odgałęzieniach.
comment-not-kept = Komentarz nie został zapisany: { $reason }.
guide-sign-comment = w oglądanej grze: zapis mówi coś o tej turze
guide-sign-variation = w oglądanej grze: zapis pokazuje, co jeszcze można było zrobić w tej turze
plain-comment = Komentarz: { $text }
plain-variations = { $n ->
    [one] Zapis ma tu odgałęzienie: wpisz { $word }.
    [few] Zapis ma tu { $n } odgałęzienia: wpisz { $word } i numer.
    [many] Zapis ma tu { $n } odgałęzień: wpisz { $word } i numer.
   *[other] Zapis ma tu { $n } odgałęzienia: wpisz { $word } i numer.
}
plain-variation-at = Odgałęzienie { $n } z { $all }. Słowo { $main } prowadzi z powrotem do gry.
plain-no-variation = Takiego odgałęzienia w tej turze nie ma.
plain-no-main = To jest sama gra.
plain-import-what = Po tym słowie wpisz ścieżkę do zapisu gry albo do zapisanej gry.
plain-word-variation = odgałęzienie
plain-word-main = główna
plain-word-import = dodaj
plain-does-variation = co według zapisu można było zrobić w tej turze inaczej; jeśli odgałęzień jest kilka, z numerem
plain-does-main = z odgałęzienia z powrotem do gry
plain-does-import = dodaje do zapisanych gier zapis gry albo zapisaną grę; ze ścieżką do niej
