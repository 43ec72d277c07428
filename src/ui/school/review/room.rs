//! The room of the review: before a sitting, in it, after it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::kept;
use super::settings::Settings;
use crate::platform::{self, Timeout};
use crate::school::lesson::Lesson;
use crate::school::review::{CardId, Habit, Sitting};
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::program::Visits;
use crate::ui::rooms::top::Top;
use crate::ui::school::drill::{Course, Run};
use crate::ui::school::rich::rich;

/// The sitting that is under way: a handle.
#[derive(Clone, Copy)]
struct Begun {
    /// With the lessons whose check questions it asks.
    sitting: RwSignal<Option<(Sitting, Vec<Lesson>)>>,
    focusing: StoredValue<Option<Timeout>, LocalStorage>,
}

/// The room.
#[component]
pub(in crate::ui::school) fn ReviewRoom() -> impl IntoView {
    let front = Front::get();
    let deck = kept::fed(front);
    let begun = Begun {
        sitting: RwSignal::new(None),
        focusing: StoredValue::new_local(None),
    };
    if let Some(sitting) = deck.sitting(kept::today()) {
        begun.begin(sitting);
    }
    let again = Callback::new(move |_| begun.end());
    let visits = Visits::get();
    // Whoever comes back later finds the day, and not the end of a sitting that is over.
    Effect::new(move |before: Option<()>| {
        visits.track();
        if before.is_some() && kept::load(front).sitting(kept::today()).is_none() {
            begun.sitting.set(None);
        }
    });
    view! {
        <div class="pg lesson-pg" data-screen="review">
            <Top title=front.t("review-title") back="#/learn" />
            {move || {
                if let Some((sitting, lessons)) = begun.sitting.get() {
                    view! { <Run course=Course::Sitting(sitting) lessons again /> }.into_any()
                } else {
                    // Other things may have been learned since it was here last.
                    visits.track();
                    view! { <Before begun /> }.into_any()
                }
            }}
        </div>
    }
}

impl Begun {
    /// Shows a sitting as soon as the lessons are there whose check questions it asks.
    fn begin(self, sitting: Sitting) {
        spawn_local(async move {
            let lessons = lessons_of(&sitting).await;
            let _ = self.sitting.try_set(Some((sitting, lessons)));
            self.focus("#practice [data-prompt]");
        });
    }

    /// Back to what is left for today.
    fn end(self) {
        self.sitting.set(None);
        self.focus("#practice [data-before] h2");
    }

    /// It is there when it is drawn.
    fn focus(self, selector: &'static str) {
        let timer = Timeout::after(0, move || platform::set_focus(selector));
        self.focusing.try_update_value(|focusing| *focusing = timer);
    }
}

/// The lessons whose check questions a sitting asks; one that does not come is left out.
async fn lessons_of(sitting: &Sitting) -> Vec<Lesson> {
    let mut lessons: Vec<Lesson> = Vec::new();
    for card in sitting.to_come() {
        let CardId::Check(listed, _) = card else {
            continue;
        };
        if lessons.iter().any(|lesson| lesson.id == listed.id) {
            continue;
        }
        let text = platform::load_text(&["lessons/", listed.id, ".toml"].concat()).await;
        lessons.extend(text.ok().and_then(|text| Lesson::read(&text, &[]).ok()));
    }
    lessons
}

/// Before a sitting: what is left for today.
#[component]
fn Before(begun: Begun) -> impl IntoView {
    let front = Front::get();
    let deck = kept::fed(front);
    let today = kept::today();
    let portion = deck.portion(today);
    let start = move |more: bool| {
        let deck = kept::load(front);
        if let Some(sitting) = Sitting::begin(&deck, today, more, platform::random_bytes()) {
            begun.begin(sitting);
        }
    };
    let line = move || {
        front.words.with(|words| {
            if portion.items > 0 {
                let args = Args::new().with("minutes", portion.minutes());
                return words.with(Id("review-today"), &args);
            }
            words.of(if portion.begun {
                Id("review-done-for-today")
            } else {
                Id("review-nothing-yet")
            })
        })
    };
    let go = (portion.items > 0).then(|| {
        view! {
            <button class="btn go" data-begin="" on:click=move |_| start(false)>
                {front.t("school-begin")}
            </button>
        }
    });
    let more = portion.items == 0 && !deck.plan(today, true).is_empty();
    let more = more.then(|| {
        view! {
            <button class="btn" data-more="" on:click=move |_| start(true)>
                {front.t("review-more")}
            </button>
        }
    });
    let habits = deck.habits(today);
    let habits = habits
        .into_iter()
        .map(|habit| view! { <HabitView habit begun /> });
    view! {
        <main class="study done start" data-before="" data-left=portion.items.to_string()>
            <h2 tabindex="-1">{line}</h2>
            <p class="says">{front.t("review-about")}</p>
            <div class="linkrow">
                {go} {more}
                <a class="btn" href="#/progress" data-progress="">
                    {front.t("review-progress")}
                </a>
            </div>
            {habits.collect_view()}
            <Settings begun=move || begun.end() />
        </main>
    }
}

/// A slip that came three times: what it is, and the offer to look at it.
#[component]
fn HabitView(habit: Habit, begun: Begun) -> impl IntoView {
    let front = Front::get();
    let words = front.words;
    let said = habit.said();
    let said = move || {
        let line = said.as_ref()?;
        Some(words.with(|words| rich(words, &words.drill(line, false))))
    };
    let name = habit.slip.clone();
    let look = move |_| {
        let step = Sitting::about(&habit, kept::today(), platform::random_bytes());
        if let Some(step) = step {
            kept::change(front, |deck| deck.forget_habit(habit.drill, &habit.slip));
            begun.begin(step);
        }
    };
    view! {
        <section class="summary" data-habit=name>
            <h3>{front.t("review-habit")}</h3>
            <p class="says">{said}</p>
            <button class="btn" data-look="" on:click=look>
                {front.t("review-habit-look")}
            </button>
        </section>
    }
}
