//! The floor: what it decides and why, and how things are done at a live table.

use super::args::Args;
use super::catalog::Id;
use super::resolve::Voice;
use super::speaker::{Explained, Speaker};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::floor::procedure::{Checked, Duty, ProcedureFault, ShuffleStep};
use crate::engine::floor::{
    ButtonGoes, CardsIn, EarlyGoes, JokerAt, OldCardGoes, Reason, Ruling, ShowWhen, Verdict, When,
    WrongPlace,
};
use crate::engine::hand::Action;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// A message, or of two the one about the listener.
struct Sentence {
    id: Id,
    args: Args,
    /// Whether it is about the listener.
    own: bool,
}

impl Sentence {
    fn new(id: Id, args: Args) -> Self {
        let own = false;
        Self { id, args, own }
    }
}

impl Speaker<'_> {
    /// What the floor decides, and why: the title says what is done in a few words, the text
    /// names the reason first.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> Explained {
        let text = |voice: Voice| {
            let mut said = vec![self.ruled(voice, ruling)];
            let (add, back) = moved(&ruling.verdict);
            for (id, amount) in [(Id("ruling-add"), add), (Id("ruling-back"), back)] {
                if !amount.is_zero() {
                    let args = Args::new().with("amount", amount);
                    said.push(self.catalog.in_voice(voice, id.0, &args));
                }
            }
            if ruling.conflict().is_some() {
                said.push(
                    self.catalog
                        .in_voice(voice, Id("ruling-conflict").0, &Args::new()),
                );
            }
            said.join(" ")
        };
        let done = self.done(&ruling.verdict);
        let title = self
            .catalog
            .message(&format!("{}.title", done.id.0), &done.args);
        self.found(title, text, ruling.rules())
    }

    /// Why, then what is done; without the chips that are due or go back.
    pub(super) fn ruled(&self, voice: Voice, ruling: &Ruling) -> String {
        let why = self.floor_reason(voice, &ruling.because);
        let why = self.put_sentence(voice, &why);
        let done = self.put_sentence(voice, &self.done(&ruling.verdict));
        [&why[..], " ", &done].concat()
    }

    /// How something is done at a live table, or what is wrong about how it was done.
    #[must_use]
    pub fn procedure(&self, checked: &Checked) -> Explained {
        let (title, (id, args), rules) = match checked {
            Ok(duty) => (
                Id("procedure-kept"),
                (duty_id(*duty), Args::new()),
                duty.rules(),
            ),
            Err(fault) => (Id("procedure-broken"), self.broken(*fault), fault.rules()),
        };
        let text = |voice| self.catalog.in_voice(voice, id.0, &args);
        self.found(self.screen(title, &Args::new()), text, rules)
    }

    fn found(
        &self,
        title: String,
        text: impl Fn(Voice) -> String,
        rules: &'static [RuleId],
    ) -> Explained {
        let rule = rules.first().map_or("", |rule| rule.id());
        let spoken = Args::new()
            .with("text", text(Voice::Spoken))
            .with("rule", rule);
        Explained {
            title,
            text: text(Voice::Screen),
            sum: Vec::new(),
            spoken: self.catalog.spoken(Id("why-spoken").0, &spoken),
            rules,
        }
    }

    fn put_sentence(&self, voice: Voice, sentence: &Sentence) -> String {
        self.about(voice, sentence.own, sentence.id, &sentence.args)
    }

    /// What is done.
    fn done(&self, verdict: &Verdict) -> Sentence {
        let none = Args::new();
        let (id, args) = match verdict {
            Verdict::Misdeal {
                button: ButtonGoes::Stays,
            } => (Id("ruling-misdeal"), none),
            Verdict::Misdeal {
                button: ButtonGoes::PutRight | ButtonGoes::BalancedNextHand,
            } => (Id("ruling-misdeal-button"), none),
            Verdict::Void => (Id("ruling-void"), none),
            Verdict::Stands {
                button: ButtonGoes::Stays,
            } => (Id("ruling-stands"), none),
            Verdict::Stands {
                button: ButtonGoes::PutRight | ButtonGoes::BalancedNextHand,
            } => (Id("ruling-stands-button"), none),
            Verdict::FoulHandDead => (Id("ruling-foul-hand-dead"), none),
            Verdict::HandDead => (Id("ruling-hand-dead"), none),
            Verdict::HandBack => (Id("ruling-hand-back"), none),
            Verdict::Exchange { when, old } => (
                Id("ruling-exchange"),
                none.with_key("when", when_key(*when))
                    .with_key("old", old_key(*old)),
            ),
            Verdict::ExtraBack { goes } => (
                Id("ruling-extra-back"),
                none.with_key("old", old_key(*goes)),
            ),
            Verdict::TopCardDue => (Id("ruling-top-card"), none),
            Verdict::NextInstead { cards, when } => (
                Id("ruling-next-instead"),
                none.with("cards", *cards).with_key("when", when_key(*when)),
            ),
            Verdict::MendBurn { burned: _, should } => {
                (Id("ruling-mend-burn"), none.with("should", *should))
            }
            Verdict::EarlyInvalid { street, goes } => (
                Id("ruling-early"),
                none.with_key("street", street.name())
                    .with_key("goes", early_key(*goes)),
            ),
            Verdict::NewFlop => (Id("ruling-new-flop"), none),
            Verdict::RestoreStub => (Id("ruling-restore-stub"), none),
            Verdict::TurnTo { seat, hand_dead } => {
                let id = if *hand_dead {
                    Id("ruling-turn-dead")
                } else {
                    Id("ruling-turn")
                };
                let args = none.with("name", self.name(*seat));
                let own = self.you == Some(*seat);
                return Sentence { id, args, own };
            }
            Verdict::ShowAll {
                when: ShowWhen::Now,
            } => (Id("ruling-show-all"), none),
            Verdict::ShowAll {
                when: ShowWhen::AfterBetting,
            } => (Id("ruling-show-all-later"), none),
            Verdict::OnlyThese { amount, seats } => {
                let args = none.with("amount", *amount);
                if seats.is_empty() {
                    (Id("ruling-only-nobody"), args)
                } else {
                    (Id("ruling-only"), args.with("names", self.listed(seats)))
                }
            }
            Verdict::AwardTo { seats } => {
                (Id("ruling-award"), none.with("names", self.listed(seats)))
            }
            Verdict::CardsSpeak { strength } => {
                (Id("ruling-cards-speak"), none.with("hand", *strength))
            }
            Verdict::Counts { action, .. } => counts(*action),
            Verdict::NotTaken { .. } => (Id("ruling-not-taken"), none),
        };
        Sentence::new(id, args)
    }

    /// Why it is done.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm a reason; a new reason must not compile without its sentence"
    )]
    fn floor_reason(&self, voice: Voice, reason: &Reason) -> Sentence {
        let none = Args::new();
        let (id, args) = match reason {
            Reason::PlayHasBegun { acted } => {
                (Id("floor-play-has-begun"), none.with("acted", *acted))
            }
            Reason::HandOver => (Id("floor-hand-over"), none),
            Reason::FirstCardsExposed { card, acted: _ } => (
                Id("floor-first-cards-exposed"),
                none.with("number", card.0.get()),
            ),
            Reason::ManyExposed { cards, acted: _ } => (
                Id("floor-many-exposed"),
                none.with("cards", u32::from(*cards)),
            ),
            Reason::OneExposed { card } => {
                (Id("floor-one-exposed"), none.with("number", card.0.get()))
            }
            Reason::OwnCardShown { card: _ } => (Id("floor-own-card-shown"), none),
            Reason::ManyBoxed { cards, acted: _ } => {
                (Id("floor-many-boxed"), none.with("cards", *cards))
            }
            Reason::Boxed { cards } => (Id("floor-boxed"), none.with("cards", *cards)),
            Reason::BoxedNextGone { cards } => {
                (Id("floor-boxed-next-gone"), none.with("cards", *cards))
            }
            Reason::ManyExtra { cards, acted: _ } => {
                (Id("floor-many-extra"), none.with("cards", *cards))
            }
            Reason::OneExtra => (Id("floor-one-extra"), none),
            Reason::OutOfOrder { acted: _ } => (Id("floor-out-of-order"), none),
            Reason::ExposedAsBurn => (Id("floor-exposed-as-burn"), none),
            Reason::LastCardMissing => (Id("floor-last-card-missing"), none),
            Reason::ButtonWrong { acted: _ } => (Id("floor-button-wrong"), none),
            Reason::ButtonWrongLate { acted } => {
                (Id("floor-button-wrong-late"), none.with("acted", *acted))
            }
            Reason::WrongPlaceDealt {
                place: WrongPlace::Empty,
                acted: _,
            } => (Id("floor-empty-place-dealt"), none),
            Reason::WrongPlaceDealt {
                place: WrongPlace::NotEntitled,
                acted: _,
            } => (Id("floor-not-entitled-dealt"), none),
            Reason::LeftOut { acted: _ } => (Id("floor-left-out"), none),
            Reason::RightlyLeftOut => (Id("floor-rightly-left-out"), none),

            Reason::OddBackInPlay { found } => (
                Id("floor-odd-back-in-play"),
                none.with_key("found", found_key(*found)),
            ),
            Reason::OddBackUnused { found } => (
                Id("floor-odd-back-unused"),
                none.with_key("found", found_key(*found)),
            ),
            Reason::TwoAlike { card } => (Id("floor-two-alike"), none.with("card", *card)),
            Reason::CardsMissing { cards } => {
                (Id("floor-cards-missing"), none.with("cards", *cards))
            }
            Reason::JokerNoCard { found } => {
                (Id("floor-joker"), none.with_key("found", joker_key(*found)))
            }
            Reason::JokerNextGone { found } => (
                Id("floor-joker-next-gone"),
                none.with_key("found", joker_key(*found)),
            ),
            Reason::JokerPlayed => (Id("floor-joker-played"), none),
            Reason::JokerUnseen => (Id("floor-joker-unseen"), none),
            Reason::StubSpoiled => (Id("floor-stub-spoiled"), none),

            Reason::BurnWrong {
                street,
                burned,
                should,
            } => (
                Id("floor-burn-wrong"),
                none.with_key("street", street.name())
                    .with("burned", *burned)
                    .with("should", *should),
            ),
            Reason::BurnWrongLate { street, acted } => (
                Id("floor-burn-wrong-late"),
                none.with_key("street", street.name()).with("acted", *acted),
            ),
            Reason::BurnRight { burned } => (Id("floor-burn-right"), none.with("burned", *burned)),
            Reason::DealtEarly { street } => (
                Id("floor-dealt-early"),
                none.with_key("street", street.name()),
            ),
            Reason::LargeFlop { cards } => (
                Id("floor-large-flop"),
                none.with("cards", u32::from(*cards)),
            ),

            Reason::ChipsOfLastHand {
                amount,
                newcomers: _,
            } => (Id("floor-chips-of-last-hand"), none.with("amount", *amount)),
            Reason::CardsFell => (Id("floor-cards-fell"), none),
            Reason::Unprotected => (Id("floor-unprotected"), none),
            Reason::AllInSafe => (Id("floor-all-in-safe"), none),
            Reason::Protected => (Id("floor-protected"), none),
            Reason::TouchedDiscards => (Id("floor-touched-discards"), none),
            Reason::ThrownAtShowdown => (Id("floor-thrown-at-showdown"), none),
            Reason::OutOfTurn {
                actor,
                turn: _,
                action: _,
            } => return self.early(Id("floor-out-of-turn"), *actor),
            Reason::OutOfTurnDead { actor, turn: _ } => {
                return self.early(Id("floor-out-of-turn-dead"), *actor);
            }
            Reason::InTurn => (Id("floor-in-turn"), none),
            Reason::ShowOneShowAll => (Id("floor-show-one"), none),
            Reason::ShowAllLater => (Id("floor-show-one-later"), none),
            Reason::Misread { claimed, is } => (
                Id("floor-misread"),
                none.with("claimed", self.catalog.hand_short(*claimed))
                    .with("is", self.catalog.hand_short(*is)),
            ),
            Reason::ReadRight { is } => (
                Id("floor-read-right"),
                none.with("is", self.catalog.hand_short(*is)),
            ),
            Reason::NotShown => (Id("floor-not-shown"), none),
            Reason::AwardWrong => (Id("floor-award-wrong"), none),
            Reason::AwardWrongLate => (Id("floor-award-wrong-late"), none),
            Reason::AwardRight => (Id("floor-award-right"), none),

            Reason::NotHisTurn => (Id("floor-not-in-turn"), none),
            Reason::Unclear => (Id("floor-unclear"), none),
            Reason::Said => (Id("floor-said"), none),
            Reason::SaidAmount { to } => (Id("floor-said-amount"), none.with("to", *to)),
            Reason::SaidThenOneMotion { to } => {
                (Id("floor-said-then-motion"), none.with("to", *to))
            }
            Reason::SaidTooLittle { said, least } => (
                Id("floor-said-too-little"),
                none.with("said", *said)
                    .with("why", self.cited(voice, least)),
            ),
            Reason::TooMuch { said, most } => (
                Id("floor-too-much"),
                none.with("said", *said)
                    .with("why", self.cited(voice, most)),
            ),
            Reason::NoRaise { refused } => (
                Id("floor-no-raise"),
                none.with("why", self.cited(voice, refused)),
            ),
            Reason::CallThenRaise => (Id("floor-call-then-raise"), none),
            Reason::StringBet { first, later } => (
                Id("floor-string-bet"),
                none.with("first", *first).with("later", *later),
            ),
            Reason::OneChip { chip, bet } => (
                Id("floor-one-chip"),
                none.with("chip", *chip).with("bet", *bet),
            ),
            Reason::OneChipOpens { chip } => (Id("floor-one-chip-opens"), none.with("chip", *chip)),
            Reason::OneAndAHalf { put, from, to } => (
                Id("floor-half-more"),
                none.with("put", *put).with("from", *from).with("to", *to),
            ),
            Reason::LessThanOneAndAHalf { put, from } => (
                Id("floor-less-than-half-more"),
                none.with("put", *put).with("from", *from),
            ),
            Reason::OneMotion { to } => (Id("floor-one-motion"), none.with("to", *to)),
            Reason::TooFewForCall { put, due } => (
                Id("floor-too-few-for-call"),
                none.with("put", *put).with("due", *due),
            ),
            Reason::TooFewForBet { put, least } => (
                Id("floor-too-few-for-bet"),
                none.with("put", *put).with("why", self.cited(voice, least)),
            ),
            Reason::ExactCall { due } => (Id("floor-exact-call"), none.with("due", *due)),
            Reason::SilentAllIn { to } => (Id("floor-silent-all-in"), none.with("to", *to)),
            Reason::CheckSign => (Id("floor-check-sign"), none),
            Reason::NoCheck { due } => (Id("floor-no-check"), none.with("due", *due)),
            Reason::FoldSign => (Id("floor-fold-sign"), none),
        };
        Sentence::new(id, args)
    }

    /// Somebody acted before his turn.
    fn early(&self, id: Id, actor: Seat) -> Sentence {
        Sentence {
            id,
            args: Args::new().with("name", self.name(actor)),
            own: self.you == Some(actor),
        }
    }

    /// A duty that was broken.
    fn broken(&self, fault: ProcedureFault) -> (Id, Args) {
        let none = Args::new();
        let step = |step: ShuffleStep| {
            self.screen(
                Id("shuffle-step"),
                &Args::new().with_key("step", step_key(step)),
            )
        };
        match fault {
            ProcedureFault::ShuffleStep {
                place,
                should,
                found,
            } => (
                Id("fault-shuffle-step"),
                none.with("place", place as u64)
                    .with("should", step(should))
                    .with("found", step(found)),
            ),
            ProcedureFault::ShuffleUnfinished { should } => (
                Id("fault-shuffle-unfinished"),
                none.with("should", step(should)),
            ),
            ProcedureFault::AfterTheCut { found } => {
                (Id("fault-after-the-cut"), none.with("found", step(found)))
            }
            ProcedureFault::ShuffleTooLong { seconds, most } => (
                Id("fault-shuffle-too-long"),
                none.with("seconds", seconds).with("most", most),
            ),
            ProcedureFault::NumberOfDecks { found, should } => (
                Id("fault-number-of-decks"),
                none.with("count", found).with("should", should),
            ),
            ProcedureFault::DeckNotExchanged => (Id("fault-deck-not-exchanged"), none),
            ProcedureFault::DeckExchangedTooSoon => (Id("fault-deck-exchanged-too-soon"), none),
            ProcedureFault::CardsNotChecked => (Id("fault-cards-not-checked"), none),
            ProcedureFault::CardsNotMixed => (Id("fault-cards-not-mixed"), none),
            ProcedureFault::JokersLeftIn => (Id("fault-jokers-left-in"), none),
            ProcedureFault::DealerNotAtCentre => (Id("fault-dealer-not-at-centre"), none),
            ProcedureFault::DealerPlays => (Id("fault-dealer-plays"), none),
            ProcedureFault::BurnShown => (Id("fault-burn-shown"), none),
            ProcedureFault::CardsOffTable => (Id("fault-cards-off-table"), none),
            ProcedureFault::CardsOutOfSight => (Id("fault-cards-out-of-sight"), none),
            ProcedureFault::CardsHeldUp => (Id("fault-cards-held-up"), none),
            ProcedureFault::CardsUnprotected => (Id("fault-cards-unprotected"), none),
            ProcedureFault::ChipsOffTable => (Id("fault-chips-off-table"), none),
            ProcedureFault::ChipsTakenOff => (Id("fault-chips-taken-off"), none),
            ProcedureFault::ChipsAdded => (Id("fault-chips-added"), none),
            ProcedureFault::FoldedFaceUp { opponents } => (
                Id("fault-folded-face-up"),
                none.with("opponents", opponents),
            ),
            ProcedureFault::FoldedSilently => (Id("fault-folded-silently"), none),
            ProcedureFault::FoldedIntoDiscards => (Id("fault-folded-into-discards"), none),
            ProcedureFault::ReadUnshown => (Id("fault-read-unshown"), none),
            ProcedureFault::AwardNotPointedOut => (Id("fault-award-not-pointed-out"), none),
        }
    }
}

