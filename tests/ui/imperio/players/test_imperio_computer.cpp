// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_turn_report.h"
#include "core/rules/imperio/game/legal.h"
#include "tests/test_registry.h"
#include "tests/ui/imperio/imperio_fixture.h"
#include "tests/ui/when_open.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/players/engines_dialog.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/players/players_panel.h"
#include "ui/page/command_registry.h"
#include "ui/page/turn_report.h"
#include "ui/style/settings.h"

#include <algorithm>
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

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
    void hintsArePlayed();
    void panelChoosesLevels();
    void undoGoesBackToOwnDecision();
    void itsTurnIsReported();
    void cardAndTitleNameItsLevel();
    void nobodyResignsInTheOthersTurn();
    void undoWithoutPeopleIsOneStep();
    void enginesPlay();
    void badEnginesGiveWayToAPerson_data();
    void badEnginesGiveWayToAPerson();
    void enginesAreNamed();

private:
    /// A command that runs a Python program; `say` writes a line.
    QString script(const QByteArray& code);

    QTemporaryDir m_folder;
};

QString TestImperioComputer::script(const QByteArray& code) {
    const QString path = m_folder.filePath(QStringLiteral("engine.py"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("import os, sys, time\ndef say(line):\n    print(line, flush=True)\n"
               "input(); say('{\"name\": \"x\", \"game\": \"imperio\"}')\n" +
               code);
    return QStringLiteral("python3 ") + path;
}

void TestImperioComputer::playsItsTurnOnly() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    players.setPause(0);
    players.setPlayer(Side::Attacker, {Level::Greedy, {}});
    QTRY_COMPARE(game.document.game().position.toMove, Side::Defender);
    QVERIFY(!game.document.entries().empty());
    const std::size_t entries = game.document.entries().size();
    QTest::qWait(100);
    QCOMPARE(game.document.entries().size(), entries);
    QVERIFY(!players.isThinking());
}

/// A37: what the computer did stays to be read, and doesn't take the keys.
void TestImperioComputer::itsTurnIsReported() {
    const QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    document::ImperioDocument document(std::get<Replay>(readRecord(fewPieces)), "seed");
    ui::ImperioPage page(document, ui::PageContext{settings});
    page.resize(1000, 800);
    page.show();
    page.view().setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.players().setPause(0);
    const auto* report = page.findChild<ui::TurnReport*>();
    QVERIFY(report->isHidden());
    page.players().setPlayer(Side::Attacker, {Level::Greedy, {}});
    QTRY_COMPARE(document.game().position.toMove, Side::Defender);
    QVERIFY2(report->isVisible(), qPrintable(document::turnReport(document).join(u'|')));
    QVERIFY(page.view().hasFocus());
    QVERIFY(!report->accessibleDescription().isEmpty());
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QVERIFY(report->isHidden());
    page.findChild<QAction*>(QStringLiteral("lastTurn"))->trigger();
    QVERIFY(report->isVisible());
    page.undo();
    QVERIFY(report->isHidden());
}

void TestImperioComputer::cardAndTitleNameItsLevel() {
    const QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    document::ImperioDocument document(std::get<Replay>(readRecord(fewPieces)), "seed");
    ui::ImperioPage page(document, ui::PageContext{settings});
    const auto cardShows = [&page](const QString& text) {
        const auto labels = page.findChild<QWidget*>(QStringLiteral("defenderCard"))->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == text; });
    };
    QCOMPARE(document.title(), QStringLiteral("Ada against Ben"));
    document.setPlayer(Side::Defender, {Level::Planner, {}});
    QVERIFY(cardShows(QStringLiteral("Ben")) && cardShows(QStringLiteral("Computer 3, medium (defender)")));
    QVERIFY(page.controller().perform(SetNames{}));
    QVERIFY(cardShows(QStringLiteral("Computer 3, medium")) && cardShows(QStringLiteral("Defender")));
    QCOMPARE(document.title(), QStringLiteral("Attacker against Computer 3, medium"));
    document.setPlayer(Side::Defender, {});
    QCOMPARE(document.title(), QStringLiteral("Imperio Bellum"));
}

void TestImperioComputer::personStopsIt() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    players.setPause(100000);
    players.setPlayer(Side::Attacker, {Level::Replier, {}});
    QVERIFY(players.isThinking());
    players.setPlayer(Side::Attacker, {});
    QVERIFY(!players.isThinking());
    QTest::qWait(50);
    QVERIFY(game.document.entries().empty());
}

