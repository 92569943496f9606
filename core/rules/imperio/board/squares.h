// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"

#include <array>
#include <bit>

namespace sf::imperio {

// Only a typedef can be marked as an extension. NOLINTNEXTLINE(modernize-use-using)
__extension__ typedef unsigned __int128 Bits;

/// A set of squares, one bit each, so that unions and intersections of sets take only a few instructions.
class Squares {
public:
    constexpr Squares() = default;
    explicit constexpr Squares(Bits bits) : m_bits(bits) {}
    /// A set of one square; empty for nowhere.
    explicit constexpr Squares(Square square)
        : m_bits(square.isOnBoard() ? Bits{1} << square.index : Bits{0}) {}
    static constexpr Squares all() { return Squares((Bits{1} << squareCount) - 1); }

    constexpr bool operator==(const Squares&) const = default;
    constexpr bool has(Square square) const { return (m_bits >> square.index & 1) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    explicit constexpr operator bool() const { return m_bits != 0; }
    /// The number of members.
    constexpr int count() const {
        // std::popcount() is a call to a library on processors that a package for all of x86-64 must run on.
        // This adds up neighbouring bits, then pairs, then the nibbles of both halves, then bytes.
        constexpr std::uint64_t nibbles = 0x0F0F0F0F0F0F0F0F;
        const std::uint64_t sums = countedByNibble(low()) + countedByNibble(high());
        return static_cast<int>(((sums & nibbles) + (sums >> 4 & nibbles)) * 0x0101010101010101 >> 56);
    }
    constexpr void add(Square square) { m_bits |= Bits{1} << square.index; }
    constexpr void remove(Square square) { m_bits &= ~(Bits{1} << square.index); }

    constexpr Squares operator|(Squares other) const { return Squares(m_bits | other.m_bits); }
    constexpr Squares operator&(Squares other) const { return Squares(m_bits & other.m_bits); }
    /// The members that aren't in the other set.
    constexpr Squares operator-(Squares other) const { return Squares(m_bits & ~other.m_bits); }
    constexpr Squares& operator|=(Squares other) { return *this = *this | other; }
    constexpr Squares& operator&=(Squares other) { return *this = *this & other; }
    constexpr Squares& operator-=(Squares other) { return *this = *this - other; }
    /// The first member in reading order. The set must not be empty.
    constexpr Square first() const {
        return {static_cast<std::uint8_t>(low() ? std::countr_zero(low()) : 64 + std::countr_zero(high()))};
    }
    constexpr void removeFirst() { m_bits &= m_bits - 1; }
    /// The nth member in reading order, from 0; n must be less than count().
    constexpr Square nth(int n) const {
        Squares rest = *this;
        for (; n > 0; --n)
            rest.removeFirst();
        return rest.first();
    }
    constexpr Bits bits() const { return m_bits; }

    class Iterator;
    constexpr Iterator begin() const;
    constexpr Iterator end() const;

private:
    constexpr std::uint64_t low() const { return static_cast<std::uint64_t>(m_bits); }
    constexpr std::uint64_t high() const { return static_cast<std::uint64_t>(m_bits >> 64); }
    static constexpr std::uint64_t countedByNibble(std::uint64_t bits) {
        constexpr std::uint64_t pairs = 0x3333333333333333;
        bits -= bits >> 1 & 0x5555555555555555;
        return (bits & pairs) + (bits >> 2 & pairs);
    }
    Bits m_bits = 0;
};

/// Iterates over the squares in reading order.
class Squares::Iterator {
public:
    explicit constexpr Iterator(Squares rest) : m_rest(rest) {}
    constexpr Square operator*() const { return m_rest.first(); }
    constexpr Iterator& operator++() {
        m_rest.removeFirst();
        return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return m_rest != other.m_rest; }

private:
    Squares m_rest;
};

constexpr Squares::Iterator Squares::begin() const {
    return Iterator(*this);
}
constexpr Squares::Iterator Squares::end() const {
    return Iterator(Squares());
}

} // namespace sf::imperio
