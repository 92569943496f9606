// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "app/window/main_window.h"
#include "core/document/imperio/formation_store.h"
#include "core/document/imperio/imperio_document.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/setup/any_position.h"
#include "tests/app/window/program_window.h"
#include "tests/test_registry.h"
#include "tests/ui/when_open.h"
#include "ui/fields/house_rule_field.h"
#include "ui/forms/typed/numbered_text_edit.h"
#include "ui/imperio/board/board_preview.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/players/player_choice.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/position/piece_fields.h"
#include "ui/imperio/position/position_fields.h"
#include "ui/imperio/setup/alteration_list.h"
#include "ui/imperio/setup/board_paste.h"
#include "ui/imperio/setup/formations_dialog.h"
#include "ui/imperio/setup/game_rules_dialog.h"
#include "ui/imperio/setup/game_rules_editor.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/imperio/setup/players_dialog.h"
#include "ui/imperio/setup/roles_field.h"
#include "ui/imperio/setup/setup_commands.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/setup/setup_problems.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/rule_chip.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDrag>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace sf;
using imperio::Kind;
using imperio::Side;
using imperio::squareAt;
using imperio::Stage;
using test::whenOpen;

namespace {

/// A whole window with one game that is being set up.
struct Fixture : test::ProgramWindow {
    explicit Fixture(const imperio::Game& game = {}) : ProgramWindow(ui::imperioKind()) {
        window->resize(1440, 900);
        window->add(ui::gameDocument(game));
        show();
    }
    ui::ImperioPage& page() { return *static_cast<ui::ImperioPage*>(window->documents().currentPage()); }
    const imperio::Game& game() { return page().controller().document().game(); }
    ui::SetupPanel& panel() { return *window->findChild<ui::SetupPanel*>(); }
    void click(imperio::Square square) { QTest::mouseClick(&page().view(), Qt::LeftButton, {}, at(square)); }
    QPoint at(imperio::Square square) { return page().view().layout().centre(square).toPoint(); }
    void take(Kind kind) { click(QStringLiteral("palette%1").arg(static_cast<int>(kind))); }
    void click(const QString& name) {
        auto* button = panel().findChild<QAbstractButton*>(name);
        QVERIFY2(button && button->isVisible(), qPrintable(name));
        panel().ensureWidgetVisible(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static void confirmSoon(int tries = 20) {
        QTimer::singleShot(10, qApp, [tries] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                question->findChild<QPushButton*>(QStringLiteral("confirm"))->click();
            else if (tries > 0)
                confirmSoon(tries - 1);
        });
    }
    /// Also if the set-up is dangerous.
    void finish() {
        confirmSoon();
        click(QStringLiteral("finishSetup"));
        activate();
    }
    void finishByKey() {
        confirmSoon();
        key(Qt::Key_Return, Qt::ControlModifier);
        activate();
    }
    /// As window managers do once a question has closed.
    void activate() {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&page().view(), key, modifiers);
    }
    QStringList problems() { return panel().findChild<ui::SetupProblems*>()->texts(); }
    void trigger(const QString& text) {
        for (auto* action : window->findChildren<QAction*>())
            if (action->text() == text)
                return action->trigger();
        QFAIL(qPrintable(text));
    }
    void setOut(Side side) {
        const int back = side == Side::Attacker ? 1 : 9;
        take(Kind::Headquarters);
        click(squareAt(back, 5));
        take(Kind::Base);
        click(squareAt(back, 2));
        click(squareAt(back, 8));
        take(Kind::Footsoldier);
        click(squareAt(side == Side::Attacker ? 2 : 8, 4));
        page().controller().setPlacing({});
    }
};

constexpr const char* anyBoard = "OOOOHOOOO\nBOOOOOOOB\nOOKOOOOOO\nOOOOPOOOO\nOOOOOOOOO\nOOMOOOOOO\n"
                                 "OOOOOCOOO\nOOOOTOOOO\nOOOOEOOOO\nKx1; Fx3\nSx2\nturn: 7a\n"
                                 "entrenched: R4C5 R6C3\nknights: R3C3=2-3@R1C1\nspawning: over\n"
                                 "began with: 15+50 14+50\n";

/// Finds the drag that a widget starts.
struct DragCatcher : QObject {
    explicit DragCatcher(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::ChildAdded)
            child = static_cast<QChildEvent*>(event)->child(); // not yet a QDrag
        return false;
    }
    QDrag* drag() const { return qobject_cast<QDrag*>(child); }

private:
    QPointer<QObject> child;
};

template<class Widget>
Widget* withText(QWidget& parent, const QString& text) {
    for (auto* widget : parent.findChildren<Widget*>())
        if (widget->text() == text)
            return widget;
    return nullptr;
}

imperio::Game exampleGame(Stage stage) {
    imperio::Game game;
    game.names = {"Ada", "Ben"};
    game.deployments = imperio::sourceExample();
    return imperio::advanced(game, stage);
}

/// A game whose position is set up.
imperio::Game positionGame(const std::string& board) {
    const auto read = imperio::readBoard(board);
    return std::get<imperio::Game>(imperio::apply(imperio::Game(), imperio::SetPosition{*read.position}));
}

/// The field with the number of pieces with which the defender began.
QSpinBox* piecesAtFirst(QWidget& panel) {
    const auto fields = panel.findChildren<QSpinBox*>();
    const auto found = std::ranges::find(fields, QStringLiteral("Pieces with which the defender began"),
                                         &QSpinBox::accessibleName);
    return found == fields.end() ? nullptr : *found;
}

} // namespace

/// The set-up of a game of Imperio Bellum in the window: dialogs, panel and board, by mouse and by keys.
class TestImperioSetupWindow : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home; // the program's data, that no other test sees

