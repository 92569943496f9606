// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "core/rules/imperio/game/fights.h"
#include "core/rules/imperio/game/legal.h"
#include "core/rules/imperio/record/record_reader.h"
#include "tests/app/window/program_window.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"
#include "tests/ui/window_requests.h"
#include "ui/imperio/board/board_marks.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/turn_banner.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

using namespace sf;
using imperio::Act;
using imperio::Action;
using imperio::Position;
using imperio::Square;

namespace {

constexpr auto smallGame = "Imperio Bellum 1\n"
                           "attacker: Ada\n"
                           "defender: Ben\n"
                           "defender deploys\n"
                           "OSCOMOCSO\n"
                           "TOOOEOROT\n"
                           "Cx2; Sx1\n"
                           "attacker deploys\n"
                           "BOOOHOAOB\n"
                           "OFKOPOKFO\n"
                           "Kx2; Fx1\n"
                           "play\n";

std::unique_ptr<document::ImperioDocument> gameOf(const QByteArray& record) {
    auto replay = imperio::readRecord(record.toStdString());
    return std::make_unique<document::ImperioDocument>(std::get<imperio::Replay>(std::move(replay)), "seed");
}

/// The whole window with one game in it.
struct Window : test::ProgramWindow {
    ui::ImperioPage* page = nullptr;

    explicit Window(const QByteArray& record = smallGame,
                    ui::Settings::BetweenTurns between = ui::Settings::BetweenTurns::Nothing)
        : ProgramWindow(ui::imperioKind()) {
        settings.set(ui::Settings::betweenTurns, between);
        page = qobject_cast<ui::ImperioPage*>(window->add(gameOf(record)));
        show();
        page->view().setFocus();
    }
    document::ImperioDocument& document() const { return page->controller().document(); }
    const Position& position() const { return document().game().position; }
    ui::ImperioView& view() const { return page->view(); }
    QToolButton* endTurnButton() const {
        return qobject_cast<QToolButton*>(window->findChild<QToolBar*>(QStringLiteral("toolBar"))
                                              ->widgetForAction(action(QStringLiteral("End turn"))));
    }
};

int distanceToPrey(const Position& position, Square from) {
    int least = 99;
    for (const Square square : position.board.of(imperio::enemyOf(position.toMove)))
        least = std::min(least, imperio::distance(from, square));
    return least;
}

double worth(const Position& position, const Action& action) {
    switch (action.act) {
    case Act::Attack:
    case Act::Shot:
        return 10 * imperio::odds(imperio::fightsOf(position, action)[0].matchup).winChance().number();
    case Act::Spawn:
        return 20;
    case Act::Step:
        return imperio::isBase(position.board.piece(action.from).kind)
                   ? -1
                   : distanceToPrey(position, action.from) - distanceToPrey(position, action.to);
    case Act::End:
        return 0.5;
    default:
        return -2;
    }
}

/// A keen player: good fights first, then nearer to the enemy, so that every game ends.
Action chosenBy(const Position& position) {
    static imperio::ActionList list;
    imperio::listLegal(position, list);
    const Action* best = std::max_element(list.begin(), list.end(), [&](const Action& a, const Action& b) {
        return worth(position, a) < worth(position, b);
    });
    return *best;
}

/// Presses a key in the menu that asks what is to become of a base.
void answerMenu(int key) {
    QTimer::singleShot(0, [key] {
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
            QTest::keyClick(menu, static_cast<Qt::Key>(key));
    });
}

int keyOf(imperio::Intention intention) {
    return intention == imperio::Intention::Capture ? Qt::Key_C : Qt::Key_D;
}

struct Mouse {
    Window& window;

    void click(Square square) const {
        QTest::mouseClick(&window.view(), Qt::LeftButton, {},
                          window.view().layout().centre(square).toPoint());
    }
    void select(Square square) const {
        if (window.page->controller().selected() != square)
            click(square);
    }
    void take(imperio::Kind kind) const {
        const bool isAttacker = window.position().toMove == imperio::Side::Attacker;
        auto* card = window.page->findChild<QWidget*>(isAttacker ? QStringLiteral("attackerCard")
                                                                 : QStringLiteral("defenderCard"));
        if (window.page->controller().placing() != kind)
            QTest::mouseClick(card->findChild<QToolButton*>(QStringLiteral("reserve%1").arg(int(kind))),
                              Qt::LeftButton);
    }
    void endTurn() const { QTest::mouseClick(window.endTurnButton(), Qt::LeftButton); }
};

struct Keys {
    Window& window;

    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        // The offscreen platform does not give the focus back after a popup.
        if (!QApplication::activeWindow()) {
            window.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window.window.get()));
        }
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    void click(Square square) const {
        const auto cursor = [this] { return window.page->controller().cursor(); };
        while (cursor().row() != square.row())
            key(cursor().row() < square.row() ? Qt::Key_Down : Qt::Key_Up);
        while (cursor().column() != square.column())
            key(cursor().column() < square.column() ? Qt::Key_Right : Qt::Key_Left);
        key(Qt::Key_Return);
    }
    void select(Square square) const {
        if (window.page->controller().selected() != square)
            click(square);
    }
    void take(imperio::Kind kind) const { key(Qt::Key_1 + int(kind)); }
    void endTurn() const { key(Qt::Key_Return, Qt::ControlModifier); }
};

