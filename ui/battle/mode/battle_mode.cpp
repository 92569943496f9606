// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/battle_mode.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/battle.h"
#include "core/text/battle_text.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/mode/map_marks.h"
#include "ui/battle/mode/stack_preview.h"
#include "ui/battle/mode/starter_kind.h"
#include "ui/battle/mode/typed_order.h"

#include <algorithm>
#include <numeric>

namespace sf::ui {

bool BattleMode::hasFacings() const {
    return document::system(rules()).facing({}).has_value();
}

std::vector<StarterKind> BattleMode::starterKinds() const {
    return {{tr("Stabber"), 5, 1, 3, 2, 4, 4}, {tr("Piker"), 6, 1, 2, 4, 5, 3}};
}

BattleModeSession* BattleMode::makeSession(const BattleModeContext& context) const {
    return new BattleModeSession(context);
}

ForecastView* BattleMode::makeForecastView(QWidget* /*parent*/) const {
    return nullptr;
}

BoardKeys BattleMode::boardKeys(BattleView& /*view*/) const {
    return {};
}

StackSection* BattleMode::makeStackSection(document::BattleDocument& /*document*/, Selection& /*selection*/,
                                           QWidget* /*parent*/) const {
    return nullptr;
}

StackPreview* BattleMode::makeStackPreview(const QString& title, QWidget* parent) const {
    return new StackPreview(title, parent);
}

int BattleMode::attackRange(const battle::Stack& /*stack*/) const {
    return 0;
}

std::vector<std::size_t> BattleMode::unitOrder(const battle::Battle& /*battle*/,
                                               const battle::Stack& stack) const {
    std::vector<std::size_t> positions(stack.units->size());
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    std::stable_partition(positions.begin(), positions.end(),
                          [&](std::size_t unit) { return (*stack.units)[unit].isAlive(); });
    return positions;
}

std::optional<std::size_t> BattleMode::leader(const battle::Battle& /*battle*/,
                                              const battle::Stack& /*stack*/) const {
    return std::nullopt;
}

QStringList BattleMode::stackDetails(const battle::Stack& stack) const {
    const std::optional<hex::Direction> facing = document::system(rules()).facing(stack);
    return facing ? QStringList(tr("faces %1").arg(text::direction(*facing))) : QStringList();
}

QString BattleMode::place(const battle::Stack& stack) const {
    const QString hex = text::hexName(stack.hex);
    const std::optional<hex::Direction> facing = document::system(rules()).facing(stack);
    return facing ? tr("hex %1, facing %2").arg(hex, text::shortDirection(*facing)) : tr("hex %1").arg(hex);
}

QString BattleMode::additionText(const QString& list, int count) const {
    return tr("%1. The stack will have %n unit(s).", nullptr, count).arg(list);
}

QString BattleMode::mergerText(const battle::Battle& /*battle*/, int count) const {
    return tr("%n unit(s)", nullptr, count);
}

QString BattleMode::describePart(const battle::Battle& /*battle*/, const battle::Stack& /*stack*/) const {
    return {};
}

MapMarks BattleMode::mapMarks(const battle::Battle& /*battle*/) const {
    return {};
}

std::vector<OrderForm> BattleMode::orderForms() const {
    return sharedOrderForms(hasFacings());
}

std::vector<battle::StackId> BattleMode::targets(const battle::Battle& /*battle*/,
                                                 const battle::Stack& /*stack*/) const {
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

#include "moc_stack_section.cpp"
