// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/document/io/file_path.h"
#include "core/document/io/process.h"
#include "core/text/lists.h"
#include "translations/translations.h"

#include <QGuiApplication>

#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <string_view>
#include <unistd.h>

namespace sf::cli {
namespace {

QStringList wordsAfterProgram(int argc, char** argv) {
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.push_back(document::pathText(argv[i]));
    return words;
}

/// Fonts and images need a QGuiApplication, but never a display.
std::unique_ptr<QCoreApplication> application(bool paints, int& argc, char** argv) {
    if (!paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

bool asksForHelp(const QString& word) {
    return word == QLatin1String("--help") || word == QLatin1String("-h");
}

bool asksForVersion(const QString& word) {
    return word == QLatin1String("--version") || word == QLatin1String("-v");
}

/// The first word is not a command, but may begin one of several words ("imperio").
int runGroup(const QStringList& words) {
    const QString help = groupHelpText(words.first());
    const QString second = words.value(1);
    if (!help.isEmpty() && asksForHelp(second))
        return print(help.toUtf8());
    if (!help.isEmpty() && asksForVersion(second))
        return print(versionText());
    if (!help.isEmpty() && words.size() == 1)
        return usageError(QCoreApplication::translate("sf::cli", "a command is missing after “%1”: %2")
                              .arg(words.first(), text::listed(groupCommands(words.first()))));
    const QString name = help.isEmpty() ? words.first() : words.mid(0, 2).join(u' ');
    return usageError(
        QCoreApplication::translate("sf::cli", "there is no command “%1”; see squarefront-cli %2")
            .arg(name,
                 help.isEmpty() ? QStringLiteral("--help") : words.first() + QStringLiteral(" --help")));
}

int run(const QStringList& words) {
    if (words.isEmpty())
        return usageError(
            QCoreApplication::translate("sf::cli", "a command is missing; see squarefront-cli --help"));
    if (asksForHelp(words.first()))
        return print(helpText().toUtf8());
    if (asksForVersion(words.first()))
        return print(versionText());
    if (const std::optional<Command> command = findCommand(words))
        return runCommand(*command, words);
    return runGroup(words);
}

int runProgram(int argc, char** argv) {
    sf::document::prepareProcess();
    silenceQt();
    const QStringList words = wordsAfterProgram(argc, argv);
    // Qt would take options such as -style for its own, so it gets only the program's name.
    int count = 1;
    const std::optional<Command> command = findCommand(words);
    const std::unique_ptr<QCoreApplication> qt = application(command && command->paints, count, argv);
    QCoreApplication::setApplicationName(QStringLiteral("squarefront"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SQUAREFRONT_VERSION));
    installTranslations();
    const int status = run(words);
    if (status == statusDone)
        printWarnings();
    return status;
}

int noMemory() {
    constexpr std::string_view line = "squarefront-cli: not enough memory\n";
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
    return statusBadInput;
}

/// For exceptions that nothing can catch: inside Qt, and before main().
void onTerminate() {
    try {
        if (std::current_exception())
            throw;
    } catch (const std::bad_alloc&) {
        ::_exit(noMemory());
    } catch (...) { // a bug, which a debugger should see
    }
    std::abort();
}

/// Runs before the program's globals are constructed.
[[gnu::constructor(101)]] void handleTerminate() {
    std::set_terminate(onTerminate);
}

} // namespace
} // namespace sf::cli

int main(int argc, char** argv) {
    try {
        return sf::cli::runProgram(argc, argv);
    } catch (const std::bad_alloc&) {
        return sf::cli::noMemory();
    }
}
