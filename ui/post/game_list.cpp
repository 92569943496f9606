// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/game_list.h"

#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/systems/system_text.h"
#include "ui/post/post_controller.h"
#include "ui/speech/quiet_view.h"
#include "ui/widgets/row_table.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

namespace sf::ui {

using document::StoredGame;

namespace {

struct GameList {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::GameList)
};

QString nameOf(const StoredGame& game, post::Writer writer) {
    return text::displayName(game.checked.game->name(writer));
}

QString endText(const StoredGame& game) {
    const post::PostEnd& end = *game.checked.game->end();
    if (end.reason == post::EndReason::OlderRules)
        return GameList::tr("The game is over. It was played by older rules, so it isn't known who has won.");
    if (end.isDraw)
        return GameList::tr("The game is over: it is a draw.");
    const QString winner = nameOf(game, end.winner);
    const QString loser = nameOf(game, post::otherWriter(end.winner));
    if (end.reason == post::EndReason::SignedTwice)
        return GameList::tr("%1 signed two versions of block %2 and has lost: %3 has won.")
            .arg(loser, QString::number(game.checked.game->count() + 1), winner);
    return end.reason == post::EndReason::Resigned
               ? GameList::tr("%1 resigned: %2 has won.").arg(loser, winner)
               : GameList::tr("The game is over: %1 has won.").arg(winner);
}

QString turnText(const PostController& controller, const StoredGame& game) {
    if (game.checked.game->end())
        return GameList::tr("over");
    if (!game.checked.awaited)
        return GameList::tr("disputed");
    return controller.isOwnTurn(game) ? GameList::tr("yours") : nameOf(game, game.checked.awaited->writer);
}

QString playersText(const StoredGame& game) {
    return GameList::tr("%1 against %2")
        .arg(nameOf(game, post::Writer::Starter), nameOf(game, post::Writer::Answerer));
}

/// A game that isn't checked is named by its file if its players can't be read.
QString playersText(const PostController::Unchecked& game) {
    return game.players.size() < 2
               ? game.name
               : GameList::tr("%1 against %2")
                     .arg(text::displayName(game.players[0]), text::displayName(game.players[1]));
}

bool isKnown(const PostController& controller, const QString& name) {
    return std::ranges::any_of(controller.games(), [&](const StoredGame& game) {
        return document::PostGameStore::nameOf(game) == name;
    });
}

QString dayText(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds).date(), QLocale::ShortFormat);
}

QString timeText(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
}

} // namespace

QString stateText(const PostController& controller, const StoredGame& game) {
    if (game.checked.game->end())
        return endText(game);
    const QString number = QString::number(game.checked.awaited->number);
    const QString since = timeText(game.checked.awaited->since);
    return controller.isOwnTurn(game)
               ? GameList::tr("It is your turn to write block %1, since %2.").arg(number, since)
               : GameList::tr("Waiting for block %1 from %2, since %3.")
                     .arg(number, nameOf(game, game.checked.awaited->writer), since);
}

QString roleDiceText(const StoredGame& game, const post::GameRules& rules) {
    const auto* battle = dynamic_cast<const post::BattleGame*>(&rules);
    const auto* imperio = dynamic_cast<const post::ImperioPostGame*>(&rules);
    const std::vector<int>& dice = battle ? battle->roleDice() : imperio->roleDice();
    if (dice.empty())
        return {};
    const QString starter = nameOf(game, post::Writer::Starter);
    QStringList throws;
    for (std::size_t die = 0; die + 1 < dice.size(); die += 2)
        throws << GameList::tr("%1 %2, %3 %4")
                      .arg(starter, QString::number(dice[die]), nameOf(game, post::Writer::Answerer),
                           QString::number(dice[die + 1]));
    const QString rolled = text::clauses(throws);
    return battle ? GameList::tr("Dice decided who plays which side: %1. %2 plays %3.")
                        .arg(rolled, starter,
                             text::sideName(battle->battle(), *battle->side(post::Writer::Starter)))
                  : GameList::tr("Dice decided who attacks: %1. %2 attacks.")
                        .arg(rolled, nameOf(game, *imperio->attacker()));
}

QList<StartPage::Turn> ownTurns(const PostController& controller) {
    QList<int> games;
    for (int index = 0; index < static_cast<int>(controller.games().size()); ++index)
        if (controller.isOwnTurn(controller.games()[static_cast<std::size_t>(index)]))
            games << index;
    const auto game = [&](int index) -> const StoredGame& {
        return controller.games()[static_cast<std::size_t>(index)];
    };
    std::ranges::stable_sort(games, {}, [&](int index) { return game(index).checked.awaited->since; });
    QList<StartPage::Turn> turns;
    for (const int index : std::as_const(games)) {
        const post::PostGame& played = *game(index).checked.game;
        const auto* battle = dynamic_cast<const post::BattleGame*>(&played.rules());
        const QString title = battle ? text::displayName(battle->battle().title) : QString();
        const QString system =
            battle ? text::systemName(battle->battle().rules) : GameList::tr("Imperio Bellum");
        turns << StartPage::Turn{index, title.isEmpty() ? playersText(game(index)) : title,
                                 GameList::tr("against %1, %2, since %3")
                                     .arg(nameOf(game(index), post::otherWriter(*game(index).own)), system,
                                          dayText(game(index).checked.awaited->since))};
    }
    return turns;
}

QTableWidget* makeGameList(QWidget* parent) {
    const QStringList titles{GameList::tr("Game"), GameList::tr("Turn"), GameList::tr("Block"),
                             GameList::tr("Since")};
    auto* list = new QuietView<QTableWidget>(0, static_cast<int>(titles.size()), parent);
    list->setObjectName(QStringLiteral("games"));
    list->setAccessibleName(GameList::tr("Running games"));
    list->setHorizontalHeaderLabels(titles);
    makeRowTable(*list);
    list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return list;
}

void showGames(QTableWidget& list, const PostController& controller) {
    QList<QStringList> rows;
    for (const StoredGame& game : controller.games())
        rows << QStringList{playersText(game), turnText(controller, game),
                            QLocale().toString(game.checked.game->count()),
                            timeText(game.checked.game->last().seconds(post::Field::Time))};
    const auto games = static_cast<int>(rows.size());
    for (const PostController::Unchecked& game : controller.unchecked())
        if (!isKnown(controller, game.name))
            rows << QStringList{playersText(game),
                                game.isTooCostly ? GameList::tr("not checked: too large")
                                                 : GameList::tr("checking…"),
                                {},
                                {}};
    const QSignalBlocker quiet(&list); // the current game stays while rows come and go
    showRows(list, rows);
    for (int row = 0; row < list.rowCount(); ++row) // only checked games can be shown
        for (int column = 0; column < list.columnCount(); ++column)
            list.item(row, column)
                ->setFlags(row < games ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                       : Qt::ItemFlags(Qt::NoItemFlags));
    for (int row = 0; row < games; ++row) {
        const QString state = stateText(controller, controller.games()[static_cast<std::size_t>(row)]);
        for (int column = 0; column < list.columnCount(); ++column) {
            list.item(row, column)->setToolTip(state);
            list.item(row, column)->setData(Qt::AccessibleDescriptionRole, state);
        }
    }
    list.setCurrentCell(controller.currentIndex(), 0);
}

} // namespace sf::ui
