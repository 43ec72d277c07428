# Co se řekne.

rule-DECL-1 = Slovo zavazuje
    .text = U živého stolu platí slova stejně jako žetony. Kdo je na řadě a řekne „bet“, „raise“, „call“, „fold“ nebo „all-in“, musí to udělat a nemůže to vzít zpět. Nejdřív se tedy rozhodněte, potom mluvte.

rule-DECL-2 = Jasně a na řadě
    .text = Ve vážné živé hře říkejte přesně, co děláte, a jen tehdy, když jste na řadě. Zamumlané slovo nebo nedokončené gesto vede ke sporům a řeč mimo pořadí prozrazuje ostatním něco předčasně.
