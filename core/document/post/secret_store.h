// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/input_file.h"
#include "core/document/post/secret_files.h"

#include <map>
#include <optional>
#include <variant>

namespace sf::document {

/// The secrets of games by post, in a folder of the user's private data: one file per block, written before
/// the block is shown. They are never part of a document, a log or an export.
class SecretStore {
public:
    SecretStore();
    /// A folder that the player named: it keeps its mode.
    explicit SecretStore(QString folder);
    /// The system's folder for the program's private data, unless the environment variable
    /// SQUAREFRONT_SECRETS names another. Empty if there is no home folder.
    static QString defaultFolder();
    const QString& folder() const { return m_folder; }

    /// Returns the block that this user made after `previous`, so that making it again gives the same one.
    /// For block 1, pass its own hash. Returns nothing if there is none, or an error if its file is damaged.
    std::variant<std::optional<KeptBlock>, QString> blockOn(const post::Hash& previous,
                                                            post::Writer writer) const;
    /// Stores a block permanently and never replaces one. Returns an error if it fails.
    std::optional<QString> keep(const KeptBlock& kept) const;

    /// Stores a claim that was made, which has no secret. Returns an error if it fails.
    std::optional<QString> keepClaim(const post::Block& claim) const;
    /// Returns the claim that this user made after `previous`.
    std::variant<std::optional<post::Block>, QString> claimOn(const post::Hash& previous,
                                                              post::Writer writer) const;
    /// Returns the blocks that the user made in the game and that open a secret or give orders, by number.
    /// Looks through the whole folder.
    std::map<std::uint32_t, post::Hash> madeIn(const post::Hash& game) const;

    /// Remembers that the user made this block on another computer. Returns an error if it fails.
    std::optional<QString> confirm(const post::Hash& hash) const;
    bool isConfirmed(const post::Hash& hash) const;

    /// Remembers that the game was taken along to another computer, or from there: both may go on with it.
    /// Returns an error if it fails.
    std::optional<QString> noteElsewhere(const post::Hash& game) const;
    bool isElsewhere(const post::Hash& game) const;

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
    /// Returns the key with this public key, the value of a field `key`: the signing key or an older one.
    std::variant<std::optional<post::SigningKey>, QString> keyOf(std::string_view publicKey) const;

    /// The names of all files that another computer needs to play on with this key and these secrets.
    FolderNames files() const;
    /// Reads a file of the folder; a damaged one can't be read.
    StoredFile contentsOf(const QString& file) const;
    /// What came of a file from another computer.
    enum class Import : std::uint8_t {
        Added,
        Known,
        Conflict,
        Damaged,  ///< or its secret isn't the one that its block seals
        Unsigned, ///< its block isn't signed with the key that the player gave in this game
    };
    /// Adds a file, unless there is another one in its place that isn't damaged. A key becomes the signing
    /// key; the one that was it stays for its games. Returns an error if it can't be stored.
    std::variant<Import, QString> import(const QString& file, const QByteArray& bytes) const;

    /// Returns why the folder or a file in it can't be read, so that the profile doesn't know what it made;
    /// empty if all can. Looks through the whole folder.
    QString problem() const;
    /// Returns a warning, once, if the folder was copied from elsewhere: if both copies continue, they make
    /// two versions of a block. Or why that can't be told; empty otherwise.
    QString copyWarning() const;

private:
    QString pathOf(const QString& file) const { return m_folder + u'/' + file; }
    std::optional<QString> write(const QString& path, const QByteArray& bytes) const;
    /// Reads a file of the folder, damaged or not.
    StoredFile read(const QString& file) const;
    bool isSignedAsItsGame(const post::Block& block) const;
    std::variant<Import, QString> importKey(const QByteArray& bytes) const;
    /// Makes the folder, for the user alone. Returns an error if it fails.
    std::optional<QString> makeFolder() const;
    QString m_folder;
    bool m_isOurs; ///< not a folder that the player named
};

} // namespace sf::document
