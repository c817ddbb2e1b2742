# Hra se skutečnými dílky na stole: formulář, co se o ní hlásí, aplikace vedle krabice.

form-chance = Náhoda
form-chance-app = z aplikace
form-chance-table = z mého stolu
form-chance-help = Z mého stolu: hraješ se skutečnými dílky a aplikaci hlásíš náhodu.
form-chance-open = Z tvého stolu: karty počítačového hráče vidí, kdo je píše. Nejlépe někdo, kdo nehraje.
form-way = Aplikace
form-way-beside = hraje za: { $name }
form-way-told = zná celou hru
form-way-beside-help = Psaní je nejméně: aplikace táhne za { $name } a zná jen panel zásob a jeho karty.
form-way-told-help = Hlásíš i svoje karty; máš pak rady, náhledy i rozbor.
form-fields = Čísla polí
form-fields-button = jako na obrázku
form-fields-help = Podle jakých čísel { $name } prohlíží pole. Enter ukáže naše jako obrázek: porovnej ho se svým panelem.
form-table-invited = Náhodu ze stolu hlásí ti, kdo u něj sedí: nikoho odjinud nelze pozvat. Zvol „z aplikace“, nebo jiného hráče.
fields-told = Pole tak, jak se jmenují tady. Vpravo je číslo na tvém panelu, podle něj je { $name } prohlíží: napiš to, které je tam natištěné.
fields-field = pole { $n }
fields-body = těla
fields-head = hlava
fields-tail = ocas
fields-keys = 1–9 a 0 místo 10: číslo na tvém panelu. Pole, které ho mělo, dostane to druhé.
command-usual-order = jako dřív
command-usual-order-name = obvyklá čísla
command-usual-order-help = Dá polím zase obvyklá čísla.

# Na co se aplikace ptá
tell-title = Tvůj stůl
tell-what = řekni aplikaci, co tam leží
tell-told = zatím nahlášeno
tell-unseen = { $n ->
    [one] dosud neviděné proroctví: { $n } druh
    [few] dosud neviděná proroctví: { $n } druhy
   *[other] dosud neviděná proroctví: { $n } druhů
}
tell-pieces = Co teď leží na polích
tell-card = { $of ->
    [1] Která karta: { $where }
   *[other] Která karta: { $where }, { $n }. z { $of }
}
tell-progress = { $n } z { $of }
tell-card-first = Tady je třeba kartu pojmenovat: nejdřív písmeno její barvy.
tell-lost = Co jsi zatím nahlásil, se odchodem ztratí: další Esc odejde.
tell-cover = { $name } hlásí karty, které nikdo jiný nesmí vidět. { $key }: dívá se jen { $name }.
tell-open-hand = { $name } je počítačový hráč: kdo tyto karty píše, ten je vidí.
tell-you-take = Bereš pole { $field }: { $pieces }.
tell-ends = { $name } končí tah.
tell-opponent-takes = { $why } Pole { $field }: { $pieces }.
tell-opponent-draws = { $name } si bere kartu, která leží v zásobě proroctví nejvíc vpravo.
tell-bar-told = to je vše
tell-bar-back = zpět
tell-bar-lack = karta tu není
undo-deal = Zpět se dá vzít už jen rozdání, a celé by se hlásilo znovu: { $key } ještě jednou ho vezme zpět.

# Leží to jinak
lies-title = leží to jinak: pojmenuj znovu, co neodpovídá
lies-ends-what = konec hry: nahlas své cóatly a karty u nich
lies-help = Jdi na to, co leží jinak: { $enter } to pojmenuje znovu, { $delete } odstraní. { $done } to řekne aplikaci.
lies-no-more = Enter: další karta tu není
lies-keep = Enter: jak leží
lies-coatl = tečka: otevřený konec
lies-heap = b tělo · <b hlava · b> ocas
lies-taken = dílky, které sis vzal
lies-same = Zatím se tu nic nezměnilo: jdi na to, co leží jinak, a pojmenuj to znovu.
lies-typed = Nejdřív { $enter }: co je tu napsáno, ještě nebylo nahlášeno.
lies-lost = Co jsi tu změnil, se odchodem ztratí: další Esc odejde, { $key } to nahlásí.
lies-none = Žádný cóatl není nahlášený: ještě jednou { $key } říká, že žádný nemáš.
lies-ends = Nahlas své cóatly i s kartami jednoho po druhém: { $enter } bez písmen jde dál. { $done } ukáže bodování.

