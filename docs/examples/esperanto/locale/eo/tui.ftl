# La nomo de la lingvo: sen ĝi la programo ne proponas la lingvon.
language-name = Esperanto
message-language = La programo nun parolas Esperanton.

# La menuo
menu-continue = Daŭrigi la lastan ludon
menu-new-game = Nova ludo
menu-saves = Konservitaj ludoj
menu-rules = Reguloj
menu-records = Rekordoj de solludoj
menu-plugins = Kromprogramoj
menu-help = Klavoj
menu-quit = Eliri

# Nova ludo
form-title = Nova ludo
form-name = Nomo { $n }
form-default-name = Ludanto { $n }
form-first = Unua ludanto
form-first-random = laŭ loto
form-tokens = Oferĵetonoj
form-tokens-help = Tri specialaj agoj por ĉiu ludanto; en la unua ludo prefere sen ili.
form-half = Nefinitaj koatloj valoras duone
form-half-help = Regulo de la pola eldono. Aliloke valoras nur finitaj koatloj.
form-strict = Severa X
form-strict-help = “Neniu flava apude” tiam ne validas ĉe malfermita fino.
form-seed = Semo
form-seed-help = La sama semo disdonas la saman ludon. Se malplena, ĝi estas lotumata.
form-forecast = Antaŭvido
form-start = Komenci
form-start-button = disdoni la kartojn
form-yes = jes
form-no = ne
form-names-alike = Du ludantoj nomiĝas { $name }. Donu al ĉiu propran nomon.
form-name-empty = Ludanto { $n } bezonas nomon.
