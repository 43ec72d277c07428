//! The words of the game in all languages side by side.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::top::Top;
use crate::platform;
use crate::text::{Args, Catalog, Id, Language, folded};

/// What all its messages begin with.
const PREFIX: &str = "glossary-";

/// A word in all languages.
#[derive(Clone, Debug)]
struct Term {
    /// The word of each language, in the order of [`Language::ALL`], and other words for it.
    words: Vec<(String, String)>,
    /// What it means, in each language.
    means: Vec<String>,
    /// The entry of the rule book that explains it.
    rule: String,
}

impl Term {
    fn read(id: &str, catalogs: &[Catalog]) -> Self {
        let part = |catalog: &Catalog, attribute: &str| {
            let id = [id, attribute].concat();
            let there = catalog.has(&id);
            there.then(|| catalog.message(&id, &Args::new()))
        };
        // Where a language has no other word, it says so by a dash.
        let also = |catalog| part(catalog, ".also").filter(|also| also != "–");
        let word = |catalog| {
            (
                part(catalog, "").unwrap_or_default(),
                also(catalog).unwrap_or_default(),
            )
        };
        Self {
            words: catalogs.iter().map(word).collect(),
            means: catalogs
                .iter()
                .map(|catalog| part(catalog, ".means").unwrap_or_default())
                .collect(),
            rule: catalogs
                .first()
                .and_then(|catalog| part(catalog, ".rule"))
                .unwrap_or_default(),
        }
    }

    /// Whether it is what somebody looks for, in any language and without accents.
    fn fits(&self, wanted: &str) -> bool {
        let words = self.words.iter().flat_map(|(word, also)| [word, also]);
        words
            .chain(&self.means)
            .any(|text| folded(text).contains(wanted))
    }
}

/// Fetches the words of all languages, in the order of the English text.
async fn load() -> Result<Vec<Term>, String> {
    let mut catalogs = Vec::new();
    let mut ids = Vec::new();
    for &language in Language::ALL {
        let path = ["locales/", language.code(), "-glossary.ftl"].concat();
        let text = platform::load_text(&path).await?;
        if ids.is_empty() {
            let heads = text.lines().filter_map(|line| line.split_once(" ="));
            ids = heads
                .map(|(id, _)| id.to_owned())
                .filter(|id| id.starts_with(PREFIX))
                .collect();
        }
        catalogs.push(Catalog::parse(language, &[&text]).map_err(|error| error.to_string())?);
    }
    Ok(ids.iter().map(|id| Term::read(id, &catalogs)).collect())
}

/// The glossary.
#[component]
pub(super) fn Glossary() -> impl IntoView {
    let front = Front::get();
    let terms = RwSignal::new(Vec::<Term>::new());
    let wanted = RwSignal::new(String::new());
    spawn_local(async move {
        match load().await {
            Ok(found) => {
                let _ = terms.try_set(found);
            }
            Err(_) => front.notice.set(Some(Id("ui-notice-no-texts-about"))),
        }
    });
    let own = move || {
        let language = front.words.with(crate::ui::words::Words::language);
        let place = Language::ALL.iter().position(|other| *other == language);
        place.unwrap_or_default()
    };
    let rows = move || {
        let (own, wanted) = (own(), folded(&wanted.get()));
        terms.with(|terms| {
            let fit = terms.iter().filter(|term| term.fits(&wanted));
            fit.map(|term| row(term, own)).collect_view()
        })
    };
    view! {
        <div class="pg" data-screen="glossary">
            <Top title=front.t("rooms-glossary") back="#/rules" />
            <main class="glossary">
                <label class="find">
                    <span class="vh">{front.t("rooms-glossary-find")}</span>
                    <input
                        type="search"
                        placeholder=front.t("rooms-glossary-find")
                        data-find=""
                        prop:value=wanted
                        on:input:target=move |event| wanted.set(event.target().value())
                    />
                </label>
                <ul data-terms="">{rows}</ul>
            </main>
        </div>
    }
}

fn row(term: &Term, own: usize) -> impl IntoView + use<> {
    let words = Language::ALL.iter().zip(term.words.clone()).enumerate();
    let words = words.map(|(place, (language, (word, also)))| {
        view! {
            <span class="word" class:own=place == own lang=language.code()>
                <small aria-hidden="true">{language.code().to_ascii_uppercase()}</small>
                <b>{word}</b>
                {(!also.is_empty()).then(|| view! { <em>{also}</em> })}
            </span>
        }
    });
    let rule = term.rule.clone();
    let entry = ["#/rules/", &rule].concat();
    view! {
        <li>
            <span class="words">{words.collect_view()}</span>
            <p>
                {term.means.get(own).cloned().unwrap_or_default()} " "
                <a class="rule-id" href=entry>
                    {rule}
                </a>
            </p>
        </li>
    }
}
