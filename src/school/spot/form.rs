//! A spot as a form to be filled in: what stands in its fields, whether it can be played or not.
//! As a text it is the notation of lesson files, which is checked when it is read.

use super::play::Spot;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, ForcedKind, Hand, Mode, Street};
use crate::engine::house::{HouseRules, OptionKey, Straddle, Structure};
use crate::engine::seat::Seat;

/// The chairs of a new form, as many as a table has.
const CHAIRS: usize = 10;

/// What stands in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotForm {
    /// How much may be bet.
    pub structure: Structure,
    /// The small blind, as it is typed.
    pub small_blind: String,
    /// The big blind; in fixed limit the lower limit.
    pub big_blind: String,
    /// The ante; empty for none.
    pub ante: String,
    /// The straddle; empty for none.
    pub straddle: String,
    /// Whether it is a tournament's table.
    pub tournament: bool,
    /// The house rules; the structure and the small blind stand above.
    pub rules: HouseRules,
    /// The street with which it begins.
    pub street: Street,
    /// Where the player sits.
    pub you: Option<Seat>,
    /// Where the button lies; the chair may be empty.
    pub button: Seat,
    /// Who has the big blind where nobody has the small one.
    pub big_blind_alone: Option<Seat>,
    /// Who posts a big blind beside, as a newcomer does.
    pub posts: Vec<Seat>,
    /// The chairs by their numbers.
    pub chairs: Vec<ChairForm>,
    /// The common cards.
    pub board: String,
    /// What has been done so far.
    pub moves: Vec<Move>,
}

/// One chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChairForm {
    /// Whether somebody sits there.
    pub taken: bool,
    /// The chips in front of him.
    pub stack: String,
    /// What he has put into the pot before, where the spot begins after the flop.
    pub put_in: String,
    /// His cards; empty where the deck decides.
    pub cards: String,
}

/// An action of the line, with its street: a bar stands between two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// On which street.
    pub street: Street,
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

impl Default for SpotForm {
    /// Six with a hundred big blinds each, before the flop.
    fn default() -> Self {
        let chair = |seat: usize| ChairForm {
            taken: seat < 6,
            stack: String::from("200"),
            put_in: String::new(),
            cards: String::new(),
        };
        Self {
            structure: Structure::NoLimit,
            small_blind: String::from("1"),
            big_blind: String::from("2"),
            ante: String::new(),
            straddle: String::new(),
            tournament: false,
            rules: HouseRules::default(),
            street: Street::Preflop,
            you: Some(Seat(0)),
            button: Seat(5),
            big_blind_alone: None,
            posts: Vec::new(),
            chairs: (0..CHAIRS).map(chair).collect(),
            board: String::new(),
            moves: Vec::new(),
        }
    }
}

