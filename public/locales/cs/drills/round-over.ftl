# Cvičení: skončilo kolo?

drill-round-over = Skončilo kolo?
    .prompt = Kdo je v tomto kole na řadě teď? Pokud kolo skončilo, vyberte „nikdo“.
    .hint = Kolo trvá, dokud se všichni, kdo jsou ve hře a mají žetony, nedostanou na řadu a nedorovnají nejvyšší sázku. Sám sebe nikdo nezvyšuje.
    .right-owes = { $name } má vloženo { $own } a sázka je { $bet }: na tu je třeba ještě odpovědět (ROUND-9).
    .right-option = Povinný vklad ještě není rozhodnutí: { $name } má poslední slovo (ROUND-6).
    .right-not-heard = { $name } přichází v tomto kole na řadu teprve teď (ROUND-5).
    .right-one-left = Nikdo: ve hře zbývá jen { $name } a rozdání končí (GAME-15).
    .right-run-out = Nikdo: žetony mají méně než dva hráči, karty se tedy otočí bez sázení (ROUND-12).
    .right-checked = Nikdo: všichni checkují a kolo končí (ROUND-10).
    .right-over = Nikdo: všichni, kdo zůstali, mají nejvyšší sázku dorovnanou, a kolo končí (ROUND-10).
    .slip-next-card-too-early = Ještě ne: na řadu v tomto kole teprve přijde { $name } (ROUND-10).
    .slip-lone-stack = Žetony má už jen { $name }. Není proti komu sázet, a proto není ani o čem rozhodovat (ROUND-12).
    .slip-bettor-again = Poslední sází nebo zvyšuje { $name } a nikdo potom nezvýšil. Sám sebe nikdo nezvyšuje (RAISE-3).
    .slip-folded-or-all-in = Další v pořadí je { $name }, ale po složení nebo all-inu už se o ničem nerozhoduje (ALLIN-4, FOLD-1).
