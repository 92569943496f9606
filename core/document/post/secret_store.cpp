// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/secret_store.h"

#include "core/document/io/safe_file.h"
#include "core/document/post/private_file.h"
#include "core/post/block/base32.h"
#include "core/post/block/block_reader.h"
#include "core/post/block/block_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <sys/stat.h>

namespace sf::document {
namespace {

constexpr qint64 largestSecretFile = 1 << 20;
const QByteArray secretHead = QByteArrayLiteral("Squarefront secret 1");
const QByteArray keyHead = QByteArrayLiteral("Squarefront signing key 1");
const QByteArray claimHead = QByteArrayLiteral("Squarefront claim 1");
const QByteArray confirmedHead = QByteArrayLiteral("Squarefront block made elsewhere 1");
const auto keyName = QStringLiteral("signing-key");
const auto claimSuffix = QStringLiteral("-claim");
const auto confirmedSuffix = QStringLiteral("-confirmed");

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
           (kept.wantsKey ? line("answer", "signed") : QByteArray()) + '\n' +
           QByteArray::fromStdString(post::blockText(kept.block));
}

post::ReadText blocksIn(const QByteArray& bytes) {
    return post::readBlocks({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

std::optional<KeptBlock> keptIn(const QByteArray& bytes) {
    const auto secret = post::bytesFromBase32<32>(valueOf(bytes, "secret"));
    const auto nonce = post::bytesFromBase32<16>(valueOf(bytes, "nonce"));
    const QByteArray own = bytes.left(bytes.indexOf("\n\n") + 1); // the block has lines of these names too
    const auto orders = post::fromBase32(valueOf(own, "orders"));
    const post::ReadText read = blocksIn(bytes);
    if (!bytes.startsWith(secretHead + '\n') || !secret || !nonce || !orders || read.blocks.size() != 1)
        return std::nullopt;
    const post::Block& block = read.blocks.front().block;
    return KeptBlock{block,
                     {*secret, *nonce, block.seconds(post::Field::Time), *orders},
                     valueOf(own, "answer") == "signed"};
}

std::optional<post::SigningKey> keyIn(const QByteArray& bytes) {
    const auto seed = post::bytesFromBase32<32>(valueOf(bytes, "seed"));
    return bytes.startsWith(keyHead + '\n') && seed ? std::optional(post::signingKeyOf(*seed)) : std::nullopt;
}

/// The file of a block: it is named after the block before, of block 1 after itself.
QString secretFileName(const post::Hash& previous, post::Writer writer) {
    return QStringLiteral("%1-%2").arg(QString::fromStdString(post::base32(previous)),
                                       QString::number(static_cast<int>(writer)));
}
QString keptFileName(const post::Block& block) {
    return secretFileName(block.number() == 1 ? hashOf(block) : block.bytes(post::Field::Previous),
                          block.writer());
}

QString lostFile(const QString& path) {
    return QCoreApplication::translate("sf::document",
                                       "%1 is damaged. Its secret is lost unless you have a copy of it.")
        .arg(path);
}

} // namespace

SecretStore::SecretStore()
    : m_folder(defaultFolder()), m_isOurs(qEnvironmentVariableIsEmpty("SQUAREFRONT_SECRETS")) {}

SecretStore::SecretStore(QString folder) : m_folder(std::move(folder)), m_isOurs(false) {}

QString SecretStore::defaultFolder() {
    QString named = qEnvironmentVariable("SQUAREFRONT_SECRETS");
    if (!named.isEmpty())
        return named;
    const QString data = privateDataFolder();
    return data.isEmpty() ? data : data + QStringLiteral("/secrets");
}

QString SecretStore::pathOf(const post::Hash& previous, post::Writer writer) const {
    return m_folder + u'/' + secretFileName(previous, writer);
}

std::variant<std::optional<KeptBlock>, QString> SecretStore::blockOn(const post::Hash& previous,
                                                                     post::Writer writer) const {
    const QString path = pathOf(previous, writer);
    if (!QFile::exists(path))
        return std::optional<KeptBlock>();
    const auto input = readPrivateFile(path, largestSecretFile);
    if (const auto* error = std::get_if<LoadError>(&input))
        return error->text(path);
    auto kept = keptIn(std::get<QByteArray>(input));
    if (!kept)
        return lostFile(path);
    return kept;
}

std::optional<QString> SecretStore::makeFolder() const {
    if (m_folder.isEmpty())
        return QCoreApplication::translate(
            "sf::document", "You have no home folder. Name a folder for the secrets with --secrets.");
    const QByteArray name = QFile::encodeName(m_folder);
    const bool isThere = QFileInfo(m_folder).isDir();
    if ((isThere || QDir().mkpath(m_folder)) &&
        ((isThere && !m_isOurs) || ::chmod(name.constData(), S_IRWXU) == 0))
        return std::nullopt;
    return QCoreApplication::translate("sf::document",
                                       "%1 can't be written. Without it no secret can be kept.")
        .arg(m_folder);
}

std::optional<QString> SecretStore::keep(const KeptBlock& kept) const {
    return write(m_folder + u'/' + keptFileName(kept.block), bytesOf(kept));
}

std::optional<QString> SecretStore::write(const QString& path, const QByteArray& bytes) const {
    if (auto error = makeFolder())
        return error;
    for (const QString& file : files())
        takeFromOthers(m_folder + u'/' + file); // of earlier versions
    const auto problem = writeNewFile(path, bytes, Readers::Owner);
    if (problem && problem->exists)
        return QCoreApplication::translate("sf::document", "%1 already exists.").arg(path);
    return problem ? std::optional(problem->text) : std::nullopt;
}

std::optional<QString> SecretStore::keepClaim(const post::Block& claim) const {
    const QString path = pathOf(claim.bytes(post::Field::Previous), claim.writer()) + claimSuffix;
    return write(path, claimHead + "\n\n" + QByteArray::fromStdString(post::blockText(claim)));
}

std::variant<std::optional<post::Block>, QString> SecretStore::claimOn(const post::Hash& previous,
                                                                       post::Writer writer) const {
    const QString path = pathOf(previous, writer) + claimSuffix;
    if (!QFile::exists(path))
        return std::optional<post::Block>();
    const auto input = readPrivateFile(path, largestSecretFile);
    if (const auto* error = std::get_if<LoadError>(&input))
        return error->text(path);
    const post::ReadText read = blocksIn(std::get<QByteArray>(input));
    if (read.blocks.size() != 1)
        return lostFile(path);
    return std::optional(read.blocks.front().block);
}

std::map<std::uint32_t, post::Hash> SecretStore::madeIn(const post::Hash& game) const {
    std::map<std::uint32_t, post::Hash> blocks;
    const QByteArray id = QByteArray::fromStdString(post::base32(game));
    for (const QString& file : files()) {
        if (isKeyFile(file) || file.endsWith(confirmedSuffix) || file.endsWith(claimSuffix))
            continue;
        const QByteArray bytes = contentsOf(file);
        if (!bytes.contains("\ngame: " + id))
            continue;
        const auto kept = keptIn(bytes);
        if (kept && (kept->block.shape() != post::Shape::Resignation || kept->block.has(post::Field::Opened)))
            blocks.emplace(kept->block.number(), hashOf(kept->block));
    }
    return blocks;
}

std::optional<QString> SecretStore::confirm(const post::Hash& hash) const {
    if (isConfirmed(hash))
        return std::nullopt;
    return write(m_folder + u'/' + QString::fromStdString(post::base32(hash)) + confirmedSuffix,
                 confirmedHead + '\n');
}

bool SecretStore::isConfirmed(const post::Hash& hash) const {
    return QFile::exists(m_folder + u'/' + QString::fromStdString(post::base32(hash)) + confirmedSuffix);
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
    return m_folder + u'/' + keyName;
}

std::variant<std::optional<post::SigningKey>, QString> SecretStore::signingKey() const {
    if (!QFile::exists(keyPath()))
        return std::optional<post::SigningKey>();
    const auto input = readPrivateFile(keyPath(), largestSecretFile);
    if (const auto* error = std::get_if<LoadError>(&input))
        return error->text(keyPath());
    auto key = keyIn(std::get<QByteArray>(input));
    if (!key)
        return QCoreApplication::translate("sf::document",
                                           "%1 is damaged. You need it to continue games that you sign.")
            .arg(keyPath());
    return key;
}

std::optional<QString> SecretStore::makeSigningKey() const {
    if (QFile::exists(keyPath()))
        return std::nullopt;
    const QByteArray seed = line("seed", post::base32(post::random<post::Secret>()));
    const auto error = write(keyPath(), keyHead + '\n' + seed);
    return QFile::exists(keyPath()) ? std::nullopt : error; // another program's key is as good
}

std::variant<std::optional<post::SigningKey>, QString> SecretStore::keyOf(std::string_view publicKey) const {
    auto own = signingKey();
    const auto* key = std::get_if<std::optional<post::SigningKey>>(&own);
    if (key && *key && publicKeyValue(**key) == publicKey)
        return own;
    for (const QString& file : files())
        if (isKeyFile(file))
            if (const auto older = keyIn(contentsOf(file)); older && publicKeyValue(*older) == publicKey)
                return older;
    if (!key)
        return own;
    return std::optional<post::SigningKey>();
}

bool SecretStore::isName(const QString& file) {
    static const QRegularExpression pattern(QStringLiteral(
        "\\A(signing-key(-[0-9A-Z]{13})?|[0-9A-Z]{52}-[12](-claim)?|[0-9A-Z]{52}-confirmed)\\z"));
    return pattern.match(file).hasMatch();
}

QStringList SecretStore::files() const {
    QStringList names = QDir(m_folder).entryList(QDir::Files, QDir::Name);
    names.removeIf([](const QString& name) { return !isName(name); });
    return names;
}

bool SecretStore::isKeyFile(const QString& file) {
    return file.startsWith(keyName);
}

QByteArray SecretStore::contentsOf(const QString& file) const {
    const auto input = readPrivateFile(m_folder + u'/' + file, largestSecretFile);
    const auto* bytes = std::get_if<QByteArray>(&input);
    return bytes ? *bytes : QByteArray();
}

bool SecretStore::isOfGame(const QString& file, const post::Hash& game) const {
    const QByteArray id = QByteArray::fromStdString(post::base32(game));
    const bool isBlock = !isKeyFile(file) && !file.endsWith(confirmedSuffix);
    return isBlock &&
           (file.startsWith(QString::fromLatin1(id)) || contentsOf(file).contains("\ngame: " + id));
}

SecretStore::Import SecretStore::import(const QString& file, const QByteArray& bytes) const {
    if (isKeyFile(file))
        return importKey(bytes);
    const auto kept = keptIn(bytes);
    const bool isConfirmed = file.endsWith(confirmedSuffix) && bytes == confirmedHead + '\n';
    const bool isClaim =
        file.endsWith(claimSuffix) && bytes.startsWith(claimHead) && blocksIn(bytes).blocks.size() == 1;
    if (!isConfirmed && !isClaim && !kept)
        return Import::Damaged;
    if (kept && file != keptFileName(kept->block))
        return Import::Damaged;
    const QString path = m_folder + u'/' + file;
    if (QFile::exists(path))
        return contentsOf(file) == bytes ? Import::Known : Import::Conflict;
    return write(path, bytes) ? Import::Failed : Import::Added;
}

SecretStore::Import SecretStore::importKey(const QByteArray& bytes) const {
    const auto key = keyIn(bytes);
    if (!key)
        return Import::Damaged;
    const auto known = keyOf(publicKeyValue(*key));
    if (const auto* found = std::get_if<std::optional<post::SigningKey>>(&known); found && *found)
        return Import::Known;
    if (!QFile::exists(keyPath()))
        return write(keyPath(), bytes) ? Import::Failed : Import::Added;
    // The other key stays for the games that were begun with it.
    const QByteArray before = contentsOf(keyName);
    const auto older = keyIn(before);
    if (!older)
        return Import::Conflict;
    const QString name = keyPath() + u'-' + QString::fromStdString(post::base32(older->number));
    if (write(name, before) || writeSafely(keyPath(), bytes).error)
        return Import::Failed;
    return Import::Added;
}

QString SecretStore::copyWarning() const {
    struct stat status {};
    if (::stat(QFile::encodeName(m_folder).constData(), &status) != 0)
        return {};
    const QString path = m_folder + QStringLiteral("/place");
    const QByteArray here = QFileInfo(m_folder).canonicalFilePath().toUtf8() + '\n' +
                            QByteArray::number(static_cast<qulonglong>(status.st_ino)) + '\n';
    const auto input = readPrivateFile(path, largestSecretFile);
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
