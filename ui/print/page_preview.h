// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/restyled.h"

#include <QAbstractScrollArea>
#include <QCache>
#include <QPixmap>

#include <memory>

namespace sf::paint {
class Pages;
}

namespace sf::ui {

/// Shows pages as they will be printed, one below the other. Only pages in view are painted, one at a time,
/// so that the first appears quickly in documents of any length; few are cached.
class PagePreview final : public Restyled<QAbstractScrollArea> {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Null shows nothing. Stays at the current page if it still exists.
    void setPages(std::shared_ptr<const paint::Pages> pages);
    const paint::Pages* pages() const { return m_pages.get(); }
    int count() const;
    /// Returns the index of the page in the upper part of the view, from 0.
    int currentPage() const;
    void showPage(int page);
    /// Returns how many pages have been painted since the pages were set.
    int paintedPages() const { return m_painted; }
    /// Page width relative to the view, 1 to 6.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);

    QSize sizeHint() const override { return {460, 560}; }

Q_SIGNALS:
    void currentPageChanged(int page, int count);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void restyle() override { viewport()->update(); }

private:
    QSize pageSize() const;
    QRect pageArea(int page) const;
    void layOut();
    void updateCurrentPage();
    /// Returns the page's picture; null until it is painted.
    const QPixmap* picture(int page);
    void paintPicture(int page);

    std::shared_ptr<const paint::Pages> m_pages;
    QCache<int, QPixmap> m_pictures;
    double m_zoom = 1;
    int m_painted = 0;
    int m_announcedPage = -1;
};

} // namespace sf::ui
