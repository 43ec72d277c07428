//! Tournaments: levels, seats, places, prizes, rebuys, small chips.

use std::collections::{BTreeMap, BTreeSet};

use cards_speak::engine::cards::{Card, DealRng, Deck, Seed};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{
    Action, ForcedKind, Hand, HandSetup, Mode, Status, Turn, WagerKind,
};
use cards_speak::engine::house::{
    Ante, AntePayer, AnteSize, BlindLevels, ButtonRule, DrawSuitOrder, HouseRules, Payouts, Preset,
    Rebuys, Straddle, Structure,
};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::tournament::{
    Elapsed, Finish, Level, LevelError, LevelTable, Money, Odd, Out, PayoutError, PayoutTable,
    PlayerId, Remaining, TableId, Tournament, TournamentError, TournamentEvent, TournamentSetup,
    TournamentSetupError, TournamentTable, TournamentWhat, color_up, places, smallest_chip,
};

fn ids(count: u32) -> Vec<PlayerId> {
    (0..count).map(PlayerId).collect()
}

fn seed(number: u64) -> Seed {
    Seed::new([7; 32]).for_hand(number)
}

fn setup(players: u32, seats: u8, number: u64) -> TournamentSetup {
    TournamentSetup {
        seats_per_table: seats,
        ..TournamentSetup::standard(ids(players), seed(number))
    }
}

fn small(players: u32, seats: u8, number: u64) -> TournamentSetup {
    let mut setup = setup(players, seats, number);
    setup.rules.payouts = Payouts::WinnerTakesAll;
    setup
}

fn level(small_blind: u64, big_blind: u64, ante: u64, length: u32) -> Level {
    Level {
        small_blind: Chips::new(small_blind),
        big_blind: Chips::new(big_blind),
        ante: Chips::new(ante),
        length,
    }
}

fn begin(setup: TournamentSetup) -> Tournament {
    Tournament::begin(setup).unwrap().0
}

fn shove(hand: &Hand) -> Action {
    let legal = hand.legal().unwrap();
    match (legal.wager, legal.call) {
        (Ok(wager), _) if wager.kind == WagerKind::Bet => Action::Bet(wager.max),
        (Ok(wager), _) => Action::Raise(RaiseTo(wager.max)),
        (_, Ok(_)) => Action::Call,
        _ => Action::Check,
    }
}

/// Plays a hand in which these seats put everything in and the others fold.
fn all_in(setup: HandSetup, seats: &[Seat]) -> Hand {
    let mut hand = Hand::deal(setup).unwrap();
    loop {
        let (seat, action) = match hand.turn() {
            Turn::Over => return hand,
            Turn::ShowOrMuck(seat) => (seat, Action::Show),
            Turn::Act(seat) if seats.contains(&seat) => (seat, shove(&hand)),
            Turn::Act(seat) => (seat, Action::Fold),
        };
        hand.apply(seat, action).unwrap();
    }
}

fn fold_round(tournament: &mut Tournament, table: TableId) -> Vec<TournamentEvent> {
    let setup = tournament.next_hand(table).unwrap();
    tournament.settle(table, &all_in(setup, &[])).unwrap()
}

fn seat_of(tournament: &Tournament, player: u32) -> Seat {
    tournament.find(PlayerId(player)).unwrap().1
}

/// One hand at the first table in which two players play for everything.
fn duel(tournament: &mut Tournament, one: u32, other: u32) -> Vec<TournamentEvent> {
    let table = tournament.find(PlayerId(one)).unwrap().0;
    let seats = [seat_of(tournament, one), seat_of(tournament, other)];
    let setup = tournament.next_hand(table).unwrap();
    tournament.settle(table, &all_in(setup, &seats)).unwrap()
}

fn out(player: u32, stack: u64) -> Out {
    Out {
        player: PlayerId(player),
        stack: Chips::new(stack),
        moment: 1,
        decided: true,
    }
}

fn finish(player: u32, place: u32, sharing: u32, order: u32) -> Finish {
    Finish {
        player: PlayerId(player),
        place,
        sharing,
        order,
    }
}

fn has(events: &[TournamentEvent], wanted: impl Fn(&TournamentWhat) -> bool) -> bool {
    events.iter().any(|event| wanted(&event.what))
}

// ---- TOURN-1 to TOURN-4 ----

#[test]
fn tourn_1_everybody_gets_the_same_chips_for_a_fixed_entry() {
    let (tournament, events) = Tournament::begin(setup(20, 9, 1)).unwrap();
    assert_eq!(
        events[0].what,
        TournamentWhat::Began {
            players: 20,
            stack: Chips::new(3_000),
            pool: Money(20_000)
        }
    );
    assert_eq!(events[0].because.rule(), RuleId::Tourn1);
    for player in ids(20) {
        let (_, _, stack) = tournament.find(player).unwrap();
        assert_eq!(stack, Chips::new(3_000));
    }
    let counts: Vec<usize> = tournament
        .tables()
        .iter()
        .map(TournamentTable::count)
        .collect();
    assert_eq!(counts, [7, 7, 6]);
}

#[test]
fn tourn_2_3_only_zero_chips_or_victory_end_the_play() {
    let mut tournament = begin(small(2, 2, 3));
    let mut last = Vec::new();
    for hand in 0.. {
        assert!(hand < 1_000);
        assert_eq!(tournament.players_left(), 2);
        last = duel(&mut tournament, 0, 1);
        if tournament.is_over() {
            break;
        }
    }
    let won = last
        .iter()
        .find(|event| matches!(event.what, TournamentWhat::Won { .. }));
    assert_eq!(won.unwrap().because.rule(), RuleId::Tourn2);
    let winner = tournament.standings()[0].player;
    assert_eq!(tournament.find(winner).unwrap().2, Chips::new(6_000));
    assert_eq!(tournament.next_hand(TableId(0)), Err(TournamentError::Over));
}

#[test]
fn tourn_4_chips_cannot_be_sold_back() {
    let tournament = begin(small(3, 9, 4));
    let refused = tournament.cash_out(PlayerId(1));
    assert_eq!(refused.because(), Some(&Citation::ChipsNotSold));
    assert_eq!(refused.because().unwrap().rule(), RuleId::Tourn4);
    assert_eq!(
        tournament.cash_out(PlayerId(9)),
        TournamentError::NoSuchPlayer {
            player: PlayerId(9)
        }
    );
}

// ---- TOURN-5: rebuys ----

/// Plays until somebody loses everything; who.
fn until_bust(tournament: &mut Tournament) -> (PlayerId, Vec<TournamentEvent>) {
    for _ in 0..100 {
        let events = duel(tournament, 0, 1);
        for player in [PlayerId(0), PlayerId(1)] {
            if tournament
                .find(player)
                .is_none_or(|(_, _, stack)| stack.is_zero())
            {
                return (player, events);
            }
        }
    }
    panic!("nobody lost");
}

#[test]
fn tourn_5_without_rebuys_zero_chips_are_the_end() {
    let mut tournament = begin(small(3, 9, 5));
    let (player, events) = until_bust(&mut tournament);
    assert!(has(&events, |what| matches!(
        what,
        TournamentWhat::Eliminated { .. }
    )));
    assert_eq!(
        tournament.rebuy(player),
        Err(TournamentError::NoSuchPlayer { player })
    );
    let refused = tournament.rebuy(PlayerId(2)).unwrap_err();
    assert_eq!(refused.because(), Some(&Citation::NoRebuys));
}

fn with_rebuys(number: u64) -> TournamentSetup {
    let mut setup = small(3, 9, number);
    setup.rules.rebuys = Rebuys::FirstPhase;
    setup
}

