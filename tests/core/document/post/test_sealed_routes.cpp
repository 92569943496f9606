// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/commander.h"
#include "core/players/battle/lab.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/odds/simulation.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/document/post/battle_players.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTest>

using namespace sf;
using namespace sf::post::test;

namespace routes {

const battle::SplitStack split{battle::StackId("a"), {battle::UnitId("a2")}, battle::StackId("n"), "New"};
const battle::MergeStacks merge{battle::StackId("a"), battle::StackId("b")};

/// Reds: "a" of two units, "b" beside it, "s", which screens the Front of "d", all sealed; Blues: "e".
battle::Battle screened() {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/sealed/screens.sqf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    return loadedBattle(file.readAll());
}

void act(battle::Battle& battle, const battle::Action& action) {
    if (battle::carryOut(battle, action, smm::system()))
        qFatal("refused");
}

/// Reds have split and merged in secret, and it is Blues' turn.
battle::Battle planned() {
    battle::Battle battle = screened();
    act(battle, split);
    act(battle, merge);
    return battle;
}

battle::Battle handedOver() {
    battle::Battle battle = planned();
    act(battle, battle::SayReady{0});
    return battle;
}

battle::Battle revealed() {
    battle::Battle battle = handedOver();
    act(battle, battle::SayReady{1});
    return battle;
}

QStringList stacksIn(const battle::Battle& battle) {
    QStringList ids;
    for (const battle::StackPointer& stack : battle.stacks)
        ids << QString::fromStdString(stack->id.text);
    return ids;
}

/// The split and the merge have been carried out, and nothing else has changed.
bool isAsPlanned(const battle::Battle& battle) {
    const battle::StackPointer screening = battle.stacks.find(battle::StackId("s"));
    return stacksIn(battle) == QStringLiteral("n b d s e").split(u' ') &&
           smm::stateOf(*screening).posture == battle::Posture::Screening &&
           smm::stateOf(*screening).screens ==
               battle::Screens(battle::ScreenedEdge{battle::StackId("d"), battle::Edge::Front});
}

players::Steps onlyReady(const battle::Battle& /*seen*/, int side) {
    return {battle::Action(battle::SayReady{side})};
}

players::Steps splitsAndMerges(const battle::Battle& /*seen*/, int side) {
    return {battle::Action(split), battle::Action(merge), battle::Action(battle::SayReady{side})};
}

} // namespace routes

using namespace routes;

/// One sealed split and merge on every way to the battle: the window's, the commander's, imagined ones, by
/// post.
class TestSealedRoutes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asPlanned_BAT4() {
        QVERIFY(isAsPlanned(planned()));
        QVERIFY(isAsPlanned(battle::asSeenBy(handedOver(), 0, smm::system())));
        QVERIFY(!isAsPlanned(battle::asSeenBy(handedOver(), 1, smm::system())));
    }
    void whenAllAreReady_BAT14() { QVERIFY(isAsPlanned(revealed())); }
    void backOnTheBoard_BAT1() {
        for (battle::Battle battle : {planned(), handedOver()}) {
            act(battle, battle::EndPlay{});
            QVERIFY(isAsPlanned(battle));
        }
    }
    void byWhoeverConcedesLast_BAT11() {
        battle::Battle battle = handedOver();
        act(battle, battle::Concede{1});
        QVERIFY(isAsPlanned(battle));
    }
    void byCommanders() {
        battle::Battle battle = screened();
        dice::Script none({});
        players::playOn(battle, {splitsAndMerges, onlyReady}, none);
        players::playOn(battle, {splitsAndMerges, onlyReady}, none);
        QVERIFY(isAsPlanned(battle));
    }
    /// Simulations get the same results as from the battle that everybody sees afterwards.
    void inSimulationsAndTheLab() {
        const auto simulated = [](const battle::Battle& battle) {
            smm::Plan plan;
            plan.first = smm::ordersOf(battle);
            return smm::simulate(battle, plan, {.battles = 400, .seed = 1, .threads = 1});
        };
        battle::Battle unscreened = revealed();
        battle::Stack neutral = *unscreened.stacks.find(battle::StackId("s"));
        smm::setScreens(neutral, {});
        unscreened.stacks.replace(unscreened.stacks.position(neutral.id),
                                  std::make_shared<const battle::Stack>(neutral));
        QVERIFY(!(simulated(unscreened) == simulated(revealed()))); // it matters
        QVERIFY(simulated(handedOver()) == simulated(revealed()));
        // In the next round of each of the lab's battles.
        bool isKept = true;
        int seen = 0;
        const auto watch = [&](const battle::Battle& battle, int side) {
            const battle::StackPointer screening = battle.stacks.find(battle::StackId("s"));
            const battle::StackPointer screened = battle.stacks.find(battle::StackId("d"));
            if (side == 0 && battle::roundNumber(battle) == 2 && screening->isAlive() &&
                screened->isAlive()) {
                isKept = isKept && !std::holds_alternative<std::monostate>(smm::stateOf(*screening).screens);
                ++seen;
            }
            return onlyReady(battle, side);
        };
        players::playLab({handedOver()}, players::Policies(2, watch), {.battles = 40, .width = 0, .seed = 1});
        QVERIFY(seen > 5); // the lab plays equal battles once
        QVERIFY(isKept);
    }
    void byPost() {
        battle::Battle start = screened();
        act(start, battle::EndPlay{});
        BattlePlayers players(1, "starter", start);
        smm::Order attack;
        attack.attack = battle::StackId("d");
        battle::SealedPlan blues;
        smm::setOrders(blues.plans, {{battle::StackId("e"), attack}});
        battle::SealedPlan reds;
        reds.actions = {split, merge};
        players.add(document::battlePlanText(blues));
        players.add(document::battlePlanText(reds));
        players.playOn();
        QCOMPARE(players.rules().battle().round.value_or(0), 1);
        QVERIFY(isAsPlanned(players.rules().battle()));
        const auto& events = players.rules().lastEvents();
        const auto hit = std::ranges::find_if(events, [](const battle::Event& event) {
            return event.stack == battle::StackId("e") && !event.dice.empty();
        });
        QVERIFY(hit != events.end());
        QCOMPARE(hit->needed, std::int64_t{11}); // SMM-22: DP 3 + 2
    }
};

template struct sf::test::Registered<TestSealedRoutes>;
#include "test_sealed_routes.moc"
