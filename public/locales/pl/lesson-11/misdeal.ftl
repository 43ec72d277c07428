# Lekcja: rozdać od nowa czy grać dalej?

lesson-misdeal = Rozdać od nowa czy grać dalej?
    .goal = Po tej lekcji umiesz rozstrzygnąć, czy wadliwe rozdanie jest nieważne.

lesson-misdeal-1 = Dwa pytania w tej kolejności. Czy zagrało już dwóch graczy? Wtedy nie można unieważnić (MISDEAL-1, MISDEAL-10). Jeśli nie: czy błąd jest na liście? Ciemne zaczynają rozdanie, ale to nie zagranie (BLIND-25). Gra sześć osób, button jest na miejscu 6, pierwsza karta idzie na miejsce 1.

lesson-misdeal-2 = Krupier odsłania drugą kartę rozdania. Nikt jeszcze nie zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Krupier odsłonił pierwszą lub drugą kartę: rozdanie jest nieważne (MISDEAL-2).
    .wrong-2 = Tak jest dopiero od trzeciej karty albo w klubie, który wymienia zawsze (MISDEAL-11).
    .wrong-3 = Nikt jeszcze nie zagrał, więc nie jest za późno (MISDEAL-1).

lesson-misdeal-3 = Odsłonięta zostaje siódma karta, poza tym wszystko w porządku. Nikt jeszcze nie zagrał.
    .choice-1 = Naprawić i grać dalej
    .choice-2 = Nieważne rozdanie
    .choice-3 = Rozdanie jest ważne
    .right = Rozdaje się do końca, potem kartę wymienia się na wierzchnią z talii, a odsłonięta służy jako spalona (MISDEAL-11).
    .wrong-2 = To jedna karta, i to nie pierwsza ani druga: tylko się ją wymienia (MISDEAL-11).
    .wrong-3 = Karty, którą wszyscy widzieli, gracz nie zatrzymuje: wymienia się ją (MISDEAL-11).

lesson-misdeal-4 = Na które miejsce trafiła siódma karta?
    .right = Sześć kart to jedno okrążenie: 7 − 6 = 1. To druga karta dla miejsca 1 (DEAL-2).

lesson-misdeal-5 = Krupier odsłonił dwie karty. Jeden gracz już zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Przy dwóch kartach gracze wiedzą już o sobie za dużo (MISDEAL-3, MISDEAL-12).
    .wrong-2 = Wymienia się tylko jedną kartę. Przy dwóch rozdanie jest nieważne (MISDEAL-3).
    .wrong-3 = Zagrał dopiero jeden gracz, więc jeszcze nie jest za późno (MISDEAL-1).

lesson-misdeal-6 = Okazuje się, że button jest na złym miejscu. Jeden gracz już zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Razem z buttonem błędne są ciemne i kolejność: jeśli zauważy się to w porę, rozdanie jest nieważne, a button się poprawia (MISDEAL-7).
    .wrong-2 = Samo przesunięcie nie wystarczy: ciemne i kolejność nadal byłyby błędne. Rozdanie jest nieważne (MISDEAL-7).
    .wrong-3 = Zagrał dopiero jeden; granicą jest dwóch (MISDEAL-1).

lesson-misdeal-7 = Ten sam zły button, ale zagrało już dwóch graczy.
    .choice-1 = Rozdanie jest ważne
    .choice-2 = Nieważne rozdanie
    .choice-3 = Naprawić i grać dalej
    .right = Zagrało już dwóch: za późno. Button poprawia się na następne rozdanie (IRREG-1).
    .wrong-2 = Gdy zagrało dwóch graczy, rozdania nie można unieważnić (MISDEAL-10).
    .wrong-3 = Nie w tym rozdaniu: gra się je tak, jak jest. Poprawia się dopiero następne (IRREG-1).

lesson-misdeal-8 = Przy rozdawaniu okazuje się, że jedna karta leży w talii twarzą do góry. Nikt jeszcze nie zagrał.
    .choice-1 = Naprawić i grać dalej
    .choice-2 = Nieważne rozdanie
    .choice-3 = Rozdanie jest ważne
    .right = Nie liczy się jako karta; jej miejsce zajmuje następna (IRREG-6).
    .wrong-2 = Jedną tylko się zastępuje. Dopiero dwie unieważniają rozdanie (MISDEAL-4).
    .wrong-3 = Nie w tej postaci: odwrócona karta idzie na bok, a zastępuje ją następna (IRREG-6).

