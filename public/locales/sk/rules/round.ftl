# Stávkové kolá.

rule-ROUND-1 = Štyri stávkové kolá
    .text = Rozdanie má štyri stávkové kolá: pred flopom, na flope, na turne a na riveri. Každé prichádza po nových kartách, takže každý môže svoje šance znova zvážiť, kým vloží ďalšie žetóny.

rule-ROUND-2 = Kto začína pred flopom
    .text = Pred flopom začína hráč vľavo od veľkého blindu; ak padol straddle, hráč vľavo od toho, kto ho dal. Blindy už žetóny vložili, a tak prídu na rad posledné. Keď hrajú dvaja, začína button (BLIND-16).

rule-ROUND-3 = Čo smie prvý hráč
    .text = Prvý hráč pred flopom smie položiť karty, dorovnať veľký blind alebo navýšiť. Check medzi možnosťami nie je, lebo veľký blind už je stávka, ktorú treba dorovnať (CHECK-3).

rule-ROUND-4 = Čo smú ďalší hráči
    .text = Hráči po ňom vrátane buttonu majú rovnaké možnosti: položiť karty, dorovnať alebo navýšiť. Keď už niekto navýšil, ďalšie navýšenie sa volá re-raise.

rule-ROUND-5 = V smere hodín a po poradí
    .text = Hrá sa v smere hodinových ručičiek, od každého hráča k jeho susedovi vľavo, a rozhoduje len ten, kto je na rade. Jeden zo zdrojov na jednom mieste píše „doprava“; je to omyl, všetko ostatné v ňom ide doľava.

rule-ROUND-6 = Veľký blind musí prísť na rad
    .text = Kolo pred flopom sa nemôže skončiť skôr, než príde na rad veľký blind. Aj keď všetci len dorovnali, má ešte slovo a smie navýšiť (BLIND-12).

rule-ROUND-7 = Kto začína po flope
    .text = Na flope, turne a riveri začína prvý hráč vľavo od buttonu, ktorý je ešte v hre a má žetóny. Niektoré herné poriadky namiesto toho uvádzajú malý blind. Je to to isté miesto, ale nie keď hrajú dvaja: malý blind má vtedy button a začína ten druhý (BLIND-16).

rule-ROUND-8 = Začiatok ďalšieho kola
    .text = Každé ďalšie kolo sa začína bez stávky, takže nie je čo dorovnávať. Prvý hráč smie dať check, vsadiť alebo položiť karty. Jeden zo zdrojov tu uvádza aj dorovnanie a navýšenie, lenže na začiatku kola ešte nie je čo dorovnať ani navýšiť.

rule-ROUND-9 = Odpoveď na stávku
    .text = Len čo niekto vsadí, smie každý ďalší, keď naňho príde rad, položiť karty, dorovnať alebo navýšiť. Odpovedá sa vždy na najvyššiu stávku kola, nielen na stávku suseda (CALL-1).

rule-ROUND-10 = Kedy sa kolo končí
    .text = Kolo sa končí, keď každý, kto je ešte v hre, prišiel na rad a všetci vložili rovnako. Jedinou výnimkou sú hráči, ktorí sú all-in za menej: ostávajú v hre, aj keď zvyšok nedorovnali.

rule-ROUND-11 = Dorovnať alebo ísť all-in
    .text = Kto chce zostať v hre, musí dorovnať najvyššiu stávku kola. Kto na to nemá dosť žetónov, vloží všetky, ktoré mu ostávajú, a zostáva tiež (ALLIN-1). Stávka väčšia ako stack tak nikoho z hry nevyženie.

rule-ROUND-12 = S jedným stackom sa nevsádza
    .text = Stávkové kolo sa hrá, len keď na jeho začiatku majú žetóny aspoň dvaja hráči v hre. Inak sa zvyšné karty vyložia hneď. Ak však ešte niektorá stávka čaká na odpoveď, musí na ňu posledný hráč so žetónmi najprv odpovedať: dorovnať alebo položiť karty, lebo na navýšenie už nemá kto odpovedať.

rule-ROUND-13 = Ďalšie kolá sú ako prvé
    .text = V druhom až štvrtom kole platia tie isté pravidlá ako v prvom. Menia sa len tri veci: kto začína (ROUND-7), že check je možný (CHECK-1), a v limite veľkosť stávok na turne a riveri (LIMIT-2).

rule-ROUND-14 = Oznámte, kto začína
    .text = Internetová herňa na začiatku kola oznámi, kto ho otvára, takže to nikto nemusí odvodzovať. Tu je hráč na rade pri stole označený. Keď doma hráte s nováčikmi, ukážte to vždy slovom alebo gestom.