# Vedle krabice
beside-status = tah { $turn } · vedle tvého stolu
beside-todo = Na tvém stole
beside-you = Jsi na tahu. Pak řekni: 1–0 pole, které sis vzal · { $end } karty, nebo sestavování · { $third } třetí cóatl je dokončený
beside-opponent = { $key }: { $name } táhne.
beside-first = Nejdřív je na tahu { $name }: { $key }.
beside-coatls = Hra skončila. { $key }: nahlas své cóatly.
beside-score = Hra skončila. { $key }: bodování.
beside-unsaved = Hru se NEPODAŘILO uložit: { $reason }. Další { $key } přesto opustí stůl.
beside-undone = Vzato zpět.
beside-bar-opponent = táhne { $name }
beside-bar-field = vzaté pole
beside-bar-none = žádné pole
lies-bar-anew = pojmenovat znovu
fields-bar-done = hotovo

# Příkazy
help-told = U stolu se skutečnými dílky
help-beside = Vedle krabice
help-tell = Hlášení, co leží na stole
help-lies = Leží to jinak
help-fields = Pole panelu zásob
command-differs = jinak
command-differs-name = leží to jinak
command-differs-help = Ukáže vše, co leží na tvém stole, a dovolí znovu pojmenovat, co tam leží jinak.
command-third-coatl = třetí cóatl
command-third-coatl-name = třetí cóatl je dokončený
command-third-coatl-help = Řekne, že je tvůj třetí cóatl dokončený: hra končí.
command-lay-anew = tak to leží
command-lay-anew-help = Řekne aplikaci, co leží jinak.
command-lies-nothing = nic
command-lies-nothing-help = Řekne, že tam nic neleží.

# Stůl
status-due-lay = Řekni aplikaci, co leží na tvém stole
status-due-beside = na tahu u stolu

records-table = u vlastního stolu

# V řádcích textu
plain-word-beside = vedle
plain-word-told = hlášená
plain-word-differs = jinak
plain-does-differs = řekne aplikaci, že na tvém stole leží něco jinak: místo, třeba pole 3
plain-differs = Napiš { $differs } a místo: field 3, row 2 nebo top 1. O jiném místě napiš celé hlášení, třeba: found board 1 = B G. Nic se píše spojovníkem.
plain-tell-pieces = { $n ->
    [one] Který dílek leží na poli { $fields }? Napiš písmeno jeho barvy.
    [few] Které { $n } dílky tu leží (podle čísla pole: { $fields })? Napiš písmena jejich barev v tomto pořadí.
   *[other] Kterých { $n } dílků tu leží (podle čísla pole: { $fields })? Napiš písmena jejich barev v tomto pořadí.
}
plain-tell-card = { $of ->
    [1] Která karta je tohle: { $where }? Napiš písmeno její barvy a pak písmena jejího vzoru.
   *[other] Která karta je tohle: { $where }, { $n }. z { $of }? Napiš písmeno její barvy a pak písmena jejího vzoru.
}
plain-tell-temple = Který chrám je tohle: { $where }? Napiš písmena jeho barev.
plain-tell-row = { tell-opponent-draws } Která karta to je? Napiš písmeno její barvy a pak písmena jejího vzoru; není-li tu žádná, stiskni Enter.
plain-tell-number = Která z nich? Napiš její číslo, nebo další písmena.
plain-tell-cover = { $name } hlásí karty, které nikdo jiný nesmí číst. Až bude číst jen { $name }, stiskni Enter.
plain-tell-left = Nebylo to nahlášeno, a tak se nic nestalo.
plain-undo-deal = Zpět se dá vzít už jen rozdání, a celé by se hlásilo znovu. Chceš-li to, napiš { $undo } ještě jednou.
plain-deal-left = Rozdání není nahlášené celé: až budeš v této hře pokračovat, nahlásíš je znovu od začátku.
plain-hint-unseen = Vedle krabice rady nejsou: nikdo neřekl, co leží na tvém hráčském panelu a co máš v ruce.
plain-tell-words = Tady písmeny a čísly říkáš, co leží na tvém stole: { $undo } jde zpět, { $menu } otázku opustí.
plain-tell-again = Enter se zeptá ještě jednou; { $undo } vezme zpět tvou poslední akci.
plain-tell-coatl = Které barvy má tvůj cóatl { $coatl } od hlavy k ocasu? Otevřený konec se píše tečkou; není-li takový cóatl, stiskni Enter.
plain-done-sure = To znamená, že tvůj třetí cóatl je dokončený, a hra tím končí. Je-li to tak, napiš { $done } ještě jednou.
plain-tell-beside = Která karta u něj leží? Písmena jako dřív; není-li tu už žádná, stiskni Enter.
cli-play-chance = hrát se skutečnými dílky: beside (aplikace táhne za protivníka), nebo told (hlásí se všechno)
cli-play-chance-unknown = „{ $chance }“ není způsob hry se skutečnými dílky: { $known }

