// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/secret_store.h"

#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/private_file.h"
#include "core/post/block/base32.h"
#include "core/post/block/block_reader.h"
#include "core/post/block/block_writer.h"
#include "core/post/block/seal.h"
#include "core/post/block/signature.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <sys/stat.h>

namespace sf::document {
namespace {

constexpr qint64 largestSecretFile = 1 << 20;
const QByteArray secretHead = QByteArrayLiteral("Squarefront secret 1");
const QByteArray keyHead = QByteArrayLiteral("Squarefront signing key 1");
const QByteArray claimHead = QByteArrayLiteral("Squarefront claim 1");
const QByteArray confirmedHead = QByteArrayLiteral("Squarefront block made elsewhere 1");
const QByteArray elsewhereHead = QByteArrayLiteral("Squarefront game taken along 1");
const auto keyName = QStringLiteral("signing-key");
const auto placeName = QStringLiteral("place");
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

std::optional<post::Block> claimIn(const QByteArray& bytes) {
    const post::ReadText read = blocksIn(bytes);
    if (!bytes.startsWith(claimHead) || read.blocks.size() != 1)
        return std::nullopt;
    return read.blocks.front().block;
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
QString confirmedFileName(const post::Hash& hash) {
    return QString::fromStdString(post::base32(hash)) + confirmedSuffix;
}
QString elsewhereFileName(const post::Hash& game) {
    return QString::fromStdString(post::base32(game)) + elsewhereSuffix;
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

/// Whether a file of this name may have these bytes.
bool isWhole(const QString& file, const QByteArray& bytes) {
    if (SecretStore::isKeyFile(file))
        return keyIn(bytes).has_value();
    if (isMark(file))
        return bytes == (file.endsWith(confirmedSuffix) ? confirmedHead : elsewhereHead) + '\n';
    if (file.endsWith(claimSuffix))
        return claimIn(bytes).has_value();
    const auto kept = keptIn(bytes);
    return kept && file == keptFileName(kept->block) && fitsItsBlock(*kept);
}

/// What `valueOf` finds in a file that was read.
template<class Value>
std::variant<std::optional<Value>, QString> valueIn(const StoredFile& file,
                                                    std::optional<Value> (*valueOf)(const QByteArray&)) {
    if (!file.problem.isEmpty())
        return file.problem;
    return file.bytes ? valueOf(*file.bytes) : std::nullopt;
}

QString damagedFile(const QString& path, bool isKey) {
    return isKey ? QCoreApplication::translate("sf::document",
                                               "%1 is damaged. You need it to continue games that you sign.")
                       .arg(path)
                 : QCoreApplication::translate(
                       "sf::document", "%1 is damaged. Its secret is lost unless you have a copy of it.")
                       .arg(path);
}

} // namespace

SecretStore::SecretStore()
    : m_folder(defaultFolder()), m_isOurs(qEnvironmentVariableIsEmpty("SQUAREFRONT_SECRETS")) {}

SecretStore::SecretStore(QString folder) : m_folder(std::move(folder)), m_isOurs(false) {}

QString SecretStore::defaultFolder() {
    if (const QByteArray named = qgetenv("SQUAREFRONT_SECRETS"); !named.isEmpty())
        return pathText(named);
    const QString data = privateDataFolder();
    return data.isEmpty() ? data : data + QStringLiteral("/secrets");
}

std::variant<std::optional<KeptBlock>, QString> SecretStore::blockOn(const post::Hash& previous,
                                                                     post::Writer writer) const {
    return valueIn(contentsOf(secretFileName(previous, writer)), keptIn);
}

std::optional<QString> SecretStore::makeFolder() const {
    if (m_folder.isEmpty())
        return QCoreApplication::translate(
            "sf::document", "You have no home folder. Name a folder for the secrets with --secrets.");
    const QByteArray name = pathBytes(m_folder);
    struct stat status {};
    const bool isThere = ::stat(name.constData(), &status) == 0 && S_ISDIR(status.st_mode);
    if ((isThere || document::makeFolder(m_folder)) &&
        ((isThere && !m_isOurs) || ::chmod(name.constData(), S_IRWXU) == 0))
        return std::nullopt;
    return QCoreApplication::translate("sf::document",
                                       "%1 can't be written. Without it no secret can be kept.")
        .arg(m_folder);
}

std::optional<QString> SecretStore::keep(const KeptBlock& kept) const {
    return write(pathOf(keptFileName(kept.block)), bytesOf(kept));
}

std::optional<QString> SecretStore::write(const QString& path, const QByteArray& bytes) const {
    if (auto error = makeFolder())
        return error;
    for (const QString& file : files().names)
        takeFromOthers(pathOf(file)); // of earlier versions
    const auto problem = writeNewFile(path, bytes, Readers::Owner);
    if (problem && problem->exists)
        return QCoreApplication::translate("sf::document", "%1 already exists.").arg(path);
    return problem ? std::optional(problem->text) : std::nullopt;
}

std::optional<QString> SecretStore::keepClaim(const post::Block& claim) const {
    const QString file = secretFileName(claim.bytes(post::Field::Previous), claim.writer()) + claimSuffix;
    return write(pathOf(file), claimHead + "\n\n" + QByteArray::fromStdString(post::blockText(claim)));
}

std::variant<std::optional<post::Block>, QString> SecretStore::claimOn(const post::Hash& previous,
                                                                       post::Writer writer) const {
    return valueIn(contentsOf(secretFileName(previous, writer) + claimSuffix), claimIn);
}

std::map<std::uint32_t, post::Hash> SecretStore::madeIn(const post::Hash& game) const {
    std::map<std::uint32_t, post::Hash> blocks;
    const QByteArray id = QByteArray::fromStdString(post::base32(game));
    for (const QString& file : files().names) {
        if (isKeyFile(file) || isMark(file) || file.endsWith(claimSuffix))
            continue;
        const QByteArray bytes = read(file).bytes.value_or(QByteArray());
        if (!bytes.contains("\ngame: " + id))
            continue;
        const auto kept = keptIn(bytes);
        if (kept && (kept->block.shape() != post::Shape::Resignation || kept->block.has(post::Field::Opened)))
            blocks.emplace(kept->block.number(), hashOf(kept->block));
    }
    return blocks;
}

std::optional<QString> SecretStore::confirm(const post::Hash& hash) const {
    const auto [bytes, problem] = read(confirmedFileName(hash));
    if (bytes || !problem.isEmpty())
        return bytes ? std::nullopt : std::optional(problem);
    return write(pathOf(confirmedFileName(hash)), confirmedHead + '\n');
}

bool SecretStore::isConfirmed(const post::Hash& hash) const {
    return read(confirmedFileName(hash)).bytes.has_value();
}

bool SecretStore::isElsewhereMark(const QString& file) {
    return file.endsWith(elsewhereSuffix);
}

std::optional<QString> SecretStore::noteElsewhere(const post::Hash& game) const {
    return isElsewhere(game) ? std::nullopt : write(pathOf(elsewhereFileName(game)), elsewhereHead + '\n');
}

bool SecretStore::isElsewhere(const post::Hash& game) const {
    return read(elsewhereFileName(game)).bytes.has_value();
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

std::variant<std::optional<post::SigningKey>, QString> SecretStore::signingKey() const {
    return valueIn(contentsOf(keyName), keyIn);
}

std::optional<QString> SecretStore::makeSigningKey() const {
    const auto [bytes, problem] = read(keyName);
    if (bytes || !problem.isEmpty())
        return bytes ? std::nullopt : std::optional(problem);
    const QByteArray seed = line("seed", post::base32(post::random<post::Secret>()));
    const auto error = write(pathOf(keyName), keyHead + '\n' + seed);
    return read(keyName).bytes ? std::nullopt : error; // another program's key is as good
}

std::variant<std::optional<post::SigningKey>, QString> SecretStore::keyOf(std::string_view publicKey) const {
    const FolderNames all = files();
    QString problem = all.problem;
    for (const QString& file : all.names) {
        const StoredFile found = isKeyFile(file) ? contentsOf(file) : StoredFile();
        const auto key = keyIn(found.bytes.value_or(QByteArray()));
        if (key && publicKeyValue(*key) == publicKey)
            return key;
        if (problem.isEmpty())
            problem = found.problem;
    }
    if (!problem.isEmpty())
        return problem;
    return std::optional<post::SigningKey>();
}

bool SecretStore::isName(const QString& file) {
    static const QRegularExpression pattern(QStringLiteral(
        "\\A(signing-key(-[0-9A-Z]{13})?|[0-9A-Z]{52}-[12](-claim)?|[0-9A-Z]{52}-(confirmed|elsewhere))\\z"));
    return pattern.match(file).hasMatch();
}

FolderNames SecretStore::files() const {
    FolderNames found = namesIn(m_folder);
    found.names.removeIf([](const QString& name) { return !isName(name); });
    return found;
}

bool SecretStore::isKeyFile(const QString& file) {
    return file.startsWith(keyName);
}

StoredFile SecretStore::read(const QString& file) const {
    return readPrivateFile(pathOf(file), largestSecretFile);
}

StoredFile SecretStore::contentsOf(const QString& file) const {
    StoredFile found = read(file);
    if (found.bytes && !isWhole(file, *found.bytes))
        return {{}, damagedFile(pathOf(file), isKeyFile(file))};
    return found;
}

bool SecretStore::isOfGame(const QString& file, const QByteArray& bytes, const post::Hash& game) {
    const QByteArray id = QByteArray::fromStdString(post::base32(game));
    const bool isBlock = !isKeyFile(file) && !file.endsWith(confirmedSuffix);
    return isBlock && (file.startsWith(QString::fromLatin1(id)) || bytes.contains("\ngame: " + id));
}

std::optional<post::Hash> SecretStore::gameOf(const QString& file, const QByteArray& bytes) {
    const auto kept = isWhole(file, bytes) ? keptIn(bytes) : std::nullopt;
    if (!kept)
        return std::nullopt;
    return kept->block.shape() == post::Shape::Invitation ? hashOf(kept->block)
                                                          : kept->block.bytes(post::Field::Game);
}

QString SecretStore::problem() const {
    const FolderNames all = files();
    QString problem = all.problem;
    for (auto file = all.names.begin(); file != all.names.end() && problem.isEmpty(); ++file)
        problem = read(*file).problem;
    return problem;
}

bool SecretStore::isFirstBlock(const QString& file, const QByteArray& bytes) {
    const auto kept = isWhole(file, bytes) ? keptIn(bytes) : std::nullopt;
    return kept && kept->block.number() <= 2;
}

/// Whether the block is signed as its game is, as far as the profile knows: block 1 or 2, by which a player
/// joins, gives the key.
bool SecretStore::isSignedAsItsGame(const post::Block& block) const {
    if (block.number() <= 2)
        return true;
    const auto found = blockOn(block.bytes(post::Field::Game), block.writer());
    const auto* first = std::get_if<std::optional<KeptBlock>>(&found);
    if (!first || !*first)
        return true;
    const std::string_view key = (*first)->block.value(post::Field::Key);
    return key.empty() ? !block.has(post::Field::Signature) : isSignedBy(block, hashOf(block), key);
}

std::variant<SecretStore::Import, QString> SecretStore::import(const QString& file,
                                                               const QByteArray& bytes) const {
    if (!isWhole(file, bytes))
        return Import::Damaged;
    if (isKeyFile(file))
        return importKey(bytes);
    const post::ReadText read = blocksIn(bytes);
    if (!read.blocks.empty() && !isSignedAsItsGame(read.blocks.front().block))
        return Import::Unsigned;
    const auto [before, problem] = this->read(file);
    if (!problem.isEmpty())
        return problem;
    if (before == bytes)
        return Import::Known;
    const bool isBetter = before && !isWhole(file, *before);
    if (before && !isBetter)
        return Import::Conflict;
    if (const auto error = isBetter ? writeSafely(pathOf(file), bytes).error : write(pathOf(file), bytes))
        return *error;
    return Import::Added;
}

std::variant<SecretStore::Import, QString> SecretStore::importKey(const QByteArray& bytes) const {
    const auto known = keyOf(publicKeyValue(*keyIn(bytes)));
    if (const auto* error = std::get_if<QString>(&known))
        return *error;
    if (std::get<std::optional<post::SigningKey>>(known))
        return Import::Known;
    const auto before = contentsOf(keyName).bytes; // it can be read, as keyOf() would have told
    std::optional<QString> error;
    if (before) { // the other key stays for the games that were begun with it
        const QString suffix = u'-' + QString::fromStdString(post::base32(keyIn(*before)->number));
        error = write(pathOf(keyName + suffix), *before);
    }
    if (!error)
        error = before ? writeSafely(pathOf(keyName), bytes).error : write(pathOf(keyName), bytes);
    if (error)
        return *error;
    return Import::Added;
}

QString SecretStore::copyWarning() const {
    struct stat status {};
    const auto reached = reachedFile(pathBytes(m_folder));
    const auto* folder = std::get_if<QByteArray>(&reached);
    if (!folder || ::stat(folder->constData(), &status) != 0)
        return {};
    const QByteArray here =
        *folder + '\n' + QByteArray::number(static_cast<qulonglong>(status.st_ino)) + '\n';
    const auto [before, problem] = read(placeName);
    if (!problem.isEmpty() || before == here)
        return problem;
    const auto error = writeSafely(pathOf(placeName), here).error;
    if (!before)
        return error.value_or(QString());
    return QCoreApplication::translate("sf::document",
                                       "The secrets in %1 were copied from another place. Play on from one "
                                       "copy only: two copies can make two versions of a block.")
        .arg(m_folder);
}

} // namespace sf::document
