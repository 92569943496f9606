// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sf::bench {
namespace {

constexpr int measurements = 9;

std::optional<double> ratioOf(const Result& result) {
    if (!result.floor || *result.floor <= 0)
        return std::nullopt;
    return result.value / *result.floor;
}

bool isMet(const Result& result) {
    return !result.goal || ratioOf(result).value_or(result.value) <= *result.goal;
}

QJsonValue orNull(const std::optional<double>& number) {
    return number ? QJsonValue(*number) : QJsonValue();
}

QString orDash(const std::optional<double>& number) {
    return number ? QString::number(*number, 'g', 4) : QStringLiteral("-");
}

void printLine(const QString& line) {
    std::fputs(qPrintable(line + QLatin1Char('\n')), stdout);
    std::fflush(stdout);
}

QString textLine(const QString& name, const QString& unit, const Result& result) {
    return QStringLiteral("%1 %2 %3  floor %4  ratio %5  goal %6  %7")
        .arg(name.leftJustified(66), QString::number(result.value, 'g', 4).rightJustified(9),
             unit.leftJustified(4), orDash(result.floor).rightJustified(9),
             orDash(ratioOf(result)).rightJustified(8), orDash(result.goal).rightJustified(5),
             isMet(result) ? QStringLiteral("met") : QStringLiteral("NOT MET"));
}

QJsonObject object(const QString& name, const QString& unit, const Result& result) {
    return {{QStringLiteral("name"), name},
            {QStringLiteral("value"), result.value},
            {QStringLiteral("unit"), unit},
            {QStringLiteral("floor"), orNull(result.floor)},
            {QStringLiteral("ratio"), orNull(ratioOf(result))},
            {QStringLiteral("goal"), orNull(result.goal)},
            {QStringLiteral("met"), isMet(result)}};
}

} // namespace

void Bench::add(const QString& name, const QString& unit, Measure measure) {
    m_rows.push_back({name, unit, std::move(measure)});
}

bool Bench::run(const QStringList& words, bool json) const {
    QJsonArray array;
    bool any = false;
    for (const Row& row : m_rows) {
        const bool wanted = words.isEmpty() || std::ranges::any_of(words, [&](const QString& word) {
                                return row.name.contains(word, Qt::CaseInsensitive);
                            });
        if (!wanted)
            continue;
        any = true;
        const Result result = row.measure();
        if (json)
            array.append(object(row.name, row.unit, result));
        else
            printLine(textLine(row.name, row.unit, result));
    }
    if (json)
        printLine(QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Indented).trimmed()));
    return any;
}

Result inTurn(const std::function<double()>& value, const std::function<double()>& floor, double goal) {
    Result result{value(), floor(), goal};
    for (int time = 1; time < measurements; ++time) {
        result.value = std::min(result.value, value());
        result.floor = std::min(*result.floor, floor());
    }
    return result;
}

double calmest(const std::function<double()>& value) {
    double least = value();
    for (int time = 1; time < measurements; ++time)
        least = std::min(least, value());
    return least;
}

void require(bool isDone) {
    if (!isDone)
        qFatal("What the benchmark measures was refused.");
}

double medianTime(int repetitions, const std::function<void()>& work) {
    return medianTime(
        repetitions, [] {}, work);
}

double medianTime(int repetitions, const std::function<void()>& prepare, const std::function<void()>& work) {
    using Clock = std::chrono::steady_clock;
    prepare();
    work();
    std::vector<double> times;
    for (int run = 0; run < repetitions; ++run) {
        prepare();
        const auto start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
    return times[times.size() / 2];
}

} // namespace sf::bench
