//! Drill 21: chips on, chips off.

use super::asking::{Asking, exactly};
use super::instance::{Part, Shown};
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::Seed;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Hand, Stakes, Turn};
use crate::engine::house::{HouseRules, MaxBuyIn, MinStackToPlay};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::table::{CashRules, CashTable, TableError};
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "chips-at-the-table";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Events),
    rules: &[
        RuleId::Buyin1,
        RuleId::Buyin2,
        RuleId::Buyin3,
        RuleId::Buyin4,
        RuleId::Buyin5,
        RuleId::Buyin6,
        RuleId::Buyin7,
        RuleId::Buyin8,
        RuleId::Buyin9,
        RuleId::Buyin10,
        RuleId::Cash1,
        RuleId::Cash2,
        RuleId::Cash3,
        RuleId::Cash4,
        RuleId::Tourn4,
        RuleId::Show19,
    ],
    patterns: &[
        Pattern::new("buy-in-range", 20, 1),
        Pattern::new("top-up-floor", 20, 3).doubled(),
        Pattern::new("adding-in-mid-hand", 15, 2),
        Pattern::new("taking-off-winnings", 15, 3).doubled(),
        Pattern::new("leaving-in-mid-hand", 10, 4).doubled(),
        Pattern::new("short-stack-plays", 10, 4),
        Pattern::new("broke-in-a-cash-game-or-a-tournament", 10, 4).doubled(),
    ],
    build,
    // What is asked, the big blind, and the chips brought or left.
    examples: &[
        ("EX-BUYIN-1", "buy-in-range 2 19"),
        ("EX-BUYIN-2", "top-up-floor 10 30"),
    ],
    example: |text| {
        let mut words = text.split(' ');
        let pattern = words.next()?;
        let mut numbers = words.filter_map(|word| word.parse().ok());
        let (big, chips) = (numbers.next()?, numbers.next().map(Chips::new)?);
        let mut draw = Draw::new(Seed::new([0; 32]));
        let mut case = Case::drawn(HouseRules::default(), big, &mut draw)?;
        let parts = if pattern == "buy-in-range" {
            case.who = case.free;
            case.range(chips)?
        } else {
            vec![case.top_up(chips)?]
        };
        Some(case.shown(parts))
    },
};

/// A cash table, and the player with a wish.
struct Case {
    table: CashTable,
    who: Seat,
    /// A chair that is free.
    free: Seat,
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let big = match level.number() {
        1 | 2 => draw.pick(&[1, 2, 5, 10])?,
        3 => draw.pick(&[2, 4, 5, 10, 20])?,
        4 => draw.within(2, 100),
        _ => draw.within(1, 500),
    };
    let mut house = HouseRules::default();
    if level.number() == 5 {
        house.max_buy_in = draw.pick(MaxBuyIn::ALL)?;
        house.min_stack_to_play = draw.pick(MinStackToPlay::ALL)?;
    }
    let mut case = Case::drawn(house, big, draw)?;
    let min = case.table.rules().min_buy_in().get();
    let parts = match pattern {
        "buy-in-range" => {
            let max = case.table.rules().max_buy_in().map(Chips::get);
            let max = max.unwrap_or(200 * big);
            let amount = match draw.below(6) {
                0 => min,
                1 => draw.within(min * 2 / 3, min - 1),
                2 => max,
                3 => draw.within(max + 1, max * 3 / 2),
                4 => min - 1,
                _ => draw.within(min + 1, max - 1),
            };
            case.who = case.free;
            case.range(Chips::new(amount))?
        }
        "top-up-floor" => {
            let floor = case.table.rules().top_up_floor().get();
            vec![case.top_up(Chips::new(draw.within(1, floor.checked_sub(2)?)))?]
        }
        "adding-in-mid-hand" => {
            if draw.once_in(2) {
                case.table.next_hand(draw.deck()).ok()?;
            }
            vec![case.adding(Chips::new(big * draw.within(5, 20)))?]
        }
        "taking-off-winnings" => {
            let leaves = draw.once_in(3);
            case.taking_off(leaves, Chips::new(big * draw.within(5, 20)))?
        }
        "leaving-in-mid-hand" => {
            let folds = !draw.once_in(3);
            case.leaving(folds, draw)?
        }
        "short-stack-plays" => {
            let stack = Chips::new(draw.within(1, big.checked_sub(1).filter(|most| *most > 0)?));
            vec![case.short(stack)?]
        }
        _ => case.broke(draw.once_in(2))?,
    };
    Some(case.shown(parts))
}

