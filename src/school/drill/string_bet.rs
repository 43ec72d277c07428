//! Drill 24: what did he do?

use super::asking::{Asking, exactly};
use super::instance::{Part, Shown, Told};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::{Chips, RaiseBy, RaiseTo};
use crate::engine::floor::{Facing, Ruling, Sign, Verdict, Words, declare};
use crate::engine::hand::Action;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "string-bet";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Live),
    rules: &[
        RuleId::Decl1,
        RuleId::Decl2,
        RuleId::String1,
        RuleId::String2,
        RuleId::String3,
        RuleId::Chip1,
        RuleId::Chip2,
        RuleId::Chip3,
        RuleId::Check5,
        RuleId::Bet2,
    ],
    patterns: &[
        Pattern::new("one-big-chip-silent", 20, 3).doubled(),
        Pattern::new("one-big-chip-with-raise", 10, 2),
        Pattern::new("call-and-raise-in-a-sentence", 15, 3).doubled(),
        Pattern::new("chips-in-two-motions", 15, 3).doubled(),
        Pattern::new("amount-said-first", 10, 2),
        Pattern::new("one-and-a-half-just-reached", 10, 3).doubled(),
        Pattern::new("one-and-a-half-just-missed", 10, 3).doubled(),
        Pattern::new("too-few-chips", 5, 1),
        Pattern::new("knock-wave-word", 5, 1),
    ],
    build: |pattern, level, draw| asked(pattern, &case(pattern, level, draw)?),
    examples: &[
        (
            "EX-STRING-1",
            "call-and-raise-in-a-sentence no-limit 10 100",
        ),
        ("EX-CHIP-1", "one-big-chip-silent no-limit 6 50"),
        ("EX-CHIP-2", "one-and-a-half-just-reached limit 10 15"),
        ("EX-CHIP-3", "too-few-chips no-limit 6 4"),
    ],
    example: |text| {
        let mut words = text.split(' ');
        let (pattern, structure) = (words.next()?, words.next()?);
        let (bet, amount) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let mut case = Case::facing(Seat(0), bet);
        case.limit = structure == "limit";
        case.signs = match pattern {
            "one-big-chip-silent" => vec![Sign::puts(1, amount)],
            "call-and-raise-in-a-sentence" => call_and_raise(amount),
            _ => vec![Sign::puts(3, amount)],
        };
        asked(pattern, &case)
    },
};

/// Who says and does what against which bet.
#[derive(Clone, Debug)]
struct Case {
    name: Seat,
    /// Fixed limit; otherwise no limit.
    limit: bool,
    /// The smallest bet; in limit the only size.
    unit: u64,
    /// The bet to match; nothing, if nobody has bet.
    bet: u64,
    /// What lies in front already.
    own: u64,
    signs: Vec<Sign>,
}

impl Case {
    /// Nothing in front, nothing done yet.
    const fn facing(name: Seat, bet: u64) -> Self {
        Self {
            name,
            limit: false,
            unit: bet,
            bet,
            own: 0,
            signs: Vec::new(),
        }
    }

    /// What the floor is asked about: there has been one full bet, and chips are no limit.
    fn put_to_the_floor(&self) -> Facing {
        let stack = Chips::new(100_000);
        let (bet, own, unit) = (
            Chips::new(self.bet),
            Chips::new(self.own),
            Chips::new(self.unit),
        );
        if self.limit {
            Facing::fixed_limit(bet, own, stack, unit, 3)
        } else {
            Facing::no_limit(bet, own, stack, if bet.is_zero() { unit } else { bet })
        }
    }
}

fn call_and_raise(by: u64) -> Vec<Sign> {
    let by = RaiseBy(Chips::new(by));
    vec![Sign::says(Words::Call), Sign::says(Words::RaiseBy { by })]
}

/// A bet that half of can be taken from at once, at the lower levels.
fn bet_drawn(level: Level, draw: &mut Draw) -> u64 {
    match level.number() {
        1 | 2 => draw.chips(10, 40, 10).get(),
        3 => 2 * draw.within(2, 30),
        _ => draw.within(4, 400),
    }
}

