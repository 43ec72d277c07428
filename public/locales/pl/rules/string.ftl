# Zakłady na raty.

rule-STRING-1 = Zakaz zakładów na raty
    .text = Kto chce postawić lub podnieść stawkę, nie może wysuwać żetonów po trochu. Po każdym żetonie mógłby bowiem patrzeć na twarze przeciwników i dopiero wtedy zdecydować, ile ich będzie. Nazywa się to string bet albo string raise i jest zabronione.

rule-STRING-2 = Jednym ruchem albo z zapowiedzią
    .text = Stawkę podnosi się czysto na dwa sposoby: z góry mówisz, o ile, albo wysuwasz wszystkie żetony jednym ruchem. Jeśli nic nie powiesz, liczy się tylko pierwszy ruch.

rule-STRING-3 = „Sprawdzam” to tylko sprawdzenie
    .text = Kto mówi „sprawdzam” (call), zapowiada samo sprawdzenie i nic więcej. Podniesienie dodane w tym samym zdaniu to string raise: sprawdzenie jest ważne, podniesienie nie. Jeśli chcesz podnieść stawkę, powiedz od razu „podnoszę” (raise).
    .example = „Sprawdzam i podnoszę o 100”. Sprawdzenie jest ważne, podniesienie o 100 nie.
