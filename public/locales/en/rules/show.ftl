# Showdown.

rule-SHOW-1 = Showdown
    .text = If two or more players are left after the fourth betting round, the bets are gathered and the hands are shown. This is the showdown: now the cards decide who takes the pot.

rule-SHOW-2 = Last aggressor shows first
    .text = If there was betting in the last round, the player who bet or raised last shows first: the others have paid to see that hand. If betting ended before the river because of all-ins, the last round in which anybody could act decides.

rule-SHOW-3 = Bettor or last raiser
    .text = In detail: if somebody bet and nobody raised, the bettor shows first. If there were raises, the last raiser does. The one who merely called last never opens.
    .example = A bets, B raises, C and A call: B shows first.

rule-SHOW-4 = The rest clockwise
    .text = After the first hand the others follow clockwise. So the player who called last may also be the last to show, with the advantage of seeing all other hands before deciding.
    .example = A checks, B bets, C calls, A calls. B shows first, then C, then A.

rule-SHOW-5 = First to show after checks
    .text = If everybody checked in the last round, there is no last bettor. Most rule books then let the player begin who was first to act; in some clubs it is whoever bet last in the whole hand. Here the first to act begins. If betting ended early because of all-ins and the last round was checked, it is the first player left of the button.
    .variants = Default: the first to act in the last round. Also possible: the last to bet or raise in the whole hand, the club custom; if nobody bet at all, it comes to the same.
    .example = A sits left of the button and C bet on the turn; on the river all check. By default A shows first, by the club custom C.

rule-SHOW-6 = Who must show
    .text = Rule books disagree here. In some, all players left must show; in others only the one who opens, and a beaten hand may stay hidden; a third kind says that whoever wants to win must show. Here beaten hands may be mucked. For a table where people are learning, showing everything is best.
    .variants = Default: only the opener must show, others may muck when beaten. Also possible: all remaining players show; or whoever wants to win must show, and the last player not to have mucked wins without showing.

rule-SHOW-7 = Show a winner, hide a loser
    .text = Where mucking is allowed, a player in turn shows if the hand beats or equals the best one shown so far, or can win some part of the pot. Otherwise the choice is free: show or muck. The program never hides a winning or tied hand on its own.
    .example = B shows a pair of aces. C has a pair of kings and may show or muck. A has two pair, shows and wins.

rule-SHOW-8 = Both cards to win
    .text = To win a contested pot, or any part of it, a player must lay both hole cards face up, even if only one of them or neither belongs to the winning five. One card is never enough: the others are entitled to see the whole hand.

rule-SHOW-9 = Winning without showing
    .text = A player who wins because everybody else has folded need not show anything. One rule book says without exception that cards must be shown to win; here that applies only to contested pots (SHOW-8). Whoever wanted to see the cards should have called.

rule-SHOW-10 = Cards speak
    .text = What counts is what the shown cards really are, not what their owner says about them. The best five cards count even if the player has overlooked them. Here the computer finds each player’s best hand.

rule-SHOW-11 = The dealer reads hands
    .text = At a live table the dealer may help to read the hands that have been shown. Lay your cards face up and let the dealer look before you give in: what you have missed still counts.

rule-SHOW-12 = Saying “I play the board”
    .text = One rule book demands that a player who uses only the five community cards says so before throwing the cards in; otherwise the share of the pot is lost. Others let the cards speak for themselves (SHOW-10), and so does this game. At a strange table, show both cards and you are safe either way.
    .variants = Default: not required, cards speak. Also possible: required, so show both cards or say “I play the board” to share; whoever mucks forfeits the share.

rule-SHOW-13 = Playing the board
    .text = To play the board means that the five community cards are your best hand and you use neither of your own. Everybody else has at least the same, so the best you can hope for is a share of the pot.

rule-SHOW-14 = Side pots first
    .text = The pots are decided from the side in: the side pot first, the main pot after it. The players in the side pot show first, whatever the all-in player holds; then the all-in player shows for the main pot. Within each pot the usual order holds, among those entitled to it (SHOW-2, SHOW-5).

rule-SHOW-15 = Deepest side pot first
    .text = If there are several side pots, the first to be decided is the one between the players who began the hand with the most chips. Then it goes inwards, pot by pot, and the main pot comes last.
    .example = All-in for 10, 30, 60 and 100: the two with 60 and 100 show first, then the one with 30, then the one with 10.

rule-SHOW-16 = Show one, show all
    .text = Everybody at the table must have the same information. So whoever lets one opponent see their cards must let everybody see them: show one, show all.

rule-SHOW-17 = Showing after the betting
    .text = If the player who saw the cards has already folded and has nothing left to decide, the others must wait: the cards are shown to all only when the betting is over, so that they cannot influence it. The source leaves open whether it means the one who saw or the one who showed.

rule-SHOW-18 = Mucked hands in the history
    .text = Can a hand mucked at the showdown be looked up later? One online room lists it in the hand history; another rule book gives the loser the right to hide it. Here it is listed, because the others paid to see it. Folded hands are never listed.
    .variants = Default: yes, hands that reached the showdown are in the history. Also possible: no, mucked hands stay hidden for good.

rule-SHOW-19 = Award, less the fee
    .text = The pot goes to the strongest hand of those entitled to it, less the fee of the house if there is one (RAKE-1). Then the hand is over, and the button moves on (BTN-2).
