// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/battle_mode_session.h"
#include "ui/style/restyled.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sf::ui {

class CommandRegistry;
class ElidedLabel;
class PlayController;

/// The one bar above the map, in the colour of the acting side: whose orders they are, the round, what is
/// missing, and the next step of the game as the filled button. Shows referee mode while it is on (BAT-1).
class BattleBar final : public Restyled<QWidget> {
    Q_OBJECT

public:
    BattleBar(PlayController& controller, const CommandRegistry& commands, QWidget* parent = nullptr);
    /// Shows rounds or turns of this session from now on; takes its stages.
    void setSession(BattleModeSession& session);

Q_SIGNALS:
    /// The user wants to see the page about the end of play.
    void endAsked();

protected:
    void restyle() override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* makeButton(QAction* action);
    void refresh();
    void refreshButtons();
    void fit();
    void announcePhase();
    std::optional<int> side() const;
    QString headline() const;
    QString roundText() const;
    QString spokenHead() const;
    QString remark() const;

    PlayController& m_controller;
    QPointer<BattleModeSession> m_session;
    BarPart m_part; ///< of the session, as it was at the last change
    QHBoxLayout* m_row;
    QLabel* m_token;
    ElidedLabel* m_head;
    QLabel* m_round;
    QToolButton* m_missing; ///< goes to the next stack without an order
    ElidedLabel* m_remark;
    QPointer<BarStages> m_stages; ///< of a round that is resolved step by step
    QLabel* m_referee;
    QToolButton* m_place;
    QToolButton* m_ready;
    QToolButton* m_result;
    QList<QToolButton*> m_turnButtons;    ///< shown while a commander is awaited
    QList<QToolButton*> m_sessionButtons; ///< the last one is filled
    QString m_announced;                  ///< the headline that screen readers know
    bool m_hasAnnouncedTurns = false;     ///< it was that of a turn
};

} // namespace sf::ui
