// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/battle_mode_session.h"

#include "ui/page/command_registry.h"
#include "ui/widgets/window_request.h"

namespace sf::ui {

BattleModeSession::BattleModeSession(const BattleModeContext& context)
    : QObject(&context.page), m_context(context), m_commands(new CommandRegistry(context.page, this)) {}

void BattleModeSession::refuse() {
    showMessage(*this, tr("The rules of this battle have no such order."));
}

QList<QAction*>
BattleModeSession::addListCommands(CommandRegistry& /*list*/,
                                   std::function<std::optional<battle::StackId>()> /*current*/) {
    return {};
}

QString BattleModeSession::reportTitle(const QString& side) const {
    return tr("Since the last turn of %1").arg(side);
}

void BattleModeSession::attack(const battle::StackId& /*target*/) {
    refuse();
}

void BattleModeSession::flee(hex::Hex /*to*/) {
    refuse();
}

void BattleModeSession::hold() {
    refuse();
}

void BattleModeSession::rotateFurther(int /*steps*/) {
    refuse();
}

void BattleModeSession::rotate(int /*steps*/) {
    refuse();
}

void BattleModeSession::takePosture(battle::Posture /*posture*/) {
    refuse();
}

void BattleModeSession::addOwnItems(QMenu& /*menu*/) {}

bool BattleModeSession::addOrderItems(QMenu& /*menu*/, const battle::StackId& /*target*/) {
    return false;
}

} // namespace sf::ui

#include "moc_battle_mode_session.cpp"
