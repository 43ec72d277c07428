//! The review: when a card comes again, what is asked on a day, what feeds it.

use std::collections::BTreeSet;

use cards_speak::engine::rule::RuleId;
use cards_speak::school::drill::{Drill, Given, Level, Result};
use cards_speak::school::lesson::Lesson;
use cards_speak::school::path;
use cards_speak::school::question::{Answer, Right, Slip};
use cards_speak::school::read_kept;
use cards_speak::school::review::{
    Card, CardId, Day, Deck, Grade, Item, Memory, Reply, Sitting, Told, Wanted, check_question,
    lesson_of, pattern_of_refusal, teaches,
};
use proptest::prelude::*;

const TODAY: Day = Day(20_787);

fn level(number: u8) -> Level {
    Level::numbered(number).unwrap()
}

fn id(text: &str) -> CardId {
    CardId::read(text).unwrap()
}

fn given(result: Result, millis: u32) -> Given {
    Given {
        result,
        points: result.points(),
        level: level(2),
        millis,
        seconds: 10,
    }
}

const TOLD: Told<'static> = Told {
    seed: 1,
    slip: None,
    rules: &[],
};

/// A deck with everything that all lessons teach.
fn full() -> Deck {
    let mut deck = Deck::default();
    for lesson in path::lessons() {
        deck.learn(lesson.id);
    }
    deck
}

/// Answers a whole sitting; the item number n (from 0) is wrong if `wrong` says so.
fn sit(deck: &mut Deck, today: Day, more: bool, wrong: impl Fn(usize) -> bool) -> Vec<Reply> {
    let Some(mut sitting) = Sitting::begin(deck, today, more, [7; 32]) else {
        return Vec::new();
    };
    let mut now = 0;
    while let Some(item) = sitting.ask(now) {
        now += 20_000;
        let halves = if wrong(sitting.given.len()) { 0 } else { 2 };
        sitting.take(reply(item, halves), deck, now);
    }
    sitting.given
}

fn reply(item: Item, halves: u8) -> Reply {
    Reply {
        item,
        halves,
        hinted: false,
        millis: 9_000,
        seconds: 10,
        given: "1".to_owned(),
        expected: "2".to_owned(),
        slip: None,
        rules: vec![RuleId::Bet2],
    }
}

// ---- days ----

#[test]
fn dates_are_days() {
    assert_eq!(Day::read("1970-01-01"), Some(Day(0)));
    assert_eq!(Day::read("2026-11-30"), Some(TODAY));
    assert_eq!(
        Day::read("2028-02-29").unwrap().after(1).to_string(),
        "2028-03-01"
    );
    for none in [
        "",
        "2026-11",
        "2027-02-29",
        "2026-13-01",
        "2026-11-30-1",
        "26-1-1",
        "x",
    ] {
        assert_eq!(Day::read(none), None, "{none}");
    }
    for number in 0..40_000 {
        assert_eq!(Day::read(&Day(number).to_string()), Some(Day(number)));
    }
    assert_eq!(TODAY.since(Day(20_780)), 7);
    assert_eq!(Day(20_780).since(TODAY), 0);
}

// ---- the scheduler ----

/// The intervals after each answer, always given on the day due.
fn intervals(grades: &[Grade]) -> Vec<u32> {
    let mut memory: Option<Memory> = None;
    let mut days = 0;
    let after = |grade: &Grade| {
        let next = memory.map_or_else(|| Memory::first(*grade), |last| last.after(*grade, days));
        memory = Some(next);
        days = next.interval(Wanted::Usual);
        days
    };
    grades.iter().map(after).collect()
}

#[test]
fn intervals_are_those_of_the_curriculum() {
    use Grade::{Again, Easy, Good, Hard};
    assert_eq!(intervals(&[Good, Good, Good, Good]), [2, 11, 46, 163]);
    assert_eq!(intervals(&[Hard, Good, Good]), [1, 5, 17]);
    assert_eq!(intervals(&[Again, Good, Good, Good]), [1, 2, 6, 17]);
    assert_eq!(
        intervals(&[Good, Good, Again, Good, Good]),
        [2, 11, 2, 5, 12]
    );
    assert_eq!(intervals(&[Easy, Easy]), [8, 66]);
}

