// SPDX-License-Identifier: GPL-3.0-or-later
#include "filmed_posts.h"
#include "multiplier_players.h"
#include "posted_data.h"
#include "tests/test_registry.h"
#include "verifier.h"

#include <QTest>

using namespace sf;
using namespace sf::post;
using namespace sf::post::test;

namespace {

/// "r" and "b" in one hex, each of one unit of 3 hits, and the far "c".
QByteArray duelText(int ownAttack, int enemyAttack) {
    return QStringLiteral(R"({"squarefront": 1, "kind": "battle", "rules": "multiplier", "sides": [{}, {}],
 "map": {"columns": 9, "rows": 8}, "stacks": [
 {"id": "r", "side": 0, "hex": [2, 2], "units": [{"id": "r1", "hits": 3, "move": 4, "attack": %1}]},
 {"id": "b", "side": 1, "hex": [2, 2], "units": [{"id": "b1", "hits": 3, "attack": %2}]},
 {"id": "c", "side": 1, "hex": [6, 6], "units": [{"id": "c1", "hits": 9}, {"id": "c2", "hits": 9}]}]})")
        .arg(QString::number(ownAttack), QString::number(enemyAttack))
        .toUtf8();
}

battle::Battle begun(const QByteArray& text) {
    return std::get<battle::Battle>(startByPost(loadedBattle(text)));
}

TurnDone carriedOut(const battle::Battle& battle, const char* plan) {
    dice::Philox dice(7, 1);
    return carryOutTurn(battle, battle, *readPlan(document::planFromTyped(QString::fromLatin1(plan))), dice);
}

std::vector<ItemFate> fatesOf(const TurnDone& done) {
    std::vector<ItemFate> fates;
    for (const TurnReport& report : done.items)
        fates.push_back(report.fate);
    return fates;
}

std::optional<GameFault> faultOf(const MultiplierPlayers& players) {
    const auto games = checkGames(players.posted(), players.battles().rules());
    return games.front().problems.empty() ? std::nullopt
                                          : std::optional(games.front().problems.front().problem.fault);
}

} // namespace

/// Multiplier combat by post: plans with conditions.
class TestMultiplierPosts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notation_data();
    void notation();
    void results_data();
    void results();
    void conditions();
    void illegalActionsAreSkipped();
    void nothingAfterTheEnd();
    void deploymentTakesOneBlockEach();
    void wholeGames_data();
    void wholeGames();
    void turnsAreFilmed();
    void vectorStays();
    void badPlans_data();
    void badPlans();
    void resigning();
    void otherKindHasNoRules();
    void editedBlocksAreRefused();
};

void TestMultiplierPosts::notation_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("written"); // empty: invalid
    const auto row = [](const char* typed, const char* written) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(written);
    };
    row("S1-C5R2", "S1-C5R2");
    row("s1-c12r0", "S1-C12R0");
    row("S1xS3", "S1xS3");
    row("s1XS4u2", "S1xS4U2");
    row("S1xS3-C2R3", "S1xS3-C2R3");
    row("S1xS4U1-C2R3", "S1xS4U1-C2R3");
    row("end", "end");
    row("END", "end");
    row("S0xS3", "");
    row("S01xS3", "");
    row("S1xS5", "");
    row("S1xS4U3", "");
    row("S1xS3U", "");
    row("S1", "");
    row("S1-C5", "");
    row("S1--C5R2", "");
    row("S1-C-5R2", "");
    row("S1-C5R2S2", "");
    row("R8C4-R7C4", "");
    row("S99999999999-C1R1", "");
}

void TestMultiplierPosts::notation() {
    QFETCH(const QString, typed);
    QFETCH(const QString, written);
    const battle::Battle start = begun(battleText(multiplierRules));
    const auto step = readTurnStep(canonicalPlan(typed.toStdString()), start);
    QCOMPARE(step.has_value(), !written.isEmpty());
    if (step)
        QCOMPARE(QString::fromStdString(turnStepText(*step, start)), written);
}

void TestMultiplierPosts::results_data() {
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("enemy");
    QTest::addColumn<FightResult>("result");
    QTest::newRow("only the enemy is wiped out") << 90 << 0 << FightResult::Won;
    QTest::newRow("only one's own is wiped out") << 0 << 90 << FightResult::Lost;
    QTest::newRow("both are wiped out") << 90 << 90 << FightResult::Tied;
    QTest::newRow("nobody is wiped out") << 0 << 0 << FightResult::Tied;
}

