// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/multiplier_mode.h"

#include "core/rules/battle/battle.h"
#include "core/rules/multiplier/turn.h"
#include "core/text/words.h"
#include "ui/battle/mode/battle_mode.h"

#include <algorithm>

namespace sf::ui {
namespace {

class MultiplierMode final : public BattleMode {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MultiplierMode)

public:
    RuleSystem rules() const override { return RuleSystem::Multiplier; }

    bool hasStackingOrder() const override { return true; }
    bool fightsInOneHex() const override { return true; }

    QStringList stackDetails(const battle::Stack& stack) const override;
    QString describePhase(const battle::Battle& battle) const override;
    QStringList unitColumns() const override {
        return {QStringLiteral("letter"), QStringLiteral("name"),    QStringLiteral("hitsLeft"),
                QStringLiteral("attack"), QStringLiteral("defense"), QStringLiteral("level"),
                QStringLiteral("move")};
    }
};

QStringList MultiplierMode::stackDetails(const battle::Stack& stack) const {
    QStringList details;
    const auto isChief = [](const battle::Unit& unit) {
        return unit.isAlive() && unit[battle::Flag::ChiefWarlord];
    };
    if (std::ranges::any_of(*stack.units, isChief))
        details << tr("with a Chief Warlord");
    if (multiplier::isRanged(stack, multiplier::hitsOf(stack)))
        details << tr("ranged");
    details << tr("move left %1").arg(text::figure(multiplier::moveLeft(stack)));
    if (stack.extras->attackedThisTurn)
        details << tr("has attacked this turn");
    return details;
}

QString MultiplierMode::describePhase(const battle::Battle& battle) const {
    QStringList sentences{
        BattleMode::describePhase(battle),
        tr("The turn of %1 (MUL-0)").arg(text::sideName(battle, multiplier::sideToMove(battle)))};
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

} // namespace

const BattleMode& multiplierMode() {
    static const MultiplierMode mode;
    return mode;
}

} // namespace sf::ui
