# Proč něco nejde: pro každý důvod jedna věta, a kde to pomůže, i co udělat místo toho.
# { piece } se jmenuje podle $part a $color; $card a $temple jsou to, co karta žádá.

# Není ta pravá chvíle.
refusal-game-over = Hra skončila.
refusal-keep-over = Rozdaná proroctví už jsou vybrána.
refusal-nothing-closed = Právě teď nebyl dokončen žádný cóatl: chrám lze splnit jen hned po uzavírajícím dílku.
refusal-discard-without-vision = Proroctví z ruky se odhazují jen při vizi budoucnosti.
refusal-during-keep = Nejdřív zvol, která z rozdaných proroctví si necháš.
refusal-during-choose = Právě volíš proroctví: vezmi si další, nebo ukonči tah.
refusal-during-vision = Probíhá vize budoucnosti: odhoď proroctví z ruky, nebo si nějaké vezmi.
refusal-during-assemble = Právě sestavuješ: pokračuj, nebo ukonči tah.
refusal-during-complete = Cóatl je právě dokončen: přilož k němu poslední karty, nebo přikládání ukonči.
refusal-nothing-done = V tomto tahu se zatím nic nestalo: vezmi si dílky, zvol proroctví, nebo sestavuj.
refusal-pass-able = Vynechat tah smíš, jen když nemůžeš nic udělat.
refusal-pass-second = Vynechávat nemusíš: stačí ukončit tah.

# Výběr rozdaných proroctví.
refusal-keep-too-many = { $exactly ->
    [1] Z rozdaných proroctví si musíš nechat přesně { $most }.
   *[0] Z rozdaných proroctví si smíš nechat nejvýše { $most }.
}
refusal-keep-too-few = { $exactly ->
    [1] Z rozdaných proroctví si musíš nechat přesně { $least }.
   *[0] Z rozdaných proroctví si musíš nechat { $least }, méně nestačí.
}
refusal-keep-not-dealt = Proroctví „{ $card }“ není mezi těmi, která ti byla rozdána.

# Braní dílků.
refusal-no-such-field = Pole { $field } neexistuje: panel zásob má pole 1 až { $last }.
refusal-field-empty = Pole { $field } na panelu zásob je prázdné.
refusal-no-room = { $free ->
    [0] Tvůj hráčský panel je plný: nejdřív sestavuj.
   *[other] Na tvém hráčském panelu { $free ->
        [one] je jedno volné pole
        [few] jsou { $free } volná pole
       *[other] je { $free } volných polí
    }, ale potřebuješ { $needed }: nejdřív sestavuj.
}

# Volba proroctví.
refusal-no-such-place = Místo { $place } neexistuje: zásoba proroctví má místa 1 až { $last }.
refusal-place-empty = Místo { $place } v zásobě proroctví je prázdné: doplní se na konci tahu.
refusal-deck-empty = Balíček proroctví je prázdný a odhozené karty došly také.
refusal-hand-full = Máš plnou ruku: limit { $limit ->
    [one] je { $limit } proroctví
    [few] jsou { $limit } proroctví
   *[other] je { $limit } proroctví
}.

# Sestavování.
refusal-piece-missing = Na svém hráčském panelu nemáš { form-of-piece-acc }.
refusal-piece-loose = Do cóatla nikdy nepatří: { $pieces }.
refusal-no-coatl = Zatím nemáš žádného cóatla: začni ho dílkem ze svého hráčského panelu.
refusal-no-open-coatl = Nemáš žádného nedokončeného cóatla: začni ho dílkem ze svého hráčského panelu.
refusal-no-such-coatl = Cóatla { $coatl } nemáš.
refusal-coatls-enough = Už máš { $most ->
    [one] svého jediného cóatla dokončeného
    [few] { $most } dokončené cóatly
   *[other] { $most } dokončených cóatlů
}: dalšího nelze začít ani dokončit.
refusal-coatls-unfinished = Už máš { $most ->
    [one] nedokončeného cóatla: než začneš dalšího, dokonči ho
    [few] { $most } nedokončené cóatly: než začneš dalšího, jednoho dokonči
   *[other] { $most } nedokončených cóatlů: než začneš dalšího, jednoho dokonči
}.
refusal-coatl-complete = Cóatl { $coatl } je dokončený: nic se k němu už nepřidává.
refusal-head-at-wrong-end = Hlava patří jen na hlavový konec cóatla, vlevo.
refusal-tail-at-wrong-end = Ocas patří jen na ocasní konec cóatla, vpravo.
refusal-head-end-closed = Cóatl { $coatl } už má hlavu: před ni se nic nepřipojuje.
refusal-tail-end-closed = Cóatl { $coatl } už má ocas: za něj se nic nepřipojuje.
refusal-closing-without-body = Mezi hlavou a ocasem cóatla musí být alespoň jeden dílek těla.
refusal-closing-without-prophecy = Tím by byl cóatl { $coatl } dokončen, ale žádné proroctví u něj neleží a žádné z tvé ruky by nenaplnil.
refusal-card-missing = Proroctví „{ $card }“ nemáš v ruce.
refusal-prophecies-enough = Cóatl { $coatl } už má { $most ->
    [one] své jediné proroctví
    [few] všechna { $most } proroctví
   *[other] všech { $most } proroctví
}.
refusal-prophecy-identical = Identické proroctví („{ $card }“) už u cóatla { $coatl } leží.
refusal-prophecy-unmet = Cóatl { $coatl } nedosahuje první úrovně proroctví „{ $card }“.

