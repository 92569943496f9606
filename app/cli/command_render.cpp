// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"
#include "app/cli/board_image.h"
#include "app/cli/command.h"
#include "app/cli/console.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

constexpr int standardWidth = 1920;

/// Nothing when it is no whole number from 1 to the largest.
std::optional<int> widthOf(const QCommandLineParser& line) {
    if (!line.isSet(QStringLiteral("width")))
        return standardWidth;
    bool isNumber = false;
    const int width = line.value(QStringLiteral("width")).toInt(&isNumber);
    return isNumber && width >= 1 && width <= largestImageSide ? std::optional(width) : std::nullopt;
}

int run(const QCommandLineParser& line) {
    if (!line.isSet(QStringLiteral("output")))
        return usageError(
            QCoreApplication::translate("sf::cli", "render needs -o OUT.png, OUT.svg or OUT.pdf"));
    const QString out = line.value(QStringLiteral("output"));
    const std::optional<ImageFormat> format = imageFormat(out);
    if (!format)
        return usageError(QCoreApplication::translate(
                              "sf::cli", "-o: expected a name that ends in .png, .svg or .pdf, found “%1”")
                              .arg(out));
    const std::optional<int> width = widthOf(line);
    if (!width)
        return usageError(QCoreApplication::translate(
                              "sf::cli", "--width: expected a whole number from 1 to %1, found “%2”")
                              .arg(QString::number(largestImageSide), line.value(QStringLiteral("width"))));
    const std::optional<battle::Battle> battle = readBattle(line.positionalArguments().first());
    return battle ? writeBoard(*battle, out, *format, *width) : statusBadInput;
}

} // namespace

Command renderCommand() {
    return {
        .name = QStringLiteral("render"),
        .usage = QStringLiteral("FILE -o OUT.png/.svg/.pdf [--width W]"),
        .summary = QCoreApplication::translate("sf::cli", "Draw the board as the window shows it."),
        .options = {{{QStringLiteral("o"), QStringLiteral("output")},
                     QCoreApplication::translate("sf::cli", "The file to write; its ending says which kind."),
                     QStringLiteral("OUT")},
                    {QStringLiteral("width"),
                     QCoreApplication::translate("sf::cli", "Width in pixels, 1 to 16384; 1920 by default."),
                     QStringLiteral("W")}},
        .run = run,
        .paints = true};
}

} // namespace sf::cli
