// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sf::ui {

class RoundDesk;

/// How far the selected stack turns before it acts: each way round with what it costs, before it is paid
/// (SMM-20).
class RotationChooser final : public QWidget {
    Q_OBJECT

public:
    explicit RotationChooser(RoundDesk& desk, QWidget* parent = nullptr);
    void refresh();

private:
    RoundDesk& m_desk;
    std::array<QToolButton*, 6> m_turns{};
    QLabel* m_penalty;
};

} // namespace sf::ui
