// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/play_bar.h"

#include "core/text/battle_text.h"
#include "ui/battle/play/battle_play_commands.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/result_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/speech/announce.h"
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

#include <utility>

namespace sf::ui {

using battle::PlayPhase;

namespace {

constexpr int playTokenSize = 24;
constexpr int leastPlayBarHeight = 44;
constexpr int stripe = 6; ///< pixels of the side's colour at the left and bottom

} // namespace

PlayBar::PlayBar(PlayController& controller, const BattlePlayCommands& commands, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_token(new QLabel(this))
    , m_head(new ElidedLabel(this))
    , m_remark(hintLabel(this))
    , m_referee(new QLabel(tr("Referee mode"), this))
    , m_next(makeButton(commands.nextWithoutOrder()))
    , m_place(makeButton(commands.placeArrival()))
    , m_ready(makeButton(commands.ready()))
    , m_result(new QToolButton(this)) {
    setObjectName(QStringLiteral("playBar"));
    setMinimumHeight(leastPlayBarHeight);
    auto* row = padded<QHBoxLayout>(this, {stripe + 10, 4, 8, 7}, 10);
    m_token->setFixedSize(playTokenSize, playTokenSize);
    m_head->setObjectName(QStringLiteral("playHead"));
    scaleFont(*m_head, 1.25, true);
    m_head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_remark->setObjectName(QStringLiteral("playRemark"));
    m_referee->setObjectName(QStringLiteral("refereeBadge"));
    scaleFont(*m_referee, 1, true);
    m_referee->setContentsMargins(8, 2, 8, 2);
    m_referee->setAutoFillBackground(true);
    m_referee->setToolTip(tr("Everything can be edited; the log marks each edit (BAT-1)"));
    m_ready->setObjectName(QStringLiteral("readyButton"));
    Style::makeFilled(m_ready);
    m_next->setObjectName(QStringLiteral("nextWithoutOrderButton"));
    m_result->setText(tr("How it ended…"));
    m_result->setFocusPolicy(Qt::StrongFocus);
    m_result->setProperty("framed", true);
    addWidgets(*row, {m_token, m_head});
    row->addWidget(m_remark, 1);
    addWidgets(*row, {m_referee, m_place, m_next, m_ready, m_result});
    for (QAction* action : commands.turnActions()) {
        m_turnButtons << makeButton(action);
        row->addWidget(m_turnButtons.back());
    }
    connect(&controller, &PlayController::changed, this, &PlayBar::refresh);
    connect(m_result, &QToolButton::clicked, this, &PlayBar::endAsked);
    refresh();
}

QToolButton* PlayBar::makeButton(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumHeight(30);
    button->setProperty("framed", true);
    return button;
}

QString PlayBar::headline() const {
    const battle::Battle& battle = m_controller.battle();
    const QString round = text::figure(battle::roundNumber(battle));
    const auto side = m_controller.side();
    const QString name = side ? text::sideName(battle, *side) : QString();
    if (m_controller.isOver())
        return outcomeText(battle, *m_controller.play()->result);
    if (battle::isRoundRunning(battle))
        return tr("Round %1 is being fought").arg(round);
    if (!side)
        return tr("Round %1 can begin").arg(round);
    switch (m_controller.play()->phase) {
    case PlayPhase::Deployment:
        return tr("Deployment of %1").arg(name);
    case PlayPhase::Turns:
        return tr("Turn of %1, round %2").arg(name, round);
    default:
        return tr("Orders of %1, round %2").arg(name, round);
    }
}

QString PlayBar::remark() const {
    QStringList parts;
    const battle::Battle& battle = m_controller.battle();
    if (m_controller.isOver())
        return endingText(battle, *m_controller.play()->result);
    if (const document::Awaited awaited = m_controller.document().awaited(); !awaited.text.isEmpty())
        return awaited.text;
    if (const auto side = m_controller.side(); side && m_controller.isIn(PlayPhase::Deployment))
        return battle.scenario->zoneOf(*side)
                   ? tr("Drag stacks within the marked zone, then say you are ready (BAT-3)")
                   : tr("The stacks start where they are; say when you are ready (BAT-3)");
    if (m_controller.isIn(PlayPhase::Ordering) && m_controller.side() && !battle::isRoundRunning(battle)) {
        const auto count = static_cast<int>(m_controller.withoutOrder().size());
        parts << (count == 0 ? tr("Every stack has an order")
                             : tr("%n stack(s) have no order", nullptr, count));
    }
    if (battle::isSealed(battle))
        parts << tr("Nobody else sees this yet");
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void PlayBar::refresh() {
    setVisible(m_controller.play() != nullptr);
    if (!m_controller.play())
        return;
    const battle::Battle& battle = m_controller.battle();
    const auto side = m_controller.side();
    m_token->setVisible(side.has_value());
    if (side) {
        m_token->setPixmap(sideToken(battle, *side, playTokenSize, devicePixelRatioF()));
        m_token->setAccessibleName(text::sideName(battle, *side));
    }
    m_head->setWholeText(headline());
    m_remark->setText(remark());
    m_referee->setVisible(m_controller.isRefereed());
    QPalette badge = m_referee->palette();
    badge.setColor(QPalette::Window, currentTheme().warning);
    badge.setColor(QPalette::WindowText, currentTheme().base);
    m_referee->setPalette(badge);
    m_next->setVisible(!m_controller.withoutOrder().empty());
    m_place->setVisible(!m_controller.arrivals().empty());
    m_ready->setVisible(m_controller.maySayReady());
    m_result->setVisible(m_controller.isOver());
    for (QToolButton* button : m_turnButtons)
        button->setVisible(m_controller.document().isLocked() && button->defaultAction()->isVisible() &&
                           button->defaultAction()->isEnabled());
    setAccessibleName(m_head->text());
    setAccessibleDescription(m_remark->text());
    update();
    // Queued: the action that ended the phase comes first.
    QMetaObject::invokeMethod(this, &PlayBar::announcePhase, Qt::QueuedConnection);
}

/// Whose orders are asked. In turns, only the first: ending one says who moves next.
void PlayBar::announcePhase() {
    const QString head = m_controller.play() ? headline() : QString();
    const bool isInTurns = m_controller.isIn(PlayPhase::Turns);
    const bool wereTurns = std::exchange(m_hasAnnouncedTurns, isInTurns);
    if (std::exchange(m_announced, head) != head && !(isInTurns && wereTurns))
        announceEvents(*this, {head});
}

void PlayBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), theme.base);
    const auto side = m_controller.side();
    if (!side || static_cast<std::size_t>(*side) >= m_controller.battle().sides.size()) {
        painter.setPen(theme.border);
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
        return;
    }
    const QColor colour = sideColour(m_controller.battle(), *side);
    painter.fillRect(QRect(0, 0, stripe, height()), colour);
    painter.fillRect(QRect(0, height() - 3, width(), 3), colour);
}

} // namespace sf::ui

#include "moc_play_bar.cpp"
