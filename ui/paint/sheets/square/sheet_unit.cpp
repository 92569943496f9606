// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/sheet_unit.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/hit_boxes.h"
#include "ui/paint/sheets/paper/paper_table.h"

#include <array>

namespace sf::paint {
namespace {

using battle::Flag;
using battle::Number;

constexpr std::array figures{Number::AttackPower, Number::DefensePower, Number::Damage,
                             Number::Resistance,  Number::Initiative,   Number::Move};
constexpr double cellPadding = 2;

/// The heading of a number in a narrow column.
QString heading(std::size_t figure) {
    const auto stat = static_cast<smm::Stat>(figure);
    return stat == smm::Stat::Move ? SheetText::tr("Mv") : text::stat(stat);
}

QString hitsText(const battle::Unit& unit) {
    return SheetText::tr("%1 of %2").arg(text::figure(unit.hitsLeft), text::figure(unit[Number::Hits]));
}

/// "Warlord, leader, level 3"
QString described(const SheetUnit& unit) {
    QStringList parts;
    if (!unit.unit.kind.empty())
        parts << printable(unit.unit.kind);
    for (const Flag flag : {Flag::Ruler, Flag::Heir, Flag::Attuned, Flag::Warlord, Flag::Royal, Flag::Noble,
                            Flag::Caster, Flag::Decrypted})
        if (unit.unit[flag])
            parts << text::flag(flag);
    if (unit.leads)
        parts << SheetText::tr("leader");
    parts << SheetText::tr("level %1").arg(text::figure(unit.unit[Number::Level]));
    parts.removeDuplicates(); // a kind may be called as its rank
    return text::listed(parts);
}

/// The token without its health bar, since there are boxes beside it.
TokenStyle unhurt(const SheetUnit& unit) {
    TokenStyle look = unit.token;
    look.hits = 255;
    return look;
}

/// The heights of a cell's parts from top to bottom, in millimetres.
struct CellRows {
    double top = 0.5; ///< above the name
    double name = 3;
    double described = 0;
    double heads = 0;
    double figures = 2.4;

    double boxes() const { return top + name + described + heads + figures; }
};

bool isRoomy(QSizeF cell) {
    return cell.height() >= 24 && cell.width() >= 26;
}

/// As the height grows, the name gets a second line, then the hit points appear, then the description.
CellRows compactRows(double height) {
    CellRows rows{.top = 0.5, .name = 3, .heads = 2.5, .figures = 3.6};
    const double more = height - 12;
    if (more >= 2.4)
        rows.name = 5.6;
    if (more >= 8)
        rows.described = 2.8;
    return rows;
}

CellRows denseRows(double height) {
    CellRows rows{.top = 0, .name = 2.7, .figures = 2.6};
    const double more = height - leastFullCell.height();
    rows.name = more >= 5 ? 7.5 : more >= 2.4 ? 5.1 : rows.name;
    return rows;
}

/// The space for the name between the token and the letters of the cell.
QSizeF nameRoom(QSizeF cell) {
    if (isRoomy(cell))
        return {cell.width() - 2 * cellPadding - 12.2, 5.8};
    if (!needsLegend(cell))
        return {cell.width() - 2 * cellPadding - 8, compactRows(cell.height()).name};
    return {cell.width() - 6.4, denseRows(cell.height()).name};
}

/// Paints one cell, in several layouts from spacious to small.
class CellPainter {
public:
    CellPainter(Paper& paper, const QRectF& cell, const SheetUnit& unit)
        : m_paper(paper)
        , m_cell(cell)
        , m_unit(unit)
        , m_inner(cell.adjusted(cellPadding, 0, -cellPadding, 0)) {}

    void paintRoomy();
    void paintCompact();
    void paintDense();
    void paintPlace();

private:
    double letters(double baseline, double size);
    void name(double left, double top, double atRight, double size);
    void figuresAt(const QRectF& area, double headBaseline, double baseline, double size);
    void hitBoxesBelow(double top, double margin);
    TokenStyle look() const { return unhurt(m_unit); }

