// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/smm_text.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using smm::TermName;

constexpr std::array statWords{QT_TRANSLATE_NOOP("sf::text", "AP"),   QT_TRANSLATE_NOOP("sf::text", "DP"),
                               QT_TRANSLATE_NOOP("sf::text", "Dmg"),  QT_TRANSLATE_NOOP("sf::text", "DR"),
                               QT_TRANSLATE_NOOP("sf::text", "Init"), QT_TRANSLATE_NOOP("sf::text", "Move")};
constexpr std::array fullStatWords{
    QT_TRANSLATE_NOOP("sf::text", "Attack power"), QT_TRANSLATE_NOOP("sf::text", "Defense power"),
    QT_TRANSLATE_NOOP("sf::text", "Damage"),       QT_TRANSLATE_NOOP("sf::text", "Damage resistance"),
    QT_TRANSLATE_NOOP("sf::text", "Initiative"),   QT_TRANSLATE_NOOP("sf::text", "Move of the stack")};
static_assert(statWords.size() == smm::stats.size() && fullStatWords.size() == smm::stats.size());

constexpr std::array stepWords{QT_TRANSLATE_NOOP("sf::text", "equal value"),
                               QT_TRANSLATE_NOOP("sf::text", "Ruler before Heir before Attuned"),
                               QT_TRANSLATE_NOOP("sf::text", "higher upkeep, or Decrypted at equal upkeep"),
                               QT_TRANSLATE_NOOP("sf::text", "higher level"),
                               QT_TRANSLATE_NOOP("sf::text", "higher rank"),
                               QT_TRANSLATE_NOOP("sf::text", "higher stats times specials"),
                               QT_TRANSLATE_NOOP("sf::text", "more hits left")};

QString divided(const smm::Term& term) {
    QString quotient = figure(term.sum) + QStringLiteral(" / ") + figure(term.divisor);
    if (term.divisor == 0 || term.sum % term.divisor == 0)
        return quotient;
    return QCoreApplication::translate("sf::text", "%1, rounded up").arg(quotient);
}

QString nameOf(const smm::Term& term, const battle::Stack& stack) {
    if (!term.unit || *term.unit >= stack.units->size())
        return QCoreApplication::translate("sf::text", "Warlord");
    return unitName((*stack.units)[*term.unit]);
}

QString nameOfModifier(const smm::Term& term) {
    return term.subject.empty() ? QCoreApplication::translate("sf::text", "modifier")
                                : displayName(term.subject);
}

/// The terms of an exchange.
QString exchangeTerm(const smm::Term& term) {
    switch (term.name) {
    case TermName::EdgePenalty:
        return QCoreApplication::translate("sf::text", "over the %1, complete squares %2")
            .arg(edge(term.edge.value_or(battle::Edge::Front)), figure(term.count));
    case TermName::RotationPenalty:
        return QCoreApplication::translate("sf::text", "rotations %1, complete rows %2")
            .arg(figure(term.sum), figure(term.count));
    case TermName::NamedModifier:
        return QCoreApplication::translate("sf::text", "%1: %2 × %3")
            .arg(nameOfModifier(term), signedFigure(term.sum), figure(term.count));
    case TermName::NeverBelowZero:
        return QCoreApplication::translate("sf::text", "never below 0");
    case TermName::ScreeningBonus:
        return QCoreApplication::translate("sf::text", "screened by %1").arg(displayName(term.subject));
    default:
        Q_UNREACHABLE();
    }
}

} // namespace

QString stat(smm::Stat stat) {
    return wordOf(statWords, stat);
}

QString statInFull(smm::Stat stat) {
    return wordOf(fullStatWords, stat);
}

QString valueStep(smm::ValueStep step) {
    return wordOf(stepWords, step);
}

QString term(const smm::Term& term, const battle::Stack& stack) {
    switch (term.name) {
    case TermName::AverageOfUnits:
        return QCoreApplication::translate("sf::text", "average %1").arg(divided(term));
    case TermName::AverageOfOthers:
        return QCoreApplication::translate("sf::text", "average of the others %1").arg(divided(term));
    case TermName::Warlord:
        return nameOf(term, stack);
    case TermName::HalvedByScreening:
        return QCoreApplication::translate("sf::text", "halved by screening, rounded up");
    case TermName::SumOfUnits:
        return QCoreApplication::translate("sf::text", "sum of %n unit(s)", nullptr, term.count);
    case TermName::Slowest:
        return QCoreApplication::translate("sf::text", "slowest: %1").arg(nameOf(term, stack));
    default:
        return exchangeTerm(term);
    }
}

} // namespace sf::text
