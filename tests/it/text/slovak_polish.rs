//! Slovak and Polish: the words of cards and hands in all their forms, and a whole hand.

use cards_speak::engine::cards::{Category, Rank};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::ForcedKind;
use cards_speak::engine::seat::Seat;
use cards_speak::text::{Language, Speaker};

use super::{catalog, hole, names, strength, transcript};

#[test]
fn cards_and_hands_have_names() {
    let (sk, pl) = (catalog(Language::Sk), catalog(Language::Pl));
    let named = [
        ("As", "pikové eso", "as pik"),
        ("Qh", "srdcová dáma", "dama kier"),
        ("Kd", "kárový kráľ", "król karo"),
        ("Jc", "krížový dolník", "walet trefl"),
        ("Ts", "piková desiatka", "dziesiątka pik"),
    ];
    for (card, slovak, polish) in named {
        let card = card.parse().unwrap();
        assert_eq!(sk.card(card), slovak);
        assert_eq!(pl.card(card), polish);
    }
    let holes = [
        ("QsAs", "Eso a dáma v jednej farbe", "As i dama w kolorze"),
        ("9s9h", "Dvojica deviatok", "Para dziewiątek"),
        ("4s4h", "Dvojica štvoriek", "Para czwórek"),
        (
            "7h2c",
            "Sedmička a dvojka, rôzne farby",
            "Siódemka i dwójka, różne kolory",
        ),
    ];
    for (cards, slovak, polish) in holes {
        assert_eq!(sk.hole_name(hole(cards)), slovak);
        assert_eq!(pl.hole_name(hole(cards)), polish);
    }
    let hands = [
        ("AsKsQsJsTs", "royal flush", "poker królewski"),
        ("5s4s3s2sAs", "čistá postupka do päťky", "poker do piątki"),
        (
            "KsKhKdKc2s",
            "štvorica kráľov, k tomu dvojka",
            "kareta króli, kicker dwójka",
        ),
        (
            "KsKhKdQcQs",
            "full house, trojica kráľov a dvojica dám",
            "full, trójka króli i para dam",
        ),
        (
            "AsJs9s4s2s",
            "flush, najvyššia karta eso",
            "kolor, najwyższa karta as",
        ),
        ("Ts9h8d7c6s", "postupka do desiatky", "strit do dziesiątki"),
        (
            "JsJhJdAc6s",
            "trojica dolníkov, k tomu eso",
            "trójka waletów, kicker as",
        ),
        (
            "KsKh9d9cAs",
            "dve dvojice, krále a deviatky, k tomu eso",
            "dwie pary, króle i dziewiątki, kicker as",
        ),
        (
            "9s9hAd4c2s",
            "dvojica deviatok, k tomu eso",
            "para dziewiątek, kicker as",
        ),
        (
            "AsJh9d4c2s",
            "vysoká karta eso, potom dolník",
            "wysoka karta as, potem walet",
        ),
    ];
    for (cards, slovak, polish) in hands {
        assert_eq!(sk.hand_name(strength(cards)), slovak);
        assert_eq!(pl.hand_name(strength(cards)), polish);
    }
    assert_eq!(sk.hand_short(Category::TwoPair), "Dve dvojice");
    assert_eq!(pl.hand_short(Category::TwoPair), "Dwie pary");
    assert_eq!(sk.rank(Rank::Jack), "dolník");
    assert_eq!(pl.rank(Rank::Jack), "walet");
}