fn case(pattern: &str, level: Level, draw: &mut Draw) -> Option<Case> {
    let high = level.number() >= 4;
    let bet = bet_drawn(level, draw);
    let mut case = Case::facing(Seat(draw.below(10) as u8), bet);
    if high && draw.once_in(3) {
        case.own = bet / 2;
    }
    let due = bet - case.own;
    let late = level.number() == 5;
    case.signs = match pattern {
        "one-big-chip-silent" | "one-big-chip-with-raise" => {
            let fits = |chip: &u64| *chip >= 2 * bet;
            let chips: Vec<u64> = [25, 50, 100, 500, 1_000].into_iter().filter(fits).collect();
            let chip = Sign::puts(1, draw.pick(chips.get(..2).unwrap_or(&chips))?);
            let word = Sign::says(Words::Raise);
            match (pattern, late) {
                ("one-big-chip-with-raise", _) => vec![word, chip],
                (_, true) => vec![chip, word],
                _ => vec![chip],
            }
        }
        "call-and-raise-in-a-sentence" => {
            let by = draw.chips(2 * bet, 6 * bet, if high { 1 } else { bet });
            let mut signs = call_and_raise(by.get());
            if late {
                signs.extend([Sign::puts(3, due), Sign::puts(3, by.get())]);
            }
            signs
        }
        "chips-in-two-motions" => two_motions(&mut case, due, late, draw),
        "amount-said-first" => {
            let to = bet * draw.within(2, 5);
            let rest = to - case.own - due;
            let words = Words::RaiseTo {
                to: RaiseTo(Chips::new(to)),
            };
            vec![Sign::says(words), Sign::puts(3, due), Sign::puts(4, rest)]
        }
        "one-and-a-half-just-reached" | "one-and-a-half-just-missed" => {
            case.own = 0;
            case.limit = high && draw.once_in(2);
            let from = bet + bet.div_ceil(2);
            let put = match (pattern == "one-and-a-half-just-reached", draw.once_in(2)) {
                (true, true) => from,
                (true, false) => draw.within(from, 2 * bet - 1),
                (false, true) => from - 1,
                (false, false) => draw.within(bet + 1, from - 1),
            };
            if put <= bet {
                return None;
            }
            let mut signs = vec![Sign::puts(3, put)];
            if late {
                signs.push(Sign::Waves);
            }
            signs
        }
        "too-few-chips" => vec![Sign::puts(3, draw.within(1, due - 1))],
        _ => {
            case.own = 0;
            word(&mut case, draw)?
        }
    };
    Some(case)
}

/// Chips that come bit by bit: first a bet, a call or a raise, then more.
fn two_motions(case: &mut Case, due: u64, late: bool, draw: &mut Draw) -> Vec<Sign> {
    let more = case.unit * draw.within(2, 5);
    let way = draw.below(3);
    if way == 0 && !late {
        case.bet = 0;
        case.own = 0;
    }
    let first = if way == 1 && !late {
        due
    } else {
        case.unit * draw.within(2, 4)
    };
    let motions = [Sign::puts(4, first), Sign::puts(4, more)];
    let word = late.then_some(Sign::says(Words::Raise));
    word.into_iter().chain(motions).collect()
}

/// A single word or gesture.
fn word(case: &mut Case, draw: &mut Draw) -> Option<Vec<Sign>> {
    let free = [
        Sign::Taps,
        Sign::Waves,
        Sign::says(Words::Check),
        Sign::says(Words::Fold),
    ];
    let facing = [
        Sign::Taps,
        Sign::Waves,
        Sign::says(Words::Call),
        Sign::ThrowsCards,
    ];
    let signs = if draw.once_in(2) {
        case.bet = 0;
        free
    } else {
        facing
    };
    Some(vec![draw.pick(&signs)?])
}

/// What words and chips may count as, in the order of the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Act {
    Fold,
    Check,
    Call,
    Bet(Chips),
    Raise(Chips),
    Nothing,
}

impl Act {
    const fn of(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Counts { action, .. } => match *action {
                Action::Fold => Self::Fold,
                Action::Check => Self::Check,
                Action::Bet(to) => Self::Bet(to),
                Action::Raise(RaiseTo(to)) => Self::Raise(to),
                _ => Self::Call,
            },
            _ => Self::Nothing,
        }
    }

    fn line(self) -> Line {
        match self {
            Self::Fold => Line::of(NAME, "choice-fold"),
            Self::Check => Line::of(NAME, "choice-check"),
            Self::Call => Line::of(NAME, "choice-call"),
            Self::Bet(to) => Line::of(NAME, "choice-bet").with("amount", to),
            Self::Raise(to) => Line::of(NAME, "choice-raise").with("amount", to),
            Self::Nothing => Line::of(NAME, "choice-nothing"),
        }
    }
}

/// Another reading of the scene: what it would be, how the slip is called, against which rule.
type Reading = (Act, &'static str, &'static [RuleId]);

