# Betting structures.

rule-STRUCT-1 = Three betting structures
    .text = Hold’em is played in three structures: limit, pot limit and no limit. They differ only in how large a bet or raise may be and in how many raises are allowed; everything else is the same.
    .variants = Default: no limit. Also possible: pot limit (POTLIM-1); limit (LIMIT-1).
