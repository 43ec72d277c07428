//! Odds: known figures, and everything against plain counting.

use cards_speak::engine::cards::{Card, CardSet, Category, Deck, Seed, Strength, parse_cards};
use cards_speak::odds::{
    Clash, Combo, Effort, Equity, Held, OddsError, Range, RangeError, RangeFault, SimRng, Source,
    Weight, against_range, categories, chance_of_one, equity, improvements, outs, simulate,
};
use proptest::prelude::*;

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap()
}

fn set(text: &str) -> CardSet {
    text.parse().unwrap()
}

fn hole(text: &str) -> [Card; 2] {
    let cards = cards(text);
    [cards[0], cards[1]]
}

fn combo(text: &str) -> Combo {
    let [one, other] = hole(text);
    Combo::of(one, other).unwrap()
}

fn range(text: &str) -> Range {
    text.parse().unwrap()
}

fn just(text: &str) -> Range {
    Range::just(combo(text))
}

fn plain(cards: CardSet) -> Strength {
    Strength::of(cards).unwrap()
}

/// Calls `see` with all sets of `count` cards of `deck`, put to `so_far`.
fn all_sets(deck: &[Card], count: usize, so_far: CardSet, see: &mut impl FnMut(CardSet)) {
    if count == 0 {
        see(so_far);
        return;
    }
    for (place, &card) in deck.iter().enumerate() {
        let mut with = so_far;
        with.insert(card);
        all_sets(&deck[place + 1..], count - 1, with, see);
    }
}

/// Wins, ties, losses of the first of some hands, and its ties by the number of winners: one by
/// one, without any of the short cuts.
fn plainly(hands: &[CardSet], board: CardSet, dead: CardSet) -> (u64, u64, u64, Vec<u64>) {
    let seen = hands.iter().fold(board.union(dead), |all, &h| all.union(h));
    let deck: Vec<Card> = CardSet::FULL.difference(seen).iter().collect();
    let (mut wins, mut ties, mut losses) = (0, 0, 0);
    let mut among = vec![0; hands.len() + 1];
    all_sets(&deck, 5 - board.len(), board, &mut |board| {
        let strengths: Vec<_> = hands
            .iter()
            .map(|hand| Strength::of(hand.union(board)).unwrap())
            .collect();
        let best = strengths.iter().max().unwrap();
        let winners = strengths.iter().filter(|s| *s == best).count();
        match (strengths[0] == *best, winners) {
            (false, _) => losses += 1,
            (true, 1) => wins += 1,
            (true, _) => {
                ties += 1;
                among[winners] += 1;
            }
        }
    });
    (wins, ties, losses, among)
}

fn counts(equity: Equity) -> (u64, u64, u64) {
    (equity.wins, equity.ties, equity.losses)
}

fn exact(ranges: &[Range], board: &str) -> Vec<Equity> {
    let outcome = equity(ranges, &cards(board), CardSet::EMPTY, Effort::default()).unwrap();
    assert_eq!(outcome.source, Source::Exact);
    assert!(outcome.standard_errors.iter().all(|error| *error == 0.0));
    outcome.equities
}

fn percent(equity: Equity) -> f64 {
    equity.fraction() * 100.0
}

// ---- known figures ----

/// Counts that are published everywhere.
#[test]
fn aces_against_kings_of_their_suits_win_in_1_410_336_of_1_712_304_boards() {
    let found = exact(&[just("AsAh"), just("KsKh")], "");
    assert_eq!(counts(found[0]), (1_410_336, 9_308, 292_660));
    assert_eq!(found[0].per_mille(), 826);
    assert_eq!(found[1].ratio(), (2 * 292_660 + 9_308, 2 * 1_712_304));
}

#[test]
fn two_hands_before_the_flop_win_as_often_as_counted_one_by_one() {
    for (one, other) in [
        ("AsAh", "KsKh"),
        ("AsAh", "KdKc"),
        ("AsKs", "QhQd"),
        ("7h2c", "AhAd"),
        ("JdTd", "2c2d"),
    ] {
        let found = exact(&[just(one), just(other)], "");
        let (wins, ties, losses, _) =
            plainly(&[set(one), set(other)], CardSet::EMPTY, CardSet::EMPTY);
        assert_eq!(wins + ties + losses, 1_712_304);
        assert_eq!(counts(found[0]), (wins, ties, losses));
        assert_eq!(counts(found[1]), (losses, ties, wins));
    }
}

