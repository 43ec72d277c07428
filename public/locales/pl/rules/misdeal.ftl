# Nieważne rozdanie.

rule-MISDEAL-1 = Póki nie zagrało dwóch
    .text = Rozdanie można unieważnić (misdeal) tylko wtedy, gdy ktoś zauważy błąd, zanim zagra dwóch graczy; zgłosić go może każdy. Wszystkie żetony wracają, także ciemne i ante, button zostaje na miejscu albo się go poprawia, jeśli to w nim tkwił błąd, a karty tasuje się i rozdaje od nowa.

rule-MISDEAL-2 = Odsłonięta jedna z dwóch pierwszych
    .text = Rozdanie jest nieważne, jeśli pierwsza lub druga rozdana karta leży odkryta albo odsłoni ją krupier z własnej winy. Na samym początku nic się przez to nie traci. Później pojedynczą odsłoniętą kartę tylko się wymienia (MISDEAL-11).

rule-MISDEAL-3 = Dwie odsłonięte karty
    .text = Jeśli krupier odsłoni przy rozdawaniu dwie karty lub więcej, rozdanie jest nieważne. Jedną kartę można wymienić; przy dwóch gracze wiedzą już o sobie za dużo.

rule-MISDEAL-4 = Dwie odwrócone karty w talii
    .text = Jeśli w talii leżą twarzą do góry dwie karty lub więcej, rozdanie jest nieważne. Takie karty nazywa się odwróconymi (boxed); świadczą o tym, że talii nie ułożono porządnie. Pojedynczą odwróconą kartę tylko się zastępuje (IRREG-6).

rule-MISDEAL-5 = Dwie karty za dużo
    .text = Jeśli rozdano dwie karty za dużo lub więcej, rozdanie jest nieważne. Jedna zbędna karta, zauważona w porę, rozdania nie psuje: wraca do krupiera i służy jako karta spalona.

rule-MISDEAL-6 = Rozdane nie po kolei
    .text = Jeśli karta trafi do kogoś poza kolejnością, wszyscy następni dostają karty przeznaczone dla innych i rozdanie jest nieważne. Wyjątkiem jest odsłonięta karta, która posłuży jako spalona: tam kolejność tylko wygląda na złą.

rule-MISDEAL-7 = Button na złym miejscu
    .text = Jeśli button jest na złym miejscu, błędne są też ciemne i kolejność gry. Jeśli ktoś to zauważy, zanim zagra dwóch graczy, rozdanie jest nieważne, a button się poprawia. Później rozdanie jest już ważne (IRREG-1).

rule-MISDEAL-8 = Karty na niewłaściwe miejsce
    .text = Rozdanie jest nieważne, jeśli karty trafiły na puste miejsce albo dostał je gracz, który nie ma do nich prawa, na przykład dlatego, że jeszcze czeka na dużą ciemną (BLIND-20).

rule-MISDEAL-9 = Pominięty gracz
    .text = Rozdanie jest nieważne, jeśli kart nie dostał gracz, który ma do nich prawo i chce grać. Zanim zagrasz, rozejrzyj się po stole: gdy zagra dwóch, na reklamację jest za późno.

rule-MISDEAL-10 = Za późno na unieważnienie
    .text = Gdy gra się zaczęła, to znaczy gdy zagrało już dwóch graczy, rozdania unieważnić nie można. Ciemnych się wtedy nie zwraca, nawet graczowi, który ma na przykład tylko jedną kartę.

rule-MISDEAL-11 = Jedna odsłonięta karta gracza
    .text = Jeśli krupier odsłoni jedną kartę gracza, najpierw kończy rozdawanie. Potem wymienia ją na wierzchnią kartę talii, a odsłonięta służy jako spalona. Jeden z regulaminów robi tak z każdą kartą, inny przy pierwszej lub drugiej karcie unieważnia rozdanie; tutaj obowiązuje to drugie.
    .variants = Domyślnie pierwsza lub druga karta unieważnia rozdanie, każdą następną wymienia się i spala. Poza tym: wymienia się i spala zawsze.
    .example = Odsłonięta zostaje siódma karta rozdania: krupier rozdaje do końca, wymienia ją na wierzchnią i spala przed flopem.

rule-MISDEAL-12 = Więcej odsłoniętych kart
    .text = Gdy odsłonięta zostanie więcej niż jedna karta, jeden z regulaminów pisze, że rozdanie jest zwykle nieważne, inny, że zawsze. Tutaj jest nieważne zawsze, o ile nie zagrało jeszcze dwóch graczy (MISDEAL-1, MISDEAL-3).
