// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imperio/imperio_match.h"

#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/on_threads.h"

#include <thread>

namespace sf::cli {
namespace {

using imperio::decidedAt;
using imperio::Deployment;
using imperio::Entry;
using imperio::Player;
using imperio::Position;
using imperio::Record;
using imperio::Setup;

constexpr std::uint32_t longestGame = 100; ///< rounds of two turns; longer games are drawn

/// A game in progress, with its record.
struct Table {
    Record record;
    Position position;
    dice::Philox random;

    void play(const imperio::Action& action) {
        Entry entry{position.turn, position.toMove, action, {}, {}};
        auto outcome = apply(position, action, random);
        auto& applied = std::get<imperio::Applied>(outcome);
        entry.dice = diceOf(applied.events);
        record.entries.push_back(std::move(entry));
        position = applied.position;
    }
};

Table laid(std::uint64_t seed, int pair, int game) {
    const auto number = static_cast<std::uint64_t>(pair);
    dice::Philox formations(seed, 3 * number);
    Setup setup;
    for (Deployment& deployment : setup.deployments)
        deployment = randomDeployment(setup.options, formations);
    Record record;
    record.names = {"A", "B"};
    record.deployments = setup.deployments;
    return {std::move(record), start(setup),
            dice::Philox(seed, 3 * number + 1 + static_cast<std::uint64_t>(game))};
}

/// The contestant's half points for playing `side`.
int halfPointsOf(const Position& position, imperio::Side side) {
    if (!position.result)
        return 1;
    return position.result->winner == side ? 2 : 0;
}

} // namespace

Match::Match(MatchSettings settings, Report report)
    : m_settings(std::move(settings))
    , m_report(std::move(report))
    , m_halfPoints(static_cast<std::size_t>(m_settings.pairs)) {}

void Match::run() {
    onThreads(static_cast<int>(std::thread::hardware_concurrency()), [this] { work(); });
}

void Match::work() {
    std::array<std::unique_ptr<document::EngineProcess>, 2> own;
    std::array<document::EngineProcess*, 2> engines{};
    for (std::size_t who = 0; who < own.size(); ++who)
        if (!m_settings.contestants[who].player) {
            own[who] = std::make_unique<document::EngineProcess>(m_settings.contestants[who].command);
            engines[who] = own[who].get();
        }
    for (int pair = m_next++; pair < m_settings.pairs && !m_decided; pair = m_next++) {
        std::array<GameOutcome, 2> games;
        for (int game = 0; game < 2; ++game) {
            games[static_cast<std::size_t>(game)] = play(pair, game, engines);
            const std::lock_guard lock(m_mutex);
            m_report(games[static_cast<std::size_t>(game)]);
        }
        count(pair, games);
    }
}

GameOutcome Match::play(int pair, int game, std::array<document::EngineProcess*, 2> engines) const {
    const imperio::Side first = game == 0 ? imperio::Side::Attacker : imperio::Side::Defender;
    Table table = laid(m_settings.seed, pair, game);
    while (!table.position.result && table.position.turn <= longestGame) {
        const std::size_t who = table.position.toMove == first ? 0 : 1;
        if (engines[who] == nullptr) {
            const Player& player = *m_settings.contestants[who].player;
            table.play(choose(table.position, player, m_settings.limits).action);
            continue;
        }
        const auto answer = engines[who]->ask(recordText(table.record), table.position, m_settings.limits);
        if (const auto* fault = std::get_if<document::EngineProcess::Fault>(&answer))
            return {pair, game, who == 0 ? 0 : 2, table.position.turn, fault->text};
        for (const imperio::Action& action : std::get<std::vector<imperio::Action>>(answer))
            table.play(action);
    }
    return {pair, game, halfPointsOf(table.position, first), table.position.turn, {}};
}

/// Counts pairs in order, so that the test's result does not depend on which pair finished first.
void Match::count(int pair, const std::array<GameOutcome, 2>& games) {
    const std::lock_guard lock(m_mutex);
    m_halfPoints[static_cast<std::size_t>(pair)] = {games[0].halfPoints, games[1].halfPoints};
    while (!m_decided && m_counted < m_halfPoints.size() && m_halfPoints[m_counted]) {
        const auto& pairOf = *m_halfPoints[m_counted++];
        m_score.addPair(pairOf[0], pairOf[1]);
        m_decided = isDecided();
    }
}

bool Match::isDecided() const {
    if (!m_settings.sprt)
        return false;
    return std::abs(m_score.likelihoodRatio((*m_settings.sprt)[0], (*m_settings.sprt)[1])) >= decidedAt;
}

QString Match::verdict() const {
    if (!m_settings.sprt)
        return {};
    if (!isDecided())
        return QStringLiteral("undecided");
    const double ratio = m_score.likelihoodRatio((*m_settings.sprt)[0], (*m_settings.sprt)[1]);
    return ratio > 0 ? QStringLiteral("H1") : QStringLiteral("H0");
}

} // namespace sf::cli
