// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/help/battle_help.h"

#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/specials.h"
#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/option_text.h"
#include "core/text/systems/system_text.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/battle/smm/help/battle_help_stacks.h"
#include "ui/battle/smm/help/battle_help_text.h"
#include "ui/help/markdown_table.h"

#include <algorithm>
#include <iterator>

namespace sf::ui {
namespace {

constexpr int joiningDie = 20;

/// The numbers of units with this width.
QString unitsOf(int width) {
    const int least = (width - 1) * (width - 1) + 1;
    const int most = width * width;
    return least == most ? text::figure(least)
                         : BattleHelpText::tr("%1 to %2").arg(text::figure(least), text::figure(most));
}

QString widthsTable() {
    QStringList units{BattleHelpText::tr("units")};
    QStringList widths{BattleHelpText::tr("Stack Width")};
    for (int count = 1; count <= 25; ++count) {
        const int width = smm::measures(count).width;
        if (width == smm::measures(count - 1).width)
            continue;
        units << unitsOf(width);
        widths << text::figure(width);
    }
    return tableHeading(units) + tableRow(widths);
}

QString ordersTable() {
    QString table = tableHeading(
        {BattleHelpText::tr("edge"), BattleHelpText::tr("nine units"), BattleHelpText::tr("ten units")});
    for (const battle::Edge edge : battle::edges) {
        QStringList cells{text::edge(edge)};
        for (const int count : {9, 10}) {
            const battle::Stack stack = help::lettered(count);
            QStringList letters;
            for (const std::size_t unit : smm::Square(help::emptyField(1, 1), stack).damageOrder(edge))
                letters << text::unitName((*stack.units)[unit]);
            cells << letters.join(u' ');
        }
        table += tableRow(cells);
    }
    return table;
}

QString sizesTable() {
    QString table = tableHeading({BattleHelpText::tr("units"), BattleHelpText::tr("Stack Width"),
                                  BattleHelpText::tr("rows"), BattleHelpText::tr("Complete Rows"),
                                  BattleHelpText::tr("complete squares"), BattleHelpText::tr("minor"),
                                  BattleHelpText::tr("moderate"), BattleHelpText::tr("major")});
    for (const int count : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 24, 25}) {
        const smm::Measures size = smm::measures(count);
        QStringList cells;
        for (const int figure : {size.units, size.width, size.rows, size.completeRows, size.completeSquares})
            cells << text::figure(figure);
        for (const int figure : {size.minor, size.moderate, size.major})
            cells << QStringLiteral("%1\u00d7").arg(text::figure(figure));
        table += tableRow(cells);
    }
    return table;
}

QString costsTable() {
    QString table = tableHeading({BattleHelpText::tr("ground"), BattleHelpText::tr("cost")});
    for (int kind = 0; kind < static_cast<int>(battle::Terrain::Unknown); ++kind) {
        const auto terrain = static_cast<battle::Terrain>(kind);
        const auto cost = battle::moveCost(terrain);
        table += tableRow(
            {text::terrain(terrain), cost ? text::figure(*cost) : BattleHelpText::tr("flyers only")});
    }
    return table;
}

/// SMM-17, for the usual numbers of Complete Rows.
QString joiningTable() {
    QString table = tableHeading(
        {BattleHelpText::tr("Complete Rows"), BattleHelpText::tr("joins on"), BattleHelpText::tr("chance")});
    for (int rows = 0; rows <= 5; ++rows) {
        const smm::Question die{joiningDie, joiningDie - rows, false};
        table += tableRow({text::figure(rows), BattleHelpText::tr("%1 or more").arg(text::figure(die.least)),
                           chanceText(die.chance().number())});
    }
    return table;
}

/// SMM-27, by how much the AP exceeds the DP.
QString chancesTable() {
    const smm::HouseRules rules;
    QStringList differences{BattleHelpText::tr("AP less DP")};
    QStringList faces{BattleHelpText::tr("hits on")};
    QStringList chances{BattleHelpText::tr("chance")};
    for (const int difference : {-10, -8, -6, -4, -2, 0, 2, 4, 6, 8}) {
        const smm::Question die{rules.attackDie, rules.attackTarget - difference, true};
        differences << text::signedFigure(difference);
        faces << BattleHelpText::tr("%1 or more").arg(text::figure(rules.attackDie - die.yesFaces() + 1));
        chances << chanceText(die.chance().number());
    }
    return tableHeading(differences) + tableRow(faces) + tableRow(chances);
}

QString valuesOf(const Option& option) {
    if (option.words.empty())
        return BattleHelpText::tr("%1; %2 to %3")
            .arg(text::figure(option.standard), text::figure(option.least), text::figure(option.largest));
    QStringList values;
    for (int value = 0; value < static_cast<int>(option.words.size()); ++value)
        values << text::optionValue(option, value);
    return text::clauses(values);
}

/// Every option, with its standard value first.
QString optionsTable() {
    QString table = tableHeading({BattleHelpText::tr("house rule"), BattleHelpText::tr("in documents"),
                                  BattleHelpText::tr("readings"), BattleHelpText::tr("rule")});
    std::vector<Option> options(smm::options().begin(), smm::options().end());
    std::ranges::copy(battle::sharedOptions(), std::back_inserter(options));
    for (const Option& option : options) {
        const QString name = QString::fromUtf8(option.name);
        const QString rule = QString::fromStdString(option.rule.text());
        table += tableRow({QStringLiteral("**%1**").arg(text::optionTitle(option)),
                           QStringLiteral("`%1`").arg(name), valuesOf(option),
                           rule.isEmpty() ? QString() : QStringLiteral("[%1](%1)").arg(rule)});
    }
    return table;
}

/// Every special that a rule uses.
QString specialsTable() {
    QString table = tableHeading(
        {BattleHelpText::tr("special"), BattleHelpText::tr("what it does"), BattleHelpText::tr("rule")});
    for (const battle::Special& special : smm::specials()) {
        const QString word = QString::fromUtf8(special.word);
        table += tableRow({QStringLiteral("`%1`").arg(word), text::specialAbout(special.word),
                           QStringLiteral("[%1](%1)").arg(QString::fromStdString(special.rule.text()))});
    }
    return table;
}

} // namespace

QString battleTable(const QString& name) {
    const struct {
        const char* name;
        QString (*make)();
    } tables[] = {{"widths", widthsTable},   {"orders", ordersTable},    {"sizes", sizesTable},
                  {"costs", costsTable},     {"joining", joiningTable},  {"chances", chancesTable},
                  {"options", optionsTable}, {"specials", specialsTable}};
    for (const auto& table : tables)
        if (name == QLatin1String(table.name))
            return table.make();
    return {};
}

QList<HelpPage> battleHelp() {
    return {
        {QStringLiteral("smm"), BattleHelpText::tr("Stack Management Mechanics"), battleTable, battlePicture},
        {QStringLiteral("house-rules"), BattleHelpText::tr("House rules"), battleTable}};
}

} // namespace sf::ui