void TestMultiplierPosts::results() {
    QFETCH(const int, own);
    QFETCH(const int, enemy);
    QFETCH(const FightResult, result);
    const TurnDone done = carriedOut(begun(duelText(own, enemy)), "S1xS2");
    QCOMPARE(done.fights.front(), std::optional(result));
    QVERIFY(!done.course.events.empty());
}

void TestMultiplierPosts::conditions() {
    const auto fates = fatesOf(
        carriedOut(begun(duelText(90, 0)), "S1xS2, S1-C3R2 if 1 lost, S1-C2R3 if 1 won, end if 1 tied"));
    QCOMPARE(fates, (std::vector{ItemFate::Done, ItemFate::Unmet, ItemFate::Done, ItemFate::Unmet}));
}

void TestMultiplierPosts::illegalActionsAreSkipped() {
    const TurnDone done =
        carriedOut(begun(duelText(0, 0)), "S1xS3, S2-C3R3, S1-C8R7, S1xS2, S1xS2, S1-C2R3 if 1 won");
    using enum ItemFate;
    QCOMPARE(fatesOf(done), (std::vector{Refused, Refused, Refused, Done, Refused, Unmet}));
    QVERIFY(std::holds_alternative<multiplier::Refusal>(done.items[0].refusal));
    QVERIFY(std::holds_alternative<battle::Refusal>(done.items[2].refusal));
    QCOMPARE(sideToAct(done.battle), std::optional(1));
}

void TestMultiplierPosts::nothingAfterTheEnd() {
    const TurnDone done = carriedOut(begun(duelText(0, 0)), "end, S1xS2, end");
    QCOMPARE(fatesOf(done), (std::vector{ItemFate::Done, ItemFate::TurnOver, ItemFate::TurnOver}));
    QCOMPARE(sideToAct(done.battle), std::optional(1));
}

/// BAT-3
void TestMultiplierPosts::deploymentTakesOneBlockEach() {
    MultiplierPlayers players(1, "starter", multiplierZones);
    players.add("");
    players.add("S1-C4R2, S2-C8R7, S3-C6R5");
    players.add("");
    QCOMPARE(players.rules().lastItems().size(), std::size_t{3});
    QCOMPARE(players.rules().lastItems()[0].fate, ItemFate::Done);
    QCOMPARE(players.rules().lastItems()[2].fate, ItemFate::Refused);
    QCOMPARE(players.rules().battle().stacks.find(battle::StackId("r"))->hex, (hex::Hex{4, 2}));
    QVERIFY(players.rules().battle().play->phase == battle::PlayPhase::Deployment);
    players.add("S1-C4R3");
    players.add("");
    QVERIFY(players.rules().battle().play->phase == battle::PlayPhase::Turns);
    QCOMPARE(players.rules().battle().stacks.find(battle::StackId("r"))->hex, (hex::Hex{4, 3}));
}

void TestMultiplierPosts::wholeGames_data() {
    QTest::addColumn<QByteArray>("roles");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("the starter plays the first side") << QByteArray("starter") << QByteArray(multiplierRules);
    QTest::newRow("the answerer plays it") << QByteArray("answerer") << QByteArray(multiplierRules);
    QTest::newRow("dice decide") << QByteArray("dice") << QByteArray(multiplierRules);
    QTest::newRow("with a deployment") << QByteArray("starter") << QByteArray(multiplierZones);
}

void TestMultiplierPosts::wholeGames() {
    QFETCH(const QByteArray, roles);
    QFETCH(const QByteArray, more);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        MultiplierPlayers players(seed, roles.constData(), more.constData());
        players.play(400);
        QVERIFY(players.game().end());
        // Turns + 7: a round is two turns.
        const int turns = 2 * players.rules().battle().round.value_or(0);
        QVERIFY(static_cast<int>(players.blocks().size()) <= turns + 7);
        QVERIFY(!faultOf(players));
        QCOMPARE(players.game().last().bytes(Field::Position), sha256(players.rules().document()));
        if (seed == 1)
            QVERIFY(isVerified(players.blocks()));
        for (const Block& block : players.blocks()) {
            QVERIFY(!formFault(block));
            const ReadText read = readBlocks(blockText(block));
            QCOMPARE(read.blocks.size(), std::size_t{1});
            QVERIFY(read.blocks.front().block == block);
        }
    }
}

