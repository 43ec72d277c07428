# String bets.

rule-STRING-1 = No string bets
    .text = A player who means to bet or raise may not push the chips forward bit by bit. After each chip it would be possible to watch the opponents’ faces and only then decide on the amount. This is called a string bet or string raise and is forbidden.

rule-STRING-2 = One motion or an amount said
    .text = There are two clean ways to raise: say by how much before any chip moves, or put all the chips out in one motion. If you have said nothing, only the first motion counts.

rule-STRING-3 = A call is only a call
    .text = Whoever says “call” announces a plain call and nothing else. Adding a raise in the same sentence is treated as a string raise: the call stands, the raise is refused. If you want to raise, say “raise” straight away.
    .example = “I call, and raise 100.” The call stands; the raise by 100 does not.
