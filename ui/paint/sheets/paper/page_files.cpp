// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/page_files.h"

#include "core/document/io/input_file.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "resources/resources.h"
#include "ui/paint/base/png.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/base/svg_picture.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

namespace sf::paint {

using document::WriteResult;

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

QByteArray svgPage(const Pages& pages, int page) {
    const PageSetup& setup = pages.setup();
    const QSize size = (setup.paper * svgDpi / millimetresAnInch).toSize();
    return svgOf({size, printable(setup.title), svgDpi},
                 [&](QPainter& painter) { paintPage(painter, pages, page, svgDpi / millimetresAnInch); });
}

QByteArray pngPage(const Pages& pages, int page, int dpi) {
    QImage image(pictureSize(pages.setup(), dpi), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(Qt::white);
    const int dotsAMetre = qRound(1000 * dpi / millimetresAnInch);
    image.setDotsPerMeterX(dotsAMetre);
    image.setDotsPerMeterY(dotsAMetre);
    QPainter painter(&image);
    paintPage(painter, pages, page, dpi / millimetresAnInch);
    return painter.end() ? pngOf(image) : QByteArray();
}

/// What a file of the print was before; nothing if there was none.
using OldFile = std::pair<QString, std::optional<QByteArray>>;

/// After an error on the way: the newest first.
void restore(const std::vector<OldFile>& files) {
    for (const auto& [path, bytes] : files)
        if (bytes)
            document::writeSafely(path, *bytes);
        else
            QFile::remove(path);
}

/// "name-02.png" with so many digits.
QString numberedPath(const QString& path, int number, qsizetype digits) {
    const qsizetype dot = path.lastIndexOf(u'.');
    return path.left(dot) + u'-' + QString::number(number).rightJustified(digits, u'0') + path.mid(dot);
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
    return count <= 1 ? path : numberedPath(path, page + 1, QString::number(count).size());
}

/// Without gaps, and with as many digits as the last one has, so that other numbered files stay.
QStringList olderPages(const QString& path, int count) {
    QStringList older;
    constexpr int mostDigits = 4;
    const qsizetype ours = QString::number(count).size();
    for (qsizetype digits = 1; digits <= mostDigits; ++digits) {
        const int first = count > 1 && digits == ours ? count + 1 : 1;
        QStringList found;
        while (QFileInfo(numberedPath(path, first + static_cast<int>(found.size()), digits)).isFile())
            found << numberedPath(path, first + static_cast<int>(found.size()), digits);
        const qsizetype last = first + found.size() - 1;
        if (last > 1 && QString::number(last).size() == digits)
            older << found;
    }
    return older;
}

void paintPage(QPainter& painter, const Pages& pages, int page, double unitsAMillimetre) {
    painter.save();
    painter.scale(unitsAMillimetre, unitsAMillimetre);
    pages.paint(painter, page);
    painter.restore();
}

namespace {

WriteResult writePictures(const Pages& pages, const QString& path, PageFormat format,
                          const PageOutput& output) {
    document::WriteResult all;
    std::vector<OldFile> replaced;
    for (int page = 0; page < pages.count(); ++page) {
        const QString file = pagePath(path, page, pages.count());
        OldFile old{file, std::nullopt};
        if (QFileInfo(file).isFile() && pages.count() > 1) {
            auto bytes = document::readInput(file, limits::fileBytes);
            if (const auto* error = std::get_if<document::LoadError>(&bytes))
                all.error = error->text(file);
            else
                old.second = std::get<QByteArray>(std::move(bytes));
        }
        if (all.error)
            break;
        const auto produce = [&](QIODevice& device) {
            const QByteArray bytes =
                format == PageFormat::Svg ? svgPage(pages, page) : pngPage(pages, page, output.dpi);
            return !bytes.isEmpty() && device.write(bytes) == bytes.size();
        };
        const auto result = document::writeSafely(file, produce, document::Backup::No, output.layer);
        all.error = result.error;
        all.warnings += result.warnings;
        if (all.error)
            break;
        replaced.insert(replaced.begin(), std::move(old));
    }
    if (all.error) {
        restore(replaced);
        return all;
    }
    for (const QString& older : olderPages(path, pages.count()))
        all.warnings << (QFile::remove(older) ? SheetText::tr("%1 of an older print was removed")
                                              : SheetText::tr("%1 of an older print couldn't be removed"))
                            .arg(text::displayName(older));
    return all;
}

} // namespace

WriteResult writePages(const Pages& pages, const QString& path, PageFormat format, const PageOutput& output) {
    Q_ASSERT(pages.count() > 0);
    openResources();
    if (format == PageFormat::Png)
        if (auto problem = pictureProblem(pages.setup(), output.dpi))
            return {problem, {}};
    if (auto problem = countProblem(pages, format, output.dpi))
        return {problem, {}};
    if (format == PageFormat::Pdf)
        return document::writeSafely(
            path, [&](QIODevice& device) { return writePdf(pages, device); }, document::Backup::No,
            output.layer);
    return writePictures(pages, path, format, output);
}

} // namespace sf::paint