/// Curriculum 8.5.
#[test]
fn kinds_of_hands_before_the_flop_win_as_the_school_says() {
    for (one, other, share) in [
        ("AA", "KK", 81.9),
        ("AA", "AKo", 93.2),
        ("AA", "72o", 88.2),
        ("AA", "76s", 77.5),
        ("AKs", "QQ", 46.0),
        ("AKo", "QQ", 43.2),
        ("88", "AKo", 55.2),
        ("AKo", "22", 47.4),
        ("JTs", "22", 53.8),
        ("TT", "A8o", 71.8),
        ("AKo", "AQo", 74.4),
        ("A9o", "KQo", 58.1),
        ("KQs", "JTs", 63.3),
        ("QJs", "AKo", 38.9),
    ] {
        let found = percent(exact(&[range(one), range(other)], "")[0]);
        assert!((found - share).abs() <= 0.05, "{one} v {other}: {found}");
    }
    // performance.md B: over all suits of both.
    let aces = percent(exact(&[range("AA"), range("KK")], "")[0]);
    assert!((aces - 81.9461).abs() < 0.0001, "{aces}");
    let suited = percent(exact(&[range("AKs"), range("QQ")], "")[0]);
    assert!((suited - 46.0485).abs() < 0.0001, "{suited}");
}

/// Curriculum 8.5: against a random hand.
#[test]
fn samples_state_their_error_and_keep_it() {
    for (hand, share) in [("AA", 85.2), ("QQ", 79.9), ("JTs", 57.5), ("32o", 32.3)] {
        let effort = Effort::default();
        let found = equity(&[range(hand), Range::any()], &[], CardSet::EMPTY, effort).unwrap();
        assert!(matches!(found.source, Source::Sampled { deals } if deals == 200_000));
        let error = found.standard_errors[0] * 100.0;
        assert!((0.05..0.15).contains(&error), "{error}");
        let found = percent(found.equities[0]);
        assert!(
            (found - share).abs() < 4.0 * error + 0.05,
            "{hand}: {found}"
        );
    }
}

/// Curriculum L2.1.
#[test]
fn seven_cards_are_of_each_category_as_often_as_known() {
    let all = categories(None, &[], CardSet::EMPTY).unwrap();
    assert_eq!(all.all(), 133_784_560);
    let known = [
        23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848,
        37_260, 4_324,
    ];
    for (category, ways) in Category::ALL.into_iter().zip(known) {
        assert_eq!(all.of(category), ways, "{category:?}");
    }
}

#[test]
fn categories_from_the_middle_of_a_hand_are_those_counted_one_by_one() {
    for (own, board) in [
        ("AsAh", "AdKcKs"),
        ("9h8h", "7h6h2c3d"),
        ("2c2d", "As Ks Qs Js Ts"),
    ] {
        let found = categories(Some(hole(own)), &cards(board), CardSet::EMPTY).unwrap();
        let now: CardSet = hole(own).into_iter().chain(cards(board)).collect();
        let deck: Vec<Card> = CardSet::FULL.difference(now).iter().collect();
        let mut known = [0; 10];
        all_sets(&deck, 7 - now.len(), now, &mut |cards| {
            known[Strength::of(cards).unwrap().category() as usize] += 1;
        });
        assert_eq!(Category::ALL.map(|category| found.of(category)), known);
    }
}

