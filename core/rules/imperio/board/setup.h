// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"
#include "core/rules/imperio/board/options.h"
#include "core/rules/imperio/board/refusal.h"

#include <vector>

namespace sf::imperio {

/// How many units of each fighting kind stand ready to be spawned.
struct Reinforcements {
    std::array<std::int32_t, 4> counts{}; ///< by kind
    bool operator==(const Reinforcements&) const = default;
    std::int32_t& of(Kind kind) { return counts[indexOf(kind)]; }
    std::int32_t of(Kind kind) const { return counts[indexOf(kind)]; }
    std::int64_t total() const { return std::int64_t{counts[0]} + counts[1] + counts[2] + counts[3]; }
};

/// What one side sets out: pieces on its own two rows, and reinforcements (IMP-5).
struct Deployment {
    std::array<std::optional<Kind>, std::size_t{2} * boardSize> kinds; ///< the two rows in reading order
    Reinforcements reinforcements;
    bool operator==(const Deployment&) const = default;
};

/// Which of a deployment's 18 places a square is; -1 outside the side's own rows.
int placeOf(Square square, Side side);
Square squareOfPlace(int place, Side side);
/// How many of one kind stand on the two rows.
std::int32_t countOf(const Deployment& deployment, Kind kind);
std::int32_t fightingPieces(const Deployment& deployment);

/// What a deployment has too much of, the first of them: known as soon as it is set down (IMP-5).
std::optional<Refusal> tooMuch(const Deployment& deployment, const Options& options);
/// What a finished deployment still lacks (IMP-5).
std::optional<Refusal> tooLittle(const Deployment& deployment);
/// All that is missing or too much, for a list that is kept up all the while.
std::vector<Refusal> problems(const Deployment& deployment, const Options& options);

enum class Alter : std::uint8_t {
    MoveOrSwap,
    Add,
    Remove,
    Replace,
    AddReserve,
    RemoveReserve,
    ReplaceReserve
};

/// One alteration of the defender's deployment (IMP-6).
struct Alteration {
    Alter alter = Alter::MoveOrSwap;
    Square square;               ///< of a piece
    Square to;                   ///< MoveOrSwap: the other square
    Kind kind = Kind::Knight;    ///< added, removed or replaced
    Kind newKind = Kind::Knight; ///< what comes in its place
    bool operator==(const Alteration&) const = default;
};

/// A deployment being altered, with the alterations that count (IMP-6). Only the defender's are counted; a
/// side that still deploys may be given alterations all the same.
class Alterations {
public:
    explicit Alterations(const Deployment& deployment, Side side = Side::Defender)
        : m_deployment(deployment), m_side(side) {}
    /// Makes one alteration; it may strike out an earlier one that it exactly reverses.
    std::optional<Refusal> make(const Alteration& alteration);
    const Deployment& deployment() const { return m_deployment; }
    int counted() const { return static_cast<int>(m_counted.size()); }
    /// Which of the alterations made, from 0, is the last that still counts; -1 for none.
    int lastCounted() const { return m_counted.empty() ? -1 : m_counted.back().index; }
    /// More of them count than the options allow (IMP-4).
    std::optional<Refusal> tooMany(const Options& options) const;

private:
    /// An alteration together with what it found, so that its reverse can be told.
    struct Made {
        Alteration alteration;
        std::optional<Kind> first;
        std::optional<Kind> second;
        int index = 0;
    };
    bool reverses(const Made& later, const Made& earlier) const;
    std::optional<Refusal> mayMake(const Alteration& alteration) const;
    std::optional<Refusal> mayMakeOnBoard(const Alteration& alteration) const;
    Made looked(const Alteration& alteration) const;
    void change(const Alteration& alteration);
    void count(const Made& made);
    std::optional<Kind>& at(Square square);
    const std::optional<Kind>& at(Square square) const;

    Deployment m_deployment;
    Side m_side;
    std::vector<Made> m_counted;
    int m_made = 0;
};

/// All that is settled before the first turn: house rules and both deployments, after the alterations.
struct Setup {
    Options options;
    std::array<Deployment, 2> deployments;
    bool operator==(const Setup&) const = default;
};

} // namespace sf::imperio
