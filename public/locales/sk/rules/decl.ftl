# Čo sa povie.

rule-DECL-1 = Slovo zaväzuje
    .text = Pri živom stole platia slová rovnako ako žetóny. Kto je na rade a povie „bet“, „raise“, „call“, „fold“ alebo „all-in“, musí to urobiť a nemôže to vziať späť. Najprv sa teda rozhodni, až potom hovor.

rule-DECL-2 = Jasne a na rade
    .text = V serióznej živej hre hovor presne, čo robíš, a len vtedy, keď si na rade. Zamrmlané slovo alebo nedokončené gesto vedie k sporom a reč mimo poradia prezrádza ostatným niečo predčasne.
