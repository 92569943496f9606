// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/side_cover.h"
#include "ui/battle/players/commander_controller.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace sf;
using battle::StackId;
using test::RoundsWindow;

namespace {

struct CommanderWindow : RoundsWindow {
    explicit CommanderWindow(bool isSealed = false) : RoundsWindow(battleOf(isSealed)) {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        addDock(QStringLiteral("playersDock"));
        page->commanders().setPause(0);
    }
    static battle::Battle battleOf(bool isSealed) {
        battle::Battle battle = test::smallBattle();
        battle::Zone zone{0, {}, nullptr};
        for (const auto& stack : battle.stacks)
            zone.hexes.push_back(stack->hex);
        battle.scenario.edit().deployment.push_back(zone);
        if (isSealed)
            battle.houseRules["orders"] = "\"sealed\"";
        return battle;
    }
    ui::CommanderController& commanders() { return page->commanders(); }
    void choose(int side, int level) {
        auto* choice = find<QComboBox>(side == 0 ? "player0" : "player1");
        choice->setCurrentIndex(level);
        Q_EMIT choice->activated(level);
    }
    /// Play begins, and the Reds are ready with their deployment.
    void start() {
        QVERIFY(page->play().start());
        QVERIFY(page->play().sayReady());
    }
    bool isOrdering(int side) {
        return battle().play->phase == battle::PlayPhase::Ordering && battle::sideToAct(battle()) == side;
    }
    bool areBluesReady() { return battle().play->ready.contains(1); }
    QString reasons() { return find<QLabel>("commanderReasons")->text(); }
};

} // namespace

