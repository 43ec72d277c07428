# Co mówi brzeg strony: nowa wersja i linki, które proszą o niemożliwe. Po jednym wierszu.

page-new-version = Jest nowa wersja programu. Twoja gra potoczy się dalej od tego miejsca.
page-new-version-take = Uruchom ją
page-later = Później
page-close = Zamknij
page-rest = Wszystko inne w linku się liczy.
page-wrong-v = „{ $part }”: ta strona zna linki w wersji 1. To, co nowsze, pomija.
page-wrong-lang = „{ $part }”: język to en, cs, sk albo pl.
page-wrong-theme = „{ $part }”: wygląd to light, dark albo system.
page-wrong-accent = „{ $part }”: accent to kolor z 3 albo 6 cyfr szesnastkowych, dość jasny na ciemne litery.
page-wrong-felt = „{ $part }”: sukno to pine, slate, plum, umber albo kolor z 3 albo 6 cyfr szesnastkowych.
page-darker-felt = „{ $part }”: białych liter nie da się na nim czytać, więc kolor przyciemniono do { $value }.
page-wrong-radius = „{ $part }”: zaokrąglenie to liczba od 0 do 16.
page-wrong-font = „{ $part }”: czcionka to jedna lub więcej nazw z liter, cyfr i łączników, oddzielonych przecinkami.
page-wrong-deck = „{ $part }”: talia ma 2 albo 4 kolory.
page-wrong-contrast = „{ $part }”: kontrast to more albo normal.
page-wrong-size = „{ $part }”: wielkość tekstu to liczba od 100 do 200 (procent).
page-wrong-unit = „{ $part }”: stacki liczy się w chips albo blinds.
page-wrong-switch = „{ $part }”: tutaj może być 0 albo 1.
page-wrong-hand = „{ $part }”: ręka to left albo right.
page-wrong-say = „{ $part }”: komunikaty to full albo short.
page-wrong-helper = „{ $part }”: pomocnik to on albo off.
page-wrong-hide = „{ $part }”: pominąć można bar, top, home, settings, languages, log, pause i remarks.
page-wrong-readonly = „{ $part }”: readonly to 0 albo 1.
page-wrong-host = „{ $part }”: host to jeden lub więcej adresów takich jak https://school.example, oddzielonych przecinkami.
page-wrong-ref = „{ $part }”: ref to najwyżej 64 litery, cyfry, łączniki, kropki albo podkreślenia.
