# Lekcia: karty, ktoré pomôžu.

lesson-outs = Karty, ktoré pomôžu
    .goal = Po tejto lekcii viete spočítať svoje outy a previesť ich na percentá.

lesson-outs-1 = Vy A♥ J♥, Bea K♠ Q♦, flop K♥ 8♥ 3♣. Koľko zo 45 neznámych kariet vás dostane do vedenia?
    .right = Deväť sŕdc dá flush a tri esá dvojicu vyššiu ako krále: 9 + 3 = 12. Kartám, ktoré pomôžu, sa hovorí outy.
    .wrong-1 = To sú srdcia. Dvojicu kráľov porazia aj zvyšné tri esá.
    .wrong-2 = Dolník dá len dvojicu nižšiu ako krále. Srdcia a esá: 9 + 3 = 12.

lesson-outs-2 = Napríklad kárové eso na turne: vyberáte teraz zo šiestich kariet a najlepších päť obsahuje dvojicu es proti dvojici kráľov (BOARD-7, RANK-2).

lesson-outs-3 = 12 outov zo 45 neznámych kariet: koľko je to percent na jednu kartu?
    .right = 12 : 45 = 26,7 %. Pravidlo dvoch, outy × 2 = 24, dáva o niečo menej.
    .wrong-1 = To je 12 kariet, nie 12 percent. Počítajte 12 : 45.
    .wrong-2 = To je pravidlo štyroch, pre dve karty.

lesson-outs-4 = Ste na flope a súperove karty nevidíte. S koľkými neznámymi kartami počítate?
    .right = Poznáte svoje dve karty a tri z flopu: 52 − 5 = 47. Po turne je to 46.
    .wrong-1 = To bolo s odkrytými kartami oboch hráčov. Teraz nevidíte ani súperove dve.
    .wrong-2 = Aj flop už vidno: 50 − 3 = 47.

lesson-outs-5 = Vy 9♦ 8♦, Bea A♥ K♥, flop 7♥ 6♥ 2♣. Koľko kariet vás dostane do vedenia?
    .right = Desiatky a päťky bez sŕdc: 6 na postupku. Deviatky a osmičky bez sŕdc: 4 na dvojicu.
    .wrong-1 = Štyri z nich sú srdcia a Bea nimi dostane flush: falošné outy.
    .wrong-2 = To je postupka aj so srdciami. Srdcia nepomôžu, no dvojica deviatok či osmičiek porazí vysoké eso.

lesson-outs-6 = Pasca: 10♥ vám dá postupku, lenže Bea má teraz päť sŕdc a flush poráža postupku (RANK-2).

lesson-outs-7 = Vy Q♠ J♦, Bea 9♥ 9♣, flop 10♦ 9♠ 3♣. Koľko kariet vás dostane do vedenia?
    .right = Štyri krále a štyri osmičky dajú postupku, otvorenú na oboch koncoch: 8.
    .wrong-1 = Dvojica dám či dolníkov neporazí tri deviatky. Porazí ich len postupka: 8.

lesson-outs-8 = Vy 5♣ 5♦, Bea A♠ K♥, flop K♦ 9♠ 4♣. Koľko kariet vás dostane do vedenia?
    .right = Len zvyšné dve päťky: trojica pätiek porazí dvojicu kráľov.
    .wrong-1 = Vyššie karty má Bea a vám nepomôžu. Pomôžu len zvyšné dve päťky.

lesson-outs-9 = Ako často outy prídu, v percentách: na turne, na riveri, aspoň raz z oboch. Pravidlo dvoch a štyroch: outy × 2 na jednu kartu, × 4 na dve. Do deviatich outov sedí; od 12 vyššie je štvornásobok priveľa: 15 outov je 54,1 %, nie 60 %.
    .table =
        Outy | Na čo | Turn | River | Obe | × 4
        1 | – | 2,1 | 2,2 | 4,3 | 4
        2 | dvojica na trojicu | 4,3 | 4,3 | 8,4 | 8
        3 | – | 6,4 | 6,5 | 12,5 | 12
        4 | postupka s dierou; dve dvojice na full house | 8,5 | 8,7 | 16,5 | 16
        5 | – | 10,6 | 10,9 | 20,4 | 20
        6 | dve vyššie karty | 12,8 | 13,0 | 24,1 | 24
        7 | – | 14,9 | 15,2 | 27,8 | 28
        8 | postupka otvorená na oboch koncoch | 17,0 | 17,4 | 31,5 | 32
        9 | flush | 19,1 | 19,6 | 35,0 | 36
        12 | flush a diera; flush a vyššia karta | 25,5 | 26,1 | 45,0 | 48
        13 | – | 27,7 | 28,3 | 48,1 | 52
        14 | – | 29,8 | 30,4 | 51,2 | 56
        15 | flush a otvorená postupka | 31,9 | 32,6 | 54,1 | 60

lesson-outs-10 = Na flope vám chýba karta do flushu, deväť outov, prídu dve karty. Aká je šanca trafiť aspoň raz?
    .choice-1 = 35,0 %
    .choice-2 = 19,1 %
    .choice-3 = 38,7 %
    .right = Ani jedna nepríde v 38/47 × 37/46 = 65,0 % prípadov; zostáva 35,0 %. Aj správne rozhodnutie môže prehrať.
    .wrong-2 = To je na jednu kartu, na turn, teda 9 : 47.
    .wrong-3 = Obe šance nesčítajte, 19,1 + 19,6: prípady, keď sadnú obe karty, by sa tak počítali dvakrát.

lesson-outs-q1 = Do postupky otvorenej na oboch koncoch chýba karta. Koľko máte outov?
    .right = Štyri karty na každom konci: 4 + 4 = 8.
    .wrong-1 = To by bola postupka s dierou uprostred.
    .wrong-2 = Na každom konci štyri: 4 + 4 = 8.

lesson-outs-q2 = Štyri outy a príde už len river. Koľko je to asi percent?
    .choice-1 = 9 % (8,7)
    .choice-2 = 16 %
    .right = 4 : 46 = 8,7 %; podľa pravidla dvoch asi 8.
    .wrong-2 = To je pravidlo štyroch, pre dve karty.

lesson-outs-q3 = Máte dve vyššie karty proti dvojici. Koľko máte outov?
    .right = Z každej hodnoty zostávajú tri karty: 3 + 3 = 6.
    .wrong-1 = Sú to tri z každej: 3 + 3 = 6.
