//! House-rules sheets, read again line by line as they are written.

use cards_speak::engine::house::{HouseRules, OptionKey};
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Instance, Line, Sheets, Shown, Term};
use cards_speak::school::question::Answer;

use super::told::{figure, name, term};

/// An outcome as it stands in a choice: its name, its figure, its player.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    name: &'static str,
    figure: u64,
    seat: Option<Seat>,
}

fn sheets(instance: &Instance) -> &Sheets {
    match &instance.shown {
        Shown::Sheets(sheets) => sheets,
        _ => panic!("no sheet lies there"),
    }
}

fn option(case: &str) -> OptionKey {
    let mut all = OptionKey::ALL.iter().copied();
    let kebab = |option: &OptionKey| -> String {
        let letters = option.name().chars();
        letters
            .flat_map(|letter| {
                let dash = letter.is_ascii_uppercase().then_some('-');
                dash.into_iter().chain([letter.to_ascii_lowercase()])
            })
            .collect()
    };
    all.find(|option| kebab(option) == case).unwrap()
}

const fn said(name: &'static str, figure: u64) -> Said {
    Said {
        name,
        figure,
        seat: None,
    }
}

const fn player(seat: Seat) -> Said {
    Said {
        name: "player",
        figure: 0,
        seat: Some(seat),
    }
}

fn yes(is_so: bool) -> Said {
    said(if is_so { "yes" } else { "no" }, 0)
}

fn seat(line: &Line, wanted: &str) -> Seat {
    match term(line, wanted) {
        Some(Term::Seat(seat)) => *seat,
        _ => panic!("{wanted} is nobody"),
    }
}

/// What comes out under a sheet, by the words of the book.
fn decided(line: &Line, sheet: &HouseRules) -> Said {
    let case = name(line).strip_prefix("case-").unwrap();
    let value = sheet.value(option(case));
    let value = value.as_str();
    let of = |wanted| figure(line, wanted);
    match case {
        "house-rules-sheet" => said("sheet-always", 0),
        "max-seats" => yes(of("sitting") < value.parse().unwrap()),
        "min-buy-in" => yes(of("amount") >= of("big") * value.parse::<u64>().unwrap()),
        "max-buy-in" => yes(match value {
            "100-big-blinds" => of("amount") <= 100 * of("big"),
            "200-big-blinds" => of("amount") <= 200 * of("big"),
            _ => true,
        }),
        "min-stack-to-play" => yes(value == "any-chips" || of("stack") >= of("big")),
        "top-up-floor" => yes(value == "none" || 2 * (of("stack") + of("amount")) >= of("least")),
        "draw-suit-order" => drawn(line, value),
        "burn-cards" => {
            let burned = if value == "on" { 3 } else { 0 };
            said("count", 2 * of("players") + 5 + burned)
        }
        "missed-blind" => yes(value == "pay-or-wait"),
        "button-break-exemption" | "straddle" => yes(value == "on"),
        "new-player-entry" => yes(value == "any-time"),
        "blind-posting" => yes(value == "prompt"),
        "raise-cap" => yes(value == "4"),
        "short-all-in-raise" => yes(value == "half-bet-in-limit"),
        "losers-show" => yes(value != "all-show"),
        "play-board-declaration" => yes(value == "required"),
        "history-shows-mucked" => yes(value == "yes"),
        "exposed-hole-card" => yes(value == "misdeal-if-first-two"),
        "rebuys" => yes(value == "first-phase"),
        "blind-levels" => yes(value == "hands"),
        "heads-up-cap" => yes(match value {
            "by-mode" => term(line, "game") == Some(&Term::Word("cash")),
            other => other == "unlimited",
        }),
        "all-in-face-up" => yes(match value {
            "tournaments" => term(line, "game") == Some(&Term::Word("tournament")),
            other => other == "always",
        }),
        "who-deals" => match value {
            "computer" => said("deals-computer", 0),
            "house-dealer" => said("deals-house", 0),
            _ => player(seat(line, "name")),
        },
        "button-rule" => said("chair", if value == "dead-button" { 2 } else { 3 }),
        "heads-up-first-card" => player(seat(
            line,
            if value == "button-last" {
                "other"
            } else {
                "name"
            },
        )),
        "show-first-when-checked" => player(seat(
            line,
            if value == "first-to-act" {
                "first"
            } else {
                "name"
            },
        )),
        "odd-chip" => player(seat(
            line,
            if value == "first-left-of-button" {
                "name"
            } else {
                "other"
            },
        )),
        _ => said("amount", amount(case, line, value, sheet)),
    }
}

