// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in exchange_output.h.
#include "app/cli/battle/exchange_output.h"

#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

QString chanceText(const dice::Fraction& chance) {
    return QStringLiteral("%1 (%2 %)")
        .arg(QString::fromStdString(chance.text()), QString::number(100 * chance.number(), 'f', 2));
}

QString powerLines(smm::Stat power, const smm::Figure& figure, const battle::Stack& stack) {
    QString lines = QStringLiteral("%1 %2\n").arg(text::stat(power), text::figure(figure.value));
    for (const smm::Term& term : figure.terms)
        lines += QStringLiteral("  %1  %2\n")
                     .arg(text::signedFigure(term.value).rightJustified(5),
                          text::Caption(text::term(term, stack), term.rule).text());
    return lines;
}

QString orderLine(const QString& heading, const std::vector<smm::Victim>& order) {
    QStringList names;
    for (const smm::Victim& victim : order)
        names.push_back(text::unitName((*victim.stack->units)[victim.unit]) + QStringLiteral(" [") +
                        text::displayName(victim.stack->id.text) + u']');
    return text::labelled(heading, text::listed(names)) + u'\n';
}

} // namespace

QByteArray exchangeAsText(const smm::Exchange& exchange, const battle::Stack& attacker) {
    QString text = QCoreApplication::translate("sf::cli", "%1, from the %2, against %3 on the %4\n")
                       .arg(text::stackName(attacker), text::edge(exchange.attackerEdge),
                            text::stackName(*exchange.struck), text::edge(exchange.edge));
    text += powerLines(smm::Stat::AttackPower, exchange.attackPower, attacker);
    text += powerLines(smm::Stat::DefensePower, exchange.defensePower, *exchange.struck);
    text += QCoreApplication::translate("sf::cli", "Chance to hit %1, damage %2 (SMM-27)\n")
                .arg(chanceText(exchange.hitChance), text::figure(exchange.damage));
    text += orderLine(QCoreApplication::translate("sf::cli", "Damage order"), exchange.order);
    if (exchange.joinsFrom) {
        text += QCoreApplication::translate("sf::cli", "Chance that the Warlord joins the edge %1 (SMM-17)\n")
                    .arg(chanceText(exchange.joinChance()));
        text += orderLine(QCoreApplication::translate("sf::cli", "Damage order then"), exchange.orderJoined);
    }
    return text.toUtf8();
}

} // namespace sf::cli
