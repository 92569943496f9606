// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/game.h"

#include "core/rules/imperio/setup/any_position.h"

#include <algorithm>
#include <iterator>

namespace sf::imperio {

namespace {

Alterations altered(const Game& game) {
    Alterations made(game.deployments[indexOf(Side::Defender)]);
    for (const Alteration& alteration : game.alterations)
        made.make(alteration);
    return made;
}

void stand(Board& board, const Deployment& deployment, Side side) {
    for (int place = 0; place < 2 * boardSize; ++place)
        if (const std::optional<Kind> kind = deployment.kinds[static_cast<std::size_t>(place)])
            board.put(squareOfPlace(place, side), {*kind, side, side});
}

using Edited = std::variant<Game, Refusal>;

/// What the options would make illegal in finished deployments (IMP-5) and alterations (IMP-4).
std::optional<Refusal> brokenBy(const Options& options, const Game& game) {
    for (const Side side : {Side::Defender, Side::Attacker}) {
        const bool isFinished = game.stage == Stage::DefenderAlters ||
                                (game.stage != Stage::DefenderDeploys && side == Side::Defender);
        const auto excess =
            isFinished ? tooMuch(game.deployments[indexOf(side)], options) : std::optional<Refusal>();
        if (excess)
            return excess;
    }
    return altered(game).tooMany(options);
}

Edited finish(const Game& game) {
    const std::vector<Refusal> problems = game.problems();
    if (!problems.empty())
        return problems.front();
    if (game.stage == Stage::AnyPosition)
        return gameFrom(game.position, game.names, game.roles);
    Game next = game;
    const bool isLast = game.stage == Stage::DefenderAlters;
    next.stage = isLast ? Stage::Play : static_cast<Stage>(static_cast<int>(game.stage) + 1);
    if (isLast)
        next.position =
            start({game.options, {game.deployment(Side::Attacker), game.deployment(Side::Defender)}});
    return next;
}

/// Applies the edits of the set-up, one function each.
class Editing {
public:
    explicit Editing(const Game& game) : m_game(game) {}

    Edited operator()(const SetNames& edit) const {
        Game next = m_game;
        next.names = edit.names;
        return next;
    }
    Edited operator()(const SetOptions& edit) const {
        if (const std::optional<Refusal> broken = brokenBy(edit.options, m_game))
            return *broken;
        Game next = m_game;
        next.options = edit.options;
        if (next.stage != Stage::AnyPosition)
            return next;
        next.position.options = edit.options;
        return with(next, next.position);
    }
    Edited operator()(const Deploy& edit) const {
        if (m_game.stage == Stage::AnyPosition)
            return refusal(Reason::SetupIsOver);
        if (m_game.stage == Stage::DefenderAlters)
            return refusal(Reason::OnlyAlterations);
        Game next = m_game;
        next.deployments[indexOf(m_game.settingUp())] = edit.deployment;
        return next;
    }
    Edited operator()(const AlterOnce& edit) const {
        if (m_game.stage != Stage::DefenderAlters)
            return refusal(Reason::OnlyAlterations);
        Alterations made = altered(m_game);
        if (const std::optional<Refusal> refused = made.make(edit.alteration))
            return *refused;
        if (const std::optional<Refusal> refused = made.tooMany(m_game.options))
            return *refused;
        Game next = m_game;
        next.alterations.push_back(edit.alteration);
        return next;
    }
    Edited operator()(const FinishStage&) const { return finish(m_game); }
    Edited operator()(const SetPosition& edit) const { return with(m_game, edit.position); }

private:
    static Game with(Game game, Position position) {
        position.result.reset();
        game.stage = Stage::AnyPosition;
        game.options = position.options;
        game.deployments = {};
        game.alterations.clear();
        game.position = settled(position);
        return game;
    }

    const Game& m_game;
};

} // namespace

Deployment Game::deployment(Side side) const {
    if (side == Side::Attacker || alterations.empty())
        return deployments[indexOf(side)];
    return altered(*this).deployment();
}

int Game::alterationsCounted() const {
    return altered(*this).counted();
}

std::vector<Alteration> Game::alterationsThatCount() const {
    return altered(*this).thatCount();
}

Board Game::board() const {
    if (stage >= Stage::AnyPosition)
        return position.board;
    Board board;
    for (const Side side : sides)
        stand(board, deployment(side), side);
    return board;
}

std::vector<Refusal> Game::problems() const {
    if (stage == Stage::Play)
        return {};
    if (stage == Stage::AnyPosition) {
        std::vector<Refusal> refusals;
        std::ranges::transform(problemsOf(position), std::back_inserter(refusals), &PositionProblem::refusal);
        return refusals;
    }
    std::vector<Refusal> list = imperio::problems(deployment(settingUp()), options);
    if (stage != Stage::DefenderAlters)
        return list;
    // Edits can't cause this, but a file may.
    if (const std::optional<Refusal> broken = brokenBy(options, *this))
        list.push_back(*broken);
    if (const std::optional<Refusal> lack = tooLittle(deployments[indexOf(Side::Attacker)]))
        list.push_back(*lack);
    return list;
}

std::variant<SetupEdit, Refusal> editTo(const Game& game, const Deployment& wanted) {
    if (game.stage != Stage::DefenderAlters)
        return Deploy{wanted};
    if (const auto alteration = alterationBetween(game.deployment(Side::Defender), wanted))
        return AlterOnce{*alteration};
    return refusal(Reason::OnlyAlterations);
}

std::variant<Game, Refusal> apply(const Game& game, const SetupEdit& edit) {
    if (game.stage == Stage::Play && !std::holds_alternative<SetNames>(edit))
        return refusal(Reason::SetupIsOver);
    return std::visit(Editing(game), edit);
}

Game advanced(Game game, Stage stage) {
    while (game.stage < stage) {
        auto next = apply(game, FinishStage{});
        if (!std::holds_alternative<Game>(next))
            break;
        game = std::get<Game>(std::move(next));
    }
    return game;
}

Game rematch(const Game& game, bool keepFormations) {
    Game next;
    next.names = {game.names[1], game.names[0]};
    next.options = game.options;
    if (game.begun)
        return gameFrom(*game.begun, next.names, {});
    for (const Side side : sides)
        next.deployments[indexOf(side)] =
            keepFormations ? turnedRound(game.deployment(enemyOf(side))) : game.deployment(side);
    return next;
}

Record recordOf(const Game& game, std::vector<Entry> entries) {
    return {game.names,
            game.roles,
            game.options,
            game.deployments,
            game.alterations,
            std::move(entries),
            game.begun,
            {},
            {},
            {}};
}

Game gameFrom(const Position& position, std::array<std::string, 2> names, std::string roles) {
    Game game;
    game.stage = Stage::Play;
    game.names = std::move(names);
    game.roles = std::move(roles);
    game.options = position.options;
    game.position = position;
    game.begun = position;
    return game;
}

Game gameOf(const Record& record) {
    if (record.begun)
        return gameFrom(*record.begun, record.names, record.roles);
    Game game{Stage::DefenderAlters, record.names,       record.roles, record.options,
              record.deployments,    record.alterations, {},           {}};
    const auto begun = apply(game, FinishStage{});
    return std::holds_alternative<Game>(begun) ? std::get<Game>(begun) : game;
}

} // namespace sf::imperio
