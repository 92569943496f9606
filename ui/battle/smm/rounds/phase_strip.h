// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "ui/style/restyled.h"

#include <array>
#include <QWidget>
#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sf::ui {

class InitiativeStrip;
class PhaseBar;
class RoundCommands;
class RoundController;

/// The strip above the map: round and phase, who acts next, the Conflict's Initiative, and the next step of
/// the game as the window's one filled button.
class PhaseStrip final : public Restyled<QWidget> {
    Q_OBJECT

public:
    PhaseStrip(RoundController& controller, const RoundCommands& commands, QWidget* parent = nullptr);

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);

protected:
    void restyle() override { refresh(); }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTitle();
    QWidget* makeNext();
    QToolButton* makeButton(QAction* action);
    void refresh();
    QString waitingWords() const;
    void arrange();
    /// Shows the texts of the other buttons if there is room.
    int fitButtons(int room);
    void showNextName(int room);
    void fill(const std::vector<std::vector<QWidget*>>& rows);

    RoundController& m_controller;
    std::array<QHBoxLayout*, 4> m_rows{};
    QLabel* m_round = nullptr;
    PhaseBar* m_phases = nullptr;
    QLabel* m_nextToken = nullptr;
    QToolButton* m_nextName = nullptr;
    QWidget* m_title = nullptr; ///< round and phases
    QWidget* m_next = nullptr;  ///< who acts next, or what is waited for
    InitiativeStrip* m_initiative = nullptr;
    QWidget* m_buttons = nullptr;
    std::array<QToolButton*, 2> m_others{}; ///< beside the filled button
};

} // namespace sf::ui
