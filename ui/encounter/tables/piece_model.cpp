// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/piece_model.h"

#include <utility>

namespace sf::ui {

PieceModel::PieceModel(DungeonController& controller, QObject* parent)
    : FieldTableModel(parent), m_controller(controller) {
    connect(&controller, &DungeonController::choiceChanged, this, &PieceModel::markTarget);
}

void PieceModel::markTarget() {
    const int row = m_controller.target().empty() ? -1 : rowOf(m_controller.target());
    for (const int changed : {std::exchange(m_marked, row), row})
        if (changed >= 0 && changed < rowCount())
            Q_EMIT dataChanged(index(changed, 0), index(changed, 0));
}

QFont PieceModel::struckOut() {
    QFont font; // the rest is the view's
    font.setStrikeOut(true);
    return font;
}

int PieceModel::column(std::string_view key) const {
    for (int column = 0; column < columnCount(); ++column)
        if (heading(column).key == key)
            return column;
    return -1;
}

QVariant PieceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    switch (role) {
    case Qt::DisplayRole: // aligns the title with the cells, which have slightly wider margins
        return heading(section).isNumber ? heading(section).title + u' ' : u' ' + heading(section).title;
    case Qt::AccessibleTextRole:
        return heading(section).title;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return about(section);
    case Qt::TextAlignmentRole:
        return int((heading(section).isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags PieceModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (!heading(index.column()).isComputed)
        flags |= Qt::ItemIsEditable;
    return flags;
}

void PieceModel::touch(int first, int last) {
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
}

bool PieceModel::tryEdit(const std::variant<encounter::Action, text::Caption>& edit) {
    auto problem = std::get_if<text::Caption>(&edit) ? std::optional(std::get<text::Caption>(edit))
                                                     : m_controller.tryTo(std::get<encounter::Action>(edit));
    if (problem)
        Q_EMIT refused(*problem);
    else
        Q_EMIT accepted();
    return !problem;
}

} // namespace sf::ui

#include "moc_piece_model.cpp"
