// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/post_game_store.h"

#include "core/document/io/file_path.h"
#include "core/document/io/folder_lock.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/private_file.h"
#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/rules/work_budget.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QStringConverter>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <span>

namespace sf::document {
namespace {

constexpr qint64 longestPath = 1 << 16;
constexpr std::chrono::seconds storePatience(1); // for another window that stores a game

std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

post::Hash gameOf(const post::ReadBlock& read) {
    return read.block.shape() == post::Shape::Invitation ? read.hash : read.block.bytes(post::Field::Game);
}

/// Which blocks to store. Disputes must not be lost; other blocks with a problem say nothing about the game,
/// nor do versions that don't count and copies with a wrong signature, which anybody can write.
std::vector<bool> worthStoring(const post::CheckedGame& checked, std::span<const post::PostedBlock> blocks) {
    using enum post::GameFault;
    std::vector<bool> isWorth(blocks.size(), true);
    for (std::size_t block = 0; checked.game && block < blocks.size(); ++block) {
        const post::ReadBlock& read = blocks[block].read;
        const std::uint32_t number = read.block.number();
        isWorth[block] = number > checked.game->count() || checked.game->hash(number) != read.hash;
    }
    for (const auto* list : {&checked.problems, &checked.notes})
        for (const post::BlockProblem& problem : *list) {
            const post::GameFault fault = problem.problem.fault;
            if (fault != Disputed && fault != SignedTwice && fault != ClaimedTime && fault != ClaimAnswered &&
                fault != ClaimedEarly && fault != SecretSeen && fault != DatedBefore && fault != DatedAhead &&
                fault != AnsweredOther)
                isWorth[problem.block] = false;
        }
    constexpr std::size_t mostVersions = 20; // anybody can write more
    for (const std::size_t block : checked.versions)
        if (block < checked.chain.size() + mostVersions)
            isWorth[block] = true;
    for (const std::size_t block : checked.chain)
        isWorth[block] = true;
    return isWorth;
}

QString cantWrite(const QString& folder) {
    return QCoreApplication::translate("sf::document", "%1 can't be written.").arg(folder);
}

} // namespace

bool Arrival::isNews() const {
    if (!checked.game)
        return false;
    const std::vector<bool> isWorth = worthStoring(checked, blocks);
    for (std::size_t block = 0; block < blocks.size(); ++block)
        if (blocks[block].source == 1 && isWorth[block])
            return true;
    return false;
}

void Arrival::dropJunk() {
    const std::vector<bool> isWorth = worthStoring(checked, blocks);
    std::vector<post::PostedBlock> kept;
    for (std::size_t block = 0; block < blocks.size(); ++block)
        if (blocks[block].source == 0 || isWorth[block])
            kept.push_back(blocks[block]);
    blocks = std::move(kept);
}

QByteArray postBytes(const QByteArray& bytes) {
    auto encoding = QStringConverter::encodingForData(bytes);
    if (!encoding && bytes.size() > 1 && (bytes[0] == 0) != (bytes[1] == 0))
        encoding = bytes[0] == 0 ? QStringConverter::Utf16BE : QStringConverter::Utf16LE;
    if (!encoding || *encoding == QStringConverter::Utf8)
        return bytes;
    QStringDecoder decoder(*encoding);
    return QString(decoder(bytes)).toUtf8();
}

std::vector<post::Hash> gamesIn(std::string_view text) {
    std::set<post::Hash> games;
    for (const post::ReadBlock& block : post::readBlocks(text).blocks)
        games.insert(gameOf(block));
    return {games.begin(), games.end()};
}

Incoming readIncoming(std::string_view text, const std::vector<StoredGame>& games,
                      const post::RulesMaker& rules, const post::Profile* profile) {
    post::ReadText read = post::readBlocks(text);
    Incoming incoming;
    incoming.problems = std::move(read.problems);
    std::map<post::Hash, std::size_t> places;
    std::set<std::pair<post::Hash, std::string>> known; // with signatures: a copy may lack its own
    for (post::ReadBlock& block : read.blocks) {
        const post::Hash id = gameOf(block);
        if (!places.contains(id)) {
            places[id] = incoming.arrivals.size();
            Arrival& arrival = incoming.arrivals.emplace_back();
            for (std::size_t index = 0; index < games.size(); ++index)
                if (games[index].checked.id == id) {
                    arrival.stored = index;
                    arrival.before = games[index].checked.game->count();
                    arrival.blocks = games[index].blocks;
                }
            for (const post::PostedBlock& stored : arrival.blocks)
                known.emplace(stored.read.hash, stored.read.block.value(post::Field::Signature));
        }
        std::vector<post::PostedBlock>& blocks = incoming.arrivals[places[id]].blocks;
        if (known.emplace(block.hash, block.block.value(post::Field::Signature)).second)
            blocks.push_back({std::move(block), 1});
    }
    for (Arrival& arrival : incoming.arrivals)
        arrival.checked = std::move(
            post::checkGames(arrival.blocks, rules, profile, QDateTime::currentSecsSinceEpoch(), {true})
                .front());
    return incoming;
}

PostGameStore::PostGameStore(QString folder) : m_folder(std::move(folder)) {}

QString PostGameStore::defaultFolder() {
    const QString data = privateDataFolder();
    return data.isEmpty() ? data : data + QStringLiteral("/posts");
}

FolderNames PostGameStore::names() const {
    FolderNames found = namesIn(m_folder);
    found.names.removeIf([](const QString& name) { return !name.endsWith(QStringLiteral(".sqpost")); });
    return found;
}

QString PostGameStore::nameOf(const StoredGame& game) {
    return QStringLiteral("%1-%2.sqpost")
        .arg(QString::fromStdString(post::base32(game.checked.id)),
             QString::number(game.own ? static_cast<int>(*game.own) : 0));
}

bool PostGameStore::isNameOf(const QString& name, const post::Hash& game) {
    return name.startsWith(QString::fromStdString(post::base32(game)));
}

PostGameStore::Games PostGameStore::load(const post::RulesMaker& rules, const post::Profile* profile) const {
    Games result;
    const FolderNames folder = names();
    if (!folder.problem.isEmpty())
        result.problems << folder.problem;
    for (const QString& name : folder.names) {
        Loaded loaded = load(name, rules, profile);
        if (loaded.game)
            result.games.push_back(*std::move(loaded.game));
        else if (!loaded.problem.isEmpty())
            result.problems << loaded.problem;
    }
    return result;
}

PostGameStore::Loaded PostGameStore::load(const QString& name, const post::RulesMaker& rules,
                                          const post::Profile* profile) const {
    const QString path = pathOf(name);
    const auto [bytes, problem] = readStored(path, limits::fileBytes, Links::Follow);
    if (!bytes)
        return {{}, problem};
    const QString tooCostly =
        QCoreApplication::translate("sf::document", "%1: not checked, as that would take too long").arg(path);
    const QString mark = path + QStringLiteral(".unchecked");
    const QByteArray stamp = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex() + ' ' +
                             QCoreApplication::applicationVersion().toUtf8() + '\n';
    if (readStored(mark, stamp.size()).bytes == stamp)
        return {{}, tooCostly, true};
    Incoming incoming = readIncoming(viewOf(*bytes), {}, rules, profile);
    if (incoming.arrivals.size() == 1 && isTooCostly(incoming.arrivals.front().checked)) {
        if (!WorkBudget::isStopped())
            writeSafely(mark, stamp);
        return {{}, tooCostly, true};
    }
    if (incoming.arrivals.size() != 1 || !incoming.arrivals.front().checked.game)
        return {
            {},
            QCoreApplication::translate("sf::document", "%1: expected the blocks of one game from block 1 on")
                .arg(path)};
    Arrival& arrival = incoming.arrivals.front();
    for (post::PostedBlock& block : arrival.blocks)
        block.source = 0;
    StoredGame game{{}, std::move(arrival.blocks), std::move(arrival.checked)};
    if (const QChar role = name[name.size() - 8]; role == u'1' || role == u'2')
        game.own = role == u'1' ? post::Writer::Starter : post::Writer::Answerer;
    return {std::move(game), {}};
}

QStringList PostGameStore::players(const QString& name) const {
    constexpr qint64 longestBegin = 1 << 12; // of an invitation, which is the first block
    QFile file(pathOf(name));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const post::ReadText read = post::readBlocks(viewOf(file.read(longestBegin)));
    if (read.blocks.empty() || read.blocks.front().block.shape() != post::Shape::Invitation)
        return {};
    const post::Block& invitation = read.blocks.front().block;
    return {QString::fromStdString(invitation.name(post::Field::Starter)),
            QString::fromStdString(invitation.name(post::Field::Answerer))};
}

std::optional<QString> PostGameStore::save(const StoredGame& game) const {
    if (!makeFolder(m_folder))
        return cantWrite(m_folder);
    FolderLock lock;
    if (!lock.take(m_folder, storePatience))
        return QCoreApplication::translate("sf::document",
                                           "%1 is in use by another window. Nothing was stored; try again.")
            .arg(m_folder);
    const QString path = pathOf(nameOf(game));
    post::ReadText stored; // another window may have added blocks
    const auto [bytes, problem] = readStored(path, limits::fileBytes, Links::Follow);
    if (!problem.isEmpty())
        return problem;
    if (bytes)
        stored = post::readBlocks(viewOf(*bytes));
    std::set<std::pair<post::Hash, std::string>> known;
    QByteArray text;
    const auto add = [&](const post::ReadBlock& block) {
        if (known.emplace(block.hash, block.block.value(post::Field::Signature)).second)
            text += QByteArray::fromStdString(blockText(block.block)) + '\n';
    };
    for (const post::PostedBlock& block : game.blocks)
        add(block.read);
    for (const post::ReadBlock& block : stored.blocks)
        add(block);
    return writeSafely(path, text).error;
}

std::optional<QString> PostGameStore::remove(const StoredGame& game) const {
    const QString path = pathOf(nameOf(game));
    const QString target = m_folder + QStringLiteral("/removed/") + path.section(u'/', -1);
    if (!makeFolder(m_folder + QStringLiteral("/removed")) ||
        FileLayer::real().rename(pathBytes(path), pathBytes(target)) < 0)
        return cantWrite(target);
    return std::nullopt;
}

QString PostGameStore::watchedFolder() const {
    const QString file = m_folder + QStringLiteral("/watched-folder");
    return QString::fromUtf8(readStored(file, longestPath, Links::Follow).bytes.value_or(QByteArray()));
}

std::optional<QString> PostGameStore::setWatchedFolder(const QString& folder) const {
    if (!makeFolder(m_folder))
        return cantWrite(m_folder);
    return writeSafely(m_folder + QStringLiteral("/watched-folder"), folder.toUtf8()).error;
}

std::optional<QString> writeBlockFile(const QString& folder, const post::PostGame& game) {
    const QString stem = QStringLiteral("%1/%2-%3")
                             .arg(folder, QString::fromStdString(post::checkOf(game.id())))
                             .arg(game.count(), 4, 10, QLatin1Char('0'));
    return writeNewFile(stem, QStringLiteral(".sqpost"), QByteArray::fromStdString(blockText(game.last())));
}

} // namespace sf::document
