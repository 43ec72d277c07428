# Blindy.

rule-BLIND-1 = Dve povinné stávky
    .text = Každé rozdanie sa začína dvoma povinnými stávkami naslepo: malým a veľkým blindom. Dávajú sa skôr, než príde prvá karta, a platia ich práve dvaja hráči. V iných druhoch pokru môže byť blindov iný počet, pre hold’em sú typické dva.

rule-BLIND-2 = Kto dáva blindy
    .text = Malý blind dáva prvý hráč vľavo od buttonu, veľký blind druhý. Len keď hrajú dvaja, je to inak (BLIND-15).

rule-BLIND-3 = Veľký blind je najmenšia stávka
    .text = Veľký blind je presne taký veľký ako najmenšia stávka hry. V limitnej hre je to nižší z oboch limitov.
    .variants = Niektoré pravidlá určujú veľký blind ako dvojnásobok malého. Keď to nevychádza rovnako, rozhoduje tu najmenšia stávka (BLIND-6).
    .example = Limit 15–30: veľký blind je 15.

rule-BLIND-4 = Polovica veľkého blindu
    .text = Malý blind býva polovica veľkého. Niekedy sa však polovica nedá žetónmi, ktoré sú v hre, presne zaplatiť, a vtedy sa herne líšia.
    .variants = Predvolené: polovica zaokrúhlená nadol na najmenší žetón v hre. Inak: presná polovica (veľký blind potom musí byť párny násobok najmenšieho žetónu) alebo polovica zaokrúhlená nadol na celú peňažnú jednotku.
    .example = Najmenší žetón 1: v limite 2–4 je malý blind 1, v limite 5–10 je 2 a v limite 15–30 je 7. So žetónom 0,5 sú posledné dva 2,5 a 7,5.

rule-BLIND-5 = Malý blind inej veľkosti
    .text = V niektorých hrách malý blind nie je polovica veľkého, ale iná jeho časť. Sumu potom určuje stôl sám.
    .variants = Predvolené: počíta sa z veľkého blindu (BLIND-4). Inak: akákoľvek suma od jedného žetónu po veľký blind.

rule-BLIND-6 = Nie vždy dvojnásobok malého
    .text = Môžete sa dočítať, že veľký blind je dvojnásobok malého. To platí len vtedy, keď polovica vyjde presne. Kde sa malý blind zaokrúhľuje, rovná sa veľký ďalej najmenšej stávke (BLIND-3).
    .example = Limit 15–30: malý blind 7, veľký 15. Dvakrát 7 by bolo 14 a takú stávku táto hra nepozná.

rule-BLIND-7 = Platia sa naslepo
    .text = Blindy sa tak volajú preto, že sa platia naslepo: žetóny musia byť v hre skôr, než hráč uvidí svoje karty.

rule-BLIND-8 = Na čo sú blindy
    .text = Vďaka blindom je v každom rozdaní o čo hrať, a teda aj dôvod hrať. Bez nich by každý mohol zadarmo čakať na najlepšie karty.

rule-BLIND-9 = Blindy idú s buttonom
    .text = Button sa po každom rozdaní posunie o jedného hráča a blindy s ním. Počas jedného obehu tak každý zaplatí oba blindy raz (BTN-5).

rule-BLIND-10 = Blind je súčasť stávky
    .text = Blind sa hráčovi počíta do toho, čo v prvom kole vsadil. Kto dal blind 10 a má dorovnať 30, dopláca 20, nie 30.

rule-BLIND-11 = Malý blind sa dopláca
    .text = Samotný malý blind na ďalšiu hru nestačí. Kto ho dal a chce pokračovať, musí ho doplatiť na veľký blind alebo na najvyššiu doterajšiu stávku.
    .example = Blindy 1/2 a nikto nenavýšil: malý blind dopláca 1. Po navýšení na 6 dopláca 5.

rule-BLIND-12 = Opcia veľkého blindu
    .text = Aj keď všetci veľký blind len dorovnajú, má jeho majiteľ ešte slovo: smie dať check alebo navýšiť o povolenú sumu. Tomuto právu sa hovorí opcia (option). Má ho len v prvom kole a len raz; keď po ňom niekto znova navýši, platí zase bežné pravidlo (RAISE-3).
    .example = Blindy 1/2, no limit, dvaja hráči dorovnajú a malý blind doplatí 1: v banku je 8. Veľký blind smie dať check alebo navýšiť aspoň na 4.

rule-BLIND-13 = Veľký blind smie dať check
    .text = Keď nikto nenavýšil, veľký blind už stávke zodpovedá. Jeho majiteľ preto smie dať check a tým sa kolo skončí. Po navýšení už check možný nie je (CHECK-4).

rule-BLIND-14 = Živý blind
    .text = Živý blind (live blind) je povinná stávka, ktorú jej majiteľ smie ešte sám navýšiť. Práve to smie veľký blind (BLIND-12).

rule-BLIND-15 = Blindy, keď hrajú dvaja
    .text = Keď hrajú len dvaja, dáva malý blind hráč na buttone a veľký blind jeho súper. Kto od flopu hovorí posledný, platí teda menší blind.

