// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

Deployment deployed(const char* first, const char* second, const std::array<std::int32_t, 4>& reserve = {},
                    Side side = Side::Defender) {
    Deployment deployment;
    readRowOf(first, side, 0, deployment);
    readRowOf(second, side, 1, deployment);
    deployment.reinforcements.counts = reserve;
    return deployment;
}

Alteration replace(const char* square, Kind from, Kind to) {
    return {Alter::Replace, at(square), nowhere, from, to};
}
Alteration swap(const char* from, const char* to) {
    return {Alter::MoveOrSwap, at(from), at(to), Kind::Knight, Kind::Knight};
}
Alteration add(Kind kind, const char* square) {
    return {Alter::Add, at(square), nowhere, kind, Kind::Knight};
}
Alteration take(const char* square) {
    return {Alter::Remove, at(square), nowhere, Kind::Knight, Kind::Knight};
}
Alteration reserve(Alter alter, Kind kind, Kind newKind = Kind::Knight) {
    return {alter, nowhere, nowhere, kind, newKind};
}

/// Alterations of "TSEOOMCOT" over nine open squares with one knight in reserve, and how many of them count.
struct Count {
    const char* name;
    std::vector<Alteration> alterations;
    int counted;
    int last;
};

const std::vector<Count>& counts() {
    using enum Kind;
    static const std::vector<Count> table{
        {"each counts", {swap("R8C2", "R8C4"), add(Archer, "R9C1"), replace("R8C6", Pikeman, Archer)}, 3, 2},
        {"a move taken back", {swap("R8C2", "R8C4"), swap("R8C4", "R8C2")}, 0, -1},
        {"taken back with others between",
         {swap("R8C2", "R8C4"), add(Archer, "R9C1"), swap("R8C4", "R8C2")},
         1,
         1},
        {"a swap taken back", {swap("R8C2", "R8C6"), swap("R8C2", "R8C6")}, 0, -1},
        {"a swap taken back, the other way round", {swap("R8C2", "R8C6"), swap("R8C6", "R8C2")}, 0, -1},
        {"added and removed", {add(Archer, "R9C1"), take("R9C1")}, 0, -1},
        {"removed and added", {take("R8C2"), add(Footsoldier, "R8C2")}, 0, -1},
        {"removed, another added", {take("R8C2"), add(Archer, "R8C2")}, 2, 1},
        {"replaced and back", {replace("R8C6", Pikeman, Archer), replace("R8C6", Archer, Pikeman)}, 0, -1},
        {"another piece moved back",
         {swap("R8C2", "R8C4"), replace("R8C4", Footsoldier, Archer), swap("R8C4", "R8C2")},
         3,
         2},
        {"a base moves too", {swap("R8C1", "R9C1")}, 1, 0},
        {"reserve added and removed",
         {reserve(Alter::AddReserve, Archer), reserve(Alter::RemoveReserve, Archer)},
         0,
         -1},
        {"reserve replaced and back",
         {reserve(Alter::ReplaceReserve, Knight, Archer), reserve(Alter::ReplaceReserve, Archer, Knight)},
         0,
         -1},
        {"what was struck out can't be struck out again",
         {add(Archer, "R9C1"), take("R9C1"), add(Archer, "R9C1")},
         1,
         2},
    };
    return table;
}

} // namespace

/// Deployments, alterations and house rules (IMP-5, IMP-6, the options).
class TestImperioSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limits_IMP5_data();
    void limits_IMP5();
    void everyProblemIsListed_IMP5();
    void alterations_IMP6_data();
    void alterations_IMP6();
    void refusedAlterations_IMP6();
    void limitOfAlterations_IMP4();
    void options_data();
    void options();
    void differenceFromTheDefault();
    void startOfTheGame();
};

