# Sprawdzanie.

rule-CALL-1 = Wyrównać najwyższą stawkę
    .text = Sprawdzić (call) znaczy wyrównać do najwyższej dotychczasowej stawki w rundzie, bez względu na to, kto ją postawił. Żetony, które masz już w tej rundzie w grze, wliczają się do tego.
    .variants = Niektóre zasady mówią tylko o stawce gracza po prawej, inne podkreślają, że trzeba wyrównać także wcześniejsze. Tutaj decyduje najwyższa stawka.
    .example = Najwyższa stawka to 30, a ty masz już w grze 10: sprawdzenie kosztuje 20.

rule-CALL-2 = Nie wystarczy wyrównać sąsiada
    .text = Sprawdzenie tłumaczy się czasem jako wyrównanie do gracza po prawej. To prawda tylko wtedy, gdy właśnie on ma najwyższą stawkę. Jeśli ma mniej, na przykład jest all-in, i tak musisz wyrównać do najwyższej stawki w rundzie.
    .example = A stawia 50, B jest all-in za 20: C musi wyrównać do 50, a nie do 20.

rule-CALL-3 = Cold call
    .text = Cold call to sprawdzenie podniesionej stawki przez gracza, który w tej rundzie nie włożył jeszcze do puli nic. Kto naraz sprawdza zakład i podniesienie, sprawdza „na zimno” dwie stawki.
    .example = A stawia 50, B podnosi do 100, C sprawdza za 100: to cold call dwóch stawek. Gdy A dopłaca potem pozostałe 50, nie jest to cold call, bo miał już żetony w grze.
