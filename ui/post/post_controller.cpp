// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_controller.h"

#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/post/block/block_writer.h"
#include "core/text/display_text.h"
#include "core/text/post/post_problems.h"

#include <QDateTime>

namespace sf::ui {

using document::PostMaker;
using document::StoredGame;

PostController::PostController(document::PostGameStore games, document::SecretStore secrets, QObject* parent)
    : QObject(parent)
    , m_store(std::move(games))
    , m_battles(document::PostBattles::in(m_store.battleFolder()))
    , m_secrets(std::move(secrets)) {
    load();
    m_current = m_games.empty() ? -1 : 0;
}

void PostController::load() {
    document::PostGameStore::Games loaded = m_store.load(m_battles.rules());
    m_games = std::move(loaded.games);
    m_problems = std::move(loaded.problems);
}

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
    auto opening = isOwnTurn(game) ? m_secrets.opening(played) : std::nullopt;
    return opening ? std::move(opening->rules) : played.rules().clone();
}

std::unique_ptr<post::ImperioPostGame> PostController::view(const StoredGame& game) const {
    return std::unique_ptr<post::ImperioPostGame>(static_cast<post::ImperioPostGame*>(rules(game).release()));
}

QString PostController::lostSecret(const StoredGame& game) const {
    const post::PostGame& played = *game.checked.game;
    if (!game.own || played.end())
        return {};
    const std::uint32_t newest = played.count();
    for (const std::uint32_t number : {newest - 1, newest})
        if (number > 0 && post::writerOf(number) == *game.own && played.isSealed(number) &&
            !m_secrets.secretOf(played, number))
            return PostMaker::lostSecret(played, number);
    return {};
}

QString PostController::postText(text::PostMarkup markup) const {
    const post::Block& newest = current()->blocks.back().read.block;
    return newest.shape() == post::Shape::TimeClaim ? QString::fromStdString(blockText(newest))
                                                    : text::postText(*current()->checked.game, markup);
}

document::Incoming PostController::read(const QString& text) const {
    return document::readIncoming(text.toStdString(), m_games, m_battles.rules());
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
    return document::writeSafely(path, document::battleJson(*m_battles.find(hash))).error.value_or(QString());
}

QString PostController::battleTitle(const post::Hash& hash) const {
    const battle::Battle* battle = m_battles.find(hash);
    return battle ? text::displayName(battle->title) : QString();
}

QString PostController::accept(document::Arrival arrival, std::optional<post::Writer> own) {
    for (const StoredGame& game : m_games)
        if (game.checked.id == arrival.checked.id)
            own = game.own;
    return store({own, std::move(arrival.blocks), std::move(arrival.checked)});
}

/// Stores the game and shows it as it was read back.
QString PostController::store(StoredGame game) {
    const post::Block& invitation = game.checked.game->invitation();
    if (invitation.has(post::Field::Document))
        if (const auto error =
                m_battles.save(m_store.battleFolder(), invitation.bytes(post::Field::Document)))
            return *error;
    if (const auto error = m_store.save(game))
        return *error;
    load();
    show(game.checked.id);
    return {};
}

void PostController::show(const post::Hash& id) {
    m_current = m_games.empty() ? -1 : 0;
    for (std::size_t index = 0; index < m_games.size(); ++index)
        if (m_games[index].checked.id == id)
            m_current = static_cast<int>(index);
    Q_EMIT changed();
}

PostMaker PostController::maker() const {
    return PostMaker(m_secrets, QDateTime::currentSecsSinceEpoch(), m_signs);
}

QString PostController::invite(const post::Invitation& invitation) {
    return add(maker().invite(invitation));
}

QString PostController::send(const std::string& plan) {
    return add(maker().reply(*current()->checked.game, plan));
}

QString PostController::resign() {
    return add(maker().resign(*current()->checked.game));
}

QString PostController::claimTime() {
    return add(maker().claimTime(*current()->checked.game));
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
    game.checked = std::move(post::checkGames(game.blocks, m_battles.rules()).front());
    const bool isTurn = block.shape() != post::Shape::TimeClaim;
    if (QString error = store(std::move(game)); !error.isEmpty())
        return error;
    if (isTurn && !watchedFolder().isEmpty())
        if (const auto error = document::writeBlockFile(watchedFolder(), *current()->checked.game))
            return *error;
    return isInvitation ? shareBattle() : QString();
}

/// Puts the battle into the watched folder, for an opponent who has it there too.
QString PostController::shareBattle() const {
    const post::Block& invitation = current()->checked.game->invitation();
    if (watchedFolder().isEmpty() || !invitation.has(post::Field::Document))
        return {};
    return m_battles.save(watchedFolder(), invitation.bytes(post::Field::Document)).value_or(QString());
}

QString PostController::remove() {
    if (const auto error = m_store.remove(*current()))
        return *error;
    load();
    m_current = std::min(m_current, static_cast<int>(m_games.size()) - 1);
    Q_EMIT changed();
    return {};
}

QString PostController::setWatchedFolder(const QString& folder) {
    if (const auto error = m_store.setWatchedFolder(folder))
        return *error;
    Q_EMIT watchedFolderChanged();
    return {};
}

} // namespace sf::ui
