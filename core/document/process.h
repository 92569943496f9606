// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {

/// What a program that writes files does first. A file that grows beyond `ulimit -f` is an error like a full
/// disk, not the end of the process. Standard streams that are closed stay unusable, so that no document is
/// opened under their numbers and gets what is printed.
void prepareProcess();

} // namespace sf::document
