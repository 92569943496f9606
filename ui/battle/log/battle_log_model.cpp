// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_model.h"

#include "core/text/words.h"
#include "ui/battle/forecast/forecast_tokens.h"
#include "ui/paint/base/parts.h"

#include <QFont>

#include <algorithm>

namespace sf::ui {

using document::LogLine;
using smm::EventKind;

namespace {

QString purposeOf(EventKind kind) {
    switch (kind) {
    case EventKind::Hits:
    case EventKind::Misses:
        return BattleLogModel::tr("to hit");
    case EventKind::WarlordJoins:
    case EventKind::WarlordStays:
        return BattleLogModel::tr("to join the edge");
    default:
        return BattleLogModel::tr("rolled");
    }
}

} // namespace

QString logDice(const LogLine& line) {
    QStringList parts;
    for (const dice::Die& die : line.event.dice)
        parts << BattleLogModel::tr("%1: %2 on a d%3")
                     .arg(purposeOf(line.event.kind), text::figure(die.value), text::figure(die.sides));
    if (line.typedDice)
        parts << BattleLogModel::tr("typed in");
    if (line.isTakenBack)
        parts << BattleLogModel::tr("undone");
    return parts.join(QStringLiteral(", "));
}

BattleLogModel::BattleLogModel(document::BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_theme(paint::Theme::of(paint::Theme::Kind::Light)) {
    connect(&document, &document::BattleDocument::logChanged, this, &BattleLogModel::follow);
    follow();
}

/// Lines are only added; of the others only the marks change.
void BattleLogModel::follow() {
    const auto& lines = m_document.log().lines();
    const int rows = static_cast<int>(lines.size());
    noteMarks();
    if (rows == m_rows)
        return;
    beginInsertRows({}, m_rows, rows - 1);
    for (auto place = static_cast<std::size_t>(m_rows); place < lines.size(); ++place) {
        m_conflicts = std::max(m_conflicts, lines[place].event.conflict);
        m_marks.push_back(lines[place].isTakenBack);
    }
    m_rows = rows;
    endInsertRows();
}

void BattleLogModel::noteMarks() {
    const auto& lines = m_document.log().lines();
    int first = m_rows;
    int last = -1;
    for (int row = 0; row < m_rows; ++row) {
        const auto place = static_cast<std::size_t>(row);
        if (m_marks[place] == lines[place].isTakenBack)
            continue;
        m_marks[place] = lines[place].isTakenBack;
        first = std::min(first, row);
        last = row;
    }
    if (last >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, columns - 1));
}

void BattleLogModel::setTheme(const paint::Theme& theme) {
    m_theme = theme;
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columns - 1), {Qt::DecorationRole, ColourRole});
}

const LogLine& BattleLogModel::line(int row) const {
    return m_document.log().lines().at(static_cast<std::size_t>(row));
}

QString BattleLogModel::text(int row) const {
    return document::logLineText(line(row), m_document.log(), m_document.battle());
}

int BattleLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int BattleLogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

int BattleLogModel::side(int row) const {
    const auto stack = m_document.battle().stacks.find(line(row).event.stack);
    return stack ? stack->side : -1;
}

QString BattleLogModel::display(int row, int column) const {
    const LogLine& shown = line(row);
    switch (column) {
    case Number:
        return text::figure(row + 1);
    case Round:
        return tr("R%1").arg(text::figure(shown.round));
    case What:
        if (shown.kind != LogLine::Kind::Event)
            return document::returnText(shown, m_document.log());
        return text::event(shown.event, m_document.battle());
    case Dice:
        return logDice(shown);
    case Rule:
        return QString::fromStdString(shown.event.rule.text());
    default:
        return {};
    }
}

QVariant BattleLogModel::decoration(int row) const {
    const int acting = side(row);
    if (acting < 0)
        return {};
    return paint::sideTokenPixmap(14, 2, acting, sideColour(m_document.battle(), acting, m_theme));
}

QList<int> BattleLogModel::dice(int row) const {
    QList<int> values;
    for (const dice::Die& die : line(row).event.dice)
        values << die.value;
    return values;
}

QVariant BattleLogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::DecorationRole:
        return index.column() == What ? decoration(row) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return text(row);
    case SearchRole:
        return display(row, What) + u' ' + display(row, Dice) + u' ' + display(row, Rule);
    case DiceRole:
        return QVariant::fromValue(dice(row));
    case ColourRole:
        return side(row) < 0 ? m_theme.muted : sideColour(m_document.battle(), side(row), m_theme);
    case RuleRole:
        return display(row, Rule);
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(line(row).isTakenBack && index.column() == What);
        font.setBold(line(row).kind != LogLine::Kind::Event || battle::isHeading(line(row).event.kind));
        return font.strikeOut() || font.bold() ? QVariant(font) : QVariant();
    }
    case Qt::TextAlignmentRole:
        return int(index.column() == Number ? Qt::AlignRight | Qt::AlignVCenter
                                            : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant BattleLogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columns)
        return {};
    const QString titles[] = {tr("#"), tr("Round"), tr("What happened"), tr("Dice"), tr("Rule")};
    return titles[section];
}

} // namespace sf::ui
