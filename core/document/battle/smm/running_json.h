// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/running_round.h"

/// A round that runs, as a document keeps it: who acts when, and of the stacks as they were when their stats
/// were frozen what is another now.
namespace sf::document {

void writeRunning(JsonWriter& json, const battle::Battle& battle);

/// As the file has it, until the whole battle is known.
struct RunningText {
    battle::RunningRound round;
    struct Frozen {
        battle::StackId stack;
        std::optional<hex::Hex> hex;
        std::optional<hex::Direction> facing;
        std::vector<std::pair<battle::UnitId, int>> hitsLeft;
    };
    std::vector<Frozen> frozen;
};
RunningText readRunning(JsonReader& json);
/// The running round of this battle, or why it cannot be one of it.
std::variant<std::shared_ptr<const battle::RunningRound>, LoadError>
completeRunning(const battle::Battle& battle, RunningText text);

} // namespace sf::document
