two-giants-name = Dwa kolosy
two-giants-help = Dwa cóatle zamiast trzech, każdy z co najmniej 10 fragmentów i z najwyżej 6 proroctwami.
two-giants-titans = Tytani
two-giants-titans-help = Każdy z obu cóatli ma co najmniej 14 fragmentów.

refusal-two-giants-short = To ukończyłoby cóatla { $coatl } z tylko { $pieces } fragmentami; kolos ma ich co najmniej { $least }: najpierw go wydłuż.
