// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_players.h"
#include "core/document/io/canonical_json.h"
#include "core/post/block/seal.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/battle/scene.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/order.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/stack_state.h"
#include "filmed_posts.h"
#include "posted_data.h"
#include "tests/test_registry.h"
#include "verifier.h"

#include <QTest>

using namespace sf;
using namespace sf::post;
using namespace sf::post::test;

namespace {

const char* const unsealedOption = R"(, "houseRules": {"orders": "open", "undoDice": "allow"})";

/// A file of the row's version of the rules.
QByteArray olderData(const char* name) {
    QFETCH(const QString, version);
    return postedData(qPrintable(QStringLiteral("../rules-%1/%2").arg(version, QLatin1String(name))));
}

void addVersions() {
    QTest::addColumn<QString>("version");
    for (const char* version : {"1", "2"})
        QTest::newRow(version) << QString::fromLatin1(version);
}

/// A whole game by that version.
std::vector<Block> olderBlocks() {
    std::vector<Block> blocks;
    for (const ReadBlock& block : readBlocks(olderData("battle.sqpost").toStdString()).blocks)
        blocks.push_back(block.block);
    return blocks;
}

document::PostBattles olderBattles() {
    document::PostBattles battles;
    battles.add(loadedBattle(olderData("battle.sqf")));
    return battles;
}

CheckedGame checkedOlder(const document::PostBattles& battles, const std::vector<Block>& blocks) {
    std::vector<PostedBlock> posted;
    posted.reserve(blocks.size());
    for (const Block& block : blocks)
        posted.push_back({{block, hashOf(block), 1, 1}, 0});
    auto games = checkGames(posted, battles.rules());
    return std::move(games.front());
}

/// The game as far as its first blocks.
PostGame olderGame(const document::PostBattles& battles, std::size_t count) {
    const std::vector<Block> blocks = olderBlocks();
    PostGame game(blocks.front(), hashOf(blocks.front()), battles.rules()(blocks.front()));
    for (std::size_t i = 1; i < count; ++i)
        if (game.add(blocks[i], hashOf(blocks[i])))
            qFatal("block %d does not fit", static_cast<int>(i + 1));
    return game;
}

std::optional<GameFault> faultOf(const BattlePlayers& players) {
    const auto games = checkGames(players.posted(), players.battles().rules());
    return games.front().problems.empty() ? std::nullopt
                                          : std::optional(games.front().problems.front().problem.fault);
}

int roundsOf(const BattlePlayers& players) {
    return players.rules().battle().round.value_or(0);
}

/// The block signed off again after a change.
Block finished(Block block) {
    block.set(Field::Check, checkOf(hashOf(block)));
    return block;
}

} // namespace

/// Battles by Stack Management Mechanics by post: sealed orders against open ones.
class TestBattlePosts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeBattles_data();
    void wholeBattles();
    void roundsAreFilmed();
    void eventsLeadFromRoundToRound();
    void vectorStays();
    void olderGameHolds_data() { addVersions(); }
    void olderGameHolds();
    void olderGameHasItsDiceChecked_data() { addVersions(); }
    void olderGameHasItsDiceChecked();
    void olderGameHasItsChainAndSealsChecked_data() { addVersions(); }
    void olderGameHasItsChainAndSealsChecked();
    void nobodyPlaysOnByOlderRules_data() { addVersions(); }
    void nobodyPlaysOnByOlderRules();
    void badOrdersCountAsNone_data();
    void badOrdersCountAsNone();
    void ownBadOrdersAreRefused();
    void sealHidesOrders();
    void otherOrdersDontFitTheSeal();
    void plansDontBelongInBattles();
    void battleIsNeeded();
    void resigning();
    void keptOrdersCanBeReplaced();
    void keptOrdersCanBeWithdrawn();
    void ordersNameNoEdge();
    void nobodyOrdersStacksOfTheOther();
    void startsByPost_data();
    void startsByPost();
    void startIsTheSameAgain();
    void canonicalJson_data();
    void canonicalJson();
};

void TestBattlePosts::wholeBattles_data() {
    QTest::addColumn<QByteArray>("roles");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("the starter plays the first side") << QByteArray("starter") << QByteArray(zones);
    QTest::newRow("the answerer plays it") << QByteArray("answerer") << QByteArray(zones);
    QTest::newRow("without a deployment") << QByteArray("starter") << QByteArray();
    QTest::newRow("dice decide") << QByteArray("dice") << QByteArray();
}

