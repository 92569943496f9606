// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <QObject>

#include <vector>

namespace sf::ui {

class CommandRegistry;
class TurnController;

/// What all selected stacks of the side whose turn it is do one after another (MUL-0). Those that can't are
/// left out, and counted.
class TurnGroup final : public QObject {
    Q_OBJECT

public:
    TurnGroup(TurnController& controller, CommandRegistry& commands);

    /// Each moves to the nearest opponent and attacks it. The dice of each attack are an undo step of their
    /// own.
    void attackNearest();
    /// Each moves next to the nearest opponent, or as near as its Move allows. One undo step.
    void advance();

private:
    QString refusal() const;
    std::vector<battle::StackId> ready() const;
    /// Returns whether it moved or attacked.
    bool act(const battle::StackId& stack, bool attacks);
    void sayCount(int count);

    TurnController& m_controller;
    bool m_hasAttacked = false; ///< the stack that acted last
};

} // namespace sf::ui
