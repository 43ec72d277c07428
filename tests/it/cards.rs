//! Cards, the shuffle, the strength of hands (DECK-*, SHUF-*, RANK-*).

use std::cmp::Ordering::{self, Equal, Greater, Less};
use std::collections::HashSet;

use cards_speak::engine::cards::{
    Card, CardError, CardSet, Category, DealRng, Deck, DeckError, Evaluator, Pile, Rank, Reading,
    Seed, SeedError, Strength, Suit, best_five, cards_to_string, parse_cards,
};

fn set(text: &str) -> CardSet {
    text.parse().unwrap()
}

fn strength(text: &str) -> Strength {
    Strength::of(set(text)).unwrap()
}

fn reading(text: &str) -> Reading {
    strength(text).ranks()
}

fn five(text: &str) -> String {
    cards_to_string(&best_five(set(text)).unwrap())
}

fn seed(number: u64) -> Seed {
    format!("{number:x}").parse().unwrap()
}

// The deck

#[test]
fn deck_1_four_suits_of_thirteen_ranks() {
    let all: Vec<Card> = Card::all().collect();
    assert_eq!(all.len(), 52);
    assert_eq!(CardSet::from_slice(&all), CardSet::FULL);
    for suit in Suit::ALL {
        assert_eq!(all.iter().filter(|card| card.suit() == suit).count(), 13);
    }
    for rank in Rank::ALL {
        assert_eq!(all.iter().filter(|card| card.rank() == rank).count(), 4);
    }
    assert_eq!(Card::from_index(52), None);
    assert_eq!(Card::from_index(255), None);
    for (index, card) in all.into_iter().enumerate() {
        assert_eq!(usize::from(card.index()), index);
        assert_eq!(Card::new(card.rank(), card.suit()), card);
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn deck_2_ranks_in_order() {
    let text: String = Rank::ALL.iter().rev().map(|rank| rank.to_char()).collect();
    assert_eq!(text, "AKQJT98765432");
    assert!(Rank::ALL.is_sorted());
    for rank in Rank::ALL {
        assert_eq!(Rank::from_index(rank.index()), Some(rank));
        assert_eq!(Rank::from_char(rank.to_char()), Some(rank));
    }
    assert_eq!(Rank::from_index(13), None);
}

#[test]
fn deck_3_suits_are_equal() {
    // Every way to rename the suits leaves every strength as it is.
    let mut names = Vec::new();
    for a in Suit::ALL {
        for b in Suit::ALL {
            for c in Suit::ALL {
                for d in Suit::ALL {
                    if HashSet::from([a, b, c, d]).len() == 4 {
                        names.push([a, b, c, d]);
                    }
                }
            }
        }
    }
    assert_eq!(names.len(), 24);
    for number in 0..300 {
        let deck = Deck::shuffled(seed(number));
        let cards = &deck.cards()[..7];
        let expected = Strength::of(CardSet::from_slice(cards));
        for name in &names {
            let renamed = cards
                .iter()
                .map(|card| Card::new(card.rank(), name[usize::from(card.suit().index())]))
                .collect();
            assert_eq!(Strength::of(renamed), expected);
        }
    }
}

#[test]
fn deck_4_no_joker() {
    assert_eq!("*".parse::<Card>(), Err(CardError::NotARank { found: '*' }));
    assert!(serde_json::from_str::<Card>("\"Jk\"").is_err());
}

#[test]
fn deck_4_a_deck_is_the_52_cards_and_nothing_else() {
    let ordered = Deck::ordered().to_string();
    assert_eq!(ordered.len(), 104);
    assert_eq!(ordered.parse::<Deck>(), Ok(Deck::ordered()));
    let short = &ordered[..102];
    assert_eq!(
        short.parse::<Deck>(),
        Err(DeckError::Incomplete { cards: 51 })
    );
    let card = "2c".parse().unwrap();
    assert_eq!(
        format!("{short}2c").parse::<Deck>(),
        Err(DeckError::Repeated { card })
    );
    assert_eq!(
        format!("{ordered}2c").parse::<Deck>(),
        Err(DeckError::Repeated { card })
    );
    assert!(serde_json::from_str::<Deck>(&format!("\"{short}\"")).is_err());
    let json = serde_json::to_string(&Deck::shuffled(seed(5))).unwrap();
    assert_eq!(
        serde_json::from_str::<Deck>(&json).unwrap(),
        Deck::shuffled(seed(5))
    );
}

#[test]
fn deck_1_an_arranged_deck_has_each_card_once() {
    let top = parse_cards("As Kd 7h").unwrap();
    let deck = Deck::arranged(&top).unwrap();
    assert_eq!(deck.cards()[..3], top[..]);
    assert_eq!(deck.get(3), Some("2c".parse().unwrap()));
    assert_eq!(deck.get(51), Some("Ah".parse().unwrap()));
    assert_eq!(deck.get(52), None);
    assert_eq!(CardSet::from_slice(deck.cards()), CardSet::FULL);
    let again = parse_cards("As Kd As").unwrap();
    assert_eq!(
        Deck::arranged(&again),
        Err(DeckError::Repeated { card: again[0] })
    );
    assert_eq!(Deck::arranged(&[]), Ok(Deck::ordered()));
}

// Cards as text

#[test]
fn cards_are_read_with_and_without_spaces() {
    let cards = parse_cards("AsKd").unwrap();
    assert_eq!(parse_cards("  As\tKd "), Ok(cards.clone()));
    assert_eq!(parse_cards("aSkD"), Ok(cards.clone()));
    assert_eq!(cards_to_string(&cards), "AsKd");
    assert_eq!(parse_cards(""), Ok(Vec::new()));
}

#[test]
fn a_card_error_says_what_was_wrong_and_what_would_be_right() {
    let message = |text: &str| text.parse::<Card>().unwrap_err().to_string();
    assert_eq!(
        message(""),
        "there is no card; a card is a rank and a suit, like As or Td"
    );
    assert_eq!(
        message("Xs"),
        "'X' is not a rank; a rank is one of 23456789TJQKA"
    );
    assert_eq!(message("10s"), "1 is not a rank; a ten is written T");
    assert_eq!(
        message("A"),
        "A has no suit; a card is a rank and a suit, like As or Td"
    );
    assert_eq!(
        message("Ax"),
        "'x' is not a suit; a suit is c (clubs), d (diamonds), h (hearts) or s (spades)"
    );
    assert_eq!(
        message("AsKd"),
        "there is more text than one card; a card is a rank and a suit, like As or Td"
    );
    assert_eq!(
        message("♠A"),
        "'♠' is not a rank; a rank is one of 23456789TJQKA"
    );
    assert_eq!(
        "AsAs".parse::<CardSet>().unwrap_err().to_string(),
        "As comes twice; there is one of each card"
    );
}

#[test]
fn cards_in_json_are_what_one_would_write() {
    let card: Card = "Td".parse().unwrap();
    assert_eq!(serde_json::to_string(&card).unwrap(), "\"Td\"");
    assert_eq!(serde_json::from_str::<Card>("\"Td\"").unwrap(), card);
    assert_eq!(serde_json::to_string(&Rank::Ten).unwrap(), "\"T\"");
    assert_eq!(serde_json::from_str::<Rank>("\"T\"").unwrap(), Rank::Ten);
    assert_eq!(serde_json::to_string(&Suit::Hearts).unwrap(), "\"h\"");
    assert_eq!(serde_json::from_str::<Suit>("\"h\"").unwrap(), Suit::Hearts);
    assert_eq!(serde_json::to_string(&set("AsTd2c")).unwrap(), "\"2cTdAs\"");
    assert_eq!(
        serde_json::from_str::<CardSet>("\"AsTd2c\"").unwrap(),
        set("2cTdAs")
    );
    assert!(serde_json::from_str::<Strength>("7462").is_err());
    assert_eq!(
        serde_json::from_str::<Strength>("7461").unwrap(),
        Strength::GREATEST
    );
}

#[test]
fn a_card_set_is_a_set() {
    let [ace, king]: [Card; 2] = parse_cards("AsKd").unwrap().try_into().unwrap();
    let mut cards = CardSet::EMPTY;
    assert!(cards.is_empty());
    assert!(cards.insert(ace));
    assert!(!cards.insert(ace));
    assert!(cards.contains(ace));
    assert!(!cards.contains(king));
    assert!(!cards.remove(king));
    assert_eq!(cards.len(), 1);
    let both = cards.union(CardSet::from_slice(&[king]));
    assert_eq!(both.iter().collect::<Vec<_>>(), [king, ace]);
    assert_eq!(both.iter().rev().collect::<Vec<_>>(), [ace, king]);
    assert_eq!(both.difference(cards), CardSet::from_slice(&[king]));
    assert_eq!(both.intersection(cards), cards);
    assert!(cards.remove(ace));
    assert_eq!(cards, CardSet::EMPTY);
    assert_eq!(CardSet::FULL.len(), 52);
    assert_eq!(CardSet::from_bits(u64::MAX), CardSet::FULL);
    assert!(CardSet::FULL.iter().eq(Card::all()));
    assert!(CardSet::FULL.iter().rev().eq(Card::all().rev()));
}

// The shuffle

/// What `tools/verify-deal/verify_deal.py` prints, which knows this program only by its documentation.
const GOLDEN: [(&str, &str, &str); 3] = [
    (
        "0",
        "3c9sAdQsAh3s8sJhTcAs7c8c2s6d2c7dJsKs4hTs5c5hAc9c7hQdJdQc4d6c6sJcQh6hTh7s4s5sTd8hKc8dKh9h3d4c5d9d2d2hKd3h",
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    ),
    (
        "1",
        "Qd5s2cJd7cQc2dAs3c9d6cAdTsKc6sKh5c7d8h2h7s9h8s5h7h5d9s4h9cJhTcKs8cKdAh3h3sQhTh4s6dAc6h2sJs3dJcQs4dTd4c8d",
        "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
    ),
    (
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "Kc6s8h9h2cKh9s3dAs5sThKs4cQd3s5c7d5d9d2sAh3c2hQhAc8dJsQc7cKd8cJcQs6d2dTsTc4sTdAd7h5h4d3h9c8s7s4h6cJhJd6h",
        "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
    ),
];

#[test]
fn shuf_1_the_same_seed_deals_the_same_deck_forever() {
    for (seed, deck, commitment) in GOLDEN {
        let seed: Seed = seed.parse().unwrap();
        assert_eq!(Deck::shuffled(seed).to_string(), deck);
        assert_eq!(seed.commitment_hex(), commitment);
    }
}

#[test]
fn shuf_1_the_stream_is_chacha20() {
    // RFC 8439, A.1, test vectors 1 and 2: key and nonce of zeros, counters 0 and 1.
    let mut stream = DealRng::new(seed(0));
    let bytes: Vec<u8> = (0..32)
        .flat_map(|_| stream.next_word().to_le_bytes())
        .collect();
    assert_eq!(bytes[..8], [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    assert_eq!(
        bytes[64..72],
        [0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a]
    );
}

#[test]
fn shuf_1_bounded_numbers_are_in_bounds_and_even() {
    let mut stream = DealRng::new(seed(7));
    assert_eq!(stream.below(0), 0);
    assert_eq!(stream.below(1), 0);
    let mut counts = [0_i32; 52];
    for _ in 0..520_000 {
        counts[stream.below(52) as usize] += 1;
    }
    // The standard deviation of each count is 99.
    assert!(
        counts.iter().all(|count| (count - 10_000).abs() < 500),
        "{counts:?}"
    );
    // With this bound the words of the upper third have to be thrown away.
    let bound = (1 << 31) + (1 << 29);
    let low = (0..10_000)
        .filter(|_| stream.below(bound) < bound / 2)
        .count();
    assert!((4_800..5_200).contains(&low), "{low}");
}

#[test]
fn shuf_1_every_card_gets_to_every_place() {
    let mut seen = [CardSet::EMPTY; 52];
    for number in 0..1_000 {
        let deck = Deck::shuffled(seed(number));
        assert_eq!(CardSet::from_slice(deck.cards()), CardSet::FULL);
        for (cards, card) in seen.iter_mut().zip(deck.cards()) {
            cards.insert(*card);
        }
    }
    assert!(seen.iter().all(|cards| *cards == CardSet::FULL));
}

#[test]
fn shuf_1_each_hand_of_a_session_has_its_own_seed() {
    let game = seed(1);
    assert_eq!(
        game.for_hand(7).to_string(),
        "1ce2a56b94158d28baee4238666dab05ba00b16380c4830164078cc867d6ee00"
    );
    let seeds: HashSet<Seed> = (0..1_000).map(|hand| game.for_hand(hand)).collect();
    assert_eq!(seeds.len(), 1_000);
}

#[test]
fn shuf_1_seeds_as_text() {
    let one = seed(1);
    assert_eq!(one.to_string(), format!("{:064x}", 1));
    assert_eq!(one.bytes()[31], 1);
    assert_eq!("00Ab".parse::<Seed>(), Ok(seed(0xab)));
    let json = serde_json::to_string(&one).unwrap();
    assert_eq!(json, format!("\"{one}\""));
    assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), one);
    assert_eq!("".parse::<Seed>(), Err(SeedError::Empty));
    assert_eq!(
        "12g".parse::<Seed>(),
        Err(SeedError::NotHexadecimal { found: 'g' })
    );
    assert_eq!(
        "-1".parse::<Seed>(),
        Err(SeedError::NotHexadecimal { found: '-' })
    );
    let long = "0".repeat(65);
    assert_eq!(long.parse::<Seed>(), Err(SeedError::TooLong { digits: 65 }));
}

// The strength of hands

/// Strength by the book: the best of all choices of five, each told by its
/// category and its ranks, the most frequent first.
type ByTheBook = (Category, [(usize, Rank); 5]);

fn five_by_the_book(five: &[Card]) -> ByTheBook {
    let mut ranks: Vec<Rank> = five.iter().map(|card| card.rank()).collect();
    ranks.sort_unstable();
    ranks.reverse();
    let flush = five.iter().all(|card| card.suit() == five[0].suit());
    let mut groups: Vec<(usize, Rank)> = Vec::new();
    for rank in ranks {
        match groups.last_mut() {
            Some((count, last)) if *last == rank => *count += 1,
            _ => groups.push((1, rank)),
        }
    }
    groups.sort_unstable();
    groups.reverse();
    // Five ranks from an ace and a five downwards can only be A-5-4-3-2 (RANK-11).
    let wheel = groups.len() == 5 && groups[0].1 == Rank::Ace && groups[1].1 == Rank::Five;
    let straight = groups.len() == 5 && (wheel || groups[0].1.index() - groups[4].1.index() == 4);
    if wheel {
        groups.rotate_left(1);
    }
    let top = groups[0].1;
    let category = match (groups[0].0, groups[1].0) {
        _ if flush && straight && top == Rank::Ace => Category::RoyalFlush,
        _ if flush && straight => Category::StraightFlush,
        (4, _) => Category::FourOfAKind,
        (3, 2) => Category::FullHouse,
        _ if flush => Category::Flush,
        _ if straight => Category::Straight,
        (3, _) => Category::ThreeOfAKind,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ => Category::HighCard,
    };
    groups.resize(5, (0, Rank::Two));
    (category, groups.try_into().unwrap())
}

fn best_by_the_book(cards: &[Card]) -> ByTheBook {
    (0_u32..1 << cards.len())
        .filter(|choice| choice.count_ones() == 5)
        .map(|choice| {
            let five: Vec<Card> = (0..cards.len())
                .filter(|place| choice >> place & 1 == 1)
                .map(|place| cards[place])
                .collect();
            five_by_the_book(&five)
        })
        .max()
        .unwrap()
}

/// All hands of five cards, by their numbers.
fn all_fives() -> impl Iterator<Item = [Card; 5]> {
    let card = |index| Card::from_index(index).unwrap();
    (4..52).flat_map(move |a| {
        (3..a).flat_map(move |b| {
            (2..b).flat_map(move |c| {
                (1..c).flat_map(move |d| (0..d).map(move |e| [a, b, c, d, e].map(card)))
            })
        })
    })
}

#[test]
fn rank_1_all_hands_of_five_cards() {
    let mut frequencies = [0; 10];
    let mut classes: Vec<Option<ByTheBook>> = vec![None; usize::from(Strength::COUNT)];
    for five in all_fives() {
        let strength = Strength::of(CardSet::from_slice(&five)).unwrap();
        let expected = five_by_the_book(&five);
        frequencies[strength.category() as usize] += 1;
        match &mut classes[usize::from(strength.number())] {
            Some(class) => assert_eq!(*class, expected, "{five:?}"),
            class => *class = Some(expected),
        }
    }
    assert_eq!(
        frequencies,
        [
            1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4
        ]
    );
    // No number is unused, and greater numbers are better hands.
    assert!(classes.iter().all(Option::is_some));
    assert!(classes.windows(2).all(|pair| pair[0] < pair[1]));
}

#[test]
fn rank_1_every_strength_reads_as_the_hand_it_is() {
    let mut seen = HashSet::new();
    for number in 0..Strength::COUNT {
        let strength = Strength::from_number(number).unwrap();
        let reading = strength.ranks();
        assert_eq!(reading.category(), strength.category());
        // Put the ranks back onto cards: one suit for flushes, else two or more suits.
        let flush = matches!(
            reading.category(),
            Category::Flush | Category::StraightFlush | Category::RoyalFlush
        );
        let mut cards = CardSet::EMPTY;
        for (place, rank) in reading.five().into_iter().enumerate() {
            let suit = if flush {
                Suit::Hearts
            } else {
                Suit::ALL[place % 4]
            };
            assert!(cards.insert(Card::new(rank, suit)));
        }
        assert_eq!(Strength::of(cards), Some(strength), "{cards}");
        assert!(seen.insert(reading));
    }
    assert_eq!(Strength::from_number(Strength::COUNT), None);
    let categories: Vec<Category> = (0..Strength::COUNT)
        .map(|number| Strength::from_number(number).unwrap().category())
        .collect();
    let sizes = Category::ALL.map(|one| categories.iter().filter(|&&other| one == other).count());
    assert_eq!(sizes, [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1]);
}

#[test]
fn rank_2_the_best_five_of_six_and_seven() {
    for number in 0..20_000 {
        let deck = Deck::shuffled(seed(number));
        for count in 5..=7 {
            let cards = &deck.cards()[..count];
            let set = CardSet::from_slice(cards);
            let strength = Strength::of(set).unwrap();
            let expected = best_by_the_book(cards);
            assert_eq!(strength.category(), expected.0, "{set}");
            let best = best_five(set).unwrap();
            assert_eq!(CardSet::from_slice(&best).len(), 5);
            assert!(CardSet::from_slice(&best).difference(set).is_empty());
            assert_eq!(five_by_the_book(&best), expected, "{set}");
            assert_eq!(Strength::of(CardSet::from_slice(&best)), Some(strength));
            assert_eq!(best.map(Card::rank), strength.ranks().five());
        }
    }
}

#[test]
fn rank_2_the_tables_agree_with_the_plain_evaluator() {
    for number in 0..20_000 {
        let deck = Deck::shuffled(seed(number));
        // Every run of seven in the deck.
        for seven in deck.cards().windows(7) {
            let seven = seven.first_chunk().unwrap();
            let set = CardSet::from_slice(seven);
            assert_eq!(Some(Strength::of_seven(seven)), Strength::of(set), "{set}");
        }
    }
}

#[test]
fn rank_2_piles_can_be_joined() {
    let board: Pile = parse_cards("Ts8s7s2sKd").unwrap().into_iter().collect();
    let hole: Pile = parse_cards("As3c").unwrap().into_iter().collect();
    let tables = Evaluator::get();
    assert_eq!(tables.pile(board.and(hole)), strength("Ts8s7s2sKdAs3c"));
    assert_eq!(hole.and(Pile::EMPTY), hole);
    assert_eq!(format!("{hole:?}"), "Pile(3cAs)");
}

#[test]
fn rank_2_only_five_to_seven_cards_have_a_strength() {
    let deck = Deck::ordered();
    for count in 0..=52 {
        let cards = CardSet::from_slice(&deck.cards()[..count]);
        assert_eq!(Strength::of(cards).is_some(), (5..=7).contains(&count));
        assert_eq!(best_five(cards).is_some(), (5..=7).contains(&count));
    }
}

#[test]
fn rank_3_royal_flush_is_the_greatest() {
    assert_eq!(strength("AhKhQhJhTh"), Strength::GREATEST);
    assert_eq!(reading("AhKhQhJhTh9h8h"), Reading::RoyalFlush);
    assert_eq!(five("2cThJhQhKhAh9h"), "AhKhQhJhTh");
}

#[test]
fn rank_5_straight_flush() {
    assert_eq!(
        reading("9s8s7s6s5sAsKs"),
        Reading::StraightFlush { high: Rank::Nine }
    );
    assert_eq!(five("5s6s7s8s9sAsKs"), "9s8s7s6s5s");
    // A flush and a straight are not yet a straight flush.
    assert_eq!(strength("9s8s7s6s5dAsKd").category(), Category::Flush);
}

#[test]
fn rank_6_the_steel_wheel_is_five_high() {
    assert_eq!(
        reading("As2s3s4s5sKdKc"),
        Reading::StraightFlush { high: Rank::Five }
    );
    assert!(strength("As2s3s4s5s") < strength("2s3s4s5s6s"));
    assert_eq!(five("As2s3s4s5sKdKc"), "5s4s3s2sAs");
}

#[test]
fn rank_7_four_of_a_kind() {
    let expected = Reading::FourOfAKind {
        rank: Rank::Nine,
        kicker: Rank::Ace,
    };
    assert_eq!(reading("9c9d9h9sAcKdKc"), expected);
    assert_eq!(five("9c9d9h9sAcKdKc"), "9s9h9d9cAc");
}

#[test]
fn rank_8_full_house_of_two_threes() {
    let expected = Reading::FullHouse {
        trips: Rank::Nine,
        pair: Rank::Two,
    };
    assert_eq!(reading("9c9d9h2s2c2dKc"), expected);
    assert_eq!(five("9c9d9h2s2c2dKc"), "9h9d9c2s2d");
}

#[test]
fn rank_8_full_house_with_two_pairs_beside_it() {
    let expected = Reading::FullHouse {
        trips: Rank::Two,
        pair: Rank::King,
    };
    assert_eq!(reading("2c2d2h9s9cKdKc"), expected);
}

#[test]
fn rank_9_flush() {
    let ranks = [Rank::Ace, Rank::Jack, Rank::Nine, Rank::Eight, Rank::Four];
    assert_eq!(reading("AdJd9d8d4d2dAs"), Reading::Flush { ranks });
    assert_eq!(five("AdJd9d8d4d2dAs"), "AdJd9d8d4d");
}

#[test]
fn rank_10_the_highest_straight_of_seven_cards() {
    assert_eq!(
        reading("3c4d5h6s7c8d9c"),
        Reading::Straight { high: Rank::Nine }
    );
    assert_eq!(five("5c5d6h7s8c9d9c"), "9d8c7s6h5d");
}

#[test]
fn rank_11_the_ace_at_either_end_only() {
    assert_eq!(
        reading("Ac2d3h4s5c"),
        Reading::Straight { high: Rank::Five }
    );
    assert_eq!(five("Ac2d3h4s5cKdKh"), "5c4s3h2dAc");
    assert_eq!(reading("AcKdQhJsTc"), Reading::Straight { high: Rank::Ace });
    assert_eq!(strength("QcKdAh2s3c").category(), Category::HighCard);
    // Both ends at once: the ace as the top card counts.
    assert_eq!(five("Ac2d3h4s5c6dKh"), "6d5c4s3h2d");
}

#[test]
fn rank_12_three_of_a_kind() {
    let expected = Reading::ThreeOfAKind {
        rank: Rank::Four,
        kickers: [Rank::King, Rank::Nine],
    };
    assert_eq!(reading("4c4d4h9sKc2d3c"), expected);
    assert_eq!(five("4c4d4h9sKc2d3c"), "4h4d4cKc9s");
}

#[test]
fn rank_13_the_higher_two_of_three_pairs() {
    let expected = Reading::TwoPair {
        high: Rank::King,
        low: Rank::Nine,
        kicker: Rank::Four,
    };
    assert_eq!(reading("KcKd9h9s4c4d2h"), expected);
    assert_eq!(five("KcKd9h9s4c4d2h"), "KdKc9s9h4d");
}

#[test]
fn rank_14_one_pair() {
    let kickers = [Rank::Ace, Rank::Queen, Rank::Nine];
    assert_eq!(
        reading("5c5dAh9sQc2d3c"),
        Reading::Pair {
            rank: Rank::Five,
            kickers
        }
    );
    assert_eq!(five("5c5dAh9sQc2d3c"), "5d5cAhQc9s");
}

#[test]
fn rank_15_high_card() {
    let ranks = [Rank::Ace, Rank::Queen, Rank::Nine, Rank::Eight, Rank::Six];
    assert_eq!(reading("AhQc9s8d6c3d2c"), Reading::HighCard { ranks });
    assert_eq!(five("AhQc9s8d6c3d2c"), "AhQc9s8d6c");
    assert_eq!(strength("7c5d4h3s2c"), Strength::LEAST);
}

#[test]
fn rank_17_a_sixth_card_breaks_no_tie() {
    assert_eq!(strength("AhQc9s8d6c3d2c"), strength("AhQc9s8d6c5d4c"));
    assert_eq!(strength("AsKsQsJs9s8s2c"), strength("AsKsQsJs9s3s2c"));
}

/// How hand A fares against hand B on a board: `Greater` wins.
fn compare(board: &str, a: &str, b: &str) -> Ordering {
    let hand = |hole| strength(&format!("{board} {hole}"));
    hand(a).cmp(&hand(b))
}

macro_rules! examples {
    ($(#[doc = $reason:literal] $name:ident: $board:literal, $a:literal $order:ident $b:literal;)*) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(compare($board, $a, $b), $order, $reason);
                assert_eq!(compare($board, $b, $a), $order.reverse(), $reason);
            }
        )*
    };
}

// Board, hand A, how it fares, hand B: section 24.6 of the rules, row by row.
examples! {
    /// Royal flush in hearts (10 to A) beats everything.
    ex_rank_1: "9c 2d Th Jh Qh", "Kh Ah" Greater "9s 9d";
    /// Royal flush on the board: all share.
    ex_rank_2: "Th Jh Qh Kh Ah", "As Ad" Equal "2c 7d";
    /// Straight flush 9-high beats 8-high.
    ex_rank_3: "5s 6s 7s 8s Kd", "9s 2c" Greater "4s 2d";
    /// A-2-3-4-5 suited is the lowest straight flush (5-high).
    ex_rank_4: "2h 3h 4h 5h Kd", "Ah Kc" Less "6h 9c";
    /// Even the lowest straight flush beats three kings.
    ex_rank_5: "2h 3h 4h 5h Kd", "Ah 9d" Greater "Ks Kc";
    /// Four aces beat four kings.
    ex_rank_6: "Ah As Kd Kc 5h", "Ad Ac" Greater "Kh Ks";
    /// Four sixes on the board: fifth card K beats Q.
    ex_rank_7: "6c 6d 6h 6s 9c", "Kd 2c" Greater "Qs Jd";
    /// Fifth card is the ace on the board.
    ex_rank_8: "6c 6d 6h 6s Ac", "Kd Kc" Equal "Qs Jd";
    /// Full house 7-7-7-10-10 beats 6-6-6-7-7 on the triple.
    ex_rank_9: "7c 7d Th 6s 6d", "7h Ts" Greater "6c As";
    /// Same triple, higher pair.
    ex_rank_10: "7c 7d 7h 2s 3d", "Tc Td" Greater "9c 9d";
    /// Full house on the board.
    ex_rank_11: "7c 7d 7h Ts Td", "2c 3d" Equal "9c 8d";
    /// Flush A-10-8-7-2 beats Q-10-8-7-2 on the top card.
    ex_rank_12: "Ts 8s 7s 2s Kd", "As 3c" Greater "Qs Jd";
    /// Flush A-10-8-7-3 beats A-10-8-7-2 on the fifth card.
    ex_rank_13: "As Ts 8s 7s Kd", "2s 2d" Less "3s 4d";
    /// Both play the flush on the board; lower spades do not count.
    ex_rank_14: "As Ts 8s 7s 6s", "2s 2d" Equal "3s 4d";
    /// Straight 5-9 loses to 6-10.
    ex_rank_15: "6h 7s 8h 9d Kc", "5c 2d" Less "Tc 2c";
    /// Ace-low straight (5-high) loses to 2-6.
    ex_rank_16: "2c 3d 4h 5s Kc", "Ac Qd" Less "6d Jc";
    /// Ace as top card: 10-A beats 8-Q.
    ex_rank_17: "Tc Jd Qh 2s 3c", "Kc Ad" Greater "9d 8s";
    /// No straight around the corner: Q-K-A-2-3 is only high card.
    ex_rank_18: "Qd Kc Ah 2s 7d", "3c 9d" Less "2d 9c";
    /// Three kings, higher side card Q.
    ex_rank_19: "Kh Kd 8c 5s 2d", "Ks Qc" Greater "Kc Jd";
    /// Three kings, same first side card, second side card 9.
    ex_rank_20: "Kh Kd Qc 5s 2d", "Ks 9c" Greater "Kc 7d";
    /// Fours and threes beat fours and twos.
    ex_rank_21: "3c 4d 9h Js 2c", "3d 4s" Greater "4h 2d";
    /// Fours and threes, fifth card K.
    ex_rank_22: "3c 3d 4h 4s 8c", "Kd 2h" Greater "Qd 7c";
    /// Fifth card is the 8 on the board.
    ex_rank_23: "3c 3d 4h 4s 8c", "7d 2h" Equal "6c 5d";
    /// A third pair is worthless; fifth card 6 beats 5.
    ex_rank_24: "Kc Kd 9h 9s 4c", "5d 5h" Less "6c 2d";
    /// Pair of fives, side card A.
    ex_rank_25: "5c Kd 9h 7s 2c", "5d Ah" Greater "5s Qd";
    /// Pair of fives, third side card 9 beats 8.
    ex_rank_26: "5c Ad Kh 7s 2c", "5d 9h" Greater "5s 8d";
    /// Pair of fives, all three side cards on the board.
    ex_rank_27: "5c Ad Kh Qs 2c", "5d 9h" Equal "5s 8d";
    /// High card A.
    ex_rank_28: "Kd Th 8s 4c 2d", "Ah 7c" Greater "Qs Jc";
    /// High card, decided by the fifth card: 6 beats 5.
    ex_rank_29: "Ad Kh Ts 8c 2d", "6h 3c" Greater "5s 4c";
    /// Identical ranks, suits do not count.
    ex_rank_30: "2c 7d 9h Js Kd", "As 3s" Equal "Ah 3h";
}
