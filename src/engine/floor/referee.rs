//! The rulings: a situation and the moment it is noticed decide what is done.

use super::moment::{Moment, Phase};
use super::reason::Reason;
use super::ruling::Ruling;
use super::situation::{BoardStreet, CardOfDeal, Cause, JokerAt, Situation};
use super::verdict::{ButtonGoes, EarlyGoes, OldCardGoes, ShowWhen, Verdict, When};
use crate::engine::cards::{CardSet, Category, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::Action;
use crate::engine::house::{ExposedHoleCard, HouseRules};
use crate::engine::seat::Seat;

/// What the floor decides when `situation` is noticed at `moment`.
///
/// Total: every situation has a ruling at every moment. What cannot be mended any more because
/// the pots have been pushed stands.
#[must_use]
pub fn rule(situation: &Situation, moment: Moment, house: &HouseRules) -> Ruling {
    let ruling = running(situation, moment, house);
    if moment.is_over() && ruling.verdict.mends_cards() {
        Ruling::new(Verdict::STANDS, Reason::HandOver)
    } else {
        ruling
    }
}

/// The ruling in a hand that is not over.
fn running(situation: &Situation, moment: Moment, house: &HouseRules) -> Ruling {
    match *situation {
        Situation::Exposed { by, card, more } => exposed(by, card, more, moment, house),
        Situation::Boxed { cards, next_gone } => boxed(cards.get(), next_gone, moment),
        Situation::ExtraCards { cards } => extra(cards.get(), moment, house),
        Situation::OutOfOrder {
            exposed_as_burn: true,
        } => Ruling::new(Verdict::STANDS, Reason::ExposedAsBurn),
        Situation::OutOfOrder { .. } => misdeal(
            Reason::OutOfOrder {
                acted: moment.acted,
            },
            Verdict::STANDS,
            moment,
        ),
        Situation::WrongButton => wrong_button(moment),
        Situation::WrongPlace { place } => misdeal(
            Reason::WrongPlaceDealt {
                place,
                acted: moment.acted,
            },
            Verdict::FoulHandDead,
            moment,
        ),
        Situation::NoCards {
            entitled: true,
            wants_to_play: true,
        } => misdeal(
            Reason::LeftOut {
                acted: moment.acted,
            },
            Verdict::STANDS,
            moment,
        ),
        Situation::NoCards { .. } => Ruling::new(Verdict::STANDS, Reason::RightlyLeftOut),
        Situation::OneCard { last_of_deal } => one_card(last_of_deal, moment),

        Situation::OddBack { found } if found.in_play() => {
            Ruling::new(Verdict::Void, Reason::OddBackInPlay { found })
        }
        Situation::OddBack { found } => {
            Ruling::new(Verdict::STANDS, Reason::OddBackUnused { found })
        }
        Situation::TwoAlike { card } => Ruling::new(Verdict::Void, Reason::TwoAlike { card }),
        Situation::CardsMissing { cards } => {
            Ruling::new(Verdict::STANDS, Reason::CardsMissing { cards: cards.get() })
        }
        Situation::Joker { found, next_gone } => joker(found, next_gone),
        Situation::SpoiledStub => Ruling::new(Verdict::RestoreStub, Reason::StubSpoiled),

        Situation::Burned { street, cards } => burned(street, cards, moment, house),
        Situation::EarlyStreet { street } => Ruling::new(
            Verdict::EarlyInvalid {
                street,
                goes: EarlyGoes::from(street),
            },
            Reason::DealtEarly { street },
        ),
        Situation::LargeFlop { extra } => Ruling::new(
            Verdict::NewFlop,
            Reason::LargeFlop {
                cards: 3 + u16::from(extra.get()),
            },
        ),

        Situation::ForgottenChips {
            amount,
            ref last_hand,
            ref this_hand,
        } => forgotten(amount, last_hand, this_hand),
        Situation::CardsFell => Ruling::new(Verdict::STANDS, Reason::CardsFell),
        Situation::SweptIn { protected, all_in } => swept(protected, all_in),
        Situation::ThrownIn { showdown: false } => {
            Ruling::new(Verdict::HandDead, Reason::TouchedDiscards)
        }
        Situation::ThrownIn { showdown: true } => {
            Ruling::new(Verdict::HandDead, Reason::ThrownAtShowdown)
        }
        Situation::OutOfTurn {
            actor,
            turn,
            action,
            in_discards,
        } => out_of_turn(actor, turn, action, in_discards),
        Situation::ShownToOne { viewer_can_act } => shown(viewer_can_act, moment),
        Situation::Misread { claimed, cards } => misread(claimed, cards),
        Situation::WrongAward {
            ref went_to,
            ref belongs_to,
            in_time,
        } => award(went_to, belongs_to, in_time),
    }
}

/// A misdeal if it is noticed in time (MISDEAL-1), otherwise `late` (MISDEAL-10).
fn misdeal(ground: Reason, late: Verdict, moment: Moment) -> Ruling {
    if moment.misdeal_possible() {
        let button = ButtonGoes::Stays;
        Ruling::new(Verdict::Misdeal { button }, ground)
    } else {
        Ruling::new(late, Reason::too_late(moment))
    }
}

/// Whether a card is exchanged after the deal or, the deal being complete, at once.
fn after_deal(moment: Moment) -> When {
    match moment.phase {
        Phase::Dealing => When::AfterDeal,
        Phase::Betting | Phase::RoundOver | Phase::Showdown | Phase::Over => When::Now,
    }
}

/// Where a card goes that nobody may keep: it is the burn, where cards are burned (BURN-1).
fn as_burn(house: &HouseRules) -> OldCardGoes {
    if house.burn_cards {
        OldCardGoes::Burn
    } else {
        OldCardGoes::Aside
    }
}

/// MISDEAL-2, MISDEAL-3, MISDEAL-11, MISDEAL-12.
fn exposed(by: Cause, card: CardOfDeal, more: u8, moment: Moment, house: &HouseRules) -> Ruling {
    let acted = moment.acted;
    if by == Cause::Player {
        return Ruling::new(Verdict::STANDS, Reason::OwnCardShown { card });
    }
    if more > 0 {
        let cards = 1 + u16::from(more);
        return misdeal(
            Reason::ManyExposed { cards, acted },
            Verdict::STANDS,
            moment,
        );
    }
    let first_cards_void = house.exposed_hole_card == ExposedHoleCard::MisdealIfFirstTwo;
    if first_cards_void && card.is_first_or_second() {
        return misdeal(
            Reason::FirstCardsExposed { card, acted },
            Verdict::STANDS,
            moment,
        );
    }
    if !moment.misdeal_possible() {
        return Ruling::new(Verdict::STANDS, Reason::too_late(moment));
    }
    Ruling::new(
        Verdict::Exchange {
            when: after_deal(moment),
            old: as_burn(house),
        },
        Reason::OneExposed { card },
    )
}

/// MISDEAL-4, IRREG-6, IRREG-7. Face-up cards found later than a misdeal are no cards either.
fn boxed(cards: u8, next_gone: bool, moment: Moment) -> Ruling {
    let acted = moment.acted;
    if cards > 1 && moment.misdeal_possible() {
        return misdeal(Reason::ManyBoxed { cards, acted }, Verdict::STANDS, moment);
    }
    let (when, because) = if next_gone {
        (When::AfterDeal, Reason::BoxedNextGone { cards })
    } else {
        (When::Now, Reason::Boxed { cards })
    };
    Ruling::new(Verdict::NextInstead { cards, when }, because)
}

/// MISDEAL-5 and S-7.
fn extra(cards: u8, moment: Moment, house: &HouseRules) -> Ruling {
    if cards == 1 && moment.misdeal_possible() {
        let goes = as_burn(house);
        return Ruling::new(Verdict::ExtraBack { goes }, Reason::OneExtra);
    }
    misdeal(
        Reason::ManyExtra {
            cards,
            acted: moment.acted,
        },
        Verdict::FoulHandDead,
        moment,
    )
}

/// MISDEAL-7 before two players have acted, IRREG-1 after (C-51).
fn wrong_button(moment: Moment) -> Ruling {
    let acted = moment.acted;
    if moment.misdeal_possible() {
        Ruling::new(
            Verdict::Misdeal {
                button: ButtonGoes::PutRight,
            },
            Reason::ButtonWrong { acted },
        )
    } else {
        Ruling::new(
            Verdict::Stands {
                button: ButtonGoes::BalancedNextHand,
            },
            Reason::ButtonWrongLate { acted },
        )
    }
}

/// MISDEAL-6, MISDEAL-10: a card left out in the middle of the deal put all later ones out of
/// order; the last one can still be given.
fn one_card(last_of_deal: bool, moment: Moment) -> Ruling {
    if last_of_deal && moment.misdeal_possible() {
        return Ruling::new(Verdict::TopCardDue, Reason::LastCardMissing);
    }
    misdeal(
        Reason::OutOfOrder {
            acted: moment.acted,
        },
        Verdict::FoulHandDead,
        moment,
    )
}

/// IRREG-8, IRREG-9.
fn joker(found: JokerAt, next_gone: bool) -> Ruling {
    match found {
        JokerAt::Hand {
            played_on: true,
            looked: true,
        } => Ruling::new(Verdict::HandDead, Reason::JokerPlayed),
        JokerAt::Hand {
            played_on: true, ..
        } => Ruling::new(Verdict::HandDead, Reason::JokerUnseen),
        JokerAt::Hand { .. } | JokerAt::Board | JokerAt::Deck => {
            let (when, because) = if next_gone {
                (When::AfterDeal, Reason::JokerNextGone { found })
            } else {
                (When::Now, Reason::JokerNoCard { found })
            };
            Ruling::new(Verdict::NextInstead { cards: 1, when }, because)
        }
    }
}

/// IRREG-12, IRREG-13, S-8.
fn burned(street: BoardStreet, burned: u8, moment: Moment, house: &HouseRules) -> Ruling {
    let should = u8::from(house.burn_cards);
    if burned == should {
        Ruling::new(Verdict::STANDS, Reason::BurnRight { burned })
    } else if moment.street_untouched() {
        Ruling::new(
            Verdict::MendBurn { burned, should },
            Reason::BurnWrong {
                street,
                burned,
                should,
            },
        )
    } else {
        Ruling::new(
            Verdict::STANDS,
            Reason::BurnWrongLate {
                street,
                acted: moment.acted_on_street,
            },
        )
    }
}

/// IRREG-5.
fn forgotten(amount: Chips, last_hand: &[Seat], this_hand: &[Seat]) -> Ruling {
    let (seats, newcomers): (Vec<Seat>, Vec<Seat>) =
        this_hand.iter().partition(|seat| last_hand.contains(seat));
    Ruling::new(
        Verdict::OnlyThese { amount, seats },
        Reason::ChipsOfLastHand { amount, newcomers },
    )
}

/// ETIQ-5, ETIQ-6; an all-in hand is safe (ALLIN-4, C-60).
fn swept(protected: bool, all_in: bool) -> Ruling {
    if protected {
        Ruling::new(Verdict::HandBack, Reason::Protected)
    } else if all_in {
        Ruling::new(Verdict::HandBack, Reason::AllInSafe)
    } else {
        Ruling::new(Verdict::HandDead, Reason::Unprotected)
    }
}

/// ETIQ-1, FOLD-4.
fn out_of_turn(actor: Seat, turn: Seat, action: Action, in_discards: bool) -> Ruling {
    if actor == turn {
        return Ruling::new(Verdict::STANDS, Reason::InTurn);
    }
    let verdict = Verdict::TurnTo {
        seat: turn,
        hand_dead: in_discards,
    };
    let because = if in_discards {
        Reason::OutOfTurnDead { actor, turn }
    } else {
        Reason::OutOfTurn {
            actor,
            turn,
            action,
        }
    };
    Ruling::new(verdict, because)
}

/// SHOW-16, SHOW-17: only what can no longer influence the betting waits for its end.
fn shown(viewer_can_act: bool, moment: Moment) -> Ruling {
    if viewer_can_act || moment.betting_over() {
        let when = ShowWhen::Now;
        Ruling::new(Verdict::ShowAll { when }, Reason::ShowOneShowAll)
    } else {
        let when = ShowWhen::AfterBetting;
        Ruling::new(Verdict::ShowAll { when }, Reason::ShowAllLater)
    }
}

/// SHOW-10, SHOW-11.
fn misread(claimed: Category, cards: CardSet) -> Ruling {
    let Some(strength) = Strength::of(cards) else {
        return Ruling::new(Verdict::NotTaken { back: Chips::ZERO }, Reason::NotShown);
    };
    let is = strength.category();
    let because = if is == claimed {
        Reason::ReadRight { is }
    } else {
        Reason::Misread { claimed, is }
    };
    Ruling::new(Verdict::CardsSpeak { strength }, because)
}

/// ETIQ-7.
fn award(went_to: &[Seat], belongs_to: &[Seat], in_time: bool) -> Ruling {
    let right =
        went_to.len() == belongs_to.len() && belongs_to.iter().all(|seat| went_to.contains(seat));
    if right {
        Ruling::new(Verdict::STANDS, Reason::AwardRight)
    } else if in_time {
        let seats = belongs_to.to_vec();
        Ruling::new(Verdict::AwardTo { seats }, Reason::AwardWrong)
    } else {
        Ruling::new(Verdict::STANDS, Reason::AwardWrongLate)
    }
}
