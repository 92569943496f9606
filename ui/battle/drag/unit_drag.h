// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <optional>
#include <vector>

class QMimeData;
class QPixmap;

namespace sf::paint {
struct Theme;
}

/// Units dragged out of the Stack dock. Dropped onto the map they become a stack of their own; dropped onto a
/// tied unit of the same Square, one swaps places with it.
namespace sf::ui {

struct UnitDrag {
    battle::StackId stack;
    std::vector<battle::UnitId> units; ///< at least one, all of the stack
};

/// "application/x-squarefront-units", JSON {"stack": id, "units": [ids]}.
QMimeData* mimeData(const UnitDrag& drag);
/// Nothing if the data is not such a drag.
std::optional<UnitDrag> unitDrag(const QMimeData* data);
/// The dragged tokens on a plate, because desktops without a compositor have no transparent drag pictures.
QPixmap carriedPicture(const QPixmap& tokens, const paint::Theme& theme);

} // namespace sf::ui
