// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_pages.h.
#include "core/rules/imperio/record/position_text.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/paper_table.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace sf::paint {
namespace {

constexpr double fieldHeight = 7;
constexpr double deploymentCell = 8; ///< of a deployment's rows
constexpr double deploymentHeight = 2 * deploymentCell + 19;
constexpr double positionCell = 5.4; ///< of a position in which the game began
constexpr double positionSide = imperio::boardSize * positionCell;
constexpr double positionLabel = 6;
constexpr TableShape scoreTable{.head = 6, .row = 10};
constexpr double scoreLineHeight = 3.6;
constexpr double turnWidth = 11;
constexpr int blankScorePages = 2; ///< front and back of one sheet

/// The actions of both sides in a turn, wrapped to their columns.
struct TurnRow {
    QString turn;
    std::array<QStringList, 2> lines;

    double height() const {
        return std::max<double>(1, static_cast<double>(std::max(lines[0].size(), lines[1].size()))) *
                   scoreLineHeight +
               2;
    }
};

/// The actions of each turn, from the lines of a record such as "12a  R2C4-R3C4".
std::map<int, std::array<QStringList, 2>> actionsOf(const QString& record) {
    static const QRegularExpression form(QStringLiteral("^(\\d{1,9})([ad])\\s+([^#\\n]*[^#\\s])"),
                                         QRegularExpression::MultilineOption);
    std::map<int, std::array<QStringList, 2>> turns;
    for (auto found = form.globalMatch(record); found.hasNext();) {
        const QRegularExpressionMatch line = found.next();
        turns[line.captured(1).toInt()][line.captured(2) == u'a' ? 0 : 1] << line.captured(3);
    }
    return turns;
}

void paintTurn(PaperTable& table, const TurnRow& row) {
    table.setRowHeight(row.height());
    const QStringList texts[] = {{row.turn}, row.lines[0], row.lines[1]};
    for (std::size_t column = 0; column < std::size(texts); ++column) {
        const QRectF cell = table.cell(column);
        double baseline = cell.top() + 3.4;
        for (const QString& line : texts[column]) {
            table.paper().text({cell.left(), baseline}, cell.width() - 2, line,
                               {.size = type::small, .bold = column == 0});
            baseline += scoreLineHeight;
        }
    }
    table.blankRow(QString());
}

/// A score sheet, blank or filled in: the players, their deployments or the position in which they began, and
/// the actions turn by turn.
class ScorePages final : public FramedPages {
public:
    ScorePages(const ImperioSheet& sheet, bool blank, PageSetup setup)
        : FramedPages(
              SheetText::tr("Imperio record sheet"),
              {SheetText::tr("Record sheet"), SheetText::tr("Imperio Bellum. R4C5 is row 4, column 5; “-” "
                                                            "steps, “x” attacks, “*” shoots, “@” spawns.")},
              std::move(setup))
        , m_sheet(sheet)
        , m_blank(blank) {
        if (!m_blank && sheet.begun)
            addPosition(*sheet.begun);
        if (!m_blank && !sheet.record.isEmpty())
            addGame();
    }

    int count() const override { return m_blank ? blankScorePages : static_cast<int>(m_pages.size()); }

protected:
    void paintContent(Paper& paper, int page) const override;

private:
    double width() const { return content().width(); }
    double column() const { return (width() - turnWidth) / 2; }
    double tableTop(int page) const {
        return headerHeight + 1 + (page == 0 ? 2 * fieldHeight + startHeight() : 0);
    }
    double startHeight() const {
        const double lines = static_cast<double>(m_position.size()) * scoreLineHeight;
        return hasPosition() ? std::max(positionSide, lines) + 8 : deploymentHeight;
    }
    double besidePosition() const { return width() - positionLabel - positionSide - 8; }
    bool hasPosition() const { return m_sheet.begun && !m_blank; }
    double bottom() const { return content().height() - 1; }
    void addPosition(const imperio::Position& begun);
    void addGame();
    void addRow(TurnRow row);
    void paintFields(Paper& paper) const;
    void paintField(Paper& paper, const QRectF& area, const QString& label, const QString& value) const;
    void paintDeployment(Paper& paper, const QRectF& area, imperio::Side side) const;
    void paintPosition(Paper& paper, double top) const;
    void paintTurns(Paper& paper, int page) const;

