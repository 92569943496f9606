// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_controller.h"

#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/post/block/block_writer.h"
#include "core/text/display_text.h"
#include "core/text/post/post_problems.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/task.h"

#include <QDateTime>

#include <algorithm>

namespace sf::ui {

using document::PostMaker;
using document::StoredGame;

PostController::PostController(document::PostGameStore games, document::SecretStore secrets, QObject* parent)
    : QObject(parent)
    , m_store(std::move(games))
    , m_secrets(std::move(secrets))
    , m_profile(m_secrets)
    , m_beginning(std::make_unique<Task<std::shared_ptr<Beginning>>>())
    , m_checks(std::make_unique<Task<std::shared_ptr<Batch>>>()) {
    load();
}

PostController::~PostController() = default;

const StoredGame* PostController::current() const {
    return m_current < 0 ? nullptr : &m_games[static_cast<std::size_t>(m_current)];
}

void PostController::setCurrent(int index) {
    if (index == m_current || index >= static_cast<int>(m_games.size()))
        return;
    m_current = index;
    Q_EMIT changed();
}

bool PostController::isOwnTurn(const StoredGame& game) const {
    return game.own && game.checked.awaited && game.checked.awaited->writer == *game.own;
}

std::unique_ptr<post::GameRules> PostController::rules(const StoredGame& game) const {
    const post::PostGame& played = *game.checked.game;
    const bool mayOpen = isOwnTurn(game) && game.checked.own.empty();
    auto opening = mayOpen ? m_secrets.opening(played) : std::nullopt;
    return opening ? std::move(opening->rules) : played.rules().clone();
}

std::unique_ptr<post::ImperioPostGame> PostController::view(const StoredGame& game) const {
    return std::unique_ptr<post::ImperioPostGame>(static_cast<post::ImperioPostGame*>(rules(game).release()));
}

QString PostController::lostSecret(const StoredGame& game) const {
    const post::PostGame& played = *game.checked.game;
    if (!game.own || played.end())
        return {};
    if (QString key = maker().lostKey(played, *game.own); !key.isEmpty() && played.count() > 1)
        return key;
    const std::uint32_t newest = played.count();
    for (const std::uint32_t number : {newest - 1, newest})
        if (number > 0 && post::writerOf(number) == *game.own && played.isSealed(number) &&
            !m_secrets.secretOf(played, number))
            return maker().lostSecret(played, number);
    return {};
}

std::string PostController::sentOrders(const StoredGame& game) const {
    const post::Block& last = game.checked.game->last();
    if (last.writer() == post::Writer::Starter) // the answerer's block has those that it opens
        return std::string(last.value(post::Field::Orders));
    const auto sealed = m_secrets.sealedIn(*game.checked.game, last.number());
    return sealed ? sealed->orders : std::string();
}

QString PostController::copyWarning() const {
    return writeBehindNotice([this] { return m_secrets.copyWarning(); });
}

bool PostController::canResign(const StoredGame& game) const {
    const post::PostGame& played = *game.checked.game;
    const auto isForged = [](const post::GameProblem& problem) {
        return problem.fault == post::GameFault::NotMade;
    };
    return isOwnTurn(game) && played.count() > 1 && maker().lostKey(played, *game.own).isEmpty() &&
           std::ranges::none_of(game.checked.own, isForged);
}

bool PostController::canClaim(const StoredGame& game) const {
    return game.own && game.checked.awaited && !isOwnTurn(game) && maker().isOverdue(*game.checked.game);
}

QString PostController::obstacle(const StoredGame& game) const {
    return game.checked.own.empty() ? QString() : text::gameProblem(game.checked.own.front());
}

bool PostController::canConfirm(const post::CheckedGame& game) const {
    return !game.own.empty() && std::ranges::all_of(game.own, [&](const post::GameProblem& problem) {
        return problem.fault == post::GameFault::NotMade &&
               game.game->key(post::writerOf(problem.number)).empty();
    });
}

QString PostController::confirm(const post::CheckedGame& game) const {
    for (const post::GameProblem& problem : game.own)
        if (const auto error =
                writeBehindNotice([&] { return m_secrets.confirm(game.game->hash(problem.number)); }))
            return *error;
    return {};
}

std::optional<post::Writer> PostController::side(const post::PostGame& game) const {
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer})
        if (plays(m_profile, game, writer))
            return writer;
    return std::nullopt;
}

QString PostController::postText(text::PostMarkup markup) const {
    const post::Block& newest = current()->blocks.back().read.block;
    return newest.shape() == post::Shape::TimeClaim ? QString::fromStdString(blockText(newest))
                                                    : text::postText(*current()->checked.game, markup);
}

document::Incoming PostController::read(const QString& text) const {
    return document::readIncoming(text.toStdString(), m_games, m_battles.rules(), profile());
}

