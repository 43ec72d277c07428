//! A spot, and its play up to a mark.

use super::check;
use super::lines::Lines;
use super::read::Reader;
use super::setup::{self, Draft};
use crate::engine::cards::{Card, Seed};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, Hand, HandSetup, SetupError, Street, Turn};
use crate::engine::seat::Seat;
use crate::school::fault::{Fault, FaultPlace, Problem};
use crate::school::part::Part;
use crate::school::people;

/// A moment of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Before the first action of its line.
    Start,
    /// At a lettered decision.
    Letter(char),
    /// After the last action, and the showdown if there is one.
    End,
}

impl Mark {
    /// The mark of this name: `start`, `a`, `end`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        match (name, letters.next(), letters.next()) {
            ("start", ..) => Some(Self::Start),
            ("end", ..) => Some(Self::End),
            (_, Some(letter @ 'a'..='z'), None) => Some(Self::Letter(letter)),
            _ => None,
        }
    }
}

/// A table in a given set-up, with the actions of a hand and its marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    setup: HandSetup,
    you: Option<Seat>,
    street: Street,
    known: Vec<(Seat, [Card; 2])>,
    board: Vec<Card>,
    moves: Vec<(Seat, Action)>,
    marks: Vec<(char, usize)>,
}

impl Spot {
    /// Reads a spot and plays it. `line` is where the text begins in its file; the cards that the
    /// spot leaves open come from the seed.
    pub fn read(
        text: &str,
        line: usize,
        place: &FaultPlace,
        seed: Seed,
    ) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new(place);
        let whole = Part::at(text, line, 1);
        let lines = Lines::read(&mut reader, whole);
        let spot = Self::of_lines(&mut reader, &lines, seed);
        match spot {
            Some(spot) if reader.faults.is_empty() => Ok(spot),
            _ => {
                if reader.faults.is_empty() {
                    let key = "game".to_owned();
                    reader.fault(whole, Problem::Missing { key });
                }
                Err(reader.faults)
            }
        }
    }

    /// Reads a spot that stands by itself and is to be played at a table on a screen.
    pub fn by_itself(text: &str, seed: Seed) -> Result<Self, Vec<Fault>> {
        let place = FaultPlace::Table;
        let spot = Self::read(text, 1, &place, seed)?;
        if usize::from(spot.chairs()) > people::NAMES.len() {
            let problem = Problem::Value {
                key: "table".to_owned(),
                found: spot.chairs().to_string(),
                wanted: ["1-", &people::NAMES.len().to_string()].concat(),
            };
            let (line, column) = (1, 1);
            return Err(vec![Fault {
                line,
                column,
                place,
                problem,
            }]);
        }
        Ok(spot)
    }

    fn of_lines(reader: &mut Reader<'_>, lines: &Lines<'_>, seed: Seed) -> Option<Self> {
        let Draft {
            setup,
            you,
            street,
            known,
            board,
        } = setup::read(reader, lines, seed)?;
        let mut spot = Self {
            setup,
            you,
            street,
            known,
            board,
            moves: Vec::new(),
            marks: Vec::new(),
        };
        let game = lines.one("game")?;
        let mut hand = match spot.dealt() {
            Ok(hand) => hand,
            Err(error) => {
                reader.fault(game, Problem::Setup(error));
                return None;
            }
        };
        for parts in lines.all("play") {
            for part in parts {
                spot.read_moves(reader, &mut hand, *part)?;
            }
        }
        check::figures(reader, lines, &spot);
        Some(spot)
    }

    /// One line of actions: `[a] 4 raise 6, 5 fold | 2 check`.
    fn read_moves(
        &mut self,
        reader: &mut Reader<'_>,
        hand: &mut Hand,
        line: Part<'_>,
    ) -> Option<()> {
        for (number, round) in rounds(line).enumerate() {
            if number > 0 && hand.turn() != Turn::Over && round_goes_on(hand) {
                reader.notation(round, "the next round begins when the betting is over");
                return None;
            }
            for entry in round.split(&[',']) {
                self.read_move(reader, hand, entry)?;
            }
        }
        Some(())
    }

    fn read_move(
        &mut self,
        reader: &mut Reader<'_>,
        hand: &mut Hand,
        entry: Part<'_>,
    ) -> Option<()> {
        let mut entry = entry;
        while entry.text.starts_with('[') {
            let Some((mark, rest)) = entry.halves(']') else {
                reader.notation(entry, "[a]");
                return None;
            };
            match Mark::named(&mark.text[1..]) {
                Some(Mark::Letter(letter)) => self.marks.push((letter, self.moves.len())),
                _ => reader.notation(mark, "[a]"),
            }
            entry = rest;
        }
        if entry.text.is_empty() {
            return Some(());
        }
        let (number, deed) = entry.first_word();
        let seat = reader.seat(number)?;
        let turn = hand.turn().seat();
        if turn != Some(seat) {
            reader.fault(entry, Problem::Turn { seat, turn });
            return None;
        }
        let action = read_action(reader, deed)?;
        let pays = stated_call(reader, deed);
        if let (Some(stated), Some(Ok(call))) = (pays, hand.legal().map(|legal| legal.call)) {
            reader.figure(deed, "call", &call.pay.to_string(), &stated.to_string());
        }
        if let Err(refusal) = hand.apply(seat, action) {
            let problem = Problem::Illegal {
                seat,
                action: deed.text.to_owned(),
                because: refusal.because,
            };
            reader.fault(entry, problem);
            return None;
        }
        self.moves.push((seat, action));
        Some(())
    }

    /// The hand where the spot begins, and the checks that lead there: rounds that it leaves out
    /// are checked through.
    fn begun(&self) -> Result<(Hand, Vec<(Seat, Action)>), SetupError> {
        let mut hand = Hand::deal(self.setup.clone())?;
        let mut checks = Vec::new();
        while hand.state().street < self.street
            && let Turn::Act(seat) = hand.turn()
        {
            if hand.apply(seat, Action::Check).is_err() {
                break;
            }
            checks.push((seat, Action::Check));
        }
        Ok((hand, checks))
    }

    fn dealt(&self) -> Result<Hand, SetupError> {
        self.begun().map(|(hand, _)| hand)
    }

    /// All decisions up to the end of its line, those of the rounds that it leaves out included.
    #[must_use]
    pub fn decisions(&self) -> Vec<(Seat, Action)> {
        let mut decisions = self.begun().map_or(Vec::new(), |(_, checks)| checks);
        decisions.extend_from_slice(&self.moves);
        decisions
    }

    /// The hand at a mark; none if there is no such mark.
    #[must_use]
    pub fn hand_at(&self, mark: Mark) -> Option<Hand> {
        let moves = match mark {
            Mark::Start => 0,
            Mark::End => self.moves.len(),
            Mark::Letter(letter) => self.place_of(letter)?,
        };
        let mut hand = self.hand_after(moves)?;
        if mark == Mark::End {
            // A spot shows every hand that is still in.
            while let Turn::ShowOrMuck(seat) = hand.turn() {
                hand.apply(seat, Action::Show).ok()?;
            }
        }
        Some(hand)
    }

    /// The hand after so many actions of its line.
    #[must_use]
    pub fn hand_after(&self, moves: usize) -> Option<Hand> {
        let mut hand = self.dealt().ok()?;
        for &(seat, action) in self.moves.get(..moves)? {
            hand.apply(seat, action).ok()?;
        }
        Some(hand)
    }

    fn place_of(&self, letter: char) -> Option<usize> {
        let found = self.marks.iter().find(|(mark, _)| *mark == letter);
        found.map(|(_, moves)| *moves)
    }

    /// How many actions stand before a mark.
    #[must_use]
    pub fn moves_before(&self, mark: Mark) -> Option<usize> {
        match mark {
            Mark::Start => Some(0),
            Mark::End => Some(self.moves.len()),
            Mark::Letter(letter) => self.place_of(letter),
        }
    }

    /// The actions, in order.
    #[must_use]
    pub fn moves(&self) -> &[(Seat, Action)] {
        &self.moves
    }

    /// The letters of its marks, in order.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        self.marks.iter().map(|(letter, _)| *letter)
    }

    /// Where the learner sits.
    #[must_use]
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// What the hand is dealt from.
    #[must_use]
    pub const fn setup(&self) -> &HandSetup {
        &self.setup
    }

    /// The street with which it begins.
    #[must_use]
    pub const fn street(&self) -> Street {
        self.street
    }

    /// The cards of players that it names.
    #[must_use]
    pub fn known(&self) -> &[(Seat, [Card; 2])] {
        &self.known
    }

    /// The common cards that it names, those of later streets included.
    #[must_use]
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    pub(super) fn setup_mut(&mut self) -> &mut HandSetup {
        &mut self.setup
    }

    /// Gives every seat of the line another name.
    pub(super) fn rename(&mut self, name: impl Fn(Seat) -> Seat) {
        self.you = self.you.map(&name);
        for (seat, _) in &mut self.known {
            *seat = name(*seat);
        }
        for (seat, _) in &mut self.moves {
            *seat = name(*seat);
        }
    }

    /// Whether the spot names the cards of a seat.
    #[must_use]
    pub fn names_cards_of(&self, seat: Seat) -> bool {
        self.known.iter().any(|(owner, _)| *owner == seat)
    }

    /// How many events happened before the spot begins.
    #[must_use]
    pub fn events_before(&self) -> usize {
        self.dealt().map_or(0, |hand| hand.events().len())
    }
}

