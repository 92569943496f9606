// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_pages.h.
#include "ui/paint/sheets/square/square_pages.h"

#include "core/text/figures.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/printables.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

#include <algorithm>
#include <tuple>

namespace sf::paint {
namespace {

constexpr double nameHeight = 9;
constexpr double largestCell = 33;
constexpr double sizesRow = 4.4;

/// Sizes with the same effects (SMM-8).
struct SizeRange {
    int first = 1;
    int last = 1;
    smm::Measures measures;
};

std::vector<SizeRange> sizeRanges(int units, smm::ModerateCounts counts) {
    const auto shown = [](const smm::Measures& measures) {
        return std::tuple(measures.width, measures.minor, measures.moderate, measures.major);
    };
    std::vector<SizeRange> ranges;
    for (int count = 1; count <= units; ++count) {
        const smm::Measures now = smm::measures(count, counts);
        if (!ranges.empty() && shown(ranges.back().measures) == shown(now))
            ranges.back().last = count;
        else
            ranges.push_back({count, count, now});
    }
    return ranges;
}

QString rangeText(int first, int last) {
    return first == last ? text::figure(first)
                         : QStringLiteral("%1\u2013%2").arg(text::figure(first), text::figure(last));
}

class BlankPages final : public FramedPages {
public:
    BlankPages(int units, const smm::HouseRules& rules, PageSetup setup)
        : FramedPages(SheetText::tr("blank sheet"), {}, std::move(setup))
        , m_units(units)
        , m_ranges(sizeRanges(units, rules.moderateCounts)) {}

    int count() const override { return 1 + (m_units + rowsPerPage() - 1) / rowsPerPage(); }

protected:
    HeaderText header(int page) const override;
    void paintContent(Paper& paper, int page) const override;

private:
    int rowsPerPage() const { return std::max(1, unitTableShape.rowsIn(content().height() - headerHeight)); }
    void paintGraph(Paper& paper) const;
    void paintCells(Paper& paper, const QRectF& cells) const;
    void paintSizes(Paper& paper, double top) const;
    void paintTable(Paper& paper, int first) const;

