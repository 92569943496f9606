// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/exchange_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

int runExchange(const QCommandLineParser& line) {
    const QString path = line.positionalArguments().first();
    for (const QString& option : {QStringLiteral("attacker"), QStringLiteral("target")}) {
        if (!line.isSet(option))
            return usageError(QCoreApplication::translate("sf::cli", "exchange needs --%1 ID").arg(option));
    }
    const std::optional<battle::Battle> battle = readBattle(path, "smm");
    if (!battle)
        return statusBadInput;
    smm::Attack attack;
    attack.attacker.text = line.value(QStringLiteral("attacker")).toStdString();
    attack.target.text = line.value(QStringLiteral("target")).toStdString();
    attack.means = line.isSet(QStringLiteral("shoot")) ? smm::Means::Shot : smm::Means::Melee;
    const auto found = smm::exchange(*battle, attack);
    if (const auto* refusal = std::get_if<battle::Refusal>(&found))
        return inputError(
            text::labelled(path, text::labelled(refusal->rule, text::refusal(*refusal, *battle))));
    const auto& exchange = std::get<smm::Exchange>(found);
    const battle::StackPointer attacker = battle->stacks.find(attack.attacker);
    return line.isSet(jsonOption) ? printJson(exchangeAsJson(exchange, *attacker))
                                  : print(exchangeAsText(exchange, *attacker));
}

} // namespace

Command exchangeCommand() {
    return {
        .name = QStringLiteral("exchange"),
        .usage = QStringLiteral("FILE --attacker ID --target ID [--shoot] [--json]"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Forecast one stack's attack on another: powers, chance, damage and its order."),
        .options = {{QStringLiteral("attacker"), QT_TRANSLATE_NOOP("sf::cli", "The stack that attacks."),
                     "ID"},
                    {QStringLiteral("target"), QT_TRANSLATE_NOOP("sf::cli", "The stack it attacks."), "ID"},
                    {QStringLiteral("shoot"),
                     QT_TRANSLATE_NOOP("sf::cli", "Shoot with ranged units instead of fighting in melee.")},
                    oneJsonValue},
        .run = runExchange};
}

} // namespace sf::cli
