//! "Why?" beside what a bot did in a hand that is over. Nothing is kept for it: the bot is asked
//! again, and the same question has the same answer.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::what_if::Lines;
use crate::bots::BotRequest;
use crate::engine::hand::{Action, Hand, HandState, SeatState, TableView};
use crate::engine::seat::Seat;
use crate::text::{Args, Id, Thought};

/// What a bot did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BotDeed {
    /// Which of the hand's decisions it is, from 0.
    decision: usize,
    /// Which of its events, from 0.
    pub step: usize,
    pub seat: Seat,
    action: Action,
    /// Whether the cards may be looked up.
    known: bool,
}

/// What the bots did in a hand, showing and mucking aside; nothing in the hand of a file.
pub(super) fn bot_deeds(lines: Lines) -> Vec<BotDeed> {
    lines.as_played(|hand| {
        let record = &hand.record;
        let Ok(mut played) = Hand::deal(record.setup.clone()) else {
            return Vec::new();
        };
        let mut deeds = Vec::new();
        for (decision, &(seat, action)) in record.decisions.iter().enumerate() {
            let bot = hand.bots.iter().any(|(bot, ..)| *bot == seat);
            let shows = matches!(action, Action::Show | Action::Muck | Action::PlayBoard);
            if bot && !shows && record.seed.is_some() {
                deeds.push(BotDeed {
                    decision,
                    step: played.events().len(),
                    seat,
                    action,
                    known: false,
                });
            }
            if played.apply(seat, action).is_err() {
                return Vec::new();
            }
        }
        let known = hand.known(&played);
        for deed in &mut deeds {
            deed.known = known.contains(&deed.seat);
        }
        deeds
    })
}

/// The one that is explained.
#[derive(Clone, Copy)]
pub(super) struct Why {
    lines: Lines,
    open: RwSignal<Option<BotDeed>>,
    /// What it thought; nothing as long as it is asked.
    told: RwSignal<Option<Vec<String>>>,
}

impl Why {
    pub(super) fn new(lines: Lines) -> Self {
        Self {
            lines,
            open: RwSignal::new(None),
            told: RwSignal::new(None),
        }
    }

    fn toggle(self, front: Front, deed: BotDeed) {
        let closes = self.open.get_untracked() == Some(deed);
        self.open.set((!closes).then_some(deed));
        self.told.set(None);
        if closes {
            return;
        }
        spawn_local(async move {
            let question = self.lines.as_played(|hand| hand.question(deed.decision));
            let Some((question, bots)) = question.zip(self.lines.bots()) else {
                return;
            };
            let Some(decided) = bots.decide(question.clone()).await else {
                return;
            };
            let told = if decided.action == deed.action {
                self.lines.say(front, |speaker| {
                    let rival = rival(&question, self.lines.you);
                    let assumed = rival.and_then(|seat| Some((seat, question.assumed(seat)?)));
                    speaker.thought(Thought {
                        seat: deed.seat,
                        decision: &decided,
                        known: deed.known,
                        rival: assumed.as_ref().map(|(seat, assumed)| (*seat, assumed)),
                    })
                })
            } else {
                let args = Args::new().with("name", self.lines.name(deed.seat));
                vec![front.said(Id("records-why-none"), &args)]
            };
            if self.open.try_get_untracked() == Some(Some(deed)) {
                let _ = self.told.try_set(Some(told));
            }
        });
    }
}

/// Whom a bot reckoned with: the player, if he is in the hand, or else whoever bet last, or anybody.
fn rival(question: &BotRequest, you: Seat) -> Option<Seat> {
    let TableView { hand, turn, .. } = &question.view;
    let HandState { seats, betting, .. } = hand;
    let can = |player: &&SeatState| player.is_in() && Some(player.seat) != turn.seat();
    let is = |seat: Seat| seats.iter().filter(can).any(|player| player.seat == seat);
    let aggressor = betting.hand_aggressor.filter(|seat| is(*seat));
    let first = seats.iter().find(can).map(|player| player.seat);
    Some(you).filter(|seat| is(*seat)).or(aggressor).or(first)
}

/// The button, and what the bot thought once it is pressed.
#[component]
pub(super) fn WhyBot(why: Why, deed: BotDeed) -> impl IntoView {
    let front = Front::get();
    let is_open = move || why.open.get() == Some(deed);
    let args = move || Args::new().with("name", why.lines.name(deed.seat));
    let told = move || {
        is_open().then(|| {
            let lines = why.told.get();
            let lines = lines.unwrap_or_else(|| vec![front.said(Id("records-why-busy"), &args())]);
            let lines = lines.into_iter().map(|line| view! { <p>{line}</p> });
            view! {
                <div class="bot-why" role="status" data-bot-reason="">
                    {lines.collect_view()}
                </div>
            }
        })
    };
    view! {
        <button
            class="btn"
            data-why-bot=deed.decision.to_string()
            aria-expanded=move || is_open().to_string()
            aria-label=move || front.said(Id("records-why-of"), &args())
            on:click=move |_| why.toggle(front, deed)
        >
            {front.t("records-why")}
        </button>
        {told}
    }
}