/// Spades, hearts, then diamonds before clubs or after them.
fn drawn(line: &Line, value: &str) -> Said {
    let order = if value.ends_with("clubs") {
        "cdhs"
    } else {
        "dchs"
    };
    let height = |wanted: &str| {
        let Some(Term::Cards(cards)) = term(line, wanted) else {
            panic!("no card")
        };
        let suit = cards[0].to_string().pop().unwrap();
        (cards[0].rank().index(), order.find(suit))
    };
    let cards = ["first", "second", "third"].map(height);
    let best = cards.iter().max().unwrap();
    let place = cards.iter().position(|card| card == best).unwrap();
    player(Seat(place as u8))
}

fn amount(case: &str, line: &Line, value: &str, sheet: &HouseRules) -> u64 {
    let of = |wanted| figure(line, wanted);
    let cap: u64 = sheet.value(OptionKey::RaiseCap).parse().unwrap();
    match (case, value) {
        ("small-blind-rounding", "down-to-a-chip") | ("small-blind-amount", "derived") => {
            of("big") / 2
        }
        ("small-blind-rounding", _) => of("big") / 2 / of("unit") * of("unit"),
        ("small-blind-amount" | "ante-size", set) if set.parse::<u64>().is_ok() => {
            set.parse().unwrap()
        }
        ("ante-size", _) => of("big") / 10,
        ("ante", "always") => of("small") + of("big") + of("players") * (of("big") / 10),
        ("ante", _) => of("small") + of("big"),
        ("straddle-counts-as-raise", "on") => (cap + 1) * of("big"),
        ("straddle-counts-as-raise", _) => (cap + 2) * of("big"),
        ("straddle-min-raise", "twice-the-straddle") => 2 * of("amount"),
        ("straddle-min-raise", _) => of("amount") + of("big"),
        ("pot-limit-max", "pot-after-call") => of("pot") + 3 * of("bet"),
        ("pot-limit-max", "pot-before-call") => of("pot") + 2 * of("bet"),
        ("pot-limit-max", _) => of("half") + 2 * of("bet"),
        ("min-raise", "last-bet-or-raise") => 2 * of("raise") - of("bet"),
        ("min-raise", _) => of("raise") + of("big"),
        ("late-street-minimum", "limit-only") => of("big"),
        ("late-street-minimum", _) => 2 * of("big"),
        ("odd-chips-spread", "one-each") => of("pot") / 3 + 1,
        ("odd-chips-spread", _) => of("pot") / 3 + of("pot") % 3,
        ("rake", rate) => of("pot") - of("pot") * rate.parse::<u64>().unwrap() / 10_000,
        ("payouts", plan) => {
            let percents: &[u64] = match plan {
                "50-30-20" => &[50, 30],
                "65-35" => &[65, 35],
                _ => &[100, 0],
            };
            of("pool") * percents[of("place") as usize - 1] / 100
        }
        other => panic!("{other:?}"),
    }
}

/// An outcome as a sentence says it.
fn is(line: &Line, outcome: &Said) -> bool {
    let figure = ["amount", "count", "number"]
        .iter()
        .map(|wanted| figure(line, wanted))
        .max();
    let seat = match term(line, "name") {
        Some(Term::Seat(seat)) => Some(*seat),
        _ => None,
    };
    name(line) == outcome.name && figure == Some(outcome.figure) && seat == outcome.seat
}

fn pick(place: usize) -> Answer {
    Answer::Pick(u8::try_from(place).unwrap() + 1)
}

/// The choice that says this outcome, or the only sheet under which what is said comes out.
fn answered(instance: &Instance, outcomes: &[Said]) -> Answer {
    let part = &instance.parts[0];
    let Some(Term::Said(said)) = term(&part.prompt, "said") else {
        let mut choices = part.choices.iter();
        return pick(choices.position(|line| is(line, &outcomes[0])).unwrap());
    };
    let fitting = outcomes
        .iter()
        .enumerate()
        .filter(|(_, outcome)| is(said, outcome));
    let fitting: Vec<usize> = fitting.map(|(place, _)| place).collect();
    assert_eq!(fitting.len(), 1, "{:?}", instance.task);
    pick(fitting[0])
}

/// The right answer.
pub(super) fn read(instance: &Instance) -> Vec<Answer> {
    let laid = sheets(instance);
    let outcomes = laid.sheets.iter().map(|sheet| decided(&laid.case, sheet));
    vec![answered(instance, &outcomes.collect::<Vec<_>>())]
}

/// A learner who answers by the usual rule without a look at the sheet.
pub(super) fn unread(slip: &str, instance: &Instance) -> Option<Answer> {
    let laid = sheets(instance);
    let option = option(name(&laid.case).strip_prefix("case-")?);
    let usual = HouseRules::default().value(option);
    if laid.sheets.len() > 1 {
        let place = laid
            .sheets
            .iter()
            .position(|sheet| sheet.value(option) == usual);
        return place.filter(|_| slip == "usual-sheet").map(pick);
    }
    let mut sheet = laid.sheets[0];
    sheet.set(option, &usual).ok()?;
    (slip == "usual").then(|| answered(instance, &[decided(&laid.case, &sheet)]))
}
