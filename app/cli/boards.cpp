// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the board image of each kind of document.
// Declared in app/cli/board_image.h.
#include "app/cli/board_image.h"
#include "app/cli/replayed.h"
#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/sheets/dungeon/dungeon_picture.h"

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

} // namespace

std::optional<BoardImage> boardImage(const document::Document& document, const QString& path,
                                     std::optional<int> after) {
    const auto draw = [&](const auto& state) { return imageOf(document.title(), state); };
    if (!after)
        return std::visit(draw, stateNow(document));
    const std::optional<Replayed> then = replayed(document, path, after);
    return then ? std::optional(std::visit(draw, then->state)) : std::nullopt;
}

} // namespace sf::cli
