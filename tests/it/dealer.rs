//! The dealer school: duties, mishaps, grading; and the money, counted another way.

#[path = "dealer/counted.rs"]
mod counted;
#[path = "dealer/said.rs"]
mod said;
#[path = "dealer/script.rs"]
mod script;
#[path = "dealer/worked.rs"]
mod worked;

use std::collections::BTreeSet;

use cards_speak::school::dealer::{
    Deal, Duty, Kind, Level, Mishap, Reply, Report, Run, Step, Then, deals, dearest, pace,
};
use cards_speak::school::drill::Part;
use cards_speak::school::question::{Answer, Right};
use counted::Counted;

/// The right answer of a question.
fn right(part: &Part) -> Answer {
    match &part.question.right {
        Right::Act(action) => Answer::Act(*action),
        Right::Buttons(verbs) => Answer::Buttons(*verbs),
        Right::Number { figure, .. } => Answer::Number(*figure),
        Right::Seat(seats) => seats.iter().next().map_or(Answer::Nobody, Answer::Seat),
        Right::Seats(seats) => Answer::Seats(*seats),
        Right::Order(seats) => Answer::Order(seats.clone()),
        Right::Sort(order) => Answer::Sort(order.clone()),
        Right::Pick { choice, .. } => Answer::Pick(*choice),
        Right::Five { cards, .. } => {
            let five = cards_speak::engine::cards::best_five(*cards).unwrap();
            Answer::Five(five.into_iter().collect())
        }
        Right::Pots(pots) => Answer::Pots(pots.clone()),
        Right::Award(payouts) => Answer::Award(payouts.clone()),
    }
}

/// At least so many hands of a level, with the mishaps met so far.
fn hands(level: Level, least: usize) -> Vec<Deal> {
    let mut all = Vec::new();
    let mut met = vec![0; Mishap::ALL.len()];
    for seed in 0.. {
        let some = deals(level, seed, &met).unwrap();
        for duty in some.iter().flat_map(|deal| &deal.duties) {
            if let Some(staged) = &duty.staged {
                met[staged.mishap as usize] += 1;
            }
        }
        all.extend(some);
        if all.len() >= least {
            break;
        }
    }
    all
}

/// The money of a hand, and the duties about it, counted without the engine's own events.
fn check_money(deal: &Deal, level: Level) {
    let counted = Counted::of(&deal.hand);
    let state = deal.hand.state();
    for player in &state.seats {
        assert_eq!(
            counted.stacks[&player.seat], player.stack,
            "{level} {}",
            player.seat
        );
    }
    let before: u64 = deal
        .hand
        .setup()
        .players
        .iter()
        .map(|p| p.stack.get())
        .sum();
    let after: u64 = counted.stacks.values().map(|stack| stack.get()).sum();
    assert_eq!(before, after + state.rake.get(), "chips are conserved");
    let parts = |kind: Kind| {
        let own = deal.duties.iter().filter(move |duty| duty.kind == kind);
        own.flat_map(|duty| &duty.parts)
    };
    // Who is pushed which pot, from the side in.
    let pushed: Vec<Right> = parts(Kind::Push)
        .map(|part| part.question.right.clone())
        .collect();
    if Kind::Push.from() <= level {
        assert_eq!(pushed.len(), counted.winners.len(), "{level}");
        for winners in &counted.winners {
            let said = |right: &Right| match right {
                Right::Seat(seats) | Right::Seats(seats) => seats == winners,
                _ => false,
            };
            assert!(
                pushed.iter().any(said),
                "{level}: {winners:?} in {pushed:?}"
            );
        }
    }
    if Kind::OddChips.from() <= level {
        let odd: Vec<Right> = parts(Kind::OddChips)
            .map(|part| part.question.right.clone())
            .collect();
        let wanted: Vec<Right> = counted.odd.iter().cloned().map(Right::Order).collect();
        assert_eq!(odd, wanted, "{level}");
    }
}

