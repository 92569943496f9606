// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_match.h"
#include "app/cli/imperio/imperio_player.h"
#include "app/cli/number_option.h"
#include "core/document/imperio/imperio_players.h"
#include "core/document/io/json_writer.h"
#include "core/document/io/safe_file.h"
#include "core/text/csv_cell.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cmath>
#include <cstdio>
#include <optional>

namespace sf::cli {
namespace {

const QString pairsOption = QStringLiteral("pairs");
const QString sprtOption = QStringLiteral("sprt");

OrStatus<Contestant> contestantOf(const QString& name, std::uint64_t seed) {
    const QString engine = QStringLiteral("engine:");
    if (name.startsWith(engine) && name.size() > engine.size())
        return Contestant{name, std::nullopt, name.mid(engine.size())};
    const auto level = imperio::levelOf(name.toStdString());
    if (!level)
        return usageError(
            QCoreApplication::translate(
                "sf::cli", "expected random, greedy, planner, replier, learned or engine:COMMAND, found “%1”")
                .arg(name));
    return Contestant{name, document::imperioPlayer(*level, seed), {}};
}

OrStatus<std::array<double, 2>> sprtOf(const QString& text) {
    const QStringList parts = text.split(u',');
    bool isFirst = false;
    bool isSecond = false;
    const double first = parts.value(0).toDouble(&isFirst);
    const double second = parts.value(1).toDouble(&isSecond);
    constexpr double most = 1000;
    if (parts.size() == 2 && isFirst && isSecond && first < second && std::abs(first) <= most &&
        std::abs(second) <= most)
        return std::array{first, second};
    return usageError(
        QCoreApplication::translate(
            "sf::cli", "--sprt: expected two increasing Elo differences such as 0,50, found “%1”")
            .arg(text));
}

/// The settings from the command line, or the exit status.
OrStatus<MatchSettings> settingsOf(const QCommandLineParser& line) {
    MatchSettings settings;
    settings.seed = seedNumber(line.value(seedOption).toUtf8());
    for (std::size_t who = 0; who < 2; ++who) {
        auto contestant =
            contestantOf(line.positionalArguments().at(static_cast<qsizetype>(who)), settings.seed + who);
        if (!contestant)
            return contestant.status;
        settings.contestants[who] = *std::move(contestant);
    }
    const auto pairs = numberOf(line, pairsOption, 1, 1'000'000'000, 100);
    const auto limits = pairs ? limitsOf(line) : std::nullopt;
    if (!limits)
        return statusBadUsage;
    settings.pairs = std::min(*pairs, 1'000'000);
    settings.limits = *limits;
    if (!line.isSet(sprtOption))
        return settings;
    const auto sprt = sprtOf(line.value(sprtOption));
    if (!sprt)
        return sprt.status;
    settings.sprt = *sprt;
    return settings;
}

QByteArray csvLine(const GameOutcome& game) {
    return QStringLiteral("%1,%2,%3,%4,%5\n")
        .arg(QString::number(game.pair + 1), game.game == 0 ? QStringLiteral("A") : QStringLiteral("B"),
             QString::number(game.halfPoints / 2.0), QString::number(game.turns), text::csvCell(game.fault))
        .toUtf8();
}

/// Reports each game on standard error and in the --csv file, which is written anew every few seconds while
/// the match is played.
class Reporter {
public:
    Reporter(int games, std::optional<QString> csv) : m_games(games), m_csv(std::move(csv)) {}
    document::WriteResult write() {
        m_sinceWrite.start();
        return m_csv ? document::writeSafely(*m_csv, m_rows) : document::WriteResult();
    }
    void add(const GameOutcome& game) {
        m_points += game.halfPoints;
        ++m_played;
        m_rows += csvLine(game);
        constexpr qint64 interval = 5000; // ms
        if (m_sinceWrite.hasExpired(interval))
            write(); // what fails now is reported at the end, if it still does
        std::fprintf(stderr, "%d of %d games, A has %g points%s%s\n", m_played, m_games, m_points / 2.0,
                     game.fault.isEmpty() ? "" : "; ", game.fault.toUtf8().constData());
    }

private:
    int m_games;
    std::optional<QString> m_csv;
    QByteArray m_rows = "pair,attacker,score of A,rounds,fault\n";
    QElapsedTimer m_sinceWrite;
    int m_played = 0;
    int m_points = 0;
};

QByteArray asJson(const Match& match) {
    const imperio::MatchScore& score = match.score();
    const imperio::MatchScore::Interval interval = score.interval();
    std::string out;
    document::JsonWriter json(out);
    json.object()
        .member("pairs", score.pairs())
        .member("wins", score.wins())
        .member("draws", score.draws())
        .member("losses", score.losses())
        .key("elo");
    score.elo() ? json.value(*score.elo()) : json.raw("null");
    json.member("low", interval.low).member("high", interval.high).key("verdict");
    match.verdict().isEmpty() ? json.raw("null") : json.value(match.verdict().toStdString());
    return json.finish();
}

QByteArray asText(const Match& match) {
    const imperio::MatchScore& score = match.score();
    const imperio::MatchScore::Interval interval = score.interval();
    QString text = QCoreApplication::translate("sf::cli", "Player A: %1 won, %2 drawn, %3 lost.\n")
                       .arg(QString::number(score.wins()), QString::number(score.draws()),
                            QString::number(score.losses()));
    const QString elo = score.elo()          ? QString::number(*score.elo(), 'f', 0)
                        : score.losses() > 0 ? QStringLiteral("−∞")
                                             : QStringLiteral("∞");
    text += QCoreApplication::translate("sf::cli", "Elo difference: %1 (95 %: %2 to %3)\n")
                .arg(elo, QString::number(interval.low, 'f', 0), QString::number(interval.high, 'f', 0));
    if (!match.verdict().isEmpty())
        text += QCoreApplication::translate("sf::cli", "Sequential test: %1\n").arg(match.verdict());
    return text.toUtf8();
}

int runImperioMatch(const QCommandLineParser& line) {
    auto settings = settingsOf(line);
    if (!settings)
        return settings.status;
    const auto csv = line.isSet(csvOption) ? std::optional(line.value(csvOption)) : std::nullopt;
    Reporter reporter(2 * settings->pairs, csv);
    if (const document::WriteResult result = reporter.write(); result.error)
        return report(result); // before a match is played for nothing
    Match match(*std::move(settings), [&](const GameOutcome& game) { reporter.add(game); });
    match.run();
    if (const int status = report(reporter.write()); status != statusDone)
        return status;
    return line.isSet(jsonOption) ? printJson(asJson(match)) : print(asText(match));
}

QList<Option> matchOptions() {
    return {
        {pairsOption, QT_TRANSLATE_NOOP("sf::cli", "Play N pairs of games with sides swapped (100)."), "N"},
        {sprtOption,
         QT_TRANSLATE_NOOP("sf::cli", "Stop as soon as the test of E1 against E0 is decided (5 %)."),
         "E0,E1"},
        {csvOption, QT_TRANSLATE_NOOP("sf::cli", "Write one line per game to this file."), "FILE"},
        {seedOption, QT_TRANSLATE_NOOP("sf::cli", "Draw formations and dice from this seed."), "TEXT"},
        oneJsonValue};
}

} // namespace

Command imperioMatchCommand() {
    return {.name = QStringLiteral("imperio match"),
            .usage = QStringLiteral(
                "A B [--pairs N] [--nodes N] [--ms N] [--seed TEXT] [--sprt E0,E1] [--csv FILE] "
                "[--json]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli", "Play a match between two players; each is a level or engine:COMMAND."),
            .arguments = 2,
            .options = matchOptions() + limitOptions(),
            .run = runImperioMatch};
}

} // namespace sf::cli
