// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/engine_process.h"
#include "core/players/imperio/match_score.h"
#include "core/players/imperio/player.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace sf::cli {

/// A player in a match: built-in or an external engine.
struct Contestant {
    QString name; ///< as given: "planner", "engine:COMMAND"
    std::optional<imperio::Player> player;
    QString command; ///< of an engine
};

struct MatchSettings {
    std::array<Contestant, 2> contestants;
    int pairs = 100;
    imperio::Limits limits;
    std::uint64_t seed = 0;
    std::optional<std::array<double, 2>> sprt; ///< Elo differences of H0 and H1
};

/// The result of one game.
struct GameOutcome {
    int pair = 0;
    int game = 0;       ///< 0 if the first contestant attacks, 1 if it defends
    int halfPoints = 1; ///< the first contestant's
    std::uint32_t turns = 0;
    QString fault; ///< why an engine forfeited the game; empty if none did
};

/// Plays pairs of games with sides swapped, from random formations, on all processors. The outcome depends
/// only on the settings, not on the number of threads.
class Match {
public:
    using Report = std::function<void(const GameOutcome&)>;
    /// `report` is called after each game, never concurrently.
    Match(MatchSettings settings, Report report);
    void run();
    /// The score of the pairs up to the one that decided the match.
    const imperio::MatchScore& score() const { return m_score; }
    /// The result of the sequential test: "H1", "H0" or "undecided"; empty if there is no test.
    QString verdict() const;

private:
    void work();
    GameOutcome play(int pair, int game, std::array<document::EngineProcess*, 2> engines) const;
    void count(int pair, const std::array<GameOutcome, 2>& games);
    bool isDecided() const;

    MatchSettings m_settings;
    Report m_report;
    std::mutex m_mutex;
    std::atomic<int> m_next = 0;
    std::atomic<bool> m_decided = false;
    std::vector<std::optional<std::array<int, 2>>> m_halfPoints; ///< by pair
    std::size_t m_counted = 0;
    imperio::MatchScore m_score;
};

} // namespace sf::cli
