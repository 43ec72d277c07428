//! Other lines of a hand: decisions taken back, other cards, and what comes of it. The game that
//! the hand is from is never touched.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::keeping::Keeping;
use super::what_if_acts::Acts;
use crate::bots::{BotRequest, Character, Level};
use crate::engine::cards::Seed;
use crate::engine::hand::{Action, Hand, Refusal, Turn, Viewer};
use crate::engine::seat::Seat;
use crate::history::{Line, Outcomes, PlayedHand, WhatIf};
use crate::platform;
use crate::text::{Args, Id, Speaker, signed_tenths};
use crate::ui::words::Words;
use crate::worker::BotClient;

/// How often the last cards are dealt again, and how often at once.
const DEALS: u32 = 1000;
const AT_ONCE: u32 = 50;
/// So many lines are kept with a hand; more live as long as the page.
const MOST_KEPT: usize = 40;

/// The lines of a hand, and the one that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub you: Seat,
    /// What the players are called.
    pub names: StoredValue<Vec<(Seat, String)>>,
    what_if: RwSignal<WhatIf>,
    shown: RwSignal<usize>,
    bots: StoredValue<Option<BotClient>, LocalStorage>,
    keeping: Keeping,
}

/// A decision of the player in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Own {
    /// Its number in the line, from 0.
    decision: usize,
    /// After so many events.
    step: usize,
}

impl Lines {
    /// The hand that is kept with the lines that were tried; nothing if it cannot be played.
    pub(super) fn new(keeping: Keeping, names: StoredValue<Vec<(Seat, String)>>) -> Option<Self> {
        let (record, tries, you) =
            keeping.with(|hand| (hand.record.clone(), hand.tries.clone(), hand.you));
        let lines = WhatIf::with_tries(record.clone(), &tries);
        // Lines that another version has kept may not be possible in this one.
        let lines = lines.or_else(|_| WhatIf::new(record)).ok()?;
        Some(Self {
            you,
            names,
            what_if: RwSignal::new(lines),
            shown: RwSignal::new(0),
            bots: StoredValue::new_local(None),
            keeping,
        })
    }

    /// The hand of the line that is looked at, as far as it has come.
    pub(super) fn hand(self) -> Hand {
        self.shown_line(|line| line.hand().clone())
    }

    /// To whom the hand is told; nobody is addressed in the hand of somebody in a file.
    pub(super) fn listener(self) -> Option<Seat> {
        let own = self.keeping.with(PlayedHand::is_own);
        own.then_some(self.you)
    }

    fn shown_line<T>(self, read: impl FnOnce(&Line) -> T) -> T {
        let shown = self.shown.get();
        self.what_if.with(|what_if| read(&what_if.lines()[shown]))
    }

    /// Whose cards may be seen in the hand of the line that is looked at: during it the player's
    /// alone.
    pub(super) fn known(self) -> Vec<Seat> {
        self.shown_line(|line| match line.hand().turn() {
            Turn::Over => self.keeping.with(|hand| hand.known(line.hand())),
            _ => vec![self.you],
        })
    }

    /// The player's decisions in the line that is looked at.
    fn own(self) -> Vec<Own> {
        self.shown_line(|line| {
            let record = line.record();
            let Ok(mut hand) = Hand::deal(record.setup.clone()) else {
                return Vec::new();
            };
            let mut found = Vec::new();
            for (decision, &(seat, action)) in record.decisions.iter().enumerate() {
                if seat == self.you {
                    let step = hand.events().len();
                    found.push(Own { decision, step });
                }
                if hand.apply(seat, action).is_err() {
                    break;
                }
            }
            found
        })
    }

    /// Begins a line with `fork` and looks at it.
    fn begin(self, fork: impl FnOnce(&mut WhatIf, usize) -> Option<usize>) {
        let from = self.shown.get_untracked();
        let begun = self.what_if.try_update(|what_if| fork(what_if, from));
        if let Some(Some(line)) = begun {
            self.shown.set(line);
            self.go_on(line);
        }
    }

    fn show(self, line: usize) {
        self.shown.set(line);
        self.go_on(line);
    }

    /// The player acts in the line that is looked at.
    pub(super) fn act(self, action: Action) -> Result<(), Refusal> {
        let line = self.shown.get_untracked();
        let acted = self
            .what_if
            .try_update(|what_if| what_if.act(line, self.you, action));
        if let Some(Err(refusal)) = acted {
            return Err(refusal);
        }
        self.go_on(line);
        Ok(())
    }

    /// The hand as it was played, whichever line is looked at.
    pub(super) fn as_played<T>(self, read: impl FnOnce(&PlayedHand) -> T) -> T {
        self.keeping.with(read)
    }

    /// Whether the line that is looked at is the hand as it was played.
    pub(super) fn is_as_played(self) -> bool {
        self.shown.get() == 0
    }

    /// Whoever asks the bots; nothing once the page is left.
    pub(super) fn bots(self) -> Option<BotClient> {
        self.bots
            .try_update_value(|bots| bots.get_or_insert_with(BotClient::start).clone())
    }

