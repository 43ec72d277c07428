# Poradie kombinácií.

rule-RANK-1 = Poradie kombinácií
    .text = Od najsilnejšej po najslabšiu: royal flush (kráľovská postupka), čistá postupka (straight flush), štvorica, full house, flush, postupka (straight), trojica, dve dvojice, dvojica, vysoká karta. Vyššia kombinácia vždy poráža nižšiu, nech je z akýchkoľvek kariet: aj najnižší flush je viac ako najvyššia postupka.

rule-RANK-2 = Počíta sa najlepších päť
    .text = Každý hráč zostaví najsilnejšiu kombináciu piatich kariet zo siedmich: dvoch vlastných a piatich spoločných. Najsilnejšia z týchto kombinácií vyhráva. Dve karty zo siedmich vždy ostanú navyše a nepočítajú sa.

rule-RANK-3 = Royal flush
    .text = Eso, kráľ, dáma, dolník a desiatka v jednej farbe, teda kráľovská postupka. Je to najvyššia kombinácia zo všetkých a nič ju neporazí. Môžete hrať celé roky, kým ju dostanete.
    .example = A♥ K♥ Q♥ J♥ 10♥.

rule-RANK-4 = Royal flush na stole
    .text = Keď tvorí royal flush samotných päť spoločných kariet, delia sa o banky všetci, čo sú ešte v hre, každý o tie, na ktoré má nárok. Nič lepšie nikto mať nemôže, a tak by položiť karty znamenalo žetóny darovať.

rule-RANK-5 = Čistá postupka
    .text = Päť kariet za sebou, všetky v jednej farbe a najviac po kráľa (straight flush). Ak ju majú dvaja hráči, vyhráva tá, ktorá sa končí vyššou kartou; ak sa končia rovnakou, bank sa delí.
    .example = Na stole 5♠ 6♠ 7♠ 8♠ K♦: s 9♠ je to čistá postupka do deviatky a poráža 4♠, s ktorou je len do osmičky.

rule-RANK-6 = Najnižšia čistá postupka
    .text = V čistej postupke, ktorá nie je kráľovská, je eso najnižšou kartou. A, 2, 3, 4, 5 v jednej farbe je teda postupka do päťky, najnižšia zo všetkých čistých. Aj tak poráža štvoricu.
    .example = A♥ 2♥ 3♥ 4♥ 5♥ prehráva s 2♥ 3♥ 4♥ 5♥ 6♥.

rule-RANK-7 = Štvorica
    .text = Štyri karty rovnakej hodnoty; hovorí sa jej aj „poker“. Vyhráva vyššia štvorica, štyri esá teda porážajú štyri krále. Ak štvorica leží na stole, rozhoduje piata karta; ak je aj tá rovnaká, bank sa delí.
    .example = Na stole 6♣ 6♦ 6♥ 6♠ 9♣: kto má kráľa, poráža toho, kto má dámu. S esom na stole namiesto deviatky sa delí.

rule-RANK-8 = Full house
    .text = Tri karty jednej hodnoty a dve inej. Rozhoduje vyššia trojica, potom vyššia dvojica; ak sú rovnaké obe, bank sa delí.
    .example = 7 7 7 10 10 poráža 6 6 6 7 7.

rule-RANK-9 = Flush
    .text = Päť kariet jednej farby, ľubovoľných hodnôt. Dva flushe sa porovnávajú kartu po karte, od najvyššej až po piatu. Ak je všetkých päť rovnakých, bank sa delí.
    .example = Pikové A 10 8 7 3 poráža pikové A 10 8 7 2: rozhoduje piata karta.

rule-RANK-10 = Postupka
    .text = Päť kariet za sebou, v rôznych farbách (straight, špinavá postupka). Vyhráva postupka, ktorá sa končí vyššou kartou; ak sa končia rovnakou, bank sa delí.
    .example = 6 7 8 9 10 poráža 5 6 7 8 9.

rule-RANK-11 = Eso hore alebo dole
    .text = V postupke smie byť eso hore, od desiatky do esa, alebo dole, od esa do päťky. V strede byť nemôže, cez roh postupka nejde. S esom dole je to postupka do päťky.
    .example = 10 J Q K A je najvyššia postupka, A 2 3 4 5 najnižšia. Q K A 2 3 postupka nie je.

rule-RANK-12 = Trojica
    .text = Tri karty rovnakej hodnoty, po anglicky aj trips. Vyhráva vyššia trojica; potom rozhoduje vyššia z dvoch doplňujúcich kariet a po nej nižšia. Ak je všetko rovnaké, bank sa delí.
    .example = K K K Q 9 poráža K K K Q 8.

rule-RANK-13 = Dve dvojice
    .text = Dve karty jednej hodnoty a dve inej (dva páry). Najprv rozhoduje vyššia dvojica, potom nižšia dvojica a nakoniec piata karta. Ak je všetko rovnaké, bank sa delí.
    .example = 4 4 3 3 J poráža 4 4 2 2 J: vyššie dvojice sú rovnaké, rozhoduje nižšia.

rule-RANK-14 = Dvojica
    .text = Dve karty rovnakej hodnoty (pár). Vyhráva vyššia dvojica; medzi rovnakými dvojicami rozhodujú tri doplňujúce karty od najvyššej po najnižšiu. Ak sú aj tie rovnaké, bank sa delí.
    .example = 5 5 A K 9 poráža 5 5 A K 8.

rule-RANK-15 = Vysoká karta
    .text = Päť kariet, ktoré netvoria žiadnu inú kombináciu (high card). Porovnávajú sa jedna po druhej od najvyššej a prvý rozdiel rozhodne. Ak je všetkých päť rovnakých, bank sa delí.
    .example = A K 10 8 6 poráža A K 10 8 5: líši sa až piata karta.

rule-RANK-16 = Kicker
    .text = Kicker je doplňujúca karta, ktorá rozhodne medzi inak rovnakými kombináciami. Jeden herný poriadok o nej voľne hovorí ako o druhej najvyššej karte; presne to určujú pravidlá jednotlivých kombinácií (RANK-7 až RANK-15).
    .example = Obaja majú dvojicu pätiek. Kto drží A a 5, má ako kicker eso a poráža Q a 5.

rule-RANK-17 = Šiesta karta sa nepočíta
    .text = Počíta sa len päť kariet. Ak je najlepších päť rovnakých, bank sa delí: šiesta ani siedma karta zhodu nerozhodne a farba tiež nie.
    .example = Na stole K♣ K♦ 9♥ 9♠ 4♣. A drží 5♦ 5♥, B drží 6♣ 2♦. Obaja majú krále a deviatky; tretia dvojica nemá žiadnu cenu a B vyhráva šestkou proti päťke.