# Tajná místa
form-hand-told = karty hlášené
form-hand-secret = karty tajné
form-column-hand = síla nebo karty
form-seat-told-help = Karty tohoto hráče se hlásí a aplikace radí. ► nechá karty tajné.
form-seat-secret-help = Aplikace zná jen počet karet tohoto hráče a s ničím mu neradí.
form-seat-open-help = Počítačový hráč musí své karty znát: nemohou být tajné.
drawn-untold = tajné: aplikace zná jen počet tvých karet
drawn-untold-short = tajné
drawn-covered = { $temple ->
    [1] zakrytý chrám
   *[0] zakrytá karta
}
inspect-covered = Karta tvé tajné ruky: aplikace neví která. Ukážeš a pojmenuješ ji, až ji použiješ.
bar-show-card = ukázat kartu
message-untold = Tvoje ruka je tajná, a proto tu není žádná rada: aplikace zná jen počet tvých karet.
analysis-secret = Karty, které má { $name }, aplikaci nikdo nehlásil: z čeho šlo vybírat, není známo, a žádný tah se nehodnotí.
message-shows-nothing = { $temple ->
    [1] Žádný chrám z ruky teď nelze splnit.
   *[0] Žádné proroctví, které můžeš mít v ruce, teď nelze použít.
}
tell-show = { $temple ->
    [1] Ukaž chrám, který plníš, a pojmenuj ho: nabízejí se ty, které můžeš mít.
   *[0] Ukaž proroctví, které používáš, a pojmenuj ho: nabízejí se ta, která se hodí.
}
tell-show-closing = Cóatl { $coatl } potřebuje proroctví: ukaž takové, které splňuje, a pojmenuj ho. Hned se k němu přiloží.
tell-discards = Pojmenuj jedno po druhém proroctví, která si nenecháš. Enter: to je vše.
cli-play-secret-company = tajnou ruku má jeden z několika hráčů u skutečného stolu: zadej --chance told a aspoň dvě místa
cli-play-secret-word = tajně
plain-ask-secret = Hráč, jehož karty aplikace nemá znát, se píše s @{ cli-play-secret-word }, například Ann@{ cli-play-secret-word }: zná jen jejich počet a nijak mu neradí.
plain-keep-secret = Napiš { $keep }: aplikace se zeptá, co si nenecháš.
plain-shows = { $temple ->
    [1] ukázat chrám z ruky a pojmenovat ho
   *[0] ukázat proroctví z ruky a pojmenovat ho
}