void TestBattlePosts::wholeBattles() {
    QFETCH(const QByteArray, roles);
    QFETCH(const QByteArray, more);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        BattlePlayers players(seed, roles.constData(), more.constData());
        players.play(400);
        QVERIFY(players.game().end());
        QVERIFY(static_cast<int>(players.blocks().size()) <= 2 * roundsOf(players) + 4);
        QVERIFY(!faultOf(players));
        QCOMPARE(players.game().last().bytes(Field::Position), sha256(players.rules().document()));
        for (const Block& block : players.blocks()) {
            QVERIFY(!formFault(block));
            const ReadText read = readBlocks(blockText(block));
            QCOMPARE(read.blocks.size(), std::size_t{1});
            QVERIFY(read.blocks.front().block == block);
        }
        if (seed == 1)
            QVERIFY(isVerified(players.blocks()));
    }
}

/// The film of a round leads from the battle before to the battle after.
void TestBattlePosts::roundsAreFilmed() {
    int rounds = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        BattlePlayers players(seed, "starter", zones);
        QVERIFY(!document::filmOf(players.rules()));
        while (players.playOn()) {
            if (!players.rules().before())
                continue;
            QCOMPARE(filmProblem(players.rules()), QByteArray());
            ++rounds;
        }
    }
    QVERIFY(rounds > 5);
}

/// The last event of a round leads to where all stacks stand after it, and to what they have lost.
void TestBattlePosts::eventsLeadFromRoundToRound() {
    int rounds = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        BattlePlayers players(seed, "starter", zones);
        while (players.playOn()) {
            const BattlePostGame& rules = players.rules();
            if (!rules.before() || rules.lastEvents().empty())
                continue;
            ++rounds;
            const battle::Moments& moments = *rules.lastMoments();
            QCOMPARE(moments.count(), rules.lastEvents().size());
            QVERIFY(moments.at(0) == *rules.before());
            const battle::Battle shown = moments.at(moments.count());
            for (const battle::StackPointer& stack : rules.battle().stacks) {
                const battle::StackPointer seen = shown.stacks.find(stack->id);
                QVERIFY(seen);
                QCOMPARE(seen->hex, stack->hex);
                QCOMPARE(seen->facing, stack->facing);
                QCOMPARE(smm::stateOf(*seen).posture, smm::stateOf(*stack).posture);
                for (const battle::Unit& unit : *stack->units)
                    QCOMPARE(seen->find(unit.id)->hitsLeft, unit.hitsLeft);
                QCOMPARE(smm::conflictOf(shown, stack->id).has_value(),
                         smm::conflictOf(rules.battle(), stack->id).has_value());
            }
        }
    }
    QVERIFY(rounds > 20);
}

void TestBattlePosts::vectorStays() {
    QCOMPARE(QByteArray::fromStdString(wholeBattle()), postedData("battle.sqpost"));
    QCOMPARE(QByteArray::fromStdString(battleOfVector()), postedData("battle.sqf"));
    document::PostBattles battles;
    battles.add(loadedBattle(postedData("battle.sqf")));
    std::vector<Block> blocks;
    std::vector<PostedBlock> posted;
    for (const ReadBlock& block : readBlocks(postedData("battle.sqpost").toStdString()).blocks) {
        blocks.push_back(block.block);
        posted.push_back({block, 0});
    }
    const auto games = checkGames(posted, battles.rules());
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(games.front().problems.empty() && games.front().game->end());
    QVERIFY(isVerified(blocks));
}

/// Its positions follow older rules, which is no fault.
void TestBattlePosts::olderGameHolds() {
    const document::PostBattles battles = olderBattles();
    QFETCH(const QString, version);
    QCOMPARE(std::string(olderBlocks().front().value(Field::Rules)), version.toStdString());
    const CheckedGame checked = checkedOlder(battles, olderBlocks());
    QVERIFY(checked.problems.empty());
    QCOMPARE(checked.notes.size(), std::size_t{1});
    QCOMPARE(checked.notes.front().problem.fault, GameFault::OlderRules);
    QCOMPARE(checked.game->count(), static_cast<std::uint32_t>(olderBlocks().size()));
    QVERIFY(checked.game->end() && checked.game->end()->reason == EndReason::OlderRules);
    QVERIFY(isVerified(olderBlocks()));
}

