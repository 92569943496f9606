// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/legal.h"
#include "tests/ui/imperio/imperio_fixture.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/players/players_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace sf;
using namespace sf::imperio;
using sf::test::Fixture;

namespace {

constexpr const char* fewPieces =
    "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\nOOOOOOOOO\n"
    "ETTOSOOOO\nattacker deploys\nFOOOOOOOO\nHBBOOOOOO\nplay\n";

Position begun() {
    return std::get<Replay>(readRecord(fewPieces)).position;
}

} // namespace

/// The computer as a player in the window: it plays, is stopped, sets out, gives hints.
class TestImperioComputer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsItsTurnOnly();
    void personStopsIt();
    void setsOut();
    void hintsNameActionAndReasons();
    void panelChoosesLevels();
    void undoGoesBackToOwnDecision();
};

void TestImperioComputer::playsItsTurnOnly() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    players.setPause(0);
    players.setLevel(Side::Attacker, Level::Greedy);
    QTRY_COMPARE(game.document.game().position.toMove, Side::Defender);
    QVERIFY(!game.document.entries().empty());
    const std::size_t entries = game.document.entries().size();
    QTest::qWait(100);
    QCOMPARE(game.document.entries().size(), entries);
    QVERIFY(!players.isThinking());
}

void TestImperioComputer::personStopsIt() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    players.setPause(100000);
    players.setLevel(Side::Attacker, Level::Replier);
    QVERIFY(players.isThinking());
    players.setLevel(Side::Attacker, std::nullopt);
    QVERIFY(!players.isThinking());
    QTest::qWait(50);
    QVERIFY(game.document.entries().empty());
}

void TestImperioComputer::setsOut() {
    Fixture game;
    ui::PlayerController players(game.controller);
    players.setPause(0);
    players.setLevel(Side::Defender, Level::Planner);
    players.setLevel(Side::Attacker, Level::Random);
    QTRY_VERIFY(game.document.hasBegun());
    QVERIFY(!tooLittle(game.document.game().deployment(Side::Defender)));
    QVERIFY(!tooMuch(game.document.game().deployment(Side::Attacker), game.document.game().options));
    QTRY_VERIFY(!game.document.entries().empty());
}

void TestImperioComputer::hintsNameActionAndReasons() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    players.askHint();
    QTRY_VERIFY(!players.hint().isEmpty());
    QVERIFY(players.hint().startsWith(QStringLiteral("Hint: ")));
    QVERIFY(players.hint().contains(QStringLiteral("Your chance to win after it: ")));
    QVERIFY(players.hint().count(u'\n') >= 1);
    QVERIFY(game.document.entries().empty());
    game.controller.play(endTurn());
    QVERIFY(players.hint().isEmpty());
}

void TestImperioComputer::panelChoosesLevels() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    ui::PlayersPanel panel(players);
    auto* choice = panel.findChild<QComboBox*>(QStringLiteral("defenderPlayer"));
    panel.show();
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QTest::keyClick(choice, Qt::Key_Down);
    QVERIFY(players.level(Side::Defender) == Level::Greedy);
    QVERIFY(!players.level(Side::Attacker));
    QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("hintButton")), Qt::LeftButton);
    QTRY_VERIFY(
        panel.findChild<QLabel*>(QStringLiteral("hintText"))->text().contains(QStringLiteral("Hint: ")));
}

void TestImperioComputer::undoGoesBackToOwnDecision() {
    sf::test::OwnSettings own;
    document::ImperioDocument document(std::get<Replay>(readRecord(fewPieces)), "seed");
    ui::ImperioPage page(document, own.context());
    page.players().setPause(0);
    page.players().setLevel(Side::Defender, Level::Greedy);
    const std::size_t before = document.entries().size();
    page.controller().play(endTurn());
    QTRY_VERIFY(document.entries().size() > before + 1 && document.game().position.toMove == Side::Attacker);
    page.undo();
    QCOMPARE(document.game().position.toMove, Side::Attacker);
    QCOMPARE(document.entries().size(), before);
}

QTEST_MAIN(TestImperioComputer)
#include "test_imperio_computer.moc"
