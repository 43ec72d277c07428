# The table of a tournament.

tournament-standing = Turnaj
tournament-line = Úroveň { $level } · zbývá { $left }
tournament-no-rebuy = Ne, končím
tournament-add-on = Add-on: ještě { $amount }
tournament-another = Další turnaj
tournament-level-now = Úroveň { $level }
tournament-blinds = { $small }/{ $big }
tournament-blinds-ante = { $small }/{ $big }, ante { $ante }
tournament-next-hands = { $hands ->
    [one] Další úroveň za { $hands } rozdání
    [few] Další úroveň za { $hands } rozdání
    [many] Další úroveň za { $hands } rozdání
   *[other] Další úroveň za { $hands } rozdání
}
tournament-next-minutes = { $minutes ->
    [one] Další úroveň za { $minutes } minutu
    [few] Další úroveň za { $minutes } minuty
    [many] Další úroveň za { $minutes } minuty
   *[other] Další úroveň za { $minutes } minut
}
tournament-left = Ve hře zbývá
tournament-left-of = { $left } z { $players }
tournament-average = Průměrný stack
tournament-you = Vy
tournament-you-at = { $place }. místo, stack { $stack }
tournament-prizes = Výhry
tournament-news = Co je nového
tournament-result = Pro vás turnaj končí: { $place }. místo z { $players }.
tournament-result-paid = Pro vás turnaj končí: { $place }. místo z { $players }. Vaše výhra je { $prize }.
tournament-result-won = Máte všechny žetony: vyhráváte turnaj a s ním { $prize }.

# The table of a spot.

tournament-spot = Situace
tournament-spot-about = Každé rozdání začíná znovu tady. Kde situace nechává karty volné, rozhodne znovu balíček.
tournament-spot-change = Změnit tuto situaci
