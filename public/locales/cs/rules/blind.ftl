# Blindy.

rule-BLIND-1 = Dvě povinné sázky
    .text = Každé rozdání začíná dvěma povinnými sázkami naslepo: malým a velkým blindem. Dávají se dřív, než přijde první karta, a platí je právě dva hráči. V jiných druzích pokeru může být blindů jiný počet, pro hold’em jsou typické dva.

rule-BLIND-2 = Kdo dává blindy
    .text = Malý blind dává první hráč vlevo od buttonu, velký blind druhý. Jen když hrají dva, je to jinak (BLIND-15).

rule-BLIND-3 = Velký blind je nejmenší sázka
    .text = Velký blind je přesně tak velký jako nejmenší sázka hry. V limitní hře je to nižší z obou limitů.
    .variants = Některá pravidla určují velký blind jako dvojnásobek malého. Když to nevychází stejně, rozhoduje tady nejmenší sázka (BLIND-6).
    .example = Limit 15–30: velký blind je 15.

rule-BLIND-4 = Polovina velkého blindu
    .text = Malý blind bývá polovina velkého. Někdy se ale polovina nedá žetony, které jsou ve hře, přesně zaplatit, a pak se herny liší.
    .variants = Výchozí: polovina zaokrouhlená dolů na nejmenší žeton ve hře. Jinak: přesná polovina (velký blind pak musí být sudý násobek nejmenšího žetonu), nebo polovina zaokrouhlená dolů na celou peněžní jednotku.
    .example = Nejmenší žeton 1: v limitu 2–4 je malý blind 1, v limitu 5–10 je 2 a v limitu 15–30 je 7. S žetonem 0,5 jsou poslední dva 2,5 a 7,5.

rule-BLIND-5 = Malý blind jiné velikosti
    .text = V některých hrách malý blind není polovina velkého, ale jiná jeho část. Částku pak určuje stůl sám.
    .variants = Výchozí: počítá se z velkého blindu (BLIND-4). Jinak: jakákoli částka od jednoho žetonu po velký blind.

rule-BLIND-6 = Ne vždy dvojnásobek malého
    .text = Můžete se dočíst, že velký blind je dvojnásobek malého. To platí jen tehdy, když polovina vyjde přesně. Kde se malý blind zaokrouhluje, rovná se velký dál nejmenší sázce (BLIND-3).
    .example = Limit 15–30: malý blind 7, velký 15. Dvakrát 7 by bylo 14 a takovou sázku tato hra nezná.

rule-BLIND-7 = Platí se naslepo
    .text = Blindy se tak jmenují proto, že se platí naslepo: žetony musí být ve hře dřív, než hráč uvidí své karty.

rule-BLIND-8 = K čemu blindy jsou
    .text = Díky blindům je v každém rozdání o co hrát, a tedy i důvod hrát. Bez nich by každý mohl zadarmo čekat na nejlepší karty.

rule-BLIND-9 = Blindy jdou s buttonem
    .text = Button se po každém rozdání posune o jednoho hráče a blindy s ním. Během jednoho oběhu tak každý zaplatí oba blindy jednou (BTN-5).

rule-BLIND-10 = Blind je součást sázky
    .text = Blind se hráči počítá do toho, co v prvním kole vsadil. Kdo dal blind 10 a má dorovnat 30, doplácí 20, ne 30.

rule-BLIND-11 = Malý blind se doplácí
    .text = Samotný malý blind na další hru nestačí. Kdo ho dal a chce pokračovat, musí ho doplatit na velký blind, nebo na nejvyšší dosavadní sázku.
    .example = Blindy 1/2 a nikdo nezvýšil: malý blind doplácí 1. Po zvýšení na 6 doplácí 5.

rule-BLIND-12 = Opce velkého blindu
    .text = I když všichni velký blind jen dorovnají, má jeho majitel ještě slovo: smí checkovat, nebo zvýšit o povolenou částku. Tomuto právu se říká opce. Má ho jen v prvním kole a jen jednou; když po něm někdo znovu zvýší, platí zase běžné pravidlo (RAISE-3).
    .example = Blindy 1/2, no limit, dva hráči dorovnají a malý blind doplatí 1: v banku je 8. Velký blind smí checkovat, nebo zvýšit aspoň na 4.

rule-BLIND-13 = Velký blind smí checkovat
    .text = Když nikdo nezvýšil, velký blind sázce už odpovídá. Jeho majitel proto smí checkovat a tím kolo skončí. Po zvýšení už check možný není (CHECK-4).

rule-BLIND-14 = Živý blind
    .text = Živý blind (live blind) je povinná sázka, kterou její majitel smí ještě sám zvýšit. Právě to smí velký blind (BLIND-12).

rule-BLIND-15 = Blindy ve dvou
    .text = Když hrají jen dva, dává malý blind hráč na buttonu a velký blind jeho soupeř. Kdo od flopu mluví poslední, platí tedy menší blind.

