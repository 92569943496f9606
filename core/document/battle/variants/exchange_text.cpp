// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/exchange_text.h"

#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::document {
namespace {

struct ExchangeText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ExchangeText)
};

QString oneDecimal(double value) {
    return QLocale().toString(value, 'f', 1);
}

QString nameOf(const std::string& kind) {
    return text::displayName(QString::fromStdString(kind));
}

} // namespace

QString exchangeText(const players::ExchangeQuestion& question, const players::ExchangeRate& rate) {
    return ExchangeText::tr("%n unit(s) of “%1” are worth %2 of “%3” (95 % interval %4 to %5).", nullptr,
                            question.count)
        .arg(nameOf(question.kind), oneDecimal(rate.units), nameOf(question.other), oneDecimal(rate.low),
             oneDecimal(rate.high));
}

QString exchangeFaultText(const players::ExchangeQuestion& question, players::ExchangeFault fault) {
    using players::ExchangeFault;
    const QString kind = nameOf(question.kind);
    const QString other = nameOf(question.other);
    switch (fault) {
    case ExchangeFault::NoSuchKind:
        return ExchangeText::tr("The battle has no unit kinds “%1” and “%2”.").arg(kind, other);
    case ExchangeFault::SameKind:
        return ExchangeText::tr("Choose two different unit kinds.");
    case ExchangeFault::BadCount:
        return ExchangeText::tr("The number of units must be from 1 to %1.").arg(players::mostExchanged);
    case ExchangeFault::OneIsEnough:
        return ExchangeText::tr("%n unit(s) of “%1” are worth less than one of “%2”. Try a larger number.",
                                nullptr, question.count)
            .arg(kind, other);
    case ExchangeFault::NoneAreEnough:
        return ExchangeText::tr("%n unit(s) of “%1” are worth more than %2 of “%3”. Try a smaller number.",
                                nullptr, question.count)
            .arg(kind, QString::number(players::mostExchanged), other);
    case ExchangeFault::NobodyWins:
        return ExchangeText::tr("“%1” and “%2” can't hurt each other, so no battle is ever decided.")
            .arg(kind, other);
    case ExchangeFault::CantBePlayed:
        return ExchangeText::tr("A battle of “%1” against “%2” can't be played.").arg(kind, other);
    case ExchangeFault::Stopped:
        return ExchangeText::tr("Stopped.");
    }
    return {};
}

} // namespace sf::document
