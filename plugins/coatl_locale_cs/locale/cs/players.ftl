# Počítačoví hráči, kteří patří ke hře.

plugin-players-name = počítačoví hráči
player-easy-name = začátečník
player-easy-help = Dělá to, co hned vypadá nejlépe, a někdy to, co vypadá o něco hůř.
player-easy-names = Itzel, Nenetl, Tepin, Mazatl, Zolin, Izel
player-medium-name = pokročilý
player-medium-help = Plánuje své cóatly, ale přehlíží zásobu proroctví a občas tah špatně odhadne.
player-medium-names = Citlali, Yaotl, Xochitl, Milintica, Atl, Papan
player-hard-name = znalec
player-hard-help = Plánuje dva cóatly najednou, s proroctvími v ruce i v zásobě.
player-hard-names = Tonatiuh, Quetzalli, Moyolehuani, Tlanextic, Cuicatl, Zyanya
player-master-name = mistr
player-master-help = Plánuje jako znalec a dívá se o několik kol dopředu.
player-master-names = Itzcoatl, Tezozomoc, Tlacaelel, Citlalmina, Ahuitzotl, Axayacatl
player-grandmaster-name = velmistr
player-grandmaster-help = Zkouší víc tahů než mistr, a to víckrát. Přemýšlí nejdéle.
player-grandmaster-names = Moctezuma, Cuitlahuac, Cuauhtemoc, Chimalpopoca, Xolotl, Xochiquetzal

# Proč hráč dělá to, co dělá: za jménem hráče.
players-why-keep = { $n ->
    [0] nenechává si žádné proroctví
    [one] nechává si { $n } proroctví, které slibuje nejvíc
    [few] nechává si { $n } proroctví, která spolu slibují nejvíc
   *[other] nechává si { $n } proroctví, která spolu slibují nejvíc
}
players-why-take = bere z pole { $field } pro { $coatl } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $pieces }
players-why-take-anything = bere z pole { $field }, protože nic jiného nepomůže víc
players-why-like-pieces = bere z pole { $field }, co se hodí: { $pieces }
players-why-pick = bere ze sáčku, co plánu chybí: { $pieces }
players-why-draw = { $n ->
    [one] bere { $n } proroctví pro { $coatl } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [few] bere { $n } proroctví pro { $coatl } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] bere { $n } proroctví pro { $coatl } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
players-why-deck = bere z balíčku a doufá v dobré proroctví
players-why-vision = doufá v lepší proroctví v nové zásobě
players-why-duty = bere si chrám dřív, než ho získá někdo jiný
players-why-build = sestavuje cóatla { $coatl } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
players-why-grow = doplňuje cóatla
players-why-room = dělá si místo na hráčském panelu
players-why-complete = dokončuje cóatla podle plánu: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
players-why-last = vytěží z posledního tahu, co jde: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
players-why-cards = dává dokončenému cóatlovi všechny karty, které přinášejí body
players-why-move = volí, co přinese nejvíc
players-why-wait = zbytek si nechává pro { $coatl } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
players-why-useless = pro zbylé dílky zatím nemá využití
players-why-enough = jiné proroctví by jeho cóatlům nepomohlo
players-why-pass = nic jiného udělat nemůže
players-why-nothing = další akce by nic nepřinesla
