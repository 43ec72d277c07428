# Vyloženie kariet.

rule-SHOW-1 = Vyloženie kariet
    .text = Ak po štvrtom stávkovom kole zostanú aspoň dvaja hráči, stávky sa zhrnú do banku a karty sa ukážu. Hovorí sa tomu vyloženie kariet čiže showdown: o banku teraz rozhodujú karty.

rule-SHOW-2 = Prvý ukazuje posledný agresor
    .text = Keď sa v poslednom kole vsádzalo, ukazuje prvý ten, kto naposledy vsadil alebo navýšil: ostatní zaplatili za to, že jeho karty uvidia. Ak sa stávky kvôli all-inom skončili už pred riverom, rozhoduje posledné kolo, v ktorom mohol niekto niečo urobiť.

rule-SHOW-3 = Kto vsadil alebo naposledy navýšil
    .text = Podrobnejšie: keď niekto vsadil a nikto nenavýšil, ukazuje prvý ten, kto vsadil. Keď sa navyšovalo, ten, kto navýšil naposledy. Kto posledný len dorovnal, nezačína nikdy.
    .example = A vsadí, B navýši, C a A dorovnajú: prvý ukazuje B.

rule-SHOW-4 = Ostatní v smere hodín
    .text = Po prvom hráčovi nasledujú ostatní v smere hodinových ručičiek. Kto dorovnal posledný, tak môže aj ukazovať posledný, a kým sa rozhodne, vidí karty všetkých ostatných.
    .example = A checkuje, B vsádza, C dorovnáva, A dorovnáva. Prvý ukazuje B, potom C a nakoniec A.

rule-SHOW-5 = Kto ukazuje prvý po checku
    .text = Keď v poslednom kole všetci dali check, posledný agresor neexistuje. Väčšina herných poriadkov vtedy nechá začať toho, kto bol prvý na rade, v niektorých kluboch ten, kto vsadil naposledy v celom rozdaní. Tu začína prvý na rade. Ak sa stávky kvôli all-inom skončili predčasne a v poslednom kole všetci dali check, začína prvý hráč vľavo od buttonu.
    .variants = Predvolené: kto bol prvý na rade v poslednom kole. Inak: kto vsadil alebo navýšil naposledy v celom rozdaní, čo je klubový zvyk; keď nevsadil nikto, vyjde to narovnako.
    .example = A sedí vľavo od buttonu, C vsadil na turne a na riveri všetci dajú check. V predvolenom nastavení ukazuje prvý A, podľa klubového zvyku C.

rule-SHOW-6 = Kto musí ukázať
    .text = V tom sa herné poriadky rozchádzajú. Podľa jedných ukazujú všetci, čo zostali; podľa iných len ten, kto začína, a porazené karty smú ostať skryté; podľa ďalších musí ukázať, kto chce vyhrať. Tu sa porazené karty skryť smú. Pri stole, kde sa ešte len učíte, je najlepšie ukazovať všetko.
    .variants = Predvolené: musí len ten, kto začína, ostatní smú porazené karty skryť. Inak: ukazujú všetci, čo zostali, alebo ukazuje, kto chce vyhrať; posledný, kto karty neskryl, potom vyhráva bez ukázania.

rule-SHOW-7 = Víťaz ukáže, porazený smie skryť
    .text = Kde sa karty smú skryť, ukáže hráč na rade vtedy, keď jeho kombinácia poráža alebo vyrovnáva najlepšiu doteraz ukázanú, alebo môže vyhrať časť banku. Inak si vyberie: ukázať alebo skryť. Program sám nikdy neskryje víťaznú ani rovnako dobrú kombináciu.
    .example = B ukáže dvojicu es. C má dvojicu kráľov a smie ukázať alebo skryť. A má dve dvojice, ukáže a vyhrá.

rule-SHOW-8 = Na výhru obe karty
    .text = Kto chce vyhrať bank, o ktorý hrá viac hráčov, alebo jeho časť, musí vyložiť lícom nahor obe svoje karty, aj keď do víťaznej pätice patrí len jedna alebo žiadna. Jediná karta nestačí: ostatní majú právo vidieť všetko.

