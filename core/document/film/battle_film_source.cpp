// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/battle_film_source.h"

#include "core/document/battle/battle_document.h"
#include "core/document/film/effective_lines.h"
#include "core/rules/limits.h"
#include "core/text/figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace sf::document {
namespace {

QString filmWords(const char* words) {
    return QCoreApplication::translate("sf::document", words);
}

bool isTooLargeForAFilm(const battle::Battle& battle) {
    return battle.stacks.size() > limits::filmedStacks;
}

/// Whether a replay led to this battle, as far as people see it.
bool isSameCourse(const battle::Battle& replayed, const battle::Battle& battle) {
    const bool isPlayedAlike = replayed.play && battle.play ? replayed.play->rounds == battle.play->rounds
                                                            : !replayed.play && !battle.play;
    return replayed.stacks == battle.stacks && replayed.round == battle.round &&
           replayed.rules == battle.rules && isPlayedAlike;
}

/// Where the journal can be replayed from: a battle before one of its lines in effect.
struct FilmStart {
    battle::Battle battle;
    std::size_t line = 0;
};

class BattleFilmMaker {
public:
    BattleFilmMaker(const BattleFilmSource& source, std::optional<int> viewer, const std::stop_token& stop)
        : m_source(source)
        , m_stop(stop)
        , m_journal(effectiveLines(source.journal, source.openedAfter))
        , m_start(*nextStart(0))
        , m_film(m_start.battle, viewer) {}

    std::optional<BattleFilm> made() {
        if (misses())
            m_film.addNote(filmWords(
                QT_TRANSLATE_NOOP("sf::document", "The file doesn't keep how this battle began, so playback "
                                                  "starts where it was opened.")));
        while (replay()) {
        }
        return m_stop.stop_requested() ? std::nullopt : std::optional(std::move(m_film));
    }

private:
    /// The first start at this line or a later one.
    std::optional<FilmStart> nextStart(std::size_t from) const {
        for (std::size_t line = from; line <= m_journal.lines.size(); ++line) {
            if (line == m_journal.opened)
                return FilmStart{m_source.opened, line};
            if (line < m_journal.lines.size())
                if (auto board = boardOf(m_journal.lines[line]))
                    return FilmStart{*std::move(board), line};
        }
        return std::nullopt;
    }

    /// Whether something happened before the first start.
    bool misses() const {
        const auto& lines = m_journal.lines;
        return std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(m_start.line),
                           std::mem_fn(&EffectiveLine::hasEvents));
    }

    /// Replays from m_start as far as possible. Returns whether there is another start to go on from.
    bool replay() {
        document::BattleDocument again(m_start.battle);
        battle::Changes changes;
        QObject::connect(&again, &BattleDocument::changed, &again,
                         [&](const battle::Changes& made) { changes = made; });
        for (std::size_t line = m_start.line; line < m_journal.lines.size(); ++line) {
            if (m_stop.stop_requested())
                return false;
            if (line == m_journal.opened && !isSameCourse(again.battle(), m_source.opened))
                return goOn(line, doesNotFit());
            const std::size_t logged = again.log().lines().size();
            if (!again.replayLine(m_journal.lines[line].text))
                return goOn(line, again.hadOtherResult() ? isByOlderRules() : doesNotFit());
            m_film.add(changes, linesSince(again.log(), logged, m_journal.lines[line].number));
        }
        if (!isSameCourse(again.battle(), m_source.now))
            m_film.skipTo(m_source.now, doesNotFit() + u' ' + goesOnNow());
        else
            m_film.add(battle::differenceOf(again.battle(), m_source.now), {});
        return false;
    }

    static std::vector<LogLine> linesSince(const BattleLog& log, std::size_t first, std::uint32_t entry) {
        std::vector<LogLine> lines(log.lines().begin() + static_cast<std::ptrdiff_t>(first),
                                   log.lines().end());
        for (LogLine& line : lines)
            line.entry = entry;
        return lines;
    }

    static QString isByOlderRules() {
        return filmWords(QT_TRANSLATE_NOOP(
            "sf::document", "What follows was played by older rules, so it can't be replayed."));
    }
    static QString doesNotFit() {
        return filmWords(
            QT_TRANSLATE_NOOP("sf::document", "From here on the journal doesn't match the battle."));
    }
    static QString goesOnNow() {
        return filmWords(
            QT_TRANSLATE_NOOP("sf::document", "Playback continues with the battle as it is now."));
    }

    /// Skips what can't be replayed from this line on.
    bool goOn(std::size_t line, const QString& why) {
        auto next = nextStart(std::max(line, m_start.line + 1));
        if (!next) {
            m_film.skipTo(m_source.now, why + u' ' + goesOnNow());
            return false;
        }
        m_start = *std::move(next);
        const QString round = text::figure(battle::roundNumber(m_start.battle));
        m_film.skipTo(
            m_start.battle,
            why + u' ' +
                filmWords(QT_TRANSLATE_NOOP("sf::document", "Playback continues in round %1.")).arg(round));
        return true;
    }

    const BattleFilmSource& m_source;
    std::stop_token m_stop;
    EffectiveLines m_journal;
    FilmStart m_start;
    BattleFilm m_film;
};

} // namespace

BattleFilmSource::BattleFilmSource(const BattleDocument& document)
    : opened(document.opened())
    , openedAfter(document.openedAfter())
    , journal(document.journal())
    , now(document.battle()) {}

std::optional<BattleFilm> filmOf(const BattleFilmSource& source, std::optional<int> viewer,
                                 const std::stop_token& stop) {
    if (isTooLargeForAFilm(source.now))
        return BattleFilm(source.now, viewer);
    return BattleFilmMaker(source, viewer, stop).made();
}

} // namespace sf::document