#[test]
fn tourn_5_rebuys_in_the_first_phase() {
    let mut tournament = begin(with_rebuys(5));
    let (player, events) = until_bust(&mut tournament);
    assert!(!has(&events, |what| matches!(
        what,
        TournamentWhat::Eliminated { .. }
    )));
    let busted = events
        .iter()
        .find(|e| matches!(e.what, TournamentWhat::Busted { .. }));
    assert_eq!(
        busted.unwrap().because,
        Citation::MayRebuy { through_level: 4 }
    );
    assert_eq!(tournament.undecided().collect::<Vec<_>>(), [player]);
    let waits = tournament.next_hand(TableId(0)).unwrap_err();
    assert_eq!(waits.because().unwrap().rule(), RuleId::Tourn5);

    let events = tournament.rebuy(player).unwrap();
    assert_eq!(events[0].because.rule(), RuleId::Tourn5);
    assert_eq!(tournament.find(player).unwrap().2, Chips::new(3_000));
    assert_eq!(tournament.chips_bought(), Chips::new(12_000));
    assert_eq!(tournament.chips_in_play(), Chips::new(12_000));
    assert_eq!(tournament.pool(), Money(4_000));
    assert_eq!(tournament.players_left(), 3);

    let (player, _) = until_bust(&mut tournament);
    let events = tournament.decline(player).unwrap();
    assert_eq!(
        events[0].what,
        TournamentWhat::Eliminated {
            player,
            place: 3,
            sharing: 1
        }
    );
}

#[test]
fn tourn_5_s_29_the_first_phase_ends_after_level_four() {
    let mut tournament = begin(with_rebuys(6));
    let mut closed = Vec::new();
    for _ in 0..40 {
        assert!(tournament.clock().level() <= 4);
        closed = fold_round(&mut tournament, TableId(0));
    }
    assert_eq!(tournament.clock().level(), 5);
    let what = |event: &&TournamentEvent| matches!(event.what, TournamentWhat::RebuysClosed { .. });
    assert!(closed.iter().any(|event| what(&event)));
    let refused = tournament.rebuy(PlayerId(0)).unwrap_err();
    let over = Citation::RebuysOver {
        through_level: 4,
        level: 5,
    };
    assert_eq!(refused.because(), Some(&over));
}

#[test]
fn tourn_5_add_on_once_and_rebuy_only_up_to_a_starting_stack() {
    let mut tournament = begin(with_rebuys(7));
    let events = tournament.add_on(PlayerId(0)).unwrap();
    assert!(matches!(events[0].because, Citation::AddOn { .. }));
    let again = tournament.add_on(PlayerId(0)).unwrap_err();
    assert_eq!(
        again.because(),
        Some(&Citation::AddOnTaken { offered: true })
    );
    let rich = tournament.rebuy(PlayerId(0)).unwrap_err();
    assert!(matches!(
        rich.because(),
        Some(Citation::RebuyStackTooBig { .. })
    ));
    assert_eq!(tournament.chips_in_play(), Chips::new(12_000));

    let mut limited = with_rebuys(7);
    limited.rebuys.most = Some(1);
    limited.rebuys.chips = Chips::new(100);
    limited.rebuys.add_on_chips = Chips::ZERO;
    let mut tournament = begin(limited);
    tournament.rebuy(PlayerId(1)).unwrap();
    let (loser, _) = until_bust(&mut tournament);
    let events = if loser == PlayerId(1) {
        // His one rebuy is used: he is out at once.
        assert_eq!(tournament.players_left(), 2);
        return;
    } else {
        tournament.rebuy(loser).unwrap()
    };
    assert!(has(&events, |what| matches!(
        what,
        TournamentWhat::Rebought { .. }
    )));
    let none = tournament.add_on(loser).unwrap_err();
    assert_eq!(
        none.because(),
        Some(&Citation::AddOnTaken { offered: false })
    );
    let used = tournament.rebuy(loser).unwrap_err();
    assert_eq!(used.because(), Some(&Citation::RebuyLimit { most: 1 }));
}

#[test]
fn buyin_7_tourn_5_no_rebuy_during_a_hand() {
    let mut tournament = begin(with_rebuys(8));
    tournament.next_hand(TableId(0)).unwrap();
    let before = tournament.clone();
    let refused = tournament.rebuy(PlayerId(0)).unwrap_err();
    assert_eq!(refused.because().unwrap().rule(), RuleId::Buyin7);
    assert_eq!(tournament, before);
}

// ---- TOURN-6: places ----

#[test]
fn ex_tourn_1_placings() {
    // A 0, B 1, C 2, D 3: D loses all chips first, then B, then C.
    let (a, b, c, d) = (0, 1, 2, 3);
    let loses = |number: u64| -> Option<Tournament> {
        let mut tournament = begin(small(4, 9, number));
        for loser in [d, b, c] {
            for hand in 0.. {
                duel(&mut tournament, a, loser);
                if tournament.find(PlayerId(loser)).is_none() {
                    break;
                }
                if hand > 20 || tournament.find(PlayerId(a)).is_none() {
                    return None;
                }
            }
        }
        Some(tournament)
    };
    let tournament = (0..500).find_map(loses).unwrap();
    let order: Vec<u32> = tournament.standings().iter().map(|f| f.player.0).collect();
    assert_eq!(order, [a, c, b, d]);
    let placed: Vec<u32> = tournament.standings().iter().map(|f| f.place).collect();
    assert_eq!(placed, [1, 2, 3, 4]);
}

#[test]
fn tourn_6_more_chips_at_the_start_of_the_hand_place_higher() {
    assert_eq!(
        places(&[out(1, 500), out(2, 900), out(3, 20)], 10),
        [finish(2, 8, 1, 0), finish(1, 9, 1, 0), finish(3, 10, 1, 0)]
    );
}

#[test]
fn tourn_6_equal_stacks_share_the_place() {
    assert_eq!(
        places(&[out(1, 500), out(2, 900), out(3, 500)], 6),
        [finish(2, 4, 1, 0), finish(1, 5, 2, 0), finish(3, 5, 2, 1)]
    );
}

/// Two tables of two; both play a hand for everything. The tournament and the events.
fn two_duels(payouts: Payouts, number: u64) -> (Tournament, Vec<TournamentEvent>) {
    let mut setup = setup(4, 2, number);
    setup.rules.payouts = payouts;
    let (mut tournament, mut events) = Tournament::begin(setup).unwrap();
    let seats = [Seat(0), Seat(1)];
    let hands: Vec<HandSetup> = (0..2)
        .map(|table| tournament.next_hand(TableId(table)).unwrap())
        .collect();
    for (table, hand) in (0..).zip(hands) {
        let settled = tournament.settle(TableId(table), &all_in(hand, &seats));
        events.extend(settled.unwrap());
    }
    (tournament, events)
}

#[test]
fn tourn_6_s_28_hand_for_hand_two_tables_share_the_place() {
    // Three places are paid: with four left all tables play hand for hand from the start.
    let both = |number| {
        let (tournament, events) = two_duels(Payouts::ThreePlaces, number);
        (tournament.standings().len() == 2).then_some((tournament, events))
    };
    let (tournament, events) = (0..20).find_map(both).unwrap();
    assert!(has(&events, |what| *what == TournamentWhat::HandForHandBegan));
    assert!(has(&events, |what| *what == TournamentWhat::HandForHandEnded));
    for finish in tournament.standings() {
        assert_eq!((finish.place, finish.sharing), (3, 2));
        // Third and fourth place: 20% and nothing, in two parts.
        assert_eq!(tournament.prize_of(finish.player), Some(Money(400)));
    }
    let shared = events
        .iter()
        .filter(|e| matches!(e.because, Citation::PrizeShared { .. }));
    assert_eq!(shared.count(), 2);
}

#[test]
fn tourn_6_s_28_otherwise_the_time_of_the_elimination_decides() {
    let both = |number| {
        let (tournament, events) = two_duels(Payouts::WinnerTakesAll, number);
        (tournament.standings().len() == 2).then_some((tournament, events))
    };
    let (tournament, events) = (0..20).find_map(both).unwrap();
    let placed: Vec<u32> = tournament.standings().iter().map(|f| f.place).collect();
    assert_eq!(placed, [3, 4]);
    assert!(!has(&events, |what| *what == TournamentWhat::HandForHandBegan));
    let heads_up = events.iter().find(|e| e.what == TournamentWhat::HeadsUp);
    assert_eq!(heads_up.unwrap().because.rule(), RuleId::Blind15);
}

