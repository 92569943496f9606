// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/board/imperio_pages.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/sheets/paper/page_frame.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double reservesHeight = 14; ///< for the reinforcements
constexpr double labelRoom = 0.45;
/// In a millimetre; the labels of the board's painters are at most 20 high: 2.2 mm.
constexpr double boardPixels = 9;

double squareIn(QSizeF content) {
    const QSizeF room(content.width(), content.height() - headerHeight - reservesHeight);
    return std::min(room.width(), room.height()) / (imperio::boardSize + 2 * labelRoom);
}

void paintBoard(QPainter& painter, QSizeF content, const ImperioSheet* sheet) {
    const double square = squareIn(content);
    const double side = square * imperio::boardSize;
    painter.save();
    painter.scale(1 / boardPixels, 1 / boardPixels);
    const ImperioLayout layout(square * boardPixels,
                               boardPixels *
                                   QPointF((content.width() - side) / 2, headerHeight + labelRoom * square));
    const Theme& theme = Theme::of(Theme::Kind::Paper);
    paintImperioGround(painter, layout, theme);
    if (sheet)
        paintImperioPieces(painter, sheet->board, sheet->entrenched, layout, theme);
    painter.restore();
}

/// "Attacker, Ada: 4 knights, 2 archers ... wait to be spawned."
void paintReserves(Paper& paper, double top, double width, const ImperioSheet& sheet) {
    for (const imperio::Side side : imperio::sides) {
        const auto index = imperio::indexOf(side);
        QStringList counts;
        for (const imperio::Kind kind : imperio::fightingKinds)
            counts << QStringLiteral("%1 \u00d7 %2")
                          .arg(text::imperioKind(kind), text::figure(sheet.reinforcements[index].of(kind)));
        const double baseline = top + 5 + 4.6 * static_cast<double>(index);
        const double name = paper.text({0, baseline}, 0.3 * width, text::imperioSide(side), {.bold = true});
        paper.text({name + 3, baseline}, width - name - 3,
                   SheetText::tr("reinforcements: %1 (IMP-7)").arg(text::listed(counts)));
    }
}

} // namespace

double imperioSquare(const PageSetup& setup) {
    return squareIn(contentSize(setup));
}

std::unique_ptr<Pages> imperioBoardPages(const ImperioSheet& sheet, bool empty, PageSetup setup) {
    const QString size = SheetText::tr("A square is %1 mm wide.")
                             .arg(QLocale().toString(imperioSquare(setup) * setup.scale, 'f', 1));
    const QString below = empty ? size : text::sentencesOf({sheet.state, size});
    const auto paintContent = [sheet, empty](Paper& paper, const PageSetup& page) {
        const QSizeF room = contentSize(page);
        paintBoard(paper.painter(), room, empty ? nullptr : &sheet);
        if (!empty)
            paintReserves(paper, headerHeight + squareIn(room) * (imperio::boardSize + 2 * labelRoom),
                          room.width(), sheet);
    };
    return singlePage(SheetText::tr("Imperio board"), {SheetText::tr("Imperio Bellum"), below},
                      std::move(setup), paintContent);
}

} // namespace sf::paint
