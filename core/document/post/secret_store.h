// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_draft.h"

#include <QString>

#include <optional>
#include <variant>

namespace sf::document {

/// A block made here, with what nobody else may know yet.
struct KeptBlock {
    post::Block block;
    post::Fresh fresh;
};

/// The secrets of games by post, in a folder of the user's private data: one file per block, written before
/// the block is shown. They are never part of a document, a log or an export.
class SecretStore {
public:
    explicit SecretStore(QString folder = defaultFolder());
    /// The system's folder for the program's private data, unless the environment variable
    /// SQUAREFRONT_SECRETS names another.
    static QString defaultFolder();
    const QString& folder() const { return m_folder; }

    /// Returns the block that this user made after `previous`, so that making it again gives the same one.
    /// For block 1, pass its own hash. Returns nothing if there is none, or an error if its file is damaged.
    std::variant<std::optional<KeptBlock>, QString> blockOn(const post::Hash& previous,
                                                            post::Writer writer) const;
    /// Stores a block permanently and never replaces one. Returns an error if it fails.
    std::optional<QString> keep(const KeptBlock& kept) const;

    /// Returns the secret that the user sealed in block `number` of the game, or nothing if it isn't here.
    std::optional<post::Secret> secretOf(const post::PostGame& game, std::uint32_t number) const;
    /// The same with the orders that were sealed with it, empty if there are none.
    struct Sealed {
        post::Secret secret{};
        std::string orders;
    };
    std::optional<Sealed> sealedIn(const post::PostGame& game, std::uint32_t number) const;
    /// What the user's own secret makes of the last block, whose plan or orders it settles. Returns nothing
    /// if the next block opens none, or the secret isn't here.
    std::optional<post::PostGame::Opening> opening(const post::PostGame& game) const;

    /// The key with which the user signs games; nothing until makeSigningKey(), or an error if its file is
    /// damaged.
    std::variant<std::optional<post::SigningKey>, QString> signingKey() const;
    /// Makes the key unless there is one. Returns an error if it can't be stored.
    std::optional<QString> makeSigningKey() const;

    /// Returns a warning, once, if the folder was copied from elsewhere: if both copies continue, they make
    /// two versions of a block. Empty otherwise.
    QString copyWarning() const;

private:
    QString pathOf(const post::Hash& previous, post::Writer writer) const;
    QString keyPath() const;
    /// Makes the folder, for the user alone. Returns an error if it fails.
    std::optional<QString> makeFolder() const;
    QString m_folder;
};

} // namespace sf::document
