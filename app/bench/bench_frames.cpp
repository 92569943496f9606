// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "app/bench/board_window.h"
#include "ui/paint/base/hex_layout.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <QCoreApplication>
#include <QThread>

namespace sf::bench {
namespace {

constexpr QSize fourK(3840, 2160);
constexpr double frameHexSize = 37.4; ///< 2,000 of the stacks are in view

/// How long the window was busy with each frame, in milliseconds.
class Frames {
public:
    explicit Frames(BoardWindow& window) : m_window(window) {}

    /// Adds an event with its painting and what the window renders before the next event.
    void add(const std::function<void()>& event) {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        event();
        m_window.paintWhatIsDue();
        QCoreApplication::processEvents();
        m_times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    double worst() { return *std::ranges::max_element(m_times); }
    /// The time that 95 of 100 frames stay within.
    double usual() {
        const auto at = m_times.begin() + static_cast<std::ptrdiff_t>(m_times.size() * 95 / 100);
        std::ranges::nth_element(m_times, at);
        return *at;
    }

private:
    BoardWindow& m_window;
    std::vector<double> m_times;
};

void pan(BoardWindow& window, Frames& frames) {
    window.mouse(QEvent::MouseButtonPress, window.middle(), Qt::MiddleButton, Qt::MiddleButton);
    QPointF at = window.middle();
    for (int step = 0; step < 400; ++step) {
        at += step < 200 ? QPointF(-9, -4) : QPointF(9, 4);
        frames.add([&] { window.mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::MiddleButton); });
    }
    window.mouse(QEvent::MouseButtonRelease, at, Qt::MiddleButton, Qt::NoButton);
}

void drag(BoardWindow& window, Frames& frames) {
    const QPointF start = window.view.layout().centre(window.middleStack()->hex);
    window.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
    QPointF at = start;
    for (int step = 0; step < 300; ++step) {
        at += step < 150 ? QPointF(5, 2) : QPointF(-5, -2);
        frames.add([&] { window.mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton); });
    }
    frames.add([&] { window.view.cancel(); });
    window.mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

/// Three notches out and back in; every other one comes before the picture is sharp.
void zoom(BoardWindow& window, Frames& frames) {
    constexpr unsigned long pause = 25; // milliseconds; a notch within this time delays rendering
    for (const int turn : {-120, -120, -120, 120, 120, 120}) {
        frames.add([&] { window.wheel(turn / 2); });
        frames.add([&] { window.wheel(turn / 2); });
        QThread::msleep(pause);
        while (!window.view.isSharp())
            frames.add([] {});
    }
}

/// A stack that was turned and moved, with undo and redo held down.
void undo(BoardWindow& window, Frames& frames) {
    document::Document& document = window.document;
    const int before = document.stepsDone();
    const battle::StackPointer stack = window.middleStack();
    require(window.document.perform(battle::RotateStack{stack->id, 1}).isDone());
    require(
        window.document
            .perform(battle::MoveStack{stack->id, hex::neighbour(stack->hex, hex::Direction::North), true})
            .isDone());
    for (int press = 0; press < 100; ++press)
        frames.add([&] { press / 2 % 2 == 0 ? document.undo() : document.redo(); });
    document.goToStep(before);
}

struct Gesture {
    const char* name;
    void (*perform)(BoardWindow&, Frames&);
};
constexpr Gesture gestures[] = {
    {"a long pan", pan}, {"a drag", drag}, {"a zoom", zoom}, {"undo and redo", undo}};

struct Figures {
    double usual = std::numeric_limits<double>::infinity();
    double worst = std::numeric_limits<double>::infinity();
};

class LargeWindow {
public:
    /// The best of several repetitions; measured once for both rows.
    const Figures& figuresOf(const Gesture& gesture) {
        constexpr int repetitions = 4;
        const auto [place, isNew] = m_figures.try_emplace(gesture.name);
        Figures& best = place->second;
        for (int time = 0; isNew && time < repetitions; ++time) {
            Frames frames(sharpWindow());
            gesture.perform(*m_window, frames);
            best = {std::min(best.usual, frames.usual()), std::min(best.worst, frames.worst())};
        }
        return best;
    }
    double timeUntilSharp() {
        int turn = 120;
        return medianTime(
            5,
            [&] {
                sharpWindow();
                turn = -turn;
            },
            [&] {
                m_window->wheel(turn);
                m_window->waitUntilSharp();
            });
    }

private:
    BoardWindow& sharpWindow() {
        if (!m_window) {
            m_window = std::make_unique<BoardWindow>(largeBattle(10'000, largeColumns), fourK);
            m_window->view.setZoom(frameHexSize * m_window->view.zoom() / m_window->view.hexSize());
        }
        m_window->waitUntilSharp();
        return *m_window;
    }

    std::unique_ptr<BoardWindow> m_window;
    std::map<QByteArray, Figures> m_figures;
};

} // namespace

void addFrameRows(Bench& bench) {
    const auto window = std::make_shared<LargeWindow>();
    const QString ms = QStringLiteral("ms");
    for (const Gesture& gesture : gestures) {
        const QString name =
            QStringLiteral("window, 3840 x 2160: frames of %1").arg(QLatin1String(gesture.name));
        bench.add(name + QStringLiteral(", 95 of 100"), ms, [=] {
            return Result{window->figuresOf(gesture).usual, std::nullopt, 8.3};
        });
        bench.add(name + QStringLiteral(", the slowest"), ms, [=] {
            return Result{window->figuresOf(gesture).worst, std::nullopt, 33};
        });
    }
    bench.add(QStringLiteral("window, 3840 x 2160: sharp after a zoom"), ms, [=] {
        return Result{window->timeUntilSharp(), std::nullopt, 150};
    });
}

} // namespace sf::bench
