# Aplikace návštěvníka, který nemá nic nainstalované: co říká jinak (docs/guests.md).

served-off = Tady jsi na návštěvě: tohle jde jen ve hře nainstalované na tvém počítači.
served-full = Mezi tvými soubory už není místo pro další hru: smaž některé uložené hry a zkus to znovu.
form-served-several = U této klávesnice hraje jen jeden člověk: zvol tady „pozvaný“ nebo počítač.
join-code-help = Kód, který ti někdo poslal, například 5PT3-8122. Vlož ho, nebo napiš.
join-no-code = To není kód hry; ten vypadá jako 5PT3-8122.
join-other-host = Tato hra je u jiného hostitele a odsud se dá připojit jen ke hrám tohoto. K ostatním se připojíš ze hry nainstalované na tvém počítači.
lobby-how-served = Pošli něco z toho tomu, kdo má hrát. Návštěvník může kód také napsat do „Připojit se ke hře“ v nabídce.
settings-keymap-served = Jaké klávesy mají příkazy. Ve hře nainstalované na tvém počítači lze kteroukoli z nich změnit vlastním souborem.
crash-served = Uvnitř hry se něco pokazilo. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
