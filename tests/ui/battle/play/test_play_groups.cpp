// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_loader.h"
#include "core/rules/smm/fight/order.h"
#include "tests/core/document/opened_battle.h"
#include "tests/ui/battle/play/play_window.h"
#include "ui/battle/play/battle_end_dialog.h"

#include "tests/test_registry.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/film/film_map.h"
#include "ui/battle/play/play_controller.h"
#include "ui/film/film_bar.h"
#include "ui/log/log_model.h"
#include "ui/page/command_registry.h"

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QTableView>

using namespace sf;
using battle::StackId;
using test::PlayWindow;
using test::whenOpen;

/// Several stacks at once, the enemy's threats, and what stays hidden.
class TestPlayGroups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRectangleSelectsTheSidesStacks() {
        PlayWindow window;
        window.toOrders();
        band(window, {1, 1}, {7, 7});
        QCOMPARE(group(window), (std::vector{StackId("a"), StackId("b")})); // not the Watch of the Blues
        QVERIFY2(window.said.contains(QStringLiteral("2 ")), qPrintable(window.said));
        window.key(Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        QCOMPARE(window.order("b").attack, std::optional(StackId("w")));
        window.document().undo(); // one step
        QVERIFY(smm::ordersOf(window.battle()).empty());
    }

    void shiftAndClickAddsAndRemoves() {
        PlayWindow window;
        window.toOrders();
        window.click({3, 4});
        window.click({9, 8}, Qt::ShiftModifier);
        QCOMPARE(group(window), (std::vector{StackId("a"), StackId("c")}));
        window.click({4, 5}, Qt::ShiftModifier); // an enemy
        QCOMPARE(group(window).size(), std::size_t(2));
        window.click({3, 4}, Qt::ShiftModifier);
        QCOMPARE(group(window), std::vector{StackId("c")});
        window.page->selection().setCursor({4, 4});
        window.key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(group(window), (std::vector{StackId("c"), StackId("b")}));
        window.click({3, 4});
        QCOMPARE(group(window), std::vector{StackId("a")});
    }

    void theWholeGroupIsOrdered_BAT6() {
        PlayWindow window;
        window.toOrders();
        window.find<QAction>("selectAll")->trigger();
        QCOMPARE(group(window).size(), std::size_t(3));
        window.click({4, 5}, Qt::ControlModifier);
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        QCOMPARE(window.order("c").advance, std::optional(StackId("w")));
        window.key(Qt::Key_H);
        for (const char* stack : {"a", "b", "c"})
            QVERIFY(window.order(stack).hold);
        window.key(Qt::Key_H); // the same again
        QVERIFY2(window.said.startsWith(QStringLiteral("3 ")), qPrintable(window.said));
        window.find<QAction>("cancelSelectedOrder")->trigger();
        QVERIFY(smm::ordersOf(window.battle()).empty());
    }

    void enemiesInAGroupAreLeftOut_BAT4() {
        PlayWindow window;
        window.toOrders();
        window.page->selection().setGroup({StackId("w"), StackId("b"), StackId("a")}); // as in the list
        window.key(Qt::Key_H);
        for (const char* stack : {"a", "b"})
            QVERIFY(window.order(stack).hold);
        QVERIFY(!smm::ordersOf(window.battle()).contains(StackId("w")));
        QVERIFY2(window.said.startsWith(QStringLiteral("2 ")) && window.said.contains(QStringLiteral("; 1 ")),
                 qPrintable(window.said));
    }

