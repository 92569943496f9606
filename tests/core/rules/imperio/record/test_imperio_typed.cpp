// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/typed.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

Position field() {
    return position({"HBBOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOKOFOOO", "OOOOOSOOO", "OOOOOOOOO",
                     "OOOOOOOOO", "OOOOOOOOO", "ETTOOOOOO"},
                    Side::Attacker, 2);
}

QString ruleOfError(const RecordError& error) {
    return QString::fromStdString(error.rule().text());
}

} // namespace

/// What players type, in play and at the set-up.
class TestImperioTyped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void actions_data();
    void actions();
    void wordsOfAnotherLanguage();
    void offences_data();
    void offences();
    void stepsAreAllOrNothing();
    void setup_data();
    void setup();
    void setupOffences();
};

void TestImperioTyped::actions_data() {
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("dice");
    QTest::newRow("step") << QByteArray("R4C4-R3C4") << QByteArray("R4C4-R3C4") << 1 << -1;
    QTest::newRow("small letters") << QByteArray(" r4c4 - r3c4 ") << QByteArray("R4C4-R3C4") << 1 << -1;
    QTest::newRow("with its turn") << QByteArray("1a R4C4-R3C4") << QByteArray("R4C4-R3C4") << 1 << -1;
    QTest::newRow("with its turn, capital")
        << QByteArray("1A r4c4-r3c4") << QByteArray("R4C4-R3C4") << 1 << -1;
    QTest::newRow("steps") << QByteArray("R4C4-R3C4-R2C4") << QByteArray("R4C4-R3C4") << 2 << -1;
    QTest::newRow("attack") << QByteArray("r4c6Xr5c6") << QByteArray("R4C6xR5C6") << 1 << -1;
    QTest::newRow("attack with dice")
        << QByteArray("R4C6xR5C6 (6,5,4,3|1,2,3)") << QByteArray("R4C6xR5C6") << 1 << 7;
    QTest::newRow("spawn") << QByteArray("kr2c2@r1c2") << QByteArray("KR2C2@R1C2") << 1 << -1;
    QTest::newRow("end") << QByteArray("End") << QByteArray("end") << 1 << -1;
    QTest::newRow("resign") << QByteArray("1a RESIGN") << QByteArray("resign") << 1 << -1;
}

void TestImperioTyped::actions() {
    QFETCH(const QByteArray, typed);
    QFETCH(const QByteArray, action);
    const auto read = readTyped(typed.toStdString(), field());
    QVERIFY(std::holds_alternative<TypedPlay>(read));
    const auto& play = std::get<TypedPlay>(read);
    QTEST(static_cast<int>(play.actions.size()), "count");
    QCOMPARE(actionText(play.actions.front(), Side::Attacker), action.toStdString());
    QTEST(play.dice ? static_cast<int>(play.dice->size()) : -1, "dice");
}

/// English works too, as in forums.
void TestImperioTyped::wordsOfAnotherLanguage() {
    constexpr std::string_view own = "der= ritter= zieht= über= nach=- schlägt=x";
    for (const char* typed :
         {"Der Ritter R4C4 zieht nach R3C4", "knight R4C4 to R3C4", "R4C4 über nach r3c4"})
        QVERIFY2(std::holds_alternative<TypedPlay>(readTyped(typed, field(), own)), typed);
    QCOMPARE(withSigns("R4C6 schlägt R5C6", own), std::string("R4C6xR5C6"));
    QVERIFY(std::holds_alternative<RecordError>(readTyped("R4C4 nach R3C4", field())));
}

void TestImperioTyped::offences_data() {
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("rule");
    QTest::newRow("too far") << QByteArray("R4C6-R2C6") << QStringLiteral("IMP-9");
    QTest::newRow("too few dice") << QByteArray("R4C6xR5C6 (6,5,4|1,2,3)") << QStringLiteral("IMP-13");
    QTest::newRow("a seven") << QByteArray("R4C6xR5C6 (7,5,4,1|1,2,3)") << QStringLiteral("IMP-11");
    QTest::newRow("a base that does not spawn so far") << QByteArray("KR4C2@R1C2") << QStringLiteral("IMP-7");
    QTest::newRow("noise") << QByteArray("hello") << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("another turn") << QByteArray("2a R4C4-R3C4") << QStringLiteral("IMP-10");
    QTest::newRow("the enemy's letter") << QByteArray("CR2C2@R1C2") << QStringLiteral("IMP-2");
}

