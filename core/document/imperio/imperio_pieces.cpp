// SPDX-License-Identifier: GPL-3.0-or-later
// The member `setup`: what a record would hold, as JSON until there is a whole record.
#include "core/document/imperio/imperio_reader.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <sstream>

namespace sf::document {
namespace {

using imperio::Side;

void readStage(JsonReader& json, imperio::Game& game) {
    const std::string_view word = json.string();
    if (word == "defenderDeploys")
        game.stage = imperio::Stage::DefenderDeploys;
    else if (word == "attackerDeploys")
        game.stage = imperio::Stage::AttackerDeploys;
    else if (word == "defenderAlters")
        game.stage = imperio::Stage::DefenderAlters;
    else
        json.failAt(json.place(), QStringLiteral("defenderDeploys, attackerDeploys, defenderAlters"),
                    QString::fromUtf8(word));
}

void readRows(JsonReader& json, Side side, imperio::Deployment& deployment) {
    json.list([&](std::size_t index) {
        const std::string row(json.string());
        if (index > 1 || imperio::readRowOf(row, side, static_cast<int>(index), deployment))
            json.failAt(json.place(), QStringLiteral("OOOOOOOOO"), QString::fromStdString(row));
    });
}

void readReserve(JsonReader& json, imperio::Reinforcements& reserve) {
    json.list([&](std::size_t index) {
        const int count = json.integer(0, 1'000'000);
        if (index < reserve.counts.size())
            reserve.counts[index] = count;
    });
}

void readDeployment(JsonReader& json, Side side, imperio::Game& game) {
    imperio::Deployment& deployment = game.deployments[imperio::indexOf(side)];
    json.object([&](std::string_view key) {
        if (key == "rows")
            readRows(json, side, deployment);
        else if (key == "reserve")
            readReserve(json, deployment.reinforcements);
        else
            json.raw();
    });
}

void readRules(JsonReader& json, imperio::Game& game) {
    std::istringstream words{std::string(json.string())};
    for (std::string word; words >> word;) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string value = equals < word.size() ? word.substr(equals + 1) : std::string();
        if (imperio::setOption(game.options, word.substr(0, equals), value))
            json.failAt(json.place(), QStringLiteral("knights=12"), QString::fromStdString(word));
    }
}

/// Five numbers: kind of alteration, square, other square, kind and new kind.
imperio::Alteration readAlteration(JsonReader& json) {
    std::array<int, 5> numbers{0, imperio::squareCount, imperio::squareCount, 0, 0};
    constexpr std::array<int, 5> largest{6, imperio::squareCount, imperio::squareCount, 5, 5};
    json.list([&](std::size_t index) {
        const int number = json.integer(0, largest[std::min<std::size_t>(index, 4)]);
        numbers[std::min<std::size_t>(index, 4)] = number;
    });
    const auto square = [&](std::size_t index) {
        return imperio::Square{static_cast<std::uint8_t>(numbers[index])};
    };
    return {static_cast<imperio::Alter>(numbers[0]), square(1), square(2),
            static_cast<imperio::Kind>(numbers[3]), static_cast<imperio::Kind>(numbers[4])};
}

void readAlterations(JsonReader& json, imperio::Game& game) {
    json.list([&](std::size_t) { game.alterations.push_back(readAlteration(json)); }, limits::alterations);
}

/// Alterations must be legal, in their order.
bool canBeMade(const imperio::Game& game) {
    imperio::Alterations made(game.deployments[imperio::indexOf(Side::Defender)]);
    return std::ranges::none_of(game.alterations, [&](const imperio::Alteration& alteration) {
        return made.make(alteration).has_value();
    });
}

} // namespace

std::array<std::string, 2> readNames(JsonReader& json) {
    std::array<std::string, 2> names;
    json.list([&](std::size_t index) {
        const std::string_view name = json.string();
        if (index < 2)
            names[index] = name;
    });
    return names;
}

imperio::Game readSetup(JsonReader& json) {
    imperio::Game game;
    json.object([&](std::string_view key) {
        if (key == "stage")
            readStage(json, game);
        else if (key == "names")
            game.names = readNames(json);
        else if (key == "roles")
            game.roles = json.string();
        else if (key == "rules")
            readRules(json, game);
        else if (key == "attacker")
            readDeployment(json, Side::Attacker, game);
        else if (key == "defender")
            readDeployment(json, Side::Defender, game);
        else if (key == "alterations")
            readAlterations(json, game);
        else
            json.raw();
    });
    if (!json.failed() && !canBeMade(game))
        json.failAt(QStringLiteral("setup.alterations"), QStringLiteral("IMP-6"), {});
    return game;
}

} // namespace sf::document
