//! The referee's reasons: which rule, and the numbers that went into it.

use serde::{Deserialize, Serialize};

use super::cards::{Category, Rank, Reading, Strength};
use super::chips::Chips;
use super::hand::{ForcedKind, Street};
use super::rule::RuleId;
use super::seat::Seat;
use super::table::tournament::Money;

/// Why the referee did, allows or refuses something.
///
/// One variant is one sentence in every language; its fields are the figures of that sentence.
/// [`Citation::rules`] names the entries of the rule book behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Citation {
    // ---- the start of a hand ----
    /// The button marks the nominal dealer and fixes the order of the hand.
    Button {
        /// Its place (empty under a dead button).
        seat: Seat,
    },
    /// A forced bet of full size.
    Forced {
        /// Which forced bet.
        kind: ForcedKind,
        /// Its size, all of it posted.
        amount: Chips,
        /// Whether only two players are dealt in: then the button posts the small blind.
        heads_up: bool,
    },
    /// A forced bet from a stack that cannot cover it: the rest is not owed, the size stays.
    ForcedShort {
        /// Which forced bet.
        kind: ForcedKind,
        /// Its full size.
        nominal: Chips,
        /// What the player had and posted.
        posted: Chips,
    },
    /// Two cards each, one at a time, the first to the left of the button.
    Deal,
    /// One card is put aside before a street.
    Burn,
    /// Community cards are dealt because at least two players are still in.
    BoardDealt {
        /// The street they open.
        street: Street,
        /// Players still in.
        players: u8,
        /// Whether betting goes on; if not, all but at most one are all-in.
        betting: bool,
    },

    // ---- actions ----
    /// A fold: out of the hand, the bets stay in the pot.
    Fold {
        /// What stays in the pot, of all streets.
        left_behind: Chips,
    },
    /// A check: nobody has bet on this street.
    Check,
    /// A check by the player whose blind (or straddle, or post) already matches the price.
    CheckOption {
        /// What he has in front of him.
        bet: Chips,
    },
    /// A call: the price is the highest bet, less what is already in front of the player.
    Call {
        /// The bet to match.
        bet: Chips,
        /// What was in front of the player.
        already: Chips,
        /// What is to be paid.
        pay: Chips,
    },
    /// A call with all chips for less than the price.
    CallShort {
        /// The full price.
        price: Chips,
        /// All the player has.
        pay: Chips,
    },
    /// A lone player matches only what another has really bet.
    CallReal {
        /// The highest bet that was really made.
        bet: Chips,
        /// What is to be paid.
        pay: Chips,
    },
    /// The smallest bet: one big blind.
    MinBet {
        /// That amount.
        min: Chips,
    },
    /// The smallest raise: by as much as the last bet or raise.
    MinRaise {
        /// The bet to be raised.
        bet: Chips,
        /// The last full bet or raise.
        by: Chips,
        /// `bet` + `by`.
        to: Chips,
    },
    /// The smallest raise where the house rule makes it one big blind, always.
    MinRaiseOneBigBlind {
        /// The bet to be raised.
        bet: Chips,
        /// One big blind.
        by: Chips,
        /// `bet` + `by`.
        to: Chips,
    },
    /// The smallest raise over a straddle under the house rule.
    MinRaiseStraddle {
        /// The straddle.
        bet: Chips,
        /// The least increment.
        by: Chips,
        /// `bet` + `by`.
        to: Chips,
    },
    /// An all-in below the smallest bet: exempt from every minimum.
    AllInBet {
        /// The smallest full bet.
        min: Chips,
        /// All the player has.
        amount: Chips,
    },
    /// An all-in raise below the smallest raise: allowed, but not a full raise.
    AllInShortRaise {
        /// The bet it goes over.
        bet: Chips,
        /// The total it makes.
        to: Chips,
        /// The smallest full raise.
        full: Chips,
    },
    /// The most that may be bet in no limit: all chips on the table.
    MaxStack {
        /// The total it makes on this street.
        to: Chips,
    },
    /// The pot-limit maximum.
    MaxPot {
        /// The bet to be raised (nothing for an opening bet).
        bet: Chips,
        /// What may be added to it.
        by: Chips,
        /// `bet` + `by`.
        to: Chips,
    },
    /// Fixed limit: the one size of the street.
    FixedSize {
        /// The size.
        unit: Chips,
        /// The total it makes on this street.
        to: Chips,
        /// Raises used with this one, and allowed; the opening bet is not counted.
        raise: u8,
        /// Raises allowed on this street (none: no cap).
        cap: Option<u8>,
    },
    /// An all-in short of a full raise, which in limit counts as one (house rule).
    HalfBetReopens {
        /// The total it makes.
        to: Chips,
        /// The level it counts as.
        level: Chips,
    },

    // ---- between the streets ----
    /// Nobody can match this part of a bet: it goes back.
    Uncalled {
        /// The bet.
        bet: Chips,
        /// The most another player put in.
        matched: Chips,
        /// The difference.
        back: Chips,
    },
    /// Bets of the round go to the middle.
    Collect {
        /// What was gathered.
        amount: Chips,
    },
    /// Bets go to several pots because a player is all-in for less.
    CollectSidePots {
        /// What was gathered.
        amount: Chips,
        /// How many pots there are now.
        pots: u8,
    },
    /// Antes and dead posts go straight to the pot and count toward no bet.
    CollectAntes {
        /// What was gathered.
        amount: Chips,
    },

    // ---- showdown ----
    /// Everybody else has folded: the hand is over, nothing need be shown.
    LastPlayer,
    /// Who last bet or raised shows first.
    ShowLastAggressor,
    /// Nobody bet in the last round: the first left of the button shows first.
    ShowFirstToAct,
    /// Nobody bet in the last round: who last bet in the hand shows first (house rule).
    ShowLastAggressorOfHand,
    /// The others follow clockwise; this hand wins or shares a pot so far.
    ShowBeats,
    /// All must show (house rule).
    ShowAll,
    /// The player chose to show.
    ShowChosen,
    /// A beaten hand may be hidden.
    Muck,
    /// Who plays the board must say so or show, or he forfeits his share (house rule).
    PlayBoard,
    /// There is a board to play only where the house rule asks for it, and only at the showdown.
    NoBoardToPlay,
    /// No betting is left: all hands are turned up (house rule).
    AllInFaceUp,

    // ---- pots ----
    /// The pot goes to the best hand among those who can win it.
    BestHand {
        /// The winner's hand.
        strength: Strength,
        /// The best hand it beat, if another was shown.
        second: Option<Strength>,
    },
    /// Equal hands share the pot.
    Split {
        /// Their hand.
        strength: Strength,
        /// How many share.
        players: u8,
        /// What each gets before odd chips.
        share: Chips,
        /// Odd chips, given one by one (or all to one) by the house rule.
        odd: Chips,
    },
    /// Nobody else can win this pot (the others folded or mucked).
    Unopposed,
    /// The fee of the house.
    Rake {
        /// Hundredths of a percent.
        rate: u16,
        /// The pot.
        pot: Chips,
        /// What was taken.
        taken: Chips,
    },

    // ---- refusals ----
    /// Only the player in turn may act.
    OutOfTurn {
        /// Who is in turn.
        turn: Seat,
    },
    /// The hand is over.
    HandOver,
    /// There is no such player in this hand, or he has folded or is all-in.
    NotInHand,
    /// A check is not possible: there is a bet to match.
    NoCheck {
        /// What a call costs.
        price: Chips,
    },
    /// Nothing to call: check instead.
    NothingToCall,
    /// There is a bet already: raise instead of betting.
    AlreadyBet {
        /// The bet.
        bet: Chips,
    },
    /// Nobody has bet: bet instead of raising.
    NothingToRaise,
    /// Less than the smallest bet or raise.
    BelowMin {
        /// What was tried (total on this street).
        tried: Chips,
        /// The bet it goes over (nothing for an opening bet).
        bet: Chips,
        /// The least increment.
        by: Chips,
        /// The least total.
        min: Chips,
    },
    /// Less than a raise by one big blind, the least by the house rule.
    BelowMinOneBigBlind {
        /// What was tried (total on this street).
        tried: Chips,
        /// The bet it goes over.
        bet: Chips,
        /// One big blind.
        by: Chips,
        /// The least total.
        min: Chips,
    },
    /// More than the player has on the table.
    AboveStack {
        /// What was tried (total on this street).
        tried: Chips,
        /// All he could make it.
        max: Chips,
    },
    /// More than the pot-limit maximum.
    AbovePot {
        /// What was tried (total on this street).
        tried: Chips,
        /// The most.
        max: Chips,
    },
    /// In fixed limit only one size is possible.
    NotFixedSize {
        /// What was tried (total on this street).
        tried: Chips,
        /// The one total possible.
        to: Chips,
    },
    /// The cap of fixed limit is reached.
    Capped {
        /// Raises allowed.
        cap: u8,
    },
    /// Since the player last acted there were only all-ins short of a full raise.
    NotReopened {
        /// By how much the bet has grown since.
        grown: Chips,
        /// What would have been a full raise.
        full: Chips,
    },
    /// No other player has chips left to answer a raise.
    NobodyToRaise,
    /// All his chips do not exceed the price: he can only call all-in.
    StackOnlyCalls {
        /// The price.
        price: Chips,
        /// All he has.
        stack: Chips,
    },
    /// There is betting: nothing to show yet.
    NotShowdown,
    /// There is no betting any more: show or muck.
    OnlyShowOrMuck,

    // ---- the table ----
    /// A player exchanged money for chips, within the range of the table.
    BuyIn {
        /// What he bought.
        amount: Chips,
        /// The least of this table.
        min: Chips,
        /// The most of this table, if it has one.
        max: Option<Chips>,
    },
    /// Between two hands a player added chips.
    TopUp {
        /// What he added.
        added: Chips,
        /// What he has now.
        total: Chips,
        /// What it must come to at least.
        floor: Chips,
    },
    /// A player who had lost everything bought in again.
    Rebuy {
        /// What he bought.
        amount: Chips,
        /// What it must come to at least.
        floor: Chips,
    },
    /// A player took all his chips and left between two hands.
    CashOut {
        /// What he took.
        amount: Chips,
    },
    /// A player has lost everything: he is not dealt in until he buys again.
    OutOfChips,
    /// Before the first hand every player gets one card face up.
    ButtonDraw,
    /// The highest card takes the button.
    ButtonWon {
        /// Whether suits had to separate equal ranks.
        by_suit: bool,
    },
    /// The button moves to the next player clockwise.
    ButtonMoves {
        /// Where it was.
        from: Seat,
        /// Where it is.
        to: Seat,
    },
    /// Two players are left: the big blind is placed first, on the player next due.
    BigBlindFirst {
        /// Who posts it; the other has the button and the small blind.
        big_blind: Seat,
    },
    /// Less than the least buy-in.
    BuyInBelow {
        /// What was tried.
        tried: Chips,
        /// The least.
        min: Chips,
    },
    /// More than a player may bring to the table.
    BuyInAbove {
        /// What he would have had.
        tried: Chips,
        /// The most.
        max: Chips,
    },
    /// Old stack and new chips together are too few.
    TopUpBelow {
        /// What they would have come to.
        total: Chips,
        /// What they must come to.
        floor: Chips,
    },
    /// No chips may be added before the hand is over.
    NoChipsDuringHand,
    /// Who plays the hand may leave when it is over.
    NoLeavingDuringHand,
    /// The button stands at an empty chair, behind the blinds (house rule).
    DeadButton {
        /// The chair.
        seat: Seat,
    },
    /// The small blind falls on an empty chair: nobody posts it (house rule).
    NoSmallBlind,
    /// Who sits out is not dealt in; blinds that pass him he has missed.
    SitsOut,
    /// A stack below the least that is dealt in (house rule).
    ShortStack {
        /// What the player has.
        stack: Chips,
        /// The least.
        min: Chips,
    },
    /// A newcomer waits for the big blind or posts its amount.
    NewcomerWaits {
        /// That amount.
        amount: Chips,
    },
    /// A newcomer comes in for nothing (house rule).
    NewcomerFree,
    /// A newcomer posts the amount of the big blind: a bet like any other.
    PostedIn {
        /// That amount.
        amount: Chips,
    },
    /// Nobody comes in between the button and the big blind.
    Barred,
    /// The big blind has reached somebody who waited for it.
    BlindReached,
    /// A blind passed the chair of somebody who was away.
    BlindMissed {
        /// Whether it was the big one.
        big: bool,
    },
    /// Who missed the big blind pays it or waits for it.
    MissedWaits {
        /// What there is to pay.
        amount: Chips,
    },
    /// Missed blinds are paid: the big one live, the small one dead.
    MissedPaid {
        /// What counts as a bet.
        live: Chips,
        /// What goes into the pot.
        dead: Chips,
    },
    /// Who comes back and has nothing to pay is dealt in.
    NothingOwed,
    /// Who stops playing on the button may let the blinds pass once.
    ButtonBreak,
    /// Who stopped on the button comes back for nothing.
    ButtonBreakBack,
    /// Who moves farther from the big blind waits until it is as near as before.
    MovedWaits {
        /// How many hands.
        hands: u8,
    },
    /// Who moves no farther from the big blind plays at once.
    MovedCloser,
    /// The big blind is as near again as it was before the change of places.
    MovedBack,
    /// Fewer than two could play otherwise: everybody present is dealt in.
    GameAnew,
    /// A player is asked to post his blind (house rule).
    PromptBlind {
        /// Whether it is the big one.
        big: bool,
        /// Its size.
        amount: Chips,
    },
    /// The player after the big blind is asked whether he straddles (house rule).
    PromptStraddle {
        /// Its size: twice the big blind.
        amount: Chips,
    },
    /// Who refuses to post a blind sits out and has missed it.
    PromptRefused {
        /// Whether it was the big one.
        big: bool,
    },
    /// Who plays a hand leaves when it is over.
    LeavesAfterHand,
    /// Who has folded may leave; what he bet stays in the pot.
    LeftFolded {
        /// What he took.
        amount: Chips,
        /// What he left in the pot.
        left: Chips,
    },
    /// Missed blinds must be paid here; waiting is not possible (house rule).
    NoWaiting {
        /// What there is to pay.
        amount: Chips,
    },
    /// There is no straddle at this table (house rule).
    NoStraddle,
    /// Places are changed between hands.
    NoSeatChangeDuringHand,

    // ---- the tournament ----
    /// Everybody gets the same chips for the entry.
    TournamentEntry {
        /// How many players.
        players: u32,
        /// The chips of each.
        stack: Chips,
        /// The entry money of each.
        entry: Money,
    },
    /// Tables and seats are drawn by lot.
    TournamentSeat,
    /// The highest card drawn takes the button of the table.
    TournamentButton {
        /// Whether suits had to separate equal ranks.
        by_suit: bool,
    },
    /// Blinds rise at regular intervals.
    LevelUp {
        /// The number of the level.
        level: u32,
        /// Its small blind.
        small_blind: Chips,
        /// Its big blind.
        big_blind: Chips,
        /// Its ante; nothing for none.
        ante: Chips,
    },
    /// No level needs the small chips any more: odd ones are raced for, nobody goes out by it.
    ColorUp {
        /// The smallest chip from now on.
        chip: Chips,
    },
    /// In the first phase who has lost everything may buy again.
    MayRebuy {
        /// The last level of the phase.
        through_level: u32,
    },
    /// Chips were bought again in the first phase.
    TournamentRebuy {
        /// How many.
        chips: Chips,
        /// The last level of the phase.
        through_level: u32,
    },
    /// The add-on: once for each player in the first phase.
    AddOn {
        /// How many chips.
        chips: Chips,
        /// The last level of the phase.
        through_level: u32,
    },
    /// The first phase is over: nobody can buy any more, the prize pool is final.
    RebuysClosed {
        /// The last level of the phase.
        through_level: u32,
    },
    /// Out at zero chips: the place is the reverse of the order of elimination.
    Eliminated {
        /// The place.
        place: u32,
        /// How many are left.
        left: u32,
    },
    /// Several went out at once: more chips at the start of the hand place higher, equal share.
    EliminatedTogether {
        /// The place; of shared places the best.
        place: u32,
        /// How many went out at once.
        players: u32,
        /// The player's chips at the start of the hand.
        stack: Chips,
        /// How many share the place.
        sharing: u32,
    },
    /// One more elimination reaches the prizes: every table plays one hand and waits.
    HandForHand {
        /// Players left.
        left: u32,
        /// Paid places.
        paid: u32,
    },
    /// The tables need not wait for each other any more.
    HandForHandOver {
        /// Players left.
        left: u32,
        /// Paid places.
        paid: u32,
    },
    /// Tables differ by at most one: who would be the next big blind goes to the worst open seat.
    TableBalanced {
        /// Players at the fuller table, with him.
        from: u32,
        /// Players at the other table, without him.
        to: u32,
    },
    /// The others can be seated at fewer tables.
    TableBroken {
        /// Players left.
        left: u32,
        /// Tables left.
        tables: u32,
        /// Seats at each.
        seats: u8,
    },
    /// All who are left fit at one table; seats and button are drawn anew.
    FinalTable {
        /// Players left.
        players: u32,
    },
    /// Two are left: the big blind is placed first, the other has button and small blind.
    TournamentHeadsUp,
    /// One player has all the chips: he is the winner.
    TournamentWon {
        /// All of them.
        chips: Chips,
    },
    /// A prize by the payout table.
    Prize {
        /// The place.
        place: u32,
        /// Its share in hundredths of a percent.
        share: u16,
        /// The entry money of all.
        pool: Money,
        /// The prize.
        prize: Money,
    },
    /// Shared places share their prizes.
    PrizeShared {
        /// The best of the places.
        place: u32,
        /// How many share.
        sharing: u32,
        /// The entry money of all.
        pool: Money,
        /// The prize of one of them.
        prize: Money,
    },
    /// Who is away in a tournament pays his blinds and antes, and his hands are folded in turn.
    TournamentAbsent,
    /// Chips of a tournament can't be sold back: the only ways out are zero chips or victory.
    ChipsNotSold,
    /// This tournament has no rebuys (house rule).
    NoRebuys,
    /// The first phase is over.
    RebuysOver {
        /// Its last level.
        through_level: u32,
        /// The level in force.
        level: u32,
    },
    /// No chips may be added while the player's table plays a hand.
    RebuyDuringHand,
    /// Only who has no more than a starting stack may rebuy.
    RebuyStackTooBig {
        /// What he has.
        stack: Chips,
        /// The most.
        most: Chips,
    },
    /// All his rebuys are used.
    RebuyLimit {
        /// How many each player has.
        most: u32,
    },
    /// There is one add-on for each player, or none at all.
    AddOnTaken {
        /// Whether this tournament has one.
        offered: bool,
    },
}

