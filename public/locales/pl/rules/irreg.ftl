# Nieprawidłowości.

rule-IRREG-1 = Zły button, zauważony późno
    .text = Jeśli dopiero po rozpoczęciu gry okaże się, że button jest na złym miejscu, rozdanie jest ważne. W następnym button i ciemne ustala się tak, by w ciągu okrążenia w miarę możliwości każdy przeszedł przez wszystkie pozycje.

rule-IRREG-2 = Inny rewers w grze
    .text = Jeśli w grze pojawi się karta z innym rewersem, talia była wadliwa i całe rozdanie jest nieważne. Wszystkie żetony wracają do właścicieli, cokolwiek się w rozdaniu zdarzyło.

rule-IRREG-3 = Inny rewers w reszcie talii
    .text = Jeśli karta z innym rewersem znajdzie się dopiero wśród kart nierozdanych, wszystko jest ważne. Nikt nią nie grał, więc nikomu nie zaszkodziła.

rule-IRREG-4 = Dwie jednakowe karty
    .text = Jeśli pojawią się dwie karty tej samej wartości i koloru, rozdanie jest nieważne, a wszystkie żetony wracają do właścicieli. Z taką talią niczyje szanse nie były takie, jak się wydawało.
    .example = Na flopie leżą dwie damy kier: wszystko jest nieważne.

rule-IRREG-5 = Żetony z poprzedniego rozdania
    .text = Jeśli w puli zostały żetony z poprzedniego rozdania, mogą je wygrać tylko ci, którzy w nim grali. Nowy gracz gra tylko o resztę puli.

rule-IRREG-6 = Odwrócona karta
    .text = Karta, która leży w talii twarzą do góry, nie liczy się jako karta. Odkłada się ją, a jej miejsce zajmuje następna. Dwie takie karty lub więcej, zauważone w porę, unieważniają rozdanie (MISDEAL-4).

rule-IRREG-7 = Odwrócona, a następna już rozdana
    .text = Jeśli następną kartę dostał już inny gracz, odwróconą zastępuje się dopiero po zakończeniu rozdawania. Dzięki temu wszyscy pozostali zachowują karty, które im się należały.

rule-IRREG-8 = Joker to nie karta
    .text = Gdzie gra się bez jokerów, joker nie liczy się jako karta i się go zastępuje. Kto go u siebie znajdzie, musi od razu to zgłosić: jeśli gra z nim dalej, jego karty są martwe, jakby spasował.

rule-IRREG-9 = Gra bez patrzenia w karty
    .text = Kto gra, nie spojrzawszy w karty, ponosi ryzyko, że są nieważne albo że jest wśród nich joker. Obejrzyj więc obie karty, zanim cokolwiek zrobisz.

rule-IRREG-10 = Brakująca karta
    .text = Jeśli okaże się, że w talii brakuje jednej lub kilku kart, wyniku rozdania się nie unieważnia. Kart brakowało wszystkim jednakowo.

rule-IRREG-11 = Karty na podłodze
    .text = Karty, które spadną ze stołu, nadal należą do gracza i gra się nimi jak zwykle. Karty nie powinny co prawda opuszczać stołu (DEAL-5), ale wypadek nie odbiera ich graczowi.

rule-IRREG-12 = Błąd w spalaniu, w porę
    .text = Jeśli zapomniano spalić kartę albo spalono ich za dużo, trzeba to naprawić, zanim gracze zaczną grać. Na stół trafiają wtedy te karty wspólne, które przyniosłaby właściwa kolejność.

rule-IRREG-13 = Błąd w spalaniu, za późno
    .text = Jeśli gracze zaczęli już grać przy nowych kartach, karty są ważne tak, jak leżą, choć spalono je błędnie. Decyzji podjętych na widok kart nie da się cofnąć.

rule-IRREG-14 = Wyłożone za wcześnie
    .text = Karta wyłożona przed końcem licytacji jest nieważna. Przedwczesny turn odkłada się na bok: po licytacji jedną kartę się spala, następna jest turnem, a przedwczesną wtasowuje się z powrotem przed riverem. Przedwczesny river wtasowuje się od razu. Przedwczesny flop wraca do talii, spalona karta zostaje, a po tasowaniu wykłada się nowy flop.

rule-IRREG-15 = Zepsuta reszta talii
    .text = Jeśli reszta talii została pomieszana, na przykład dlatego, że krupier uznał rozdanie za skończone i zebrał karty, trzeba ją jak najdokładniej odtworzyć. Potem rozdanie gra się do końca.

rule-IRREG-16 = Za duży flop
    .text = Jeśli flop ma więcej niż trzy karty, krupier tasuje wszystko oprócz zakrytych kart graczy i karty spalonej i wykłada nowy flop. Które trzy karty miały to być, nikt już nie ustali.
