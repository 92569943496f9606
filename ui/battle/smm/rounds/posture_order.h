// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <array>
#include <QWidget>

class QToolButton;

namespace sf::ui {

class RefusalLine;
class RoundController;
class ScreenChooser;

/// The posture that the selected stack takes when the round begins, and what it will screen; the Warlord's
/// place follows from it (SMM-13 to SMM-17, SMM-21).
class PostureOrder final : public QWidget {
    Q_OBJECT

public:
    explicit PostureOrder(RoundController& controller, QWidget* parent = nullptr);
    void refresh();

private:
    /// The stack with the posture and the screening that it was ordered.
    battle::Stack planned() const;
    void take(battle::Posture posture);
    void screen(const battle::Screens& screens);

    RoundController& m_controller;
    std::array<QToolButton*, 4> m_postures{};
    RefusalLine* m_line;
    ScreenChooser* m_screens;
};

} // namespace sf::ui
