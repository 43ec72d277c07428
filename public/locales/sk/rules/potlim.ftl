# Pot limit.

rule-POTLIM-1 = Najväčšia stávka v pot limite
    .text = V pot limite je stropom bank. Prvá stávka smie byť taká veľká ako bank. Pri navýšení k banku najprv pripočítajte svoje dorovnanie; o toľko smiete najviac navýšiť. Počíta sa len to, čo v banku naozaj leží. Pravidlá strop opisujú rôzne, ale len tento výklad funguje v každej situácii.
    .variants = Predvolené: bank po dorovnaní. Inak: bank pred dorovnaním alebo žetóny, ktoré zatiaľ vložili ostatní hráči.
    .example = Blindy 1/2, začínate: v banku sú 3 a dorovnanie stojí 2. Po dorovnaní by v ňom bolo 5, smiete teda navýšiť o 5, na 7. Pri oboch ďalších výkladoch o 3, na 5.

rule-POTLIM-2 = Pot limit navýšenia nepočíta
    .text = V pot limite sa smie navyšovať, koľkokrát kto chce. Počet navýšení je obmedzený len v limitných hrách (LIMIT-3).
