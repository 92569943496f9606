// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/paint/sheets/square/square_pages.h"

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

constexpr int sheetRuns = 5;

std::unique_ptr<paint::Pages> sheets() {
    const battle::Battle battle = largeBattle(60, 60);
    paint::PageSetup setup;
    setup.title = QStringLiteral("Large");
    return paint::sheetPages(battle, paint::allStacks(battle), 1, setup);
}

/// From the battle to the file on disk.
Result wholeExample() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
    const double time =
        medianTime(sheetRuns, [&] { paint::writePages(*sheets(), path, paint::PageFormat::Pdf); });
    return {time, std::nullopt, 1500};
}

/// From the choice to the preview's first page.
Result firstPage() {
    const double time = medianTime(sheetRuns, [] {
        const auto pages = sheets();
        QImage image(700, 990, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint::paintPage(painter, *pages, 0, image.width() / pages->setup().paper.width());
    });
    return {time, std::nullopt, 100};
}

} // namespace

void addSheetRows(Bench& bench) {
    bench.add(QStringLiteral("sheets: 60 stacks into a PDF"), QStringLiteral("ms"), wholeExample);
    bench.add(QStringLiteral("sheets: first page of the preview"), QStringLiteral("ms"), firstPage);
}

} // namespace sf::bench
