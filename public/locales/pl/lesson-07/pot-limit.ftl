# Lekcja: największe podniesienie w grze pot limit.

lesson-pot-limit = Tyle, ile jest w puli
    .goal = Po tej lekcji policzysz największe podniesienie w grze pot limit.

lesson-pot-limit-1 = Przepis na największe podniesienie w pot limicie: najpierw w myślach sprawdź. Potem policz, co leży na środku, razem z twoim sprawdzeniem. O tyle możesz jeszcze podnieść (POTLIM-1).

lesson-pot-limit-2 = Pot limit, ciemne 1/2, zaczynasz. Do ilu najwyżej możesz podnieść?
    .right = Po sprawdzeniu za 2 w puli jest 5. Podnieść możesz o 5: 2 + 5 = 7 (POTLIM-1).
    .wrong-1 = 5 to podniesienie o 3, które leżą w puli przed twoim sprawdzeniem. Twoje 2 też się liczą: 2 + 5 = 7.
    .wrong-2 = 3 to pula przed twoim sprawdzeniem. Podniesienie dodaje się do sprawdzenia: 2 + 5 = 7.
    .wrong-3 = 10 będzie w puli dopiero po twoim podniesieniu. Podnieść możesz do 2 + 5 = 7.

lesson-pot-limit-3 = Podnosisz do 7. Do ilu najwyżej może podnieść Dora, na którą przyszła kolej?
    .right = Na środku jest 10, ze sprawdzeniem za 7 robi się 17. Potem 7 + 17 = 24.
    .wrong-1 = Trzy razy 7 pomija ciemne: 7 + 17 = 24.
    .wrong-2 = 17 to kwota, o którą Dora może podnieść. Dodaje się ją do sprawdzenia: 7 + 17 = 24.

lesson-pot-limit-4 = Flop, w puli 20, nikt nie postawił. Ile najwyżej może postawić Adam?
    .right = Pierwszy zakład może być tak duży jak pula: 20 (POTLIM-1).
    .wrong-1 = Przed pierwszym zakładem nie ma czego sprawdzać, więc nic się nie dolicza. Granicą jest pula, 20.
    .wrong-2 = 190 to cały stack. Na to pozwala tylko no limit.

lesson-pot-limit-5 = Adam stawia 20. Do ilu najwyżej możesz podnieść?
    .right = Na środku jest 40, ze sprawdzeniem za 20 robi się 60. Potem 20 + 60 = 80.
    .wrong-1 = 60 pomija twoje sprawdzenie za 20; w niektórych miejscach tak się liczy. Tutaj jest 20 + 60 = 80.
    .wrong-2 = 40 to najmniejsze podniesienie, 20 + 20. Największe: 20 + 60 = 80.

lesson-pot-limit-6 = Podnosisz do 80. Do ilu najwyżej może podnieść Adam?
    .right = All-in: pula pozwoliłaby na 80 + 180 = 260, ale stack wystarcza tylko na 190.
    .wrong-1 = Pula pozwoliłaby na 260, ale Adam ma tylko 190. Więcej postawić się nie da.

lesson-pot-limit-7 = Inny regulamin: własnego sprawdzenia nie dolicza się do puli. Adam znów stawia 20. Do ilu najwyżej możesz podnieść?
    .right = Pula, tak jak leży, to 40: 20 + 40 = 60.
    .wrong-1 = 80 to zwykły rachunek. Ten regulamin liczy pulę bez twojego sprawdzenia: 20 + 40 = 60 (POTLIM-1).

lesson-pot-limit-8 = Trzeci regulamin: liczy się tylko to, co włożyli inni. Flop, pula 20. Ile najwyżej może postawić Adam?
    .right = Twój wkład to 10, więc granicą jest 10.
    .wrong-1 = W tym regulaminie z puli 20 liczy się tylko twoje 10, a własny wkład tego, kto stawia, nie (POTLIM-1).

lesson-pot-limit-9 = Ile razy można podnosić w jednej rundzie gry pot limit?
    .choice-1 = Ile razy pozwolą żetony
    .choice-2 = Trzy razy
    .right = Pot limit nie liczy podniesień, najwyżej skończą się żetony (POTLIM-2).
    .wrong-2 = Trzy podniesienia to granica gier z limitem (LIMIT-3). W pot limicie jej nie ma.

lesson-pot-limit-q1 = Pula 30, potem zakład 30. Do ilu najwyżej możesz podnieść?
    .right = Na środku jest 60, ze sprawdzeniem za 30 robi się 90. Potem 30 + 90 = 120.
    .wrong-1 = 90 to kwota, o którą możesz podnieść. Dodaje się ją do sprawdzenia: 30 + 90 = 120.
    .wrong-2 = 60 to najmniejsze podniesienie. Największe: 30 + 90 = 120.

lesson-pot-limit-q2 = Pula 12, nikt nie postawił. Ile najwyżej może wynosić pierwszy zakład?
    .right = Pierwszy zakład może być tak duży jak pula: 12 (POTLIM-1).
    .wrong-1 = Nie ma czego sprawdzać, więc nic się nie dolicza: granicą jest sama pula, 12.

lesson-pot-limit-q3 = Pula 20, zakład 5, sprawdzenie za 5. Do ilu najwyżej można podnieść?
    .right = Leży tam 30, ze sprawdzeniem za 5 robi się 35. Potem 5 + 35 = 40.
    .wrong-1 = 35 to kwota, o którą można podnieść. Dodaje się ją do 5: 5 + 35 = 40.
    .wrong-2 = Liczą się obie piątki i twoje sprawdzenie: 20 + 5 + 5 + 5 = 35, potem 5 + 35 = 40.
