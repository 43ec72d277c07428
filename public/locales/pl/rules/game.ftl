# Gra w zarysie.

rule-GAME-1 = Dwie drogi do wygranej
    .text = Rozdanie można wygrać na dwa sposoby: pokazać na końcu najlepszy układ pięciu kart albo zostać jedynym graczem, który nie spasował. W tym drugim przypadku nikt nie musi oglądać twoich kart.

rule-GAME-2 = Przebieg rozdania
    .text = Rozdanie ma osiem etapów, zawsze w tej kolejności: dwie zakryte karty dla każdego gracza, licytacja przed flopem, flop (trzy karty wspólne), licytacja, turn (czwarta karta), licytacja, river (piąta karta) i ostatnia licytacja, po której gracze wykładają karty, a pula trafia do zwycięzcy. Wcześniej kończy się tylko wtedy, gdy zostanie jeden gracz (GAME-15).

rule-GAME-3 = Pięć najlepszych z siedmiu
    .text = Twój układ to pięć najlepszych kart z siedmiu: z dwóch zakrytych, które trzymasz, i z pięciu wspólnych na stole. Z zakrytych możesz użyć obu, jednej albo żadnej. Gdy nie używasz żadnej, nazywa się to graniem stołem (playing the board); to raczej wyjątek (SHOW-13).
    .example = Masz A♠ 4♣, a na stole leżą K♠ 9♠ 6♠ 2♠ 2♦. Twoje pięć kart to as i cztery piki ze stołu: kolor do asa. Czwórka trefl się nie liczy.

rule-GAME-4 = Czym jest pula
    .text = Pula to wszystko, co w tym rozdaniu postawiono: stawki wszystkich graczy ze wszystkich rund licytacji razem. Należą do niej także żetony graczy, którzy już spasowali.

rule-GAME-5 = Równe układy dzielą pulę
    .text = Jeżeli dwóch lub więcej graczy ma jednakowo dobry najlepszy układ, dzielą się pulą. Ani kolory, ani niewykorzystane karty nie rozstrzygają. Jak liczy się udziały i kto dostaje żeton z reszty, mówią zasady (SPLIT-1) i (ODD-2).

rule-GAME-6 = Regulamin pod ręką
    .text = Każdy poker room powinien mieć szczegóły gry spisane w regulaminie (house rules), do którego może zajrzeć każdy gracz. Wtedy nie ma o co się spierać. Tutaj zestawienie pokazuje wszystkie obowiązujące zasady stołu i można je otworzyć w każdej chwili.
    .variants = Zestawienie jest dostępne zawsze, nie da się go wyłączyć.

rule-GAME-7 = Podręcznik dla personelu
    .text = Także ludzie prowadzący poker room potrzebują spisanych zasad: wewnętrznego podręcznika, który określa, jak profesjonalnie prowadzić grę. Regulamin jest dla graczy, podręcznik dla personelu.

rule-GAME-8 = Gracze przeciw sobie
    .text = W pokerze gracze grają przeciwko sobie, a nie przeciwko kasynu. Poker room tylko organizuje grę: zapewnia stół, karty i krupiera i może pobrać za to opłatę (RAKE-1).

rule-GAME-9 = Prosta, ale warto ją objaśnić
    .text = Hold’em to prosta gra, przebiegu rozdania nauczysz się w minutę. Sam spis etapów nowicjuszowi jednak nie wystarczy: każda zasada ma swoje konsekwencje i trzeba je objaśnić. A i tak żaden pierwszy poradnik nie obejmie wszystkich niuansów.

rule-GAME-10 = Najbardziej znany poker
    .text = Hold’em to jedna z wielu odmian pokera. Według jednego ze źródeł stał się najpopularniejszą z nich, a zarazem najczęściej graną grą karcianą w kasynach Europy i Ameryki oraz w internetowych poker roomach.

rule-GAME-11 = Nagrody w wielkich turniejach
    .text = W największych turniejach, takich jak World Series of Poker i World Poker Tour, gra się o miliony dolarów.

rule-GAME-12 = Liczby z lat rozkwitu
    .text = Jedno ze źródeł przypomina lata rozkwitu: w szczycie ponad 200 000 graczy naraz w największych internetowych poker roomach, obroty pokera w sieci szacowane za rok 2005 na ponad 50 miliardów dolarów i jedna z najszybciej rosnących gałęzi gier. Traktuj to jako dane z tamtych lat, nie dzisiejsze.

rule-GAME-13 = Gdzie zaczyna się stud
    .text = W siedmiokartowym studzie (Seven Card Stud) każde rozdawanie kart zaczyna się od miejsca najbliższego lewej ręce osoby, która faktycznie rozdaje. W hold’emie początek wyznacza button, a ten po każdym rozdaniu przesuwa się dalej (BTN-2).

rule-GAME-14 = Inne odmiany pokera
    .text = Niektóre zasady dotyczą pokera w ogóle i wymieniają też inne gry: omahę z trzema lub więcej rundami licytacji, draw i lowball z dwiema oraz stud, w którym o żetonie z reszty może zdecydować kolor (ODD-4). Tutaj obowiązuje tylko to, co dotyczy hold’ema.

rule-GAME-15 = Zostaje jeden i koniec
    .text = Gdy tylko wszyscy oprócz jednego spasują, rozdanie się kończy. Nie rozdaje się już kart, niczego się nie pokazuje, a pulę zabiera gracz, który został.
