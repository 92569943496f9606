// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/secret_store.h"

#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/post/block/base32.h"
#include "core/post/block/block_reader.h"
#include "core/post/block/block_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <sys/stat.h>

namespace sf::document {
namespace {

constexpr qint64 largestSecretFile = 1 << 20;
const QByteArray secretHead = QByteArrayLiteral("Squarefront secret 1");
const QByteArray keyHead = QByteArrayLiteral("Squarefront signing key 1");

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

QByteArray bytesOf(const KeptBlock& kept) {
    return secretHead + '\n' + line("secret", post::base32(kept.fresh.secret)) +
           line("nonce", post::base32(kept.fresh.nonce)) +
           (kept.fresh.orders.empty() ? QByteArray() : line("orders", post::base32(kept.fresh.orders))) +
           '\n' + QByteArray::fromStdString(post::blockText(kept.block));
}

std::optional<KeptBlock> keptIn(const QByteArray& bytes) {
    const auto secret = post::bytesFromBase32<32>(valueOf(bytes, "secret"));
    const auto nonce = post::bytesFromBase32<16>(valueOf(bytes, "nonce"));
    const auto orders = post::fromBase32(valueOf(bytes.left(bytes.indexOf("\n\n") + 1), "orders"));
    const post::ReadText read = post::readBlocks({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!bytes.startsWith(secretHead + '\n') || !secret || !nonce || !orders || read.blocks.size() != 1)
        return std::nullopt;
    const post::Block& block = read.blocks.front().block;
    return KeptBlock{block, {*secret, *nonce, block.seconds(post::Field::Time), *orders}};
}

QString damaged(const QString& path) {
    return QCoreApplication::translate("sf::document",
                                       "%1 is damaged. Its secret is lost unless you have a copy of it.")
        .arg(path);
}

} // namespace

SecretStore::SecretStore(QString folder) : m_folder(std::move(folder)) {}

QString SecretStore::defaultFolder() {
    QString named = qEnvironmentVariable("SQUAREFRONT_SECRETS");
    if (!named.isEmpty())
        return named;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/squarefront/secrets");
}

QString SecretStore::pathOf(const post::Hash& previous, post::Writer writer) const {
    return QStringLiteral("%1/%2-%3")
        .arg(m_folder, QString::fromStdString(post::base32(previous)),
             QString::number(static_cast<int>(writer)));
}

std::variant<std::optional<KeptBlock>, QString> SecretStore::blockOn(const post::Hash& previous,
                                                                     post::Writer writer) const {
    const QString path = pathOf(previous, writer);
    if (!QFile::exists(path))
        return std::optional<KeptBlock>();
    const auto input = readInput(path, largestSecretFile);
    if (const auto* error = std::get_if<LoadError>(&input))
        return error->text(path);
    auto kept = keptIn(std::get<QByteArray>(input));
    if (!kept)
        return damaged(path);
    return kept;
}

std::optional<QString> SecretStore::makeFolder() const {
    if (QDir().mkpath(m_folder) && ::chmod(QFile::encodeName(m_folder).constData(), S_IRWXU) == 0)
        return std::nullopt;
    return QCoreApplication::translate("sf::document",
                                       "%1 can't be written. Without it no secret can be kept.")
        .arg(m_folder);
}

std::optional<QString> SecretStore::keep(const KeptBlock& kept) const {
    if (auto error = makeFolder())
        return error;
    const bool isFirst = kept.block.number() == 1;
    const post::Hash place = isFirst ? hashOf(kept.block) : kept.block.bytes(post::Field::Previous);
    const QString path = pathOf(place, kept.block.writer());
    if (QFile::exists(path))
        return QCoreApplication::translate("sf::document", "%1 already exists.").arg(path);
    return writeSafely(path, bytesOf(kept)).error;
}

std::optional<post::Secret> SecretStore::secretOf(const post::PostGame& game, std::uint32_t number) const {
    const auto sealed = sealedIn(game, number);
    return sealed ? std::optional(sealed->secret) : std::nullopt;
}

std::optional<SecretStore::Sealed> SecretStore::sealedIn(const post::PostGame& game,
                                                         std::uint32_t number) const {
    const auto found = blockOn(game.hash(number == 1 ? 1 : number - 1), post::writerOf(number));
    const auto* kept = std::get_if<std::optional<KeptBlock>>(&found);
    if (!kept || !*kept || hashOf((*kept)->block) != game.hash(number))
        return std::nullopt;
    return Sealed{(*kept)->fresh.secret, (*kept)->fresh.orders};
}

std::optional<post::PostGame::Opening> SecretStore::opening(const post::PostGame& game) const {
    if (game.end() || game.count() < 2 || !game.isSealed(game.count() - 1))
        return std::nullopt;
    const auto sealed = sealedIn(game, game.count() - 1);
    return sealed ? game.opening(sealed->secret, sealed->orders) : std::nullopt;
}

QString SecretStore::keyPath() const {
    return m_folder + QStringLiteral("/signing-key");
}

std::variant<std::optional<post::SigningKey>, QString> SecretStore::signingKey() const {
    if (!QFile::exists(keyPath()))
        return std::optional<post::SigningKey>();
    const auto input = readInput(keyPath(), largestSecretFile);
    if (const auto* error = std::get_if<LoadError>(&input))
        return error->text(keyPath());
    const auto& bytes = std::get<QByteArray>(input);
    const auto seed = post::bytesFromBase32<32>(valueOf(bytes, "seed"));
    if (!bytes.startsWith(keyHead + '\n') || !seed)
        return QCoreApplication::translate(
                   "sf::document", "%1 is damaged. Without it you can't go on with games that you sign.")
            .arg(keyPath());
    return std::optional(post::signingKeyOf(*seed));
}

std::optional<QString> SecretStore::makeSigningKey() const {
    if (QFile::exists(keyPath()))
        return std::nullopt;
    if (auto error = makeFolder())
        return error;
    const QByteArray seed = line("seed", post::base32(post::random<post::Secret>()));
    return writeSafely(keyPath(), keyHead + '\n' + seed).error;
}

QString SecretStore::copyWarning() const {
    struct stat status {};
    if (::stat(QFile::encodeName(m_folder).constData(), &status) != 0)
        return {};
    const QString path = m_folder + QStringLiteral("/place");
    const QByteArray here = QFileInfo(m_folder).canonicalFilePath().toUtf8() + '\n' +
                            QByteArray::number(static_cast<qulonglong>(status.st_ino)) + '\n';
    const auto input = readInput(path, largestSecretFile);
    const auto* before = std::get_if<QByteArray>(&input);
    if (before && *before == here)
        return {};
    writeSafely(path, here);
    if (!before)
        return {};
    return QCoreApplication::translate("sf::document",
                                       "The secrets in %1 were copied from another place. Play on from one "
                                       "copy only: two copies can make two versions of a block.")
        .arg(m_folder);
}

} // namespace sf::document
