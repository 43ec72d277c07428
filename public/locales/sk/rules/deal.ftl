# Rozdávanie.

rule-DEAL-1 = Dve karty, po jednej
    .text = Najprv sa vložia povinné stávky, potom sa rozdáva: každý hráč dostane dve karty lícom nadol, po jednej, v dvoch kolách v smere hodinových ručičiek.

rule-DEAL-2 = Prvá karta vľavo od buttonu
    .text = Prvú kartu dostane prvý hráč vľavo od buttonu, teda malý blind, posledná karta ide buttonu.
    .variants = Jedna veta v pravidlách sa dá čítať tak, že sa začína pri buttone; na inom mieste v nich stojí správne poradie.

rule-DEAL-3 = Prvá karta, keď hrajú dvaja
    .text = Keď hrajú dvaja, je button zároveň malý blind. Vety „prvá karta malému blindu“ a „posledná karta buttonu“ si potom odporujú a treba si vybrať.
    .variants = Predvolené: prvú kartu dostane súper buttonu a poslednú button. Inak: prvú kartu dostane button ako malý blind.

rule-DEAL-4 = Súkromné karty pozná len majiteľ
    .text = Súkromné karty (hole cards) pozná len ten, komu patria. Nikto iný pri stole do nich nevidí.

rule-DEAL-5 = Karty zostávajú na stole
    .text = Karty nesmú opustiť hraciu plochu a krupiér na ne musí stále vidieť. Neskrývajte ich pod stôl ani do dlaní.

rule-DEAL-6 = Ako sa pozerať na karty
    .text = Karty ležia na stole. Keď sa na ne chcete pozrieť, nadvihnite ich, ale len tak, aby ich nevidel nikto iný.

rule-DEAL-7 = Pred vyložením sa neukazuje
    .text = Nikto nesmie pred vyložením kariet (showdownom) ukázať svoje karty inému hráčovi. Jedinou výnimkou sú karty hráčov all-in, ktoré sa otáčajú lícom nahor, keď sa už vsadiť nedá (ALLIN-10).
    .variants = Pravidlá o tom hovoria rôzne: jedny ukazovanie zakazujú úplne, iné len pri položení kariet, keď ostatní hrajú ďalej, ďalšie iba žiadajú, aby to, čo videl jeden, smeli vidieť všetci (SHOW-16). Tu sa karty vopred ukázať nedajú.
