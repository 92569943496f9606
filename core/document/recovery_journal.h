// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <utility>

namespace sf::document {

/// Makes the lines of a session's journal, in which whatever a disk loses is noticed:
///
///     squarefront-journal 2 <SHA-256 of base.sqf>
///     1 <check> {"n":1,"do":"move","stack":"r1","to":[5,5]}
///
/// A check is 16 hexadecimal digits of the SHA-256 over the check before it (the first: the hash of the
/// base), the line's number and the entry. So a line stands for everything before it, down to the base.
class JournalSeal {
public:
    JournalSeal() = default;
    /// Behind a line with this check and number; at the beginning, the base's hash.
    explicit JournalSeal(QByteArray check, int number = 0) : m_check(std::move(check)), m_number(number) {}

    /// The next line, with its line feed.
    QByteArray seal(const QByteArray& entry);

private:
    QByteArray m_check;
    int m_number = 0;
};

/// Of the bytes of base.sqf.
QByteArray baseHash(const QByteArray& base);
/// The first line of the journal, with its line feed.
QByteArray journalHeader(const QByteArray& baseHash);

/// What of a session's journal can be trusted.
struct RecoveryJournal {
    enum class State : std::uint8_t {
        Whole,
        Torn,      ///< without its last line, of which only a part was written
        Damaged,   ///< from a line on, which is missing, changed or in the wrong place
        WrongBase, ///< it is whole, but not of this base; nothing of it can be used
    };
    State state = State::Whole;
    QByteArray base;           ///< the hash that its header names
    QList<QByteArray> entries; ///< in order, as JSON
    int lost = 0;              ///< entries behind those, as far as can be told
};

/// The journal's bytes, held against the base. Journals from before there were checks consist of entries
/// alone; of these only a torn last line is noticed here.
RecoveryJournal readRecoveryJournal(const QByteArray& journal, const QByteArray& baseHash);

} // namespace sf::document
