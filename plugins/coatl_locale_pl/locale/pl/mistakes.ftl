# Własne błędy: tury z ostatnich gier, które kosztowały punkty. $points i $then to liczby punktów.

command-mistakes = moje błędy
command-mistakes-name = ucz się na własnych błędach
command-mistakes-help = Spróbuj jeszcze raz tych tur ze swoich ostatnich gier, które kosztowały najwięcej.
help-mistakes = Szukanie własnych błędów
mistakes-title = Szukam tur z twoich ostatnich gier, które kosztowały najwięcej. Enter idzie dalej z tym, co już znaleziono.
mistakes-begin = Otwieram twoje ostatnie gry …
mistakes-progress = ocenione tury: { $done } z { $all }, gry: { $games }.
mistakes-check = Sprawdzam najdroższe …
mistakes-none = Nic w twoich ostatnich grach nie kosztowało wiele. Dobra gra!
mistakes-no-games = Wśród zapisanych gier nie ma jeszcze żadnej twojej skończonej.
mistake-ask = { $n } z { $all } · tura { $turn } w twojej grze z { $date } kosztowała punkty: { $points }. Co teraz zagrasz?
mistake-best = Tak dobre jak najlepsze!
mistake-cost = Kosztowałoby to punkty: { $points }.
mistake-unjudged = Tej próby nie da się ocenić.
mistake-better = W grze kosztowało to { $then }. Najlepsze: { $best }.
mistake-next = następny błąd
mistake-game = obejrzyj grę w tym miejscu
mistake-leave = wyjdź
plain-word-mistakes = błędy
plain-does-mistakes = pokazuje jeszcze raz najdroższe tury z twoich ostatnich gier
plain-does-next-mistake = następny błąd
plain-does-retry-mistake = zaczyna turę od nowa
plain-does-onward-mistake = gra tę grę stąd dalej
plain-does-menu-mistake = opuszcza błędy