void TestBattlePosts::olderGameHasItsDiceChecked() {
    const document::PostBattles battles = olderBattles();
    const std::vector<Block> blocks = olderBlocks();
    const auto listed = std::ranges::find_if(blocks, [](const Block& block) {
        return block.has(Field::Dice) && block.value(Field::Dice).starts_with("20-");
    });
    QVERIFY(listed != blocks.end());
    std::vector<Block> changed(blocks.begin(), std::next(listed));
    Block& last = changed.back();
    last.set(Field::Dice, last.value(Field::Dice).starts_with("20-19") ? "20-18" : "20-19");
    last = finished(last);
    const CheckedGame checked = checkedOlder(battles, changed);
    QCOMPARE(checked.problems.size(), std::size_t{1});
    QCOMPARE(checked.problems.front().problem.fault, GameFault::WrongDice);
    QVERIFY(!isVerified(changed));
}

void TestBattlePosts::olderGameHasItsChainAndSealsChecked() {
    const std::vector<Block> blocks = olderBlocks();
    const document::PostBattles battles = olderBattles();
    const auto faultAfter = [&](std::size_t number, Field field, const std::string& value) {
        PostGame game = olderGame(battles, number - 1);
        Block block = blocks[number - 1];
        block.set(field, value);
        block = finished(block);
        const auto problem = game.add(block, hashOf(block));
        return problem ? std::optional(problem->fault) : std::nullopt;
    };
    const std::string other(blocks[0].value(Field::Seal)); // 32 bytes
    QCOMPARE(faultAfter(4, Field::Opened, other), std::optional(GameFault::WrongSecret));
    QCOMPARE(faultAfter(4, Field::Seal, other), std::optional(GameFault::SealSeen));
    QVERIFY(faultAfter(4, Field::Previous, other).has_value());
    QVERIFY(!faultAfter(4, Field::Position, other)); // which today's rules don't know
}

void TestBattlePosts::nobodyPlaysOnByOlderRules() {
    const document::PostBattles battles = olderBattles();
    const PostGame game = olderGame(battles, 4);
    const auto made = replying(game, {document::battlePlanText({}), false, {}}, {});
    QCOMPARE(std::get<GameProblem>(made).fault, GameFault::OlderRules);
    QVERIFY(std::holds_alternative<Block>(replying(game, {{}, true, {}}, {})));
    BattlePlayers players(1, "starter");
    QCOMPARE(players.game().invitation().value(Field::Rules), std::string_view("3"));
}

void TestBattlePosts::badOrdersCountAsNone_data() {
    QTest::addColumn<QByteArray>("orders");
    const auto row = [](const char* name, const char* orders) { QTest::newRow(name) << QByteArray(orders); };
    row("not JSON", "attack!");
    row("in another layout", R"({"orders":{}, "actions":[]})");
    row("an unknown member", R"({"actions":[],"orders":{},"x":1})");
    row("a stack of the other side", R"({"actions":[],"orders":{"b":{"hold":true}}})");
    row("an unknown stack", R"({"actions":[],"orders":{"nobody":{"hold":true}}})");
    row("out of reach", R"({"actions":[],"orders":{"r":{"attack":"b"}}})");
    row("an action of referees",
        R"({"actions":[{"do":"removeUnits","stack":"b","units":["b1"]}],"orders":{}})");
    row("ending play", R"({"actions":[{"do":"endPlay"}],"orders":{}})");
    row("ready for the other", R"({"actions":[{"do":"ready","side":1}],"orders":{}})");
}

/// BAT-4
void TestBattlePosts::badOrdersCountAsNone() {
    QFETCH(const QByteArray, orders);
    BattlePlayers players(1, "starter");
    players.play(2);
    Block bad = std::get<Block>(players.make(document::battlePlanText({})));
    bad.set(Field::Orders, base32(orders.toStdString()));
    QVERIFY(!players.addForeign(finished(bad), {}));
    players.playOn();
    QVERIFY(!players.rules().counted(Writer::Starter));
    QVERIFY(players.rules().counted(Writer::Answerer));
    QCOMPARE(roundsOf(players), 1);
    QVERIFY(!faultOf(players));
}

void TestBattlePosts::ownBadOrdersAreRefused() {
    BattlePlayers players(1, "starter");
    players.play(2);
    const auto made = players.make(R"({"actions":[],"orders":{"b":{"hold":true}}})");
    QCOMPARE(std::get<GameProblem>(made).fault, GameFault::BadPlan);
}

void TestBattlePosts::sealHidesOrders() {
    BattlePlayers players(1, "starter");
    players.play(2);
    QVERIFY(!players.fresh(2).orders.empty());
    QVERIFY(!players.blocks()[1].has(Field::Orders));
    QVERIFY(players.blocks()[1].value(Field::Seal) ==
            base32(sealOf({players.game().id(), 2, Writer::Answerer}, players.fresh(2).secret,
                          players.fresh(2).orders)));
}

