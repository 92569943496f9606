// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/multiplier/turn_desk.h"
#include "ui/paint/base/theme.h"

class QAction;
class QMenu;

namespace sf::ui {

class Page;
class TurnStrip;

/// What multiplier combat adds to the page of a battle: the strip with whose turn it is, attacks with their
/// dialog, the end of the turn, and the menu of an enemy stack.
class TurnPlay final : public QObject {
    Q_OBJECT

public:
    TurnPlay(document::BattleDocument& document, Selection& selection, Page& page);
    ~TurnPlay() override;

    TurnDesk& desk() { return m_desk; }
    TurnStrip* strip() const { return m_strip; }
    QList<QAction*> forMenu() const { return {m_attack, m_endTurn}; }
    /// Fills the menu of an enemy of the selected stack; false where there is nothing to do to it.
    bool addItems(QMenu& menu, const battle::StackId& target);
    void setTheme(const paint::Theme& theme);

private:
    void refresh();
    void askForAttack(const battle::StackId& attacker, const battle::StackId& target);

    Page& m_page;
    TurnDesk m_desk;
    QAction* m_attack;
    QAction* m_endTurn;
    TurnStrip* m_strip;
    paint::Theme m_theme;
};

} // namespace sf::ui
