// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QProcess;

/// Processes that end together with everything that they have started.
namespace sf::document {

/// Lets the process lead a group of its own when it starts. A group that is still remembered ends with this
/// program, even if a signal such as that of Ctrl+C ends it.
void leadGroup(QProcess& process);
/// Remembers the group of a process that has started, by the process's id.
void rememberGroup(qint64 leader);
/// Kills what is left of the group, and forgets it. Does nothing for 0.
void endGroup(qint64 leader);

} // namespace sf::document
