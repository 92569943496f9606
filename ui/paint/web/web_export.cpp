// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/web/web_export.h"

#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/film/battle_film_source.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/webpage/html.h"
#include "core/document/webpage/web_page.h"
#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "core/post/game/post_game.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/post/post_words.h"

#include <QCoreApplication>

namespace sf::paint {
namespace {

QString tooLarge(const battle::Battle& battle) {
    if (battle.stacks.size() > limits::filmedStacks)
        return QCoreApplication::translate("sf::paint",
                                           "This battle has %1 stacks. A web page shows battles of up to %2.")
            .arg(text::figure(static_cast<qint64>(battle.stacks.size())), text::figure(limits::filmedStacks));
    const std::int64_t hexes = std::int64_t{battle.map->columns()} * battle.map->rows();
    if (hexes > limits::webHexes)
        return QCoreApplication::translate("sf::paint",
                                           "This map has %1 hexes. A web page shows maps of up to %2.")
            .arg(text::figure(hexes), text::figure(limits::webHexes));
    return {};
}

QString pageTooLarge(int scenes) {
    return QCoreApplication::translate(
               "sf::paint",
               "The web page would be larger than %1 MiB: the game has %n scene(s). On "
               "the command line, “replay” with --from and --to writes a part of it.",
               nullptr, scenes)
        .arg(limits::outputBytes / (1024 * 1024));
}

std::variant<QByteArray, QString> pageOf(const QString& title, WebParts parts, const QByteArray& post = {}) {
    if (parts.end == WebEnd::Cancelled)
        return QString();
    if (parts.end == WebEnd::TooLarge)
        return pageTooLarge(parts.scenes);
    std::map<std::string, QByteArray> filling = std::move(parts.icons);
    filling["heading"] = std::move(parts.heading);
    filling["board"] = std::move(parts.board);
    filling["story"] = std::move(parts.story);
    filling["post"] = post;
    filling["result"] = std::move(parts.result);
    filling["rules"] = document::glossaryHtml(parts.rules);
    QByteArray page = document::webPage(title, filling, parts.style);
    if (page.size() > limits::outputBytes)
        return pageTooLarge(parts.scenes);
    return page;
}

/// Whose turn it is, and the post of the last block.
QByteArray postHtml(const post::PostGame& game) {
    const QString next = text::displayName(game.name(post::writerOf(game.count() + 1)));
    QByteArray turn;
    if (!game.end())
        turn = "<p class=outcome>" +
               document::html(QCoreApplication::translate("sf::paint", "%1 is to write block %2.")
                                  .arg(next, text::figure(game.count() + 1))) +
               "</p>\n";
    const QString title = QCoreApplication::translate("sf::paint", "The last post");
    return "<section id=post aria-labelledby=post-title><h2 id=post-title>" + document::html(title) +
           "</h2>\n" + turn + "<textarea id=block readonly rows=14 aria-labelledby=post-title>" +
           document::html(text::postText(game, text::PostMarkup::Plain)) +
           "</textarea>\n<p><button id=copy type=button hidden>" +
           document::html(QCoreApplication::translate("sf::paint", "Copy the post")) +
           "</button></p></section>\n";
}

WebParts partsOf(const document::Document& document, const WebOptions& options) {
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        return battleWeb(*battle, options);
    if (const auto* game = dynamic_cast<const document::ImperioDocument*>(&document))
        return imperioWeb(*game, options);
    return dungeonWeb(dynamic_cast<const document::EncounterDocument&>(document), options);
}

} // namespace

std::variant<QByteArray, QString> webPageOf(const document::Document& document, const WebOptions& options) {
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        if (const QString problem = tooLarge(battle->battle()); !problem.isEmpty())
            return problem;
    return pageOf(document.name(), partsOf(document, options));
}

std::variant<QByteArray, QString> webPageOf(const post::PostGame& game, const WebOptions& options) {
    if (const auto* rules = dynamic_cast<const post::BattleGame*>(&game.rules())) {
        const battle::Battle& battle = rules->battle();
        if (const QString problem = tooLarge(battle); !problem.isEmpty())
            return problem;
        const std::optional<document::BattleFilm> film = document::filmOf(*rules);
        return pageOf(text::displayName(battle.title),
                      battleWeb(film ? *film : document::BattleFilm(battle), battle, options),
                      postHtml(game));
    }
    const auto& rules = dynamic_cast<const post::ImperioPostGame&>(game.rules());
    if (rules.isPlaying()) {
        const auto replay = imperio::readRecord(rules.record());
        const document::ImperioDocument document(std::get<imperio::Replay>(replay), {});
        return pageOf(document.name(), imperioWeb(document, options), postHtml(game));
    }
    document::ImperioDocument::Contents contents;
    contents.game = rules.game();
    const document::ImperioDocument document(std::move(contents));
    return pageOf(document.name(), imperioWeb(document, options), postHtml(game));
}

} // namespace sf::paint