    Paper& m_paper;
    QRectF m_cell;
    const SheetUnit& m_unit;
    QRectF m_inner;
};

/// Paints the cell's letters at its right side. Returns their width.
double CellPainter::letters(double baseline, double size) {
    return m_paper.text({m_inner.right(), baseline}, m_inner.width() / 3, m_unit.letters,
                        {.size = size, .bold = true, .muted = true, .align = Align::Right});
}

/// Between `left` and what is on the right.
void CellPainter::name(double left, double top, double atRight, double size) {
    const double height = nameRoom(m_cell.size()).height();
    m_paper.words({left, top, m_inner.right() - left - atRight - 1, height},
                  printable(text::unitName(m_unit.unit)), {.size = size, .bold = true});
}

/// Without headings if `headBaseline` is 0.
void CellPainter::figuresAt(const QRectF& area, double headBaseline, double baseline, double size) {
    const double column = area.width() / figures.size();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const double x = area.left() + (static_cast<double>(i) + 0.5) * column;
        if (headBaseline > 0)
            m_paper.text({x, headBaseline}, column - 0.4, heading(i),
                         {.size = type::least, .muted = true, .align = Align::Centre});
        m_paper.number({x, baseline}, column - 0.5, m_unit.unit[figures[i]], {.size = size, .bold = true});
    }
}

void CellPainter::hitBoxesBelow(double top, double margin) {
    paintHitBoxes(m_paper,
                  QRectF(m_cell.left() + margin, top, m_cell.width() - 2 * margin, m_cell.bottom() - 1 - top),
                  m_unit.unit.hitsLeft, m_unit.unit[Number::Hits]);
}

void CellPainter::paintRoomy() {
    const double top = m_cell.top();
    m_paper.token({m_cell.left() + 5, top + 4.6}, 2.7, m_unit.side, look());
    const double left = m_cell.left() + 9.2;
    name(left, top + 1, letters(top + 5, type::strong), type::strong);
    m_paper.text({left, top + 9}, m_inner.right() - left, described(m_unit),
                 {.size = type::least, .muted = true});
    m_paper.paleLine(m_inner.left(), top + 10.4, m_inner.right(), top + 10.4);
    figuresAt(m_inner, top + 13.2, top + 16.7, type::strong);
    m_paper.paleLine(m_inner.left(), top + 17.8, m_inner.right(), top + 17.8);
    const double room = m_cell.bottom() - top - 19.3;
    const QString hits = hitsText(m_unit.unit);
    const double textWidth = std::min(Paper::widthOf(hits, type::least), m_inner.width() / 2);
    const double label = m_inner.width() > 36 ? 6.5 : 0;
    if (label > 0)
        m_paper.text({m_inner.left(), top + 21.4}, label, SheetText::tr("Hits"),
                     {.size = type::least, .muted = true});
    m_paper.text({m_inner.right(), top + 21.4}, m_inner.width() / 2, hits,
                 {.size = type::least, .muted = true, .align = Align::Right});
    paintHitBoxes(m_paper,
                  QRectF(m_inner.left() + label, top + 18.8, m_inner.width() - label - textWidth - 1.2, room),
                  m_unit.unit.hitsLeft, m_unit.unit[Number::Hits]);
}

void CellPainter::paintCompact() {
    const CellRows rows = compactRows(m_cell.height());
    double y = m_cell.top() + rows.top;
    m_paper.token({m_cell.left() + 3, y + rows.name / 2}, 1.7, m_unit.side, look());
    const double left = m_cell.left() + 5.4;
    name(left, y, letters(y + rows.name / 2 + 0.9, type::small), type::small);
    y += rows.name + rows.described;
    if (rows.described > 0)
        m_paper.text({left, y - 0.8}, m_inner.right() - left, described(m_unit),
                     {.size = type::least, .muted = true});
    figuresAt(m_cell.adjusted(1, 0, -1, 0), y + rows.heads - 0.2, y + rows.heads + 2.6, type::small);
    hitBoxesBelow(m_cell.top() + rows.boxes(), cellPadding);
}

void CellPainter::paintDense() {
    const CellRows rows = denseRows(m_cell.height());
    const double middle = m_cell.top() + rows.top + rows.name / 2;
    m_inner = m_cell.adjusted(0.7, 0, -0.7, 0);
    const double atRight = letters(middle + 0.9, type::least);
    const bool isOrdinary = look().mark == Mark::Ordinary && !m_unit.leads;
    if (!isOrdinary)
        m_paper.token({m_inner.left() + 1.1, middle}, 1.1, m_unit.side, look());
    name(m_inner.left() + (isOrdinary ? 0 : 2.6), m_cell.top() + rows.top, atRight, type::least);
    figuresAt(m_inner, 0, m_cell.top() + rows.boxes() - 0.4, type::least);
    hitBoxesBelow(m_cell.top() + rows.boxes(), 1.1);
}

/// Paints only the token and the letters.
void CellPainter::paintPlace() {
    const double side = std::min(m_cell.width(), m_cell.height());
    const bool both = side >= 6;
    const double radius = both ? std::min(1.7, 0.24 * side) : 0.36 * side;
    const QPointF middle = m_cell.center();
    m_paper.token(both ? QPointF(middle.x(), m_cell.top() + radius + 0.5) : middle, radius, m_unit.side,
                  m_unit.token);
    if (both)
        m_paper.text({middle.x(), m_cell.bottom() - 0.6}, m_cell.width() - 0.6, m_unit.letters,
                     {.size = type::least, .align = Align::Centre});
}

enum UnitTableColumn { CellColumn, UnitColumn, HitsColumn = 2 + figures.size(), FirstEdge = HitsColumn + 2 };

} // namespace

