// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/map.h"
#include "core/rules/battle/scenario.h"
#include "core/rules/battle/stack.h"
#include "core/rules/rule.h"
#include "core/rules/shared.h"

#include <algorithm>
#include <map>
#include <span>
#include <unordered_map>

namespace sf::battle {

struct Side {
    std::string name;
    std::uint32_t color = 0; ///< 0xRRGGBB
    Unknown unknown;
    std::optional<int> ally{}; ///< sides with the same number are allied (BAT-10)
    bool operator==(const Side&) const = default;
};
inline constexpr int largestSideCount = 4;
/// One bit per side.
using SideSet = unsigned;

/// A unit kind of the document: what its units have in common.
struct UnitKind {
    std::string name;
    Traits traits;
    SharedOptional<Profile> profile; ///< of a unit without own traits
    Unknown unknown;
    bool operator==(const UnitKind&) const = default;
};

using StackPointer = std::shared_ptr<const Stack>;

/// The stacks of a battle in document order, indexed by id, unit and hex. Copies share the stacks.
class StackList {
public:
    std::size_t size() const { return m_order.size(); }
    bool empty() const { return m_order.empty(); }
    const StackPointer& operator[](std::size_t position) const { return m_order[position]; }
    auto begin() const { return m_order.begin(); }
    auto end() const { return m_order.end(); }

    /// Null if there is none.
    StackPointer find(const StackId& id) const;
    /// Returns the stacks in the hex in document order. Stacks off the map are in no hex.
    std::vector<StackPointer> at(hex::Hex hex) const;
    /// Returns, of the living stacks of these sides in the hex, the first in document order for which
    /// `accepts(stack)` is true, or null.
    template<class Accepts>
    StackPointer firstOf(SideSet sides, hex::Hex hex, Accepts&& accepts) const {
        std::size_t first = m_order.size();
        const auto see = [&](std::size_t position) {
            if (position < first && accepts(*m_order[position]))
                first = position;
            return first <= position;
        };
        const auto isOf = [&](int side) { return ((sides >> static_cast<unsigned>(side)) & 1U) != 0; };
        const auto found = m_at->find(hex);
        if (areFew()) {
            for (std::size_t position = 0; position < m_order.size() && position < first; ++position)
                if (const Stack& stack = *m_order[position];
                    stack.hex == hex && isOf(stack.side) && stack.isAlive())
                    see(position);
        } else if (found != m_at->end()) {
            for (int other = 0; other < largestSideCount; ++other)
                if (isOf(other))
                    for (auto next = found->second.from(other);
                         next != found->second.living.end() && next->first == other; ++next)
                        if (see(next->second))
                            break;
        }
        return first == m_order.size() ? nullptr : m_order[first];
    }
    /// Returns size() if there is none.
    std::size_t position(const StackId& id) const;

    void insert(std::size_t position, StackPointer stack);
    void erase(std::size_t position);
    /// Replaces in place. The id must stay the same.
    void replace(std::size_t position, StackPointer stack);

    /// Compares stacks by value, in order.
    bool operator==(const StackList& other) const;

private:
    /// The positions of the stacks in a hex, and those of the living stacks by side, sorted.
    struct Place {
        std::vector<std::size_t> all;
        using Living = std::vector<std::pair<int, std::size_t>>;
        Living living;
        /// The first living stack of that side.
        Living::const_iterator from(int side) const {
            return std::lower_bound(living.begin(), living.end(), std::pair(side, std::size_t{0}));
        }
    };
    /// For few stacks a linear search is faster than an index.
    bool areFew() const { return m_order.size() <= 4; }
    void enter(std::size_t position);
    void leave(std::size_t position);
    void shift(std::size_t from, int by);
    void placeAll();
    void number(std::size_t from);

    std::vector<StackPointer> m_order;
    Shared<std::unordered_map<StackId, std::size_t>> m_position;
    Shared<std::unordered_map<hex::Hex, Place>> m_at; ///< empty for few stacks
};

struct Play;

/// House rules by option name. A value is a word, an integer or true/false, as the document writes it. Only
/// values that differ from the default are required.
using HouseRules = std::map<std::string, std::string, std::less<>>;

/// Everything in a battle document, as one value (decision 1 of the design). The rules read it and return
/// changes.
struct Battle {
    // Compiled once: copies take a second in each source that has one.
    Battle();
    Battle(const Battle& other);
    Battle(Battle&& other) noexcept;
    ~Battle();
    Battle& operator=(const Battle& other);
    Battle& operator=(Battle&& other) noexcept;

    std::string title;
    RuleSystem rules = RuleSystem::Smm;
    HouseRules houseRules; ///< raw JSON text of each value
    std::vector<Side> sides;
    Shared<Map> map;
    Shared<std::vector<UnitKind>> kinds;
    StackList stacks;
    // Of a battle in progress
    std::string seed;
    std::string history;
    std::optional<int> round;
    SystemState state;         ///< what rule systems add
    SystemState plans;         ///< for the next round or turn, or for the running one (BAT-4)
    Shared<Scenario> scenario; ///< the settings for play
    SharedOptional<Play> play; ///< null on a board (BAT-1)
    Unknown unknown;

    /// Returns null if the document has no such kind.
    const UnitKind* kind(std::string_view name) const;
    /// Returns whether stacks of these sides oppose each other: different sides that aren't allied (BAT-10).
    bool areOpposed(int one, int other) const;
    SideSet opponentsOf(int side) const;
    /// Returns, of the living stacks in the hex that oppose the side, the first in document order, or null.
    StackPointer firstOpponent(hex::Hex hex, int side) const;
    /// The same among the stacks for which `accepts(stack)` is true.
    template<class Accepts>
    StackPointer firstOpponent(hex::Hex hex, int side, Accepts&& accepts) const {
        return stacks.firstOf(opponentsOf(side), hex, std::forward<Accepts>(accepts));
    }
    bool operator==(const Battle&) const;
};
/// Returns whether a round is being resolved.
bool isRoundRunning(const Battle& battle);
/// The number of units in all stacks, living or not.
std::int64_t unitsIn(const Battle& battle);

/// Computes the profile from the kind's traits.
void resolve(UnitKind& kind);
/// Computes the unit's profile from its own traits and its kind's (null if it has no kind). A unit without
/// own traits shares its kind's profile.
void resolve(Unit& unit, const UnitKind* kind);

} // namespace sf::battle
