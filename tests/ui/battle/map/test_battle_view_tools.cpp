// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "tests/test_registry.h"
#include "tests/ui/view_board.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/editor/map_palette.h"
#include "ui/battle/state/side_token.h"
#include "ui/paint/base/theme.h"
#include "ui/style/appearance.h"
#include "ui/style/current_theme.h"

#include <QAccessible>
#include <QApplication>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>

using namespace sf;
using test::Board;
using test::nowhere;
using ui::BattleView;

/// The map's zoom, brushes, units dropped from the inspector, typed orders and words, with real mouse and key
/// events, in front of a real document.
class TestBattleViewTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wheelKeepsThePointUnderThePointer() {
        Board board;
        const QPointF point(620, 300);
        const double sizeBefore = board.view.hexSize();
        const QPointF before = (point - board.view.layout().origin()) / board.view.hexSize();
        QWheelEvent wheel(point, board.view.mapToGlobal(point), {}, {0, 240}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&board.view, &wheel);
        const QPointF after = (point - board.view.layout().origin()) / board.view.hexSize();
        QVERIFY(board.view.hexSize() > 1.5 * sizeBefore);
        QVERIFY((after - before).manhattanLength() * board.view.hexSize() < 1.5);
    }

    /// A wheel that is turned sideways, and a swipe (P15).
    void sidewaysWheelPans() {
        Board board;
        const double size = board.view.hexSize();
        const QPointF origin = board.view.layout().origin();
        const QPointF point(620, 300);
        for (const QPoint pixels : {QPoint(), QPoint(33, 2)}) {
            QWheelEvent wheel(point, board.view.mapToGlobal(point), pixels, {120, 8}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&board.view, &wheel);
        }
        QCOMPARE(board.view.hexSize(), size);
        QCOMPARE(board.view.layout().origin(), origin + QPointF(60 + 33, 0));
    }

    void escapeWhilePanningSaysNothing() {
        Board board;
        const QPointF before = board.view.layout().centre({3, 4});
        QTest::mousePress(&board.view, Qt::MiddleButton, {}, board.centre({3, 4}));
        board.moveTo(board.centre({3, 4}) + QPoint(60, 40));
        board.said.clear();
        board.key(Qt::Key_Escape);
        QVERIFY(!board.view.isBusy());
        QCOMPARE(board.said, QString()); // the map stays where it is now
        QCOMPARE(board.view.layout().centre({3, 4}), before + QPointF(60, 40));
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 6}));
        board.key(Qt::Key_Escape);
        QVERIFY(board.said.startsWith(QStringLiteral("Cancelled")));
    }

    void thePlaceTellsTheZoomOfNow() {
        Board board;
        const QString& place = board.requests.place;
        board.view.setZoom(3);
        QTRY_VERIFY2(place.contains(QStringLiteral("zoom 300 %")), qPrintable(place));
        board.view.fit();
        const int percent = qRound(board.view.zoom() * 100);
        QVERIFY(percent < 300);
        QVERIFY2(place.contains(QStringLiteral("zoom %1 %").arg(percent)), qPrintable(place));
    }

    void squaresStaySquaresWhereTheMapNearlyFits_data() {
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("everywhere"); // stacks stand in the first and the last row too
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("asked"); // when the whole map is asked for
        // The map is 10.5 rows of 1.732 hex radii high, with a margin of 12 pixels on both sides.
        QTest::newRow("names rather than a margin") << 801 << true << 44.0 << 44.0 << 42.7;
        QTest::newRow("no room for names") << 799 << true << 42.6 << 42.6 << 42.6;
        QTest::newRow("fits") << 460 << true << 26.0 << 26.0 << 24.0;
        QTest::newRow("just too low") << 410 << true << 22.0 << 22.0 << 21.2;
        QTest::newRow("an eighth hidden") << 376 << true << 22.0 << 22.0 << 19.4;
        QTest::newRow("more would be hidden") << 370 << true << 19.0 << 19.1 << 19.0;
        QTest::newRow("more is hidden, but no stack") << 370 << false << 26.0 << 26.0 << 19.0;
        QTest::newRow("two fifths hidden") << 265 << false << 22.0 << 22.0 << 13.2;
        QTest::newRow("too much would be hidden") << 260 << false << 12.9 << 13.0 << 13.0;
    }

    void squaresStaySquaresWhereTheMapNearlyFits() {
        QFETCH(int, height);
        QFETCH(bool, everywhere);
        QFETCH(double, least);
        QFETCH(double, most);
        QFETCH(double, asked);
        Board board;
        const QString& place = board.requests.place;
        if (everywhere) {
            QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {0, 0}, true}).isDone());
            QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("w"), {11, 9}, true}).isDone());
        }
        board.select("c"); // in the last row but one
        board.view.resize(1000, height);
        QVERIFY2(board.view.hexSize() > least - 0.05 && board.view.hexSize() < most + 0.05,
                 qPrintable(QString::number(board.view.hexSize())));
        const QRectF window(board.view.rect());
        QVERIFY(window.contains(board.view.layout().bounds(hex::Hex{9, 8})));
        for (const battle::StackPointer& stack : board.document.battle().stacks)
            QVERIFY(everywhere || window.contains(board.view.layout().bounds(stack->hex)));
        const int percent = qRound(board.view.zoom() * 100);
        QVERIFY2(place.endsWith(QStringLiteral("zoom %1 %").arg(percent)), qPrintable(place));
        board.view.fit();
        QVERIFY(std::abs(board.view.hexSize() - asked) < 0.1);
        board.view.resize(1000, height + 1);
        QVERIFY2(window.adjusted(0, 0, 0, 1).contains(board.view.layout().bounds(12, 10)), "not kept whole");
    }

    void strokeOfTheBrushIsOneStep() {
        Board board;
        board.view.setTool(BattleView::Tool::TerrainBrush);
        board.view.setBrush(QStringLiteral("rough"));
        board.drag(board.centre({6, 1}), board.centre({6, 4}));
        for (const int row : {1, 2, 3, 4})
            QCOMPARE(board.document.battle().map->terrain({6, row}), battle::Terrain::Rough);
        QCOMPARE(board.document.stepCount(), 1);
    }

    void enterPaintsAndBuilds() {
        Board board;
        board.view.setTool(BattleView::Tool::TerrainBrush);
        board.view.setBrush(QStringLiteral("rough"));
        board.view.moveCursor({3, 4}); // where a stack stands
        board.key(Qt::Key_Return);
        QCOMPARE(board.document.battle().map->terrain({3, 4}), battle::Terrain::Rough);
        QVERIFY(!board.selection.stack());
        board.view.setTool(BattleView::Tool::StructureBrush);
        board.view.moveCursor({6, 2});
        board.key(Qt::Key_Return);
        auto* name = board.view.findChild<QLineEdit*>();
        QVERIFY(name && name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("Mill"));
        QTest::keyClick(name, Qt::Key_Return);
        const battle::Structure* mill = board.document.battle().map->structureAt({6, 2});
        QVERIFY(mill);
        QCOMPARE(mill->name, std::string("Mill"));
        QCOMPARE(board.document.stepCount(), 2);
    }

    void aClickElsewhereTakesTheNameThatWasTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::newRow("a name") << QStringLiteral("Mill") << QStringLiteral("Mill");
        QTest::newRow("nothing typed") << QString() << QString();
        QTest::newRow("made empty") << QStringLiteral(" ") << QString();
    }

    void aClickElsewhereTakesTheNameThatWasTyped() {
        QFETCH(QString, typed);
        QFETCH(QString, name);
        Board board;
        board.view.setTool(BattleView::Tool::StructureBrush);
        board.click(board.centre({6, 2}));
        auto* line = board.view.findChild<QLineEdit*>();
        QVERIFY(line && line->hasFocus());
        QTest::keyClicks(line, typed);
        QFocusEvent left(QEvent::FocusOut, Qt::MouseFocusReason);
        QApplication::sendEvent(line, &left);
        const battle::Structure* there = board.document.battle().map->structureAt({6, 2});
        QCOMPARE(there ? QString::fromStdString(there->name) : QString(), name);
        QTRY_VERIFY(!board.view.findChild<QLineEdit*>());
    }

    void aStructureIsNamedBesideItsHexByMouse_data() {
        QTest::addColumn<hex::Hex>("hex");
        QTest::newRow("in the middle") << hex::Hex{6, 2};
        QTest::newRow("in the lowest row") << hex::Hex{11, 9};
    }
    void aStructureIsNamedBesideItsHexByMouse() {
        QFETCH(hex::Hex, hex);
        Board board;
        board.view.setTool(BattleView::Tool::StructureBrush);
        board.click(board.centre(hex));
        auto* line = board.view.findChild<QLineEdit*>();
        QVERIFY(line);
        const QWidget* frame = line->parentWidget();
        const QRect area = board.view.layout().bounds(hex).toAlignedRect();
        QVERIFY(board.view.rect().contains(frame->geometry()));
        QVERIFY(frame->geometry().adjusted(0, -8, 0, 8).intersects(area));
        QVERIFY(!frame->geometry().contains(area.center()));
        QTest::keyClicks(line, QStringLiteral("Mill"));
        QTest::mouseClick(frame->findChild<QPushButton*>(), Qt::LeftButton);
        const battle::Structure* mill = board.document.battle().map->structureAt(hex);
        QVERIFY(mill);
        QCOMPARE(mill->name, std::string("Mill"));
        QTRY_VERIFY(!board.view.findChild<QLineEdit*>());
    }

    void escapeDropsTheNameThatWasTyped() {
        Board board;
        board.view.setTool(BattleView::Tool::StructureBrush);
        board.click(board.centre({6, 2}));
        auto* line = board.view.findChild<QLineEdit*>();
        QVERIFY(line);
        QTest::keyClicks(line, QStringLiteral("Mill"));
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!board.document.battle().map->structureAt({6, 2}));
        QTRY_VERIFY(!board.view.findChild<QLineEdit*>());
    }

    /// An order half typed is not carried out, and not lost either.
    void aClickElsewhereKeepsTheOrderThatIsTyped() {
        Board board;
        board.click(board.centre({3, 4}));
        board.key(Qt::Key_I);
        QPointer<QLineEdit> line = board.view.findChild<QLineEdit*>();
        QVERIFY(line && line->hasFocus());
        QTest::keyClicks(line, QStringLiteral("rename "));
        board.view.setFocus(Qt::MouseFocusReason);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(line && line->isVisible());
        board.key(Qt::Key_I);
        QVERIFY(line && line->hasFocus());
        QTest::keyClicks(line, QStringLiteral("Reserve"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(board.document.stepCount(), 1);
        QTRY_VERIFY(!line);
    }

    void aClickElsewhereClosesALineWithoutAnOrder() {
        Board board;
        board.key(Qt::Key_I);
        QVERIFY(board.view.findChild<QLineEdit*>());
        board.view.setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(!board.view.findChild<QLineEdit*>());
    }

    void digitsChooseTheTerrainOnlyForTheBrush() {
        Board board;
        board.view.setTool(BattleView::Tool::TerrainBrush);
        {
            const ui::MapPalette before(board.document, board.view); // a conversion replaces it
        }
        const ui::MapPalette palette(board.document, board.view);
        board.view.setTool(BattleView::Tool::Select);
        board.key(Qt::Key_2);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("w")));
        QCOMPARE(board.view.tool(), BattleView::Tool::Select);
        board.view.setTool(BattleView::Tool::TerrainBrush);
        board.key(Qt::Key_1);
        QCOMPARE(board.view.brush(), QStringLiteral("open"));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("w")));
        const double zoom = board.view.zoom();
        board.key(Qt::Key_0);
        QCOMPARE(board.view.brush(), QStringLiteral("wall"));
        QCOMPARE(board.view.zoom(), zoom);
        board.key(Qt::Key_1, Qt::ShiftModifier); // as on French keyboards
        QCOMPARE(board.view.brush(), QStringLiteral("open"));
    }

    void thePaletteTakesTheColoursOfTheTheme() {
        Board board;
        ui::MapPalette palette(board.document, board.view);
        palette.show(); // Qt tells hidden widgets of a palette when they are shown
        const auto* zone = palette.findChild<QPushButton*>(QStringLiteral("zoneButton0"));
        const auto token = [zone] { return zone->icon().pixmap(16).toImage(); };
        const QImage light = token();
        const QPalette before = QApplication::palette();
        const auto back = qScopeGuard([&before] { QApplication::setPalette(before); });
        QApplication::setPalette(ui::widgetPalette(paint::Theme::of(paint::Theme::Kind::Dark)));
        QTRY_VERIFY(token() != light);
        QApplication::setPalette(before);
        QTRY_COMPARE(token(), light);
    }

    void tabEntersTheTerrainsAtTheChosenOne() {
        Board board;
        const ui::MapPalette palette(board.document, board.view);
        const auto stops = [&palette] {
            QStringList names;
            for (const auto* swatch : palette.findChildren<QToolButton*>())
                if (swatch->focusPolicy() & Qt::TabFocus)
                    names << swatch->text().section(u'\n', 0, 0).section(u' ', 1);
            return names;
        };
        QCOMPARE(stops().size(), battle::terrainCount);
        board.view.setTool(BattleView::Tool::TerrainBrush);
        board.view.setBrush(QStringLiteral("rough"));
        QCOMPARE(stops(), QStringList(text::terrain(battle::Terrain::Rough)));
        board.view.setBrush(QStringLiteral("woods"));
        QCOMPARE(stops(), QStringList(text::terrain(battle::Terrain::Woods)));
        board.view.setTool(BattleView::Tool::Select);
        QCOMPARE(stops().size(), battle::terrainCount);
    }

    void unitsFromTheInspector_data() {
        QTest::addColumn<hex::Hex>("to");
        QTest::addColumn<int>("left");
        QTest::addColumn<hex::Hex>("newPlace");
        QTest::addColumn<int>("second");
        QTest::newRow("onto its own hex: splits") << hex::Hex{3, 4} << 5 << hex::Hex{3, 4} << 10;
        QTest::newRow("onto a hex: splits and moves") << hex::Hex{3, 6} << 5 << hex::Hex{3, 6} << 10;
        QTest::newRow("onto a neighbour: splits and merges") << hex::Hex{4, 4} << 5 << nowhere << 12;
        QTest::newRow("too far: nothing") << hex::Hex{10, 1} << 7 << nowhere << 10;
    }
    void unitsFromTheInspector() {
        QFETCH(hex::Hex, to);
        QFETCH(int, left);
        QFETCH(hex::Hex, newPlace);
        QFETCH(int, second);
        Board board;
        const QString& place = board.requests.place;
        const std::unique_ptr<QMimeData> data(
            ui::mimeData({battle::StackId("a"), {battle::UnitId("a-3"), battle::UnitId("a-4")}}));
        const QPoint point = board.centre(to);
        QDragEnterEvent enter(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &move);
        QVERIFY2(place.contains(QStringLiteral("%1,%2").arg(to.column).arg(to.row)), qPrintable(place));
        QDropEvent drop(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &drop);
        QCOMPARE(board.units("a"), left);
        QCOMPARE(board.units("b"), second);
        QCOMPARE(board.document.stepCount(), left == 7 ? 0 : 1);
        if (newPlace != nowhere)
            QCOMPARE(board.document.battle().stacks.at(newPlace).back()->units->size(), 2U);
    }

    void refusedUnitsFromTheInspectorSayWhy() {
        Board board;
        const std::unique_ptr<QMimeData> data(
            ui::mimeData({battle::StackId("a"), {battle::UnitId("a-3"), battle::UnitId("a-4")}}));
        const QPoint point = board.centre({10, 1});
        QDragEnterEvent enter(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &enter);
        QDragMoveEvent move(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &move);
        QVERIFY(!move.isAccepted());
        QDragLeaveEvent leave;
        QApplication::sendEvent(&board.view, &leave);
        QVERIFY2(board.said.contains(QStringLiteral("SMM-10")), qPrintable(board.said));
        QCOMPARE(board.document.stepCount(), 0);
    }

    void typedOrders_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<bool>("works");
        QTest::newRow("move") << QStringLiteral("3,4 to 3,6") << true;
        QTest::newRow("move the selected") << QStringLiteral("to 3, 6") << true;
        QTest::newRow("rotate") << QStringLiteral("Rotate -1") << true;
        QTest::newRow("posture") << QStringLiteral("posture offensive") << true;
        QTest::newRow("merge") << QStringLiteral("merge into second") << true;
        QTest::newRow("split") << QStringLiteral("split 3") << true;
        QTest::newRow("split too many") << QStringLiteral("split 70") << false;
        QTest::newRow("empty hex") << QStringLiteral("0,0 to 1,1") << false;
        QTest::newRow("nonsense") << QStringLiteral("fly me to the moon") << false;
    }
    void typedOrders() {
        QFETCH(QString, order);
        QFETCH(bool, works);
        Board board;
        board.select("a");
        board.key(Qt::Key_I);
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget() != &board.view);
        QTest::keyClicks(QApplication::focusWidget(), order);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(board.document.stepCount(), works ? 1 : 0);
        QVERIFY(!board.said.isEmpty());
    }

    void lettersSayWhatIsThere() {
        Board board;
        board.select("a");
        board.selection.setCursor({3, 4});
        board.key(Qt::Key_O);
        QVERIFY2(board.said.contains(QStringLiteral("First")), qPrintable(board.said));
        board.key(Qt::Key_X);
        QVERIFY2(board.said.contains(QStringLiteral("Second")), qPrintable(board.said));
        board.key(Qt::Key_T);
        QVERIFY2(board.said.contains(QStringLiteral("Blues")), qPrintable(board.said));
        board.key(Qt::Key_M);
        QVERIFY2(board.said.contains(QStringLiteral("3,5")), qPrintable(board.said));
        board.key(Qt::Key_L);
        QVERIFY(!board.said.isEmpty());
        board.key(Qt::Key_V);
        QCOMPARE(board.said, QStringLiteral("No dice have been rolled yet"));
        board.select("b");
        board.key(Qt::Key_N);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        board.key(Qt::Key_2);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("w")));
    }

    void keysTellDistancesAndKeepTheSelection() {
        Board board;
        board.select("a");
        board.selection.setCursor({3, 4});
        board.key(Qt::Key_E);
        QCOMPARE(board.selection.cursor(), (hex::Hex{4, 5}));
        QVERIFY2(board.said.startsWith(QStringLiteral("Watch, 4,5. ")), qPrintable(board.said));
        QVERIFY2(board.said.contains(QStringLiteral("of First")), qPrintable(board.said));
        board.key(Qt::Key_S);
        QCOMPARE(board.selection.cursor(), (hex::Hex{4, 4})); // the nearest of the others
        board.key(Qt::Key_S);
        QCOMPARE(board.selection.cursor(), (hex::Hex{9, 8}));
        QVERIFY2(board.said.contains(QStringLiteral("can't go there")), qPrintable(board.said));
        board.key(Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(board.selection.cursor(), (hex::Hex{4, 4}));
        board.selection.setCursor({3, 5});
        board.key(Qt::Key_D);
        QVERIFY2(board.said.contains(QStringLiteral("It can go there for 1 of Move 3")),
                 qPrintable(board.said));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        board.key(Qt::Key_Y);
        QVERIFY2(board.said.contains(QStringLiteral("Watch")), qPrintable(board.said));
        board.selection.setStack(std::nullopt);
        board.key(Qt::Key_D);
        QCOMPARE(board.said, QStringLiteral("No stack is selected"));
    }

    void theCursorStaysOnTheMapWhenAResizeIsUndone() {
        Board board;
        QVERIFY(board.document.perform(battle::ResizeMap{30, 20}).isDone());
        board.view.fit();
        board.settle();
        board.click(board.centre({28, 18}));
        QCOMPARE(board.selection.cursor(), (hex::Hex{28, 18}));
        board.document.undo();
        QCOMPARE(board.selection.cursor(), (hex::Hex{11, 9}));
        board.key(Qt::Key_O);
        QVERIFY2(board.said.contains(QStringLiteral("11,9")), qPrintable(board.said));
        board.key(Qt::Key_Return);
        QVERIFY(!board.selection.stack());
    }

    void theOverviewShowsMapsThatDoNotFitAndMovesTheView() {
        Board board;
        board.view.resize(1000, 700);
        auto* overview = board.view.findChild<QWidget*>(QStringLiteral("mapOverview"));
        board.view.fit();
        QVERIFY(overview->isHidden());
        QVERIFY(board.document.perform(battle::ResizeMap{200, 120}).isDone());
        board.view.setZoom(1);
        QVERIFY(overview->isVisible());
        QVERIFY(board.view.rect().contains(overview->geometry()));
        const auto inView = [&](hex::Hex hex) {
            return board.view.rect().contains(board.view.layout().bounds(hex).toAlignedRect());
        };
        board.view.showHex({0, 0});
        QVERIFY(!inView({150, 90}));
        const QPoint there(overview->width() * 3 / 4, overview->height() * 3 / 4);
        QTest::mouseClick(overview, Qt::LeftButton, {}, there);
        QVERIFY(inView({150, 90}));
        QTest::mousePress(overview, Qt::LeftButton, {}, there);
        QMouseEvent drag(QEvent::MouseMove, QPointF(12, 12), overview->mapToGlobal(QPointF(12, 12)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(overview, &drag);
        QTest::mouseRelease(overview, Qt::LeftButton, {}, {12, 12});
        QVERIFY(inView({4, 4}));
        board.view.resize(400, 300);
        QVERIFY(overview->isHidden());
    }

    void theOverviewShowsWhatMovedWhileItWasHidden() {
        Board board;
        board.view.resize(1000, 700);
        auto* overview = board.view.findChild<QWidget*>(QStringLiteral("mapOverview"));
        const auto shown = [&] {
            board.view.fit();
            board.view.setZoom(4);
            return overview->grab().toImage();
        };
        const QImage before = shown();
        QVERIFY(overview->isVisible());
        QCOMPARE(shown(), before);
        board.view.fit();
        QVERIFY(overview->isHidden());
        QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("w"), {0, 0}, true}).isDone());
        QTRY_VERIFY(shown() != before);
    }

    void theOverviewShowsBothSidesOfASharedHex() {
        Board board;
        board.view.resize(1000, 700);
        QVERIFY(board.document.perform(battle::ResizeMap{100, 60}).isDone());
        board.view.setZoom(1);
        board.view.showHex({90, 50}); // its frame covers nothing else
        auto* overview = board.view.findChild<QWidget*>(QStringLiteral("mapOverview"));
        QVERIFY(overview->isVisible());
        const battle::StackPointer own = board.document.battle().stacks.find(battle::StackId("a"));
        const battle::StackPointer other = board.document.battle().stacks.find(battle::StackId("w"));
        QVERIFY(own->side != other->side);
        const auto coloursOf = [&](const battle::Stack& stack) {
            const QColor colour = ui::sideColour(board.document.battle(), stack.side, ui::currentTheme());
            const QImage image = overview->grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == colour ? 1 : 0;
            return count;
        };
        QVERIFY(board.document.perform(battle::MoveStack{other->id, own->hex, true}).isDone());
        QTRY_VERIFY(coloursOf(*own) > 0 && coloursOf(*other) > 0);
    }

    void ofALargeBoardScreenReadersGetTheCellsAroundTheCursor() {
        Board board;
        QVERIFY(board.document.perform(battle::ResizeMap{1000, 1000}).isDone());
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board.view);
        QCOMPARE(table->tableInterface()->rowCount(), 1000);
        for (const hex::Hex cursor : {hex::Hex{0, 0}, hex::Hex{500, 731}, hex::Hex{999, 999}}) {
            board.view.moveCursorTo({cursor.row, cursor.column});
            QVERIFY(table->childCount() <= 2000 + board.view.children().size());
            for (int index = 0; index < table->childCount(); ++index) {
                QAccessibleInterface* child = table->child(index);
                QVERIFY(child && child->isValid());
                QCOMPARE(child->parent(), table);
                QCOMPARE(table->indexOfChild(child), index);
            }
            QVERIFY(table->indexOfChild(table->tableInterface()->cellAt(cursor.row, cursor.column)) >= 0);
        }
        QVERIFY(!table->child(-1));
        QVERIFY(!table->child(table->childCount()));
        QVERIFY(!table->tableInterface()->cellAt(1000, 0));
    }

    void screenReadersFindCells() {
        Board board;
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board.view);
        QVERIFY(table);
        QCOMPARE(table->role(), QAccessible::Canvas); // of tables, readers speak whole rows
        QVERIFY(table->tableInterface());
        QCOMPARE(table->tableInterface()->columnCount(), 12);
        QCOMPARE(table->tableInterface()->rowCount(), 10);
        QAccessibleInterface* cell = table->tableInterface()->cellAt(5, 4);
        QVERIFY(cell);
        QVERIFY2(cell->text(QAccessible::Name).startsWith(QStringLiteral("Watch, Blues")),
                 qPrintable(cell->text(QAccessible::Name)));
        QCOMPARE(cell->text(QAccessible::Description), QString());
        board.view.moveCursorTo({5, 4});
        board.key(Qt::Key_O);
        const QString text = board.said;
        const auto facing = board.document.battle().stacks.find(battle::StackId("w"))->facing;
        QVERIFY2(text.contains(QStringLiteral("faces ") + text::direction(facing)), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Second at north meets the Front edge of Watch")),
                 qPrintable(text));
        QCOMPARE(table->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        QCOMPARE(table->indexOfChild(cell), 5 * 12 + 4);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("w")));
        QVERIFY(cell->state().selected);
        QVERIFY(cell->state().focused);
        QCOMPARE(table->focusChild(), cell);
        QVERIFY(!table->tableInterface()->cellAt(10, 0));
    }

    void contextMenuIsAskedForByMouseAndKey() {
        Board board;
        QSignalSpy asked(&board.view, &BattleView::contextMenuRequested);
        QContextMenuEvent event(QContextMenuEvent::Mouse, board.centre({4, 4}),
                                board.view.mapToGlobal(board.centre({4, 4})));
        QApplication::sendEvent(&board.view, &event);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.last()[1].value<battle::StackId>(), battle::StackId("b"));
        board.view.openContextMenu();
        QCOMPARE(asked.count(), 2);
    }
};

template struct sf::test::Registered<TestBattleViewTools, QApplication>;
#include "test_battle_view_tools.moc"
