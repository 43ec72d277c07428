# Opłata dla organizatora.

rule-RAKE-1 = Opłata dla organizatora
    .text = Poker room zatrzymuje część puli za prowadzenie gry, a zwycięzca dostaje resztę. Mówi o tym tylko jeden regulamin i nie podaje stawki. Tutaj domyślnie opłaty nie ma. Jeśli się ją ustawi, pobiera się ją z każdej puli proporcjonalnie i zaokrągla w dół do najmniejszego żetonu.
    .variants = Domyślnie bez opłaty. Poza tym: dowolny procent, z górną granicą lub bez niej; rozdania zakończone przed flopem mogą być wolne od opłaty („no flop, no drop”, domyślnie) albo nie.

rule-RAKE-2 = Rake, czyli drop
    .text = Opłatę, którą poker room pobiera z puli, nazywa się rake albo drop. Z niej się utrzymuje: gracze grają przeciw sobie nawzajem, a nie przeciw niemu (GAME-8).
