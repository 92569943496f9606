// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/imperio_setup_plan.h"

#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::post {

namespace {

using imperio::Alteration;
using imperio::AlterOnce;
using imperio::Deploy;
using imperio::Deployment;
using imperio::Fault;
using imperio::FinishStage;
using imperio::Game;
using imperio::RecordError;
using imperio::SetupEdit;
using imperio::Side;
using imperio::Stage;
using Result = std::variant<Game, RecordError>;

std::vector<std::string_view> itemsOf(std::string_view plan) {
    std::vector<std::string_view> items;
    while (!plan.empty()) {
        const std::size_t end = std::min(plan.find(','), plan.size());
        items.push_back(plan.substr(0, end));
        plan.remove_prefix(std::min(end + 1, plan.size()));
    }
    return items;
}

std::variant<Deployment, RecordError> readDeployment(std::string_view plan, Side side) {
    const std::vector<std::string_view> items = itemsOf(plan);
    if (items.size() < 2)
        return problem(Fault::RowCount, {}, imperio::quoted(plan));
    Deployment deployment;
    for (int row = 0; row < 2; ++row)
        if (auto wrong = readRowOf(items[static_cast<std::size_t>(row)], side, row, deployment))
            return *wrong;
    std::string reinforcements;
    for (std::size_t index = 2; index < items.size(); ++index)
        reinforcements += (index > 2 ? "; " : "") + std::string(items[index]);
    if (auto wrong = readReinforcementsOf(reinforcements, side, deployment.reinforcements))
        return *wrong;
    return deployment;
}

Result edited(const Game& game, const SetupEdit& edit) {
    auto next = apply(game, edit);
    if (const auto* refusal = std::get_if<imperio::Refusal>(&next))
        return refused(*refusal, game.settingUp());
    return std::get<Game>(std::move(next));
}

Result deployed(const Game& game, std::string_view plan) {
    const auto deployment = readDeployment(plan, game.settingUp());
    if (const auto* wrong = std::get_if<RecordError>(&deployment))
        return *wrong;
    return edited(game, Deploy{std::get<Deployment>(deployment)});
}

Result altered(Game game, std::string_view plan) {
    const std::vector<std::string_view> items = itemsOf(plan);
    if (items.size() > static_cast<std::size_t>(limits::alterations))
        return problem(Fault::TooMuch, {}, imperio::quoted(plan));
    for (const std::string_view item : items) {
        const auto alteration = readAlterationOf(item, Side::Defender);
        if (const auto* wrong = std::get_if<RecordError>(&alteration))
            return *wrong;
        Result next = edited(game, AlterOnce{std::get<Alteration>(alteration)});
        if (std::holds_alternative<RecordError>(next))
            return next;
        game = std::get<Game>(std::move(next));
    }
    return game;
}

} // namespace

Result afterSetup(const Game& game, std::string_view plan) {
    Result next = game.stage == Stage::DefenderAlters ? altered(game, plan) : deployed(game, plan);
    if (std::holds_alternative<RecordError>(next))
        return next;
    return edited(std::get<Game>(next), FinishStage{});
}

std::string deploymentPlan(const Deployment& deployment, Side side) {
    const auto rows = rowsText(deployment, side);
    std::string plan = rows[0] + ',' + rows[1];
    std::string reinforcements = reinforcementsText(deployment.reinforcements, side);
    std::ranges::replace(reinforcements, ';', ',');
    std::erase(reinforcements, ' ');
    return reinforcements.empty() ? plan : plan + ',' + reinforcements;
}

std::string alterationsPlan(const std::vector<Alteration>& alterations) {
    std::string plan;
    for (const Alteration& alteration : alterations)
        plan += (plan.empty() ? "" : ",") + alterationText(alteration);
    std::erase(plan, ' ');
    return plan;
}

} // namespace sf::post
