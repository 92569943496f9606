// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/imperio_engine.h"
#include "core/players/imperio/match_score.h"
#include "core/players/imperio/player.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace sf::cli {

/// Who plays: one of ours, or somebody else's engine.
struct Contestant {
    QString name; ///< as it was given: "planner", "engine:COMMAND"
    std::optional<imperio::Player> player;
    QString command; ///< of an engine
};

struct MatchSettings {
    std::array<Contestant, 2> contestants;
    int pairs = 100;
    imperio::Limits limits;
    std::uint64_t seed = 0;
    std::optional<std::array<double, 2>> sprt; ///< two differences in Elo
};

/// How one game went.
struct GameOutcome {
    int pair = 0;
    int game = 0;       ///< 0: the first contestant attacks, 1: it defends
    int halfPoints = 1; ///< of the first contestant
    std::uint32_t turns = 0;
    QString fault; ///< of an engine that lost by it
};

/// Plays colour-swapped pairs from formations by chance on all processors. The outcome depends on the
/// settings alone, not on the number of threads.
class Match {
public:
    using Report = std::function<void(const GameOutcome&)>;
    /// `report` hears of each game as soon as it is over, one at a time.
    Match(MatchSettings settings, Report report);
    void run();
    /// Of the pairs up to the one that decided.
    const imperio::MatchScore& score() const { return m_score; }
    /// "H1", "H0" or "undecided" of the sequential test; empty without one.
    QString verdict() const;

private:
    void work();
    GameOutcome play(int pair, int game, std::array<EngineProcess*, 2> engines) const;
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
