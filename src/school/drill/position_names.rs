//! Drill 29: name the seat.

use super::asking::{Asking, exactly, number};
use super::instance::{Part, Shown};
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::position::Band;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Figure, Right};
use crate::school::spot::Scene;

const NAME: &str = "position-names";

/// The bands, as they are picked from.
const BANDS: [(Band, &str); 4] = [
    (Band::Blinds, "blinds"),
    (Band::Early, "early"),
    (Band::Middle, "middle"),
    (Band::Late, "late"),
];

/// The chairs of a table; somebody may count the empty ones.
const CHAIRS: u8 = 10;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Strategy),
    rules: &[
        RuleId::Pos1,
        RuleId::Pos2,
        RuleId::Pos3,
        RuleId::Pos4,
        RuleId::Seat1,
        RuleId::Seat2,
        RuleId::Seat4,
        RuleId::Btn3,
    ],
    patterns: &[
        Pattern::new("ten-seats-by-number", 30, 2),
        Pattern::new("early-middle-late", 30, 1),
        Pattern::new("shorter-tables-counted-back-from-the-button", 25, 3).doubled(),
        Pattern::new("empty-chairs-between", 15, 4).doubled(),
    ],
    build,
    examples: &[("EX-POS-1", "10")],
    example: |text| {
        let seats: Vec<Seat> = (0..CHAIRS).map(Seat).collect();
        let ring = Ring::of(&seats, Seat(0))?;
        let part = ring.seat_of_number(text.parse().ok()?)?;
        Some(ring.built(part, None, 5))
    },
};

/// A table, with everybody in order from the left of the button.
#[derive(Clone, Debug)]
struct Ring {
    seats: Vec<Seat>,
    button: Seat,
    /// Clockwise, the small blind first, the button last.
    order: Vec<Seat>,
    bands: Vec<Band>,
}

/// A way to count wrongly: who then comes first, second, …, and with which bands.
struct Wrong {
    id: &'static str,
    rule: RuleId,
    order: Vec<Option<Seat>>,
    bands: Vec<Band>,
}

impl Wrong {
    /// Everybody who then has a band, with it.
    fn banded(&self) -> impl Iterator<Item = (Seat, Band)> {
        let all = self.order.iter().zip(&self.bands);
        all.filter_map(|(seat, band)| Some(((*seat)?, *band)))
    }
}

impl Ring {
    fn of(seats: &[Seat], button: Seat) -> Option<Self> {
        let after = seats.iter().filter(|seat| **seat > button);
        let before = seats.iter().filter(|seat| **seat <= button);
        let order: Vec<Seat> = after.chain(before).copied().collect();
        let bands = order.iter().map(|seat| Band::of(*seat, button, seats));
        Some(Self {
            bands: bands.collect::<Option<Vec<Band>>>()?,
            seats: seats.to_vec(),
            button,
            order,
        })
    }

    /// The wrong ways to count here.
    fn wrongs(&self) -> Vec<Wrong> {
        let some = |order: Vec<Seat>| order.into_iter().map(Some).collect();
        let mut from_button = self.order.clone();
        from_button.rotate_right(1);
        let mut backwards = from_button.clone();
        backwards.reverse();
        let mut wrongs = vec![
            Wrong {
                id: "counted-from-the-button",
                rule: RuleId::Pos1,
                order: some(from_button),
                bands: self.bands.clone(),
            },
            Wrong {
                id: "counter-clockwise",
                rule: RuleId::Seat4,
                order: some(backwards),
                bands: self.bands.clone(),
            },
        ];
        if self.seats.len() < usize::from(CHAIRS) {
            let chairs: Vec<Seat> = (1..=CHAIRS)
                .map(|place| Seat((self.button.0 + place) % CHAIRS))
                .collect();
            let all: Vec<Seat> = (0..CHAIRS).map(Seat).collect();
            let bands = chairs
                .iter()
                .filter_map(|seat| Band::of(*seat, self.button, &all));
            wrongs.push(Wrong {
                id: "empty-chairs-counted",
                rule: RuleId::Pos2,
                bands: bands.collect(),
                order: chairs
                    .iter()
                    .map(|seat| self.seats.contains(seat).then_some(*seat))
                    .collect(),
            });
        }
        wrongs
    }

    /// Where a position of the ten is.
    fn seat_of_number(&self, place: u8) -> Option<Part> {
        let index = usize::from(place).checked_sub(1)?;
        let seat = *self.order.get(index)?;
        let right = Right::Seat([seat].into_iter().collect());
        let asking = Asking::new(NAME, right, &[RuleId::Pos1])
            .prompt(Line::of(NAME, "prompt-number").with("number", u64::from(place)))
            .reckoning(by_number(place, seat));
        let wrongs = self.wrongs().into_iter();
        let asking = wrongs.fold(asking, |asking, wrong| {
            match wrong.order.get(index).copied().flatten() {
                Some(seat) => asking.slip(wrong.id, Answer::Seat(seat), &[wrong.rule], &[]),
                None => asking,
            }
        });
        asking.done()
    }

