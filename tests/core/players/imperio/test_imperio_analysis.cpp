// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/analysis.h"
#include "core/players/imperio/turn_cost.h"
#include "core/rules/imperio/record/record_reader.h"
#include "tests/core/players/imperio/sample_games.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

using namespace sf;
using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

/// A game of one player against itself, with its dice; `blunder` says what is played instead of its choice.
template<class Blunder>
Record recordedGame(std::uint64_t number, Level level, std::uint32_t turns, Blunder&& blunder) {
    dice::Philox random(3, number);
    Record record;
    for (Deployment& deployment : record.deployments)
        deployment = randomDeployment(record.options, random);
    Position position = start({record.options, record.deployments});
    while (!position.result && position.turn <= turns) {
        Limits limits;
        limits.nodes = 400;
        Action action = choose(position, {level, handWeights(), number}, limits).action;
        action = blunder(position, action, record.entries.size());
        const Outcome outcome = apply(position, action, random);
        const auto& applied = std::get<Applied>(outcome);
        record.entries.push_back({position.turn, position.toMove, action, diceOf(applied.events), {}});
        position = applied.position;
    }
    return record;
}

Record recordedGame(std::uint64_t number, Level level, std::uint32_t turns) {
    return recordedGame(number, level, turns,
                        [](const Position&, const Action& action, std::size_t) { return action; });
}

Position gameAfter(const Record& record, std::size_t entries) {
    Record part = record;
    part.entries.resize(entries);
    return std::get<Replay>(readRecord(recordText(part))).position;
}

/// A sample by default; packaging/campaigns/imperio-soak.sh takes many more.
int many(int sample) {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("SQUAREFRONT_ANALYSED_GAMES", &isNumber);
    return isNumber ? wanted : sample;
}

/// Mean, variance and number of values, one after the other.
class Spread {
public:
    void add(double value) {
        ++m_count;
        const double before = value - m_mean;
        m_mean += before / m_count;
        m_squares += before * (value - m_mean);
    }
    double mean() const { return m_mean; }
    double variance() const { return m_count > 1 ? m_squares / (m_count - 1) : 0; }
    double standardError() const { return std::sqrt(variance() / m_count); }

private:
    int m_count = 0;
    double m_mean = 0;
    double m_squares = 0;
};

/// The legal action that is worst for the side to move.
Action worst(const Position& position) {
    ActionList list;
    listLegal(position, list);
    Action found = endTurn();
    double least = 2;
    for (const Action& action : list) {
        const double value = action.act == Act::Resign ? 1 : number(actionValue(position, action));
        const double own = position.toMove == Side::Attacker ? value : 1 - value;
        if (action.act != Act::Resign && own < least) {
            least = own;
            found = action;
        }
    }
    return found;
}

} // namespace

/// Splits games into luck, skill and revision.
class TestImperioAnalysis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsAddUp_data();
    void partsAddUp();
    void valuesOfActionsAreExact();
    void actionsWithoutDiceHaveNoLuck();
    void resigningCostsWhatWasLeft();
    void plantedBlundersAreFound();
    void luckIsFair();
    void stopsAtOnce();
    void fractionsAreRead();
    void orderOfActionsGivesNothingUp();
    void aReportSaysWhatHintsSay();
};

void TestImperioAnalysis::partsAddUp_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("games");
    QTest::newRow("random") << 0 << 4;
    QTest::newRow("greedy") << 1 << 3;
}

void TestImperioAnalysis::partsAddUp() {
    QFETCH(int, level);
    QFETCH(int, games);
    for (int game = 0; game < games; ++game) {
        const Record record = recordedGame(static_cast<std::uint64_t>(game), static_cast<Level>(level), 4);
        const Analysis analysis = analyse(record);
        QCOMPARE(analysis.judgements.size(), record.entries.size());
        const Exact parts =
            analysis.luck[0] + analysis.luck[1] + analysis.skill[0] + analysis.skill[1] + analysis.revision;
        QVERIFY(analysis.end - analysis.start == parts);
        for (const Judgement& judgement : analysis.judgements)
            QVERIFY(judgement.cost() >= 0);
    }
}