/// A battle against a commander in the window, and its suggestions.
class TestCommanderWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itPlaysItsSide_data() {
        QTest::addColumn<bool>("isSealed");
        QTest::newRow("open") << false;
        QTest::newRow("sealed") << true;
    }
    void itPlaysItsSide() {
        QFETCH(bool, isSealed);
        CommanderWindow window(isSealed);
        window.choose(1, 1);
        window.start();
        QTRY_VERIFY(window.isOrdering(0));
        QVERIFY(!window.find<ui::SideCover>("sideCover")->isVisible());
        QVERIFY(window.page->play().sayReady());
        QTRY_VERIFY(window.areBluesReady() && !battle::sideToAct(window.battle()));
        QTRY_VERIFY(!window.find<ui::SideCover>("sideCover")->isVisible());
    }

    void undoGoesBackToYourDecision() {
        CommanderWindow window;
        window.choose(1, 1);
        window.start();
        QTRY_VERIFY(window.isOrdering(0));
        const battle::Battle before = window.battle();
        QVERIFY(window.page->play().sayReady());
        QTRY_VERIFY(window.areBluesReady());
        window.page->undo();
        QVERIFY(window.isOrdering(0));
        QVERIFY(window.battle() == before);
        QTest::qWait(50); // it doesn't act on its own from here
        QVERIFY(window.isOrdering(0));
    }

    /// BAT-4: the reasons of sealed orders would give them away.
    void reasonsAreShownOnRequest_data() { itPlaysItsSide_data(); }
    void reasonsAreShownOnRequest() {
        QFETCH(bool, isSealed);
        CommanderWindow window(isSealed);
        window.choose(0, 2);
        QVERIFY(window.page->play().start());
        QTRY_VERIFY(window.battle().play->ready.contains(0));
        QVERIFY(window.page->play().sayReady());
        QTRY_VERIFY(window.isOrdering(1));
        QTRY_VERIFY(!window.commanders().isThinking());
        QCOMPARE(window.reasons(), QString());
        window.find<QCheckBox>("showReasons")->click();
        QCOMPARE(window.reasons().startsWith(QStringLiteral("Plan: ")), !isSealed);
        QCOMPARE(window.reasons().isEmpty(), isSealed);
    }

    void aPersonTakesOverAtAnyTime() {
        CommanderWindow window;
        window.commanders().setPause(60'000);
        window.choose(1, 3);
        window.start();
        QTRY_VERIFY(window.commanders().isComputersTurn());
        window.choose(1, 0);
        QVERIFY(!window.commanders().isThinking());
        QVERIFY(window.page->play().sayReady());
        QVERIFY(window.isOrdering(0));
    }

    void itSuggestsOrders() {
        CommanderWindow window;
        window.start();
        QVERIFY(window.page->play().sayReady());
        QVERIFY(window.isOrdering(0));
        QVERIFY(!window.find<QPushButton>("suggestStackButton")->isEnabled());
        window.page->selection().setStack(StackId("c"));
        window.find<QPushButton>("suggestStackButton")->click();
        QTRY_COMPARE(smm::ordersOf(window.battle()).size(), std::size_t{1});
        QVERIFY(smm::ordersOf(window.battle()).contains(StackId("c")));
        window.page->undo();
        QVERIFY(smm::ordersOf(window.battle()).empty());
        window.find<QPushButton>("suggestAllButton")->click();
        QTRY_VERIFY(!smm::ordersOf(window.battle()).empty());
        QVERIFY(window.isOrdering(0));
        QVERIFY2(window.said.contains(QStringLiteral("suggested orders")), qPrintable(window.said));
        window.page->undo();
        QVERIFY(smm::ordersOf(window.battle()).empty());
    }

    void nothingToSuggestIsNoStep() {
        CommanderWindow window;
        window.start();
        QVERIFY(window.page->play().sayReady());
        const int steps = window.document().stepCount();
        window.page->selection().setStack(StackId("w")); // not the side that gives orders
        QVERIFY(!window.find<QPushButton>("suggestStackButton")->isEnabled());
        QVERIFY(!window.find<QAction>("suggestStack")->isEnabled());
        window.commanders().suggestForStack();
        QVERIFY(!window.commanders().isThinking());
        window.page->selection().setStack(StackId("c"));
        window.commanders().suggestForStack();
        QTRY_COMPARE(window.document().stepCount(), steps + 1);
        window.commanders().suggestForStack(); // the same order again
        QTRY_VERIFY2(window.said.contains(QStringLiteral("already")), qPrintable(window.said));
        QCOMPARE(window.document().stepCount(), steps + 1);
    }

    /// By file, for this user; copies of the file and people who get it start with people.
    void playersAreRememberedByFile() {
        CommanderWindow window;
        const QString path = window.folder.filePath(QStringLiteral("kept.sqf"));
        window.choose(1, 3);
        QVERIFY(window.settings.battlePlayers(path).isEmpty());
        window.document().setFilePath(path);
        QCOMPARE(window.settings.battlePlayers(path), (QList<int>{0, 3}));
        const auto levels = [&](const QString& file) {
            battle::Battle battle = test::smallBattle();
            document::BattleDocument document(battle);
            document.setFilePath(window.folder.filePath(file));
            ui::BattlePage page(document, ui::PageContext{window.settings});
            return QList<int>{page.commanders().level(0).value_or(0), page.commanders().level(1).value_or(0)};
        };
        QCOMPARE(levels(QStringLiteral("kept.sqf")), (QList<int>{0, 3}));
        QCOMPARE(levels(QStringLiteral("other.sqf")), (QList<int>{0, 0}));
        window.choose(1, 0);
        QVERIFY(window.settings.battlePlayers(path).isEmpty());
    }
    void playersOfFiftyFilesAreRemembered() {
        CommanderWindow window;
        for (int file = 0; file < 60; ++file)
            window.settings.setBattlePlayers(QStringLiteral("/%1.sqf").arg(file), {1, 2});
        QVERIFY(window.settings.battlePlayers(QStringLiteral("/9.sqf")).isEmpty());
        QCOMPARE(window.settings.battlePlayers(QStringLiteral("/10.sqf")), (QList<int>{1, 2}));
        window.settings.clearRecentFiles();
        QVERIFY(window.settings.battlePlayers(QStringLiteral("/10.sqf")).isEmpty());
    }

    void twoCommandersNeedNobody() {
        CommanderWindow window;
        window.choose(0, 1);
        window.choose(1, 1);
        QVERIFY(window.page->play().start());
        QTRY_VERIFY(window.battle().play->phase == battle::PlayPhase::Ordering &&
                    !battle::sideToAct(window.battle()));
        QVERIFY(window.find<QAction>("nextStep")->isEnabled());
    }
};

template struct sf::test::Registered<TestCommanderWindow, QApplication>;
#include "test_commander_window.moc"
