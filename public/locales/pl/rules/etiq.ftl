# Etykieta przy stole.

rule-ETIQ-1 = Graj w swojej kolejce
    .text = Grać wolno tylko wtedy, gdy wypada kolej gracza. Poważnym przewinieniem jest zwłaszcza przedwczesny pas: wygląda niewinnie, ale zdradza coś pozostałym, zanim zdecydują (ETIQ-3). Tutaj program ruchu poza kolejnością nie przyjmie.

rule-ETIQ-2 = Nie zdradzaj, że spasujesz
    .text = Zanim przyjdzie twoja kolej, nie dawaj po sobie poznać, że chcesz spasować: żadnych kart gotowych do odrzucenia, żadnych westchnień. Pozostali dowiedzieliby się czegoś, do czego nie mają jeszcze prawa.

rule-ETIQ-3 = Czym szkodzi przedwczesny pas
    .text = Gdy wiadomo, że słabe karty zaraz odpadną, może to zachęcić kogoś, kto inaczej ugiąłby się przed blefem. Przedwczesny pas rozstrzyga wtedy o puli, o którą ten, kto spasował, już nawet nie gra.

rule-ETIQ-4 = Zepsuty blef
    .text = Gra was troje i blefujesz. Następny gracz się waha, bo za nim siedzi trzeci, który może jeszcze coś mieć. Po kolei pasuje drugi, pasuje trzeci i pula jest twoja. Jeśli jednak trzeci, który nie ma nic, spasuje za wcześnie, drugi nie ma się już kogo bać, sprawdza, a ty tracisz pulę.

rule-ETIQ-5 = Chroń swoje karty
    .text = W grze na żywo każdy gracz musi przez całe rozdanie chronić swoje karty: ręką, żetonem albo innym przedmiotem, zwanym card protector. Nikt inny za nie nie odpowiada.

rule-ETIQ-6 = Niechronione karty przepadają
    .text = Jeśli krupier zgarnie niechronione karty jako spasowane, są spasowane i gracz nie ma podstaw do skargi. Jeden z regulaminów nie robi wyjątku nawet dla gracza all-in, według innego takiego gracza spasować nie można. W tej grze karty gracza all-in są bezpieczne (ALLIN-4).

rule-ETIQ-7 = Zgłoś błędną wypłatę
    .text = Jeśli pulę dostanie niewłaściwy gracz, każdy, kto to zauważy, musi od razu to powiedzieć, nawet jeśli w tym rozdaniu nie gra. To sprawa honoru: milczenie pomagałoby odebrać komuś żetony.

rule-ETIQ-8 = Uprzejmość w skrócie
    .text = Graj, gdy wypada twoja kolej. Mów jasno, co robisz. Trzymaj żetony i karty na widoku, ale to, jakie to karty, zachowaj dla siebie. Nie przeciągaj gry bezsensownie małymi podniesieniami. Wtedy gra cieszy wszystkich, wygranych i przegranych.
