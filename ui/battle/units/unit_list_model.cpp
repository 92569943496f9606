// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_list_model.h"

#include "core/document/lists/list_file.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"

#include <QBrush>

#include <algorithm>

namespace sf::ui {

UnitListModel::UnitListModel(document::TextSheet sheet, const battle::Battle& battle, QObject* parent)
    : QAbstractTableModel(parent), m_battle(battle) {
    setSheet(std::move(sheet));
}

void UnitListModel::setSheet(document::TextSheet sheet) {
    beginResetModel();
    m_sheet = std::move(sheet);
    m_form = document::proposedForm(m_sheet.rows, m_battle);
    m_form.makesKinds = true;
    read();
    endResetModel();
}

void UnitListModel::setHeading(std::optional<std::size_t> row) {
    document::ListForm form = document::formOf(m_sheet.rows, row, m_battle);
    form.figures = m_form.figures;
    form.hits = m_form.hits;
    form.makesKinds = m_form.makesKinds;
    setForm(std::move(form));
}

void UnitListModel::setForm(document::ListForm form) {
    beginResetModel();
    m_form = std::move(form);
    read();
    endResetModel();
}

void UnitListModel::read() {
    m_listed = document::unitsOf(m_sheet.rows, m_form, m_battle);
    m_problems.clear();
    for (const document::CellProblem& problem : m_listed.problems)
        m_problems.insert({static_cast<int>(problem.row), static_cast<int>(problem.column)}, problem.text);
}

QString UnitListModel::problem(const QModelIndex& index) const {
    return m_problems.value({index.row(), index.column()});
}

QModelIndex UnitListModel::firstProblem() const {
    if (m_listed.problems.empty())
        return {};
    const document::CellProblem& first = m_listed.problems.front();
    return index(static_cast<int>(first.row), static_cast<int>(first.column));
}

QString UnitListModel::place(const QModelIndex& index) const {
    return document::placeIn(m_sheet, m_sheet.rows[static_cast<std::size_t>(index.row())],
                             static_cast<std::size_t>(index.column()));
}

QString UnitListModel::cell(const document::CellProblem& problem) const {
    return text::displayName(m_sheet.rows[problem.row].cells.value(static_cast<qsizetype>(problem.column)));
}

QString UnitListModel::heading(int column) const {
    return m_form.hasHeading ? m_sheet.rows[m_form.heading].cells.value(column) : QString();
}

int UnitListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.rows.size());
}

int UnitListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_form.columns.size());
}

QVariant UnitListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const QString wrong = problem(index);
    switch (role) {
    case Qt::DisplayRole:
        return text::displayName(
            m_sheet.rows[static_cast<std::size_t>(index.row())].cells.value(index.column()));
    case Qt::DecorationRole:
        return wrong.isEmpty() ? QVariant() : lineIcon(QStringLiteral("warn"));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return wrong.isEmpty() ? QVariant() : QVariant(wrong);
    case Qt::ForegroundRole: {
        if (!wrong.isEmpty())
            return QBrush(currentTheme().refused);
        const auto row = static_cast<std::size_t>(index.row());
        const bool isUsed =
            m_form.columns[static_cast<std::size_t>(index.column())] != document::ListField() &&
            row >= m_form.firstRow() && !std::ranges::binary_search(m_listed.leftOut, row);
        return isUsed ? QVariant() : QBrush(currentTheme().muted);
    }
    default:
        return {};
    }
}

QVariant UnitListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return text::figure(line(section));
    return document::fieldName(m_form.columns[static_cast<std::size_t>(section)]);
}

} // namespace sf::ui

#include "moc_unit_list_model.cpp"
