// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"
#include "core/rules/imperio/board/options.h"
#include "core/rules/imperio/board/refusal.h"

#include <vector>

namespace sf::imperio {

/// The number of units of each fighting kind that can be spawned.
struct Reinforcements {
    std::array<std::int32_t, 4> counts{}; ///< by kind
    bool operator==(const Reinforcements&) const = default;
    std::int32_t& of(Kind kind) { return counts[indexOf(kind)]; }
    std::int32_t of(Kind kind) const { return counts[indexOf(kind)]; }
    std::int64_t total() const { return std::int64_t{counts[0]} + counts[1] + counts[2] + counts[3]; }
};

/// What one side deploys: pieces on its own two rows, and reinforcements (IMP-5).
struct Deployment {
    std::array<std::optional<Kind>, std::size_t{2} * boardSize> kinds; ///< the two rows in reading order
    Reinforcements reinforcements;
    bool operator==(const Deployment&) const = default;
};

/// Returns the index, 0 to 17, of a square in a deployment; -1 outside the side's own rows.
int placeOf(Square square, Side side);
Square squareOfPlace(int place, Side side);
/// The number of pieces of one kind on the two rows.
std::int32_t countOf(const Deployment& deployment, Kind kind);
std::int32_t fightingPieces(const Deployment& deployment);

/// Returns the first excess in a deployment, which can be detected at any time (IMP-5).
std::optional<Refusal> tooMuch(const Deployment& deployment, const Options& options);
/// Returns what a finished deployment lacks (IMP-5).
std::optional<Refusal> tooLittle(const Deployment& deployment);
/// Returns everything that is missing or excessive, for a list that updates while editing.
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
    Square square;               ///< of the piece
    Square to;                   ///< MoveOrSwap: the other square
    Kind kind = Kind::Knight;    ///< the one added, removed or replaced
    Kind newKind = Kind::Knight; ///< the replacement
    bool operator==(const Alteration&) const = default;
};

/// A deployment being altered, and the alterations that count (IMP-6). They are counted only for the
/// defender, but a side that is still deploying can also be altered.
class Alterations {
public:
    explicit Alterations(const Deployment& deployment, Side side = Side::Defender)
        : m_deployment(deployment), m_side(side) {}
    /// Makes one alteration. If it exactly reverses an earlier one, that one no longer counts.
    std::optional<Refusal> make(const Alteration& alteration);
    const Deployment& deployment() const { return m_deployment; }
    int counted() const { return static_cast<int>(m_counted.size()); }
    /// Those that count, in the order in which they were made.
    std::vector<Alteration> thatCount() const;
    /// Returns the index of the last alteration that still counts; -1 if none does.
    int lastCounted() const { return m_counted.empty() ? -1 : m_counted.back().index; }
    /// Refuses if more alterations count than the options allow (IMP-4).
    std::optional<Refusal> tooMany(const Options& options) const;

private:
    /// An alteration with the previous content, to recognise its reverse.
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

/// Everything decided before the first turn: house rules, and both deployments after the alterations.
struct Setup {
    Options options;
    std::array<Deployment, 2> deployments;
    bool operator==(const Setup&) const = default;
};

} // namespace sf::imperio