    /// Says something about the hand.
    pub(super) fn say<T>(self, front: Front, say: impl FnOnce(Speaker<'_>) -> T) -> T {
        front.words.with_untracked(|words| {
            self.names
                .with_value(|names| words.speak_at(names, self.listener(), say))
        })
    }

    /// What a player is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| {
            let found = names.iter().find(|(named, _)| *named == seat);
            found.map_or_else(String::new, |(_, name)| name.clone())
        })
    }

    /// Lets the others decide in a line until it is the player's turn, or over.
    fn go_on(self, line: usize) {
        spawn_local(async move {
            while let Some((seat, question)) = self.question(line) {
                let Some(bots) = self.bots() else { return };
                // A newer question, of another line, has taken this one's place: it goes on when
                // it is looked at again.
                let Some(decided) = bots.decide(question).await else {
                    return;
                };
                let acted = self
                    .what_if
                    .try_update(|what_if| what_if.act(line, seat, decided.action).is_ok());
                if acted != Some(true) {
                    return;
                }
            }
            self.keep();
        });
    }

    fn turn(self, line: usize) -> Option<Turn> {
        self.what_if
            .try_with_untracked(|what_if| what_if.lines()[line].hand().turn())
    }

    /// The question to the one in turn in a line, unless it is the player, or nobody.
    fn question(self, line: usize) -> Option<(Seat, BotRequest)> {
        let seat = self.turn(line)?.seat().filter(|seat| *seat != self.you)?;
        let bots = self.keeping.with(|hand| hand.bots.clone());
        let bot = bots.iter().find(|(other, ..)| *other == seat);
        let (level, character) = bot.map_or_else(
            || (Level::default(), Character::default()),
            |&(_, level, character)| (level, character),
        );
        self.what_if.with_untracked(|what_if| {
            let line_of = &what_if.lines()[line];
            let record = line_of.record();
            let decision = record.decisions.len() as u64;
            // The same luck in the same place of every line.
            let luck = record.seed.unwrap_or(Seed::new([0; 32]));
            let question = BotRequest {
                id: ((line as u64) << 12) | decision,
                view: line_of.hand().view(Viewer::Seat(seat)),
                level,
                character,
                notes: Vec::new(),
                seed: luck.for_hand(decision),
            };
            Some((seat, question))
        })
    }

    fn keep(self) {
        let tries = self.what_if.try_with_untracked(WhatIf::tries);
        if let Some(tries) = tries.filter(|tries| tries.len() <= MOST_KEPT) {
            self.keeping.change(|hand| hand.tries = tries);
        }
    }

    /// What was done at a step of a line's hand, in a sentence.
    fn deed(self, front: Front, hand: &Hand, step: usize) -> Option<String> {
        let event = hand.events().get(step)?;
        let told = front.words.with(|words| {
            self.names
                .with_value(|names| words.told(std::slice::from_ref(event), names, self.listener()))
        });
        told.into_iter().next().map(|(text, _)| text)
    }
}

/// The lines of a hand, and what can be tried. `step` is where the film stands.
#[component]
pub(super) fn OtherLines(lines: Lines, step: RwSignal<usize>) -> impl IntoView {
    let front = Front::get();
    on_cleanup(move || lines.bots.dispose());
    let own = Memo::new(move |_| lines.own());
    // The decision where the film stands, or the first one.
    let here = Memo::new(move |_| {
        own.with(|own| {
            let step = step.get();
            let before = own.iter().rev().find(|own| own.step <= step);
            before.or(own.first()).copied()
        })
    });
    let again = RwSignal::new(None::<Outcomes>);
    let busy = RwSignal::new(false);
    Effect::new(move || {
        lines.shown.track();
        again.set(None);
    });
    let fork = move |_| {
        let Some(at) = here.get_untracked() else {
            return;
        };
        lines.begin(|what_if, line| what_if.take_back(line, at.decision).ok());
    };
    let other = move |_| {
        let Some(at) = here.get_untracked() else {
            return;
        };
        let seed = Seed::new(platform::random_bytes());
        lines.begin(|what_if, line| what_if.other_cards(line, at.decision, seed).ok());
    };
    let deal = move |_| {
        let Some(at) = here.get_untracked() else {
            return;
        };
        deal_again(lines, at.decision, again, busy);
    };
    let is_over = Memo::new(move |_| lines.shown_line(|line| line.hand().turn() == Turn::Over));
    let dealt = move || again.get().map(|outcomes| front.outcomes(outcomes));
    view! {
        <section class="lines" data-lines="">
            <h2>{front.t("records-what-if")}</h2>
            <Decisions lines own here step />
            <div class="linkrow">
                <button class="btn" data-fork="" disabled=move || here.get().is_none() on:click=fork>
                    {front.t("records-fork")}
                </button>
                <button
                    class="btn"
                    data-other-cards=""
                    disabled=move || here.get().is_none()
                    on:click=other
                >
                    {front.t("records-other-cards")}
                </button>
                <button
                    class="btn"
                    data-again=""
                    disabled=move || busy.get() || here.get().is_none() || !is_over.get()
                    on:click=deal
                >
                    {front.t("records-again")}
                </button>
            </div>
            <p class="note-s" role="status" data-outcome="">
                {dealt}
            </p>
            {move || (!is_over.get()).then(|| view! { <Acts lines /> })}
            <Tree lines />
        </section>
    }
}

