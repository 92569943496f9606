// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_pages.h.
#include "core/rules/imperio/game/odds_table.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/percent.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/paper_table.h"

#include <algorithm>

namespace sf::paint {
namespace {

/// Lines of text in columns, page after page.
struct LineRoom {
    static constexpr double lineHeight = 4.4;
    static constexpr double columnGap = 6;

    int columns;
    int lines; ///< per column
    double width;

    LineRoom(QSizeF content, double leastWidth, double above)
        : columns(std::max(1, static_cast<int>((content.width() + columnGap) / (leastWidth + columnGap))))
        , lines(std::max(1, static_cast<int>((content.height() - above) / lineHeight)))
        , width((content.width() - (columns - 1) * columnGap) / columns) {}
    int perPage() const { return columns * lines; }
    int pages(int count) const { return std::max(1, (count + perPage() - 1) / perPage()); }
    QPointF at(int line, double top) const {
        const int column = line / lines;
        return {column * (width + columnGap), top + (line % lines + 1) * lineHeight - 1.2};
    }
};

class RecordPages final : public FramedPages {
public:
    RecordPages(const ImperioSheet& sheet, PageSetup setup)
        : FramedPages(SheetText::tr("game record"),
                      {SheetText::tr("Game record"), SheetText::tr("Imperio Bellum, as in its record file.")},
                      std::move(setup))
        , m_room(content(), 85, headerHeight + 1) {
        for (const QStringView line : QStringView(sheet.record).tokenize(u'\n', Qt::SkipEmptyParts)) {
            m_lines << wrapped(printableText(line.toString()), m_room.width, type::small);
            if (m_room.pages(static_cast<int>(m_lines.size())) > limits::pages)
                break;
        }
    }

    int count() const override {
        return m_lines.isEmpty() ? 0 : m_room.pages(static_cast<int>(m_lines.size()));
    }

protected:
    void paintContent(Paper& paper, int page) const override {
        const int first = page * m_room.perPage();
        for (int line = first; line < std::min<int>(m_lines.size(), first + m_room.perPage()); ++line)
            paper.text(m_room.at(line - first, headerHeight + 1), m_room.width, m_lines[line],
                       {.size = type::small});
    }

private:
    LineRoom m_room;
    QStringList m_lines;
};

QString named(imperio::Kind kind, bool entrenched) {
    const QString name = text::imperioKind(kind);
    return entrenched ? SheetText::tr("%1, entrenched").arg(name) : name;
}

QString how(const imperio::Matchup& matchup) {
    if (matchup.attacker == imperio::Kind::Knight)
        return SheetText::tr("charge %1").arg(text::figure(matchup.charge));
    const QString means = text::means(matchup.means);
    return matchup.means == imperio::Means::Splash && matchup.adjacent
               ? SheetText::tr("%1, adjacent").arg(means)
               : means;
}

std::vector<PaperCell> cellsOf(const imperio::OddsRow& row) {
    const imperio::Matchup& matchup = row.matchup;
    std::vector<PaperCell> cells{
        named(matchup.attacker, matchup.attackerEntrenched), how(matchup),
        named(matchup.defender, matchup.defenderEntrenched),
        QStringLiteral("%1:%2").arg(text::figure(row.attackerDice), text::figure(row.defenderDice))};
    for (const auto& chance : {row.win, row.tie, row.lose})
        cells.emplace_back(text::percent(chance.number(), 1));
    return cells;
}

class OddsPages final : public FramedPages {
public:
    explicit OddsPages(PageSetup setup)
        : FramedPages(SheetText::tr("reference"),
                      {SheetText::tr("All fights of Imperio Bellum"),
                       SheetText::tr("Both sides' dice and the chances by the sums alone (IMP-11, IMP-13).")},
                      std::move(setup))
        , m_rows(imperio::oddsTable())
        , m_room(content(), 110, headerHeight + headHeight) {}

    int count() const override { return m_room.pages(static_cast<int>(m_rows.size())); }

protected:
    void paintContent(Paper& paper, int page) const override;

private:
    static constexpr double headHeight = 6;

    std::vector<imperio::OddsRow> m_rows;
    LineRoom m_room;
};

void OddsPages::paintContent(Paper& paper, int page) const {
    const auto rows = static_cast<int>(m_rows.size());
    const double width = m_room.width;
    constexpr TextStyle words{.size = type::least};
    constexpr TextStyle figure{.size = type::least, .align = Align::Right};
    constexpr TextStyle strong{.size = type::least, .bold = true, .align = Align::Right};
    int next = page * m_room.perPage();
    for (int column = 0; column < m_room.columns && next < rows; ++column) {
        PaperTable table(paper, QRectF(m_room.at(column * m_room.lines, 0).x(), headerHeight, width, 0),
                         {headHeight, LineRoom::lineHeight, type::least},
                         {{0.27 * width, SheetText::tr("attacker"), words},
                          {0.2 * width, SheetText::tr("how"), words},
                          {0, SheetText::tr("defender"), words},
                          {7, {}, figure},
                          {0.085 * width, SheetText::tr("win %"), strong},
                          {0.09 * width, SheetText::tr("tie %"), figure},
                          {0.09 * width, SheetText::tr("lose %"), figure}});
        for (const int end = std::min(rows, next + m_room.lines); next < end; ++next)
            table.row(cellsOf(m_rows[static_cast<std::size_t>(next)]));
    }
}

} // namespace

std::unique_ptr<Pages> imperioRecordPages(const ImperioSheet& sheet, PageSetup setup) {
    return std::make_unique<RecordPages>(sheet, std::move(setup));
}

std::unique_ptr<Pages> imperioOddsPages(PageSetup setup) {
    return std::make_unique<OddsPages>(std::move(setup));
}

} // namespace sf::paint
