// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/paint/sheets/square/square_pages.h"

#include <malloc.h>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

constexpr int sheetRuns = 5;
constexpr int exampleStacks = 60;

std::unique_ptr<paint::Pages> sheets(int stacks) {
    const battle::Battle battle = largeBattle(stacks, 60);
    paint::PageSetup setup;
    setup.title = QStringLiteral("Large");
    return paint::sheetPages(battle, paint::allStacks(battle), 1, setup);
}

/// From the battle to the file on disk.
double writingTime() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
    return medianTime(sheetRuns,
                      [&] { paint::writePages(*sheets(exampleStacks), path, paint::PageFormat::Pdf); });
}

Result perPage() {
    return {writingTime() / sheets(exampleStacks)->count(), std::nullopt, 20};
}

Result wholeExample() {
    return {writingTime(), std::nullopt, 1500};
}

/// From the choice to the preview's first page.
Result firstPage() {
    const double time = medianTime(sheetRuns, [] {
        const auto pages = sheets(exampleStacks);
        QImage image(700, 990, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint::paintPage(painter, *pages, 0, image.width() / pages->setup().paper.width());
    });
    return {time, std::nullopt, 100};
}

double residentMemory() {
    constexpr double pagesAMebibyte = 256;
    malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() / pagesAMebibyte;
}

/// The memory still in use after ten times as many pages.
Result memoryOfPages() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
    const auto few = sheets(exampleStacks);
    const auto many = sheets(10 * exampleStacks);
    paint::writePages(*few, path, paint::PageFormat::Pdf);
    const double before = residentMemory();
    paint::writePages(*many, path, paint::PageFormat::Pdf);
    return {residentMemory() - before, std::nullopt, 4};
}

} // namespace

void addSheetRows(Bench& bench) {
    bench.add(QStringLiteral("sheets: a page of 25 units into a PDF"), QStringLiteral("ms"), perPage);
    bench.add(QStringLiteral("sheets: 60 stacks into a PDF"), QStringLiteral("ms"), wholeExample);
    bench.add(QStringLiteral("sheets: first page of the preview"), QStringLiteral("ms"), firstPage);
    bench.add(QStringLiteral("sheets: memory that 600 pages take more than 60"), QStringLiteral("MiB"),
              memoryOfPages);
}

} // namespace sf::bench