    void lastRoundsOrdersAreGivenAgain() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        window.ready();
        window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        window.ready(); // the Blues begin round 2
        window.find<QAction>("selectAll")->trigger();
        window.find<QAction>("repeatOrders")->trigger();
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        QVERIFY2(window.said.contains(QStringLiteral("2 ")), qPrintable(window.said)); // had none
    }

    void ordersOfAnUndoneRoundAreNotTheLastOnes() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        window.ready();
        window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        window.ready();
        window.find<QAction>("selectAll")->trigger();
        window.key(Qt::Key_H);
        window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(battle::roundNumber(window.battle()), 3);
        while (battle::roundNumber(window.battle()) > 2 || battle::isRoundRunning(window.battle()) ||
               !smm::ordersOf(window.battle()).empty())
            window.document().undo();
        window.page->selection().setStack(StackId("a"));
        window.find<QAction>("repeatOrders")->trigger();
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
    }

    void cancellingAllLeavesOtherSidesOrders_BAT4() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        window.ready();
        window.click({4, 5});
        window.key(Qt::Key_H);
        window.find<QAction>("cancelAllOrders")->trigger();
        QVERIFY(!smm::ordersOf(window.battle()).contains(StackId("w")));
        QVERIFY(smm::ordersOf(window.battle()).contains(StackId("a")));
        window.ready();
        QVERIFY(!window.find<QAction>("cancelAllOrders")->isEnabled()); // ready is final
    }

    void threatsAreShownAndReadAloud() {
        PlayWindow window;
        window.toOrders();
        const auto name = [&](hex::Hex hex) { return window.view().cellName({hex.row, hex.column}); };
        const QString before = name({5, 5});
        window.find<QAction>("threats")->trigger();
        QVERIFY(window.view().areThreatsShown());
        QVERIFY2(name({5, 5}).startsWith(before + QStringLiteral(", 1 ")), qPrintable(name({5, 5})));
        window.find<QAction>("threats")->trigger();
        QCOMPARE(name({5, 5}), before);
    }

    void aFileWithSealedOrdersOpensCovered_BAT4() {
        PlayWindow first(true);
        first.toOrders();
        first.drag({9, 8}, {6, 2});
        PlayWindow window(first.battle());
        QVERIFY(window.page->isCovered());
        QVERIFY(!window.view().isVisible());
        QVERIFY(!window.page->canPrint());
        for (const char* command : {"exportImage", "orderHold", "selectAll", "goToBoard"})
            QVERIFY2(!window.find<QAction>(command)->isEnabled(), command);
        window.liftCover();
        QVERIFY(window.view().isVisible());
        QVERIFY(window.page->canPrint());
        QVERIFY(window.find<QAction>("exportImage")->isEnabled());
        QCOMPARE(window.order("c").move, std::optional(hex::Hex{6, 2}));
    }

    void zonesArePaintedOnTheMap_BAT3() {
        PlayWindow window;
        window.addDock(QStringLiteral("mapDock"));
        window.raise("mapDock");
        window.find<QAction>("toolZone")->trigger();
        window.press("zoneButton1");
        const auto zone = [&](int side) {
            const battle::Zone* found = window.battle().scenario->zoneOf(side);
            return found ? found->hexes : std::vector<hex::Hex>();
        };
        window.drag({2, 2}, {2, 4});
        QCOMPARE(zone(1), (std::vector<hex::Hex>{{2, 2}, {2, 3}, {2, 4}}));
        window.view().setFocus();
        window.key(Qt::Key_1); // the other side
        window.page->selection().setCursor({0, 0});
        window.key(Qt::Key_Return);
        QCOMPARE(zone(0), (std::vector<hex::Hex>{{0, 0}}));
        window.key(Qt::Key_2);
        window.drag({2, 3}, {2, 4}); // begins within it
        QCOMPARE(zone(1), (std::vector<hex::Hex>{{2, 2}}));
        window.document().undo();
        QCOMPARE(zone(1).size(), std::size_t(3));
    }

    void aRoundIsWatchedAgain_BAT12() {
        PlayWindow window;
        window.toOrders();
        window.drag({9, 8}, {8, 8});
        for (int ready = 0; ready < 2; ++ready)
            window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        ui::BattleFilmController& film = window.page->film();
        QVERIFY(!film.isRunning()); // the settings want none
        const QByteArray before = window.document().serialised();
        window.page->commands().action("playLastRound")->trigger();
        QTRY_VERIFY(film.isRunning());
        QVERIFY(film.player().isPlaying());
        const auto* map = window.page->findChild<ui::FilmMap*>();
        film.bar().focusPlayButton();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(film.player().shown(), 0);
        QVERIFY(!film.player().isPlaying());
        QCOMPARE(map->battle().stacks.find(StackId("c"))->hex, (hex::Hex{9, 8}));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QCOMPARE(map->battle().stacks.find(StackId("c"))->hex, window.place("c"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!film.isRunning());
        QCOMPARE(window.document().serialised(), before);
    }

    void aClickOnALogLineGoesThere_BAT12() {
        PlayWindow window;
        window.toOrders();
        window.drag({9, 8}, {8, 8});
        for (int ready = 0; ready < 2; ++ready)
            window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        window.addDock(QStringLiteral("logDock"));
        window.raise("logDock");
        auto* log = window.docks[QStringLiteral("logDock")]->findChild<QTableView*>();
        const auto found = [log] {
            return log->model()
                ->match(log->model()->index(0, ui::LogModel::What), Qt::DisplayRole, QStringLiteral("moved"),
                        1, Qt::MatchContains)
                .value(0);
        };
        QVERIFY(found().isValid());
        const auto click = [&] {
            log->scrollTo(found());
            QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(found()).center());
        };
        ui::BattleFilmController& film = window.page->film();
        click();
        QVERIFY(!film.isRunning()); // it only shows the stack
        film.playGame();
        QTRY_VERIFY(film.isRunning());
        QVERIFY(!found().isValid()); // it has yet to be told
        QTest::keyClick(log, Qt::Key_End);
        const auto selected = window.page->selection().stack();
        window.page->selection().setStack({});
        click();
        QVERIFY(!window.page->selection().stack());
        window.page->selection().setStack(selected);
        QVERIFY(!film.player().isPlaying());
        QVERIFY2(film.bar().sentence().contains(QStringLiteral("moved")), qPrintable(film.bar().sentence()));
        film.end();
        log->setCurrentIndex(found());
        window.find<QAction>("playLine")->trigger();
        QTRY_VERIFY(film.isRunning());
        QVERIFY2(film.bar().sentence().contains(QStringLiteral("moved")), qPrintable(film.bar().sentence()));
        window.document().undo();
        QVERIFY(!film.isRunning());
    }

    void aFileRemembersItsBeginning_BAT12() {
        PlayWindow window;
        window.toOrders();
        for (int ready = 0; ready < 2; ++ready)
            window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        const auto document = test::opened(window.document().serialised());
        ui::Selection selection;
        ui::PlayController play(*document, selection, nullptr);
        QVERIFY(!play.beginning());
        play.recallBeginning();
        QVERIFY(play.beginning() && !play.beginning()->play);
    }

    void returnAtTheEndOnlyLooksBack_BAT12() {
        PlayWindow window;
        window.toOrders();
        std::optional<ui::BattleEndDialog::Next> next;
        whenOpen<ui::BattleEndDialog>([&](ui::BattleEndDialog& dialog) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
            next = dialog.next();
        });
        QVERIFY(window.page->play().concede());
        QTRY_VERIFY(next.has_value());
        QCOMPARE(*next, ui::BattleEndDialog::Next::Film);
        QTRY_VERIFY(window.page->film().isRunning());
        QCOMPARE(window.battle().play->phase, battle::PlayPhase::Over);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

    void notesFollowThePlay() {
        battle::Battle battle = test::smallBattle();
        battle.unknown = std::make_shared<const std::string>(
            R"({"notes":[{"phase":"board","text":"Start."},{"phase":"orders","side":0,"text":"Order."},
                {"phase":"orders","side":0,"ordered":2,"text":"Ready."},{"phase":"ready","text":"Fight."}]})");
        PlayWindow window(false, battle);
        auto* note = window.find<QLabel>("noteText");
        QCOMPARE(note->text(), QStringLiteral("Start."));
        const auto icon = [note] {
            for (const auto* label : note->parentWidget()->findChildren<QLabel*>())
                if (!label->pixmap().isNull())
                    return label->pixmap().toImage();
            return QImage();
        };
        const QImage before = icon();
        window.settings.set(ui::Settings::theme, ui::Settings::Theme::Dark);
        QTRY_VERIFY(icon() != before);
        window.settings.set(ui::Settings::theme, ui::Settings::Theme::System);
        window.toOrders();
        QCOMPARE(note->text(), QStringLiteral("Order."));
        window.drag({3, 4}, {4, 5});
        QCOMPARE(note->text(), QStringLiteral("Order."));
        window.drag({9, 8}, {8, 8});
        QCOMPARE(note->text(), QStringLiteral("Ready."));
        window.ready();
        QVERIFY(note->parentWidget()->isHidden());
        window.ready();
        QCOMPARE(note->text(), QStringLiteral("Fight."));
    }

    void turnsAreTakenBetweenDeploymentAndTheEnd_BAT2() {
        battle::Battle battle = test::smallBattle();
        battle.rules = RuleSystem::Multiplier;
        battle.scenario.edit().deployment.push_back({0, {{3, 4}, {4, 4}, {9, 8}}, nullptr});
        PlayWindow window(false, battle);
        auto* button = window.find<QWidget>("endTurnButton");
        auto* endTurn = window.find<QAction>("endTurn");
        QVERIFY(button->isVisible() && endTurn->isEnabled());
        window.start();
        QVERIFY(button->isHidden() && !endTurn->isEnabled());
        window.ready();
        window.ready();
        QVERIFY(button->isVisible() && endTurn->isEnabled());
        window.page->selection().setStack(StackId("a"));
        QVERIFY(window.view().selectionMarks().hasReach());
        whenOpen<ui::BattleEndDialog>([](ui::BattleEndDialog& dialog) { dialog.reject(); });
        QVERIFY(window.page->play().concede());
        QVERIFY(button->isHidden() && !endTurn->isEnabled());
        window.page->selection().setStack(StackId("w"));
        QVERIFY(!window.view().selectionMarks().hasReach());
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

    void theLandingIsWonAsItsNotesSay_BAT10() {
        QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/../../resources/examples/landing.sqf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto loaded = document::loadBattle(file.readAll());
        PlayWindow window(false, std::get<document::LoadedBattle>(loaded).battle);
        auto* note = window.find<QLabel>("noteText");
        whenOpen<ui::BattleEndDialog>([](ui::BattleEndDialog& dialog) { dialog.reject(); });
        window.start();
        while (window.battle().play->phase != battle::PlayPhase::Over) {
            QVERIFY2(note->parentWidget()->isVisible(), qPrintable(window.head()));
            if (battle::areAllReady(window.battle())) {
                window.key(Qt::Key_F9, Qt::ControlModifier);
                continue;
            }
            const QString before = note->text();
            if (window.battle().play->phase == battle::PlayPhase::Ordering &&
                battle::sideToAct(window.battle()) == 0) {
                window.view().setFocus();
                window.page->selection().setStack({});
                window.key(Qt::Key_A, Qt::ControlModifier);
                window.key(Qt::Key_A, Qt::ShiftModifier);
                QVERIFY(!smm::ordersOf(window.battle()).empty());
            }
            window.ready();
            QVERIFY(note->text() != before);
        }
        QCOMPARE(window.battle().play->result->winners, std::vector{0});
        QVERIFY2(window.said.contains(QStringLiteral("so is the battle")), qPrintable(window.said));
        QVERIFY2(note->text().startsWith(QStringLiteral("Victory")), qPrintable(note->text()));
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

private:
    static std::vector<StackId> group(PlayWindow& window) { return window.page->selection().group(); }
    static void band(PlayWindow& window, hex::Hex from, hex::Hex to) {
        const auto move = [&](QPoint at) {
            QMouseEvent event(QEvent::MouseMove, at, window.view().mapToGlobal(QPointF(at)), Qt::NoButton,
                              Qt::LeftButton, Qt::ShiftModifier);
            QApplication::sendEvent(&window.view(), &event);
        };
        QTest::mousePress(&window.view(), Qt::LeftButton, Qt::ShiftModifier, window.centre(from));
        move((window.centre(from) + window.centre(to)) / 2);
        move(window.centre(to));
        QTest::mouseRelease(&window.view(), Qt::LeftButton, Qt::ShiftModifier, window.centre(to));
    }
};

template struct sf::test::Registered<TestPlayGroups, QApplication>;
#include "test_play_groups.moc"
