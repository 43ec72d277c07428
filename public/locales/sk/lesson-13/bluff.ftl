# Lekcia: kedy sa blaf oplatí.

lesson-bluff = Kedy sa blaf oplatí
    .goal = Po tejto lekcii viete vypočítať, ako často musí blaf vyjsť, a spoznáte, kedy vyjsť nemôže.

lesson-bluff-1 = V banku je 60, blafujete za 40. V koľkých percentách prípadov musí Adam položiť karty, aby ste neprerobili?
    .right = Riskujete 40 a získať môžete 60, teda 40 : (60 + 40) = 40 : 100.
    .wrong-1 = Podiel 40 : 60 nepočíta s tým, že keď blaf vyjde, vašich 40 sa vráti.
    .wrong-2 = Podiel 40 : 60 nepočíta s tým, že keď blaf vyjde, vašich 40 sa vráti.
    .wrong-3 = Tak často môže Adam dorovnávať. Položenie musí prísť vo zvyšných 40 %.

lesson-bluff-2 = A v koľkých percentách prípadov pri blafe za 30?
    .right = 30 : (60 + 30) = 30 : 90 = 33,3 %.
    .wrong-1 = 30 : 60 je veľkosť stávky v pomere k banku.

lesson-bluff-3 = A pri blafe za 60?
    .right = 60 : (60 + 60) = 60 : 120 = 50 %. Čím väčší blaf, tým častejšie musí vyjsť.
    .wrong-1 = 60 : 60 je veľkosť stávky v pomere k banku.

lesson-bluff-4 = Adam checkuje. Máte len vysokú dámu: blafujte, vsaďte 40.
    .right = Adam kladie karty a jeho 30 zostáva v banku: blaf vyšiel (FOLD-1).
    .wrong-1 = Môžete, ale potom vyhrajú deviatky. Blafujte, vsaďte 40.
    .wrong-2 = Check je zadarmo, niet dôvodu klásť karty. Blafujte, vsaďte 40.

lesson-bluff-5 = Adam kladie karty. Musíte svoje ukázať?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Kto vyhráva, lebo všetci ostatní položili karty, nemusí nič ukazovať (SHOW-9).
    .wrong-2 = O bank s vami už nikto nehrá (SHOW-9).

lesson-bluff-6 = Adam kladie karty v polovici prípadov. Koľko priemerne vynesie blaf za 40 do banku 60?
    .right = V polovici prípadov +60, v polovici −40: 30 − 20 = 10. Jednotlivý blaf zlyhať môže: aj správne rozhodnutie môže prehrať.
    .wrong-1 = V polovici prípadov o tých 40 prídete, a aj to sa počíta: 30 − 20 = 10.

lesson-bluff-7 = Koho z týchto hráčov blafom nevyženiete?
    .choice-1 = Hráča, ktorý je all-in
    .choice-2 = Hráča s veľkým stackom
    .choice-3 = Hráča na veľkom blinde
    .right = Kto je all-in, už o ničom nerozhoduje a položiť karty ho nedonútite (ALLIN-12).
    .wrong-2 = Veľký stack môže karty položiť ako každý iný. Donútiť k tomu nemožno len toho, kto je all-in (ALLIN-12).
    .wrong-3 = Aj veľký blind môže karty položiť. Donútiť k tomu nemožno len toho, kto je all-in (ALLIN-12).

lesson-bluff-8 = Proti vášmu blafu zostávajú namiesto jedného dvaja a každý kladie karty v polovici prípadov. Ako často vyjde?
    .choice-1 = Raz zo štyroch prípadov
    .choice-2 = Rovnako často ako proti jednému
    .right = ½ × ½ = ¼: blaf za 40 potrebuje 40 % a vyjde v 25 %. Častejšie položí karty len ten, kto sa bojí ďalšieho za sebou (ETIQ-4).
    .wrong-2 = Karty musia položiť obaja: ½ × ½ = ¼.

lesson-bluff-q1 = V banku je 100 a blafujete za 50. Ako často musí blaf vyjsť?
    .choice-1 = Raz z troch prípadov
    .choice-2 = Raz z dvoch prípadov
    .right = 50 : (100 + 50) = 50 : 150 = ⅓.
    .wrong-2 = 50 : 150, lebo do súčtu patrí aj vašich 50.

lesson-bluff-q2 = Proti komu je blaf najhorší?
    .choice-1 = Proti tomu, kto všetko dorovná
    .choice-2 = Proti tomu, kto často kladie karty
    .right = Blaf vyhráva len tým, že súper položí karty, a tu ich nepoloží.
    .wrong-2 = Tam vychádza najlepšie: blaf potrebuje, aby súper položil karty.
