# Žetóny navyše.

rule-ODD-1 = Najprv rozmeniť
    .text = Keď sa bank nedá rozdeliť rovným dielom, žetón, ktorý ostane, sa najprv rozmení na najmenšie žetóny v hre a rozdelí sa, čo sa dá. Až to, čo sa ani potom deliť nedá, je žetón navyše (odd chip).
    .example = Bank 25 v žetónoch po 5, najmenší žetón 1, dvaja víťazi: nie 15 a 10, ale 13 a 12.

rule-ODD-2 = Komu patrí žetón navyše
    .text = Väčšina herných poriadkov dáva žetón navyše prvému z hráčov so zhodou vľavo od buttonu, ktorý je skôr na rade a má teda horšie miesto. Jeden určuje toho, kto sedí najbližšie ku krupiérovi proti smeru hodinových ručičiek; podľa jedného čítania je to to isté, podľa druhého to praje neskorým miestam. Tu patrí vľavo od buttonu.
    .variants = Predvolené: prvý z hráčov so zhodou vľavo od buttonu. Inak: ten z nich, kto je k buttonu najbližšie proti smeru hodinových ručičiek; ak je medzi nimi button, najbližšie je on sám.
    .example = Bank 25, zhodu majú malý blind a hráč vpravo od buttonu. V predvolenom nastavení má malý blind 13 a druhý 12; proti smeru hodinových ručičiek je to naopak.

rule-ODD-3 = Viac žetónov navyše
    .text = Pri delení na tri a viac dielov môžu ostať dva žetóny alebo viac. Jeden herný poriadok hovorí len o jednom žetóne, iný dáva menší diel neskorším hráčom, tretí celý zvyšok jedinému. Tu dostáva po jednom žetóne každý ďalší v poradí.
    .variants = Predvolené: po jednom žetóne, v poradí zľava od buttonu. Inak: celý zvyšok dostane jediný hráč, ten podľa ODD-2.
    .example = Bank 50, traja víťazi: malý blind 17, stredná pozícia 17, button 16. Keď ide zvyšok jednému: 18, 16, 16.

rule-ODD-4 = Žetón navyše v stude
    .text = V stude rozhoduje o žetóne navyše farba: pri zhode sa prezrie všetkých päť kariet každej kombinácie a žetón dostane najvyššia farba. V hold’eme, kde majú hráči karty spoločné, sa to nerobí; tu rozhoduje miesto (ODD-2).
