//! Games solved, checked against known values and against best answers reckoned another way.
#![allow(clippy::print_stdout, clippy::cast_precision_loss)] // figures for whoever looks

mod small;
mod subgames;

use cards_speak::engine::cards::CardSet;
use cards_speak::odds::{Effort as Exactness, HandClass, PreflopEquities, Range, Source, equity};
use cards_speak::solver::{Effort, PushFold, PushFoldSolution, Side, Solver};

use small::{Small, gain};

/// Solves a small game; its value to the first, and what best answers gain.
fn solved(game: Small, iterations: u32) -> (f32, f32) {
    let mut solver = Solver::new(game);
    for stage in [1, 3, iterations] {
        let effort = Effort {
            iterations: stage,
            exploitability: 0.0,
        };
        let progress = solver.solve(effort, || true);
        // The solver's own best answer is that of the other reckoning, good strategy or bad.
        let other = gain(&solver);
        let off = (progress.exploitability - other).abs();
        assert!(off < 1e-5, "{progress:?}, but {other}");
    }
    (solver.value(Side::First), solver.exploitability())
}

#[test]
fn kuhn_poker_is_worth_a_loss_of_one_eighteenth() {
    let (value, exploitability) = solved(Small::kuhn(), 3000);
    println!("Kuhn: {value}, exploitability {exploitability}");
    assert!((value + 1.0 / 18.0).abs() < 1e-4, "{value}");
    assert!(exploitability < 2e-4, "{exploitability}");
}

#[test]
fn leduc_poker_is_worth_what_is_known() {
    let (value, exploitability) = solved(Small::leduc(), 600);
    println!("Leduc: {value}, exploitability {exploitability}");
    assert!((value + 0.085_606_4).abs() < 2e-3, "{value}");
    assert!(exploitability < 2e-3, "{exploitability}");
}

#[test]
fn a_clock_stops_the_work_and_what_is_there_counts() {
    let mut solver = Solver::new(Small::leduc());
    let effort = Effort {
        iterations: 1000,
        exploitability: 0.0,
    };
    let mut left = 7;
    let progress = solver.solve(effort, || {
        left -= 1;
        left >= 0
    });
    assert_eq!(progress.iterations, 7);
    assert!((progress.exploitability - gain(&solver)).abs() < 1e-5);
    // It goes on where it stopped, and stops where it is good enough.
    let effort = Effort {
        iterations: 1000,
        exploitability: 0.05,
    };
    let progress = solver.solve(effort, || true);
    assert!(progress.iterations < 200 && progress.exploitability <= 0.05);
    // Without any work all actions are alike.
    let mut fresh = Solver::new(Small::kuhn());
    let progress = fresh.solve(effort, || false);
    assert_eq!(progress.iterations, 0);
    assert!((progress.exploitability - gain(&fresh)).abs() < 1e-5);
}

// ---- all-in or fold ----

fn class(text: &str) -> HandClass {
    HandClass::all()
        .find(|class| class.to_string() == text)
        .unwrap()
}

/// Blinds of a half and one, stacks in big blinds.
fn push_fold(stack: f32) -> PushFoldSolution {
    PushFold::new(stack, [0.5, 1.0], 0.0).solve(Effort {
        iterations: 5000,
        exploitability: 0.000_001,
    })
}

/// Per cent of all hands.
fn share(of: impl Fn(HandClass) -> f32) -> f32 {
    let all = HandClass::all().map(|class| of(class) * class.combos().count() as f32);
    all.sum::<f32>() / 13.26
}

#[test]
fn all_in_or_fold_is_played_as_is_known() {
    // Stack, all-ins and calls per cent, worth to the small blind.
    for (stack, pushes, calls, worth) in [
        (2.0, 89.4, 100.0, 0.0095),
        (3.0, 78.0, 92.3, 0.0516),
        (4.0, 73.8, 74.1, 0.0660),
        (5.0, 71.5, 62.1, 0.0562),
        (6.0, 68.3, 54.4, 0.0382),
        (7.0, 66.3, 48.6, 0.0169),
        (8.0, 61.9, 45.0, -0.0041),
        (9.0, 59.9, 40.6, -0.0252),
        (10.0, 58.3, 37.4, -0.0454),
        (12.0, 53.2, 33.0, -0.0825),
        (15.0, 45.7, 28.5, -0.1272),
    ] {
        let solution = push_fold(stack);
        let (pushed, called) = (
            share(|class| solution.pushes(class)),
            share(|class| solution.calls(class)),
        );
        println!(
            "{stack}: {pushed:.2} {called:.2} {:.4}, {:.6}",
            solution.value(),
            solution.exploitability()
        );
        assert!((pushed - pushes).abs() < 0.5, "{stack}: pushes {pushed}");
        assert!((called - calls).abs() < 0.5, "{stack}: calls {called}");
        assert!((solution.value() - worth).abs() < 0.0001);
        // A thousandth of a big blind is what is asked for.
        assert!(solution.exploitability() < 0.0001);
    }
}

