//! Answers in words.

use crate::engine::hand::{Action, Pot};
use crate::engine::seat::Seat;
use crate::school::lesson::{FigureUnit, Lesson};
use crate::school::people;
use crate::school::question::{Figure, Payout, Right, Verb, Verbs};
use crate::text::{Args, Id};
use crate::ui::words::Words;

/// The word on a button.
pub(super) const fn verb(verb: Verb) -> Id {
    match verb {
        Verb::Fold => Id("ui-fold"),
        Verb::Check => Id("ui-check"),
        Verb::Call => Id("ui-call"),
        Verb::Bet => Id("ui-bet"),
        Verb::Raise => Id("ui-raise"),
    }
}

/// How seats are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Called {
    /// By number and name; the learner's own is "you".
    Names {
        /// The learner's own.
        you: Option<Seat>,
    },
    /// Hands laid side by side, by their letters.
    Letters,
}

/// A seat as it is called.
pub(super) fn called(words: &Words, place: Seat, called: Called) -> String {
    match called {
        Called::Names { you } => seat(words, place, you),
        Called::Letters => char::from(b'A'.saturating_add(place.0)).to_string(),
    }
}

/// A seat by its number and who sits there.
pub(super) fn seat(words: &Words, seat: Seat, you: Option<Seat>) -> String {
    let name = if you == Some(seat) {
        words.of(Id("ui-you"))
    } else {
        people::name(seat).to_owned()
    };
    let args = Args::new()
        .with("number", u64::from(seat.number()))
        .with("name", name);
    words.with(Id("school-seat"), &args)
}

fn seats(words: &Words, all: impl Iterator<Item = Seat>, you: Option<Seat>) -> String {
    let each: Vec<String> = all.map(|place| seat(words, place, you)).collect();
    each.join(" · ")
}

/// An action with its amount.
pub(super) fn action(words: &Words, action: Action) -> String {
    match action {
        Action::Bet(to) => words.with(Id("school-bet"), &Args::new().with("amount", to)),
        Action::Raise(to) => words.with(Id("school-raise"), &Args::new().with("amount", to.0)),
        Action::Fold => words.of(Id("ui-fold")),
        Action::Check => words.of(Id("ui-check")),
        Action::Call => words.of(Id("ui-call")),
        Action::Show => words.of(Id("ui-show")),
        Action::Muck | Action::PlayBoard => words.of(Id("ui-muck")),
    }
}

/// Buttons in a row.
pub(super) fn buttons(words: &Words, verbs: Verbs) -> String {
    let each: Vec<String> = verbs.iter().map(|each| words.of(verb(each))).collect();
    each.join(" · ")
}

/// A figure in its unit, with the language's own decimals.
pub(super) fn figure(words: &Words, figure: Figure, unit: FigureUnit) -> String {
    let written = figure.to_string();
    let (sign, digits) = match written.strip_prefix('-') {
        Some(rest) => ("\u{2212}", rest),
        None => ("", written.as_str()),
    };
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let whole = whole
        .parse()
        .map_or_else(|_| whole.to_owned(), |whole| words.count(whole));
    let mut said = [sign, &whole].concat();
    if !rest.is_empty() {
        said.push(words.language().decimal());
        said.push_str(rest);
    }
    if unit == FigureUnit::Percent {
        return words.with(Id("school-percent"), &Args::new().with("figure", said));
    }
    said
}

/// A pot with its sum and whose it may be.
fn pot(words: &Words, place: usize, pot: &Pot, you: Option<Seat>) -> String {
    let args = Args::new()
        .with("pot", words.pot_name(place))
        .with("amount", pot.amount)
        .with("seats", seats(words, pot.seats.iter(), you));
    words.with(Id("school-pot-of"), &args)
}

fn payout(words: &Words, place: usize, payout: &Payout, you: Option<Seat>) -> String {
    let each = payout.iter().map(|&(winner, amount)| {
        let args = Args::new()
            .with("seat", seat(words, winner, you))
            .with("amount", amount);
        words.with(Id("school-share"), &args)
    });
    let each: Vec<String> = each.collect();
    let args = Args::new()
        .with("pot", words.pot_name(place))
        .with("shares", each.join(" · "));
    words.with(Id("school-paid"), &args)
}

/// The right answer, as it is shown after a second mistake.
pub(super) fn right(
    words: &Words,
    lesson: &Lesson,
    place: usize,
    right: &Right,
    you: Option<Seat>,
) -> String {
    let id = lesson.text_id(place);
    let choice = |number: u8| {
        words
            .of_lesson(&format!("{id}.choice-{number}"))
            .unwrap_or_default()
    };
    let unit = lesson
        .step(place)
        .map_or(FigureUnit::Chips, |step| step.unit);
    match right {
        Right::Act(wanted) => action(words, *wanted),
        Right::Buttons(verbs) => buttons(words, *verbs),
        Right::Number { figure: number, .. } => figure(words, *number, unit),
        Right::Seat(wanted) if wanted.is_empty() => words.of(Id("school-nobody")),
        Right::Seat(wanted) | Right::Seats(wanted) => seats(words, wanted.iter(), you),
        Right::Order(order) => seats(words, order.iter().copied(), you),
        Right::Sort(order) => {
            let each: Vec<String> = order.iter().map(|&number| choice(number)).collect();
            each.join(" · ")
        }
        Right::Pick { choice: number, .. } => choice(*number),
        Right::Five { cards, .. } => {
            let five = crate::engine::cards::best_five(*cards);
            let five = five.into_iter().flatten();
            let each: Vec<String> = five.map(|card| words.card_signs(card)).collect();
            each.join(" ")
        }
        Right::Pots(pots) => {
            let each = pots
                .iter()
                .enumerate()
                .map(|(place, each)| pot(words, place, each, you));
            each.collect::<Vec<_>>().join(" · ")
        }
        Right::Award(payouts) => {
            let each = payouts.iter().enumerate();
            let each = each.map(|(place, each)| payout(words, place, each, you));
            each.collect::<Vec<_>>().join(" · ")
        }
    }
}
