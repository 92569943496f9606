// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/smm/fight/battle_state.h"

/// A round in progress in its document: the order of acting, and whatever has changed in the stacks since
/// their stats were frozen.
namespace sf::document {

void writeRunning(JsonWriter& json, const battle::Battle& battle);

/// The data as read, before the whole battle is known.
struct RunningText {
    smm::RunningRound round;
    struct Frozen {
        battle::StackId stack;
        std::optional<hex::Hex> hex;
        std::optional<hex::Direction> facing;
        std::vector<std::pair<battle::UnitId, int>> hitsLeft;
    };
    std::vector<Frozen> frozen;
};
RunningText readRunning(JsonReader& json);
/// Returns the running round, or why it doesn't fit the battle.
std::variant<std::shared_ptr<const smm::RunningRound>, LoadError>
completeRunning(const battle::Battle& battle, RunningText text);

} // namespace sf::document
