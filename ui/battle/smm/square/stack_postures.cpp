// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/stack_postures.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/screen_chooser.h"
#include "ui/battle/state/turn.h"
#include "ui/forms/refusal_line.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/speech/tab_order.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/widgets/window_request.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

namespace sf::ui {

using battle::Posture;

namespace {

constexpr std::array offeredPostures{Posture::Neutral, Posture::Offensive, Posture::Defensive,
                                     Posture::Screening};
constexpr int iconSize = 16;

QIcon postureIcon(Posture posture, const paint::Theme& theme) {
    QPixmap pixmap = paint::transparentPixmap(QSize(iconSize, iconSize), 2);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (posture == Posture::Neutral) {
        painter.setPen(QPen(theme.ink, 1.75));
        painter.drawEllipse(QRectF(4.5, 4.5, 7, 7));
    } else {
        paint::paintPosture(painter, QRectF(1, 1, iconSize - 2, iconSize - 2), posture, theme.ink);
    }
    return pixmap;
}

} // namespace

StackPostures::StackPostures(document::BattleDocument& document, QWidget* parent)
    : Restyled(parent), m_document(document) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    addWidgets(*layout, {makePostures(), m_postureLine = new RefusalLine(this), makeLeader(),
                         m_screens = new ScreenChooser(this), m_refusal = new RefusalLine(this)});
    m_refusal->setShownInStatusBar();
    connect(m_screens, &ScreenChooser::chosen, this, &StackPostures::screen);
    refreshIcons();
}

QWidget* StackPostures::makePostures() {
    auto* bar = new QWidget(this);
    bar->setAccessibleName(tr("Posture"));
    bar->setMinimumWidth(1); // a row of four must not keep the dock wide
    m_postureGrid = marginless<QGridLayout>(bar, 0);
    auto* group = new QButtonGroup(bar);
    for (const Posture posture : offeredPostures) {
        auto* button = m_postures[static_cast<std::size_t>(posture)] = new QToolButton(bar);
        button->setText(text::posture(posture));
        button->setAccessibleName(tr("Posture: %1").arg(text::posture(posture)));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(iconSize, iconSize));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, posture] { take(posture); });
    }
    enterAtChosen(*group);
    arrangePostures();
    return bar;
}

void StackPostures::arrangePostures() {
    int needed = 0;
    for (const auto* button : m_postures)
        needed += button->sizeHint().width();
    const int columns = needed > width() ? 2 : 4;
    for (int index = 0; index < 4; ++index) {
        auto* button = m_postures[static_cast<std::size_t>(index)];
        m_postureGrid->addWidget(button, index / columns, index % columns);
        m_postureGrid->setColumnStretch(index, index < columns ? 1 : 0);
    }
}

void StackPostures::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangePostures();
}

QWidget* StackPostures::makeLeader() {
    m_leaderRow = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(m_leaderRow);
    auto* label = new QLabel(tr("Led by"), m_leaderRow);
    m_leader = new QComboBox(m_leaderRow);
    m_leader->setAccessibleName(tr("Warlord that leads the stack"));
    label->setBuddy(m_leader);
    row->addWidget(label);
    row->addWidget(m_leader, 1);
    connect(m_leader, &QComboBox::activated, this, [this](int index) {
        const QString id = m_leader->itemData(index).toString();
        perform(battle::SetLeader{m_shown->stack->id, id.isEmpty()
                                                          ? std::nullopt
                                                          : std::optional(battle::UnitId(id.toStdString()))},
                {});
    });
    return m_leaderRow;
}

void StackPostures::setStack(const ShownSquarePointer& shown) {
    m_shown = shown;
    m_refusal->clear();
    refresh();
}

void StackPostures::refresh() {
    refreshPostures();
    refreshLeader();
    m_screens->setStack(ShownSquare(*m_shown->battle, std::make_shared<const battle::Stack>(planned())));
}

bool StackPostures::isOrdering() const {
    const battle::Battle& battle = m_document.battle();
    return battle.play && battle.play->phase == battle::PlayPhase::Ordering && !battle::isFree(battle) &&
           mayActFor(m_document, m_shown->stack->side);
}

battle::Stack StackPostures::planned() const {
    battle::Stack stack = *m_shown->stack;
    if (isOrdering())
        smm::takeStance(stack, orderOf(m_document.battle(), stack.id));
    return stack;
}

