// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "app/bench/board_window.h"
#include "ui/paint/base/hex_layout.h"

#include <QImage>
#include <QPainter>

namespace sf::bench {
namespace {

/// The floor always uses the same two images: the place of images in memory can make a blit five times
/// slower.
struct FloorImages {
    QImage from{BoardWindow::screen, QImage::Format_RGB32};
    QImage onto{BoardWindow::screen, QImage::Format_RGB32};
};

FloorImages& floorImages() {
    static FloorImages images;
    return images;
}

/// The time of one opaque full-screen blit, in milliseconds.
double floorTime() {
    FloorImages& images = floorImages();
    images.from.fill(0xffdde3bb);
    images.onto.fill(0xff000000);
    QPainter painter(&images.onto);
    return medianTime(101, [&] { painter.drawImage(0, 0, images.from); });
}

double nothingChanged(BoardWindow& window) {
    return medianTime(101, [&] { window.view.repaint(); });
}

double layerRebuilt(BoardWindow& window) {
    return medianTime(31, [&] {
        window.view.rebuildLayer();
        window.paintWhatIsDue();
    });
}

double oneStackChanged(BoardWindow& window) {
    const battle::StackPointer stack = window.middleStack();
    (void)window.document.perform(battle::RotateStack{stack->id, 1});
    window.paintWhatIsDue();
    document::Document& document = window.document;
    const double time = medianTime(201, [&] {
        document.canUndo() ? document.undo() : document.redo();
        window.paintWhatIsDue();
    });
    if (document.canUndo())
        document.undo();
    return time;
}

/// Drags the board with the mouse in steps of 5 pixels, with a pause for the window between frames, as
/// between real mouse events.
class Panning {
public:
    Panning(BoardWindow& window, QPoint direction) : m_window(window), m_direction(direction) {
        m_window.view.setZoom(m_window.view.zoom() * 1.02);
        m_window.waitUntilSharp();
        m_window.mouse(QEvent::MouseButtonPress, m_window.middle(), Qt::MiddleButton, Qt::MiddleButton);
    }
    ~Panning() {
        m_window.mouse(QEvent::MouseButtonRelease, m_window.middle(), Qt::MiddleButton, Qt::NoButton);
        m_window.view.setZoom(m_window.view.zoom() / 1.02);
        m_window.waitUntilSharp();
    }
    Panning(const Panning&) = delete;
    Panning& operator=(const Panning&) = delete;

