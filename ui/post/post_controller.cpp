// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_controller.h"

#include "core/post/block/block_writer.h"
#include "core/text/post/post_problems.h"

#include <QDateTime>

namespace sf::ui {

using document::PostMaker;
using document::StoredGame;

PostController::PostController(document::PostGameStore games, document::SecretStore secrets, QObject* parent)
    : QObject(parent), m_store(std::move(games)), m_secrets(std::move(secrets)) {
    load();
    m_current = m_games.empty() ? -1 : 0;
}

void PostController::load() {
    document::PostGameStore::Games loaded = m_store.load();
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

std::unique_ptr<post::ImperioPostGame> PostController::view(const StoredGame& game) const {
    const post::PostGame& played = *game.checked.game;
    const auto& settled = static_cast<const post::ImperioPostGame&>(played.rules());
    if (isOwnTurn(game) && played.count() > 1)
        if (const auto secret = m_secrets.secretOf(played, played.count() - 1))
            if (auto opening = played.opening(*secret))
                return std::unique_ptr<post::ImperioPostGame>(
                    static_cast<post::ImperioPostGame*>(opening->rules.release()));
    return std::make_unique<post::ImperioPostGame>(settled);
}

QString PostController::lostSecret(const StoredGame& game) const {
    const post::PostGame& played = *game.checked.game;
    if (!game.own || played.end())
        return {};
    const std::uint32_t newest = played.count();
    for (const std::uint32_t number : {newest - 1, newest})
        if (number > 0 && post::writerOf(number) == *game.own && !m_secrets.secretOf(played, number))
            return PostMaker::lostSecret(played, number);
    return {};
}

QString PostController::postText(text::PostMarkup markup) const {
    const post::Block& newest = current()->blocks.back().read.block;
    return newest.shape() == post::Shape::TimeClaim ? QString::fromStdString(blockText(newest))
                                                    : text::postText(*current()->checked.game, markup);
}

document::Incoming PostController::read(const QString& text) const {
    return document::readIncoming(text.toStdString(), m_games);
}

QString PostController::accept(document::Arrival arrival, std::optional<post::Writer> own) {
    for (const StoredGame& game : m_games)
        if (game.checked.id == arrival.checked.id)
            own = game.own;
    return store({own, std::move(arrival.blocks), std::move(arrival.checked)});
}

/// Stores the game and shows it as it was read back.
QString PostController::store(StoredGame game) {
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
    return PostMaker(m_secrets, QDateTime::currentSecsSinceEpoch());
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
    game.checked = std::move(post::checkGames(game.blocks).front());
    const bool isTurn = block.shape() != post::Shape::TimeClaim;
    if (const QString error = store(std::move(game)); !error.isEmpty())
        return error;
    if (isTurn && !watchedFolder().isEmpty())
        if (const auto error = document::writeBlockFile(watchedFolder(), *current()->checked.game))
            return *error;
    return {};
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