void TestImperioAnalysis::valuesOfActionsAreExact() {
    // A footsoldier against a headquarters: 4 dice against 1 win with 7/7776 lost or tied left over.
    const char* text =
        "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\nOOOOOOOOO\nETTOSOOOO\n"
        "attacker deploys\nFOOOOOOOO\nHBBOOOOOO\nplay\n";
    Position position = std::get<Replay>(readRecord(text)).position;
    position.board.remove(squareAt(9, 2));
    position.board.remove(squareAt(9, 3));
    position.board.move(squareAt(1, 1), squareAt(8, 2));
    const Action attack = imperio::attack(squareAt(8, 2), squareAt(9, 1), Intention::Destroy);
    const dice::Odds& odds = imperio::odds(fightsOf(position, attack)[0].matchup);
    // The win ends the game; otherwise the attacker's only piece is gone, and the game is lost.
    QVERIFY(actionValue(position, attack) == Exact(odds.win, odds.total()));
}

void TestImperioAnalysis::actionsWithoutDiceHaveNoLuck() {
    const Analysis analysis = analyse(recordedGame(7, Level::Greedy, 3));
    bool hasLuck = false;
    for (const Judgement& judgement : analysis.judgements) {
        const bool throws = judgement.chosen.act == Act::Attack || judgement.chosen.act == Act::Shot;
        QVERIFY(throws || judgement.luck() == 0);
        hasLuck = hasLuck || judgement.luck() != 0;
    }
    QVERIFY(hasLuck);
}

void TestImperioAnalysis::resigningCostsWhatWasLeft() {
    const Record record =
        recordedGame(8, Level::Greedy, 3, [](const Position&, const Action& action, std::size_t entry) {
            return entry == 10 ? resign() : action;
        });
    const Analysis analysis = analyse(record);
    const Judgement& last = analysis.judgements.back();
    QCOMPARE(static_cast<int>(last.chosen.act), static_cast<int>(Act::Resign));
    QVERIFY(last.valueChosen == (last.side == Side::Attacker ? 0 : 1));
    QVERIFY(last.cost() > 0);
}

void TestImperioAnalysis::plantedBlundersAreFound() {
    int found = 0;
    int all = 0;
    const int games = many(8);
    for (int game = 0; game < games; ++game) {
        const std::size_t planted = 20 + static_cast<std::size_t>(game % 40);
        const Record record =
            recordedGame(static_cast<std::uint64_t>(game) + 50, Level::Greedy, 4,
                         [&](const Position& position, const Action& action, std::size_t entry) {
                             return entry == planted ? worst(position) : action;
                         });
        if (record.entries.size() <= planted)
            continue;
        ++all;
        for (const Judgement& judgement : analyse(record).costliest(record.entries[planted].side, 3))
            found += judgement.entry == planted;
    }
    qInfo("%d of %d planted blunders are among the three costliest decisions", found, all);
    QVERIFY(all > games / 2 && found * 10 >= all * 9 - 9);
}

/// Whole games of equal players: the parts add up exactly, luck evens out, and the result varies less without
/// it (how much less, and why not more: docs/imperio-players.md).
void TestImperioAnalysis::luckIsFair() {
    std::array<Spread, 2> luck;
    Spread result;
    Spread withoutLuck;
    const int games = many(6);
    const std::uint32_t turns = games > 100 ? 100 : 6;
    for (int game = 0; game < games; ++game) {
        const Analysis analysis =
            analyse(recordedGame(static_cast<std::uint64_t>(game) + 1000, Level::Greedy, turns));
        const Exact all = analysis.luck[0] + analysis.luck[1];
        QVERIFY(analysis.end - analysis.start ==
                all + analysis.skill[0] + analysis.skill[1] + analysis.revision);
        for (std::size_t side = 0; side < luck.size(); ++side)
            luck[side].add(number(analysis.luck[side]));
        result.add(number(analysis.end));
        withoutLuck.add(number(Exact(analysis.end - all)));
    }
    for (const Spread& side : luck) {
        qInfo("luck of a side %.4f, standard error %.4f, in %d games", side.mean(), side.standardError(),
              games);
        QVERIFY(std::abs(side.mean()) <= 4 * side.standardError());
    }
    const double share = withoutLuck.variance() / result.variance();
    qInfo("variance of the result %.4f, without luck %.4f, %.3f of it", result.variance(),
          withoutLuck.variance(), share);
    QVERIFY(share < 1);
}