    void turnRound() { m_direction = -m_direction; }
    void step() {
        m_way += 5 * m_direction;
        m_window.mouse(QEvent::MouseMove, m_window.middle() + m_way, Qt::NoButton, Qt::MiddleButton);
        m_window.paintWhatIsDue();
    }

private:
    BoardWindow& m_window;
    QPoint m_direction;
    QPoint m_way;
};

/// The mean of the medians of both ways, which differ because memory is moved forwards or backwards. One
/// median over both would be the best of the slower or the worst of the faster. The first pass each way does
/// not count, as the zoom before has emptied the processor's cache.
double pannedAlong(BoardWindow& window, QPoint direction) {
    Panning panning(window, direction);
    const auto oneWay = [&] {
        const double time = medianTime(
            51, [&] { window.beIdle(); }, [&] { panning.step(); });
        panning.turnRound();
        return time;
    };
    oneWay();
    oneWay();
    const double forth = oneWay();
    return (forth + oneWay()) / 2;
}

double panned(BoardWindow& window) {
    return pannedAlong(window, {1, 0});
}

double pannedDown(BoardWindow& window) {
    return pannedAlong(window, {0, 1});
}

/// A hundred steps, including everything that is rendered ahead in between.
double pannedInAll(BoardWindow& window) {
    Panning panning(window, {1, 0});
    constexpr int steps = 50;
    const auto oneWay = [&] {
        for (int step = 0; step < steps; ++step) {
            panning.step();
            window.beIdle();
        }
        panning.turnRound();
    };
    return medianTime(3,
                      [&] {
                          oneWay();
                          oneWay();
                      }) /
           (2 * steps);
}

double dragged(BoardWindow& window, QPointF step) {
    window.view.setFreePlacement(true);
    const QPointF start = window.view.layout().centre(window.middleStack()->hex);
    window.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
    QPointF at = start + QPointF(20, 0);
    window.mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
    window.paintWhatIsDue();
    int count = 0;
    const double time = medianTime(
        201, [&] { window.beIdle(); },
        [&] {
            at += count++ / 10 % 2 ? -step : step;
            window.mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
            window.paintWhatIsDue();
        });
    window.view.cancel();
    window.mouse(QEvent::MouseButtonRelease, start, Qt::LeftButton, Qt::NoButton);
    window.view.setFreePlacement(false);
    return time;
}

double dragFrame(BoardWindow& window) {
    return dragged(window, {2, 0});
}

/// Each frame asks the rules about another hex and shows the result.
double dragOverHexes(BoardWindow& window) {
    return dragged(window, {0, 33});
}

/// To a zoom and back, which are different kinds of work too.
double zoomedThere(BoardWindow& window, int wheel) {
    const auto turned = [&](int turn) {
        return medianTime(
            7,
            [&] {
                window.waitUntilSharp();
                window.wheel(-turn);
                window.waitUntilSharp();
            },
            [&] {
                window.wheel(turn);
                window.paintWhatIsDue();
            });
    };
    const double back = turned(-wheel);
    window.wheel(wheel);
    const double there = turned(wheel);
    window.wheel(-wheel);
    window.waitUntilSharp();
    return (there + back) / 2;
}

/// All stacks stay in view.
double zoomFirstFrame(BoardWindow& window) {
    return zoomedThere(window, -120);
}

/// Less is in view, and equally much of both maps, since they are larger than the window then.
double zoomInFirstFrame(BoardWindow& window) {
    return zoomedThere(window, 120);
}

double zoomSharp(BoardWindow& window) {
    int turn = 120;
    return medianTime(
        5,
        [&] {
            window.waitUntilSharp();
            turn = -turn;
        },
        [&] {
            window.wheel(turn);
            window.waitUntilSharp();
        });
}

/// The margin around the window isn't rendered yet.
double zoomAfterRebuild(BoardWindow& window) {
    int turn = 120;
    const double time = medianTime(
        7,
        [&] {
            window.waitUntilSharp();
            window.view.rebuildLayer();
            window.paintWhatIsDue();
            turn = -turn;
        },
        [&] {
            window.wheel(turn);
            window.paintWhatIsDue();
        });
    window.waitUntilSharp();
    return time;
}

double moveUndone(BoardWindow& window) {
    window.selection.setStack(std::nullopt);
    const battle::StackPointer stack = window.middleStack();
    const hex::Hex to = hex::neighbour(stack->hex, hex::Direction::North);
    document::Document& document = window.document;
    return medianTime(
        101,
        [&] {
            (void)window.document.perform(battle::MoveStack{stack->id, to, true});
            window.paintWhatIsDue();
        },
        [&] {
            document.undo();
            window.paintWhatIsDue();
        });
}

using Measure = double (*)(BoardWindow&);
struct Kind {
    const char* name;
    Measure measure;
    double goal;   ///< times the floor
    Measure alike; ///< where windows with more and with fewer stacks show equally much
};
constexpr Kind kinds[] = {
    {"nothing changed", nothingChanged, 1.3, nothingChanged},
    {"one stack changed", oneStackChanged, 0.1, oneStackChanged},
    {"pan by 5 pixels", panned, 1.3, panned},
    {"one frame of dragging a stack", dragFrame, 0.05, dragFrame},
    {"first frame after a zoom", zoomFirstFrame, 8, zoomInFirstFrame},
};

using Windows = std::shared_ptr<BoardWindows>;
const QString ms = QStringLiteral("ms");

void addPair(Bench& bench, const Windows& windows, const Kind& kind) {
    const QString what = QString::fromLatin1(kind.name);
    bench.add(QStringLiteral("window, 2000 stacks, far: %1").arg(what), ms,
              [=] { return inTurn([=] { return kind.measure(windows->few()); }, floorTime, kind.goal); });
    bench.add(QStringLiteral("window, 10000 stacks against 2000, far: %1").arg(what), ms, [=] {
        return inTurn([=] { return kind.alike(windows->many()); }, [=] { return kind.alike(windows->few()); },
                      1.2);
    });
}

/// A row compared with the floor; without a goal it is only reported.
void addShown(Bench& bench, const Windows& windows, const char* name, Measure measure,
              std::optional<double> goal) {
    bench.add(QStringLiteral("window, 2000 stacks, far: %1").arg(QString::fromLatin1(name)), ms, [=] {
        Result result = inTurn([=] { return measure(windows->few()); }, floorTime, 0);
        result.goal = goal;
        return result;
    });
}

/// A row whose goal is a time.
void addTimed(Bench& bench, const Windows& windows, const char* name, Measure measure, double goal) {
    bench.add(QStringLiteral("window, 2000 stacks, far: %1").arg(QString::fromLatin1(name)), ms, [=] {
        return Result{calmest([=] { return measure(windows->few()); }), std::nullopt, goal};
    });
}

} // namespace

double fullScreenBlit() {
    return floorTime();
}

void addWindowRows(Bench& bench) {
    floorImages(); // before anything measured allocates memory
    const auto windows = std::make_shared<BoardWindows>();
    for (const Kind& kind : kinds)
        addPair(bench, windows, kind);
    addShown(bench, windows, "layer rebuilt from warm pixmaps", layerRebuilt, 12);
    addShown(bench, windows, "first frame after zooming in on a part", zoomInFirstFrame, 8);
    addShown(bench, windows, "first frame after a zoom right after a rebuild", zoomAfterRebuild,
             std::nullopt);
    addShown(bench, windows, "pan by 5 pixels down", pannedDown, std::nullopt);
    addShown(bench, windows, "pan by 5 pixels, and what is painted ahead", pannedInAll, std::nullopt);
    addShown(bench, windows, "one frame of dragging into another hex", dragOverHexes, std::nullopt);
    addTimed(bench, windows, "sharp after a zoom", zoomSharp, 150);
    addTimed(bench, windows, "one move undone and repainted", moveUndone, 0.1);
}

} // namespace sf::bench
