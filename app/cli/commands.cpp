// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/rules/limits.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sf::cli {
namespace {

QStringList nameWords(const Command& command) {
    return command.name.split(u' ');
}

QString nameAndUsage(const Command& command) {
    return (command.name + u' ' + command.usage).trimmed();
}

QCommandLineOption parsed(const Option& option) {
    QStringList names{option.name};
    if (*option.letter != '\0')
        names.prepend(QLatin1String(option.letter));
    return {names, QCoreApplication::translate("sf::cli", option.words), QLatin1String(option.value),
            QLatin1String(option.standard)};
}

QString optionLine(const Option& described) {
    const QCommandLineOption option = parsed(described);
    QStringList names;
    for (const QString& name : option.names())
        names.push_back((name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name);
    QString left = text::listed(names);
    if (!option.valueName().isEmpty())
        left += u' ' + option.valueName();
    return QStringLiteral("  %1 %2\n").arg(left.leftJustified(24), option.description());
}

/// Its own options, and those that every command has.
QList<Option> optionsOf(const Command& command) {
    return command.options +
           QList<Option>{{.name = QStringLiteral("help"),
                          .words = QT_TRANSLATE_NOOP("sf::cli", "Show how to use the command."),
                          .letter = "h"},
                         {.name = QStringLiteral("version"),
                          .words = QT_TRANSLATE_NOOP("sf::cli", "Show the version."),
                          .letter = "v"}};
}

QString summaryOf(const Command& command) {
    return QCoreApplication::translate("sf::cli", command.summary);
}

int wrongUsage(const Command& command, const QString& problem) {
    return usageError(QCoreApplication::translate("sf::cli", "%1; usage: squarefront-cli %2")
                          .arg(problem, nameAndUsage(command)));
}

/// QCommandLineParser takes "-2" for options unless it comes after a "--", which nobody types. So a negative
/// number gets a space in front, which all number parsers skip.
QStringList withoutNegatives(QStringList words) {
    static const QRegularExpression negative(QStringLiteral("^-[0-9]+$"));
    for (qsizetype i = 1; i < words.size(); ++i)
        if (negative.match(words[i]).hasMatch() && !words[i - 1].startsWith(u'-'))
            words[i].prepend(u' ');
    return words;
}

} // namespace

std::vector<Command> commands() {
    return {
        squareCommand(),         unitsCommand(),         importCommand(),
        renderCommand(),         replayCommand(),        sheetsCommand(),
        printCommand(),          exchangeCommand(),      roundCommand(),
        simulateCommand(),       labCommand(),           multiplierCommand(),
        encounterCommand(),      imperioOddsCommand(),   imperioReplayCommand(),
        imperioMovesCommand(),   imperioPlayCommand(),   imperioMatchCommand(),
        imperioAnalyseCommand(), imperioEngineCommand(), postCheckCommand(),
        postReadCommand(),       postMakeCommand(),      postExportCommand(),
        postImportCommand(),
    };
}

std::optional<Command> findCommand(const QStringList& words) {
    for (const Command& command : commands()) {
        if (words.mid(0, nameWords(command).size()) == nameWords(command))
            return command;
    }
    return std::nullopt;
}

QString helpText() {
    QString text = QCoreApplication::translate(
        "sf::cli",
        "Usage: squarefront-cli COMMAND ...\nThe Squarefront battle board without its window.\n\n");
    for (const Command& command : commands())
        text += QStringLiteral("  %1\n      %2\n").arg(nameAndUsage(command), summaryOf(command));
    text += QCoreApplication::translate(
        "sf::cli", "\nSee squarefront-cli COMMAND --help for one command, --version for the version.\nExit "
                   "status: 0 success, 1 the input is wrong, 2 the command line is wrong.\n");
    return text;
}

QString helpText(const Command& command) {
    QString text =
        QCoreApplication::translate("sf::cli", "Usage: squarefront-cli %1").arg(nameAndUsage(command));
    text += u'\n' + summaryOf(command) + QStringLiteral("\n\n");
    for (const Option& option : optionsOf(command))
        text += optionLine(option);
    return text;
}

QString groupHelpText(const QString& word) {
    QString text;
    for (const Command& command : commands())
        if (nameWords(command).size() > 1 && nameWords(command).first() == word)
            text += helpText(command) + u'\n';
    text.chop(1);
    return text;
}

QStringList groupCommands(const QString& word) {
    QStringList names;
    for (const Command& command : commands())
        if (nameWords(command).size() > 1 && nameWords(command).first() == word)
            names << nameWords(command).mid(1).join(u' ');
    return names;
}

QByteArray versionText() {
    return "squarefront-cli " SQUAREFRONT_VERSION "\n";
}

int runCommand(const Command& command, const QStringList& words) {
    QCommandLineParser parser;
    for (const Option& option : optionsOf(command))
        parser.addOption(parsed(option));
    // The parser takes the first word for the program name.
    const bool isParsed = parser.parse(withoutNegatives(words.mid(nameWords(command).size() - 1)));
    if (parser.isSet(QStringLiteral("help")))
        return print(helpText(command).toUtf8());
    if (parser.isSet(QStringLiteral("version")))
        return print(versionText());
    if (!isParsed)
        return wrongUsage(command, parser.errorText().chopped(parser.errorText().endsWith(u'.') ? 1 : 0));
    const auto given = static_cast<int>(parser.positionalArguments().size());
    if (given < command.arguments)
        return wrongUsage(command, QCoreApplication::translate("sf::cli", "too few arguments"));
    const int most = std::max(command.arguments, command.mostArguments);
    if (given > most)
        return wrongUsage(command, QCoreApplication::translate("sf::cli", "unexpected argument “%1”")
                                       .arg(parser.positionalArguments().at(most)));
    if (parser.optionNames().contains(seedOption) &&
        parser.value(seedOption).toUtf8().size() > static_cast<qsizetype>(limits::textBytes))
        return wrongUsage(command, QCoreApplication::translate("sf::cli", "--seed: expected at most %1 bytes")
                                       .arg(QString::number(limits::textBytes)));
    return command.run(parser);
}

} // namespace sf::cli
