// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/multiplier_mode.h"

#include "core/rules/battle/battle.h"
#include "core/rules/multiplier/turn.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/starter_kind.h"
#include "ui/battle/multiplier/forecast_multiplier_view.h"
#include "ui/battle/multiplier/multiplier_help.h"
#include "ui/battle/multiplier/multiplier_session.h"
#include "ui/battle/multiplier/turn_figures.h"

#include <algorithm>

namespace sf::ui {
namespace {

class MultiplierMode final : public BattleMode {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MultiplierMode)

public:
    RuleSystem rules() const override { return RuleSystem::Multiplier; }

    QString name() const override { return tr("Multi&plier combat"); }
    QString summary() const override {
        return tr("Sides take turns; stacks fight in one hex, and their attack is multiplied by seven "
                  "factors.");
    }
    QString conversionSummary() const override {
        return tr("The battle will use multiplier combat: sides take turns, and stacks fight in one hex.");
    }
    std::vector<StarterKind> starterKinds() const override;

    BattleModeSession* makeSession(const BattleModeContext& context) const override {
        return new MultiplierSession(context);
    }
    ForecastView* makeForecastView(QWidget* parent) const override {
        return new ForecastMultiplierView(parent);
    }
    StackSection* makeStackSection(document::BattleDocument& document, Selection& /*selection*/,
                                   QWidget* parent) const override {
        return new TurnFigures(document, parent);
    }
    BoardKeys boardKeys(BattleView& view) const override {
        return {{tr("A"),
                 tr("attack the stack here"),
                 {{Qt::Key_A, [&view] { view.stacks().attackAtCursor(); }}}},
                {tr("Ctrl and click"), tr("on an opposing stack: attack it")}};
    }
    QList<HelpPage> help() const override { return {multiplierHelp()}; }
    QString helpPage() const override { return multiplierHelp().name; }

    bool hasStackingOrder() const override { return true; }
    bool fightsInOneHex() const override { return true; }

    std::vector<battle::StackId> targets(const battle::Battle& battle,
                                         const battle::Stack& stack) const override {
        return multiplier::targetsOf(battle, stack.id);
    }
    QStringList stackDetails(const battle::Stack& stack) const override;
    QString describePhase(const battle::Battle& battle) const override;
    QStringList unitColumns() const override {
        return {QStringLiteral("letter"), QStringLiteral("name"),    QStringLiteral("hitsLeft"),
                QStringLiteral("attack"), QStringLiteral("defense"), QStringLiteral("level"),
                QStringLiteral("move")};
    }
};

std::vector<StarterKind> MultiplierMode::starterKinds() const {
    using battle::Flag;
    return {{tr("Stabber"), 5, 1, 3, 2, 4, 4},
            {tr("Piker"), 6, 1, 2, 4, 5, 3},
            {tr("Archer"), 7, 1, 3, 1, 3, 4, Flag::Ranged},
            {tr("Gwiffon"), 20, 2, 5, 3, 8, 8, Flag::Flyer},
            {tr("Scout"), 6, 1, 1, 1, 3, 6, Flag::Scout},
            {tr("Warlord"), 50, 3, 8, 4, 14, 6, Flag::Commander}};
}

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
    if (multiplier::stateOf(stack).attackedThisTurn)
        details << tr("has attacked this turn");
    return details;
}

QString MultiplierMode::describePhase(const battle::Battle& battle) const {
    QStringList sentences{
        BattleMode::describePhase(battle),
        tr("The turn of %1 (MUL-0)").arg(text::sideName(battle, multiplier::sideToMove(battle)))};
    sentences.removeAll(QString());
    return text::sentencesOf(sentences);
}

} // namespace

const BattleMode& multiplierMode() {
    static const MultiplierMode mode;
    return mode;
}

} // namespace sf::ui
