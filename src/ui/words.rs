//! The words of the page: the texts of one language, and the referee's sentences.

use std::sync::Arc;

use super::desk::Notice;
use super::saved::Trouble;
use super::snapshot::{Entry, Phase, Snapshot, YOU};
use crate::engine::cards::{Card, Category, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Event, Hand, Refusal, Status, Turn, What};
use crate::engine::house::{HouseRuleError, HouseRules, Preset};
use crate::engine::position::Position;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
#[cfg(feature = "tournament")]
use crate::engine::table::tournament::{PlayerId, TableId, TournamentEvent};
use crate::game::GameError;
use crate::history::{ReplayError, exchange};
use crate::platform;
use crate::school::assignment::Wrong;
use crate::school::drill::Line;
use crate::school::fault::Fault;
use crate::school::people;
use crate::text::{
    Args, Catalog, Explained, HouseLine, Id, Language, Speaker, Summary, Voice, tenths,
};
#[cfg(feature = "tournament")]
use crate::text::{Entrants, Said};

/// The texts of the page in one language, with its further parts.
#[derive(Clone, Debug)]
pub(super) struct Words(Arc<Catalog>, &'static [&'static str]);

impl Words {
    /// Fetches and reads the texts of a language; the error says what went wrong.
    pub(super) async fn load(language: Language) -> Result<Self, String> {
        Self::load_parts(language, &[]).await
    }

