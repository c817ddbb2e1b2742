# Turnaje klubu: každý s každým (docs/event.md).

event-title = { $event }: { $done ->
    [one] dohrána { $done } hra
    [few] dohrány { $done } hry
   *[other] dohráno { $done } her
} z { $games }
event-column-place = poř.
event-column-player = hráč
event-column-games = her
event-column-points = body
event-column-victories = výher
event-column-ahead = náskok
event-column-elo = Elo
event-column-sure = 95 %
event-gone-home = { $name } (doma)
event-round = Kolo { $n } z { $rounds }
event-bye = { $name } v tomto kole nehraje.
event-told = { $won } (zadáno ručně)
event-forfeited = bez hry:
event-cancelled = nehraje se
event-at-host = hraje se:
event-now = může začít
event-later = později
event-pass = { $name }: { $command }
event-made = Turnaj { $event } je založen: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}. Začne příkazem coatl event run { $event }.
event-withdrawn = { $name } už nehraje. { $games ->
    [0] Žádná hra už nezbývala.
    [one] Zbývající hra je bez boje prohraná.
    [few] Zbývající { $games } hry jsou bez boje prohrané.
   *[other] Zbývajících { $games } her je bez boje prohraných.
}
event-run-ends = Hry, které jsou ještě u hostitele, tam ukončí coatl event run.
event-waits = Hra { $game }: { $reason }
event-goes-on = Hry u hostitele pokračují. Turnaj pokračuje příkazem { $command }.
event-error-name = „{ $name }“ nemůže být název turnaje: má nejvýše 40 písmen, číslic a znaků - a _ a nezačíná znakem -
event-error-there = turnaj { $event } už existuje: dej tomuto jiný název
event-error-none = turnaj { $event } neexistuje; jsou tu: { $known }
event-error-damaged = turnaj { $event } je poškozený ({ $fault }); soubor byl přejmenován na { $file } a jeho stav před poslední změnou leží vedle, s příponou .bak: přejmenuj ho a pokračuj
event-error-newer = { $file } zapsala novější verze hry: aktualizuj tuto
event-error-file = { $file } nelze použít: { $reason }
event-error-host = „{ $text }“ není adresa hostitele: taková vypadá jako 192.168.1.7:4747
event-error-player = nikdo v tomto turnaji se nejmenuje „{ $name }“; jsou tu: { $known }
event-error-invited = v turnaji má každý jméno a jeho karty jsou tajné tak jako tak: piš jména, a za počítačového hráče @ a hráče
event-error-number = turnaj má { $least } až { $most } hráčů, ne { $players }
event-error-together = v této hře se vyhrává společně, takže by nebyla tabulka: vyber jiné varianty
event-error-game = hra „{ $text }“ v tomto turnaji není: mají čísla od 1 do { $games }
event-error-points = „{ $text }“ není výsledek: napiš body obou, nejdřív toho, kdo začíná, třeba 41:38
event-error-winner = { $name } s těmito body tuto hru vyhrát nemůže

# coatl event
cli-event = uspořádat turnaj klubu, každý s každým
cli-event-description = Uspořádá turnaj každého s každým pro lidi a počítačové hráče: kdo s kým hraje, tabulka a čísla Elo.
cli-event-make = založit turnaj
cli-event-make-description = Založí turnaj, ve kterém hraje každý s každým. Kdo s kým a v kterém kole, určí los.
cli-event-run = nechat hry turnaje odehrát
cli-event-run-description = Nechá hry odehrát, až budou všechny: hry lidí u hostitele, hry mezi počítačovými hráči zde. Příkaz lze kdykoli ukončit nebo zabít: zadaný znovu pokračuje.
cli-event-show = ukázat tabulku a rozpis
cli-event-show-description = Ukáže tabulku s čísly Elo a jejich 95% intervaly a všechna kola s výsledky.
cli-event-withdraw = nechat hráče odejít domů
cli-event-withdraw-description = Nechá hráče odejít domů: jeho nedohrané hry jsou bez boje prohrané a body dostanou soupeři.
cli-event-result = zadat výsledek ručně
cli-event-result-description = Zadá výsledek hry ručně, třeba té, která se hrála s krabicí; nahradí jakýkoli jiný.
cli-event-name = název turnaje
cli-value-event = TURNAJ
cli-event-players = kdo hraje: jména, a za počítačového hráče @ a hráč, např. Anna,Bob,@hard,Robo@easy
cli-event-twice = každý s každým hraje dvakrát, na každém místě jednou
cli-event-allow = co hry lidí dovolují: hints (rady), watch (přihlížející), nebo nic (výchozí: watch)
cli-event-seed = stejný text, stejný los a stejné hry mezi počítačovými hráči (jinak náhodně)
cli-event-host = adresa hostitele, u kterého hrají lidé (jinak ten na tomto počítači, který se podle potřeby spustí)
cli-event-watch = zůstat, pro zeď: ukázat znovu, kdykoli se něco změní
cli-event-passes = ukázat, čím se kdo připojí; ne na zeď
cli-event-player = jméno hráče
cli-event-game = číslo hry
cli-event-points = body toho, kdo začíná, a jeho soupeře, třeba 41:38
cli-event-winner = kdo vyhrál, jsou-li body stejné a nebyli to oba
cli-where-events = turnaje
