// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <utility>

namespace sf::document {

/// Writes the lines of a session's journal so that any loss on the disk is detected:
///
///     squarefront-journal 2 <SHA-256 of base.sqf> <number of the last line> <check>
///     1 <check> {"n":1,"do":"move","stack":"r1","to":[5,5]}
///
/// A check is 16 hexadecimal digits of the SHA-256 over the previous check (for the first line: the hash of
/// the base), the line's number and the entry. So each line vouches for everything before it, including the
/// base. The number in the first line is written again with each other line, so that a journal which was cut
/// off behind a line isn't taken for a whole one. The check there is of the first line. Older ones have no
/// number there.
class JournalSeal {
public:
    JournalSeal() = default;
    /// Continues after the line with this check and number; at the start, `check` is the base's hash.
    explicit JournalSeal(QByteArray check, int number = 0) : m_check(std::move(check)), m_number(number) {}

    /// Returns the next line, including its line feed.
    QByteArray seal(const QByteArray& entry);
    int number() const { return m_number; }

private:
    QByteArray m_check;
    int m_number = 0;
};

/// Whether it is a line of Document::noted(): no entry of the document's journal.
inline bool isNote(const QByteArray& entry) {
    return !entry.startsWith("{\"n\":");
}

/// The hash of base.sqf's bytes.
QByteArray baseHash(const QByteArray& base);
/// The length of the number and the check at the end of the first line. Only these are ever written again, so
/// that a power cut at that moment leaves the lines as they are.
constexpr qsizetype journalCountSize = 10 + 1 + 16;
/// The first line of a journal with so many entries, including its line feed. Its length never changes.
QByteArray journalHeader(const QByteArray& baseHash, int entries);

/// What can be trusted of a session's journal.
struct RecoveryJournal {
    enum class State : std::uint8_t {
        Whole,
        Torn,      ///< except for the last line, which was only partly written
        Damaged,   ///< a line is missing, changed or misplaced; only those before it count
        WrongBase, ///< intact, but for a different base, so nothing can be used
    };
    State state = State::Whole;
    QByteArray base;           ///< the hash in its header
    QList<QByteArray> entries; ///< in order, as JSON
    int lost = 0;              ///< number of entries after those, as far as can be told
};

/// Those of the document's journal.
int entriesIn(const RecoveryJournal& journal);

/// Whether the entries end at the saved state, which the base may be.
bool endsSaved(const RecoveryJournal& journal, bool startsSaved);

/// Checks the journal against the base. Old journals without checks contain only entries; for them their
/// own numbers and a truncated last line are checked.
RecoveryJournal readRecoveryJournal(const QByteArray& journal, const QByteArray& baseHash);

} // namespace sf::document