void TestBattlePosts::otherOrdersDontFitTheSeal() {
    BattlePlayers players(1, "starter");
    players.play(3);
    Block block = std::get<Block>(players.make(players.orders()));
    block.set(Field::Orders, base32(document::battlePlanText({})));
    QCOMPARE(players.addForeign(finished(block), {})->fault, GameFault::WrongSecret);
}

void TestBattlePosts::plansDontBelongInBattles() {
    BattlePlayers players(1, "starter");
    players.play(1);
    Block block = std::get<Block>(players.make(players.orders()));
    block.set(Field::Plan, "end");
    QVERIFY(!formFault(block));
    QCOMPARE(players.addForeign(finished(block), {})->fault, GameFault::BadPlan);
}

void TestBattlePosts::battleIsNeeded() {
    BattlePlayers players(1, "starter");
    players.play(6);
    const auto games = checkGames(players.posted());
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(!games.front().game);
    QCOMPARE(games.front().problems.size(), std::size_t{1});
    QCOMPARE(games.front().problems.front().problem.fault, GameFault::NoDocument);
}

void TestBattlePosts::resigning() {
    BattlePlayers players(1, "starter");
    players.play(5);
    Reply reply{{}, true, {}};
    const Block block = std::get<Block>(replying(players.game(), reply, {}));
    QVERIFY(!block.has(Field::Opened) && !block.has(Field::Position));
    QVERIFY(!players.addForeign(block, {}));
    QCOMPARE(players.game().end()->winner, Writer::Starter);
    QVERIFY(!faultOf(players) && isVerified(players.blocks()));
}

/// BAT-5: a journey of several rounds goes on unless the next orders say otherwise.
void TestBattlePosts::keptOrdersCanBeReplaced() {
    BattlePlayers players(1, "starter");
    players.play(2);
    players.add(R"({"actions":[],"orders":{"r":{"move":[2,7]}}})");
    players.add(document::battlePlanText({}));
    const battle::Battle next = players.rules().ordering(Writer::Starter);
    QVERIFY(!smm::ordersOf(next).empty());
    QCOMPARE(roundsOf(players), 1);
    players.add(R"({"actions":[],"orders":{"r":{"hold":true}}})");
    players.add(document::battlePlanText({}));
    QVERIFY(players.rules().counted(Writer::Starter));
    QVERIFY(smm::ordersOf(players.rules().ordering(Writer::Starter)).empty());
}

/// The plan has all that a stack is to do, so a rotation alone withdraws what it had kept.
void TestBattlePosts::keptOrdersCanBeWithdrawn() {
    BattlePlayers players(1, "starter");
    players.play(2);
    players.add(R"({"actions":[],"orders":{"r":{"move":[2,7]}}})");
    players.add(document::battlePlanText({}));
    const hex::Hex reached = players.rules().battle().stacks.find(battle::StackId("r"))->hex;
    players.add(R"({"actions":[],"orders":{"r":{"rotate":1}}})");
    players.add(document::battlePlanText({}));
    QVERIFY(players.rules().counted(Writer::Starter));
    QVERIFY(players.rules().battle().stacks.find(battle::StackId("r"))->hex == reached);
}

/// BAT-4: nobody is a referee.
void TestBattlePosts::ordersNameNoEdge() {
    BattlePlayers players(1, "starter");
    players.play(2);
    const auto made = players.make(R"({"actions":[],"orders":{"r":{"attack":"b","edge":"back"}}})");
    QCOMPARE(std::get<GameProblem>(made).fault, GameFault::BadPlan);
}

/// BAT-4: two sides that split off stacks of the same name can't give orders to each other's.
void TestBattlePosts::nobodyOrdersStacksOfTheOther() {
    BattlePlayers players(1, "starter");
    players.play(1);
    const char* own =
        R"({"actions":[{"do":"split","stack":"%1","units":["%2"],"newId":"x","newName":"X"}],"orders":{"x":{%3}}})";
    const auto split = [own](const char* stack, const char* unit, const char* order) {
        const QString text =
            QString::fromLatin1(own).arg(QLatin1String(stack), QLatin1String(unit), QLatin1String(order));
        const auto plan = document::readBattlePlan(text.toUtf8());
        if (const auto* error = std::get_if<document::LoadError>(&plan))
            qFatal("%s", qPrintable(error->text(QStringLiteral("plan"))));
        return document::battlePlanText(std::get<battle::SealedPlan>(plan));
    };
    players.add(split("c", "c2", R"("rotate":2)"));
    players.add(split("r", "r2", R"("rotate":1)"));
    players.playOn();
    const battle::StackPointer stack = players.rules().battle().stacks.find(battle::StackId("x"));
    QVERIFY(stack);
    QCOMPARE(stack->side, 0);
    const battle::StackPointer from = players.rules().battle().stacks.find(battle::StackId("r"));
    QCOMPARE((static_cast<int>(stack->facing) - static_cast<int>(from->facing) + 6) % 6, 1);
}

