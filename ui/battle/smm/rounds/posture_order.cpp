// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/posture_order.h"

#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/smm/rounds/screen_chooser.h"
#include "ui/battle/smm/square/shown_square.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/flow_layout.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace sf::ui {

using battle::Posture;
using smm::Order;

namespace {

/// Where the posture puts the Warlord, and what it is for.
QString purposeOf(Posture posture) {
    switch (posture) {
    case Posture::Offensive:
        return PostureOrder::tr("The Warlord's whole AP counts; when the stack is hit in melee, a d20 "
                                "decides whether the Warlord joins that edge (SMM-14, SMM-17)");
    case Posture::Defensive:
        return PostureOrder::tr("The Warlord is in the middle and its whole DP counts, whatever edge is "
                                "met (SMM-15, SMM-17)");
    case Posture::Screening:
        return PostureOrder::tr(
            "The stack protects a unit, a structure or another stack; the Warlord's place "
            "follows from its Value (SMM-16, SMM-21)");
    default:
        return PostureOrder::tr(
            "The Warlord counts like any other unit, and its place follows from its Value (SMM-13, SMM-17)");
    }
}

} // namespace

PostureOrder::PostureOrder(RoundController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_line(new RefusalLine(this))
    , m_screens(new ScreenChooser(this)) {
    setAccessibleName(tr("Posture from the round's beginning"));
    auto* column = marginless<QVBoxLayout>(this, 2);
    auto* title = wrappingLabel(this, tr("Posture from the round's beginning"));
    scaleFont(*title, 1.0, true);
    column->addWidget(title);
    auto* row = new QWidget(this);
    auto* flow = new FlowLayout(2, row);
    for (std::size_t i = 0; i < m_postures.size(); ++i) {
        const auto posture = static_cast<Posture>(i);
        auto* button = m_postures[i] = new QToolButton(row);
        Style::makeSegment(button);
        button->setProperty("framed", true);
        button->setText(text::posture(posture));
        button->setAccessibleName(tr("Posture: %1").arg(text::posture(posture)));
        button->setToolTip(purposeOf(posture));
        button->setFocusPolicy(Qt::StrongFocus);
        flow->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, posture] { take(posture); });
    }
    addWidgets(*column, {row, m_line, m_screens});
    connect(m_screens, &ScreenChooser::chosen, this, &PostureOrder::screen);
}

battle::Stack PostureOrder::planned() const {
    battle::Stack stack = *m_controller.selected();
    smm::takeStance(stack, m_controller.orderOf(stack.id));
    return stack;
}

void PostureOrder::refresh() {
    const battle::Stack stack = planned();
    const battle::Posture posture = smm::stateOf(stack).posture;
    smm::Why line;
    for (const smm::PostureChoice& choice : m_controller.choices().postures) {
        smm::Why why = choice.why;
        if (!why && m_controller.isRunning() && choice.posture != posture)
            why = battle::Refusal{battle::Reason::RoundRunning, smmRule(11)};
        auto* button = m_postures[static_cast<std::size_t>(choice.posture)];
        button->setEnabled(!why);
        button->setChecked(choice.posture == posture);
        if (why)
            line = why;
    }
    if (line)
        m_line->say(text::caption(*line, m_controller.battle()), RefusalLine::Tone::Remark);
    else
        m_line->clear();
    m_screens->setStack(ShownSquare(m_controller.battle(), std::make_shared<const battle::Stack>(stack)));
    m_screens->setEnabled(!m_controller.isRunning());
}

void PostureOrder::take(Posture posture) {
    if (!m_controller.orderPosture(posture) || posture == smm::stateOf(planned()).posture)
        refresh();
}

void PostureOrder::screen(const battle::Screens& screens) {
    const battle::StackPointer stack = m_controller.selected();
    Order order = m_controller.orderOf(stack->id);
    order.screens = screens == smm::stateOf(*stack).screens ? std::nullopt : std::optional(screens);
    m_controller.give(stack->id, order);
}

} // namespace sf::ui

#include "moc_posture_order.cpp"
