// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_draft.h"

#include <QString>

#include <optional>
#include <variant>

namespace sf::document {

/// A block that was made here, with what nobody else may know before its time.
struct KeptBlock {
    post::Block block;
    post::Fresh fresh;
};

/// The secrets of games by post, in a folder of the user's private data: a file for each block that was made,
/// written before the block is shown. They are never part of a document, a log or an export.
class SecretStore {
public:
    explicit SecretStore(QString folder = defaultFolder());
    /// Where the system keeps the program's private data; SQUAREFRONT_SECRETS in the environment names
    /// another folder.
    static QString defaultFolder();
    const QString& folder() const { return m_folder; }

    /// The block that this user made on top of `previous`: making it again must return the same. Block 1 is
    /// asked for by its own hash. Nothing when there is none; what is wrong with its file otherwise.
    std::variant<std::optional<KeptBlock>, QString> blockOn(const post::Hash& previous,
                                                            post::Writer writer) const;
    /// Keeps a block for good; nothing that is kept is replaced. What went wrong, if anything did.
    std::optional<QString> keep(const KeptBlock& kept) const;

    /// The secret that the user sealed in block `number` of the game; nothing when it is not here.
    std::optional<post::Secret> secretOf(const post::PostGame& game, std::uint32_t number) const;

    /// One sentence, once, when the folder was copied from elsewhere: two copies that both go on make two
    /// versions of a block. Empty otherwise.
    QString copyWarning() const;

private:
    QString pathOf(const post::Hash& previous, post::Writer writer) const;
    QString m_folder;
};

} // namespace sf::document
