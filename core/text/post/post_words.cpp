// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/post/post_words.h"

#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/post/block/post_cleaner.h"
#include "core/text/post/post_lines.h"
#include "core/text/post/signing_words.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

/// What is played, as an invitation says it.
QString gameText(const post::PostGame& game) {
    const auto* battle = dynamic_cast<const post::BattleGame*>(&game.rules());
    return battle ? QCoreApplication::translate("sf::text", "a battle by post (%1)")
                        .arg(systemName(battle->battle().rules))
                  : QCoreApplication::translate("sf::text", "a game of Imperio Bellum by post");
}

/// What the last block does, for those who read the thread.
QString doneText(const post::PostGame& game, const QString& writer, const QString& other) {
    const post::Block& block = game.last();
    const auto* imperio = dynamic_cast<const post::ImperioPostGame*>(&game.rules());
    if (block.shape() == post::Shape::Invitation)
        return QCoreApplication::translate(
                   "sf::text", "%1 invites %2 to %3. To answer it, open Squarefront, choose File, Games by "
                               "post, and paste this post there.")
            .arg(writer, other, gameText(game));
    if (setsOutPieces(block))
        return QCoreApplication::translate("sf::text", "%1 deploys.").arg(writer);
    if (block.number() == 2)
        return QCoreApplication::translate("sf::text", "%1 accepts the invitation.").arg(writer);
    if (imperio && (!imperio->isPlaying() || imperio->waitingTurn() == 0))
        return block.value(post::Field::Plan).empty()
                   ? QCoreApplication::translate("sf::text", "%1 goes on with the set-up.").arg(writer)
                   : QCoreApplication::translate("sf::text", "%1 alters the formation.").arg(writer);
    return QCoreApplication::translate("sf::text", "%1's turn is in this block.").arg(writer);
}

QString stateText(const post::PostGame& game, const PostLines& lines) {
    if (game.end() && game.end()->reason == post::EndReason::OlderRules)
        return QCoreApplication::translate(
            "sf::text", "The game is over. It was played by older rules, so it isn't known who has won.");
    if (const auto& end = game.end())
        return end->isDraw ? QCoreApplication::translate("sf::text", "The game is over; it is a draw.")
                           : QCoreApplication::translate("sf::text", "The game is over; %1 has won.")
                                 .arg(lines.name(game.name(end->winner)));
    const post::Writer writer = game.last().writer();
    const QString other = lines.name(game.name(otherWriter(writer)));
    const QString done = doneText(game, lines.name(game.name(writer)), other);
    return game.count() == 1
               ? done
               : QCoreApplication::translate("sf::text", "%1 It is %2's turn to answer.").arg(done, other);
}

} // namespace

QString postText(const post::PostGame& game, PostMarkup markup) {
    PostLines lines(markup);
    const QString title =
        QCoreApplication::translate("sf::text", "%1 against %2, block %3")
            .arg(lines.name(game.name(post::Writer::Starter)), lines.name(game.name(post::Writer::Answerer)),
                 QString::number(game.count()));
    if (const auto* battle = dynamic_cast<const post::BattleGame*>(&game.rules()))
        writeGame(lines, *battle);
    else
        writeGame(lines, static_cast<const post::ImperioPostGame&>(game.rules()));
    lines.space();
    lines.line(stateText(game, lines));
    PostLines block(markup);
    block.box(QString::fromStdString(blockText(game.last())));
    const QString words = title + QStringLiteral("\n\n") + lines.text() + u'\n';
    return QString::fromStdString(post::withoutMarks(words.toStdString(), block.text().toStdString())) +
           block.text();
}

QString publicKey(const post::PostGame& game, post::Writer writer) {
    return publicKey(game.key(writer));
}

QString publicKey(std::string_view value) {
    const std::string bytes = post::fromBase32(value).value_or(std::string());
    return QString::fromLatin1(QByteArray::fromStdString(bytes).toBase64());
}

} // namespace sf::text
