// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/unit.h"
#include "core/rules/hex/hex.h"
#include "core/rules/shared.h"

#include <variant>

namespace sf::battle {

enum class Posture : std::uint8_t { Neutral, Offensive, Defensive, Screening };
/// An edge of the Square as drawn with the Front at the bottom (SMM-6).
enum class Edge : std::uint8_t { Front, Left, Right, Back };
inline constexpr std::array edges{Edge::Front, Edge::Left, Edge::Right, Edge::Back};
/// How strongly a modifier grows with the stack (SMM-8, SMM-30).
enum class Weight : std::uint8_t { Flat, Minor, Moderate, Major };

/// "neutral", "front", "minor" ...: the words of the file format.
std::string_view key(Posture posture);
std::string_view key(Edge edge);
std::string_view key(Weight weight);

struct ScreenedEdge {
    StackId stack;
    Edge edge = Edge::Front;
    bool operator==(const ScreenedEdge&) const = default;
};
/// What a stack in screening posture names (SMM-16): nothing, a unit, a structure, or an edge of another
/// stack.
using Screens = std::variant<std::monostate, UnitId, StructureId, ScreenedEdge>;

/// A named modifier of a stack (SMM-30).
struct Modifier {
    std::string name;
    bool attackPower = false;
    bool defensePower = false;
    bool preventsActing = false;
    std::int32_t amount = 0;
    Weight weight = Weight::Flat;
    std::shared_ptr<const std::string> unknown;
    bool operator==(const Modifier&) const;
};

/// What a unit will be when its stack is in no Conflict any more (SMM-29): its kind and its own traits.
struct PendingUnit {
    UnitId unit; ///< empty: something this program does not know, only kept
    std::string kind;
    std::shared_ptr<const Traits> own; ///< null when it will say nothing of its own
    std::shared_ptr<const std::string> unknown;
    bool operator==(const PendingUnit&) const;
};

/// Where a stack of a played battle is. On a board all are on the map.
enum class Presence : std::uint8_t {
    OnMap,
    ToArrive, ///< a reinforcement that has not been placed (BAT-9)
    Croaked,  ///< left the map with nobody alive (BAT-8)
    Conceded  ///< left the map when its side conceded (BAT-11)
};
std::string_view key(Presence presence);

/// What few stacks have. Apart from the stack, so that every step of a moved stack that is kept for undo
/// costs little memory.
struct StackExtras {
    std::vector<PendingUnit> pending; ///< changes that wait for the Conflict's end (SMM-29), a unit each
    // The bonus is kept as the decimal was written (MUL-5). Of what is left of Move (MUL-0, BAT-4), nothing
    // stands for all.
    std::string specialBonus;
    std::optional<int> defendedThisTurn;
    std::optional<int> moveLeft;
    bool attackedThisTurn = false;
    std::optional<int> arrives; ///< the round in which it may be placed (BAT-9); nothing: it is there
    std::vector<hex::Hex> at;   ///< where
    std::shared_ptr<const std::string> unknown;        ///< members the program does not know, as JSON text
    std::shared_ptr<const std::string> screensUnknown; ///< those of `screens`
    bool operator==(const StackExtras&) const;
};

/// Units that move and fight as one. Immutable once in a battle: edits replace it, so that a pointer tells
/// whether anything changed. The list of units is shared between a stack and its moved self.
struct Stack {
    StackId id;
    std::string name;
    int side = 0;
    hex::Hex hex;
    hex::Direction facing = hex::Direction::North;
    Posture posture = Posture::Neutral;
    Presence presence = Presence::OnMap;
    std::optional<UnitId> leader;
    Screens screens;
    Shared<std::vector<Unit>> units;    ///< in the player's order, croaked ones too
    Shared<std::vector<UnitId>> formed; ///< order in which the Square was last formed; empty: formed now
    Shared<std::vector<Modifier>> modifiers;
    Shared<StackExtras> extras;

    /// Null when the unit is not in this stack.
    const Unit* find(const UnitId& unit) const;
    bool isOnMap() const { return presence == Presence::OnMap; }
    /// How many units live and are on the map: whoever is not there is in nobody's reach (BAT-9).
    int living() const;
    bool isAlive() const; ///< any of them
    /// Any unit lives, wherever the stack is.
    bool hasLivingUnits() const;
    /// Forgets what was kept with the older ones, if they are others.
    void setScreens(Screens others);
    bool operator==(const Stack&) const;
};

} // namespace sf::battle
