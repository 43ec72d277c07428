//! What the floor says.

use core::num::NonZeroU8;

use cards_speak::engine::cards::Category;
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::floor::procedure::{Duty, ProcedureFault, SHUFFLE, ShuffleStep};
use cards_speak::engine::floor::{
    BoardStreet, ButtonGoes, CardOfDeal, CardsIn, Conflict, EarlyGoes, Facing, JokerAt,
    OldCardGoes, Reason, Ruling, ShowWhen, Sign, Verdict, When, Words, WrongPlace, declare,
};
use cards_speak::engine::hand::Action;
use cards_speak::engine::seat::Seat;
use cards_speak::text::{Explained, Language, Speaker};

use super::{assert_all, catalog, explained, names, strength};

const FOUND: [CardsIn; 5] = [
    CardsIn::Hand,
    CardsIn::Board,
    CardsIn::Discards,
    CardsIn::Burns,
    CardsIn::Stub,
];

#[expect(clippy::too_many_lines, reason = "one line a reason")]
fn reasons() -> Vec<Reason> {
    let c = Chips::new;
    let card = CardOfDeal(NonZeroU8::new(7).unwrap());
    let min_raise = Citation::MinRaise {
        bet: c(25),
        by: c(15),
        to: c(40),
    };
    let mut all = vec![
        Reason::HandOver,
        Reason::FirstCardsExposed {
            card: CardOfDeal::FIRST,
            acted: 0,
        },
        Reason::OneExposed { card },
        Reason::OneExposed {
            card: CardOfDeal::FIRST,
        },
        Reason::OwnCardShown { card },
        Reason::OneExtra,
        Reason::OutOfOrder { acted: 0 },
        Reason::ExposedAsBurn,
        Reason::LastCardMissing,
        Reason::ButtonWrong { acted: 0 },
        Reason::WrongPlaceDealt {
            place: WrongPlace::Empty,
            acted: 0,
        },
        Reason::WrongPlaceDealt {
            place: WrongPlace::NotEntitled,
            acted: 1,
        },
        Reason::LeftOut { acted: 0 },
        Reason::RightlyLeftOut,
        Reason::TwoAlike {
            card: "Qh".parse().unwrap(),
        },
        Reason::JokerPlayed,
        Reason::JokerUnseen,
        Reason::StubSpoiled,
        Reason::LargeFlop { cards: 4 },
        Reason::ChipsOfLastHand {
            amount: c(1240),
            newcomers: vec![Seat(1)],
        },
        Reason::CardsFell,
        Reason::Unprotected,
        Reason::AllInSafe,
        Reason::Protected,
        Reason::TouchedDiscards,
        Reason::ThrownAtShowdown,
        Reason::InTurn,
        Reason::ShowOneShowAll,
        Reason::ShowAllLater,
        Reason::Misread {
            claimed: Category::TwoPair,
            is: Category::Pair,
        },
        Reason::ReadRight {
            is: Category::Flush,
        },
        Reason::NotShown,
        Reason::AwardWrong,
        Reason::AwardWrongLate,
        Reason::AwardRight,
        Reason::NotHisTurn,
        Reason::Unclear,
        Reason::Said,
        Reason::SaidAmount { to: c(1240) },
        Reason::SaidThenOneMotion { to: c(1240) },
        Reason::SaidTooLittle {
            said: c(30),
            least: min_raise,
        },
        Reason::TooMuch {
            said: c(2000),
            most: Citation::MaxStack { to: c(1240) },
        },
        Reason::NoRaise {
            refused: Citation::Capped { cap: 3 },
        },
        Reason::CallThenRaise,
        Reason::StringBet {
            first: c(25),
            later: c(50),
        },
        Reason::OneChip {
            chip: c(50),
            bet: c(6),
        },
        Reason::OneChipOpens { chip: c(50) },
        Reason::OneAndAHalf {
            put: c(15),
            from: c(15),
            to: c(20),
        },
        Reason::LessThanOneAndAHalf {
            put: c(14),
            from: c(15),
        },
        Reason::OneMotion { to: c(1240) },
        Reason::TooFewForCall {
            put: c(4),
            due: c(6),
        },
        Reason::TooFewForBet {
            put: c(4),
            least: Citation::MinBet { min: c(6) },
        },
        Reason::ExactCall { due: c(6) },
        Reason::SilentAllIn { to: c(1240) },
        Reason::CheckSign,
        Reason::NoCheck { due: c(6) },
        Reason::FoldSign,
    ];
    for number in [1, 2, 5] {
        all.extend([
            Reason::PlayHasBegun { acted: number },
            Reason::ButtonWrongLate { acted: number },
            Reason::ManyExposed {
                cards: number.into(),
                acted: 0,
            },
            Reason::ManyBoxed {
                cards: number,
                acted: 0,
            },
            Reason::Boxed { cards: number },
            Reason::BoxedNextGone { cards: number },
            Reason::ManyExtra {
                cards: number,
                acted: 0,
            },
            Reason::CardsMissing { cards: number },
        ]);
        for street in BoardStreet::ALL {
            all.push(Reason::BurnWrongLate {
                street,
                acted: number,
            });
        }
    }
    for street in BoardStreet::ALL {
        all.push(Reason::DealtEarly { street });
        for (burned, should) in [(0, 1), (2, 1), (1, 0)] {
            all.push(Reason::BurnWrong {
                street,
                burned,
                should,
            });
            all.push(Reason::BurnRight { burned: should });
        }
    }
    for found in FOUND {
        if found.in_play() {
            all.push(Reason::OddBackInPlay { found });
        } else {
            all.push(Reason::OddBackUnused { found });
        }
    }
    let hand = JokerAt::Hand {
        played_on: false,
        looked: true,
    };
    for found in [hand, JokerAt::Board, JokerAt::Deck] {
        all.push(Reason::JokerNoCard { found });
        all.push(Reason::JokerNextGone { found });
    }
    for actor in [Seat(0), Seat(1)] {
        let turn = Seat(2);
        all.push(Reason::OutOfTurn {
            actor,
            turn,
            action: Action::Fold,
        });
        all.push(Reason::OutOfTurnDead { actor, turn });
    }
    all
}

