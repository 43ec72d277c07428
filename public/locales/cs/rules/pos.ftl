# Pozice.

rule-POS-1 = Časná, střední a pozdní pozice
    .text = Když se mluví o taktice, číslují se pozice ve směru hodinových ručiček od malého blindu: 1 je malý blind, 2 velký blind, 3–5 časná pozice (early), 6–8 střední (middle) a 9–10 pozdní (late).
    .example = Deset hráčů, button na místě 1: místo 2 je malý blind, místo 3 velký blind, místa 4–6 jsou časná, 7–9 střední a místa 10 a 1 pozdní pozice.

rule-POS-2 = Pozice u menších stolů
    .text = Při deseti hráčích je pozice 10 button a 9 místo před ním. U menších stolů počítejte zpátky od buttonu: button a místo před ním jsou pozdní pozice. Z míst mezi nimi a blindy je pozdější polovina střední a dřívější časná; je-li jich lichý počet, počítá se ta prostřední ke středním.
    .example = Šest hráčů: malý blind, velký blind, jedno časné, jedno střední a dvě pozdní místa; poslední z nich je button.

rule-POS-3 = Proč je dobré být poslední
    .text = Kdo mluví poslední, už viděl, co udělali všichni ostatní, a to je výhoda. Proto se button po každém rozdání posouvá o jednoho hráče: během jednoho oběhu má to výhodné místo každý stejně často.

rule-POS-4 = Pozice platí celé rozdání
    .text = Pozice se během rozdání nemění. Když hráč na buttonu složí, button před ním zůstane ležet a dál určuje, kdo mluví první a kdo poslední.
