// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/smm_mode.h"

#include "core/rules/battle/battle.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/value.h"
#include "core/text/battle_text.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/starter_kind.h"
#include "ui/battle/smm/forecast/forecast_smm_view.h"
#include "ui/battle/smm/help/battle_help.h"
#include "ui/battle/smm/map/map_text.h"
#include "ui/battle/smm/map/order_drop.h"
#include "ui/battle/smm/map/order_forms.h"
#include "ui/battle/smm/map/round_marks.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/smm_session.h"
#include "ui/battle/smm/square/square_preview.h"
#include "ui/battle/smm/square/square_section.h"

namespace sf::ui {
namespace {

class SmmMode final : public BattleMode {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::SmmMode)

public:
    RuleSystem rules() const override { return RuleSystem::Smm; }

    QString name() const override { return tr("Stack Mana&gement Mechanics"); }
    QString summary() const override {
        return tr("Stacks form Squares that face a hex side; Conflicts are fought in rounds by orders.");
    }
    QString conversionSummary() const override {
        return tr("The battle will use Stack Management Mechanics: stacks form Squares, and Conflicts are "
                  "fought in rounds.");
    }
    std::vector<StarterKind> starterKinds() const override;

    BattleModeSession* makeSession(const BattleModeContext& context) const override {
        return new SmmSession(context);
    }
    ForecastView* makeForecastView(QWidget* parent) const override { return new ForecastSmmView(parent); }
    StackSection* makeStackSection(document::BattleDocument& document, Selection& selection,
                                   QWidget* parent) const override {
        return new SquareSection(document, selection, parent);
    }
    StackPreview* makeStackPreview(const QString& title, QWidget* parent) const override {
        return new SquarePreview(title, parent);
    }
    Rule stackRule() const override { return smmRule(13); }
    BoardKeys boardKeys(BattleView& view) const override;
    QList<HelpPage> help() const override { return battleHelp(); }