void TestImperioAnalysis::stopsAtOnce() {
    std::stop_source source;
    source.request_stop();
    const Analysis analysis = analyse(recordedGame(9, Level::Random, 1), {}, source.get_token());
    QVERIFY(!analysis.isComplete);
    QVERIFY(analysis.judgements.empty());
}

void TestImperioAnalysis::fractionsAreRead() {
    QVERIFY(exactChance("3/8") == Exact(3, 8));
    QVERIFY(exactChance("010/020") == Exact(1, 2));
    QVERIFY(exactChance("0/1") == Exact(0));
    for (const char* wrong : {"", "/", "3", "3/", "/8", "9/8", "-1/2", "1/0", "0x1/2", " 1/2", "1/2/3"})
        QVERIFY2(!exactChance(wrong), wrong);
    QVERIFY(!exactChance("1/1" + std::string(1000, '0')));
}

void TestImperioAnalysis::orderOfActionsGivesNothingUp() {
    // The knight beside the archer should attack; the footsoldier far away may go first.
    const char* text = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\nposition\nOOOOHOOOO\nBOOOOOOOB\n"
                       "OOOOOOOOF\nOOOOKOOOO\nOOOORCOOO\nOOOOOOOOO\nOOOOOOOOO\nTOOOOOOOT\nOOOOEOOOO\nplay\n";
    const Position position = std::get<Replay>(readRecord(text)).position;
    const Action takes = attack(squareAt(4, 5), squareAt(5, 5));
    const std::vector<Action> plan = turnCost(position, takes, bestPlan(position)).plan;
    QVERIFY(!plan.empty());
    QCOMPARE(turnCost(position, plan.front(), bestPlan(position)).lost(), Value{0});
    QVERIFY(turnCost(position, endTurn(), bestPlan(position)).lost() > sureWin / 50);
    QVERIFY(turnCost(position, step(squareAt(3, 9), squareAt(4, 9)), bestPlan(position)).lost() <
            sureWin / 50);
    const std::vector<RatedAction> best = ratedActions(position);
    QVERIFY(best.front().action == takes);
    for (std::size_t at = 1; at < best.size(); ++at)
        QVERIFY(best[at].value <= best[at - 1].value);
}

/// What a report says of the costliest decisions of a whole game is what a hint and a warning said there.
void TestImperioAnalysis::aReportSaysWhatHintsSay() {
    const Record record = recordedGame(12, Level::Greedy, 200);
    QVERIFY(gameAfter(record, record.entries.size()).result);
    const Analysis analysis = report(record);
    int judged = 0;
    for (const Judgement& judgement : analysis.judgements) {
        if (!judgement.planned)
            continue;
        const Position position = gameAfter(record, judgement.entry);
        const Choice best = bestPlan(position);
        const TurnCost cost = turnCost(position, judgement.chosen, best);
        QVERIFY(judgement.better() == best.action);
        QVERIFY(judgement.planned->valueBest == exact(best.value));
        QVERIFY(judgement.cost() == exact(cost.lost()));
        ++judged;
    }
    QVERIFY2(judged >= 10, qPrintable(QString::number(judged)));
    for (const Side side : sides)
        for (const Judgement& judgement : analysis.costliest(side, 3))
            QVERIFY(judgement.planned);
}

template struct sf::test::Registered<TestImperioAnalysis>;
#include "test_imperio_analysis.moc"
