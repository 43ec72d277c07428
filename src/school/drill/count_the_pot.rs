//! Drill 30: how big is the pot?

use super::asking::{Asking, exactly};
use super::instance::{Shown, Table};
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, play_round, setup};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{Hand, SeatState, Stakes, Turn, What};
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

const NAME: &str = "count-the-pot";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Pots),
    rules: &[
        RuleId::Game1,
        RuleId::Game2,
        RuleId::Game4,
        RuleId::Game15,
        RuleId::Fold1,
        RuleId::Board5,
        RuleId::Allin11,
        RuleId::Show9,
        RuleId::Call1,
        RuleId::Raise1,
    ],
    patterns: &[
        Pattern::new("blinds-and-calls", 20, 1),
        Pattern::new("raise-and-calls", 25, 2),
        Pattern::new("folders-chips-stay", 20, 2).doubled(),
        Pattern::new("two-rounds", 15, 3).doubled(),
        Pattern::new("uncalled-part-goes-back", 15, 4).doubled(),
        Pattern::new("everybody-folds-what-was-won", 5, 4).doubled(),
    ],
    build,
    examples: &[],
    example: |_| None,
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let number = level.number();
    let players = match number {
        1 => 3,
        2 => draw.within(3, 4),
        5 => draw.within(5, 6),
        _ => draw.within(4, 5),
    };
    let (step, most) = match number {
        1 | 2 => (5, 60),
        3 => (5, 150),
        _ => (1, 2_000),
    };
    let big = if step == 5 {
        Chips::new(10)
    } else {
        draw.chips(4, 200, 2)
    };
    let stakes = Stakes {
        small_blind: Chips::new(big.get() / 2),
        big_blind: big,
        ante: Chips::ZERO,
    };
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let mut stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, draw.chips(60 * big.get(), 90 * big.get(), step)))
        .collect();
    let goes_back = pattern == "uncalled-part-goes-back";
    if goes_back || number == 5 {
        let short = draw.below(players) as usize;
        stacks[short].1 = draw.chips(2 * big.get(), 9 * big.get(), step);
    }
    let setup = setup(draw, HouseRules::default(), stakes, button, &stacks);
    let mut hand = Hand::deal(setup).ok()?;
    let (wager, fold) = match pattern {
        "blinds-and-calls" => (0, 20),
        "raise-and-calls" => (35, 10),
        "everybody-folds-what-was-won" => (45, 60),
        _ => (35, 30),
    };
    let mood = Mood {
        wager,
        fold,
        all_in: if goes_back || number == 5 { 20 } else { 0 },
        step,
        most,
    };
    let rounds = match pattern {
        "two-rounds" if number == 5 => 3,
        "two-rounds" => 2,
        "folders-chips-stay" | "uncalled-part-goes-back" if number == 5 => draw.within(1, 3),
        _ => 1,
    };
    let mut end = 0;
    for _ in 0..rounds {
        matches!(hand.turn(), Turn::Act(_)).then_some(())?;
        end = play_round(&mut hand, mood, draw)?;
    }
    let count = Count::of(&hand, end);
    fits(pattern, &hand, &count).then(|| asked(hand, end, &count, pattern))?
}

/// What a learner has to add up.
#[derive(Clone, Debug)]
struct Count {
    /// What each has put in, less what went back.
    puts: Vec<Chips>,
    /// What those put in who have folded.
    folded: Chips,
    /// What went back, and to whom.
    back: Option<(Seat, Chips)>,
    /// What lay in front of those already who then raised.
    raised_over: Chips,
    /// Whether anybody has raised.
    raised: bool,
}

impl Count {
    fn of(hand: &Hand, end: usize) -> Self {
        let seats = &hand.state().seats;
        let put = |player: &SeatState| player.invested;
        let (before, after) = hand.events().split_at(end);
        let back = after.iter().find_map(|event| match &event.what {
            What::Returned { seat, amount, .. } => Some((*seat, *amount)),
            _ => None,
        });
        let lifts: Vec<Chips> = before
            .iter()
            .filter_map(|event| match &event.what {
                What::Raised { bet, .. } => Some(bet.from),
                _ => None,
            })
            .collect();
        let out = seats.iter().filter(|player| !player.is_in());
        Self {
            puts: seats.iter().map(put).filter(|put| !put.is_zero()).collect(),
            folded: out.map(put).sum(),
            back,
            raised: !lifts.is_empty(),
            raised_over: lifts.into_iter().sum(),
        }
    }

    fn pot(&self) -> Chips {
        self.puts.iter().copied().sum()
    }
}

fn fits(pattern: &str, hand: &Hand, count: &Count) -> bool {
    let left = hand
        .state()
        .seats
        .iter()
        .filter(|player| player.is_in())
        .count();
    let contested = left > 1;
    let none_back = count.back.is_none();
    match pattern {
        "blinds-and-calls" => contested && !count.raised && count.folded.is_zero() && none_back,
        "raise-and-calls" => contested && count.raised && count.folded.is_zero() && none_back,
        "folders-chips-stay" => contested && !count.folded.is_zero() && none_back,
        "two-rounds" => contested && none_back,
        "uncalled-part-goes-back" => contested && !none_back,
        _ => !contested && !none_back,
    }
}

fn asked(hand: Hand, end: usize, count: &Count, pattern: &str) -> Option<Built> {
    let pot = count.pot();
    let won = pattern == "everybody-folds-what-was-won";
    let (prompt, rules): (&str, &[RuleId]) = if won {
        (
            "prompt-won",
            &[RuleId::Game15, RuleId::Allin11, RuleId::Game1],
        )
    } else if count.back.is_some() {
        ("prompt", &[RuleId::Game4, RuleId::Allin11])
    } else if pattern == "two-rounds" {
        ("prompt", &[RuleId::Game4, RuleId::Game2])
    } else {
        ("prompt", &[RuleId::Game4])
    };
    let line = Line::of(
        NAME,
        if count.back.is_some() {
            "right-back"
        } else {
            "right"
        },
    )
    .with("sum", Term::Sum(count.puts.clone()))
    .with("pot", pot);
    let line = match count.back {
        Some((seat, back)) => line.with("name", seat).with("back", back),
        None => line,
    };
    let mut asking = Asking::new(NAME, exactly(pot), rules)
        .prompt(Line::of(NAME, prompt))
        .reckoning(line);
    if !count.folded.is_zero() {
        asking = asking.figure(
            "folder-left-out",
            pot.saturating_sub(count.folded),
            &[RuleId::Fold1],
            &[("folded", count.folded.into())],
        );
    }
    if !count.raised_over.is_zero() {
        asking = asking.figure(
            "raise-on-top",
            pot + count.raised_over,
            &[RuleId::Raise1],
            &[("over", count.raised_over.into())],
        );
    }
    if let Some((seat, back)) = count.back {
        let args = [("name", Term::Seat(seat)), ("back", back.into())];
        asking = asking.figure("refund-left-in", pot + back, &[RuleId::Allin11], &args);
    }
    let asking = match pattern {
        "folders-chips-stay" => asking.trap("folder-left-out"),
        "uncalled-part-goes-back" | "everybody-folds-what-was-won" => asking.trap("refund-left-in"),
        _ => asking,
    };
    Some(Built {
        shown: Shown::Table(Box::new(Table {
            hand,
            begin: 0,
            end,
            turn: false,
            open: Vec::new(),
        })),
        parts: vec![asking.done()?],
        seconds: 10,
    })
}
