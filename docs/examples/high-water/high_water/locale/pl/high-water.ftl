high-water-name = Wielka woda
high-water-help = Wszyscy przeciw powodzi: wygrywacie albo przegrywacie razem. Co rundę woda się podnosi, każdy ukończony cóatl ją obniża.
high-water-storm = Burza
high-water-storm-help = Na początku gry poziom wody wynosi 4.

high-water-rises = Woda podnosi się do poziomu { $level }.
high-water-flooded = Woda osiągnęła poziom { $level }: miasto jest zalane.
high-water-saved = Miasto ocalone, punkty za ukończone cóatle: { $n }.
high-water-points = wielka woda, poziom { $level }
high-water-level = Woda: { $level } z { $most }
high-water-built = Punkty za ukończone cóatle: { $n } z { $needed }
