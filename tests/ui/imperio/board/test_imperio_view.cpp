// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/reach.h"
#include "core/rules/imperio/setup/any_position.h"
#include "tests/test_registry.h"
#include "tests/ui/imperio/imperio_fixture.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/forms/refusal_line.h"
#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/board/board_marks.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/piece_button.h"
#include "ui/imperio/board/selection_legend.h"
#include "ui/imperio/play/attack_panel.h"
#include "ui/imperio/play/fight_panel.h"
#include "ui/imperio/play/typed_dice.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/page/undo_question.h"
#include "ui/paint/board/imperio_board.h"

#include <algorithm>
#include <QAccessible>
#include <QApplication>
#include <QBackingStore>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <set>

using namespace sf;
using imperio::Kind;
using imperio::Square;
using imperio::test::at;
using imperio::test::position;
using ui::GameController;
using ui::ImperioView;

namespace {

/// A small fight: the attacker to move, a knight in the middle, a pikeman's zone, an archer, bases.
imperio::Position fight(int reserve = 0) {
    return position({"HBOOOOOOB", // an own base at the left
                     "OOOOOOOOO", //
                     "OOAOOOOOO", //
                     "OOOOKOOOO", // the knight at R4C5
                     "OOOOOSOOO", // a footsoldier beside it
                     "OOSOMOOOO", // in the archer's line; a pikeman two before the knight
                     "OOCOOOOOO", // beside the archer's target
                     "OOOOOOOOO", //
                     "TOOOEOOOT"},
                    imperio::Side::Attacker, reserve);
}

/// The board in a window of its own.
struct GameBoard : test::Fixture {
    ImperioView view{controller};
    test::WindowRequests requests{view};
    const QString& said = requests.said;

    explicit GameBoard(const imperio::Position& start) : Fixture(start) { open(); }
    GameBoard() { open(); }

    void open() {
        view.resize(720, 720);
        view.show();
        view.setFocus();
        QVERIFY2(QTest::qWaitForWindowActive(&view), "no window");
    }
    QPoint centre(const char* square) const { return view.layout().centre(at(square)).toPoint(); }
    void click(const char* square) { QTest::mouseClick(&view, Qt::LeftButton, {}, centre(square)); }
    void drag(const char* from, const char* to) {
        QTest::mousePress(&view, Qt::LeftButton, {}, centre(from));
        QTest::mouseMove(&view, (centre(from) + centre(to)) / 2);
        QTest::mouseMove(&view, centre(to));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, centre(to));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view, static_cast<Qt::Key>(key), modifiers);
    }
    void cursorTo(const char* square) {
        const Square to = at(square);
        while (controller.cursor().row() != to.row())
            key(controller.cursor().row() < to.row() ? Qt::Key_Down : Qt::Key_Up);
        while (controller.cursor().column() != to.column())
            key(controller.cursor().column() < to.column() ? Qt::Key_Right : Qt::Key_Left);
    }
    ui::BoardMarks marks() const { return ui::marksOf(controller, view.pieceActions(), {}); }
};

using Goal = ui::SquareMark::Goal;

bool explains(const ui::SelectionLegend& legend, const char* words) {
    const auto labels = legend.findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [words](const QLabel* label) { return label->text().contains(QLatin1String(words)); });
}

/// Whether the window shows the same as a full repaint.
bool isFresh(ImperioView& view) {
    const auto* window = static_cast<const QImage*>(view.backingStore()->paintDevice());
    const QImage piecemeal = window->copy();
    view.repaint();
    QImage painted(view.size(), QImage::Format_ARGB32_Premultiplied);
    view.render(&painted);
    return *window == piecemeal && painted.convertToFormat(window->format()) == piecemeal;
}

} // namespace

