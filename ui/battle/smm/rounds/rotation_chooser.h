// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sf::ui {

class RoundController;

/// How far the selected stack turns before it acts: each direction with its cost (SMM-20).
class RotationChooser final : public QWidget {
    Q_OBJECT

public:
    explicit RotationChooser(RoundController& controller, QWidget* parent = nullptr);
    void refresh();

private:
    RoundController& m_controller;
    std::array<QToolButton*, 6> m_turns{};
    QLabel* m_penalty;
};

} // namespace sf::ui