#[test]
fn tourn_6_hand_for_hand_tables_wait_for_each_other() {
    let mut setup = setup(4, 2, 11);
    setup.rules.payouts = Payouts::ThreePlaces;
    let mut tournament = begin(setup);
    assert!(tournament.is_hand_for_hand());
    fold_round(&mut tournament, TableId(0));
    let waits = tournament.next_hand(TableId(0)).unwrap_err();
    assert_eq!(
        waits.because(),
        Some(&Citation::HandForHand { left: 4, paid: 3 })
    );
    assert_eq!(tournament.ready().collect::<Vec<_>>(), [TableId(1)]);
    fold_round(&mut tournament, TableId(1));
    assert_eq!(tournament.ready().count(), 2);
}

// ---- TOURN-7: payouts ----

#[test]
fn tourn_7_each_payout_table_shares_differently() {
    let pool = Money(10_001);
    let prizes = |payouts, custom: &[u16], players| {
        let table = PayoutTable::of(payouts, custom, players).unwrap();
        let prizes = table.prizes(pool);
        assert_eq!(prizes.iter().map(|prize| prize.0).sum::<u64>(), pool.0);
        prizes.into_iter().map(|prize| prize.0).collect::<Vec<_>>()
    };
    assert_eq!(prizes(Payouts::WinnerTakesAll, &[], 9), [10_001]);
    assert_eq!(prizes(Payouts::TwoPlaces, &[], 9), [6_501, 3_500]);
    assert_eq!(prizes(Payouts::ThreePlaces, &[], 9), [5_001, 3_000, 2_000]);
    assert_eq!(
        prizes(Payouts::Custom, &[4_000, 4_000, 2_000], 9),
        [4_001, 4_000, 2_000]
    );
    assert_eq!(prizes(Payouts::BestTenth, &[], 9).len(), 1);
    assert_eq!(prizes(Payouts::BestTenth, &[], 25), [5_456, 2_727, 1_818]);
    let big = prizes(Payouts::BestTenth, &[], 180);
    assert_eq!(big.len(), 18);
    assert!(big.windows(2).all(|pair| pair[0] > pair[1]));
}

#[test]
fn tourn_7_the_payouts_of_a_tournament_follow_the_house_rule() {
    for (payouts, first, second) in [
        (Payouts::WinnerTakesAll, 3_000, None),
        (Payouts::TwoPlaces, 1_950, Some(1_050)),
        (Payouts::ThreePlaces, 1_500, Some(900)),
        (Payouts::BestTenth, 3_000, None),
        (Payouts::Custom, 2_100, Some(900)),
    ] {
        let mut setup = small(3, 9, 12);
        setup.rules.payouts = payouts;
        setup.custom_payouts = vec![7_000, 3_000];
        let tournament = play(setup, &mut DealRng::new(seed(1)));
        let standings = tournament.standings();
        assert_eq!(tournament.prize_of(standings[0].player), Some(Money(first)));
        assert_eq!(tournament.prize_of(standings[1].player), second.map(Money));
    }
}

#[test]
fn tourn_7_wrong_payouts_say_what_to_change() {
    let wrong =
        |custom: &[u16], players| PayoutTable::of(Payouts::Custom, custom, players).unwrap_err();
    let over = wrong(&[6_000, 4_500], 9);
    assert_eq!(over, PayoutError::NotTheWhole { sum: 10_500 });
    assert_eq!(
        over.to_string(),
        "the payouts come to 105.00%; take away 5.00% to make 100% (TOURN-7)"
    );
    assert_eq!(wrong(&[6_000], 9), PayoutError::NotTheWhole { sum: 6_000 });
    assert_eq!(
        wrong(&[4_000, 6_000], 9),
        PayoutError::NotFalling { place: 2 }
    );
    assert_eq!(wrong(&[10_000, 0], 9), PayoutError::Nothing { place: 2 });
    assert_eq!(wrong(&[], 9), PayoutError::Nobody);
    assert_eq!(
        wrong(&[5_000, 5_000], 1),
        PayoutError::MorePlacesThanPlayers {
            places: 2,
            players: 1
        }
    );
    let mut setup = setup(2, 9, 0);
    setup.rules.payouts = Payouts::ThreePlaces;
    let error = setup.validate().unwrap_err();
    assert!(matches!(error, TournamentSetupError::Payouts(_)));
    assert!(error.to_string().contains("pay at most 2"));
}

#[test]
fn tourn_7_shared_places_share_their_prizes() {
    let table = PayoutTable::of(Payouts::ThreePlaces, &[], 9).unwrap();
    let prize = |order| table.prize(Money(1_001), 2, 2, order);
    // Places two and three: 300 and 200, the odd coin of the pool went to the first.
    assert_eq!([prize(0), prize(1)], [Money(250), Money(250)]);
    let odd = |order| table.prize(Money(1_003), 2, 2, order);
    assert_eq!([odd(0), odd(1)], [Money(251), Money(250)]);
}

// ---- TOURN-8: levels ----

#[test]
fn tourn_8_levels_by_hands() {
    let mut tournament = begin(small(3, 9, 13));
    assert_eq!(tournament.remaining(), Remaining::Hands(10));
    assert!(tournament.pass_time(Elapsed { seconds: 6_000 }).is_empty());
    for _ in 0..9 {
        fold_round(&mut tournament, TableId(0));
    }
    assert_eq!(tournament.clock().level(), 1);
    let events = fold_round(&mut tournament, TableId(0));
    let risen = Citation::LevelUp {
        level: 2,
        small_blind: Chips::new(15),
        big_blind: Chips::new(30),
        ante: Chips::ZERO,
    };
    assert_eq!(events[0].because, risen);
    let hand = tournament.next_hand(TableId(0)).unwrap();
    assert_eq!(hand.min_bets[0], Chips::new(30));
}

#[test]
fn tourn_8_levels_by_minutes() {
    let mut setup = small(3, 9, 13);
    setup.rules.blind_levels = BlindLevels::Minutes;
    let mut tournament = begin(setup);
    for _ in 0..30 {
        fold_round(&mut tournament, TableId(0));
    }
    assert_eq!(tournament.clock().level(), 1);
    let running = tournament.next_hand(TableId(0)).unwrap();
    assert!(tournament.pass_time(Elapsed { seconds: 599 }).is_empty());
    assert_eq!(tournament.remaining(), Remaining::Seconds(1));
    let events = tournament.pass_time(Elapsed { seconds: 1 });
    assert_eq!(events[0].because.rule(), RuleId::Tourn8);
    // The hand in progress keeps its blinds.
    assert_eq!(running.min_bets[0], Chips::new(20));
    tournament
        .settle(TableId(0), &all_in(running, &[]))
        .unwrap();
    let next = tournament.next_hand(TableId(0)).unwrap();
    assert_eq!(next.min_bets[0], Chips::new(30));
    // Any time that passes at once is counted without delay.
    tournament.pass_time(Elapsed { seconds: u32::MAX });
    assert!(tournament.clock().level() > 7_000_000);
}

#[test]
fn tourn_8_levels_over_many_tables_count_the_hands_of_all() {
    let mut tournament = begin(small(20, 9, 14));
    for _ in 0..9 {
        for table in 0..3 {
            fold_round(&mut tournament, TableId(table));
        }
    }
    assert_eq!(tournament.remaining(), Remaining::Hands(1));
    fold_round(&mut tournament, TableId(0));
    fold_round(&mut tournament, TableId(1));
    assert_eq!(tournament.clock().level(), 1);
    fold_round(&mut tournament, TableId(2));
    assert_eq!(tournament.clock().level(), 2);
}

