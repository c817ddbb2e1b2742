"""The ids of the variant, of its tribes, omens and quick actions. Tables go by them; messages name them."""

from __future__ import annotations

ID = "tribes"

# Tribes (S212)
AH_CHUY_KAK = "ah-chuy-kak"
AHAU_CHAMAHEZ = "ahau-chamahez"
AHMAKIQ = "ahmakiq"
BACAB = "bacab"
BALAM = "balam"
CIT_BOLON_TUM = "cit-bolon-tum"
HURACAN = "huracan"
ITZAMNA = "itzamna"
IXTAB = "ixtab"
VACUB_CAQUIX = "vacub-caquix"
XAMAN_EK = "xaman-ek"
YALUK = "yaluk"
YUMKAAX = "yumkaax"
HIDDEN = "hidden"
"""Stands for a tribe that a seat has chosen and others do not know yet."""
TRIBES = (
    *(AH_CHUY_KAK, AHAU_CHAMAHEZ, AHMAKIQ, BACAB, BALAM, CIT_BOLON_TUM, HURACAN),
    *(ITZAMNA, IXTAB, VACUB_CAQUIX, XAMAN_EK, YALUK, YUMKAAX),
)

# Omens (S206, S208, S214)
WRATH = "wrath"
ANGRY = "angry"
WILDFIRE = "wildfire"
DROUGHT = "drought"
GOLD = "gold"
DESECRATION = "desecration"
TEACHERS = "teachers"
ARTS = "arts"
CROWDING = "crowding"
FAMINE = "famine"
FLOODS = "floods"

# Quick actions (S210, S212)
DRAW = "draw"
RANDOM = "random"
BODY = "body"
END = "end"
FULFIL = "fulfil"
SWAP = "swap"
BUILD = "build"