#[test]
fn what_decides_is_said() {
    let decided = [
        (
            "Ts9h8d7c6s",
            "KsKh9d9cAs",
            "Postupka poráža dve dvojice.",
            "Strit bije dwie pary.",
        ),
        (
            "KsKh9d9cAs",
            "9s9hAd4c2s",
            "Dve dvojice porážajú dvojicu.",
            "Dwie pary biją parę.",
        ),
        (
            "KsKh9d9cAs",
            "KsKh9d9cJs",
            "Rozhoduje piata karta: eso je viac ako dolník.",
            "Decyduje piąta karta: as to więcej niż walet.",
        ),
        (
            "KsKh9d9cAs",
            "QsQh9d9cAs",
            "Rozhoduje vyššia dvojica: krále sú viac ako dámy.",
            "Decyduje wyższa para: króle to więcej niż damy.",
        ),
        (
            "Ts9h8d7c6s",
            "5s4h3d2cAs",
            "Vyhráva vyššia postupka: do desiatky je viac ako do päťky.",
            "Wygrywa wyższy strit: do dziesiątki to więcej niż do piątki.",
        ),
    ];
    let (sk, pl) = (catalog(Language::Sk), catalog(Language::Pl));
    for (winner, loser, slovak, polish) in decided {
        assert_eq!(sk.decided(strength(winner), strength(loser)), slovak);
        assert_eq!(pl.decided(strength(winner), strength(loser)), polish);
    }
    // The verb agrees in Czech too.
    let cs = catalog(Language::Cs);
    assert_eq!(
        cs.decided(strength("KsKh9d9cAs"), strength("9s9hAd4c2s")),
        "Dva páry porážejí pár."
    );
}

#[test]
fn reasons_count_with_the_right_forms() {
    let names = names();
    let split = |language, players| {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        let citation = Citation::Split {
            strength: strength("Ts9h8d7c6s"),
            players,
            share: Chips::new(40),
            odd: Chips::ZERO,
        };
        let text = speaker.because(&citation).text;
        text.split(" m").next().unwrap().to_owned()
    };
    let said = |language| [2, 4, 5, 10].map(|players| split(language, players));
    assert_eq!(
        said(Language::Sk),
        ["2 hráči", "4 hráči", "5 hráčov", "10 hráčov"]
    );
    assert_eq!(
        said(Language::Pl),
        ["2 gracze", "4 gracze", "5 graczy", "10 graczy"]
    );
}

#[test]
fn labels_are_words_of_the_player() {
    let pl = catalog(Language::Pl);
    assert_eq!(pl.posted(ForcedKind::LivePost), "Wkład");
    let sk = catalog(Language::Sk);
    assert_eq!(sk.posted(ForcedKind::LivePost), "Vklad");
}

#[test]
fn a_whole_hand_in_slovak() {
    assert_eq!(transcript(Language::Sk), SLOVAK);
}

#[test]
fn a_whole_hand_in_polish() {
    assert_eq!(transcript(Language::Pl), POLISH);
}

const SLOVAK: [&str; 40] = [
    "Dorovnať 20, alebo navýšiť aspoň na 40.",
    "Ste na rade. Dorovnať 20, alebo navýšiť aspoň na 40. Bank 40.",
    "Check, alebo vsadiť aspoň 10.",
    "Ste na rade. Nie je čo dorovnávať: check, alebo vsadiť aspoň 10. Bank 75.",
    "Dorovnať 95, alebo navýšiť aspoň na 190.",
    "Ste na rade. Dorovnať 95, alebo navýšiť aspoň na 190. Bank 265.",
    "Check, alebo vsadiť aspoň 10.",
    "Ste na rade. Nie je čo dorovnávať: check, alebo vsadiť aspoň 10. Bank 360.",
    "Dorovnať 200, alebo navýšiť aspoň na 400.",
    "Ste na rade. Dorovnať 200, alebo navýšiť aspoň na 400. Bank 560.",
    "Check, alebo vsadiť aspoň 10.",
    "Ste na rade. Nie je čo dorovnávať: check, alebo vsadiť aspoň 10. Bank 760.",
    "Button má Zofia.",
    "Dávate malý blind 5.",
    "Katka dáva veľký blind 10.",
    "Vaše karty: krížové eso, kárový kráľ.",
    "Ondřej navyšuje na 25.",
    "Zofia kladie karty.",
    "Dorovnávate 20.",
    "Katka dorovnáva 15.",
    "Flop: srdcový kráľ, kárová deviatka, krížová štvorka. Bank 75.",
    "Checkujete.",
    "Katka je all-in za 95.",
    "Ondřej dorovnáva 95.",
    "Dorovnávate 95.",
    "Turn: piková deviatka. Bank 360.",
    "Checkujete.",
    "Ondřej vsádza 200.",
    "Dorovnávate 200.",
    "Hlavný bank 360. Vedľajší bank 1: 400.",
    "River: srdcová dvojka.",
    "Ste all-in za 920.",
    "Ondřej dorovnáva 920.",
    "Hlavný bank 360. Vedľajší bank 1: 2240.",
    "Ukazujete karty: krížové eso, kárový kráľ. Kombinácia: dve dvojice, krále a deviatky, k tomu eso.",
    "Ondřej ukazuje karty: pikový kráľ, pikový dolník. Kombinácia: dve dvojice, krále a deviatky, k tomu dolník.",
    "Katka karty neukazuje.",
    "Vyhrávate vedľajší bank 1, 2240: dve dvojice, krále a deviatky, k tomu eso.",
    "Vyhrávate hlavný bank, 360: dve dvojice, krále a deviatky, k tomu eso.",
    "Vyhrávate 2\u{202F}600: dve dvojice, krále a deviatky, k tomu eso. | Ondřej má: dve dvojice, krále a deviatky, k tomu dolník. Rozhoduje piata karta: eso je viac ako dolník.",
];

