// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/page_frame.h"

#include "core/text/figures.h"
#include "ui/paint/base/sheet_text.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double barLength = 50;
constexpr int barParts = 5;

/// The width of the words beside the bar.
double paintBar(Paper& paper, QPointF corner, double scale) {
    constexpr double height = 2.2;
    constexpr double part = barLength / barParts;
    paper.fill(QRectF(corner, QSizeF(barLength, height)));
    for (int i = 1; i < barParts; i += 2)
        paper.painter().fillRect(QRectF(corner.x() + i * part, corner.y() + 0.25, part, height - 0.5),
                                 Qt::white);
    for (int i = 0; i <= barParts; ++i) {
        const double x = corner.x() + i * part;
        paper.line(x, corner.y() - 1, x, corner.y() + height, 0.2);
        const Align align = i == 0 ? Align::Left : i == barParts ? Align::Right : Align::Centre;
        paper.text({x, corner.y() + height + 3}, part, QLocale().toString(qRound(i * part)),
                   {.size = type::least, .muted = true, .align = align});
    }
    return paper.text({corner.x() + barLength + 3.5, corner.y() + 1.9}, barLength,
                      SheetText::tr("50 mm, scale %1").arg(scaleText(scale)));
}

class SinglePage final : public FramedPages {
public:
    SinglePage(const QString& kind, const HeaderText& header, PageSetup setup, PaintPage paint)
        : FramedPages(kind, header, std::move(setup)), m_paint(std::move(paint)) {}

    int count() const override { return 1; }

protected:
    void paintContent(Paper& paper, int /*page*/) const override { m_paint(paper, setup()); }

private:
    PaintPage m_paint;
};

} // namespace

void FramedPages::paint(QPainter& painter, int page) const {
    Paper paper(painter);
    beginPage(paper, m_setup, {m_kind, page, count()});
    paintHeader(paper, m_setup, header(page));
    paintContent(paper, page);
}

std::unique_ptr<Pages> singlePage(const QString& kind, const HeaderText& header, PageSetup setup,
                                  PaintPage paint) {
    return std::make_unique<SinglePage>(kind, header, std::move(setup), std::move(paint));
}

QSizeF contentSize(const PageSetup& setup) {
    const QRectF area = setup.area();
    return QSizeF(area.width(), area.height() - footerHeight) / setup.scale;
}

QRectF pageSlot(QSizeF content, int perPage, int slot) {
    constexpr double gap = 6;
    const bool isWide = content.width() > content.height();
    const int columns = perPage == 4 || isWide ? 2 : 1;
    const int rows = perPage / columns;
    const QSizeF size((content.width() - (columns - 1) * gap) / columns,
                      (content.height() - (rows - 1) * gap) / rows);
    const int column = slot % columns;
    const int row = slot / columns;
    return {QPointF(column * (size.width() + gap), row * (size.height() + gap)), size};
}

std::optional<QString> pageProblem(const PageSetup& setup) {
    const QSizeF size = contentSize(setup);
    if (size.width() >= leastContent && size.height() >= leastContent)
        return std::nullopt;
    return SheetText::tr("There is not enough room: this paper, margin and scale leave %1 × %2 mm, but %3 × "
                         "%3 mm are needed.")
        .arg(text::figure(qRound(size.width())), text::figure(qRound(size.height())),
             text::figure(qRound(leastContent)));
}

double fitBelowHeader(QPainter& painter, const PageSetup& setup, QSizeF designed) {
    constexpr double head = headerHeight + 2;
    constexpr double widest = 1.2; // times as designed; tables that are wider are hard to read
    const QSizeF room = contentSize(setup) - QSizeF(0, head);
    const QSizeF needed = designed - QSizeF(0, head);
    const double scale = std::min({1.0, room.width() / needed.width(), room.height() / needed.height()});
    const bool isFull = room.width() <= widest * scale * needed.width();
    const double width = isFull ? room.width() / scale : needed.width();
    painter.translate((room.width() - scale * width) / 2, head);
    painter.scale(scale, scale);
    return width;
}

QString scaleText(double scale) {
    const auto number = [](double value) { return QLocale().toString(value, 'g', 3); };
    return scale >= 1 ? QStringLiteral("%1 : 1").arg(number(scale))
                      : QStringLiteral("1 : %1").arg(number(1 / scale));
}

void beginPage(Paper& paper, const PageSetup& setup, const PagePlace& place) {
    const QRectF area = setup.area();
    const double top = area.bottom() - footerHeight;
    paper.line(area.left(), top + 0.4, area.right(), top + 0.4, 0.35);
    const double scale = paintBar(paper, {area.left(), top + 4.4}, setup.scale);
    const TextStyle style{.size = type::body, .muted = true, .align = Align::Right};
    const double room = area.width() - barLength - 36;
    const double kind =
        paper.text({area.right(), top + 6.2}, room, SheetText::tr("Squarefront, %1").arg(place.kind), style);
    const double page =
        paper.text({area.right(), top + 10}, room,
                   SheetText::tr("page %1 of %2")
                       .arg(QLocale().toString(place.page + 1), QLocale().toString(place.count)),
                   style);
    paper.setLegend({QPointF(area.left() + barLength + scale + 6, top + 1),
                     QPointF(area.right() - std::max(kind, page) - 4, area.bottom())});
    paper.painter().translate(area.topLeft());
    paper.painter().scale(setup.scale, setup.scale);
}

void paintHeader(Paper& paper, const PageSetup& setup, const HeaderText& text, double left) {
    const double width = contentSize(setup).width();
    const QString document = printable(setup.title);
    const TextStyle documentStyle{.size = type::strong, .bold = true, .align = Align::Right};
    const double most = 0.36 * width;
    const double atRight = std::min(
        most, std::max(Paper::widthOf(document, type::strong, true), Paper::widthOf(setup.when, type::body)));
    paper.words({width - atRight - 0.1, 0, atRight + 0.1, 5.6}, document, documentStyle);
    paper.text({width, 9.4}, atRight, setup.when, {.size = type::body, .muted = true, .align = Align::Right});
    const double room = width - left - atRight - 4;
    paper.words({left, -0.4, room, 7.4}, printable(text.title), {.size = type::title, .bold = true});
    paper.text({left, 10.4}, room, text.below, {.size = type::body, .muted = true});
    paper.line(0, headerHeight - 0.6, width, headerHeight - 0.6, 0.5);
}

} // namespace sf::paint
