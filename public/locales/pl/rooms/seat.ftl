# The seat at the cash table.

seat-title = Twoje miejsce
seat-link = Twoje miejsce: więcej żetonów, przerwa, odejście
seat-stack = Masz przed sobą { $amount }.
seat-in-hand = O żetonach i miejscu decyduje się między rozdaniami. Najpierw dograj to do końca.
seat-none = Nie siedzisz jeszcze przy żadnym stole.
seat-sit = Przerwa
seat-sit-about = Dopóki nie wrócisz, nie dostajesz kart. Ciemne, które cię ominą, zapłacisz po powrocie.
seat-sit-out = Zrób przerwę od następnego rozdania
seat-sit-in = Wróć i zapłać opuszczone ciemne
seat-sit-in-wait = Wróć, gdy dojdzie do mnie duża ciemna
seat-top-up = Więcej żetonów
seat-amount = Ile
seat-add = Dołóż
seat-straddle = Straddle
seat-straddle-never = Nigdy
seat-straddle-always = Zawsze, gdy wolno
seat-straddle-ask = Pytaj za każdym razem
seat-leave = Odejście
seat-leave-about = Zabierasz wszystkie swoje żetony; ta gra się kończy.
seat-leave-go = Odejdź od stołu
