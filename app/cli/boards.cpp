// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the board image of each kind of document.
// Declared in app/cli/board_image.h.
#include "app/cli/board_image.h"
#include "app/cli/replayed.h"
#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/film/battle_film.h"
#include "core/document/film/encounter_film.h"
#include "core/document/film/imperio_film.h"
#include "core/document/imperio/imperio_document.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/scenes/battle_scene_painter.h"
#include "ui/paint/scenes/fight_card.h"
#include "ui/paint/sheets/dungeon/dungeon_picture.h"

#include <QPainter>

#include <algorithm>

namespace sf::cli {
namespace {

const paint::Theme& theme() {
    return paint::Theme::of(paint::Theme::Kind::Light);
}

BoardImage imageOf(const QString& title, const battle::Battle& battle) {
    const battle::Map& map = *battle.map;
    const std::int64_t hexes = std::int64_t{map.columns()} * map.rows();
    return {title, paint::boardSize(map, 1, 0),
            [battle](QPainter& painter, QSizeF size) { paint::renderBattle(painter, battle, theme(), size); },
            hexes};
}

BoardImage imageOf(const QString& title, const imperio::Position& position) {
    return {title, QSizeF(1, 1), [position](QPainter& painter, QSizeF size) {
                paint::renderImperio(painter, position.board, position.entrenched, theme(), size);
            }};
}

BoardImage imageOf(const QString& title, const encounter::Dungeon& dungeon) {
    const auto picture = std::make_shared<const paint::DungeonPicture>(dungeon);
    return {title, picture->shape(),
            [picture](QPainter& painter, QSizeF size) { picture->paint(painter, theme(), size); }};
}

decltype(Replayed::state) stateNow(const document::Document& document) {
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        return battle->battle();
    if (const auto* dungeon = dynamic_cast<const document::EncounterDocument*>(&document))
        return dungeon->dungeon();
    const auto& game = dynamic_cast<const document::ImperioDocument&>(document);
    imperio::Position position = game.game().position;
    if (!game.hasBegun())
        position.board = game.game().board();
    return position;
}

BoardImage imageOf(const QString& title, const document::BattleFilm& film, int scenes) {
    const auto picture =
        std::make_shared<const paint::BattleScenePicture>(paint::BattleScenePicture::of(film, scenes));
    BoardImage image = imageOf(title, picture->after);
    image.paint = [picture](QPainter& painter, QSizeF size) {
        paint::renderBattle(painter, picture->after, theme(), size);
        paint::paintBattleScene(painter, paint::layoutFor(*picture->after.map, size), *picture, 1, theme());
    };
    return image;
}

paint::FightCard cardOf(const document::Film& film, int scene) {
    if (const auto* battle = dynamic_cast<const document::BattleFilm*>(&film))
        return paint::fightCard(paint::BattleScenePicture::of(*battle, scene + 1), 1, theme());
    if (const auto* game = dynamic_cast<const document::ImperioFilm*>(&film))
        return paint::fightCard(game->scene(scene), theme());
    return paint::fightCard(dynamic_cast<const document::EncounterFilm&>(film).scene(scene), 1, theme());
}

/// At the lower edge, as large as the picture is.
double sentenceHeight(QSizeF size) {
    return 2 * std::max(12.0, size.height() / 40);
}

void paintSentence(QPainter& painter, QSizeF size, const QString& sentence) {
    const double height = sentenceHeight(size) / 2;
    const QRectF area(0, size.height() - 2 * height, size.width(), 2 * height);
    painter.fillRect(area, theme().plate);
    painter.setPen(theme().ink);
    painter.setFont(paint::pixelFont(height));
    const QString shown =
        painter.fontMetrics().elidedText(sentence, Qt::ElideRight, static_cast<int>(area.width() - height));
    painter.drawText(area, Qt::AlignCenter, shown);
}

} // namespace

BoardImage frameImage(const document::Film& film, const QString& title, int scenes) {
    BoardImage image;
    if (const auto* battle = dynamic_cast<const document::BattleFilm*>(&film))
        image = imageOf(title, *battle, scenes);
    else if (const auto* game = dynamic_cast<const document::ImperioFilm*>(&film))
        image = imageOf(title, game->state(scenes));
    else
        image = imageOf(title, dynamic_cast<const document::EncounterFilm&>(film).state(scenes));
    if (scenes == 0)
        return image;
    const QString sentence = film.caption(scenes - 1).sentence;
    image.paint = [board = image.paint, sentence, card = cardOf(film, scenes - 1)](QPainter& painter,
                                                                                   QSizeF size) {
        board(painter, size);
        const QSizeF above = size - QSizeF(0, sentenceHeight(size));
        paint::paintFightCard(painter, paint::fightCardArea(above, above.height() / 600), card, 1, theme());
        paintSentence(painter, size, sentence);
    };
    return image;
}

std::optional<BoardImage> boardImage(const document::Document& document, const QString& path,
                                     std::optional<int> after) {
    const auto draw = [&](const auto& state) { return imageOf(document.title(), state); };
    if (!after)
        return std::visit(draw, stateNow(document));
    const std::optional<Replayed> then = replayed(document, path, after);
    return then ? std::optional(std::visit(draw, then->state)) : std::nullopt;
}

} // namespace sf::cli
