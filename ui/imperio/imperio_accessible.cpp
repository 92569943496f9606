// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_accessible.h"

#include "ui/imperio/game_desk.h"
#include "ui/imperio/imperio_view.h"
#include "ui/imperio/square_words.h"
#include "ui/paint/imperio_board.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

QAccessibleInterface* boardFactory(const QString& /*key*/, QObject* object) {
    auto* view = qobject_cast<ImperioView*>(object);
    return view ? new ImperioAccessible(*view) : nullptr;
}

} // namespace

void installImperioAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    Q_UNUSED(installed)
}

ImperioAccessible::ImperioAccessible(ImperioView& view) : QAccessibleWidget(&view, QAccessible::Table) {}

ImperioAccessible::~ImperioAccessible() {
    for (const QAccessible::Id id : m_cells)
        if (id)
            QAccessible::deleteAccessibleInterface(id);
}

ImperioView& ImperioAccessible::view() const {
    return *static_cast<ImperioView*>(widget());
}

void* ImperioAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int ImperioAccessible::columnCount() const {
    return imperio::boardSize;
}

int ImperioAccessible::rowCount() const {
    return imperio::boardSize;
}

int ImperioAccessible::childCount() const {
    return imperio::squareCount;
}

QAccessibleInterface* ImperioAccessible::child(int index) const {
    return index < 0 ? nullptr : cellAt(index / imperio::boardSize, index % imperio::boardSize);
}

int ImperioAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const SquareAccessible*>(child);
    return cell ? cell->square().index : -1;
}

QAccessibleInterface* ImperioAccessible::childAt(int x, int y) const {
    const imperio::Square square = view().layout().at(view().mapFromGlobal(QPoint(x, y)));
    return cellAt(square.row() - 1, square.column() - 1);
}

QAccessibleInterface* ImperioAccessible::cellAt(int row, int column) const {
    const imperio::Square square = imperio::squareAt(row + 1, column + 1);
    if (!square.isOnBoard())
        return nullptr;
    QAccessible::Id& id = m_cells[square.index];
    if (!id)
        id = QAccessible::registerAccessibleInterface(new SquareAccessible(view(), square));
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface* ImperioAccessible::focusChild() const {
    const imperio::Square cursor = view().desk().cursor();
    return view().hasFocus() ? cellAt(cursor.row() - 1, cursor.column() - 1) : nullptr;
}

QString ImperioAccessible::text(QAccessible::Text kind) const {
    return kind == QAccessible::Value ? describeTurn(view().desk()) : QAccessibleWidget::text(kind);
}

QAccessible::State ImperioAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.focusable = true;
    return state;
}

int ImperioAccessible::selectedCellCount() const {
    return static_cast<int>(selectedCells().size());
}

QList<QAccessibleInterface*> ImperioAccessible::selectedCells() const {
    const imperio::Square selected = view().desk().selected();
    if (!selected.isOnBoard())
        return {};
    return {cellAt(selected.row() - 1, selected.column() - 1)};
}

QString ImperioAccessible::columnDescription(int column) const {
    return QStringLiteral("C%1").arg(column + 1);
}

QString ImperioAccessible::rowDescription(int row) const {
    return QStringLiteral("R%1").arg(row + 1);
}

void* SquareAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QAccessibleInterface* SquareAccessible::parent() const {
    return QAccessible::queryAccessibleInterface(m_view);
}

QString SquareAccessible::text(QAccessible::Text kind) const {
    if (!isValid())
        return {};
    if (kind == QAccessible::Name)
        return describeCell(m_view->desk(), m_view->pieceActions(), m_square);
    return kind == QAccessible::Description ? m_view->accessibleDescription() : QString();
}

QRect SquareAccessible::rect() const {
    if (!isValid())
        return {};
    const QRect area = m_view->layout().area(m_square).toAlignedRect();
    return {m_view->mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::State SquareAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = m_view->hasFocus() && m_view->desk().cursor() == m_square;
    return state;
}

bool SquareAccessible::isSelected() const {
    return m_view && m_view->desk().selected() == m_square;
}

QStringList SquareAccessible::actionNames() const {
    return {pressAction(), setFocusAction()};
}

void SquareAccessible::doAction(const QString& action) {
    if (!isValid())
        return;
    m_view->setFocus();
    m_view->moveCursor(m_square);
    if (action == pressAction())
        m_view->activate();
}

QStringList SquareAccessible::keyBindingsForAction(const QString& action) const {
    return action == pressAction() ? QStringList{QStringLiteral("Return")} : QStringList();
}

} // namespace sf::ui
