two-giants-name = Dva obři
two-giants-help = Dva cóatlové namísto tří, každý nejméně z 10 dílků a až se 6 proroctvími.
two-giants-titans = Titáni
two-giants-titans-help = Každý z obou cóatlů má nejméně 14 dílků.

refusal-two-giants-short = Tím by byl cóatl { $coatl } dokončen jen s { $pieces } dílky; obr jich má nejméně { $least }: nejdřív ho prodluž.
