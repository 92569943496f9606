// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/key_bundle.h"

#include "core/document/post/private_file.h"
#include "core/post/block/lock.h"
#include "core/text/post/post_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

constexpr qint64 largestBundle = 64 << 20;
const QByteArray bundleHead = QByteArrayLiteral("Squarefront keys and secrets 1\n");
const QByteArray lockedHead = QByteArrayLiteral("Squarefront locked keys and secrets 1\n");

/// Each file on a line: its name, a colon and its bytes in base64. Or why one of them can't be read: without
/// it the bundle would seem to have all that the player needs.
std::variant<QByteArray, QString> bundleOf(const SecretStore& store, const Export& what) {
    const FolderNames files = store.files();
    if (!files.problem.isEmpty())
        return files.problem;
    QByteArray bundle = bundleHead;
    for (const QString& file : files.names) {
        const bool isKey = secrets::isKeyFile(file);
        if (isKey ? !what.hasKeys : what.games && what.games->empty())
            continue;
        const StoredFile found = store.contentsOf(file);
        if (!found.problem.isEmpty())
            return found.problem;
        const QByteArray bytes = found.bytes.value_or(QByteArray());
        const auto isOfGame = [&](const post::Hash& game) { return secrets::isOfGame(file, bytes, game); };
        if (!bytes.isEmpty() && (isKey || !what.games || std::ranges::any_of(*what.games, isOfGame)))
            bundle += file.toLatin1() + ": " + bytes.toBase64() + '\n';
    }
    return bundle;
}

/// Marks the games whose secrets are exported, in the store and so in what is exported.
QString noteElsewhere(const SecretStore& store, const Export& what) {
    for (const QString& file : store.files().names) {
        const auto game = secrets::gameOf(file, store.contentsOf(file).bytes.value_or(QByteArray()));
        const bool isExported =
            game && (!what.games || std::ranges::find(*what.games, *game) != what.games->end());
        if (const auto error = isExported ? store.noteElsewhere(*game) : std::nullopt)
            return *error;
    }
    return {};
}

QString notABundle(const QString& path) {
    return QCoreApplication::translate("sf::document", "%1 is not a file with keys and secrets.").arg(path);
}

/// Somebody may have put it in the place of the one that the user locked.
QString notLocked(const QString& path) {
    return QCoreApplication::translate("sf::document",
                                       "%1 isn't locked, so it may not be the file that you locked. If it is "
                                       "yours, import it without a passphrase.")
        .arg(path);
}

std::variant<QByteArray, QString> bundleIn(const QString& path) {
    const auto [bytes, problem] = readStored(path, largestBundle);
    if (bytes)
        return *bytes;
    return problem.isEmpty()
               ? QCoreApplication::translate("sf::document", "%1: there is no such file").arg(path)
               : problem;
}

/// The file without its lock.
std::variant<QByteArray, QString> unlocked(const QString& path, const QString& passphrase) {
    auto read = bundleIn(path);
    auto* bytes = std::get_if<QByteArray>(&read);
    if (!bytes)
        return read;
    if (bytes->startsWith(bundleHead))
        return passphrase.isEmpty() ? std::move(read) : notLocked(path);
    if (!bytes->startsWith(lockedHead))
        return notABundle(path);
    const QByteArray box = QByteArray::fromBase64(bytes->mid(lockedHead.size()));
    const auto open = post::unlockedBytes(box.toStdString(), passphrase.toStdString());
    if (!open || !QByteArray::fromStdString(*open).startsWith(bundleHead))
        return QCoreApplication::translate(
                   "sf::document", "%1 can't be unlocked: the passphrase is wrong, or the file is damaged.")
            .arg(path);
    return QByteArray::fromStdString(*open);
}

