// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/agenda.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sf::ui {

class RoundController;

/// The stacks of the current Conflict by Initiative: a token each, pale and ticked if they have acted, framed
/// if next. A click, or Enter, selects the stack.
class InitiativeStrip final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit InitiativeStrip(RoundController& controller, QWidget* parent = nullptr);
    bool isWanted() const { return m_isWanted; }
    /// It can't be read when narrower.
    int leastWidth() const;

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);

protected:
    void restyle() override { refresh(); }
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    QToolButton* button(std::size_t index);
    void show(QToolButton& button, const smm::Turn& turn);
    QPixmap picture(const smm::Turn& turn, const QString& figure) const;
    void fit();
    int roomForTurns();
    int widthOfMore() const;
    int widthOf(std::size_t first, std::size_t last) const;

    RoundController& m_controller;
    QLabel* m_tag;
    QLabel* m_words;
    QHBoxLayout* m_row;
    std::vector<QToolButton*> m_buttons;
    QLabel* m_more;
    std::vector<smm::Turn> m_turns;
    bool m_isWanted = false;
};

} // namespace sf::ui
