// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QProcess;

/// Processes that end together with everything that they have started.
namespace sf::document {

/// Starts the process as leader of a group of its own, and waits until it has started. The group ends with
/// this program, even if a signal such as that of Ctrl+C ends it, unless it is ended before. Returns the id
/// of the leader, or 0 if it can't be started within that many milliseconds.
qint64 startGroup(QProcess& process, const QString& program, const QStringList& arguments, int milliseconds);
/// Kills what is left of the group, and forgets it. Does nothing for 0.
void endGroup(qint64 leader);

} // namespace sf::document
