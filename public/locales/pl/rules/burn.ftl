# Karty spalone.

rule-BURN-1 = Spalanie kart
    .text = Przed flopem, turnem i riverem wierzchnią kartę talii odkłada się na bok i nie używa jej się w grze. Mówi się, że się ją spala. Dzięki temu karta oznaczona albo przez kogoś podpatrzona nigdy nie trafi na stół.
    .variants = Domyślnie karty się spala. Poza tym: nie spala. Jedne zasady każą spalać za każdym razem, inne o tym nie mówią albo znają też grę bez spalania.

rule-BURN-2 = Spalona karta zostaje zakryta
    .text = Spalona karta leży zakryta. Nikt się nie dowie, jaka była, nawet później; ten program nie pokazuje jej także w historii rozdania.