impl SpotForm {
    /// The form of a spot.
    #[must_use]
    pub fn of(spot: &Spot) -> Self {
        let setup = spot.setup();
        let preflop = spot.street() == Street::Preflop;
        let forced = |kind: ForcedKind| {
            let bet = setup.forced.iter().find(|bet| bet.kind == kind);
            bet.filter(|_| preflop)
        };
        let amount = |kinds: &[ForcedKind]| {
            let bet = kinds.iter().find_map(|kind| forced(*kind));
            bet.map_or_else(String::new, |bet| bet.amount.to_string())
        };
        let big = setup.min_bets[0];
        let small = setup.rules.small_blind(big).unwrap_or(Chips::ZERO);
        let alone = preflop && !small.is_zero() && forced(ForcedKind::SmallBlind).is_none();
        let posts = setup
            .forced
            .iter()
            .filter(|bet| preflop && bet.kind == ForcedKind::LivePost);
        let mut form = Self {
            structure: setup.rules.structure,
            small_blind: small.to_string(),
            big_blind: big.to_string(),
            ante: amount(&[ForcedKind::Ante, ForcedKind::BigBlindAnte]),
            straddle: amount(&[ForcedKind::Straddle]),
            tournament: matches!(setup.mode, Mode::Tournament { .. }),
            rules: setup.rules,
            street: spot.street(),
            you: spot.you(),
            button: setup.button,
            big_blind_alone: forced(ForcedKind::BigBlind)
                .filter(|_| alone)
                .map(|bet| bet.seat),
            posts: posts.map(|bet| bet.seat).collect(),
            chairs: vec![ChairForm::default(); CHAIRS.max(usize::from(spot.chairs()))],
            board: written(spot.board()),
            moves: moves_of(spot),
        };
        for player in &setup.players {
            let put_in: Chips = setup
                .forced
                .iter()
                .filter(|bet| !preflop && bet.seat == player.seat)
                .map(|bet| bet.amount)
                .sum();
            let known = spot.known().iter().find(|(seat, _)| *seat == player.seat);
            if let Some(chair) = form.chairs.get_mut(player.seat.index()) {
                *chair = ChairForm {
                    taken: true,
                    stack: player.stack.saturating_sub(put_in).to_string(),
                    put_in: if preflop {
                        String::new()
                    } else {
                        put_in.to_string()
                    },
                    cards: known.map_or_else(String::new, |(_, cards)| written(cards)),
                };
            }
        }
        form
    }

    /// The chairs that are taken.
    pub fn taken(&self) -> impl Iterator<Item = (Seat, &ChairForm)> {
        let all = self.chairs.iter().zip(0_u8..);
        all.filter(|(chair, _)| chair.taken)
            .map(|(chair, seat)| (Seat(seat), chair))
    }

    /// The notation of lesson files.
    #[must_use]
    pub fn text(&self) -> String {
        let mut lines = vec![
            ["game ", &self.game_line()].concat(),
            ["table ", &self.table_line()].concat(),
            [
                "stacks ",
                &self.for_each(|chair| or_nothing(&chair.stack, "")),
            ]
            .concat(),
        ];
        let mut put = |keyword: &str, rest: &str| {
            if !rest.is_empty() {
                lines.push([keyword, " ", rest].concat());
            }
        };
        if self.street != Street::Preflop {
            let put_in = self.for_each(|chair| or_nothing(&chair.put_in, "0"));
            put(
                "start",
                &[self.street.name(), " · in pot ", &put_in].concat(),
            );
        }
        put("options", &self.options_line());
        let held = self.taken().filter(|(_, chair)| !chair.cards.is_empty());
        let held: Vec<String> = held
            .map(|(seat, chair)| [&seat.number().to_string(), " ", &*chair.cards].concat())
            .collect();
        put("hole", &held.join(" · "));
        put("board", &self.board);
        if self.street == Street::Preflop {
            let posts: Vec<String> = self
                .posts
                .iter()
                .map(|seat| seat.number().to_string())
                .collect();
            put("posts", &posts.join(" "));
        }
        put("play", &self.play_line());
        lines.push(String::new());
        lines.join("\n")
    }

    /// The table of a lesson file with this spot.
    #[must_use]
    pub fn lesson_text(&self) -> String {
        [
            "[[spot]]\nname = \"spot\"\ntext = \"\"\"\n",
            &self.text(),
            "\"\"\"\n",
        ]
        .concat()
    }

    fn game_line(&self) -> String {
        let (small, big) = (&self.small_blind, &self.big_blind);
        let mut pieces = vec![match self.structure {
            Structure::NoLimit => ["no-limit ", small, "/", big].concat(),
            Structure::PotLimit => ["pot-limit ", small, "/", big].concat(),
            Structure::FixedLimit => {
                let upper = big.parse().map_or(0, |big: u64| big.saturating_mul(2));
                ["limit ", big, "-", &upper.to_string()].concat()
            }
        }];
        pieces.push(String::from(if self.tournament {
            "tournament"
        } else {
            "cash"
        }));
        if self.structure == Structure::FixedLimit && !small.is_empty() {
            pieces.push(["small blind ", small].concat());
        }
        if self.street == Street::Preflop {
            for (name, amount) in [("ante ", &self.ante), ("straddle ", &self.straddle)] {
                if !amount.is_empty() {
                    pieces.push([name, amount].concat());
                }
            }
        }
        pieces.join(" · ")
    }

