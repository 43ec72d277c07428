# No limit.

rule-NOLIM-1 = Cokoli až po všechny žetony
    .text = V no limitu smí hráč v každém kole vsadit jakoukoli částku: od nejmenší sázky (BET-1) až po všechny žetony, které má před sebou na stole. Peníze v kapse se nepočítají (BUYIN-8).
    .variants = Některá pravidla za mez označují žetony, které hráč do hry přinesl, jiná ty, které má právě na stole. Tady platí žetony na stole.

rule-NOLIM-2 = No limit zvýšení nepočítá
    .text = V no limitu není počet zvýšení omezen. Zvyšovat se dá znovu a znovu, jen musí být každé zvýšení dost velké (BET-2) a žetony nesmějí dojít.

rule-NOLIM-3 = Nejoblíbenější struktura
    .text = Jeden z pramenů nazývá no limit nejspíš nejatraktivnější podobou hold’emu. V každé chvíli se může hrát o všechno, co leží na stole.
