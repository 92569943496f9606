// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/imperio_sheet.h"

#include "core/document/imperio_document.h"
#include "core/text/imperio_words.h"
#include "core/text/words.h"
#include "ui/paint/sheets/paper.h"

#include <QCoreApplication>

namespace sf::paint {
namespace {

QString state(const imperio::Game& game) {
    if (game.stage != imperio::Stage::Play)
        return QCoreApplication::translate("sf::paint", "Being set up");
    if (game.position.result)
        return QCoreApplication::translate("sf::paint", "The %1 has won: %2")
            .arg(text::imperioSide(game.position.result->winner), text::ending(*game.position.result));
    return QCoreApplication::translate("sf::paint", "Turn %1, the %2 to move")
        .arg(text::figure(game.position.turn), text::imperioSide(game.position.toMove));
}

} // namespace

ImperioSheet imperioSheet(const document::ImperioDocument& document) {
    const imperio::Game& game = document.game();
    ImperioSheet sheet;
    sheet.board = game.board();
    sheet.state = state(game);
    for (const imperio::Side side : imperio::sides) {
        const auto index = imperio::indexOf(side);
        sheet.players[index] = printable(game.names[index]);
        sheet.deployments[index] = game.deployment(side);
        sheet.reinforcements[index] = document.hasBegun() ? game.position.reinforcements[index]
                                                          : sheet.deployments[index].reinforcements;
    }
    if (document.hasBegun()) {
        sheet.entrenched = game.position.entrenched;
        sheet.record = QString::fromUtf8(document.record());
    }
    return sheet;
}

} // namespace sf::paint
