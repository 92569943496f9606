// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/commander_options.h"
#include "app/cli/battle/lab_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "core/document/battle/variants/exchange_text.h"
#include "core/document/battle/variants/lab_progress.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/players/battle/lab.h"
#include "core/text/display_text.h"
#include "ui/paint/sheets/lab/lab_chart.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cmath>
#include <cstdio>

namespace sf::cli {
namespace {

const QString varyOption = QStringLiteral("vary");
const QString worthOption = QStringLiteral("worth");
const QString countOption = QStringLiteral("count");
const QString widthOption = QStringLiteral("width");
const QString pngOption = QStringLiteral("png");
const QString progressOption = QStringLiteral("progress");
const QString resumeOption = QStringLiteral("resume");

/// The width of the intervals. Prints an error and returns nothing if it is malformed.
std::optional<double> intervalWidth(const QCommandLineParser& line) {
    bool isNumber = !line.isSet(widthOption);
    const double width = isNumber ? 0.1 : line.value(widthOption).toDouble(&isNumber);
    if (isNumber && width >= 0.001 && width <= 1)
        return width;
    usageError(QCoreApplication::translate("sf::cli", "--width: expected 0.001 to 1, found “%1”")
                   .arg(line.value(widthOption)));
    return std::nullopt;
}

int writeChart(const QString& path, const std::vector<document::LabRow>& cells,
               const battle::Battle& battle) {
    const QByteArray png = paint::labChartPng(
        paint::labChart(cells, battle, [](const QString& place) { return text::displayName(place); }),
        paint::Theme::of(paint::Theme::Kind::Light));
    return png.isEmpty() ? inputError(QCoreApplication::translate(
                               "sf::cli", "There is not enough memory for the picture."))
                         : report(document::writeSafely(path, png));
}

int answer(const QCommandLineParser& line, const std::vector<document::LabRow>& cells,
           const battle::Battle& battle) {
    const QString csv = line.value(csvOption);
    if (line.isSet(csvOption))
        if (const int status = report(
                document::writeSafely(csv, document::tableFile(document::labTable(cells, battle), csv)));
            status != statusDone)
            return status;
    if (line.isSet(pngOption))
        if (const int status = writeChart(line.value(pngOption), cells, battle); status != statusDone)
            return status;
    return line.isSet(jsonOption) ? printJson(labAsJson(cells, battle), csv)
                                  : print(labAsText(cells, battle), csv);
}

/// Says on standard error how far the study is, at most once a second.
class ProgressLine {
public:
    ProgressLine(std::size_t cells, const players::LabSettings& settings)
        : m_tallies(cells), m_settings(settings) {
        m_sinceStart.start();
    }
    void operator()(std::size_t cell, const battle::Tally& tally) {
        m_tallies[cell] = tally;
        const double share = players::shareDone(m_tallies, m_settings);
        if (share <= 0 || (m_sinceLine.isValid() && m_sinceLine.elapsed() < 1'000))
            return;
        m_sinceLine.start();
        const double left = static_cast<double>(m_sinceStart.elapsed()) * (1 - share) / share / 1'000;
        const auto finished = std::ranges::count_if(
            m_tallies, [this](const battle::Tally& one) { return players::isFinished(one, m_settings); });
        std::fputs(QCoreApplication::translate("sf::cli", "%1 of %2 cells finished, about %3 s left\n")
                       .arg(QString::number(finished), QString::number(m_tallies.size()),
                            QString::number(std::llround(std::ceil(left))))
                       .toUtf8()
                       .constData(),
                   stderr);
    }

private:
    std::vector<battle::Tally> m_tallies;
    players::LabSettings m_settings;
    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceLine;
};

/// Keeps the results so far in a file, at most every second.
class ProgressFile {
public:
    ProgressFile(QString path, QByteArray study, std::vector<battle::Tally> begun)
        : m_path(std::move(path)), m_study(std::move(study)), m_tallies(std::move(begun)) {
        m_sinceWrite.start();
    }
    void operator()(std::size_t cell, const battle::Tally& tally) {
        m_tallies[cell] = tally;
        if (m_sinceWrite.elapsed() < 1'000)
            return;
        (void)write(m_tallies); // the last one says whether it could be written
        m_sinceWrite.start();
    }
    document::WriteResult write(const std::vector<battle::Tally>& tallies) const {
        return document::writeSafely(m_path, document::labProgress(m_study, tallies));
    }

private:
    QString m_path;
    QByteArray m_study;
    std::vector<battle::Tally> m_tallies;
    QElapsedTimer m_sinceWrite;
};

/// What the file of --resume has; no battles if it isn't there yet. The exit status after an error line.
OrStatus<std::vector<battle::Tally>> begunIn(const QString& path, const QByteArray& study, std::size_t cells,
                                             std::size_t sides) {
    const auto [bytes, problem] = document::readStored(path, limits::fileBytes, document::Links::Follow);
    if (!path.isEmpty() && !problem.isEmpty())
        return inputError(problem);
    if (!bytes)
        return std::vector<battle::Tally>(cells);
    auto tallies = document::readLabProgress(*bytes, study, cells, sides);
    if (!tallies)
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: these aren't the results of this study").arg(path));
    return std::move(*tallies);
}

/// The cells of the options; nothing after an error line.
std::optional<document::Grid> cellsOf(const QCommandLineParser& line) {
    if (!line.isSet(varyOption)) {
        usageError(
            QCoreApplication::translate("sf::cli", "lab needs --vary PLACE=RANGE or --worth KIND,OTHER"));
        return std::nullopt;
    }
    auto grid = document::readGrid(line.values(varyOption));
    if (auto* cells = std::get_if<document::Grid>(&grid))
        return std::move(*cells);
    usageError(QStringLiteral("--vary: ") + std::get<QString>(grid));
    return std::nullopt;
}

/// What a unit kind is worth.
int exchange(const QCommandLineParser& line, const battle::Battle& battle, const players::Policies& policies,
             const players::LabSettings& settings) {
    const auto count = numberOf(line, countOption, 1, players::mostExchanged, 8);
    if (!count)
        return statusBadUsage;
    const QStringList kinds = line.value(worthOption).split(u',');
    if (kinds.size() != 2)
        return usageError(QCoreApplication::translate("sf::cli", "--worth: expected KIND,OTHER, found “%1”")
                              .arg(line.value(worthOption)));
    const players::ExchangeQuestion question{kinds[0].toStdString(), *count, kinds[1].toStdString()};
    const auto found = players::exchangeRate(battle, question, policies, settings);
    if (const auto* fault = std::get_if<players::ExchangeFault>(&found))
        return inputError(document::exchangeFaultText(question, *fault));
    const auto& rate = std::get<players::ExchangeRate>(found);
    return line.isSet(jsonOption) ? printJson(exchangeAsJson(question, rate))
                                  : print((document::exchangeText(question, rate) + u'\n').toUtf8());
}

/// Plays the variants of the battle, on from what the file of --resume has. The exit status after an error
/// line.
OrStatus<std::vector<battle::Tally>> playStudy(const QCommandLineParser& line, const battle::Battle& battle,
                                               const std::vector<battle::Battle>& variants,
                                               const players::Policies& policies,
                                               players::LabSettings settings) {
    const QByteArray study =
        document::studyHash({document::BattleDocument(battle).serialised(),
                             line.values(varyOption).join(u'\n').toUtf8(), line.value(ordersOption).toUtf8(),
                             QByteArray::number(settings.seed), QByteArray::number(settings.battles)});
    const QString path = line.value(resumeOption);
    auto begun = begunIn(path, study, variants.size(), battle.sides.size());
    if (!begun)
        return begun.status;
    auto& tallies = *begun;
    ProgressLine said(variants.size(), settings);
    ProgressFile kept(path, study, tallies);
    settings.progress = [&](std::size_t cell, const battle::Tally& tally) {
        if (line.isSet(progressOption))
            said(cell, tally);
        if (!path.isEmpty())
            kept(cell, tally);
    };
    tallies = players::playLab(variants, policies, settings, std::move(tallies));
    if (!path.isEmpty())
        if (const int status = report(kept.write(tallies)); status != statusDone)
            return status;
    return std::move(tallies);
}

int study(const QCommandLineParser& line, const PlayerNames& names, players::LabSettings settings) {
    const bool isExchange = line.isSet(worthOption);
    const auto cells = isExchange ? std::optional<document::Grid>(std::in_place) : cellsOf(line);
    if (!cells)
        return statusBadUsage;
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    const battle::Battle seen = document->seenBy(std::nullopt);
    if (const auto problem = sizeProblem(seen, path))
        return inputError(*problem);
    settings.seed =
        seedNumber(line.isSet(seedOption) ? line.value(seedOption) : QString::fromStdString(seen.seed));
    const auto policies = policiesOf(line, names, isExchange ? 2 : seen.sides.size(), settings.seed);
    if (!policies)
        return statusBadUsage;
    if (isExchange)
        return exchange(line, seen, *policies, settings);
    const auto read = document::studiedVariants(document::BattleDocument(seen).serialised(), *cells);
    if (const auto* error = std::get_if<document::LoadError>(&read))
        return inputError(error->text(path));
    const auto tallies =
        playStudy(line, seen, std::get<std::vector<battle::Battle>>(read), *policies, settings);
    if (!tallies)
        return tallies.status;
    std::vector<document::LabRow> rows;
    for (std::size_t cell = 0; cell < cells->size(); ++cell)
        rows.push_back({(*cells)[cell], (*tallies)[cell]});
    return answer(line, rows, seen);
}

int runLab(const QCommandLineParser& line) {
    const auto width = intervalWidth(line);
    const auto battles = width ? battlesOf(line, 100'000) : std::nullopt;
    const auto threads = battles ? threadsOf(line) : std::nullopt;
    const auto names = threads ? playersOf(line) : std::nullopt;
    if (!names)
        return statusBadUsage;
    players::LabSettings settings;
    settings.battles = *battles;
    settings.width = *width;
    settings.threads = *threads;
    return study(line, *names, settings);
}

} // namespace

Command labCommand() {
    return {
        .name = QStringLiteral("lab"),
        .usage = QStringLiteral(
            "FILE --vary PLACE=RANGE... or --worth KIND,OTHER [--count N] [--width W] "
            "[--battles N] [--orders WHO[,WHO...]] "
            "[--threads T] [--seed TEXT] [--csv OUT] [--png OUT] [--progress] [--resume FILE] [--json]"),
        .summary =
            QT_TRANSLATE_NOOP("sf::cli", "Play variants of a battle many times, to see what a number does."),
        .options =
            {{varyOption,
              QT_TRANSLATE_NOOP("sf::cli",
                                "What to vary, such as unitKinds.Stabber.attack=3..7, "
                                "stacks[r1].count=4,9,16 or houseRules.attackDie=6..20:2; several make a "
                                "grid of at most 10,000 cells."),
              "PLACE=RANGE"},
             {worthOption,
              QT_TRANSLATE_NOOP(
                  "sf::cli",
                  "Instead of varying: how many units of OTHER are worth --count of KIND on open ground."),
              "KIND,OTHER"},
             {countOption, QT_TRANSLATE_NOOP("sf::cli", "How many of KIND; 8 by default."), "N"},
             {widthOption,
              QT_TRANSLATE_NOOP("sf::cli", "Stop a cell when the 95 % interval of the first "
                                           "side's share of wins is this narrow; 0.1 by "
                                           "default."),
              "W"},
             {battlesOption,
              QT_TRANSLATE_NOOP("sf::cli", "Play at most this many battles per cell; 100,000 by default."),
              "N"},
             {ordersOption,
              QT_TRANSLATE_NOOP("sf::cli", "Who gives the orders, for all sides or one for "
                                           "each side: “nearest”, the default, or "
                                           "“commander:LEVEL”."),
              "WHO"},
             {threadsOption,
              QT_TRANSLATE_NOOP("sf::cli", "How many threads to use; the result is the same for any number."),
              "T"},
             {seedOption, QT_TRANSLATE_NOOP("sf::cli", "Roll the dice from this seed."), "TEXT"},
             {csvOption,
              QT_TRANSLATE_NOOP("sf::cli",
                                "Write the table to this file: CSV, or Markdown if it ends in .md."),
              "OUT"},
             {pngOption,
              QT_TRANSLATE_NOOP("sf::cli", "Draw a chart of the first side's share of wins "
                                           "into this file."),
              "OUT"},
             {progressOption,
              QT_TRANSLATE_NOOP("sf::cli", "Show progress and the time left on standard error.")},
             {resumeOption,
              QT_TRANSLATE_NOOP(
                  "sf::cli",
                  "Save progress to this file about once a second, and resume from it if it exists."),
              "FILE"},
             oneJsonValue},
        .run = runLab,
        .paints = true};
}

} // namespace sf::cli
