# Ćwiczenie: podniesienie o całą pulę.

drill-pot-limit-max = Podniesienie o całą pulę
    .prompt = Pot limit. { $name } chce dać jak najwięcej. Do ilu to będzie?
    .prompt-before-call = Pot limit; przy tym stole własnego sprawdzenia się nie dolicza. { $name }: do ilu najwyżej?
    .prompt-others = Pot limit; przy tym stole podnosi się najwyżej o żetony innych. { $name }: do ilu najwyżej?
    .hint = Najpierw w myślach sprawdź. Potem policz wszystko, co wpłacone, także swoje sprawdzenie: o tyle wolno podnieść. Łączna kwota to najwyższy zakład plus ta suma. Pierwszy zakład może sięgać wysokości puli.
    .right = Sprawdzenie za { $call } powiększa pulę do { $pot } + { $call }. O tyle się podnosi: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .right-opening = Nie ma czego sprawdzać, więc zakład może sięgać wysokości puli: { $most } (POTLIM-1).
    .right-before-call = Tu liczy się pula, jaka leży, { $pot }: { $bet } + { $pot } = { $most } (POTLIM-1).
    .right-others = Inni wpłacili w tym rozdaniu { $others }: { $bet } + { $others } = { $most } (POTLIM-1).
    .right-short = Według puli można by aż do { $full }, ale żetonów starcza tylko do { $most } (BUYIN-8).
    .slip-more-than-the-stack = Pula pozwoliłaby na { $full }, żetony kończą się na { $most } (BUYIN-8).
    .slip-usual-reading = To zwykły sposób. Przy tym stole liczy się inaczej: przeczytaj pytanie jeszcze raz (POTLIM-1).
    .slip-pot-without-own-call = Własne sprawdzenie { $call } należy do puli jeszcze przed podniesieniem: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .slip-by-for-to = To kwota, o którą się podnosi. Do tego dochodzi najwyższy zakład { $bet }: { $most } (RAISE-1).
    .slip-pot-as-the-total = { $pot } to tyle, ile leży. Pula ogranicza podniesienie ponad sprawdzenie, nie całość: { $most } (POTLIM-1).
    .slip-three-times-the-bet = Trzy razy { $bet } wystarczyłoby tylko wtedy, gdyby nic innego nie było wpłacone. Policz całą pulę: { $most } (POTLIM-1).
    .slip-no-limit-instead = Wszystkie żetony można postawić w grze bez limitu. Tu miarą jest pula: { $most } (NOLIM-1, POTLIM-1).
