//! Which room the part of the address after the `#` asks for.

use crate::engine::rule::RuleId;
use crate::school::dealer;
use crate::school::path::{self, CHAPTERS, Chapter, PathLesson};

/// A room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Place {
    /// The front page.
    Home,
    /// Everything that can be set.
    Settings,
    /// The player's own seat at his cash table.
    Seat,
    /// A table to be laid.
    NewGame,
    /// A tournament to be laid.
    Tournament,
    /// The house rules of the next table.
    House,
    /// The words of the game in all languages.
    Glossary,
    /// The rule book, open at an entry or at its contents.
    Rules(Option<RuleId>),
    /// A chapter of the rule book as a whole, by an entry of the group that the address names.
    RuleGroup(RuleId),
    /// The school: its chapters and lessons.
    Learn,
    /// A built-in lesson.
    Lesson(&'static PathLesson),
    /// The list of the drills.
    Drills,
    /// A drill by its name, with what the address asks for behind its `?`. Only the school knows
    /// which there are: the rooms need not have them all.
    Drill(String, String),
    /// The gate at the end of a chapter, likewise.
    Gate(&'static Chapter, String),
    /// The dealer school.
    DealerSchool,
    /// A level of it.
    Dealer(dealer::Level),
    /// What comes back today.
    Review,
    /// How far the learner has come.
    Progress,
    /// The page for teachers: links for pupils, sheets, receipts.
    Teach,
    /// A lesson, a drill or a gate on paper.
    Sheet(Box<Place>),
    /// A spot to be laid, from the one in the address or from nothing.
    Spot(Option<String>),
    /// The hands that were played, open at the one with an id or at the list.
    History(Option<String>),
    /// A hand that is in the address itself.
    Hand(String),
    /// The line for another page that wants to show the game.
    Embed,
    /// What they say about their player.
    Statistics,
    /// Hands of files, open at one of them or at the list.
    Import(Option<usize>),
    /// All that is kept on the device.
    Data,
    /// The deal of a hand that was kept, or of any seed.
    Verify(Option<String>),
}

/// Reads the part after the `#`; none: there is no such room, or no such rule.
pub(in crate::ui) fn read(hash: &str) -> Option<Place> {
    let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
    let mut parts = path.trim_matches('/').split('/');
    let place = match (parts.next()?, parts.next()) {
        ("home", None) => Place::Home,
        ("settings", None) => Place::Settings,
        ("seat", None) => Place::Seat,
        ("new", None) => Place::NewGame,
        ("tournaments", None) => Place::Tournament,
        ("house", None) => Place::House,
        ("glossary", None) => Place::Glossary,
        ("rules", None) => Place::Rules(None),
        ("rules", Some(name)) => rules(&name.to_ascii_uppercase())?,
        ("learn", None) => Place::Learn,
        ("lesson", Some(id)) => Place::Lesson(path::lessons().find(|lesson| lesson.id == id)?),
        ("drills", None) => Place::Drills,
        ("drill", Some(name)) => Place::Drill(name.to_owned(), query.to_owned()),
        ("gate", Some(number)) => Place::Gate(gate(number)?, query.to_owned()),
        ("dealer", None) => Place::DealerSchool,
        ("dealer", Some(level)) => Place::Dealer(dealer::Level::named(level)?),
        ("review", None) => Place::Review,
        ("progress", None) => Place::Progress,
        ("teach", None) => Place::Teach,
        ("spot", None) => Place::Spot(spot_of(query)),
        ("statistics", None) => Place::Statistics,
        ("import", None) => Place::Import(None),
        ("import", Some(number)) => Place::Import(Some(number.parse().ok()?)),
        ("data", None) => Place::Data,
        ("verify", None) => Place::Verify(None),
        ("verify", Some(id)) => Place::Verify(Some(id.to_owned())),
        ("history", None) => Place::History(None),
        ("history", Some(id)) => Place::History(Some(id.to_owned())),
        ("hand", Some(link)) => Place::Hand(link.to_owned()),
        ("embed", None) => Place::Embed,
        _ => return None,
    };
    let place = match (parts.next(), place) {
        (None, place) => place,
        (Some("sheet"), place @ (Place::Lesson(_) | Place::Drill(..) | Place::Gate(..))) => {
            Place::Sheet(Box::new(place))
        }
        (Some(_), _) => return None,
    };
    parts.next().is_none().then_some(place)
}

/// The rule book at an entry, or the chapter of a group such as `ALLIN`.
fn rules(name: &str) -> Option<Place> {
    if let Ok(rule) = name.parse() {
        return Some(Place::Rules(Some(rule)));
    }
    let of = |rule: &&RuleId| rule.id().split('-').next() == Some(name);
    RuleId::ALL.iter().find(of).copied().map(Place::RuleGroup)
}

/// The chapter of this number.
fn gate(number: &str) -> Option<&'static Chapter> {
    let number: u8 = number.parse().ok()?;
    CHAPTERS.iter().find(|chapter| chapter.number == number)
}