    fn table_line(&self) -> String {
        let seats: Vec<String> = self
            .taken()
            .map(|(seat, _)| seat.number().to_string())
            .collect();
        let mut pieces = vec![["seats ", &seats.join(" ")].concat()];
        if let Some(you) = self.you {
            pieces.push(["you ", &you.number().to_string()].concat());
        }
        pieces.push(["button ", &self.button.number().to_string()].concat());
        if let Some(big) = self
            .big_blind_alone
            .filter(|_| self.street == Street::Preflop)
        {
            pieces.push(String::from("SB none"));
            pieces.push(["BB ", &big.number().to_string()].concat());
        }
        pieces.join(" · ")
    }

    /// An amount for each chair that is taken: `100 each`, `1:950 2:2000`.
    fn for_each(&self, of: impl Fn(&ChairForm) -> String) -> String {
        let all: Vec<(Seat, String)> = self
            .taken()
            .map(|(seat, chair)| (seat, of(chair)))
            .collect();
        if let Some((_, first)) = all.first()
            && !first.is_empty()
            && all.iter().all(|(_, other)| other == first)
        {
            return [first, " each"].concat();
        }
        let each = all
            .iter()
            .map(|(seat, amount)| [&seat.number().to_string(), ":", amount].concat());
        each.collect::<Vec<_>>().join(" ")
    }

    /// The house rules off default that stand nowhere else.
    fn options_line(&self) -> String {
        let usual = HouseRules::default();
        let differs = |option: OptionKey| match option {
            OptionKey::Structure | OptionKey::SmallBlindAmount => false,
            OptionKey::Straddle if !self.straddle.is_empty() => self.rules.straddle != Straddle::On,
            _ => self.rules.value(option) != usual.value(option),
        };
        let options = OptionKey::ALL.iter().copied().filter(|&of| differs(of));
        let options =
            options.map(|option| [option.name(), " = ", &self.rules.value(option)].concat());
        options.collect::<Vec<_>>().join("; ")
    }

    fn play_line(&self) -> String {
        let mut line = String::new();
        let mut before = None;
        for Move {
            street,
            seat,
            action,
        } in &self.moves
        {
            line.push_str(match before {
                None => "",
                Some(before) if before == street => ", ",
                Some(_) => " | ",
            });
            before = Some(street);
            line.push_str(&seat.number().to_string());
            line.push_str(match action {
                Action::Fold => " fold",
                Action::Check => " check",
                Action::Call => " call",
                Action::Bet(_) => " bet ",
                Action::Raise(_) => " raise ",
                // A line of a spot ends before the showdown.
                Action::Show | Action::Muck | Action::PlayBoard => "",
            });
            if let Action::Bet(amount) | Action::Raise(RaiseTo(amount)) = action {
                line.push_str(&amount.to_string());
            }
        }
        line
    }
}

/// The actions of a spot with their streets.
fn moves_of(spot: &Spot) -> Vec<Move> {
    let street = |before: usize| {
        spot.hand_after(before)
            .map(|hand: Hand| hand.state().street)
    };
    let moves = spot.moves().iter().enumerate();
    moves
        .filter_map(|(before, &(seat, action))| {
            Some(Move {
                street: street(before)?,
                seat,
                action,
            })
        })
        .collect()
}

fn written(cards: &[crate::engine::cards::Card]) -> String {
    crate::engine::cards::cards_to_string(cards)
}

/// What is typed; a field that is empty has another text. A space would part the line.
fn or_nothing(typed: &str, empty: &str) -> String {
    let typed = typed.trim();
    String::from(if typed.is_empty() { empty } else { typed })
}
