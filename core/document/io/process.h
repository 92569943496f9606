// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QThreadPool;

namespace sf::document {

/// Prepares a process that writes files. Exceeding `ulimit -f` becomes an error like a full disk instead of
/// ending the process. Closed standard streams are blocked, so that no document is opened under their numbers
/// and receives printed text.
void prepareProcess();

/// Whether the pool has a thread for one more piece of work, or can get one. QThreadPool itself doesn't ask,
/// and waits forever for work whose thread couldn't be started.
bool hasThread(const QThreadPool& pool);
/// Runs the work on a thread of the pool; here and now if the system has none to give.
void startOn(QThreadPool& pool, const std::function<void()>& work);

} // namespace sf::document