/// Chips that must be added, and chips that go back.
const fn moved(verdict: &Verdict) -> (Chips, Chips) {
    match verdict {
        Verdict::Counts { add, back, .. } => (*add, *back),
        Verdict::NotTaken { back } => (Chips::ZERO, *back),
        _ => (Chips::ZERO, Chips::ZERO),
    }
}

/// What words and chips count as.
fn counts(action: Action) -> (Id, Args) {
    let none = Args::new();
    match action {
        Action::Fold => (Id("ruling-counts-fold"), none),
        Action::Check => (Id("ruling-counts-check"), none),
        Action::Call => (Id("ruling-counts-call"), none),
        Action::Bet(to) => (Id("ruling-counts-bet"), none.with("amount", to)),
        Action::Raise(RaiseTo(to)) => (Id("ruling-counts-raise"), none.with("amount", to)),
        Action::Show | Action::PlayBoard => (Id("ruling-counts-show"), none),
        Action::Muck => (Id("ruling-counts-muck"), none),
    }
}

const fn duty_id(duty: Duty) -> Id {
    match duty {
        Duty::Shuffle => Id("duty-shuffle"),
        Duty::TwoDecks => Id("duty-two-decks"),
        Duty::NewCards => Id("duty-new-cards"),
        Duty::DealerAtCentre => Id("duty-dealer-at-centre"),
        Duty::LeagueDealer => Id("duty-league-dealer"),
        Duty::SelfDealt => Id("duty-self-dealt"),
        Duty::BurnFaceDown => Id("duty-burn-face-down"),
        Duty::CardsInSight => Id("duty-cards-in-sight"),
        Duty::CardsProtected => Id("duty-cards-protected"),
        Duty::ChipsOnTable => Id("duty-chips-on-table"),
        Duty::FoldToDealer => Id("duty-fold-to-dealer"),
        Duty::HelpReading => Id("duty-help-reading"),
        Duty::AwardPointedOut => Id("duty-award-pointed-out"),
    }
}