class TestImperioView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickSelectsAndShowsWhatIsLegal() {
        GameBoard board(fight());
        board.click("R4C5");
        QCOMPARE(board.controller.selected(), at("R4C5"));
        const ui::BoardMarks marks = board.marks();
        QCOMPARE(marks.at(at("R4C5")).actionsLeft, std::int8_t{5});
        QCOMPARE(marks.at(at("R3C5")).goal, Goal::Step);
        QCOMPARE(marks.at(at("R3C5")).steps, std::uint8_t{1});
        QCOMPARE(marks.at(at("R5C5")).goal, Goal::Stop); // beside the pikeman
        QCOMPARE(marks.at(at("R5C6")).goal, Goal::Target);
        QVERIFY(marks.zones.has(at("R5C5")) && !marks.zones.has(at("R3C5")));
        QVERIFY2(board.said.contains(QStringLiteral("R5C6")), qPrintable(board.said));
    }

    void aKnightShowsItsChargeStepByStep() {
        GameBoard board(fight());
        board.click("R4C5");
        board.click("R3C5");
        QCOMPARE(board.last(), QStringLiteral("R4C5-R3C5"));
        QCOMPARE(board.controller.selected(), at("R3C5")); // it goes on
        QCOMPARE(board.marks().at(at("R2C5")).steps, std::uint8_t{2});
        QCOMPARE(board.marks().at(at("R3C5")).actionsLeft, std::int8_t{4});
        QVERIFY(board.marks().at(at("R4C5")).last);
    }

    void noStepIsShownBeyondTheActionsLeft_IMP9() {
        imperio::Position start = fight();
        start.knights[at("R4C5").index] = {2, 3, at("R1C5"), false};
        start.spawning = false;
        GameBoard board(start);
        board.click("R4C5");
        int steps = 0;
        for (const Square square : imperio::Squares::all())
            if (const ui::SquareMark mark = board.marks().at(square); mark.steps > 0) {
                QVERIFY(imperio::distance(square, at("R4C5")) <= 2 && mark.steps <= 5);
                ++steps;
            }
        QVERIFY(steps > 8);
        board.click("R3C5");
        board.click("R2C5");
        for (const ui::SquareMark& mark : board.marks().squares)
            QVERIFY(mark.goal == Goal::None); // no actions, no marks
    }

    void theLastActionStaysMarked() {
        GameBoard board(fight());
        board.click("R3C3");
        board.click("R6C3");
        board.click("R6C3"); // a shot
        board.click("R2C8"); // elsewhere
        QVERIFY(board.marks().at(at("R3C3")).last && board.marks().at(at("R6C3")).fought);
        QVERIFY(board.marks().at(at("R7C3")).fought); // the splashed archer, hit or not
        board.click("R4C5");
        board.click("R3C5");
        QVERIFY(board.marks().at(at("R4C5")).last && board.marks().at(at("R3C5")).lastTo);
        QVERIFY(!board.marks().at(at("R6C3")).fought);
    }

    void theLegendExplainsTheMarksOfTheLastAction() {
        GameBoard board(fight());
        const ui::SelectionLegend legend(board.controller);
        const auto says = [&](const char* words) { return explains(legend, words); };
        QVERIFY(board.controller.play(imperio::step(at("R3C3"), at("R3C2"))));
        QVERIFY(says("The last action began here") && says("It ended here"));
        QVERIFY(board.controller.play(imperio::attack(at("R4C5"), at("R5C6"))));
        QVERIFY(says("The last action began here") && says("The piece here was attacked"));
        QVERIFY(board.controller.play(imperio::endTurn()));
        QVERIFY(!says("The last action began here") && !says("It ended here"));
    }

    void overlaysHaveALegend() {
        GameBoard board(fight());
        const ui::SelectionLegend legend(board.controller);
        const auto says = [&](const char* words) { return explains(legend, words); };
        QVERIFY(!says("Covered by enemy footsoldiers") && !says("How many enemy pieces"));
        board.controller.setShown(GameController::Overlay::Cover, true);
        QVERIFY(says("Covered by enemy footsoldiers") && !says("How many enemy pieces"));
        board.controller.setShown(GameController::Overlay::Threats, true);
        QVERIFY(says("How many enemy pieces"));
        QVERIFY(!says("A unit can spawn here"));
        board.controller.setPlacing(Kind::Knight);
        QVERIFY(says("A unit can spawn here"));
        board.controller.setPlacing({});
        QVERIFY(!says("A unit can spawn here"));
        board.controller.warn(QStringLiteral("A base can still spawn"));
        QVERIFY(says("A unit can spawn here"));
    }

    void aClickOnAFarSquareGoesThere() {
        GameBoard board(fight());
        board.click("R4C5");
        QCOMPARE(board.marks().at(at("R1C6")).goal, Goal::Step);
        QCOMPARE(board.marks().at(at("R1C6")).steps, std::uint8_t{3});
        QCOMPARE(board.marks().at(at("R8C5")).goal, Goal::None); // behind the zone
        board.click("R1C6");
        QCOMPARE(board.document.entries().size(), std::size_t{3});
        QCOMPARE(board.controller.selected(), at("R1C6"));
        const ui::BoardMarks marks = board.marks();
        QCOMPARE(marks.at(at("R1C6")).actionsLeft, std::int8_t{2});
        QVERIFY(marks.at(at("R1C6")).lastTo);
        // Discs only as far as actions are left.
        QCOMPARE(marks.at(at("R1C8")).steps, std::uint8_t{5});
        QCOMPARE(marks.at(at("R1C9")).goal, Goal::None);
    }

    void aClickOnAFarEnemyGoesThereAndAttacks() {
        imperio::Position start = fight();
        start.board.put(at("R3C9"), {Kind::Footsoldier, imperio::Side::Defender, imperio::Side::Defender});
        GameBoard board(start);
        board.click("R4C5");
        QCOMPARE(board.marks().at(at("R3C9")).goal, Goal::Target);
        const double chance = board.marks().at(at("R3C9")).chance;
        board.click("R3C9");
        QCOMPARE(board.document.entries().size(), std::size_t{3});
        QVERIFY(board.controller.chosen());
        QCOMPARE(board.controller.chosen()->to, at("R3C9"));
        QCOMPARE(board.marks().at(at("R3C9")).chance, chance); // what was shown from afar
        board.click("R3C9");
        QCOMPARE(board.document.entries().size(), std::size_t{4});
        QVERIFY(board.marks().at(at("R3C9")).fought);
    }

    void otherWaysToChargeAreOffered() {
        imperio::Position start = fight();
        start.options.chargePath = imperio::ChargePath::Free;
        start.board.put(at("R3C9"), {Kind::Footsoldier, imperio::Side::Defender, imperio::Side::Defender});
        GameBoard board(start);
        board.click("R4C5");
        QStringList ways;
        QRect place;
        test::whenOpen<QMenu>([&](QMenu& menu) {
            for (const QAction* action : menu.actions())
                if (!action->text().isEmpty())
                    ways << action->text();
            place = menu.geometry();
            QTest::keyClick(&menu, Qt::Key_Return);
        });
        board.click("R3C9");
        QCOMPARE(ways.size(), 2); // three steps, or four
        QVERIFY2(ways.first().startsWith(QStringLiteral("Charge 4")), qPrintable(ways.join(u'\n')));
        QCOMPARE(board.document.entries().size(), std::size_t{4});
        const QRect square(board.view.mapToGlobal(board.view.cellArea({2, 8}).topLeft()),
                           board.view.cellArea({2, 8}).size());
        QVERIFY(!place.intersects(square));
    }

    void piecesThatHaveActedLookSo() {
        GameBoard board(fight());
        QVERIFY(!board.marks().at(at("R3C3")).acted);
        board.click("R3C3");
        board.click("R2C3");
        const ui::BoardMarks marks = board.marks();
        QVERIFY(marks.at(at("R2C3")).acted);
        QVERIFY(marks.at(at("R2C3")).lastTo && marks.at(at("R3C3")).last);
        QVERIFY(!marks.at(at("R4C5")).acted);
    }

    void aFlippedBoardIsPlayedAsItIsSeen() {
        GameBoard board(fight());
        const QPoint before = board.centre("R1C1");
        board.controller.flip();
        QCOMPARE(board.centre("R9C9"), before);
        board.click("R4C5");
        QCOMPARE(board.controller.selected(), at("R4C5"));
        board.click("R3C5");
        QCOMPARE(board.last(), QStringLiteral("R4C5-R3C5"));
        board.controller.setCursor(at("R5C5"));
        board.key(Qt::Key_Up);
        QCOMPARE(board.controller.cursor(), at("R6C5"));
        board.key(Qt::Key_Left);
        QCOMPARE(board.controller.cursor(), at("R6C6"));
        board.drag("R3C5", "R2C5");
        QCOMPARE(board.last(), QStringLiteral("R3C5-R2C5"));
        QCoreApplication::processEvents();
        QVERIFY(isFresh(board.view));
    }

    void threatsCountTheAttackers() {
        GameBoard board(fight());
        board.controller.setShown(GameController::Overlay::Threats, true);
        const ui::BoardMarks marks = board.marks();
        for (const Square square : marks.threatened) {
            int attackers = 0;
            for (const Square piece : board.controller.position().board.fighting(imperio::Side::Defender))
                attackers += imperio::threatsOf(board.controller.position(), piece).has(square);
            QCOMPARE(int{marks.attackers[square.index]}, attackers);
        }
        QVERIFY(!marks.threatened.isEmpty());
    }

    void whatIsNotCertainNeverLooksSo_data() {
        QTest::addColumn<double>("chance");
        QTest::addColumn<QString>("shown");
        QTest::newRow("nearly") << 0.9998 << QStringLiteral(">99.9");
        QTest::newRow("certain") << 1.0 << QStringLiteral("100.0");
        QTest::newRow("hardly") << 0.0002 << QStringLiteral("<0.1");
        QTest::newRow("never") << 0.0 << QStringLiteral("0.0");
        QTest::newRow("usual") << 0.973 << QStringLiteral("97.3");
    }
    void whatIsNotCertainNeverLooksSo() {
        QFETCH(double, chance);
        QFETCH(QString, shown);
        QCOMPARE(ui::percentOnBoard(chance), shown);
    }

    void refusalsSayWhyWithTheRule_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("rule");
        QTest::newRow("too far") << "R3C3"
                                 << "R3C7"
                                 << "(IMP-9)";
        QTest::newRow("out of reach") << "R4C5"
                                      << "R6C5"
                                      << "(IMP-16)";
        QTest::newRow("base is no target") << "R3C3"
                                           << "R9C1"
                                           << "(IMP-18)";
        QTest::newRow("not in a line") << "R3C3"
                                       << "R6C5"
                                       << "(IMP-18)";
        QTest::newRow("covered") << "R3C3"
                                 << "R7C3"
                                 << "(IMP-19)";
        QTest::newRow("archer's way") << "R3C3"
                                      << "R3C6"
                                      << "(IMP-9)";
    }
    void refusalsSayWhyWithTheRule() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, rule);
        GameBoard board(fight());
        QSignalSpy refused(&board.controller, &GameController::refused);
        board.click(from.toLatin1().constData());
        board.click(to.toLatin1().constData());
        QVERIFY2(board.said.contains(rule), qPrintable(board.said));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused[0][0].value<Square>(), at(to.toLatin1().constData()));
        QVERIFY(board.document.entries().empty());
    }

    void anAttackIsChosenThenThrown() {
        GameBoard board(fight());
        QSignalSpy asked(&board.controller, &GameController::attackAsked);
        board.click("R4C5");
        board.click("R5C6");
        QCOMPARE(asked.size(), 1);
        QVERIFY(board.document.entries().empty());
        board.key(Qt::Key_Escape);
        QVERIFY(!board.controller.chosen());
        QCOMPARE(board.controller.selected(), at("R4C5"));
        board.click("R5C6");
        board.click("R5C6");
        QCOMPARE(board.last(), QStringLiteral("R4C5xR5C6"));
        QCOMPARE(board.document.entries().back().entry.dice.size(), std::size_t{1});
    }

    void aShotMarksEverySplashedPiece() {
        imperio::Position start = fight();
        start.board.put(at("R6C2"), {Kind::Footsoldier, imperio::Side::Attacker, imperio::Side::Attacker});
        GameBoard board(start);
        board.click("R3C3");
        QTest::mouseMove(&board.view, board.centre("R6C3"));
        QCOMPARE(board.controller.target(), at("R6C3"));
        QCOMPARE(board.marks().at(at("R6C3")).goal, Goal::Target);
        QCOMPARE(board.marks().at(at("R7C3")).goal, Goal::Splash);
        QCOMPARE(board.marks().at(at("R6C2")).goal, Goal::SplashedFriend);
    }

    void piecesAreDraggedWithAGhost() {
        GameBoard board(fight());
        board.drag("R4C5", "R3C4");
        QCOMPARE(board.last(), QStringLiteral("R4C5-R3C4"));
        board.drag("R3C4", "R8C8");
        QVERIFY2(board.said.contains(QStringLiteral("(IMP-9)")), qPrintable(board.said));
        QCOMPARE(board.document.entries().size(), std::size_t{1});
        QTest::mousePress(&board.view, Qt::LeftButton, {}, board.centre("R3C4"));
        QTest::mouseMove(&board.view, board.centre("R2C4"));
        QTest::mouseMove(&board.view, board.centre("R2C4") + QPoint(3, 3));
        board.key(Qt::Key_Escape);
        QTest::mouseRelease(&board.view, Qt::LeftButton, {}, board.centre("R2C4"));
        QCOMPARE(board.document.entries().size(), std::size_t{1});
    }

    /// A12: what is in hand is laid back.
    void anOwnPieceIsSelectedWithAPieceInHand() {
        imperio::Position start = fight();
        start.board.put(at("R8C1"), {Kind::Footsoldier, imperio::Side::Attacker, imperio::Side::Attacker});
        GameBoard board(start);
        board.controller.setPlacing(Kind::Knight);
        board.click("R8C1");
        QVERIFY(!board.controller.placing());
        QCOMPARE(board.controller.selected(), at("R8C1"));
    }

    /// A33: the knight, which may go on, not the base that it has captured.
    void whoCapturedABaseStaysSelected() {
        imperio::Position start = fight();
        start.board.put(at("R8C1"), {Kind::Knight, imperio::Side::Attacker, imperio::Side::Attacker});
        imperio::beginTurn(start);
        GameBoard board(start);
        board.click("R8C1");
        QVERIFY(board.controller.play(imperio::attack(at("R8C1"), at("R9C1"), imperio::Intention::Capture),
                                      std::vector{6, 6, 1}));
        QVERIFY(board.controller.position().board.piece(at("R9C1")).side == imperio::Side::Attacker);
        QCOMPARE(board.controller.selected(), at("R8C1"));
    }

    void baseIsAskedForOnTheSpot() {
        imperio::Position start = fight();
        start.board.put(at("R8C1"), {Kind::Footsoldier, imperio::Side::Attacker, imperio::Side::Attacker});
        GameBoard board(start);
        board.click("R8C1");
        test::whenOpen<QMenu>([](QMenu& menu) {
            QVERIFY(menu.actions()[2]->text().contains(QStringLiteral("captured"))); // what comes of it
            QTest::keyClick(&menu, Qt::Key_D);
        });
        board.click("R9C1");
        QVERIFY(board.controller.chosen());
        QCOMPARE(board.controller.chosen()->intention, imperio::Intention::Destroy);
        board.click("R9C1");
        QCOMPARE(board.last(), QStringLiteral("R8C1xR9C1=destroy"));
    }

    void theMenuAtABaseLeavesTheBaseVisible_data() {
        QTest::addColumn<QString>("knight");
        QTest::addColumn<QString>("base");
        QTest::newRow("left edge") << "R8C1"
                                   << "R9C1";
        QTest::newRow("middle") << "R8C4"
                                << "R9C5";
        QTest::newRow("right edge") << "R8C9"
                                    << "R9C9";
    }
    void theMenuAtABaseLeavesTheBaseVisible() {
        QFETCH(QString, knight);
        QFETCH(QString, base);
        imperio::Position start = fight();
        start.board.put(at(knight.toLatin1()),
                        {Kind::Knight, imperio::Side::Attacker, imperio::Side::Attacker});
        start.knights[at(knight.toLatin1()).index] = {1, 0, at(knight.toLatin1()), false};
        GameBoard board(start);
        board.click(knight.toLatin1());
        test::whenOpen<QMenu>([&](QMenu& menu) {
            const QRect square(
                board.view.mapToGlobal(board.view.layout().area(at(base.toLatin1())).topLeft().toPoint()),
                board.view.layout().area(at(base.toLatin1())).size().toSize());
            const auto labels = menu.findChildren<QLabel*>();
            const bool isBeside = !menu.geometry().intersects(square) &&
                                  menu.screen()->availableGeometry().contains(menu.geometry());
            const bool hasOdds = labels.size() > 1 && labels.first()->text().contains(u'%');
            QStringList cut;
            for (const QLabel* label : labels)
                if (label->wordWrap() ? label->height() < label->heightForWidth(label->width())
                                      : label->width() < label->sizeHint().width())
                    cut << label->text();
            menu.close(); // a failure must not leave it open
            QVERIFY(isBeside && hasOdds);
            QCOMPARE(cut, QStringList());
            QVERIFY(labels.last()->text().contains(QStringLiteral("moves in")));
        });
        board.click(base.toLatin1());
        QVERIFY(!board.controller.chosen());
    }

    void unitsAreBroughtInByKeysAndByClicks() {
        GameBoard board(fight(2));
        board.key(Qt::Key_4);
        QCOMPARE(board.controller.placing(), std::optional(Kind::Footsoldier));
        const Square cursor = board.controller.cursor();
        QCOMPARE(board.marks().at(cursor).goal, Goal::Place); // where it can be put
        board.key(Qt::Key_N);
        QVERIFY(board.controller.cursor() > cursor);
        QCOMPARE(board.marks().at(board.controller.cursor()).goal, Goal::Place);
        board.key(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(board.controller.cursor(), cursor);
        QCOMPARE(board.marks().at(at("R2C2")).goal, Goal::Place);
        QCOMPARE(board.marks().at(at("R4C4")).goal, Goal::None);
        board.click("R4C4");
        QVERIFY2(board.said.contains(QStringLiteral("(IMP-7)")), qPrintable(board.said));
        board.cursorTo("R2C9");
        board.key(Qt::Key_Return);
        QCOMPARE(board.last(), QStringLiteral("FR2C9@R1C9"));
        QCOMPARE(board.controller.placing(), std::optional(Kind::Footsoldier)); // the others may go on
        board.click("R2C2");
        QVERIFY(board.last().startsWith(QStringLiteral("FR2C2@")));
        QVERIFY(!board.controller.placing()); // none is left
        board.click("R4C5");
        board.click("R3C5");
        board.key(Qt::Key_1);
        QVERIFY(!board.controller.placing());
        QVERIFY2(board.said.contains(QStringLiteral("(IMP-7)")), qPrintable(board.said));
    }

    void unitsAreDroppedOntoTheBoard() {
        GameBoard board(fight(1));
        const std::unique_ptr<QMimeData> data(
            ui::pieceMime({Kind::Knight, imperio::Side::Attacker, imperio::Side::Attacker}));
        const auto buttons = Qt::LeftButton;
        QDragEnterEvent enter(board.centre("R5C5"), Qt::CopyAction, data.get(), buttons, {});
        QApplication::sendEvent(&board.view, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent over(board.centre("R5C5"), Qt::CopyAction, data.get(), buttons, {});
        QApplication::sendEvent(&board.view, &over);
        QVERIFY(!over.isAccepted());
        QDropEvent drop(board.centre("R2C8"), Qt::CopyAction, data.get(), buttons, {});
        QApplication::sendEvent(&board.view, &drop);
        QCOMPARE(board.last(), QStringLiteral("KR2C8@R1C9"));
    }

    void everythingByKeys() {
        GameBoard board(fight());
        board.key(Qt::Key_K);
        QCOMPARE(board.controller.cursor(), at("R4C5"));
        QVERIFY2(board.said.contains(QStringLiteral("attacker's knight")), qPrintable(board.said));
        board.key(Qt::Key_Return);
        board.cursorTo("R5C6");
        QCOMPARE(board.controller.target(), at("R5C6"));
        QVERIFY2(board.said.contains(QStringLiteral("wins")), qPrintable(board.said));
        board.key(Qt::Key_Return);
        QVERIFY(board.controller.chosen());
        board.key(Qt::Key_Return);
        QCOMPARE(board.last(), QStringLiteral("R4C5xR5C6"));
        board.key(Qt::Key_S); // no such key: nothing happens
        board.key(Qt::Key_F, Qt::ShiftModifier);
        QVERIFY2(board.said.contains(QStringLiteral("defender's footsoldier")), qPrintable(board.said));
    }

    void aKeyGoesThroughTheTargets() {
        GameBoard board(fight());
        board.key(Qt::Key_N);
        QVERIFY2(board.said.startsWith(QStringLiteral("Select a piece")), qPrintable(board.said));
        board.key(Qt::Key_K);
        board.key(Qt::Key_Return);
        board.key(Qt::Key_N);
        QCOMPARE(board.controller.cursor(), at("R5C6"));
        QCOMPARE(board.controller.target(), at("R5C6"));
        QVERIFY2(board.said.contains(QStringLiteral("wins")), qPrintable(board.said));
        board.key(Qt::Key_N);
        QCOMPARE(board.marks().at(board.controller.cursor()).goal, Goal::Target);
        board.key(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(board.controller.cursor(), at("R5C6"));
        board.key(Qt::Key_Return);
        QVERIFY(board.controller.chosen());
    }

    void lettersSayWhatIsThere_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("part");
        QTest::newRow("o") << int(Qt::Key_O) << "R5C5";
        QTest::newRow("x") << int(Qt::Key_X) << "Around R5C5";
        QTest::newRow("y") << int(Qt::Key_Y) << "R5: defender's footsoldier, R5C6";
        QTest::newRow("t") << int(Qt::Key_T) << "the attacker to move";
        QTest::newRow("l") << int(Qt::Key_L) << "Nothing has been played";
        QTest::newRow("v") << int(Qt::Key_V) << "No dice have been rolled yet";
        QTest::newRow("m") << int(Qt::Key_M) << "Nothing is selected";
    }
    void lettersSayWhatIsThere() {
        QFETCH(int, key);
        QFETCH(QString, part);
        GameBoard board(fight());
        board.key(key);
        QVERIFY2(board.said.contains(part), qPrintable(board.said));
    }

    void aKeyTellsTheDiceOfTheLastFight() {
        GameBoard board(fight());
        QVERIFY(board.controller.play(imperio::attack(at("R4C5"), at("R5C6"))));
        QVERIFY(board.controller.play(imperio::endTurn()));
        board.key(Qt::Key_V);
        static const QRegularExpression dice(QStringLiteral(": dice [1-6, ]+ against [1-6, ]+"));
        QVERIFY2(board.said.contains(dice), qPrintable(board.said));
    }

    void squaresAreATableForScreenReaders() {
        GameBoard board(fight());
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board.view);
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->role(), QAccessible::Canvas); // of tables, readers speak whole rows
        QCOMPARE(table->childCount(), 81);
        QAccessibleInterface* cell = table->tableInterface()->cellAt(3, 4);
        QVERIFY2(cell->text(QAccessible::Name).startsWith(QStringLiteral("attacker's knight, R4C5, 5 ")),
                 qPrintable(cell->text(QAccessible::Name)));
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board.controller.selected(), at("R4C5"));
        QVERIFY(cell->state().selected);
        QCOMPARE(table->focusChild(), cell);
        QAccessibleInterface* enemy = table->tableInterface()->cellAt(4, 5);
        QVERIFY(enemy->text(QAccessible::Name).contains(QStringLiteral("wins")));
        const QPoint centre = board.view.mapToGlobal(board.centre("R5C6"));
        QCOMPARE(table->childAt(centre.x(), centre.y()), enemy);
    }

    void onlyWhatChangedIsPaintedAnew() {
        GameBoard board(fight());
        board.controller.play(imperio::step(at("R4C5"), at("R3C5")));
        board.controller.play(imperio::step(at("R3C3"), at("R3C2")));
        board.controller.select(imperio::nowhere);
        QTest::qWait(20);
        struct Watch : QObject {
            QRegion painted;
            bool eventFilter(QObject*, QEvent* event) override {
                if (event->type() == QEvent::Paint)
                    painted |= static_cast<QPaintEvent*>(event)->region();
                return false;
            }
        } watch;
        board.view.installEventFilter(&watch);
        board.document.undo();
        QApplication::processEvents();
        const double area = board.view.layout().square() * board.view.layout().square();
        double painted = 0;
        for (const QRect& rectangle : watch.painted)
            painted += rectangle.width() * rectangle.height();
        QVERIFY(painted > 0);
        QVERIFY2(painted < 5 * area, qPrintable(QString::number(painted / area)));
        const QImage partly = board.view.grab().toImage();
        board.view.resize(721, 720);
        board.view.resize(720, 720);
        QCOMPARE(board.view.grab().toImage(), partly);
    }

    /// After random actions of every kind, with changing selections and overlays, partial repaints equal a
    /// full repaint, and what QPainter alone paints.
    void piecemealPictureIsTheSameAsAFreshOne() {
        GameBoard board(fight(4));
        QRandomGenerator random(1);
        std::set<imperio::Act> acts;
        for (int step = 0; step < 150 && !board.controller.position().result; ++step) {
            imperio::ActionList list;
            listLegal(board.controller.position(), list);
            const imperio::Action action = list[random.bounded(list.size() - 1)]; // not to resign
            acts.insert(action.act);
            board.controller.play(action);
            board.controller.setShown(static_cast<GameController::Overlay>(random.bounded(3)),
                                      random.bounded(2) == 1);
            board.controller.select(Square{static_cast<std::uint8_t>(random.bounded(imperio::squareCount))});
            if (random.bounded(10) == 0)
                board.document.undo();
            QApplication::processEvents();
            QVERIFY2(isFresh(board.view), qPrintable(board.last()));
        }
        QCOMPARE(acts.size(), 5U); // spawns, steps, attacks, shots, ends of turns
    }

    void overlaysShowCoverAndThreats() {
        GameBoard board(fight());
        board.controller.setShown(GameController::Overlay::Cover, true);
        board.controller.setShown(GameController::Overlay::Threats, true);
        const ui::BoardMarks marks = board.marks();
        QVERIFY(marks.covered.has(at("R7C3")));
        QVERIFY(!marks.covered.has(at("R5C3")));   // the square nearest the archer
        QVERIFY(marks.threatened.has(at("R4C5"))); // the footsoldier beside it
        QVERIFY(!marks.threatened.has(at("R1C1")));
        board.controller.setShown(GameController::Overlay::Zones, false);
        QVERIFY(board.marks().zones.isEmpty());
    }

    void piecesAreSetOutByKeysAndMouse() {
        GameBoard board;
        board.cursorTo("R9C5");
        board.key(Qt::Key_6);
        board.key(Qt::Key_Return);
        board.key(Qt::Key_5);
        board.click("R9C1");
        board.click("R9C9");
        board.key(Qt::Key_4);
        board.click("R4C4");
        QVERIFY2(board.said.contains(QStringLiteral("(IMP-6)")) ||
                     board.said.contains(QStringLiteral("(IMP-5)")),
                 qPrintable(board.said));
        board.click("R8C5");
        board.key(Qt::Key_Escape);
        const auto kindAt = [&](const char* square) {
            const auto piece = board.controller.position().board.at(at(square));
            return piece ? std::optional(piece->kind) : std::nullopt;
        };
        QCOMPARE(kindAt("R9C5"), std::optional(Kind::Headquarters));
        QCOMPARE(kindAt("R9C9"), std::optional(Kind::Base));
        board.drag("R8C5", "R8C6");
        QCOMPARE(kindAt("R8C6"), std::optional(Kind::Footsoldier));
        board.click("R8C6");
        board.click("R9C9"); // they change places
        QCOMPARE(kindAt("R9C9"), std::optional(Kind::Footsoldier));
        board.cursorTo("R9C9");
        board.key(Qt::Key_Delete);
        QVERIFY(!kindAt("R9C9"));
        board.document.undo();
        QCOMPARE(kindAt("R9C9"), std::optional(Kind::Footsoldier));
    }

    void aRowIsPaintedInTheSetUp() {
        GameBoard board;
        const auto soldiers = [&] {
            return board.controller.position().board.of(imperio::Side::Defender, Kind::Footsoldier);
        };
        board.controller.setPlacing(Kind::Headquarters);
        board.click("R8C3");
        board.controller.setPlacing(Kind::Footsoldier);
        board.drag("R8C2", "R8C5");
        QCOMPARE(soldiers().count(), 3); // the headquarters stays
        QVERIFY(soldiers().has(at("R8C2")) && soldiers().has(at("R8C4")) && soldiers().has(at("R8C5")));
        QCOMPARE(board.controller.placing(), std::optional(Kind::Footsoldier));
        board.drag("R8C9", "R6C9"); // only the own rows
        QCOMPARE(soldiers().count(), 4);
        QCOMPARE(board.controller.selected(), imperio::nowhere);
        board.controller.setPlacing({});
        board.drag("R8C5", "R9C5");
        QVERIFY(soldiers().has(at("R9C5")) && soldiers().count() == 4);
    }

    void aPieceInHandHidesNoPiece() {
        GameBoard board;
        board.controller.setPlacing(Kind::Footsoldier);
        board.click("R8C5");
        const auto middle = [&](const char* square) {
            return board.view.grab(QRect(board.centre(square) - QPoint(8, 8), QSize(16, 16))).toImage();
        };
        const QImage piece = middle("R8C5");
        const QImage open = middle("R8C6");
        board.controller.setPlacing({});
        QCOMPARE(middle("R8C5"), piece);
        QVERIFY(middle("R8C6") != open);
    }

    void diceAreTypedIn_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("rule"); // of the refusal, empty when they do
        QTest::newRow("spaces") << "3 5 1"
                                << "";
        QTest::newRow("as a record has them") << "(3,5|1)"
                                              << "";
        QTest::newRow("too few") << "3 5"
                                 << "IMP-13";
        QTest::newRow("too many") << "3 5 1 1"
                                  << "IMP-13";
        QTest::newRow("none") << ""
                              << "IMP-13";
        QTest::newRow("a seven") << "3 7 1"
                                 << "IMP-11";
        QTest::newRow("a nought") << "0 5 1"
                                  << "IMP-11";
        QTest::newRow("a word") << "3 five 1"
                                << "IMP-11";
    }
    void diceAreTypedIn() {
        QFETCH(QString, typed);
        QFETCH(QString, rule);
        test::Fixture controller(fight());
        ui::AttackPanel panel(controller.controller);
        const test::WindowRequests requests(panel);
        panel.show();
        controller.controller.select(at("R4C5"));
        controller.controller.choose(imperio::attack(at("R4C5"), at("R5C6")));
        QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("typeDiceButton")), Qt::LeftButton);
        auto* line = panel.findChild<QLineEdit*>(QStringLiteral("typedDice"));
        QVERIFY(line->isVisible());
        QTest::keyClicks(line, typed);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(controller.document.entries().empty(), !rule.isEmpty());
        if (!rule.isEmpty()) {
            QVERIFY2(requests.said.contains(rule), qPrintable(requests.said));
        } else {
            QVERIFY(controller.document.entries().back().typedDice);
            QCOMPARE(controller.document.entries().back().entry.dice[0].attacker, (std::vector<int>{3, 5}));
        }
    }

    void aFaceThatNoDieHasIsMarkedAsItIsTyped() {
        test::Fixture controller(fight());
        ui::AttackPanel panel(controller.controller);
        panel.show();
        controller.controller.select(at("R4C5"));
        controller.controller.choose(imperio::attack(at("R4C5"), at("R5C6")));
        QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("typeDiceButton")), Qt::LeftButton);
        auto* line = panel.findChild<QLineEdit*>(QStringLiteral("typedDice"));
        const auto problem = [&] {
            QStringList texts;
            for (const auto* refusal : panel.findChildren<ui::RefusalLine*>())
                if (refusal->isVisible())
                    for (const auto* label : refusal->findChildren<QLabel*>())
                        texts << label->text();
            return texts.join(u' ');
        };
        QTest::keyClicks(line, QStringLiteral("3"));
        QCOMPARE(problem(), QString()); // the others are still to come
        QTest::keyClicks(line, QStringLiteral(" 27"));
        QVERIFY2(problem().contains(QStringLiteral("7")), qPrintable(problem()));
        QTest::keyClick(line, Qt::Key_Backspace);
        QCOMPARE(problem(), QString());
    }

    void onlyAChosenAttackIsRolledInThePanel() {
        GameBoard board(fight());
        ui::AttackPanel panel(board.controller);
        panel.show();
        board.click("R4C5");
        QTest::mouseMove(&board.view, board.centre("R5C6"));
        QVERIFY(panel.shownAttack());
        auto* roll = panel.findChild<QPushButton*>(QStringLiteral("rollButton"));
        QVERIFY(!roll->isVisible());
        board.click("R5C6");
        QVERIFY(roll->isVisible());
        QTest::mouseMove(&board.view, board.centre("R1C5"));
        QVERIFY(roll->isVisible()); // wherever the pointer goes
        board.key(Qt::Key_Escape);
        QVERIFY(!roll->isVisible());
    }

    void thePanelRollsAndTheDiceStay() {
        test::Fixture controller(fight());
        ui::AttackPanel panel(controller.controller);
        ui::FightPanel last(controller.controller);
        panel.show();
        controller.controller.select(at("R4C5"));
        controller.controller.choose(imperio::attack(at("R4C5"), at("R5C6")));
        auto* roll = panel.findChild<QPushButton*>(QStringLiteral("rollButton"));
        QVERIFY(roll->isVisible());
        panel.resize(380, 220);
        QVERIFY(panel.rect().contains(QRect(roll->mapTo(&panel, QPoint()), roll->size())));
        QCOMPARE(roll->text(), QStringLiteral("&Roll 2 against 1")); // point blank against a footsoldier
        QTest::mouseClick(roll, Qt::LeftButton);
        QCOMPARE(controller.last(), QStringLiteral("R4C5xR5C6"));
        QVERIFY(!roll->isVisible());
        QVERIFY(last.findChild<QLabel*>(QStringLiteral("fightResult")));
        controller.document.undo();
        QVERIFY(!last.findChild<QLabel*>(QStringLiteral("fightResult")));
    }

    void aBoardWithoutRoomPaintsNothing() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QPainter")));
        ui::BoardCanvas canvas;
        const auto theme = paint::Theme::of(paint::Theme::Kind::Light);
        canvas.reset(QSize(300, 300), 1, theme, false);
        const double side = canvas.layout().square();
        for (const QSize size : {QSize(300, 0), QSize(0, 300), QSize(1, 1)})
            canvas.reset(size, 1, theme, false);
        canvas.reset(QSize(300, 300), 1, theme, false);
        QCOMPARE(canvas.layout().square(), side);
    }

    void rollingDiceCanBeSkipped() {
        test::Fixture controller(fight());
        controller.settings.set(ui::Settings::animations, true);
        ui::FightPanel last(controller.controller);
        last.show();
        QVERIFY(controller.controller.play(imperio::attack(at("R4C5"), at("R5C6"))));
        QVERIFY(last.isRolling());
        auto* result = last.findChild<QLabel*>(QStringLiteral("fightResult"));
        QVERIFY(!result->isVisible());
        last.skip();
        QVERIFY(!last.isRolling());
        QTRY_VERIFY(result->isVisible());
    }

    void lookingBackChangesNothing() {
        GameBoard board(fight());
        board.click("R4C5");
        board.click("R3C5");
        board.controller.show(0);
        QVERIFY(!board.controller.isLive());
        board.click("R3C5");
        board.click("R2C5");
        QCOMPARE(board.document.entries().size(), std::size_t{1});
        QVERIFY(!board.controller.play(imperio::endTurn()));
        board.controller.show(1);
        QVERIFY(board.controller.isLive());
    }

    void renamingInPlayKeepsWhatIsShown_data() {
        QTest::addColumn<imperio::Position>("start");
        QTest::newRow("a headquarters") << fight();
        QTest::newRow("a lost headquarters") << imperio::withPiece(fight(), at("R1C1"), std::nullopt);
    }
    void renamingInPlayKeepsWhatIsShown() {
        QFETCH(imperio::Position, start);
        GameBoard board(start);
        board.click("R4C5");
        board.click("R3C5");
        board.cursorTo("R2C5");
        QVERIFY(board.controller.perform(imperio::SetNames{{"Ada", "Ben"}}));
        QCOMPARE(board.controller.selected(), at("R3C5"));
        QCOMPARE(board.controller.cursor(), at("R2C5"));
        board.controller.show(0);
        QVERIFY(board.controller.perform(imperio::SetNames{{"Ada", "Cid"}}));
        QVERIFY(!board.controller.isLive());
        QCOMPARE(board.controller.shown(), std::size_t{0});
    }

    void houseRuleKeepsDice() {
        imperio::Position start = fight();
        start.options.undoDice = UndoDice::Never;
        test::Fixture controller(start);
        QVERIFY(controller.controller.play(imperio::step(at("R3C3"), at("R3C2"))));
        QVERIFY(controller.controller.play(imperio::step(at("R4C5"), at("R3C5"))));
        QWidget window;
        const test::WindowRequests requests(window);
        const auto mayUndo = [&] {
            return ui::mayGoTo(controller.document, controller.document.stepsDone() - 1, window);
        };
        QVERIFY(mayUndo());
        QVERIFY(controller.document.undo());
        QVERIFY(controller.controller.play(imperio::attack(at("R4C5"), at("R5C6"))));
        QVERIFY(!mayUndo());
        QVERIFY2(requests.said.contains(QStringLiteral("Undoing dice")), qPrintable(requests.said));
        QVERIFY2(requests.said.endsWith(QStringLiteral("(IMP-11)")), qPrintable(requests.said));
    }
};

template struct sf::test::Registered<TestImperioView, QApplication>;
#include "test_imperio_view.moc"
