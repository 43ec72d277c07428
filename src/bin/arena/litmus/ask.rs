//! The decisions in a spot.

use cards_speak::bots::{BotRequest, Budget, Level};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{Action, Street, TableView, Viewer};
use cards_speak::odds::HandClass;
use cards_speak::school::fault::FaultPlace;
use cards_speak::school::spot::Spot;

use super::file::{Hands, Litmus, Measure, Trial};

/// The luck of all litmus spots.
const LUCK: Seed = Seed::new([9; 32]);

/// What was decided in one spot: each decision with its weight.
#[derive(Clone, Debug, Default)]
pub(super) struct Answers(Vec<(u64, Deed)>);

/// One decision, as far as it is measured.
#[derive(Clone, Copy, Debug)]
struct Deed {
    action: Action,
    all_in: bool,
    least: bool,
    /// Per mille of the pot; of a bet or raise.
    size: Option<u64>,
}

impl Answers {
    /// The measure in per mille; nothing where there is nothing to measure.
    pub(super) fn measure(&self, of: Measure) -> Option<i64> {
        let wager = |deed: &Deed| deed.size.is_some();
        let counts = |deed: &Deed| match of {
            Measure::Fold => deed.action == Action::Fold,
            Measure::Check => deed.action == Action::Check,
            Measure::Call => deed.action == Action::Call,
            Measure::Wager | Measure::Size => wager(deed),
            Measure::In => deed.action == Action::Call || wager(deed),
            Measure::AllIn => deed.all_in,
            Measure::Least => deed.least,
        };
        let weights = |among: &dyn Fn(&Deed) -> bool| -> u64 {
            let some = self.0.iter().filter(|(_, deed)| among(deed));
            some.map(|(weight, _)| weight).sum()
        };
        let (part, of) = match of {
            Measure::Size => {
                let sizes = self.0.iter();
                let sum: u64 = sizes
                    .map(|(weight, deed)| weight * deed.size.unwrap_or(0))
                    .sum();
                (sum, weights(&wager))
            }
            _ => (1000 * weights(&counts), weights(&|_| true)),
        };
        let measure = (part + of / 2).checked_div(of)?;
        i64::try_from(measure).ok()
    }
}

impl Litmus {
    /// What a level does in each of the spots of a trial.
    pub(super) fn answers(&self, trial: &Trial, level: Level) -> Result<Vec<Answers>, String> {
        let nothing = [Vec::new()];
        let values = match trial.values.as_slice() {
            [] => &nothing[..],
            some => some,
        };
        let each = values.iter();
        each.map(|value| self.answers_with(trial, value, level))
            .collect()
    }

    fn answers_with(
        &self,
        trial: &Trial,
        value: &[String],
        level: Level,
    ) -> Result<Answers, String> {
        let table = self.tables.get(&trial.table);
        let table = table.ok_or_else(|| format!("{}: no table {}", trial.id, trial.table))?;
        let mut text = [table.as_str(), &trial.spot.join("\n")].join("\n");
        for (place, part) in value.iter().enumerate() {
            text = text.replace(&format!("{{{}}}", place + 1), part);
        }
        let hands: Vec<(u64, String)> = match &trial.hands {
            Hands::Named => vec![(1, String::new())],
            Hands::These(hands) => hands.iter().map(|hand| (1, hand.clone())).collect(),
            Hands::All => HandClass::all()
                .filter_map(|class| {
                    let first = class.combos().next()?;
                    Some((class.combos().count() as u64, first.to_string()))
                })
                .collect(),
        };
        // With all hands there is no time to think long, and no need: they are many.
        let budget = match trial.hands {
            Hands::All => Budget::SMALL,
            Hands::Named | Hands::These(_) => Budget::FULL,
        };
        let mut answers = Answers::default();
        for (weight, hand) in hands {
            let text = text.replace("{hand}", &hand);
            let view = view_of(&trial.id, &text)?;
            // Whoever reckons the end of a hand out takes long over it.
            let reckons = level.skill().endgames && view.hand.street >= Street::Turn;
            let tries = if reckons {
                trial.tries.div_ceil(4)
            } else {
                trial.tries
            };
            for number in 0..tries {
                let request = BotRequest {
                    id: u64::from(number),
                    view: view.clone(),
                    level,
                    character: trial.who.at(number),
                    notes: Vec::new(),
                    seed: LUCK.for_hand(number.into()),
                };
                let action = request.answer(budget).action;
                answers.0.push((weight, deed(&view, action)));
            }
        }
        Ok(answers)
    }
}

/// What whoever is in turn sees at the end of a spot.
fn view_of(id: &str, text: &str) -> Result<TableView, String> {
    let place = FaultPlace::Spot(id.to_owned());
    let spot = Spot::read(text, 1, &place, LUCK)
        .map_err(|faults| format!("{id}: {faults:?} in\n{text}"))?;
    let hand = spot.hand_after(spot.moves().len());
    let asked = hand.and_then(|hand| Some((hand.turn().seat()?, hand)));
    let (seat, hand) = asked.ok_or_else(|| format!("{id}: nobody is in turn in\n{text}"))?;
    if !spot.names_cards_of(seat) {
        return Err(format!("{id}: seat {} has no cards in\n{text}", seat.0 + 1));
    }
    Ok(hand.view(Viewer::Seat(seat)))
}

fn deed(view: &TableView, action: Action) -> Deed {
    let zero = Chips::ZERO;
    let own = view.own_seat().map_or(zero, |me| me.stack + me.bet);
    let call = view.legal.as_ref().and_then(|legal| legal.call.ok());
    let wager = view.legal.as_ref().and_then(|legal| legal.wager.ok());
    let to = match action {
        Action::Bet(to) | Action::Raise(RaiseTo(to)) => Some(to),
        _ => None,
    };
    let calls_all = action == Action::Call && call.as_ref().is_some_and(|call| call.all_in);
    let price = call.map_or(0, |call| call.pay.get());
    let bet = view.hand.betting.bet.get();
    let pot = (view.hand.pot_total().get() + price).max(1);
    Deed {
        action,
        all_in: calls_all || to == Some(own),
        least: wager.is_some_and(|wager| to == Some(wager.min) && wager.min < wager.max),
        size: to.map(|to| to.get().saturating_sub(bet) * 1000 / pot),
    }
}
