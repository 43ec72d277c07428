//! Turn and river subgames, checked against best answers reckoned hand by hand.

use cards_speak::engine::cards::{Card, CardSet, Strength, parse_cards};
use cards_speak::odds::{Combo, Range, Weight};
use cards_speak::solver::{
    Effort, Game, Move, Node, NodeId, Side, Sizes, Solver, Spot, SpotError, Subgame,
};

const ROOM: usize = 32 << 20;

fn range(text: &str) -> Range {
    text.parse().unwrap()
}

fn spot(board: &str, ranges: [&str; 2]) -> Spot {
    let sizes = Sizes {
        bets: vec![33, 75],
        raises: vec![300],
        all_in: true,
    };
    Spot {
        board: parse_cards(board).unwrap(),
        ranges: ranges.map(range),
        pot: 100,
        stack: 250,
        min_bet: 10,
        sizes: [sizes.clone(), sizes],
        so_far: Vec::new(),
    }
}

fn solver(spot: &Spot) -> Solver<Subgame> {
    Solver::new(Subgame::new(spot, ROOM).unwrap())
}

fn iterations(iterations: u32) -> Effort {
    Effort {
        iterations,
        exploitability: 0.0,
    }
}

/// A hand against every hand of the other, by nothing but the rules and the strategy.
struct Table<'a> {
    solver: &'a Solver<Subgame>,
    side: Side,
    hand: usize,
    stack: u64,
}

/// What lies on the table.
#[derive(Clone)]
struct Chips {
    pot: u64,
    bets: [u64; 2],
    put_in: [u64; 2],
    board: Vec<Card>,
    checked: bool,
}

impl Table<'_> {
    /// What the best answer wins, less half of the pot at the beginning.
    fn best(&self, node: NodeId, chips: &Chips, held: &[(usize, f64)]) -> f64 {
        let game = self.solver.game();
        match game.tree().node(node) {
            Node::Leaf(_) => panic!("a leaf is met only by its move"),
            Node::Chance(branches) => {
                let own = game.combos(self.side)[self.hand].set();
                let mut sum = 0.0;
                for (branch, &child) in branches.clone().zip(game.tree().children(branches)) {
                    let card = game.card(branch);
                    if own.contains(card) {
                        continue;
                    }
                    let theirs = game.combos(self.side.other());
                    let left: Vec<(usize, f64)> = held
                        .iter()
                        .filter(|(other, _)| !theirs[*other].set().contains(card))
                        .map(|&(other, weight)| (other, weight / 44.0))
                        .collect();
                    let mut next = chips.clone();
                    next.board.push(card);
                    sum += match game.tree().node(child) {
                        Node::Leaf(_) => self.showdown(&next, &left),
                        _ => self.best(child, &next, &left),
                    };
                }
                sum
            }
            Node::Decision(side, branches) => {
                let children = game.tree().children(branches);
                let answers = game.moves(node).iter().zip(children).enumerate();
                let values = answers.map(|(place, (&action, &child))| {
                    let mut held = held.to_vec();
                    if *side != self.side {
                        for (other, weight) in &mut held {
                            let shares = self.solver.strategy(node, *other).unwrap();
                            *weight *= f64::from(shares[place]);
                        }
                    }
                    self.after(*side, action, child, chips, &held)
                });
                if *side == self.side {
                    values.fold(f64::NEG_INFINITY, f64::max)
                } else {
                    values.sum()
                }
            }
        }
    }

    fn after(
        &self,
        who: Side,
        action: Move,
        child: NodeId,
        chips: &Chips,
        held: &[(usize, f64)],
    ) -> f64 {
        let mut next = chips.clone();
        let (me, other) = (who.index(), who.other().index());
        let all: f64 = held.iter().map(|(_, weight)| weight).sum();
        match action {
            Move::Fold => {
                let won = if who == self.side {
                    -(next.put_in[me] as f64)
                } else {
                    (next.pot + next.put_in[me]) as f64
                };
                return (won - next.pot as f64 / 2.0) * all;
            }
            Move::Pass => {
                let called = next.bets[other] - next.bets[me];
                next.bets[me] += called;
                next.put_in[me] += called;
                if called == 0 && !next.checked {
                    next.checked = true;
                    return self.best(child, &next, held);
                }
            }
            Move::To(to) => {
                assert!(
                    to > next.bets[other] && next.put_in[me] + to - next.bets[me] <= self.stack
                );
                next.put_in[me] += to - next.bets[me];
                next.bets[me] = to;
                return self.best(child, &next, held);
            }
        }
        // The street is over.
        assert_eq!(next.put_in[0], next.put_in[1]);
        if next.board.len() == 5 {
            return self.showdown(&next, held);
        }
        next.bets = [0; 2];
        next.checked = false;
        self.best(child, &next, held)
    }

    fn showdown(&self, chips: &Chips, held: &[(usize, f64)]) -> f64 {
        let game = self.solver.game();
        let board = CardSet::from_slice(&chips.board);
        let strength = |combo: Combo| Strength::of(combo.set().union(board)).unwrap();
        let own = strength(game.combos(self.side)[self.hand]);
        let theirs = game.combos(self.side.other());
        let all = (chips.pot + chips.put_in[0] + chips.put_in[1]) as f64;
        let won = held.iter().map(|&(other, weight)| {
            let share = match own.cmp(&strength(theirs[other])) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            };
            let mine = chips.put_in[self.side.index()] as f64;
            weight * (share * all - mine - chips.pot as f64 / 2.0)
        });
        won.sum()
    }
}

