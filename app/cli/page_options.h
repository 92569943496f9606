// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/pages.h"

#include <QCommandLineParser>

#include <optional>
#include <variant>

/// What `sheets`, `print` and `render` have in common: paper, margins and scale.
namespace sf::cli {

/// --page, --landscape, --margin and --scale.
QList<QCommandLineOption> pageOptions();
/// Their part of a command's usage line.
QString pageUsage();
/// The paper that the options name; or the exit status, with its line already printed.
std::variant<paint::PageSetup, int> pageSetupOf(const QCommandLineParser& line);
/// The option's whole number from `least` to `most`, `standard` where it is not set; nothing, with the line
/// already printed, when it is no such number.
std::optional<int> numberOf(const QCommandLineParser& line, const QString& option, int least, int most,
                            int standard);

/// Title and date of a document for the head of its pages.
void describe(paint::PageSetup& setup, const battle::Battle& battle);
void describe(paint::PageSetup& setup, const QString& title);

/// Writes the pages; the exit status.
int writeOut(const paint::Pages& pages, const QString& path);

} // namespace sf::cli