fn readings(pattern: &str, case: &Case) -> Vec<Reading> {
    use RuleId::{Check4, Check5, Chip1, Chip2, Chip3, Decl1, Decl2, String1, String2, String3};
    let raise = |to: u64| Act::Raise(Chips::new(to));
    let motions: Vec<u64> = case
        .signs
        .iter()
        .map(|sign| sign.chips().get())
        .filter(|chips| *chips > 0)
        .collect();
    let first = motions.first().copied().unwrap_or_default();
    let all = case.own + motions.iter().sum::<u64>();
    let free = case.bet == 0;
    match pattern {
        "one-big-chip-silent" if case.signs.len() > 1 => {
            vec![(raise(all), "word-too-late", &[Chip1, Decl1])]
        }
        "one-big-chip-silent" => vec![
            (raise(all), "one-chip-raise", &[Chip1]),
            (raise(2 * case.bet), "smallest-raise-for-a-call", &[Chip1]),
        ],
        "one-big-chip-with-raise" => vec![
            (Act::Call, "word-ignored", &[Decl1, Chip1]),
            (raise(case.bet + first), "by-for-to", &[Decl1]),
        ],
        "call-and-raise-in-a-sentence" => {
            let by = case.signs.iter().find_map(|sign| match sign {
                Sign::Says {
                    words: Words::RaiseBy { by: RaiseBy(by) },
                } => Some(by.get()),
                _ => None,
            });
            vec![
                (
                    raise(case.bet + by.unwrap_or_default()),
                    "raise-after-call",
                    &[String3],
                ),
                (Act::Nothing, "may-choose", &[Decl1]),
            ]
        }
        "chips-in-two-motions" if free => {
            vec![(
                Act::Bet(Chips::new(all)),
                "both-motions",
                &[String1, String2],
            )]
        }
        "chips-in-two-motions" => {
            let mut readings: Vec<Reading> =
                vec![(raise(all), "both-motions", &[String1, String2])];
            if matches!(case.signs.first(), Some(Sign::Puts { .. })) {
                readings.push((Act::Call, "call-though-half", &[Chip2]));
            }
            readings
        }
        "amount-said-first" => vec![(Act::Call, "string-though-said", &[String2])],
        "one-and-a-half-just-reached" => vec![
            (Act::Call, "call-though-half", &[Chip2]),
            (raise(all), "raise-not-made-up", &[Chip2]),
        ],
        "one-and-a-half-just-missed" => vec![
            (raise(2 * case.bet), "raise-below-half", &[Chip2]),
            (raise(all), "raise-not-made-up", &[Chip2]),
        ],
        "too-few-chips" => vec![(Act::Nothing, "taken-back", &[Chip3])],
        _ => match case.signs.first() {
            Some(Sign::Taps) if free => vec![(Act::Nothing, "knock-ignored", &[Check5])],
            Some(Sign::Taps) => vec![(Act::Check, "check-after-a-bet", &[Check4])],
            Some(Sign::Waves) if free => vec![(Act::Check, "wave-for-an-action", &[Decl2])],
            Some(Sign::Waves) => vec![(Act::Fold, "wave-for-an-action", &[Decl2])],
            Some(Sign::Says { words: Words::Fold }) => {
                vec![(Act::Check, "free-check-kept", &[Decl1])]
            }
            _ => vec![(Act::Nothing, "may-choose", &[Decl1])],
        },
    }
}

/// The slip that the pattern is about.
fn trap(pattern: &str, case: &Case) -> Option<&'static str> {
    Some(match pattern {
        "one-big-chip-silent" if case.signs.len() > 1 => "word-too-late",
        "one-big-chip-silent" => "one-chip-raise",
        "call-and-raise-in-a-sentence" => "raise-after-call",
        "chips-in-two-motions" => "both-motions",
        "one-and-a-half-just-reached" => "call-though-half",
        "one-and-a-half-just-missed" => "raise-below-half",
        _ => return None,
    })
}