void TestImperioSetup::limits_IMP5_data() {
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("reason"); // -1: none
    const auto row = [](const char* name, const char* rows, const char* rules, int reason) {
        QTest::newRow(name) << QString::fromLatin1(rows) << QString::fromLatin1(rules) << reason;
    };
    const auto code = [](Reason reason) { return static_cast<int>(reason); };
    row("the source's example", "TRCCECCRT MSRSRMRSM 5 20 10 15", "", -1);
    row("one piece is enough", "TETSOOOOO OOOOOOOOO 0 0 0 0", "", -1);
    row("no piece", "TETOOOOOO OOOOOOOOO 5 0 0 0", "", code(Reason::TooFewPieces));
    row("a tenth and a ninth knight", "TETCCCCCC CCCOOOOOO 0 0 0 0", "", code(Reason::TooManyKnightsOnBoard));
    row("nine knights, house rule", "TETCCCCCC CCCOOOOOO 0 0 0 0", "knightsOnBoard=9", -1);
    row("eleven knights with reserve", "TETCCCCCC CCOOOOOOO 3 0 0 0", "", code(Reason::TooManyKnights));
    row("no limit of knights", "TETCCCCCC CCOOOOOOO 30 0 0 0", "knights=none", -1);
    row("fifteen pieces fill the rows", "TETSSSSSS SSSSSSSSS 0 0 0 0", "", -1);
    row("fewer pieces, house rule", "TETSSSSSS SSSSSSSSS 0 0 0 0", "pieces=14", code(Reason::TooManyPieces));
    row("51 reinforcements", "TETSOOOOO OOOOOOOOO 0 20 20 11", "", code(Reason::TooManyReinforcements));
    row("50 reinforcements", "TETSOOOOO OOOOOOOOO 0 20 20 10", "", -1);
    row("no headquarters", "TSTSOOOOO OOOOOOOOO 0 0 0 0", "", code(Reason::NoHeadquarters));
    row("two headquarters", "TETEOOOOO SOOOOOOOO 0 0 0 0", "", code(Reason::TooManyHeadquarters));
    row("one base", "TEOSOOOOO OOOOOOOOO 0 0 0 0", "", code(Reason::TooFewBases));
    row("three bases", "TETTSOOOO OOOOOOOOO 0 0 0 0", "", code(Reason::TooManyBases));
}

void TestImperioSetup::limits_IMP5() {
    QFETCH(const QString, rows);
    QFETCH(const QString, rules);
    QFETCH(const int, reason);
    const QStringList parts = rows.split(u' ');
    const Deployment deployment =
        deployed(parts[0].toLatin1(), parts[1].toLatin1(),
                 {parts[2].toInt(), parts[3].toInt(), parts[4].toInt(), parts[5].toInt()});
    Options house;
    if (!rules.isEmpty())
        QVERIFY(!setOption(house, rules.split(u'=')[0].toStdString(), rules.split(u'=')[1].toStdString()));
    const std::vector<Refusal> found = problems(deployment, house);
    QCOMPARE(found.empty() ? -1 : static_cast<int>(found.front().reason), reason);
    if (!found.empty())
        QCOMPARE(found.front().rule.text(), std::string("IMP-5"));
}

void TestImperioSetup::everyProblemIsListed_IMP5() {
    const std::vector<Refusal> found = problems(deployed("CCCCCCCCC", "OOOOOOOOO", {2, 60, 0, 0}), {});
    std::vector<Reason> reasons;
    reasons.reserve(found.size());
    for (const Refusal& problem : found)
        reasons.push_back(problem.reason);
    QCOMPARE(reasons,
             (std::vector{Reason::TooManyKnightsOnBoard, Reason::TooManyKnights,
                          Reason::TooManyReinforcements, Reason::NoHeadquarters, Reason::TooFewBases}));
}

void TestImperioSetup::alterations_IMP6_data() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < counts().size(); ++row)
        QTest::newRow(counts()[row].name) << static_cast<int>(row);
}

void TestImperioSetup::alterations_IMP6() {
    QFETCH(const int, row);
    const Count& one = counts()[static_cast<std::size_t>(row)];
    const Deployment before = deployed("TSEOOMCOT", "OOOOOOOOO", {1, 0, 0, 0});
    Alterations alterations(before);
    for (const Alteration& alteration : one.alterations)
        QVERIFY(!alterations.make(alteration));
    QCOMPARE(alterations.counted(), one.counted);
    QCOMPARE(alterations.lastCounted(), one.last);
    if (one.counted == 0)
        QCOMPARE(alterations.deployment(), before);
}

void TestImperioSetup::refusedAlterations_IMP6() {
    using enum Kind;
    const std::vector<std::pair<Alteration, Reason>> refused{
        {swap("R8C4", "R8C5"), Reason::NothingToAlter},
        {swap("R7C4", "R8C5"), Reason::OutsideOwnRows},
        {swap("R8C1", "R7C1"), Reason::OutsideOwnRows},
        {swap("R8C1", "R8C1"), Reason::NothingToAlter},
        {take("R9C1"), Reason::NothingToAlter},
        {add(Archer, "R8C1"), Reason::NoRoomToAdd},
        {add(Archer, "R1C1"), Reason::OutsideOwnRows},
        {replace("R8C6", Archer, Knight), Reason::OtherPieceThere},
        {replace("R9C6", Archer, Knight), Reason::NothingToAlter},
        {reserve(Alter::RemoveReserve, Archer), Reason::NoSuchReinforcement},
        {reserve(Alter::ReplaceReserve, Archer, Knight), Reason::NoSuchReinforcement}};
    for (const auto& [alteration, reason] : refused) {
        Alterations alterations(deployed("TSEOOMCOT", "OOOOOOOOO", {1, 0, 0, 0}));
        const auto refusal = alterations.make(alteration);
        QVERIFY(refusal);
        QCOMPARE(refusal->reason, reason);
        QCOMPARE(refusal->rule.text(), std::string("IMP-6"));
    }
}

