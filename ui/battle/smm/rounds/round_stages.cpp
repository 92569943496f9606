// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/round_stages.h"

#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/side_token.h"
#include "ui/page/mnemonic.h"
#include "ui/style/layouts.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace sf::ui {

namespace {

constexpr int nextTokenSize = 20;

} // namespace

RoundStages::RoundStages(RoundController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller), m_stages(new QLabel(this)), m_next(new QToolButton(this)) {
    setObjectName(QStringLiteral("roundStages"));
    m_stages->setObjectName(QStringLiteral("stages"));
    m_stages->setTextFormat(Qt::RichText);
    m_stages->setToolTip(
        tr("First you give orders, then every Conflict fights a round, then the other stacks act (SMM-25)"));
    m_next->setObjectName(QStringLiteral("nextStack"));
    m_next->setAutoRaise(true);
    m_next->setFocusPolicy(Qt::StrongFocus);
    m_next->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_next->setIconSize({nextTokenSize, nextTokenSize});
    addWidgets(*marginless<QHBoxLayout>(this, 8), {m_stages, m_next});
    connect(m_next, &QToolButton::clicked, this, [this] {
        if (const auto& stack = m_controller.agenda().next)
            Q_EMIT stackChosen(*stack);
    });
    connect(&controller, &RoundController::changed, this, &RoundStages::refresh);
    refresh();
}

/// All stages, or only the present one.
void RoundStages::showStages() {
    const smm::Phase now = m_controller.agenda().phase;
    QStringList words;
    for (const smm::Phase phase : {smm::Phase::Planning, smm::Phase::Conflicts, smm::Phase::Outside})
        if (phase == now)
            words << QStringLiteral("<b>%1</b>").arg(phaseName(phase).toHtmlEscaped());
        else if (m_shortness == 0)
            words << phaseName(phase).toHtmlEscaped();
    m_stages->setText(words.join(QStringLiteral(" ▸ ")));
    m_stages->setAccessibleName(tr("Phase: %1").arg(phaseName(now)));
    m_stages->setHidden(m_shortness > 1);
}

/// Cuts off long names of stacks; tool tip and accessible name have the whole name.
void RoundStages::refresh() {
    constexpr int longestName = 160; // pixels
    const battle::Battle& battle = m_controller.battle();
    const smm::Agenda& agenda = m_controller.agenda();
    showStages();
    const battle::StackPointer next = agenda.next ? battle.stacks.find(*agenda.next) : nullptr;
    m_next->setVisible(next != nullptr);
    if (!next)
        return;
    const QString name = elidedName(m_next->fontMetrics(), text::stackName(*next), longestName);
    m_next->setText(withoutShortcut(m_shortness > 0 ? name : tr("Next: %1").arg(name)));
    m_next->setToolButtonStyle(m_shortness > 1 ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    m_next->setIcon(sideToken(battle, next->side, nextTokenSize, devicePixelRatioF()));
    m_next->setToolTip(tr("%1 of %2 acts next: %3")
                           .arg(text::stackName(*next), text::sideName(battle, next->side),
                                describeOrder(battle, next->id, m_controller.orderOf(next->id))));
    m_next->setAccessibleName(m_next->toolTip());
}

void RoundStages::shorten(int level) {
    if (std::exchange(m_shortness, level) != level)
        refresh();
}

} // namespace sf::ui

#include "moc_round_stages.cpp"