void TestImperioComputer::setsOut() {
    Fixture game;
    ui::PlayerController players(game.controller);
    players.setPause(0);
    players.setPlayer(Side::Defender, {Level::Planner, {}});
    players.setPlayer(Side::Attacker, {Level::Random, {}});
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
    QVERIFY(players.hint().contains(QStringLiteral("Your chance to win with it: ")));
    QVERIFY(players.hint().count(u'\n') >= 1);
    QVERIFY(game.document.entries().empty());
    const auto isArrow = [](const imperio::Action& action) { return action.to.isOnBoard(); };
    QCOMPARE(static_cast<std::ptrdiff_t>(game.controller.arrows().size()),
             std::ranges::count_if(players.hinted(), isArrow));
    game.controller.play(endTurn());
    QVERIFY(players.hint().isEmpty());
    QVERIFY(players.hinted().empty());
}

/// Two clicks: a hint, and what it suggests up to its dice.
void TestImperioComputer::hintsArePlayed() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    ui::PlayersPanel panel(players);
    panel.show();
    auto* play = panel.findChild<QPushButton*>(QStringLiteral("playHintButton"));
    QVERIFY(!play->isEnabled());
    QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("hintButton")), Qt::LeftButton);
    QTRY_VERIFY(play->isEnabled());
    const std::size_t actions = players.hinted().size();
    const imperio::Action first = players.hinted().front();
    QTest::mouseClick(play, Qt::LeftButton);
    QVERIFY(!game.document.entries().empty() && game.document.entries().size() <= actions);
    QVERIFY(game.document.entries().front().entry.action == first);
    QVERIFY(!play->isEnabled());
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
    QVERIFY(players.player(Side::Defender).level == Level::Greedy);
    QVERIFY(players.player(Side::Attacker).isPerson());
    QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("hintButton")), Qt::LeftButton);
    QTRY_VERIFY(
        panel.findChild<QLabel*>(QStringLiteral("hintText"))->text().contains(QStringLiteral("Hint: ")));
}

void TestImperioComputer::undoGoesBackToOwnDecision() {
    sf::test::OwnSettings own;
    document::ImperioDocument document(std::get<Replay>(readRecord(fewPieces)), "seed");
    ui::ImperioPage page(document, own.context());
    page.players().setPause(0);
    page.players().setPlayer(Side::Defender, {Level::Greedy, {}});
    const std::size_t before = document.entries().size();
    page.controller().play(endTurn());
    QTRY_VERIFY(document.entries().size() > before + 1 && document.game().position.toMove == Side::Attacker);
    page.undo();
    QCOMPARE(document.game().position.toMove, Side::Attacker);
    QCOMPARE(document.entries().size(), before);
}

void TestImperioComputer::undoWithoutPeopleIsOneStep() {
    sf::test::OwnSettings own;
    document::ImperioDocument document(std::get<Replay>(readRecord(fewPieces)), "seed");
    ui::ImperioPage page(document, own.context());
    page.players().setPause(100000);
    QVERIFY(page.controller().play(endTurn()));
    QVERIFY(page.controller().play(endTurn()));
    for (const Side side : sides)
        page.players().setPlayer(side, {Level::Greedy, {}});
    page.undo();
    QCOMPARE(document.entries().size(), std::size_t{2}); // it is the computer's turn
    page.players().setStopped(true);
    page.undo();
    QCOMPARE(document.entries().size(), std::size_t{1});
    QVERIFY(page.players().isStopped() && !page.players().isThinking());
    page.redo();
    QCOMPARE(document.entries().size(), std::size_t{2});
    page.players().setStopped(false);
    QVERIFY(page.players().isThinking());
}

void TestImperioComputer::nobodyResignsInTheOthersTurn() {
    sf::test::OwnSettings own;
    document::ImperioDocument document(std::get<Replay>(readRecord(fewPieces)), "seed");
    ui::ImperioPage page(document, own.context());
    page.players().setPause(0);
    page.players().setPlayer(Side::Defender, {Level::Greedy, {}});
    QVERIFY(page.controller().play(endTurn()));
    const auto isAttackersTurn = [&] { return document.game().position.toMove == Side::Attacker; };
    QVERIFY(!isAttackersTurn());
    QVERIFY(!page.commands().action("resign")->isEnabled());
    QVERIFY(!page.controller().play(resign()));
    QTRY_VERIFY(isAttackersTurn());
    QVERIFY(page.commands().action("resign")->isEnabled());
    sf::test::whenOpen<QMessageBox>([&](QMessageBox& box) {
        page.players().setPlayer(Side::Attacker, {Level::Greedy, {}}); // somebody else takes the turn
        for (auto* each : box.buttons())
            if (each->text() == QStringLiteral("&Resign"))
                return QTest::mouseClick(each, Qt::LeftButton);
    });
    page.commands().action("resign")->trigger();
    QVERIFY(!document.game().position.result);
}