fn verdicts() -> Vec<Verdict> {
    let c = Chips::new;
    let counts = |action| Verdict::Counts {
        action,
        add: c(5),
        back: c(0),
    };
    let mut all = vec![
        Verdict::Void,
        Verdict::FoulHandDead,
        Verdict::HandDead,
        Verdict::HandBack,
        Verdict::TopCardDue,
        Verdict::MendBurn {
            burned: 0,
            should: 1,
        },
        Verdict::MendBurn {
            burned: 1,
            should: 0,
        },
        Verdict::NewFlop,
        Verdict::RestoreStub,
        Verdict::ShowAll {
            when: ShowWhen::Now,
        },
        Verdict::ShowAll {
            when: ShowWhen::AfterBetting,
        },
        Verdict::CardsSpeak {
            strength: strength("KsKh9d9cAs"),
        },
        counts(Action::Fold),
        counts(Action::Check),
        counts(Action::Call),
        counts(Action::Bet(c(1240))),
        counts(Action::Raise(RaiseTo(c(1240)))),
        counts(Action::Show),
        counts(Action::Muck),
        counts(Action::PlayBoard),
        Verdict::NotTaken { back: c(0) },
        Verdict::NotTaken { back: c(1240) },
    ];
    for button in [
        ButtonGoes::Stays,
        ButtonGoes::PutRight,
        ButtonGoes::BalancedNextHand,
    ] {
        all.push(Verdict::Misdeal { button });
        all.push(Verdict::Stands { button });
    }
    for street in BoardStreet::ALL {
        let goes = EarlyGoes::from(street);
        all.push(Verdict::EarlyInvalid { street, goes });
    }
    for old in [OldCardGoes::Burn, OldCardGoes::Aside] {
        all.push(Verdict::ExtraBack { goes: old });
        for when in [When::Now, When::AfterDeal] {
            all.push(Verdict::Exchange { when, old });
            for cards in [1, 2, 5] {
                all.push(Verdict::NextInstead { cards, when });
            }
        }
    }
    for seats in [
        vec![],
        vec![Seat(1)],
        vec![Seat(1), Seat(0)],
        vec![Seat(3), Seat(1), Seat(2)],
    ] {
        if !seats.is_empty() {
            let seats = seats.clone();
            all.push(Verdict::AwardTo { seats });
        }
        let amount = c(1240);
        all.push(Verdict::OnlyThese { amount, seats });
    }
    for seat in [Seat(0), Seat(1)] {
        for hand_dead in [false, true] {
            all.push(Verdict::TurnTo { seat, hand_dead });
        }
    }
    all
}

const DUTIES: [Duty; 13] = [
    Duty::Shuffle,
    Duty::TwoDecks,
    Duty::NewCards,
    Duty::DealerAtCentre,
    Duty::LeagueDealer,
    Duty::SelfDealt,
    Duty::BurnFaceDown,
    Duty::CardsInSight,
    Duty::CardsProtected,
    Duty::ChipsOnTable,
    Duty::FoldToDealer,
    Duty::HelpReading,
    Duty::AwardPointedOut,
];

