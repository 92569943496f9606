// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/post/post_attacks.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::post;
using namespace sf::post::test;

/// Every attack on games by post is refused, disputed, useless or named; honest games raise no alarm.
class TestPostAttacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacksFail();
    void grindingNoncesIsUseless();
    void grindingWinsNoGames();
};

void TestPostAttacks::attacksFail() {
    sf::dice::Philox random(20260101, 3);
    const int games = gamesToPlay(6);
    std::size_t honestBlocks = 0;
    const RulesMaker rules = imperioRules;
    Verdicts verdicts;
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const std::size_t length = 8 + static_cast<std::size_t>(random.below(14));
        Players players(seed);
        Players others(seed + 1'000'000);
        players.play(length);
        others.play(length);
        if (players.game().end())
            continue;
        honestBlocks += players.blocks().size();
        const auto checked = checkGames(posted(players.blocks()));
        QVERIFY(checked[0].problems.empty() && checked[0].notes.empty());
        for (const NamedAttack& attack : attacks)
            verdicts.attack(attack, Attacked(players, others, rules, random));
    }
    QVERIFY(honestBlocks > 0);
    QCOMPARE(verdicts.undetected(), 0);
    qInfo("%zu honest blocks without a false alarm", honestBlocks);
}

/// Of 16 nonces the cheat takes the one that throws best under a secret that it knows. Under the true secret
/// the dice are as ever: the mean of 3,000 dice is 3.5 within four standard deviations.
void TestPostAttacks::grindingNoncesIsUseless() {
    constexpr int trials = 3000;
    sf::dice::Philox random(7, 1);
    const auto anyHash = [&] { return sha256(std::to_string(random.next64())); };
    double sum = 0;
    double promised = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const Hash game = anyHash();
        const Secret known = anyHash();
        const Secret secret = anyHash();
        Hash best{};
        int most = 0;
        for (int nonce = 0; nonce < 16; ++nonce) {
            const Hash block = anyHash();
            if (const int value = DiceStream(known, game, 9, block).roll(6); value > most) {
                best = block;
                most = value;
            }
        }
        promised += most;
        sum += DiceStream(secret, game, 9, best).roll(6);
    }
    QVERIFY(promised / trials > 5.5);
    QVERIFY2(std::abs(sum / trials - 3.5) < 4 * 1.708 / std::sqrt(trials),
             qPrintable(QString::number(sum / trials)));
}

/// Whole games: 50 %, within 1 % or, of fewer than 40,000 games, within two standard deviations.
void TestPostAttacks::grindingWinsNoGames() {
    const int games = gamesToPlay(0);
    if (games == 0)
        QSKIP("packaging/campaigns/post-attacks.sh plays whole games against a cheat that grinds");
    GrindingMatch match(20260101);
    int played = 0;
    int won = 0;
    for (int game = 1; game <= games; ++game)
        if (const auto result = match.play(static_cast<std::uint64_t>(game) + 5'000'000)) {
            ++played;
            won += *result ? 1 : 0;
        }
    QVERIFY(played > games / 2);
    const double share = static_cast<double>(won) / played;
    const double allowed = std::max(0.01, 1 / std::sqrt(played));
    qInfo("the cheat won %d of %d games, %.2f %%, allowed 50 %% +- %.2f", won, played, 100 * share,
          100 * allowed);
    QVERIFY(std::abs(share - 0.5) <= allowed);
}

template struct sf::test::Registered<TestPostAttacks>;
#include "test_post_attacks.moc"