# Dokončení cóatla.
refusal-other-coatl-closing = Právě byl dokončen cóatl { $closing }: karty teď dostává jen on, ne cóatl { $coatl }.
refusal-prophecy-first = Nejdřív naplň cóatlem { $coatl } alespoň jedno proroctví.
refusal-temple-missing = Chrám „{ $temple }“ nemáš v ruce.
refusal-temple-unmet = Cóatl { $coatl } nesplňuje žádný požadavek chrámu „{ $temple }“.
refusal-temple-beside = U cóatla { $coatl } už chrám leží a víc než jeden se k němu nevejde: „{ $temple }“.
refusal-no-such-pile = Hromádka chrámů { $pile } neexistuje: jsou tu hromádky 1 až { $last }.
refusal-pile-empty = Hromádka chrámů { $pile } je prázdná.

# Žetony obětí.
refusal-tokens-off = Tato hra se hraje bez žetonů obětí.
refusal-token-spent = Žeton oběti { $token ->
    [pick] „perfektní výběr“
    [vision] „vize budoucnosti“
   *[duty] „kněžský závazek“
} už nemáš.
refusal-pick-choice = Perfektní výběr je jedna hlava, jeden ocas, nebo dva dílky těl.
refusal-pick-loose = Perfektním výběrem se nikdy nebere: { $pieces }.
refusal-pick-few-bodies = V sáčku { $left ->
    [0] není žádný dílek těla
    [one] je jen jeden dílek těla
    [few] jsou jen { $left } dílky těl
   *[other] je jen { $left } dílků těl
}, na perfektní výběr to nestačí.
refusal-pick-not-in-bag = { $left ->
    [0] V sáčku není { $part ->
        [head] žádná
       *[other] žádný
    } { piece }.
    [one] V sáčku je jen { $part ->
        [head] jedna
       *[other] jeden
    } { piece }.
    [few] Tolik { form-of-piece-plural-gen } v sáčku není.
   *[other] Tolik { form-of-piece-plural-gen } v sáčku není.
}
refusal-vision-choose = Po vizi si musíš vzít alespoň jedno proroctví.

# Automatický protivník.
refusal-during-opponent = Na tahu je tvůj protivník: projdi jeho kroky, nebo je přeskoč.
refusal-during-ask = Nejdřív odpověz na otázku.
refusal-move-unknown = Takový tah v této hře není.
refusal-move-impossible = Tento tah teď není možný.
refusal-no-opponent = Žádný protivník teď není na tahu.

# Braní zpět.
refusal-turn-of-another = Na tahu je jiný hráč.
refusal-two-goals = „{ $one }“ a „{ $other }“ nelze hrát v jedné hře: obě varianty určují, kdo vyhrává společně.
refusal-line-cut = Spojení je přerušené: tvoje akce by k nikomu nedorazila. Zkouší se to znovu.
refusal-line-closed = Hostitel už toto spojení nechce: opusť stůl a připoj se znovu, až bude místo volné.
refusal-game-ended = Hru ukončil hráč { $name }.
refusal-looking-on = Jen přihlížíš: tohle mohou jen ti, kdo hrají.
refusal-undo-opponent = Tvůj protivník už hrál: co se stalo předtím, platí.
refusal-undo-not-yours = Poslední akce nebyla tvoje: vzít ji zpět může jen ten, kdo ji provedl.
refusal-undo-nothing = Není co vzít zpět.
refusal-undo-revealed = Toto nelze vzít zpět: odhalilo se něco, co nikdo nemohl znát.
refusal-undo-onward = Tady jsi začal hrát dál: co bylo předtím, patří do té druhé hry.

# Hry, které žádají víc od proroctví u cóatla (9.12).
refusal-same-card-color = U cóatla { $coatl } už leží karta téže barvy jako toto proroctví: v této hře musí mít každá jinou barvu.
refusal-closing-with-too-few = Tím by byl cóatl { $coatl } dokončen, ale nemohl by pak mít { $most } proroctví, jak žádá tato hra.
refusal-prophecy-blocks-others = S tímto proroctvím by se cóatl { $coatl } nemohl dostat na { $most }, jak žádá tato hra: naplň jiná.
refusal-more-prophecies-first = Cóatl { $coatl } potřebuje nejdřív ještě { $missing ->
    [one] jedno proroctví
    [few] { $missing } proroctví
   *[other] { $missing } proroctví
}: žádá to tato hra.
refusal-lesson = Lekce teď žádá něco jiného.
refusal-puzzle-chance = V úloze se nic nenechává náhodě: žádná karta z balíčku, žádný chrám, který nikdo neviděl.
refusal-puzzle-over = Tento tah skončil.

