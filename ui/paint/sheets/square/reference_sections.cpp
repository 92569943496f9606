// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/reference_sections.h"

#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/edges.h"
#include "core/text/battle_text.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QLocale>
#include <QPainter>

#include <array>

namespace sf::paint {
namespace {

constexpr double squareReferenceRow = 3.9;
constexpr int sizesAColumn = 12;
constexpr int sizeColumns = 3;

void paintSizes(Paper& paper, const QRectF& area, int first, const smm::HouseRules& rules) {
    const std::array heads{SheetText::tr("Units"), SheetText::tr("Width"), SheetText::tr("Rows"),
                           SheetText::tr("CR"),    SheetText::tr("CS"),    SheetText::tr("Min."),
                           SheetText::tr("Mod."),  SheetText::tr("Maj.")};
    const double column = area.width() / heads.size();
    const TextStyle headStyle{.size = type::least, .muted = true, .align = Align::Centre};
    for (std::size_t i = 0; i < heads.size(); ++i)
        paper.text({area.left() + (static_cast<double>(i) + 0.5) * column, area.top() + 3}, column, heads[i],
                   headStyle);
    paper.line(area.left(), area.top() + 3.9, area.right(), area.top() + 3.9, 0.3);
    for (int row = 0; row < sizesAColumn; ++row) {
        const smm::Measures m = smm::measures(first + row, rules.moderateCounts);
        const double baseline = area.top() + 3.9 + (row + 1) * squareReferenceRow - 1;
        const std::array values{m.units,           m.width, m.rows,     m.completeRows,
                                m.completeSquares, m.minor, m.moderate, m.major};
        for (std::size_t i = 0; i < values.size(); ++i)
            paper.text({area.left() + (static_cast<double>(i) + 0.5) * column, baseline}, column,
                       text::figure(values[i]),
                       {.size = type::small, .bold = i == 0, .align = Align::Centre});
        paper.paleLine(area.left(), baseline + 0.9, area.right(), baseline + 0.9, 0.15);
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
    const double top = paintPartHead(paper, area, SheetText::tr("Sizes and multipliers"),
                                     SheetText::tr("CR complete rows, CS complete squares; multipliers "
                                                   "minor, moderate, major (SMM-4, SMM-5, SMM-8)"));
    constexpr double gap = 5;
    const double width = (area.width() - (sizeColumns - 1) * gap) / sizeColumns;
    for (int column = 0; column < sizeColumns; ++column)
        paintSizes(paper, QRectF(area.left() + column * (width + gap), top, width, area.bottom() - top),
                   1 + column * sizesAColumn, rules);
}

void paintEdgeRing(Paper& paper, const QRectF& area, const smm::HouseRules& rules) {
    const double top =
        paintPartHead(paper, area, SheetText::tr("Which edge is met"), QStringLiteral("SMM-9, SMM-12"));
    const QRectF room(area.left(), top, area.width(), area.bottom() - top);
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
    const double top =
        paintPartHead(paper, area,
                      SheetText::tr("Chance to hit: 1d%1 + AP against %2 + DP")
                          .arg(text::figure(rules.attackDie), text::figure(rules.attackTarget)),
                      QStringLiteral("SMM-27"));
    constexpr int most = 10;
    const double head = 26;
    const double column = (area.width() - head) / (2 * most + 1);
    const double rows[] = {top + 3.2, top + 7.4, top + 11.6};
    const QString names[] = {SheetText::tr("AP less DP"),
                             SheetText::tr("faces of %1").arg(text::figure(rules.attackDie)),
                             SheetText::tr("per cent")};
    for (std::size_t row = 0; row < std::size(rows); ++row) {
        paper.text({area.left(), rows[row]}, head, names[row], {.size = type::small, .muted = true});
        paper.paleLine(area.left(), rows[row] + 1, area.right(), rows[row] + 1, 0.15);
    }
    for (int lead = -most; lead <= most; ++lead) {
        const double x = area.left() + head + (lead + most + 0.5) * column;
        const int hits = hittingFaces(attackWith(rules, lead));
        const TextStyle style{.size = type::small, .bold = lead == 0, .align = Align::Centre};
        paper.text({x, rows[0]}, column, text::signedFigure(lead), style);
        paper.text({x, rows[1]}, column, text::figure(hits), style);
        paper.text({x, rows[2]}, column, text::figure(qRound(100.0 * hits / rules.attackDie)), style);
    }
}

void paintTerrainTable(Paper& paper, const QRectF& area) {
    const double top = paintPartHead(paper, area, SheetText::tr("Move costs"), QStringLiteral("SMM-10"));
    double y = top + 3;
    for (int i = 0; i < battle::terrainCount; ++i) {
        const auto terrain = static_cast<battle::Terrain>(i);
        const std::optional<int> cost = battle::moveCost(terrain);
        paper.text({area.left(), y}, 0.7 * area.width(), text::terrain(terrain), {.size = type::small});
        paper.text({area.right(), y}, 0.5 * area.width(),
                   cost ? text::figure(*cost) : SheetText::tr("flyers"),
                   {.size = type::small, .bold = true, .align = Align::Right});
        paper.paleLine(area.left(), y + 0.9, area.right(), y + 0.9, 0.15);
        y += squareReferenceRow;
    }
}

void paintJoinTable(Paper& paper, const QRectF& area) {
    const double top =
        paintPartHead(paper, area, SheetText::tr("Offensive Warlord joins"), QStringLiteral("SMM-17"));
    double y = top + 3;
    constexpr int sides = 20;
    for (int rows = 1; rows <= 10; ++rows) {
        smm::Exchange exchange;
        exchange.joinsFrom = sides - rows;
        paper.text({area.left(), y}, 0.6 * area.width(), SheetText::tr("%n complete row(s)", nullptr, rows),
                   {.size = type::small});
        paper.text({area.right(), y}, 0.45 * area.width(),
                   SheetText::tr("%1 or more, %2 %")
                       .arg(text::figure(*exchange.joinsFrom),
                            text::figure(qRound(100 * exchange.joinChance().number()))),
                   {.size = type::small, .bold = true, .align = Align::Right});
        paper.paleLine(area.left(), y + 0.9, area.right(), y + 0.9, 0.15);
        y += squareReferenceRow;
    }
}

} // namespace sf::paint
