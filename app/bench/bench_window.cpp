// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "core/document/battle_document.h"
#include "ui/battle/battle_view.h"
#include "ui/battle/selection.h"
#include "ui/paint/hex_layout.h"

#include <array>
#include <memory>
#include <QCoreApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace sf::bench {
namespace {

constexpr QSize screen(1920, 1080);

/// A full-screen map of many stacks, and what can be done to it.
struct Window {
    document::BattleDocument document;
    ui::Selection selection;
    ui::BattleView view;
    bool forth = true;

    explicit Window(battle::Battle battle) : document(std::move(battle)), view(document, selection) {
        view.setAnimated(false);
        view.resize(screen);
        view.show();
        QCoreApplication::processEvents();
    }

    void paintWhatIsDue() { QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest); }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, {});
        QCoreApplication::sendEvent(&view, &event);
    }
    void wheel(int turn) {
        const QPointF middle = QRectF(QPointF(), screen).center();
        QWheelEvent event(middle, middle, {}, {0, turn}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void waitUntilSharp() {
        while (!view.isSharp())
            QCoreApplication::processEvents();
        paintWhatIsDue();
    }
    /// The stack nearest the middle of the screen.
    battle::StackPointer middleStack() {
        const hex::Hex hex = view.layout().at(QRectF(QPointF(), screen).center());
        return document.battle().stacks.at(hex).front();
    }
};

/// The hex radius at which 63 x 32 hexes fill the screen.
constexpr double hexSize = 18.7;

/// 2,000 stacks, all in view; and 10,000 on the same map at the same zoom.
Window& window(bool many) {
    static std::array<std::unique_ptr<Window>, 2> windows;
    std::unique_ptr<Window>& window = windows[many ? 1 : 0];
    if (!window) {
        window = std::make_unique<Window>(many ? largeBattle(10000, largeColumns) : largeBattle(2000, 63));
        window->view.setZoom(hexSize * window->view.zoom() / window->view.hexSize());
        window->waitUntilSharp();
    }
    return *window;
}

/// One opaque full-screen blit, in milliseconds.
double floorTime() {
    static const double time = [] {
        QImage from(screen, QImage::Format_RGB32);
        from.fill(0xffdde3bb);
        QImage onto(screen, QImage::Format_RGB32);
        onto.fill(0xff000000);
        QPainter painter(&onto);
        return medianTime(201, [&] { painter.drawImage(0, 0, from); });
    }();
    return time;
}

double nothingChanged(Window& window) {
    return medianTime(101, [&] { window.view.repaint(); });
}

double layerRebuilt(Window& window) {
    return medianTime(51, [&] {
        window.view.rebuildLayer();
        window.paintWhatIsDue();
    });
}

double oneStackChanged(Window& window) {
    const battle::StackPointer stack = window.middleStack();
    (void)window.document.perform(battle::RotateStack{stack->id, 1});
    window.paintWhatIsDue();
    QUndoStack& undo = window.document.undoStack();
    return medianTime(201, [&] {
        undo.canUndo() ? undo.undo() : undo.redo();
        window.paintWhatIsDue();
    });
}

double panned(Window& window) {
    const QPointF start = QRectF(QPointF(), screen).center();
    window.view.setZoom(window.view.zoom() * 1.02);
    window.waitUntilSharp();
    window.mouse(QEvent::MouseButtonPress, start, Qt::MiddleButton, Qt::MiddleButton);
    int way = 0;
    const double time = medianTime(101, [&] {
        way = way < 250 ? way + 5 : 0;
        window.mouse(QEvent::MouseMove, start + QPointF(way, 0), Qt::NoButton, Qt::MiddleButton);
        window.paintWhatIsDue();
    });
    window.mouse(QEvent::MouseButtonRelease, start, Qt::MiddleButton, Qt::NoButton);
    window.view.setZoom(window.view.zoom() / 1.02);
    window.waitUntilSharp();
    return time;
}

double dragFrame(Window& window) {
    window.view.setFreePlacement(true);
    const QPointF start = window.view.layout().centre(window.middleStack()->hex);
    window.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
    window.mouse(QEvent::MouseMove, start + QPointF(20, 0), Qt::NoButton, Qt::LeftButton);
    window.paintWhatIsDue();
    double way = 20;
    const double time = medianTime(201, [&] {
        way += 2;
        window.mouse(QEvent::MouseMove, start + QPointF(way, 0), Qt::NoButton, Qt::LeftButton);
        window.paintWhatIsDue();
    });
    window.view.cancel();
    window.mouse(QEvent::MouseButtonRelease, start, Qt::LeftButton, Qt::NoButton);
    window.view.setFreePlacement(false);
    return time;
}

double zoomFirstFrame(Window& window) {
    int turn = 120;
    return medianTime(
        21,
        [&] {
            window.waitUntilSharp();
            turn = -turn;
        },
        [&] {
            window.wheel(turn);
            window.paintWhatIsDue();
        });
}

double zoomSharp(Window& window) {
    int turn = 120;
    return medianTime(
        11,
        [&] {
            window.waitUntilSharp();
            turn = -turn;
        },
        [&] {
            window.wheel(turn);
            window.waitUntilSharp();
        });
}

double moveUndone(Window& window) {
    window.selection.setStack(std::nullopt);
    const battle::StackPointer stack = window.middleStack();
    const hex::Hex to = hex::neighbour(stack->hex, hex::Direction::North);
    QUndoStack& undo = window.document.undoStack();
    const double time = medianTime(
        101,
        [&] {
            (void)window.document.perform(battle::MoveStack{stack->id, to, true});
            window.paintWhatIsDue();
        },
        [&] {
            undo.undo();
            window.paintWhatIsDue();
        });
    return time;
}

struct Kind {
    const char* name;
    double (*measure)(Window&);
    double goal; ///< times the floor
};
constexpr Kind kinds[] = {
    {"nothing changed", nothingChanged, 1.2},
    {"one stack changed", oneStackChanged, 0.1},
    {"pan by 5 pixels", panned, 0.8},
    {"one frame of dragging a stack", dragFrame, 0.05},
    {"first frame after a zoom", zoomFirstFrame, 3},
};

void addPair(Bench& bench, const Kind& kind) {
    const QString what = QString::fromLatin1(kind.name);
    const auto few = std::make_shared<std::optional<double>>();
    const auto fewTime = [few, kind] {
        if (!*few)
            *few = kind.measure(window(false));
        return **few;
    };
    bench.add(QStringLiteral("window, 2000 stacks, far: %1").arg(what), QStringLiteral("ms"), [=] {
        return Result{fewTime(), floorTime(), kind.goal};
    });
    bench.add(QStringLiteral("window, 10000 stacks against 2000, far: %1").arg(what), QStringLiteral("ms"),
              [=] {
                  return Result{kind.measure(window(true)), fewTime(), 1.1};
              });
}

} // namespace

double fullScreenBlit() {
    return floorTime();
}

void addWindowRows(Bench& bench) {
    const QString ms = QStringLiteral("ms");
    for (const Kind& kind : kinds)
        addPair(bench, kind);
    bench.add(QStringLiteral("window, 2000 stacks, far: layer rebuilt from warm pixmaps"), ms, [] {
        return Result{layerRebuilt(window(false)), floorTime(), 6};
    });
    bench.add(QStringLiteral("window, 2000 stacks, far: sharp after a zoom"), ms, [] {
        return Result{zoomSharp(window(false)), std::nullopt, 150};
    });
    bench.add(QStringLiteral("window, 2000 stacks, far: one move undone and repainted"), ms, [] {
        return Result{moveUndone(window(false)), std::nullopt, 0.1};
    });
}

} // namespace sf::bench
