// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/system_state.h"
#include "core/rules/battle/unit.h"
#include "core/rules/hex/hex.h"
#include "core/rules/shared.h"

#include <variant>

namespace sf::battle {

enum class Posture : std::uint8_t { Neutral, Offensive, Defensive, Screening };
/// An edge of the Square as drawn with the Front at the bottom (SMM-6).
enum class Edge : std::uint8_t { Front, Left, Right, Back };
inline constexpr std::array edges{Edge::Front, Edge::Left, Edge::Right, Edge::Back};
/// How fast a modifier grows with the stack's size (SMM-8, SMM-30).
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
/// What a screening stack screens (SMM-16): nothing, a unit, a structure, or an edge of another stack.
using Screens = std::variant<std::monostate, UnitId, StructureId, ScreenedEdge>;
/// Name the stack by its other id, if it has one.
void rename(StackId& stack, const NewIds& ids);
void rename(Screens& screens, const NewIds& ids);

/// A named modifier of a stack (SMM-30).
struct Modifier {
    std::string name;
    bool attackPower = false;
    bool defensePower = false;
    bool preventsActing = false;
    std::int32_t amount = 0;
    Weight weight = Weight::Flat;
    Unknown unknown;
    bool operator==(const Modifier&) const = default;
};

/// Where a stack of a played battle is. On a board all stacks are on the map.
enum class Presence : std::uint8_t {
    OnMap,
    ToArrive, ///< a reinforcement that hasn't been placed (BAT-9)
    Croaked,  ///< left the map because nobody was alive (BAT-8)
    Conceded  ///< left the map when its side conceded (BAT-11)
};
std::string_view key(Presence presence);

/// Rarely used members of a stack. They are separate so that undo steps of moves, which keep a copy of the
/// stack, need little memory.
struct StackExtras {
    std::optional<int> moveLeft; ///< nothing: all of it (MUL-0, BAT-4)
    std::optional<int> arrives;  ///< the round in which it can be placed (BAT-9); nothing: from the beginning
    std::vector<hex::Hex> at;    ///< where it can be placed
    Unknown unknown;             ///< unknown members, as JSON text
    bool operator==(const StackExtras&) const = default;
};

/// Units that move and fight as one. Immutable once in a battle: edits replace it, so that comparing pointers
/// shows whether anything changed. A moved stack shares its list of units with the original.
struct Stack {
    // Compiled once: copies take a second in each source that has one.
    Stack();
    Stack(const Stack& other);
    Stack(Stack&& other) noexcept;
    ~Stack();
    Stack& operator=(const Stack& other);
    Stack& operator=(Stack&& other) noexcept;

    StackId id;
    std::string name;
    int side = 0;
    hex::Hex hex;
    hex::Direction facing = hex::Direction::North;
    Presence presence = Presence::OnMap;
    std::optional<UnitId> leader;
    Shared<std::vector<Unit>> units; ///< in the player's order, including croaked ones
    Shared<StackExtras> extras;
    SystemState state; ///< what rule systems add

    /// Returns null if the unit isn't in this stack.
    const Unit* find(const UnitId& unit) const;
    bool isOnMap() const { return presence == Presence::OnMap; }
    /// The number of living units on the map. Stacks off the map are out of everybody's reach (BAT-9).
    int living() const;
    bool isAlive() const; ///< any of them
    /// Returns whether any unit lives, on or off the map.
    bool hasLivingUnits() const;
    bool operator==(const Stack&) const;
};

} // namespace sf::battle
