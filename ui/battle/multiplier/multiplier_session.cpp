// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/multiplier_session.h"

#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/multiplier_text.h"
#include "ui/battle/multiplier/last_combat_panel.h"
#include "ui/battle/multiplier/multiplier_attack_dialog.h"
#include "ui/battle/multiplier/turn_group.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QMenu>

namespace sf::ui {

MultiplierSession::MultiplierSession(const BattleModeContext& context)
    : BattleModeSession(context)
    , m_controller(context.document, context.selection, this)
    , m_attack(commands().add({.id = QStringLiteral("turnAttack"),
                               .text = tr("&Attack…"),
                               .icon = QStringLiteral("attack"),
                               .shortcuts = {tr("Ctrl+Shift+A")},
                               .menu = Page::Menu::Game,
                               .run = [this] { m_controller.askForAny(); },
                               .isVisible = [this] { return m_controller.areTurnsTaken(); },
                               .refusal = [this] { return attackRefusal(); }}))
    , m_endTurn(commands().add({.id = QStringLiteral("endTurn"),
                                .text = tr("En&d turn"),
                                .icon = QStringLiteral("end-turn"),
                                .shortcuts = {tr("Ctrl+Return")},
                                .menu = Page::Menu::Game,
                                .run = [this] { m_controller.endTurn(); },
                                .isVisible = [this] { return m_controller.areTurnsTaken(); },
                                .refusal =
                                    [this] {
                                        return m_controller.areTurnsTaken() ? QString()
                                                                            : tr("No side is taking a turn");
                                    }})) {
    new TurnGroup(m_controller, commands()); // owned by the controller
    connect(&m_controller, &TurnController::changed, this, &MultiplierSession::refresh);
    connect(&m_controller, &TurnController::changed, this, &BattleModeSession::barChanged);
    connect(&m_controller, &TurnController::attackAsked, this, &MultiplierSession::askForAttack);
    connect(&m_controller, &TurnController::choiceAsked, this, &BattleModeSession::targetsOffered);
    refresh();
}

MultiplierSession::~MultiplierSession() = default;

BarPart MultiplierSession::bar() const {
    BarPart part;
    part.actions = {m_attack, m_endTurn};
    if (!m_controller.areTurnsTaken())
        return part;
    const battle::Battle& battle = m_controller.battle();
    part.side = m_controller.side();
    part.head = tr("Turn of %1, round %2")
                    .arg(text::sideName(battle, *part.side), text::figure(battle::roundNumber(battle)));
    part.remark = tr("%n stack(s) can attack", nullptr, m_controller.readyStacks());
    return part;
}

QList<Page::Dock> MultiplierSession::docks() {
    const auto make = [this] { return new LastCombatPanel(context().document); };
    return {Page::Dock{tr("Last combat"), QStringLiteral("lastCombatDock"), make, QStringLiteral("stackDock"),
                       false}
                .reachedBy(tr("Last &combat"), tr("Ctrl+Alt+C"))};
}

void MultiplierSession::refresh() {
    const battle::StackPointer stack = m_controller.selected();
    commands().refresh();
    if (stack)
        m_attack->setToolTip(
            tr("Attack with %1, with the forecast (%2)")
                .arg(text::stackName(*stack), m_attack->shortcut().toString(QKeySequence::NativeText)));
    m_endTurn->setToolTip(tr("End the turn of %1 (MUL-0), %2")
                              .arg(text::sideName(m_controller.battle(), m_controller.side()),
                                   m_endTurn->shortcut().toString(QKeySequence::NativeText)));
}

text::Caption MultiplierSession::attackRefusal() const {
    if (!m_controller.areTurnsTaken())
        return tr("No side is taking a turn");
    const battle::StackPointer stack = m_controller.selected();
    if (!stack)
        return tr("Select the attacking stack first");
    if (!m_controller.targets().empty())
        return {};
    return {tr("No target of %1 is in range").arg(text::stackName(*stack)), multiplierRule(0)};
}

void MultiplierSession::attack(const battle::StackId& target) {
    m_controller.askFor(target);
}

bool MultiplierSession::addOrderItems(QMenu& menu, const battle::StackId& target) {
    const battle::StackPointer stack = m_controller.selected();
    const battle::StackPointer other = m_controller.battle().stacks.find(target);
    if (!stack || !other || stack->side == other->side)
        return false;
    const auto refusal = m_controller.refusalOf(target);
    QString text = tr("Attack %1 with %2…").arg(text::stackName(*other), text::stackName(*stack));
    if (refusal)
        text = text::caption(*refusal, m_controller.battle()).in(tr("Attack: %1")).text();
    QAction* attack = menu.addAction(lineIcon(QStringLiteral("attack")), withoutShortcut(text));
    attack->setEnabled(!refusal && m_controller.mayAct());
    connect(attack, &QAction::triggered, &m_controller, [this, target] { m_controller.askFor(target); });
    menu.addSeparator();
    QAction* select = menu.addAction(tr("Select %1").arg(withoutShortcut(text::stackName(*other))));
    connect(select, &QAction::triggered, this, [this, target] { m_controller.selection().setStack(target); });
    return true;
}

void MultiplierSession::askForAttack(const battle::StackId& attacker, const battle::StackId& target) {
    m_dialog = std::make_unique<MultiplierAttackDialog>(m_controller, attacker, target, &context().page);
    showAttack();
}

/// Again after a hex was chosen on the map.
void MultiplierSession::showAttack() {
    if (m_dialog && m_dialog->exec() != MultiplierAttackDialog::ChooseOnMap)
        return m_dialog.reset();
    if (!m_dialog)
        return;
    const auto chosen = [this](const std::optional<hex::Hex>& hex) {
        if (hex && m_dialog)
            m_dialog->setRefuge(*hex);
        // The click or key that chose is through first.
        QMetaObject::invokeMethod(this, &MultiplierSession::showAttack, Qt::QueuedConnection);
    };
    Q_EMIT hexWanted(m_dialog->refuges(),
                     tr("Click the hex to leave for, or press Enter at the cursor; Escape goes back"),
                     chosen);
}

} // namespace sf::ui

#include "moc_multiplier_session.cpp"