std::optional<battle::Refusal> StackPostures::refusalOf(Posture posture) const {
    const battle::StackId& id = m_shown->stack->id;
    if (!isOrdering()) {
        const battle::Outcome outcome = m_document.check(battle::SetPosture{id, posture});
        const auto* refusal = std::get_if<battle::Refusal>(&outcome);
        return refusal ? std::optional(*refusal) : std::nullopt;
    }
    smm::Order order = orderOf(m_document.battle(), id);
    order.posture = posture;
    return smm::orderRefusal(m_document.battle(), id, order);
}

/// Without a Warlord there is nothing to choose (SMM-13).
void StackPostures::refreshPostures() {
    const Posture current = smm::stateOf(planned()).posture;
    const bool isOffered = m_shown->square.warlord() || current != Posture::Neutral;
    m_postureGrid->parentWidget()->setVisible(isOffered);
    if (!isOffered)
        return m_postureLine->clear();
    std::optional<battle::Refusal> why;
    for (const Posture posture : offeredPostures) {
        auto* button = m_postures[static_cast<std::size_t>(posture)];
        const std::optional<battle::Refusal> refusal = refusalOf(posture);
        const bool possible = posture == current || !refusal;
        if (!possible)
            why = refusal;
        button->setEnabled(possible);
        button->setToolTip(possible ? QString() : text::caption(*refusal, *m_shown->battle).text());
        button->setChecked(posture == current);
    }
    const bool isTooLate = battle::isRoundRunning(*m_shown->battle); // so are all, as their tips say
    if (why && (isTooLate || why->reason == battle::Reason::WrongPhase))
        m_postureLine->clear();
    else if (why)
        m_postureLine->say(text::caption(*why, *m_shown->battle), RefusalLine::Tone::Remark);
    else if (isOrdering())
        m_postureLine->say({tr("A posture takes effect when the round begins."), smmRule(11)},
                           RefusalLine::Tone::Remark);
    else
        m_postureLine->clear();
}

void StackPostures::refreshLeader() {
    const QSignalBlocker quiet(m_leader);
    m_leader->clear();
    m_leader->addItem(tr("the most valuable Warlord"), QString());
    const auto& stack = *m_shown->stack;
    for (const auto& unit : *stack.units) {
        if (!unit.isAlive() || !unit[battle::Flag::Warlord])
            continue;
        m_leader->addItem(text::unitName(unit), QString::fromStdString(unit.id.text));
        if (stack.leader == unit.id)
            m_leader->setCurrentIndex(m_leader->count() - 1);
    }
    m_leaderRow->setVisible(m_leader->count() > 2);
}

void StackPostures::refreshIcons() {
    for (const Posture posture : offeredPostures)
        m_postures[static_cast<std::size_t>(posture)]->setIcon(postureIcon(posture, currentTheme()));
    arrangePostures();
}

void StackPostures::take(Posture posture) {
    if (posture == smm::stateOf(planned()).posture)
        return;
    const ShownSquarePointer shown = m_shown; // another one is shown afterwards
    const bool isOrdered = isOrdering();
    const auto order = [&](smm::Order& edited) {
        edited.posture =
            posture == smm::stateOf(*shown->stack).posture ? std::nullopt : std::optional(posture);
    };
    if (!perform(battle::SetPosture{shown->stack->id, posture}, order))
        return;
    showMessage(*this, {(isOrdered ? tr("%1: %2 when the round begins") : tr("%1: %2"))
                            .arg(text::stackName(*shown->stack), text::posture(posture)),
                        smmRule(isOrdered ? 11 : 13)});
}

void StackPostures::screen(const battle::Screens& screens) {
    const ShownSquarePointer shown = m_shown;
    perform(battle::SetScreens{shown->stack->id, screens}, [&](smm::Order& edited) {
        edited.screens =
            screens == smm::stateOf(*shown->stack).screens ? std::nullopt : std::optional(screens);
    });
}

bool StackPostures::perform(const battle::Action& action, const std::function<void(smm::Order&)>& edit) {
    const auto refusal = edit && isOrdering() ? changeOrder(m_document, m_shown->stack->id, edit)
                                              : m_document.perform(action).refusal;
    if (m_refusal->showRefusal(refusal, m_document.battle()))
        return true;
    refresh(); // a button or box shows what was refused
    return false;
}

} // namespace sf::ui

#include "moc_stack_postures.cpp"
