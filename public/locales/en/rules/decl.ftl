# Spoken declarations.

rule-DECL-1 = Words bind
    .text = At a live table, words count like chips. A player who says “bet”, “raise”, “call”, “fold” or “all-in” in turn must do it and cannot take it back. So decide first, speak afterwards.

rule-DECL-2 = Clearly and in turn
    .text = In a serious live game, say precisely what you are doing, and say it only when it is your turn. A muttered word or an unfinished gesture leads to disputes, and a remark out of turn gives others information too early.
