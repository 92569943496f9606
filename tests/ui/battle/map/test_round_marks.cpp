// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "ui/battle/smm/map/round_marks.h"
#include "ui/paint/base/square_style.h"
#include "ui/paint/board/rotation_handle.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/style/current_theme.h"

#include <QApplication>

#include <algorithm>
#include <iterator>

using namespace sf;
using battle::StackId;
using test::inConflict;
using test::RoundsWindow;

namespace {

/// The small battle with a structure beside First.
battle::Battle withGate() {
    battle::Battle battle = test::smallBattle();
    battle.map.edit().editStructures().push_back({battle::StructureId("gate"), "Gate", {3, 5}, nullptr});
    return battle;
}

/// A round's Conflict in which Second lost five of ten units: its Square has holes until the next round.
battle::Battle withHoles() {
    battle::Battle battle = inConflict();
    battle::Stack stack = *battle.stacks.find(StackId("b"));
    for (std::size_t i = 0; i < 5; ++i)
        stack.units.edit()[i].hitsLeft = 0;
    battle.stacks.replace(battle.stacks.position(stack.id), std::make_shared<const battle::Stack>(stack));
    return battle;
}

/// Where two pictures of the map differ.
QRect difference(const QImage& one, const QImage& other) {
    QRegion region;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                region |= QRect(x, y, 1, 1);
    return region.boundingRect();
}

QString told(const QRect& area) {
    return QStringLiteral("[%1,%2 %3x%4]").arg(area.x()).arg(area.y()).arg(area.width()).arg(area.height());
}

/// The parts of a widget that stick out of it, have less room than they need or lie on one another.
QStringList cutIn(const QWidget& whole) {
    QStringList cut;
    const auto say = [&](const char* why, const QWidget& part) {
        cut << QStringLiteral("%1 %2 %3: %4 of %5")
                   .arg(QLatin1String(why), QLatin1String(part.metaObject()->className()), part.objectName())
                   .arg(part.width())
                   .arg(part.minimumSizeHint().width());
    };
    const auto parts = whole.findChildren<QWidget*>();
    for (const QWidget* part : parts) {
        if (!part->isVisible())
            continue;
        if (!whole.rect().contains(QRect(part->mapTo(&whole, QPoint()), part->size())))
            say("out", *part);
        if (part->width() < part->minimumSizeHint().width())
            say("cut", *part);
        for (const QWidget* other : parts)
            if (part < other && other->isVisible() && other->parentWidget() == part->parentWidget() &&
                other->geometry().intersects(part->geometry()))
                say("covered", *part);
    }
    return cut;
}

struct MarkedMap : RoundsWindow {
    using RoundsWindow::RoundsWindow;
    QImage picture() {
        for (int wait = 0; wait < 100 && !view().isSharp(); ++wait)
            QTest::qWait(20);
        return view().grab().toImage();
    }
    QRect around(hex::Hex one, hex::Hex other) {
        const double room = 0.3 * view().hexSize() + 16;
        return (view().layout().bounds(one) | view().layout().bounds(other))
            .adjusted(-room, -room, room, room)
            .toAlignedRect();
    }
    void give(const char* stack, const std::function<void(smm::Order&)>& edit) {
        smm::Order order = controller().orderOf(StackId(stack));
        edit(order);
        QVERIFY(controller().give(StackId(stack), order));
    }
    void point(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, view().mapToGlobal(QPointF(at)), Qt::NoButton, Qt::NoButton,
                          {});
        QApplication::sendEvent(&view(), &event);
    }
    void dragKnob(hex::Hex hex, hex::Direction from, hex::Direction to) {
        const QPoint knob = paint::rotationHandle(view().layout(), hex, from).toPoint();
        const QPoint goal = paint::rotationHandle(view().layout(), hex, to).toPoint();
        QTest::mousePress(&view(), Qt::LeftButton, {}, knob);
        for (const QPoint& point : {(knob + goal) / 2, goal}) {
            QMouseEvent event(QEvent::MouseMove, point, view().mapToGlobal(QPointF(point)), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(&view(), &event);
        }
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, goal);
    }
};

} // namespace