    ImperioSheet m_sheet;
    bool m_blank;
    QStringList m_position; ///< the record's lines on a position besides its board, wrapped
    std::vector<std::vector<TurnRow>> m_pages;
    double m_y = 0;
};

void ScorePages::addPosition(const imperio::Position& begun) {
    const QStringList lines =
        QString::fromStdString(imperio::positionText(begun)).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(imperio::boardSize))
        m_position << wrapped(line, besidePosition(), type::small);
}

void ScorePages::addGame() {
    m_pages.emplace_back();
    m_y = tableTop(0) + scoreTable.head;
    for (const auto& [turn, actions] : actionsOf(m_sheet.record)) {
        TurnRow row{text::figure(turn), {}};
        for (const std::size_t side : {0U, 1U})
            if (!actions[side].isEmpty())
                row.lines[side] =
                    wrapped(printableText(text::clauses(actions[side])), column() - 3, type::small);
        addRow(std::move(row));
    }
}

/// A turn that doesn't fit on the page continues on the next.
void ScorePages::addRow(TurnRow row) {
    while (m_y + row.height() > bottom()) {
        const auto lines = static_cast<qsizetype>((bottom() - m_y - 2) / scoreLineHeight);
        if (lines > 3) {
            TurnRow first{row.turn, {row.lines[0].mid(0, lines), row.lines[1].mid(0, lines)}};
            row.lines = {row.lines[0].mid(lines), row.lines[1].mid(lines)};
            m_pages.back().push_back(std::move(first));
        }
        m_pages.emplace_back();
        m_y = tableTop(1) + scoreTable.head;
    }
    m_y += row.height();
    m_pages.back().push_back(std::move(row));
}

void ScorePages::paintField(Paper& paper, const QRectF& area, const QString& label,
                            const QString& value) const {
    const double baseline = area.bottom() - 1.6;
    const double left =
        area.left() +
        paper.text({area.left(), baseline}, area.width() / 2, label, {.size = type::small, .muted = true}) +
        2;
    paper.text({left, baseline}, area.right() - left, value,
               {.size = type::strong, .bold = true, .isName = true});
    paper.paleLine(left, baseline + 0.8, area.right(), baseline + 0.8, 0.25);
}

void ScorePages::paintFields(Paper& paper) const {
    const double half = (width() - 8) / 2;
    const double top = headerHeight + 0.5;
    const auto value = [&](const QString& text) { return m_blank ? QString() : text; };
    paintField(paper, {0, top, half, fieldHeight}, SheetText::tr("Attacker"), value(m_sheet.players[0]));
    paintField(paper, {half + 8, top, half, fieldHeight}, SheetText::tr("Defender"),
               value(m_sheet.players[1]));
    paintField(paper, {0, top + fieldHeight, half, fieldHeight}, SheetText::tr("Date and place"), {});
    paintField(paper, {half + 8, top + fieldHeight, half, fieldHeight}, SheetText::tr("Result"),
               value(m_sheet.state));
    if (hasPosition())
        return paintPosition(paper, top + 2 * fieldHeight + 1);
    for (const imperio::Side side : imperio::sides)
        paintDeployment(paper,
                        {side == imperio::Side::Attacker ? 0 : half + 8, top + 2 * fieldHeight + 1, half,
                         deploymentHeight},
                        side);
}