rule-BLIND-16 = Poradie, keď hrajú dvaja
    .text = Keď hrajú dvaja, hovorí pred flopom prvý button, ktorý má malý blind. Na flope, turne a riveri je to naopak: prvý hovorí veľký blind, posledný button.
    .variants = V niektorých pravidlách stojí, že po flope začína vždy malý blind. Majú na mysli hru troch a viacerých hráčov; keď hrajú dvaja, mal by tak button horšie miesto.

rule-BLIND-17 = Neúplný blind platí ako celý
    .text = Výška blindov je daná vopred a nezmenší sa len preto, že niekomu chýbajú žetóny. Hráč dá, čo má, a je all-in; pre ostatných platí blind ako celý. Keď už nikto iný do hry zasiahnuť nemôže, stačí poslednému hráčovi dorovnať, čo sa naozaj vsadilo.
    .example = Blindy 5/10 a veľký blind má len 6 žetónov: dá 6, ale dorovnanie stojí 10 a najmenšie navýšenie je na 20.

rule-BLIND-18 = Zmeškané blindy
    .text = Blindom sa nikto nesmie vyhýbať. Kto počas neprítomnosti zmeškal veľký blind, musí to napraviť, skôr než zase dostane karty, a nikdy sa nesmie vrátiť medzi buttonom a veľkým blindom. V tom, ako sa to napráva, sa pravidlá líšia. V turnaji sa blindy neprítomného hráča jednoducho berú z jeho žetónov.
    .variants = Predvolené: veľký blind zaplatiť hneď ako živú stávku alebo počkať, kým naň príde rad; zmeškaný malý blind sa odpúšťa. Inak: vrátiť sa dá len za zaplatenie, alebo sa veľký blind platí živý a zmeškaný malý ide do banku ako mŕtvy.

rule-BLIND-19 = Prestávka na buttone
    .text = Kto prestane hrať, keď má button, zaplatil za každé rozdanie tohto obehu, ktoré hral. Niektoré pravidlá mu preto dovoľujú nechať blindy raz prejsť a vrátiť sa bez platenia. Iné žiadnu výnimku nepoznajú.
    .variants = Predvolené: výnimka platí, ale len pre jedno prejdenie blindov. Inak: bez výnimky, zmeškaný blind sa napráva ako inokedy (BLIND-18).

rule-BLIND-20 = Ako prichádza nový hráč
    .text = Nový hráč v cash game si vyberá: počkať, kým naň príde veľký blind, alebo hneď vložiť rovnakú sumu a dostať karty. Iné pravidlá púšťajú nových hráčov do hry bez platenia a len určujú, na ktorých miestach začať nesmú (BLIND-21).
    .variants = Predvolené: počkať na veľký blind alebo vložiť rovnakú sumu. Inak: prísť kedykoľvek bez platenia, len nie na zakázanom mieste.

rule-BLIND-21 = Pred veľký blind sa nevstupuje
    .text = Nový hráč nesmie vstúpiť do hry medzi buttonom a veľkým blindom, inak by dobrú pozíciu dostal zadarmo. Kto si tam sadne, dostane karty, až keď okolo neho button prejde.
    .variants = Niektoré pravidlá zakazujú len miesto medzi oboma blindmi. Tu platí širší zákaz, medzi buttonom a veľkým blindom. V turnaji presadený hráč čaká len medzi malým blindom a buttonom.
    .example = Button 1, malý blind 3, veľký blind 5: miesta 2 a 4 musia čakať. Na mieste 6 môžete vložiť veľký blind a hneď hrať.

rule-BLIND-22 = Vložený blind je živý
    .text = Vložený veľký blind je prvou stávkou svojho majiteľa: je živý a hráč smie, keď naň príde rad, navýšiť. To isté platí pre sumu, ktorú vkladá nový hráč (BLIND-20).
    .variants = Niektoré pravidlá sa dajú čítať aj tak, že žetóny nového hráča idú do banku ako mŕtve. Tu sú živé.

rule-BLIND-23 = Zmena miesta
    .text = Kto si presadne, nesmie sa tým vyhnúť blindom. Ak je nové miesto od veľkého blindu ďalej, počkajte, kým budete voči blindom rovnako ďaleko ako predtým. Ak je bližšie, smiete hrať hneď.
    .example = Obsadené sú miesta 1–7 a 9, veľký blind bude mať miesto 3. Z miesta 5 vám do veľkého blindu zostávali dve rozdania. Presadnete na 8: vynecháte, kým je veľký blind na miestach 3 a 4, a hráte, keď je na 6, teda zase dve rozdania od vás.

rule-BLIND-24 = Výzva na blind
    .text = Jedna internetová herňa vyzýva oboch hráčov na blindoch hlasom, ktorý počujú len oni, aby blind dali. Výzva je súkromná, ostatní pri stole o nej nevedia.
    .variants = Predvolené: kto sedí pri stole, dáva blindy automaticky a smie si zvoliť, že ďalšie rozdanie vynechá. Inak: hráč je vyzvaný; kto odmietne, vynecháva a má blind zmeškaný.

rule-BLIND-25 = Kedy sa začína rozdanie
    .text = Rozdanie sa začína vo chvíli, keď sú vložené blindy. Nemýľte si to s otázkou, dokedy sa dá rozdanie zrušiť: to je možné, kým nezahrali dvaja hráči (MISDEAL-1).
