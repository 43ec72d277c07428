# The blinds.

rule-BLIND-1 = Two forced bets
    .text = Every hand begins with two forced bets, the small blind and the big blind. They are made before any card is dealt, and exactly two players pay them. Other poker games may have another number of blinds; two are typical of hold’em.

rule-BLIND-2 = Who posts the blinds
    .text = The first player to the left of the button posts the small blind, the second one the big blind. With only two players it is different (BLIND-15).

rule-BLIND-3 = The big blind is the minimum bet
    .text = The big blind is exactly as large as the smallest bet of the game. In a limit game that is the lower of the two limits.
    .variants = One rule book defines the big blind as twice the small blind. Where the two differ the minimum bet decides here (BLIND-6).
    .example = Limit 15–30: the big blind is 15.

rule-BLIND-4 = Half a big blind, rounded
    .text = The small blind is normally half of the big blind. Sometimes half cannot be paid with the chips in play; then rooms differ.
    .variants = Default: half, rounded down to the smallest chip in play. Also possible: the exact half, for which the big blind must be an even number of smallest chips; or half rounded down to a whole unit of money.
    .example = Smallest chip 1: limit 2–4 has a small blind of 1, limit 5–10 of 2, limit 15–30 of 7. With a chip of 0.5 the last two are 2.5 and 7.5.

rule-BLIND-5 = Small blind of another size
    .text = In some games the small blind is not half of the big blind but another part of it. The table then sets the amount itself.
    .variants = Default: worked out from the big blind (BLIND-4). Also possible: any amount from one chip to the big blind.

rule-BLIND-6 = Not always twice the small blind
    .text = You may read that the big blind is twice the small blind. That is true only while the half comes out even. Where the small blind is rounded the big blind still equals the smallest bet (BLIND-3).
    .example = Limit 15–30: small blind 7, big blind 15. Twice 7 would be 14, which is not the bet size of this game.

rule-BLIND-7 = Paid before seeing cards
    .text = They are called blind because they are paid blindly: the chips must be in before the player has seen any card.

rule-BLIND-8 = What blinds are for
    .text = Thanks to the blinds there is something to win in every hand, and so a reason to play. Without them everybody could wait for the best cards for free.

rule-BLIND-9 = Blinds move with the button
    .text = The button moves one player on after every hand, and the blinds move with it. So in every orbit each player pays both blinds once (BTN-5).

rule-BLIND-10 = A blind is part of the bet
    .text = A blind counts as part of what its owner has bet in the first round. If you have posted 10 and the price rises to 30, you need 20 more, not 30.

rule-BLIND-11 = The small blind completes
    .text = The small blind alone is not enough to stay in. Its owner must bring it up to the big blind, or to the highest bet made so far, or else fold.
    .example = Blinds 1/2, nobody has raised: the small blind adds 1. After a raise to 6 it adds 5.

rule-BLIND-12 = Big-blind option
    .text = If everybody has only called the big blind, its owner still has the right to act: to check, or to raise within the permitted sizes. This right is called the option. It exists in the first round only and only once; if somebody re-raises, the ordinary rule applies again (RAISE-3).
    .example = Blinds 1/2, no limit, two players call and the small blind adds 1: the pot is 8. The big blind may check or raise to 4 or more.

rule-BLIND-13 = The big blind may check
    .text = If nobody has raised, the big blind already matches the price. So its owner may check, and that ends the round. After a raise checking is no longer possible (CHECK-4).

rule-BLIND-14 = Live blind
    .text = A live blind is a forced bet whose owner may still raise it. The big blind is live in this sense; what its owner may do is said in (BLIND-12).

rule-BLIND-15 = Heads-up blinds
    .text = When only two play, the button posts the small blind and the opponent posts the big blind. So the player who acts last after the flop pays the smaller blind.

rule-BLIND-16 = Heads-up order
    .text = Between two players the button, who has the small blind, acts first before the flop. On the flop, turn and river it is the other way round: the big blind acts first and the button last.
    .variants = Some rule books say that the small blind always acts first after the flop. They have three or more players in mind; between two it would give the button the worse place.

rule-BLIND-17 = A short blind keeps its price
    .text = Blinds are fixed in advance and do not shrink because somebody has too few chips. That player puts in what is left and is all-in; for everybody else the blind counts as complete. If no one else can act any more, a lone player only has to match what has really been bet.
    .example = Blinds 5/10 and the big blind has 6 chips: 6 go in, but a call costs 10 and the smallest raise is to 20.

rule-BLIND-18 = Missed blinds
    .text = Nobody may dodge the blinds. Whoever missed the big blind while away has to make up for it before being dealt in again, and may never come back in between the button and the big blind. Rule books differ on how it is made up. In tournaments the blinds of an absent player are simply posted from the stack.
    .variants = Default: pay the big blind at once as a live bet, or wait until it comes round; a missed small blind is forgotten. Also possible: paying is the only way back; or the big blind is paid live and a missed small blind goes dead into the pot.

rule-BLIND-19 = A break on the button
    .text = A player who gets up while on the button has paid for every hand played in this orbit. So some rule books let the blinds pass such a player by once and allow a return without paying. Others know no exception.
    .variants = Default: the exception holds, for one passing of the blinds only. Also possible: no exception, so the missed blind has to be made up (BLIND-18).

rule-BLIND-20 = How newcomers come in
    .text = A newcomer at a cash table chooses: wait until the big blind arrives, or put in the same amount at once and be dealt in. Other rule books let newcomers in for nothing and only bar certain places (BLIND-21).
    .variants = Default: wait for the big blind or post its amount. Also possible: come in at any time for nothing, except at a barred place.

rule-BLIND-21 = No entry before the big blind
    .text = A new player may not come in between the button and the big blind. Otherwise a good position would cost nothing. Whoever takes such a seat is dealt in only after the button has gone by.
    .variants = Some rule books bar only the seat between the two blinds. Here the wider ban holds, between button and big blind. In tournaments a moved player waits only between the small blind and the button.
    .example = Button 1, small blind 3, big blind 5: seats 2 and 4 must wait. In seat 6 you may post the big blind and play at once.

rule-BLIND-22 = A posted blind is live
    .text = The posted big blind is its owner’s opening bet: it is live, and at the first turn the owner may raise. The same holds for the amount that a newcomer posts (BLIND-20).
    .variants = From one rule book you could read that the newcomer’s chips go dead into the pot. Here they are live.

rule-BLIND-23 = Changing seats
    .text = Whoever moves to another seat must not escape the blinds. If the new seat is farther from the big blind, wait until you are as far from the blinds as before. If it is closer, you may play at once.
    .example = Seats 1–7 and 9 are taken, seat 3 has the big blind next. From seat 5 your big blind is two hands away. You move to seat 8: sit out while seats 3 and 4 have it, and play when it is in seat 6, again two hands away.

rule-BLIND-24 = Asked to post
    .text = One online room asks the two players in the blinds, in a voice that only they hear, to post. The prompt is private; the rest of the table does not notice it.
    .variants = Default: blinds are posted automatically as long as the player sits at the table; there is a way to sit out the next hand. Also possible: the player is asked; whoever refuses sits out and has missed the blind.

rule-BLIND-25 = When a hand begins
    .text = A hand begins the moment the blinds are posted. Do not mix this up with the question of misdeals: a deal can be declared void as long as fewer than two players have acted (MISDEAL-1).
