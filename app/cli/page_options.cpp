// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/page_options.h"

#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "core/text/lists.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/paint/sheets/paper/page_text.h"

#include <QCoreApplication>
#include <QPageSize>

namespace sf::cli {
namespace {

constexpr int smallestMargin = 5;
constexpr int largestMargin = 40;

struct Paper {
    const char* name;
    QPageSize::PageSizeId size;
};
constexpr Paper papers[] = {{"A4", QPageSize::A4},       {"Letter", QPageSize::Letter},
                            {"A3", QPageSize::A3},       {"A5", QPageSize::A5},
                            {"Legal", QPageSize::Legal}, {"Tabloid", QPageSize::Tabloid}};

std::optional<QSizeF> paperOf(const QString& name) {
    for (const Paper& paper : papers)
        if (name.compare(QLatin1String(paper.name), Qt::CaseInsensitive) == 0)
            return QPageSize(paper.size).size(QPageSize::Millimeter);
    return std::nullopt;
}

/// "0.5" or "50%".
std::optional<double> scaleOf(const QString& text) {
    const bool isPercent = text.endsWith(u'%');
    bool isNumber = false;
    const double scale = (isPercent ? text.chopped(1) : text).toDouble(&isNumber) / (isPercent ? 100 : 1);
    return isNumber && scale >= paint::smallestScale && scale <= paint::largestScale ? std::optional(scale)
                                                                                     : std::nullopt;
}

/// Nothing if an option is malformed, after printing an error line.
std::optional<paint::PageSetup> pageSetupOf(const QCommandLineParser& line) {
    paint::PageSetup setup;
    const QString page =
        line.isSet(QStringLiteral("page")) ? line.value(QStringLiteral("page")) : QStringLiteral("A4");
    const std::optional<QSizeF> paper = paperOf(page);
    if (!paper) {
        usageError(QCoreApplication::translate(
                       "sf::cli", "--page: expected A4, Letter, A3, A5, Legal or Tabloid, found “%1”")
                       .arg(page));
        return std::nullopt;
    }
    setup.paper = line.isSet(QStringLiteral("landscape")) ? paper->transposed() : *paper;
    if (line.isSet(QStringLiteral("landscape")) && line.isSet(QStringLiteral("portrait"))) {
        usageError(QCoreApplication::translate(
            "sf::cli", "--portrait: expected either --landscape or --portrait, found both"));
        return std::nullopt;
    }
    const auto margin = numberOf(line, QStringLiteral("margin"), smallestMargin, largestMargin, 12);
    if (!margin)
        return std::nullopt;
    setup.margins = QMarginsF(*margin, *margin, *margin, *margin);
    const QString scale =
        line.isSet(QStringLiteral("scale")) ? line.value(QStringLiteral("scale")) : QStringLiteral("1");
    const std::optional<double> factor = scaleOf(scale);
    if (!factor) {
        usageError(QCoreApplication::translate(
                       "sf::cli", "--scale: expected a number from 0.25 to 4 or 25% to 400%, found “%1”")
                       .arg(scale));
        return std::nullopt;
    }
    setup.scale = *factor;
    if (const auto problem = paint::pageProblem(setup)) {
        usageError(*problem);
        return std::nullopt;
    }
    return setup;
}

} // namespace

QList<Option> pageOptions() {
    return {
        {QStringLiteral("page"),
         QT_TRANSLATE_NOOP("sf::cli", "The paper: A4 (default), Letter, A3, A5, Legal or Tabloid."), "SIZE"},
        {QStringLiteral("landscape"),
         QT_TRANSLATE_NOOP("sf::cli", "Print in landscape orientation; maps wider than high do anyway.")},
        {QStringLiteral("portrait"),
         QT_TRANSLATE_NOOP("sf::cli", "Print in portrait orientation, wide maps too.")},
        {QStringLiteral("margin"),
         QT_TRANSLATE_NOOP("sf::cli", "Page margin in millimetres, 5 to 40; 12 by default."), "MM"},
        {QStringLiteral("scale"),
         QT_TRANSLATE_NOOP("sf::cli", "Scale of the print, 0.25 to 4 or 25% to 400%; 1 by default."), "S"}};
}

QString pageUsage() {
    return QStringLiteral("[--page A4/Letter] [--landscape/--portrait] [--margin MM] [--scale S]");
}

QList<Option> outputOptions() {
    return {{.name = QStringLiteral("output"),
             .words = QT_TRANSLATE_NOOP("sf::cli",
                                        "The file to write: .pdf, or .svg or .png with one file per page."),
             .value = "OUT",
             .letter = "o"},
            {QStringLiteral("dpi"),
             QT_TRANSLATE_NOOP("sf::cli", "Dots per inch of a .png, 36 to 1200; 300 by default."), "N"}};
}

std::optional<PageJob> pageJobOf(const QCommandLineParser& line) {
    PageJob job;
    job.path = line.value(QStringLiteral("output"));
    if (!paint::pageFormat(job.path)) {
        usageError(QCoreApplication::translate(
                       "sf::cli", "-o: expected a name that ends in .pdf, .svg or .png, found “%1”")
                       .arg(job.path));
        return std::nullopt;
    }
    const auto dpi =
        numberOf(line, QStringLiteral("dpi"), paint::smallestDpi, paint::largestDpi, paint::standardDpi);
    const auto setup = dpi ? pageSetupOf(line) : std::nullopt;
    if (!setup)
        return std::nullopt;
    job.dpi = *dpi;
    job.setup = *setup;
    job.turns = !line.isSet(QStringLiteral("landscape")) && !line.isSet(QStringLiteral("portrait"));
    return job;
}

paint::PageSetup described(paint::PageSetup setup, const battle::Battle& battle) {
    setup.title = QString::fromStdString(battle.title);
    setup.when = paint::printedWhen(battle.round, QDate::currentDate());
    return setup;
}

paint::PageSetup described(paint::PageSetup setup, const QString& title) {
    setup.title = title;
    setup.when = paint::printedWhen(std::nullopt, QDate::currentDate());
    return setup;
}

int writeOut(const paint::Pages& pages, const PageJob& job) {
    const paint::PageFormat format = *paint::pageFormat(job.path);
    auto problem =
        format == paint::PageFormat::Png ? paint::pictureProblem(pages.setup(), job.dpi) : std::nullopt;
    if (!problem)
        problem = paint::countProblem(pages, format, job.dpi);
    if (problem)
        return inputError(text::labelled(job.path, *problem));
    return report(paint::writePages(pages, job.path, format, {.dpi = job.dpi}));
}

} // namespace sf::cli