const fn when_key(when: When) -> &'static str {
    match when {
        When::Now => "now",
        When::AfterDeal => "after-deal",
    }
}

const fn old_key(old: OldCardGoes) -> &'static str {
    match old {
        OldCardGoes::Burn => "burn",
        OldCardGoes::Aside => "aside",
    }
}

const fn early_key(goes: EarlyGoes) -> &'static str {
    match goes {
        EarlyGoes::BackBeforeFlop => "before-flop",
        EarlyGoes::AsideUntilRiver => "until-river",
        EarlyGoes::BackBeforeRiver => "before-river",
    }
}

const fn found_key(found: CardsIn) -> &'static str {
    match found {
        CardsIn::Hand => "hand",
        CardsIn::Board => "board",
        CardsIn::Discards => "discards",
        CardsIn::Burns => "burns",
        CardsIn::Stub => "stub",
    }
}

const fn joker_key(found: JokerAt) -> &'static str {
    match found {
        JokerAt::Hand { .. } => "hand",
        JokerAt::Board => "board",
        JokerAt::Deck => "deck",
    }
}

const fn step_key(step: ShuffleStep) -> &'static str {
    match step {
        ShuffleStep::Chemmy => "chemmy",
        ShuffleStep::Riffle => "riffle",
        ShuffleStep::Strip => "strip",
        ShuffleStep::Cut => "cut",
    }
}
