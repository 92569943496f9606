// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/drag/drop_proposal.h"

class QWidget;

/// Parts of battles on the system's clipboard, which other windows and programs read too: as a clip of ours,
/// as a list that a spreadsheet takes, and stacks also as a picture. The functions return false if there was
/// nothing to copy; the clipboard is left as it was.
namespace sf::ui {

bool copyStacks(const battle::Battle& battle, const std::vector<battle::StackId>& stacks);
bool copyUnits(const battle::Battle& battle, const battle::StackId& stack,
               const std::vector<battle::UnitId>& units);
bool copyKinds(const battle::Battle& battle, const std::vector<std::string>& kinds);
bool copyStructure(const battle::Battle& battle, const battle::StructureId& structure);
bool copySide(const battle::Side& side);

/// Whether the clipboard holds a clip, which is still to be read.
bool isClipCopied();
std::vector<battle::Side> copiedSides(); ///< of a clip of whatever
/// What the clip gives this document, after asking once about kinds that have other stats here. Otherwise why
/// it can't be pasted, in a sentence; empty if people cancel.
std::variant<PastedParts, QString> readClip(const document::BattleDocument& into, QWidget* parent);

} // namespace sf::ui
