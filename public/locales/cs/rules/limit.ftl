# Limitní hra.

rule-LIMIT-1 = Jediná velikost sázky
    .text = V limitní hře má každá sázka i každé zvýšení velikost předepsanou pro dané kolo. Víc ani méně vložit nesmíte, ledaže vám dojdou žetony.
    .variants = Některá pravidla o této velikosti mluví jako o nejmenší, jiná jako o největší, další jako o pevné částce. Jde o tutéž hru; tady je velikost přesná.
    .example = Jednotka 10: sázka je 10, první zvýšení na 20, další na 30.

rule-LIMIT-2 = Nižší a vyšší limit
    .text = V prvních dvou kolech, před flopem a na flopu, se sází po nižším limitu, který se rovná velkému blindu. Na turnu a riveru platí vyšší limit, dvojnásobek.
    .example = Limit 15–30: před flopem a na flopu se sází po 15, na turnu a riveru po 30.

rule-LIMIT-3 = Počet zvýšení v kole
    .text = V limitních hrách je počet zvýšení v jednom kole omezen. Pravidla většinou dovolují tři po první sázce; některá čtyři, a ne vždy je jasné, jestli se do nich počítá i sázka. V pot limitu a no limitu takové omezení není.
    .variants = Výchozí: 3 zvýšení po sázce. Jinak: 4.
    .example = Jednotka 5: sázka 5, zvýšení na 10, 15 a 20. Další hráč smí už jen dorovnat 20, nebo složit.

rule-LIMIT-4 = Omezení, když hrají dva
    .text = Zůstanou-li dva, nekonečné zvyšování nikomu dalšímu neškodí, a některá pravidla proto omezení ruší. Rozhoduje, kolik hráčů ve chvíli zvýšení ještě může sázet; kolo, ve kterém se možnosti vyčerpaly, dokud hráli tři nebo víc, zůstává uzavřené.
    .variants = Výchozí: v cash game bez omezení, v turnaji omezení platí. Jinak: ve dvou vždy bez omezení, omezení platí vždy, nebo omezení padá, až když v turnaji zbudou dva.
    .example = Limit 2–4 na turnu: 4, pak zvýšení na 8, 12 a 16. Ve třech tím končí; dva smějí v cash game dál na 20, 24 a tak dále.

rule-LIMIT-5 = Pak už jen dorovnat, nebo složit
    .text = Jakmile padne poslední povolené zvýšení, v tomto kole už nikdo zvýšit nesmí. Ostatní mohou jen dorovnat, nebo složit.

rule-LIMIT-6 = Sázka není zvýšení
    .text = První sázka kola se jako zvýšení nepočítá. Před flopem ji zastupuje velký blind, takže tři zvýšení vedou až na čtyři velké blindy. Nepočítá se ani neúplný all-in (ALLIN-5), zvýšení, které ho doplní, už ano.
    .example = Limit 2–4 před flopem: velký blind 2, potom 4, 6 a 8.

rule-LIMIT-7 = Slovo cap
    .text = Poslednímu povolenému zvýšení se říká cap a hráči pak řeknou, že sázení je „capped“. Pravidlo samo se jmenuje three-raise rule, pravidlo tří zvýšení.

rule-LIMIT-8 = Omezení v jiných hrách
    .text = Hry, které mají jen dvě sázková kola, například draw a lowball, dovolují o zvýšení víc: hrají-li tři nebo více hráčů, smí být jedna sázka a čtyři zvýšení. V hold’emu se čtyřmi koly jsou obvyklá tři.

rule-LIMIT-9 = Jak se limitní hry jmenují
    .text = Limitní hry se jmenují podle svých dvou velikostí sázek. V „limitu 2–4“ se před flopem a na flopu sází po 2, na turnu a riveru po 4.
