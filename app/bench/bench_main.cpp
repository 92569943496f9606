// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"

#include <cstdio>
#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("squarefront-bench"));
    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "bench", "Measures the speed of Squarefront, each figure against a floor of the same run."));
    parser.addHelpOption();
    const QCommandLineOption json(QStringLiteral("json"),
                                  QApplication::translate("bench", "Print one JSON value"));
    parser.addOption(json);
    parser.addPositionalArgument(QStringLiteral("name"),
                                 QApplication::translate("bench", "Only rows whose names contain this"),
                                 QStringLiteral("[name...]"));
    parser.process(application);
    sf::bench::Bench bench;
    sf::bench::addStartRows(bench);
    sf::bench::addFrameRows(bench);
    sf::bench::addDocumentRows(bench);
    sf::bench::addConflictRows(bench);
    sf::bench::addImperioRows(bench);
    sf::bench::addImperioPlayerRows(bench);
    sf::bench::addImperioBoardRows(bench);
    sf::bench::addMultiplierRows(bench);
    sf::bench::addEncounterRows(bench);
    sf::bench::addSheetRows(bench);
    sf::bench::addPostRows(bench);
    sf::bench::addPlayedRows(bench);
    sf::bench::addCommanderRows(bench);
    sf::bench::addListRows(bench);
    if (bench.run(parser.positionalArguments(), parser.isSet(json)))
        return 0;
    std::fputs(qPrintable(QApplication::translate("bench", "No row's name contains that.\n")), stderr);
    return 2;
}
