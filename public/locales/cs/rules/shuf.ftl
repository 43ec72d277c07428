# Míchání.

rule-SHUF-1 = Míchá se před každým rozdáním
    .text = Celý balíček se míchá před každým rozdáním. Nic z minulého rozdání nesmí nikomu pomoci odhadnout, které karty přijdou v dalším.

rule-SHUF-2 = Půl minuty na míchání
    .text = U živého stolu má míchání trvat nejvýš 30 sekund. To na dobré zamíchání stačí a hra se nezdržuje.

rule-SHUF-3 = Postup při míchání
    .text = Postup je předepsaný: jednou chemmy shuffle (karty se lícem dolů promíchají na stole), dvakrát riffle (dvě půlky se prolnou do sebe), jednou strip (po částech se stahuje vrch balíčku) a nakonec ještě jednou riffle.

rule-SHUF-4 = Snímání
    .text = Míchání končí snímáním: balíček se rozdělí na dvě části a spodní se položí navrch. Teprve potom se rozdává.