fn faults() -> Vec<ProcedureFault> {
    let mut all = vec![
        ProcedureFault::AfterTheCut {
            found: ShuffleStep::Riffle,
        },
        ProcedureFault::ShuffleTooLong {
            seconds: 31,
            most: 30,
        },
        ProcedureFault::NumberOfDecks {
            found: 1,
            should: 2,
        },
        ProcedureFault::NumberOfDecks {
            found: 3,
            should: 2,
        },
        ProcedureFault::DeckNotExchanged,
        ProcedureFault::DeckExchangedTooSoon,
        ProcedureFault::CardsNotChecked,
        ProcedureFault::CardsNotMixed,
        ProcedureFault::JokersLeftIn,
        ProcedureFault::DealerNotAtCentre,
        ProcedureFault::DealerPlays,
        ProcedureFault::BurnShown,
        ProcedureFault::CardsOffTable,
        ProcedureFault::CardsOutOfSight,
        ProcedureFault::CardsHeldUp,
        ProcedureFault::CardsUnprotected,
        ProcedureFault::ChipsOffTable,
        ProcedureFault::ChipsTakenOff,
        ProcedureFault::ChipsAdded,
        ProcedureFault::FoldedFaceUp { opponents: 2 },
        ProcedureFault::FoldedFaceUp { opponents: 5 },
        ProcedureFault::FoldedSilently,
        ProcedureFault::FoldedIntoDiscards,
        ProcedureFault::ReadUnshown,
        ProcedureFault::AwardNotPointedOut,
    ];
    for (place, should) in (1..).zip(SHUFFLE) {
        all.push(ProcedureFault::ShuffleUnfinished { should });
        for found in SHUFFLE {
            all.push(ProcedureFault::ShuffleStep {
                place,
                should,
                found,
            });
        }
    }
    all
}

#[test]
fn every_ruling_is_explained_in_each_language() {
    assert_all(&reasons(), "src/engine/floor/reason.rs", "Reason");
    assert_all(&verdicts(), "src/engine/floor/verdict.rs", "Verdict");

    let names = names();
    for &language in Language::ALL {
        let catalog = catalog(language);
        for you in [None, Some(Seat(0))] {
            let speaker = Speaker {
                catalog: &catalog,
                names: &names,
                you,
            };
            for because in reasons() {
                let verdict = Verdict::STANDS;
                explained(&speaker.ruling(&Ruling { verdict, because }));
            }
            for verdict in verdicts() {
                for because in [Reason::FoldSign, Reason::Said] {
                    let verdict = verdict.clone();
                    explained(&speaker.ruling(&Ruling { verdict, because }));
                }
            }
        }
    }
}

#[test]
fn every_duty_and_its_breach_is_explained_in_each_language() {
    let file = "src/engine/floor/procedure.rs";
    assert_all(&DUTIES, file, "Duty");
    assert_all(&faults(), file, "ProcedureFault");

    let names = names();
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        for duty in DUTIES {
            explained(&speaker.procedure(&Ok(duty)));
        }
        for fault in faults() {
            explained(&speaker.procedure(&Err(fault)));
        }
    }
}

#[test]
fn the_floor_says_reason_verdict_and_change() {
    let c = Chips::new;
    let names = names();
    let ruled = |language, ruling: &Ruling| -> Explained {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        speaker.ruling(ruling)
    };
    // Blinds 3/6; one chip of 50 without a word (EX-CHIP-1).
    let facing = Facing::no_limit(c(6), c(0), c(500), c(6));
    let one_chip = declare(&[Sign::puts(1, 50)], &facing);
    let said = ruled(Language::En, &one_chip);
    assert_eq!(said.title, "That is a call.");
    assert_eq!(
        said.text,
        "One chip put in without a word is a call, even if it is worth more than the bet: 50 for 6. \
         It counts as a call. 44 goes back."
    );
    assert!(said.spoken.ends_with("44 goes back. Rule CHIP-1."));
    let said = ruled(Language::Cs, &one_chip);
    assert_eq!(
        said.text,
        "Jediný žeton beze slova je dorovnání, i když má větší hodnotu než sázka: žeton 50 na sázku 6. Platí to \
         jako dorovnání. 44 se vrací."
    );
    // "Raise to 8" is too little: the reason of the least raise is in it.
    let words = Words::RaiseTo { to: RaiseTo(c(8)) };
    let said = ruled(Language::En, &declare(&[Sign::says(words)], &facing));
    assert_eq!(said.title, "That is a raise to 12.");
    assert!(
        said.text.contains("8 is too little. A raise must be"),
        "{}",
        said.text
    );
    // Where the sources disagree, that is said.
    let fold = declare(&[Sign::ThrowsCards], &facing);
    assert_eq!(fold.conflict(), Some(Conflict(34)));
    let said = ruled(Language::En, &fold);
    assert!(
        said.text.contains("Rule books differ here"),
        "{}",
        said.text
    );
}
