// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/page_files.h"

#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "resources/resources.h"
#include "ui/paint/base/png.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/base/svg_picture.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

namespace sf::paint {
namespace {

constexpr double millimetresAnInch = 25.4;
constexpr int pdfDpi = 1200;
constexpr int svgDpi = 254; ///< ten units per millimetre

bool writePdf(const Pages& pages, QIODevice& device) {
    const PageSetup& setup = pages.setup();
    QPdfWriter writer(&device);
    writer.setTitle(text::displayName(printable(setup.title)));
    writer.setCreator(QStringLiteral("Squarefront"));
    writer.setResolution(pdfDpi);
    writer.setPageSize(QPageSize(setup.paper, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0 && !writer.newPage())
            return false;
        paintPage(painter, pages, page, pdfDpi / millimetresAnInch);
    }
    return painter.end();
}

bool writeSvg(const Pages& pages, int page, QIODevice& device) {
    const PageSetup& setup = pages.setup();
    const QSize size = (setup.paper * svgDpi / millimetresAnInch).toSize();
    const QByteArray bytes = svgOf({size, printable(setup.title), svgDpi}, [&](QPainter& painter) {
        paintPage(painter, pages, page, svgDpi / millimetresAnInch);
    });
    return !bytes.isEmpty() && device.write(bytes) == bytes.size();
}

bool writePng(const Pages& pages, int page, int dpi, QIODevice& device) {
    QImage image(pictureSize(pages.setup(), dpi), QImage::Format_RGB32);
    if (image.isNull())
        return false;
    image.fill(Qt::white);
    const int dotsAMetre = qRound(1000 * dpi / millimetresAnInch);
    image.setDotsPerMeterX(dotsAMetre);
    image.setDotsPerMeterY(dotsAMetre);
    QPainter painter(&image);
    paintPage(painter, pages, page, dpi / millimetresAnInch);
    // libpng prints to standard error if a device fails.
    const QByteArray bytes = painter.end() ? pngOf(image) : QByteArray();
    return !bytes.isEmpty() && device.write(bytes) == bytes.size();
}

/// The error of a page, with the number of pages written before it.
QString afterPages(const QString& error, int written) {
    if (written == 0)
        return error;
    return SheetText::tr("%1; %n page(s) before it were written", nullptr, written).arg(error);
}

} // namespace

std::optional<PageFormat> pageFormat(const QString& path) {
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return PageFormat::Pdf;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return PageFormat::Svg;
    if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return PageFormat::Png;
    return std::nullopt;
}

QSize pictureSize(const PageSetup& setup, int dpi) {
    return (setup.paper * dpi / millimetresAnInch).toSize();
}

std::optional<QString> pictureProblem(const PageSetup& setup, int dpi) {
    const QSize size = pictureSize(setup, dpi);
    if (qint64{size.width()} * size.height() <= limits::pixels)
        return std::nullopt;
    const QLocale locale;
    return SheetText::tr(
               "%1 × %2 pixels are too many; the limit is 100 million. Use fewer dots per inch, SVG or PDF.")
        .arg(locale.toString(size.width()), locale.toString(size.height()));
}

std::optional<QString> countProblem(const Pages& pages) {
    if (!isTooMuch(pages))
        return std::nullopt;
    return SheetText::tr("More than %1 pages can't be printed at once. Choose a smaller scale, or print only "
                         "a part.")
        .arg(QLocale().toString(limits::pages));
}

std::optional<QString> countProblem(const Pages& pages, PageFormat format, int dpi) {
    if (format == PageFormat::Pdf || isTooMuch(pages))
        return countProblem(pages);
    const QSize size = pictureSize(pages.setup(), dpi);
    const qint64 pixels = format == PageFormat::Png ? qint64{size.width()} * size.height() : 0;
    const qint64 most = std::min<qint64>(limits::pictures, limits::allPixels / std::max<qint64>(pixels, 1));
    if (pages.count() <= most)
        return std::nullopt;
    const QLocale locale;
    return SheetText::tr("That would be %1 pictures; at most %2 of this size can be written at once. A PDF "
                         "can have %3 pages.")
        .arg(locale.toString(pages.count()), locale.toString(most), locale.toString(limits::pages));
}

QString pagePath(const QString& path, int page, int count) {
    if (count <= 1)
        return path;
    const QString number = QString::number(page + 1).rightJustified(QString::number(count).size(), u'0');
    const qsizetype dot = path.lastIndexOf(u'.');
    return path.left(dot) + u'-' + number + path.mid(dot);
}

void paintPage(QPainter& painter, const Pages& pages, int page, double unitsAMillimetre) {
    painter.save();
    painter.scale(unitsAMillimetre, unitsAMillimetre);
    pages.paint(painter, page);
    painter.restore();
}

document::WriteResult writePages(const Pages& pages, const QString& path, PageFormat format,
                                 const PageOutput& output) {
    Q_ASSERT(pages.count() > 0);
    openResources();
    const auto write = [&](const QString& file, const std::function<bool(QIODevice&)>& produce) {
        return document::writeSafely(file, produce, document::Backup::No, output.layer);
    };
    if (format == PageFormat::Png)
        if (auto problem = pictureProblem(pages.setup(), output.dpi))
            return {problem, {}};
    if (auto problem = countProblem(pages, format, output.dpi))
        return {problem, {}};
    if (format == PageFormat::Pdf)
        return write(path, [&](QIODevice& device) { return writePdf(pages, device); });
    document::WriteResult all;
    for (int page = 0; page < pages.count(); ++page) {
        const auto produce = [&](QIODevice& device) {
            return format == PageFormat::Svg ? writeSvg(pages, page, device)
                                             : writePng(pages, page, output.dpi, device);
        };
        const auto result = write(pagePath(path, page, pages.count()), produce);
        all.warnings += result.warnings;
        if (result.error)
            return {afterPages(*result.error, page), all.warnings};
    }
    return all;
}

} // namespace sf::paint
