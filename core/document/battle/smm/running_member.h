// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/rules/battle/battle.h"

namespace sf::document {

/// A round in progress in its document: the order of acting, and whatever has changed in the stacks since
/// their stats were frozen. It is read into the complete battle.
Member<battle::Battle> runningMember();

} // namespace sf::document
