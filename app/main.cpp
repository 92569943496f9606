// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in translations/translations.h.
#include "app/window/main_window.h"
#include "core/document/io/file_path.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/process.h"
#include "core/document/recovery/recovery.h"
#include "translations/translations.h"
#include "ui/battle/page/battle_page.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/paint/base/icons.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"

#include <QApplication>
#include <QCommandLineParser>

#include <algorithm>
#include <string_view>

namespace {

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "A battle board: Squares on a hex map."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QCoreApplication::translate("main", "Documents to open, each in its own tab."),
        QStringLiteral("[file...]"));
}

void nameProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("squarefront"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SQUAREFRONT_VERSION));
}

/// With the bytes of names that aren't UTF-8.
QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << sf::document::pathText(argv[i]);
    return arguments;
}

/// Help and version must work without a display.
bool needsNoWindow(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "--help-all" || argument == "-v" ||
               argument == "--version";
    });
}

} // namespace

int main(int argc, char** argv) {
    sf::document::prepareProcess();
    nameProgram();
    QCommandLineParser parser;
    if (needsNoWindow(argc, argv)) {
        const QCoreApplication application(argc, argv);
        installTranslations();
        describe(parser);
        parser.process(application);
    }
    const QApplication application(argc, argv);
    // Not before: the application installs Qt's own spoken widgets, and those that come last are asked first.
    QApplication::setStyle(new sf::ui::Style);
    installTranslations();
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Squarefront"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.squarefront.Squarefront"));
    QGuiApplication::setWindowIcon(sf::paint::programIcon());
    describe(parser);
    parser.process(argumentsOf(argc, argv));

    sf::ui::Settings settings;
    sf::document::removeQtLeftovers(sf::document::pathBytes(settings.filePath()));
    sf::ui::Appearance appearance(settings);
    sf::ui::KindRegistry kinds;
    kinds.add(sf::ui::battleKind());
    kinds.add(sf::ui::imperioKind());
    kinds.add(sf::ui::encounterKind());
    sf::app::MainWindow window(kinds, {settings}, sf::document::Recovery::defaultFolder());
    window.openAll(parser.positionalArguments());
    window.show();
    return QApplication::exec();
}
