// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QObject>
#include <QPointer>

namespace sf::ui {

/// A battle open in a tab, in which the user deploys or gives orders for a game by post. Nobody else acts in
/// it: the opponent's orders aren't known, and the real round is played from the posts.
class BattleOrders final : public QObject {
    Q_OBJECT

public:
    /// `battle` is a result of BattlePostGame::ordering(), where `side` acts.
    BattleOrders(battle::Battle battle, int side, QObject* parent);
    ~BattleOrders() override;

    /// The document to open. It is handed out once; afterwards the tab owns it.
    std::unique_ptr<document::BattleDocument> takeDocument() { return std::move(m_made); }
    /// The open document; null once its tab is closed.
    document::BattleDocument* document() const { return m_document; }
    /// The orders so far, or those that the user finished with Ready. Canonical.
    const std::string& orders() const { return m_orders; }
    /// Undoes Ready, so that the user can continue.
    void resume();

Q_SIGNALS:
    /// The user is ready, or has conceded.
    void finished();

private:
    void follow();

    std::unique_ptr<document::BattleDocument> m_made;
    QPointer<document::BattleDocument> m_document;
    int m_side;
    battle::PlayPhase m_phase;
    bool m_isFinished = false;
    battle::SealedPlan m_plan;
    std::string m_orders;
};

} // namespace sf::ui