#[test]
fn tourn_8_s_29_further_levels_grow_by_a_third() {
    let table = LevelTable::standard();
    assert_eq!(table.listed().len(), 13);
    let shape = |number| {
        let level = table.level(number);
        (
            level.small_blind.get(),
            level.big_blind.get(),
            level.ante.get(),
        )
    };
    assert_eq!(shape(1), (10, 20, 0));
    assert_eq!(shape(5), (75, 150, 15));
    assert_eq!(shape(13), (1_000, 2_000, 200));
    assert_eq!(shape(14), (1_300, 2_700, 200));
    assert_eq!(shape(15), (1_800, 3_600, 300));
    assert_eq!(shape(16), (2_400, 4_800, 400));
    assert_eq!(shape(17), (3_200, 6_400, 600));
    assert_eq!(shape(18), (4_200, 8_500, 800));
    assert_eq!(shape(19), (5_500, 11_000, 1_100));
    assert_eq!(
        table.level(u32::MAX).big_blind,
        table.level(1_000).big_blind
    );
    assert!(table.level(u32::MAX).big_blind <= LevelTable::GREATEST);
    let tiny = LevelTable::new(vec![level(1, 1, 0, 1)]).unwrap();
    assert!((1..60).all(|n| tiny.level(n).big_blind < tiny.level(n + 1).big_blind));
}

#[test]
fn tourn_8_wrong_levels_say_what_to_change() {
    let wrong = |levels: &[Level]| LevelTable::new(levels.to_vec()).unwrap_err();
    assert_eq!(wrong(&[]), LevelError::Count { levels: 0 });
    assert!(matches!(
        wrong(&[level(0, 2, 0, 1)]),
        LevelError::SmallBlind { level: 1, .. }
    ));
    assert!(matches!(
        wrong(&[level(3, 2, 0, 1)]),
        LevelError::SmallBlind { .. }
    ));
    assert!(matches!(
        wrong(&[level(1, 2, 3, 1)]),
        LevelError::Ante { .. }
    ));
    assert!(matches!(
        wrong(&[level(1, 2, 0, 0)]),
        LevelError::Length { .. }
    ));
    let falling = wrong(&[level(2, 4, 0, 1), level(1, 2, 0, 1)]);
    assert!(falling.to_string().contains("at least 4"));
    assert!(matches!(
        wrong(&[level(1, 1 << 50, 0, 1)]),
        LevelError::TooGreat { .. }
    ));
}

// ---- TOURN-10, antes ----

#[test]
fn tourn_10_a_short_blind_is_posted_as_far_as_it_goes() {
    let mut setup = small(2, 9, 15);
    setup.starting_stack = Chips::new(30);
    setup.levels = LevelTable::new(vec![level(10, 20, 0, 1), level(100, 200, 0, 10)]).unwrap();
    let mut tournament = begin(setup);
    fold_round(&mut tournament, TableId(0));
    assert_eq!(tournament.players_left(), 2);
    let next = tournament.next_hand(TableId(0)).unwrap();
    let hand = Hand::deal(next).unwrap();
    let short = hand.events().iter().filter(|event| {
        let because = matches!(event.because, Citation::ForcedShort { .. });
        because && event.because.rules().contains(&RuleId::Tourn10)
    });
    assert_eq!(short.count(), 2);
    assert_eq!(hand.turn(), Turn::Over);
    tournament.settle(TableId(0), &hand).unwrap();
}

fn stakes_at(rules: HouseRules, number: u32) -> u64 {
    LevelTable::standard().stakes(number, &rules).ante.get()
}

#[test]
fn ante_1_none_late_levels_or_always() {
    let rules = |ante| HouseRules {
        ante,
        ..HouseRules::default()
    };
    let at = |ante| [1, 4, 5, 13].map(|number| stakes_at(rules(ante), number));
    assert_eq!(at(Ante::None), [0, 0, 0, 0]);
    assert_eq!(at(Ante::LateTournamentLevels), [0, 0, 15, 200]);
    assert_eq!(at(Ante::Always), [2, 10, 15, 200]);
    // In a hand, too: level 5 of the standard table.
    for (ante, posted) in [
        (Ante::None, 0),
        (Ante::LateTournamentLevels, 3),
        (Ante::Always, 3),
    ] {
        let mut setup = small(3, 9, 16);
        setup.rules.ante = ante;
        let mut tournament = begin(setup);
        for _ in 0..40 {
            fold_round(&mut tournament, TableId(0));
        }
        let hand = tournament.next_hand(TableId(0)).unwrap();
        let antes = hand
            .forced
            .iter()
            .filter(|bet| bet.kind == ForcedKind::Ante);
        assert_eq!(antes.count(), posted);
    }
}

#[test]
fn ante_2_a_tenth_of_the_big_blind_or_any_amount() {
    let rules = |ante_size| HouseRules {
        ante: Ante::LateTournamentLevels,
        ante_size,
        ..HouseRules::default()
    };
    assert_eq!(stakes_at(rules(AnteSize::TenthOfBigBlind), 6), 20);
    assert_eq!(stakes_at(rules(AnteSize::Fixed(Chips::new(25))), 6), 25);
    assert_eq!(stakes_at(rules(AnteSize::Fixed(Chips::new(25))), 1), 0);
    let mut setup = small(3, 9, 0);
    setup.rules.ante = Ante::Always;
    setup.rules.ante_size = AnteSize::Fixed(Chips::new(21));
    let error = setup.validate().unwrap_err();
    assert!(matches!(
        error,
        TournamentSetupError::AnteAboveBigBlind { .. }
    ));
}

#[test]
fn ante_3_4_s_10_everyone_pays_or_the_big_blind_for_all() {
    for (payer, kind, dead) in [
        (AntePayer::Everyone, ForcedKind::Ante, 60),
        (AntePayer::BigBlind, ForcedKind::BigBlindAnte, 10),
    ] {
        let mut setup = small(6, 9, 17);
        setup.levels = LevelTable::new(vec![level(50, 100, 10, 10)]).unwrap();
        setup.rules.ante_payer = payer;
        let mut tournament = begin(setup);
        let setup = tournament.next_hand(TableId(0)).unwrap();
        assert!(setup.forced.iter().any(|bet| bet.kind == kind));
        let hand = Hand::deal(setup).unwrap();
        // EX-ANTE-1: the antes are in the pot and reduce nobody's call.
        assert_eq!(hand.state().pot_total(), Chips::new(150 + dead));
        assert_eq!(hand.legal().unwrap().call.unwrap().pay, Chips::new(100));
    }
}

// ---- what a hand of a tournament is ----

#[test]
fn straddle_1_rake_1_a_tournament_knows_neither() {
    let mut setup = small(4, 9, 18);
    setup.rules = Preset::OnlineRoom.rules();
    setup.rules.straddle = Straddle::On;
    setup.rules.payouts = Payouts::WinnerTakesAll;
    assert!(setup.rules.rake.rate > 0);
    let mut tournament = begin(setup);
    let hand = tournament.next_hand(TableId(0)).unwrap();
    assert_eq!(hand.rules.rake.rate, 0);
    assert_eq!(hand.rules.straddle, Straddle::Off);
    assert_eq!(hand.mode, Mode::Tournament { players_left: 4 });
}

#[test]
fn allin_10_all_in_hands_are_turned_up_in_a_tournament() {
    let mut tournament = begin(small(2, 9, 19));
    let setup = tournament.next_hand(TableId(0)).unwrap();
    let hand = all_in(
        setup,
        &[
            Seat(0),
            Seat(1),
            seat_of(&tournament, 0),
            seat_of(&tournament, 1),
        ],
    );
    let up = hand
        .events()
        .iter()
        .filter(|e| e.because == Citation::AllInFaceUp);
    assert_eq!(up.count(), 2);
}

