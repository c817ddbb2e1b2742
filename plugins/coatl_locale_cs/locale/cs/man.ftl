# Manuálová stránka.

man-name = Jméno
man-summary = desková hra Cóatl v terminálu
man-synopsis = Použití
man-description = Popis
man-description-more = Hraje se z klávesnice, sám, proti počítačovým hráčům nebo s přáteli, anglicky, česky, polsky nebo ukrajinsky. V aplikaci ukáže ? všechny klávesy a značky.
man-options = Přepínače
man-commands = Příkazy
man-environment = Prostředí
man-variable-coatl-home = složka tvých souborů: uložené hry, záznamy, balíčky, nastavení; bez ní leží tam, kde systém takové věci má (řekne to coatl where)
man-variable-no-color = je-li nastavena, nemá nic barvu
man-variable-lang = jazyk, pokud nastavení nebo --lang neříká jiný
man-codes = Návratové kódy
man-code-0 = vše je v pořádku
man-code-1 = selhal systém, např. je plný disk, nebo hru nešlo uložit
man-code-2 = vstup nelze použít; jedna věta říká proč
man-code-130 = bylo stisknuto Ctrl-C
man-rights = Práva
man-unofficial = Neoficiální fanouškovský projekt. Cóatl je hra © Synapses Games; není tu žádná její grafika ani text.
