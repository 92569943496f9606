// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"
#include "ui/battle/drag/drop_proposal.h"
#include "ui/battle/layer/board_context.h"
#include "ui/paint/board/card.h"

/// The card and the status bar message for a possible drop.
namespace sf::ui {

paint::Card mergeCard(const DropProposal& proposal, const BoardContext& context);
/// The stacks that a click or Enter puts here, and what other rules lose.
paint::Card pasteCard(const DropProposal& proposal, const QStringList& notes);
paint::Card splitCard(const DropProposal& proposal, const BoardContext& context);
/// The order that a drop would give, with its way or the forecast of the attack.
paint::Card orderCard(const DropProposal& proposal);
paint::Card refusalCard(const DropProposal& proposal, const BoardContext& context);

/// One line: "Hill Company to 5,2: cost 1 of 3." or why it is not allowed.
text::Caption summaryOf(const DropProposal& proposal, const BoardContext& context);
/// One line after the drop.
text::Caption resultOf(const DropProposal& proposal, const BoardContext& context);

} // namespace sf::ui
