// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/setup/any_position.h"

#include "core/rules/imperio/game/legal.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr std::int32_t mostHeadquarters = 1; ///< by first owner; IMP-5
constexpr std::int32_t mostBases = 2;        ///< by first owner, besides the headquarters; IMP-5

KnightTurn freshKnight(const Position& position, Square square) {
    const bool acts = position.board.of(position.toMove, Kind::Knight).has(square);
    return acts ? KnightTurn{knightActions, 0, square, false} : KnightTurn{};
}

bool hasActed(const Position& position) {
    for (const Square square : position.board.of(position.toMove, Kind::Knight) - position.arrived)
        if (position.knights[square.index] != freshKnight(position, square))
            return true;
    return !(position.done - position.arrived).isEmpty() || !position.stirred.isEmpty();
}

std::int64_t fightersOf(const Position& position, Side side) {
    return position.board.fighting(side).count();
}

/// Lists the problems of one side.
class SideCheck {
public:
    SideCheck(const Position& position, Side side) : m_position(position), m_side(side) {}

    std::vector<PositionProblem> run() {
        checkEnd();
        checkBases();
        checkUnits();
        checkBeginning();
        return std::move(m_problems);
    }

private:
    void checkEnd() {
        const std::optional<Result> result = resultOn(m_position);
        if (m_position.board.fighting(m_side).isEmpty())
            add(Reason::NoFighterLeft);
        else if (result && result->ending == Ending::NoBases && result->winner != m_side)
            add(Reason::NoBaseLeft);
    }
    void checkBases() {
        addIfMore(Reason::TooManyHeadquarters, firstOwned(Kind::Headquarters), mostHeadquarters);
        addIfMore(Reason::TooManyBases, firstOwned(Kind::Base), mostBases);
    }
    void checkUnits() {
        const Options& options = m_position.options;
        const Reinforcements& reserve = m_position.reinforcements[indexOf(m_side)];
        const std::int64_t knights = m_position.board.of(m_side, Kind::Knight).count();
        addIfMore(Reason::TooManyKnights, knights + reserve.of(Kind::Knight), options.knights);
        addIfMore(Reason::TooManyReinforcements, reserve.total(), options.reinforcements);
        if (options.pieces != Options::unlimited && options.reinforcements != Options::unlimited)
            addIfMore(Reason::TooManyPieces, fightersOf(m_position, m_side) + reserve.total(),
                      std::min(largestLimit, options.pieces) +
                          std::min(largestLimit, options.reinforcements));
    }
    void checkBeginning() {
        const std::int32_t pieces = m_position.initialPieces[indexOf(m_side)];
        const std::int64_t units = m_position.initialReinforcements[indexOf(m_side)];
        addIfMore(Reason::TooManyPieces, pieces, m_position.options.pieces);
        addIfMore(Reason::TooManyReinforcements, units, m_position.options.reinforcements);
        const std::int64_t now =
            fightersOf(m_position, m_side) + m_position.reinforcements[indexOf(m_side)].total();
        if (m_problems.empty() && now > pieces + units)
            add(Reason::TooManyPieces, nowhere, now, pieces + units);
    }
    std::int64_t firstOwned(Kind kind) const {
        std::int64_t count = 0;
        for (const Square square : m_position.board.of(kind))
            count += m_position.board.piece(square).firstOwner == m_side ? 1 : 0;
        return count;
    }
    void addIfMore(Reason reason, std::int64_t count, std::int32_t limit) {
        if (exceeds(count, limit))
            add(reason, nowhere, count, limit);
    }
    void add(Reason reason, Square square = nowhere, std::int64_t number = 0, std::int64_t limit = 0) {
        m_problems.push_back({m_side, refusal(reason, square, static_cast<std::int32_t>(number),
                                              static_cast<std::int32_t>(limit))});
    }

    const Position& m_position;
    Side m_side;
    std::vector<PositionProblem> m_problems;
};

/// Lists the marks that don't fit what is on their squares.
std::vector<PositionProblem> wrongMarks(const Position& position) {
    std::vector<PositionProblem> problems;
    const Side side = position.toMove;
    const auto addAll = [&](Squares squares, Reason reason) {
        for (const Square square : squares)
            problems.push_back({side, refusal(reason, square)});
    };
    const Squares own = position.board.of(side);
    addAll(position.entrenched - position.board.of(Kind::Pikeman), Reason::NotAPikeman);
    addAll(position.stirred - position.board.of(side, Kind::Pikeman), Reason::NotAPikeman);
    addAll((position.done | position.arrived) - position.board.occupied(), Reason::NoPiece);
    addAll(((position.done | position.arrived) & position.board.occupied()) - own, Reason::NotYours);
    addAll(position.spawnedFrom - position.board.bases(side), Reason::NoBaseThere);
    for (std::uint8_t index = 0; index < squareCount; ++index)
        if (position.knights[index] != KnightTurn{} && !position.board.of(side, Kind::Knight).has({index}))
            problems.push_back({side, refusal(Reason::NotAKnight, {index})});
    return problems;
}

} // namespace

