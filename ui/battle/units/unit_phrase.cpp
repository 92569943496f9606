// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_phrase.h"

#include "core/document/lists/counted_name.h"
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

QString unknownKind(const QString& word, const battle::Battle& battle) {
    if (battle.kinds->empty())
        return UnitPhraseText::tr("This battle has no unit kinds yet. Add some under Edit, Unit kinds.");
    return UnitPhraseText::tr("There is no unit kind called “%1”. Choose from: %2.")
        .arg(word, text::listed(kindNames(battle).mid(0, 12)));
}

/// Reads one part between commas; the error is empty on success.
QString readPart(const QString& part, const battle::Battle& battle, const document::KindNames& kinds,
                 UnitCount& result) {
    const auto [typed, name, kind] = document::countedName(part, kinds);
    if (!kind && std::ranges::none_of(name, [](QChar c) { return c.isLetter(); }))
        return UnitPhraseText::tr("A unit kind is missing after “%1”.").arg(part);
    result.count = typed.isEmpty() ? 1 : document::wholeFigure(typed).value_or(0);
    if (result.count < 1 || result.count > mostUnitsTyped)
        return UnitPhraseText::tr("“%1” is not a number of units from 1 to %2.")
            .arg(typed, QString::number(mostUnitsTyped));
    if (!kind)
        return unknownKind(name, battle);
    result.kind = kind->name;
    return {};
}

} // namespace

std::variant<std::vector<UnitCount>, QString> readUnits(const QString& line, const battle::Battle& battle) {
    //: As in “3 Stabbers and 1 Warlord”.
    const QString conjunction = QRegularExpression::escape(UnitPhraseText::tr("and"));
    const QRegularExpression comma(QStringLiteral("\\s*[,;+]\\s*|\\s+%1\\s+").arg(conjunction));
    const document::KindNames kinds(battle);
    std::vector<UnitCount> result;
    for (const auto& part : line.split(comma, Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        UnitCount count;
        if (const auto error = readPart(part.trimmed(), battle, kinds, count); !error.isEmpty())
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
