# Najmniejsze zakłady i podniesienia.

rule-BET-1 = Najmniejszy zakład
    .text = Najmniejszy zakład w hold’emie to jedna duża ciemna. Mniejszy może być tylko all-in (BET-5); w grach z limitem wysokość i tak jest stała (LIMIT-1).

rule-BET-2 = Podnosi się co najmniej o tyle
    .text = Zakład lub podniesienie musi być co najmniej tak wysokie jak poprzednie w tej rundzie: pierwsze podniesienie dodaje co najmniej tyle, ile wyniósł zakład, a każde następne co najmniej tyle co poprzednie. Mniejsze może być tylko all-in.
    .example = A stawia 5: B może podnieść do 10 lub więcej, podniesienie do 9 jest nieważne. B podnosi do 20, czyli o 15: C musi podnieść do co najmniej 35.

rule-BET-3 = Od czego liczy się podniesienie
    .text = Ile musi dodać podniesienie? Według większości zasad co najmniej tyle, ile wyniósł ostatni zakład lub podniesienie. Według innych zawsze wystarczy jedna duża ciemna, choć częściowo tylko w pierwszej rundzie.
    .variants = Domyślnie wysokość ostatniego zakładu lub podniesienia, nigdy mniej niż duża ciemna. Poza tym: zawsze jedna duża ciemna, która liczy się wtedy także jako pełne podniesienie (ALLIN-5).
    .example = Duża ciemna 5, po zakładzie 5 podniesienie do 20: następne jest do co najmniej 35, przy drugim ustawieniu do co najmniej 25.

rule-BET-4 = Najmniejszy zakład na turnie i riverze
    .text = W grach z limitem stawki na turnie i riverze się podwajają (LIMIT-2). Jedne zasady piszą o tym tak, jakby dwie duże ciemne obowiązywały tam w każdej strukturze; inne o podwojeniu nie wspominają wcale.
    .variants = Domyślnie w grze z limitem dwie duże ciemne, w pot limicie i no limicie jedna. Poza tym: dwie duże ciemne we wszystkich strukturach.

rule-BET-5 = All-in bez minimum
    .text = Kto stawia wszystkie pozostałe żetony, może to zrobić przy dowolnej kwocie, nawet mniejszej niż najmniejszy zakład lub podniesienie. Czy taki all-in otwiera licytację na nowo, to inna sprawa (ALLIN-5).
    .example = Najmniejszy zakład to 10, a tobie zostały 4 żetony: możesz je postawić.

rule-BET-6 = Po co minimum podniesienia
    .text = Bez minimum gracz mógłby wysoką stawkę podnosić w kółko o jeden żeton. To tylko spowalnia grę i dokucza pozostałym.
