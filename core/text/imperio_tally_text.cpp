// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_tally_text.h"

#include "core/text/lists.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace sf::text {
namespace {

/// Always with a sign, also +0; minus signs are U+2212.
QString signedNumber(double value, int decimals) {
    const QString figures = QLocale().toString(std::abs(value), 'f', decimals);
    const bool isNothing = QLocale().toDouble(figures) == 0;
    return (value < 0 && !isNothing ? QChar(0x2212) : QChar(u'+')) + figures;
}

} // namespace

QString luckInPips(const imperio::Luck& luck) {
    return QCoreApplication::translate("sf::text", "%1 pips").arg(signedNumber(luck.pips(), 1));
}

QString luckInPieces(const imperio::Luck& luck) {
    return QCoreApplication::translate("sf::text", "%1 pieces").arg(signedNumber(luck.pieces, 2));
}

QString luckSentence(const imperio::Luck& luck) {
    if (luck.dice == 0 && luck.pieces == 0)
        return QCoreApplication::translate("sf::text", "No dice were rolled.");
    const QLocale locale;
    return QCoreApplication::translate(
               "sf::text", "%n dice showed %1 pips, with %2 expected: %3; weighed by what was at stake: %4.",
               nullptr, luck.dice)
        .arg(locale.toString(luck.thrown), locale.toString(luck.expected(), 'f', 1), luckInPips(luck),
             luckInPieces(luck));
}

QString countOf(imperio::Kind kind, int count) {
    constexpr const char* counted[] = {
        QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s)"),
        QT_TRANSLATE_N_NOOP("sf::text", "%n archer(s)"),
        QT_TRANSLATE_N_NOOP("sf::text", "%n pikeman(s)"),
        QT_TRANSLATE_N_NOOP("sf::text", "%n footsoldier(s)"),
        QT_TRANSLATE_N_NOOP("sf::text", "%n base(s)"),
        QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters"),
    };
    return QCoreApplication::translate("sf::text", counted[imperio::indexOf(kind)], nullptr, count);
}

QString losses(const imperio::Losses& losses) {
    QStringList pieces;
    for (const imperio::Kind kind : imperio::fightingKinds)
        if (const int count = losses.pieces[imperio::indexOf(kind)]; count > 0)
            pieces << countOf(kind, count);
    QStringList parts;
    if (!pieces.isEmpty())
        parts << listed(pieces);
    if (losses.basesCaptured > 0)
        parts << QCoreApplication::translate("sf::text", "%n base(s) captured", nullptr,
                                             losses.basesCaptured);
    if (losses.basesDestroyed > 0)
        parts << QCoreApplication::translate("sf::text", "%n base(s) destroyed", nullptr,
                                             losses.basesDestroyed);
    return parts.isEmpty() ? QCoreApplication::translate("sf::text", "nothing") : clauses(parts);
}

} // namespace sf::text