#[test]
fn btn_4_blind_15_s_2_three_become_two() {
    // However three become two, nobody pays the big blind twice running, and the button posts
    // the small blind.
    for button_rule in [ButtonRule::DeadButton, ButtonRule::MovingButton] {
        for number in 0..30 {
            let mut setup = small(3, 9, number);
            setup.rules.button_rule = button_rule;
            let mut tournament = begin(setup);
            for _ in 0..number % 3 {
                fold_round(&mut tournament, TableId(0));
            }
            let (_, events) = until_bust(&mut tournament);
            assert!(has(&events, |what| *what == TournamentWhat::HeadsUp));
            let before = tournament.tables()[0].positions().unwrap();
            tournament.next_hand(TableId(0)).unwrap();
            let after = tournament.tables()[0].positions().unwrap();
            assert_ne!(before.big_blind, after.big_blind);
            assert_eq!(after.button, after.small_blind);
        }
    }
}

#[test]
fn btn_4_dead_and_moving_button_differ_in_a_tournament() {
    // Seats in order; whoever loses to the player on the button was small or big blind.
    let next = |button_rule, number| {
        let mut setup = small(5, 9, number);
        setup.rules.button_rule = button_rule;
        let mut tournament = begin(setup);
        let setup = tournament.next_hand(TableId(0)).unwrap();
        let first = tournament.tables()[0].positions().unwrap();
        let hand = all_in(setup, &[first.button, first.small_blind]);
        let lost = hand
            .state()
            .seat(first.small_blind)
            .unwrap()
            .stack
            .is_zero();
        tournament.settle(TableId(0), &hand).unwrap();
        tournament.next_hand(TableId(0)).unwrap();
        let second = tournament.tables()[0].positions().unwrap();
        lost.then_some((first, second))
    };
    let number = (0..20)
        .find(|&n| next(ButtonRule::DeadButton, n).is_some())
        .unwrap();
    let (first, dead) = next(ButtonRule::DeadButton, number).unwrap();
    assert_eq!(dead.button, first.small_blind);
    assert_eq!(dead.small_blind, first.big_blind);
    let (_, moving) = next(ButtonRule::MovingButton, number).unwrap();
    assert_eq!(moving.button, first.big_blind);
}

#[test]
fn draw_1_draw_2_the_highest_card_takes_the_button_of_each_table() {
    let mut differs = false;
    for number in 0..200 {
        let drawn = |order| {
            let mut setup = small(10, 10, number);
            setup.rules.draw_suit_order = order;
            let (_, events) = Tournament::begin(setup).unwrap();
            let button = events.into_iter().find_map(|event| match event.what {
                TournamentWhat::ButtonDrawn { card, seat, .. } => Some((card, seat, event.because)),
                _ => None,
            });
            button.unwrap()
        };
        let (card, seat, because) = drawn(DrawSuitOrder::SpadesHeartsDiamondsClubs);
        assert_eq!(because.rule(), RuleId::Draw1);
        let (other_card, other_seat, _) = drawn(DrawSuitOrder::SpadesHeartsClubsDiamonds);
        assert_eq!(card.rank(), other_card.rank());
        if seat != other_seat {
            differs = true;
            assert_eq!(because, Citation::TournamentButton { by_suit: true });
        }
    }
    assert!(differs);
}

// ---- S-19: who is away, who is moved ----

#[test]
fn s_19_who_is_away_pays_his_blinds_and_is_folded() {
    let mut tournament = begin(small(3, 9, 20));
    let away = PlayerId(1);
    let events = tournament.set_absent(away, true).unwrap();
    assert_eq!(events[0].because, Citation::TournamentAbsent);
    let mut posted = 0;
    for _ in 0..3 {
        let seat = seat_of(&tournament, 1);
        let setup = tournament.next_hand(TableId(0)).unwrap();
        posted += setup.forced.iter().filter(|bet| bet.seat == seat).count();
        let mut hand = Hand::deal(setup).unwrap();
        loop {
            let (turn, action) = match (tournament.absent_turn(TableId(0), &hand), hand.turn()) {
                (Some((turn, action)), _) => {
                    assert_eq!((turn, action), (seat, Action::Fold));
                    (turn, action)
                }
                (None, Turn::Act(turn)) => (turn, Action::Call),
                (None, Turn::ShowOrMuck(turn)) => (turn, Action::Muck),
                (None, Turn::Over) => break,
            };
            if hand.apply(turn, action).is_err() {
                hand.apply(turn, Action::Check).unwrap();
            }
        }
        assert_ne!(hand.state().seat(seat).unwrap().status, Status::Active);
        tournament.settle(TableId(0), &hand).unwrap();
    }
    assert_eq!(posted, 2);
    assert_eq!(tournament.find(away).unwrap().2, Chips::new(2_970));
    assert!(tournament.is_absent(away));
    tournament.set_absent(away, false).unwrap();
    assert!(!tournament.is_absent(away));
}