const POLISH: [&str; 40] = [
    "Sprawdź za 20 albo podnieś co najmniej do 40.",
    "Twoja kolej. Sprawdź za 20 albo podnieś co najmniej do 40. Pula 40.",
    "Czekaj albo postaw co najmniej 10.",
    "Twoja kolej. Nie ma czego sprawdzać: czekaj albo postaw co najmniej 10. Pula 75.",
    "Sprawdź za 95 albo podnieś co najmniej do 190.",
    "Twoja kolej. Sprawdź za 95 albo podnieś co najmniej do 190. Pula 265.",
    "Czekaj albo postaw co najmniej 10.",
    "Twoja kolej. Nie ma czego sprawdzać: czekaj albo postaw co najmniej 10. Pula 360.",
    "Sprawdź za 200 albo podnieś co najmniej do 400.",
    "Twoja kolej. Sprawdź za 200 albo podnieś co najmniej do 400. Pula 560.",
    "Czekaj albo postaw co najmniej 10.",
    "Twoja kolej. Nie ma czego sprawdzać: czekaj albo postaw co najmniej 10. Pula 760.",
    "Button ma Zofia.",
    "Dajesz małą ciemną 5.",
    "Katka daje dużą ciemną 10.",
    "Twoje karty: as trefl, król karo.",
    "Ondřej podnosi do 25.",
    "Zofia pasuje.",
    "Sprawdzasz za 20.",
    "Katka sprawdza za 15.",
    "Flop: król kier, dziewiątka karo, czwórka trefl. Pula 75.",
    "Czekasz.",
    "Katka jest all-in za 95.",
    "Ondřej sprawdza za 95.",
    "Sprawdzasz za 95.",
    "Turn: dziewiątka pik. Pula 360.",
    "Czekasz.",
    "Ondřej stawia 200.",
    "Sprawdzasz za 200.",
    "Pula główna 360. Pula boczna 1: 400.",
    "River: dwójka kier.",
    "Jesteś all-in za 920.",
    "Ondřej sprawdza za 920.",
    "Pula główna 360. Pula boczna 1: 2240.",
    "Pokazujesz karty: as trefl, król karo. Układ: dwie pary, króle i dziewiątki, kicker as.",
    "Ondřej pokazuje karty: król pik, walet pik. Układ: dwie pary, króle i dziewiątki, kicker walet.",
    "Katka nie pokazuje kart.",
    "Wygrywasz pulę boczną 1, 2240: dwie pary, króle i dziewiątki, kicker as.",
    "Wygrywasz pulę główną, 360: dwie pary, króle i dziewiątki, kicker as.",
    "Wygrywasz 2600: dwie pary, króle i dziewiątki, kicker as. | Ondřej ma: dwie pary, króle i dziewiątki, kicker walet. Decyduje piąta karta: as to więcej niż walet.",
];