#[test]
fn two_hundred_hands_of_each_level() {
    let mut kinds: BTreeSet<(Level, Kind)> = BTreeSet::new();
    let mut mishaps: BTreeSet<Mishap> = BTreeSet::new();
    for level in Level::ALL {
        let all = hands(level, 200);
        assert!(all.len() >= 200);
        for deal in &all {
            check_money(deal, level);
            for duty in &deal.duties {
                assert!(duty.kind.from() <= level, "{level}: {:?}", duty.kind);
                assert!(!duty.parts.is_empty());
                assert!(duty.end <= deal.hand.events().len());
                kinds.insert((level, duty.kind));
                if let Some(staged) = &duty.staged {
                    assert!(staged.mishap.from() <= level);
                    mishaps.insert(staged.mishap);
                    kinds.insert((level, Kind::Stop));
                }
                for part in &duty.parts {
                    assert!(part.grade(&right(part)).right, "{:?}", duty.kind);
                }
            }
            assert_eq!(deal.duties.last().map(|duty| duty.kind), Some(Kind::Close));
        }
    }
    // Every duty comes at its first level, every mishap somewhere.
    for &kind in Kind::ALL {
        assert!(kinds.contains(&(kind.from(), kind)), "{kind:?}");
    }
    let missing: Vec<&Mishap> = Mishap::ALL
        .iter()
        .filter(|m| !mishaps.contains(m))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_same_seed_gives_the_same_hands() {
    for level in Level::ALL {
        assert_eq!(deals(level, 7, &[]).unwrap(), deals(level, 7, &[]).unwrap());
        assert_ne!(deals(level, 7, &[]).unwrap(), deals(level, 8, &[]).unwrap());
    }
}

/// Works a level through by right answers; rings where something is wrong.
fn perfect(run: &mut Run) {
    for _ in 0..4_000 {
        if run.is_between() {
            if run.is_over() {
                return;
            }
            run.next_hand();
            continue;
        }
        let hidden = run
            .duty()
            .and_then(|duty| duty.staged.as_ref())
            .is_some_and(|staged| staged.hidden);
        if hidden && run.sign().is_some() && run.step() == Step::Asked(0) {
            assert!(run.ring(), "the bell is heard");
            assert_eq!(run.step(), Step::Ruling);
        }
        let answer = right(run.part().unwrap());
        let reply = run.answer(&answer, 1_000).unwrap();
        assert!(matches!(reply, Reply::Right(_)), "{reply:?}");
    }
    panic!("the level never ends");
}

#[test]
fn right_answers_pass_every_level() {
    for level in Level::ALL {
        let mut run = Run::new(level, 3, Vec::new()).unwrap();
        perfect(&mut run);
        assert!(run.is_over());
        let report = Report::of(run.stops());
        assert_eq!(report.accuracy(), 100, "{level}");
        assert_eq!((report.chips_wrong, report.missed), (0, 0));
        assert!(report.is_passed());
        assert!(dearest(run.stops()).is_empty());
        let multiples = |millis: u32| millis >= 1_000 && millis.is_multiple_of(1_000);
        assert!(
            pace(run.stops())
                .iter()
                .all(|(_, millis)| multiples(*millis))
        );
    }
}

/// Goes on by right answers up to a duty of this kind.
fn up_to(run: &mut Run, kind: Kind) {
    for _ in 0..4_000 {
        if run.is_between() {
            run.next_hand();
        }
        if run.duty().unwrap().kind == kind && run.step() == Step::Asked(0) && run.sign().is_none()
        {
            return;
        }
        run.ring();
        let answer = right(run.part().unwrap());
        run.answer(&answer, 500).unwrap();
    }
    panic!("{kind:?} never comes");
}

/// An answer that is wrong.
fn wrong(part: &Part) -> Answer {
    match &part.question.right {
        Right::Seat(_) | Right::Order(_) => Answer::Seat(cards_speak::engine::seat::Seat(22)),
        Right::Pick { choice, of } => Answer::Pick(if *choice == *of { 1 } else { *of }),
        _ => Answer::Pots(Vec::new()),
    }
}

#[test]
fn a_second_try_is_worth_half_and_a_third_nothing() {
    let mut run = Run::new(Level::D1, 5, Vec::new()).unwrap();
    up_to(&mut run, Kind::Button);
    let slip = wrong(run.part().unwrap());
    assert!(matches!(run.answer(&slip, 1), Some(Reply::Stopped(_))));
    let answer = right(run.part().unwrap());
    assert!(matches!(run.answer(&answer, 1), Some(Reply::Right(_))));
    assert_eq!(run.stops().last().unwrap().halves(), 3);
    up_to(&mut run, Kind::Laps);
    let slip = wrong(run.part().unwrap());
    assert!(matches!(run.answer(&slip, 1), Some(Reply::Stopped(_))));
    assert!(matches!(run.answer(&slip, 1), Some(Reply::Shown(_))));
    let answer = right(run.part().unwrap());
    run.answer(&answer, 1).unwrap();
    assert_eq!(run.stops().last().unwrap().halves(), 0);
    up_to(&mut run, Kind::Turn);
    assert!(run.hint().is_some());
    let answer = right(run.part().unwrap());
    run.answer(&answer, 1).unwrap();
    assert_eq!(run.stops().last().unwrap().halves(), 1);
    let cost = dearest(run.stops());
    assert_eq!(cost[0], (Kind::Laps, 4));
    assert_eq!(cost[1], (Kind::Button, 3));
    assert_eq!(cost[2], (Kind::Turn, 1));
}

#[test]
fn every_part_of_a_duty_has_its_own_tries() {
    let mut run = Run::new(Level::D2, 5, Vec::new()).unwrap();
    up_to(&mut run, Kind::Forced);
    let parts = run.duty().unwrap().parts.len();
    assert!(parts > 2, "{parts}");
    for place in 0..parts {
        assert_eq!(run.step(), Step::Asked(place));
        // The last part is right at once.
        if place + 1 < parts {
            let slip = wrong(run.part().unwrap());
            let reply = run.answer(&slip, 1);
            assert!(matches!(reply, Some(Reply::Stopped(_))), "{place}");
        }
        let answer = right(run.part().unwrap());
        assert!(matches!(run.answer(&answer, 1), Some(Reply::Right(_))));
    }
    let stop = run.stops().last().unwrap().clone();
    assert_eq!(stop.halves(), Kind::Forced.weight(), "half of the points");
    assert_eq!((stop.wrong, stop.parts.len()), (1, parts - 1));
    // The report reckons what was wrong, not the first part.
    let wrong_ones = run.parts_of(&stop);
    assert_eq!(wrong_ones.len(), parts - 1);
    let duty = &run.dealt(0).unwrap().duties[stop.place];
    assert_eq!(wrong_ones[1], &duty.parts[1]);
}

#[test]
fn the_report_reckons_the_part_that_was_wrong() {
    let mut run = Run::new(Level::D2, 5, Vec::new()).unwrap();
    up_to(&mut run, Kind::Forced);
    let answer = right(run.part().unwrap());
    run.answer(&answer, 1).unwrap();
    let second = run.part().unwrap().clone();
    let slip = wrong(&second);
    run.answer(&slip, 1).unwrap();
    run.answer(&slip, 1).unwrap();
    while run
        .stops()
        .last()
        .is_none_or(|stop| stop.kind != Kind::Forced)
    {
        let answer = right(run.part().unwrap());
        run.answer(&answer, 1).unwrap();
    }
    let stop = run.stops().last().unwrap();
    assert_eq!((stop.wrong, stop.halves()), (2, 0));
    assert_eq!(run.parts_of(stop), [&second]);
    assert_eq!(run.rules_of(stop), second.question.rules);
}

#[test]
fn a_wrong_pot_fails_the_level() {
    let mut run = Run::new(Level::D3, 11, Vec::new()).unwrap();
    up_to(&mut run, Kind::Gather);
    assert!(matches!(
        run.answer(&Answer::Pots(Vec::new()), 1),
        Some(Reply::Stopped(_))
    ));
    perfect(&mut run);
    let report = Report::of(run.stops());
    assert_eq!(report.chips_wrong, 1);
    assert!(report.accuracy() >= 90 && !report.is_passed());
}

#[test]
fn a_slip_is_let_through_from_level_d4_on_and_somebody_objects() {
    let mut run = Run::new(Level::D4, 2, Vec::new()).unwrap();
    up_to(&mut run, Kind::BurnTurn);
    let slip = wrong(run.part().unwrap());
    assert_eq!(run.answer(&slip, 1), Some(Reply::LetThrough));
    assert_eq!(run.step(), Step::Objection);
    let answer = right(run.part().unwrap());
    assert!(matches!(run.answer(&answer, 1), Some(Reply::Right(_))));
    assert_eq!(run.stops().last().unwrap().halves(), 1);
    let mut early = Run::new(Level::D2, 2, Vec::new()).unwrap();
    up_to(&mut early, Kind::BurnTurn);
    let slip = wrong(early.part().unwrap());
    assert!(matches!(early.answer(&slip, 1), Some(Reply::Stopped(_))));
}

#[test]
fn a_mishap_that_is_not_noticed_is_counted_and_ruled_all_the_same() {
    let mut found = None;
    for seed in 0..40 {
        let mut run = Run::new(Level::D4, seed, Vec::new()).unwrap();
        while run.sign().is_none() && !run.is_between() {
            let answer = right(run.part().unwrap());
            run.answer(&answer, 1).unwrap();
        }
        if run.step() == Step::Asked(0) && run.sign().is_some() {
            found = Some(run);
            break;
        }
    }
    let mut run = found.expect("a mishap to notice");
    assert_eq!(
        run.duty()
            .unwrap()
            .staged
            .as_ref()
            .map(|staged| staged.hidden),
        Some(true)
    );
    let answer = right(run.part().unwrap());
    assert!(matches!(run.answer(&answer, 1), Some(Reply::Missed(_))));
    let ruling = right(run.part().unwrap());
    assert!(matches!(run.answer(&ruling, 1), Some(Reply::Right(_))));
    let stop = run.stops().last().unwrap();
    assert!(stop.missed && stop.mishap.is_some());
    assert_eq!(stop.halves(), 0);
    // Nothing is wrong any more: the bell is not heard.
    assert!(!run.ring());
}

#[test]
fn a_void_deal_is_dealt_again() {
    let mut met = vec![100; Mishap::ALL.len()];
    met[Mishap::TwoCards as usize] = 0;
    let mut seen = false;
    for seed in 0..12 {
        for deal in deals(Level::D4, seed, &met).unwrap() {
            let void = deal.duties.iter().position(|duty: &Duty| {
                let staged = duty.staged.as_ref();
                staged.is_some_and(|staged| staged.then == Then::Redeal)
            });
            let Some(place) = void else { continue };
            seen = true;
            assert_eq!(deal.duties[place + 1].kind, Kind::Laps, "dealt again");
            let laps = deal.duties.iter().filter(|duty| duty.kind == Kind::Laps);
            assert_eq!(laps.count(), 2);
        }
    }
    assert!(seen);
}

#[test]
fn a_run_is_kept_and_gone_on_with() {
    let mut run = Run::new(Level::D3, 4, vec![1, 2, 3]).unwrap();
    up_to(&mut run, Kind::Showdown);
    let kept = serde_json::to_string(&run).unwrap();
    let back: Run = serde_json::from_str(&kept).unwrap();
    assert_eq!(back, run);
    let broken = kept.replace("\"place\":", "\"place\":9");
    assert!(serde_json::from_str::<Run>(&broken).is_err());
}

#[test]
fn levels_duties_and_mishaps_have_their_names() {
    assert_eq!(Level::ALL.map(Level::hands), [2, 3, 3, 3, 4, 6]);
    assert_eq!(Level::ALL.map(Level::players), [3, 6, 6, 8, 8, 10]);
    assert_eq!(Kind::ALL.len(), 21);
    assert_eq!(Mishap::ALL.len(), 19);
    assert_eq!(Kind::Gather.number(), 13);
    assert_eq!(Kind::Close.number(), 21);
    assert_eq!(Level::named("D4"), Some(Level::D4));
    assert_eq!(Level::named("d7"), None);
}
