// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QString>

class QWidget;

/// Commands that ask something first. Each returns the status bar message of a refusal; empty if it was done
/// or cancelled.
namespace sf::ui {

class Selection;

/// A refusal with its rule as text.
QString refusalText(const std::optional<battle::Refusal>& refusal, const battle::Battle& battle);

struct CommandContext {
    document::BattleDocument& document;
    Selection& selection;
    QWidget* parent;
};

/// "12 Stabbers, 1 Warlord" into the selected stack, or into a new one in the cursor hex.
QString addUnits(const CommandContext& context);
QString addStack(const CommandContext& context);
QString renameStack(const CommandContext& context);
QString mergeStack(const CommandContext& context);
QString splitStack(const CommandContext& context);
QString changeTitle(const CommandContext& context);
QString changeSides(const CommandContext& context);
QString changeMapSize(const CommandContext& context);
QString changeHouseRules(const CommandContext& context);
/// Converts the battle to the other system after saying what will be lost.
QString convertBattle(const CommandContext& context);
QString changeKinds(const CommandContext& context);
QString exportImage(const CommandContext& context);

} // namespace sf::ui
