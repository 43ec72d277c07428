# Miešanie.

rule-SHUF-1 = Mieša sa pred každým rozdaním
    .text = Celý balíček sa mieša pred každým rozdaním. Nič z minulého rozdania nesmie nikomu pomôcť odhadnúť, ktoré karty prídu v ďalšom.

rule-SHUF-2 = Pol minúty na miešanie
    .text = Pri živom stole má miešanie trvať najviac 30 sekúnd. To na dobré zamiešanie stačí a hra sa nezdržuje.

rule-SHUF-3 = Postup pri miešaní
    .text = Postup je predpísaný: raz chemmy shuffle (karty sa lícom nadol premiešajú na stole), dvakrát riffle (dve polovice sa prelínajú do seba), raz strip (po častiach sa sťahuje vrch balíčka) a nakoniec ešte raz riffle.

rule-SHUF-4 = Snímanie
    .text = Miešanie sa končí snímaním: balíček sa rozdelí na dve časti a spodná sa položí navrch. Až potom sa rozdáva.