QString importProblem(SecretStore::Import import, const QString& file) {
    switch (import) {
    case SecretStore::Import::Conflict:
        return QCoreApplication::translate(
                   "sf::document", "%1 is different in this profile and was not replaced: two computers "
                                   "made two versions of a block.")
            .arg(file);
    case SecretStore::Import::Unsigned:
        return QCoreApplication::translate(
                   "sf::document", "%1 was left out: its block isn't signed with your key of its game.")
            .arg(file);
    case SecretStore::Import::Damaged:
        return QCoreApplication::translate("sf::document", "%1 is damaged and was left out.").arg(file);
    default:
        return {};
    }
}

/// The names and bytes in a bundle, blocks 1 and 2 first: they tell how the others must be signed.
std::vector<std::pair<QString, QByteArray>> filesIn(const QByteArray& bundle) {
    std::vector<std::pair<QString, QByteArray>> files;
    for (const QByteArray& line : bundle.mid(bundleHead.size()).split('\n')) {
        const qsizetype colon = line.indexOf(": ");
        if (!line.isEmpty())
            files.emplace_back(QString::fromLatin1(line.left(std::max<qsizetype>(colon, 0))),
                               QByteArray::fromBase64(line.mid(colon + 2)));
    }
    std::stable_partition(files.begin(), files.end(),
                          [](const auto& file) { return secrets::isFirstBlock(file.first, file.second); });
    return files;
}

QString signingKeyText(const SecretStore& store) {
    const auto key = store.signingKey();
    const auto* known = std::get_if<std::optional<post::SigningKey>>(&key);
    return known && *known ? text::publicKey(publicKeyValue(**known)) : QString();
}

} // namespace

std::optional<QString> exportSecrets(const SecretStore& store, const Export& what, const QString& path,
                                     const QString& passphrase) {
    if (QString error = noteElsewhere(store, what); !error.isEmpty())
        return error;
    const auto bundle = bundleOf(store, what);
    if (const auto* error = std::get_if<QString>(&bundle))
        return *error;
    QByteArray bytes = std::get<QByteArray>(bundle);
    if (bytes == bundleHead)
        return QCoreApplication::translate(
            "sf::document", "This profile has none of these keys and secrets: there is nothing to export.");
    if (!passphrase.isEmpty()) {
        const auto locked = post::lockedBytes(bytes.toStdString(), passphrase.toStdString());
        if (!locked)
            return QCoreApplication::translate("sf::document", "There isn't enough memory to lock the file.");
        bytes = lockedHead + QByteArray::fromStdString(*locked).toBase64() + '\n';
    }
    const auto problem = writeNewFile(path, bytes, Readers::Owner);
    if (problem && problem->exists)
        return QCoreApplication::translate("sf::document", "%1 already exists. Choose another name.")
            .arg(path);
    return problem ? std::optional(problem->text) : std::nullopt;
}

std::variant<bool, QString> isLocked(const QString& path) {
    const auto read = bundleIn(path);
    if (const auto* error = std::get_if<QString>(&read))
        return *error;
    const auto& bytes = std::get<QByteArray>(read);
    if (bytes.startsWith(lockedHead) || bytes.startsWith(bundleHead))
        return bytes.startsWith(lockedHead);
    return notABundle(path);
}

std::variant<ImportResult, QString> importSecrets(const SecretStore& store, const QString& path,
                                                  const QString& passphrase) {
    const auto read = unlocked(path, passphrase);
    if (const auto* error = std::get_if<QString>(&read))
        return *error;
    ImportResult result;
    for (const auto& [file, bytes] : filesIn(std::get<QByteArray>(read))) {
        const auto came = secrets::isName(file) ? store.import(file, bytes) : SecretStore::Import::Damaged;
        const auto* import = std::get_if<SecretStore::Import>(&came);
        if (import && !secrets::isElsewhereMark(file)) {
            result.added += *import == SecretStore::Import::Added ? 1 : 0;
            result.known += *import == SecretStore::Import::Known ? 1 : 0;
        }
        if (const QString problem = import ? importProblem(*import, file) : std::get<QString>(came);
            !problem.isEmpty())
            result.problems << problem;
        if (import && *import == SecretStore::Import::Added && secrets::isKeyFile(file))
            result.newKey = signingKeyText(store);
    }
    return result;
}

} // namespace sf::document
