//! Drill 25: deal again?

use core::num::NonZeroU8;

use super::asking::Asking;
use super::instance::{Shown, Told};
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::floor::{Basket, CardOfDeal, Cause, Moment, Phase, Situation, WrongPlace, rule};
use crate::engine::house::{ExposedHoleCard, HouseRules};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "misdeal-or-not";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Live),
    rules: &[
        RuleId::Misdeal1,
        RuleId::Misdeal2,
        RuleId::Misdeal3,
        RuleId::Misdeal4,
        RuleId::Misdeal5,
        RuleId::Misdeal6,
        RuleId::Misdeal7,
        RuleId::Misdeal8,
        RuleId::Misdeal9,
        RuleId::Misdeal10,
        RuleId::Misdeal11,
        RuleId::Misdeal12,
        RuleId::Blind25,
        RuleId::Irreg1,
        RuleId::Irreg6,
        RuleId::Deal1,
        RuleId::Deal2,
    ],
    patterns: &[
        Pattern::new("one-card-exposed", 10, 1).doubled(),
        Pattern::new("cards-exposed", 10, 1),
        Pattern::new("face-up-in-the-deck", 10, 1),
        Pattern::new("extra-cards", 10, 1),
        Pattern::new("out-of-order", 10, 1),
        Pattern::new("wrong-button", 10, 1),
        Pattern::new("empty-place", 10, 1),
        Pattern::new("not-entitled", 10, 1),
        Pattern::new("left-out", 10, 1),
        Pattern::new("one-card-only", 10, 1),
    ],
    build,
    examples: &[
        ("EX-MIS-1", "one-card-exposed 2 0"),
        ("EX-MIS-2", "one-card-exposed 7 0"),
        ("EX-MIS-3", "cards-exposed 2 1"),
        ("EX-MIS-4", "wrong-button 0 1"),
        ("EX-MIS-5", "wrong-button 0 2"),
        ("EX-MIS-6", "face-up-in-the-deck 1 0"),
        ("EX-MIS-7", "face-up-in-the-deck 2 0"),
        ("EX-MIS-8", "one-card-only 0 2"),
    ],
    example: |text| {
        let mut words = text.split(' ');
        let (pattern, number) = (words.next()?, words.next()?.parse().ok()?);
        let acted = words.next()?.parse().ok()?;
        asked(&Case {
            situation: situation(pattern, number, false)?,
            acted,
            always: false,
            aside: None,
            seats: (0..6).map(Seat).collect(),
            button: Seat(5),
        })
    },
};

/// A faulty deal, and when it is noticed.
#[derive(Clone, Debug)]
struct Case {
    situation: Situation,
    acted: u8,
    /// Whether the house exchanges every single exposed card.
    always: bool,
    /// A fact that changes nothing.
    aside: Option<&'static str>,
    seats: Vec<Seat>,
    button: Seat,
}

/// The mishap of a pattern with its number; `other` is what only looks like it.
fn situation(pattern: &str, number: u8, other: bool) -> Option<Situation> {
    let some = NonZeroU8::new(number);
    Some(match pattern {
        "one-card-exposed" => Situation::Exposed {
            by: if other { Cause::Player } else { Cause::Dealer },
            card: CardOfDeal::new(number)?,
            more: 0,
        },
        "cards-exposed" => Situation::Exposed {
            by: Cause::Dealer,
            card: CardOfDeal::new(3)?,
            more: number.saturating_sub(1),
        },
        "face-up-in-the-deck" => Situation::Boxed {
            cards: some?,
            next_gone: false,
        },
        "extra-cards" => Situation::ExtraCards { cards: some? },
        "out-of-order" => Situation::OutOfOrder {
            exposed_as_burn: other,
        },
        "wrong-button" => Situation::WrongButton,
        "empty-place" => Situation::WrongPlace {
            place: WrongPlace::Empty,
        },
        "not-entitled" => Situation::WrongPlace {
            place: WrongPlace::NotEntitled,
        },
        "left-out" => Situation::NoCards {
            entitled: true,
            wants_to_play: !other,
        },
        _ => Situation::OneCard {
            last_of_deal: other,
        },
    })
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let number = level.number();
    // Two have acted in a third of the cases.
    let acted = match number {
        2 if draw.once_in(3) => 2,
        1 | 2 => 0,
        _ => draw.below(3) as u8,
    };
    let players = draw.within(5, 9);
    let seats = chairs(draw, players, pattern == "empty-place");
    let button = draw.pick(&seats)?;
    let count = match pattern {
        // Around the border between the second and the third card in half of the cases.
        "one-card-exposed" if draw.once_in(2) => draw.within(1, 3),
        "one-card-exposed" => draw.within(4, 2 * players),
        "face-up-in-the-deck" => draw.within(1, 3),
        _ => draw.within(2, 4),
    };
    let other = number >= 3 && draw.once_in(4);
    let always = number == 5 && pattern == "one-card-exposed" && !other && draw.once_in(2);
    let aside = if number == 5 && !always {
        draw.pick(&["aside-blinds", "aside-looked", "aside-burn", "aside-short"])
    } else {
        None
    };
    asked(&Case {
        situation: situation(pattern, count as u8, other)?,
        acted,
        always,
        aside,
        seats,
        button,
    })
}

const MISDEAL: u8 = 1;
const PUT_RIGHT: u8 = 2;
const STANDS: u8 = 3;

