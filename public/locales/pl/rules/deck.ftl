# Karty.

rule-DECK-1 = Pięćdziesiąt dwie karty
    .text = Gra się jedną zwykłą talią 52 kart: cztery kolory (piki, kiery, kara, trefle) po trzynaście wartości, od dwójki do dziesiątki, walet, dama, król i as. Każda karta występuje w niej dokładnie raz.

rule-DECK-2 = Starszeństwo kart
    .text = Od najstarszej do najmłodszej: as, król, dama, walet, 10, 9, 8, 7, 6, 5, 4, 3, 2. Karta ma taką wartość, jaka jest na niej wydrukowana. W stricie as może być też najmłodszą kartą (RANK-11).

rule-DECK-3 = Kolory są równe
    .text = Przy porównywaniu układów żaden kolor nie jest lepszy od innego. As pik znaczy tyle samo co as trefl, a kolor w kierach tyle samo co kolor w karach, jeśli karty mają te same wartości.

rule-DECK-4 = Bez jokerów
    .text = W talii nie ma jokerów. Przy stole na żywo wyjmuje się je z nowej talii i niszczy, żeby nie mogły do niej wrócić. Co się dzieje, gdy joker mimo to się pojawi, mówi zasada (IRREG-8).

rule-DECK-5 = Dwie talie na zmianę
    .text = Przy stole na żywo są zwykle dwie talie kart. Przy każdej zmianie krupiera jedną wymienia się na drugą.

rule-DECK-6 = Nowe karty się sprawdza
    .text = Zanim zacznie się gra nowymi kartami, krupier sprawdza ich jakość i miesza je, rozłożone na stole. Dopiero potem następuje zwykłe tasowanie (SHUF-3).