    /// The texts of a language with further parts, such as `rules` of `locales/en-rules.ftl`.
    pub(super) async fn load_parts(
        language: Language,
        parts: &'static [&'static str],
    ) -> Result<Self, String> {
        let code = language.code();
        let mut sources = vec![platform::load_text(&["locales/", code, ".ftl"].concat()).await?];
        for part in parts {
            sources
                .push(platform::load_text(&["locales/", code, "-", part, ".ftl"].concat()).await?);
        }
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        let catalog = Catalog::parse(language, &sources).map_err(|error| error.to_string())?;
        Ok(Self(Arc::new(catalog), parts))
    }

    /// The further parts that it has.
    pub(super) fn parts(&self) -> &'static [&'static str] {
        self.1
    }

    /// Whether the texts of the sheets that few open are there.
    pub(super) fn has_more(&self) -> bool {
        self.1.contains(&"more")
    }

    /// The language.
    pub(super) fn language(&self) -> Language {
        self.0.language()
    }

    /// A text without arguments.
    pub(super) fn of(&self, id: Id) -> String {
        self.0.message(id.0, &Args::new())
    }

    /// A text.
    pub(super) fn with(&self, id: Id, args: &Args) -> String {
        self.0.message(id.0, args)
    }

    fn spoken(&self, id: Id, args: &Args) -> String {
        self.0.spoken(id.0, args)
    }

    /// A number as it is written.
    pub(super) fn count(&self, number: u64) -> String {
        self.0.number(number)
    }

    /// An amount as it is written.
    pub(super) fn chips(&self, amount: Chips) -> String {
        self.0.number(amount.get())
    }

    /// A number as it is written.
    pub(super) fn number(&self, number: u64) -> String {
        self.0.number(number)
    }

    /// A place at the table, in full.
    pub(super) fn position_name(&self, position: Position) -> String {
        self.0.position_name(position)
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.0.card(card)
    }

    pub(super) fn hand_name(&self, strength: Strength) -> String {
        capital(self.0.hand_name(strength))
    }

    /// The name of a hand inside of a sentence.
    pub(super) fn hand_in_text(&self, strength: Strength) -> String {
        self.0.hand_name(strength)
    }

    pub(super) fn hand_short(&self, category: Category) -> String {
        self.0.hand_short(category)
    }

    pub(super) fn hole_name(&self, cards: [Card; 2]) -> String {
        self.0.hole_name(cards)
    }

    /// The name of a pot among several.
    pub(super) fn pot_name(&self, pot: usize) -> String {
        self.0.pot_name(pot as u8)
    }

    // ---- the referee ----

    fn speak<T>(&self, names: &[String], say: impl FnOnce(Speaker<'_>) -> T) -> T {
        let by_seat = names.iter().enumerate().map(|(place, name)| {
            let seat = Seat(place as u8);
            let name = if seat == YOU && name.is_empty() {
                self.of(Id("ui-you"))
            } else {
                name.clone()
            };
            (seat, name)
        });
        let by_seat: Vec<(Seat, String)> = by_seat.collect();
        say(Speaker {
            catalog: &self.0,
            names: &by_seat,
            // Whoever only looks on sits nowhere.
            you: names.first().is_none_or(String::is_empty).then_some(YOU),
        })
    }

    /// What happened, for the log.
    pub(super) fn event(&self, event: &Event, names: &[String]) -> Option<String> {
        self.speak(names, |speaker| speaker.event(event))
            .map(|said| said.text)
    }

    /// What happened, and who is to act now, for the referee's line.
    pub(super) fn event_line(
        &self,
        event: &Event,
        names: &[String],
        waiting: Option<Seat>,
    ) -> String {
        self.speak(names, |speaker| {
            let said = speaker.event(event).map(|said| said.text);
            let waiting = waiting.map(|seat| speaker.waiting_line(seat));
            let both: Vec<String> = said.into_iter().chain(waiting).collect();
            both.join(" ")
        })
    }

    /// What happened, for the ear. `gathered` is what went to the pots last.
    pub(super) fn event_spoken(
        &self,
        event: &Event,
        gathered: Option<&Event>,
        names: &[String],
    ) -> Option<String> {
        let run: Vec<Event> = gathered.into_iter().chain([event]).cloned().collect();
        let said = self.speak(names, |speaker| match event.what {
            What::BoardDealt { .. } => speaker.narrate(&run).pop(),
            _ => speaker.event(event),
        });
        said.map(|said| said.spoken)
    }

    /// The answer to a Why?
    pub(super) fn explain(&self, because: &Citation, names: &[String]) -> Explained {
        self.speak(names, |speaker| speaker.because(because))
    }

    /// Why an action was refused, for the ear.
    pub(super) fn refusal(&self, refusal: &Refusal, names: &[String]) -> String {
        self.speak(names, |speaker| speaker.refusal(refusal)).spoken
    }

    /// Why an action was refused, for the referee's line.
    pub(super) fn refusal_line(&self, refusal: &Refusal, names: &[String]) -> String {
        self.speak(names, |speaker| speaker.refusal(refusal)).title
    }

    /// Why an action is not possible, in about four words.
    pub(super) fn refused_short(&self, because: &Citation) -> String {
        self.speak(&[], |speaker| speaker.short(because))
    }

    /// What the player may do, for the referee's line.
    pub(super) fn turn_line(&self, snap: &Snapshot) -> String {
        self.speak(&snap.names, |speaker| match &snap.view.legal {
            Some(legal) if snap.phase == Phase::Yours => speaker.turn_line(legal),
            _ => speaker.show_or_muck_line(),
        })
    }

    /// What the player may do, for the ear.
    pub(super) fn turn_spoken(&self, snap: &Snapshot) -> String {
        self.speak(&snap.names, |speaker| match &snap.view.legal {
            Some(legal) if snap.phase == Phase::Yours => {
                speaker.turn_spoken(legal, snap.view.hand.pot_total())
            }
            _ => speaker.show_or_muck_spoken(),
        })
    }

    /// That it is the player's turn, and the price of staying in, for the ear.
    pub(super) fn turn_terse(&self, price: Chips) -> String {
        let id = if price.is_zero() {
            Id("ui-turn-free")
        } else {
            Id("ui-turn-price")
        };
        self.spoken(id, &Args::new().with("call", price))
    }

    /// What a call costs and what it plays for.
    pub(super) fn price_line(&self, snap: &Snapshot) -> Option<String> {
        Some(self.with(Id("ui-price"), &self.price_args(snap)?))
    }

    /// The same for the ear.
    pub(super) fn price_spoken(&self, snap: &Snapshot) -> Option<String> {
        Some(self.spoken(Id("ui-price-spoken"), &self.price_args(snap)?))
    }

    /// The price of a call, the pot, the odds and how often a call must win to pay, in percent,
    /// rounded up.
    fn price_args(&self, snap: &Snapshot) -> Option<Args> {
        let call = snap.view.legal.as_ref()?.call.as_ref().ok()?.pay.get();
        let pot = snap.view.hand.pot_total().get();
        let odds = pot.saturating_mul(10) / call.max(1);
        let percent = call.saturating_mul(100).div_ceil((pot + call).max(1));
        Some(
            Args::new()
                .with("call", Chips::new(call))
                .with("pot", Chips::new(pot))
                .with("odds", self.tenths(odds))
                .with("percent", percent),
        )
    }

    /// A stack in big blinds, rounded down to a tenth.
    pub(super) fn in_blinds(&self, stack: Chips, big_blind: Chips) -> String {
        let tenths = stack.get().saturating_mul(10) / big_blind.get().max(1);
        self.with(
            Id("ui-in-blinds"),
            &Args::new().with("figure", self.tenths(tenths)),
        )
    }

    fn tenths(&self, number: u64) -> String {
        tenths(self.language(), number)
    }

    /// How the hand ended.
    pub(super) fn result(&self, log: &[Entry], names: &[String]) -> Option<Summary> {
        let events: Vec<Event> = log.iter().map(|entry| entry.event.clone()).collect();
        self.speak(names, |speaker| speaker.result(&events))
    }

    /// The referee at a table whose players have the places of their seats.
    pub(super) fn speak_at<T>(
        &self,
        names: &[(Seat, String)],
        you: Option<Seat>,
        say: impl FnOnce(Speaker<'_>) -> T,
    ) -> T {
        let names: Vec<(Seat, String)> = names
            .iter()
            .map(|(seat, name)| {
                let you = Some(*seat) == you;
                (
                    *seat,
                    if you {
                        self.of(Id("ui-you"))
                    } else {
                        name.clone()
                    },
                )
            })
            .collect();
        say(Speaker {
            catalog: &self.0,
            names: &names,
            you,
        })
    }

    /// What happened in a hand, with the rule behind each of the sentences.
    pub(super) fn told(
        &self,
        events: &[Event],
        names: &[(Seat, String)],
        you: Option<Seat>,
    ) -> Vec<(String, &'static str)> {
        self.speak_at(names, you, |speaker| {
            let told = |event: &Event| {
                let rule = event.because.rules().first().copied()?;
                Some((speaker.event(event)?.text, rule.id()))
            };
            events.iter().filter_map(told).collect()
        })
    }

    /// Why the player may not do something, in full.
    pub(super) fn refused(
        &self,
        because: &Citation,
        names: &[(Seat, String)],
        you: Seat,
    ) -> String {
        let said = self.speak_at(names, Some(you), |speaker| speaker.refused(because));
        [&said.title, " ", &said.text].concat()
    }

    /// What the player in turn may do, or for whom the hand waits.
    pub(super) fn turn_of(&self, hand: &Hand, names: &[(Seat, String)], you: Seat) -> String {
        self.speak_at(names, Some(you), |speaker| {
            match (hand.turn(), hand.legal()) {
                (Turn::Act(seat), Some(legal)) if seat == you => speaker.turn_line(&legal),
                (Turn::ShowOrMuck(seat), _) if seat == you => speaker.show_or_muck_line(),
                (turn, _) => turn
                    .seat()
                    .map_or_else(String::new, |seat| speaker.waiting_line(seat)),
            }
        })
    }

    /// What is wrong with a file of hands.
    pub(super) fn file_fault(&self, fault: &exchange::Fault) -> String {
        self.speak(&[], |speaker| speaker.file_fault(fault))
    }

    // ---- the house rules ----

    /// The name of a set of house rules.
    pub(super) fn preset_name(&self, preset: Preset) -> String {
        self.0.preset_name(preset)
    }

    /// What a set of house rules is like.
    pub(super) fn preset_about(&self, preset: Preset) -> String {
        self.0.preset_about(preset)
    }

    /// Every option in words.
    pub(super) fn house_sheet(&self, rules: &HouseRules) -> Vec<HouseLine> {
        self.0.house_sheet(rules)
    }

    /// Why an option cannot have a value.
    pub(super) fn house_error(&self, error: &HouseRuleError) -> String {
        self.speak(&[], |speaker| speaker.house_fault(error)).text
    }

    /// Why a game cannot begin or go on.
    pub(super) fn game_error(&self, error: &GameError) -> String {
        self.speak(&[], |speaker| speaker.game_fault(error)).text
    }

    /// Why a hand cannot be played again.
    pub(super) fn replay_error(&self, error: &ReplayError) -> String {
        self.speak(&[], |speaker| speaker.replay_fault(error)).text
    }

    // ---- lessons ----

    /// A text of a lesson, if it is there.
    pub(super) fn of_lesson(&self, id: &str) -> Option<String> {
        self.0.has(id).then(|| self.0.message(id, &Args::new()))
    }

    /// A sentence of a lesson for the ear.
    pub(super) fn read_aloud(&self, text: &str) -> String {
        self.0.read_aloud(text)
    }

    /// A sentence of a drill, for the eye or for the ear.
    pub(super) fn drill(&self, line: &Line, spoken: bool) -> String {
        let names: Vec<(Seat, String)> = (0..people::NAMES.len() as u8)
            .map(|seat| (Seat(seat), people::name(Seat(seat)).to_owned()))
            .collect();
        let voice = if spoken { Voice::Spoken } else { Voice::Screen };
        let said = self.speak_at(&names, None, |speaker| speaker.drill(voice, line));
        if spoken { self.read_aloud(&said) } else { said }
    }

    /// What is wrong with a parameter of a link to the school.
    pub(super) fn assignment_fault(&self, wrong: &Wrong) -> String {
        self.speak(&[], |speaker| speaker.assignment_fault(wrong))
    }

    /// What is wrong with a lesson file.
    pub(super) fn lesson_fault(&self, fault: &Fault) -> String {
        self.speak(&[], |speaker| speaker.lesson_fault(fault))
    }

    /// A card in signs: `A♠`.
    pub(super) fn card_signs(&self, card: Card) -> String {
        self.0.card_signs(card)
    }

    // ---- the rule book ----

    fn of_rule(&self, rule: RuleId, part: &str) -> Option<String> {
        let id = ["rule-", rule.id(), part].concat();
        self.0.has(&id).then(|| self.0.message(&id, &Args::new()))
    }

    /// The title of an entry.
    pub(super) fn rule_title(&self, rule: RuleId) -> String {
        self.of_rule(rule, "").unwrap_or_default()
    }

    /// What an entry says.
    pub(super) fn rule_text(&self, rule: RuleId) -> String {
        self.of_rule(rule, ".text").unwrap_or_default()
    }

    /// What tables differ in.
    pub(super) fn rule_variants(&self, rule: RuleId) -> Option<String> {
        self.of_rule(rule, ".variants")
    }

    /// An example in figures.
    pub(super) fn rule_example(&self, rule: RuleId) -> Option<String> {
        self.of_rule(rule, ".example")
    }

    // ---- who ----

    /// What has happened in a tournament since the last hand.
    #[cfg(feature = "tournament")]
    pub(super) fn tournament_news<'a>(
        &self,
        news: impl Iterator<Item = &'a TournamentEvent>,
        names: &[(PlayerId, String)],
        you: PlayerId,
        table: Option<TableId>,
    ) -> Vec<Said> {
        let entrants = Entrants {
            names,
            you: Some(you),
            table,
        };
        self.speak(&[], |speaker| {
            news.map(|event| speaker.tournament_event(event, &entrants))
                .collect()
        })
    }

    /// The names of some players but the player himself.
    pub(super) fn others(seats: &[Seat], names: &[String]) -> String {
        let others = seats.iter().filter(|seat| **seat != YOU);
        let others: Vec<&str> = others
            .filter_map(|seat| names.get(seat.index()).map(String::as_str))
            .collect();
        others.join(", ")
    }

    /// The names of some players; the player himself is "you".
    pub(super) fn everybody(&self, seats: &[Seat], names: &[String]) -> String {
        self.speak(names, |speaker| {
            let all: Vec<String> = seats.iter().map(|seat| speaker.name(*seat)).collect();
            all.join(", ")
        })
    }

    // ---- what is said once ----

    /// Something that the player should know, in the referee's line.
    pub(super) fn notice_short(&self, notice: &Notice) -> String {
        self.of(match notice {
            Notice::Wrong(_) | Notice::Trouble(Trouble::Refused) => Id("ui-notice-address"),
            Notice::Trouble(Trouble::Damaged) => Id("ui-notice-damaged"),
            Notice::NotKept => Id("ui-notice-not-kept"),
            Notice::NoTexts => Id("ui-notice-no-texts"),
            Notice::NoBots => Id("ui-notice-no-bots"),
        })
    }

    /// The same in full.
    pub(super) fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Wrong(wrong) => {
                let part = wrong.part.as_str();
                self.with(wrong.id, &Args::new().with("part", part))
            }
            Notice::Trouble(Trouble::Refused) => self.of(Id("ui-wrong-table")),
            Notice::Trouble(Trouble::Damaged) => self.of(Id("ui-notice-damaged-about")),
            Notice::NotKept => self.of(Id("ui-notice-not-kept-about")),
            Notice::NoTexts => self.of(Id("ui-notice-no-texts-about")),
            Notice::NoBots => self.of(Id("ui-notice-no-bots-about")),
        }
    }

    // ---- what is read out on a key ----

    pub(super) fn read_board(&self, snap: &Snapshot) -> String {
        let board = &snap.view.hand.board;
        if board.is_empty() {
            return self.of(Id("ui-read-no-board"));
        }
        let cards = self.0.cards(board);
        self.spoken(Id("ui-read-board"), &Args::new().with("cards", cards))
    }

    pub(super) fn read_hand(&self, snap: &Snapshot) -> String {
        let own = snap.view.own_seat();
        let Some(cards) = own.and_then(|own| own.hole.cards()) else {
            return self.of(Id("ui-read-no-hand"));
        };
        let hand = match snap.own_strength() {
            Some(strength) => self.0.hand_name(strength),
            None => self.hole_name(cards),
        };
        let args = Args::new()
            .with("cards", self.0.cards(&cards))
            .with("hand", hand);
        self.spoken(Id("ui-read-hand"), &args)
    }

    pub(super) fn read_pots(&self, snap: &Snapshot) -> String {
        let hand = &snap.view.hand;
        let total = self.spoken(
            Id("ui-read-pot"),
            &Args::new().with("amount", hand.pot_total()),
        );
        if hand.pots.len() < 2 {
            return total;
        }
        let each = hand.pots.iter().enumerate().map(|(index, pot)| {
            let args = Args::new()
                .with("pot", self.pot_name(index))
                .with("amount", pot.amount)
                .with("names", self.everybody(&Vec::from(pot.seats), &snap.names));
            self.spoken(Id("ui-read-pot-of"), &args)
        });
        let all: Vec<String> = [total].into_iter().chain(each).collect();
        all.join(" ")
    }

    pub(super) fn read_stacks(&self, snap: &Snapshot) -> String {
        let players = &snap.view.hand.seats;
        // From the player's left, himself last.
        let order = players.iter().skip(1).chain(players.first());
        let said = order.map(|player| {
            let id = match player.status {
                Status::Folded | Status::Mucked => Id("ui-read-stack-folded"),
                Status::AllIn => Id("ui-read-stack-all-in"),
                Status::Active if player.bet.is_zero() => Id("ui-read-stack"),
                Status::Active => Id("ui-read-stack-bet"),
            };
            let args = Args::new()
                .with("name", self.everybody(&[player.seat], &snap.names))
                .with("stack", player.stack)
                .with("bet", player.bet);
            self.spoken(id, &args)
        });
        let said: Vec<String> = said.collect();
        said.join(" ")
    }

    pub(super) fn read_turn(&self, snap: &Snapshot) -> String {
        match snap.phase {
            Phase::Yours | Phase::ShowOrMuck => self.turn_spoken(snap),
            Phase::Bot(seat) => self.speak(&snap.names, |speaker| speaker.waiting_line(seat)),
            Phase::Moving => self.of(Id("ui-read-moving")),
            Phase::Over => self.of(Id("ui-read-over")),
        }
    }

    pub(super) fn read_last(&self, log: &[Entry], names: &[String]) -> String {
        let last = log.iter().rev().find_map(|entry| {
            let silent = matches!(
                entry.event.what,
                What::Collected { .. } | What::Started { .. }
            );
            self.event_spoken(&entry.event, None, names)
                .filter(|_| !silent)
        });
        last.unwrap_or_else(|| self.of(Id("ui-read-moving")))
    }
}

/// A name that stands alone begins with a capital letter.
fn capital(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => [&platform::upper(first), letters.as_str()].concat(),
        None => text,
    }
}