bool holdsOwnHeadquarters(const Position& position, Side side) {
    const Board& board = position.board;
    return !(board.of(side, Kind::Headquarters) - board.captured()).isEmpty();
}

Position emptyPosition(const Options& options) {
    Position position;
    position.options = options;
    return position;
}

Position withPiece(Position position, Square square, std::optional<Piece> piece) {
    for (Squares* marks :
         {&position.done, &position.stirred, &position.arrived, &position.spawnedFrom, &position.entrenched})
        marks->remove(square);
    // What only follows from the board is found anew by completed().
    for (const Side side : sides)
        position.lostHeadquarters[indexOf(side)] =
            position.lostHeadquarters[indexOf(side)] && holdsOwnHeadquarters(position, side);
    if (!position.board.isEmpty(square))
        position.board.remove(square);
    if (piece)
        position.board.put(square, *piece);
    position.knights[square.index] = freshKnight(position, square);
    return position;
}

Position withSwap(Position position, Square first, Square second) {
    const std::optional<Piece> moved = position.board.at(first);
    const std::optional<Piece> other = position.board.at(second);
    return withPiece(withPiece(position, first, other), second, moved);
}

Position firstTurn(const Position& position) {
    Position first = emptyPosition(position.options);
    first.board = position.board;
    first.reinforcements = position.reinforcements;
    return completed(atTurn(first, 1, Side::Attacker), false);
}

Position atTurn(Position position, std::uint32_t turn, Side side) {
    position.knights = {};
    position.stirred = position.arrived = position.spawnedFrom = {};
    position.turn = turn;
    position.toMove = side;
    beginTurn(position);
    return position;
}

Position withActed(Position position, Square square, bool acted) {
    acted ? position.done.add(square) : position.done.remove(square);
    position.stirred.remove(square);
    return position;
}

Position withKnight(Position position, Square square, KnightTurn turn) {
    if (turn.stopped)
        turn.actionsLeft = 0;
    turn.steps = std::min<std::uint8_t>(turn.steps, knightActions - turn.actionsLeft);
    if (!turn.stepsBegan.isOnBoard() || distance(turn.stepsBegan, square) > turn.steps)
        turn.stepsBegan = square;
    position.knights[square.index] = turn;
    return withActed(position, square, turn.actionsLeft == 0);
}

Position withMoved(Position position, Square square, bool moved) {
    position = withActed(position, square, moved);
    if (moved) {
        position.stirred.add(square);
        position.entrenched.remove(square);
    }
    return position;
}

Position withArrived(Position position, Square square, bool arrived) {
    if (position.board.of(position.toMove, Kind::Knight).has(square))
        position.knights[square.index] =
            arrived ? KnightTurn{0, 0, square, false} : freshKnight(position, square);
    position = withActed(position, square, arrived);
    arrived ? position.arrived.add(square) : position.arrived.remove(square);
    return position;
}

Position completed(Position position, bool began) {
    position.spawning = position.spawning && !hasActed(position);
    if (!position.spawning)
        position.spawnedFrom = {};
    for (const Side side : sides) {
        const std::size_t index = indexOf(side);
        position.lostHeadquarters[index] =
            position.lostHeadquarters[index] || !holdsOwnHeadquarters(position, side);
        if (began)
            continue;
        const std::int64_t fighters = fightersOf(position, side);
        const std::int64_t most =
            exceeds(fighters, position.options.pieces) ? std::int64_t{position.options.pieces} : fighters;
        position.initialPieces[index] = static_cast<std::int32_t>(most);
        position.initialReinforcements[index] = position.reinforcements[index].total() + fighters - most;
    }
    return position;
}

Position settled(const Position& position) {
    const bool began = std::ranges::all_of(sides, [&](Side side) {
        const std::int32_t pieces = position.initialPieces[indexOf(side)];
        const std::int64_t units = position.initialReinforcements[indexOf(side)];
        const std::int64_t now = fightersOf(position, side) + position.reinforcements[indexOf(side)].total();
        return now <= pieces + units && !exceeds(pieces, position.options.pieces) &&
               !exceeds(units, position.options.reinforcements);
    });
    return completed(position, began);
}

std::vector<PositionProblem> problemsOf(const Position& position) {
    std::vector<PositionProblem> problems = wrongMarks(position);
    for (const Side side : sides)
        for (const PositionProblem& problem : SideCheck(position, side).run())
            problems.push_back(problem);
    if (problems.empty() && !hasAction(position))
        problems.push_back({position.toMove, refusal(Reason::NothingToDo)});
    return problems;
}

} // namespace sf::imperio
