# Vlastní chyby: tahy z posledních her, které stály body. $points a $then jsou počty bodů.

command-mistakes = moje chyby
command-mistakes-name = učit se z vlastních chyb
command-mistakes-help = Znovu zkusí ty tahy z tvých posledních her, které tě stály nejvíc.
help-mistakes = Hledání vlastních chyb
mistakes-title = Hledají se tahy z tvých posledních her, které tě stály nejvíc. Enter pokračuje s tím, co se zatím našlo.
mistakes-begin = Otevírají se tvoje poslední hry …
mistakes-progress = posouzeno tahů: { $done } z { $all }, her: { $games }.
mistakes-check = Ověřují se ty nejdražší …
mistakes-none = Nic v tvých posledních hrách nestálo moc. Dobře zahráno!
mistakes-no-games = Mezi uloženými hrami zatím žádná tvoje dohraná není.
mistake-ask = { $n } z { $all } · tah { $turn } ve tvé hře z { $date } stál body: { $points }. Co zahraješ teď?
mistake-best = Stejně dobré jako to nejlepší!
mistake-cost = Stálo by to body: { $points }.
mistake-unjudged = Tenhle pokus se posoudit nedá.
mistake-better = Ve hře to stálo { $then }. Nejlepší: { $best }.
mistake-next = další chyba
mistake-game = podívat se na hru v tom místě
mistake-leave = odejít
plain-word-mistakes = chyby
plain-does-mistakes = předloží znovu nejdražší tahy z tvých posledních her
plain-does-next-mistake = další chyba
plain-does-retry-mistake = začne tah znovu
plain-does-onward-mistake = hraje tu hru odtud dál
plain-does-menu-mistake = opustí chyby