private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));
        QApplication::setStyle(new ui::Style);
    }
    void init() { QFile::remove(document::FormationStore::defaultFile()); }

    void wholeSetupByMouse();
    void wholeSetupByKeys();
    void piecesAreDraggedFromThePalette();
    void whatIsMissingIsListed_IMP5();
    void fiveAlterationsAreRefused_IMP4();
    void theButtonsOfTheSetUpKeepTheirPlaces();
    void reservesByTheirNumbers_IMP5();
    void wholeFormations();
    void newGameByKeys();
    void newGameAgainstTheComputer();
    void rolesByDie_IMP3();
    void newGameFromAPastedBoard();
    void newGameFromASavedFormation();
    void everyStartIsOffered_data();
    void everyStartIsOffered();
    void aPositionIsSetUpAndPlayed();
    void aPositionIsSetUpByKeys();
    void theHandIsEmptyAtTheNextStage();
    void theHandIsEmptyInTheNextTurn();
    void theNumbersOfTheReserveFollowEachOther();
    void aPositionHoldsAKnightInItsRun_IMP14();
    void aPositionHoldsHowTheGameBegan_IMP22();
    void aPositionShowsWhatTheRulesMakeOfIt_data();
    void aPositionShowsWhatTheRulesMakeOfIt();
    void whatAPositionLacksIsSaid_IMP21();
    void thePositionFitsASmallScreenInLargeType();
    void theCopiedBoardIsPastedAsAPosition();
    void anyPositionGoesOnFromTheBoardShown();
    void noPositionIsSentByPost();
    void houseRulesShowWhatDiffers();
    void houseRulesKeepFinishedFormations_IMP5();
    void houseRulesOfARunningGame();
    void pastedBoardsNameTheirLines();
    void formationsAreKeptAndDeleted();
    void rematchExchangesTheRoles();
    void namesMayChange();
    void coverBetweenThePlayers();
};

void TestImperioSetupWindow::wholeSetupByMouse() {
    Fixture controller;
    controller.setOut(Side::Defender);
    QCOMPARE(controller.problems(), QStringList());
    // A drag moves a piece, a second one swaps two.
    const auto drag = [&controller](imperio::Square from, imperio::Square to) {
        auto& view = controller.page().view();
        QTest::mousePress(&view, Qt::LeftButton, {}, controller.at(from));
        QTest::mouseMove(&view, (controller.at(from) + controller.at(to)) / 2);
        QTest::mouseMove(&view, controller.at(to));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, controller.at(to));
    };
    drag(squareAt(8, 4), squareAt(8, 6));
    QVERIFY(controller.game().board().isEmpty(squareAt(8, 4)));
    drag(squareAt(9, 2), squareAt(9, 5));
    QCOMPARE(controller.game().board().piece(squareAt(9, 2)).kind, Kind::Headquarters);
    controller.finish();
    QCOMPARE(controller.game().stage, Stage::AttackerDeploys);
    controller.setOut(Side::Attacker);
    controller.finish();
    QCOMPARE(controller.game().stage, Stage::DefenderAlters);
    const auto* alterations = controller.panel().findChild<ui::AlterationList*>()->findChild<QListWidget*>();
    drag(squareAt(8, 6), squareAt(8, 5));
    QCOMPARE(controller.game().alterationsCounted(), 1);
    QCOMPARE(alterations->count(), 1);
    drag(squareAt(8, 5), squareAt(8, 6));
    QCOMPARE(controller.game().alterationsCounted(), 0);
    QCOMPARE(alterations->count(), 0); // what cancels out isn't listed
    QCOMPARE(controller.game().alterations.size(), std::size_t{2});
    controller.take(Kind::Knight);
    controller.click(squareAt(8, 6));
    QCOMPARE(controller.game().board().piece(squareAt(8, 6)).kind, Kind::Knight);
    QCOMPARE(controller.game().alterationsCounted(), 1);
    controller.finish();
    QVERIFY(controller.page().controller().document().hasBegun());
    QCOMPARE(controller.game().position.board.of(Side::Defender, Kind::Knight),
             imperio::Squares(squareAt(8, 6)));
    // Play begins with the board in focus, the cursor on the headquarters of whose turn it is, nothing
    // selected.
    QTRY_VERIFY(controller.page().view().hasFocus());
    QCOMPARE(controller.page().controller().cursor(), squareAt(1, 5));
    QVERIFY(!controller.page().controller().selected().isOnBoard() &&
            !controller.page().controller().placing());
}

