// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/phase_strip.h"

#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/initiative_strip.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/phase_bar.h"
#include "ui/battle/smm/rounds/round_commands.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/side_token.h"
#include "ui/page/mnemonic.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/elided_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int nextTokenSize = 20;
constexpr int leastHeight = 40;
constexpr int leastInitiative = 420; ///< pixels for the Initiative beside the phases
constexpr QMargins margins(12, 4, 8, 5);
constexpr int spacing = 12;
constexpr int rowSpacing = 2;

} // namespace

PhaseStrip::PhaseStrip(RoundController& controller, const RoundCommands& commands, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_initiative(new InitiativeStrip(controller, this))
    , m_buttons(new QWidget(this)) {
    setObjectName(QStringLiteral("phaseStrip"));
    setAccessibleName(tr("Battle round"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* column = padded<QVBoxLayout>(this, margins, rowSpacing);
    for (QHBoxLayout*& line : m_rows) {
        column->addLayout(line = new QHBoxLayout);
        line->setSpacing(spacing);
    }
    m_title = makeTitle();
    m_next = makeNext();
    auto* row = marginless<QHBoxLayout>(m_buttons, 6);
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
    connect(&controller, &RoundController::changed, this, &PhaseStrip::refresh);
    connect(m_initiative, &InitiativeStrip::stackChosen, this, &PhaseStrip::stackChosen);
    refresh();
}

QWidget* PhaseStrip::makeTitle() {
    auto* title = new QWidget(this);
    title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* row = marginless<QHBoxLayout>(title, 10);
    m_round = new QLabel(title);
    scaleFont(*m_round, 1.05, true);
    m_phases = new PhaseBar(title);
    row->addWidget(m_round);
    row->addWidget(m_phases);
    row->addStretch(1);
    return title;
}

QWidget* PhaseStrip::makeNext() {
    auto* next = new QWidget(this);
    next->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* row = marginless<QHBoxLayout>(next, 4);
    m_nextToken = new QLabel(next);
    m_nextToken->setForegroundRole(QPalette::PlaceholderText);
    m_nextName = new QToolButton(next);
    m_nextName->setAutoRaise(true);
    m_nextName->setFocusPolicy(Qt::StrongFocus);
    m_nextName->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_nextName->setIconSize({nextTokenSize, nextTokenSize});
    m_nextName->setObjectName(QStringLiteral("nextStack"));
    row->addWidget(m_nextToken);
    row->addWidget(m_nextName);
    row->addStretch(1);
    connect(m_nextName, &QToolButton::clicked, this, [this] {
        if (const auto& stack = m_controller.agenda().next)
            Q_EMIT stackChosen(*stack);
    });
    return next;
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

void PhaseStrip::refresh() {
    const battle::Battle& battle = m_controller.battle();
    const smm::Agenda& agenda = m_controller.agenda();
    // A played battle has rounds only between deployment and its end (BAT-2).
    setHidden(battle.play && battle.play->phase != battle::PlayPhase::Ordering);
    m_round->setText(roundName(battle));
    m_round->setVisible(!battle.play); // the bar above says it
    m_phases->setPhase(agenda.phase);
    const battle::StackPointer next = agenda.next ? battle.stacks.find(*agenda.next) : nullptr;
    m_nextName->setVisible(next != nullptr);
    if (next) {
        m_nextToken->setText(tr("Next:"));
        m_nextName->setIcon(sideToken(battle, next->side, nextTokenSize, devicePixelRatioF()));
        m_nextName->setToolTip(tr("%1 of %2 acts next: %3")
                                   .arg(text::stackName(*next), text::sideName(battle, next->side),
                                        describeOrder(battle, next->id, m_controller.orderOf(next->id))));
        m_nextName->setAccessibleName(m_nextName->toolTip());
    } else {
        constexpr int longestWords = 400; // pixels, with the name of a side
        m_nextToken->setText(elidedName(m_nextToken->fontMetrics(), waitingWords(), longestWords));
    }
    arrange();
}

QString PhaseStrip::waitingWords() const {
    const battle::Battle& battle = m_controller.battle();
    if (const auto side = lastSide(battle))
        return tr("Nobody is left to fight %1").arg(text::sideName(battle, *side));
    return tr("%n order(s) given", nullptr, static_cast<int>(smm::ordersOf(battle).size()));
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

/// Cuts off long names of stacks; tooltip and accessible name have the whole name.
void PhaseStrip::showNextName(int room) {
    const auto& id = m_controller.agenda().next;
    const battle::StackPointer stack = id ? m_controller.battle().stacks.find(*id) : nullptr;
    if (!stack)
        return;
    const int rest = m_nextToken->sizeHint().width() + nextTokenSize + 32;
    m_nextName->setText(
        withoutShortcut(elidedName(m_nextName->fontMetrics(), text::stackName(*stack), room - rest)));
    m_next->layout()->invalidate();
}

/// One row if there is enough space: round and phases, who is next, the Initiative, the buttons. Otherwise
/// the Initiative moves below, then the buttons beside it, then who is next, then the buttons below that;
/// last the phases lose their text.
void PhaseStrip::arrange() {
    constexpr int longestName = 240; // pixels
    const int room = width() - margins.left() - margins.right();
    for (const bool isCompact : {false, true}) {
        m_phases->setCompact(isCompact);
        m_title->layout()->invalidate();
        if (m_title->sizeHint().width() <= room)
            break;
    }
    showNextName(longestName);
    const int head = m_title->sizeHint().width() + spacing + m_next->sizeHint().width();
    const int buttons = fitButtons(room - head - 2 * spacing);
    const bool isWanted = m_initiative->isWanted();
    if (head + buttons + 3 * spacing + leastInitiative <= room)
        return fill({{m_title, m_next, isWanted ? m_initiative : nullptr, m_buttons}});
    if (head + buttons + 2 * spacing <= room)
        return fill({{m_title, m_next, nullptr, m_buttons}, {isWanted ? m_initiative : nullptr}});
    if (head <= room && (!isWanted || room - buttons - spacing >= m_initiative->leastWidth()))
        return fill({{m_title, m_next, nullptr}, {isWanted ? m_initiative : nullptr, m_buttons}});
    showNextName(std::min(longestName, room - buttons - spacing));
    if (m_next->sizeHint().width() + spacing + buttons > room)
        return fill({{m_title, nullptr},
                     {m_next, nullptr},
                     {isWanted ? m_initiative : nullptr},
                     {nullptr, m_buttons}});
    fill({{m_title, nullptr}, {m_next, nullptr, m_buttons}, {isWanted ? m_initiative : nullptr}});
}

/// Null is empty space. Every row is as high as the buttons, whatever is in it, so that the map does not
/// move.
void PhaseStrip::fill(const std::vector<std::vector<QWidget*>>& rows) {
    int height = leastHeight - margins.top() - margins.bottom();
    for (const QWidget* part : {m_title, m_next, m_buttons})
        height = std::max(height, part->sizeHint().height());
    if (m_initiative->isWanted())
        height = std::max(height, m_initiative->sizeHint().height());
    for (QHBoxLayout* line : m_rows)
        while (QLayoutItem* item = line->takeAt(0))
            delete item;
    int count = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        count += std::ranges::any_of(rows[row], [](const QWidget* part) { return part != nullptr; }) ? 1 : 0;
        for (QWidget* part : rows[row]) {
            if (part)
                m_rows[row]->addWidget(part, part == m_initiative ? 1 : 0);
            else
                m_rows[row]->addStretch(1);
        }
    }
    setFixedHeight(margins.top() + margins.bottom() + count * height + (count - 1) * rowSpacing);
}

void PhaseStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PhaseStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().base);
    painter.setPen(currentTheme().border);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace sf::ui

#include "moc_phase_strip.cpp"
