//! Players by a simple rule, to be beaten and to measure with.

use cards_speak::bots::starting_hand;
use cards_speak::engine::cards::{Card, CardSet, Evaluator};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{Action, TableView};
use cards_speak::odds::{Clash, Held, Range, SimRng, simulate};

/// A player by a simple rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RuleBot {
    /// Checks, or else folds.
    Fold,
    /// Checks, or else calls.
    Station,
    /// Tight and timid: few hands, bets the very good ones, folds to a bet with less.
    Nit,
    /// Tight and aggressive.
    Tag,
    /// Loose and aggressive.
    Lag,
    /// Bets and raises about the pot four times in five, whatever he holds, and never folds.
    Maniac,
    /// Everything in, every time.
    Shover,
    /// Any legal action, any legal amount.
    Random,
    /// The least raise there is, as often as it is allowed.
    MinRaiser,
    /// Calls if the chance against any hand pays the price, bets the pot with two chances in three.
    PotOdds,
    /// Plays sound hands and bets the more the better they are.
    SizeTeller,
}

impl RuleBot {
    pub(crate) const ALL: [Self; 11] = [
        Self::Fold,
        Self::Station,
        Self::Nit,
        Self::Tag,
        Self::Lag,
        Self::Maniac,
        Self::Shover,
        Self::Random,
        Self::MinRaiser,
        Self::PotOdds,
        Self::SizeTeller,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Station => "station",
            Self::Nit => "nit",
            Self::Tag => "tag",
            Self::Lag => "lag",
            Self::Maniac => "maniac",
            Self::Shover => "shover",
            Self::Random => "random",
            Self::MinRaiser => "min-raiser",
            Self::PotOdds => "pot-odds",
            Self::SizeTeller => "size-teller",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// What he would like to do; it need not be legal.
    pub(crate) fn wish(self, view: &TableView, rng: &mut SimRng) -> Action {
        let Some(spot) = Spot::of(view) else {
            return Action::Fold;
        };
        match self {
            Self::Fold => Action::Fold,
            Self::Nit => NIT.wish(&spot, rng),
            Self::Tag => TAG.wish(&spot, rng),
            Self::Lag => LAG.wish(&spot, rng),
            Self::Maniac if rng.chance(800) => spot.bet(100),
            Self::Station | Self::Maniac => Action::Call,
            Self::Shover => to(u64::MAX),
            Self::Random => random(view, rng),
            Self::MinRaiser => to(0),
            Self::PotOdds => {
                let chance = spot.chance(rng);
                if chance >= 667 {
                    spot.bet(100)
                } else if chance >= spot.need() {
                    Action::Call
                } else {
                    Action::Fold
                }
            }
            Self::SizeTeller => {
                let chance = spot.chance(rng);
                if chance >= 550 && spot.wagers < 2 {
                    // A third of the pot with a fair hand, one and a half with the nuts.
                    spot.bet(33 + u64::from(chance - 550) * 120 / 450)
                } else if chance >= spot.need() + 50 {
                    Action::Call
                } else {
                    Action::Fold
                }
            }
        }
    }
}

/// A style in a few figures, all per mille.
struct Style {
    /// Starting hands that are raised.
    raises: u32,
    /// Starting hands that are played.
    plays: u32,
    /// Starting hands that go on against a raise.
    defends: u32,
    /// The chance against any hand from which on he bets.
    bets: u32,
    /// How much more than the price his chance must be for a call.
    caution: u32,
    /// How often he bets with less where nobody has.
    bluffs: u32,
}

const NIT: Style = Style {
    raises: 70,
    plays: 120,
    defends: 50,
    bets: 800,
    caution: 250,
    bluffs: 0,
};

const TAG: Style = Style {
    raises: 300,
    plays: 350,
    defends: 200,
    bets: 650,
    caution: 150,
    bluffs: 200,
};

const LAG: Style = Style {
    raises: 600,
    plays: 700,
    defends: 400,
    bets: 580,
    caution: 80,
    bluffs: 450,
};

impl Style {
    fn wish(&self, spot: &Spot<'_>, rng: &mut SimRng) -> Action {
        if spot.board.is_empty() {
            let top = u32::from(starting_hand(spot.hole).0);
            let (raises, plays) = match spot.wagers {
                0 => (self.raises, self.plays),
                1 => (self.defends / 3, self.defends),
                _ => (self.defends / 10, self.defends / 4),
            };
            return if top <= raises {
                spot.bet(100)
            } else if top <= plays {
                Action::Call
            } else {
                Action::Fold
            };
        }
        let chance = spot.chance(rng);
        let raised = 80 * spot.wagers;
        let bluff = spot.wagers == 0 && rng.chance(self.bluffs);
        if chance >= self.bets + raised || bluff {
            spot.bet(66)
        } else if chance >= spot.need() + self.caution {
            Action::Call
        } else {
            Action::Fold
        }
    }
}

/// A view in figures.
struct Spot<'a> {
    hole: [Card; 2],
    board: &'a [Card],
    pot: u64,
    price: u64,
    bet: u64,
    /// Bets and raises on this street.
    wagers: u32,
    others: usize,
}

impl<'a> Spot<'a> {
    fn of(view: &'a TableView) -> Option<Self> {
        let me = view.own_seat()?;
        let legal = view.legal.as_ref()?;
        let hand = &view.hand;
        let wager = |action| matches!(action, Action::Bet(_) | Action::Raise(_));
        let on_street = hand.taken.iter().filter(|t| t.street == hand.street);
        Some(Self {
            hole: me.hole.cards()?,
            board: &hand.board,
            pot: hand.pot_total().get(),
            price: legal.call.as_ref().map_or(0, |call| call.pay.get()),
            bet: hand.betting.bet.get(),
            wagers: on_street.filter(|t| wager(t.action)).count() as u32,
            others: hand.seats.iter().filter(|seat| seat.is_in()).count() - 1,
        })
    }

    /// A bet or raise by so many per cent of the pot after a call.
    fn bet(&self, percent: u64) -> Action {
        to(self.bet + (self.pot + self.price) * percent / 100)
    }

    /// The chance that a call needs to pay, per mille.
    fn need(&self) -> u32 {
        (self.price * 1000 / (self.pot + self.price).max(1)) as u32
    }

    /// The chance to win against any hands, per mille.
    fn chance(&self, rng: &mut SimRng) -> u32 {
        let seen: CardSet = self.board.iter().chain(&self.hole).copied().collect();
        let any = Range::any().pool(seen);
        let mut hands = vec![Held::Known(self.hole)];
        hands.resize(1 + self.others, Held::OneOf(&any));
        let tables = Evaluator::get();
        let sample = simulate(
            &hands,
            self.board,
            CardSet::EMPTY,
            Clash::Redraw,
            200,
            rng,
            |cards| tables.pile(cards.iter().collect()),
        );
        sample.equity(0).per_mille()
    }
}

fn to(amount: u64) -> Action {
    Action::Raise(RaiseTo(Chips::new(amount)))
}

fn random(view: &TableView, rng: &mut SimRng) -> Action {
    let wager = view
        .legal
        .as_ref()
        .and_then(|legal| legal.wager.as_ref().ok());
    match (rng.below(3), wager) {
        (0, _) => Action::Fold,
        (1, _) | (_, None) => Action::Call,
        (_, Some(wager)) => {
            let span = wager.max.get() - wager.min.get() + 1;
            let more = rng.below(u32::try_from(span).unwrap_or(u32::MAX));
            to(wager.min.get() + u64::from(more))
        }
    }
}
