// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/smm_session.h"

#include "ui/battle/smm/rounds/conflict_list.h"
#include "ui/battle/smm/rounds/dice_dialog.h"
#include "ui/battle/smm/rounds/order_menu.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/battle/smm/rounds/phase_strip.h"
#include "ui/battle/smm/rounds/round_commands.h"
#include "ui/battle/smm/rounds/round_desk.h"

namespace sf::ui {

SmmSession::SmmSession(const BattleModeContext& context)
    : BattleModeSession(context)
    , m_desk(new RoundDesk(context.document, context.selection, this))
    , m_commands(new RoundCommands(*m_desk, commands()))
    , m_strip(new PhaseStrip(*m_desk, *m_commands, &context.page)) {
    m_desk->askForDiceWith([this](const smm::RoundAction& action) {
        return askForDice(this->context().document.battle(), action, &this->context().page);
    });
    connect(m_strip, &PhaseStrip::stackChosen, this, &BattleModeSession::stackChosen);
    connect(m_desk, &RoundDesk::resolved, this, [this](const std::vector<battle::Event>& events) {
        Q_EMIT resolved(events, m_desk->agenda().next);
    });
}

SmmSession::~SmmSession() = default;

QWidget* SmmSession::strip() const {
    return m_strip;
}

std::vector<BattleDock> SmmSession::docks() {
    return {
        {{tr("Orders"), QStringLiteral("ordersDock"), [this] { return makeOrders(); },
          QStringLiteral("stackDock")},
         tr("&Orders"),
         tr("Ctrl+Alt+O")},
        {{tr("Conflicts"), QStringLiteral("conflictsDock"), [this] { return makeConflicts(); },
          QStringLiteral("stackDock")},
         tr("&Conflicts"),
         tr("Ctrl+Alt+C")},
    };
}

QWidget* SmmSession::makeOrders() {
    auto* panel = new OrdersPanel(*m_desk);
    return panel;
}

QWidget* SmmSession::makeConflicts() {
    auto* list = new ConflictList(*m_desk);
    connect(list, &ConflictList::stackChosen, this, &BattleModeSession::stackChosen);
    return list;
}

void SmmSession::attack(const battle::StackId& target) {
    m_desk->orderAttackOrShot(target);
}

void SmmSession::flee(hex::Hex to) {
    m_desk->orderWay(to);
}

void SmmSession::hold() {
    m_desk->orderHold();
}

void SmmSession::rotateFurther(int steps) {
    m_desk->orderFurtherRotation(steps);
}

void SmmSession::rotate(int steps) {
    m_desk->orderRotation(steps);
}

bool SmmSession::addOrderItems(QMenu& menu, const battle::StackId& target) {
    return ui::addOrderItems(menu, *m_desk, target);
}

} // namespace sf::ui
