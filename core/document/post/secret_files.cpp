// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/secret_files.h"

#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/post/block/seal.h"
#include "core/post/block/signature.h"

#include <QRegularExpression>

namespace sf::document::secrets {
namespace {

const QByteArray secretHead = QByteArrayLiteral("Squarefront secret 1");
const QByteArray keyHead = QByteArrayLiteral("Squarefront signing key 1");
const QByteArray claimHead = QByteArrayLiteral("Squarefront claim 1");
const QByteArray confirmedHead = QByteArrayLiteral("Squarefront block made elsewhere 1");
const QByteArray elsewhereHead = QByteArrayLiteral("Squarefront game taken along 1");
const auto keyName = QStringLiteral("signing-key");
const auto claimSuffix = QStringLiteral("-claim");
const auto confirmedSuffix = QStringLiteral("-confirmed");
const auto elsewhereSuffix = QStringLiteral("-elsewhere");

QByteArray line(const char* key, const std::string& value) {
    return QByteArray(key) + ": " + QByteArray::fromStdString(value) + '\n';
}

/// The value on the line that starts with "key: ".
std::string valueOf(const QByteArray& bytes, const char* key) {
    const QByteArray begin = '\n' + QByteArray(key) + ": ";
    const qsizetype at = bytes.indexOf(begin);
    if (at < 0)
        return {};
    const qsizetype first = at + begin.size();
    return bytes.mid(first, bytes.indexOf('\n', first) - first).toStdString();
}

/// Whether the file is a mark about a block or a game.
bool isMark(const QString& file) {
    return file.endsWith(confirmedSuffix) || file.endsWith(elsewhereSuffix);
}

/// Whether the secret and its orders are those that the block beside them seals. A key that the block gives
/// signs it.
bool fitsItsBlock(const KeptBlock& kept) {
    using post::Field;
    const post::Block& block = kept.block;
    const std::uint32_t number = block.number();
    const post::SealPlace place{number == 1 ? post::Hash{} : block.bytes(Field::Game), number,
                                block.writer()};
    const bool isSealed = !block.has(Field::Seal) ||
                          block.bytes(Field::Seal) == sealOf(place, kept.fresh.secret, kept.fresh.orders);
    const bool hasNonce =
        !block.has(Field::Nonce) || block.value(Field::Nonce) == post::base32(kept.fresh.nonce);
    return isSealed && hasNonce &&
           (!block.has(Field::Key) || isSignedBy(block, hashOf(block), block.value(Field::Key)));
}

template<class Bytes>
QString text(const Bytes& bytes) {
    return QString::fromStdString(post::base32(bytes));
}

} // namespace

QString blockFile(const post::Hash& previous, post::Writer writer) {
    return QStringLiteral("%1-%2").arg(text(previous), QString::number(static_cast<int>(writer)));
}

QString blockFile(const post::Block& block) {
    return blockFile(block.number() == 1 ? hashOf(block) : block.bytes(post::Field::Previous),
                     block.writer());
}

QString claimFile(const post::Hash& previous, post::Writer writer) {
    return blockFile(previous, writer) + claimSuffix;
}

QString confirmedFile(const post::Hash& block) {
    return text(block) + confirmedSuffix;
}

QString elsewhereFile(const post::Hash& game) {
    return text(game) + elsewhereSuffix;
}

QString keyFile() {
    return keyName;
}

QString keyFile(const post::SigningKey& key) {
    return keyName + u'-' + text(key.number);
}

bool isName(const QString& file) {
    static const QRegularExpression pattern(QStringLiteral(
        "\\A(signing-key(-[0-9A-Z]{13})?|[0-9A-Z]{52}-[12](-claim)?|[0-9A-Z]{52}-(confirmed|elsewhere))\\z"));
    return pattern.match(file).hasMatch();
}

bool isBlockFile(const QString& file) {
    return !isKeyFile(file) && !isMark(file) && !file.endsWith(claimSuffix);
}

bool isKeyFile(const QString& file) {
    return file.startsWith(keyName);
}

bool isElsewhereMark(const QString& file) {
    return file.endsWith(elsewhereSuffix);
}

QByteArray bytesOf(const KeptBlock& kept) {
    return secretHead + '\n' + line("secret", post::base32(kept.fresh.secret)) +
           line("nonce", post::base32(kept.fresh.nonce)) +
           (kept.fresh.orders.empty() ? QByteArray() : line("orders", post::base32(kept.fresh.orders))) +
           (kept.wantsKey ? line("answer", "signed") : QByteArray()) + '\n' +
           QByteArray::fromStdString(post::blockText(kept.block));
}

QByteArray bytesOf(const post::Block& claim) {
    return claimHead + "\n\n" + QByteArray::fromStdString(post::blockText(claim));
}

QByteArray keyBytes(const post::Secret& seed) {
    return keyHead + '\n' + line("seed", post::base32(seed));
}

QByteArray confirmedBytes() {
    return confirmedHead + '\n';
}

QByteArray elsewhereBytes() {
    return elsewhereHead + '\n';
}

post::ReadText textIn(const QByteArray& bytes) {
    return post::readBlocks({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

std::optional<KeptBlock> blockIn(const QByteArray& bytes) {
    const auto secret = post::bytesFromBase32<32>(valueOf(bytes, "secret"));
    const auto nonce = post::bytesFromBase32<16>(valueOf(bytes, "nonce"));
    const QByteArray own = bytes.left(bytes.indexOf("\n\n") + 1); // the block has lines of these names too
    const auto orders = post::fromBase32(valueOf(own, "orders"));
    const post::ReadText read = textIn(bytes);
    if (!bytes.startsWith(secretHead + '\n') || !secret || !nonce || !orders || read.blocks.size() != 1)
        return std::nullopt;
    const post::Block& block = read.blocks.front().block;
    return KeptBlock{block,
                     {*secret, *nonce, block.seconds(post::Field::Time), *orders},
                     valueOf(own, "answer") == "signed"};
}

std::optional<post::Block> claimIn(const QByteArray& bytes) {
    const post::ReadText read = textIn(bytes);
    if (!bytes.startsWith(claimHead) || read.blocks.size() != 1)
        return std::nullopt;
    return read.blocks.front().block;
}

std::optional<post::SigningKey> keyIn(const QByteArray& bytes) {
    const auto seed = post::bytesFromBase32<32>(valueOf(bytes, "seed"));
    return bytes.startsWith(keyHead + '\n') && seed ? std::optional(post::signingKeyOf(*seed)) : std::nullopt;
}

bool isWhole(const QString& file, const QByteArray& bytes) {
    if (isKeyFile(file))
        return keyIn(bytes).has_value();
    if (isMark(file))
        return bytes == (file.endsWith(confirmedSuffix) ? confirmedHead : elsewhereHead) + '\n';
    if (file.endsWith(claimSuffix))
        return claimIn(bytes).has_value();
    const auto kept = blockIn(bytes);
    return kept && file == blockFile(kept->block) && fitsItsBlock(*kept);
}

bool isOfGame(const QString& file, const QByteArray& bytes, const post::Hash& game) {
    const QByteArray id = QByteArray::fromStdString(post::base32(game));
    const bool isBlock = !isKeyFile(file) && !file.endsWith(confirmedSuffix);
    return isBlock && (file.startsWith(QString::fromLatin1(id)) || bytes.contains("\ngame: " + id));
}

std::optional<post::Hash> gameOf(const QString& file, const QByteArray& bytes) {
    const auto kept = isWhole(file, bytes) ? blockIn(bytes) : std::nullopt;
    if (!kept)
        return std::nullopt;
    return kept->block.shape() == post::Shape::Invitation ? hashOf(kept->block)
                                                          : kept->block.bytes(post::Field::Game);
}

bool isFirstBlock(const QString& file, const QByteArray& bytes) {
    const auto kept = isWhole(file, bytes) ? blockIn(bytes) : std::nullopt;
    return kept && kept->block.number() <= 2;
}

} // namespace sf::document::secrets
