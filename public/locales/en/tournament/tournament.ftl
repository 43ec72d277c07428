# The table of a tournament.

tournament-standing = The tournament
tournament-line = Level { $level } · { $left } left
tournament-no-rebuy = No, I am out
tournament-add-on = Add-on: { $amount } more
tournament-another = Another tournament
tournament-level-now = Level { $level }
tournament-blinds = { $small }/{ $big }
tournament-blinds-ante = { $small }/{ $big }, ante { $ante }
tournament-next-hands = { $hands ->
    [one] Next level in { $hands } hand
   *[other] Next level in { $hands } hands
}
tournament-next-minutes = { $minutes ->
    [one] Next level in { $minutes } minute
   *[other] Next level in { $minutes } minutes
}
tournament-left = Players left
tournament-left-of = { $left } of { $players }
tournament-average = Average stack
tournament-you = You
tournament-you-at = Place { $place } with { $stack }
tournament-prizes = Prizes
tournament-news = News
tournament-result = You are out: place { $place } of { $players }.
tournament-result-paid = You are out: place { $place } of { $players }. Your prize is { $prize }.
tournament-result-won = You have all the chips: you win the tournament, and { $prize } with it.

# The table of a spot.

tournament-spot = A spot
tournament-spot-about = Each hand begins here again. Where the spot leaves cards open, the deck decides anew.
tournament-spot-change = Change this spot
