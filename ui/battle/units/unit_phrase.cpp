// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_phrase.h"

#include "core/document/lists/unit_names.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace sf::ui {

namespace {

struct UnitPhraseText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::UnitPhraseText)
};

const battle::UnitKind* kindCalled(const QString& word, const battle::Battle& battle) {
    for (const auto& candidate : document::singularsOf(word.toCaseFolded()))
        for (const auto& kind : *battle.kinds)
            if (QString::fromStdString(kind.name).toCaseFolded() == candidate)
                return &kind;
    return nullptr;
}

QString unknownKind(const QString& word, const battle::Battle& battle) {
    if (battle.kinds->empty())
        return UnitPhraseText::tr("This battle has no unit kinds yet. Add some under Edit, Unit kinds.");
    return UnitPhraseText::tr("There is no unit kind called “%1”. Choose from: %2.")
        .arg(word, text::listed(kindNames(battle).mid(0, 12)));
}

/// An "x" may come before the kind, but may also be its first letter.
const battle::UnitKind* kindAfterNumber(const QString& words, const battle::Battle& battle) {
    const auto* kind = kindCalled(words, battle);
    const bool isTimes = words.startsWith(QLatin1Char('x')) || words.startsWith(u'×');
    return kind || !isTimes ? kind : kindCalled(words.mid(1).trimmed(), battle);
}

/// Reads one part between commas; the error is empty on success.
QString readPart(const QString& part, const battle::Battle& battle, UnitCount& result) {
    static const QRegularExpression form(QStringLiteral("^(\\d*)\\s*(\\D.*)$"));
    const auto match = form.match(part);
    if (!match.hasMatch())
        return UnitPhraseText::tr("A unit kind is missing after “%1”.").arg(part);
    const auto digits = match.captured(1);
    bool inRange = true;
    result.count = digits.isEmpty() ? 1 : digits.toInt(&inRange);
    if (!inRange || result.count < 1 || result.count > mostUnitsTyped)
        return UnitPhraseText::tr("“%1” is not a number of units from 1 to %2.")
            .arg(digits, QString::number(mostUnitsTyped));
    QString words = match.captured(2).trimmed();
    const auto* kind = kindAfterNumber(words, battle);
    static const QRegularExpression times(QStringLiteral("^[x×]\\s+"));
    if (!kind)
        return unknownKind(words.remove(times), battle);
    result.kind = kind->name;
    return {};
}

} // namespace

std::variant<std::vector<UnitCount>, QString> readUnits(const QString& line, const battle::Battle& battle) {
    //: As in “3 Stabbers and 1 Warlord”.
    const QString conjunction = QRegularExpression::escape(UnitPhraseText::tr("and"));
    const QRegularExpression comma(QStringLiteral("\\s*[,;+]\\s*|\\s+%1\\s+").arg(conjunction));
    std::vector<UnitCount> result;
    for (const auto& part : line.split(comma, Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        UnitCount count;
        if (const auto error = readPart(part.trimmed(), battle, count); !error.isEmpty())
            return error;
        result.push_back(std::move(count));
    }
    if (result.empty())
        return UnitPhraseText::tr("Type how many units of which kind, such as “12 Stabbers, 1 Warlord”.");
    const int total =
        std::accumulate(result.begin(), result.end(), 0, [](int sum, auto& one) { return sum + one.count; });
    if (total > mostUnitsTyped)
        return UnitPhraseText::tr("%1 units are too many at once; the limit is %2.")
            .arg(QString::number(total), QString::number(mostUnitsTyped));
    return result;
}

QStringList kindNames(const battle::Battle& battle) {
    QStringList result;
    for (const auto& kind : *battle.kinds)
        result << QString::fromStdString(kind.name);
    return result;
}

std::vector<battle::Unit> makeUnits(const std::vector<UnitCount>& counts,
                                    const document::BattleDocument& document, const battle::Stack* stack) {
    std::unordered_map<std::string, int> numbered;
    std::unordered_set<std::string> taken;
    if (stack) {
        taken = document::unitNames(*stack);
        for (const auto& unit : *stack->units)
            ++numbered[unit.kind];
    }
    const int total =
        std::accumulate(counts.begin(), counts.end(), 0, [](int sum, auto& one) { return sum + one.count; });
    auto ids = document.freshUnitIds(total);
    auto id = ids.begin();
    std::vector<battle::Unit> result;
    for (const auto& [count, name] : counts) {
        const auto* kind = document.battle().kind(name);
        Q_ASSERT(kind);
        for (int i = 0; i < count; ++i) {
            battle::Unit unit;
            unit.id = *id++;
            unit.kind = name;
            unit.name = document::freeName(name + ' ', ++numbered[name], taken);
            unit.profile = kind->profile;
            unit.hitsLeft = (*kind->profile)[battle::Number::Hits];
            result.push_back(std::move(unit));
        }
    }
    return result;
}

} // namespace sf::ui
