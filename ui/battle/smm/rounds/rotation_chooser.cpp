// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/rotation_chooser.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_chip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace sf::ui {

RotationChooser::RotationChooser(RoundController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_penalty(wrappingLabel(this)) {
    setAccessibleName(tr("Rotation before it acts"));
    auto* column = marginless<QVBoxLayout>(this, 2);
    auto* title = new QLabel(tr("Rotates first"), this);
    scaleFont(*title, 1.0, true);
    column->addWidget(title);
    auto* row = new QWidget(this);
    auto* flow = new FlowLayout(2, row);
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        auto* button = m_turns[i] = new QToolButton(row);
        Style::makeSegment(button);
        button->setProperty("framed", true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        flow->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, i] {
            const auto& rotations = m_controller.choices().rotations;
            if (i < rotations.size())
                m_controller.orderRotation(rotations[i].steps);
            refresh();
        });
    }
    column->addWidget(row);
    auto* foot = new QHBoxLayout;
    auto* chip = new RuleChip(smmRule(20), tr("Rotation"), this);
    foot->addWidget(m_penalty, 1);
    foot->addWidget(chip);
    column->addLayout(foot);
}

void RotationChooser::refresh() {
    const battle::StackPointer stack = m_controller.selected();
    const auto& rotations = m_controller.choices().rotations;
    const int ordered = m_controller.orderOf(stack->id).rotate;
    for (std::size_t i = 0; i < m_turns.size() && i < rotations.size(); ++i) {
        const smm::RotationChoice& choice = rotations[i];
        const QString penalty = choice.penalty == 0 ? QString() : text::signedFigure(choice.penalty);
        m_turns[i]->setText((text::shortDirection(choice.facing) + QLatin1Char(' ') + penalty).trimmed());
        const QString words =
            text::listed({describeTurning(stack->facing, choice.steps), describePenalty(choice.penalty)});
        m_turns[i]->setAccessibleName(words);
        m_turns[i]->setToolTip(tr("%1 (SMM-20)").arg(words));
        m_turns[i]->setChecked(choice.steps == ordered);
        if (choice.steps == ordered)
            m_penalty->setText(words);
    }
}

} // namespace sf::ui

#include "moc_rotation_chooser.cpp"