template<class Hand>
void perform(const Hand& hand, const Action& action) {
    switch (action.act) {
    case Act::Spawn:
        hand.take(action.kind);
        hand.click(action.to);
        break;
    case Act::Step:
        hand.select(action.from);
        hand.click(action.to);
        break;
    case Act::Attack:
    case Act::Shot:
        hand.select(action.from);
        if (action.intention != imperio::Intention::None)
            answerMenu(keyOf(action.intention));
        hand.click(action.to);
        hand.click(action.to);
        break;
    default:
        hand.endTurn();
        break;
    }
}

template<class Hand>
void playToTheEnd(Window& window, const Hand& hand) {
    for (int count = 0; count < 2000 && !window.position().result; ++count) {
        const Action action = chosenBy(window.position());
        const std::size_t before = window.document().entries().size();
        perform(hand, action);
        if (window.document().entries().size() == before && action.act == Act::End)
            perform(hand, action); // it was warned of units in reserve
        QCOMPARE(window.document().entries().size(), before + 1);
        const Action played = window.document().entries().back().entry.action;
        QCOMPARE(played.act, action.act);
        QCOMPARE(played.to, action.to);
        if (auto* ready = window.page->findChild<QPushButton*>(QStringLiteral("showBoardButton"));
            ready->isVisible())
            QTest::keyClick(ready, Qt::Key_Return);
    }
    QVERIFY(window.position().result);
    QVERIFY(window.document().entries().size() > 20);
}

} // namespace

class TestImperioPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameByMouse() {
        Window window;
        playToTheEnd(window, Mouse{window});
        QVERIFY(window.page->findChild<ui::TurnBanner*>()->title().contains(QStringLiteral("wins")));
    }

    void aWholeGameByKeyboard() {
        Window window(smallGame, ui::Settings::BetweenTurns::Cover);
        playToTheEnd(window, Keys{window});
        QVERIFY(!window.endTurnButton()->isEnabled());
    }

    void endTurnWarnsOnceOfUnusedSpawns() {
        Window window;
        auto* end = window.action(QStringLiteral("End turn"));
        end->trigger();
        QVERIFY(window.document().entries().empty());
        QVERIFY(
            window.page->findChild<ui::TurnBanner*>()->accessibleName().contains(QStringLiteral("IMP-7")));
        QVERIFY2(end->toolTip().contains(QStringLiteral("can still spawn")), qPrintable(end->toolTip()));
        end->trigger();
        QVERIFY2(!end->toolTip().contains(QStringLiteral("can still spawn")), qPrintable(end->toolTip()));
        QCOMPARE(window.document().entries().size(), std::size_t{1});
        QVERIFY(window.page->findChild<ui::TurnBanner*>()->title().startsWith(QStringLiteral("Defender")));
    }

    void lookingBackKeepsTheWarningOfSpawns() {
        Window window;
        QVERIFY(window.page->controller().play(imperio::endTurn()));
        auto* end = window.action(QStringLiteral("End turn"));
        const auto* banner = window.page->findChild<ui::TurnBanner*>();
        const auto warns = [&] { return banner->accessibleName().contains(QStringLiteral("again to skip")); };
        end->trigger();
        QVERIFY(warns());
        window.action(QStringLiteral("Back one action"))->trigger();
        QVERIFY(!warns());
        window.action(QStringLiteral("Back to the game"))->trigger();
        QVERIFY(warns());
        end->trigger();
        QCOMPARE(window.document().entries().size(), std::size_t{2});
    }

    void theWarningOfSpawnsIsAtTheBoard() {
        Window window;
        const auto* banner = window.page->findChild<ui::TurnBanner*>();
        const QRect before = window.view().geometry();
        QTest::keyClick(&window.view(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(banner->accessibleName().contains(QStringLiteral("can still spawn (IMP-7)")));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(window.view().geometry(), before); // the board keeps its place
        const ui::BoardMarks marks = ui::marksOf(window.page->controller(), window.view().pieceActions(), {});
        const imperio::Squares squares = ui::spawnSquares(window.position());
        QVERIFY(!squares.isEmpty());
        for (const Square square : squares)
            QVERIFY(marks.at(square).goal == ui::SquareMark::Goal::Place);
    }

    void onlyWhoCanSpawnIsToldOfSpawning_IMP7() {
        Window without(
            "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\nposition\nOOOOHOOOO\nOOOOOOOOO\nOOKOOOOOO\n"
            "OOOOOOOOO\nOOOOOOOOO\nOOOOOOOOO\nOOSOOOOOO\nOOOOTOOOO\nOOOOEOOOO\nplay\n");
        QVERIFY(
            !without.page->findChild<ui::TurnBanner*>()->accessibleName().contains(QStringLiteral("spawn")));
        QTest::keyClick(&without.view(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(without.document().entries().size(), std::size_t{1}); // nothing to warn of
        Window with;
        QVERIFY(with.page->findChild<ui::TurnBanner*>()->accessibleName().contains(QStringLiteral("spawn")));
    }

    void resigningAsks() {
        Window window;
        const auto answer = [](int button) {
            QTimer::singleShot(0, [button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box);
                QTest::mouseClick(box->buttons()[button], Qt::LeftButton);
            });
        };
        auto* resign = window.action(QStringLiteral("Resign"));
        answer(0);
        resign->trigger();
        const bool first = window.position().result.has_value();
        answer(1);
        if (!first)
            resign->trigger();
        QVERIFY(window.position().result.has_value());
        QCOMPARE(window.position().result->ending, imperio::Ending::Resigned);
        QVERIFY(!resign->isEnabled());
    }

    void undoesAnyAction() {
        Window window;
        Mouse mouse{window};
        mouse.click(imperio::test::at("R2C3"));
        mouse.click(imperio::test::at("R3C3"));
        const test::WindowRequests requests(*window.page);
        QTest::keyClick(&window.view(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.document().entries().empty());
        QVERIFY2(requests.said.startsWith(QStringLiteral("Undone: ")), qPrintable(requests.said));
        QTest::keyClick(&window.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window.document().entries().size(), std::size_t{1});
        QVERIFY2(requests.said.startsWith(QStringLiteral("Redone: ")), qPrintable(requests.said));
    }

    /// The house rule undoDice=ask: dice are undone if the other player agrees, all else at once.
    void undoOfDiceAsks() {
        QByteArray record(smallGame);
        record.replace("defender deploys\n", "rules: undoDice=ask\ndefender deploys\n");
        Window window(record);
        while (!window.document().wouldUndoDice())
            QVERIFY(window.page->controller().play(chosenBy(window.position())));
        const std::size_t all = window.document().entries().size();
        int asked = 0;
        const auto undo = [&](const QString& answer) {
            window.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window.window.get()));
            QTimer::singleShot(0, [&asked, answer] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (!box)
                    return;
                ++asked;
                for (auto* button : box->buttons())
                    if (button->text().remove(u'&') == answer)
                        return QTest::mouseClick(button, Qt::LeftButton);
                QTest::keyClick(box, Qt::Key_Return);
            });
            QTest::keyClick(&window.view(), Qt::Key_Z, Qt::ControlModifier);
            QCoreApplication::processEvents();
        };
        undo({}); // Enter takes nothing back
        QCOMPARE(asked, 1);
        QCOMPARE(window.document().entries().size(), all);
        undo(QStringLiteral("Cancel"));
        QCOMPARE(asked, 2);
        QCOMPARE(window.document().entries().size(), all);
        // Nor while the computer is stopped, which Undo goes back past.
        const imperio::Side side = window.position().toMove;
        window.page->players().setPause(100000);
        window.page->players().setPlayer(side, {imperio::Level::Greedy, {}});
        window.page->players().setStopped(true);
        undo(QStringLiteral("Cancel"));
        QCOMPARE(asked, 3);
        QCOMPARE(window.document().entries().size(), all);
        // Nor once the computer has ended its turn: the question comes before anything is undone.
        window.page->players().setPlayer(side, {});
        while (window.position().toMove == side)
            QVERIFY(window.page->controller().play(imperio::endTurn()));
        const std::size_t withEnd = window.document().entries().size();
        window.page->players().setPlayer(side, {imperio::Level::Greedy, {}});
        undo(QStringLiteral("Cancel"));
        QCOMPARE(asked, 4);
        QCOMPARE(window.document().entries().size(), withEnd);
        window.page->players().setPlayer(side, {});
        while (window.document().entries().size() > all)
            QVERIFY(window.document().undo());
        undo(QStringLiteral("Undo"));
        QCOMPARE(asked, 5);
        QCOMPARE(window.document().entries().size(), all - 1);
        undo({}); // what went before it has thrown none
        QCOMPARE(asked, 5);
        QCOMPARE(window.document().entries().size(), all - 2);
    }

    void theClockEndsTheGame() {
        QByteArray record(smallGame);
        record.replace("defender deploys\n", "rules: clockTurn=1\ndefender deploys\n");
        Window window(record);
        QTest::qWait(1500); // opening a game starts no clock
        QVERIFY(!window.position().result && window.document().clock().turn == 0);
        window.action(QStringLiteral("Start or pause the clock"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.position().result.has_value(), 5000);
        QCOMPARE(window.position().result->ending, imperio::Ending::OutOfTime);
        QVERIFY(window.document().clock().turn >= 1000);
    }

    void aTurnAddsToTheClock_IMP23() {
        QByteArray record(smallGame);
        record.replace("defender deploys\n", "rules: clockGame=600 clockIncrement=30\ndefender deploys\n");
        Window window(record);
        auto* clock = window.page->findChild<ui::GameClockController*>();
        QCOMPARE(clock->left(imperio::Side::Attacker), qint64{600'000});
        window.action(QStringLiteral("End turn"))->trigger();
        window.action(QStringLiteral("End turn"))->trigger();
        QVERIFY(clock->isStarted()); // with the first action
        QVERIFY(clock->left(imperio::Side::Attacker) > 629'000);
        QVERIFY(clock->left(imperio::Side::Defender) <= 600'000);
        QTest::keyClick(&window.view(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!clock->isStarted());
        const qint64 left = clock->left(imperio::Side::Defender);
        QTest::qWait(400);
        QCOMPARE(clock->left(imperio::Side::Defender), left);
    }

    void theLastMinuteIsPointedOut() {
        QByteArray record(smallGame);
        record.replace("defender deploys\n", "rules: clockGame=600\ndefender deploys\n");
        Window window(record);
        auto* clock = window.page->findChild<ui::GameClockController*>();
        window.document().setClock({{541'000, 0}, 0});
        QVERIFY(clock->isShort(imperio::Side::Attacker) && !clock->isShort(imperio::Side::Defender));
        QSignalSpy said(&window.page->controller(), &ui::GameController::said);
        window.action(QStringLiteral("Start or pause the clock"))->trigger();
        QTRY_COMPARE(said.last().first().value<text::Caption>().rule, imperioRule(23));
    }

    void clockTexts_data() {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("seconds") << qint64{8'500} << "0:09";
        QTest::newRow("minutes") << qint64{521'000} << "8:41";
        QTest::newRow("hours") << qint64{4'121'000} << "1:08:41";
        QTest::newRow("days") << qint64{1'209'600'000} << "14 d 0:00";
    }
    void clockTexts() {
        QFETCH(qint64, milliseconds);
        QTEST(ui::clockText(milliseconds), "text");
    }

    void aCoverStopsTheClockUntilItIsLifted() {
        Window window(smallGame, ui::Settings::BetweenTurns::Cover);
        auto* end = window.action(QStringLiteral("End turn"));
        end->trigger();
        end->trigger();
        auto* curtain = window.page->findChild<QWidget*>(QStringLiteral("turnCover"));
        QVERIFY(curtain->isVisible());
        QCOMPARE(curtain->geometry(), window.page->rect());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!curtain->isVisible());
        QCOMPARE(QApplication::focusWidget(), &window.view());
    }

    void aGameOfOnePersonIsNeverCovered_data() {
        QTest::addColumn<imperio::Side>("computer");
        QTest::newRow("the computer is next") << imperio::Side::Defender;
        QTest::newRow("the person is next") << imperio::Side::Attacker;
    }
    void aGameOfOnePersonIsNeverCovered() {
        QFETCH(imperio::Side, computer);
        Window window(smallGame, ui::Settings::BetweenTurns::Cover);
        window.document().setPlayer(computer, {imperio::Level::Greedy, {}});
        window.document().act([&] { QVERIFY(window.page->controller().play(imperio::endTurn())); });
        QVERIFY(!window.page->isCovered());
        QVERIFY(window.page->findChild<QWidget*>(QStringLiteral("turnCover"))->isHidden());
    }
};

template struct sf::test::Registered<TestImperioPlay, QApplication>;
#include "test_imperio_play.moc"
