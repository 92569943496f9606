// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/initiative_strip.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/side_token.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/paint/board/turn_card.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace sf::ui {

namespace {

/// The label of a Conflict, dark with rounded ends.
QPixmap tagPicture(const QString& text, const QFont& font, const paint::Theme& theme, double ratio) {
    const QFont bold = paint::scaledFont(font, 0.95, true);
    const QFontMetrics metrics(bold);
    const QSize size(metrics.horizontalAdvance(text) + 22, std::max(22, metrics.height() + 6));
    QPixmap pixmap = paint::transparentPixmap(size, ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawRoundedRect(QRectF(QPointF(), size), size.height() / 2.0, size.height() / 2.0);
    painter.setPen(theme.base);
    painter.setFont(bold);
    painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, text);
    return pixmap;
}

} // namespace

InitiativeStrip::InitiativeStrip(RoundController& controller, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_tag(new QLabel(this))
    , m_words(new QLabel(this))
    , m_row(marginless<QHBoxLayout>(this, 4))
    , m_more(new QLabel(this)) {
    setObjectName(QStringLiteral("initiativeStrip"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_row->addWidget(m_tag);
    m_row->addSpacing(4);
    m_row->addWidget(m_words);
    m_row->addWidget(m_more);
    m_row->addStretch(1);
    connect(&controller, &RoundController::changed, this, &InitiativeStrip::refresh);
    refresh();
}

QToolButton* InitiativeStrip::button(std::size_t index) {
    while (m_buttons.size() <= index) {
        auto* made = new QToolButton(this);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        made->installEventFilter(this);
        const std::size_t place = m_buttons.size();
        connect(made, &QToolButton::clicked, this, [this, place] {
            if (place < m_turns.size())
                Q_EMIT stackChosen(m_turns[place].stack);
        });
        m_row->insertWidget(m_row->indexOf(m_more), made);
        m_buttons.push_back(made);
    }
    return m_buttons[index];
}

void InitiativeStrip::refresh() {
    const smm::Agenda& agenda = m_controller.agenda();
    const auto conflict = m_controller.shownConflict();
    const bool isOutside = agenda.phase == smm::Phase::Outside;
    m_turns = isOutside ? agenda.outside
                        : (conflict ? agenda.conflicts[*conflict].turns : std::vector<smm::Turn>());
    m_isWanted = !m_turns.empty();
    if (!m_isWanted)
        return hide();
    const QString name =
        isOutside ? tr("Other stacks") : text::conflictName(agenda.conflicts[*conflict].number);
    m_tag->setPixmap(tagPicture(name, font(), currentTheme(), devicePixelRatioF()));
    m_tag->setAccessibleName(name);
    m_words->setText(isOutside ? tr("act in turn") : tr("acts by Initiative"));
    m_words->setForegroundRole(QPalette::PlaceholderText);
    setAccessibleName(tr("%1, in the order in which its stacks act").arg(name));
    for (std::size_t i = 0; i < m_turns.size(); ++i)
        show(*button(i), m_turns[i]);
    for (std::size_t i = m_turns.size(); i < m_buttons.size(); ++i)
        m_buttons[i]->hide();
    setVisible(true);
    fit();
}

void InitiativeStrip::show(QToolButton& button, const smm::Turn& turn) {
    const bool isOutside = m_controller.agenda().phase == smm::Phase::Outside;
    const QPixmap pixmap = picture(turn, isOutside ? QString() : text::figure(turn.initiative));
    button.setIcon(pixmap);
    button.setIconSize(pixmap.deviceIndependentSize().toSize());
    const battle::StackPointer stack = m_controller.battle().stacks.find(turn.stack);
    QStringList words{text::stackName(m_controller.battle(), turn.stack)};
    if (stack)
        words << text::sideName(m_controller.battle(), stack->side)
              << tr("%n unit(s)", nullptr, stack->living());
    words << describeTurn(m_controller.agenda(), turn.stack);
    const QString text = text::listed(words);
    button.setAccessibleName(text);
    button.setToolTip(tr("%1 (SMM-26)").arg(text));
}

QPixmap InitiativeStrip::picture(const smm::Turn& turn, const QString& figure) const {
    const battle::StackPointer stack = m_controller.battle().stacks.find(turn.stack);
    const int side = stack ? stack->side : 0;
    const paint::TurnMark mark{
        side,          sideColour(m_controller.battle(), side), stack ? stack->living() : 0, figure,
        turn.hasActed, m_controller.agenda().next == turn.stack};
    const QSizeF size = paint::turnSize(mark, font());
    QPixmap pixmap = paint::transparentPixmap(size.toSize(), devicePixelRatioF());
    QPainter painter(&pixmap);
    paint::paintTurn(painter, QRectF(QPointF(), size), mark, font(), currentTheme());
    return pixmap;
}

int InitiativeStrip::widthOfMore() const {
    return QFontMetrics(m_more->font()).horizontalAdvance(tr("and %n more", nullptr, 999)) + m_row->spacing();
}

int InitiativeStrip::leastWidth() const {
    const std::size_t few = std::min<std::size_t>(2, m_turns.size());
    return m_tag->sizeHint().width() + 3 * m_row->spacing() + widthOf(0, few) +
           (few < m_turns.size() ? widthOfMore() : 0);
}

/// Hides the words if the stacks have too little space beside them.
int InitiativeStrip::roomForTurns() {
    const int gap = m_row->spacing();
    const int all = widthOf(0, m_turns.size());
    const int most = widthOfMore();
    int room = width() - m_tag->sizeHint().width() - 3 * gap;
    const int words = m_words->sizeHint().width() + gap;
    const int enough = std::min(all, widthOf(0, std::min<std::size_t>(2, m_turns.size())) + most);
    m_words->setVisible(words + enough <= room);
    room -= words + enough <= room ? words : 0;
    return all <= room ? room : room - most;
}

int InitiativeStrip::widthOf(std::size_t first, std::size_t last) const {
    int width = 0;
    for (std::size_t i = first; i < last; ++i)
        width += m_buttons[i]->sizeHint().width() + m_row->spacing();
    return width;
}

/// Counts the stacks that don't fit; the next to act is always visible.
void InitiativeStrip::fit() {
    const int room = roomForTurns();
    const auto next = std::ranges::find(m_turns, m_controller.agenda().next, &smm::Turn::stack);
    const auto nextPlace = next == m_turns.end() ? 0 : static_cast<std::size_t>(next - m_turns.begin());
    std::size_t first = 0;
    while (first < nextPlace && widthOf(first, nextPlace + 1) > room)
        ++first;
    std::size_t last = std::min(m_turns.size(), nextPlace + 1);
    while (last < m_turns.size() && widthOf(first, last + 1) <= room)
        ++last;
    for (std::size_t i = 0; i < m_turns.size(); ++i)
        m_buttons[i]->setVisible(i >= first && i < last);
    const std::size_t hidden = m_turns.size() - (last - first);
    m_more->setVisible(hidden > 0);
    m_more->setText(tr("and %n more", nullptr, static_cast<int>(hidden)));
}

void InitiativeStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_isWanted)
        fit();
}

/// Left and Right move along the strip.
bool InitiativeStrip::eventFilter(QObject* watched, QEvent* event) {
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    const int step = key && key->key() == Qt::Key_Right ? 1 : key && key->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0)
        return QWidget::eventFilter(watched, event);
    const auto found = std::ranges::find(m_buttons, watched);
    for (auto place = static_cast<int>(found - m_buttons.begin()) + step;
         place >= 0 && place < static_cast<int>(m_buttons.size()); place += step)
        if (m_buttons[static_cast<std::size_t>(place)]->isVisible()) {
            m_buttons[static_cast<std::size_t>(place)]->setFocus(Qt::TabFocusReason);
            break;
        }
    return true;
}

} // namespace sf::ui

#include "moc_initiative_strip.cpp"
