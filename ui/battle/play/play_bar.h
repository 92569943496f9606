// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sf::ui {

class ElidedLabel;

class FlowLayout;
class PlayController;
class BattlePlayCommands;

/// Above the map of a played battle, in the colour of the acting side: the round, what there is still to do,
/// and Ready. Shows referee mode while it is on (BAT-1).
class PlayBar final : public Restyled<QWidget> {
    Q_OBJECT

public:
    PlayBar(PlayController& controller, const BattlePlayCommands& commands, QWidget* parent = nullptr);

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);
    /// The user wants to see the page about the end of play.
    void endAsked();

protected:
    void restyle() override { refresh(); }
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* makeButton(QAction* action);
    void refresh();
    void announcePhase();
    QString headline() const;
    QString remark() const;

    PlayController& m_controller;
    QLabel* m_token;
    ElidedLabel* m_head;
    QLabel* m_remark;
    QLabel* m_referee;
    QToolButton* m_next;
    QToolButton* m_place;
    QToolButton* m_ready;
    QToolButton* m_result;
    QString m_announced;               ///< the headline that screen readers know
    bool m_hasAnnouncedTurns = false;  ///< it was that of a turn
    QList<QToolButton*> m_turnButtons; ///< shown while a commander is awaited
};

} // namespace sf::ui
