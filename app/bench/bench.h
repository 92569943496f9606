// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <QString>
#include <QStringList>
#include <vector>

/// The benchmark: a list of named rows. Each is measured on request and compared with a floor measured in the
/// same run.
namespace sf::bench {

/// The result of one row.
struct Result {
    double value = 0;
    std::optional<double> floor; ///< the value to compare with, in the same unit
    std::optional<double> goal;  ///< upper limit of value / floor, or of the value if there is no floor
};

class Bench {
public:
    using Measure = std::function<Result()>;

    /// `unit` is the unit of value and floor, such as "ms" or "MiB".
    void add(const QString& name, const QString& unit, Measure measure);
    /// Measures and prints the rows whose names contain any of the words, or all rows if `words` is empty.
    /// Returns false if no row matched.
    bool run(const QStringList& words, bool json) const;

private:
    struct Row {
        QString name;
        QString unit;
        Measure measure;
    };
    std::vector<Row> m_rows;
};

/// Measures value and floor alternately, several times. The minimum of each counts, because other load on the
/// machine can only add time.
Result inTurn(const std::function<double()>& value, const std::function<double()>& floor, double goal);
/// The minimum of several measurements.
double calmest(const std::function<double()>& value);

/// Ends the benchmark, as times of what was refused would say nothing.
void require(bool isDone);

/// Median time of the work in milliseconds, after one warm-up run.
double medianTime(int repetitions, const std::function<void()>& work);
/// The same, with an unmeasured preparation before each run.
double medianTime(int repetitions, const std::function<void()>& prepare, const std::function<void()>& work);

// Each group of rows has its own file.
void addStartRows(Bench& bench);
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
void addCommanderRows(Bench& bench);
void addListRows(Bench& bench);

} // namespace sf::bench
