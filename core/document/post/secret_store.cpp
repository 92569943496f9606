// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/secret_store.h"

#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/private_file.h"
#include "core/document/post/secret_files.h"
#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/post/block/signature.h"

#include <QCoreApplication>

#include <sys/stat.h>

namespace sf::document {
namespace {

constexpr qint64 largestSecretFile = 1 << 20;
const auto placeName = QStringLiteral("place");

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
    return valueIn(contentsOf(secrets::blockFile(previous, writer)), secrets::blockIn);
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
    return write(pathOf(secrets::blockFile(kept.block)), secrets::bytesOf(kept));
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
    const QString file = secrets::claimFile(claim.bytes(post::Field::Previous), claim.writer());
    return write(pathOf(file), secrets::bytesOf(claim));
}

std::variant<std::optional<post::Block>, QString> SecretStore::claimOn(const post::Hash& previous,
                                                                       post::Writer writer) const {
    return valueIn(contentsOf(secrets::claimFile(previous, writer)), secrets::claimIn);
}

std::map<std::uint32_t, post::Hash> SecretStore::madeIn(const post::Hash& game) const {
    std::map<std::uint32_t, post::Hash> blocks;
    const QByteArray id = QByteArray::fromStdString(post::base32(game));
    for (const QString& file : files().names) {
        if (!secrets::isBlockFile(file))
            continue;
        const QByteArray bytes = read(file).bytes.value_or(QByteArray());
        if (!bytes.contains("\ngame: " + id))
            continue;
        const auto kept = secrets::blockIn(bytes);
        if (kept && (kept->block.shape() != post::Shape::Resignation || kept->block.has(post::Field::Opened)))
            blocks.emplace(kept->block.number(), hashOf(kept->block));
    }
    return blocks;
}

std::optional<QString> SecretStore::confirm(const post::Hash& hash) const {
    const auto [bytes, problem] = read(secrets::confirmedFile(hash));
    if (bytes || !problem.isEmpty())
        return bytes ? std::nullopt : std::optional(problem);
    return write(pathOf(secrets::confirmedFile(hash)), secrets::confirmedBytes());
}

bool SecretStore::isConfirmed(const post::Hash& hash) const {
    return read(secrets::confirmedFile(hash)).bytes.has_value();
}

std::optional<QString> SecretStore::noteElsewhere(const post::Hash& game) const {
    return isElsewhere(game) ? std::nullopt
                             : write(pathOf(secrets::elsewhereFile(game)), secrets::elsewhereBytes());
}

bool SecretStore::isElsewhere(const post::Hash& game) const {
    return read(secrets::elsewhereFile(game)).bytes.has_value();
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
    return valueIn(contentsOf(secrets::keyFile()), secrets::keyIn);
}

std::optional<QString> SecretStore::makeSigningKey() const {
    const auto [bytes, problem] = read(secrets::keyFile());
    if (bytes || !problem.isEmpty())
        return bytes ? std::nullopt : std::optional(problem);
    const auto error = write(pathOf(secrets::keyFile()), secrets::keyBytes(post::random<post::Secret>()));
    return read(secrets::keyFile()).bytes ? std::nullopt : error; // another program's key is as good
}

std::variant<std::optional<post::SigningKey>, QString> SecretStore::keyOf(std::string_view publicKey) const {
    const FolderNames all = files();
    QString problem = all.problem;
    for (const QString& file : all.names) {
        const StoredFile found = secrets::isKeyFile(file) ? contentsOf(file) : StoredFile();
        const auto key = secrets::keyIn(found.bytes.value_or(QByteArray()));
        if (key && publicKeyValue(*key) == publicKey)
            return key;
        if (problem.isEmpty())
            problem = found.problem;
    }
    if (!problem.isEmpty())
        return problem;
    return std::optional<post::SigningKey>();
}

FolderNames SecretStore::files() const {
    FolderNames found = namesIn(m_folder);
    found.names.removeIf([](const QString& name) { return !secrets::isName(name); });
    return found;
}

StoredFile SecretStore::read(const QString& file) const {
    return readPrivateFile(pathOf(file), largestSecretFile);
}

StoredFile SecretStore::contentsOf(const QString& file) const {
    StoredFile found = read(file);
    if (found.bytes && !secrets::isWhole(file, *found.bytes))
        return {{}, damagedFile(pathOf(file), secrets::isKeyFile(file))};
    return found;
}

QString SecretStore::problem() const {
    const FolderNames all = files();
    QString problem = all.problem;
    for (auto file = all.names.begin(); file != all.names.end() && problem.isEmpty(); ++file)
        problem = read(*file).problem;
    return problem;
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
    if (!secrets::isWhole(file, bytes))
        return Import::Damaged;
    if (secrets::isKeyFile(file))
        return importKey(bytes);
    const post::ReadText read = secrets::textIn(bytes);
    if (!read.blocks.empty() && !isSignedAsItsGame(read.blocks.front().block))
        return Import::Unsigned;
    const auto [before, problem] = this->read(file);
    if (!problem.isEmpty())
        return problem;
    if (before == bytes)
        return Import::Known;
    const bool isBetter = before && !secrets::isWhole(file, *before);
    if (before && !isBetter)
        return Import::Conflict;
    if (const auto error = isBetter ? writeSafely(pathOf(file), bytes).error : write(pathOf(file), bytes))
        return *error;
    return Import::Added;
}

std::variant<SecretStore::Import, QString> SecretStore::importKey(const QByteArray& bytes) const {
    const auto known = keyOf(publicKeyValue(*secrets::keyIn(bytes)));
    if (const auto* error = std::get_if<QString>(&known))
        return *error;
    if (std::get<std::optional<post::SigningKey>>(known))
        return Import::Known;
    const auto before = contentsOf(secrets::keyFile()).bytes; // it can be read, as keyOf() would have told
    std::optional<QString> error;
    if (before) { // the other key stays for the games that were begun with it
        error = write(pathOf(secrets::keyFile(*secrets::keyIn(*before))), *before);
    }
    if (!error)
        error = before ? writeSafely(pathOf(secrets::keyFile()), bytes).error
                       : write(pathOf(secrets::keyFile()), bytes);
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
