// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keyboard and drops of the grid; what it shows is in square_grid.cpp.
// Declared in square_grid.h.
#include "ui/battle/smm/square/square_grid.h"

#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/value.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"
#include "ui/widgets/board_key.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QMenu>
#include <QMimeData>

namespace sf::ui {

using battle::Edge;

namespace {

std::optional<Edge> edgeOfKey(int key) {
    switch (key) {
    case Qt::Key_F:
        return Edge::Front;
    case Qt::Key_L:
        return Edge::Left;
    case Qt::Key_R:
        return Edge::Right;
    case Qt::Key_B:
        return Edge::Back;
    default:
        return std::nullopt;
    }
}

} // namespace

// Mouse
// ---------------------------------------------------------------------------------------------------------

std::optional<battle::UnitId> SquareGrid::unitOf(const Spot& spot) const {
    const int* cell = std::get_if<int>(&spot);
    const battle::UnitId* id = cell ? idAt(*cell) : nullptr;
    return id ? std::optional(*id) : std::nullopt;
}

void SquareGrid::showEdgeOf(const Spot& spot) {
    const Edge* edge = std::get_if<Edge>(&spot);
    Q_EMIT edgeShown(edge ? std::optional(*edge) : std::nullopt);
}

void SquareGrid::hover(const Spot& spot) {
    m_hover = spot;
    Q_EMIT unitHovered(unitOf(spot));
    showEdgeOf(std::holds_alternative<std::monostate>(spot) && hasFocus() ? m_spot : spot);
    update();
}

void SquareGrid::moveTo(const Spot& spot) {
    m_spot = spot;
    showEdgeOf(spot);
    announce();
    update();
}

void SquareGrid::goTo(const Spot& spot) {
    m_spot = spot;
    showEdgeOf(spot);
    const std::optional<battle::UnitId> id = unitOf(spot);
    Q_EMIT unitShown(id);
    if (m_marked && id && *id != *m_marked)
        Q_EMIT swapPreviewed(*m_marked, *id);
    announce();
    update();
}

void SquareGrid::choose(const Spot& spot, Qt::KeyboardModifiers modifiers) {
    const int* cell = std::get_if<int>(&spot);
    const std::optional<battle::UnitId> unit = unitOf(spot);
    std::vector<battle::UnitId> chosen;
    if (cell && m_anchor && (modifiers & Qt::ShiftModifier)) {
        for (int each = std::min(*cell, *m_anchor); each <= std::max(*cell, *m_anchor); ++each)
            if (const auto* id = idAt(each))
                chosen.push_back(*id);
    } else if (cell && (modifiers & Qt::ControlModifier)) {
        chosen = m_chosen;
        if (unit && std::erase(chosen, *unit) == 0)
            chosen.push_back(*unit);
    } else if (unit) {
        chosen = {*unit};
    }
    if (cell && !(modifiers & Qt::ShiftModifier))
        m_anchor = *cell;
    goTo(spot);
    if (cell)
        Q_EMIT unitsChosen(chosen);
}

void SquareGrid::mousePressEvent(QMouseEvent* event) {
    const Spot spot = spotAt(event->position());
    if (event->button() != Qt::LeftButton || std::holds_alternative<std::monostate>(spot)) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressed = event->pos();
    const auto unit = unitOf(spot);
    if (unit && m_chosen.size() > 1 && isChosen(*unit) && event->modifiers() == Qt::NoModifier)
        return goTo(spot); // the others may be carried along
    choose(spot, event->modifiers());
}

void SquareGrid::mouseMoveEvent(QMouseEvent* event) {
    if (m_pressed && (event->buttons() & Qt::LeftButton)) {
        if ((event->pos() - *m_pressed).manhattanLength() >= QApplication::startDragDistance())
            startDrag();
        return;
    }
    const Spot spot = pointedAt(event->position());
    if (spot == m_hover)
        return;
    // Edges are described in the line below, which covers no number.
    setToolTip(std::holds_alternative<int>(spot) ? words(spot) : QString());
    hover(spot);
}

void SquareGrid::mouseReleaseEvent(QMouseEvent* event) {
    if (m_pressed && m_chosen.size() > 1 && event->modifiers() == Qt::NoModifier)
        choose(m_spot, event->modifiers()); // nothing was carried
    m_pressed.reset();
    QWidget::mouseReleaseEvent(event);
}

void SquareGrid::leaveEvent(QEvent* event) {
    if (!std::holds_alternative<std::monostate>(m_hover))
        hover({});
    QWidget::leaveEvent(event);
}

/// The unit in the current cell, with the others if it is chosen together with them.
std::vector<battle::UnitId> SquareGrid::carried() const {
    const auto unit = unitOf(m_spot);
    if (!unit)
        return {};
    return isChosen(*unit) ? m_chosen : std::vector{*unit};
}

void SquareGrid::startDrag() {
    const int* cell = std::get_if<int>(&m_spot);
    const auto position = cell ? unitAt(*cell) : std::nullopt;
    m_pressed.reset();
    if (!position)
        return;
    const auto size = area(m_spot).width();
    const auto& look = m_grid.look;
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeData(UnitDrag{m_shown->stack->id, carried()}));
    const QPixmap token = paint::tokenPixmap(size, devicePixelRatioF(), look.side, QColor(look.colour),
                                             look.cells[static_cast<std::size_t>(*cell)], currentTheme());
    const QPixmap carried = carriedPicture(token, currentTheme());
    drag->setPixmap(carried);
    drag->setHotSpot(QRectF(QPointF(), carried.deviceIndependentSize()).center().toPoint());
    drag->exec(Qt::MoveAction);
    m_drop.reset();
    update();
}