void TestImperioTyped::offences() {
    QFETCH(const QByteArray, typed);
    const auto read = readTyped(typed.toStdString(), field());
    QVERIFY(std::holds_alternative<RecordError>(read));
    QTEST(ruleOfError(std::get<RecordError>(read)), "rule");
}

void TestImperioTyped::stepsAreAllOrNothing() {
    const auto read = readTyped("R4C4-R3C4-R2C4-R1C4-R1C5-R1C6-R1C7", field());
    QCOMPARE(ruleOfError(std::get<RecordError>(read)), QStringLiteral("IMP-9"));
}

void TestImperioTyped::setup_data() {
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QByteArray>("back");
    QTest::addColumn<QByteArray>("reserve");
    const auto row = [](const char* typed, const char* front, const char* back, const char* reserve) {
        QTest::newRow(typed) << QByteArray(typed) << QByteArray(front) << QByteArray(back)
                             << QByteArray(reserve);
    };
    row("+s r8c2", "CSOOOOOOO", "ETTOOOOOO", "Cx2");
    row("-R9C2", "COOOOOOOO", "EOTOOOOOO", "Cx2");
    row("R8C1-R8C9", "OOOOOOOOC", "ETTOOOOOO", "Cx2");
    row("R8C1-R9C1", "EOOOOOOOO", "CTTOOOOOO", "Cx2");
    row("R8C1 C-R", "ROOOOOOOO", "ETTOOOOOO", "Cx2");
    row("+R", "COOOOOOOO", "ETTOOOOOO", "Cx2; Rx1");
    row("C-M", "COOOOOOOO", "ETTOOOOOO", "Cx1; Mx1");
    row("Sx15; Rx20", "COOOOOOOO", "ETTOOOOOO", "Rx20; Sx15");
}

void TestImperioTyped::setup() {
    QFETCH(const QByteArray, typed);
    Game game;
    Deployment& mine = game.deployments[indexOf(Side::Defender)];
    const auto put = [&mine](const char* square, Kind kind) {
        mine = withPiece(mine, at(square), Side::Defender, kind);
    };
    put("R8C1", Kind::Knight);
    put("R9C1", Kind::Headquarters);
    put("R9C2", Kind::Base);
    put("R9C3", Kind::Base);
    mine.reinforcements.of(Kind::Knight) = 2;
    const auto read = readTypedSetup(typed.toStdString(), game);
    QVERIFY(std::holds_alternative<SetupEdit>(read));
    const auto after = sf::imperio::apply(game, std::get<SetupEdit>(read));
    const Deployment made = std::get<Game>(after).deployment(Side::Defender);
    QTEST(QByteArray::fromStdString(rowsText(made, Side::Defender)[0]), "front");
    QTEST(QByteArray::fromStdString(rowsText(made, Side::Defender)[1]), "back");
    QTEST(QByteArray::fromStdString(reinforcementsText(made.reinforcements, Side::Defender)), "reserve");
}

void TestImperioTyped::setupOffences() {
    Game game;
    const auto rule = [&game](const char* typed) {
        const auto read = readTypedSetup(typed, game);
        const auto* error = std::get_if<RecordError>(&read);
        return error ? ruleOfError(*error) : QStringLiteral("none");
    };
    QCOMPARE(rule("+S R3C1"), QStringLiteral("IMP-6"));
    QCOMPARE(rule("+K R8C1"), QStringLiteral("IMP-2"));
    QCOMPARE(rule("-R8C1"), QStringLiteral("IMP-6"));
    QCOMPARE(rule("?"), QString());
    game.stage = Stage::AttackerDeploys;
    QCOMPARE(rule("+S R1C1"), QStringLiteral("IMP-2"));
    QCOMPARE(rule("+F R1C1"), QStringLiteral("none"));
    QVERIFY(std::holds_alternative<FinishStage>(std::get<SetupEdit>(readTypedSetup("end", game))));
    game.stage = Stage::DefenderAlters;
    QVERIFY(std::holds_alternative<AlterOnce>(std::get<SetupEdit>(readTypedSetup("+S R8C1", game))));
    QCOMPARE(rule("Cx3"), QStringLiteral("IMP-4"));
}

template struct sf::test::Registered<TestImperioTyped>;
#include "test_imperio_typed.moc"
