# Strona podręcznika.

man-name = Nazwa
man-summary = gra planszowa Cóatl w terminalu
man-synopsis = Składnia
man-description = Opis
man-description-more = Gra się z klawiatury, samemu, przeciw graczom komputerowym albo z przyjaciółmi, po angielsku, czesku, polsku lub ukraińsku. W aplikacji ? pokazuje wszystkie klawisze i znaki.
man-options = Opcje
man-commands = Polecenia
man-environment = Środowisko
man-variable-coatl-home = folder twoich plików: zapisy, wyniki, paczki, ustawienia; bez niej leżą tam, gdzie system trzyma takie rzeczy (mówi to coatl where)
man-variable-no-color = jeśli jest ustawiona, nic nie ma koloru
man-variable-lang = język, o ile ustawienia lub --lang nie mówią inaczej
man-codes = Kody wyjścia
man-code-0 = wszystko w porządku
man-code-1 = zawiódł system, np. dysk jest pełny, albo gry nie dało się zapisać
man-code-2 = danych nie da się użyć; jedno zdanie mówi dlaczego
man-code-130 = naciśnięto Ctrl-C
man-rights = Prawa
man-unofficial = Nieoficjalny projekt fanowski. Cóatl to gra © Synapses Games; nie ma tu żadnej jej grafiki ani tekstu.
