//! Who plays in a tournament beside the human.

use crate::bots::Character;
use crate::engine::table::tournament::PlayerId;

/// Names from the four countries, no two of them alike at a glance.
const NAMES: [&str; 60] = [
    "Tomáš", "Zofia", "Marek", "Katka", "Ondřej", "Paweł", "Lenka", "Michal", "Jana", "Kuba",
    "Ewa", "Radek", "Silvia", "Piotr", "Hana", "Štefan", "Agata", "Vojta", "Zuzana", "Bartek",
    "Iva", "Peter", "Magda", "Dušan", "Klára", "Wojtek", "Eliška", "Juraj", "Ola", "Libor",
    "Monika", "Kamil", "Tereza", "Rafał", "Soňa", "Honza", "Kinga", "Milan", "Daria", "Robert",
    "Andrea", "Igor", "Beata", "Karel", "Lucia", "Adrian", "Nina", "Leoš", "Marta", "Grzegorz",
    "Dana", "Viktor", "Ula", "Roman", "Petra", "Artur", "Simona", "Norbert", "Vera", "Oskar",
];

/// Neighbours in the entry list play in different styles.
const CHARACTERS: [Character; 8] = [
    Character::Regular,
    Character::Hunter,
    Character::Caller,
    Character::Allrounder,
    Character::Rock,
    Character::Firebrand,
    Character::Trapper,
    Character::Cautious,
];

fn place(player: PlayerId) -> usize {
    player.0.saturating_sub(1) as usize
}

/// What an entrant is called: beyond the list a name comes again with a number.
pub(super) fn name_of(player: PlayerId) -> String {
    let place = place(player);
    let name = NAMES[place % NAMES.len()];
    match place / NAMES.len() {
        0 => name.to_owned(),
        again => format!("{name} {}", again + 1),
    }
}

/// In which style an entrant plays.
pub(super) const fn character_of(player: PlayerId) -> Character {
    CHARACTERS[player.0 as usize % CHARACTERS.len()]
}
