// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_columns.h"

#include "ui/battle/units/unit_field.h"

#include <QHeaderView>
#include <QMenu>
#include <QTableView>

namespace sf::ui {

namespace {

const UnitField& field(int column) {
    return unitFields()[static_cast<std::size_t>(column)];
}

int columnCount() {
    return static_cast<int>(unitFields().size());
}

} // namespace

void UnitColumns::setUsual(const QStringList& keys) {
    m_usual = keys;
    show({});
}

UnitColumns::UnitColumns(QTableView& table) : QObject(&table), m_table(table), m_usual(usualUnitColumns()) {
    auto* header = table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this, &UnitColumns::openMenu);
    show({});
}

void UnitColumns::show(const QStringList& keys) {
    const QStringList wanted = keys.isEmpty() ? m_usual : keys;
    for (int column = 0; column < columnCount(); ++column) {
        m_table.setColumnHidden(column, column != NameColumn && !wanted.contains(fieldKey(field(column))));
    }
}

QStringList UnitColumns::shown() const {
    QStringList keys;
    for (int column = 0; column < columnCount(); ++column)
        if (!m_table.isColumnHidden(column))
            keys << fieldKey(field(column));
    return keys;
}

void UnitColumns::choose(int column, bool shown) {
    m_table.setColumnHidden(column, !shown);
    const QStringList now = this->shown();
    Q_EMIT chosen(now == m_usual ? QStringList() : now);
}

void UnitColumns::openMenu(const QPoint& point) {
    QMenu menu(&m_table);
    for (int column = 0; column < columnCount(); ++column) {
        auto* action = menu.addAction(field(column).name);
        action->setCheckable(true);
        action->setChecked(!m_table.isColumnHidden(column));
        action->setEnabled(column != NameColumn);
        connect(action, &QAction::toggled, this, [this, column](bool shown) { choose(column, shown); });
    }
    menu.addSeparator();
    menu.addAction(tr("Default columns"), this, [this] {
        show({});
        Q_EMIT chosen({});
    });
    menu.exec(m_table.horizontalHeader()->mapToGlobal(point));
}

} // namespace sf::ui

#include "moc_unit_columns.cpp"
