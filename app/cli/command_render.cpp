// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_image.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/document/document_file.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

constexpr int standardWidth = 1920;

/// Nothing when it is no whole number from `least` to `most`.
std::optional<int> numberOf(const QCommandLineParser& line, const QString& option, int least, int most) {
    bool isNumber = false;
    const int number = line.value(option).toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<int> widthOf(const QCommandLineParser& line) {
    if (!line.isSet(QStringLiteral("width")))
        return standardWidth;
    return numberOf(line, QStringLiteral("width"), 1, largestImageSide);
}

int render(const QString& path, const QString& out, ImageFormat format, int width,
           std::optional<int> actions) {
    const document::Loaded loaded = document::load(path);
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        return inputError(error->text(path));
    const auto& document = *std::get<std::unique_ptr<document::Document>>(loaded);
    const std::optional<BoardImage> image = boardImage(document, path, actions);
    return image ? writeImage(*image, out, format, width) : statusBadInput;
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
    std::optional<int> actions;
    if (line.isSet(QStringLiteral("after")) &&
        !(actions = numberOf(line, QStringLiteral("after"), 0, INT_MAX)))
        return usageError(
            QCoreApplication::translate("sf::cli", "--after: expected a number of actions, found “%1”")
                .arg(line.value(QStringLiteral("after"))));
    return render(line.positionalArguments().first(), out, *format, *width, actions);
}

} // namespace

Command renderCommand() {
    return {
        .name = QStringLiteral("render"),
        .usage = QStringLiteral("FILE -o OUT.png/.svg/.pdf [--width W] [--after N]"),
        .summary = QCoreApplication::translate(
            "sf::cli", "Draw the board of a document or a game record as the window shows it."),
        .options = {{{QStringLiteral("o"), QStringLiteral("output")},
                     QCoreApplication::translate("sf::cli", "The file to write; its ending says which kind."),
                     QStringLiteral("OUT")},
                    {QStringLiteral("width"),
                     QCoreApplication::translate("sf::cli", "Width in pixels, 1 to 16384; 1920 by default."),
                     QStringLiteral("W")},
                    {QStringLiteral("after"),
                     QCoreApplication::translate(
                         "sf::cli", "Of a game: the board after so many actions, 0 for its beginning. "
                                    "Each step of a knight is an action."),
                     QStringLiteral("N")}},
        .run = run,
        .paints = true};
}

} // namespace sf::cli
