// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/secret_store.h"

/// A file with the user's keys and secrets, with which they play on at another computer.
namespace sf::document {

/// What to put into the file.
struct Export {
    bool hasKeys = true;
    std::optional<std::vector<post::Hash>> games{}; ///< only their secrets; nothing for all games
};
/// Writes the file, for the user alone; with a passphrase unless that is empty. Never replaces one. Returns
/// an error.
std::optional<QString> exportSecrets(const SecretStore& store, const Export& what, const QString& path,
                                     const QString& passphrase);

/// What came of a file.
struct ImportResult {
    int added = 0;
    int known = 0;
    QString newKey;       ///< the public key with which new games are signed from now on, if it changed
    QStringList problems; ///< one line each
};
/// Returns whether the file needs a passphrase, or an error.
std::variant<bool, QString> isLocked(const QString& path);
/// Adds what the file has to the store; only what is damaged there is replaced. Returns an error if it can't
/// be read or unlocked, also if there is a passphrase but the file isn't locked.
std::variant<ImportResult, QString> importSecrets(const SecretStore& store, const QString& path,
                                                  const QString& passphrase);

} // namespace sf::document
