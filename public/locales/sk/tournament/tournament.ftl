# The table of a tournament.

tournament-standing = Turnaj
tournament-line = Úroveň { $level } · zostáva { $left }
tournament-no-rebuy = Nie, končím
tournament-add-on = Add-on: ešte { $amount }
tournament-another = Ďalší turnaj
tournament-level-now = Úroveň { $level }
tournament-blinds = { $small }/{ $big }
tournament-blinds-ante = { $small }/{ $big }, ante { $ante }
tournament-next-hands = { $hands ->
    [one] Ďalšia úroveň o { $hands } rozdanie
    [few] Ďalšia úroveň o { $hands } rozdania
    [many] Ďalšia úroveň o { $hands } rozdania
   *[other] Ďalšia úroveň o { $hands } rozdaní
}
tournament-next-minutes = { $minutes ->
    [one] Ďalšia úroveň o { $minutes } minútu
    [few] Ďalšia úroveň o { $minutes } minúty
    [many] Ďalšia úroveň o { $minutes } minúty
   *[other] Ďalšia úroveň o { $minutes } minút
}
tournament-left = V hre zostáva
tournament-left-of = { $left } z { $players }
tournament-average = Priemerný stack
tournament-you = Vy
tournament-you-at = { $place }. miesto, stack { $stack }
tournament-prizes = Výhry
tournament-news = Čo je nové
tournament-result = Turnaj sa pre vás končí: { $place }. miesto z { $players }.
tournament-result-paid = Turnaj sa pre vás končí: { $place }. miesto z { $players }. Vaša výhra je { $prize }.
tournament-result-won = Máte všetky žetóny: vyhrávate turnaj a s ním { $prize }.

# Stôl so situáciou.

tournament-spot = Situácia
tournament-spot-about = Každé rozdanie sa začína znova tu. Karty, ktoré situácia necháva voľné, určí znova balíček.
tournament-spot-change = Zmeniť túto situáciu
