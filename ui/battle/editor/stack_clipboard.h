// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/editor/battle_commands.h"

namespace sf::ui {

class BattleView;

/// What is chosen on the map: stacks, or else the structure in the cursor hex.
struct ChosenParts {
    std::vector<battle::StackId> stacks;
    std::optional<battle::StructureId> structure;

    bool isEmpty() const { return stacks.empty() && !structure; }
};
/// `structureFirst`: while structures are edited.
ChosenParts chosenParts(const CommandContext& context, bool structureFirst);

/// These return what was done, for the status bar.
text::Caption copyParts(const CommandContext& context, const ChosenParts& parts);
text::Caption cutParts(const CommandContext& context, const ChosenParts& parts);
text::Caption deleteParts(const CommandContext& context, const ChosenParts& parts);
/// In the same hexes, with names of their own.
text::Caption duplicateParts(const CommandContext& context, const ChosenParts& parts);
/// Copied stacks appear as a ghost on the map, to be placed; a structure goes into the cursor hex, and a list
/// of units into the selected stack. In a played battle only a referee pastes.
text::Caption pasteParts(const CommandContext& context, BattleView& view);

} // namespace sf::ui
