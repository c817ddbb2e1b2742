two-giants-name = Two giants
two-giants-help = Two coatls instead of three, each of at least 10 pieces and with up to 6 prophecies.
two-giants-titans = Titans
two-giants-titans-help = Each of the two coatls has at least 14 pieces.

refusal-two-giants-short = This would complete coatl { $coatl } with { $pieces } pieces; a giant has at least { $least }: make it longer first.