void TestImperioSetupWindow::piecesAreDraggedFromThePalette() {
    Fixture controller;
    auto* button = controller.panel().findChild<QToolButton*>(QStringLiteral("palette0"));
    controller.panel().ensureWidgetVisible(button);
    // Without a display a drag ends where it begins; what it carries is dropped by hand.
    DragCatcher catcher(*button);
    QTest::mousePress(button, Qt::LeftButton, {}, QPoint(20, 10));
    QTest::mouseMove(button, QPoint(20, 10) - QPoint(0, 2));
    QVERIFY(!catcher.drag());
    QTest::mouseMove(button, QPoint(20, 10) - QPoint(30, 0));
    QVERIFY(catcher.drag());
    const auto drop = [&](imperio::Square to) {
        auto& view = controller.page().view();
        const QPoint point = to.isOnBoard() ? controller.at(to) : QPoint(1, 1);
        QDragEnterEvent enter(point, Qt::CopyAction, catcher.drag()->mimeData(), Qt::LeftButton, {});
        QApplication::sendEvent(&view, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(point, Qt::CopyAction, catcher.drag()->mimeData(), Qt::LeftButton, {});
        QApplication::sendEvent(&view, &event);
    };
    drop(squareAt(8, 3));
    QCOMPARE(controller.game().board().of(Side::Defender, Kind::Knight), imperio::Squares(squareAt(8, 3)));
    QVERIFY(!controller.page().controller().placing());
    drop(imperio::nowhere); // beside the board
    QVERIFY(!controller.page().controller().placing());
    drop(squareAt(5, 5)); // not on the defender's rows
    QCOMPARE(controller.game().board().of(Side::Defender, Kind::Knight), imperio::Squares(squareAt(8, 3)));
    QTest::mouseRelease(button, Qt::LeftButton);
    QVERIFY(!controller.page().controller().placing());
}

void TestImperioSetupWindow::wholeSetupByKeys() {
    Fixture controller;
    controller.page().view().setFocus();
    const auto goTo = [&controller](int row, int column) {
        controller.key(Qt::Key_Home, Qt::ControlModifier);
        for (int step = 1; step < row; ++step)
            controller.key(Qt::Key_Down);
        for (int step = 1; step < column; ++step)
            controller.key(Qt::Key_Right);
    };
    const auto put = [&](Qt::Key kind, int row, int column) {
        controller.key(kind);
        goTo(row, column);
        controller.key(Qt::Key_Return);
        controller.key(Qt::Key_Escape);
    };
    for (const int back : {9, 1}) {
        put(Qt::Key_6, back, 5);
        put(Qt::Key_5, back, 1);
        put(Qt::Key_5, back, 9);
        put(Qt::Key_1, back == 9 ? 8 : 2, 3);
        put(Qt::Key_4, back == 9 ? 8 : 2, 4);
        goTo(back == 9 ? 8 : 2, 4);
        controller.key(Qt::Key_Delete);
        QCOMPARE(controller.problems(), QStringList());
        controller.finishByKey();
    }
    QCOMPARE(controller.game().stage, Stage::DefenderAlters);
    goTo(8, 3);
    controller.key(Qt::Key_Return);
    goTo(8, 7);
    controller.key(Qt::Key_Return);
    QCOMPARE(controller.game().alterationsCounted(), 1);
    controller.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(controller.game().alterationsCounted(), 0);
    controller.finishByKey();
    QVERIFY(controller.page().controller().document().hasBegun());
}

void TestImperioSetupWindow::whatIsMissingIsListed_IMP5() {
    Fixture controller;
    QCOMPARE(controller.problems().size(), 3);
    QVERIFY(controller.problems().join(u' ').contains(QStringLiteral("IMP-5")));
    controller.finish();
    QCOMPARE(controller.game().stage, Stage::DefenderDeploys);
    controller.setOut(Side::Defender);
    controller.take(Kind::Knight);
    for (int column = 1; column <= 9; ++column)
        controller.click(squareAt(8, column));
    QVERIFY2(controller.problems().join(u' ').contains(QStringLiteral("9 knight(s) on the board")),
             qPrintable(controller.problems().join(u' ')));
    controller.click(squareAt(7, 1));
    QCOMPARE(controller.game().board().of(Side::Defender, Kind::Knight).count(), 9);
    controller.finish();
    QCOMPARE(controller.game().stage, Stage::DefenderDeploys);
}

void TestImperioSetupWindow::fiveAlterationsAreRefused_IMP4() {
    Fixture controller(exampleGame(Stage::DefenderAlters));
    auto* archers = controller.panel().findChild<QSpinBox*>(QStringLiteral("reserve1"));
    controller.panel().ensureWidgetVisible(archers);
    archers->setFocus();
    for (int press = 0; press < 5; ++press)
        QTest::keyClick(archers, Qt::Key_Down);
    QCOMPARE(controller.game().alterationsCounted(), 4);
    QCOMPARE(archers->value(), 16);
    QTest::keyClick(archers, Qt::Key_Up);
    QCOMPARE(controller.game().alterationsCounted(), 3);
    auto* back = withText<QPushButton>(controller.panel(), QStringLiteral("Undo the last &one"));
    controller.panel().ensureWidgetVisible(back);
    QVERIFY(controller.page().controller().perform(imperio::SetNames{{"Cat", "Ben"}}));
    QVERIFY(!back->isEnabled()); // the last step is no alteration
    QVERIFY(controller.page().controller().document().undo());
    QVERIFY(back->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(controller.game().alterationsCounted(), 4);
    QTest::mouseClick(back, Qt::LeftButton);
    auto* exchange = withText<QPushButton>(controller.panel(), QStringLiteral("Exchange"));
    controller.panel().ensureWidgetVisible(exchange);
    QTest::mouseClick(exchange, Qt::LeftButton);
    QCOMPARE(controller.game().alterationsCounted(), 4);
    QCOMPARE(controller.game().deployment(Side::Defender).reinforcements.of(Kind::Knight), 4);
    QVERIFY(!withText<QPushButton>(controller.panel(), QStringLiteral("&Random"))->isVisible());
}

void TestImperioSetupWindow::theButtonsOfTheSetUpKeepTheirPlaces() {
    const auto placeOf = [](Fixture& fixture, const QString& text) {
        fixture.panel().setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // always as wide
        QCoreApplication::processEvents();
        return withText<QPushButton>(fixture.panel(), text)->mapTo(fixture.panel().widget(), QPoint());
    };
    {
        Fixture deploying;
        const QString rules = QStringLiteral("House ru&les…");
        const QPoint before = placeOf(deploying, rules);
        deploying.finish(); // refused
        QCOMPARE(placeOf(deploying, rules), before);
        deploying.setOut(Side::Defender);
        QCOMPARE(deploying.problems(), QStringList());
        QCOMPARE(placeOf(deploying, rules), before);
    }
    Fixture altering(exampleGame(Stage::DefenderAlters));
    const QString exchange = QStringLiteral("Exchange");
    const QPoint before = placeOf(altering, exchange);
    auto* button = withText<QPushButton>(altering.panel(), exchange);
    altering.panel().ensureWidgetVisible(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(altering.game().alterationsCounted(), 1);
    QCOMPARE(placeOf(altering, exchange), before);
}

void TestImperioSetupWindow::reservesByTheirNumbers_IMP5() {
    Fixture controller;
    auto* knights = controller.panel().findChild<QSpinBox*>(QStringLiteral("reserve0"));
    knights->setFocus();
    knights->selectAll();
    QTest::keyClicks(knights, QStringLiteral("11"));
    QTest::keyClick(knights, Qt::Key_Return);
    QCOMPARE(controller.game().deployments[1].reinforcements.of(Kind::Knight), 11);
    QVERIFY(controller.problems().join(u' ').contains(QStringLiteral("11 knight(s) with reinforcements")));
    QCOMPARE(controller.page().controller().document().stepCount(), 1);
    controller.window->findChild<ui::ImperioView*>()->setFocus();
    controller.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(knights->value(), 0);
}

void TestImperioSetupWindow::wholeFormations() {
    Fixture controller;
    const auto press = [&controller](const char* text) {
        auto* button = withText<QPushButton>(controller.panel(), QString::fromLatin1(text));
        controller.panel().ensureWidgetVisible(button);
        QTest::mouseClick(button, Qt::LeftButton);
    };
    press("E&xample");
    QVERIFY(controller.game().deployments[1] == imperio::sourceExample()[1]);
    press("&Clear");
    QVERIFY(controller.game().deployments[1] == imperio::Deployment());
    press("&Random");
    QVERIFY(imperio::problems(controller.game().deployments[1], {}).empty());
    const auto before = controller.game().deployments[1];
    auto* mirror = withText<QPushButton>(controller.panel(), QStringLiteral("&Mirror"))->menu();
    mirror->actions().front()->trigger();
    QVERIFY(controller.game().deployments[1] == imperio::mirrored(before));
    QVERIFY(!mirror->actions().back()->isEnabled());
    controller.finish();
    mirror->actions().back()->trigger();
    QVERIFY(controller.game().deployments[0] == imperio::turnedRound(imperio::mirrored(before)));
}

void TestImperioSetupWindow::newGameByKeys() {
    Fixture controller;
    bool seen = false;
    whenOpen<ui::NewGameDialog>([&seen](ui::NewGameDialog& dialog) {
        seen = true;
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("Ada"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("Ben"));
        dialog.findChild<QComboBox*>(QStringLiteral("start"))->setFocus();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    controller.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(seen);
    QCOMPARE(controller.window->documents().count(), 2);
    QCOMPARE(controller.game().names[0], std::string("Ada"));
    QCOMPARE(controller.game().names[1], std::string("Ben"));
    QVERIFY(controller.page().controller().document().hasBegun());
    QVERIFY(controller.game().deployments == imperio::sourceExample());
}

void TestImperioSetupWindow::newGameAgainstTheComputer() {
    Fixture controller;
    controller.settings.setEngines({{QStringLiteral("Acme"), QStringLiteral("acme --play")}});
    whenOpen<ui::NewGameDialog>([](ui::NewGameDialog& dialog) {
        const auto choices = dialog.findChildren<ui::PlayerChoice*>();
        QCOMPARE(choices.size(), 2);
        for (const auto* choice : choices)
            QCOMPARE(choice->itemText(choice->count() - 1), QStringLiteral("Engine: Acme"));
        choices[1]->setFocus();
        QTest::keyClick(choices[1], Qt::Key_Down);
        QTest::keyClick(choices[1], Qt::Key_Down);
        auto* roles = dialog.findChild<ui::RolesField*>();
        roles->findChildren<QRadioButton*>()[1]->click();
        dialog.findChild<QComboBox*>(QStringLiteral("start"))->setFocus();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    controller.key(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(controller.window->documents().count(), 2);
    const auto& document = controller.page().controller().document();
    QVERIFY(document.players()[0] == (document::SidePlayer{imperio::Level::Greedy, {}}));
    QVERIFY(document.players()[1].isPerson());
    controller.page().players().setPause(0);
    QTRY_VERIFY(!document.entries().empty());
    ui::NewGameDialog rematch;
    rematch.offerRematch(document.game(), document.players());
    QVERIFY(rematch.players()[0].isPerson());
    QVERIFY(rematch.players()[1] == (document::SidePlayer{imperio::Level::Greedy, {}}));
}

void TestImperioSetupWindow::rolesByDie_IMP3() {
    for (int round = 0; round < 12; ++round) {
        ui::NewGameDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto names = dialog.findChildren<QLineEdit*>();
        QTest::keyClicks(names[0], QStringLiteral("Ada"));
        QTest::keyClicks(names[1], QStringLiteral("Ben"));
        auto* roles = dialog.findChild<ui::RolesField*>();
        const auto startsAt = [&dialog] {
            QCoreApplication::processEvents();
            return dialog.findChild<QComboBox*>(QStringLiteral("start"))->mapTo(&dialog, QPoint());
        };
        const QPoint before = startsAt();
        roles->findChildren<QRadioButton*>()[2]->click();
        QCOMPARE(startsAt(), before);
        QVERIFY(!dialog.acceptButton()->isEnabled());
        QVERIFY(dialog.hint().contains(QStringLiteral("IMP-3")) && dialog.problem().isEmpty());
        QTest::mouseClick(withText<QPushButton>(*roles, QStringLiteral("Roll &the dice")), Qt::LeftButton);
        QVERIFY(dialog.acceptButton()->isEnabled());
        QCOMPARE(startsAt(), before);
        QVERIFY(!withText<QPushButton>(*roles, QStringLiteral("Roll &the dice"))->isVisible());
        const auto game = dialog.game();
        const QString account = QString::fromStdString(game.roles);
        const QStringList last = account.section(QStringLiteral("; "), -1).section(u':', -1).split(u',');
        const int ada = last[0].trimmed().section(u' ', 1).toInt();
        const int ben = last[1].trimmed().section(u' ', 1).toInt();
        QVERIFY2(ada != ben && ada >= 1 && ben >= 1 && ada <= 6 && ben <= 6, qPrintable(account));
        QCOMPARE(game.names[0], std::string(ada > ben ? "Ada" : "Ben"));
        imperio::Game played = game;
        played.deployments = imperio::sourceExample();
        const auto record =
            imperio::recordText(imperio::recordOf(imperio::advanced(played, Stage::Play), {}));
        QVERIFY(QString::fromStdString(record).contains(QStringLiteral(" # ") + account));
    }
}

void TestImperioSetupWindow::newGameFromAPastedBoard() {
    Fixture controller;
    QGuiApplication::clipboard()->clear();
    whenOpen<ui::NewGameDialog>([](ui::NewGameDialog& dialog) {
        dialog.choose(ui::NewGameDialog::Start::Pasted);
        whenOpen<ui::BoardPasteDialog>([](ui::BoardPasteDialog& paste) {
            QVERIFY(!paste.acceptButton()->isEnabled());
            auto* text = paste.findChild<ui::NumberedTextEdit*>();
            text->setPlainText(QStringLiteral("FPFFAFFPF\nKBAKHKABK\nTRCCECCRT\nMSRSRMRSZ"));
            QVERIFY2(!paste.problem().isEmpty(), qPrintable(paste.problem()));
            text->setPlainText(QStringLiteral("TRCCECCRT\nMSRSRMRSM\nSx3"));
            QTest::mouseClick(paste.acceptButton(), Qt::LeftButton);
        });
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    controller.key(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(controller.window->documents().count(), 2);
    QCOMPARE(controller.game().stage, Stage::DefenderDeploys);
    QVERIFY(controller.game().deployments[1].kinds == imperio::sourceExample()[1].kinds);
    QCOMPARE(controller.game().deployments[1].reinforcements.of(Kind::Footsoldier), 3);
}

void TestImperioSetupWindow::newGameFromASavedFormation() {
    QVERIFY(!document::FormationStore().keep(QStringLiteral("Source"), imperio::sourceExample()[0],
                                             Side::Attacker));
    Fixture controller;
    whenOpen<ui::NewGameDialog>([](ui::NewGameDialog& dialog) {
        dialog.choose(ui::NewGameDialog::Start::Saved);
        whenOpen<ui::FormationsDialog>(
            [](ui::FormationsDialog& saved) { QTest::mouseClick(saved.acceptButton(), Qt::LeftButton); });
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    controller.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(controller.game().deployments[1] == imperio::turnedRound(imperio::sourceExample()[0]));
}

void TestImperioSetupWindow::everyStartIsOffered_data() {
    using Start = ui::NewGameDialog::Start;
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("stage");
    QTest::newRow("empty") << int(Start::Empty) << int(Stage::DefenderDeploys);
    QTest::newRow("the example") << int(Start::Example) << int(Stage::Play);
    QTest::newRow("random") << int(Start::Random) << int(Stage::Play);
    QTest::newRow("mirrored") << int(Start::Mirrored) << int(Stage::Play);
    QTest::newRow("any position") << int(Start::AnyPosition) << int(Stage::AnyPosition);
}
void TestImperioSetupWindow::everyStartIsOffered() {
    QFETCH(int, start);
    QFETCH(int, stage);
    ui::NewGameDialog dialog;
    dialog.show();
    dialog.choose(static_cast<ui::NewGameDialog::Start>(start));
    QCOMPARE(int(dialog.game().stage), stage);
    QVERIFY(dialog.acceptButton()->isEnabled());
    QVERIFY(dialog.sizeHint().height() < 760 && dialog.minimumSizeHint().width() < 1000);
    const imperio::Deployment attacker = dialog.game().deployments[0];
    QCOMPARE(imperio::turnedRound(attacker) == dialog.game().deployments[1],
             static_cast<ui::NewGameDialog::Start>(start) != ui::NewGameDialog::Start::Example &&
                 static_cast<ui::NewGameDialog::Start>(start) != ui::NewGameDialog::Start::Random);
}

void TestImperioSetupWindow::aPositionIsSetUpAndPlayed() {
    Fixture controller(exampleGame(Stage::Play));
    controller.trigger(QStringLiteral("New game from this &position…"));
    QCOMPARE(controller.window->documents().count(), 2);
    QCOMPARE(controller.game().stage, Stage::AnyPosition);
    QCOMPARE(controller.game().names[0], std::string("Ada"));
    QCOMPARE(controller.problems(), QStringList());
    // By mouse: pieces of both sides on any square, and a drag moves or swaps them.
    controller.take(Kind::Pikeman);
    controller.click(squareAt(5, 6));
    QVERIFY2(controller.problems().join(u' ').contains(QStringLiteral("IMP-5")),
             qPrintable(controller.problems().join(u' ')));
    QCOMPARE(controller.page().controller().document().stepCount(), 1);
    controller.page().controller().setPlacing({});
    controller.click(squareAt(5, 6));
    controller.key(Qt::Key_Delete);
    controller.click(QStringLiteral("otherPalette0"));
    controller.click(squareAt(4, 4));
    QCOMPARE(controller.game().position.board.piece(squareAt(4, 4)).side, Side::Defender);
    controller.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(controller.game().position.board.isEmpty(squareAt(4, 4)));
    auto& view = controller.page().view();
    controller.page().controller().setPlacing({});
    controller.page().controller().select(imperio::nowhere);
    QTest::mousePress(&view, Qt::LeftButton, {}, controller.at(squareAt(8, 3)));
    QTest::mouseMove(&view, controller.at(squareAt(6, 2)));
    QTest::mouseMove(&view, controller.at(squareAt(6, 1)));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, controller.at(squareAt(6, 1)));
    QCOMPARE(controller.game().position.board.piece(squareAt(6, 1)).side, Side::Defender);
    QCOMPARE(controller.problems(), QStringList());
    controller.finish();
    QVERIFY(controller.game().begun.has_value());
    QVERIFY(controller.page().controller().play(imperio::endTurn()));
    QVERIFY(controller.page().controller().document().record().contains("position\n"));
}

void TestImperioSetupWindow::aPositionIsSetUpByKeys() {
    Fixture controller(positionGame(anyBoard));
    controller.page().view().setFocus();
    controller.key(Qt::Key_Home, Qt::ControlModifier);
    controller.key(Qt::Key_1);
    QCOMPARE(controller.page().controller().placingSide(), Side::Attacker);
    controller.key(Qt::Key_1); // the other side's
    QCOMPARE(controller.page().controller().placingSide(), Side::Defender);
    controller.key(Qt::Key_Return);
    QCOMPARE(controller.game().position.board.piece(squareAt(1, 1)),
             (imperio::Piece{Kind::Knight, Side::Defender, Side::Defender}));
    controller.key(Qt::Key_Escape);
    controller.key(Qt::Key_Delete);
    QVERIFY(controller.game().position.board.isEmpty(squareAt(1, 1)));
    auto* reserve = controller.panel().findChild<QSpinBox*>(QStringLiteral("otherReserve3"));
    QTest::keyClick(reserve, Qt::Key_Up);
    QCOMPARE(controller.game().position.reinforcements[1].of(Kind::Footsoldier), 3);
    controller.finishByKey();
    QVERIFY(controller.page().controller().document().hasBegun());
    QCOMPARE(controller.game().position.turn, 7U);
}

/// O14: what one had in hand is nothing for the next.
void TestImperioSetupWindow::theHandIsEmptyAtTheNextStage() {
    Fixture controller(exampleGame(Stage::DefenderDeploys));
    controller.take(Kind::Headquarters);
    QVERIFY(controller.page().controller().placing());
    controller.finish();
    QCOMPARE(controller.game().stage, Stage::AttackerDeploys);
    QVERIFY(!controller.page().controller().placing());
    controller.take(Kind::Base);
    controller.click(QStringLiteral("finishSetup"));
    QCOMPARE(controller.game().stage, Stage::DefenderAlters);
    QVERIFY(!controller.page().controller().placing());
}

/// O14 in play: the reserve of one side is not the other's.
void TestImperioSetupWindow::theHandIsEmptyInTheNextTurn() {
    Fixture controller(exampleGame(Stage::Play));
    controller.page().view().setFocus();
    controller.key(Qt::Key_4);
    QVERIFY(controller.page().controller().placing());
    QVERIFY(controller.page().controller().play(imperio::endTurn()));
    QVERIFY(!controller.page().controller().placing());
}

/// O16
void TestImperioSetupWindow::theNumbersOfTheReserveFollowEachOther() {
    Fixture controller;
    for (int kind = 0; kind < 4; ++kind) {
        auto* reserve = controller.panel().findChild<QSpinBox*>(QStringLiteral("reserve%1").arg(kind));
        if (kind == 0)
            reserve->setFocus();
        QVERIFY2(reserve->hasFocus(), qPrintable(QString::number(kind)));
        QTest::keyClicks(reserve, QString::number(kind + 2));
        QTest::keyClick(reserve, Qt::Key_Tab);
        QCOMPARE(controller.game().deployments[1].reinforcements.counts[std::size_t(kind)], kind + 2);
    }
}

void TestImperioSetupWindow::aPositionHoldsAKnightInItsRun_IMP14() {
    Fixture controller(positionGame(QByteArray(anyBoard)
                                        .replace("knights: R3C3=2-3@R1C1\n", "")
                                        .replace("spawning: over\n", "")
                                        .toStdString()));
    controller.click(squareAt(3, 3));
    auto* fields = controller.panel().findChild<ui::PieceFields*>();
    const auto counts = fields->findChildren<QSpinBox*>();
    QCOMPARE(counts.size(), 2);
    QVERIFY(counts[1]->isVisible());
    const auto type = [](QSpinBox& field, const QString& number) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, number);
        QTest::keyClick(&field, Qt::Key_Tab);
    };
    const auto turn = [&] { return controller.game().position.knights[squareAt(3, 3).index]; };
    type(*counts[1], QStringLiteral("3"));
    QVERIFY(turn() == (imperio::KnightTurn{2, 3, squareAt(3, 3), false})); // five actions in all (IMP-9)
    auto* began = fields->findChild<QComboBox*>();
    began->setFocus();
    QTest::keyClick(began, Qt::Key_Home); // R1C1 comes first
    QVERIFY(turn() == (imperio::KnightTurn{2, 3, squareAt(1, 1), false}));
    QVERIFY(!controller.game().position.spawning); // somebody has acted (IMP-7)
    auto* stopped = withText<QCheckBox>(*fields, QStringLiteral("Stopped by a pikeman (IMP-15)"));
    controller.panel().ensureWidgetVisible(stopped);
    QTest::mouseClick(stopped, Qt::LeftButton, {}, QPoint(8, stopped->height() / 2));
    QVERIFY(turn() == (imperio::KnightTurn{0, 3, squareAt(1, 1), true}));
    QVERIFY(controller.page().controller().document().undo());
    QVERIFY(turn() == (imperio::KnightTurn{2, 3, squareAt(1, 1), false}));
    QCOMPARE(controller.problems(), QStringList());
    QVERIFY(imperio::positionText(controller.game().position).find("knights: R3C3=2-3@R1C1\n") !=
            std::string::npos);
    // An enemy's knight has no turn, and a base has other marks.
    controller.page().controller().select(imperio::nowhere);
    controller.click(squareAt(2, 1));
    QVERIFY(!counts[1]->isVisible());
    QVERIFY(
        withText<QCheckBox>(*fields, QStringLiteral("Ca&ptured from the other side (IMP-20)"))->isVisible());
}

void TestImperioSetupWindow::aPositionHoldsHowTheGameBegan_IMP22() {
    Fixture controller(positionGame(anyBoard));
    QVERIFY(withText<QLabel>(controller.panel(), QStringLiteral("Defender began with (IMP-22)")));
    QSpinBox* pieces = piecesAtFirst(controller.panel());
    QVERIFY(pieces);
    QCOMPARE(pieces->value(), 14);
    QTest::keyClick(pieces, Qt::Key_Up);
    QCOMPARE(controller.game().position.initialPieces[1], 15);
    auto* lost = withText<QCheckBox>(controller.panel(), QStringLiteral("Defender"));
    QVERIFY(lost);
    controller.panel().ensureWidgetVisible(lost);
    QTest::mouseClick(lost, Qt::LeftButton, {}, QPoint(8, lost->height() / 2));
    QVERIFY(controller.game().position.lostHeadquarters[1] &&
            !controller.game().position.lostHeadquarters[0]);
}

void TestImperioSetupWindow::aPositionShowsWhatTheRulesMakeOfIt_data() {
    QTest::addColumn<QByteArray>("began");
    QTest::newRow("as few as can be") << QByteArray("2+4 2+2");
    QTest::newRow("more") << QByteArray("2+4 4+0");
}

/// What can't be is put right in the fields too, even if that changes nothing.
void TestImperioSetupWindow::aPositionShowsWhatTheRulesMakeOfIt() {
    QFETCH(QByteArray, began);
    Fixture controller(positionGame(QByteArray(anyBoard).replace("15+50 14+50", began).toStdString()));
    auto* over = withText<QCheckBox>(controller.panel(), QStringLiteral("Spawning is over (IMP-7)"));
    QVERIFY(over && over->isChecked());
    over->click();
    QVERIFY(over->isChecked()); // the knight has acted
    QSpinBox* field = piecesAtFirst(controller.panel());
    QVERIFY(field);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("1"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->value(), 2);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("13"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->value(), 13);
    QCOMPARE(controller.game().position.initialPieces[1], 13);
}

void TestImperioSetupWindow::whatAPositionLacksIsSaid_IMP21() {
    Fixture controller;
    auto* any = withText<QPushButton>(controller.panel(), QStringLiteral("An&y position"));
    controller.panel().ensureWidgetVisible(any);
    QTest::mouseClick(any, Qt::LeftButton);
    QCOMPARE(controller.game().stage, Stage::AnyPosition);
    QVERIFY(!any->isVisible());
    QVERIFY2(controller.problems().join(u' ').contains(QStringLiteral("IMP-21")),
             qPrintable(controller.problems().join(u' ')));
    QVERIFY(controller.problems().first().startsWith(QStringLiteral("Attacker: ")));
    controller.finish();
    QCOMPARE(controller.game().stage, Stage::AnyPosition);
    // The house rules can change meanwhile, and undoing leads back to the formations.
    imperio::Options options;
    options.knights = 12;
    QVERIFY(controller.page().controller().perform(imperio::SetOptions{options}));
    QCOMPARE(controller.game().position.options.knights, 12);
    for (int step = 0; step < 2; ++step)
        QVERIFY(controller.page().controller().document().undo());
    QCOMPARE(controller.game().stage, Stage::DefenderDeploys);
}

void TestImperioSetupWindow::anyPositionGoesOnFromTheBoardShown() {
    Fixture controller(exampleGame(Stage::AttackerDeploys));
    const imperio::Board shown = controller.game().board();
    withText<QPushButton>(controller.panel(), QStringLiteral("An&y position"))->click();
    QVERIFY(controller.game().position.board == shown);
    QCOMPARE(controller.game().position.reinforcements[1].of(Kind::Footsoldier), 15);
    QCOMPARE(controller.problems(), QStringList());
}

void TestImperioSetupWindow::thePositionFitsASmallScreenInLargeType() {
    const QFont before = QApplication::font();
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    QFont large = before;
    large.setPixelSize(26); // 14 pt at 134 dpi
    QApplication::setFont(large);
    Fixture controller(positionGame(anyBoard));
    controller.window->resize(1280, 760);
    QVERIFY2(controller.window->width() <= 1280 && controller.window->height() <= 760,
             qPrintable(
                 QStringLiteral("%1 x %2").arg(controller.window->width()).arg(controller.window->height())));
    for (const auto* field : controller.panel().findChildren<QSpinBox*>())
        if (field->isVisible())
            QVERIFY2(field->mapTo(controller.panel().widget(), QPoint(field->width(), 0)).x() <=
                         controller.panel().viewport()->width(),
                     qPrintable(field->accessibleName()));
}

void TestImperioSetupWindow::theCopiedBoardIsPastedAsAPosition() {
    Fixture controller(imperio::gameFrom(*imperio::readBoard(anyBoard).position, {}, {}));
    const imperio::Position expected = controller.game().position;
    controller.trigger(QStringLiteral("Copy the board as te&xt"));
    controller.window->add(ui::gameDocument({}));
    const auto paste = [&](const std::function<void(ui::BoardPasteDialog&)>& act) {
        whenOpen<ui::BoardPasteDialog>(act);
        withText<QPushButton>(*controller.page().window()->findChild<ui::SetupPanel*>(),
                              QStringLiteral("&Paste…"))
            ->click();
    };
    paste([](ui::BoardPasteDialog& dialog) { QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); });
    QCOMPARE(controller.game().stage, Stage::AnyPosition);
    QVERIFY(controller.game().position == expected);
    QCOMPARE(controller.page().controller().document().stepCount(), 1);
    paste([](ui::BoardPasteDialog& dialog) {
        auto* text = dialog.findChild<ui::NumberedTextEdit*>();
        text->setPlainText(text->toPlainText().replace(u'K', u'H'));
        QVERIFY2(dialog.problem().contains(QStringLiteral("IMP-")), qPrintable(dialog.problem()));
        QVERIFY(!dialog.acceptButton()->isEnabled());
        dialog.reject();
    });
    QVERIFY(controller.game().position == expected);
    // Formations that can't be played yet.
    paste([](ui::BoardPasteDialog& dialog) {
        dialog.findChild<ui::NumberedTextEdit*>()->setPlainText(QStringLiteral("TRCCECCRT\nMSRSRMRSM\nSx3"));
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    QCOMPARE(controller.game().position.board.fighting(Side::Defender).count(), 15);
    QCOMPARE(controller.game().position.board.of(Side::Attacker).count(), 0);
    QCOMPARE(controller.game().position.reinforcements[1].of(Kind::Footsoldier), 3);
}

/// By post only formations can be sent.
void TestImperioSetupWindow::noPositionIsSentByPost() {
    ui::BoardPasteDialog dialog(imperio::Game(), ui::BoardPasteDialog::For::Post, nullptr);
    dialog.show();
    dialog.findChild<ui::NumberedTextEdit*>()->setPlainText(QLatin1String(anyBoard));
    QVERIFY2(dialog.problem().startsWith(QStringLiteral("Line 3")), qPrintable(dialog.problem()));
    Fixture controller;
    controller.panel().setByPost();
    QVERIFY(!withText<QPushButton>(controller.panel(), QStringLiteral("An&y position"))->isVisible());
}

void TestImperioSetupWindow::houseRulesShowWhatDiffers() {
    imperio::Options options;
    options.knights = 12;
    options.clockTurn = 86400;
    ui::GameRulesEditor editor(options);
    editor.show();
    QCOMPARE(editor.differences(), 2);
    QCOMPARE(editor.findChildren<ui::HouseRuleField*>().size(), 2);
    QVERIFY(editor.options() == options);
    QStringList rules;
    for (auto* chip : editor.findChildren<ui::RuleChip*>())
        rules << chip->text();
    QCOMPARE(rules, QStringList({QStringLiteral("IMP-5"), QStringLiteral("IMP-23")}));
    auto* menu = withText<QPushButton>(editor, QStringLiteral("&Add a house rule"))->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 12);
    menu->actions().front()->trigger();
    auto* added = editor.findChild<ui::HouseRuleField*>(QStringLiteral("knightsOnBoard"));
    QVERIFY(added);
    QTest::keyClick(added->findChild<QSpinBox*>(), Qt::Key_Up);
    QCOMPARE(editor.options().knightsOnBoard, 9);
    auto* box = editor.findChild<ui::HouseRuleField*>(QStringLiteral("knights"))->findChild<QSpinBox*>();
    box->setValue(-1);
    QCOMPARE(editor.options().knights, imperio::Options::unlimited);
    QTest::mouseClick(withText<QPushButton>(editor, QStringLiteral("Reset all to &default")), Qt::LeftButton);
    QVERIFY(editor.options() == imperio::Options());
    QVERIFY(
        withText<QLabel>(editor, QStringLiteral("The game as printed, without house rules."))->isVisible());
    for (const Option& option : imperio::allOptions()) {
        imperio::Options one;
        const std::string other =
            option.words.empty() ? "7200" : std::string(option.words[option.standard == 0 ? 1 : 0]);
        QVERIFY(!imperio::setOption(one, option.name, other));
        editor.setOptions(one);
        QVERIFY2(editor.options() == one, other.c_str());
    }
}

void TestImperioSetupWindow::houseRulesKeepFinishedFormations_IMP5() {
    Fixture controller(exampleGame(Stage::AttackerDeploys));
    bool refused = false;
    whenOpen<ui::GameRulesDialog>([&refused](ui::GameRulesDialog& dialog) {
        auto* editor = dialog.findChild<ui::GameRulesEditor*>();
        imperio::Options few;
        few.reinforcements = 10;
        editor->setOptions(few);
        refused = !dialog.acceptButton()->isEnabled() && dialog.problem().contains(QStringLiteral("IMP-5"));
        few.reinforcements = 60;
        editor->setOptions(few);
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    controller.trigger(QStringLiteral("&House rules…"));
    QVERIFY(refused);
    QCOMPARE(controller.game().options.reinforcements, 60);
    QVERIFY(withText<QLabel>(controller.panel(), QStringLiteral("Reinforcements: 60")));
}

void TestImperioSetupWindow::houseRulesOfARunningGame() {
    imperio::Game game = exampleGame(Stage::DefenderAlters);
    game.options.undoDice = UndoDice::Never;
    Fixture controller(imperio::advanced(game, Stage::Play));
    bool seen = false;
    whenOpen<ui::GameRulesDialog>([&seen](ui::GameRulesDialog& dialog) {
        auto* field = dialog.findChild<ui::HouseRuleField*>(QStringLiteral("undoDice"));
        seen = field && !field->isEnabled();
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    controller.trigger(QStringLiteral("&House rules…"));
    QVERIFY(seen);
}

void TestImperioSetupWindow::pastedBoardsNameTheirLines() {
    ui::BoardPasteDialog dialog(imperio::Game(), ui::BoardPasteDialog::For::Side, nullptr);
    dialog.show();
    auto* text = dialog.findChild<ui::NumberedTextEdit*>();
    text->setPlainText(QStringLiteral("FPFFAFFPF\nKBAZHKABK\nKx6; Bx1"));
    QVERIFY2(dialog.problem().startsWith(QStringLiteral("Line 2")), qPrintable(dialog.problem()));
    text->setPlainText(QStringLiteral("FPFFAFFPF\nKBAKHKABK\nKx6; Bx1"));
    QVERIFY2(dialog.problem().startsWith(QStringLiteral("Line 3")), qPrintable(dialog.problem()));
    QVERIFY(dialog.problem().contains(QStringLiteral("IMP-5")));
    QVERIFY(!dialog.acceptButton()->isEnabled());
    text->setPlainText(QStringLiteral("FPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20"));
    QVERIFY(dialog.acceptButton()->isEnabled());
    QVERIFY(std::get<imperio::Deploy>(dialog.edit()).deployment ==
            imperio::turnedRound(imperio::sourceExample()[0]));
}

void TestImperioSetupWindow::formationsAreKeptAndDeleted() {
    const imperio::Game game = exampleGame(Stage::AttackerDeploys);
    {
        ui::FormationsDialog dialog(game, nullptr);
        dialog.show();
        QVERIFY(!dialog.acceptButton()->isEnabled());
        QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("Source"));
        QTest::mouseClick(withText<QPushButton>(dialog, QStringLiteral("&Save")), Qt::LeftButton);
        QVERIFY(dialog.acceptButton()->isEnabled());
        QVERIFY(dialog.deployment() == imperio::sourceExample()[0]);
        QTest::mouseClick(withText<QPushButton>(dialog, QStringLiteral("Cl&ose")), Qt::LeftButton);
        QVERIFY(dialog.isHidden());
    }
    QCOMPARE(document::FormationStore().formations().size(), std::size_t(1));
    imperio::Game defending;
    ui::FormationsDialog dialog(defending, nullptr);
    dialog.show();
    QVERIFY(dialog.deployment() == imperio::turnedRound(imperio::sourceExample()[0]));
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("Source"));
    QVERIFY(withText<QPushButton>(dialog, QStringLiteral("&Replace")));
    QTest::mouseClick(withText<QPushButton>(dialog, QStringLiteral("&Delete")), Qt::LeftButton);
    QVERIFY(document::FormationStore().formations().empty());
    QTest::mouseClick(withText<QPushButton>(dialog, QStringLiteral("Res&tore")), Qt::LeftButton);
    QCOMPARE(document::FormationStore().formations().size(), std::size_t(1));
}

void TestImperioSetupWindow::rematchExchangesTheRoles() {
    Fixture controller(exampleGame(Stage::Play));
    whenOpen<ui::NewGameDialog>([](ui::NewGameDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    controller.trigger(QStringLiteral("New game with the &same set-up…"));
    QCOMPARE(controller.window->documents().count(), 2);
    QCOMPARE(controller.game().names[0], std::string("Ben"));
    QVERIFY(controller.game().deployments[0] == imperio::turnedRound(imperio::sourceExample()[1]));
    QVERIFY(controller.game().deployments[1] == imperio::turnedRound(imperio::sourceExample()[0]));
}

void TestImperioSetupWindow::namesMayChange() {
    Fixture controller(exampleGame(Stage::Play));
    whenOpen<ui::PlayersDialog>([](ui::PlayersDialog& dialog) {
        dialog.findChildren<QLineEdit*>()[0]->setText(QStringLiteral("Cat"));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    controller.trigger(QStringLiteral("Players' &names…"));
    QCOMPARE(controller.game().names[0], std::string("Cat"));
    QVERIFY(controller.window->windowTitle().contains(QStringLiteral("Cat against Ben")));
}

void TestImperioSetupWindow::coverBetweenThePlayers() {
    Fixture controller(exampleGame(Stage::DefenderDeploys));
    controller.settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Cover);
    auto* cover = controller.window->findChild<QWidget*>(QStringLiteral("turnCover"));
    controller.finish();
    QVERIFY(cover->isVisible());
    QVERIFY2(cover->accessibleName().contains(QStringLiteral("Ada")), qPrintable(cover->accessibleName()));
    const auto shown = [&controller] {
        int count = 0;
        for (const auto* dock : controller.window->findChildren<QDockWidget*>())
            for (const auto* area : dock->findChildren<QAbstractScrollArea*>())
                count += area->isVisible() ? 1 : 0;
        return count;
    };
    QCOMPARE(shown(), 0);
    for (auto* label : controller.window->statusBar()->findChildren<QLabel*>())
        QCOMPARE(label->text(), QString());
    QTest::mouseClick(cover->findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(!cover->isVisible());
    QVERIFY(shown() > 0);
    controller.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(controller.game().stage, Stage::DefenderDeploys);
    QVERIFY(!cover->isVisible());
    controller.settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
    controller.finish();
    QVERIFY(!cover->isVisible());
}

template struct sf::test::Registered<TestImperioSetupWindow, QApplication>;
#include "test_imperio_setup_window.moc"
