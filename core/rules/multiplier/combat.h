// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/dice/dice.h"

#include <array>
#include <string>

/// Multiplier combat: one stack attacks another in its hex (MUL-0 to MUL-13). Fight and forecast share the
/// same steps: the order of strikes, the seven factors of a strike, and the distribution of hits.
namespace sf::multiplier {

/// Why an attack is not allowed. core/text/multiplier_text.cpp has the sentences, in this order.
enum class Reason : std::uint8_t {
    UnknownStack,     ///< names: the id
    UnknownUnit,      ///< names: the id
    SameSide,         ///< names: the target
    NoneAlive,        ///< names: the stack
    OutOfReach,       ///< numbers: distance, reach 0 or 1; MUL-0
    RangedFirst,      ///< an enemy ranged stack is in reach; names: that stack; MUL-10
    NoCommander,      ///< only a stack led by a Commander aims; names: the stack; MUL-13
    DeadAim,          ///< names: the unit; MUL-13
    AimAtFirst,       ///< the first living unit is hit first anyway; names: the unit; MUL-13
    BadAmbush,        ///< a factor must be 1.0 to 2.0; names: as written; MUL-6
    NotRanged,        ///< only a ranged stack can leave before the answer; names: the stack; MUL-9
    NoMoveLeft,       ///< names: the stack; MUL-9
    StrikesAtOnce,    ///< ranged stacks strike each other at once, so neither can leave before; MUL-9
    AttackedThisTurn, ///< names: the stack; MUL-0
    OtherSidesTurn,   ///< names: the stack; MUL-0
    NowhereToLeave,   ///< no hex, or one that its move does not reach or an enemy holds; names: the stack;
                      ///< MUL-9
    OtherRules,       ///< the battle uses other rules
    NotInPlay,        ///< during deployment, or after play is over; BAT-2
    RefereesAmbush,   ///< in play only a referee can declare an ambush; BAT-13
};
struct Refusal {
    Reason reason = Reason::UnknownStack;
    Rule rule{};
    std::vector<std::string> names{};
    std::vector<int> numbers{};
    bool operator==(const Refusal&) const = default;
};

struct Attack {
    battle::StackId attacker;
    battle::StackId defender;
    std::optional<battle::UnitId> aim;
    std::string ambush = "1";         ///< the attacker's factor, a decimal from 1.0 to 2.0 (MUL-6)
    std::string defenderAmbush = "1"; ///< the defender's
    bool leave = false;               ///< a ranged attacker leaves before the answer (MUL-9)
    std::optional<hex::Hex> leaveTo;  ///< where to, in a battle in progress; else not needed
    bool operator==(const Attack&) const = default;
};

/// Hits left of each unit of a stack, in stacking order, during a combat.
using HitsLeft = std::vector<std::int32_t>;
HitsLeft hitsOf(const battle::Stack& stack);
bool isAnyoneAlive(const HitsLeft& hits);

/// MUL-10: at least one living unit is ranged, and all are except non-ranged Commanders.
bool isRanged(const battle::Stack& stack, const HitsLeft& hits);
/// MUL-13: whether a Commander leads the stack; a Chief Warlord is one.
bool hasCommander(const battle::Stack& stack, const HitsLeft& hits);
bool isCommander(const battle::Unit& unit);
/// MUL-11: flyers and their riders.
bool flies(const battle::Unit& unit);
/// Whether all living units fly, so that every hex costs 1 (SMM-10).
bool flies(const battle::Stack& stack);
/// The stack's remaining Move; all of it if the document doesn't say.
int moveLeft(const battle::Stack& stack);

enum class Side : std::uint8_t { Attacker, Defender };
constexpr Side otherSide(Side side) {
    return side == Side::Attacker ? Side::Defender : Side::Attacker;
}

/// MUL-3: this many living units at the head of a stack attack.
inline constexpr int fighters = 8;

/// One strike before its dice fall: the factors of MUL-2.
struct Strike {
    Side side = Side::Attacker;
    std::int64_t totalAttack = 0; ///< MUL-3
    double command = 1;           ///< MUL-4
    int commanderLevel = 0;       ///< the level that `command` is based on; -1 if there is no Commander
    bool chiefWarlordNear = false;
    double special = 1;                  ///< MUL-5
    double ambush = 1;                   ///< MUL-6
    double defense = 0;                  ///< D of MUL-8: the other stack's average, as the nearest number
    int terrain = 0;                     ///< T of MUL-8
    std::array<std::int64_t, 11> hits{}; ///< exact, for 2d6 from 2 to 12 (MUL-2, MUL-7)

    /// The hits for a sum of the two dice, 2 to 12.
    std::int64_t hitsOn(int sum) const { return hits[static_cast<std::size_t>(sum - 2)]; }
    /// MUL-7: (2d6 + 8) / 20.
    static double random(int sum) { return (sum + 8) / 20.0; }
};

/// The two stacks and everything that affects their strikes.
struct Combat {
    battle::StackPointer attacker;
    battle::StackPointer defender;
    std::optional<std::size_t> aim;                  ///< index of a unit of the defender
    battle::Terrain terrain = battle::Terrain::Open; ///< in the defender's hex
    std::string ambush;
    std::string defenderAmbush;
    bool attackerChief = false; ///< a living Chief Warlord of its side elsewhere in the hex
    bool defenderChief = false;
    bool leave = false;

    const battle::Stack& stack(Side side) const { return side == Side::Attacker ? *attacker : *defender; }
};

/// Returns the combat, or why it isn't possible.
std::variant<Combat, Refusal> combatOf(const battle::Battle& battle, const Attack& attack);

/// Returns a combat of the stack against itself, whose strikes have the stack's own factors, for display
/// without an enemy.
Combat figuresOf(const battle::Battle& battle, const battle::StackPointer& stack);

/// MUL-9: who strikes first. With AtOnce, the units alive at the start all strike.
enum class Order : std::uint8_t { AtOnce, DefenderFirst, AttackerFirst, AttackerAlone };
Order orderOf(const Combat& combat);

/// Hits left of both sides.
struct Standing {
    HitsLeft attacker;
    HitsLeft defender;
    const HitsLeft& of(Side side) const { return side == Side::Attacker ? attacker : defender; }
    HitsLeft& of(Side side) { return side == Side::Attacker ? attacker : defender; }
};
Standing standingOf(const Combat& combat);

/// The side's strike in the present state.
Strike strikeOf(const Combat& combat, const Standing& standing, Side side);
/// MUL-12 and MUL-13: the struck stack's hits left after this many hits from `striker`.
HitsLeft struck(const Combat& combat, const Standing& standing, Side striker, std::int64_t hits);

/// A completed strike.
struct Made {
    Strike strike;
    std::vector<dice::Die> dice;
    int sum = 7;
    std::int64_t hits = 0;
    std::vector<std::pair<battle::UnitId, int>> losses; ///< hit points lost, in stacking order
};
struct Outcome {
    std::vector<Made> strikes; ///< in striking order
    Standing standing;
    battle::Changes changes;
};
/// Throws two dice per strike, the attacker's first if both strike at once (MUL-7).
Outcome fight(const battle::Battle& battle, const Combat& combat, dice::Source& source);

} // namespace sf::multiplier
