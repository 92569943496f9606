// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>

#include <optional>
#include <vector>

namespace sf::cli {

// Options of several commands
inline const QString jsonOption = QStringLiteral("json");
inline const QString seedOption = QStringLiteral("seed");
inline const QString diceOption = QStringLiteral("dice");

/// One command of squarefront-cli. A new one is a file with one of these and a line in commands.cpp; parsing,
/// --help and the status of wrong usage come from there.
struct Command {
    QString name;          ///< one word or several: "square", "imperio odds"
    QString usage;         ///< what follows the name: "FILE [--stack ID] [--json]"
    QString summary;       ///< one sentence, translated
    int arguments = 1;     ///< how many words it takes besides its options
    int mostArguments = 0; ///< when it may take more
    QList<QCommandLineOption> options;
    int (*run)(const QCommandLineParser&) = nullptr; ///< the exit status
    bool paints = false;                             ///< needs fonts and images, so a QGuiApplication
};

Command squareCommand();
Command renderCommand();
Command sheetsCommand();
Command printCommand();
Command exchangeCommand();
Command roundCommand();
Command simulateCommand();
Command encounterCommand();
Command multiplierCommand();
Command imperioOddsCommand();
Command imperioReplayCommand();
Command imperioMovesCommand();
Command postCheckCommand();
Command postReadCommand();
Command postMakeCommand();
Command imperioPlayCommand();
Command imperioMatchCommand();
Command imperioAnalyseCommand();
Command imperioEngineCommand();

/// All of them, as --help lists them.
std::vector<Command> commands();
/// The command that the words begin with; nothing when there is none of that name.
std::optional<Command> findCommand(const QStringList& words);
/// What --help shows, of the program and of a command.
QString helpText();
QString helpText(const Command& command);
/// Of the commands whose names begin with the word and go on; empty when there are none.
QString groupHelpText(const QString& word);
/// What --version shows.
QByteArray versionText();
/// Parses `words`, which begin with the command's name, and runs it. The exit status.
int runCommand(const Command& command, const QStringList& words);

} // namespace sf::cli