bool needsLegend(QSizeF cell) {
    return cell.height() < 12 || cell.width() < 20;
}

QString figuresLegend() {
    QStringList names;
    for (std::size_t i = 0; i < figures.size(); ++i)
        names << heading(i);
    return names.join(u' ');
}

bool nameFits(QSizeF cell, const QString& name) {
    if (cell.height() < leastFullCell.height() || cell.width() < leastFullCell.width())
        return false;
    return !fitted(name, nameRoom(cell), type::least, true).isShortened;
}

QString longestName(const battle::Stack& stack) {
    QString longest;
    for (const battle::Unit& unit : *stack.units)
        if (unit.isAlive())
            if (const QString name = printable(text::unitName(unit)); name.size() > longest.size())
                longest = name;
    return longest;
}

void paintUnitCell(Paper& paper, const QRectF& cell, const SheetUnit& unit) {
    CellPainter painter(paper, cell, unit);
    if (isRoomy(cell.size()))
        painter.paintRoomy();
    else if (!needsLegend(cell.size()))
        painter.paintCompact();
    else if (cell.height() >= leastFullCell.height() && cell.width() >= leastFullCell.width())
        painter.paintDense();
    else
        painter.paintPlace();
}

PaperTable unitTable(Paper& paper, const QRectF& area) {
    std::vector<PaperColumn> columns{
        {0.075 * area.width(), SheetText::tr("Cell"), {.size = type::small, .bold = true}, 4.4},
        {0.225 * area.width(), SheetText::tr("Unit")}};
    for (std::size_t i = 0; i < figures.size(); ++i)
        columns.push_back({0, heading(i), {.size = type::body, .align = Align::Centre}});
    columns.push_back({0.2 * area.width(), SheetText::tr("Hits")});
    columns.push_back({0.08 * area.width(), SheetText::tr("left"), {.size = type::least, .muted = true}});
    for (const battle::Edge edge : battle::edges)
        columns.push_back({0, text::edgeLetter(edge), column::figure});
    PaperTable table(paper, area, unitTableShape, std::move(columns));
    const double middle = (table.cell(FirstEdge).left() + area.right()) / 2;
    paper.text({middle, area.top() + 2.1}, 2 * (area.right() - middle), SheetText::tr("Damage order"),
               {.size = type::least, .muted = true, .align = Align::Centre});
    return table;
}

void paintUnitRow(PaperTable& table, const SheetUnit& unit, const std::array<int, 4>& places) {
    const QRectF cell = table.cell(CellColumn);
    table.paper().token({cell.left() + 1.8, cell.top() + 3.2}, 1.7, unit.side, unhurt(unit));
    const QRectF name = table.cell(UnitColumn).adjusted(0, 0, -1, 0);
    table.paper().words({name.left(), name.top() + 0.3, name.width(), 3.1},
                        printable(text::unitName(unit.unit)), {.size = type::small, .bold = true});
    table.paper().text({name.left(), name.top() + 5.5}, name.width(), described(unit),
                       {.size = type::least, .muted = true});
    paintHitBoxes(table.paper(), table.cell(HitsColumn).adjusted(0, 0.7, -1.5, -0.5), unit.unit.hitsLeft,
                  unit.unit[Number::Hits]);
    std::vector<PaperCell> cells{unit.letters, QString()};
    for (const Number figure : figures)
        cells.emplace_back(text::figure(unit.unit[figure]));
    cells.emplace_back(QString());
    cells.emplace_back(hitsText(unit.unit));
    for (const int place : places)
        cells.emplace_back(place > 0 ? text::figure(place) : QString(), place == 1);
    table.row(cells);
}

} // namespace sf::paint
