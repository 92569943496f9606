// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QProcess;

/// Processes that end together with everything that they have started.
namespace sf::document {

struct ProcessGroup {
    qint64 leader = 0; ///< its id; 0: it couldn't be started
    QByteArray mark;   ///< in the environment of all that it starts
};
/// Starts the process as leader of a group of its own, and waits for that many milliseconds until it has
/// started. The group ends with this program, even if that is killed, unless it is ended before.
ProcessGroup startGroup(QProcess& process, const QString& program, const QStringList& arguments,
                        int milliseconds);
/// Kills what is left of the group, also what has begun a session of its own. Does nothing without a leader.
void endGroup(const ProcessGroup& group);

} // namespace sf::document
