// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/reference_sections.h"

#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/edges.h"
#include "core/text/battle_text.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper_table.h"

#include <QPainter>

#include <array>

namespace sf::paint {
namespace {

constexpr double squareReferenceRow = 3.9;
constexpr int sizesAColumn = 12;
constexpr int sizeColumns = 3;

void paintSizes(Paper& paper, const QRectF& area, int first, const smm::HouseRules& rules) {
    std::vector<PaperColumn> columns;
    for (const QString& name :
         {SheetText::tr("Units"), SheetText::tr("Width"), SheetText::tr("Rows"), SheetText::tr("CR"),
          SheetText::tr("CS"), SheetText::tr("Min."), SheetText::tr("Mod."), SheetText::tr("Maj.")})
        columns.push_back({0, name, column::figure});
    columns[0].style.bold = true;
    PaperTable table(paper, area, {.head = 4.3, .row = squareReferenceRow, .headSize = type::least},
                     std::move(columns));
    for (int units = first; units < first + sizesAColumn; ++units) {
        const smm::Measures m = smm::measures(units, rules.moderateCounts);
        std::vector<PaperCell> cells;
        for (const int value :
             {m.units, m.width, m.rows, m.completeRows, m.completeSquares, m.minor, m.moderate, m.major})
            cells.emplace_back(text::figure(value));
        table.row(cells);
    }
}

/// An attack whose AP exceeds the DP by `lead`.
smm::Exchange attackWith(const smm::HouseRules& rules, int lead) {
    smm::Exchange exchange;
    exchange.die = rules.attackDie;
    exchange.needed = rules.attackTarget - lead;
    return exchange;
}

int hittingFaces(const smm::Exchange& exchange) {
    int hits = 0;
    for (int face = 1; face <= exchange.die; ++face)
        hits += exchange.hits(face) ? 1 : 0;
    return hits;
}

} // namespace

void paintSizeTable(Paper& paper, const QRectF& area, const smm::HouseRules& rules) {
    QRectF part = paintPartHead(paper, area, SheetText::tr("Sizes and multipliers"),
                                SheetText::tr("CR complete rows, CS complete squares; multipliers "
                                              "minor, moderate, major (SMM-4, SMM-5, SMM-8)"));
    constexpr double gap = 5;
    part.setWidth((area.width() - (sizeColumns - 1) * gap) / sizeColumns);
    for (int column = 0; column < sizeColumns; ++column) {
        paintSizes(paper, part, 1 + column * sizesAColumn, rules);
        part.translate(part.width() + gap, 0);
    }
}

void paintEdgeRing(Paper& paper, const QRectF& area, const smm::HouseRules& rules) {
    const QRectF room =
        paintPartHead(paper, area, SheetText::tr("Which edge is met"), QStringLiteral("SMM-9, SMM-12"));
    const double radius = std::min(room.height() / 5.4, room.width() / 5.2);
    const HexLayout layout(radius, room.center() - HexLayout(radius).centre({2, 2}));
    battle::Stack target;
    target.hex = {2, 2};
    for (int direction = 0; direction < 6; ++direction) {
        const hex::Hex from = hex::neighbour(target.hex, static_cast<hex::Direction>(direction));
        paper.painter().setPen(QPen(Qt::black, 0.25));
        paper.painter().drawPolygon(layout.corners(from));
        const battle::Edge edge = smm::metEdge(rules, target, from);
        const QPointF centre = layout.centre(from);
        paper.text(centre + QPointF(0, 0.2), 1.6 * radius, text::edge(edge),
                   {.size = type::small, .bold = true, .align = Align::Centre});
        const int times = edge == battle::Edge::Front ? 0 : edge == battle::Edge::Back ? 2 : 1;
        paper.text(centre + QPointF(0, 3.4), 1.6 * radius,
                   times == 0   ? QStringLiteral("\u2014")
                   : times == 1 ? QStringLiteral("\u2212 CS")
                                : QStringLiteral("\u2212 2 CS"),
                   {.size = type::least, .align = Align::Centre});
    }
    const QPolygonF middle = layout.corners(target.hex);
    paper.painter().setPen(QPen(Qt::black, 0.7));
    paper.painter().drawPolygon(middle);
    const QPointF centre = layout.centre(target.hex);
    paper.polygon(QPolygonF({centre + radius * QPointF(-0.3, -0.55), centre + radius * QPointF(0.3, -0.55),
                             centre + radius * QPointF(0, -0.8)}));
    paper.text(centre + QPointF(0, 1), 1.6 * radius, SheetText::tr("faces up"),
               {.size = type::least, .align = Align::Centre});
}

void paintHitTable(Paper& paper, const QRectF& area, const smm::HouseRules& rules) {
    constexpr int most = 10;
    std::vector<PaperColumn> columns(2 * most + 2, {.style = column::figure});
    columns[0] = {.width = 26, .style = column::label};
    columns[most + 1].style.bold = true; // AP equal to DP
    std::vector<PaperCell> leads{SheetText::tr("AP less DP")};
    std::vector<PaperCell> faces{SheetText::tr("faces of %1").arg(text::figure(rules.attackDie))};
    std::vector<PaperCell> shares{SheetText::tr("per cent")};
    for (int lead = -most; lead <= most; ++lead) {
        const int hits = hittingFaces(attackWith(rules, lead));
        leads.emplace_back(text::signedFigure(lead));
        faces.emplace_back(text::figure(hits));
        shares.emplace_back(text::figure(qRound(100.0 * hits / rules.attackDie)));
    }
    const QString title = SheetText::tr("Chance to hit: 1d%1 + AP against %2 + DP")
                              .arg(text::figure(rules.attackDie), text::figure(rules.attackTarget));
    PaperTable table(paper, paintPartHead(paper, area, title, QStringLiteral("SMM-27")), {.row = 4.2},
                     std::move(columns));
    for (const std::vector<PaperCell>& cells : {leads, faces, shares})
        table.row(cells);
}

void paintTerrainTable(Paper& paper, const QRectF& area) {
    PaperTable table(paper, paintPartHead(paper, area, SheetText::tr("Move costs"), QStringLiteral("SMM-10")),
                     {.row = squareReferenceRow}, {{}, {.style = column::result}});
    for (int i = 0; i < battle::terrainCount; ++i) {
        const auto terrain = static_cast<battle::Terrain>(i);
        const std::optional<int> cost = battle::moveCost(terrain);
        table.row({text::terrain(terrain), cost ? text::figure(*cost) : SheetText::tr("flyers")});
    }
}

void paintJoinTable(Paper& paper, const QRectF& area) {
    PaperTable table(
        paper, paintPartHead(paper, area, SheetText::tr("Offensive Warlord joins"), QStringLiteral("SMM-17")),
        {.row = squareReferenceRow}, {{}, {.style = column::result}});
    constexpr int sides = 20;
    for (int rows = 1; rows <= 10; ++rows) {
        smm::Exchange exchange;
        exchange.joinsFrom = sides - rows;
        table.row({SheetText::tr("%n complete row(s)", nullptr, rows),
                   SheetText::tr("%1 or more, %2 %")
                       .arg(text::figure(*exchange.joinsFrom),
                            text::figure(qRound(100 * exchange.joinChance().number())))});
    }
}

} // namespace sf::paint