fn asked(case: &Case) -> Option<Built> {
    let mut house = HouseRules::default();
    if case.always {
        house.exposed_hole_card = ExposedHoleCard::ReplaceAndBurn;
    }
    let moment = if case.acted == 0 {
        Moment {
            phase: Phase::Dealing,
            ..Moment::DEALING
        }
    } else {
        Moment::preflop(case.acted)
    };
    let ruling = rule(&case.situation, moment, &house);
    let right = match ruling.verdict.basket() {
        Basket::Misdeal => MISDEAL,
        Basket::Repair => PUT_RIGHT,
        // One faulty hand may be dead, but the deal is played.
        Basket::Stands | Basket::HandOnly => STANDS,
        Basket::Void | Basket::Counts => return None,
    };
    let choices = ["misdeal", "put-right", "stands"].map(|name| Line::of(NAME, name));
    let question = Right::Pick {
        choice: right,
        of: 3,
    };
    let mut asking = Asking::new(NAME, question, ruling.rules())
        .choices(choices.into())
        .reckoning(
            Line::of(NAME, "right")
                .with("ruling", Box::new(ruling.clone()))
                .with("rule", ruling.rule()),
        );
    for wrong in [MISDEAL, PUT_RIGHT, STANDS] {
        let (slip, rule) = slip(case, right, wrong);
        let acted = [("acted", Term::Count(case.acted.into()))];
        let args = if slip == "not-too-late" {
            &acted[..]
        } else {
            &[]
        };
        asking = asking.slip(slip, Answer::Pick(wrong), &[rule], args);
    }
    Some(Built {
        shown: Shown::Told(told(case)),
        parts: vec![asking.done()?],
        seconds: 8,
    })
}

/// What somebody overlooks who answers `wrong` where `right` is right.
fn slip(case: &Case, right: u8, wrong: u8) -> (&'static str, RuleId) {
    let late = case.acted >= Moment::PLAY_HAS_BEGUN;
    let exposed = match case.situation {
        Situation::Exposed {
            by: Cause::Dealer,
            card,
            more,
        } => Some((card, more)),
        _ => None,
    };
    match (right, wrong) {
        (MISDEAL, STANDS) => ("not-too-late", RuleId::Misdeal1),
        (MISDEAL, _) => match exposed {
            Some((_, 0)) => ("first-cards-exchanged", RuleId::Misdeal2),
            Some(_) => ("two-cards-exchanged", RuleId::Misdeal3),
            None => ("repair-of-a-misdeal", RuleId::Misdeal1),
        },
        (PUT_RIGHT, MISDEAL) => match (exposed, &case.situation) {
            (Some((card, _)), _) if card.is_first_or_second() => {
                ("house-always-exchanges", RuleId::Misdeal11)
            }
            (Some(_), _) => ("misdeal-for-one-card", RuleId::Misdeal11),
            (_, Situation::Boxed { cards, .. }) if cards.get() > 1 => {
                ("too-late", RuleId::Misdeal10)
            }
            (_, Situation::Boxed { .. }) => ("one-face-up", RuleId::Irreg6),
            _ => ("last-card-missing", RuleId::Misdeal6),
        },
        (PUT_RIGHT, _) => ("can-be-put-right", RuleId::Misdeal11),
        (_, MISDEAL) if late && !is_exception(&case.situation) => ("too-late", RuleId::Misdeal10),
        (_, MISDEAL) => ("no-ground", RuleId::Misdeal1),
        _ if late => ("repair-too-late", RuleId::Misdeal10),
        _ => ("nothing-to-repair", RuleId::Misdeal1),
    }
}

/// What looks like a fault of the deal and is none.
const fn is_exception(situation: &Situation) -> bool {
    matches!(
        situation,
        Situation::Exposed {
            by: Cause::Player,
            ..
        } | Situation::OutOfOrder {
            exposed_as_burn: true
        } | Situation::NoCards {
            wants_to_play: false,
            ..
        }
    )
}

fn told(case: &Case) -> Told {
    let number = |number: u8| Term::Count(number.into());
    let line = |name| Line::of(NAME, name);
    let mishap = match case.situation {
        Situation::Exposed { by, card, more: 0 } => {
            let name = if by == Cause::Dealer {
                "exposed"
            } else {
                "exposed-by-player"
            };
            line(name).with("number", number(card.0.get()))
        }
        Situation::Exposed { more, .. } => line("exposed-several").with("cards", number(more + 1)),
        Situation::Boxed { cards, .. } => line("face-up").with("cards", number(cards.get())),
        Situation::ExtraCards { cards } => line("extra").with("cards", number(cards.get())),
        Situation::OutOfOrder {
            exposed_as_burn: false,
        } => line("out-of-order"),
        Situation::OutOfOrder { .. } => line("exposed-as-burn"),
        Situation::WrongButton => line("wrong-button"),
        Situation::WrongPlace {
            place: WrongPlace::Empty,
        } => line("empty-place"),
        Situation::WrongPlace { .. } => line("not-entitled"),
        Situation::NoCards {
            wants_to_play: true,
            ..
        } => line("left-out"),
        Situation::NoCards { .. } => line("sits-out"),
        Situation::OneCard {
            last_of_deal: false,
        } => line("one-card"),
        _ => line("last-card"),
    };
    let house = case.always.then(|| line("house-always"));
    let aside = case.aside.map(line);
    let acted = line("acted").with("acted", number(case.acted));
    let captions = house.into_iter().chain([mishap]).chain(aside);
    Told {
        scene: Some(Scene {
            seats: case.seats.clone(),
            you: None,
            button: Some(case.button),
            small_blind: None,
            big_blind: None,
            open: Vec::new(),
            board: Vec::new(),
        }),
        captions: captions.chain([acted]).collect(),
    }
}