#[test]
fn recall_is_nine_of_ten_after_the_stability() {
    let memory = Memory::first(Grade::Easy);
    // Its stability is 8.2956 days.
    assert_eq!(memory.recall(0), 1_000_000);
    assert!(memory.recall(8) > 900_000);
    assert!(memory.recall(9) < 900_000);
    assert_eq!(memory.interval(Wanted::Usual), 8);
    assert!(memory.interval(Wanted::Fewer) > 8);
    assert!(memory.interval(Wanted::More) < 8);
}

#[test]
fn grades_follow_what_was_done() {
    let of = |result, millis, before| Grade::of(given(result, millis), before);
    assert_eq!(of(Result::Wrong, 1_000, Some(level(5))), Grade::Again);
    assert_eq!(of(Result::Hinted, 1_000, Some(level(5))), Grade::Hard);
    assert_eq!(of(Result::Right, 30_001, None), Grade::Hard);
    assert_eq!(of(Result::Right, 30_000, None), Grade::Good);
    assert_eq!(of(Result::Right, 5_000, None), Grade::Good);
    assert_eq!(of(Result::Right, 5_000, Some(level(1))), Grade::Good);
    assert_eq!(of(Result::Right, 5_000, Some(level(2))), Grade::Easy);
    assert_eq!(of(Result::Right, 5_001, Some(level(2))), Grade::Good);
}

#[test]
fn the_level_follows_the_last_answer() {
    let card = id("min-raise-to/over-a-raise");
    let mut deck = Deck::default();
    // The pattern begins at level 2.
    assert_eq!(Card::default().next_level(card), level(2));
    deck.fail(card, given(Result::Wrong, 9_000), TOLD, TODAY);
    assert_eq!(deck.card(card).unwrap().next_level(card), level(2));
    deck.grade(card, given(Result::Right, 4_000), TOLD, TODAY.after(1));
    assert_eq!(deck.card(card).unwrap().next_level(card), level(2));
    let grade = deck.grade(card, given(Result::Right, 4_000), TOLD, TODAY.after(3));
    assert_eq!(grade, Grade::Easy);
    assert_eq!(deck.card(card).unwrap().next_level(card), level(3));
    let hard = Given {
        level: level(4),
        ..given(Result::Hinted, 4_000)
    };
    deck.grade(card, hard, TOLD, TODAY.after(9));
    assert_eq!(deck.card(card).unwrap().next_level(card), level(3));
    assert_eq!(deck.card(card).unwrap().past.len(), 3);
}

// ---- cards ----

#[test]
fn every_drill_belongs_to_a_lesson_of_its_first_chapter() {
    let lessons: BTreeSet<&str> = path::lessons().map(|lesson| lesson.id).collect();
    for taught in teaches() {
        assert!(lessons.contains(taught.lesson), "{}", taught.lesson);
    }
    for drill in Drill::ALL {
        let lesson = lesson_of(drill.name()).unwrap_or_else(|| panic!("{}", drill.name()));
        let mut gates = path::CHAPTERS.iter();
        let first = gates.find(|chapter| chapter.gate.contains(&drill.name()));
        let chapter = path::chapter_of(lesson.id);
        assert!(first.is_none() || first == chapter, "{}", drill.name());
    }
}

#[test]
fn cards_are_named_for_good() {
    let deck = full();
    let patterns: usize = Drill::ALL.iter().map(|drill| drill.patterns().len()).sum();
    let checks: usize = teaches()
        .iter()
        .map(|taught| usize::from(taught.checks))
        .sum();
    assert_eq!(deck.cards().count(), patterns + checks);
    assert!((35..=45).contains(&checks), "{checks}");
    for (card, _) in deck.cards() {
        assert_eq!(CardId::read(&card.to_string()), Some(card));
    }
    assert!(CardId::read("duty/turn").is_some());
    for none in [
        "",
        "turn",
        "duty/x",
        "check/first-hand/4",
        "check/x/1",
        "outs/x",
    ] {
        assert_eq!(CardId::read(none), None, "{none}");
    }
}