/// What best answers gain, the mean of both players.
fn gain(solver: &Solver<Subgame>, spot: &Spot) -> f64 {
    let game = solver.game();
    let start = Chips {
        pot: spot.pot,
        bets: [0; 2],
        put_in: [0; 2],
        board: spot.board.clone(),
        checked: false,
    };
    let (mut sum, mut deals) = (0.0, 0.0);
    for side in Side::BOTH {
        for (hand, own) in game.combos(side).iter().enumerate() {
            let weight = f64::from(game.range(side)[hand]);
            let theirs = game.combos(side.other()).iter().enumerate();
            let held: Vec<(usize, f64)> = theirs
                .filter(|(_, other)| other.set().intersection(own.set()).is_empty())
                .map(|(other, _)| (other, f64::from(game.range(side.other())[other]) * weight))
                .collect();
            deals += held.iter().map(|(_, weight)| weight).sum::<f64>() / 2.0;
            let table = Table {
                solver,
                side,
                hand,
                stack: spot.stack,
            };
            sum += table.best(game.tree().root().unwrap(), &start, &held);
        }
    }
    sum / deals / 2.0
}

#[test]
fn the_exploitability_of_a_river_is_what_best_answers_gain() {
    let narrow = [
        "AA, KJs:0.5, 76s, T9s, QTo:0.25",
        "TT, A9s, 54s:0.7, KQo, 76s",
    ];
    let spot = spot("Td9d6hQc2s", narrow);
    let mut solver = solver(&spot);
    for stage in [0, 3, 20, 200] {
        let progress = solver.solve(iterations(stage), || true);
        let reckoned = gain(&solver, &spot);
        println!("{progress:?}, reckoned {reckoned}");
        assert!((f64::from(progress.exploitability) - reckoned).abs() < 0.002);
    }
    assert!(solver.exploitability() < 0.3);
}

#[test]
fn the_exploitability_of_a_turn_is_what_best_answers_gain() {
    let narrow = ["AhAd, KdJd:0.5, 7s6s, 8c8d", "TcTh, Ah9h, KsJc, 7s6s:0.3"];
    let mut spot = spot("Td9c6hQs", narrow);
    spot.sizes[0].bets = vec![66];
    spot.sizes[1].bets = vec![50];
    let mut solver = solver(&spot);
    for stage in [0, 3, 40] {
        let progress = solver.solve(iterations(stage), || true);
        let reckoned = gain(&solver, &spot);
        println!("{progress:?}, reckoned {reckoned}");
        assert!((f64::from(progress.exploitability) - reckoned).abs() < 0.002);
    }
    assert!(solver.exploitability() < 2.0);
}

#[test]
fn suits_that_are_alike_are_solved_once_and_change_nothing() {
    let wide = ["22+, A2s+, KTs+, QJo, 65s", "33+, ATo+, 54s+, K9s+"];
    let mut alike = spot("Td9d6dQc", wide);
    for sizes in &mut alike.sizes {
        sizes.bets = vec![66];
    }
    // A hair less of one hand, and hearts and spades are no longer alike.
    let mut unlike = alike.clone();
    let hand = Combo::of("Ah".parse().unwrap(), "7h".parse().unwrap()).unwrap();
    unlike.ranges[0].set(hand, Weight::new(999).unwrap());
    let (mut fast, mut slow) = (solver(&alike), solver(&unlike));
    assert!(fast.figures() * 4 < slow.figures() * 3);
    for _ in 0..15 {
        fast.iterate();
        slow.iterate();
    }
    let (one, other) = (fast.exploitability(), slow.exploitability());
    println!("{one} and {other}");
    assert!((one - other).abs() < 0.01 * other, "{one} and {other}");
    let (one, other) = (fast.value(Side::First), slow.value(Side::First));
    assert!((one - other).abs() < 0.05, "{one} and {other}");
}

