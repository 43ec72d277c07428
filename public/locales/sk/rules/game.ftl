# Hra v hlavných črtách.

rule-GAME-1 = Dve cesty k výhre
    .text = Rozdanie sa dá vyhrať dvoma spôsobmi: na konci ukázať najlepšiu päťkartovú kombináciu, alebo zostať ako jediný hráč, ktorý karty nepoložil. V druhom prípade vaše karty nikto vidieť nemusí.

rule-GAME-2 = Priebeh rozdania
    .text = Rozdanie má osem krokov, vždy v tomto poradí: dve súkromné karty každému hráčovi, stávky pred flopom, flop (tri spoločné karty), stávky, turn (štvrtá karta), stávky, river (piata karta) a posledné stávky, po ktorých sa karty vyložia a bank pripadne víťazovi. Skôr sa končí len vtedy, keď zostane jediný hráč (GAME-15).

rule-GAME-3 = Najlepších päť zo siedmich
    .text = Vašu kombináciu tvorí najlepších päť kariet zo siedmich: z dvoch súkromných, ktoré držíte, a z piatich spoločných na stole. Zo súkromných smiete použiť obe, jednu alebo žiadnu. Ak nepoužijete žiadnu, hovorí sa tomu playing the board; je to skôr výnimka (SHOW-13).
    .example = Držíte A♠ 4♣ a na stole leží K♠ 9♠ 6♠ 2♠ 2♦. Vašich päť kariet je eso a štyri piky zo stola: flush do esa. Krížová štvorka sa nepočíta.

rule-GAME-4 = Čo je bank
    .text = Bank je všetko, čo sa v rozdaní vsadilo: stávky všetkých hráčov zo všetkých stávkových kôl dohromady. Patria doň aj žetóny hráčov, ktorí medzitým položili karty.

rule-GAME-5 = Rovnaké kombinácie sa delia
    .text = Ak majú dvaja alebo viacerí hráči rovnako dobrú najlepšiu kombináciu, bank si rozdelia. Farby ani nepoužité karty medzi nimi nerozhodujú. Ako sa podiely počítajú a kto dostane žetón navyše, hovoria pravidlá (SPLIT-1) a (ODD-2).

rule-GAME-6 = Herný poriadok na očiach
    .text = Každá herňa má mať podrobnosti hry spísané v hernom poriadku (house rules), do ktorého smie nazrieť každý hráč. Potom sa niet o čo hádať. Tu prehľad ukazuje všetky platné pravidlá stola a dá sa otvoriť kedykoľvek.
    .variants = Zobrazený je vždy, vypnúť sa nedá.

rule-GAME-7 = Príručka pre personál
    .text = Aj ľudia, ktorí herňu vedú, potrebujú písané pravidlá: vnútornú príručku, ktorá určuje, ako sa hra profesionálne riadi. Herný poriadok je pre hráčov, príručka pre personál.

rule-GAME-8 = Hráči proti sebe
    .text = V pokri hrajú hráči jeden proti druhému, nie proti herni. Herňa hru len organizuje: poskytuje stôl, karty a krupiéra a smie si za to vziať poplatok (RAKE-1).

rule-GAME-9 = Jednoduchá hra, no chce výklad
    .text = Hold’em je jednoduchá hra, priebeh rozdania sa naučíte za minútu. Samotný zoznam krokov však nováčikovi nestačí: každé pravidlo má dôsledky a tie treba vysvetliť. Všetky drobnosti aj tak nijaká prvá príručka nezachytí.

rule-GAME-10 = Najznámejší poker
    .text = Hold’em je jedna z mnohých podôb pokru. Podľa jedného zo zdrojov sa stal najrozšírenejšou z nich a zároveň najhranejšou kartovou hrou v európskych i amerických kasínach a v internetových herniach.

rule-GAME-11 = Výhry na veľkých turnajoch
    .text = Na najväčších turnajoch, ako sú World Series of Poker a World Poker Tour, sa hrá o milióny dolárov.

rule-GAME-12 = Čísla z rokov rozmachu
    .text = Jeden zo zdrojov pripomína roky rozmachu: v špičke vyše 200 000 pripojených hráčov v najväčších internetových herniach, obrat internetového pokru za rok 2005 odhadom vyše 50 miliárd dolárov a jedno z najrýchlejšie rastúcich herných odvetví. Berte to ako údaje svojej doby, nie dneška.

rule-GAME-13 = Kde sa začína stud
    .text = V sedemkartovom stude (Seven Card Stud) sa každé rozdávanie začína pri mieste, ktoré je najbližšie po ľavej ruke toho, kto naozaj rozdáva. V hold’eme určuje začiatok button a ten sa po každom rozdaní posúva (BTN-2).

rule-GAME-14 = Iné druhy pokru
    .text = Niektoré pravidlá platia pre poker všeobecne a spomínajú aj iné hry: omahu s tromi a viacerými stávkovými kolami, draw a lowball s dvoma a stud, kde o žetóne navyše môže rozhodnúť farba (ODD-4). Tu platí len to, čo sa týka hold’emu.

rule-GAME-15 = Zostane jeden a je koniec
    .text = Len čo všetci okrem jedného položia karty, rozdanie sa končí. Ďalšie karty sa už nerozdávajú, nič sa neukazuje a bank berie hráč, ktorý zostal.
