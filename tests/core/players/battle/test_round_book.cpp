// SPDX-License-Identifier: GPL-3.0-or-later
// Battles played by the book end as if every round had been played, die by die.
#include "core/players/battle/commander.h"
#include "core/players/battle/round_book.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/dice/philox.h"
#include "core/rules/smm/odds/simulation.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

namespace sf::test {
namespace {

using namespace players;
using battle::PlayPhase;

constexpr int mostRounds = 12;

Stack company(const std::string& id, int count, hex::Hex hex, int side) {
    std::vector<Unit> units;
    for (int number = 0; number < count; ++number) {
        UnitMaker maker(id + std::to_string(number));
        units.push_back(maker.with(Number::Hits, 8)
                            .with(Number::Move, 4)
                            .with(Number::Attack, 5)
                            .with(Number::Defense, 3)
                            .with(Number::Damage, 4)
                            .with(Number::Resistance, 1));
    }
    return stackOf(id, units, hex, side);
}

/// Three in reach of each other, and one that has to come.
Battle smallBattle() {
    return battleOf({company("r1", 3, {3, 3}, 0), company("b1", 2, {3, 4}, 1), company("b2", 2, {4, 3}, 1),
                     company("r2", 2, {8, 3}, 0)});
}

/// The same with an offensive Warlord in front of whom the dice decide.
Battle ledBattle() {
    Battle battle = smallBattle();
    Stack led = *battle.stacks[0];
    UnitMaker warlord("w");
    led.units.edit().push_back(
        warlord.is(Flag::Warlord).with(Number::Hits, 10).with(Number::Move, 4).with(Number::Attack, 6));
    smm::setPosture(led, battle::Posture::Offensive);
    battle.stacks.replace(0, std::make_shared<const Stack>(std::move(led)));
    return battle;
}

Battle startOf(const Battle& battle) {
    return std::get<Battle>(asPlayed(battle));
}

bool goesOn(const Battle& battle) {
    return battle.play->phase != PlayPhase::Over && battle::roundNumber(battle) <= mostRounds;
}

/// The book leaves the figures of rounds out.
Battle withoutFigures(Battle battle) {
    battle::editPlay(battle).rounds.clear();
    battle::editPlay(battle).current.clear();
    return battle;
}

Battle playedByBook(RoundBook& book, const Policies& policies, dice::Source& dice) {
    std::optional<RoundBook::Place> place = RoundBook::start();
    Battle battle = book.battle(*place);
    while (place && goesOn(book.battle(*place))) {
        place = book.play(*place, dice, battle);
        if (place)
            battle = book.battle(*place);
    }
    while (goesOn(battle))
        playOn(battle, policies, dice);
    return withoutFigures(battle);
}

Battle playedOut(Battle battle, const Policies& policies, dice::Source& dice) {
    while (goesOn(battle))
        playOn(battle, policies, dice);
    return withoutFigures(battle);
}

class TestRoundBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAsPlayed_data();
    void endsAsPlayed();
    void playsEachRoundOnce();
};

void TestRoundBook::endsAsPlayed_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<int>("level"); // of the first side's commander; 0: attacks the nearest
    QTest::addColumn<int>("most");
    const int many = static_cast<int>(RoundBook::largest);
    QTest::newRow("nearest") << smallBattle() << 0 << many;
    QTest::newRow("commander") << smallBattle() << 1 << many;
    QTest::newRow("room for a few positions") << smallBattle() << 0 << 100;
    QTest::newRow("room for the start alone") << smallBattle() << 0 << 0;
    Battle sealed = smallBattle();
    sealed.houseRules["orders"] = "\"sealed\"";
    QTest::newRow("sealed orders") << sealed << 1 << many;
    Battle other = smallBattle();
    other.houseRules["attackDie"] = "6";
    other.houseRules["attackTarget"] = "4";
    QTest::newRow("other dice") << other << 0 << many;
    QTest::newRow("a Warlord that may be joined (SMM-17)") << ledBattle() << 0 << many;
    Battle limited = smallBattle();
    limited.scenario.edit().victory.push_back({battle::LastRound{2}});
    QTest::newRow("two rounds") << limited << 0 << many;
}

void TestRoundBook::endsAsPlayed() {
    QFETCH(Battle, battle);
    QFETCH(int, level);
    QFETCH(int, most);
    const Battle start = startOf(battle);
    const Policies policies{level == 0 ? nearestPolicy() : policyOf({level, 1}), nearestPolicy()};
    RoundBook book(start, policies, static_cast<std::size_t>(most));
    for (std::uint64_t number = 0; number < 60; ++number) {
        dice::Philox byBook(7, number % 40); // the last of them again
        dice::Philox byHand(7, number % 40);
        const Battle end = playedByBook(book, policies, byBook);
        QVERIFY(end == playedOut(start, policies, byHand));
        QCOMPARE(byBook.next64(), byHand.next64()); // as many dice were thrown
    }
}

/// Players are asked only where nobody has been yet.
void TestRoundBook::playsEachRoundOnce() {
    const Battle start = startOf(smallBattle());
    int asked = 0;
    const Policy counted = [&](const Battle& seen, int side) {
        ++asked;
        return nearestPolicy()(seen, side);
    };
    const Policies policies{counted, counted};
    RoundBook book(start, policies);
    dice::Philox first(7, 1);
    playedByBook(book, policies, first);
    QVERIFY(asked > 0);
    const int before = asked;
    dice::Philox again(7, 1);
    playedByBook(book, policies, again);
    QCOMPARE(asked, before);
}

} // namespace
} // namespace sf::test

template struct sf::test::Registered<sf::test::TestRoundBook>;
#include "test_round_book.moc"
