// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/pages.h"

#include <QCommandLineParser>

#include <optional>

/// Options that `sheets`, `print` and `render` share: paper, margins and scale.
namespace sf::cli {

/// --page, --landscape, --margin and --scale.
QList<Option> pageOptions();
/// The usage text for these options.
QString pageUsage();
/// The -o and --dpi options.
QList<Option> outputOptions();

/// Output file and paper.
struct PageJob {
    QString path;
    int dpi = 300;
    paint::PageSetup setup;
    bool turns = false; ///< to landscape orientation if that fits better
};
/// Returns the parsed options. Prints an error and returns nothing if one is missing or malformed.
std::optional<PageJob> pageJobOf(const QCommandLineParser& line);

/// Adds the document's title and date to the page setup.
paint::PageSetup described(paint::PageSetup setup, const battle::Battle& battle);
paint::PageSetup described(paint::PageSetup setup, const QString& title);

/// Writes the pages, of which there is at least one. Returns the exit status.
int writeOut(const paint::Pages& pages, const PageJob& job);

} // namespace sf::cli
