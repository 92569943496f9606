// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/text/caption.h"

class QWidget;

/// Commands that ask something first. Each returns the status bar message of a refusal; empty if it was done
/// or cancelled.
namespace sf::ui {

class Selection;

/// Empty without a refusal.
text::Caption captionOf(const std::optional<battle::Refusal>& refusal, const battle::Battle& battle);

struct CommandContext {
    document::BattleDocument& document;
    Selection& selection;
    QWidget* parent;
};

/// "12 Stabbers, 1 Warlord" into the selected stack, or into a new one in the cursor hex.
text::Caption addUnits(const CommandContext& context);
text::Caption addStack(const CommandContext& context);
text::Caption renameStack(const CommandContext& context);
text::Caption mergeStack(const CommandContext& context);
text::Caption splitStack(const CommandContext& context);
text::Caption changeTitle(const CommandContext& context);
text::Caption changeSides(const CommandContext& context);
text::Caption changeMapSize(const CommandContext& context);
text::Caption changeHouseRules(const CommandContext& context);
/// Converts the battle to the other system after saying what will be lost.
text::Caption convertBattle(const CommandContext& context);
text::Caption changeKinds(const CommandContext& context);
text::Caption exportImage(const CommandContext& context);

} // namespace sf::ui