/// What a strategy of one player loses to the best answers, reckoned from the table of equities
/// alone: the mean of both players' gains, in big blinds.
fn gain_of_best_answers(stack: f64, solution: &PushFoldSolution) -> f64 {
    let table = PreflopEquities::get();
    let (mut pushing, mut calling, mut deals) = (0.0, 0.0, 0.0);
    let all_in = |own, other| {
        let (won, all) = table.share(own, other);
        2.0 * stack * (won as f64 / all as f64) - stack
    };
    for own in HandClass::all() {
        let (mut push, mut fold, mut call, mut pass) = (0.0, 0.0, 0.0, 0.0);
        for other in HandClass::all() {
            let times = f64::from(table.deals(own, other));
            deals += times;
            let called = f64::from(solution.calls(other));
            push += times * (called * all_in(own, other) + (1.0 - called));
            fold -= times * 0.5;
            let pushed = f64::from(solution.pushes(other));
            call += times * (pushed * all_in(own, other) + (1.0 - pushed) * 0.5);
            pass += times * ((1.0 - pushed) * 0.5 - pushed);
        }
        pushing += push.max(fold);
        calling += call.max(pass);
    }
    (pushing + calling) / deals / 2.0
}

#[test]
fn nobody_gains_a_thousandth_of_a_big_blind_against_all_in_or_fold() {
    for stack in [1.5, 2.0, 3.0, 5.0, 7.0, 10.0] {
        let solution = push_fold(stack);
        let gain = gain_of_best_answers(stack.into(), &solution);
        println!(
            "{stack}: {:.6}, reckoned {gain:.6}",
            solution.exploitability()
        );
        assert!(gain < 0.001, "{stack}: {gain}");
        assert!((gain - f64::from(solution.exploitability())).abs() < 1e-5);
    }
}

#[test]
fn single_hands_go_in_and_fold_as_is_known() {
    let ten = push_fold(10.0);
    for (hand, pushed) in [
        ("A2o", 1.0),
        ("22", 1.0),
        ("Q7o", 1.0),
        ("Q6o", 0.0),
        ("T7o", 0.0),
        ("43s", 0.71),
        ("72o", 0.0),
    ] {
        let found = ten.pushes(class(hand));
        assert!((found - pushed).abs() < 0.06, "{hand} is pushed {found}");
    }
    for (hand, called) in [
        ("K5o", 1.0),
        ("K4o", 0.0),
        ("JTo", 1.0),
        ("J9o", 0.0),
        ("Q6s", 0.4),
        ("87s", 0.0),
    ] {
        let found = ten.calls(class(hand));
        assert!((found - called).abs() < 0.06, "{hand} calls {found}");
    }
}

#[test]
fn antes_and_dead_money_make_all_in_wider() {
    let pushes = |dead, stack| {
        let effort = Effort {
            iterations: 500,
            exploitability: 0.0001,
        };
        let solution = PushFold::new(stack, [0.5, 1.0], dead).solve(effort);
        share(|class| solution.pushes(class))
    };
    let shares = [0.0, 0.25, 1.0, 3.0].map(|dead| pushes(dead, 10.0));
    assert!(shares.is_sorted(), "{shares:?}");
    assert!(shares[3] > shares[0] + 10.0, "{shares:?}");
    // Who has nothing but his blind left calls with anything.
    let effort = Effort {
        iterations: 500,
        exploitability: 0.0001,
    };
    let blind = PushFold::new(1.0, [0.5, 1.0], 0.0).solve(effort);
    assert!(share(|class| blind.calls(class)) > 99.0);
}

#[test]
fn the_table_of_equities_is_what_the_boards_say() {
    let table = PreflopEquities::get();
    for (one, other) in [
        ("AA", "KK"),
        ("AKs", "QQ"),
        ("72o", "AKo"),
        ("22", "33"),
        ("54s", "54s"),
    ] {
        let ranges = [one, other].map(|text| text.parse::<Range>().unwrap());
        let exact = equity(&ranges, &[], CardSet::EMPTY, Exactness::default()).unwrap();
        assert_eq!(exact.source, Source::Exact);
        let (won, all) = exact.equities[0].ratio();
        let (one, other) = (class(one), class(other));
        let (of_table, of_all) = table.share(one, other);
        assert_eq!(
            u128::from(won) * u128::from(of_all),
            u128::from(of_table) * u128::from(all)
        );
        let (back, same) = table.share(other, one);
        assert_eq!((back + of_table, same), (of_all, of_all));
    }
    let deals: u32 = HandClass::all()
        .flat_map(|one| HandClass::all().map(move |other| u32::from(table.deals(one, other))))
        .sum();
    assert_eq!(deals, 1326 * 1225);
}