fn asked(pattern: &str, case: &Case) -> Option<Built> {
    let ruling = declare(&case.signs, &case.put_to_the_floor());
    let right = Act::of(&ruling.verdict);
    let readings = readings(pattern, case);
    let passive = if case.bet == 0 { Act::Check } else { Act::Call };
    let mut acts: Vec<Act> = readings.iter().map(|reading| reading.0).collect();
    acts.extend([right, Act::Fold, passive]);
    acts.sort_unstable();
    acts.dedup();
    let pick = |act: Act| -> Option<u8> {
        let place = acts.iter().position(|other| *other == act)?;
        Some(place as u8 + 1)
    };
    let question = Right::Pick {
        choice: pick(right)?,
        of: acts.len() as u8,
    };
    let mut asking = Asking::new(NAME, question, ruling.rules())
        .choices(acts.iter().map(|act| act.line()).collect())
        .reckoning(
            Line::of(NAME, "right")
                .with("ruling", Box::new(ruling.clone()))
                .with("rule", ruling.rule()),
        );
    for (act, slip, rules) in readings {
        asking = asking.slip(slip, Answer::Pick(pick(act)?), rules, &[]);
    }
    if let Some(trap) = trap(pattern, case) {
        asking = asking.trap(trap);
    }
    let mut parts = vec![asking.done()?];
    parts.extend(chips_moved(case, &ruling));
    Some(Built {
        shown: Shown::Told(Told {
            scene: None,
            captions: captions(case),
        }),
        parts,
        seconds: 8,
    })
}

/// What must be added or goes back, where chips lie there and do not fit.
fn chips_moved(case: &Case, ruling: &Ruling) -> Option<Part> {
    let Verdict::Counts { add, back, .. } = ruling.verdict else {
        return None;
    };
    let put: Chips = case.signs.iter().map(|sign| sign.chips()).sum();
    if put.is_zero() || (add.is_zero() && back.is_zero()) {
        return None;
    }
    let pay = (put + add).saturating_sub(back);
    let (figure, prompt, reckoning, slips) = if back.is_zero() {
        let slips = ["whole-amount", "nothing-due"];
        (add, "prompt-add", "right-add", slips)
    } else {
        let slips = ["price-for-change", "nothing-back"];
        (back, "prompt-back", "right-back", slips)
    };
    let args: [(&'static str, Term); 2] = [("put", put.into()), ("pay", pay.into())];
    let mut line = Line::of(NAME, reckoning).with("rest", figure);
    line.args.extend(args.iter().cloned());
    let part = Asking::new(NAME, exactly(figure), &[RuleId::Chip3, RuleId::Chip1])
        .prompt(Line::of(NAME, prompt).with("name", case.name))
        .reckoning(line)
        .figure(slips[0], pay, &[RuleId::Chip3], &args)
        .figure(slips[1], Chips::ZERO, &[RuleId::Chip3], &args);
    part.done()
}

/// The film: what lies there, then one sign after the other.
fn captions(case: &Case) -> Vec<Line> {
    let bet = Chips::new(case.bet);
    let unit = Chips::new(case.unit);
    let own = Chips::new(case.own);
    let at = match (case.limit, case.bet, case.own) {
        (true, ..) => Line::of(NAME, "at-limit")
            .with("unit", unit)
            .with("bet", bet),
        (_, 0, _) => Line::of(NAME, "at-free").with("unit", unit),
        (_, _, 0) => Line::of(NAME, "at-bet").with("bet", bet),
        _ => Line::of(NAME, "at-own").with("bet", bet).with("own", own),
    };
    let mut captions = vec![at.with("name", case.name)];
    let mut moved = false;
    let mut signs = case.signs.iter().copied().peekable();
    while let Some(sign) = signs.next() {
        let mut line = match sign {
            Sign::Taps => Line::of(NAME, "taps"),
            Sign::Waves => Line::of(NAME, "waves"),
            Sign::ThrowsCards => Line::of(NAME, "throws-cards"),
            Sign::Puts { pieces, amount } => {
                let motion = match (moved, pieces) {
                    (true, _) => "puts-more",
                    (_, 1) => "puts-one",
                    _ => "puts",
                };
                moved = true;
                Line::of(NAME, motion).with("amount", amount)
            }
            Sign::Says { words: Words::Call } => match signs.peek() {
                Some(Sign::Says {
                    words: Words::RaiseBy { by: RaiseBy(by) },
                }) => {
                    let line = Line::of(NAME, "says-call-and-raise").with("by", *by);
                    signs.next();
                    line
                }
                _ => Line::of(NAME, "says-call"),
            },
            Sign::Says { words } => said(words),
        };
        line = line.with("name", case.name);
        captions.push(line);
    }
    captions
}

fn said(words: Words) -> Line {
    match words {
        Words::Check => Line::of(NAME, "says-check"),
        Words::Fold => Line::of(NAME, "says-fold"),
        Words::RaiseTo { to: RaiseTo(to) } => Line::of(NAME, "says-raise-to").with("to", to),
        _ => Line::of(NAME, "says-raise"),
    }
}
