# Czekanie.

rule-CHECK-1 = Czekanie, póki nikt nie postawił
    .text = Od drugiej rundy licytacji gracz może czekać (check), dopóki w tej rundzie nikt nie postawił zakładu. Czekanie nic nie kosztuje: gracz zostaje w grze, a kolej przechodzi na sąsiada z lewej.

rule-CHECK-2 = Czekanie nie odbiera praw
    .text = Kto czeka, niczego nie traci. Jeśli później w tej samej rundzie ktoś postawi, kolej wraca do czekającego gracza i może on sprawdzić, podnieść stawkę albo spasować.

rule-CHECK-3 = Przed flopem się nie czeka
    .text = Przed flopem zakładami są już ciemne, więc jest co wyrównywać i czekać nie wolno. Wyjątkiem jest duża ciemna, jeśli nikt nie podniósł stawki (BLIND-13). To samo dotyczy gracza, którego straddle nie został przebity, i nowego gracza, którego wpłata wyrównuje już stawkę.

rule-CHECK-4 = Po zakładzie się nie czeka
    .text = Gdy ktoś postawi, w tej rundzie czekać już nie można. Jest co wyrównywać, więc pozostaje spasować, sprawdzić albo podnieść stawkę.

rule-CHECK-5 = Jak się czeka przy stole
    .text = W grze na żywo gracz mówi „czekam” lub „check” albo stuka w stół. Jedno i drugie znaczy to samo, więc nie stukaj w stół, kiedy jeszcze się zastanawiasz.
