//! Scores, stars and ratings against the figures of the plan.

use cards_speak::school::drill::{Given, Level, Rating, Result, Standing, fluency, score, stars};

fn given(result: Result, millis: u32) -> Given {
    Given {
        result,
        points: result.points(),
        level: Level::ALL[2],
        millis,
        seconds: 8,
    }
}

#[test]
fn a_score_is_the_share_of_points_and_fluency_that_of_quick_ones() {
    let right = given(Result::Right, 8_000);
    let slow = given(Result::Right, 8_001);
    let hinted = given(Result::Hinted, 2_000);
    let wrong = given(Result::Wrong, 1_000);
    assert_eq!(score(&[]), 0);
    assert_eq!(score(&[right, wrong, slow]), 67);
    assert_eq!(score(&[right, hinted]), 75);
    // An estimate is worth more the nearer it is, right or wrong.
    let near = Given {
        points: 88,
        ..right
    };
    let far = Given {
        points: 40,
        ..wrong
    };
    assert_eq!(score(&[near, far, wrong]), 43);
    assert_eq!(fluency(&[right, slow, wrong]), 50);
    assert_eq!(fluency(&[wrong]), 0);
}

#[test]
fn stars_look_at_the_last_twenty_of_one_level() {
    let level = Level::ALL[2];
    let mut answers = vec![given(Result::Wrong, 1_000); 5];
    answers.extend([given(Result::Right, 7_000); 14]);
    answers.extend([given(Result::Right, 9_000); 4]);
    assert!(!stars(&answers[..22], level).sure);
    assert!(stars(&answers, level).sure);
    assert!(!stars(&answers, level).fluent);
    answers.push(given(Result::Right, 7_000));
    assert!(stars(&answers, level).fluent);
    assert!(!stars(&answers, Level::ALL[0]).sure);
    answers.extend([given(Result::Hinted, 1_000); 3]);
    assert!(!stars(&answers, level).sure);
}

#[test]
fn ratings_move_as_the_plan_says() {
    let start = Rating::default();
    let one = Level::ALL[0];
    assert_eq!(start.after(one, Result::Right).tenths(), 10_077);
    assert_eq!(start.after(one, Result::Wrong).tenths(), 10_000 - 323);
    assert_eq!(start.answers(), 0);
    // Adaptive runs: the level at which four of five answers are expected to be right.
    for (rating, level) in [
        (500, 1),
        (1000, 1),
        (1140, 2),
        (1290, 3),
        (1440, 4),
        (1590, 5),
        (3000, 5),
    ] {
        assert_eq!(
            Rating::stored(rating * 10, 0).level().number(),
            level,
            "{rating}"
        );
    }
    // Slower with every answer: 40, 20, 10.
    let change = |answers| {
        Rating::stored(10_000, answers)
            .after(one, Result::Wrong)
            .tenths()
            - 10_000
    };
    assert_eq!(
        [change(0), change(19), change(20), change(99), change(100)],
        [-323, -323, -162, -162, -81]
    );
    let words =
        [9_499, 9_500, 11_000, 12_500, 14_000].map(|tenths| Rating::stored(tenths, 9).standing());
    assert_eq!(
        words,
        [
            Standing::Starting,
            Standing::FindingTheWay,
            Standing::Steady,
            Standing::Sure,
            Standing::CouldExplainIt,
        ]
    );
}

/// The fixed point against floating point.
#[test]
fn expectations_are_those_of_the_formula() {
    for rating in (-3_000..5_000).step_by(37) {
        for level in Level::ALL {
            let item = 600.0 + 150.0 * f64::from(level.number());
            let expected = 1.0 / (1.0 + 10_f64.powf((item - f64::from(rating)) / 400.0));
            let after = Rating::stored(rating * 10, 50)
                .after(level, Result::Wrong)
                .tenths();
            let lost = f64::from(rating * 10 - after) / 10.0;
            assert!(
                (lost - 20.0 * expected).abs() <= 0.061,
                "{rating} {level:?}: {lost}"
            );
        }
    }
}