#[test]
fn check_questions_of_the_review_need_no_table() {
    for taught in teaches().iter().filter(|taught| taught.checks > 0) {
        let path = format!(
            "{}/public/lessons/{}.toml",
            env!("CARGO_MANIFEST_DIR"),
            taught.lesson
        );
        let lesson = Lesson::read(&std::fs::read_to_string(path).unwrap(), &[]).unwrap();
        for number in 1..=taught.checks {
            let place = lesson.steps.len() + usize::from(number) - 1;
            let step = lesson.step(place).unwrap();
            assert!(
                lesson.setting_of(step).is_none(),
                "{} {number}",
                taught.lesson
            );
            assert!(lesson.comparison_of(step).is_none());
            let asked = check_question(&lesson, number, |_| true).unwrap();
            assert_eq!(asked.part.slips.len(), asked.part.question.foreseen.len());
            let right = match asked.part.question.right {
                Right::Pick { choice, .. } => Answer::Pick(choice),
                Right::Number { figure, .. } => Answer::Number(figure),
                _ => panic!("{} {number} needs more than words", taught.lesson),
            };
            assert!(asked.part.grade(&right).right);
            for foreseen in &asked.part.question.foreseen {
                if let Slip::Exactly(answer) = &foreseen.slip {
                    let judged = asked.part.grade(answer);
                    assert!(!judged.right);
                    assert_eq!(judged.say.len(), 2);
                }
            }
        }
        assert!(check_question(&lesson, 9, |_| true).is_none());
        assert!(check_question(&lesson, 0, |_| true).is_none());
    }
}

#[test]
fn refusals_have_a_pattern() {
    let raise = pattern_of_refusal(RuleId::Bet2);
    assert_eq!(raise, CardId::read("min-raise-to/over-a-raise"));
    assert_eq!(pattern_of_refusal(RuleId::Rank1), None);
    // Each rule that the table names has a pattern that there is.
    for rule in RuleId::ALL.iter().copied() {
        if let Some(card) = pattern_of_refusal(rule) {
            assert!(card.drill().is_some());
        }
    }
    for rule in [
        RuleId::Bet1,
        RuleId::Check4,
        RuleId::Fold2,
        RuleId::Allin6,
        RuleId::Limit5,
    ] {
        assert!(pattern_of_refusal(rule).is_some(), "{rule}");
    }
}

// ---- what feeds it ----

#[test]
fn a_mistake_makes_a_card_for_tomorrow() {
    let card = id("call-price/small-blind");
    let mut deck = Deck::default();
    deck.fail(card, given(Result::Right, 3_000), TOLD, TODAY);
    let kept = deck.card(card).unwrap().clone();
    assert_eq!(kept.due, TODAY.after(1));
    assert_eq!(kept.past[0].grade, Grade::Again);
    // The same day again: nothing new.
    deck.fail(card, given(Result::Wrong, 3_000), TOLD, TODAY);
    assert_eq!(deck.card(card), Some(&kept));
}

#[test]
fn a_reminder_is_no_grade() {
    let card = id("call-price/small-blind");
    let mut deck = Deck::default();
    deck.remind(card, TODAY);
    assert_eq!(deck.portion(TODAY).items, 0);
    assert_eq!(deck.portion(TODAY.after(1)).items, 1);
    deck.grade(card, given(Result::Right, 9_000), TOLD, TODAY.after(1));
    deck.grade(card, given(Result::Right, 9_000), TOLD, TODAY.after(3));
    let before = deck.card(card).unwrap().clone();
    assert!(!before.is_due(TODAY.after(4)));
    deck.remind(card, TODAY.after(4));
    let after = deck.card(card).unwrap();
    assert!(after.is_due(TODAY.after(4)));
    assert_eq!((after.memory, &after.past), (before.memory, &before.past));
}

