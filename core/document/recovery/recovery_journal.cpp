// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery/recovery_journal.h"

#include <QCryptographicHash>

#include <algorithm>
#include <functional>
#include <optional>

namespace sf::document {
namespace {

constexpr const char* headerStart = "squarefront-journal 2 ";
constexpr const char* uncheckedStart = "{\"n\":"; ///< of a line without number and check
constexpr qsizetype checkSize = 16;
constexpr qsizetype hashSize = 64;

QByteArray hashOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

struct CheckedLine {
    int number = 0;
    QByteArray check;
    QByteArray entry;
};

/// Nothing if it does not have the form of a line.
std::optional<CheckedLine> parsed(const QByteArray& line) {
    const qsizetype check = line.indexOf(' ') + 1;
    const qsizetype entry = check + checkSize + 1;
    bool isNumber = false;
    const int number = line.left(std::max<qsizetype>(0, check - 1)).toInt(&isNumber);
    if (!isNumber || entry >= line.size())
        return std::nullopt;
    return CheckedLine{number, line.mid(check, checkSize), line.mid(entry)};
}

/// How many entries are missing when the line with this index is the first bad one. If a later line's check
/// matches the line before it, its number can be trusted.
int lostFrom(const QList<QByteArray>& lines, qsizetype bad, int good) {
    int last = 0;
    for (qsizetype i = bad + 1; i < lines.size(); ++i) {
        const auto before = parsed(lines[i - 1]);
        const auto line = parsed(lines[i]);
        if (before && line &&
            JournalSeal(before->check, line->number - 1).seal(line->entry) == lines[i] + '\n')
            last = std::max(last, line->number);
    }
    return std::max({last - good, 1, last == 0 ? static_cast<int>(lines.size() - bad) : 0});
}

/// Up to the first line that does not follow from the ones before it.
RecoveryJournal checked(const QList<QByteArray>& lines, qsizetype first, bool endsInLine, JournalSeal seal) {
    RecoveryJournal result;
    for (qsizetype i = first; i < lines.size(); ++i) {
        const auto line = parsed(lines[i]);
        if (line && seal.seal(line->entry) == lines[i] + '\n') {
            result.entries.append(line->entry);
            continue;
        }
        const bool isTorn = !endsInLine && i == lines.size() - 1 && !lines[i].contains('\0');
        result.state = isTorn ? RecoveryJournal::State::Torn : RecoveryJournal::State::Damaged;
        result.lost = lostFrom(lines, i, static_cast<int>(result.entries.size()));
        break;
    }
    return result;
}

/// How many entries there should be, by the first line; 0 if it doesn't tell.
int entriesIn(const QByteArray& header) {
    const QList<QByteArray> words = header.split(' ');
    if (words.size() != 5)
        return 0;
    const int entries = words[3].toInt();
    return journalHeader(words[2], entries) == header + '\n' ? entries : 0;
}

/// The number that the entry says it has; 0 for anything else.
int numberIn(const QByteArray& entry) {
    const auto start = static_cast<qsizetype>(qstrlen(uncheckedStart));
    return entry.startsWith(uncheckedStart) ? entry.mid(start, entry.indexOf(',') - start).toInt() : 0;
}

RecoveryJournal unchecked(QList<QByteArray> lines, bool endsInLine) {
    RecoveryJournal result;
    if (!endsInLine) {
        lines.removeLast();
        result.state = RecoveryJournal::State::Torn;
        result.lost = 1;
    }
    // the first one follows those in the document's file, however many these are
    qsizetype good = lines.isEmpty() || numberIn(lines[0]) == 0 ? 0 : 1;
    while (good > 0 && good < lines.size() && numberIn(lines[good]) == numberIn(lines[good - 1]) + 1)
        ++good;
    if (good < lines.size()) {
        result.state = RecoveryJournal::State::Damaged;
        result.lost += static_cast<int>(lines.size() - good);
        lines.resize(good);
    }
    result.entries = std::move(lines);
    return result;
}

} // namespace

QByteArray JournalSeal::seal(const QByteArray& entry) {
    const QByteArray number = QByteArray::number(++m_number);
    m_check = hashOf(m_check + ' ' + number + ' ' + entry).left(checkSize);
    return number + ' ' + m_check + ' ' + entry + '\n';
}

QByteArray baseHash(const QByteArray& base) {
    return hashOf(base);
}

QByteArray journalHeader(const QByteArray& baseHash, int entries) {
    const QByteArray line =
        headerStart + baseHash + ' ' + QByteArray::number(entries).rightJustified(10, '0');
    return line + ' ' + hashOf(line).left(checkSize) + '\n';
}

int entriesIn(const RecoveryJournal& journal) {
    return static_cast<int>(std::ranges::count_if(journal.entries, std::not_fn(isNote)));
}

/// Follows them like an undo stack.
bool endsSaved(const RecoveryJournal& journal, bool startsSaved) {
    constexpr int nowhere = -1'000'000'000;
    int index = 0;
    int clean = startsSaved ? 0 : nowhere;
    for (const QByteArray& entry : journal.entries) {
        const QByteArray members = entry.mid(entry.indexOf(',') + 1); // after the number
        if (members == "\"save\":true}") {
            clean = index;
        } else if (members.startsWith("\"undo\":")) {
            --index;
        } else if (members.startsWith("\"redo\":")) {
            ++index;
        } else if (!isNote(entry)) {
            if (clean > index)
                clean = nowhere; // it was undone and replaced by another step
            ++index;
        }
    }
    return clean == index;
}

RecoveryJournal readRecoveryJournal(const QByteArray& journal, const QByteArray& baseHash) {
    if (journal.isEmpty())
        return {};
    const bool endsInLine = journal.endsWith('\n');
    const QList<QByteArray> lines = journal.chopped(endsInLine ? 1 : 0).split('\n');
    if (lines.first().startsWith(uncheckedStart))
        return unchecked(lines, endsInLine);
    // A damaged or missing header does no harm: the entries apply to the base.
    const bool hasHeader = !parsed(lines.first());
    RecoveryJournal result = checked(lines, hasHeader ? 1 : 0, endsInLine, JournalSeal(baseHash));
    if (lines.first().startsWith(headerStart))
        result.base = lines.first().mid(static_cast<qsizetype>(qstrlen(headerStart)), hashSize);
    if (const int missing = entriesIn(lines.first()) - static_cast<int>(result.entries.size());
        missing > result.lost && result.state != RecoveryJournal::State::Damaged) {
        result.state = RecoveryJournal::State::Damaged;
        result.lost = missing;
    }
    if (result.entries.isEmpty() && lines.size() == 1 && !endsInLine)
        return {RecoveryJournal::State::Torn, {}, {}, 1};
    if (result.entries.isEmpty() && hasHeader && result.base != baseHash) {
        const RecoveryJournal ofOther = checked(lines, 1, endsInLine, JournalSeal(result.base));
        if (lines.size() == 1 || !ofOther.entries.isEmpty())
            result.state = RecoveryJournal::State::WrongBase;
    }
    return result;
}

} // namespace sf::document
