// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_pages.h.
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/sheets/board/cut_grid.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/paper/page_frame.h"

#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double piecePixels = 10;  ///< in a millimetre
constexpr double pieceShare = 0.94; ///< of a board's square, to leave a small margin
constexpr int mostOfAKind = 60;

/// How many pieces of a kind a side needs: deployed ones and reinforcements. Captured bases change colour, so
/// each side gets pieces for the other's bases too (IMP-12).
int countOfKind(const imperio::Deployment& deployment, imperio::Kind kind) {
    if (imperio::isBase(kind))
        return kind == imperio::Kind::Headquarters ? 2 : 4;
    return std::min(mostOfAKind, imperio::countOf(deployment, kind) + deployment.reinforcements.of(kind));
}

/// For a side that has not deployed yet: the most knights that a game can need, and plenty of the others.
imperio::Deployment fullSet() {
    imperio::Deployment set;
    for (const imperio::Kind kind : imperio::fightingKinds)
        set.reinforcements.of(kind) = kind == imperio::Kind::Knight ? imperio::Options().knights : 15;
    return set;
}

class PiecePages final : public FramedPages {
public:
    PiecePages(const ImperioSheet& sheet, double square, PageSetup setup)
        : FramedPages(
              SheetText::tr("Imperio pieces"),
              {SheetText::tr("Pieces of Imperio Bellum"),
               SheetText::tr("Cut along the dashed lines. Black discs attack, white squares defend.")},
              std::move(setup))
        , m_grid(content(), pieceShare * square) {
        for (const imperio::Side side : imperio::sides)
            addSide(side, sheet.deployments[imperio::indexOf(side)]);
    }

    int count() const override {
        return (static_cast<int>(m_pieces.size()) + m_grid.perPage() - 1) / m_grid.perPage();
    }

protected:
    void paintContent(Paper& paper, int page) const override;

private:
    void addSide(imperio::Side side, const imperio::Deployment& deployment) {
        const bool isEmpty =
            imperio::fightingPieces(deployment) == 0 && deployment.reinforcements.total() == 0;
        const imperio::Deployment set = isEmpty ? fullSet() : deployment;
        for (const imperio::Kind kind : imperio::kinds)
            for (int i = 0; i < countOfKind(set, kind); ++i)
                m_pieces.push_back({kind, side, side});
    }

    CutGrid m_grid;
    std::vector<imperio::Piece> m_pieces;
};

void PiecePages::paintContent(Paper& paper, int page) const {
    QPainter& painter = paper.painter();
    const int first = page * m_grid.perPage();
    const int here = std::min(m_grid.perPage(), static_cast<int>(m_pieces.size()) - first);
    m_grid.paintLines(paper, here, false);
    for (int i = 0; i < here; ++i) {
        const QRectF area = m_grid.area(i, false);
        painter.save();
        painter.translate(area.topLeft());
        painter.scale(1 / piecePixels, 1 / piecePixels);
        paintPiece(painter, QRectF(QPointF(), area.size() * piecePixels),
                   m_pieces[static_cast<std::size_t>(first) + static_cast<std::size_t>(i)], false,
                   Theme::of(Theme::Kind::Paper));
        painter.restore();
    }
}

} // namespace

std::unique_ptr<Pages> imperioPiecePages(const ImperioSheet& sheet, double square, PageSetup setup) {
    return std::make_unique<PiecePages>(sheet, square, std::move(setup));
}

} // namespace sf::paint