rule-SHOW-9 = Výhra bez ukázania
    .text = Kto vyhráva, lebo všetci ostatní položili karty, nemusí nič ukazovať. Jeden herný poriadok píše bez výnimky, že na výhru treba karty ukázať; tu to platí len tam, kde o bank hrá viac hráčov (SHOW-8). Kto chcel karty vidieť, mal dorovnať.

rule-SHOW-10 = Karty hovoria samy za seba
    .text = Platí to, čo ukázané karty naozaj sú, nie to, čo o nich ich majiteľ povie. Najlepšia pätica sa počíta, aj keď ju hráč prehliadol. Tu nájde najlepšiu kombináciu každého hráča počítač.

rule-SHOW-11 = Krupiér pomáha karty prečítať
    .text = Pri živom stole smie krupiér pomôcť určiť ukázané kombinácie. Skôr než sa vzdáte, položte karty lícom nahor a nechajte ho pozrieť sa: počíta sa aj to, čo vám uniklo.

rule-SHOW-12 = Veta „hrám stôl“
    .text = Jeden herný poriadok žiada, aby ten, kto používa len päť spoločných kariet, to povedal skôr, než karty zahodí; inak o svoj podiel príde. Podľa ostatných hovoria karty samy za seba (SHOW-10) a tak je to aj tu. Pri cudzom stole ukážte obe karty a ste v bezpečí tak či tak.
    .variants = Predvolené: nevyžaduje sa, karty hovoria samy za seba. Inak: vyžaduje sa a podiel má, kto ukáže obe karty alebo povie „hrám stôl“; kto karty skryje, oň príde.

rule-SHOW-13 = Hrať stôl
    .text = Hrať stôl (playing the board) znamená, že vašou najlepšou kombináciou je všetkých päť spoločných kariet a zo svojich nepoužijete ani jednu. Všetci ostatní majú prinajmenšom to isté, takže môžete dúfať nanajvýš v podiel z banku.

rule-SHOW-14 = Najprv vedľajšie banky
    .text = O bankoch sa rozhoduje od vedľajšieho k hlavnému. Najprv ukazujú hráči, ktorí hrajú o vedľajší bank, nech má hráč all-in čokoľvek; potom ukáže on a rozhodne sa hlavný bank. V každom banku platí obvyklé poradie medzi tými, čo naň majú nárok (SHOW-2, SHOW-5).

rule-SHOW-15 = Najprv najvzdialenejší vedľajší bank
    .text = Ak je vedľajších bankov viac, rozhoduje sa najprv o tom, o ktorý hrajú hráči s najväčším počtom žetónov na začiatku rozdania. Potom sa postupuje bank po banku dovnútra a posledný príde na rad hlavný.
    .example = All-in za 10, 30, 60 a 100: prví ukazujú hráči so 60 a 100, potom hráč s 30 a nakoniec hráč s 10.

rule-SHOW-16 = Ukázať jednému, ukázať všetkým
    .text = Celý stôl má vedieť to isté. Kto svoje karty ukáže jednému súperovi, musí ich ukázať všetkým (show one, show all).

rule-SHOW-17 = Ukázať až po stávkach
    .text = Keď ten, kto karty videl, už položil svoje a o ničom nerozhoduje, ostatní počkajú: všetkým sa karty ukážu, až keď sa stávky skončia, aby ich nemohli ovplyvniť. Zdroj necháva otvorené, či myslí toho, kto karty videl, alebo toho, kto ich ukázal.

rule-SHOW-18 = Skryté karty v histórii
    .text = Dajú sa karty skryté pri vyložení nájsť neskôr? Jedna internetová herňa ich uvádza v histórii rozdaní, iný herný poriadok dáva porazenému právo ich skryť. Tu v histórii sú, lebo ostatní zaplatili za to, aby ich videli. Položené karty v nej nie sú nikdy.
    .variants = Predvolené: áno, karty, ktoré došli k vyloženiu, v histórii sú. Inak: nie, skryté karty ostávajú skryté navždy.

rule-SHOW-19 = Výplata po odrátaní poplatku
    .text = Bank dostáva najsilnejšia kombinácia z tých, ktoré naň majú nárok, po odrátaní poplatku herne, ak sa nejaký vyberá (RAKE-1). Tým sa rozdanie končí a button sa posúva ďalej (BTN-2).
