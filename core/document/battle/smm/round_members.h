// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/system_codecs.h"

namespace sf::document {

/// What Stack Management Mechanics adds to stacks and battles in documents.
const SystemMembers& roundMembers();

} // namespace sf::document
