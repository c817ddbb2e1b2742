partners-name = Partnerzy
partners-help = Dwoje na dwoje: osoby siedzące naprzeciw siebie wygrywają razem i mogą sobie dawać segmenty ciała.
partners-open-hands = Odkryte ręce
partners-open-hands-help = Partnerzy widzą nawzajem swoje proroctwa i świątynie.

partners-give = Oddaj { $pieces } – dla: { $name }
partners-given = { $name } oddaje { $pieces } – dla: { $partner }.