/// The film of a turn leads from the battle before to the battle after.
void TestMultiplierPosts::turnsAreFilmed() {
    MultiplierPlayers players(1, "starter");
    QVERIFY(!document::filmOf(players.rules()));
    int turns = 0;
    while (players.playOn()) {
        if (!players.rules().before() || players.rules().lastPlan().empty())
            continue;
        QCOMPARE(filmProblem(players.rules()), QByteArray());
        ++turns;
    }
    QVERIFY(turns > 3);
}

void TestMultiplierPosts::vectorStays() {
    QCOMPARE(QByteArray::fromStdString(wholeMultiplierGame()), postedData("multiplier.sqpost"));
    QCOMPARE(QByteArray::fromStdString(battleOfMultiplierVector()), postedData("multiplier.sqf"));
    document::PostBattles battles;
    battles.add(loadedBattle(postedData("multiplier.sqf")));
    std::vector<Block> blocks;
    std::vector<PostedBlock> posted;
    for (const ReadBlock& block : readBlocks(postedData("multiplier.sqpost").toStdString()).blocks) {
        blocks.push_back(block.block);
        posted.push_back({block, 0});
    }
    const auto games = checkGames(posted, battles.rules());
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(games.front().problems.empty() && games.front().game->end());
    QVERIFY(isVerified(blocks));
}

void TestMultiplierPosts::badPlans_data() {
    QTest::addColumn<QByteArray>("plan");
    QTest::addColumn<int>("action");
    const auto row = [](const char* plan, int action) { QTest::newRow(plan) << QByteArray(plan) << action; };
    row("S1xS9", 1);
    row("end,R4C5xR3C5", 2);
    row("S1-C3R3,S1xS3if1won", 2);
    row("S1xS3,S2xS3if1won,S2-C1R1if2won,end if3won", 4);
}

void TestMultiplierPosts::badPlans() {
    QFETCH(const QByteArray, plan);
    QFETCH(const int, action);
    MultiplierPlayers players(1, "answerer");
    const auto made = players.make(plan.toStdString());
    const auto* problem = std::get_if<GameProblem>(&made);
    QVERIFY(problem);
    QCOMPARE(problem->fault, GameFault::BadPlan);
    QCOMPARE(static_cast<int>(problem->plan->action), action);
    players.add("");
    QVERIFY(std::get<GameProblem>(MultiplierPlayers(1, "starter").make("end")).plan->mustBeEmpty);
}

void TestMultiplierPosts::resigning() {
    MultiplierPlayers players(1, "starter");
    players.play(5);
    QVERIFY(!players.addForeign(std::get<Block>(players.make({}, true))));
    QCOMPARE(players.game().end()->winner, Writer::Starter);
    QCOMPARE(players.game().end()->reason, EndReason::Resigned);
    QVERIFY(!faultOf(players));
}

void TestMultiplierPosts::otherKindHasNoRules() {
    MultiplierPlayers players(1, "starter");
    Block block = players.blocks().front();
    block.set(Field::Kind, "smm");
    QVERIFY(!players.battles().rules()(block));
}

void TestMultiplierPosts::editedBlocksAreRefused() {
    MultiplierPlayers players(2, "starter");
    players.play(6);
    const Block next = std::get<Block>(players.make(players.plan()));
    const auto faultWith = [&](Field field, const std::string& value) {
        Block block = next;
        block.set(field, value);
        PostGame copy(players.game());
        const auto problem = copy.add(block, hashOf(block));
        return problem ? std::optional(problem->fault) : std::nullopt;
    };
    QCOMPARE(faultWith(Field::Time, "1"), std::nullopt);
    QCOMPARE(faultWith(Field::Opened, base32(Secret{})), std::optional(GameFault::WrongSecret));
    QCOMPARE(faultWith(Field::Position, base32(Hash{})), std::optional(GameFault::WrongPosition));
    QCOMPARE(faultWith(Field::Dice, "1,1,1,1,1,1,1"), std::optional(GameFault::WrongDice));
    QCOMPARE(faultWith(Field::Seal, std::string(players.blocks()[0].value(Field::Seal))),
             std::optional(GameFault::SealSeen));
    QCOMPARE(faultWith(Field::Orders, base32("{}")), std::optional(GameFault::BadPlan));
}

template struct sf::test::Registered<TestMultiplierPosts>;
#include "test_multiplier_posts.moc"