/// The spot of `of=…`.
fn spot_of(query: &str) -> Option<String> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (_, link) = pairs.find(|(name, _)| *name == "of")?;
    Some(link.to_owned())
}

/// Where an address leads: to its room. What names none leads to the room of its first part, as a
/// rule that is not there to the rule book, or else to the `first` of the program.
pub(in crate::ui) fn nearest(hash: &str, first: &Place) -> Place {
    let room = |hash: &str| {
        let mut parts = hash.trim_start_matches('/').split(['/', '?']);
        read(parts.next()?)
    };
    read(hash)
        .or_else(|| room(hash))
        .unwrap_or_else(|| first.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_have_addresses() {
        assert_eq!(read("/home"), Some(Place::Home));
        assert_eq!(read("/settings"), Some(Place::Settings));
        assert_eq!(read("/seat"), Some(Place::Seat));
        assert_eq!(read("/new"), Some(Place::NewGame));
        assert_eq!(read("/tournaments"), Some(Place::Tournament));
        assert_eq!(read("/house"), Some(Place::House));
        assert_eq!(read("/glossary"), Some(Place::Glossary));
        assert_eq!(read("/rules"), Some(Place::Rules(None)));
        let entry = Some(Place::Rules(Some(RuleId::Blind12)));
        assert_eq!(read("/rules/BLIND-12"), entry);
        assert_eq!(read("/rules/blind-12?lang=cs"), entry);
        assert_eq!(read("/rules/blind"), Some(Place::RuleGroup(RuleId::Blind1)));
        assert_eq!(read("/teach"), Some(Place::Teach));
        let gate = Place::Gate(&CHAPTERS[1], "seed=7".to_owned());
        assert_eq!(
            read("/gate/2/sheet?seed=7"),
            Some(Place::Sheet(Box::new(gate)))
        );
        assert_eq!(read("/statistics"), Some(Place::Statistics));
        assert_eq!(read("/import"), Some(Place::Import(None)));
        assert_eq!(read("/import/12"), Some(Place::Import(Some(12))));
        assert_eq!(read("/data"), Some(Place::Data));
        let deal = Some(Place::Verify(Some("5eed".to_owned())));
        assert_eq!(read("/verify/5eed"), deal);
        assert_eq!(read("/history"), Some(Place::History(None)));
        let hand = Some(Place::History(Some("5eed".to_owned())));
        assert_eq!(read("/history/5eed"), hand);
        assert_eq!(read("/hand/1eyJ_-"), Some(Place::Hand("1eyJ_-".to_owned())));
        assert_eq!(read("/embed"), Some(Place::Embed));
        assert_eq!(read("/drills"), Some(Place::Drills));
        assert_eq!(read("/dealer"), Some(Place::DealerSchool));
        assert_eq!(read("/review?lang=cs"), Some(Place::Review));
        assert_eq!(read("/progress"), Some(Place::Progress));
        let level = Some(Place::Dealer(dealer::Level::D3));
        assert_eq!(read("/dealer/d3?lang=cs"), level);
        let drill = Place::Drill("who-wins".to_owned(), "seed=7&count=5".to_owned());
        assert_eq!(read("/drill/who-wins?seed=7&count=5"), Some(drill));
        let gate = Place::Gate(&CHAPTERS[1], String::new());
        assert_eq!(read("/gate/2"), Some(gate));
        assert_eq!(read("/spot"), Some(Place::Spot(None)));
        let spot = Some(Place::Spot(Some("1Z2Ft".to_owned())));
        assert_eq!(read("/spot?lang=cs&of=1Z2Ft"), spot);
    }

    #[test]
    fn what_names_no_room_leads_to_the_nearest() {
        let nearest = |hash| nearest(hash, &Place::Learn);
        assert_eq!(nearest("/rules/BLIND-99?lang=cs"), Place::Rules(None));
        assert_eq!(nearest("/rules/BLIND-1/x"), Place::Rules(None));
        assert_eq!(nearest("/dealer/d7"), Place::DealerSchool);
        assert_eq!(nearest("/import/one"), Place::Import(None));
        assert_eq!(nearest("/home/x"), Place::Home);
        for hash in ["", "/", "/cellar", "/lesson", "/lesson/none", "/gate/15"] {
            assert_eq!(nearest(hash), Place::Learn, "{hash}");
        }
        let rule = Place::Rules(Some(RuleId::Blind12));
        assert_eq!(nearest("/rules/BLIND-12"), rule);
    }

    #[test]
    fn there_is_no_such_room() {
        for hash in [
            "",
            "/",
            "/cellar",
            "/rules/BLIND-99",
            "/rules/BLIND-1/x",
            "/home/x",
            "/hand",
            "/hand/1ab/2",
            "/import/one",
            "/drill",
            "/dealer/d7",
            "/gate/15",
            "/rules/NOTHING",
            "/rules/BLIND-1/sheet",
            "/drills/sheet",
            "/gate/2/sheet/x",
        ] {
            assert_eq!(read(hash), None, "{hash}");
        }
    }
}
