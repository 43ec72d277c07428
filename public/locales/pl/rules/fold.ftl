# Pasowanie.

rule-FOLD-1 = Gracz odpada, zakłady zostają
    .text = Kto spasuje, odpada z rozdania i nic już w nim nie wygra. To, co do tej pory postawił, zostaje w puli i grają o to pozostali.

rule-FOLD-2 = Spasować można zawsze
    .text = Gracz może spasować za każdym razem, gdy wypada jego kolej, nawet gdy czekanie nic nie kosztuje. Rezygnuje wtedy jednak z darmowej szansy, dlatego program najpierw pyta, czy na pewno.

rule-FOLD-3 = Jak pasuje się przy stole
    .text = W grze na żywo gracz przesuwa zakryte karty do krupiera, który dokłada je do odrzuconych, albo rzuca je i mówi „pas”. Jedne regulaminy opisują pierwszy sposób, inne drugi. Tak czy inaczej kart nikt nie może zobaczyć.

rule-FOLD-4 = Odrzucone karty są martwe
    .text = Karta, która dotknęła stosu kart odrzuconych, jest martwa i do gry nie wraca, nawet jeśli trafiła tam przez pomyłkę. Nikt już nie powie z pewnością, która to była.

rule-FOLD-5 = Spasowane karty pozostają zakryte
    .text = Kto pasuje, gdy w grze zostaje co najmniej dwóch innych, nie może pokazać swoich kart. Z brakujących kart pozostali obliczyliby swoje szanse, z korzyścią dla jednego i szkodą dla drugiego. Gdy zostaje tylko jeden przeciwnik, rozdanie się kończy i zakaz nie obowiązuje.