lesson-misdeal-9 = Twarzą do góry leżą w talii dwie karty. Nikt jeszcze nie zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Dwie odwrócone karty świadczą o tym, że talii nie ułożono porządnie (MISDEAL-4).
    .wrong-2 = Jedną by się zastąpiło. Przy dwóch rozdanie jest nieważne (MISDEAL-4).
    .wrong-3 = Nikt jeszcze nie zagrał, więc rozdanie można jeszcze unieważnić (MISDEAL-1, MISDEAL-4).

lesson-misdeal-10 = Rozdano dwie karty za dużo. Nikt jeszcze nie zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Dwie zbędne karty lub więcej: rozdanie jest nieważne (MISDEAL-5).
    .wrong-2 = Jedną zbędną kartę można cofnąć i spalić; dwie to za dużo (MISDEAL-5).
    .wrong-3 = Nikt jeszcze nie zagrał, więc rozdanie można jeszcze unieważnić (MISDEAL-1, MISDEAL-5).

lesson-misdeal-11 = Karty rozdano także na puste krzesło. Nikt jeszcze nie zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Wszyscy za tym krzesłem mają karty przeznaczone dla innych: rozdanie jest nieważne (MISDEAL-8).
    .wrong-2 = Samo zabranie ich nie wystarczy: pozostali dostaliby inne karty (MISDEAL-8).
    .wrong-3 = Nikt jeszcze nie zagrał, więc rozdanie można jeszcze unieważnić (MISDEAL-1, MISDEAL-8).

lesson-misdeal-12 = Gracz, który siedzi przy stole i chce grać, nie dostał kart. Nikt jeszcze nie zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Kto ma prawo do kart, musi je dostać: jeśli zauważy się to w porę, rozdanie jest nieważne (MISDEAL-9).
    .wrong-2 = Rozdane później nie byłyby tymi, które się należały. Rozdaj od nowa (MISDEAL-9).
    .wrong-3 = Nikt jeszcze nie zagrał, więc można to zgłosić (MISDEAL-1, MISDEAL-9).

lesson-misdeal-13 = Karty rozdano w złej kolejności. Nikt jeszcze nie zagrał.
    .choice-1 = Nieważne rozdanie
    .choice-2 = Naprawić i grać dalej
    .choice-3 = Rozdanie jest ważne
    .right = Nieważne, chyba że kolejność tylko wygląda na złą, bo odsłonięta karta posłuży jako spalona (MISDEAL-6).
    .wrong-2 = Kart nie da się już ułożyć z powrotem: nie wiadomo, kto co widział. Rozdaj od nowa (MISDEAL-6).
    .wrong-3 = Nikt jeszcze nie zagrał, więc rozdanie można jeszcze unieważnić (MISDEAL-1, MISDEAL-6).

lesson-misdeal-14 = Gracz zgłasza: „Mam tylko jedną kartę”. Zagrało już dwóch graczy.
    .choice-1 = Rozdanie jest ważne
    .choice-2 = Nieważne rozdanie
    .choice-3 = Naprawić i grać dalej
    .right = Za późno; ciemne też zostają w puli (MISDEAL-10).
    .wrong-2 = Zagrało już dwóch: na unieważnienie za późno (MISDEAL-10).
    .wrong-3 = Karta dodana teraz przyszłaby za późno: gra już się zaczęła (MISDEAL-10).

lesson-misdeal-q1 = Kto może zgłosić nieważne rozdanie?
    .choice-1 = Każdy, zanim zagra dwóch graczy
    .choice-2 = Tylko krupier
    .right = Kto widzi błąd, ten go zgłasza, zanim zagra dwóch graczy (MISDEAL-1).
    .wrong-2 = Zgłosić to może każdy gracz, nie tylko krupier (MISDEAL-1).

lesson-misdeal-q2 = Odsłonięta zostaje piąta karta rozdania. Nikt jeszcze nie zagrał.
    .choice-1 = Naprawia się
    .choice-2 = Nieważne rozdanie
    .right = Rozdaje się do końca, kartę wymienia i spala (MISDEAL-11).
    .wrong-2 = To ani pierwsza, ani druga, i tylko jedna (MISDEAL-11).

lesson-misdeal-q3 = Dwóch graczy spasowało, a potem ktoś widzi, że button jest na złym miejscu.
    .choice-1 = Rozdanie jest ważne
    .choice-2 = Nieważne rozdanie
    .right = Pas to też zagranie: zagrało już dwóch (MISDEAL-10, IRREG-1).
    .wrong-2 = Zagrało już dwóch; poprawia się to na następne rozdanie (MISDEAL-10, IRREG-1).