// Keyboard
// ---------------------------------------------------------------------------------------------------------

SquareGrid::Spot SquareGrid::stepped(int right, int up) const {
    const int width = m_grid.look.width;
    if (const Edge* edge = std::get_if<Edge>(&m_spot)) {
        const int middle = width / 2;
        const int halfway = m_grid.look.rows / 2;
        if (*edge == Edge::Front && up > 0)
            return middle;
        if (*edge == Edge::Back && up < 0)
            return (m_grid.look.rows - 1) * width + middle;
        if (*edge == Edge::Left && right > 0)
            return halfway * width;
        if (*edge == Edge::Right && right < 0)
            return halfway * width + width - 1;
        return m_spot;
    }
    const int* cell = std::get_if<int>(&m_spot);
    if (!cell)
        return 0;
    const int column = *cell % width + right;
    const int row = *cell / width + up;
    if (column < 0)
        return Edge::Left;
    if (column >= width)
        return Edge::Right;
    if (row < 0)
        return Edge::Front;
    return row >= m_grid.look.rows ? Spot(Edge::Back) : Spot(row * width + column);
}

bool SquareGrid::goByKey(int key, Qt::KeyboardModifiers modifiers) {
    const auto step = [&](int right, int up) {
        if (modifiers & Qt::ControlModifier)
            moveTo(stepped(right, up)); // what is chosen stays chosen
        else
            choose(stepped(right, up), modifiers);
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, 1);
    case Qt::Key_Down:
        return step(0, -1);
    default:
        break;
    }
    const auto edge = edgeOfKey(key);
    if (!edge || (modifiers & Qt::ControlModifier))
        return false;
    goTo(*edge);
    return true;
}

void SquareGrid::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier);
    if (cellCount() > 0 && !(modifiers & Qt::AltModifier) && goByKey(latinKey(*event).key(), modifiers))
        return;
    if (event->key() == Qt::Key_Space && modifiers == Qt::ControlModifier)
        choose(m_spot, modifiers);
    else if (event->key() == Qt::Key_Space)
        markOrSwap();
    else if (event->key() == Qt::Key_Escape && m_marked)
        unmark();
    else
        QWidget::keyPressEvent(event);
}

// R is a shortcut of the map; in the focused grid it means the Right edge.
bool SquareGrid::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const Qt::Key latin = latinKey(*key).key();
        const bool isOwn =
            edgeOfKey(latin) || latin == Qt::Key_Space || (latin == Qt::Key_Escape && m_marked);
        if (isOwn && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
            event->accept();
    }
    return QWidget::event(event);
}

