# Drill: deal again?

drill-misdeal-or-not = Deal again?
    .exposed = While dealing, the dealer turns over card { $number } of the deal, counted from the first card dealt.
    .exposed-by-player = A player turns over a card of the own hand: card { $number } of the deal.
    .exposed-several = { $cards ->
        [one] While dealing, the dealer turns over { $cards } card.
       *[other] While dealing, the dealer turns over { $cards } cards.
    }
    .face-up = { $cards ->
        [one] In the deck { $cards } card is found lying face up.
       *[other] In the deck { $cards } cards are found lying face up.
    }
    .extra = { $cards ->
        [one] In all, { $cards } card too many has been dealt.
       *[other] In all, { $cards } cards too many have been dealt.
    }
    .out-of-order = A card has gone to the wrong player, and all later ones came to the wrong hands too.
    .exposed-as-burn = The dealer uses an exposed card as the burn card. A player complains that the order is wrong now.
    .wrong-button = The button lies in the wrong place.
    .empty-place = The dealer has dealt cards to an empty place.
    .not-entitled = The dealer has dealt cards to a player who still waits for the big blind and has no right to a hand.
    .left-out = A player who has paid everything due and wants to play got no cards.
    .sits-out = A player who sits out got no cards.
    .one-card = In the second lap the dealer skipped a player, who has one card only.
    .last-card = The player on the button has one card only: the very last one of the deal is missing.
    .house-always = In this house a single exposed hole card is always exchanged, whichever it is.
    .aside-blinds = Both blinds are posted.
    .aside-looked = Some players have looked at their cards already.
    .aside-burn = No card has been burned yet.
    .aside-short = One player has very few chips left.
    .acted = { $acted ->
        [0] Nobody has acted yet.
        [one] { $acted } player has acted.
       *[other] { $acted } players have acted.
    }
    .prompt = Deal again, put it right, or play on?
    .misdeal = Misdeal: all chips back, deal again
    .put-right = Put it right and go on
    .stands = The deal stands
    .hint = First: have two players acted? Then there is no misdeal any more; the blinds do not count. If not: is it on the list of grounds? What is not can be put right.
    .right = { $ruling } ({ $rule })
    .slip-not-too-late = { $acted ->
        [0] Nobody has acted: it is not too late for a misdeal (MISDEAL-1).
        [one] Only { $acted } player has acted: it is not too late for a misdeal (MISDEAL-1).
       *[other] Only { $acted } players have acted: it is not too late for a misdeal (MISDEAL-1).
    }
    .slip-too-late = Two players have acted: it is too late for a misdeal (MISDEAL-10).
    .slip-first-cards-exchanged = The first or second card of the deal is not exchanged. Exchanging begins with the third (MISDEAL-2).
    .slip-two-cards-exchanged = One exposed card can be exchanged, two or more cannot (MISDEAL-3).
    .slip-repair-of-a-misdeal = This is on the list of misdeals: it is not mended, it is dealt again (MISDEAL-1).
    .slip-misdeal-for-one-card = A single exposed card, and not the first or second of the deal: it is exchanged (MISDEAL-11).
    .slip-house-always-exchanges = Elsewhere yes. This house exchanges any single exposed card (MISDEAL-11).
    .slip-one-face-up = One card face up in the deck is no ground; two are. It counts as no card (IRREG-6).
    .slip-last-card-missing = Only the very last card is missing, so every other card is in its place (MISDEAL-6).
    .slip-can-be-put-right = Nobody is harmed if it is put right now. The deal does not have to stand as it is (MISDEAL-11).
    .slip-no-ground = This is none of the grounds for a misdeal (MISDEAL-1).
    .slip-repair-too-late = Two players have acted: the cards are played as they lie (MISDEAL-10).
    .slip-nothing-to-repair = Nothing went wrong here that would have to be put right.