void TestBattlePosts::startsByPost_data() {
    using Why = StartProblem::Why;
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("why");
    const auto row = [](const char* name, const QByteArray& text, int why) {
        QTest::newRow(name) << text << why;
    };
    row("a board", battleText(), -1);
    row("open orders", battleText(unsealedOption), -1);
    row("a running battle", battleText(R"(, "play": {"phase": "orders", "round": 3})"), -1);
    row("multiplier combat", battleText(R"(, "rules": "multiplier")"), -1);
    row("three sides", battleText().replace("{\"name\": \"Blues\"}", "{\"name\": \"Blues\"}, {}"),
        static_cast<int>(Why::NotTwoSides));
    row("over",
        battleText(
            R"(, "play": {"phase": "over", "round": 3, "result": {"winners": [0], "by": "eliminate"}})"),
        static_cast<int>(Why::Over));
    row("nobody to fight", battleText().replace("\"side\": 1", "\"side\": 0"),
        static_cast<int>(Why::CantStart));
}

void TestBattlePosts::startsByPost() {
    QFETCH(const QByteArray, text);
    QFETCH(const int, why);
    const auto start = startByPost(loadedBattle(text));
    if (const auto* problem = std::get_if<StartProblem>(&start)) {
        QCOMPARE(static_cast<int>(problem->why), why);
        return;
    }
    QCOMPARE(why, -1);
    const auto& battle = std::get<battle::Battle>(start);
    QCOMPARE(isSealed(battle), battle.rules == RuleSystem::Smm);
    QVERIFY(smm::ordersOf(battle).empty() && battle.play->sealed.empty());
    QCOMPARE(battle.houseRules.at("undoDice"), std::string("\"never\""));
    QVERIFY(battle.seed.empty() && battle.history.empty());
}

/// The document that is sent begins the same game as the one that it was made from.
void TestBattlePosts::startIsTheSameAgain() {
    for (const char* more : {"", zones, unsealedOption, R"(, "play": {"phase": "orders", "round": 3})"}) {
        const auto start = std::get<battle::Battle>(startByPost(loadedBattle(battleText(more))));
        const QByteArray sent = document::battleJson(start);
        document::PostBattles battles;
        const Hash hash = std::get<Hash>(battles.add(loadedBattle(sent)));
        QCOMPARE(hash, sha256(document::battleCodec().document(start)));
    }
}

void TestBattlePosts::canonicalJson_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char* name, const char* json, const char* canonical) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(canonical);
    };
    row("sorted", R"({ "b": [1, 2.50, {}], "a": {"z": null, "y": true} })",
        R"({"a":{"y":true,"z":null},"b":[1,2.5,{}]})");
    row("strings", R"({"a": "\u0041\"\n\u00e9"})", "{\"a\":\"A\\\"\\n\xC3\xA9\"}");
    row("by bytes, not by UTF-16", "{\"\xF0\x90\x80\x80\": 1, \"\xEF\xBF\xBD\": 2}",
        "{\"\xEF\xBF\xBD\":2,\"\xF0\x90\x80\x80\":1}");
    row("escapes", R"({"a": "\b\f\r\t\u0001\/\u007f"})", "{\"a\":\"\\b\\f\\r\\t\\u0001/\x7f\"}");
    row("numbers", R"({"a": [-0, 1e3, 12.0, 0.1, 1e-7, 9223372036854775807, 9223372036854775808, 1.5e300]})",
        R"({"a":[0,1000,12,0.1,1e-07,9223372036854775807,9223372036854776000,1.5e+300]})");
    row("no object", "[1]", "");
    row("broken", "{", "");
}

void TestBattlePosts::canonicalJson() {
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, canonical);
    QCOMPARE(QByteArray::fromStdString(document::canonicalJson(json.toStdString())), canonical);
}

template struct sf::test::Registered<TestBattlePosts>;
#include "test_battle_posts.moc"