/// Curriculum 8.1, the fixed cases.
#[test]
fn outs_and_shares_are_those_of_the_school() {
    for (own, other, flop, helping, share) in [
        ("AhJh", "KsQd", "Kh8h3c", 12, 45.56),
        ("9d8d", "AhKh", "7h6h2c", 10, 28.38),
        ("9d8d", "AcKd", "7h6h2c", 14, 49.39),
        ("JhTh", "AsAd", "9h8c2d", 8, 36.87),
        ("5c5d", "AsKh", "Kd9s4c", 2, 8.79),
        ("QsJd", "9h9c", "Td9s3c", 8, 25.86),
        ("AcKd", "7h7s", "Qc8d3s", 6, 26.46),
        ("KcQc", "AhJd", "Jc7c4d", 15, 54.34),
        ("Ah5h", "KdKs", "Kh9h5s", 9, 28.59),
    ] {
        let hands = [hole(own), hole(other)];
        let found = outs(&hands, 0, &cards(flop), CardSet::EMPTY).unwrap();
        assert_eq!(found.ahead.len(), helping, "{own} v {other} on {flop}");
        assert!(!found.is_ahead);
        let all = found.ahead.len() + found.level.len() + found.behind.len();
        assert_eq!(all, 45);
        let found = percent(exact(&[just(own), just(other)], flop)[0]);
        assert!(
            (found - share).abs() < 0.005,
            "{own} v {other} on {flop}: {found}"
        );
    }
    // L13.2: the hearts that make a straight give her a flush.
    let hands = [hole("9d8d"), hole("AhKh")];
    let found = outs(&hands, 0, &cards("7h6h2c"), CardSet::EMPTY).unwrap();
    assert_eq!(found.ahead, set("TcTdTs5c5d5s9c9s8c8s"));
    assert!(found.behind.contains("Th".parse().unwrap()));
}

/// Curriculum 8.1, the table.
#[test]
fn chances_of_outs_are_those_of_the_school() {
    for (n, turn, river, either) in [
        (1, 2.1, 2.2, 4.3),
        (2, 4.3, 4.3, 8.4),
        (4, 8.5, 8.7, 16.5),
        (8, 17.0, 17.4, 31.5),
        (9, 19.1, 19.6, 35.0),
        (12, 25.5, 26.1, 45.0),
        (15, 31.9, 32.6, 54.1),
    ] {
        for (unseen, cards, share) in [(47, 1, turn), (46, 1, river), (47, 2, either)] {
            let found = percent(chance_of_one(n, unseen, cards));
            assert!((found - share).abs() <= 0.0501, "{n} of {unseen}: {found}");
        }
    }
    assert_eq!(chance_of_one(0, 47, 2).wins, 0);
    assert_eq!(chance_of_one(50, 47, 2).losses, 0);
}

#[test]
fn improvements_are_sorted_by_what_they_make() {
    let found = improvements(hole("9h8h"), &cards("7h6h2c"), CardSet::EMPTY).unwrap();
    let of = |category: Category| found[category as usize];
    assert_eq!(of(Category::StraightFlush), set("Th5h"));
    assert_eq!(of(Category::Flush), set("AhKhQhJh4h3h2h"));
    assert_eq!(of(Category::Straight), set("TcTdTs5c5d5s"));
    // Fifteen that pair a card, but for the deuce of hearts, which makes the flush.
    assert_eq!(of(Category::Pair).len(), 14);
    assert_eq!(of(Category::HighCard), CardSet::EMPTY);
    let better = found.iter().fold(0, |all, cards| all + cards.len());
    assert_eq!(better, 2 + 7 + 6 + 14);
}

// ---- against plain counting ----

/// Different cards, in any order.
fn some_cards(count: usize) -> impl Strategy<Value = Vec<Card>> {
    any::<[u8; 32]>()
        .prop_map(move |seed| Deck::shuffled(Seed::new(seed)).cards()[..count].to_vec())
}

/// A range in which about one hand of so many has a weight.
fn some_range(one_of: u32) -> impl Strategy<Value = Range> {
    any::<[u8; 32]>().prop_map(move |seed| {
        let mut rng = SimRng::new(Seed::new(seed));
        let mut range = Range::empty();
        for hand in Combo::all() {
            if rng.below(one_of) == 0 {
                range.set(hand, Weight::new(rng.below(1001) as u16).unwrap());
            }
        }
        range
    })
}

