// SPDX-License-Identifier: GPL-3.0-or-later
#include "multiplier_players.h"
#include "tests/core/post/post_attacks.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::post;
using namespace sf::post::test;

/// Every attack on battles by post is refused, disputed, useless or named; honest battles raise no alarm.
class TestBattleAttacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacksOnSealedOrdersFail();
    void attacksOnTurnsFail();
};

namespace {

struct Attacks {
    Verdicts verdicts;
    std::size_t honestBlocks = 0;
    int alarms = 0;
};

/// Attacks games in which `make(seed)` are the players.
template<class Make>
Attacks attackGames(const Make& make, std::span<const NamedAttack> more) {
    Attacks outcome;
    sf::dice::Philox random(20260101, 4);
    for (int game = 1; game <= gamesToPlay(6); ++game) {
        const std::size_t length = 7 + static_cast<std::size_t>(random.below(8));
        auto players = make(static_cast<std::uint64_t>(game));
        auto others = make(static_cast<std::uint64_t>(game) + 1'000'000);
        players.play(length);
        others.play(length);
        if (players.game().end())
            continue;
        const RulesMaker rules = players.battles().rules();
        const auto checked = checkGames(posted(players.blocks()), rules);
        outcome.honestBlocks += players.blocks().size();
        outcome.alarms += static_cast<int>(checked[0].problems.size() + checked[0].notes.size());
        for (const NamedAttack& attack : attacks)
            outcome.verdicts.attack(attack, Attacked(players, others, rules, random));
        for (const NamedAttack& attack : more)
            outcome.verdicts.attack(attack, Attacked(players, others, rules, random));
    }
    return outcome;
}

} // namespace

/// By Stack Management Mechanics the answerer seals orders, and the starter orders openly.
void TestBattleAttacks::attacksOnSealedOrdersFail() {
    const Attacks outcome = attackGames([](std::uint64_t seed) { return BattlePlayers(seed, "dice", zones); },
                                        std::array{otherOrders});
    QVERIFY(outcome.honestBlocks > 0);
    QCOMPARE(outcome.alarms, 0);
    QCOMPARE(outcome.verdicts.undetected(), 0);
    qInfo("%zu honest blocks without a false alarm", outcome.honestBlocks);
}

/// In multiplier combat each block has a turn.
void TestBattleAttacks::attacksOnTurnsFail() {
    const Attacks outcome = attackGames([](std::uint64_t seed) { return MultiplierPlayers(seed, "dice"); },
                                        std::span<const NamedAttack>());
    QVERIFY(outcome.honestBlocks > 0);
    QCOMPARE(outcome.alarms, 0);
    QCOMPARE(outcome.verdicts.undetected(), 0);
    qInfo("%zu honest blocks without a false alarm", outcome.honestBlocks);
}

template struct sf::test::Registered<TestBattleAttacks>;
#include "test_battle_attacks.moc"