#[test]
fn a_lesson_brings_its_cards_once() {
    let mut deck = Deck::default();
    deck.learn("min-raise");
    assert_eq!(deck.cards().count(), Drill::MinRaiseTo.patterns().len());
    deck.grade(
        id("min-raise-to/opening-bet"),
        given(Result::Right, 9_000),
        TOLD,
        TODAY,
    );
    let before = deck.clone();
    deck.learn("min-raise");
    assert_eq!(deck, before);
    deck.learn("no-such-lesson");
    assert_eq!(deck, before);
}

#[test]
fn a_slip_seen_three_times_in_14_days_is_a_habit() {
    let told = |seed| Told {
        seed,
        slip: Some("doubled-last-total"),
        ..TOLD
    };
    let mut deck = Deck::default();
    let wrong = given(Result::Wrong, 9_000);
    deck.fail(id("min-raise-to/over-a-bet"), wrong, told(1), TODAY);
    deck.fail(
        id("min-raise-to/over-a-raise"),
        wrong,
        told(2),
        TODAY.after(5),
    );
    assert!(deck.habits(TODAY.after(5)).is_empty());
    deck.fail(
        id("min-raise-to/over-a-raise"),
        wrong,
        told(3),
        TODAY.after(13),
    );
    let habits = deck.habits(TODAY.after(13));
    assert_eq!(habits.len(), 1);
    assert_eq!(habits[0].slip, "doubled-last-total");
    let seeds: Vec<u64> = habits[0]
        .instances
        .iter()
        .map(|(_, _, seed)| *seed)
        .collect();
    assert_eq!(seeds, [1, 2, 3]);
    assert!(deck.habits(TODAY.after(14)).is_empty());
    let step = Sitting::about(&habits[0], TODAY.after(13), [1; 32]).unwrap();
    assert_eq!(step.len(), 3);
    deck.forget_habit(Drill::MinRaiseTo, "doubled-last-total");
    assert!(deck.habits(TODAY.after(13)).is_empty());
}

#[test]
fn a_step_about_a_slip_counts_for_nothing() {
    let told = Told {
        slip: Some("doubled-last-total"),
        ..TOLD
    };
    let mut deck = Deck::default();
    for name in ["over-a-bet", "over-a-raise", "opening-bet"] {
        let card = CardId::pattern(Drill::MinRaiseTo, name).unwrap();
        deck.fail(card, given(Result::Wrong, 9_000), told, TODAY);
    }
    let before = deck.clone();
    let habit = deck.habits(TODAY).remove(0);
    let mut step = Sitting::about(&habit, TODAY, [1; 32]).unwrap();
    while let Some(item) = step.ask(0) {
        step.take(reply(item, 0), &mut deck, 0);
    }
    assert_eq!(step.given.len(), 3);
    assert_eq!(deck, before);
}

// ---- the daily portion ----

#[test]
fn six_are_new_on_a_day() {
    let mut deck = full();
    assert_eq!(deck.portion(TODAY).items, 6);
    let first = sit(&mut deck, TODAY, false, |_| false);
    assert_eq!(first.len(), 6);
    // The path begins with the first hand.
    assert_eq!(first[0].item.card.to_string(), "check/first-hand/1");
    assert_eq!(deck.portion(TODAY).items, 0);
    assert!(deck.portion(TODAY).begun);
    assert!(Sitting::begin(&deck, TODAY, false, [1; 32]).is_none());
    // More can be asked for: the same ones are not asked twice on a day.
    assert!(Sitting::begin(&deck, TODAY, true, [1; 32]).is_none());
    assert!(!deck.portion(TODAY.after(1)).begun);
    assert_eq!(deck.portion(TODAY.after(1)).items, 6);
}