impl Case {
    /// A table at which everybody has bought in, and the button is drawn.
    fn drawn(house: HouseRules, big: u64, draw: &mut Draw) -> Option<Self> {
        let stakes = Stakes::of(&house, Chips::new(big)).ok()?;
        let rules = CashRules {
            seats: 10,
            stakes,
            house,
        };
        let mut table = CashTable::new(rules).ok()?;
        let players = draw.within(4, 7);
        let seats = chairs(draw, players, true);
        for &seat in &seats {
            let stack = Chips::new(big * draw.within(20, 60));
            table.sit_down(seat, stack).ok()?;
        }
        table.draw_for_button(&draw.deck()).ok()?;
        let free = (0..10).map(Seat).find(|seat| !seats.contains(seat))?;
        Some(Self {
            table,
            who: draw.pick(&seats)?,
            free,
        })
    }

    fn shown(self, parts: Vec<Part>) -> Built {
        // Who is about to sit down stands at his chair.
        let mut seats: Vec<Seat> = self.table.places().map(|(seat, _)| seat).collect();
        if !seats.contains(&self.who) {
            seats.push(self.who);
            seats.sort_unstable();
        }
        let scene = Scene {
            seats,
            you: None,
            button: self.table.button(),
            small_blind: None,
            big_blind: None,
            open: Vec::new(),
            board: Vec::new(),
        };
        Built {
            shown: Shown::Scene(scene),
            parts,
            seconds: 8,
        }
    }

    fn stack(&self) -> Option<Chips> {
        Some(self.table.place(self.who)?.stack)
    }

    /// Whether somebody may sit down with so much, and if not, what would do.
    fn range(&self, amount: Chips) -> Option<Vec<Part>> {
        let rules = self.table.rules();
        let (min, max, big) = (
            rules.min_buy_in(),
            rules.max_buy_in(),
            rules.stakes.big_blind,
        );
        let tried = self.table.clone().sit_down(self.who, amount);
        let (choice, nearest) = match &tried {
            Ok(()) => (1, None),
            Err(TableError::Refused { because, .. }) => match because {
                Citation::BuyInBelow { min, .. } => (2, Some(*min)),
                Citation::BuyInAbove { max, .. } => (3, Some(*max)),
                _ => return None,
            },
            Err(_) => return None,
        };
        let name = ("name", Term::Seat(self.who));
        let figures = [
            name.clone(),
            ("big", big.into()),
            ("amount", amount.into()),
            ("min", min.into()),
            ("max", max.unwrap_or(Chips::ZERO).into()),
        ];
        let (prompt, line) = match (max, choice) {
            (None, 1) => ("prompt-range-open", "right-range-open"),
            (None, _) => ("prompt-range-open", "right-below"),
            (_, 1) => ("prompt-range", "right-range"),
            (_, 2) => ("prompt-range", "right-below"),
            _ => ("prompt-range", "right-above"),
        };
        let times = max.map_or(0, |max| max.get() / big.get());
        let prompt = line_with(prompt, &figures).with("times", times);
        let choices = ["yes", "too-little", "too-much"];
        let rules = [RuleId::Buyin2, RuleId::Buyin3];
        let mut asking = pick(choice, &choices, &rules)
            .prompt(prompt)
            .reckoning(line_with(line, &figures));
        asking = match choice {
            2 => asking.slip("below-the-range", Answer::Pick(1), &rules[..1], &figures),
            3 => asking.slip("above-the-range", Answer::Pick(1), &rules[1..], &figures),
            _ if amount == min => {
                asking.slip("least-is-enough", Answer::Pick(2), &rules[..1], &figures)
            }
            _ if Some(amount) == max => asking.slip(
                "greatest-is-allowed",
                Answer::Pick(3),
                &rules[1..],
                &figures,
            ),
            _ => asking,
        };
        let mut parts = vec![asking.done()?];
        if let Some(nearest) = nearest {
            let below = choice == 2;
            let (prompt, line) = if below {
                ("prompt-least", "right-below")
            } else {
                ("prompt-greatest", "right-above")
            };
            let slip = if below { "one-big-blind" } else { "ten-times" };
            let wrong = if below { big } else { min };
            let part = Asking::new(NAME, exactly(nearest), &rules)
                .prompt(Line::of(NAME, prompt).with("name", self.who))
                .reckoning(line_with(line, &figures))
                .figure(slip, wrong, &rules, &figures);
            parts.push(part.done()?);
        }
        Some(parts)
    }

