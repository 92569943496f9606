// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/game_list_model.h"

#include "core/text/display_text.h"
#include "ui/post/post_controller.h"

#include <QDateTime>
#include <QLocale>

namespace sf::ui {

using document::StoredGame;

namespace {

QString nameOf(const StoredGame& game, post::Writer writer) {
    return text::displayName(game.checked.game->name(writer));
}

QString endText(const StoredGame& game) {
    const post::PostEnd& end = *game.checked.game->end();
    if (end.isDraw)
        return GameListModel::tr("The game is over: it is a draw.");
    const QString winner = nameOf(game, end.winner);
    const QString loser = nameOf(game, post::otherWriter(end.winner));
    return end.reason == post::EndReason::Resigned
               ? GameListModel::tr("%1 resigned: %2 has won.").arg(loser, winner)
               : GameListModel::tr("The game is over: %1 has won.").arg(winner);
}

QString turnText(const PostController& controller, const StoredGame& game) {
    if (game.checked.game->end())
        return GameListModel::tr("over");
    if (!game.checked.awaited)
        return GameListModel::tr("disputed");
    return controller.isOwnTurn(game) ? GameListModel::tr("yours")
                                      : nameOf(game, game.checked.awaited->writer);
}

} // namespace

QString playersText(const StoredGame& game) {
    return GameListModel::tr("%1 against %2")
        .arg(nameOf(game, post::Writer::Starter), nameOf(game, post::Writer::Answerer));
}

QString timeText(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
}

QString stateText(const PostController& controller, const StoredGame& game) {
    if (game.checked.game->end())
        return endText(game);
    if (!game.checked.awaited)
        return GameListModel::tr("The game has stopped: a player signed two versions of a block.");
    const QString number = QString::number(game.checked.awaited->number);
    const QString since = timeText(game.checked.awaited->since);
    return controller.isOwnTurn(game)
               ? GameListModel::tr("It is your turn to write block %1, since %2.").arg(number, since)
               : GameListModel::tr("Waiting for block %1 from %2, since %3.")
                     .arg(number, nameOf(game, game.checked.awaited->writer), since);
}

GameListModel::GameListModel(PostController& controller, QObject* parent)
    : QAbstractTableModel(parent), m_controller(controller) {
    connect(&controller, &PostController::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

int GameListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_controller.games().size());
}

int GameListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnTotal;
}

QVariant GameListModel::data(const QModelIndex& index, int role) const {
    const StoredGame& game = m_controller.games()[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return stateText(m_controller, game);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Players:
        return playersText(game);
    case Turn:
        return turnText(m_controller, game);
    case LastBlock:
        return game.checked.game->count();
    default:
        return timeText(game.checked.game->last().seconds(post::Field::Time));
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Players:
        return tr("Game");
    case Turn:
        return tr("Turn");
    case LastBlock:
        return tr("Block");
    default:
        return tr("Since");
    }
}

} // namespace sf::ui
