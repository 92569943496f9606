// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/turn_play.h"

#include "core/text/multiplier_words.h"
#include "core/text/rule_words.h"
#include "core/text/words.h"
#include "ui/battle/multiplier/multiplier_attack_dialog.h"
#include "ui/battle/multiplier/turn_strip.h"
#include "ui/battle/state/selection.h"
#include "ui/page/named_action.h"
#include "ui/page/page.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QMenu>

namespace sf::ui {

TurnPlay::TurnPlay(document::BattleDocument& document, Selection& selection, Page& page)
    : QObject(&page)
    , m_page(page)
    , m_desk(document, selection)
    , m_attack(new QAction(lineIcon(QStringLiteral("attack")), tr("&Attack…"), this))
    , m_endTurn(new QAction(lineIcon(QStringLiteral("end-turn")), tr("&End turn"), this))
    , m_strip(new TurnStrip(m_desk, m_attack, m_endTurn, &page))
    , m_theme(paint::Theme::forPalette(page.palette())) {
    m_attack->setObjectName(QStringLiteral("turnAttack"));
    m_attack->setShortcut(tr("Ctrl+Shift+A"));
    m_endTurn->setObjectName(QStringLiteral("endTurn"));
    m_endTurn->setShortcut(tr("Ctrl+Return"));
    page.addActions({m_attack, m_endTurn});
    connect(m_attack, &QAction::triggered, &m_desk, &TurnDesk::askForAny);
    connect(m_endTurn, &QAction::triggered, &m_desk, &TurnDesk::endTurn);
    connect(&m_desk, &TurnDesk::changed, this, &TurnPlay::refresh);
    connect(&m_desk, &TurnDesk::attackAsked, this, &TurnPlay::askForAttack);
    connect(&m_desk, &TurnDesk::said, &page, &Page::messageShown);
    refresh();
}

TurnPlay::~TurnPlay() = default;

void TurnPlay::setTheme(const paint::Theme& theme) {
    m_theme = theme;
    m_strip->setTheme(theme);
}

void TurnPlay::refresh() {
    const bool isTurns = m_desk.battle().rules == RuleSystem::Multiplier;
    m_strip->setVisible(isTurns);
    m_attack->setVisible(isTurns);
    m_endTurn->setVisible(isTurns);
    m_endTurn->setEnabled(isTurns);
    if (!isTurns)
        return m_attack->setEnabled(false);
    const battle::StackPointer stack = m_desk.selected();
    const bool mayAttack = !m_desk.targets().empty();
    m_attack->setEnabled(mayAttack);
    m_attack->setToolTip(
        mayAttack ? tr("Attack with %1, with the forecast (%2)")
                        .arg(text::stackName(*stack), m_attack->shortcut().toString(QKeySequence::NativeText))
        : stack ? tr("%1 has no target in range (MUL-0)").arg(text::stackName(*stack))
                : tr("First select the stack that attacks"));
    m_endTurn->setToolTip(tr("End the turn of %1 (MUL-0), %2")
                              .arg(text::sideName(m_desk.battle(), m_desk.side()),
                                   m_endTurn->shortcut().toString(QKeySequence::NativeText)));
}

bool TurnPlay::addItems(QMenu& menu, const battle::StackId& target) {
    const battle::StackPointer stack = m_desk.selected();
    const battle::StackPointer other = m_desk.battle().stacks.find(target);
    if (!stack || !other || stack->side == other->side)
        return false;
    const auto refusal = m_desk.refusalOf(target);
    QString text = tr("Attack %1 with %2…").arg(text::stackName(*other), text::stackName(*stack));
    if (refusal)
        text = text::withRule(tr("Attack: %1").arg(text::refusal(*refusal, m_desk.battle())), refusal->rule);
    QAction* attack = menu.addAction(lineIcon(QStringLiteral("attack")), withoutShortcut(text));
    attack->setEnabled(!refusal);
    connect(attack, &QAction::triggered, &m_desk, [this, target] { m_desk.askFor(target); });
    menu.addSeparator();
    QAction* select = menu.addAction(tr("Select %1").arg(withoutShortcut(text::stackName(*other))));
    connect(select, &QAction::triggered, this, [this, target] { m_desk.selection().setStack(target); });
    return true;
}

void TurnPlay::askForAttack(const battle::StackId& attacker, const battle::StackId& target) {
    MultiplierAttackDialog dialog(m_desk, attacker, target, m_theme, &m_page);
    connect(&dialog, &MultiplierAttackDialog::ruleActivated, &m_page, &Page::ruleRequested);
    dialog.exec();
}

} // namespace sf::ui
