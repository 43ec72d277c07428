# Pot limit.

rule-POTLIM-1 = Pot-limit maximum
    .text = In pot limit the pot is the ceiling. A first bet may be as large as the pot. For a raise you first count your own call into the pot; that sum is the most you may raise by. Only chips that really lie in the pot count. Rule books describe the ceiling differently, but only this reading works in every situation.
    .variants = Default: the pot after your call. Also possible: the pot as it stands before your call; or the chips that the other players have put in so far.
    .example = Blinds 1/2, you are first to act: the pot is 3 and a call costs 2. After the call it would be 5, so you may raise by 5, to 7. In the other two readings: by 3, to 5.

rule-POTLIM-2 = No raise cap in pot limit
    .text = In pot limit you may raise as often as you like. A limit on the number of raises exists in limit games only (LIMIT-3).