void TestImperioComputer::enginesPlay() {
    Fixture game(begun());
    game.settings.setEngines(
        {{QStringLiteral("Ends"), script("while True:\n    input(); say('{\"action\": \"end\"}')\n")}});
    ui::PlayerController players(game.controller);
    players.setPause(0);
    players.setPlayer(Side::Attacker, {{}, "Ends"});
    QVERIFY(players.isComputersTurn() && players.isThinking());
    QTRY_COMPARE_WITH_TIMEOUT(game.document.entries().size(), std::size_t{1}, 20000);
    QCOMPARE(game.last(), QStringLiteral("end"));
    game.controller.play(endTurn());
    QTRY_COMPARE_WITH_TIMEOUT(game.document.entries().size(), std::size_t{3}, 20000);
    QVERIFY(players.fault().isEmpty());
}

void TestImperioComputer::badEnginesGiveWayToAPerson_data() {
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("crashes") << QByteArray("input(); os.abort()\n") << QStringLiteral("the engine ended");
    QTest::newRow("hangs") << QByteArray("input(); time.sleep(60)\n") << QStringLiteral("in time");
    QTest::newRow("floods") << QByteArray("input()\nwhile True: sys.stdout.write('x' * 65536)\n")
                            << QStringLiteral("longer than a megabyte");
    QTest::newRow("illegal") << QByteArray("input(); say('{\"action\": \"R5C5-R6C5\"}'); time.sleep(60)\n")
                             << QStringLiteral("isn't legal");
    QTest::newRow("unknown") << QByteArray() << QStringLiteral("isn't set up on this computer");
}

void TestImperioComputer::badEnginesGiveWayToAPerson() {
    QFETCH(QByteArray, code);
    QFETCH(QString, message);
    Fixture game(begun());
    if (!code.isEmpty())
        game.settings.setEngines({{QStringLiteral("Bad"), script(code)}});
    ui::PlayerController players(game.controller);
    ui::PlayersPanel panel(players);
    players.setPause(0);
    // The window goes on while the engine keeps its own thread waiting.
    QElapsedTimer frame;
    qint64 longest = 0;
    QTimer frames;
    connect(&frames, &QTimer::timeout, this, [&] { longest = std::max(longest, frame.restart()); });
    frame.start();
    frames.start(5);
    const document::SidePlayer engine{{}, "Bad"};
    players.setPlayer(Side::Attacker, engine);
    const bool wasModified = game.document.isModified();
    QTRY_VERIFY_WITH_TIMEOUT(!players.fault().isEmpty(), 20000);
    QVERIFY2(players.fault().contains(message), qPrintable(players.fault()));
    QVERIFY(players.fault().contains(QStringLiteral("“Bad”")));
    QCOMPARE(game.said, players.fault());
    const auto* text = panel.findChild<QLabel*>(QStringLiteral("hintText"));
    QCOMPARE(text->text(), players.fault());
    QVERIFY(players.player(Side::Attacker).isPerson());
    // The document keeps it, for a computer where it works.
    QCOMPARE(game.document.players().front(), engine);
    QCOMPARE(game.document.isModified(), wasModified);
    QVERIFY2(longest < 1000, qPrintable(QString::number(longest)));
    players.askHint();
    QTRY_VERIFY(text->text().startsWith(QStringLiteral("Hint: ")));
    QVERIFY(game.controller.play(endTurn()));
}

void TestImperioComputer::enginesAreNamed() {
    Fixture game(begun());
    ui::PlayerController players(game.controller);
    ui::PlayersPanel panel(players);
    panel.show();
    sf::test::whenOpen<ui::EnginesDialog>([](ui::EnginesDialog& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Add"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(dialog.problem().contains(QStringLiteral("needs a command")));
        QVERIFY(!dialog.acceptButton()->isEnabled());
        auto* editor = dialog.findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QStringLiteral("my-engine --fast"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(dialog.problem(), QString()); // the editor commits its text later
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("enginesButton")), Qt::LeftButton);
    QCOMPARE(game.settings.engines(),
             (QVariantMap{{QStringLiteral("Engine 1"), QStringLiteral("my-engine --fast")}}));
    auto* choice = panel.findChild<QComboBox*>(QStringLiteral("attackerPlayer"));
    QCOMPARE(choice->itemText(choice->count() - 1), QStringLiteral("Engine: Engine 1"));
}

template struct sf::test::Registered<TestImperioComputer, QApplication>;
#include "test_imperio_computer.moc"
