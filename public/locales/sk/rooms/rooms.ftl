# Miestnosti okolo stola: úvod, nová hra, kniha pravidiel.

## Úvod

rooms-home-free = Vaše miesto je voľné.
rooms-home-waits = Vaša hra čaká.
rooms-home-deal = Rozdať
rooms-home-go-on = Späť k stolu
rooms-home-change = Zmeniť
rooms-home-nl = No limit hold’em, počet miest: { $seats }, blindy { $small }/{ $big }.
rooms-home-pl = Pot limit hold’em, počet miest: { $seats }, blindy { $small }/{ $big }.
rooms-home-fl = Fixed limit hold’em, počet miest: { $seats }, blindy { $small }/{ $big }.
rooms-home-hand = Rozdanie { $hand }.
rooms-home-tournament = Váš turnaj.
rooms-home-spot = Vaša vlastná situácia.
rooms-home-own = K svojej cash game
rooms-learn = Učenie
rooms-learn-about = 52 krátkych lekcií pri skutočnom stole
rooms-ways = Ďalšie
rooms-settings-about = Jazyk, karty, farby, tempo, klávesy
rooms-quote = Karty hovoria samy za seba: rozhodujú ukázané karty, nie to, čo o nich kto povie.
rooms-no-such-place = Na adrese „{ $part }“ nič nie je. Toto je najbližšia stránka.

## Nová hra

rooms-new = Nový stôl
rooms-new-structure = Druh stávok
rooms-new-nl = No limit
rooms-new-pl = Pot limit
rooms-new-fl = Fixed limit
rooms-new-seats = Počet miest
rooms-new-blinds = Blindy
rooms-new-blinds-of = { $small }/{ $big }
rooms-new-buy-in = Žetóny na začiatok
rooms-new-buy-in-of = { $amount }
rooms-new-level = Ako dobre hrajú ostatní
rooms-level-beginner = Začiatočníci: priveľa dorovnávajú a nehľadia na pozíciu.
rooms-level-fair = Slušní hráči na pohodový večer.
rooms-level-good = Dobrí hráči: sledujú cenu aj vaše stávky.
rooms-level-strong = Najsilnejší hráči, akých máme.
rooms-new-rules = Herný poriadok
rooms-new-rules-own = Vaše vlastné pravidlá.
rooms-new-rules-all = Celý herný poriadok, bod po bode
rooms-house-about = Pravidlá vášho ďalšieho stola. Pri každom stojí, kto hovorí čo; rozhodca sa riadi tým, čo je tu zvolené.
rooms-house-sources = Kto čo hovorí
rooms-house-changed = Inak než zvyčajne
rooms-new-ends = Nový stôl nahradí hru, ktorú máte rozohranú.

## Kniha pravidiel

rooms-rules = Kniha pravidiel
rooms-rules-about = Všetkých 289 pravidiel zrozumiteľne
rooms-rules-contents = Obsah
rooms-rules-find = Nájsť pravidlo
rooms-rules-found = { $count ->
    [0] Nič sa nenašlo. Skúste iné slovo.
    [one] { $count } pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
}
rooms-rule-engine = Toto pravidlo stráži rozhodca pri každom stole.
rooms-rule-option = Voľba herného poriadku: každý stôl si to môže určiť po svojom.
rooms-rule-table = Pravidlo pre živé stoly so skutočnými kartami a žetónmi.
rooms-rule-teach = Dobré vedieť; porušiť sa nedá.
rooms-rule-variants = Ako sa stoly líšia
rooms-rule-example = Príklad
rooms-rule-practised = Kde sa to precvičuje
rooms-rule-before = Predchádzajúce pravidlo
rooms-rule-after = Ďalšie pravidlo
rooms-chapter-game = Hra v kocke
rooms-chapter-cards = Karty
rooms-chapter-table = Miesta a pozície
rooms-chapter-chips = Vklad a žetóny
rooms-chapter-button = Button
rooms-chapter-blinds = Blindy, ante, straddle
rooms-chapter-deal = Miešanie, rozdávanie a spoločné karty
rooms-chapter-structures = Koľko sa smie vsadiť
rooms-chapter-actions = Check, stávka, dorovnanie, navýšenie, položenie kariet
rooms-chapter-discipline = Stávky so skutočnými žetónmi
rooms-chapter-rounds = Stávkové kolá
rooms-chapter-all-in = All-in a vedľajšie banky
rooms-chapter-showdown = Vyloženie kariet
rooms-chapter-ranking = Čo poráža čo
rooms-chapter-splitting = Delenie banku a poplatok herne
rooms-chapter-mistakes = Chyby pri rozdávaní a nezrovnalosti
rooms-chapter-modes = Turnaje a cash game
rooms-chapter-etiquette = Slušnosť pri stole

## Odohrané rozdania

rooms-back = Späť
rooms-history = Vaše rozdania
rooms-history-about = Odohrané rozdania krok za krokom
rooms-history-hand = Rozdanie z histórie
rooms-history-loading = Hľadám vaše rozdania…
rooms-history-no-such = Také rozdanie na tomto zariadení nie je.
rooms-history-all = Všetky
rooms-history-won = Výhry
rooms-history-lost = Prehry
rooms-history-big = Veľké banky
rooms-history-showdown = Vyloženie kariet
rooms-history-starred = S hviezdičkou
rooms-history-filter = Ktoré rozdania
rooms-history-count = { $count ->
    [0] Zatiaľ žiadne. Každé odohrané rozdanie sa uloží sem.
    [one] { $count } rozdanie, spolu { $net } v žetónoch
    [few] { $count } rozdania, spolu { $net } v žetónoch
   *[other] { $count } rozdaní, spolu { $net } v žetónoch
}
rooms-history-unreadable = { $count ->
    [one] { $count } rozdanie táto verzia nevie prečítať. Zostáva uložené.
    [few] { $count } rozdania táto verzia nevie prečítať. Zostávajú uložené.
   *[other] { $count } rozdaní táto verzia nevie prečítať. Zostávajú uložené.
}
rooms-history-line = Rozdanie { $hand } · bank { $pot }
rooms-history-star = Hviezdička
rooms-history-note = Vaša poznámka
rooms-replay-eyes = Čie karty vidno
rooms-replay-everyone = Karty všetkých
rooms-replay-steps = Kroky
rooms-replay-first = Na začiatok
rooms-replay-back = O krok späť
rooms-replay-play = Prehrať
rooms-replay-on = O krok ďalej
rooms-replay-last = Na koniec
rooms-replay-pot = Bank { $amount }

## Na tomto zariadení a na iných stránkach

rooms-offline = Celá hra je na tomto zariadení: funguje aj bez siete.
rooms-install = Nainštalovať hru
rooms-embed = Dať hru na svoju stránku
rooms-build = Zostavenie { $build }
rooms-hand-copy = Kopírovať odkaz
rooms-hand-copy-about = Celé rozdanie je v tomto odkaze; nikomu sa neposiela.
rooms-copied = Skopírované.
rooms-copy-refused = Prehliadač tu kopírovať nedovolí: označte text a stlačte Ctrl+C.
rooms-hand-copied = Skopírované; celé rozdanie je v tomto odkaze.
rooms-hand-linked = Rozdanie z odkazu
rooms-hand-form = Odkaz na toto rozdanie vytvorila novšia verzia hry. Načítajte stránku znova, keď budete online.
rooms-hand-damaged = Odkaz na toto rozdanie je poškodený asi pri písmene { $letter }. Možno ho niečo odrezalo: skopírujte ho celý znova.
rooms-hand-refused = Rozdanie v tomto odkaze sa tak odohrať nemohlo. { $reason }
