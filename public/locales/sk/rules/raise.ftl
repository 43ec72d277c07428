# Navyšovanie.

rule-RAISE-1 = Navýšenie zdvihne cenu
    .text = Navýšenie (raise) zdvihne najvyššiu stávku o povolenú sumu. Kto je na rade po ňom a chce zostať v hre, musí vyrovnať aspoň novú sumu, aj keď tú nižšiu už dorovnal.

rule-RAISE-2 = Opätovné navýšenie
    .text = Opätovné navýšenie (re-raise) je druhé alebo ďalšie navýšenie v tom istom kole. Prvá stávka, ktorá bank otvára (opening the pot), sa medzi navýšenia nepočíta.
    .example = A vsadí 10, B navýši na 20, C navýši na 30: re-raise je až navýšenie hráča C.

rule-RAISE-3 = Sám seba nikto nenavyšuje
    .text = Vlastnú stávku nikto navyšovať nesmie. Keď na hráča znova príde rad, smie navýšiť len vtedy, keď medzitým vsadil alebo navýšil niekto iný, a to dostatočne (ALLIN-6). Výnimkou sú len živý blind (BLIND-12) a straddle (STRADDLE-4): tie smú navýšiť, aj keď ostatní len dorovnali.
