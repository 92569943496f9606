// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the board image of each kind of document.
// Declared in app/cli/battle/battle_file.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/board_image.h"
#include "app/cli/console.h"
#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/sheets/dungeon/dungeon_picture.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

const paint::Theme& theme() {
    return paint::Theme::of(paint::Theme::Kind::Light);
}

BoardImage imageOf(const document::BattleDocument& document) {
    const battle::Map& map = *document.battle().map;
    const std::int64_t hexes = std::int64_t{map.columns()} * map.rows();
    return {document.title(), paint::boardSize(map, 1, 0),
            [&document](QPainter& painter, QSizeF size) {
                paint::renderBattle(painter, document.battle(), theme(), size);
            },
            hexes};
}

BoardImage imageOf(const document::ImperioDocument& document, std::size_t actions) {
    return {document.title(), QSizeF(1, 1), [&document, actions](QPainter& painter, QSizeF size) {
                if (document.hasBegun()) {
                    const imperio::Position& position = document.positionAfter(actions);
                    paint::renderImperio(painter, position.board, position.entrenched, theme(), size);
                } else {
                    paint::renderImperio(painter, document.game().board(), {}, theme(), size);
                }
            }};
}

BoardImage imageOf(const document::EncounterDocument& document) {
    const auto picture = std::make_shared<const paint::DungeonPicture>(document.dungeon());
    return {document.title(), picture->shape(),
            [picture](QPainter& painter, QSizeF size) { picture->paint(painter, theme(), size); }};
}

} // namespace

std::optional<BoardImage> boardImage(const document::Document& document, const QString& path,
                                     std::optional<int> actions) {
    if (const auto* game = dynamic_cast<const document::ImperioDocument*>(&document)) {
        const std::size_t all = game->entries().size();
        if (!actions || static_cast<std::size_t>(*actions) <= all)
            return imageOf(*game, actions ? static_cast<std::size_t>(*actions) : all);
        inputError(QCoreApplication::translate("sf::cli", "%1: --after: expected at most %2, found %3")
                       .arg(path, QString::number(all), QString::number(*actions)));
        return std::nullopt;
    }
    if (!actions) {
        if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
            return imageOf(*battle);
        if (const auto* dungeon = dynamic_cast<const document::EncounterDocument*>(&document))
            return imageOf(*dungeon);
    }
    wrongKind(path, document, QStringLiteral("“imperio”"));
    return std::nullopt;
}

} // namespace sf::cli
