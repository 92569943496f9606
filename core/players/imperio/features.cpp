// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/features.h"

#include "core/rules/imperio/board/geometry.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr int stepsBeforeAttack = 3;

constexpr std::array<std::string_view, featureCount> names{
    "knights",
    "archers",
    "pikemen",
    "footsoldiers",
    "knightsInReserve",
    "archersInReserve",
    "pikemenInReserve",
    "footsoldiersInReserve",
    "headquarters",
    "bases",
    "capturedBases",
    "onlyOneBase",
    "onlyTwoBases",
    "entrenched",
    "onlyOneFighter",
    "upToThreeFighters",
    "besideEnemyBase",
    "twoFromEnemyBase",
    "threeFromEnemyBase",
    "fourFromEnemyBase",
    "fiveFromEnemyBase",
    "sixFromEnemyBase",
    "sevenFromEnemyBase",
    "eightFromEnemyBase",
    "besideOwnBase",
    "knightUnderAttack",
    "archerUnderAttack",
    "pikemanUnderAttack",
    "footsoldierUnderAttack",
    "pieceInReachOfKnight",
    "footsoldierInReachOfKnight",
    "pieceUnderFire",
    "footsoldierUnderFire",
    "baseUnderAttack",
    "baseInReachOfKnight",
    "knightUnderAttackLater",
    "archerUnderAttackLater",
    "pikemanUnderAttackLater",
    "footsoldierUnderAttackLater",
    "pieceInReachOfKnightLater",
    "footsoldierInReachOfKnightLater",
    "pieceUnderFireLater",
    "footsoldierUnderFireLater",
    "baseUnderAttackLater",
    "baseInReachOfKnightLater",
};

/// The squares two ahead of each member, for a side's pikemen.
Squares twoAhead(Squares pikemen, Side side) {
    constexpr int two = 2 * boardSize;
    const Bits bits = side == Side::Attacker ? pikemen.bits() << two : pikemen.bits() >> two;
    return Squares(bits) & Squares::all();
}

/// What the pieces of one side attack.
struct Reach {
    Squares pikes; ///< including the zones of its pikemen (IMP-15)
    Squares feet;
    Squares knights;
    Squares fire;
};

Squares knightReach(const Position& position, Side side, Squares enemyPikes) {
    Squares ground = position.board.of(side, Kind::Knight);
    if (ground.isEmpty())
        return {};
    const Squares open = position.board.empty() - enemyPikes;
    for (int step = 0; step < stepsBeforeAttack; ++step)
        ground |= grown(ground) & open;
    return grown(ground);
}

Squares fireReach(const Position& position, Side side, Squares enemyFeet) {
    Squares star;
    for (const Square archer : position.board.of(side, Kind::Archer))
        star |= shotStar(archer);
    return star & (position.board.of(enemyOf(side), Kind::Footsoldier) | (Squares::all() - enemyFeet));
}

std::array<Reach, 2> reachOf(const Position& position) {
    std::array<Reach, 2> reach;
    for (const Side side : sides) {
        const Squares pikemen = position.board.of(side, Kind::Pikeman);
        reach[indexOf(side)].pikes = grown(pikemen) | twoAhead(pikemen, side);
        reach[indexOf(side)].feet = grown(position.board.of(side, Kind::Footsoldier));
    }
    for (const Side side : sides) {
        const Reach& enemy = reach[indexOf(enemyOf(side))];
        reach[indexOf(side)].knights = knightReach(position, side, enemy.pikes);
        reach[indexOf(side)].fire = fireReach(position, side, enemy.feet);
    }
    return reach;
}

/// Adds up the features of one side, then those of the other; the defender's are negative.
class Counting {
public:
    Counting(const Position& position, Side next)
        : m_reach(reachOf(position)), m_position(position), m_board(position.board), m_next(next) {}