/// Deals the last cards of the line that is looked at again and again, with breath in between.
fn deal_again(
    lines: Lines,
    decision: usize,
    again: RwSignal<Option<Outcomes>>,
    busy: RwSignal<bool>,
) {
    let line = lines.shown.get_untracked();
    busy.set(true);
    spawn_local(async move {
        let luck = Seed::new(platform::random_bytes());
        let mut sum = Outcomes::default();
        while sum.deals < DEALS {
            let seed = luck.for_hand(u64::from(sum.deals));
            let part = lines.what_if.try_with_untracked(|what_if| {
                what_if.again(line, decision, AT_ONCE, seed, lines.you)
            });
            let Some(Ok(part)) = part else { break };
            sum.add(part);
            platform::breathe().await;
        }
        if sum.deals > 0 && lines.shown.try_get_untracked() == Some(line) {
            let _ = again.try_set(Some(sum));
        }
        let _ = busy.try_set(false);
    });
}

/// The player's decisions in the line that is looked at: each leads to its place in the film.
#[component]
fn Decisions(
    lines: Lines,
    own: Memo<Vec<Own>>,
    here: Memo<Option<Own>>,
    step: RwSignal<usize>,
) -> impl IntoView {
    let front = Front::get();
    let buttons = move || {
        let hand = lines.hand();
        let one = |at: Own| {
            let deed = lines.deed(front, &hand, at.step).unwrap_or_default();
            view! {
                <button
                    class="btn"
                    data-decision=at.decision.to_string()
                    aria-pressed=move || (here.get() == Some(at)).to_string()
                    on:click=move |_| step.set(at.step)
                >
                    {deed}
                </button>
            }
        };
        own.get().into_iter().map(one).collect_view()
    };
    view! {
        <p class="note-s">{front.t("records-what-if-about")}</p>
        <div class="linkrow decisions" role="group" aria-label=front.t("records-decisions")>
            {buttons}
        </div>
    }
}

/// All lines, each under the one that it leaves.
#[component]
fn Tree(lines: Lines) -> impl IntoView {
    move || {
        let several = lines.what_if.with(|what_if| what_if.lines().len() > 1);
        several.then(|| view! { <ul class="tree">{branch(lines, 0)}</ul> })
    }
}

fn branch(lines: Lines, number: usize) -> AnyView {
    let front = Front::get();
    let (label, net, below) = lines.what_if.with(|what_if| {
        let all = what_if.lines();
        let line = &all[number];
        let leaves = |other: &Line| other.fork().is_some_and(|fork| fork.line == number);
        let below: Vec<usize> = (0..all.len())
            .filter(|&other| leaves(&all[other]))
            .collect();
        (name_of(lines, front, line), line.net(lines.you), below)
    });
    let result = match net {
        Some(net) => front.net(net),
        None => front.text(Id("records-line-open")),
    };
    let below = (!below.is_empty()).then(|| {
        let below = below.into_iter().map(|other| branch(lines, other));
        view! { <ul>{below.collect_view()}</ul> }
    });
    view! {
        <li data-line=number.to_string()>
            <button
                class="btn"
                aria-pressed=move || (lines.shown.get() == number).to_string()
                on:click=move |_| lines.show(number)
            >
                <span>{label}</span>
                <b class="net" class:up=net.is_some_and(|net| net > 0) class:down=net.is_some_and(|net| net < 0)>
                    {result}
                </b>
            </button>
            {below}
        </li>
    }
    .into_any()
}

/// What is different in a line.
fn name_of(lines: Lines, front: Front, line: &Line) -> String {
    let Some(fork) = line.fork() else {
        return front.text(Id("records-line-played"));
    };
    let step = line.before(fork.decision).map(|hand| hand.events().len());
    let deed = step
        .ok()
        .and_then(|step| lines.deed(front, line.hand(), step));
    let deed = deed.unwrap_or_else(|| "…".to_owned());
    if fork.other_cards {
        front.said(Id("records-line-other"), &Args::new().with("deed", deed))
    } else {
        deed
    }
}

impl Front {
    /// What came of many deals, in words.
    fn outcomes(self, outcomes: Outcomes) -> String {
        let Outcomes {
            deals,
            won,
            even,
            net,
        } = outcomes;
        let average = net * 10 / i64::from(deals.max(1));
        let language = self.words.with(Words::language);
        let args = Args::new()
            .with("deals", deals)
            .with("won", won)
            .with("even", even)
            .with("lost", deals - won - even)
            .with("net", signed_tenths(language, average));
        self.said(Id("records-again-said"), &args)
    }
}
