# Co je špatně s turnajem nebo s něčím napsaným a co by bylo správně.

## Turnaj

wrong-tournament-over = Turnaj už skončil.
wrong-tournament-table = Stůl { $table } se nehraje. Vyberte jiný.
wrong-tournament-player = { $name } v tomto turnaji není, nebo už nehraje.
    .you = V tomto turnaji nejste, nebo už nehrajete.
wrong-tournament-hand = U stolu { $table } rozdání ještě běží. Nejdřív se musí dohrát.
wrong-tournament-no-hand = U stolu { $table } není co dohrávat. Nejdřív se musí rozdat.
wrong-tournament-too-few = U stolu { $table } nejsou ani dva hráči, a tak čeká. Ostatní stoly hrají dál, dokud někdo nepřijde.
wrong-tournament-undecided = Nejdřív se rozhoduje { $name }: rebuy, nebo konec.
    .you = Nejdřív se rozhodněte: rebuy, nebo konec.
wrong-tournament-too-much = Tolik žetonů nebo peněz se v turnaji nedá spočítat. Zvolte menší částky.
wrong-tournament-saved = Uložený turnaj je poškozený: jeho části k sobě nepasují.
wrong-tournament-players = { $players ->
    [one] Turnaj má 2 až { $most } hráčů; tady je { $players }.
    [few] Turnaj má 2 až { $most } hráčů; tady jsou { $players }.
   *[other] Turnaj má 2 až { $most } hráčů; tady jich je { $players }.
}
wrong-tournament-twice = { $name } je v seznamu přihlášených dvakrát. Jednou to stačí.
    .you = Jste v seznamu přihlášených dvakrát. Jednou to stačí.
wrong-tournament-blinds = Velký blind a ante první úrovně dělají { $needed }, ale na začátku má každý jen { $stack }. Rozdejte aspoň { $needed }, nebo snižte blindy.
wrong-tournament-ante = Ante první úrovně je { $ante }. Smí být nejvýš tak velké jako velký blind: { $big }.
wrong-tournament-stack = Na tolik hráčů je to příliš žetonů. Na začátku smí mít každý nejvýš { $most }.
wrong-tournament-entry = Startovné je na tolik hráčů příliš vysoké. Smí být nejvýš { $most }.
wrong-rebuy-levels = Rebuy je dovolené, ale v žádné úrovni. Musí trvat aspoň do konce úrovně 1.
wrong-rebuy-chips = Za rebuy nejsou žádné žetony. Musí být aspoň jeden.
wrong-break-plan = { $tables ->
    [one] V plánu rušení stolů je stůl { $table } dvakrát, nebo takový není. Je tu { $tables } stůl.
    [few] V plánu rušení stolů je stůl { $table } dvakrát, nebo takový není. Stoly jsou 1 až { $tables }.
   *[other] V plánu rušení stolů je stůl { $table } dvakrát, nebo takový není. Stoly jsou 1 až { $tables }.
}

## Jeho úrovně

wrong-levels = { $count ->
    [one] Seznam má 1 až { $most } úrovní; tady je { $count }.
    [few] Seznam má 1 až { $most } úrovní; tady jsou { $count }.
   *[other] Seznam má 1 až { $most } úrovní; tady jich je { $count }.
}
wrong-level-no-blind = Úroveň { $level }: velký blind chybí. Musí být aspoň jeden žeton.
wrong-level-small-blind = Úroveň { $level }: malý blind nemůže být { $small }. Smí být od 1 po velký blind, { $big }.
wrong-level-big-blind = Úroveň { $level }: velký blind je příliš vysoký. Smí být nejvýš { $amount }.
wrong-level-ante = Úroveň { $level }: ante nemůže být { $ante }. Smí být nejvýš tak velké jako velký blind: { $big }.
wrong-level-falling = Úroveň { $level }: velký blind klesá z { $before } na { $big }. Smí jen růst nebo zůstat, tedy aspoň { $before }.
wrong-level-length = Úroveň { $level }: délka nemůže být { $length }. Smí být 1 až { $most } rozdání nebo minut.

## Jeho výhry

wrong-payouts-nobody = Žádné místo se nevyplácí. Aspoň první musí něco dostat.
wrong-payouts-places = { $places ->
    [one] Vyplácet se má { $places } místo, ale hráčů je méně: { $players }. Placených míst smí být nejvýš tolik, kolik je hráčů.
    [few] Vyplácet se mají { $places } místa, ale hráčů je méně: { $players }. Placených míst smí být nejvýš tolik, kolik je hráčů.
   *[other] Vyplácet se má { $places } míst, ale hráčů je méně: { $players }. Placených míst smí být nejvýš tolik, kolik je hráčů.
}
wrong-payouts-nothing = Za { $place }. místo nemá být nic. Dejte mu podíl, nebo ho vynechte.
wrong-payouts-order = Za { $place }. místo má být víc než za { $better }. Lepší místo musí dostat aspoň tolik co horší.
wrong-payouts-above = Výhry dávají dohromady { $percent } % částky na výhry. Uberte { $by } %, ať je to 100 %.
wrong-payouts-below = Výhry dávají dohromady { $percent } % částky na výhry. Přidejte { $by } %, ať je to 100 %.

## Karty, seedy a pravidla, jak se píšou

wrong-card-none = Karta chybí. Píše se hodnota a barva, třeba As nebo Td.
wrong-card-ten = 1 není hodnota karty. Desítka se píše T.
wrong-card-rank = „{ $found }“ není hodnota karty. Hodnoty jsou 2 3 4 5 6 7 8 9 T J Q K A.
wrong-card-no-suit = Za „{ $found }“ chybí barva. Píše se hodnota a barva, třeba As nebo Td.
wrong-card-suit = „{ $found }“ není barva. Barvy jsou c (kříže), d (káry), h (srdce) a s (piky).
wrong-card-long = To je delší než karta. Píše se hodnota a barva, třeba As nebo Td.
wrong-card-twice = Každá karta je v balíčku jednou a tato je tu dvakrát: { $cards }.
wrong-deck = { $count ->
    [one] Balíček má 52 karet; tady je { $count }.
    [few] Balíček má 52 karet; tady jsou { $count }.
   *[other] Balíček má 52 karet; tady jich je { $count }.
}
wrong-seed-none = Seed chybí. Je to 1 až 64 znaků: číslice 0 až 9 a písmena a až f.
wrong-seed-digit = „{ $found }“ v seedu být nemůže. Je to 1 až 64 znaků: číslice 0 až 9 a písmena a až f.
wrong-seed-long = { $count ->
    [one] { $count } znak je na seed moc. Je to 1 až 64 znaků: číslice 0 až 9 a písmena a až f.
    [few] { $count } znaky jsou na seed moc. Je to 1 až 64 znaků: číslice 0 až 9 a písmena a až f.
   *[other] { $count } znaků je na seed moc. Je to 1 až 64 znaků: číslice 0 až 9 a písmena a až f.
}
wrong-rule = Pravidlo „{ $found }“ neexistuje. Pravidla mají jména jako BLIND-12.