    /// The least that somebody with so few chips may add.
    fn top_up(&self, stack: Chips) -> Option<Part> {
        let rules = self.table.rules();
        let (base, floor) = (rules.min_buy_in(), rules.top_up_floor());
        let least = floor.checked_sub(stack)?;
        let figures = [
            ("name", Term::Seat(self.who)),
            ("stack", stack.into()),
            ("base", base.into()),
            ("floor", floor.into()),
            ("least", least.into()),
        ];
        Asking::new(NAME, exactly(least), &[RuleId::Buyin10])
            .prompt(line_with("prompt-top-up", &figures))
            .reckoning(line_with("right-top-up", &figures))
            .figure(
                "to-the-whole-minimum",
                base.saturating_sub(stack),
                &[RuleId::Buyin10],
                &figures,
            )
            .figure("minimum-on-top", base, &[RuleId::Buyin10], &figures)
            .figure(
                "half-of-the-stack",
                Chips::new(stack.get().div_ceil(2)),
                &[RuleId::Buyin10],
                &figures,
            )
            .figure("half-minimum-on-top", floor, &[RuleId::Buyin10], &figures)
            .trap("to-the-whole-minimum")
            .done()
    }

    /// Whether chips may be added at this moment.
    fn adding(&self, amount: Chips) -> Option<Part> {
        let tried = self.table.clone().add_chips(self.who, amount);
        let now = match tried {
            Ok(()) => true,
            Err(TableError::Refused {
                because: Citation::NoChipsDuringHand,
                ..
            }) => false,
            Err(_) => return None,
        };
        let figures = [("name", Term::Seat(self.who)), ("amount", amount.into())];
        let rules = [RuleId::Buyin7];
        let (prompt, line, slip) = if now {
            (
                "prompt-adding-between",
                "right-adding-between",
                "waits-for-nothing",
            )
        } else {
            ("prompt-adding", "right-adding", "adds-during-the-hand")
        };
        pick(if now { 1 } else { 2 }, &["yes", "after-the-hand"], &rules)
            .prompt(line_with(prompt, &figures))
            .reckoning(line_with(line, &figures))
            .slip(
                slip,
                Answer::Pick(if now { 2 } else { 1 }),
                &rules,
                &figures,
            )
            .done()
    }

    /// Whether chips may be taken off the table between hands.
    fn taking_off(&self, leaves: bool, amount: Chips) -> Option<Vec<Part>> {
        let stack = self.stack()?;
        let gets = self.table.clone().leave(self.who).ok()?;
        if amount >= stack {
            return None;
        }
        let figures = [
            ("name", Term::Seat(self.who)),
            ("stack", stack.into()),
            ("amount", amount.into()),
        ];
        let rules = [RuleId::Buyin6, RuleId::Cash2];
        if leaves {
            let part = Asking::new(NAME, exactly(gets), &rules)
                .prompt(line_with("prompt-leaves", &figures))
                .reckoning(line_with("right-leaves", &figures))
                .figure("only-the-winnings", amount, &rules, &figures);
            return Some(vec![part.done()?]);
        }
        let part = pick(2, &["yes", "only-when-leaving"], &rules)
            .prompt(line_with("prompt-taking-off", &figures))
            .reckoning(line_with("right-taking-off", &figures))
            .slip("takes-winnings-off", Answer::Pick(1), &rules, &figures);
        Some(vec![part.done()?])
    }

