# Stôl a miesta pri ňom.

rule-SEAT-1 = Najmenej dvaja hráči
    .text = Na hru treba aspoň dvoch hráčov. Keď hrajú práve dvaja, hovorí sa tomu heads-up a pre blindy a poradie platí osobitné pravidlo (BLIND-15, BLIND-16).

rule-SEAT-2 = Počet miest pri stole
    .text = Pri stole obvykle hrajú dvaja až desiati hráči. Kariet by stačilo aj pre viac ľudí (SEAT-3), každý by však čakal na svoj ťah veľmi dlho.
    .variants = Predvolený počet miest je 10. Zvoliť sa dá 2 až 10.

rule-SEAT-3 = Koľko hráčov balíček uživí
    .text = Hornú hranicu dávajú karty samy: 22 hráčov, keď sa karty pália, 23 hráčov, keď sa nepália. Každý dostáva dve karty, na stôl ich príde päť a pálenie spotrebuje ďalšie tri (BURN-1).
    .example = 22 hráčov: 44 súkromných kariet, 5 spoločných a 3 spálené, teda presne 52. 23 hráčov bez pálenia: 46 a 5 je 51, jedna karta zostane.

rule-SEAT-4 = Miesta idú v smere hodín
    .text = Miesta sa počítajú v smere hodinových ručičiek: prvé je po ľavej ruke krupiéra, posledné po pravej. Rovnakým smerom sa rozdáva aj vsádza.

rule-SEAT-5 = Miesto krupiéra
    .text = V herni sedí krupiér v ústrednom bode stola. Je to zamestnanec herne: rozdáva a stará sa o všetko, čo je na plynulú hru potrebné.

rule-SEAT-6 = Kto rozdáva
    .text = V herniach a v ligových turnajoch rozdáva krupiér, ktorý sám nehrá. Kde si hráči rozdávajú sami, rozdáva ten, kto má button; na internete rozdáva počítač. Na hre to nič nemení, poradie sa vždy riadi buttonom (BTN-1).
    .variants = Predvolený je počítač. Inak môže rozdávať krupiér herne alebo hráč s buttonom.
