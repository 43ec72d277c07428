# Vklad do hry a žetóny.

rule-BUYIN-1 = Peniaze za žetóny
    .text = Skôr než hráč odohrá prvé rozdanie, vymení peniaze za žetóny. Pri stole sa potom hrá len so žetónmi a v nich sa počíta každá stávka aj bank.

rule-BUYIN-2 = Najmenší vklad
    .text = Každý stôl stanoví, koľko najmenej treba vymeniť, keď si hráč prisadne. Tomu sa hovorí vklad čiže buy-in. V cash game (hre o peniaze), v ktorej sa hrá no limit, to často býva desať veľkých blindov.
    .variants = Predvolené je 10 veľkých blindov. Stôl smie určiť aj iný počet.
    .example = Veľký blind 2: vklad 20 stačí, 19 sa odmietne.

rule-BUYIN-3 = Najväčší vklad
    .text = Mnohé stoly, najmä na internete, stanovia aj najvyšší vklad, aby si nikto nemohol prisadnúť s oveľa väčším množstvom žetónov než ostatní. Obmedzuje sa len nákup; čo hráč vyhrá, mu zostáva.
    .variants = Predvolené je 100 veľkých blindov. Inak 200 veľkých blindov alebo bez obmedzenia.
    .example = Veľký blind 2: bežne sa dá kúpiť najviac 200 žetónov, s vyššou hranicou 400.

rule-BUYIN-4 = Žetóny všetkým na očiach
    .text = Všetky žetóny ležia pred hráčom tak, aby na ne každý videl. Koľko kto má, nie je tajomstvo: podľa toho je jasné, o koľko sa dá v rozdaní hrať.

rule-BUYIN-5 = Žetóny zostávajú na stole
    .text = So žetónmi sa narába len na stole a nikde inde. Neberte ich do lona ani do vrecka.

rule-BUYIN-6 = Žetóny sa zo stola neberú
    .text = Žetóny odchádzajú zo stola len dvoma spôsobmi: hráč ich prehrá, alebo končí a vymení si ich späť. Kto vyhráva, nesmie časť výhry odložiť a hrať ďalej so zvyškom; ostatní tak majú možnosť získať svoje žetóny späť.
    .variants = Podľa niektorých pravidiel smie hráč odísť kedykoľvek. Tu platí oboje: medzi rozdaniami odísť môžete, ale so všetkými žetónmi.

rule-BUYIN-7 = Počas rozdania sa nedokupuje
    .text = Kým rozdanie beží, nikto si nesmie žetóny pridať. Dokúpiť sa dajú, až keď sa skončí. Inak by každý dokupoval práve vtedy, keď má dobré karty.

rule-BUYIN-8 = Len žetóny na stole
    .text = V jednom rozdaní nemôžete prehrať viac než žetóny, ktoré máte na stole. Keď sa vám minú, ste all-in: zostávate v hre a hráte o toľko, na koľko vám žetóny stačili (ALLIN-1). Hovorí sa tomu table stakes alebo all-in protection.

rule-BUYIN-9 = Koľko žetónov stačí na hru
    .text = Podľa niektorých pravidiel potrebuje hráč na stole spravidla aspoň jeden veľký blind, aby dostal karty. Iné nechajú hrať s akýmkoľvek počtom: komu žetóny na blind nestačia, dá ich všetky a je all-in.
    .variants = Predvolené: stačia akékoľvek žetóny. V cash game sa dá vyžadovať aspoň jeden veľký blind. V turnaji sa hrá vždy s akýmkoľvek počtom (TOURN-10).

rule-BUYIN-10 = Koľko najmenej dokúpiť
    .text = Kto si žetóny dokupuje alebo sa po prehre vracia do hry, musí mať nakoniec aspoň polovicu najmenšieho vkladu; staré a nové žetóny sa sčítavajú.
    .variants = Predvolené: aspoň polovica najmenšieho vkladu. Inak bez obmedzenia, ako v pravidlách, ktoré ho nespomínajú.
    .example = Vklad 100, zostáva 30 žetónov: dokúpiť 19 nejde (49), dokúpiť 20 áno (50). Komu zostáva 60, smie pridať koľko chce, až do najväčšieho vkladu.
