// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/action.h"

#include <memory>
#include <optional>
#include <vector>

namespace sf::imperio {

/// Legal actions that differ only in their destination: the unit in which the list is built, counted and
/// sampled.
struct Fan {
    Action action; ///< without `to`
    Squares to;
};

/// A reusable buffer for the legal actions of any position. Filling it allocates no memory.
class ActionList {
public:
    /// An upper bound: each of 81 pieces has at most 64 moves, 8 attacks (16 on bases) and 28 shots, each of
    /// 6 bases has 32 spawns, and the turn can be ended or the game resigned.
    static constexpr int capacity = squareCount * (64 + 16 + 32) + 6 * 32 + 2;
    ActionList() : m_actions(std::make_unique_for_overwrite<Action[]>(capacity)) {}
    void clear() { m_size = 0; }
    void add(const Fan& fan);
    void add(const Action& action) { m_actions[static_cast<std::size_t>(m_size++)] = action; }
    int size() const { return m_size; }
    const Action& operator[](int index) const { return m_actions[static_cast<std::size_t>(index)]; }
    const Action* begin() const { return m_actions.get(); }
    const Action* end() const { return m_actions.get() + m_size; }

private:
    std::unique_ptr<Action[]> m_actions;
    int m_size = 0;
};

/// The legal actions except ending the turn and resigning, counted but not written out: the quick way to
/// choose one of them at random. Can be used again for other positions and then allocates no memory.
class LegalActions {
public:
    LegalActions() = default;
    explicit LegalActions(const Position& position) { find(position); }
    void find(const Position& position);
    int count() const { return m_count; }
    /// Returns the nth, from 0, in the order of listLegal(); n must be less than count().
    Action operator[](int n) const;

private:
    struct Part {
        Fan fan;
        int first; ///< the number of its first action
    };
    std::vector<Part> m_parts;
    int m_count = 0;
};

/// Lists every legal action, including `end` and `resign`; none once the game is over.
void listLegal(const Position& position, ActionList& list);
/// Lists what one piece or base of the side to move can do, including spawns.
void listLegalOf(const Position& position, Square square, ActionList& list);
/// Returns whether the side to move can do anything except end its turn and resign (IMP-10).
bool hasAction(const Position& position);

/// Returns why an action isn't legal now, or nothing if it is.
std::optional<Refusal> refusalOf(const Position& position, const Action& action);

} // namespace sf::imperio
