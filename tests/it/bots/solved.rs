//! What the top levels reckon out: short stacks, and the ends of hands between two.

use super::*;

const TOP: (Level, Character) = (Level::MAX, Character::Regular);

/// Two players, blinds of 50 and 100, the button in seat 0.
pub(super) fn two(stack: u64, deck: Deck) -> Hand {
    let stakes = Stakes {
        small_blind: Chips::new(50),
        big_blind: Chips::new(100),
        ante: Chips::ZERO,
    };
    let seats = [0, 1].map(|seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(stack),
    });
    let rules = HouseRules::default();
    let setup = HandSetup::standard(rules, stakes, Seat(0), seats.to_vec(), deck);
    Hand::deal(setup).unwrap()
}

/// A hand that begins with these cards for the player who decides.
pub(super) fn holding(hand: &Hand, seat: Seat, cards: &str) -> Hand {
    let wanted = parse_cards(cards).unwrap();
    let mut setup = hand.setup().clone();
    let mut deck = setup.deck.cards().to_vec();
    let has = hand.view(Viewer::Seat(seat)).own_seat().unwrap().hole;
    for (from, to) in has.cards().unwrap().into_iter().zip(wanted) {
        let [one, other] = [from, to].map(|card| deck.iter().position(|c| *c == card).unwrap());
        deck.swap(one, other);
    }
    setup.deck = Deck::arranged(&deck).unwrap();
    Hand::deal(setup).unwrap()
}

#[test]
fn short_stacks_go_all_in_or_fold() {
    let any = two(1000, Deck::shuffled(seed(1)));
    let all_in = Action::Raise(RaiseTo(Chips::new(1000)));
    for (cards, push) in [
        ("AsAh", true),
        ("2s2h", true),
        ("KsTh", true),
        ("7s2h", false),
        ("Jh6s", false),
    ] {
        let hand = holding(&any, Seat(0), cards);
        let decision = ask(&hand, Seat(0), TOP, seed(2), QUICK);
        let wanted = if push { all_in } else { Action::Fold };
        assert_eq!(decision.action, wanted, "{cards}");
    }
    for (cards, call) in [
        ("AsAh", true),
        ("Ks5h", true),
        ("JsTs", true),
        ("7s2h", false),
        ("Js8h", false),
    ] {
        let mut hand = holding(&any, Seat(1), cards);
        hand.apply(Seat(0), all_in).unwrap();
        let decision = ask(&hand, Seat(1), TOP, seed(2), QUICK);
        let wanted = if call { Action::Call } else { Action::Fold };
        assert_eq!(decision.action, wanted, "{cards}");
    }
}

#[test]
fn a_player_who_covers_asks_only_for_what_the_short_one_has() {
    let mut setup = two(900, Deck::shuffled(seed(3))).setup().clone();
    for player in &mut setup.players {
        if player.seat == Seat(0) {
            player.stack = Chips::new(50_000);
        }
    }
    let hand = holding(&Hand::deal(setup).unwrap(), Seat(0), "AsAh");
    let decision = ask(&hand, Seat(0), TOP, seed(2), QUICK);
    assert_eq!(decision.action, Action::Raise(RaiseTo(Chips::new(900))));
}

/// Decisions of the top level on turn and river, with all the work it may do, are legal, the same
/// again, and the same with other hidden cards.
#[test]
fn the_end_of_a_hand_is_reckoned_legally_honestly_and_the_same_again() {
    let mut looked = [0, 0];
    for number in 0..40 {
        let mut hand = two(10_000, Deck::shuffled(seed(number)));
        let mut step = 0;
        while let Some(seat) = hand.turn().seat() {
            step += 1;
            let luck = seed(number * 100 + step);
            let late = matches!(hand.turn(), Turn::Act(_))
                && matches!(hand.state().street, Street::Turn | Street::River);
            let budget = if late { Budget::FULL } else { QUICK };
            let decision = ask(&hand, seat, TOP, luck, budget);
            hand.check(seat, decision.action).unwrap();
            if late && looked[usize::from(hand.state().street == Street::River)] < 12 {
                looked[usize::from(hand.state().street == Street::River)] += 1;
                assert_eq!(ask(&hand, seat, TOP, luck, budget), decision);
                let view = hand.view(Viewer::Seat(seat));
                let other = with_other_hidden_cards(&hand, &view);
                assert_eq!(other.view(Viewer::Seat(seat)), view);
                assert_eq!(ask(&other, seat, TOP, luck, budget), decision);
            }
            hand.apply(seat, decision.action).unwrap();
        }
    }
    assert!(
        looked.iter().all(|decisions| *decisions >= 10),
        "{looked:?}"
    );
}
