// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/phase_strip.h"

#include "core/text/words.h"
#include "ui/battle/initiative_strip.h"
#include "ui/battle/order_words.h"
#include "ui/battle/phase_bar.h"
#include "ui/battle/round_commands.h"
#include "ui/battle/round_desk.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/paint/parts.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace sf::ui {

namespace {

constexpr int tokenSize = 20;
constexpr int leastHeight = 40;
constexpr int leastInitiative = 420; ///< pixels for the Initiative beside the phases

} // namespace

PhaseStrip::PhaseStrip(RoundDesk& desk, const RoundCommands& commands, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_theme(paint::Theme::forPalette(palette()))
    , m_grid(new QGridLayout(this))
    , m_initiative(new InitiativeStrip(desk, this))
    , m_buttons(new QWidget(this)) {
    setObjectName(QStringLiteral("phaseStrip"));
    setAccessibleName(tr("Battle round"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_grid->setContentsMargins(12, 4, 8, 5);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_head = makeHead();
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_others = {makeButton(commands.resolveConflict()), makeButton(commands.resolveRound())};
    for (QToolButton* other : m_others)
        row->addWidget(other);
    auto* next = makeButton(commands.next());
    next->setObjectName(QStringLiteral("nextStepButton"));
    next->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    Style::makeFilled(next);
    next->setIcon(filledButtonIcon(QStringLiteral("step")));
    connect(commands.next(), &QAction::changed, next,
            [next] { next->setIcon(filledButtonIcon(QStringLiteral("step"))); });
    row->addWidget(next);
    m_grid->addWidget(m_head, 0, 0);
    m_grid->addWidget(m_buttons, 0, 2);
    connect(&desk, &RoundDesk::changed, this, &PhaseStrip::refresh);
    connect(m_initiative, &InitiativeStrip::stackChosen, this, &PhaseStrip::stackChosen);
    refresh();
}

PhaseStrip::~PhaseStrip() = default;

QWidget* PhaseStrip::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_round = new QLabel(head);
    m_phases = new PhaseBar(head);
    m_nextToken = new QLabel(head);
    m_nextName = new QToolButton(head);
    m_nextName->setAutoRaise(true);
    m_nextName->setFocusPolicy(Qt::StrongFocus);
    m_nextName->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_nextName->setIconSize({tokenSize, tokenSize});
    m_nextName->setObjectName(QStringLiteral("nextStack"));
    m_nextToken->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_round);
    row->addWidget(m_phases);
    row->addWidget(m_nextToken);
    row->addWidget(m_nextName);
    connect(m_nextName, &QToolButton::clicked, this, [this] {
        if (const auto& next = m_desk.agenda().next)
            Q_EMIT stackChosen(*next);
    });
    return head;
}

QToolButton* PhaseStrip::makeButton(QAction* action) {
    auto* button = new QToolButton(m_buttons);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize({20, 20});
    button->setMinimumHeight(30);
    button->setProperty("framed", true);
    return button;
}

void PhaseStrip::setTheme(const paint::Theme& theme) {
    m_theme = theme;
    m_initiative->setTheme(theme);
    refresh();
}

void PhaseStrip::refresh() {
    const battle::Battle& battle = m_desk.battle();
    const smm::Agenda& agenda = m_desk.agenda();
    m_round->setText(roundName(battle));
    m_round->setFont(paint::scaledFont(font(), 1.05, true));
    m_phases->setPhase(agenda.phase);
    const battle::StackPointer next = agenda.next ? battle.stacks.find(*agenda.next) : nullptr;
    m_nextName->setVisible(next != nullptr);
    if (next) {
        const QColor colour =
            m_theme.side(next->side, battle.sides[static_cast<std::size_t>(next->side)].color);
        m_nextToken->setText(tr("Next:"));
        m_nextName->setIcon(paint::sideTokenPixmap(tokenSize, devicePixelRatioF(), next->side, colour));
        m_nextName->setText(text::stackName(*next).left(24));
        m_nextName->setToolTip(tr("%1 of %2 acts next: %3")
                                   .arg(text::stackName(*next), text::sideName(battle, next->side),
                                        describeOrder(battle, next->id, m_desk.orderOf(next->id))));
        m_nextName->setAccessibleName(m_nextName->toolTip());
    } else {
        m_nextToken->setText(waitingWords());
    }
    arrange();
}

QString PhaseStrip::waitingWords() const {
    const battle::Battle& battle = m_desk.battle();
    if (const auto side = lastSide(battle))
        return tr("Only %1 is left").arg(text::sideName(battle, *side));
    return tr("%n order(s) given", nullptr, static_cast<int>(battle.orders->size()));
}

int PhaseStrip::fitButtons(int room) {
    for (const Qt::ToolButtonStyle style : {Qt::ToolButtonTextBesideIcon, Qt::ToolButtonIconOnly}) {
        for (QToolButton* other : m_others)
            other->setToolButtonStyle(style);
        m_buttons->layout()->invalidate();
        if (m_buttons->sizeHint().width() <= room)
            break;
    }
    return m_buttons->sizeHint().width();
}

/// The Initiative beside the phases where there is room, else below them; the buttons go below first where
/// even they have none.
void PhaseStrip::arrange() {
    const QMargins margins = m_grid->contentsMargins();
    const int room =
        width() - margins.left() - margins.right() - m_head->sizeHint().width() - m_grid->horizontalSpacing();
    const int buttons = fitButtons(room);
    const bool isBeside = room - buttons - 2 * m_grid->horizontalSpacing() >= leastInitiative;
    const bool areButtonsBelow = buttons > room;
    for (QWidget* part : {static_cast<QWidget*>(m_initiative), m_buttons})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_buttons, areButtonsBelow ? 1 : 0, 2);
    if (isBeside)
        m_grid->addWidget(m_initiative, 0, 1);
    else
        m_grid->addWidget(m_initiative, areButtonsBelow ? 2 : 1, 0, 1, 3);
    const int row = std::max(leastHeight - 9, m_buttons->sizeHint().height());
    int height = row + 9 + (areButtonsBelow ? row + 2 : 0);
    if (m_initiative->isWanted() && !isBeside)
        height += m_initiative->sizeHint().height() + 2;
    m_grid->setRowMinimumHeight(0, row);
    setFixedHeight(height);
}

void PhaseStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PhaseStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.base);
    painter.setPen(m_theme.border);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace sf::ui