void TestImperioSetup::limitOfAlterations_IMP4() {
    Alterations alterations(deployed("TSEOOMCOT", "OOOOOOOOO"));
    for (const char* square : {"R9C1", "R9C2", "R9C3", "R9C4"})
        QVERIFY(!alterations.make(add(Kind::Archer, square)));
    QVERIFY(!alterations.tooMany({}));
    QVERIFY(!alterations.make(add(Kind::Archer, "R9C5")));
    QCOMPARE(alterations.tooMany({})->rule.text(), std::string("IMP-4"));
    QVERIFY(!alterations.make(take("R9C1")));
    QVERIFY(!alterations.tooMany({}));
}

void TestImperioSetup::options_data() {
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char* name, const char* value, bool isGood) {
        QTest::addRow("%s=%s", name, value) << QString::fromLatin1(value) << isGood;
    };
    for (const char* name : {"knightsOnBoard", "knights", "pieces", "reinforcements", "alterations",
                             "clockTurn", "clockGame", "clockIncrement"}) {
        row(name, "12", true);
        row(name, "none", true);
        row(name, "-1", false);
        row(name, "1x", false);
        row(name, "", false);
        row(name, "99999999999", false);
    }
    row("chargePath", "free", true);
    row("chargePath", "short", false);
    row("pikeReach", "clear", true);
    row("cover", "literal", true);
    row("spawnActs", "no", true);
    row("spawnActs", "false", false);
    row("capturedBaseCounts", "no", true);
    row("undoDice", "never", true);
    row("undoDice", "Never", false);
}

void TestImperioSetup::options() {
    QFETCH(const QString, value);
    QFETCH(const bool, isGood);
    const std::string name = QString::fromLatin1(QTest::currentDataTag()).section(u'=', 0, 0).toStdString();
    Options house;
    QCOMPARE(!setOption(house, name, value.toStdString()), isGood);
    if (isGood) {
        const sf::Option& option = *sf::optionNamed(allOptions(), name);
        QCOMPARE(option.textOf(valueOf(house, option)), value.toStdString());
        QCOMPARE(difference(house), option.textOf(option.standard) == value.toStdString()
                                        ? ""
                                        : name + '=' + value.toStdString());
    } else {
        QCOMPARE(house, Options());
    }
}

void TestImperioSetup::differenceFromTheDefault() {
    Options house;
    QCOMPARE(difference(house), std::string());
    house.knights = 12;
    house.spawnActs = false;
    house.clockTurn = 86400;
    QCOMPARE(difference(house), std::string("knights=12 spawnActs=no clockTurn=86400"));
    QCOMPARE(setOption(house, "knight", "1"), std::optional(OptionProblem::UnknownName));
}

void TestImperioSetup::startOfTheGame() {
    Setup setup;
    setup.deployments = {deployed("FPFFAFFPF", "KBAKHKABK", {6, 10, 14, 20}, Side::Attacker),
                         deployed("TRCCECCRT", "MSRSRMRSM", {5, 20, 10, 15})};
    const Position now = start(setup);
    QCOMPARE(now.toMove, Side::Attacker);
    QCOMPARE(now.board.of(Side::Attacker, Kind::Headquarters), Squares(at("R2C5")));
    QCOMPARE(now.board.of(Side::Defender, Kind::Headquarters), Squares(at("R8C5")));
    QCOMPARE(now.initialPieces, (std::array<std::int32_t, 2>{15, 15}));
    QCOMPARE(now.initialReinforcements, (std::array<std::int64_t, 2>{50, 50}));
    // Three bases of which each finds open squares, four kinds; the steps and the archers' paths of the
    // second row.
    QCOMPARE(legal(now).size(), std::size_t{0} + LegalActions(now).count() + 2);
}

template struct sf::test::Registered<TestImperioSetup>;
#include "test_imperio_setup.moc"
