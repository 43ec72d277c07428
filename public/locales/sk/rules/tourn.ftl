# Turnaje.

rule-TOURN-1 = Za zápisné rovnaké žetóny
    .text = V turnaji platí každý hráč rovnaké zápisné a dostáva zaň rovnakú sadu žetónov. Tie slúžia len na hru, samy osebe peniazmi nie sú.

rule-TOURN-2 = Jeden má všetko
    .text = Turnaj sa hrá dovtedy, kým všetky žetóny v hre nezíska jediný hráč. Ten je víťazom.

rule-TOURN-3 = Nula žetónov alebo víťazstvo
    .text = Z turnaja vedú len dve cesty: prísť o posledný žetón alebo vyhrať. O všetky žetóny musí prísť každý okrem víťaza; skončiť uprostred a žetóny si odniesť sa nedá.

rule-TOURN-4 = Žetóny sa späť nepredávajú
    .text = Turnajové žetóny sa nikdy nedajú vymeniť späť za peniaze. Platí sa za konečné umiestnenie, nie za žetóny nazbierané cestou (TOURN-7).

rule-TOURN-5 = Rebuy v prvej fáze
    .text = V niektorých turnajoch sa v prvej fáze smú žetóny dokúpiť; hovorí sa tomu rebuy. Potom už nula žetónov znamená koniec. Tu sa v predvolenom nastavení nedokupuje; kde áno, sú prvou fázou prvé štyri úrovne.
    .variants = Predvolené: bez rebuyov. Inak: rebuye v prvej fáze.

rule-TOURN-6 = Umiestnenie
    .text = Konečné poradie je opačné k poradiu vypadávania: kto vypadne prvý, je posledný. Ak vypadnú dvaja v tom istom rozdaní, vyššie je ten, kto ho začal s väčším počtom žetónov; pri rovnakom počte sa o miesto delia. Na viacerých stoloch rozhoduje čas, ak sa nehrá hand for hand, keď na seba stoly čakajú.
    .example = Štyria hráči: prvý vypadne D, potom B, potom C. Poradie: A, C, B, D.

rule-TOURN-7 = Výhry
    .text = Zápisné všetkých hráčov tvorí sumu na výhry (prizepool) a tá sa rozdelí medzi najlepších. Herné poriadky čísla neuvádzajú; koľko miest sa platí a koľko dostane ktoré, určuje organizátor. Navrhnuté delenie je naše.
    .variants = Predvolené: určuje organizátor; pre tri platené miesta sa navrhuje 50, 30 a 20 percent sumy na výhry.

rule-TOURN-8 = Rastúce blindy
    .text = V turnaji sa blindy v pravidelných intervaloch zvyšujú, úroveň po úrovni. Herné poriadky neuvádzajú intervaly ani kroky, a tak organizátor určí tabuľku úrovní podľa počtu rozdaní alebo podľa minút.
    .variants = Predvolené: úroveň trvá desať rozdaní alebo desať minút, začína sa s 3 000 žetónmi: 10/20, 15/30, 25/50, 50/100, potom s ante 75/150, 100/200 a tak ďalej. Inak: akákoľvek iná tabuľka úrovní.

rule-TOURN-9 = Prečo blindy rastú
    .text = Bez rastúcich blindov by turnaj mohol trvať celé dni. Čím sú blindy vyššie, tým drahšie je čakať; krátke stacky prestanú stačiť a hráči jeden po druhom vypadávajú. Preto sa o povinných stávkach hovorí, že sú základom turnaja.

rule-TOURN-10 = Neúplný blind je all-in
    .text = Kto nemá na celý blind, ešte nekončí: vloží, čo mu ostáva, a je za to all-in. Jeden herný poriadok vyznieva, akoby ten, kto blind nezaplatí, vypadol; tu vypadáva len hráč bez jediného žetónu.

rule-TOURN-11 = Krupiér nehrá
    .text = V ligových turnajoch rozdáva niekto, kto nehrá. S balíčkom tak nezaobchádza nikto, komu na kartách záleží. Medzi priateľmi rozdáva hráč na buttone (SEAT-6).

rule-TOURN-12 = Turnaje v skratke
    .text = Čo je v turnajoch ešte inak: ante v neskorších úrovniach (ANTE-1), v limite obmedzený počet navýšení aj medzi dvoma hráčmi (LIMIT-4), po all-ine sa karty otáčajú lícom nahor (ALLIN-10) a straddle sa nehrá (STRADDLE-1).
