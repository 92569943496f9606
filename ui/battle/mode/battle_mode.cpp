// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/battle_mode.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/battle.h"
#include "core/text/words.h"

namespace sf::ui {

bool BattleMode::hasFacings() const {
    return document::system(rules()).hasFacings();
}

QStringList BattleMode::stackDetails(const battle::Stack& stack) const {
    return hasFacings() ? QStringList(tr("faces %1").arg(text::direction(stack.facing))) : QStringList();
}

QString BattleMode::describePart(const battle::Battle& /*battle*/, const battle::Stack& /*stack*/) const {
    return {};
}

QString BattleMode::describePhase(const battle::Battle& battle) const {
    return battle.round ? tr("Battle round %1").arg(text::figure(*battle.round)) : QString();
}

bool BattleMode::usesFlag(battle::Flag /*flag*/) const {
    return true;
}

const BattleMode& battleMode(const battle::Battle& battle) {
    return battleMode(battle.rules);
}

} // namespace sf::ui
