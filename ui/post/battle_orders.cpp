// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_orders.h"

#include "core/document/post/battle_posts.h"

#include <utility>

namespace sf::ui {

using document::BattleDocument;

namespace {

/// What the side has done in the sealed phase in which it acts.
battle::SealedPlan planOf(const battle::Battle& battle, int side) {
    const auto sealed = battle.play->sealed.find(side);
    return {sealed == battle.play->sealed.end() ? std::vector<battle::Action>() : sealed->second.actions,
            battle.plans};
}

} // namespace

BattleOrders::BattleOrders(battle::Battle battle, int side, QObject* parent)
    : QObject(parent)
    , m_made(std::make_unique<BattleDocument>(std::move(battle)))
    , m_document(m_made.get())
    , m_side(side)
    , m_phase(m_document->battle().play->phase) {
    connect(m_document, &BattleDocument::changed, this, &BattleOrders::follow);
    m_document->addLock(*this, [this] {
        return m_isFinished
                   ? document::Awaited{tr("Your orders are finished. Undo Ready to change them"), true}
                   : document::Awaited();
    });
    follow();
}

BattleOrders::~BattleOrders() = default;

void BattleOrders::follow() {
    const battle::Battle& battle = m_document->battle();
    const bool isActing =
        isSealed(battle) && battle.play->phase == m_phase && battle::sideToAct(battle) == m_side;
    if (isActing)
        m_plan = planOf(battle, m_side);
    battle::SealedPlan plan = m_plan;
    if (battle.play && !takesPart(battle, m_side)) {
        plan.actions.emplace_back(battle::Concede{m_side});
        plan.plans = {};
    }
    m_orders = document::battlePlanText(plan);
    // The document is still inside its own change.
    if (!std::exchange(m_isFinished, !isActing) && m_isFinished)
        QMetaObject::invokeMethod(this, &BattleOrders::finished, Qt::QueuedConnection);
}

void BattleOrders::resume() {
    if (m_document && m_isFinished)
        m_document->undo();
}

} // namespace sf::ui

#include "moc_battle_orders.cpp"