/// What a hand wins against a range, pair by pair and board by board.
fn against_plainly(hand: Combo, range: &Range, board: CardSet, dead: CardSet) -> (u64, u64, u64) {
    let gone = board.union(dead).union(hand.set());
    let mut all = (0, 0, 0);
    for (other, weight) in range.without(gone) {
        let (wins, ties, losses, _) = plainly(&[hand.set(), other.set()], board, dead);
        let weight = u64::from(weight.per_mille());
        all.0 += weight * wins;
        all.1 += weight * ties;
        all.2 += weight * losses;
    }
    all
}

fn check_against(range: &Range, board: &[Card], dead: CardSet, hands: impl Iterator<Item = Combo>) {
    let found = against_range(range, board, dead).unwrap();
    let shared = CardSet::from_slice(board);
    for hand in hands {
        let blocked = !hand.set().intersection(shared.union(dead)).is_empty();
        let known = if blocked {
            (0, 0, 0)
        } else {
            against_plainly(hand, range, shared, dead)
        };
        let equity = found.equity(hand).map(counts);
        assert_eq!(
            equity.unwrap_or((0, 0, 0)),
            known,
            "{hand} on {shared} against {range}"
        );
        assert_eq!(equity.is_none(), known == (0, 0, 0));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_hands_against_a_range_on_the_river(board in some_cards(5), range in some_range(9)) {
        check_against(&range, &board, CardSet::EMPTY, Combo::all());
    }

    #[test]
    fn all_hands_against_a_range_on_the_turn(given in some_cards(6), range in some_range(60)) {
        let dead = CardSet::from_slice(&given[4..]);
        check_against(&range, &given[..4], dead, Combo::all().step_by(5));
    }

    #[test]
    fn all_hands_against_a_range_on_the_flop(board in some_cards(3), range in some_range(150)) {
        check_against(&range, &board, CardSet::EMPTY, Combo::all().step_by(97));
    }

    #[test]
    fn many_hands_on_any_board(given in some_cards(14), length in 3_usize..=5, players in 2_usize..=4) {
        let board = &given[..length];
        let dead = CardSet::from_slice(&given[5..6]);
        let hands: Vec<Combo> = given[6..].chunks(2).take(players)
            .map(|two| Combo::of(two[0], two[1]).unwrap()).collect();
        let ranges: Vec<Range> = hands.iter().map(|&hand| Range::just(hand)).collect();
        let found = equity(&ranges, board, dead, Effort::default()).unwrap();
        prop_assert_eq!(found.source, Source::Exact);
        let shared = CardSet::from_slice(board);
        for place in 0..players {
            let mut sets: Vec<CardSet> = hands.iter().map(|hand| hand.set()).collect();
            sets.swap(0, place);
            let (wins, ties, losses, among) = plainly(&sets, shared, dead);
            let equity = found.equities[place];
            prop_assert_eq!(counts(equity), (wins, ties, losses));
            let shares: u64 = (2..=players).map(|n| among[n] * (equity.parts / n as u64)).sum();
            prop_assert_eq!(equity.shares, shares);
        }
        // The shares of all make the whole pot.
        let won: u64 = found.equities.iter().map(|equity| equity.ratio().0).sum();
        prop_assert_eq!(won, found.equities[0].ratio().1);
    }

    #[test]
    fn what_a_range_writes_it_reads(range in prop_oneof![some_range(1), some_range(4), some_range(90)]) {
        let text = range.to_string();
        prop_assert_eq!(text.parse::<Range>().unwrap(), range, "{}", text);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[2-9TJQKAcdhsoany+:@%.,0-9 -]{0,20}") {
        if let Ok(range) = text.parse::<Range>() {
            prop_assert_eq!(range.to_string().parse::<Range>().unwrap(), range);
        }
    }
}

/// Where a board lets suits be exchanged, the range must allow it as well.
#[test]
fn exchanged_suits_change_nothing() {
    let suited = range("AhKh, 9s8s:0.3, QQ, 76s");
    for board in [
        "2c7c9c",
        "KsKhKd",
        "AsTs4s",
        "5c5d9h",
        "8h7h6h5h",
        "As Ad 2c 2h",
    ] {
        for range in [&range("22+, A2s+, KQo"), &suited] {
            let hands = Combo::all().step_by(131);
            check_against(range, &cards(board), CardSet::EMPTY, hands);
        }
    }
}

#[test]
fn two_ranges_are_answered_as_pair_by_pair() {
    let (one, other) = (range("AA, KQs:0.5, 76s"), range("QQ, AKo, T9s:0.25"));
    let board = cards("Qs7h6d2c");
    let found = equity(
        &[one.clone(), other.clone()],
        &board,
        CardSet::EMPTY,
        Effort::default(),
    );
    let found = found.unwrap();
    assert_eq!(found.source, Source::Exact);
    let shared = CardSet::from_slice(&board);
    let mut known = (0, 0, 0);
    for (hand, weight) in one.without(shared) {
        let (wins, ties, losses) = against_plainly(hand, &other, shared, CardSet::EMPTY);
        let weight = u64::from(weight.per_mille());
        known.0 += weight * wins;
        known.1 += weight * ties;
        known.2 += weight * losses;
    }
    // The weights of the one are multiples of 500, those of the other of 250.
    let known = (known.0 / 125_000, known.1 / 125_000, known.2 / 125_000);
    assert_eq!(counts(found.equities[0]), known);
}

#[test]
fn three_weighted_ranges_on_the_river_are_counted_one_by_one() {
    let ranges = [
        range("AA:0.5, KK"),
        range("AK:0.25, QQ"),
        range("T9s, 22:0.75"),
    ];
    let board = cards("Ks9h8d2c2s");
    let shared = CardSet::from_slice(&board);
    let found = exact(&ranges, "Ks9h8d2c2s");
    let (mut won, mut all) = (0.0, 0.0);
    for (a, x) in ranges[0].without(shared) {
        for (b, y) in ranges[1].without(shared.union(a.set())) {
            for (c, z) in ranges[2].without(shared.union(a.set()).union(b.set())) {
                let weights = [x, y, z].map(|weight| f64::from(weight.per_mille()) / 1000.0);
                let weight: f64 = weights.iter().product();
                let (wins, _, _, among) =
                    plainly(&[a.set(), b.set(), c.set()], shared, CardSet::EMPTY);
                let [wins, twos, threes] =
                    [wins, among[2], among[3]].map(|count| f64::from(count as u32));
                won += weight * (wins + twos / 2.0 + threes / 3.0);
                all += weight;
            }
        }
    }
    assert!((found[0].fraction() - won / all).abs() < 1e-12);
    // The same by chance: thrown together as their weights say.
    let effort = Effort {
        boards: 0,
        deals: 60_000,
        ..Effort::default()
    };
    let sampled = equity(&ranges, &board, CardSet::EMPTY, effort).unwrap();
    assert!(matches!(sampled.source, Source::Sampled { .. }));
    for (place, exact) in found.iter().enumerate() {
        let off = sampled.equities[place].fraction() - exact.fraction();
        assert!(
            off.abs() <= 4.0 * sampled.standard_errors[place],
            "{place}: {off}"
        );
    }
}

#[test]
fn a_sample_of_known_hands_is_near_the_count() {
    let hands = ["AsAh", "KsKh", "QdQc"];
    let known = exact(&hands.map(just), "");
    let held = hands.map(|hand| Held::Known(hole(hand)));
    let mut rng = SimRng::new(Seed::new([3; 32]));
    for clash in [Clash::Redeal, Clash::Redraw] {
        let sample = simulate(&held, &[], CardSet::EMPTY, clash, 40_000, &mut rng, plain);
        assert_eq!(sample.deals(), 40_000);
        for (place, known) in known.iter().enumerate() {
            let off = sample.equity(place).fraction() - known.fraction();
            assert!(
                off.abs() < 4.0 * sample.standard_error(place),
                "{place}: {off}"
            );
        }
    }
}

#[test]
fn questions_without_an_answer_are_refused() {
    let ask = |ranges: &[Range], board: &str| {
        equity(ranges, &cards(board), CardSet::EMPTY, Effort::default()).unwrap_err()
    };
    assert_eq!(ask(&[range("AA")], ""), OddsError::Hands { hands: 1 });
    let two = [range("AA"), range("KK")];
    assert!(matches!(
        ask(&two, "2c3c"),
        OddsError::Board { cards: 2, .. }
    ));
    assert!(matches!(
        ask(&two, "2c3c4c5c6c7c"),
        OddsError::Board { cards: 6, .. }
    ));
    let twice = OddsError::Repeated {
        card: "2c".parse().unwrap(),
    };
    assert_eq!(ask(&two, "2c3c2c"), twice);
    assert_eq!(ask(&[just("AsAh"), just("AsKh")], ""), OddsError::NoDeal);
    assert_eq!(
        ask(&[just("AsAh"), just("AsKh")], "2c3c4c"),
        OddsError::NoDeal
    );
    assert_eq!(
        ask(&[Range::empty(), range("KK")], "2c3c4c"),
        OddsError::NoDeal
    );
    assert_eq!(
        ask(&[Range::empty(), Range::any(), Range::any()], ""),
        OddsError::NoDeal
    );
    // Too few cards are left for a board, or for all hands.
    let dead = CardSet::FULL.difference(set("AsAhKsKh2c3c4c5c"));
    let left = |ranges: &[Range]| equity(ranges, &[], dead, Effort::default());
    assert_eq!(left(&two).unwrap_err(), OddsError::NoDeal);
    assert_eq!(
        left(&vec![Range::any(); 23]).unwrap_err(),
        OddsError::NoDeal
    );
    let held = [Held::Known(hole("AsAh")), Held::Known(hole("KsKh"))];
    let mut rng = SimRng::new(Seed::new([0; 32]));
    let sample = simulate(&held, &[], dead, Clash::Redeal, 10, &mut rng, plain);
    assert_eq!((sample.deals(), sample.equity(0).per_mille()), (0, 0));
    let hands = [hole("AsAh"), hole("AsKh")];
    assert!(outs(&hands, 0, &cards("2c3c4c"), CardSet::EMPTY).is_err());
    assert!(outs(&hands[..1], 0, &cards("2c3c4c"), CardSet::EMPTY).is_err());
    assert!(improvements(hole("AsAh"), &cards("2c3c4c5c6c"), CardSet::EMPTY).is_err());
    assert!(categories(Some(hole("AsAh")), &cards("As3c4c"), CardSet::EMPTY).is_err());
    assert!(against_range(&two[0], &[], CardSet::EMPTY).is_err());
}

// ---- notation ----

#[test]
fn the_notation_of_players_is_read() {
    for (text, hands) in [
        ("", 0),
        ("any", 1326),
        ("77", 6),
        ("77+", 48),
        ("TT-77", 24),
        ("77-TT", 24),
        ("KTs", 4),
        ("KTo", 12),
        ("KT", 16),
        ("tks", 4),
        ("KTs+", 12),
        ("KT+", 48),
        ("A5s-A2s", 16),
        ("A2s-A5s", 16),
        ("AhKd", 1),
        ("kdAH", 1),
        ("22+, A2s+ KTs+,QJo,\n AhKd", 78 + 48 + 12 + 12 + 1),
        ("22+, 77:0", 72),
        ("AKs, AKs, AsKs", 4),
    ] {
        assert_eq!(range(text).hands().count(), hands, "{text}");
    }
    for (text, weight) in [
        ("77", 1000),
        ("77:0.5", 500),
        ("77@50%", 500),
        ("77:.5", 0),
        ("77:1", 1000),
        ("77:1.0", 1000),
        ("77:0.125", 125),
        ("77@12.5%", 125),
        ("77@100%", 1000),
        ("77:0.25, 77:0.75", 750),
    ] {
        let Ok(range) = text.parse::<Range>() else {
            assert_eq!(weight, 0, "{text}");
            continue;
        };
        assert_eq!(range.weight(combo("7s7h")).per_mille(), weight, "{text}");
    }
}

#[test]
fn a_range_is_written_short() {
    for (text, written) in [
        ("", ""),
        ("any", "any"),
        ("22+,32s+", "22+, 32s"),
        ("TT 99 88 77", "TT-77"),
        ("AKs AQs AJs", "AJs+"),
        ("A5s-A2s, AK", "AKs, A5s-A2s, AKo"),
        ("77:0.5, 66:0.50, KdAh@12.5%", "77-66:0.5, AhKd:0.125"),
        ("any:0.5", "any:0.5"),
    ] {
        assert_eq!(range(text).to_string(), written);
    }
}

#[test]
fn a_wrong_range_is_told_where_and_what_would_be_right() {
    let fault = |text: &str| {
        let RangeError { at, fault } = text.parse::<Range>().unwrap_err();
        (at, fault)
    };
    assert_eq!(
        fault("AA, 1Ts"),
        (4, RangeFault::NotARank { found: Some('1') })
    );
    assert_eq!(fault("A"), (1, RangeFault::NotARank { found: None }));
    assert_eq!(fault("AhK"), (3, RangeFault::NotASuit { found: None }));
    assert_eq!(
        fault("AhAh"),
        (
            2,
            RangeFault::SameCard {
                card: "Ah".parse().unwrap()
            }
        )
    );
    assert_eq!(fault("AAs"), (2, RangeFault::PairWithSuits));
    assert_eq!(fault("A5s-K2s"), (3, RangeFault::Ends));
    assert_eq!(fault("A5s-A2o"), (3, RangeFault::Ends));
    assert_eq!(fault("77-A2s"), (2, RangeFault::Ends));
    assert_eq!(fault("AhKd+"), (4, RangeFault::ExactCards));
    assert_eq!(fault("77:1.001"), (3, RangeFault::WeightOfOne));
    assert_eq!(fault("77:0.1234"), (3, RangeFault::WeightOfOne));
    assert_eq!(fault("77@50"), (3, RangeFault::WeightInPercent));
    assert_eq!(fault("77@101%"), (3, RangeFault::WeightInPercent));
    assert_eq!(fault("77@9999%"), (3, RangeFault::WeightInPercent));
    assert_eq!(fault("77x"), (2, RangeFault::Left { found: 'x' }));
    assert_eq!(
        fault("TT - 77"),
        (3, RangeFault::NotARank { found: Some('-') })
    );
    let said = "AA, 10s".parse::<Range>().unwrap_err().to_string();
    assert_eq!(said, "at character 5: 1 is not a rank; a ten is written T");
}

/// Curriculum 8.3: the chart and the share of hands it opens.
#[test]
fn the_chart_of_the_school_has_the_size_it_says() {
    for (text, share) in [
        ("88+ ATs+ KJs+ ATo+", 8.6),
        ("77+ A9s+ KJs+ ATo+", 9.4),
        ("77+ A9s+ KJs+ ATo+ KQo", 10.3),
        ("66+ A8s+ KTs+ QJs ATo+ KQo", 11.6),
        ("55+ A7s+ A5s KTs+ QTs+ A9o+ KJo+", 14.8),
        ("55+ A3s+ K9s+ QTs+ JTs A9o+ KJo+", 16.3),
        ("44+ A2s+ K9s+ Q9s+ J9s+ T9s A8o+ KTo+ QJo", 20.7),
        (
            "22+ A2s+ K5s+ Q8s+ J8s+ T8s+ 98s 87s 76s 65s A4o+ KTo+ QTo+ JTo",
            30.3,
        ),
    ] {
        let hands = f64::from(range(text).hands().count() as u32);
        assert!((hands / 13.26 - share).abs() <= 0.0501, "{text}: {hands}");
    }
}

/// Ten players with any cards: each wins a tenth, and clashes do not use up the deals.
#[test]
fn many_ranges_at_once_are_sampled() {
    let ranges = vec![Range::any(); 10];
    let effort = Effort {
        deals: 20_000,
        ..Effort::default()
    };
    let found = equity(&ranges, &[], CardSet::EMPTY, effort).unwrap();
    assert!(matches!(found.source, Source::Sampled { deals } if deals == 20_000));
    for (equity, error) in found.equities.iter().zip(&found.standard_errors) {
        assert!((equity.fraction() - 0.1).abs() < 4.5 * error, "{equity:?}");
    }
}
