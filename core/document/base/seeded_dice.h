// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <QByteArray>

#include <string>
#include <string_view>

namespace sf::document {

/// Dice from a seed, identical on every platform and verifiable by anybody:
/// - block number c (from 0) is the SHA-256 of: the seed in UTF-8, a zero byte, the history (32 bytes), c as
///   8 bytes, big-endian;
/// - each block is 8 big-endian 32-bit numbers w, used in order;
/// - a die with s sides takes the next w that is less than s * floor(2^32 / s) and shows 1 + w mod s; other
///   numbers are skipped, so that every face is equally likely.
/// The history is nextHistory() of every action up to and including the one that throws: repeating the same
/// action gives the same dice, a different action gives different ones.
class SeededDice final : public dice::Source {
public:
    SeededDice(const QByteArray& seed, const QByteArray& history);
    /// 1 to `sides`, which is 1 or more.
    int roll(int sides) override;

private:
    std::uint32_t next();

    QByteArray m_key;
    QByteArray m_block;
    std::uint64_t m_counter = 0;
    int m_used = 8;
};

/// SHA-256 of the previous history (empty at the start) followed by the action's line.
QByteArray nextHistory(const QByteArray& history, const QByteArray& action);

/// Returns an unpredictable seed for a new document.
QByteArray freshSeed();

/// The key of a document's next dice, as stored in its file.
struct DiceKey {
    std::string seed;
    std::string history; ///< in hexadecimal digits

    /// The key after the action with these journal members, used until the next action.
    DiceKey after(std::string_view members) const;
    SeededDice dice() const;
};

} // namespace sf::document
