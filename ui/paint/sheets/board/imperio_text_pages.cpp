// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_pages.h.
#include "core/rules/imperio/game/odds_table.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/percent.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/paper/page_frame.h"

#include <QLocale>
#include <QPainter>

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

class RecordPages final : public Pages {
public:
    RecordPages(const ImperioSheet& sheet, PageSetup setup)
        : m_setup(std::move(setup)), m_room(contentSize(m_setup), 85, headerHeight + 1) {
        for (const QStringView line : QStringView(sheet.record).tokenize(u'\n', Qt::SkipEmptyParts)) {
            m_lines << wrapped(printableText(line.toString()), m_room.width, type::small);
            if (m_room.pages(static_cast<int>(m_lines.size())) > limits::pages)
                break;
        }
    }

    int count() const override {
        return m_lines.isEmpty() ? 0 : m_room.pages(static_cast<int>(m_lines.size()));
    }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override {
        Paper paper(painter);
        beginPage(paper, m_setup, {SheetText::tr("game record"), page, count()});
        paintHeader(paper, m_setup,
                    {SheetText::tr("Game record"), SheetText::tr("Imperio Bellum, as in its record file.")});
        const int first = page * m_room.perPage();
        for (int line = first; line < std::min<int>(m_lines.size(), first + m_room.perPage()); ++line)
            paper.text(m_room.at(line - first, headerHeight + 1), m_room.width, m_lines[line],
                       {.size = type::small});
    }

private:
    PageSetup m_setup;
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

class OddsPages final : public Pages {
public:
    explicit OddsPages(PageSetup setup)
        : m_setup(std::move(setup))
        , m_rows(imperio::oddsTable())
        , m_room(contentSize(m_setup), 110, headerHeight + headHeight) {}

    int count() const override { return m_room.pages(static_cast<int>(m_rows.size())); }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

private:
    static constexpr double headHeight = 6;
    /// The column's dividing lines, as shares of its width.
    static constexpr std::array shares{0.0, 0.27, 0.47, 0.735, 0.82, 0.91, 1.0};
    void paintHead(Paper& paper, double left) const;
    void paintRow(Paper& paper, QPointF baseline, const imperio::OddsRow& row) const;
    double at(std::size_t part) const { return shares[part] * m_room.width; }

    PageSetup m_setup;
    std::vector<imperio::OddsRow> m_rows;
    LineRoom m_room;
};

void OddsPages::paintHead(Paper& paper, double left) const {
    const double baseline = headerHeight + 4;
    const QString heads[] = {SheetText::tr("attacker"), SheetText::tr("how"),   SheetText::tr("defender"),
                             SheetText::tr("win %"),    SheetText::tr("tie %"), SheetText::tr("lose %")};
    for (std::size_t i = 0; i < 3; ++i)
        paper.text({left + at(i), baseline}, 20, heads[i], {.size = type::small, .muted = true});
    for (std::size_t i = 3; i < 6; ++i)
        paper.text({left + at(i + 1), baseline}, at(i + 1) - at(i), heads[i],
                   {.size = type::least, .muted = true, .align = Align::Right});
    paper.line(left, headerHeight + headHeight - 0.8, left + m_room.width, headerHeight + headHeight - 0.8,
               0.3);
}

void OddsPages::paintRow(Paper& paper, QPointF baseline, const imperio::OddsRow& row) const {
    const imperio::Matchup& matchup = row.matchup;
    const QString words[] = {named(matchup.attacker, matchup.attackerEntrenched), how(matchup),
                             named(matchup.defender, matchup.defenderEntrenched)};
    for (std::size_t i = 0; i < 3; ++i)
        paper.text(baseline + QPointF(at(i), 0), at(i + 1) - at(i) - 1 - (i == 2 ? 7 : 0), words[i],
                   {.size = type::least});
    paper.text(baseline + QPointF(at(3), 0), 7,
               QStringLiteral("%1:%2").arg(text::figure(row.attackerDice), text::figure(row.defenderDice)),
               {.size = type::least, .align = Align::Right});
    const double chances[] = {row.win.number(), row.tie.number(), row.lose.number()};
    for (std::size_t i = 0; i < 3; ++i)
        paper.text(baseline + QPointF(at(i + 4), 0), at(i + 4) - at(i + 3), text::percent(chances[i], 1),
                   {.size = type::least, .bold = i == 0, .align = Align::Right});
    paper.paleLine(baseline.x(), baseline.y() + 1, baseline.x() + m_room.width, baseline.y() + 1, 0.15);
}

void OddsPages::paint(QPainter& painter, int page) const {
    Paper paper(painter);
    beginPage(paper, m_setup, {SheetText::tr("reference"), page, count()});
    paintHeader(paper, m_setup,
                {SheetText::tr("All fights of Imperio Bellum"),
                 SheetText::tr("Both sides' dice and the chances by the sums alone (IMP-11, IMP-13).")});
    const int first = page * m_room.perPage();
    const int here = std::min(m_room.perPage(), static_cast<int>(m_rows.size()) - first);
    for (int line = 0; line < here; ++line) {
        const QPointF baseline = m_room.at(line, headerHeight + headHeight);
        if (line % m_room.lines == 0)
            paintHead(paper, baseline.x());
        paintRow(paper, baseline, m_rows[static_cast<std::size_t>(first) + static_cast<std::size_t>(line)]);
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