    int m_units;
    std::vector<SizeRange> m_ranges;
};

void paintNames(Paper& paper, double width) {
    const double baseline = headerHeight + 6;
    const QString words[] = {SheetText::tr("Stack"), SheetText::tr("Side"), SheetText::tr("Warlord")};
    const double shares[] = {0.42, 0.24, 0.34};
    double left = 0;
    for (std::size_t i = 0; i < std::size(words); ++i) {
        const double right = left + shares[i] * width;
        const double text =
            paper.text({left, baseline}, right - left, words[i], {.size = type::small, .muted = true});
        paper.paleLine(left + text + 2, baseline + 0.5, right - 3, baseline + 0.5, 0.25);
        left = right;
    }
}

/// The Square of each square number has a thicker border, with the sizes of its width in the far corner
/// (SMM-4).
void BlankPages::paintCells(Paper& paper, const QRectF& cells) const {
    const smm::Measures measures = smm::measures(m_units);
    const double width = cells.width() / measures.width;
    const double height = cells.height() / measures.rows;
    for (int column = 1; column < measures.width; ++column)
        paper.paleLine(cells.left() + column * width, cells.top(), cells.left() + column * width,
                       cells.bottom(), 0.3);
    for (int row = 1; row < measures.rows; ++row)
        paper.paleLine(cells.left(), cells.bottom() - row * height, cells.right(),
                       cells.bottom() - row * height, 0.3);
    for (int side = 1; side <= measures.width; ++side) {
        const int rows = std::min(side, measures.rows);
        const QRectF square(cells.left(), cells.bottom() - rows * height, side * width, rows * height);
        paper.box(square, 0.6);
        const int least = (side - 1) * (side - 1) + 1;
        paper.text({square.right() - 0.8, square.top() + 3}, width - 1.6,
                   rangeText(least, std::min(side * side, m_units)),
                   {.size = type::least, .bold = true, .align = Align::Right});
    }
}

/// Paints the effects of the sizes, one column per size range.
void BlankPages::paintSizes(Paper& paper, double top) const {
    constexpr double heads = 22;
    const double width = content().width();
    const std::size_t count = std::max<std::size_t>(m_ranges.size(), 8);
    const bool isNarrow = (width - heads) / static_cast<double>(count) < 9;
    std::vector<PaperColumn> columns(
        1 + count, {.style = {.size = isNarrow ? type::least : type::small, .align = Align::Centre}});
    columns[0] = {.width = heads};
    PaperTable table(paper, QRectF(0, top, width, 0), {.row = sizesRow}, std::move(columns));
    const auto addRow = [&](const QString& name, bool isBold, const auto& valueOf) {
        std::vector<PaperCell> cells{name};
        for (const SizeRange& range : m_ranges)
            cells.emplace_back(valueOf(range));
        table.row(cells, isBold);
    };
    addRow(SheetText::tr("Units"), true,
           [](const SizeRange& range) { return rangeText(range.first, range.last); });
    const std::pair<QString, int smm::Measures::*> figures[] = {
        {SheetText::tr("Stack Width"), &smm::Measures::width},
        {SheetText::tr("Minor"), &smm::Measures::minor},
        {SheetText::tr("Moderate"), &smm::Measures::moderate},
        {SheetText::tr("Major"), &smm::Measures::major}};
    for (const auto& [name, figure] : figures)
        addRow(name, false,
               [member = figure](const SizeRange& range) { return text::figure(range.measures.*member); });
}

void BlankPages::paintGraph(Paper& paper) const {
    const QSizeF size = content();
    paintNames(paper, size.width());
    double y = headerHeight + nameHeight;
    paintPostureRow(paper, QRectF(0, y, size.width(), postureHeight), {}, {});
    y += postureHeight;
    const smm::Measures measures = smm::measures(m_units);
    // More ranges don't fit side by side.
    const bool hasSizes = m_ranges.size() <= 20;
    const double below = tracksHeight + (hasSizes ? sizesRow * 5 + 2 : 0);
    const double room = size.height() - y - below - backRoom - beakRoom;
    const double cellHeight = std::min(largestCell, room / measures.rows);
    const double cellWidth =
        std::min({largestCell * 1.2, (size.width() - 2 * sideRoom) / measures.width, 1.6 * cellHeight});
    const QRectF cells((size.width() - measures.width * cellWidth) / 2, y + backRoom,
                       measures.width * cellWidth, measures.rows * cellHeight);
    paintCells(paper, cells);
    paintSheetEdges(paper, cells);
    paintTracks(paper, QRectF(0, cells.bottom() + beakRoom, size.width(), tracksHeight));
    if (hasSizes)
        paintSizes(paper, cells.bottom() + beakRoom + tracksHeight);
}

void BlankPages::paintTable(Paper& paper, int first) const {
    PaperTable table = unitTable(paper, QRectF({0, headerHeight}, content()));
    for (int unit = first; unit < std::min(m_units, first + rowsPerPage()); ++unit)
        table.blankRow(text::figure(unit + 1));
}

HeaderText BlankPages::header(int page) const {
    if (page > 0)
        return {SheetText::tr("Units of the stack"),
                SheetText::tr("In order of Value, the least valuable first (SMM-3).")};
    return {SheetText::tr("The Square, 1 to %1 units").arg(text::figure(m_units)),
            SheetText::tr("Rows are filled from the Front, left to right, least valuable first (SMM-4).")};
}

void BlankPages::paintContent(Paper& paper, int page) const {
    if (page == 0)
        paintGraph(paper);
    else
        paintTable(paper, (page - 1) * rowsPerPage());
}

} // namespace

std::unique_ptr<Pages> blankPages(int units, const smm::HouseRules& rules, PageSetup setup) {
    return std::make_unique<BlankPages>(std::clamp(units, 1, mostBlankUnits), rules, std::move(setup));
}

} // namespace sf::paint