impl Citation {
    /// The entries of the rule book behind this reason, the deciding one first.
    #[must_use]
    #[allow(
        clippy::enum_glob_use,
        clippy::too_many_lines,
        reason = "one line a variant"
    )]
    #[expect(
        clippy::match_same_arms,
        reason = "one table, in the order of the variants"
    )]
    pub fn rules(&self) -> &'static [RuleId] {
        use RuleId::*;
        match self {
            Self::Button { .. } => &[Btn1, Pos4],
            Self::Forced { kind, heads_up, .. } => match kind {
                ForcedKind::Ante => &[Ante3, Ante4],
                ForcedKind::BigBlindAnte => &[Ante2, Ante4],
                ForcedKind::DeadPost => &[Blind18],
                ForcedKind::SmallBlind if *heads_up => &[Blind15, Blind1, Blind10],
                ForcedKind::SmallBlind => &[Blind2, Blind1, Blind10],
                ForcedKind::BigBlind if *heads_up => &[Blind15, Blind3, Blind10],
                ForcedKind::BigBlind => &[Blind2, Blind3, Blind10],
                ForcedKind::Straddle => &[Straddle1, Straddle2, Straddle3],
                ForcedKind::LivePost => &[Blind20, Blind22],
            },
            Self::ForcedShort { .. } => &[Blind17, Tourn10, Buyin8],
            Self::Deal => &[Deal1, Deal2, Blind7, Deal4],
            Self::Burn => &[Burn1],
            Self::BoardDealt {
                street, betting, ..
            } => match (street, betting) {
                (Street::Turn, true) => &[Board2, Board6],
                (Street::River, true) => &[Board3, Board6],
                (_, true) => &[Board1, Board6],
                (Street::Turn, false) => &[Round12, Board2],
                (Street::River, false) => &[Round12, Board3],
                (_, false) => &[Round12, Board1],
            },
            Self::Fold { .. } => &[Fold1, Fold2],
            Self::Check => &[Check1, Check2],
            Self::CheckOption { .. } => &[Blind13, Check3, Blind12],
            Self::Call { .. } => &[Call1, Round11],
            Self::CallShort { .. } => &[Allin1, Allin2, Allin3],
            Self::CallReal { .. } => &[Call1, Blind17],
            Self::MinBet { .. } => &[Bet1],
            Self::MinRaise { .. } => &[Bet2, Raise1],
            Self::MinRaiseOneBigBlind { .. } | Self::BelowMinOneBigBlind { .. } => &[Bet3],
            Self::MinRaiseStraddle { .. } => &[Straddle8, Bet2],
            Self::AllInBet { .. } => &[Bet5, Allin1],
            Self::AllInShortRaise { .. } => &[Allin5, Bet5, Allin2],
            Self::MaxStack { .. } => &[Nolim1, Buyin8],
            Self::MaxPot { .. } => &[Potlim1],
            Self::FixedSize { cap: None, .. } => &[Limit1, Limit2, Limit4],
            Self::FixedSize { .. } => &[Limit1, Limit2, Limit3, Limit6],
            Self::HalfBetReopens { .. } => &[Allin7],
            Self::Uncalled { .. } => &[Allin11],
            Self::Collect { .. } => &[Board5, Round10, Game4],
            Self::CollectSidePots { .. } => &[Pot1, Pot2, Pot3, Pot5, Board5],
            Self::CollectAntes { .. } => &[Ante4],
            Self::LastPlayer => &[Game15, Show9, Game1],
            Self::ShowLastAggressor => &[Show2, Show3, Show8],
            Self::ShowFirstToAct | Self::ShowLastAggressorOfHand => &[Show5],
            Self::ShowBeats => &[Show4, Show7],
            Self::ShowAll => &[Show6],
            Self::ShowChosen | Self::Muck => &[Show7, Show6],
            Self::PlayBoard | Self::NoBoardToPlay => &[Show12],
            Self::AllInFaceUp => &[Allin10],
            Self::BestHand { strength, .. } => strength_rules(*strength),
            Self::Split { strength, odd, .. } => match strength.category() {
                // A royal flush that is shared lies on the board.
                Category::RoyalFlush if odd.is_zero() => &[Rank4, Split1, Game5],
                Category::RoyalFlush => &[Rank4, Split1, Game5, Odd1, Odd2, Odd3],
                _ if odd.is_zero() => &[Split1, Game5, Rank17, Split3],
                _ => &[Split1, Game5, Rank17, Split3, Odd1, Odd2, Odd3],
            },
            Self::Unopposed => &[Game15, Pot3],
            Self::Rake { .. } => &[Rake1, Show19],
            Self::OutOfTurn { .. } => &[Round5],
            Self::HandOver => &[Show1],
            Self::NotInHand => &[Fold1, Allin4],
            Self::NoCheck { .. } => &[Check4, Check3, Blind11],
            Self::NothingToCall => &[Call1, Round8],
            Self::AlreadyBet { .. } => &[Round9],
            Self::NothingToRaise => &[Round8, Raise1],
            Self::BelowMin { bet, .. } if bet.is_zero() => &[Bet1],
            Self::BelowMin { .. } => &[Bet2],
            Self::AboveStack { .. } => &[Buyin8, Nolim1],
            Self::AbovePot { .. } => &[Potlim1],
            Self::NotFixedSize { .. } => &[Limit1, Limit2],
            Self::Capped { .. } => &[Limit5, Limit3],
            Self::NotReopened { .. } => &[Allin6, Allin5],
            Self::NobodyToRaise => &[Allin9],
            Self::StackOnlyCalls { .. } => &[Allin1, Buyin8],
            Self::NotShowdown => &[Show1],
            Self::OnlyShowOrMuck => &[Show7, Show10],
            Self::BuyIn { .. } => &[Buyin1, Buyin2, Buyin3, Cash1],
            Self::TopUp { .. } => &[Buyin7, Buyin10],
            Self::Rebuy { .. } => &[Cash3, Buyin10],
            Self::CashOut { .. } | Self::NoLeavingDuringHand => &[Cash2, Buyin6],
            Self::OutOfChips => &[Buyin9, Cash3],
            Self::ButtonDraw => &[Draw1],
            Self::ButtonWon { by_suit: false } => &[Draw1, Btn1],
            Self::ButtonWon { by_suit: true } => &[Draw2, Draw1],
            Self::ButtonMoves { .. } => &[Btn2, Btn3, Btn5, Blind9],
            Self::BigBlindFirst { .. } => &[Btn4, Blind15],
            Self::BuyInBelow { .. } => &[Buyin2],
            Self::BuyInAbove { .. } => &[Buyin3],
            Self::TopUpBelow { .. } => &[Buyin10],
            Self::NoChipsDuringHand => &[Buyin7],
            Self::DeadButton { .. } | Self::NoSmallBlind => &[Btn4],
            Self::SitsOut => &[Blind18, Blind24],
            Self::ShortStack { .. } => &[Buyin9],
            Self::NewcomerWaits { .. } | Self::NewcomerFree => &[Blind20],
            Self::PostedIn { .. } => &[Blind20, Blind22],
            Self::Barred => &[Blind21, Blind18],
            Self::BlindReached => &[Blind20, Blind18],
            Self::BlindMissed { .. } => &[Blind18],
            Self::MissedWaits { .. } | Self::NoWaiting { .. } => &[Blind18],
            Self::MissedPaid { .. } => &[Blind18, Blind22],
            Self::NothingOwed => &[Blind18],
            Self::ButtonBreak | Self::ButtonBreakBack => &[Blind19],
            Self::MovedWaits { .. } | Self::MovedCloser | Self::MovedBack => &[Blind23],
            Self::NoSeatChangeDuringHand => &[Blind23],
            Self::GameAnew => &[Seat1, Blind20],
            Self::PromptBlind { .. } => &[Blind24],
            Self::PromptStraddle { .. } => &[Straddle1, Straddle2],
            Self::PromptRefused { .. } => &[Blind24, Blind18],
            Self::LeavesAfterHand | Self::LeftFolded { .. } => &[Cash2, Buyin6],
            Self::NoStraddle => &[Straddle1],
            Self::TournamentEntry { .. } => &[Tourn1],
            Self::TournamentSeat => &[Tourn1, Seat4],
            Self::TournamentButton { by_suit: false } => &[Draw1],
            Self::TournamentButton { by_suit: true } => &[Draw1, Draw2],
            Self::LevelUp { ante, .. } if ante.is_zero() => &[Tourn8],
            Self::LevelUp { .. } => &[Tourn8, Ante1, Ante2],
            Self::ColorUp { .. } => &[Tourn3, Blind4],
            Self::MayRebuy { .. } | Self::TournamentRebuy { .. } | Self::AddOn { .. } => &[Tourn5],
            Self::RebuysClosed { .. } => &[Tourn5, Tourn7],
            Self::Eliminated { .. } => &[Tourn6, Tourn3],
            Self::EliminatedTogether { .. } => &[Tourn6],
            Self::HandForHand { .. } | Self::HandForHandOver { .. } => &[Tourn6, Tourn7],
            Self::TableBalanced { .. } => &[Btn5, Blind21],
            Self::TableBroken { .. } => &[Seat2],
            Self::FinalTable { .. } => &[Tourn2, Seat2],
            Self::TournamentHeadsUp => &[Blind15, Btn4],
            Self::TournamentWon { .. } => &[Tourn2],
            Self::Prize { .. } => &[Tourn7],
            Self::PrizeShared { .. } => &[Tourn7, Tourn6],
            Self::TournamentAbsent => &[Blind18, Fold1],
            Self::ChipsNotSold => &[Tourn4, Tourn3],
            Self::NoRebuys | Self::RebuysOver { .. } => &[Tourn5],
            Self::RebuyDuringHand => &[Buyin7, Tourn5],
            Self::RebuyStackTooBig { .. } | Self::RebuyLimit { .. } | Self::AddOnTaken { .. } => {
                &[Tourn5]
            }
        }
    }

    /// The deciding entry of the rule book.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.rules()[0]
    }
}

/// Cards speak, and the entries that rank this kind of hand.
fn strength_rules(strength: Strength) -> &'static [RuleId] {
    use RuleId::{
        Rank3, Rank5, Rank6, Rank7, Rank8, Rank9, Rank10, Rank11, Rank12, Rank13, Rank14, Rank15,
        Show10,
    };
    match strength.ranks() {
        Reading::RoyalFlush => &[Rank3, Show10],
        Reading::StraightFlush { high: Rank::Five } => &[Rank6, Rank5, Show10],
        Reading::StraightFlush { .. } => &[Rank5, Show10],
        Reading::FourOfAKind { .. } => &[Rank7, Show10],
        Reading::FullHouse { .. } => &[Rank8, Show10],
        Reading::Flush { .. } => &[Rank9, Show10],
        Reading::Straight {
            high: Rank::Five | Rank::Ace,
        } => &[Rank10, Rank11, Show10],
        Reading::Straight { .. } => &[Rank10, Show10],
        Reading::ThreeOfAKind { .. } => &[Rank12, Show10],
        Reading::TwoPair { .. } => &[Rank13, Show10],
        Reading::Pair { .. } => &[Rank14, Show10],
        Reading::HighCard { .. } => &[Rank15, Show10],
    }
}