rule-BLIND-16 = Pořadí ve dvou
    .text = Když hrají dva, mluví před flopem první button, který má malý blind. Na flopu, turnu a riveru je to obráceně: první mluví velký blind, poslední button.
    .variants = V některých pravidlech stojí, že po flopu začíná vždy malý blind. Mají na mysli hru tří a více hráčů; ve dvou by tak měl button horší místo.

rule-BLIND-17 = Neúplný blind platí jako celý
    .text = Výše blindů je daná předem a nezmenší se jen proto, že někomu chybí žetony. Hráč dá, co má, a je all-in; pro ostatní platí blind jako celý. Když už nikdo jiný do hry zasáhnout nemůže, stačí poslednímu hráči dorovnat, co se opravdu vsadilo.
    .example = Blindy 5/10 a velký blind má jen 6 žetonů: dá 6, ale dorovnání stojí 10 a nejmenší zvýšení je na 20.

rule-BLIND-18 = Zmeškané blindy
    .text = Blindům se nikdo nesmí vyhýbat. Kdo během nepřítomnosti zmeškal velký blind, musí to napravit, než zase dostane karty, a nikdy se nesmí vrátit mezi buttonem a velkým blindem. V tom, jak se to napravuje, se pravidla liší. V turnaji se blindy nepřítomného hráče prostě berou z jeho žetonů.
    .variants = Výchozí: velký blind zaplatit hned jako živou sázku, nebo počkat, až přijde řada; zmeškaný malý blind se promíjí. Jinak: vrátit se dá jen za zaplacení, nebo se velký blind platí živý a zmeškaný malý jde do banku jako mrtvý.

rule-BLIND-19 = Přestávka na buttonu
    .text = Kdo přestane hrát, když má button, zaplatil za každé rozdání tohoto oběhu, které hrál. Některá pravidla mu proto dovolují nechat blindy jednou projít a vrátit se bez placení. Jiná žádnou výjimku neznají.
    .variants = Výchozí: výjimka platí, ale jen pro jedno projití blindů. Jinak: bez výjimky, zmeškaný blind se napravuje jako jindy (BLIND-18).

rule-BLIND-20 = Jak přichází nový hráč
    .text = Nový hráč v cash game si vybírá: počkat, až na něj přijde velký blind, nebo hned vložit stejnou částku a dostat karty. Jiná pravidla pouštějí nováčky do hry bez placení a jen určují, na kterých místech začít nesmějí (BLIND-21).
    .variants = Výchozí: počkat na velký blind, nebo vložit stejnou částku. Jinak: přijít kdykoli bez placení, jen ne na zakázaném místě.

rule-BLIND-21 = Před velký blind se nevstupuje
    .text = Nový hráč nesmí vstoupit do hry mezi buttonem a velkým blindem, jinak by dobrou pozici dostal zadarmo. Kdo si tam sedne, dostane karty, až kolem něj button projde.
    .variants = Některá pravidla zakazují jen místo mezi oběma blindy. Tady platí širší zákaz, mezi buttonem a velkým blindem. V turnaji přesazený hráč čeká jen mezi malým blindem a buttonem.
    .example = Button 1, malý blind 3, velký blind 5: místa 2 a 4 musí čekat. Na místě 6 můžete vložit velký blind a hned hrát.

rule-BLIND-22 = Vložený blind je živý
    .text = Vložený velký blind je první sázkou svého majitele: je živý a hráč smí, když na něj přijde řada, zvýšit. Totéž platí pro částku, kterou vkládá nový hráč (BLIND-20).
    .variants = Některá pravidla se dají číst i tak, že žetony nového hráče jdou do banku jako mrtvé. Tady jsou živé.

rule-BLIND-23 = Změna místa
    .text = Kdo si přesedne, nesmí se tím vyhnout blindům. Je-li nové místo od velkého blindu dál, počkejte, až budete vůči blindům stejně daleko jako předtím. Je-li blíž, smíte hrát hned.
    .example = Obsazena jsou místa 1–7 a 9, velký blind bude mít místo 3. Z místa 5 vám do velkého blindu zbývala dvě rozdání. Přesednete na 8: vynecháte, dokud je velký blind na místech 3 a 4, a hrajete, když je na 6, tedy zase dvě rozdání od vás.

rule-BLIND-24 = Výzva k blindu
    .text = Jedna internetová herna vyzývá oba hráče na blindech hlasem, který slyší jen oni, aby blind dali. Výzva je soukromá, ostatní u stolu o ní nevědí.
    .variants = Výchozí: kdo sedí u stolu, dává blindy automaticky a smí si zvolit, že další rozdání vynechá. Jinak: hráč je vyzván; kdo odmítne, vynechává a má blind zmeškaný.

rule-BLIND-25 = Kdy začíná rozdání
    .text = Rozdání začíná ve chvíli, kdy jsou vložené blindy. Nepleťte si to s otázkou, do kdy se dá rozdání zrušit: to je možné, dokud nezahráli dva hráči (MISDEAL-1).
