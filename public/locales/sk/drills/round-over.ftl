# Cvičenie: skončilo sa kolo?

drill-round-over = Skončilo sa kolo?
    .prompt = Kto je v tomto kole na rade teraz? Ak sa kolo skončilo, vyberte „nikto“.
    .hint = Kolo trvá, kým sa všetci, ktorí sú v hre a majú žetóny, nedostanú na rad a nedorovnajú najvyššiu stávku. Sám seba nikto nenavyšuje.
    .right-owes = { $name } má vložené { $own } a stávka je { $bet }: na tú treba ešte odpovedať (ROUND-9).
    .right-option = Povinný vklad ešte nie je rozhodnutie: { $name } má posledné slovo (ROUND-6).
    .right-not-heard = { $name } sa v tomto kole dostáva na rad až teraz (ROUND-5).
    .right-one-left = Nikto: v hre zostáva len { $name } a rozdanie sa končí (GAME-15).
    .right-run-out = Nikto: žetóny majú menej ako dvaja hráči, karty sa teda otočia bez stávok (ROUND-12).
    .right-checked = Nikto: všetci checkujú a kolo sa končí (ROUND-10).
    .right-over = Nikto: všetci, ktorí zostali, majú najvyššiu stávku dorovnanú, a kolo sa končí (ROUND-10).
    .slip-next-card-too-early = Ešte nie: na rad v tomto kole ešte len príde { $name } (ROUND-10).
    .slip-lone-stack = Žetóny má už len { $name }. Nie je proti komu vsadiť, a preto nie je ani o čom rozhodovať (ROUND-12).
    .slip-bettor-again = Naposledy vsádza alebo navyšuje { $name } a nikto potom nenavýšil. Sám seba nikto nenavyšuje (RAISE-3).
    .slip-folded-or-all-in = Ďalej v poradí sedí { $name }, no po položení kariet alebo all-ine sa už o ničom nerozhoduje (ALLIN-4, FOLD-1).
