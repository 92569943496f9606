// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/smm_mode.h"

#include "core/rules/battle/battle.h"
#include "core/text/words.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/smm/rounds/order_words.h"

namespace sf::ui {
namespace {

class SmmMode final : public BattleMode {
public:
    RuleSystem rules() const override { return RuleSystem::Smm; }

    bool hasPostures() const override { return true; }
    bool hasSquares() const override { return true; }
    bool hasOrders() const override { return true; }
    bool hasConflicts() const override { return true; }

    QStringList stackDetails(const battle::Stack& stack) const override {
        return QStringList(text::posture(stack.posture)) + BattleMode::stackDetails(stack);
    }
    QString describePart(const battle::Battle& battle, const battle::Stack& stack) const override {
        return ui::describePart(battle, stack);
    }
    QString describePhase(const battle::Battle& battle) const override { return ui::describePhase(battle); }
    /// The flags of MUL-1 come last.
    bool usesFlag(battle::Flag flag) const override { return flag < battle::Flag::Mounted; }
};

} // namespace

const BattleMode& smmMode() {
    static const SmmMode mode;
    return mode;
}

} // namespace sf::ui