#[test]
fn nothing_is_new_while_more_than_twenty_are_due() {
    let mut deck = full();
    let many: Vec<CardId> = deck.cards().map(|(card, _)| card).take(21).collect();
    for card in &many[..20] {
        deck.fail(*card, given(Result::Wrong, 9_000), TOLD, TODAY);
    }
    assert_eq!(deck.portion(TODAY.after(1)).items, 26);
    deck.fail(many[20], given(Result::Wrong, 9_000), TOLD, TODAY);
    assert_eq!(deck.portion(TODAY.after(1)).items, 21);
}

#[test]
fn after_a_break_the_day_is_thirty_at_most() {
    let mut deck = full();
    let all: Vec<CardId> = deck.cards().map(|(card, _)| card).collect();
    for card in &all {
        deck.grade(*card, given(Result::Right, 9_000), TOLD, TODAY);
    }
    let later = TODAY.after(400);
    assert_eq!(deck.portion(later).items, 30);
    assert_eq!(deck.portion(later).minutes(), 13);
    let mut asked = 0;
    for _ in 0..9 {
        asked += sit(&mut deck, later, false, |_| false).len();
    }
    assert_eq!(asked, 30);
    assert_eq!(deck.portion(later).items, 0);
    // On wish there is more.
    assert_eq!(sit(&mut deck, later, true, |_| false).len(), 12);
}

#[test]
fn what_is_least_remembered_comes_first_and_every_fourth_is_easy() {
    let mut deck = Deck::default();
    for lesson in ["min-raise", "match-the-highest", "outs", "position"] {
        deck.learn(lesson);
    }
    let all: Vec<CardId> = deck.cards().map(|(card, _)| card).collect();
    // Of each drill some.
    let weak: Vec<CardId> = all.iter().copied().step_by(3).collect();
    let strong = all.iter().filter(|card| !weak.contains(card));
    for card in strong {
        for days in [0, 2, 13] {
            deck.grade(*card, given(Result::Right, 9_000), TOLD, TODAY.after(days));
        }
    }
    for card in &weak {
        deck.fail(*card, given(Result::Wrong, 9_000), TOLD, TODAY.after(13));
    }
    let today = TODAY.after(14);
    let plan = deck.plan(today, false);
    assert_eq!(plan.len(), 12);
    for (place, planned) in plan.iter().enumerate() {
        let due = deck.card(planned.card).unwrap().is_due(today);
        assert_eq!(due, place % 4 != 3, "{place}");
        if !due {
            assert!(deck.card(planned.card).unwrap().recall(today) >= Some(950_000));
        }
    }
}

#[test]
fn a_wrong_item_comes_back_once_with_another_deal() {
    let mut deck = full();
    let all: Vec<CardId> = deck.cards().map(|(card, _)| card).take(12).collect();
    for card in &all {
        deck.fail(*card, given(Result::Wrong, 9_000), TOLD, TODAY);
    }
    let replies = sit(&mut deck, TODAY.after(1), false, |n| n == 0 || n == 7);
    assert_eq!(replies.len(), 13);
    let first = &replies[0].item;
    // Six others took the two minutes.
    let back = &replies[7].item;
    assert_eq!(back.card, first.card);
    assert!(back.again && !first.again);
    assert_ne!(back.seed, first.seed);
    // Wrong again, it does not come a third time; and only the first answer was graded.
    let times = replies.iter().filter(|reply| reply.item.card == first.card);
    assert_eq!(times.count(), 2);
    assert_eq!(deck.portion(TODAY.after(1)).items, 6);
    assert_eq!(deck.card(first.card).unwrap().past.len(), 2);
}

#[test]
fn a_sitting_is_kept_until_the_day_is_over() {
    let mut deck = full();
    let mut sitting = Sitting::begin(&deck, TODAY, false, [3; 32]).unwrap();
    let item = sitting.ask(0).unwrap();
    sitting.take(reply(item, 0), &mut deck, 5_000);
    sitting.ask(5_000);
    deck.keep(Some(&sitting));
    let mut again = kept(&deck);
    assert_eq!(again, deck);
    assert_eq!(again.sitting(TODAY).as_ref(), Some(&sitting));
    assert_eq!(again.sitting(TODAY.after(1)), None);
    again.keep(None);
    assert_eq!(again.sitting(TODAY), None);
}