/// The side's own two rows in the letters of the record, and the number of reinforcements.
void ScorePages::paintDeployment(Paper& paper, const QRectF& area, imperio::Side side) const {
    const imperio::Deployment& deployment = m_sheet.deployments[imperio::indexOf(side)];
    const double label = 6;
    const double wide = (area.width() - label) / imperio::boardSize;
    const double top = area.top() + 4;
    for (int place = 0; place < 2 * imperio::boardSize; ++place) {
        const int column = place % imperio::boardSize;
        const int row = place / imperio::boardSize;
        const QRectF box(area.left() + label + column * wide, top + row * deploymentCell, wide,
                         deploymentCell);
        paper.box(box, 0.25);
        if (place < imperio::boardSize)
            paper.text({box.center().x(), area.top() + 3}, wide, QStringLiteral("C%1").arg(column + 1),
                       {.size = type::least, .muted = true, .align = Align::Centre});
        if (const auto kind = deployment.kinds[static_cast<std::size_t>(place)]; kind && !m_blank)
            paper.text({box.center().x(), box.center().y() + 1.3}, wide,
                       QString(QLatin1Char(imperio::letter(*kind, side))),
                       {.size = type::heading, .bold = true, .align = Align::Centre});
    }
    for (int row = 0; row < 2; ++row)
        paper.text({area.left(), top + (row + 0.5) * deploymentCell + 0.9}, label - 1,
                   QStringLiteral("R%1").arg(row + (side == imperio::Side::Attacker ? 1 : 8)),
                   {.size = type::least, .muted = true});
    const double share = area.width() / 4;
    double x = area.left();
    for (const imperio::Kind kind : imperio::fightingKinds) {
        paintField(paper, {x, top + 2 * deploymentCell, share - 2, fieldHeight},
                   QString(QLatin1Char(imperio::letter(kind, side))) + QStringLiteral(" \u00d7"),
                   m_blank ? QString() : text::figure(deployment.reinforcements.of(kind)));
        x += share;
    }
}

/// The board in the letters of the record, and beside it what else the record says of the position.
void ScorePages::paintPosition(Paper& paper, double top) const {
    constexpr TextStyle pale{.size = type::least, .muted = true, .align = Align::Centre};
    const QPointF corner(positionLabel, top + 4);
    for (int number = 1; number <= imperio::boardSize; ++number) {
        const double middle = (number - 0.5) * positionCell;
        paper.text({corner.x() + middle, top + 3}, positionCell, QStringLiteral("C%1").arg(number), pale);
        paper.text({positionLabel / 2, corner.y() + middle + 0.9}, positionLabel,
                   QStringLiteral("R%1").arg(number), pale);
    }
    for (const imperio::Square square : imperio::Squares::all()) {
        const QRectF box(corner + positionCell * QPointF(square.column() - 1, square.row() - 1),
                         QSizeF(positionCell, positionCell));
        paper.box(box, 0.2);
        if (const auto piece = m_sheet.begun->board.at(square))
            paper.text({box.center().x(), box.center().y() + 1.2}, positionCell,
                       QString(QLatin1Char(imperio::letter(piece->kind, piece->side))),
                       {.size = type::body, .bold = true, .align = Align::Centre});
    }
    const double left = width() - besidePosition();
    double y = top + 3;
    paper.text({left, y}, besidePosition(), SheetText::tr("The game began in this position:"),
               {.size = type::small, .muted = true});
    for (const QString& line : m_position)
        paper.text({left, y += scoreLineHeight}, besidePosition(), line, {.size = type::small});
}

void ScorePages::paintTurns(Paper& paper, int page) const {
    const double top = tableTop(page);
    PaperTable table(paper, QRectF(0, top, width(), 0), scoreTable,
                     {{turnWidth, SheetText::tr("Turn")},
                      {0, SheetText::tr("Attacker: actions and dice")},
                      {0, SheetText::tr("Defender: actions and dice")}});
    if (m_blank)
        for (int row = scoreTable.rowsIn(bottom() - top); row > 0; --row)
            table.blankRow(QString());
    else
        for (const TurnRow& row : m_pages[static_cast<std::size_t>(page)])
            paintTurn(table, row);
}

void ScorePages::paintContent(Paper& paper, int page) const {
    if (page == 0)
        paintFields(paper);
    paintTurns(paper, page);
}

} // namespace

std::unique_ptr<Pages> imperioScorePages(const ImperioSheet& sheet, bool blank, PageSetup setup) {
    if (blank)
        setup.title = setup.when = QString();
    return std::make_unique<ScorePages>(sheet, blank, std::move(setup));
}

} // namespace sf::paint
