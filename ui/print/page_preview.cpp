// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_preview.h"

#include "ui/paint/sheets/paper/page_files.h"
#include "ui/widgets/board_key.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sf::ui {
namespace {

constexpr int previewMargin = 12; ///< round a page, in pixels
constexpr int mostBytes = 96 << 20;
constexpr double largestZoom = 6;

} // namespace

PagePreview::PagePreview(QWidget* parent) : Restyled(parent), m_pictures(mostBytes) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Preview"));
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    // Keeps the width independent of the contents.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void PagePreview::setPages(std::shared_ptr<const paint::Pages> pages) {
    m_pages = std::move(pages);
    m_pictures.clear();
    m_painted = 0;
    m_announcedPage = -1;
    layOut();
}

int PagePreview::count() const {
    return m_pages ? m_pages->count() : 0;
}

QSize PagePreview::pageSize() const {
    if (!m_pages)
        return {};
    const QSizeF paper = m_pages->setup().paper;
    const double width = std::max(40.0, m_zoom * (viewport()->width() - 2 * previewMargin));
    return QSizeF(width, width * paper.height() / paper.width()).toSize();
}

QRect PagePreview::pageArea(int page) const {
    const QSize size = pageSize();
    const int left =
        std::max(previewMargin, (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    const int top = previewMargin + page * (size.height() + previewMargin) - verticalScrollBar()->value();
    return {QPoint(left, top), size};
}

int PagePreview::currentPage() const {
    const int step = pageSize().height() + previewMargin;
    const int middle = verticalScrollBar()->value() + viewport()->height() / 3;
    return count() == 0 ? 0 : std::clamp(middle / std::max(1, step), 0, count() - 1);
}

void PagePreview::showPage(int page) {
    verticalScrollBar()->setValue(page * (pageSize().height() + previewMargin));
}

void PagePreview::setZoom(double zoom) {
    const int page = currentPage();
    m_zoom = std::clamp(zoom, 1.0, largestZoom);
    m_pictures.clear();
    layOut();
    showPage(page);
}

void PagePreview::layOut() {
    const QSize size = pageSize();
    const int height = count() * (size.height() + previewMargin) + previewMargin;
    const int width = size.width() + 2 * previewMargin;
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(size.height() + previewMargin);
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    viewport()->update();
    updateCurrentPage();
}

void PagePreview::updateCurrentPage() {
    const int page = currentPage();
    if (std::exchange(m_announcedPage, page) == page)
        return;
    setAccessibleDescription(
        count() == 0 ? tr("no pages")
                     : tr("page %1 of %2").arg(QLocale().toString(page + 1), QLocale().toString(count())));
    Q_EMIT currentPageChanged(page, count());
}

const QPixmap* PagePreview::picture(int page) {
    return m_pictures.object(page);
}

void PagePreview::paintPicture(int page) {
    const double ratio = devicePixelRatioF();
    auto picture = std::make_unique<QPixmap>(pageSize() * ratio);
    picture->fill(Qt::white);
    QPainter painter(picture.get());
    paint::paintPage(painter, *m_pages, page, picture->width() / m_pages->setup().paper.width());
    painter.end();
    picture->setDevicePixelRatio(ratio);
    ++m_painted;
    const qsizetype bytes = qsizetype{4} * picture->width() * picture->height();
    m_pictures.insert(page, picture.release(), std::min<qsizetype>(bytes, mostBytes));
}

void PagePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Mid).lighter(115));
    bool paintedOne = false;
    for (int page = 0; page < count(); ++page) {
        const QRect area = pageArea(page);
        if (!area.intersects(viewport()->rect()))
            continue;
        if (!picture(page) && !std::exchange(paintedOne, true))
            paintPicture(page);
        if (const QPixmap* shown = picture(page)) {
            painter.drawPixmap(area.topLeft(), *shown);
        } else {
            painter.fillRect(area, Qt::white);
            // Paint the next page from the event loop, so that keys and mouse are handled in between.
            QMetaObject::invokeMethod(viewport(), qOverload<>(&QWidget::update), Qt::QueuedConnection);
        }
        painter.setPen(palette().color(QPalette::Dark));
        painter.drawRect(area.adjusted(-1, -1, 0, 0));
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void PagePreview::resizeEvent(QResizeEvent* /*event*/) {
    const int page = currentPage();
    m_pictures.clear();
    layOut();
    if (page > 0)
        showPage(page);
}

void PagePreview::scrollContentsBy(int /*dx*/, int /*dy*/) {
    viewport()->update();
    updateCurrentPage();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (latinKey(*event).key()) {
    case Qt::Key_PageDown:
        return showPage(std::min(count() - 1, currentPage() + 1));
    case Qt::Key_PageUp:
        return showPage(std::max(0, currentPage() - 1));
    case Qt::Key_Home:
        return showPage(0);
    case Qt::Key_End:
        return showPage(count() - 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return setZoom(1.25 * m_zoom);
    case Qt::Key_Minus:
        return setZoom(m_zoom / 1.25);
    case Qt::Key_0:
        return setZoom(1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    setZoom(m_zoom * std::pow(1.25, event->angleDelta().y() / 120.0));
    event->accept();
}

} // namespace sf::ui

#include "moc_page_preview.cpp"
