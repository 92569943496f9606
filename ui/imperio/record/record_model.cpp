// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_model.h"

#include "core/text/display_text.h"
#include "core/text/imperio_record_text.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"

#include <QFont>
#include <QFontDatabase>

#include <algorithm>

namespace sf::ui {

using document::GameChange;
using document::ImperioDocument;
using document::PlayedEntry;

namespace {

/// Remarks on an entry: typed dice, and what was undone before it. Empty for most.
QString remarkOf(const PlayedEntry& played) {
    const QString comment = QString::fromStdString(played.entry.comment);
    QStringList remarks;
    if (comment.startsWith(QLatin1String("taken back: ")))
        remarks << RecordModel::tr("after an Undo");
    if (played.typedDice)
        remarks << RecordModel::tr("dice typed in");
    return text::listed(remarks);
}

bool isAboutBases(const PlayedEntry& played) {
    return std::ranges::any_of(played.events, [](const imperio::Event& event) {
        return event.what == imperio::Happened::Captured || event.what == imperio::Happened::Destroyed ||
               (event.what == imperio::Happened::Fought && imperio::isBase(event.fight.matchup.defender));
    });
}

/// The font for actions in the record's notation. The table sets the size.
QFont notationFont() {
    QFont font;
    font.setFamily(QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    font.setStyleHint(QFont::Monospace);
    return font;
}

} // namespace

RecordModel::RecordModel(ImperioDocument& document, QObject* parent)
    : LogModel(parent), m_document(document), m_rows(static_cast<int>(document.entries().size()) + 1) {
    connect(&document, &ImperioDocument::changed, this, &RecordModel::follow);
    connect(&document, &ImperioDocument::bookmarksChanged, this, &RecordModel::refresh);
    connect(&document, &ImperioDocument::commentsChanged, this, &RecordModel::refresh);
    connect(&document, &ImperioDocument::branchesChanged, this, &RecordModel::refresh);
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

/// Null for the start.
const PlayedEntry* RecordModel::entry(int row) const {
    return row == 0 ? nullptr : &m_document.entries()[static_cast<std::size_t>(row) - 1];
}

bool RecordModel::isMarked(int row) const {
    return std::ranges::binary_search(m_document.bookmarks(), static_cast<std::size_t>(row));
}

/// On one line; empty for none.
QString RecordModel::comment(int row) const {
    const auto found = m_document.comments().find(static_cast<std::size_t>(row));
    return found == m_document.comments().end()
               ? QString()
               : text::displayName(QString::fromStdString(found->second).simplified());
}

/// How many branches leave the game here; empty for none.
QString RecordModel::branches(int row) const {
    const auto count =
        std::ranges::count(m_document.branches(), static_cast<std::size_t>(row), &imperio::Branch::after);
    return count == 0 ? QString() : tr("%Ln branch(es)", nullptr, static_cast<int>(count));
}

bool RecordModel::isOfSort(int row, Sort sort) const {
    const PlayedEntry* played = entry(row);
    if (sort == Sort::Remarks && !(comment(row) + branches(row)).isEmpty())
        return true;
    if (sort == Sort::All || sort == Sort::Bookmarks || !played)
        return sort == Sort::All || (sort == Sort::Bookmarks && isMarked(row));
    switch (sort) {
    case Sort::Fights:
        return !played->entry.dice.empty();
    case Sort::Bases:
        return isAboutBases(*played);
    case Sort::Spawns:
        return played->entry.action.act == imperio::Act::Spawn;
    default:
        return !remarkOf(*played).isEmpty();
    }
}

int RecordModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row();
    if (role == Qt::ToolTipRole)
        return cell(row, What) + u'\n' + sentence(row);
    if (role == Qt::AccessibleDescriptionRole)
        return sentence(row);
    if (role == Qt::FontRole && index.column() == What)
        return notationFont();
    if (role == Qt::DecorationRole && index.column() == Result && isMarked(row))
        return smallIcon(QStringLiteral("bookmark"));
    return LogModel::data(index, role);
}

QString RecordModel::text(int row) const {
    return QStringList{cell(row, Round), cell(row, What), cell(row, Result)}
        .join(QStringLiteral("  "))
        .trimmed();
}

QString RecordModel::widest(Column column, bool /*isWide*/) const {
    switch (column) {
    case Round:
        return QStringLiteral("188a");
    case Dice:
        return QStringLiteral("30 : 30");
    case Result:
        return tr("destroyed");
    default:
        return {};
    }
}

QString RecordModel::cell(int row, Column column) const {
    const PlayedEntry* played = entry(row);
    if (!played)
        return column == What ? tr("Beginning") : column == Result ? remarks(row) : QString();
    const imperio::Entry& entry = played->entry;
    switch (column) {
    case Round:
        return QString::fromStdString(imperio::turnText(entry.turn, entry.side));
    case What:
        return QString::fromStdString(imperio::actionText(entry.action, entry.side, entry.dice));
    case Dice:
        return text::fightSums(played->events);
    case Result: {
        QStringList parts{outcome(row), remarks(row)};
        parts.removeAll(QString());
        return text::clauses(parts);
    }
    default:
        return {};
    }
}

/// The branches and the comment.
QString RecordModel::remarks(int row) const {
    QStringList parts{branches(row), comment(row)};
    parts.removeAll(QString());
    return text::clauses(parts);
}

QString RecordModel::outcome(int row) const {
    const PlayedEntry* played = entry(row);
    QStringList parts{text::actionOutcome(played->entry.action, played->events), remarkOf(*played)};
    parts.removeAll(QString());
    return text::clauses(parts);
}

QString RecordModel::sentence(int row) const {
    const PlayedEntry* played = entry(row);
    QStringList sentences{played ? text::eventSentences(played->events)
                                 : tr("The set-up is over; nothing has been played yet.")};
    if (played && !played->entry.comment.empty())
        sentences << tr("Remark: %1.").arg(text::displayName(played->entry.comment));
    if (const QString words = comment(row); !words.isEmpty())
        sentences << tr("Comment: %1").arg(words);
    if (const QString count = branches(row); !count.isEmpty())
        sentences << tr("%1 from here.").arg(count);
    if (isMarked(row))
        sentences << tr("Bookmarked.");
    return text::inSentences(sentences);
}

QString RecordModel::searchText(int row) const {
    return text(row) + u' ' + sentence(row);
}

LogModel::Actor RecordModel::actor(int row) const {
    const PlayedEntry* played = entry(row);
    if (!played)
        return LogModel::actor(row);
    const imperio::Side side = played->entry.side;
    return {static_cast<int>(imperio::indexOf(side)), paint::imperioColour(side, currentTheme())};
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole) {
        if (section == Round)
            return tr("Turn");
        if (section == What)
            return tr("Action and dice");
        if (section == Dice)
            return tr("Sums");
    }
    return LogModel::headerData(section, orientation, role);
}

} // namespace sf::ui

#include "moc_record_model.cpp"