    void count(Side side, int sign) {
        m_sign = sign;
        m_side = side;
        countPieces();
        countBases();
        countDistances();
        countThreats();
    }
    const Features& features() const { return m_features; }

private:
    void add(std::size_t feature, int count) {
        m_features[feature] = static_cast<std::int16_t>(m_features[feature] + m_sign * count);
    }
    void add(Feature feature, int count) { add(indexOf(feature), count); }
    void addThreat(Feature feature, Squares squares) {
        if (squares)
            add(indexOf(feature) + (m_next == m_side ? threatCount : 0), squares.count());
    }

    void countPieces() {
        constexpr std::int32_t enough = 1000;
        int fighters = 0;
        for (const Kind kind : fightingKinds) {
            const int count = m_board.of(m_side, kind).count();
            fighters += count;
            add(imperio::indexOf(kind), count);
            add(indexOf(Feature::KnightsInReserve) + imperio::indexOf(kind),
                std::min(m_position.reinforcements[imperio::indexOf(m_side)].of(kind), enough));
        }
        add(Feature::OnlyOneFighter, fighters == 1);
        add(Feature::UpToThreeFighters, fighters <= 3);
        Squares entrenched = m_position.entrenched;
        if (m_side == m_position.toMove)
            entrenched |= m_board.of(Kind::Pikeman) - m_position.stirred;
        add(Feature::Entrenched, (entrenched & m_board.of(m_side)).count());
    }

    void countBases() {
        const Squares bases = m_board.bases(m_side);
        const int count = bases.count();
        const int captured = (bases & m_board.captured()).count();
        const int headquarters = ((bases & m_board.of(Kind::Headquarters)) - m_board.captured()).count();
        add(Feature::CapturedBases, captured);
        add(Feature::Headquarters, headquarters);
        add(Feature::Bases, count - captured - headquarters);
        add(Feature::OnlyOneBase, count == 1);
        add(Feature::OnlyTwoBases, count == 2);
    }

    void countDistances() {
        const Squares fighters = m_board.fighting(m_side);
        Squares near = m_board.bases(enemyOf(m_side));
        Squares left = fighters;
        for (std::size_t ring = indexOf(Feature::BesideEnemyBase);
             ring <= indexOf(Feature::EightFromEnemyBase) && left; ++ring) {
            near = grown(near);
            if (const Squares here = left & near)
                add(ring, here.count());
            left -= near;
        }
        add(Feature::BesideOwnBase, (fighters & grown(m_board.bases(m_side))).count());
    }

    void countThreats() {
        const Reach& enemy = m_reach[imperio::indexOf(enemyOf(m_side))];
        const Squares own = m_board.of(m_side);
        const Squares feet = own & m_board.of(Kind::Footsoldier);
        const Squares bases = own & m_board.allBases();
        const Squares onFoot = enemy.pikes | enemy.feet;
        for (const Kind kind : fightingKinds)
            addThreat(static_cast<Feature>(indexOf(Feature::KnightUnderAttack) + imperio::indexOf(kind)),
                      own & m_board.of(kind) & onFoot);
        const Squares ridden = own & enemy.knights;
        addThreat(Feature::PieceInReachOfKnight, ridden - feet - bases - m_board.of(Kind::Pikeman));
        addThreat(Feature::FootsoldierInReachOfKnight, ridden & feet);
        addThreat(Feature::PieceUnderFire, (own & enemy.fire) - feet - bases);
        addThreat(Feature::FootsoldierUnderFire, feet & enemy.fire);
        addThreat(Feature::BaseUnderAttack, bases & onFoot);
        addThreat(Feature::BaseInReachOfKnight, bases & enemy.knights);
    }

    std::array<Reach, 2> m_reach;
    const Position& m_position;
    const Board& m_board;
    int m_sign = 1;
    Features m_features{};
    Side m_next;
    Side m_side = Side::Attacker;
};

} // namespace

Features featuresOf(const Position& position, Side next) {
    Counting counting(position, next);
    counting.count(Side::Attacker, 1);
    counting.count(Side::Defender, -1);
    return counting.features();
}

Features featuresOf(const Position& position, Side next, Side side) {
    Counting counting(position, next);
    counting.count(side, 1);
    return counting.features();
}

std::string_view featureName(std::size_t feature) {
    return names[feature];
}

} // namespace sf::imperio