    QString additionText(const QString& list, int count) const override;
    QString mergerText(const battle::Battle& battle, int count) const override;
    std::vector<battle::Posture> postures() const override {
        using enum battle::Posture;
        return {Neutral, Offensive, Defensive, Screening};
    }
    QString filterHint() const override { return tr("Filter by name, order, side, hex or posture"); }
    QStringList stackDetails(const battle::Stack& stack) const override {
        return QStringList(text::posture(smm::stateOf(stack).posture)) + BattleMode::stackDetails(stack);
    }
    QString describePart(const battle::Battle& battle, const battle::Stack& stack) const override {
        return ui::describePart(battle, stack);
    }
    QString describePhase(const battle::Battle& battle) const override { return ui::describePhase(battle); }
    bool hasOrders() const override { return true; }
    MapMarks mapMarks(const battle::Battle& battle) const override { return roundMarks(battle); }
    QString neighboursHint() const override {
        return tr("describe the neighbours and which edge meets which");
    }
    QStringList describeMeetings(const battle::Battle& battle, hex::Hex hex) const override {
        return ui::describeMeetings(battle, hex);
    }
    CardLines dropLines(const DropProposal& proposal, const battle::Battle& battle) const override {
        return squareLines(proposal, battle);
    }
    CardLines rotationLines(const battle::Battle& battle, const battle::Stack& stack, int steps,
                            bool later) const override {
        return penaltyLines(battle, stack, steps, later);
    }
    int orderedRotation(const battle::Battle& battle, const battle::StackId& stack) const override {
        return orderOf(battle, stack).rotate;
    }
    std::optional<battle::Posture> orderedPosture(const battle::Battle& battle,
                                                  const battle::StackId& stack) const override {
        return orderOf(battle, stack).posture;
    }
    bool mayOrderPosture(const battle::Battle& battle, const battle::StackId& stack,
                         battle::Posture posture) const override;
    std::optional<OrderDrop> orderDrop(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex,
                                       const battle::StackPointer& target) const override {
        return ui::orderDrop(battle, stack, hex, target);
    }
    std::vector<OrderForm> orderForms() const override { return roundOrderForms(); }
    QString exampleOrder() const override { return tr("attack Ford Watch"); }
    std::optional<battle::Refusal> cancelAction(document::BattleDocument& document,
                                                const battle::StackId& stack) const override;
    std::vector<battle::StackId> targets(const battle::Battle& battle,
                                         const battle::Stack& stack) const override;
    /// SMM-28.
    int attackRange(const battle::Stack& stack) const override {
        return std::max(1, smm::shootingRange(stack).value_or(1));
    }
    /// The living from least to most valuable (SMM-3), then the croaked.
    std::vector<std::size_t> unitOrder(const battle::Battle& battle,
                                       const battle::Stack& stack) const override;
    std::optional<std::size_t> leader(const battle::Battle& battle,
                                      const battle::Stack& stack) const override {
        return smm::Square(battle, stack).warlord();
    }
    /// The flags of MUL-1 come last.
    /// A unit that flies has the special (SMM-10).
    bool usesFlag(battle::Flag flag) const override { return flag < battle::Flag::Flyer; }
};

std::vector<StarterKind> SmmMode::starterKinds() const {
    using battle::Flag;
    return {{tr("Stabber"), 5, 1, 3, 2, 4, 4},
            {tr("Piker"), 6, 1, 2, 4, 5, 3},
            {tr("Archer"), 7, 1, 3, 1, 3, 4, {}, "ranged"},
            {tr("Rider"), 12, 2, 5, 3, 8, 8},
            {tr("Caster"), 40, 2, 2, 2, 6, 5, Flag::Caster},
            {tr("Warlord"), 50, 3, 8, 6, 14, 6, Flag::Warlord, "leadership"}};
}

QString SmmMode::additionText(const QString& list, int count) const {
    const smm::Measures measures = smm::measures(count);
    return tr("%1. The stack will have %n unit(s); width: %2, rows: %3 (SMM-4).", nullptr, count)
        .arg(list, text::figure(measures.width), text::figure(measures.rows));
}

QString SmmMode::mergerText(const battle::Battle& battle, int count) const {
    const smm::Measures measures = smm::measures(count, smm::houseRules(battle).moderateCounts);
    return tr("%n unit(s): %1 wide, %2, penalties %3 minor, %4 moderate, %5 major (SMM-8).", nullptr, count)
        .arg(text::figure(measures.width), tr("%n row(s)", nullptr, measures.rows),
             text::figure(measures.minor), text::figure(measures.moderate), text::figure(measures.major));
}

std::vector<battle::StackId> SmmMode::targets(const battle::Battle& battle,
                                              const battle::Stack& stack) const {
    std::vector<battle::StackId> list;
    const smm::Choices choices = smm::choices(battle, stack.id);
    if (choices.order || choices.action)
        return list;
    for (const smm::TargetChoice& choice : choices.targets)
        if (!choice.why)
            list.push_back(choice.target);
    return list;
}

std::vector<std::size_t> SmmMode::unitOrder(const battle::Battle& battle, const battle::Stack& stack) const {
    auto order = smm::valueOrder(stack, smm::houseRules(battle));
    for (std::size_t position = 0; position < stack.units->size(); ++position)
        if (!(*stack.units)[position].isAlive())
            order.push_back(position);
    return order;
}

BoardKeys SmmMode::boardKeys(BattleView& view) const {
    return {{tr("A"),
             tr("order an attack on, or a shot at, the stack here"),
             {{Qt::Key_A, [&view] { view.stacks().attackAtCursor(); }}}},
            {tr("F"),
             tr("order the stack to flee here, or to move here when it acts"),
             {{Qt::Key_F, [&view] { view.stacks().fleeToCursor(); }}}},
            {tr("H"),
             tr("order the stack to hold its position"),
             {{Qt::Key_H, [&view] { Q_EMIT view.stacks().holdAsked(); }}}},
            {tr("Ctrl and click"), tr("on an opposing stack: attack it; on open ground: flee there")}};
}

bool SmmMode::mayOrderPosture(const battle::Battle& battle, const battle::StackId& stack,
                              battle::Posture posture) const {
    smm::Order order = orderOf(battle, stack);
    order.posture = posture;
    return !battle::isRoundRunning(battle) && !smm::orderRefusal(battle, stack, order);
}

std::optional<battle::Refusal> SmmMode::cancelAction(document::BattleDocument& document,
                                                     const battle::StackId& stack) const {
    if (orderOf(document.battle(), stack).actions() == 0)
        return std::nullopt;
    return changeOrder(document, stack, [](smm::Order& order) { order = withoutAction(order); });
}

} // namespace

const BattleMode& smmMode() {
    static const SmmMode mode;
    return mode;
}

} // namespace sf::ui
