// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/battle_film_source.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/play/board_before_play.h"
#include "core/document/film/film_replay.h"
#include "core/post/game/battle_post_game.h"
#include "core/rules/limits.h"

namespace sf::document {
namespace {

/// See FilmReplay.
struct BattleReplay {
    using State = battle::Battle;
    using Source = BattleFilmSource;
    using Document = BattleDocument;
    using Filmed = BattleFilm;

    static std::optional<State> boardOf(const EffectiveLine& line) { return document::boardOf(line); }
    static const State& stateOf(const BattleDocument& document) { return document.battle(); }

    static bool isSame(const State& one, const State& other) {
        const bool isPlayedAlike =
            one.play && other.play ? one.play->rounds == other.play->rounds : !one.play && !other.play;
        return one.stacks == other.stacks && one.round == other.round && one.rules == other.rules &&
               isPlayedAlike;
    }

    static bool replay(const EffectiveLine& line, BattleDocument& document, BattleFilm& film) {
        bool isTold = false;
        const auto tell = [&](const battle::Recording& course, std::span<const LogLine> lines) {
            std::vector<LogLine> told(lines.begin(), lines.end());
            for (LogLine& each : told)
                each.entry = line.number;
            film.add(*course.moments, std::move(told));
            isTold = true;
        };
        const auto connection = QObject::connect(&document, &BattleDocument::happened, &document, tell);
        const bool isDone = document.replayLine(line.text);
        QObject::disconnect(connection);
        if (isDone && !isTold)
            film.goOnWith(document.battle());
        return isDone;
    }

    static void settle(BattleFilm& film, const State& now) { film.goOnWith(now); }
    static QString goesOn(const State& state) {
        return film_words::goesOnInRound(battle::roundNumber(state));
    }
};

} // namespace

BattleFilmSource::BattleFilmSource(const BattleDocument& document)
    : opened(document.opened())
    , openedAfter(document.openedAfter())
    , journal(document.journal())
    , now(document.battle()) {}

std::optional<BattleFilm> filmOf(const BattleFilmSource& source, std::optional<int> viewer,
                                 const std::stop_token& stop) {
    if (source.now.stacks.size() > limits::filmedStacks)
        return BattleFilm(source.now, viewer);
    FilmReplay<BattleReplay> replay(source, stop);
    BattleFilm film(replay.beginning(), viewer);
    return replay.addTo(film) ? std::optional(std::move(film)) : std::nullopt;
}

std::optional<BattleFilm> filmOf(const post::BattleGame& game) {
    const std::optional<battle::Battle>& before = game.before();
    if (!before)
        return std::nullopt;
    BattleFilm film(*before);
    if (const std::optional<battle::Moments>& moments = game.lastMoments())
        film.add(*moments, logLines(game.lastEvents(), battle::roundNumber(*before)));
    film.goOnWith(game.battle());
    return film;
}

} // namespace sf::document
