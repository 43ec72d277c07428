# Drill: what happens now?

drill-what-happens-now = What happens now?
    .two-alike = The deck has { $card } twice: one in a hand, one on the board.
    .odd-back-hand = A player’s card turns out to have another back.
    .odd-back-board = A card on the board turns out to have another back.
    .odd-back-discards = One of the folded cards turns out to have another back.
    .odd-back-burns = One of the burn cards turns out to have another back.
    .odd-back-rest = A card in the undealt rest turns out to have another back.
    .missing = { $cards ->
        [one] The hand is over. Now it turns out that { $cards } card is missing from the deck.
       *[other] The hand is over. Now it turns out that { $cards } cards are missing from the deck.
    }
    .fell = A player’s cards fall on the floor.
    .no-burn = { $street ->
        [flop] The flop is dealt, but no card was burned before it.
        [turn] The turn is dealt, but no card was burned before it.
       *[river] The river is dealt, but no card was burned before it.
    }
    .two-burned = { $street ->
        [flop] The flop is dealt, but two cards were burned before it.
        [turn] The turn is dealt, but two cards were burned before it.
       *[river] The river is dealt, but two cards were burned before it.
    }
    .acted-on-street = { $acted ->
        [0] Nobody has acted
        [one] { $acted } player has acted
       *[other] { $acted } players have acted
    } { $street ->
        [flop] on this flop.
        [turn] on this turn.
       *[river] on this river.
    }
    .early = { $street ->
        [flop] The dealer deals the flop though a player has still to answer a raise.
        [turn] The dealer deals the turn though a bet on the flop is not yet answered.
       *[river] The dealer deals the river though a bet on the turn is not yet answered.
    }
    .large-flop = { $cards ->
        [one] The flop has { $cards } card. Nobody has acted on it.
       *[other] The flop has { $cards } cards. Nobody has acted on it.
    }
    .face-up = While the hole cards are dealt, a card lies face up in the deck, next in turn.
    .face-up-next-gone = While the hole cards are dealt, a card comes face up out of the deck. Before it is noticed, the next one has gone to another player.
    .mixed-up = The dealer thinks that the hand is over and mixes up the undealt cards. Two players are still in.
    .joker-deck = The next card to be dealt to the board is a joker.
    .joker-board = A joker has been dealt to the board. Nobody has acted on it.
    .joker-hand = A player looks at the cards just dealt, finds a joker and says so at once.
    .joker-played = A player looks at the cards, sees a joker and calls without a word.
    .joker-unseen = A player calls without having looked at the cards. One of them is a joker.
    .swept = A player looks away. The cards lie uncovered, and the dealer takes them in as folded.
    .swept-protected = A chip lies on a player’s cards. The dealer takes them in as folded all the same.
    .swept-all-in = The dealer takes in the uncovered cards of a player who is all-in.
    .thrown = A player throws the cards in. They touch the discards; then the player would like them back.
    .thrown-at-showdown = At the showdown a player throws in the best hand, unseen. The cards touch the discards.
    .button = During the hand somebody notices that the button lies in the wrong place.
    .exposed = During the hand a player points out that the dealer has exposed two hole cards.
    .out-of-order = During the hand it is noticed that a card was dealt out of order.
    .left-out = During the hand a player says that no cards came to that seat in the deal.
    .acted = { $acted ->
        [one] { $acted } player has acted.
       *[other] { $acted } players have acted.
    }
    .chips-left = From the last hand { $amount } was left in the middle by mistake.
    .played-last = These took part in the last hand: { $names }.
    .aside-pot = There is a large pot in the middle.
    .aside-looked = All players have looked at their cards.
    .aside-all-in = One other player is all-in.
    .aside-dealer = The dealer has just come to this table.
    .prompt = What happens now?
    .prompt-how = How is it put right?
    .prompt-who = Who may win these chips? Mark all.
    .void = The whole hand is void, all chips go back
    .stands = Everything stands, the hand is played on
    .repair = It is put right, then the hand is played on
    .hand-only = Only one player’s hand is dead
    .how-mend = Cards back on the deck as they lay, then burn one and deal the street
    .how-burn-now = Set the number of burned cards right now, the street stays
    .how-shuffle-all = Shuffle all cards together and deal again
    .how-invalid = Those cards do not count; first the betting is finished
    .how-let-lie = The cards stay where they are, the betting goes on
    .how-chips-back = All players take their chips back
    .how-new-flop = Shuffle all but hole cards and burn card, deal a new flop
    .how-take-last = Take back what was dealt last, three cards stay
    .how-next-now = It is no card: the next one takes its place at once
    .how-after-deal = Finish the deal first, then replace it
    .how-turn-over = Turn it face down and deal it like any other
    .how-joker-wild = The joker stands for any card
    .how-restore = Restore the rest as exactly as possible and play on
    .how-cards-back = The player gets these cards back
    .how-new-cards = The player gets two new cards
    .hint = Was the deck itself false in play? Then void. Has nobody acted on it yet? Then it is put right. Has somebody acted, or did it touch nothing? Then it stands.
    .right = { $ruling } ({ $rule })
    .slip-false-card-in-play = Was the false card in play? Yes: then nothing of this hand can stand.
    .slip-false-deck-mended = A deck that was false in play cannot be mended during the hand.
    .slip-false-for-everybody = The deck was false for everybody, not for one player only.
    .slip-never-in-play = Was the false card in play? No: nobody has played with it, so nothing is void.
    .slip-too-late = Play has begun long ago: nothing of the deal is undone any more.
    .slip-void-for-nothing = The deck was not false in play, so there is no reason to give the chips back.
    .slip-acted-on-it = Did anybody act on it? Yes: then the cards count as they lie.
    .slip-nothing-to-mend = There is nothing to mend: it changes nothing for this hand, or it is too late.
    .slip-nobody-acted = Did anybody act on it? No: then it is put right first.
    .slip-can-be-mended = As it is it cannot stay, and it can still be put right.
    .slip-void-though-mendable = Putting it right is enough. A hand is void only if the deck was false in play.
    .slip-hand-lives = Nobody’s hand dies of that.
    .slip-only-one-hand = It concerns one player only; the others play on.
    .slip-hand-is-dead = The others play on, but this hand is dead.
    .slip-dead-stays-dead = A dead hand is not mended.
    .slip-burned-afterwards = Then the wrong cards would stay on the street. All go back as they lay (IRREG-12).
    .slip-everything-shuffled = Too much: as little as possible is changed, and hole cards stay with the players.
    .slip-early-card-kept = Dealt too early it is invalid: those who have still to act would know it (IRREG-14).
    .slip-bets-taken-back = The bets stand. Chips go back only if the hand is void.
    .slip-last-card-taken = Nobody knows for sure which card was too many: the whole flop is new (IRREG-16).
    .slip-no-card-is-played = What lies face up in the deck is no card; nobody has to play it (IRREG-6).
    .slip-joker-is-wild = Here jokers stand for nothing: there are none in the game (DECK-4).
    .slip-next-is-still-there = One waits only if the next card has gone to another player already (IRREG-7).
    .slip-next-is-gone = The next card belongs to another player already. So the deal is finished first (IRREG-7).
    .slip-new-cards-instead = These were the right cards, and they are still known. New ones would be another hand.
    .slip-everybody = Not all of these were in the last hand. Newcomers play for the other chips only (IRREG-5).
    .slip-newcomers = The other way round: newcomers cannot win what others left there (IRREG-5).
