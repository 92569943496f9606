// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_model.h"

#include "core/text/display_text.h"
#include "core/text/imperio_record_words.h"
#include "core/text/imperio_words.h"
#include "ui/paint/base/parts.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/icons.h"

#include <algorithm>

namespace sf::ui {

using document::GameChange;
using document::ImperioDocument;
using document::PlayedEntry;

QString remarkOf(const PlayedEntry& played) {
    const QString comment = QString::fromStdString(played.entry.comment);
    QStringList remarks;
    if (comment.startsWith(QLatin1String("taken back: ")))
        remarks << RecordModel::tr("after an Undo");
    if (played.typedDice)
        remarks << RecordModel::tr("dice typed in");
    return remarks.join(QStringLiteral(", "));
}

RecordModel::RecordModel(ImperioDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_theme(paint::Theme::of(paint::Theme::Kind::Light))
    , m_rows(static_cast<int>(document.entries().size()) + 1) {
    connect(&document, &ImperioDocument::changed, this, &RecordModel::follow);
    connect(&document, &ImperioDocument::bookmarksChanged, this, &RecordModel::refreshMarks);
}

void RecordModel::follow(const GameChange& change, bool undone) {
    const int rows = static_cast<int>(m_document.entries().size()) + 1;
    if (change.setup || std::abs(rows - m_rows) != 1) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (undone) {
        beginRemoveRows({}, rows, rows);
        m_rows = rows;
        endRemoveRows();
    } else {
        beginInsertRows({}, m_rows, m_rows);
        m_rows = rows;
        endInsertRows();
    }
}

void RecordModel::refreshMarks() {
    Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columns - 1));
}

void RecordModel::setTheme(const paint::Theme& theme) {
    m_theme = theme;
    refreshMarks();
}

void RecordModel::setActionFont(const QFont& font) {
    m_actionFont = font;
    refreshMarks();
}

const PlayedEntry* RecordModel::entry(int row) const {
    return row == 0 ? nullptr : &m_document.entries()[static_cast<std::size_t>(row) - 1];
}

bool RecordModel::isMarked(int row) const {
    return std::ranges::binary_search(m_document.bookmarks(), static_cast<std::size_t>(row));
}

int RecordModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int RecordModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::DecorationRole:
        return decoration(row, index.column());
    case Qt::ToolTipRole:
        return display(row, Action) + u'\n' + sentence(row);
    case Qt::AccessibleDescriptionRole:
        return sentence(row);
    case Qt::FontRole:
        return index.column() == Action ? m_actionFont : QVariant();
    case SearchRole:
        return display(row, Turn) + u' ' + display(row, Action) + u' ' + outcome(row) + u' ' + sentence(row);
    case Qt::TextAlignmentRole:
        return int(index.column() == Sums ? Qt::AlignRight | Qt::AlignVCenter
                                          : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QString RecordModel::display(int row, int column) const {
    const PlayedEntry* played = entry(row);
    if (!played)
        return column == Action ? tr("Beginning") : QString();
    const imperio::Entry& entry = played->entry;
    switch (column) {
    case Turn:
        return QString::fromStdString(imperio::turnText(entry.turn, entry.side));
    case Action:
        return QString::fromStdString(imperio::actionText(entry.action, entry.side, entry.dice));
    case Sums:
        return text::fightSums(played->events);
    case Outcome:
        return outcome(row);
    default:
        return {};
    }
}

QString RecordModel::outcome(int row) const {
    const PlayedEntry* played = entry(row);
    QStringList parts;
    if (played)
        parts << text::actionOutcome(played->entry.action, played->events) << remarkOf(*played);
    parts.removeAll(QString());
    return parts.join(QStringLiteral("; "));
}

QString RecordModel::sentence(int row) const {
    const PlayedEntry* played = entry(row);
    QString text = played ? text::eventSentences(played->events)
                          : tr("The set-up is over; nothing has been played yet.");
    if (played && !played->entry.comment.empty())
        text += u' ' + tr("Remark: %1.").arg(text::displayName(played->entry.comment));
    return isMarked(row) ? text + u' ' + tr("Bookmarked.") : text;
}

QVariant RecordModel::decoration(int row, int column) const {
    if (column == Outcome && isMarked(row))
        return smallIcon(QStringLiteral("bookmark"));
    const PlayedEntry* played = entry(row);
    if (column != Action || !played)
        return {};
    const imperio::Side side = played->entry.side;
    return paint::sideTokenPixmap(14, 2, static_cast<int>(imperio::indexOf(side)),
                                  paint::imperioColour(side, m_theme));
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Turn"), tr("Action and dice"), tr("Sums"), tr("Result")};
    return titles[section];
}

} // namespace sf::ui
