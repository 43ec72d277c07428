# Sázková kola.

rule-ROUND-1 = Čtyři sázková kola
    .text = Rozdání má čtyři sázková kola: před flopem, na flopu, na turnu a na riveru. Každé přichází po nových kartách, takže každý může své šance znovu zvážit, než vloží další žetony.

rule-ROUND-2 = Kdo začíná před flopem
    .text = Před flopem začíná hráč vlevo od velkého blindu; když padl straddle, hráč vlevo od toho, kdo ho dal. Blindy už žetony vložily, a tak přijdou na řadu poslední. Když hrají dva, začíná button (BLIND-16).

rule-ROUND-3 = Co smí první hráč
    .text = První hráč před flopem smí složit, dorovnat velký blind, nebo zvýšit. Check mezi možnostmi není, protože velký blind už je sázka, kterou je třeba dorovnat (CHECK-3).

rule-ROUND-4 = Co smějí další hráči
    .text = Hráči po něm, včetně buttonu, mají stejné možnosti: složit, dorovnat, nebo zvýšit. Když už někdo zvýšil, další zvýšení se jmenuje re-raise.

rule-ROUND-5 = Ve směru hodin a popořadě
    .text = Hraje se ve směru hodinových ručiček, od každého hráče k jeho sousedovi vlevo, a rozhoduje jen ten, kdo je na řadě. Jeden z pramenů na jednom místě píše „doprava“; je to omyl, všechno ostatní v něm běží doleva.

rule-ROUND-6 = Velký blind musí přijít na řadu
    .text = Kolo před flopem nemůže skončit dřív, než přijde na řadu velký blind. I když všichni jen dorovnali, má ještě slovo a smí zvýšit (BLIND-12).

rule-ROUND-7 = Kdo začíná po flopu
    .text = Na flopu, turnu a riveru začíná první hráč vlevo od buttonu, který je ještě ve hře a má žetony. Některé herní řády místo toho uvádějí malý blind. Je to totéž místo, ale ne když hrají dva: malý blind má pak button a začíná ten druhý (BLIND-16).

rule-ROUND-8 = Začátek dalšího kola
    .text = Každé další kolo začíná bez sázky, takže není co dorovnávat. První hráč smí checkovat, vsadit, nebo složit. Jeden z pramenů tu uvádí i dorovnání a zvýšení, ale na začátku kola ještě není co dorovnat ani zvýšit.

rule-ROUND-9 = Odpověď na sázku
    .text = Jakmile někdo vsadí, smí každý další, až na něj přijde řada, složit, dorovnat, nebo zvýšit. Odpovídá se vždy na nejvyšší sázku kola, ne jen na sázku souseda (CALL-1).

rule-ROUND-10 = Kdy kolo končí
    .text = Kolo končí, když každý, kdo je ještě ve hře, přišel na řadu a všichni vložili stejně. Jedinou výjimkou jsou hráči, kteří jsou all-in za méně: zůstávají ve hře, i když zbytek nedorovnali.

rule-ROUND-11 = Dorovnat, nebo jít all-in
    .text = Kdo chce zůstat ve hře, musí dorovnat nejvyšší sázku kola. Kdo na to nemá dost žetonů, vloží všechny, které mu zbývají, a zůstává také (ALLIN-1). Sázka větší než stack tak nikoho ze hry nevyžene.

rule-ROUND-12 = S jedním stackem se nesází
    .text = Sázkové kolo se hraje, jen když na jeho začátku mají žetony aspoň dva hráči ve hře. Jinak se zbývající karty vyloží hned. Čeká-li ale ještě nějaká sázka na odpověď, musí na ni poslední hráč s žetony nejdřív odpovědět: dorovnat, nebo složit, protože na zvýšení už nemá kdo odpovědět.

rule-ROUND-13 = Další kola jsou jako první
    .text = Ve druhém až čtvrtém kole platí táž pravidla jako v prvním. Mění se jen tři věci: kdo začíná (ROUND-7), že se smí checkovat (CHECK-1) a v limitu velikost sázek na turnu a riveru (LIMIT-2).

rule-ROUND-14 = Oznamte, kdo začíná
    .text = Internetová herna na začátku kola oznámí, kdo ho otevírá, takže to nikdo nemusí odvozovat. Tady je hráč na řadě u stolu označený. Když doma hrajete s nováčky, ukažte to vždycky slovem nebo gestem.
