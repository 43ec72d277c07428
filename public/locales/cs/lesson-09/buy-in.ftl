# Lekce: nákup žetonů, dokoupení a odchod se žetony.

lesson-buy-in = Žetony na stůl a ze stolu
    .goal = Po této lekci víte, kolik žetonů smíte přinést, dokoupit a odnést, a kdy.

lesson-buy-in-1 = Před prvním rozdáním se peníze mění za žetony (BUYIN-1). Tohle je cash game s blindy 1/2 a šesti místy. Podle herního řádu si každý kupuje nejméně 10 velkých blindů, nejvýš 100.

lesson-buy-in-2 = S kolika žetony si nejméně smíte přisednout?
    .right = S deseti velkými blindy: 10 × 2 = 20 (BUYIN-2).
    .wrong-1 = Jeden velký blind by stačil na jediné rozdání. Herna jich chce deset: 10 × 2 = 20.
    .wrong-2 = 19 stůl odmítne: je to málo, žádá nejméně 20 (BUYIN-2).

lesson-buy-in-3 = A s kolika nejvýš?
    .right = Se stem velkých blindů: 100 × 2 = 200 (BUYIN-3).
    .wrong-1 = 400 by bylo 200 velkých blindů, jak to mají v jiných hernách. Tady je to 100 × 2 = 200.
    .wrong-2 = 201 stůl odmítne: dovoluje nejvýš 200 (BUYIN-3).

lesson-buy-in-4 = Přisedáte se stackem 200. Všechny žetony leží na stole tak, aby na ně každý viděl (BUYIN-4). V cash game znamená každý žeton peníze (CASH-1).

lesson-buy-in-5 = V prvním rozdání vyhrajete 80. Smíte si těch 80 dát do kapsy a hrát dál s 200?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Žetony mizí ze stolu, jen když je prohrajete, nebo když odejdete se všemi (BUYIN-6).
    .wrong-2 = Pak by je ostatní neměli jak vyhrát zpátky. Buď zůstanou všechny, nebo se všemi odejdete (BUYIN-6).

lesson-buy-in-6 = Uprostřed rozdání vám zbývá 12. Smíte teď přidat 100?
    .choice-1 = Ne, až po rozdání
    .choice-2 = Ano
    .right = Dokupuje se jen mezi rozdáními (BUYIN-7). Stůl si vaše přání zapamatuje a splní ho pak.
    .wrong-2 = To by každý čekal na dobré karty a dokupoval až s nimi (BUYIN-7).

lesson-buy-in-7 = Jiný stůl: nejmenší buy-in je 100, vám zbývá 30. Kolik musíte mezi rozdáními nejméně dokoupit?
    .right = 30 + 20 = 50, polovina nejmenšího buy-inu (BUYIN-10).
    .wrong-1 = 30 + 19 = 49, do 50 jeden chybí.
    .wrong-2 = Stačí polovina buy-inu, ne celý: 30 + 20 = 50.
    .wrong-3 = Staré a nové žetony musí dát dohromady 50: 30 + 20 = 50.

lesson-buy-in-8 = Nezbyl vám ani žeton. Smíte u stolu zůstat?
    .choice-1 = Ano, když si koupíte nové
    .choice-2 = Ne
    .right = V cash game si před dalším rozdáním smíte koupit nové žetony (CASH-3).
    .wrong-2 = Tak je to v turnaji. V cash game si smíte koupit nové žetony (CASH-3).

lesson-buy-in-9 = Uprostřed rozdání chcete jít domů. Jak na to?
    .choice-1 = Složit a odejít se všemi svými žetony
    .choice-2 = Vzít si zpátky sázky a odejít
    .right = Odejít smíte, ale co je vsazené, zůstává v banku (CASH-2).
    .wrong-2 = Sázky patří banku. Odnesete si to, co ještě leží před vámi (CASH-2).

lesson-buy-in-10 = Zbývá vám 1 a přichází na vás velký blind 2. Dostanete karty?
    .choice-1 = Ano, v této herně
    .choice-2 = Ne
    .right = Vložíte poslední žeton a jste all-in (BUYIN-9). Jiné herny chtějí aspoň jeden velký blind.
    .wrong-2 = To je druhá možnost na tomto řádku herního řádu. Tady stačí jakékoli žetony (BUYIN-9).

lesson-buy-in-11 = Čtyři zvyky cash game: buy-in v daných mezích; během rozdání se žetony nepřidávají ani neberou; straddle tam, kde je dovolený; a v limitu žádný cap mezi dvěma hráči (CASH-4).

lesson-buy-in-q1 = Cash game s blindy 5/10. Jaký je běžně nejmenší a největší buy-in?
    .choice-1 = 100 a 1 000
    .choice-2 = 50 a 500
    .right = 10 × 10 = 100 a 100 × 10 = 1 000 (BUYIN-2, BUYIN-3).
    .wrong-2 = Počítá se ve velkých blindech, ne v malých: 10 × 10 = 100 a 100 × 10 = 1 000.

lesson-buy-in-q2 = Nejmenší buy-in je 200, vám zbývá 60. Kolik musíte nejméně dokoupit?
    .right = Stačí polovina buy-inu: 60 + 40 = 100 (BUYIN-10).
    .wrong-1 = 60 + 140 dá celý buy-in. Stačí polovina: 60 + 40 = 100.
    .wrong-2 = Herna chce polovinu nejmenšího buy-inu: 60 + 40 = 100 (BUYIN-10).

lesson-buy-in-q3 = Kdy se v cash game smí dokupovat?
    .choice-1 = Mezi dvěma rozdáními
    .choice-2 = Kdykoli
    .choice-3 = Nikdy
    .right = Jakmile jedno rozdání skončí a další ještě nezačalo (BUYIN-7).
    .wrong-2 = Během rozdání ne (BUYIN-7).
    .wrong-3 = Dokoupit se smí (BUYIN-10) a koupit si nové žetony také (CASH-3), ovšem jen mezi rozdáními.