void SquareGrid::markOrSwap() {
    const int* cell = std::get_if<int>(&m_spot);
    const auto* id = cell ? idAt(*cell) : nullptr;
    if (!id)
        return;
    if (!m_marked || *m_marked == *id) {
        m_marked = m_marked ? std::nullopt : std::optional(*id);
        Q_EMIT previewEnded();
    } else {
        const battle::UnitId first = *m_marked;
        const battle::UnitId second = *id;
        const int here = *cell;
        m_marked.reset();
        Q_EMIT swapAsked(first, second);
        if (idAt(here))
            return goTo(here); // the marked unit's current cell
    }
    announce();
    update();
}

void SquareGrid::unmark() {
    m_marked.reset();
    Q_EMIT previewEnded();
    announce();
    update();
}

void SquareGrid::focusInEvent(QFocusEvent* event) {
    if (std::holds_alternative<std::monostate>(m_spot) && cellCount() > 0)
        m_spot = 0;
    showEdgeOf(m_spot);
    announce();
    CellWidget::focusInEvent(event);
}

void SquareGrid::focusOutEvent(QFocusEvent* event) {
    if (std::holds_alternative<Edge>(m_spot))
        Q_EMIT edgeShown(std::nullopt);
    QWidget::focusOutEvent(event);
}

void SquareGrid::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse)
        goTo(spotAt(event->pos()));
    const int* cell = std::get_if<int>(&m_spot);
    const auto position = cell ? unitAt(*cell) : std::nullopt;
    if (!position)
        return;
    const auto id = m_shown->unit(*position).id;
    const auto rules = smm::houseRules(*m_shown->battle);
    QMenu menu(this);
    for (const std::size_t other : smm::valueOrder(*m_shown->stack, rules)) {
        const auto step = smm::compareValue(m_shown->unit(*position), m_shown->unit(other), rules).step;
        if (other == *position || step != smm::ValueStep::Tied)
            continue;
        const auto otherId = m_shown->unit(other).id;
        menu.addAction(tr("Swap with %1").arg(withoutShortcut(text::unitName(m_shown->unit(other)))), this,
                       [this, id, otherId] { Q_EMIT swapAsked(id, otherId); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No other unit is tied with it (SMM-3)"))->setEnabled(false);
    menu.addSeparator();
    menu.addActions(actions());
    const QPoint at = event->reason() == QContextMenuEvent::Mouse
                          ? event->globalPos()
                          : mapToGlobal(area(m_spot).center().toPoint());
    menu.exec(at);
}

// Drops
// ---------------------------------------------------------------------------------------------------------

const battle::UnitId* SquareGrid::dropTarget(const QMimeData* carriedData, QPointF at,
                                             battle::UnitId& carried) const {
    const auto drag = unitDrag(carriedData);
    if (!drag || !m_shown || drag->stack != m_shown->stack->id || drag->units.size() != 1)
        return nullptr;
    carried = drag->units.front();
    const Spot spot = spotAt(at);
    const int* cell = std::get_if<int>(&spot);
    const auto* id = cell ? idAt(*cell) : nullptr;
    return id && *id != carried ? id : nullptr;
}

void SquareGrid::dragEnterEvent(QDragEnterEvent* event) {
    if (unitDrag(event->mimeData()))
        event->acceptProposedAction();
}

void SquareGrid::dragMoveEvent(QDragMoveEvent* event) {
    battle::UnitId carried;
    const auto* target = dropTarget(event->mimeData(), event->position(), carried);
    m_drop.reset();
    if (target) {
        const Spot spot = spotAt(event->position());
        m_drop = std::get<int>(spot);
        Q_EMIT swapPreviewed(carried, *target);
        event->acceptProposedAction();
    } else {
        Q_EMIT previewEnded();
        event->ignore();
    }
    update();
}

void SquareGrid::dragLeaveEvent(QDragLeaveEvent* event) {
    m_drop.reset();
    Q_EMIT previewEnded();
    update();
    QWidget::dragLeaveEvent(event);
}

void SquareGrid::dropEvent(QDropEvent* event) {
    battle::UnitId carried;
    const auto* target = dropTarget(event->mimeData(), event->position(), carried);
    m_drop.reset();
    update();
    if (!target)
        return;
    event->acceptProposedAction();
    const battle::UnitId second = *target;
    Q_EMIT swapAsked(carried, second);
}

} // namespace sf::ui
