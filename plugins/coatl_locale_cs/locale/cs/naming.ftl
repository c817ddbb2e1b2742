# Dílky a karty pojmenované písmeny, jak leží na skutečném stole. $field je 0, když nejde o žádné pole panelu zásob.
naming-place = { $field ->
    [0] Písmeno { $number }
   *[other] Pole { $field }, písmeno { $number }
}
naming-no-color = { naming-place }: „{ $letter }“ neoznačuje žádnou barvu. Písmena jsou { $letters }.
naming-too-many = Písmeno { $number }: „{ $letter }“ je navíc, { $most ->
    [one] má tu být jen jeden dílek.
    [few] mají tu být jen { $most } dílky.
   *[other] má tu být jen { $most } dílků.
}
naming-none-left = { naming-place }: nezbývá { $part ->
    [head] žádná
   *[other] žádný
} { piece }.
naming-too-few = { $missing ->
    [one] Chybí ještě jeden dílek
    [few] Chybějí ještě { $missing } dílky
   *[other] Chybí ještě { $missing } dílků
}{ $field ->
    [0] .
   *[other] , další na poli { $field }.
}
naming-no-head = Tento cóatl má ocas, ale nemá hlavu: napiš před první písmeno „<“ nebo „.“.
naming-no-tail = Tento cóatl má hlavu, ale nemá ocas: napiš za poslední písmeno „>“ nebo „.“.
naming-no-body = Cóatl potřebuje hlavu, ocas a mezi nimi aspoň jeden dílek těla; otevřený konec se píše tečkou.
naming-no-card = Písmeno { $number }: žádná zbývající karta nepokračuje písmenem „{ $letter }“.
naming-letters-first = Nejdřív další písmena: { $n ->
    [one] hodí se ještě jedna karta.
    [few] hodí se ještě { $n } karty.
   *[other] hodí se ještě { $n } karet.
}
naming-no-number = Karta { $given } tu není: seznam končí číslem { $last }.
# Co se má psát dál, vedle toho, co už je napsáno.
naming-card-color = nejdřív písmeno její barvy
naming-card-pattern = { $n ->
    [one] jedna karta; písmena jejího vzoru
    [few] { $n } karty; písmena jejího vzoru
   *[other] { $n } karet; písmena jejího vzoru
}
naming-card-temple = { $n ->
    [one] jeden chrám; písmena jeho barev
    [few] { $n } chrámy; písmena jeho barev
   *[other] { $n } chrámů; písmena jeho barev
}
naming-card-number = vybírá se číslem
