// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/battle_bar.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/result_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/page/command_registry.h"
#include "ui/page/computer_players.h"
#include "ui/speech/announce.h"
#include "ui/speech/tab_order.h"
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

#include <algorithm>
#include <utility>

namespace sf::ui {

using battle::PlayPhase;

namespace {

constexpr int barTokenSize = 22;
constexpr int leastBarHeight = 44;
constexpr int stripe = 6; ///< pixels of the side's colour at the left

} // namespace

BattleBar::BattleBar(PlayController& controller, const CommandRegistry& commands, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_row(padded<QHBoxLayout>(this, {stripe + 10, 4, 8, 4}, 10))
    , m_token(new QLabel(this))
    , m_head(new ElidedLabel(this))
    , m_round(new QLabel(this))
    , m_missing(new QToolButton(this))
    , m_remark(new ElidedLabel(this))
    , m_referee(new QLabel(tr("Referee mode: everything can be edited"), this))
    , m_place(makeButton(commands.action("placeArrival")))
    , m_ready(makeButton(commands.action("sayReady")))
    , m_result(new QToolButton(this)) {
    setObjectName(QStringLiteral("battleBar"));
    setMinimumHeight(leastBarHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_token->setFixedSize(barTokenSize, barTokenSize);
    m_head->setObjectName(QStringLiteral("playHead"));
    m_head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    scaleFont(*m_head, 1.2, true);
    m_round->setObjectName(QStringLiteral("playRound"));
    m_remark->setObjectName(QStringLiteral("playRemark"));
    for (QLabel* quiet : {m_round, static_cast<QLabel*>(m_remark)})
        quiet->setForegroundRole(QPalette::PlaceholderText);
    m_missing->setObjectName(QStringLiteral("nextWithoutOrderButton"));
    m_missing->setAutoRaise(true);
    m_missing->setFocusPolicy(Qt::StrongFocus);
    m_referee->setObjectName(QStringLiteral("refereeBadge"));
    scaleFont(*m_referee, 1, true);
    m_referee->setContentsMargins(8, 2, 8, 2);
    m_referee->setAutoFillBackground(true);
    m_referee->setToolTip(tr("Everything can be edited; the log marks each edit (BAT-1)"));
    m_ready->setObjectName(QStringLiteral("readyButton"));
    Style::makeFilled(m_ready);
    m_result->setText(tr("How it ended…"));
    m_result->setFocusPolicy(Qt::StrongFocus);
    Style::makeFilled(m_result);
    addWidgets(*m_row, {m_token, m_head, m_round, m_missing});
    m_row->addWidget(m_remark, 1);
    addWidgets(*m_row, {m_referee, m_place});
    for (QAction* action : ComputerPlayers::turnActions(commands))
        m_turnButtons << makeButton(action);
    for (QToolButton* button : m_turnButtons)
        m_row->addWidget(button);
    addWidgets(*m_row, {m_ready, m_result});
    connect(&controller, &PlayController::changed, this, &BattleBar::refresh);
    connect(m_result, &QToolButton::clicked, this, &BattleBar::endAsked);
    restyle();
}

QToolButton* BattleBar::makeButton(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumHeight(30);
    button->setProperty("framed", true);
    return button;
}

void BattleBar::setSession(BattleModeSession& session) {
    delete m_stages;
    qDeleteAll(std::exchange(m_sessionButtons, {}));
    m_session = &session;
    m_stages = session.makeStages(this);
    if (m_stages)
        m_row->insertWidget(m_row->indexOf(m_remark), m_stages);
    const BarPart part = session.bar();
    for (QAction* action : part.actions) {
        QToolButton* button = makeButton(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        m_row->addWidget(button);
        m_sessionButtons << button;
    }
    if (const QAction* next = part.nextWithoutOrder) {
        m_missing->setToolTip(next->toolTip());
        connect(m_missing, &QToolButton::clicked, next, &QAction::trigger);
    }
    if (!m_sessionButtons.isEmpty())
        Style::makeFilled(m_sessionButtons.back());
    connect(&session, &BattleModeSession::barChanged, this, &BattleBar::refresh);
    refresh();
    orderTabs(*m_row);
}

std::optional<int> BattleBar::side() const {
    return m_controller.play() ? m_controller.side() : m_part.side;
}

QString BattleBar::headline() const {
    const battle::Battle& battle = m_controller.battle();
    const auto side = m_controller.side();
    const QString name = side ? text::sideName(battle, *side) : QString();
    if (!m_controller.play())
        return m_part.head;
    if (m_controller.isOver())
        return outcomeText(battle, *m_controller.play()->result);
    const QString round = text::figure(battle::roundNumber(battle));
    if (battle::isRoundRunning(battle))
        return m_stages ? tr("Round %1").arg(round) : tr("Round %1 is being fought").arg(round);
    if (!side)
        return tr("Round %1 can begin").arg(round);
    switch (m_controller.play()->phase) {
    case PlayPhase::Deployment:
        return tr("Deployment of %1").arg(name);
    case PlayPhase::Turns:
        return tr("Turn of %1").arg(name);
    default:
        return tr("Orders of %1").arg(name);
    }
}

/// Only where the headline says nothing of it.
QString BattleBar::roundText() const {
    const battle::Battle& battle = m_controller.battle();
    const bool isWanted =
        m_controller.side() && (m_controller.isIn(PlayPhase::Turns) ||
                                (m_controller.isIn(PlayPhase::Ordering) && !battle::isRoundRunning(battle)));
    return isWanted ? tr("round %1").arg(text::figure(battle::roundNumber(battle))) : QString();
}

QString BattleBar::spokenHead() const {
    const QString round = roundText();
    return round.isEmpty() ? headline() : text::listed({headline(), round});
}

QString BattleBar::remark() const {
    const battle::Battle& battle = m_controller.battle();
    if (m_controller.isOver())
        return endingText(battle, *m_controller.play()->result);
    if (const document::Awaited awaited = m_controller.document().awaited(); !awaited.text.isEmpty())
        return awaited.text;
    if (const auto side = m_controller.side(); side && m_controller.isIn(PlayPhase::Deployment))
        return battle.scenario->zoneOf(*side)
                   ? tr("Drag stacks within the marked zone, then say you are ready (BAT-3)")
                   : tr("The stacks start where they are; say when you are ready (BAT-3)");
    QStringList parts{m_part.remark};
    const bool areOrdersAsked = m_controller.isIn(PlayPhase::Ordering) && m_controller.side();
    if (areOrdersAsked && !battle::isRoundRunning(battle) && m_part.withoutOrder == 0)
        parts << tr("Every stack has an order");
    if (battle::isSealed(battle))
        parts << tr("Nobody else sees this yet");
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void BattleBar::refresh() {
    m_part = m_session ? m_session->bar() : BarPart();
    const QString head = headline();
    setVisible(!head.isEmpty());
    if (head.isEmpty())
        return;
    const battle::Battle& battle = m_controller.battle();
    const auto side = this->side();
    m_token->setVisible(side.has_value());
    if (side) {
        m_token->setPixmap(sideToken(battle, *side, barTokenSize, devicePixelRatioF()));
        m_token->setAccessibleName(text::sideName(battle, *side));
    }
    m_head->setWholeText(head);
    m_round->setText(roundText());
    m_round->setHidden(m_round->text().isEmpty());
    m_remark->setWholeText(remark());
    m_referee->setVisible(m_controller.isRefereed());
    refreshButtons();
    setAccessibleName(spokenHead());
    setAccessibleDescription(m_remark->text());
    update();
    // Queued: the action that ended the phase comes first.
    QMetaObject::invokeMethod(this, &BattleBar::announcePhase, Qt::QueuedConnection);
}

void BattleBar::restyle() {
    QPalette badge = m_referee->palette();
    badge.setColor(QPalette::Window, currentTheme().warning);
    badge.setColor(QPalette::WindowText, currentTheme().base);
    m_referee->setPalette(badge);
    QPalette link = m_missing->palette();
    link.setColor(QPalette::ButtonText, currentTheme().accent);
    m_missing->setPalette(link);
    refresh();
}

/// Only what can be done now.
void BattleBar::refreshButtons() {
    m_missing->setVisible(m_part.withoutOrder > 0);
    m_place->setVisible(!m_controller.arrivals().empty());
    m_ready->setVisible(m_controller.maySayReady());
    m_result->setVisible(m_controller.isOver());
    if (m_stages)
        m_stages->setVisible(battle::isRoundRunning(m_controller.battle()));
    for (QToolButton* button : m_turnButtons)
        button->setVisible(m_controller.document().isLocked() && button->defaultAction()->isVisible() &&
                           button->defaultAction()->isEnabled());
    for (QToolButton* button : m_sessionButtons)
        button->setVisible(button->defaultAction()->isEnabled());
    fit();
}

/// Shortens what is beside the headline until it has room: first the texts of the other buttons, then the
/// round and the stages, then what is missing.
void BattleBar::fit() {
    const int count = m_part.withoutOrder;
    for (int level = 0; level < 4; ++level) {
        for (QToolButton* button : m_sessionButtons)
            button->setToolButtonStyle(level < 1 || button == m_sessionButtons.back()
                                           ? Qt::ToolButtonTextBesideIcon
                                           : Qt::ToolButtonIconOnly);
        if (m_stages)
            m_stages->shorten(std::min(level, 2));
        m_round->setHidden(level > 1 || m_round->text().isEmpty());
        m_missing->setText(level < 3 ? tr("%n stack(s) without an order ▸", nullptr, count)
                                     : tr("%1 ▸", "stacks without an order").arg(text::figure(count)));
        m_row->invalidate();
        if (m_row->minimumSize().width() + m_head->sizeHint().width() <= width())
            break;
    }
    m_missing->setAccessibleName(tr("%n stack(s) without an order, go to the next", nullptr, count));
}

void BattleBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

/// Whose orders are asked. In turns, only the first: ending one says who moves next.
void BattleBar::announcePhase() {
    const QString head = m_controller.play() ? spokenHead() : QString();
    const bool isInTurns = m_controller.isIn(PlayPhase::Turns);
    const bool wereTurns = std::exchange(m_hasAnnouncedTurns, isInTurns);
    if (std::exchange(m_announced, head) != head && !(isInTurns && wereTurns))
        announceEvents(*this, {head});
}

void BattleBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), theme.base);
    painter.setPen(theme.border);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    const auto side = this->side();
    if (side && static_cast<std::size_t>(*side) < m_controller.battle().sides.size())
        painter.fillRect(QRect(0, 0, stripe, height()), sideColour(m_controller.battle(), *side));
}

} // namespace sf::ui

#include "moc_battle_bar.cpp"
