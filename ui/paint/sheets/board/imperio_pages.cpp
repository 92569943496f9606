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

class BoardPages final : public Pages {
public:
    BoardPages(const ImperioSheet& sheet, bool empty, PageSetup setup)
        : m_sheet(sheet), m_empty(empty), m_setup(std::move(setup)) {}

    int count() const override { return 1; }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

private:
    void paintBoard(QPainter& painter, double top) const;
    void paintReserves(Paper& paper, double top) const;

    ImperioSheet m_sheet;
    bool m_empty;
    PageSetup m_setup;
};

void BoardPages::paintBoard(QPainter& painter, double top) const {
    const QSizeF content = contentSize(m_setup);
    const double square = squareIn(content);
    const double side = square * imperio::boardSize;
    painter.save();
    painter.scale(1 / boardPixels, 1 / boardPixels);
    const ImperioLayout layout(square * boardPixels,
                               boardPixels * QPointF((content.width() - side) / 2, top + labelRoom * square));
    const Theme& theme = Theme::of(Theme::Kind::Paper);
    paintImperioGround(painter, layout, theme);
    if (!m_empty)
        paintImperioPieces(painter, m_sheet.board, m_sheet.entrenched, layout, theme);
    painter.restore();
}

/// "Attacker, Ada: 4 knights, 2 archers ... wait to be spawned."
void BoardPages::paintReserves(Paper& paper, double top) const {
    const double width = contentSize(m_setup).width();
    for (const imperio::Side side : imperio::sides) {
        const auto index = imperio::indexOf(side);
        QStringList counts;
        for (const imperio::Kind kind : imperio::fightingKinds)
            counts << QStringLiteral("%1 \u00d7 %2")
                          .arg(text::imperioKind(kind), text::figure(m_sheet.reinforcements[index].of(kind)));
        const double baseline = top + 5 + 4.6 * static_cast<double>(index);
        const double name = paper.text({0, baseline}, 0.3 * width, text::imperioSide(side), {.bold = true});
        paper.text({name + 3, baseline}, width - name - 3,
                   SheetText::tr("reinforcements: %1 (IMP-7)").arg(text::listed(counts)));
    }
}

void BoardPages::paint(QPainter& painter, int page) const {
    Paper paper(painter);
    beginPage(paper, m_setup, {SheetText::tr("Imperio board"), page, 1});
    const double square = squareIn(contentSize(m_setup));
    const QString size =
        SheetText::tr("A square is %1 mm wide.").arg(QLocale().toString(square * m_setup.scale, 'f', 1));
    paintHeader(paper, m_setup,
                {SheetText::tr("Imperio Bellum"),
                 m_empty ? size : QStringLiteral("%1. %2").arg(m_sheet.state, size)});
    paintBoard(painter, headerHeight);
    if (!m_empty)
        paintReserves(paper, headerHeight + square * (imperio::boardSize + 2 * labelRoom));
}

} // namespace

double imperioSquare(const PageSetup& setup) {
    return squareIn(contentSize(setup));
}

std::unique_ptr<Pages> imperioBoardPages(const ImperioSheet& sheet, bool empty, PageSetup setup) {
    return std::make_unique<BoardPages>(sheet, empty, std::move(setup));
}

} // namespace sf::paint
