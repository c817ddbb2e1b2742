# Gra dalej od miejsca w innej grze.

event-went-on = Stąd dalej gra { $name }: wszystko, czego { $name } nie może wiedzieć, rozdano na nowo.
deed-went-on = Stąd gra toczy się dalej
command-onward = graj dalej
command-onward-name = graj dalej od tego miejsca
command-onward-help = Graj dalej od tego miejsca: to, czego nie możesz wiedzieć, zostanie rozdane na nowo, a gra się nie liczy.
help-onward = Formularz przed grą dalej
onward-title = Graj dalej od tego miejsca
onward-seat = Jako
onward-others = Za inne osoby
onward-start = graj dalej
onward-told = { $turn ->
    [0] Na początku gry wybiera { $acting }.
   *[other] Tura { $turn }, gra { $acting }.
} Wszystko, czego { $name } nie może wiedzieć, zostanie rozdane na nowo. Nowa gra ma własny zapis i nie liczy się w wynikach.
onward-where = Wróć do tury, od której chcesz grać dalej, i naciśnij { $key }.
onward-not-counted = Gra dalej od miejsca w innej grze: nie liczy się.

plain-word-onward = stąd
plain-does-onward = gra stąd dalej jako nowa gra; z imieniem jako ten gracz, a gracz komputerowy podany po nim gra za inne osoby
plain-onward-nobody = Nikt z graczy, którzy mogą stąd grać dalej, nie nazywa się „{ $name }”.
plain-onward-strength = Gracz komputerowy to jeden z { $known }.
plain-does-onward-puzzle = gra dalej grę, z której jest ta tura; tam nie jest ostatnia
