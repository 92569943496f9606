// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <QByteArray>

#include <string>
#include <string_view>

namespace sf::document {

/// Dice from a seed, the same on every platform, and such that anybody can verify them:
/// - block number c (from 0) is SHA-256 of: the seed in UTF-8, a zero byte, the history (32 bytes), c as 8
/// bytes
///   with the highest first;
/// - each block is 8 numbers w of 32 bits, highest byte first, used in order;
/// - a die of s sides takes the next w that is less than s * floor(2^32 / s) and shows 1 + w mod s; other
///   numbers are passed over, so that every face is equally likely.
/// The history is nextHistory() of every action up to and with the one that throws: to repeat the same action
/// gives the same dice, and another action others.
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

/// SHA-256 of the history before (empty at the beginning) and the action's line.
QByteArray nextHistory(const QByteArray& history, const QByteArray& action);

/// A seed for a new document that nobody can foresee.
QByteArray freshSeed();

/// What the next dice of a document are keyed by, as its file holds it.
struct DiceKey {
    std::string seed;
    std::string history; ///< in hexadecimal digits

    /// The key of the action with these journal members, and of everything after it until the next action.
    DiceKey after(std::string_view members) const;
    SeededDice dice() const;
};

} // namespace sf::document
