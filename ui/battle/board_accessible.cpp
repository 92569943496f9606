// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/board_accessible.h"

#include "core/document/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/battle_view.h"
#include "ui/battle/board_words.h"
#include "ui/battle/selection.h"
#include "ui/paint/hex_layout.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

QAccessibleInterface* boardFactory(const QString& /*key*/, QObject* object) {
    auto* view = qobject_cast<BattleView*>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

} // namespace

void installBoardAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    Q_UNUSED(installed)
}

BoardAccessible::BoardAccessible(BattleView& view) : QAccessibleWidget(&view, QAccessible::Table) {}

BoardAccessible::~BoardAccessible() {
    for (const auto& [hex, id] : m_cells)
        QAccessible::deleteAccessibleInterface(id);
}

BattleView& BoardAccessible::view() const {
    return *static_cast<BattleView*>(widget());
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int BoardAccessible::columnCount() const {
    return view().document().battle().map->columns();
}

int BoardAccessible::rowCount() const {
    return view().document().battle().map->rows();
}

int BoardAccessible::childCount() const {
    return columnCount() * rowCount();
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    return index < 0 ? nullptr : cellAt(index / columnCount(), index % columnCount());
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const BoardCellAccessible*>(child);
    return cell ? cell->hex().row * columnCount() + cell->hex().column : -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    const hex::Hex hex = view().layout().at(view().mapFromGlobal(QPoint(x, y)));
    return cellAt(hex.row, hex.column);
}

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const {
    const hex::Hex hex{column, row};
    if (!view().document().battle().map->contains(hex))
        return nullptr;
    if (const auto known = m_cells.find(hex); known != m_cells.end())
        return QAccessible::accessibleInterface(known->second);
    auto* cell = new BoardCellAccessible(view(), hex);
    m_cells[hex] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    const hex::Hex cursor = view().selection().cursor();
    return view().hasFocus() ? cellAt(cursor.row, cursor.column) : nullptr;
}

QString BoardAccessible::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value)
        return describeSides(view().document().battle());
    return QAccessibleWidget::text(kind);
}

QAccessible::State BoardAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.focusable = true;
    return state;
}

int BoardAccessible::selectedCellCount() const {
    return static_cast<int>(selectedCells().size());
}

QList<QAccessibleInterface*> BoardAccessible::selectedCells() const {
    const auto& selected = view().selection().stack();
    const battle::StackPointer stack = selected ? view().document().battle().stacks.find(*selected) : nullptr;
    if (!stack)
        return {};
    return {cellAt(stack->hex.row, stack->hex.column)};
}

QString BoardAccessible::columnDescription(int column) const {
    return QCoreApplication::translate("sf::ui::BoardAccessible", "Column %1").arg(text::figure(column));
}

QString BoardAccessible::rowDescription(int row) const {
    return QCoreApplication::translate("sf::ui::BoardAccessible", "Row %1").arg(text::figure(row));
}

void* BoardCellAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool BoardCellAccessible::isValid() const {
    return m_view && m_view->document().battle().map->contains(m_hex);
}

QAccessibleInterface* BoardCellAccessible::parent() const {
    return QAccessible::queryAccessibleInterface(m_view);
}

QString BoardCellAccessible::text(QAccessible::Text kind) const {
    if (!isValid())
        return {};
    if (kind == QAccessible::Name)
        return describeCell(m_view->document().battle(), m_hex);
    if (kind == QAccessible::Description)
        return m_view->accessibleDescription();
    return {};
}

QRect BoardCellAccessible::rect() const {
    if (!isValid())
        return {};
    const QRect area = m_view->layout().bounds(m_hex).toAlignedRect();
    return {m_view->mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::State BoardCellAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = m_view->hasFocus() && m_view->selection().cursor() == m_hex;
    state.offscreen = !m_view->rect().intersects(m_view->layout().bounds(m_hex).toAlignedRect());
    return state;
}

bool BoardCellAccessible::isSelected() const {
    const auto& selected = m_view->selection().stack();
    const battle::StackPointer stack =
        selected ? m_view->document().battle().stacks.find(*selected) : nullptr;
    return stack && stack->hex == m_hex;
}

QStringList BoardCellAccessible::actionNames() const {
    return {pressAction(), setFocusAction(), showMenuAction()};
}

void BoardCellAccessible::doAction(const QString& action) {
    if (!isValid())
        return;
    m_view->setFocus();
    m_view->moveCursor(m_hex);
    if (action == pressAction())
        m_view->activate();
    else if (action == showMenuAction())
        m_view->openContextMenu();
}

QStringList BoardCellAccessible::keyBindingsForAction(const QString& action) const {
    if (action == pressAction())
        return {QStringLiteral("Return")};
    return action == showMenuAction() ? QStringList{QStringLiteral("Menu")} : QStringList();
}

} // namespace sf::ui
