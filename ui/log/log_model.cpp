// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_model.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QFont>

namespace sf::ui {

LogModel::LogModel(QObject* parent) : QAbstractTableModel(parent) {}

void LogModel::refresh() {
    if (const int rows = rowCount(); rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, columns - 1));
}

Rule LogModel::rule(int /*row*/) const {
    return {};
}

QString LogModel::searchText(int row) const {
    return shown(row, What) + u' ' + shown(row, Dice) + u' ' + shown(row, RuleNumber);
}

QList<int> LogModel::faces(int /*row*/) const {
    return {};
}

LogModel::Actor LogModel::actor(int /*row*/) const {
    return {-1, currentTheme().muted};
}

bool LogModel::isHeading(int /*row*/) const {
    return false;
}

bool LogModel::isUndone(int /*row*/) const {
    return false;
}

int LogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString LogModel::shown(int row, Column column) const {
    if (column == Number)
        return text::figure(row + 1);
    return column == RuleNumber ? QString::fromStdString(rule(row).text()) : cell(row, column);
}

QString LogModel::textWithDice(int row) const {
    const QString dice = shown(row, Dice);
    return dice.isEmpty() ? shown(row, What)
                          : tr("%1 (%2)", "a line of the log, its dice").arg(shown(row, What), dice);
}

QVariant LogModel::font(int row, Column column) const {
    QFont font;
    font.setStrikeOut(column == What && isUndone(row));
    font.setBold(isHeading(row));
    return font.strikeOut() || font.bold() ? QVariant(font) : QVariant();
}

QVariant LogModel::token(int row) const {
    const Actor acting = actor(row);
    return acting.side < 0 ? QVariant() : paint::sideTokenPixmap(14, 2, acting.side, acting.colour);
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row();
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::DecorationRole:
        return column == What ? token(row) : QVariant();
    case Qt::AccessibleTextRole:
        return column == What && m_hasDiceInText ? textWithDice(row) : QVariant();
    case Qt::ToolTipRole:
        return text(row);
    case Qt::FontRole:
        return font(row, column);
    case Qt::TextAlignmentRole:
        return int((column == Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SearchRole:
        return searchText(row);
    case FacesRole:
        return QVariant::fromValue(faces(row));
    case ColourRole:
        return actor(row).colour;
    default:
        return {};
    }
}

bool LogModel::isFolded(int /*row*/) const {
    return false;
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columns)
        return {};
    const QString titles[] = {tr("#"),    tr("Round"),  tr("What happened"),
                              tr("Dice"), tr("Result"), tr("Rule")};
    return titles[section];
}

} // namespace sf::ui

#include "moc_log_model.cpp"