#[test]
fn known_games_have_known_answers() {
    // The first has the nuts or nothing, the second beats nothing only: the first bets the pot
    // with all nuts and half as many bluffs, the second calls half of the time.
    let mut spot = spot("AsAdKsKd2c", ["AhAc, KhKc:0, 4h3h", "QhQc"]);
    spot.stack = 100;
    spot.sizes[0].bets = vec![100];
    let mut solver = solver(&spot);
    solver.solve(iterations(2000), || true);
    let game = solver.game();
    let root = game.here();
    assert_eq!(game.moves(root), [Move::Pass, Move::To(100)]);
    let at = |text: &str| {
        let cards = parse_cards(text).unwrap();
        Combo::of(cards[0], cards[1]).unwrap()
    };
    let nuts = game.hand(Side::First, at("AhAc")).unwrap();
    let air = game.hand(Side::First, at("4h3h")).unwrap();
    let bets = |hand| solver.strategy(root, hand).unwrap()[1];
    assert!(bets(nuts) > 0.98, "{}", bets(nuts));
    assert!((bets(air) - 0.5).abs() < 0.03, "{}", bets(air));
    let bet = game.tree().child(root, 1).unwrap();
    assert_eq!(game.moves(bet), [Move::Fold, Move::Pass]);
    let call = solver.strategy(bet, 0).unwrap()[1];
    assert!((call - 0.5).abs() < 0.03, "{call}");
    // Worth to the first: the pot with the nuts half of the time, and the calls.
    let values = solver.values(Side::First);
    assert!((values[nuts] - 100.0).abs() < 3.0, "{values:?}");
    assert!((values[air] + 50.0).abs() < 3.0, "{values:?}");
}

#[test]
fn what_was_done_is_part_of_the_tree() {
    let mut spot = spot("Td9d6hQc2s", ["22+, AKs", "33+, AQs"]);
    spot.so_far = vec![Move::Pass, Move::To(41), Move::To(131)];
    let game = Subgame::new(&spot, ROOM).unwrap();
    assert_eq!(
        game.moves(game.here()),
        [Move::Fold, Move::Pass, Move::To(250)]
    );
    // Nobody else bets 41.
    let root = game.tree().root().unwrap();
    assert_eq!(
        game.moves(root),
        [Move::Pass, Move::To(33), Move::To(75), Move::To(250)]
    );
    for so_far in [
        vec![Move::Pass, Move::Pass],
        vec![Move::Fold],
        vec![Move::To(251)],
        vec![Move::To(50), Move::To(50)],
        vec![Move::To(50), Move::Pass],
    ] {
        spot.so_far = so_far;
        assert_eq!(Subgame::new(&spot, ROOM).err(), Some(SpotError::Moves));
    }
}

#[test]
fn bad_spots_are_refused() {
    let refused = |spot: &Spot, most| Subgame::new(spot, most).err();
    let good = spot("Td9d6hQc2s", ["any", "any"]);
    assert_eq!(refused(&good, ROOM), None);
    assert_eq!(refused(&good, 1000), Some(SpotError::TooBig { most: 1000 }));
    for board in ["Td9d6h", "Td9d6hQcQc", "Td9d6hQc2s3s", ""] {
        let cards = parse_cards(board).unwrap();
        let cards = CardSet::from_slice(&cards).len();
        assert_eq!(
            refused(&spot(board, ["any", "any"]), ROOM),
            Some(SpotError::Board { cards })
        );
    }
    for ranges in [["", "any"], ["any", ""], ["AhAd", "AhKh"], ["AdTd", "any"]] {
        let bad = spot("Td9d6hQc2s", ranges);
        assert_eq!(refused(&bad, ROOM), Some(SpotError::NoDeal), "{ranges:?}");
    }
}

#[test]
fn the_same_spot_has_the_same_answer_to_the_last_bit() {
    let spot = spot("Td9d6hQc2s", ["22+, A2s+, KTo+:0.5", "any"]);
    let solve = || {
        let mut solver = solver(&spot);
        solver.solve(iterations(25), || true);
        let root = solver.game().tree().root().unwrap();
        let hands = solver.game().combos(Side::First).len();
        let all: Vec<u32> = (0..hands)
            .flat_map(|hand| solver.strategy(root, hand).unwrap())
            .map(f32::to_bits)
            .collect();
        all
    };
    assert_eq!(solve(), solve());
}
