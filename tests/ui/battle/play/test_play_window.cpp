// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"
#include "core/rules/smm/fight/order.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/loss_report.h"
#include "tests/ui/battle/play/play_window.h"
#include "ui/battle/drag/battle_clipboard.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/map/board_description.h"
#include "ui/battle/play/battle_end_dialog.h"
#include "ui/battle/play/hex_ranges.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/play_setup_dialog.h"
#include "ui/battle/play/side_cover.h"
#include "ui/battle/play/start_play_dialog.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/film/film_bar.h"
#include "ui/paint/board/rotation_handle.h"
#include "ui/speech/announce.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTabWidget>
#include <QToolButton>

using namespace sf;
using battle::StackId;
using test::PlayWindow;
using test::whenOpen;

/// A battle played in the window, from the command that starts it to the page about its end.
class TestPlayWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoardIsStartedByACommand_BAT1() {
        PlayWindow window;
        QCOMPARE(window.head(), QStringLiteral("Battle round 1"));
        window.start();
        QCOMPARE(window.head(), QStringLiteral("Orders of Reds, round 1"));
        window.document().undo();
        QVERIFY(!window.battle().play);
        QCOMPARE(window.head(), QStringLiteral("Battle round 1"));
    }

    void whatIsMissingIsSaid_BAT1() {
        battle::Battle battle = test::smallBattle();
        battle.stacks.erase(3); // the only one of the Blues
        PlayWindow window(false, battle);
        QStringList lines;
        bool mayStart = true;
        whenOpen<ui::StartPlayDialog>([&](ui::StartPlayDialog& dialog) {
            auto* list = dialog.findChild<QListWidget*>();
            for (int row = 0; row < list->count(); ++row)
                lines << list->item(row)->text();
            mayStart = dialog.acceptButton()->isEnabled();
            dialog.reject();
        });
        window.find<QAction>("startPlay")->trigger();
        QVERIFY(!mayStart);
        QVERIFY2(lines.join(u'\n').contains(QStringLiteral("BAT-1")), qPrintable(lines.join(u'\n')));
        QVERIFY(!window.battle().play);
    }

    void whoseOrdersItIsIsShown_BAT4() {
        PlayWindow window;
        window.toOrders();
        QCOMPARE(window.head(), QStringLiteral("Orders of Reds, round 1"));
        const QString missing = window.find<QToolButton>("nextWithoutOrderButton")->text();
        QVERIFY2(missing.startsWith(QStringLiteral("3 ")), qPrintable(missing));
        QVERIFY(!window.find<QAction>("nextStep")->isEnabled());
        QVERIFY(window.find<QToolButton>("nextStepButton")->isHidden());
        window.ready();
        QCOMPARE(window.head(), QStringLiteral("Orders of Blues, round 1"));
        window.ready();
        QVERIFY(window.find<QAction>("nextStep")->isEnabled());
        QVERIFY(window.find<QAbstractButton>("readyButton")->isHidden());
    }

    void draggingOrdersAMove_BAT4() {
        PlayWindow window;
        window.toOrders();
        window.drag({9, 8}, {6, 2});
        QCOMPARE(window.place("c"), (hex::Hex{9, 8})); // nothing moves in this phase
        QCOMPARE(window.order("c").move, std::optional(hex::Hex{6, 2}));
        QVERIFY2(window.said.contains(QStringLiteral("moves to 6,2")), qPrintable(window.said));
        window.drag({9, 8}, {8, 8}); // replaces it
        QCOMPARE(window.order("c").move, std::optional(hex::Hex{8, 8}));
        window.document().undo();
        QCOMPARE(window.order("c").move, std::optional(hex::Hex{6, 2}));
    }

    void draggingOntoAnEnemyAttacksOrAdvances_BAT6() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        window.drag({9, 8}, {4, 5});
        QCOMPARE(window.order("c").advance, std::optional(StackId("w")));
        QVERIFY2(window.said.contains(QStringLiteral("advances on Watch")), qPrintable(window.said));
    }

    void onlyARefereeNamesTheEdge_BAT4() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        window.page->selection().setStack(StackId("a"));
        window.raise("stackDock");
        const QComboBox* edges = nullptr;
        for (const auto* box : window.window->findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Edge that the attack meets"))
                edges = box;
        QVERIFY(edges);
        QVERIFY(!edges->isVisible());
        QVERIFY(window.document().perform(battle::SetReferee{true}).isDone());
        QVERIFY(edges->isVisible());
    }

    void draggingOntoAFriendMerges_SMM19() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 4});
        QVERIFY(!window.battle().stacks.find(StackId("a")));
        QCOMPARE(window.battle().stacks.find(StackId("b"))->living(), 17);
    }

    void keysGiveTheSameOrders() {
        PlayWindow window;
        window.toOrders();
        window.click({9, 8});
        window.page->selection().setCursor({4, 5});
        window.key(Qt::Key_A);
        QCOMPARE(window.order("c").advance, std::optional(StackId("w")));
        window.key(Qt::Key_I);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("to 8,7"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(window.order("c").move, std::optional(hex::Hex{8, 7}));
        QVERIFY(!window.order("c").advance);
        QCOMPARE(window.place("c"), (hex::Hex{9, 8}));
    }

    void enemiesTakeNoOrdersFromOthers_BAT4() {
        PlayWindow window;
        window.toOrders();
        window.drag({4, 5}, {6, 5});
        QVERIFY(smm::ordersOf(window.battle()).empty());
        QCOMPARE(window.place("w"), (hex::Hex{4, 5}));
        QVERIFY2(window.said.contains(QStringLiteral("BAT-4")), qPrintable(window.said));
    }

    void jumpsToTheNextStackWithoutAnOrder() {
        PlayWindow window;
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        window.press("nextWithoutOrderButton");
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("b")));
        window.press("nextWithoutOrderButton");
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("c")));
    }

    void aRoundIsPlayed_BAT5() {
        PlayWindow window;
        window.toOrders();
        window.drag({9, 8}, {8, 8});
        window.ready();
        window.ready();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(window.place("c"), (hex::Hex{8, 8}));
        QCOMPARE(window.battle().round, std::optional(1));
        QCOMPARE(window.head(), QStringLiteral("Orders of Blues, round 2")); // reverse in even rounds
    }

    void sealedOrdersAreHidden_BAT4() {
        PlayWindow window(true);
        window.raise("battleDock");
        window.toOrders();
        window.drag({3, 4}, {4, 5});
        window.page->selection().setStack(StackId("a"));
        QVERIFY(!smm::ordersOf(window.battle()).empty());
        ui::copyStacks(window.battle(), {StackId("a")});
        QVERIFY(ui::isClipCopied());
        QSignalSpy covered(window.page, &ui::Page::coverChanged);
        window.press("readyButton");
        QVERIFY(window.find<ui::SideCover>("sideCover")->isVisible());
        QVERIFY(!ui::isClipCopied());
        QVERIFY(window.page->isCovered());
        QCOMPARE(covered.size(), 1);
        window.liftCover();
        QVERIFY(!window.page->isCovered());
        QCOMPARE(window.head(), QStringLiteral("Orders of Blues, round 1"));
        QVERIFY(smm::ordersOf(window.battle()).empty());
        QVERIFY(!window.page->selection().stack());
        QVERIFY(!ui::describeCell(window.battle(), {3, 4}).contains(QStringLiteral("attack")));
        for (const auto* widget : window.window->findChildren<QLabel*>())
            QVERIFY2(!widget->isVisible() || !widget->text().contains(QStringLiteral("attacks Watch")),
                     qPrintable(widget->text()));
        const QAbstractItemModel* list = window.list().model();
        for (int row = 0; row < list->rowCount(window.list().rootIndex()); ++row)
            QVERIFY(!list->index(row, 1, window.list().rootIndex())
                         .data()
                         .toString()
                         .contains(QStringLiteral("attacks")));
        const int done = window.document().stepsDone();
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.document().stepsDone(), done);
        QVERIFY2(window.said.contains(QStringLiteral("BAT-4")), qPrintable(window.said));
        window.ready();
        QVERIFY(!smm::ordersOf(window.battle()).empty()); // both are ready: all orders are shown
    }

    void aCoverComesBetweenSidesWhereItIsWanted() {
        PlayWindow window;
        window.toOrders();
        window.settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Cover);
        window.press("readyButton");
        auto* cover = window.find<ui::SideCover>("sideCover");
        QVERIFY(cover->isVisible() && window.page->isCovered());
        QTest::keyClick(cover, Qt::Key_Return);
        QVERIFY(cover->isHidden());
        window.document().undo();
        QVERIFY(cover->isHidden()); // a step back is no hand-over
    }

    /// B3: first both sides see what happened, without seeing what the next side has ordered.
    void theCoverComesAfterTheFilm() {
        PlayWindow window(true);
        window.settings.set(ui::Settings::animations, true);
        window.settings.set(ui::Settings::playback, ui::Settings::Playback::Normal);
        window.toOrders();
        for (const auto& [id, order] : test::attacksInReach(window.battle()))
            if (window.battle().stacks.find(id)->side == 0)
                QVERIFY(perform(window.document(), smm::GiveOrders{{{id, order}}}).isDone());
        window.ready();
        window.ready();
        auto* cover = window.find<ui::SideCover>("sideCover");
        const ui::BattleFilmController& film = window.page->film();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(window.battle().round);
        QVERIFY(cover->isHidden());
        QVERIFY(film.isRunning() && window.page->isCovered()); // docks and prints show nothing
        QApplication::processEvents();
        QVERIFY(film.isRunning() && film.bar().isVisible() && cover->isHidden());
        QVERIFY(!window.find<QWidget>("battleBar")->isVisible()); // it is about the next side
        window.page->undo();
        QVERIFY(window.battle().round);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!film.isRunning());
        QVERIFY(cover->isVisible() && window.page->isCovered());
        window.liftCover();
        QVERIFY(!window.page->isCovered());
        QVERIFY(window.view().isVisible());
    }

    /// Each side hears once what the round cost, after the film, and only when it has taken over.
    void lossesAreToldBeforeTheNextOrders_data() {
        QTest::addColumn<bool>("isSealed");
        QTest::newRow("open") << false;
        QTest::newRow("sealed, with a cover") << true;
    }
    void lossesAreToldBeforeTheNextOrders() {
        QFETCH(const bool, isSealed);
        PlayWindow window(isSealed);
        window.settings.set(ui::Settings::playback, ui::Settings::Playback::Normal);
        window.toOrders();
        auto* report = test::lossReportOf(*window.page);
        auto* cover = window.find<ui::SideCover>("sideCover");
        for (int side = 0; side < 2; ++side) {
            for (const auto& [id, order] : test::attacksInReach(window.battle()))
                if (window.battle().stacks.find(id)->side == side)
                    QVERIFY(perform(window.document(), smm::GiveOrders{{{id, order}}}).isDone());
            QApplication::processEvents();
            QVERIFY(report->isHidden()); // nothing has been fought yet
            window.ready();
        }
        const int hits = window.hits();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(window.hits() < hits);
        QTRY_VERIFY(window.page->film().bar().isVisible());
        QVERIFY(report->isHidden());
        ui::Announcer::instance().forget();
        QSignalSpy said(&ui::Announcer::instance(), &ui::Announcer::said);
        window.page->film().bar().focusPlayButton();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(cover->isVisible(), isSealed);
        QVERIFY(report->isHidden() || !isSealed);
        window.liftCover();
        QTRY_VERIFY(!report->isHidden());
        QCOMPARE(report->accessibleName(), QStringLiteral("Since the last orders of Blues"));
        const QStringList lines = report->accessibleDescription().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines.front().contains(QStringLiteral(" lost")), qPrintable(lines.front()));
        auto& announcer = ui::Announcer::instance();
        QTRY_VERIFY((announcer.sayNextOrRepeat(), announcer.waiting().isEmpty()));
        QCOMPARE(std::ranges::count_if(
                     said, [&](const auto& each) { return each.front().toString() == lines.front(); }),
                 1);
        QVERIFY(window.view().hasFocus());
        window.ready();
        QTRY_COMPARE(report->accessibleName(), QStringLiteral("Since the last orders of Reds"));
        QCOMPARE(report->accessibleDescription().split(u'\n'), lines);
        window.document().undo();
        QVERIFY(report->isHidden());
    }

    void lossesAreToldWithoutPlayback() {
        PlayWindow window;
        window.toOrders();
        for (int side = 0; side < 2; ++side) {
            for (const auto& [id, order] : test::attacksInReach(window.battle()))
                if (window.battle().stacks.find(id)->side == side)
                    QVERIFY(perform(window.document(), smm::GiveOrders{{{id, order}}}).isDone());
            window.ready();
        }
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QApplication::processEvents();
        auto* report = test::lossReportOf(*window.page);
        QVERIFY(!report->isHidden());
        const auto* more = report->findChild<QToolButton*>();
        QVERIFY(!more->isChecked());
        window.find<QAction>("lastTurn")->trigger();
        QVERIFY(more->isChecked());
        QVERIFY2(report->accessibleDescription().contains(QStringLiteral(" lost")),
                 qPrintable(report->accessibleDescription()));
    }

    void lossesAreToldAfterTheCommandersOrders() {
        PlayWindow window;
        window.settings.set(ui::Settings::playback, ui::Settings::Playback::Normal);
        window.page->commanders().setPause(0);
        window.page->commanders().setLevel(1, 1);
        window.toOrders();
        for (const auto& [id, order] : test::attacksInReach(window.battle()))
            if (window.battle().stacks.find(id)->side == 0)
                QVERIFY(perform(window.document(), smm::GiveOrders{{{id, order}}}).isDone());
        window.ready();
        QTRY_VERIFY(battle::areAllReady(window.battle()));
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QTRY_VERIFY(window.page->film().isRunning());
        window.page->film().end();
        QTRY_COMPARE(window.page->play().side(), std::optional(0)); // the Blues have ordered
        auto* report = test::lossReportOf(*window.page);
        QTRY_COMPARE(report->accessibleName(), QStringLiteral("Since the last orders of Reds"));
    }

    /// As when somebody says ready in a battle by post, but doesn't make the post.
    void anUndoneHandOverNeedsNoCover() {
        PlayWindow window(true);
        window.toOrders();
        window.press("readyButton");
        QVERIFY(window.page->isCovered());
        window.document().undo();
        QVERIFY(!window.page->isCovered());
        QCOMPARE(window.head(), QStringLiteral("Orders of Reds, round 1"));
    }

    /// R, the knob and the posture buttons give the order, in one click.
    void rotationsAndPosturesAreOrdered_BAT4() {
        PlayWindow window;
        window.requests.watch(*window.window);
        window.toOrders();
        window.click({3, 4});
        window.key(Qt::Key_R);
        QCOMPARE(window.order("a").rotate, 1);
        window.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(window.order("a").rotate, 0);
        const QPoint knob =
            paint::rotationHandle(window.view().layout(), {3, 4}, window.facing("a")).toPoint();
        QTest::mousePress(&window.view(), Qt::LeftButton, {}, knob);
        window.moveTo(window.centre({5, 4}));
        QTest::mouseRelease(&window.view(), Qt::LeftButton, {}, window.centre({5, 4}));
        QVERIFY(window.order("a").rotate != 0);
        QAbstractButton* defensive = nullptr;
        for (auto* button : window.docks[QStringLiteral("stackDock")]->findChildren<QAbstractButton*>())
            if (button->text() == text::posture(battle::Posture::Defensive))
                defensive = button;
        QVERIFY(defensive && defensive->isEnabled());
        QTest::mouseClick(defensive, Qt::LeftButton);
        QCOMPARE(window.order("a").posture, std::optional(battle::Posture::Defensive));
        QVERIFY(defensive->isChecked());
        QCOMPARE(window.said, QStringLiteral("First: Defensive when the round begins (SMM-11)"));
        QCOMPARE(smm::stateOf(*window.battle().stacks.find(StackId("a"))).posture, battle::Posture::Neutral);
        window.document().undo();
        QVERIFY(!window.order("a").posture);
        QVERIFY(!defensive->isChecked());
    }

    /// A stack's menu in play has no entry that is refused, and has the orders.
    void theMenuOffersWhatIsPossible_BAT4() {
        PlayWindow window;
        window.toOrders();
        const auto menuOf = [&](hex::Hex hex) {
            QStringList texts;
            whenOpen<QMenu>([&](QMenu& menu) {
                for (const QAction* action : menu.actions())
                    if (action->isVisible() && !action->isSeparator())
                        texts << (action->isEnabled() ? QString() : QStringLiteral("-")) +
                                     QString(action->text()).remove(u'&');
                menu.close();
            });
            QContextMenuEvent event(QContextMenuEvent::Mouse, window.centre(hex),
                                    window.view().mapToGlobal(window.centre(hex)));
            QApplication::sendEvent(&window.view(), &event);
            return texts;
        };
        QCOMPARE(menuOf({3, 4}),
                 QStringList({QStringLiteral("Attack"), QStringLiteral("Attack the nearest"),
                              QStringLiteral("Hold position"), QStringLiteral("Move…"),
                              QStringLiteral("Rotate left"), QStringLiteral("Rotate right"),
                              QStringLiteral("Posture"), QStringLiteral("Merge into…"),
                              QStringLiteral("Split…"), QStringLiteral("Rename stack…"),
                              QStringLiteral("Copy"), QStringLiteral("Centre on the selected stack")}));
        window.page->selection().setStack({});
        QCOMPARE(menuOf({4, 5}), QStringList({QStringLiteral("Copy"), // an enemy
                                              QStringLiteral("Centre on the selected stack")}));
        for (const char* edit : {"addStack", "addUnits", "duplicateStack", "removeStack", "kinds", "sides",
                                 "mapSize", "toolTerrain", "toolStructure", "toolZone", "freePlacement"})
            QVERIFY2(!window.find<QAction>(edit)->isEnabled(), edit);
        QVERIFY(window.document().perform(battle::SetReferee{true}).isDone());
        for (const char* edit : {"addStack", "kinds", "toolTerrain"})
            QVERIFY2(window.find<QAction>(edit)->isEnabled(), edit);
    }

    void theGameMenuGroupsWhatSetsUpPlay() {
        PlayWindow window;
        QList<QStringList> groups(1);
        for (const QAction* action : window.page->actions(ui::Page::Menu::Game))
            if (action->isSeparator())
                groups << QStringList();
            else if (action->isVisible())
                groups.last() << QString(action->text()).remove(u'&');
        QCOMPARE(groups.first(),
                 (QStringList{QStringLiteral("Start playing…"), QStringLiteral("Set up play…")}));
        QCOMPARE(groups.last(),
                 (QStringList{QStringLiteral("House rules…"), QStringLiteral("Convert to other rules…")}));
        QCOMPARE(window.find<QAction>("orderHold")->shortcut(), QKeySequence(Qt::Key_H));
    }

    void allOfOnesOwnAreSelected_BAT4() {
        PlayWindow window;
        window.toOrders();
        window.click({4, 5}); // an enemy
        window.find<QAction>("selectAll")->trigger();
        QCOMPARE(window.page->selection().group().size(), std::size_t(3));
        window.ready();
        window.click({3, 4});
        window.find<QAction>("selectAll")->trigger();
        QCOMPARE(window.page->selection().group(), std::vector{StackId("w")});
        window.ready();
        window.page->selection().setStack({});
        window.find<QAction>("selectAll")->trigger();
        QVERIFY(window.page->selection().group().empty());
        QCOMPARE(window.said, QStringLiteral("No stack can be given orders now"));
    }

    void theOrdersOfOthersAreSealed_BAT4() {
        PlayWindow window(true);
        window.toOrders();
        window.page->selection().setStack(StackId("w"));
        window.raise("stackDock");
        const auto* orders = window.window->findChild<ui::OrdersPanel*>();
        bool isSealed = false;
        for (const auto* label : orders->findChildren<QLabel*>())
            isSealed = isSealed ||
                       (label->isVisible() &&
                        label->text() == QStringLiteral("Its orders are sealed until the round begins."));
        QVERIFY(isSealed);
        for (const auto* button : orders->findChildren<QAbstractButton*>())
            QVERIFY2(!button->isVisible() || !button->isEnabled() ||
                         button->metaObject()->className() == QByteArray("sf::ui::RuleChip"),
                     qPrintable(button->text()));
    }

    /// The second click lifts it: it hangs from the pointer, and stays faint where it was.
    void aStackPickedUpByAClickCanBeSeen() {
        PlayWindow window;
        window.toOrders();
        window.click({9, 8});
        window.click({9, 8});
        QVERIFY(window.view().isBusy());
        const QPoint at = window.centre({7, 7}) + QPoint(9, 5);
        const auto shown = [&] { return window.view().grab().toImage(); };
        QMouseEvent move(QEvent::MouseMove, at, window.view().mapToGlobal(QPointF(at)), Qt::NoButton, {}, {});
        QApplication::sendEvent(&window.view(), &move);
        const QImage carried = shown();
        QMouseEvent further(QEvent::MouseMove, at + QPoint(4, 0),
                            window.view().mapToGlobal(QPointF(at + QPoint(4, 0))), Qt::NoButton, {}, {});
        QApplication::sendEvent(&window.view(), &further);
        QVERIFY(shown() != carried); // within the same hex
        window.key(Qt::Key_Escape);
        QVERIFY(!window.view().isBusy());
        QCOMPARE(window.said, QStringLiteral("Cancelled, nothing has changed"));
        window.click({9, 8});
        window.click({9, 8}); // and back down
        QVERIFY(!window.view().isBusy());
        QCOMPARE(window.said, QStringLiteral("Far: not moved"));
    }

    /// Also after undo and Escape, and after what a dock does.
    void statusTextsAreTrue() {
        PlayWindow window;
        window.requests.watch(*window.window);
        QVERIFY(window.document().perform(battle::PaintTerrain{{{6, 4}}, "bridge"}).isDone());
        window.moveTo(window.centre({6, 4}));
        QVERIFY2(window.requests.place.contains(QStringLiteral("Bridge")), qPrintable(window.requests.place));
        window.page->undo();
        QVERIFY2(!window.requests.place.contains(QStringLiteral("Bridge")),
                 qPrintable(window.requests.place));
        QVERIFY2(window.said.startsWith(QStringLiteral("Undone: ")), qPrintable(window.said));
        QVERIFY(window.document().perform(battle::SetTitle{"Other"}).isDone()); // says nothing itself
        QCOMPARE(window.said, QString());
        window.click({3, 4});
        for (auto* button : window.docks[QStringLiteral("stackDock")]->findChildren<QAbstractButton*>())
            if (button->text() == text::posture(battle::Posture::Offensive))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(window.said, QStringLiteral("First: Offensive (SMM-13)"));
    }

    void refereeModeIsShownWhileItIsOn_BAT1() {
        PlayWindow window;
        window.toOrders();
        auto* badge = window.find<QLabel>("refereeBadge");
        QVERIFY(badge->isHidden());
        QVERIFY(!window.document().perform(battle::RenameStack{StackId("w"), "X"}).isDone());
        window.find<QAction>("referee")->trigger();
        QVERIFY(badge->isVisible());
        window.drag({9, 8}, {9, 7});
        QCOMPARE(window.place("c"), (hex::Hex{9, 7}));
        window.find<QAction>("referee")->trigger();
        QVERIFY(badge->isHidden());
    }

    void concedingEndsOnAPageThatSaysWhoWon_BAT12() {
        PlayWindow window;
        window.toOrders();
        QString outcome;
        QString ending;
        whenOpen<QMessageBox>([&](QMessageBox& box) {
            whenOpen<ui::BattleEndDialog>([&](ui::BattleEndDialog& dialog) {
                outcome = dialog.findChild<QLabel*>(QStringLiteral("outcome"))->text();
                ending = dialog.findChild<QLabel*>(QStringLiteral("ending"))->text();
                dialog.reject();
            });
            for (auto* button : box.buttons())
                if (box.buttonRole(button) == QMessageBox::AcceptRole)
                    return button->click();
        });
        window.find<QAction>("concede")->trigger();
        QTRY_COMPARE(outcome, QStringLiteral("Victory: Blues"));
        QVERIFY2(ending.contains(QStringLiteral("BAT-11")), qPrintable(ending));
        QVERIFY(window.head().contains(QStringLiteral("Blues")));
    }

    void theEndOffersTheSameBattleAgain_BAT12() {
        PlayWindow window;
        window.toOrders();
        whenOpen<ui::BattleEndDialog>([](ui::BattleEndDialog& dialog) {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text().contains(QStringLiteral("again")))
                    return button->click();
        });
        QSignalSpy made(window.page, &ui::Page::documentMade);
        QVERIFY(window.page->play().concede());
        QTRY_COMPARE(made.size(), 1);
        const std::unique_ptr<document::Document> again(made.front().front().value<document::Document*>());
        const auto& battle = static_cast<document::BattleDocument&>(*again).battle();
        QVERIFY(!battle.play);
        QCOMPARE(battle.stacks.size(), std::size_t(4));
    }

    void deploymentPlacesStacksInTheZone_BAT3() {
        battle::Battle battle = test::smallBattle();
        battle.scenario.edit().deployment.push_back({0, {{3, 4}, {4, 4}, {9, 8}, {8, 8}}, nullptr});
        PlayWindow window(false, battle);
        window.start();
        QCOMPARE(window.head(), QStringLiteral("Deployment of Reds"));
        window.drag({9, 8}, {8, 8});
        QCOMPARE(window.place("c"), (hex::Hex{8, 8}));
        window.drag({8, 8}, {8, 6});
        QCOMPARE(window.place("c"), (hex::Hex{8, 8}));
        QVERIFY2(window.said.contains(QStringLiteral("BAT-3")), qPrintable(window.said));
        // What is refused for the phase is about no stack.
        window.page->selection().setStack(battle::StackId("c"));
        QTest::keyClick(&window.view(), Qt::Key_H);
        QCOMPARE(window.said, QStringLiteral("You can't do that in this phase (BAT-2)."));
    }

    void theSetUpMakesZonesAndVictoryWithUndo() {
        PlayWindow window;
        whenOpen<ui::PlaySetupDialog>([&](ui::PlaySetupDialog& dialog) {
            auto* zone = dialog.findChild<QLineEdit*>(QStringLiteral("zone0"));
            QTest::keyClicks(zone, QStringLiteral("0,0 to 1,2; 5,5"));
            Q_EMIT zone->editingFinished();
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("addCondition")), Qt::LeftButton);
            dialog.accept();
        });
        window.find<QAction>("playSetup")->trigger();
        const battle::Zone* zone = window.battle().scenario->zoneOf(0);
        QVERIFY(zone);
        QCOMPARE(zone->hexes.size(), std::size_t(7));
        window.document().undo();
        QVERIFY(!window.battle().scenario->zoneOf(0));
    }

    /// D1: ten hexes by one drag, from the dialog that makes way for the map.
    void aZoneIsPainted_BAT3() {
        PlayWindow window;
        whenOpen<ui::PlaySetupDialog>([](ui::PlaySetupDialog& dialog) {
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("paintZone1")), Qt::LeftButton);
            QVERIFY(!dialog.isVisible());
        });
        window.find<QAction>("playSetup")->trigger();
        QCOMPARE(window.view().tool(), ui::BattleView::Tool::ZoneBrush);
        QCOMPARE(window.view().zoneSide(), 1);
        window.drag({1, 1}, {1, 7});
        const battle::Zone* zone = window.battle().scenario->zoneOf(1);
        QVERIFY(zone);
        QCOMPARE(zone->hexes.size(), std::size_t{7});
        window.document().undo();
        QVERIFY(!window.battle().scenario->zoneOf(1));
    }

    /// D1: where a stack arrives is painted, and in play the hex is pointed at.
    void anArrivalIsPaintedAndPlacedOnTheMap_BAT9() {
        PlayWindow window;
        whenOpen<ui::PlaySetupDialog>([](ui::PlaySetupDialog& dialog) {
            dialog.findChild<QTabWidget*>()->setCurrentIndex(2);
            auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("arrivalTable"));
            auto* paint = dialog.findChild<QPushButton*>(QStringLiteral("paintArrival"));
            QTest::mouseClick(paint, Qt::LeftButton);
            QVERIFY(dialog.isVisible()); // which stack?
            for (int row = 0; row < table->rowCount(); ++row)
                if (table->item(row, 0)->data(Qt::UserRole).toString() == QStringLiteral("c"))
                    table->selectRow(row);
            for (auto* box : dialog.findChildren<QSpinBox*>())
                if (box->accessibleName() == QStringLiteral("Arrival round"))
                    box->setValue(1);
            QTest::mouseClick(paint, Qt::LeftButton);
            QVERIFY(!dialog.isVisible());
        });
        window.find<QAction>("playSetup")->trigger();
        window.drag({9, 1}, {9, 3});
        const auto& extras = window.battle().stacks.find(StackId("c"))->extras;
        QCOMPARE(extras->arrives, std::optional(1));
        QCOMPARE(extras->at.size(), std::size_t{3});
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        window.start();
        window.find<QAction>("placeArrival")->trigger();
        QVERIFY2(window.said.contains(QStringLiteral("Choose the hex")), qPrintable(window.said));
        window.click({5, 5}); // isn't offered
        QVERIFY(!window.battle().stacks.find(StackId("c"))->isOnMap());
        window.click({9, 2});
        QCOMPARE(window.place("c"), (hex::Hex{9, 2}));
        QVERIFY(window.battle().stacks.find(StackId("c"))->isOnMap());
    }

    /// D2: what is missing is said at once, only opponents are offered, and the last round stays.
    void conditionsAreOffered_BAT10() {
        PlayWindow window;
        whenOpen<ui::PlaySetupDialog>([&](ui::PlaySetupDialog& dialog) {
            dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
            QVERIFY2(dialog.hint().contains(QStringLiteral("no structure")), qPrintable(dialog.hint()));
            auto* kind = dialog.findChild<QComboBox*>(QStringLiteral("conditionKind"));
            kind->setCurrentIndex(1);
            QVERIFY2(dialog.hint().isEmpty(), qPrintable(dialog.hint()));
            auto* target = dialog.findChild<QComboBox*>(QStringLiteral("conditionTarget"));
            QVERIFY(target->count() > 0);
            for (int i = 0; i < target->count(); ++i)
                QVERIFY2(!target->itemText(i).contains(QStringLiteral("First")), "one of its own");
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("addCondition")), Qt::LeftButton);
            dialog.accept();
        });
        window.find<QAction>("playSetup")->trigger();
        const auto& conditions = window.battle().scenario->victory;
        QCOMPARE(conditions.size(), std::size_t{2});
        QVERIFY(std::holds_alternative<battle::CroakUnit>(conditions[0].what));
        QCOMPARE(std::get<battle::LastRound>(conditions[1].what).round, 60);
    }

    /// D5: nobody says ready for nothing.
    void withoutZonesPlayBeginsWithOrders_BAT3() {
        PlayWindow window;
        window.start();
        QCOMPARE(window.battle().play->phase, battle::PlayPhase::Ordering);
        window.document().undo();
        QVERIFY(!window.battle().play);
    }

    void closingTheSetUpChangesNothing() {
        battle::Battle battle = test::smallBattle();
        battle.scenario.edit().deployment.push_back({0, {{9, 8}, {3, 4}}, nullptr}); // as painted
        PlayWindow window(false, battle);
        whenOpen<ui::PlaySetupDialog>([](ui::PlaySetupDialog& dialog) {
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
            QVERIFY(!dialog.isVisible());
        });
        window.find<QAction>("playSetup")->trigger();
        QCOMPARE(window.document().stepCount(), 0);
    }

    void enterEndsAZoneNotTheSetUp() {
        PlayWindow window;
        whenOpen<ui::PlaySetupDialog>([&](ui::PlaySetupDialog& dialog) {
            auto* zone = dialog.findChild<QLineEdit*>(QStringLiteral("zone0"));
            const QString unreadable = QStringLiteral("0,0 to x");
            zone->setFocus();
            QTest::keyClicks(zone, unreadable);
            QTest::keyClick(zone, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            // Neither another change nor Close loses it.
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("addCondition")), Qt::LeftButton);
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
            QVERIFY(dialog.isVisible());
            QCOMPARE(zone->text(), unreadable);
            QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(zone));
            QTest::keyClick(zone, Qt::Key_Backspace);
            QTest::keyClicks(zone, QStringLiteral("1,1"));
            QTest::keyClick(zone, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QVERIFY(window.battle().scenario->zoneOf(0));
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
            QVERIFY(!dialog.isVisible());
        });
        window.find<QAction>("playSetup")->trigger();
        QCOMPARE(window.battle().scenario->zoneOf(0)->hexes.size(), std::size_t(4));
    }

    void hexesAreReadAsTheyAreWritten() {
        const auto hexes = ui::readHexes(QStringLiteral("0,0 to 2,1; 5,5"));
        QVERIFY(hexes);
        QCOMPARE(hexes->size(), std::size_t(7));
        QCOMPARE(ui::hexesText(*hexes), QStringLiteral("0,0 to 2,1; 5,5"));
        QCOMPARE(ui::readHexes(ui::hexesText(*hexes)), hexes);
        QVERIFY(ui::readHexes(QString())->empty());
        QVERIFY(!ui::readHexes(QStringLiteral("5")));
        QVERIFY(!ui::readHexes(QStringLiteral("0,0 to 9999,9999")));
    }
};

template struct sf::test::Registered<TestPlayWindow, QApplication>;
#include "test_play_window.moc"