#[test]
fn a_damaged_card_costs_no_other() {
    for text in ["", "{\"cards\":[]}", "{\"wanted\":7}"] {
        let (deck, aside) = read_kept::<Deck>(text);
        assert!(deck.is_empty() && aside.is_some(), "{text}");
    }
    let text =
        r#"{"cards":{"outs/gap":{"due":5},"outs/flush-draw":{"due":"soon"},"x/y":{"due":7}}}"#;
    let (deck, aside) = read_kept::<Deck>(text);
    assert_eq!(deck.cards().count(), 1);
    assert!(aside.unwrap().contains("soon"));
    // A card of another version stays as it is.
    let again = serde_json::to_string(&kept(&deck)).unwrap();
    assert!(again.contains("x/y"));
}

/// The deck as a device keeps it and reads it again.
fn kept(deck: &Deck) -> Deck {
    let (again, aside) = read_kept(&serde_json::to_string(deck).unwrap());
    assert_eq!(aside, None);
    again
}

#[test]
fn due_days_of_one_lesson_are_spread() {
    let mut deck = Deck::default();
    deck.learn("min-raise");
    let all: Vec<CardId> = deck.cards().map(|(card, _)| card).collect();
    for days in [0, 2, 13] {
        for card in &all {
            deck.grade(*card, given(Result::Right, 9_000), TOLD, TODAY.after(days));
        }
    }
    let due: BTreeSet<Day> = deck.cards().map(|(_, card)| card.due).collect();
    assert!(due.len() > 1);
    for (_, card) in deck.cards() {
        let days = card.due.since(TODAY.after(13));
        // 46 days, and a twentieth of them.
        assert!((44..=48).contains(&days), "{days}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn ten_days_of_any_answers_keeps_its_bounds(seed in any::<u64>(), skip in 1_u32..6) {
        let mut deck = full();
        let mut today = TODAY;
        for day in 0..10_u64 {
            today = today.after(1 + (seed.rotate_left(day as u32) % u64::from(skip)) as u32);
            let mut asked = 0;
            let mut fresh = 0;
            for round in 0..4_u64 {
                let plan = deck.plan(today, false);
                prop_assert!(plan.len() <= 12);
                let ids: Vec<String> = plan.iter().map(|planned| planned.card.to_string()).collect();
                prop_assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
                let is_new = |id: &CardId| deck.card(*id).is_none_or(|card| card.memory.is_none());
                fresh += plan.iter().filter(|planned| is_new(&planned.card)).count();
                let family = |id: &CardId| match id.drill() {
                    Some(drill) => drill.name().to_owned(),
                    None => id.to_string().split('/').nth(1).unwrap().to_owned(),
                };
                let due = |id: &&CardId| is_new(id) || deck.card(**id).unwrap().is_due(today);
                let cards: Vec<CardId> = plan.iter().map(|planned| planned.card).collect();
                let wanted: Vec<String> = cards.iter().filter(due).map(family).collect();
                let families: Vec<String> = cards.iter().map(family).collect();
                if can_be_mixed(&wanted) {
                    prop_assert!(families.windows(2).all(|two| two[0] != two[1]), "{:?}", ids);
                }
                let replies = sit(&mut deck, today, false, |n| {
                    (seed ^ day ^ round).rotate_right(n as u32) % 4 == 0
                });
                asked += replies.iter().filter(|reply| !reply.item.again).count();
            }
            prop_assert!(asked <= 30);
            prop_assert!(fresh <= 6);
            for (_, card) in deck.cards() {
                prop_assert!(card.past.len() <= 3);
                prop_assert!(card.due.since(card.graded) <= 180);
            }
        }
        let again = kept(&deck);
        prop_assert_eq!(again, deck);
    }
}

/// Whether no family has more than half of the places.
fn can_be_mixed(families: &[String]) -> bool {
    let most = |family: &String| families.iter().filter(|other| *other == family).count();
    families.iter().map(most).max().unwrap_or(0) <= families.len().div_ceil(2)
}
