// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/action.h"

#include <memory>
#include <optional>
#include <span>

namespace sf::imperio {

/// Legal actions that differ only in where they lead: the way the list is made, counted and drawn from.
struct Fan {
    Action action; ///< its `to` is open
    Squares to;
};

/// Room for the legal actions of any position, to be kept and filled again: filling it allocates nothing.
class ActionList {
public:
    /// No position has more: each of 81 pieces has at most 64 moves, 8 attacks (16 on bases) and 28 shots,
    /// each of 6 bases 32 spawns, and the turn can be ended or the game resigned.
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

/// Every legal action, `end` and `resign` included; none once the game is over.
void listLegal(const Position& position, ActionList& list);
/// What one piece or base of the side to move can do, spawns included.
void listLegalOf(const Position& position, Square square, ActionList& list);
/// How many legal actions there are besides ending the turn and resigning.
int countLegal(const Position& position);
/// The nth of them, from 0, in the order of the list; n is less than countLegal().
Action nthLegal(const Position& position, int n);
/// Whether the side to move can do anything besides ending its turn and resigning (IMP-10).
bool hasAction(const Position& position);

/// Why an action is not legal now, or nothing when it is.
std::optional<Refusal> refusalOf(const Position& position, const Action& action);

} // namespace sf::imperio