# Co leží na skutečném stole.
refusal-during-lay = Nejdřív řekni, co leží na stole.
refusal-during-beside = Vedle krabice říkáš jen, které pole bereš, že nebereš žádné, nebo že máš dokončeného třetího cóatla.
refusal-told-variant = Náhodu této varianty nikdo říct nemůže, protože losuje nebo rozdává tajně: { $variant }.
refusal-told-beside = Vedle krabice hraje aplikace za automatického soupeře proti jednomu člověku.
refusal-told-seed = Co kde leží, se říká jen ve hře u skutečného stolu.
refusal-told-nothing = Řekni alespoň jedno místo a co na něm leží.
refusal-told-place = Takové místo tu není: { $at }.
refusal-told-secret = Karty tohoto místa se neříkají: { $at }.
refusal-told-untold = Vedle krabice se tohle neříká: { $at }.
refusal-told-next = Co přijde dál, se říká spolu s akcí: { $at }.
refusal-told-unasked = Tahle akce to neodkrývá: { $at }.
refusal-told-twice = Totéž místo je řečeno dvakrát: { $at }.
refusal-told-unknown = „{ $word }“ tam ležet nemůže: { $at }.
refusal-told-apart = Dílky se píší odděleně: „{ $apart }“, ne „{ $word }“ ({ $at }).
refusal-told-many = Tolik tam ležet nemůže ({ $at }): řečeno { $named }, nejvýš { $most }.
refusal-told-number = Počet nesouhlasí ({ $at }): řečeno { $named }, potřeba { $due }.
refusal-told-piece = Tolik těchto dílků není ({ $pieces }): ve hře { $all }, teď řečeno { $named }{ $lie ->
    [0] .
   *[other] , na stole už { $lie }: { $where }.
}
refusal-told-card = Tolik těchto karet není („{ $card }“): ve hře { $all }, teď řečeno { $named }{ $lie ->
    [0] .
   *[other] , na stole už { $lie }: { $where }.
}
refusal-told-sizes = Hromádky chrámů nevycházejí: { $n ->
    [one] je v nich { $n } chrám
    [few] jsou v nich { $n } chrámy
   *[other] je v nich { $n } chrámů
} a vrch chybí jen prázdné hromádce.
refusal-told-unfilled = Panel zásob by už byl doplněný ({ $at }): řekni, co tam leží.
refusal-told-ending = Závěr téhle hry už začal: uprostřed se dá začít jen před ním.
refusal-told-closing = Cóatl { $coatl } je právě dokončen: musí mít hlavu i ocas.
refusal-told-closing-card = Cóatl { $coatl } je právě dokončen: musí u něj ležet proroctví, nebo být v ruce takové, které splňuje.

# Pokračování od místa v jiné hře.
refusal-onward-over = Tady už je konec hry: vrať se k některému dřívějšímu tahu a hraj dál odtamtud.
refusal-onward-lay = Ještě nikdo neřekl, co tu leží: hraj dál od některého pozdějšího tahu.
refusal-onward-beside = V téhle hře nikdo neřekl, které karty držíš, takže odtud dál hrát nejde.
refusal-onward-part = Tahle hra se nehrála od rozdání: odtud dál hrát nejde.
refusal-onward-secret = Tahle hra ještě neskončila a do cizí ruky se nahlížet nesmí: hraj od ní dál, až skončí.

# Proč takhle žádná hra neskončí.
refusal-end-points = Konec hry s „{ $variant }“ nejde napsat: dává body za to, co na stole neleží.
refusal-end-coatls = { $most ->
    [one] Hráč dokončí nejvýš { $most } cóatla
    [few] Hráč dokončí nejvýš { $most } cóatly
   *[other] Hráč dokončí nejvýš { $most } cóatlů
}, tohle by byl další.
refusal-end-unfinished = { $most ->
    [one] Hráč má nejvýš { $most } nedokončeného cóatla
    [few] Hráč má nejvýš { $most } nedokončené cóatly
   *[other] Hráč má nejvýš { $most } nedokončených cóatlů
}, tohle by byl další.
refusal-end-no-prophecy = Cóatl { $coatl } je dokončený: { $least ->
    [one] leží u něj aspoň jedno proroctví.
    [few] leží u něj aspoň { $least } proroctví.
   *[other] leží u něj aspoň { $least } proroctví.
}
refusal-end-temple-open = Cóatl { $coatl } není dokončený, proto u něj žádný chrám neleží.
