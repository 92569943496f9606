// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {

/// Prepares a process that writes files. Exceeding `ulimit -f` becomes an error like a full disk instead of
/// ending the process. Closed standard streams are blocked, so that no document is opened under their numbers
/// and receives printed text.
void prepareProcess();

} // namespace sf::document
