// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <QString>
#include <QStringList>
#include <vector>

/// The benchmark: a list of named rows, each measured when asked for and held against a floor of the same
/// run.
namespace sf::bench {

/// What one row found.
struct Result {
    double value = 0;
    std::optional<double> floor; ///< what the value is held against, in its unit
    std::optional<double> goal;  ///< the most that the ratio, or without a floor the value, may be
};

class Bench {
public:
    using Measure = std::function<Result()>;

    /// `unit`: of value and floor, such as "ms" or "MiB".
    void add(const QString& name, const QString& unit, Measure measure);
    /// Measures the rows whose names contain one of the words, all without any, and prints them. Whether
    /// there were any.
    bool run(const QStringList& words, bool json) const;

private:
    struct Row {
        QString name;
        QString unit;
        Measure measure;
    };
    std::vector<Row> m_rows;
};

/// Value and floor measured in turn, several times over. The least of each counts, as whatever else the
/// machine does in the meantime only ever adds to them.
Result inTurn(const std::function<double()>& value, const std::function<double()>& floor, double goal);
/// The least of several measurements.
double calmest(const std::function<double()>& value);

/// Median time of the work in milliseconds, after one run that does not count.
double medianTime(int repetitions, const std::function<void()>& work);
/// The same with something before each run that is not measured.
double medianTime(int repetitions, const std::function<void()>& prepare, const std::function<void()>& work);

/// One opaque full-screen blit, in milliseconds: the floor of what repaints.
double fullScreenBlit();

// Each group of rows has a file of its own.
void addStartRows(Bench& bench);
void addRenderRows(Bench& bench);
void addWindowRows(Bench& bench);
void addFrameRows(Bench& bench);
void addDocumentRows(Bench& bench);
void addConflictRows(Bench& bench);
void addImperioRows(Bench& bench);
void addImperioPlayerRows(Bench& bench);
void addImperioBoardRows(Bench& bench);
void addMultiplierRows(Bench& bench);
void addEncounterRows(Bench& bench);
void addSheetRows(Bench& bench);
void addPostRows(Bench& bench);
void addPlayedRows(Bench& bench);

} // namespace sf::bench