    /// Whether somebody may leave while the hand is on, and with how much.
    fn leaving(&mut self, folds: bool, draw: &mut Draw) -> Option<Vec<Part>> {
        let before = self.stack()?;
        let mut hand = Hand::deal(self.table.next_hand(draw.deck()).ok()?).ok()?;
        // He calls, is raised, and folds or does not.
        let (mut called, mut raised) = (false, false);
        while let Turn::Act(seat) = hand.turn() {
            let legal = hand.legal()?;
            let action = match legal.wager {
                _ if seat == self.who && raised && called => {
                    if folds {
                        hand.apply(seat, Action::Fold).ok()?;
                    }
                    break;
                }
                Ok(wager) if seat != self.who && called && !raised => {
                    raised = true;
                    Action::Raise(RaiseTo(wager.min))
                }
                _ if legal.check.is_ok() => Action::Check,
                _ => Action::Call,
            };
            called |= seat == self.who && action == Action::Call;
            hand.apply(seat, action).ok()?;
        }
        let player = hand.state().seat(self.who)?;
        if !raised || player.is_in() == folds {
            return None;
        }
        let put = player.invested;
        let left = self.table.leave_folded(self.who, &hand);
        let figures = [
            ("name", Term::Seat(self.who)),
            ("before", before.into()),
            ("put", put.into()),
            ("stack", before.saturating_sub(put).into()),
        ];
        let rules = [RuleId::Cash2, RuleId::Buyin6];
        let (prompt, line) = if folds {
            ("prompt-leaving-folded", "right-leaving-folded")
        } else {
            ("prompt-leaving", "right-leaving")
        };
        let choice = if left.is_ok() { 1 } else { 2 };
        let asking = pick(choice, &["yes", "only-after-folding"], &rules)
            .prompt(line_with(prompt, &figures))
            .reckoning(line_with(line, &figures));
        let slip = if folds {
            "kept-though-folded"
        } else {
            "leaves-with-cards"
        };
        let wrong = Answer::Pick(3 - choice);
        let mut parts = vec![asking.slip(slip, wrong, &rules, &figures).done()?];
        if let Ok(amount) = left {
            let part = Asking::new(NAME, exactly(amount), &rules)
                .prompt(Line::of(NAME, "prompt-how-much").with("name", self.who))
                .reckoning(line_with("right-how-much", &figures))
                .figure("takes-the-bet-along", before, &rules, &figures);
            parts.push(part.done()?);
        }
        Some(parts)
    }

    /// Whether somebody with less than a big blind is dealt in.
    fn short(&self, stack: Chips) -> Option<Part> {
        let rules = self.table.rules();
        let dealt = stack >= rules.min_stack();
        let any = rules.house.min_stack_to_play == MinStackToPlay::AnyChips;
        let figures = [
            ("name", Term::Seat(self.who)),
            ("stack", stack.into()),
            ("big", rules.stakes.big_blind.into()),
        ];
        let (prompt, line, slip) = if any {
            ("prompt-short", "right-short", "not-dealt-though-any-chips")
        } else {
            (
                "prompt-short-house",
                "right-short-house",
                "dealt-below-the-house-rule",
            )
        };
        let choice = if dealt { 1 } else { 2 };
        pick(choice, &["yes", "not-dealt"], &[RuleId::Buyin9])
            .prompt(line_with(prompt, &figures))
            .reckoning(line_with(line, &figures))
            .slip(slip, Answer::Pick(3 - choice), &[RuleId::Buyin9], &figures)
            .done()
    }

    /// What is open to somebody who has lost all.
    fn broke(&self, tournament: bool) -> Option<Vec<Part>> {
        let rules = self.table.rules();
        let (base, floor) = (rules.min_buy_in(), rules.top_up_floor());
        let figures = [
            ("name", Term::Seat(self.who)),
            ("base", base.into()),
            ("floor", floor.into()),
        ];
        let choices = ["buy-again", "out"];
        if tournament {
            let rules = [RuleId::Tourn3, RuleId::Tourn5];
            let part = pick(2, &choices, &rules)
                .prompt(line_with("prompt-broke-tournament", &figures))
                .reckoning(line_with("right-broke-tournament", &figures))
                .slip("again-in-a-tournament", Answer::Pick(1), &rules, &figures);
            return Some(vec![part.done()?]);
        }
        let rules = [RuleId::Cash3, RuleId::Buyin10];
        let part = pick(1, &choices, &rules)
            .prompt(line_with("prompt-broke", &figures))
            .reckoning(line_with("right-broke", &figures))
            .slip("out-of-a-cash-game", Answer::Pick(2), &rules, &figures);
        let least = Asking::new(NAME, exactly(floor), &rules)
            .prompt(line_with("prompt-again", &figures))
            .reckoning(line_with("right-again", &figures))
            .figure("whole-minimum-again", base, &rules, &figures);
        Some(vec![part.done()?, least.done()?])
    }
}

fn line_with(name: &str, figures: &[(&'static str, Term)]) -> Line {
    let mut line = Line::of(NAME, name);
    line.args.extend(figures.iter().cloned());
    line
}

fn pick(choice: u8, choices: &[&str], rules: &[RuleId]) -> Asking {
    let of = choices.len() as u8;
    let lines = choices.iter().map(|choice| Line::of(NAME, choice));
    Asking::new(NAME, Right::Pick { choice, of }, rules).choices(lines.collect())
}
