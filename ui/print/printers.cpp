// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printers.h"

#include "core/text/display_text.h"
#include "ui/paint/sheets/paper/page_files.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPrinter>
#include <QPrinterInfo>

namespace sf::ui {

QStringList printerNames() {
    QStringList names = QPrinterInfo::availablePrinterNames();
    const QString usual = QPrinterInfo::defaultPrinterName();
    if (names.removeOne(usual))
        names.prepend(usual);
    return names;
}

std::optional<QString> printOn(const QString& name, const paint::Pages& pages) {
    const paint::PageSetup& setup = pages.setup();
    QPrinter printer(QPrinterInfo::printerInfo(name), QPrinter::HighResolution);
    printer.setDocName(text::displayName(setup.title));
    printer.setFullPage(true);
    // A printer knows its paper upright.
    const bool landscape = setup.isLandscape();
    printer.setPageSize(QPageSize(landscape ? setup.paper.transposed() : setup.paper, QPageSize::Millimeter));
    printer.setPageOrientation(landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPainter painter;
    bool works = printer.isValid() && painter.begin(&printer);
    for (int page = 0; works && page < pages.count(); ++page) {
        works = page == 0 || printer.newPage();
        if (works)
            paint::paintPage(painter, pages, page, printer.resolution() / 25.4);
    }
    if (works && painter.end() && printer.printerState() != QPrinter::Error)
        return std::nullopt;
    return QCoreApplication::translate("sf::ui", "The printer %1 did not accept the pages.").arg(name);
}

} // namespace sf::ui
