# Lekcia: nákup žetónov, dokúpenie a odchod so žetónmi.

lesson-buy-in = Žetóny na stôl a zo stola
    .goal = Po tejto lekcii viete, koľko žetónov smiete priniesť, dokúpiť a odniesť, a kedy.

lesson-buy-in-1 = Pred prvým rozdaním sa peniaze menia za žetóny (BUYIN-1). Toto je cash game s blindmi 1/2 a šiestimi miestami. Herný poriadok hovorí: najmenej 10 veľkých blindov, najviac 100.

lesson-buy-in-2 = S koľkými žetónmi si najmenej smiete prisadnúť?
    .right = S desiatimi veľkými blindmi: 10 × 2 = 20 (BUYIN-2).
    .wrong-1 = Jeden veľký blind by stačil na jediné rozdanie. Herňa ich chce desať: 10 × 2 = 20.
    .wrong-2 = 19 stôl odmietne: je to málo, žiada najmenej 20 (BUYIN-2).

lesson-buy-in-3 = A s koľkými najviac?
    .right = So stovkou veľkých blindov: 100 × 2 = 200 (BUYIN-3).
    .wrong-1 = 400 by bolo 200 veľkých blindov, ako to majú v iných herniach. Tu je to 100 × 2 = 200.
    .wrong-2 = 201 stôl odmietne: dovoľuje najviac 200 (BUYIN-3).

lesson-buy-in-4 = Prisadáte si so stackom 200. Všetky žetóny ležia na stole tak, aby na ne každý videl (BUYIN-4). V cash game znamená každý žetón peniaze (CASH-1).

lesson-buy-in-5 = V prvom rozdaní vyhráte 80. Smiete si ich dať do vrecka a hrať ďalej s 200?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Žetóny odchádzajú zo stola, len keď ich prehráte, alebo keď s nimi so všetkými odídete (BUYIN-6).
    .wrong-2 = Potom by ich ostatní nemali ako vyhrať späť. Buď zostanú všetky, alebo so všetkými odídete (BUYIN-6).

lesson-buy-in-6 = Uprostred rozdania vám zostáva 12. Smiete teraz pridať 100?
    .choice-1 = Nie, až po rozdaní
    .choice-2 = Áno
    .right = Dokupuje sa len medzi rozdaniami (BUYIN-7). Stôl si vaše želanie zapamätá a splní ho potom.
    .wrong-2 = To by každý čakal na dobré karty a dokupoval až s nimi (BUYIN-7).

lesson-buy-in-7 = Pri inom stole je najmenší vklad 100 a vám zostáva 30. Koľko musíte medzi rozdaniami najmenej dokúpiť?
    .right = 30 + 20 = 50, polovica najmenšieho vkladu (BUYIN-10).
    .wrong-1 = 30 + 19 = 49, do 50 jeden žetón chýba.
    .wrong-2 = Stačí polovica vkladu, nie celý: 30 + 20 = 50.
    .wrong-3 = Staré a nové žetóny musia dať spolu 50: 30 + 20 = 50.

lesson-buy-in-8 = Nezostal vám ani jeden žetón. Smiete pri stole zostať?
    .choice-1 = Áno, keď si kúpite nové
    .choice-2 = Nie
    .right = V cash game si pred ďalším rozdaním smiete kúpiť nové žetóny (CASH-3).
    .wrong-2 = Tak je to v turnaji. V cash game si smiete kúpiť nové žetóny (CASH-3).

lesson-buy-in-9 = Uprostred rozdania chcete ísť domov. Ako na to?
    .choice-1 = Položiť karty a odísť so všetkými svojimi žetónmi
    .choice-2 = Vziať si späť stávky a odísť
    .right = Odísť smiete, ale čo je vsadené, zostáva v banku (CASH-2).
    .wrong-2 = Stávky patria banku. Odnesiete si to, čo ešte leží pred vami (CASH-2).

lesson-buy-in-10 = Zostáva vám 1 a prichádza na vás veľký blind 2. Dostanete karty?
    .choice-1 = Áno, v tejto herni
    .choice-2 = Nie
    .right = Vložíte posledný žetón a ste all-in (BUYIN-9). Iné herne chcú aspoň jeden veľký blind.
    .wrong-2 = To je druhá možnosť v tomto riadku herného poriadku. Tu stačia akékoľvek žetóny (BUYIN-9).

lesson-buy-in-11 = Štyri zvyky v cash game: vklad v daných hraniciach; počas rozdania sa žetóny nepridávajú ani neberú; straddle tam, kde je dovolený; a v limite žiadny cap medzi dvoma hráčmi (CASH-4).

lesson-buy-in-q1 = V cash game sú blindy 5/10. Aký je v predvolenom nastavení najmenší a najväčší vklad?
    .choice-1 = 100 a 1 000
    .choice-2 = 50 a 500
    .right = 10 × 10 = 100 a 100 × 10 = 1 000 (BUYIN-2, BUYIN-3).
    .wrong-2 = Počíta sa vo veľkých blindoch, nie v malých: 10 × 10 = 100 a 100 × 10 = 1 000.

lesson-buy-in-q2 = Najmenší vklad je 200, vám zostáva 60. Koľko musíte najmenej dokúpiť?
    .right = Stačí polovica vkladu: 60 + 40 = 100 (BUYIN-10).
    .wrong-1 = 60 + 140 dá celý vklad. Stačí polovica: 60 + 40 = 100.
    .wrong-2 = Herňa chce polovicu najmenšieho vkladu: 60 + 40 = 100 (BUYIN-10).

lesson-buy-in-q3 = Kedy sa v cash game smie dokupovať?
    .choice-1 = Medzi dvoma rozdaniami
    .choice-2 = Kedykoľvek
    .choice-3 = Nikdy
    .right = Len čo sa jedno rozdanie skončí a ďalšie sa ešte nezačalo (BUYIN-7).
    .wrong-2 = Počas rozdania nie (BUYIN-7).
    .wrong-3 = Dokúpiť sa smie (BUYIN-10) a kúpiť si nové žetóny tiež (CASH-3), medzi rozdaniami.