#[test]
fn s_19_the_next_big_blind_moves_to_the_worst_open_seat() {
    let mut seen = 0;
    for number in 0..60 {
        // Two tables of five, six seats: two of one table go out, one of the other moves.
        let mut tournament = begin(small(10, 6, number));
        fold_round(&mut tournament, TableId(0));
        fold_round(&mut tournament, TableId(1));
        let mut events = Vec::new();
        for _ in 0..2 {
            let setup = tournament.next_hand(TableId(0)).unwrap();
            let seats: Vec<Seat> = setup.players.iter().map(|p| p.seat).take(2).collect();
            events = tournament
                .settle(TableId(0), &all_in(setup, &seats))
                .unwrap();
        }
        let due = tournament.clone();
        let moved = events.iter().find_map(|event| match event.what {
            TournamentWhat::Moved {
                player,
                from,
                to,
                waits,
            } => {
                assert_eq!(event.because, Citation::TableBalanced { from: 5, to: 3 });
                Some((player, from, to, waits))
            }
            _ => None,
        });
        let Some((player, from, to, waits)) = moved else {
            continue;
        };
        seen += 1;
        assert_eq!((from.0, to.0), (TableId(1), TableId(0)));
        assert!(!waits);
        // At the old table the big blind goes to the next one; at the new one he is dealt in.
        let mut there = due.clone();
        let setup = there.next_hand(TableId(0)).unwrap();
        assert!(setup.players.iter().any(|p| p.seat == to.1));
        assert_eq!(there.find(player).unwrap().0, TableId(0));
        // Of the open seats his pays soonest: it has the fewest players on its right, back to
        // the last big blind.
        let last = due.tables()[0].positions().unwrap().big_blind.0;
        let chairs = |seat: u8| (seat + 6 - last - 1) % 6;
        let taken: Vec<u8> = due.tables()[0].seated().map(|(seat, _)| seat.0).collect();
        let taken: Vec<u8> = taken.into_iter().filter(|&seat| seat != to.1.0).collect();
        let before = |seat: u8| taken.iter().filter(|&&s| chairs(s) < chairs(seat)).count();
        let open = (0..6).filter(|seat| !taken.contains(seat));
        assert_eq!(open.map(before).min(), Some(before(to.1.0)));
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn s_19_who_comes_in_between_button_and_small_blind_waits_one_hand() {
    let mut waited = 0;
    for number in 0..400 {
        let mut rng = DealRng::new(seed(number));
        let mut tournament = begin(small(18, 6, number));
        let mut waiting: BTreeMap<PlayerId, TableId> = BTreeMap::new();
        for _ in 0..60 {
            if tournament.is_over() {
                break;
            }
            let tables: Vec<TableId> = tournament.ready().collect();
            let table = tables[rng.below(tables.len() as u32) as usize];
            let setup = tournament.next_hand(table).unwrap();
            let here: Vec<PlayerId> = waiting
                .iter()
                .filter(|(_, t)| **t == table)
                .map(|(p, _)| *p)
                .collect();
            for player in here {
                waiting.remove(&player);
                if let Some((at, seat, _)) = tournament.find(player)
                    && at == table
                {
                    let dealt = setup.players.iter().any(|p| p.seat == seat);
                    waited += u32::from(!dealt);
                }
            }
            let seats: Vec<Seat> = setup.players.iter().map(|p| p.seat).take(3).collect();
            let events = tournament.settle(table, &all_in(setup, &seats)).unwrap();
            for event in events {
                if let TournamentWhat::Moved {
                    player,
                    to,
                    waits: true,
                    ..
                } = event.what
                {
                    waiting.insert(player, to.0);
                }
            }
        }
    }
    assert!(waited > 0);
}

#[test]
fn seat_2_tables_are_broken_by_number_or_by_plan() {
    for (plan, broken) in [(vec![], 2), (vec![TableId(1), TableId(0)], 1)] {
        let mut setup = small(13, 6, 21);
        setup.break_plan = plan;
        let mut tournament = begin(setup);
        let mut events = Vec::new();
        while tournament.tables().len() == 3 {
            let table = tournament.ready().next().unwrap();
            let setup = tournament.next_hand(table).unwrap();
            let seats: Vec<Seat> = setup.players.iter().map(|p| p.seat).take(2).collect();
            events = tournament.settle(table, &all_in(setup, &seats)).unwrap();
        }
        let gone = events.iter().find_map(|event| match event.what {
            TournamentWhat::TableBroken { table } => Some((table, event.because.rule())),
            _ => None,
        });
        assert_eq!(gone, Some((TableId(broken), RuleId::Seat2)));
        let counts: Vec<usize> = tournament
            .tables()
            .iter()
            .map(TournamentTable::count)
            .collect();
        assert_eq!(counts, [6, 6]);
    }
}

#[test]
fn tourn_2_final_table_draws_seats_and_button_anew() {
    let mut tournament = begin(small(7, 6, 22));
    let running = tournament.next_hand(TableId(1)).unwrap();
    let mut events = Vec::new();
    while tournament.players_left() == 7 {
        events = {
            let setup = tournament.next_hand(TableId(0)).unwrap();
            let seats: Vec<Seat> = setup.players.iter().map(|p| p.seat).take(2).collect();
            tournament
                .settle(TableId(0), &all_in(setup, &seats))
                .unwrap()
        };
    }
    // The other table plays its hand to the end first.
    assert!(!has(&events, |what| matches!(
        what,
        TournamentWhat::FinalTable { .. }
    )));
    let waits = tournament.next_hand(TableId(0)).unwrap_err();
    assert_eq!(waits.because(), Some(&Citation::FinalTable { players: 6 }));
    let events = tournament
        .settle(TableId(1), &all_in(running, &[]))
        .unwrap();
    assert!(has(&events, |what| matches!(
        what,
        TournamentWhat::FinalTable { .. }
    )));
    let drawn = events
        .iter()
        .filter(|e| matches!(e.what, TournamentWhat::SeatDrawn { .. }));
    assert_eq!(drawn.count(), 6);
    assert!(has(&events, |what| matches!(
        what,
        TournamentWhat::ButtonDrawn { .. }
    )));
    assert_eq!(tournament.tables().len(), 1);
    assert!(tournament.tables()[0].positions().is_none());
}

// ---- small chips ----

fn odd(player: u32, stack: u64) -> Odd {
    Odd {
        player: PlayerId(player),
        stack: Chips::new(stack),
    }
}

#[test]
fn tourn_3_small_chips_leave_without_a_loss_and_without_an_elimination() {
    let order = DrawSuitOrder::default();
    let chips = (Chips::new(5), Chips::new(25));
    for number in 0..200 {
        // Together 100 in odd chips: four chips for five racers.
        let stacks = [
            odd(0, 20),
            odd(1, 120),
            odd(2, 620),
            odd(3, 1_020),
            odd(4, 2_025),
            odd(5, 45),
        ];
        let races = color_up(&stacks, chips, seed(number), order).unwrap();
        let who: Vec<u32> = races.iter().map(|race| race.player.0).collect();
        assert_eq!(who, [0, 1, 2, 3, 5]);
        let before: u64 = races.iter().map(|race| race.stack.from.get()).sum();
        let after: u64 = races.iter().map(|race| race.stack.to.get()).sum();
        assert_eq!(before, after);
        for race in &races {
            assert_eq!(race.stack.to.get() % 25, 0);
            assert!(race.stack.to.get() <= race.stack.from.get() / 25 * 25 + 25);
            assert_eq!(u64::from(race.cards), race.odd.get().div_ceil(5));
        }
        assert_eq!(races[0].stack.to, Chips::new(25));
        assert!(races[0].kept_in);
    }
    // One chip for two who would have nothing: the race waits.
    let stacks = [odd(0, 10), odd(1, 15), odd(2, 50)];
    assert_eq!(color_up(&stacks, chips, seed(0), order), None);
    assert_eq!(color_up(&[odd(0, 26)], chips, seed(0), order), None);
}

#[test]
fn tourn_3_the_race_is_won_by_the_highest_cards() {
    let order = DrawSuitOrder::default();
    let chips = (Chips::new(5), Chips::new(25));
    let stacks = [odd(0, 105), odd(1, 120)];
    let mut winners = BTreeSet::new();
    for number in 0..50 {
        let deck = Deck::shuffled(seed(number).for_hand(0));
        let best = |cards: &[Card]| cards.iter().map(|card| card.rank()).max().unwrap();
        let (one, other) = (best(&deck.cards()[..1]), best(&deck.cards()[1..5]));
        let races = color_up(&stacks, chips, seed(number), order).unwrap();
        let winner = usize::from(races[1].stack.to == Chips::new(125));
        if one != other {
            assert_eq!(winner, usize::from(other > one));
        }
        winners.insert(winner);
    }
    assert_eq!(winners.len(), 2);
}

#[test]
fn tourn_8_small_chips_leave_when_no_level_needs_them() {
    let rules = HouseRules::default();
    let levels = LevelTable::standard();
    let chip = |number| smallest_chip(&levels, number, &rules, &[Chips::new(3_000)]).get();
    assert_eq!([1, 2, 3, 4, 6, 8].map(chip), [5, 5, 25, 25, 50, 100]);
    // Antes keep them longer.
    let antes = HouseRules {
        ante: Ante::LateTournamentLevels,
        ..rules
    };
    let chip = |number| smallest_chip(&levels, number, &antes, &[Chips::new(3_000)]).get();
    assert_eq!([1, 5, 6, 12, 13].map(chip), [5, 5, 10, 10, 100]);

    let mut setup = small(3, 9, 23);
    setup.rules.ante = Ante::None;
    let mut tournament = begin(setup);
    assert_eq!(tournament.smallest_chip(), Chips::new(5));
    let mut events = Vec::new();
    for _ in 0..20 {
        events = fold_round(&mut tournament, TableId(0));
    }
    let colored = events.iter().find_map(|event| match &event.what {
        TournamentWhat::ColoredUp { from, to, races } => Some((*from, *to, races.clone())),
        _ => None,
    });
    let (from, to, races) = colored.unwrap();
    assert_eq!((from, to), (Chips::new(5), Chips::new(25)));
    assert!(!races.is_empty());
    // Its hands are divided in that chip from now on (ODD-1).
    let next = tournament.clone().next_hand(TableId(0)).unwrap();
    assert_eq!(next.smallest_chip, Chips::new(25));
    for player in ids(3) {
        assert_eq!(tournament.find(player).unwrap().2.get() % 25, 0);
    }
    assert_eq!(tournament.chips_in_play(), Chips::new(9_000));
}

// ---- wrong setups, wrong calls, saved data ----

#[test]
fn setup_errors_say_what_to_change() {
    let wrong = |change: &dyn Fn(&mut TournamentSetup)| {
        let mut setup = setup(20, 9, 0);
        change(&mut setup);
        setup.validate().unwrap_err()
    };
    assert_eq!(
        wrong(&|s| s.players.truncate(1)),
        TournamentSetupError::Players { players: 1 }
    );
    assert!(matches!(
        wrong(&|s| s.players = ids(181)),
        TournamentSetupError::Players { players: 181 }
    ));
    assert!(matches!(
        wrong(&|s| s.players[3] = PlayerId(7)),
        TournamentSetupError::EnteredTwice {
            player: PlayerId(7)
        }
    ));
    for seats in [1, 11] {
        let error = wrong(&|s| s.seats_per_table = seats);
        assert_eq!(error, TournamentSetupError::Seats { seats, most: 10 });
    }
    let blinds = wrong(&|s| s.starting_stack = Chips::new(19));
    assert!(blinds.to_string().contains("start with at least 20 chips"));
    assert!(matches!(
        wrong(&|s| s.starting_stack = Chips::MAX_AT_TABLE),
        TournamentSetupError::TooManyChips { .. }
    ));
    assert!(matches!(
        wrong(&|s| s.entry = Money::MOST),
        TournamentSetupError::TooMuchMoney { .. }
    ));
    let payouts = wrong(&|s| {
        s.rules.payouts = Payouts::Custom;
        s.custom_payouts = vec![9_000, 2_000];
    });
    assert!(payouts.to_string().contains("take away 10.00%"));
    let rebuys = |change: &dyn Fn(&mut TournamentSetup)| {
        wrong(&|s| {
            s.rules.rebuys = Rebuys::FirstPhase;
            change(s);
        })
    };
    assert_eq!(
        rebuys(&|s| s.rebuys.through_level = 0),
        TournamentSetupError::NoFirstPhase
    );
    assert_eq!(
        rebuys(&|s| s.rebuys.chips = Chips::ZERO),
        TournamentSetupError::RebuyOfNothing
    );
    for plan in [vec![TableId(3)], vec![TableId(1), TableId(1)]] {
        let error = wrong(&|s| s.break_plan.clone_from(&plan));
        assert!(matches!(
            error,
            TournamentSetupError::BreakPlan { tables: 3, .. }
        ));
    }
    assert!(matches!(
        wrong(&|s| s.rules.raise_cap = 9),
        TournamentSetupError::HouseRule(_)
    ));
}

#[test]
fn wrong_calls_are_refused_and_change_nothing() {
    let mut tournament = begin(small(12, 6, 24));
    let table = TableId(0);
    let stranger = Hand::deal(begin(small(12, 6, 25)).next_hand(table).unwrap()).unwrap();
    assert_eq!(
        tournament.settle(table, &stranger),
        Err(TournamentError::NoHand { table })
    );
    let setup = tournament.next_hand(table).unwrap();
    let before = tournament.clone();
    assert_eq!(
        tournament.next_hand(table),
        Err(TournamentError::HandInProgress { table })
    );
    assert_eq!(
        tournament.settle(table, &stranger),
        Err(TournamentError::OtherHand)
    );
    let running = Hand::deal(setup).unwrap();
    assert_eq!(
        tournament.settle(table, &running),
        Err(TournamentError::HandNotOver)
    );
    let nowhere = TableId(9);
    assert_eq!(
        tournament.next_hand(nowhere),
        Err(TournamentError::NoSuchTable { table: nowhere })
    );
    let player = PlayerId(99);
    for error in [
        tournament.rebuy(player).unwrap_err(),
        tournament.add_on(player).unwrap_err(),
        tournament.decline(PlayerId(0)).unwrap_err(),
        tournament.set_absent(player, true).unwrap_err(),
    ] {
        assert!(matches!(error, TournamentError::NoSuchPlayer { .. }));
    }
    assert_eq!(tournament, before);
}

#[test]
fn a_saved_tournament_is_checked_when_it_is_read() {
    let mut tournament = begin(small(12, 6, 26));
    tournament.next_hand(TableId(0)).unwrap();
    let saved = serde_json::to_string(&tournament).unwrap();
    let back: Tournament = serde_json::from_str(&saved).unwrap();
    assert_eq!(back, tournament);
    for (from, to) in [
        ("\"stack\":3000", "\"stack\":3001"),
        ("\"starting_stack\":3000", "\"starting_stack\":2000"),
        ("\"seats_per_table\":6", "\"seats_per_table\":5"),
        ("\"level\":1", "\"level\":0"),
    ] {
        let damaged = saved.replacen(from, to, 1);
        assert_ne!(damaged, saved);
        assert!(
            serde_json::from_str::<Tournament>(&damaged).is_err(),
            "{from}"
        );
    }
}

// ---- many random tournaments ----

fn random_action(hand: &Hand, rng: &mut DealRng) -> Action {
    if matches!(hand.turn(), Turn::ShowOrMuck(_)) {
        return if rng.below(2) == 0 {
            Action::Show
        } else {
            Action::Muck
        };
    }
    let legal = hand.legal().unwrap();
    match rng.below(10) {
        0..=2 => shove(hand),
        3 => match legal.wager {
            Ok(wager) if wager.kind == WagerKind::Bet => Action::Bet(wager.min),
            Ok(wager) => Action::Raise(RaiseTo(wager.min)),
            Err(_) => shove(hand),
        },
        4..=6 if legal.check.is_ok() => Action::Check,
        4..=6 if legal.call.is_ok() => Action::Call,
        _ if legal.check.is_ok() => Action::Check,
        _ => Action::Fold,
    }
}

fn play_out(tournament: &Tournament, table: TableId, setup: HandSetup, rng: &mut DealRng) -> Hand {
    let mut hand = Hand::deal(setup).unwrap();
    while let Some(seat) = hand.turn().seat() {
        let away = tournament.absent_turn(table, &hand);
        let (_, action) = away.unwrap_or_else(|| (seat, random_action(&hand, rng)));
        hand.apply(seat, action).unwrap();
    }
    hand
}

/// Plays a tournament to its end with tables that take turns at random.
fn play(setup: TournamentSetup, rng: &mut DealRng) -> Tournament {
    Run::new(setup).finished(rng)
}

struct Run {
    tournament: Tournament,
    running: Vec<(TableId, HandSetup)>,
    /// The last big blind of each table, and who sat there.
    last_big_blind: BTreeMap<TableId, (PlayerId, Vec<PlayerId>)>,
    seen: BTreeSet<&'static str>,
    hands: u32,
}

impl Run {
    fn new(setup: TournamentSetup) -> Self {
        let (tournament, events) = Tournament::begin(setup).unwrap();
        let mut run = Self {
            tournament,
            running: Vec::new(),
            last_big_blind: BTreeMap::new(),
            seen: BTreeSet::new(),
            hands: 0,
        };
        run.note(&events);
        run
    }

    fn note(&mut self, events: &[TournamentEvent]) {
        for event in events {
            assert!(!event.because.rules().is_empty());
            let name = match &event.what {
                TournamentWhat::Moved { waits: true, .. } => "waits",
                TournamentWhat::Moved { .. } => "moved",
                TournamentWhat::TableBroken { .. } => "broken",
                TournamentWhat::HandForHandBegan => "hand for hand",
                TournamentWhat::ColoredUp { .. } => "colour-up",
                TournamentWhat::Rebought { .. } => "rebuy",
                TournamentWhat::AddedOn { .. } => "add-on",
                TournamentWhat::RebuysClosed { .. } => "closed",
                TournamentWhat::Eliminated { sharing: 2.., .. } => "shared",
                TournamentWhat::FinalTable { .. } => {
                    self.last_big_blind.clear();
                    "final table"
                }
                TournamentWhat::HeadsUp => "heads-up",
                TournamentWhat::Won { .. } => "won",
                _ => continue,
            };
            self.seen.insert(name);
        }
    }

    fn deal(&mut self, rng: &mut DealRng) -> bool {
        let ready: Vec<TableId> = self.tournament.ready().collect();
        if ready.is_empty() {
            return false;
        }
        let table = ready[rng.below(ready.len() as u32) as usize];
        let setup = self.tournament.next_hand(table).unwrap();
        let here = self.tournament.table(table).unwrap();
        let players: Vec<PlayerId> = here.seated().map(|(_, place)| place.player).collect();
        let big_blind = here.positions().unwrap().big_blind;
        let (_, place) = here.seated().find(|(seat, _)| *seat == big_blind).unwrap();
        let now = (place.player, players);
        if let Some(last) = self.last_big_blind.get(&table)
            && last.1 == now.1
        {
            assert_ne!(last.0, now.0, "the big blind twice running");
        }
        self.last_big_blind.insert(table, now);
        self.running.push((table, setup));
        true
    }

    fn settle(&mut self, rng: &mut DealRng) {
        let at = rng.below(self.running.len() as u32) as usize;
        let (table, setup) = self.running.swap_remove(at);
        let hand = play_out(&self.tournament, table, setup, rng);
        let events = self.tournament.settle(table, &hand).unwrap();
        self.note(&events);
        self.hands += 1;
    }

    fn decide(&mut self, rng: &mut DealRng) {
        let undecided: Vec<PlayerId> = self.tournament.undecided().collect();
        for player in undecided {
            let events = match rng.below(3) {
                0 => self.tournament.rebuy(player),
                1 => self.tournament.decline(player),
                _ => continue,
            };
            self.note(&events.unwrap());
        }
        if rng.below(20) == 0 {
            let players = &self.tournament.setup().players;
            let player = players[rng.below(players.len() as u32) as usize];
            let bought = match rng.below(3) {
                0 => self.tournament.rebuy(player),
                1 => self.tournament.add_on(player),
                _ => self.tournament.set_absent(player, rng.below(4) == 0),
            };
            self.note(&bought.unwrap_or_default());
        }
        if rng.below(4) == 0 {
            let seconds = rng.below(200);
            let events = self.tournament.pass_time(Elapsed { seconds });
            self.note(&events);
        }
    }

    fn check(&self) {
        let tournament = &self.tournament;
        assert_eq!(tournament.chips_in_play(), tournament.chips_bought());
        if tournament.is_over() || tournament.undecided().next().is_some() {
            return;
        }
        let counts = tournament.tables().iter().map(TournamentTable::count);
        let resting = tournament
            .tables()
            .iter()
            .filter(|table| table.hand().is_none());
        let least = counts.clone().min().unwrap();
        let seats = usize::from(tournament.setup().seats_per_table);
        let left = tournament.players_left() as usize;
        let waiting = tournament
            .tables()
            .iter()
            .any(|table| table.seated().any(|(_, place)| place.stack.is_zero()));
        if self.running.is_empty() && !waiting {
            assert_eq!(tournament.tables().len(), left.div_ceil(seats));
            assert!(counts.max().unwrap() <= least + 1, "tables out of balance");
        } else if !waiting && tournament.tables().len() == left.div_ceil(seats) {
            let most = resting.map(TournamentTable::count).max().unwrap_or(0);
            assert!(most <= least + 1, "a table at rest is too full");
        }
    }

    fn finished(self, rng: &mut DealRng) -> Tournament {
        let run = self.on(true, rng);
        run.check_end();
        run.tournament
    }

    fn on(mut self, in_step: bool, rng: &mut DealRng) -> Self {
        for step in 0.. {
            assert!(step < 2_000_000, "the tournament does not end");
            self.decide(rng);
            if self.tournament.is_over() {
                break;
            }
            if in_step {
                while self.deal(rng) {}
            } else if rng.below(2) == 0 {
                self.deal(rng);
            }
            if self.running.is_empty() {
                let waits = self.tournament.undecided().next().is_some();
                let dealt = waits || self.deal(rng);
                assert!(dealt, "no table can play");
            }
            while !self.running.is_empty() && (in_step || rng.below(2) == 0) {
                self.settle(rng);
                self.check();
            }
            if self.tournament.is_over() {
                break;
            }
        }
        self
    }

    fn check_end(&self) {
        let tournament = &self.tournament;
        assert!(self.running.is_empty());
        let standings = tournament.standings();
        assert_eq!(standings.len(), tournament.setup().players.len());
        let mut next = 1;
        for group in standings.chunk_by(|one, other| one.place == other.place) {
            assert_eq!(group[0].place, next);
            assert!(group.iter().all(|f| f.sharing as usize == group.len()));
            next += group.len() as u32;
        }
        assert_eq!(
            standings.iter().filter(|finish| finish.place == 1).count(),
            1
        );
        let winner = tournament.find(standings[0].player).unwrap();
        assert_eq!(winner.2, tournament.chips_bought());
        let prizes = standings
            .iter()
            .filter_map(|f| tournament.prize_of(f.player));
        assert_eq!(
            prizes.map(|prize| prize.0).sum::<u64>(),
            tournament.pool().0
        );
    }
}

fn pick<T: Copy>(values: &[T], rng: &mut DealRng) -> T {
    values[rng.below(values.len() as u32) as usize]
}

fn random_setup(number: u64, rng: &mut DealRng) -> TournamentSetup {
    let most = pick(&[9, 30, 60, 180], rng);
    let players = 2 + rng.below(most - 1);
    let seats = 2 + rng.below(9) as u8;
    let mut setup = setup(players, seats, number);
    setup.rules = HouseRules {
        structure: pick(Structure::ALL, rng),
        button_rule: pick(ButtonRule::ALL, rng),
        ante: pick(Ante::ALL, rng),
        ante_payer: pick(AntePayer::ALL, rng),
        rebuys: pick(Rebuys::ALL, rng),
        blind_levels: pick(BlindLevels::ALL, rng),
        payouts: match players {
            2 => Payouts::TwoPlaces,
            _ => pick(Payouts::ALL, rng),
        },
        ..HouseRules::default()
    };
    setup.custom_payouts = vec![4_500, 2_750, 2_750];
    setup.starting_stack = Chips::new(pick(&[600, 1_000, 1_500, 3_000, 3_001], rng));
    setup.entry = Money(u64::from(rng.below(5_000)));
    setup.rebuys.chips = Chips::new(pick(&[500, 1_000, 3_000], rng));
    setup.rebuys.most = Some(rng.below(3));
    setup.color_up = rng.below(4) > 0;
    let length = 1 + rng.below(4);
    let standard = LevelTable::standard();
    let as_long = |&level: &Level| Level { length, ..level };
    let levels = standard.listed().iter().map(as_long);
    setup.levels = LevelTable::new(levels.collect()).unwrap();
    setup
}

#[test]
fn tourn_1_to_10_random_tournaments_keep_every_promise() {
    let wanted = std::env::var("CARDS_SPEAK_TOURNAMENTS");
    let count: u64 = wanted
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000);
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    let (mut players, mut hands) = (0, 0);
    for number in 0..count {
        let mut rng = DealRng::new(seed(1_000_000 + number));
        let setup = random_setup(number, &mut rng);
        players += setup.players.len();
        let mut run = Run::new(setup);
        if rng.below(8) == 0 {
            // Saved and read again after some hands.
            for _ in 0..5 {
                run.decide(&mut rng);
                if run.deal(&mut rng) {
                    let saved = serde_json::to_string(&run.tournament).unwrap();
                    run.tournament = serde_json::from_str(&saved).unwrap();
                    run.settle(&mut rng);
                    run.check();
                }
                if run.tournament.is_over() {
                    break;
                }
            }
        }
        if !run.tournament.is_over() {
            let in_step = rng.below(2) == 0;
            run = run.on(in_step, &mut rng);
        }
        run.check_end();
        hands += run.hands;
        for name in &run.seen {
            *seen.entry(name).or_default() += 1;
        }
    }
    #[allow(clippy::print_stdout)]
    {
        println!("{count} tournaments, {players} players, {hands} hands: {seen:?}");
    }
    for name in [
        "moved",
        "waits",
        "broken",
        "hand for hand",
        "colour-up",
        "rebuy",
        "add-on",
        "closed",
        "shared",
        "final table",
        "heads-up",
        "won",
    ] {
        assert!(seen.contains_key(name) || count < 200, "never seen: {name}");
    }
}
