// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"

#include <chrono>
#include <cstdio>
#include <limits>
#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

/// Its own display and an empty home folder for as long as it exists.
class Stage {
public:
    Stage() {
        m_server.start(QStringLiteral("Xvfb"),
                       {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                        QStringLiteral("0"), QStringLiteral("1920x1080x24"), QStringLiteral("-nolisten"),
                        QStringLiteral("tcp")});
        if (m_server.waitForReadyRead(waiting))
            m_display = QStringLiteral(":") + QString::fromLatin1(m_server.readLine().trimmed());
    }
    ~Stage() {
        m_server.terminate();
        m_server.waitForFinished(waiting);
    }
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// Milliseconds from starting a program in this program's folder until it has painted its window.
    double timeOf(const QString& program) const {
        QProcess process;
        process.setProcessEnvironment(environment());
        const auto start = std::chrono::steady_clock::now();
        process.start(QCoreApplication::applicationDirPath() + QLatin1Char('/') + program, {});
        const bool isPainted = process.waitForReadyRead(waiting);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
        process.waitForFinished(waiting);
        if (isPainted && process.readAllStandardOutput().startsWith("painted"))
            return time.count();
        std::fprintf(stderr, "%s does not start under Xvfb: %s\n", qPrintable(program),
                     process.readAllStandardError().constData());
        return std::numeric_limits<double>::infinity();
    }

private:
    static constexpr int waiting = 20'000;

    QProcessEnvironment environment() const {
        QProcessEnvironment result = QProcessEnvironment::systemEnvironment();
        result.insert(QStringLiteral("DISPLAY"), m_display);
        result.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
            result.insert(QString::fromLatin1(name), m_home.path());
        return result;
    }

    QTemporaryDir m_home;
    QProcess m_server;
    QString m_display;
};

Result starting() {
    const Stage stage;
    const auto time = [&](const char* program) {
        return [&stage, program] { return stage.timeOf(QString::fromLatin1(program)); };
    };
    const auto battle = time("squarefront-bench-battle");
    const auto empty = time("squarefront-bench-empty");
    battle();
    empty();
    Result least = inTurn(battle, empty, 1.5);
    const Result again = inTurn(battle, empty, 1.5);
    least.value = std::min(least.value, again.value);
    least.floor = std::min(*least.floor, *again.floor);
    return least;
}

} // namespace

void addStartRows(Bench& bench) {
    bench.add(QStringLiteral("start to first paint of a new battle under Xvfb, against an empty main window"),
              QStringLiteral("ms"), starting);
}

} // namespace sf::bench
