// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>

#include <optional>
#include <vector>

namespace sf::cli {

// Options that several commands share
inline const QString jsonOption = QStringLiteral("json");
inline const QString seedOption = QStringLiteral("seed");
inline const QString battlesOption = QStringLiteral("battles");
inline const QString csvOption = QStringLiteral("csv");
inline const QString markdownOption = QStringLiteral("markdown");
inline const QString formatOption = QStringLiteral("format");
inline const QString ordersOption = QStringLiteral("orders");
inline const QString threadsOption = QStringLiteral("threads");
inline const QString diceOption = QStringLiteral("dice");

/// An option of a command.
struct Option {
    QString name;
    const char* words;         ///< what it does, marked for translation
    const char* value = "";    ///< stands for its value in the help: "TEXT"; empty if it has none
    const char* standard = ""; ///< its value if it isn't set
    const char* letter = "";   ///< its short name, if it has one besides
};

inline const Option oneJsonValue{jsonOption, QT_TRANSLATE_NOOP("sf::cli", "Print one JSON value.")};

/// One command of squarefront-cli. To add one, write a file that defines it and add a line to commands.cpp,
/// which does the parsing, --help and the exit status for wrong usage.
struct Command {
    QString name;          ///< one or more words: "square", "imperio odds"
    QString usage;         ///< what follows the name in the usage line: "FILE [--stack ID] [--json]"
    const char* summary;   ///< one sentence, marked for translation
    int arguments = 1;     ///< number of positional arguments
    int mostArguments = 0; ///< maximum, if it accepts more than `arguments`
    QList<Option> options;
    int (*run)(const QCommandLineParser&) = nullptr; ///< returns the exit status
    bool paints = false;                             ///< needs fonts and images, so a QGuiApplication
};

Command squareCommand();
Command renderCommand();
Command replayCommand();
Command sheetsCommand();
Command printCommand();
Command exchangeCommand();
Command roundCommand();
Command simulateCommand();
Command unitsCommand();
Command importCommand();
Command labCommand();
Command encounterCommand();
Command multiplierCommand();
Command imperioOddsCommand();
Command imperioReplayCommand();
Command imperioMovesCommand();
Command postCheckCommand();
Command postReadCommand();
Command postMakeCommand();
Command postExportCommand();
Command postImportCommand();
Command imperioPlayCommand();
Command imperioMatchCommand();
Command imperioAnalyseCommand();
Command imperioEngineCommand();

/// Returns all commands in the order of --help.
std::vector<Command> commands();
/// Returns the command that the words begin with, or nothing if there is none.
std::optional<Command> findCommand(const QStringList& words);
/// The --help text of the program.
QString helpText();
QString helpText(const Command& command);
/// The help text for all commands whose names begin with this word, or empty if there are none.
QString groupHelpText(const QString& word);
/// The rest of the names of these commands: "odds", "replay" ...
QStringList groupCommands(const QString& word);
/// The --version text.
QByteArray versionText();
/// Parses `words`, which begin with the command's name, and runs the command. Returns the exit status.
int runCommand(const Command& command, const QStringList& words);

} // namespace sf::cli