/// What the map and the strip show of a battle round.
class TestRoundMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersLieOnTheMapUntilTheyAreCarriedOut_data() {
        using Edit = std::function<void(smm::Order&)>;
        QTest::addColumn<QString>("stack");
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("row");
        const auto row = [](const char* name, const char* stack, hex::Hex to, const Edit& edit) {
            QTest::newRow(name) << QString::fromLatin1(stack) << edit << to.column << to.row;
        };
        row("attack", "b", {4, 5}, [](smm::Order& order) { order.attack = StackId("w"); });
        row("move", "c", {9, 7}, [](smm::Order& order) { order.move = hex::Hex{9, 7}; });
        row("hold", "c", {9, 8}, [](smm::Order& order) { order.hold = true; });
        row("rotation", "c", {9, 8}, [](smm::Order& order) { order.rotate = 2; });
        row("posture", "a", {3, 4}, [](smm::Order& order) { order.posture = battle::Posture::Offensive; });
        row("screening a structure", "a", {3, 5},
            [](smm::Order& order) { order.screens = battle::StructureId("gate"); });
        row("screening a stack", "a", {4, 4}, [](smm::Order& order) {
            order.screens = battle::ScreenedEdge{StackId("b"), battle::Edge::Left};
        });
        row("screening its own unit", "a", {3, 4},
            [](smm::Order& order) { order.screens = battle::UnitId("a-2"); });
    }
    void ordersLieOnTheMapUntilTheyAreCarriedOut() {
        QFETCH(QString, stack);
        QFETCH(std::function<void(smm::Order&)>, edit);
        QFETCH(int, column);
        QFETCH(int, row);
        MarkedMap map(withGate());
        map.settings.set(ui::Settings::allOrders, true);
        const QImage before = map.picture();
        const QByteArray id = stack.toLatin1();
        const hex::Hex from = map.battle().stacks.find(StackId(id.data()))->hex;
        map.give(id.data(), edit);
        const QRect drawn = difference(before, map.picture());
        QVERIFY(!drawn.isEmpty());
        const QRect room = map.around(from, {column, row});
        QVERIFY2(room.contains(drawn), qPrintable(told(room) + told(drawn)));
        const QPointF way = map.view().layout().centre({column, row}) - map.view().layout().centre(from);
        QVERIFY(drawn.width() >= 0.2 * std::abs(way.x()) && drawn.height() >= 0.2 * std::abs(way.y()));
        map.document().undo();
        QVERIFY(difference(before, map.picture()).isEmpty());
    }

    void ordersShowForTheSelectedAndTheHoveredStack() {
        MarkedMap map(withGate());
        for (QDockWidget* dock : map.docks) // so that the map keeps its size
            dock->hide();
        QApplication::processEvents();
        const QImage before = map.picture();
        map.give("c", [](smm::Order& order) { order.move = hex::Hex{9, 6}; });
        QVERIFY(difference(before, map.picture()).isEmpty());
        QCOMPARE(map.settings.value(ui::Settings::allOrders), false);
        const QPoint middle = map.centre({9, 7});
        const auto isShown = [&] { return map.picture().pixel(middle) != before.pixel(middle); };
        map.page->selection().setHovered(StackId("c"));
        QVERIFY(isShown());
        map.page->selection().setHovered(std::nullopt);
        QVERIFY(!isShown());
        map.page->selection().setStack(StackId("c"));
        QVERIFY(isShown());
        map.page->selection().setStack(StackId("a"));
        QVERIFY(!isShown());
        map.page->selection().setGroup({StackId("a"), StackId("c")});
        QVERIFY(isShown());
        map.page->selection().setStack(std::nullopt);
        QVERIFY(!isShown());
        map.settings.set(ui::Settings::allOrders, true);
        QVERIFY(isShown());
    }

    void laterRoundsAreApartFromThisOne() {
        battle::Battle battle = test::smallBattle();
        document::BattleDocument document(battle);
        smm::Order order;
        order.move = hex::Hex{9, 0};
        QVERIFY(perform(document, smm::GiveOrders{{{StackId("c"), order}}}).isDone());
        const ui::MapMarks marks = ui::roundMarks(document.battle());
        std::vector<ui::MapMarks::Arrow> ofC;
        std::ranges::copy_if(marks.arrows, std::back_inserter(ofC),
                             [](const auto& arrow) { return arrow.from->id == StackId("c"); });
        QCOMPARE(ofC.size(), std::size_t{2});
        QVERIFY(!ofC[0].isLater);
        QVERIFY(ofC[1].isLater);
        QCOMPARE(ofC[1].start, std::optional(ofC[0].hex));
        QCOMPARE(ofC[1].hex, (hex::Hex{9, 0}));
    }

    /// By mouse and by the board cursor; never over the hex that is pointed at.
    void aConflictThatIsPointedAtTellsWhoActsWhen() {
        MarkedMap map(inConflict());
        for (const double zoom : {0.6, 1.0, 2.2}) {
            map.view().setZoom(zoom);
            map.view().showHex({4, 4});
            const QRect hex = map.view().layout().bounds({4, 4}).toAlignedRect().adjusted(6, 6, -6, -6);
            QTest::mouseMove(&map.view(), map.centre({12, 9}));
            const QImage before = map.picture();
            map.point(map.centre({4, 4}));
            map.page->selection().setHovered(std::nullopt);
            const QImage pointed = map.picture();
            QVERIFY(difference(before, pointed).width() > 100);
            QCOMPARE(pointed.copy(hex), before.copy(hex));
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(&map.view(), &leave);
            QVERIFY(difference(before, map.picture()).isEmpty());
        }
        map.view().moveCursor({4, 4});
        map.key(Qt::Key_O);
        QVERIFY2(map.said.contains(QStringLiteral("Order in Conflict A: ")), qPrintable(map.said));
        QVERIFY2(map.said.contains(QStringLiteral("Initiative")), qPrintable(map.said));
        map.view().moveCursor({9, 8});
        map.key(Qt::Key_O);
        QVERIFY(!map.said.contains(QStringLiteral("Order in")));
    }

    void linesOfOrdersLeaveNamesToBeRead() {
        MarkedMap map(withGate());
        map.settings.set(ui::Settings::allOrders, true);
        map.view().setZoom(1.2);
        const battle::StackPointer stack = map.battle().stacks.find(StackId("c"));
        map.view().showHex({9, 9});
        const paint::HexLayout layout = map.view().layout();
        const auto look = paint::squareStyle(map.battle(), *stack, ui::currentTheme(), map.view().hexSize());
        const QRect name = paint::labelBounds(look)
                               .translated(layout.centre(stack->hex))
                               .adjusted(4, 4, -4, -4)
                               .toAlignedRect();
        const QImage before = map.picture();
        map.give("c", [](smm::Order& order) { order.move = hex::Hex{9, 9}; }); // below the name
        const QImage after = map.picture();
        const QRect line = difference(before, after);
        QVERIFY2(line.top() < name.top() && line.bottom() > name.bottom(), qPrintable(told(line)));
        QCOMPARE(after.copy(name), before.copy(name));
    }

    void whatAStackScreensIsSeenWithoutAnOrder() {
        MarkedMap map(withGate());
        QVERIFY(
            map.document().perform(battle::SetPosture{StackId("a"), battle::Posture::Screening}).isDone());
        const QImage before = map.picture();
        QVERIFY(
            map.document().perform(battle::SetScreens{StackId("a"), battle::StructureId("gate")}).isDone());
        const paint::HexLayout layout = map.view().layout();
        const QPointF middle = (layout.centre({3, 4}) + layout.centre({3, 5})) / 2;
        const QRect drawn = difference(before, map.picture());
        QVERIFY2(drawn.adjusted(-6, -6, 6, 6).contains(middle.toPoint()), qPrintable(told(drawn)));
        map.document().undo();
        QVERIFY(difference(before, map.picture()).isEmpty());
    }

    void whoHasActedHasNoArrowLeft() {
        MarkedMap map(inConflict());
        map.settings.set(ui::Settings::allOrders, true);
        map.controller().nextStep();
        const StackId first = *map.controller().agenda().next;
        map.give(first.text.c_str(), [](smm::Order& order) { order.hold = true; });
        const hex::Hex hex = map.battle().stacks.find(first)->hex;
        const QRect badge = map.around(hex, hex);
        const QImage told = map.picture().copy(badge);
        map.controller().nextStep();
        QVERIFY(map.picture().copy(badge) != told);
        QVERIFY(map.controller().hasOrder(first)); // it stands till the round ends, but is done
    }

    void marksStayWhereTheyBelongWhenTheMapMoves() {
        MarkedMap map(inConflict());
        map.settings.set(ui::Settings::allOrders, true);
        map.give("b", [](smm::Order& order) { order.rotate = 1; });
        for (const double zoom : {0.4, 0.8, 1.4}) {
            map.view().setZoom(zoom);
            map.picture();
            map.key(Qt::Key_Plus);
            const QImage moved = map.picture();
            map.view().rebuildLayer();
            QVERIFY(difference(moved, map.picture()).isEmpty());
        }
    }

    void holesOfTheCroakedAreSeen() {
        MarkedMap map(withHoles());
        const battle::StackPointer stack = map.battle().stacks.find(StackId("b"));
        const auto look = paint::squareStyle(map.battle(), *stack, ui::currentTheme(), 60);
        int holes = 0;
        int living = 0;
        for (const paint::TokenStyle& cell : look.cells) {
            holes += cell.state == paint::TokenStyle::State::Croaked ? 1 : 0;
            living += cell.state == paint::TokenStyle::State::Present ? 1 : 0;
        }
        QCOMPARE(holes, 5);
        QCOMPARE(living, 5);
        QCOMPARE(static_cast<int>(look.cells.size()), 12); // two were empty from the start
    }

    void theHandleOrdersTheTurnThatItShows() {
        using hex::Direction;
        MarkedMap map(inConflict());
        map.click({4, 4});
        QCOMPARE(map.page->selection().stack(), std::optional(StackId("b")));
        const Direction facing = map.battle().stacks.find(StackId("b"))->facing;
        QCOMPARE(facing, Direction::North);
        map.dragKnob({4, 4}, facing, Direction::SouthEast);
        QCOMPARE(map.order("b").rotate, 2);
        QCOMPARE(map.battle().stacks.find(StackId("b"))->facing, facing); // it turns when it acts
        map.dragKnob({4, 4}, facing, Direction::NorthEast);
        QCOMPARE(map.order("b").rotate, 1); // where it was dragged to, not on top of what it was told
        map.dragKnob({4, 4}, facing, facing);
        QCOMPARE(map.order("b").rotate, 0);
        map.key(Qt::Key_F9);
        map.dragKnob({4, 4}, facing, Direction::NorthWest);
        QCOMPARE(map.order("b").rotate, -1); // the round runs and it has yet to act
        while (battle::isRoundRunning(map.battle()))
            map.key(Qt::Key_F9);
        QCOMPARE(map.battle().stacks.find(StackId("b"))->facing, Direction::NorthWest);
    }

    /// What the card names is what will be paid: by the Square that the next round forms (SMM-18, SMM-20).
    void theCardOfTheHandleNamesThePriceOfTheNextRound() {
        MarkedMap map(withHoles());
        const battle::StackPointer stack = map.battle().stacks.find(StackId("b"));
        const int penalty = smm::rotationPenalty(map.battle(), *stack, 2);
        QCOMPARE(penalty, -2); // five units have one complete row
        map.page->selection().setStack(StackId("b"));
        for (const smm::RotationChoice& choice : map.controller().choices().rotations)
            QCOMPARE(choice.penalty, smm::rotationPenalty(map.battle(), *stack, choice.steps));
    }

    void theStripCutsNothing_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("points");
        QTest::addColumn<bool>("isRunning");
        for (const int width : {1900, 1280, 870, 640, 480, 400})
            for (const int points : {10, 14})
                for (const bool isRunning : {false, true})
                    QTest::addRow("%d pixels, %d pt%s", width, points, isRunning ? ", running" : "")
                        << width << points << isRunning;
    }
    void theStripCutsNothing() {
        QFETCH(int, width);
        QFETCH(int, points);
        QFETCH(bool, isRunning);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSize(points);
        QApplication::setFont(font);
        {
            RoundsWindow window(inConflict());
            if (isRunning)
                window.key(Qt::Key_F9);
            for (QDockWidget* dock : window.docks)
                dock->hide();
            window.window->setFixedWidth(width);
            QTRY_COMPARE(window.page->width(), width);
            auto* bar = window.find<QWidget>("battleBar");
            QVERIFY(bar->isVisible());
            QTRY_COMPARE(cutIn(*bar).join(u';'), QString());
        }
        QApplication::setFont(before);
    }
};

template struct sf::test::Registered<TestRoundMarks, QApplication>;
#include "test_round_marks.moc"
