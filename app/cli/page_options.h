// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/pages.h"

#include <QCommandLineParser>

#include <optional>

/// What `sheets`, `print` and `render` have in common: paper, margins and scale.
namespace sf::cli {

/// --page, --landscape, --margin and --scale.
QList<QCommandLineOption> pageOptions();
/// Their part of a command's usage line.
QString pageUsage();
/// -o, --dpi.
QList<QCommandLineOption> outputOptions();

/// Where pages go and on what paper.
struct PageJob {
    QString path;
    int dpi = 300;
    paint::PageSetup setup;
    bool turns = false; ///< to landscape orientation where that suits what is printed
};
/// What the options say; nothing, with the line already printed, when one is missing or malformed.
std::optional<PageJob> pageJobOf(const QCommandLineParser& line);
/// The option's whole number from `least` to `most`, `standard` where it is not set; nothing, with the line
/// already printed, when it is no such number.
std::optional<int> numberOf(const QCommandLineParser& line, const QString& option, int least, int most,
                            int standard);

/// The paper with title and date of a document.
paint::PageSetup described(paint::PageSetup setup, const battle::Battle& battle);
paint::PageSetup described(paint::PageSetup setup, const QString& title);

/// Writes the pages, of which there are some; the exit status.
int writeOut(const paint::Pages& pages, const PageJob& job);

} // namespace sf::cli
