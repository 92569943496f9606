// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_model.h"

#include "core/document/battle/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/log/strike_losses.h"
#include "ui/battle/state/side_token.h"

#include <algorithm>

namespace sf::ui {

using document::LogLine;

namespace {

QString dieText(const QString& purpose, const dice::Die& die) {
    return BattleLogModel::tr("%1: %2 on a d%3")
        .arg(purpose, text::figure(die.value), text::figure(die.sides));
}

} // namespace

BattleLogModel::BattleLogModel(document::BattleDocument& document, QObject* parent)
    : LogModel(parent), m_document(document) {
    connect(&document, &document::BattleDocument::logChanged, this, &BattleLogModel::follow);
    follow();
}

/// Lines are only added; existing lines change only their marks.
void BattleLogModel::follow() {
    const auto& lines = m_document.log().lines();
    const int rows = static_cast<int>(lines.size());
    noteMarks();
    if (rows == m_rows)
        return;
    beginInsertRows({}, m_rows, rows - 1);
    for (auto place = static_cast<std::size_t>(m_rows); place < lines.size(); ++place) {
        m_conflicts = std::max(m_conflicts, lines[place].event.conflict);
        m_marks.push_back(lines[place].isUndone);
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
        if (m_marks[place] == lines[place].isUndone)
            continue;
        m_marks[place] = lines[place].isUndone;
        first = std::min(first, row);
        last = row;
    }
    if (last >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, columns - 1));
}

const LogLine& BattleLogModel::line(int row) const {
    return m_document.log().lines().at(static_cast<std::size_t>(row));
}

int BattleLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

QString BattleLogModel::text(int row) const {
    const QString whole = document::logLineText(line(row), m_document.log(), m_document.remembered());
    const QString losses =
        lossesOfStrike(m_document.log(), static_cast<std::size_t>(row), m_document.remembered());
    return losses.isEmpty() ? whole : tr("%1: %2").arg(whole, losses);
}

Rule BattleLogModel::rule(int row) const {
    return line(row).event.rule;
}

/// In a narrow panel the longest purpose is cut off: its line says it too.
QString BattleLogModel::widest(Column column, bool isWide) const {
    switch (column) {
    case Number:
        return QStringLiteral("00000");
    case Round:
        return tr("R%1").arg(QStringLiteral("000"));
    case Dice:
        return dieText(isWide ? tr("to join the edge") : tr("to hit"), {20, 20});
    case RuleNumber:
        return QString::fromStdString(
            document::system(m_document.battle().rules).rule(battle::Topic::Stacks).text());
    default:
        return {};
    }
}

/// What the dice were thrown for and what they showed: "to hit: 17 on a d20, typed in".
QString BattleLogModel::diceText(const LogLine& line) {
    QStringList parts;
    for (const dice::Die& die : line.event.dice)
        parts << dieText(text::dicePurpose(line.event.kind), die);
    if (line.typedDice)
        parts << tr("typed in");
    if (line.isUndone)
        parts << tr("undone");
    return text::listed(parts);
}

bool BattleLogModel::isFolded(int row) const {
    return isLossOfStrike(m_document.log(), static_cast<std::size_t>(row));
}

/// An attack with its sums, a strike with its losses.
QString BattleLogModel::eventText(int row) const {
    const QString what = document::eventText(line(row), m_document.remembered());
    const QString sum = text::attackSum(line(row).event);
    const QString more = sum.isEmpty() ? lossesOfStrike(m_document.log(), static_cast<std::size_t>(row),
                                                        m_document.remembered())
                                       : sum;
    return more.isEmpty() ? what : tr("%1: %2").arg(what, more);
}

QString BattleLogModel::cell(int row, Column column) const {
    const LogLine& shown = line(row);
    switch (column) {
    case Round:
        return tr("R%1").arg(text::figure(shown.round));
    case What:
        return shown.kind == LogLine::Kind::Event ? eventText(row)
                                                  : document::undoRedoText(shown, m_document.log());
    case Dice:
        return diceText(shown);
    default:
        return {};
    }
}

QList<int> BattleLogModel::faces(int row) const {
    QList<int> values;
    for (const dice::Die& die : line(row).event.dice)
        values << die.value;
    return values;
}

LogModel::Actor BattleLogModel::actor(int row) const {
    const auto stack = m_document.remembered().stacks.find(line(row).event.stack);
    if (!stack)
        return LogModel::actor(row);
    return {stack->side, sideColour(m_document.remembered(), stack->side)};
}

bool BattleLogModel::isHeading(int row) const {
    return line(row).kind != LogLine::Kind::Event || battle::isHeading(line(row).event.kind);
}

bool BattleLogModel::isUndone(int row) const {
    return line(row).isUndone;
}

} // namespace sf::ui

#include "moc_battle_log_model.cpp"
