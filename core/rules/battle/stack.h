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

/// What few stacks have. Apart from the stack, so that every step of a moved stack that is kept for undo
/// costs little memory.
struct StackExtras {
    std::vector<PendingUnit> pending; ///< changes that wait for the Conflict's end (SMM-29), a unit each
    // Multiplier combat only (MUL-0, MUL-5); the bonus is kept as the decimal was written.
    std::string specialBonus;
    std::optional<int> defendedThisTurn;
    std::optional<int> moveLeft;
    bool attackedThisTurn = false;
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
    std::optional<UnitId> leader;
    Screens screens;
    Shared<std::vector<Unit>> units;    ///< in the player's order, croaked ones too
    Shared<std::vector<UnitId>> formed; ///< order in which the Square was last formed; empty: formed now
    Shared<std::vector<Modifier>> modifiers;
    Shared<StackExtras> extras;

    /// Null when the unit is not in this stack.
    const Unit* find(const UnitId& unit) const;
    /// How many units live.
    int living() const;
    bool isAlive() const; ///< any of them
    /// Forgets what was kept with the older ones, if they are others.
    void setScreens(Screens others);
    bool operator==(const Stack&) const;
};

} // namespace sf::battle
