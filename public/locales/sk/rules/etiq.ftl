# Slušnosť pri stole.

rule-ETIQ-1 = Hrajte, len keď ste na rade
    .text = Hrať sa smie len vtedy, keď je hráč na rade. Vážny priestupok je najmä predčasné položenie kariet: vyzerá nevinne, ale ostatným niečo prezradí skôr, než sa rozhodnú (ETIQ-3). Tu program akciu mimo poradia neprijme.

rule-ETIQ-2 = Neprezraďte, že karty položíte
    .text = Kým na vás príde rad, nedávajte najavo, že chcete karty položiť: žiadne karty pripravené na zahodenie, žiadne vzdychy. Ostatní by sa dozvedeli niečo, na čo ešte nemajú právo.

rule-ETIQ-3 = Čím škodí predčasné položenie kariet
    .text = Keď sa vie, že slabé karty odídu, môže to povzbudiť niekoho, kto by inak blafu ustúpil. Predčasné položenie tak rozhodne o banku, o ktorý ten, kto karty položil, už ani nehrá.

rule-ETIQ-4 = Pokazený blaf
    .text = Hráte traja a vy blafujete. Ďalší hráč váha, lebo za ním sedí tretí, ktorý ešte môže niečo mať. Po poradí položí karty druhý, položí ich tretí a bank je váš. Keď ich však tretí, ktorý nemá nič, položí predčasne, druhý sa už nemá koho báť, dorovná a o bank prídete.

rule-ETIQ-5 = Chráňte svoje karty
    .text = Pri živom stole si musí každý hráč svoje karty počas celého rozdania chrániť: rukou, žetónom alebo iným predmetom, ktorému sa hovorí card protector. Nikto iný za ne nezodpovedá.

rule-ETIQ-6 = Nechránené karty sú preč
    .text = Ak krupiér nechránené karty pozbiera ako položené, sú položené a hráč sa nemá na čo sťažovať. Jeden herný poriadok nerobí výnimku ani pre hráča, ktorý je all-in, podľa iného ho z hry vyradiť nemožno. V tejto hre sú karty hráča all-in v bezpečí (ALLIN-4).

rule-ETIQ-7 = Upozornite na zlú výplatu
    .text = Ak bank dostane nesprávny hráč, musí sa hneď ozvať každý, kto si to všimne, aj keď v rozdaní nehrá. Je to vec cti: mlčať by znamenalo pomáhať niekoho pripraviť o žetóny.

rule-ETIQ-8 = Slušnosť v skratke
    .text = Hrajte, keď ste na rade. Hovorte jasne, čo robíte. Majte žetóny aj karty na očiach, ale čo na kartách je, nechajte si pre seba. Nezdržujte hru zbytočne malými navýšeniami. Potom hra teší všetkých, víťazov aj porazených.
