# Spálené karty.

rule-BURN-1 = Pálení karet
    .text = Před flopem, turnem i riverem se vrchní karta balíčku odloží stranou a nepoužije se. Říká se, že se spálí. Označená nebo zahlédnutá vrchní karta se tak nikdy nedostane na stůl.
    .variants = Výchozí: karty se pálí. Jinak: nepálí. Některá pravidla pálí pokaždé, jiná o tom nemluví nebo znají i hru bez pálení.

rule-BURN-2 = Spálená karta zůstává zakrytá
    .text = Spálená karta leží lícem dolů. Nikdo se nedozví, která to byla, ani dodatečně; tento program ji neukáže ani v historii rozdání.
