// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/board/imperio_sheet.h"

#include "core/document/imperio/imperio_document.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

namespace sf::paint {
namespace {

QString state(const imperio::Position& position) {
    if (position.result)
        return SheetText::tr("The %1 has won: %2")
            .arg(text::imperioSide(position.result->winner), text::ending(*position.result));
    return SheetText::tr("Turn %1, the %2 to move")
        .arg(text::figure(position.turn), text::imperioSide(position.toMove));
}

void addPosition(ImperioSheet& sheet, const imperio::Position& position) {
    sheet.board = position.board;
    sheet.entrenched = position.entrenched;
    sheet.reinforcements = position.reinforcements;
    sheet.state = state(position);
}

} // namespace

ImperioSheet imperioSheet(const document::ImperioDocument& document, std::optional<std::size_t> entries) {
    const imperio::Game& game = document.game();
    ImperioSheet sheet;
    for (const imperio::Side side : imperio::sides) {
        const auto index = imperio::indexOf(side);
        sheet.players[index] = printable(game.names[index]);
        sheet.deployments[index] = game.deployment(side);
        sheet.reinforcements[index] = sheet.deployments[index].reinforcements;
    }
    sheet.board = game.board();
    sheet.begun = game.begun;
    sheet.options = game.options;
    sheet.state = SheetText::tr("Being set up");
    if (document.hasBegun()) {
        addPosition(sheet, document.positionAfter(entries.value_or(document.entries().size())));
        sheet.record = QString::fromUtf8(document.record());
    }
    return sheet;
}

} // namespace sf::paint
