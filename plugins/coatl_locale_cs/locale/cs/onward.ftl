# Pokračování od místa v jiné hře.

event-went-on = Odtud hraje dál { $name }: co { $name } vědět nemůže, je rozdáno znovu.
deed-went-on = Odtud se hraje dál
command-onward = hrát dál
command-onward-name = hrát odtud dál
command-onward-help = Hraje dál od tohoto místa: co nemůžeš vědět, se rozdá znovu, a hra se nepočítá.
help-onward = Formulář, než se hraje dál
onward-title = Hrát odtud dál
onward-seat = Za koho
onward-others = Za ostatní lidi
onward-start = hrát dál
onward-told = { $turn ->
    [0] Na začátku, vybírá { $acting }.
   *[other] Tah { $turn }, na tahu je { $acting }.
} Co { $name } nemůže vědět, se rozdá znovu. Nová hra se ukládá zvlášť a do výsledků se nepočítá.
onward-where = Vrať se k tahu, od kterého chceš hrát dál, a stiskni { $key }.
onward-not-counted = Hrálo se dál od místa v jiné hře: nepočítá se.

plain-word-onward = odtud
plain-does-onward = hraje odtud dál jako novou hru; se jménem za toho hráče, a počítačový hráč napsaný za ním hraje za ostatní lidi
plain-onward-nobody = Nikdo, kdo by odtud mohl hrát dál, se nejmenuje „{ $name }“.
plain-onward-strength = Počítačový hráč je jeden z { $known }.
plain-does-onward-puzzle = hraje dál hru, ze které ten tah je; tam poslední není
