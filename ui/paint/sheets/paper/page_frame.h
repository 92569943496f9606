// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"
#include "ui/paint/sheets/paper/paper.h"

#include <functional>
#include <memory>

/// What every page has: the bar of 50 mm with the scale and the page number below, a header above.
namespace sf::paint {

inline constexpr double footerHeight = 10.6;
inline constexpr double headerHeight = 13.6;

/// The room between header's top and footer, in millimetres before scaling: at half the scale twice as much
/// fits.
QSizeF contentSize(const PageSetup& setup);
/// Where one of `perPage` (2 or 4) equal parts lies on a page with that much room.
QRectF pageSlot(QSizeF content, int perPage, int slot);

/// What a page is called, and its number among the printed pages.
struct PagePlace {
    QString kind; ///< "Square sheet"
    int page = 0;
    int count = 1;
};
/// Paints the footer, and leaves the painter with its origin at the content's corner and its unit a
/// millimetre times the scale.
void beginPage(Paper& paper, const PageSetup& setup, const PagePlace& place);

struct HeaderText {
    QString title;
    QString below;
};
/// The title at the left of the content's top, at `left`; document and date at the right, a line under both.
void paintHeader(Paper& paper, const PageSetup& setup, const HeaderText& text, double left = 0);

/// Pages of one kind, each with its footer and header.
class FramedPages : public Pages {
public:
    const PageSetup& setup() const final { return m_setup; }
    void paint(QPainter& painter, int page) const final;

protected:
    FramedPages(QString kind, HeaderText header, PageSetup setup)
        : m_kind(std::move(kind)), m_header(std::move(header)), m_setup(std::move(setup)) {}
    QSizeF content() const { return contentSize(m_setup); }
    virtual HeaderText header(int /*page*/) const { return m_header; }
    virtual void paintContent(Paper& paper, int page) const = 0;

private:
    QString m_kind;
    HeaderText m_header;
    PageSetup m_setup;
};
/// A single page.
using PaintPage = std::function<void(Paper& paper, const PageSetup& setup)>;
std::unique_ptr<Pages> singlePage(const QString& kind, const HeaderText& header, PageSetup setup,
                                  PaintPage paint);

/// Scales a page that was designed with this content size, header included, down to the room below the
/// header. Returns how wide it can be painted: as the header, if that isn't much wider than designed. A
/// narrower page is centred.
double fitBelowHeader(QPainter& painter, const PageSetup& setup, QSizeF designed);

/// "1 : 1", "1 : 2", "2 : 1"
QString scaleText(double scale);

} // namespace sf::paint
