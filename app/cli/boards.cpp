// SPDX-License-Identifier: GPL-3.0-or-later
// What the board of each kind of document looks like.
#include "app/cli/board_image.h"
#include "app/cli/console.h"
#include "core/document/battle_document.h"
#include "core/document/imperio_document.h"
#include "ui/paint/board_painter.h"
#include "ui/paint/imperio_board.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

const paint::Theme& theme() {
    return paint::Theme::of(paint::Theme::Kind::Light);
}

BoardImage imageOf(const document::BattleDocument& document) {
    return {document.title(), paint::boardSize(*document.battle().map, 1, 0),
            [&document](QPainter& painter, QSizeF size) {
                paint::renderBattle(painter, document.battle(), theme(), size);
            }};
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
    const auto* battle = dynamic_cast<const document::BattleDocument*>(&document);
    if (battle && !actions)
        return imageOf(*battle);
    inputError(
        QCoreApplication::translate("sf::cli", "%1: kind: expected “%2”, found “%3”")
            .arg(path, battle ? QStringLiteral("imperio") : QStringLiteral("battle"), document.kind()));
    return std::nullopt;
}

} // namespace sf::cli
