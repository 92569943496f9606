// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/safe_file.h"
#include "ui/paint/sheets/paper/pages.h"

#include <QSize>

#include <optional>

/// Pages as files. All files of a print are written, or none is.
namespace sf::paint {

enum class PageFormat : std::uint8_t { Pdf, Svg, Png };
/// By the ending of the file's name, upper or lower case; nothing for any other.
std::optional<PageFormat> pageFormat(const QString& path);

inline constexpr int standardDpi = 300;
inline constexpr int smallestDpi = 36;
inline constexpr int largestDpi = 1200;

/// The size of a page's picture.
QSize pictureSize(const PageSetup& setup, int dpi);
/// Why pictures of this size cannot be made, or nothing.
std::optional<QString> pictureProblem(const PageSetup& setup, int dpi);
/// Why so many pages cannot be printed on paper or written as files of the format, or nothing.
std::optional<QString> countProblem(const Pages& pages);
std::optional<QString> countProblem(const Pages& pages, PageFormat format, int dpi);
/// The file of one page: the path itself where there is one page, else "name-02.png".
QString pagePath(const QString& path, int page, int count);

/// The files of an older print to the path that has more pages than this one, or other numbers.
QStringList olderPages(const QString& path, int count);

struct PageOutput {
    int dpi = standardDpi; ///< of pictures
    document::FileLayer& layer = document::FileLayer::real();
};
/// Writes one PDF file, or a picture file a page, and removes the olderPages(). There must be pages. After an
/// error all files are as they were.
document::WriteResult writePages(const Pages& pages, const QString& path, PageFormat format,
                                 const PageOutput& output = {});

/// Paints the page onto a device on which `unitsAMillimetre` of the painter's units make a millimetre.
void paintPage(QPainter& painter, const Pages& pages, int page, double unitsAMillimetre);

} // namespace sf::paint
