// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block_reader.h"
#include "core/post/game/post_draft.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sf::document {

/// A block made here, with what nobody else may know yet.
struct KeptBlock {
    post::Block block;
    post::Fresh fresh;
    bool wantsKey = false; ///< of an invitation: its answer must give a key too
};

/// The files in a folder of secrets: their names and what is in them.
namespace secrets {

/// The file of the block that `writer` made after `previous`; of block 1, after itself.
QString blockFile(const post::Hash& previous, post::Writer writer);
QString blockFile(const post::Block& block);
/// The file of the claim that `writer` made after `previous`.
QString claimFile(const post::Hash& previous, post::Writer writer);
/// The file that says that the block was made on another computer.
QString confirmedFile(const post::Hash& block);
/// The file that says that the game was taken along to another computer, or from there.
QString elsewhereFile(const post::Hash& game);
/// The file of the signing key.
QString keyFile();
/// The file of a key that was the signing key before.
QString keyFile(const post::SigningKey& key);

/// Returns whether a file of the folder can have this name.
bool isName(const QString& file);
bool isBlockFile(const QString& file);
bool isKeyFile(const QString& file);
bool isElsewhereMark(const QString& file);

QByteArray bytesOf(const KeptBlock& kept);
QByteArray bytesOf(const post::Block& claim);
QByteArray keyBytes(const post::Secret& seed);
QByteArray confirmedBytes();
QByteArray elsewhereBytes();

/// Each of these returns nothing for the bytes of any other file.
std::optional<KeptBlock> blockIn(const QByteArray& bytes);
std::optional<post::Block> claimIn(const QByteArray& bytes);
std::optional<post::SigningKey> keyIn(const QByteArray& bytes);
/// The block or claim of a file that may be of either kind, or of neither.
post::ReadText textIn(const QByteArray& bytes);

/// Returns whether a file of this name may have these bytes.
bool isWhole(const QString& file, const QByteArray& bytes);
/// Returns whether a file with these bytes belongs to the game: its block was made in it.
bool isOfGame(const QString& file, const QByteArray& bytes, const post::Hash& game);
/// Returns the game of a block, nothing for any other file.
std::optional<post::Hash> gameOf(const QString& file, const QByteArray& bytes);
/// Returns whether the file has block 1 or 2, which tells how its player signs the game.
bool isFirstBlock(const QString& file, const QByteArray& bytes);

} // namespace secrets
} // namespace sf::document