PostController::AddedBattle PostController::addBattle(const QString& path, const QByteArray& bytes) {
    const auto loaded = document::loadBattle(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        return {{}, error->text(path)};
    const battle::Battle& battle = std::get<document::LoadedBattle>(loaded).battle;
    const auto added = m_battles.add(battle);
    if (const auto* problem = std::get_if<post::StartProblem>(&added))
        return {{}, text::startProblem(*problem, battle)};
    return {std::get<post::Hash>(added), {}};
}

PostController::AddedBattle PostController::addBattleFile(const QString& path) {
    const auto input = document::readInput(path);
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return {{}, error->text(path)};
    return addBattle(path, std::get<QByteArray>(input));
}

QString PostController::saveBattle(const QString& path) const {
    const post::Hash hash = current()->checked.game->invitation().bytes(post::Field::Document);
    const QByteArray bytes = document::battleJson(*m_battles.find(hash));
    return writeBehindNotice([&] { return document::writeSafely(path, bytes); }).error.value_or(QString());
}

QString PostController::battleTitle(const post::Hash& hash) const {
    const battle::Battle* battle = m_battles.find(hash);
    return battle ? text::displayName(battle->title) : QString();
}

QString PostController::accept(document::Arrival arrival, std::optional<post::Writer> own) {
    for (const StoredGame& game : m_games)
        if (game.checked.id == arrival.checked.id)
            own = game.own;
    arrival.dropJunk();
    return store({own, std::move(arrival.blocks), std::move(arrival.checked)});
}

/// Stores the game and shows it as it was read back.
QString PostController::store(StoredGame game) {
    const post::Block& invitation = game.checked.game->invitation();
    const auto write = [&]() -> std::optional<QString> {
        if (invitation.has(post::Field::Document))
            if (auto error = m_battles.save(m_store.battleFolder(), invitation.bytes(post::Field::Document)))
                return error;
        return m_store.save(game);
    };
    if (const auto error = writeBehindNotice(write))
        return *error;
    const post::Hash id = game.checked.id;
    const QString name = document::PostGameStore::nameOf(game);
    auto stored = m_store.load(name, m_battles.rules(), profile());
    if (!stored.game)
        return stored.problem;
    put(*std::move(stored.game));
    show(id);
    return {};
}

void PostController::show(const post::Hash& id) {
    for (std::size_t index = 0; index < m_games.size(); ++index)
        if (m_games[index].checked.id == id)
            m_current = static_cast<int>(index);
    Q_EMIT changed();
}

PostMaker PostController::maker() const {
    return PostMaker(m_secrets, QDateTime::currentSecsSinceEpoch(), m_signs);
}

QString PostController::invite(const post::Invitation& invitation) {
    return add(writeBehindNotice([&] { return maker().invite(invitation); }));
}

post::CheckedGame PostController::checked(const std::vector<post::PostedBlock>& blocks) const {
    return std::move(
        post::checkGames(blocks, m_battles.rules(), profile(), QDateTime::currentSecsSinceEpoch(), {true})
            .front());
}

QString PostController::choose(std::size_t version) {
    StoredGame game{current()->own, current()->blocks, {}};
    const std::size_t first = *std::ranges::min_element(current()->checked.versions);
    std::rotate(game.blocks.begin() + static_cast<std::ptrdiff_t>(first),
                game.blocks.begin() + static_cast<std::ptrdiff_t>(version),
                game.blocks.begin() + static_cast<std::ptrdiff_t>(version) + 1);
    game.checked = checked(game.blocks);
    return store(std::move(game));
}

QString PostController::send(const std::string& plan) {
    return add(
        writeBehindNotice([&] { return maker().reply(*current()->checked.game, plan, current()->own); }));
}

QString PostController::resign() {
    return add(writeBehindNotice([&] { return maker().resign(*current()->checked.game, current()->own); }));
}

QString PostController::claimTime() {
    return add(
        writeBehindNotice([&] { return maker().claimTime(*current()->checked.game, current()->own); }));
}

/// Adds a block that was made here to its game.
QString PostController::add(const PostMaker::Result& result) {
    if (const auto* problem = std::get_if<PostMaker::Problem>(&result)) {
        const auto* fault = std::get_if<post::GameProblem>(problem);
        return fault ? text::gameProblem(*fault) : std::get<QString>(*problem);
    }
    const post::Block& block = std::get<PostMaker::Made>(result).block;
    const bool isInvitation = block.shape() == post::Shape::Invitation;
    StoredGame game;
    game.own = isInvitation ? post::Writer::Starter : current()->own;
    if (!isInvitation)
        game.blocks = current()->blocks;
    game.blocks.push_back({{block, hashOf(block), 1, 1}, 0});
    game.checked = checked(game.blocks);
    const bool isTurn = block.shape() != post::Shape::TimeClaim;
    if (QString error = store(std::move(game)); !error.isEmpty())
        return error;
    if (isTurn && !watchedFolder().isEmpty())
        if (const auto error = writeBehindNotice(
                [&] { return document::writeBlockFile(watchedFolder(), *current()->checked.game); }))
            return *error;
    return isInvitation ? shareBattle() : QString();
}

/// Puts the battle into the watched folder, for an opponent who has it there too.
QString PostController::shareBattle() const {
    const post::Block& invitation = current()->checked.game->invitation();
    if (watchedFolder().isEmpty() || !invitation.has(post::Field::Document))
        return {};
    const auto share = [&] {
        return m_battles.share(watchedFolder(), invitation.bytes(post::Field::Document));
    };
    return writeBehindNotice(share).value_or(QString());
}

QString PostController::remove() {
    if (const auto error = m_store.remove(*current()))
        return *error;
    m_games.erase(m_games.begin() + m_current);
    m_current = std::min(m_current, static_cast<int>(m_games.size()) - 1);
    Q_EMIT changed();
    return {};
}

QString PostController::exportKeys(const document::Export& what, const QString& path,
                                   const QString& passphrase) const {
    return writeBehindNotice([&] { return exportSecrets(m_secrets, what, path, passphrase); })
        .value_or(QString());
}

std::variant<document::ImportResult, QString> PostController::importKeys(const QString& path,
                                                                         const QString& passphrase) {
    auto result = writeBehindNotice([&] { return importSecrets(m_secrets, path, passphrase); });
    reload();
    return result;
}

QString PostController::setWatchedFolder(const QString& folder) {
    if (const auto error = writeBehindNotice([&] { return m_store.setWatchedFolder(folder); }))
        return *error;
    Q_EMIT watchedFolderChanged();
    return {};
}

} // namespace sf::ui

#include "moc_post_controller.cpp"
