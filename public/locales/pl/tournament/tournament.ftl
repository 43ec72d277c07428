# The table of a tournament.

tournament-standing = Turniej
tournament-line = Poziom { $level } · w grze { $left }
tournament-no-rebuy = Nie, odpadam
tournament-add-on = Add-on: jeszcze { $amount }
tournament-another = Następny turniej
tournament-level-now = Poziom { $level }
tournament-blinds = { $small }/{ $big }
tournament-blinds-ante = { $small }/{ $big }, ante { $ante }
tournament-next-hands = { $hands ->
    [one] Następny poziom za { $hands } rozdanie
    [few] Następny poziom za { $hands } rozdania
    [many] Następny poziom za { $hands } rozdań
   *[other] Następny poziom za { $hands } rozdania
}
tournament-next-minutes = { $minutes ->
    [one] Następny poziom za { $minutes } minutę
    [few] Następny poziom za { $minutes } minuty
    [many] Następny poziom za { $minutes } minut
   *[other] Następny poziom za { $minutes } minuty
}
tournament-left = Pozostali gracze
tournament-left-of = { $left } z { $players }
tournament-average = Średni stack
tournament-you = Ty
tournament-you-at = Miejsce { $place }, stack { $stack }
tournament-prizes = Nagrody
tournament-news = Co nowego
tournament-result = Odpadasz z turnieju: miejsce { $place } z { $players }.
tournament-result-paid = Odpadasz z turnieju: miejsce { $place } z { $players }. Twoja nagroda to { $prize }.
tournament-result-won = Masz wszystkie żetony: wygrywasz turniej, a z nim { $prize }.

# The table of a spot.

tournament-spot = Sytuacja
tournament-spot-about = Każde rozdanie zaczyna się znowu tutaj. Gdzie sytuacja nie podaje kart, na nowo decyduje talia.
tournament-spot-change = Zmień tę sytuację
