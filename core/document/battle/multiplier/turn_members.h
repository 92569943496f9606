// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/system_codecs.h"

namespace sf::document {

/// What multiplier combat adds to stacks and battles in documents.
const SystemMembers& turnMembers();

} // namespace sf::document
