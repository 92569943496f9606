// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::cli {

/// The battle of a document. Nothing when it could not be read; then the line that says why is printed.
std::optional<battle::Battle> readBattle(const QString& path);

} // namespace sf::cli