/// Whether the round that was last acted in goes on.
fn round_goes_on(hand: &Hand) -> bool {
    let state = hand.state();
    let last = state.taken.last();
    last.is_some_and(|taken| taken.street == state.street)
}

/// The rounds of a line. A line that begins with a bar goes on with the next round: before it
/// there is an empty one.
fn rounds(line: Part<'_>) -> impl Iterator<Item = Part<'_>> {
    let goes_on = line.text.starts_with('|');
    let none = Part { text: "", ..line };
    goes_on
        .then_some(none)
        .into_iter()
        .chain(line.split(&['|']))
}

/// `fold`, `check`, `call`, `call 20`, `bet 20`, `raise 40` (to).
pub(super) fn read_action(reader: &mut Reader<'_>, deed: Part<'_>) -> Option<Action> {
    let (verb, amount) = deed.first_word();
    Some(match verb.text {
        "fold" => Action::Fold,
        "check" => Action::Check,
        "call" => Action::Call,
        "bet" => Action::Bet(reader.amount(amount)?),
        "raise" => Action::Raise(RaiseTo(reader.amount(amount)?)),
        _ => {
            reader.notation(deed, "fold, check, call 2, bet 10, raise 20");
            return None;
        }
    })
}

/// What a call is said to put in.
fn stated_call(reader: &mut Reader<'_>, deed: Part<'_>) -> Option<Chips> {
    let amount = deed.after("call")?;
    if amount.text.is_empty() {
        return None;
    }
    reader.amount(amount)
}
