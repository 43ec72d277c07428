# Spálené karty.

rule-BURN-1 = Pálenie kariet
    .text = Pred flopom, turnom aj riverom sa vrchná karta balíčka odloží nabok a nepoužije sa. Hovorí sa, že sa spáli. Označená alebo zahliadnutá vrchná karta sa tak nikdy nedostane na stôl.
    .variants = Predvolené: karty sa pália. Inak: nepália. Niektoré pravidlá pália zakaždým, iné o tom nehovoria alebo poznajú aj hru bez pálenia.

rule-BURN-2 = Spálená karta zostáva zakrytá
    .text = Spálená karta leží zakrytá, lícom nadol. Nikto sa nedozvie, ktorá to bola, ani dodatočne; tento program ju neukáže ani v histórii rozdania.