    /// Which of the ten positions a seat has.
    fn number_of_seat(&self, seat: Seat) -> Option<Part> {
        let place = self.order.iter().position(|other| *other == seat)? as u8 + 1;
        let asking = Asking::new(NAME, exactly(Figure::whole(place.into())), &[RuleId::Pos1])
            .prompt(Line::of(NAME, "prompt-number-of").with("name", seat))
            .reckoning(by_number(place, seat));
        let wrongs = self.wrongs().into_iter();
        let asking = wrongs.fold(asking, |asking, wrong| {
            let place = wrong.order.iter().position(|other| *other == Some(seat));
            match place {
                Some(place) => {
                    let answer = number(Figure::whole(i64::from(place as u8 + 1)));
                    asking.slip(wrong.id, answer, &[wrong.rule], &[])
                }
                None => asking,
            }
        });
        asking.done()
    }

    /// Everybody of a band.
    fn those(&self, band: Band) -> Vec<Seat> {
        let all = self.order.iter().zip(&self.bands);
        all.filter(|(_, other)| **other == band)
            .map(|(seat, _)| *seat)
            .collect()
    }

    fn by_band(&self, band: Band, word: &'static str) -> Line {
        let ten = self.seats.len() == usize::from(CHAIRS);
        Line::of(NAME, if ten { "right-ten" } else { "right-short" })
            .with("band", word)
            .with("names", self.those(band))
    }

    /// A seat of a band.
    fn seat_of_band(&self, (band, word): (Band, &'static str)) -> Option<Part> {
        let those = self.those(band);
        if those.is_empty() {
            return None;
        }
        let right = Right::Seat(those.iter().copied().collect());
        let mut asking = Asking::new(NAME, right, &[RuleId::Pos1, RuleId::Pos2])
            .prompt(Line::of(NAME, "prompt-band").with("band", word))
            .reckoning(self.by_band(band, word));
        for wrong in self.wrongs() {
            for (seat, _) in wrong.banded().filter(|(_, other)| *other == band) {
                asking = asking.slip(wrong.id, Answer::Seat(seat), &[wrong.rule], &[]);
            }
        }
        asking.done()
    }

    /// The band of a seat.
    fn band_of_seat(&self, seat: Seat) -> Option<Part> {
        let band = Band::of(seat, self.button, &self.seats)?;
        let place = |band: Band| BANDS.iter().position(|(other, _)| *other == band);
        let index = place(band)?;
        let right = Right::Pick {
            choice: index as u8 + 1,
            of: BANDS.len() as u8,
        };
        let mut asking = Asking::new(NAME, right, &[RuleId::Pos1, RuleId::Pos2])
            .prompt(Line::of(NAME, "prompt-band-of").with("name", seat))
            .choices(BANDS.iter().map(|(_, word)| Line::of(NAME, word)).collect())
            .reckoning(self.by_band(band, BANDS[index].1));
        for wrong in self.wrongs() {
            let found = wrong.banded().find(|(other, _)| *other == seat);
            if let Some(place) = found.and_then(|(_, band)| place(band)) {
                let answer = Answer::Pick(place as u8 + 1);
                asking = asking.slip(wrong.id, answer, &[wrong.rule], &[]);
            }
        }
        asking.done()
    }

    fn built(self, part: Part, you: Option<Seat>, seconds: u32) -> Built {
        Built {
            shown: Shown::Scene(Scene {
                seats: self.seats,
                you,
                button: Some(self.button),
                small_blind: None,
                big_blind: None,
                open: Vec::new(),
                board: Vec::new(),
            }),
            parts: vec![part],
            seconds,
        }
    }
}

/// How a position of the ten is counted.
fn by_number(place: u8, seat: Seat) -> Line {
    Line::of(NAME, "right-number")
        .with("number", u64::from(place))
        .with("name", Term::Seat(seat))
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let hard = level.number() == 5;
    let gaps = pattern == "empty-chairs-between";
    let players = match pattern {
        "ten-seats-by-number" | "early-middle-late" => 10,
        _ if hard => draw.within(3, 5),
        _ if gaps => draw.within(5, 7),
        _ => draw.within(6, 9),
    };
    let seats = chairs(draw, players, gaps);
    let ring = Ring::of(&seats, draw.pick(&seats)?)?;
    let seat = draw.pick(&ring.seats)?;
    let to_seat = hard || draw.once_in(2);
    let part = match (pattern, to_seat) {
        ("ten-seats-by-number", true) => ring.seat_of_number(draw.within(1, 10) as u8),
        ("ten-seats-by-number", false) => ring.number_of_seat(seat),
        ("early-middle-late", true) => ring.seat_of_band(draw.pick(&BANDS[1..])?),
        (_, true) => ring.seat_of_band(draw.pick(&BANDS)?),
        (_, false) => ring.band_of_seat(seat),
    }?;
    let trapped = part
        .slips
        .iter()
        .any(|word| word.id == "empty-chairs-counted");
    let you = draw.pick(&ring.seats);
    (trapped || !gaps).then(|| ring.built(part, you, if hard { 3 } else { 5 }))
}
