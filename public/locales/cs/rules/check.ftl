# Check.

rule-CHECK-1 = Check, dokud nikdo nevsadil
    .text = Od druhého sázkového kola smí hráč checkovat, dokud v tom kole nikdo nevsadil. Check nic nestojí: hráč zůstává ve hře a na řadě je soused po levici.

rule-CHECK-2 = Check nebere žádná práva
    .text = Kdo checkuje, o nic nepřichází. Když později v témž kole některý soupeř vsadí, řada se k hráči vrátí a on smí dorovnat, zvýšit, nebo složit.

rule-CHECK-3 = Před flopem se necheckuje
    .text = Před flopem jsou sázkou už blindy, takže je co dorovnávat a check nejde. Výjimkou je velký blind, pokud nikdo nezvýšil (BLIND-13). Totéž platí pro hráče, který dal straddle a nikdo ho nezvýšil, a pro nováčka, jehož vstupní vklad už sázce odpovídá.

rule-CHECK-4 = Po sázce check nejde
    .text = Jakmile někdo vsadí, check už v tom kole nejde. Je co dorovnávat, a tak zbývá složit, dorovnat, nebo zvýšit.

rule-CHECK-5 = Jak se u stolu checkuje
    .text = U živého stolu hráč buď řekne „check“, nebo zaklepe na stůl. Obojí platí stejně, takže neklepejte na stůl, dokud teprve přemýšlíte.
