# Pozície.

rule-POS-1 = Skorá, stredná a neskorá pozícia
    .text = Keď sa hovorí o taktike, číslujú sa pozície v smere hodinových ručičiek od malého blindu: 1 je malý blind, 2 veľký blind, 3–5 skorá pozícia (early), 6–8 stredná (middle) a 9–10 neskorá (late).
    .example = Desať hráčov, button na mieste 1: miesto 2 je malý blind, miesto 3 veľký blind, miesta 4–6 sú skorá, 7–9 stredná a miesta 10 a 1 neskorá pozícia.

rule-POS-2 = Pozície pri menších stoloch
    .text = Pri desiatich hráčoch je pozícia 10 button a 9 miesto pred ním. Pri menších stoloch počítajte späť od buttonu: button a miesto pred ním sú neskorá pozícia. Z miest medzi nimi a blindmi je neskoršia polovica stredná a skoršia skorá; ak je ich nepárny počet, prostredné sa počíta k stredným.
    .example = Šesť hráčov: malý blind, veľký blind, jedno skoré, jedno stredné a dve neskoré miesta; posledné z nich je button.

rule-POS-3 = Prečo je dobré byť posledný
    .text = Kto hovorí posledný, už videl, čo urobili všetci ostatní, a to je výhoda. Preto sa button po každom rozdaní posúva o jedného hráča: počas jedného obehu má to výhodné miesto každý rovnako často.

rule-POS-4 = Pozície platia celé rozdanie
    .text = Pozície sa počas rozdania nemenia. Keď hráč na buttone položí karty, button pred ním zostane ležať a ďalej určuje, kto hovorí prvý a kto posledný.
