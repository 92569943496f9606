// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/turn_strip.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/multiplier/turn_controller.h"
#include "ui/battle/state/side_token.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/elided_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace sf::ui {

namespace {

constexpr int leastTurnStripHeight = 40;
constexpr int turnTokenSize = 20;

} // namespace

TurnStrip::TurnStrip(TurnController& controller, QAction* attack, QAction* endTurn, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_round(new QLabel(this))
    , m_token(new QLabel(this))
    , m_side(new ElidedLabel(this))
    , m_left(hintLabel(this)) {
    setObjectName(QStringLiteral("turnStrip"));
    setAccessibleName(tr("Turn"));
    setMinimumHeight(leastTurnStripHeight);
    auto* row = padded<QHBoxLayout>(this, barMargins, 10);
    scaleFont(*m_round, 1, true);
    scaleFont(*m_side, 1, true);
    m_side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_token->setFixedSize(turnTokenSize, turnTokenSize);
    addWidgets(*row, {m_round, m_token, m_side});
    row->addWidget(m_left, 1);
    row->addWidget(makeButton(attack));
    QToolButton* end = makeButton(endTurn);
    Style::makeFilled(end);
    row->addWidget(end);
    connect(&controller, &TurnController::changed, this, &TurnStrip::refresh);
    refresh();
}

QToolButton* TurnStrip::makeButton(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(QString(action->text()).remove(u'&').remove(QChar(0x2026)));
    return button;
}

void TurnStrip::refresh() {
    setVisible(m_controller.areTurnsTaken());
    const battle::Battle& battle = m_controller.battle();
    const int side = m_controller.side();
    const QString name = text::sideName(battle, side);
    // The banner of a played battle says whose turn it is.
    for (QWidget* word :
         {static_cast<QWidget*>(m_round), static_cast<QWidget*>(m_token), static_cast<QWidget*>(m_side)})
        word->setVisible(!battle.play);
    m_round->setText(tr("Round %1").arg(text::figure(battle.round.value_or(0) + 1)));
    m_side->setWholeText(tr("Turn of %1").arg(name));
    m_side->setToolTip(tr("Only stacks of %1 can move and attack now (MUL-0)").arg(name));
    m_token->setPixmap(sideToken(battle, side, turnTokenSize, devicePixelRatioF()));
    m_token->setAccessibleName(name);
    m_left->setText(tr("%n stack(s) can attack", nullptr, m_controller.readyStacks()));
    setAccessibleDescription(text::listed({m_round->text(), m_side->text(), m_left->text()}));
}

void TurnStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    painter.setPen(currentTheme().border);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace sf::ui

#include "moc_turn_strip.cpp"
