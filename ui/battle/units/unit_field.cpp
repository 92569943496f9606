// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_field.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::ui {

using battle::Battle;
using battle::Flag;
using battle::Number;
using battle::Traits;
using battle::Unit;

namespace {

struct UnitText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::UnitField)
};

using Problem = std::optional<text::Caption>;

constexpr std::size_t usualColumns = 8;

/// A writable copy of the unit's own traits.
Traits ownTraits(const Unit& unit) {
    return unit.own ? *unit.own : Traits{};
}

/// Sets the traits. An unhurt unit stays unhurt if its hits change, and hits left never exceed hits.
void setTraits(Unit& unit, Traits traits, const Battle& battle) {
    const int before = unit[Number::Hits];
    unit.own = traits.isEmpty() ? nullptr : std::make_shared<Traits>(std::move(traits));
    battle::resolve(unit, battle.kind(unit.kind));
    const int after = unit[Number::Hits];
    if (before != after)
        unit.hitsLeft = unit.hitsLeft == before ? after : std::min(unit.hitsLeft, after);
}

auto& slot(auto& traits, Number number) {
    return traits.numbers[static_cast<std::size_t>(number)];
}

auto& slot(auto& traits, Flag flag) {
    return traits.flags[static_cast<std::size_t>(flag)];
}

/// The error names `largest` if the number is too large for the program.
Problem readInt(const QString& name, const QString& text, int largest, int& number) {
    const auto read = wholeNumber(text);
    if (!read)
        return text::Caption{UnitText::tr("%1 must be a whole number, not “%2”.").arg(name, text), {}};
    if (*read != static_cast<int>(*read))
        return text::Caption{
            UnitText::tr("%1 must be at most %3, not %2.").arg(name, text.trimmed(), text::figure(largest)),
            {}};
    number = static_cast<int>(*read);
    return std::nullopt;
}

QString numberName(Number number) {
    return number == Number::Hits ? UnitText::tr("Full hits") : text::number(number);
}

QString missingNumber(Number number) {
    switch (number) {
    case Number::AttackPower:
    case Number::Damage:
        return UnitText::tr("not given, so the same as Attack");
    case Number::DefensePower:
        return UnitText::tr("not given, so the same as Defense");
    case Number::Initiative:
        return UnitText::tr("not given, so the same as Move");
    default:
        return UnitText::tr("not given, so 0");
    }
}

void giveTraits(UnitField& field, auto key) {
    field.isGiven = [key](const Traits& traits) { return slot(traits, key).has_value(); };
    field.remove = [key](Traits& traits) { slot(traits, key).reset(); };
}

UnitField numberField(Number number) {
    UnitField field{{battle::key(number), numberName(number), {}, true}, numberName(number)};
    field.text = [number](const Unit& unit, const Battle&) { return text::figure(unit[number]); };
    field.read = [number](const QString& text, Unit& unit, const Battle& battle) -> Problem {
        int value = 0;
        if (auto problem = readInt(numberName(number), text, battle::largestNumber, value))
            return problem;
        Traits traits = ownTraits(unit);
        slot(traits, number) = value;
        setTraits(unit, std::move(traits), battle);
        return std::nullopt;
    };
    field.missing = missingNumber(number);
    giveTraits(field, number);
    return field;
}

UnitField flagField(Flag flag) {
    UnitField field{{battle::key(flag), text::flag(flag)}, text::flag(flag), true};
    field.text = [flag](const Unit& unit, const Battle&) { return yesOrNo(unit[flag]); };
    field.read = [flag](const QString& text, Unit& unit, const Battle& battle) -> Problem {
        Traits traits = ownTraits(unit);
        slot(traits, flag) = text == yesOrNo(true);
        setTraits(unit, std::move(traits), battle);
        return std::nullopt;
    };
    giveTraits(field, flag);
    return field;
}

UnitField letterField() {
    return {{"letter", UnitText::tr("#")}, UnitText::tr("Place in the order of Value")};
}

UnitField nameField() {
    UnitField field{{"name", UnitText::tr("Unit")}, UnitText::tr("Name")};
    field.text = [](const Unit& unit, const Battle&) {
        return QString::fromStdString(!unit.name.empty()   ? unit.name
                                      : !unit.kind.empty() ? unit.kind
                                                           : unit.id.text);
    };
    field.read = [](const QString& text, Unit& unit, const Battle&) -> Problem {
        unit.name = text.trimmed().toStdString();
        return std::nullopt;
    };
    return field;
}

UnitField hitsLeftField() {
    UnitField field{{"hitsLeft", UnitText::tr("Hits")}, UnitText::tr("Hits left")};
    field.text = [](const Unit& unit, const Battle&) {
        return UnitText::tr("%1/%2").arg(text::figure(unit.hitsLeft), text::figure(unit[Number::Hits]));
    };
    field.read = [](const QString& text, Unit& unit, const Battle&) {
        return readInt(UnitText::tr("Hits left"), text.section(u'/', 0, 0), unit[Number::Hits],
                       unit.hitsLeft);
    };
    return field;
}

UnitField kindField() {
    UnitField field{{"kind", UnitText::tr("Kind")}, UnitText::tr("Kind")};
    field.text = [](const Unit& unit, const Battle&) { return QString::fromStdString(unit.kind); };
    field.read = [](const QString& text, Unit& unit, const Battle& battle) -> Problem {
        const bool isNone = text.trimmed() == UnitText::tr("no kind");
        const std::string kind = isNone ? std::string() : text.trimmed().toStdString();
        if (!kind.empty() && !battle.kind(kind))
            return text::Caption{UnitText::tr("The document has no unit kind called %1.").arg(text.trimmed()),
                                 {}};
        Traits traits = ownTraits(unit);
        if (auto& hits = slot(traits, Number::Hits); kind.empty() && !hits)
            hits = unit[Number::Hits]; // without a kind the unit would have no hits
        unit.kind = kind;
        setTraits(unit, std::move(traits), battle);
        return std::nullopt;
    };
    field.choices = [](const Unit&, const Battle& battle) {
        QStringList kinds{UnitText::tr("no kind")};
        for (const auto& kind : *battle.kinds)
            kinds << QString::fromStdString(kind.name);
        return kinds;
    };
    return field;
}

UnitField specialsField() {
    UnitField field{{"specials", UnitText::tr("Specials")}, UnitText::tr("Specials")};
    field.text = [](const Unit& unit, const Battle&) { return namesText(unit.profile->specials); };
    field.read = [](const QString& text, Unit& unit, const Battle& battle) -> Problem {
        Traits traits = ownTraits(unit);
        traits.specials = namesFrom(text);
        setTraits(unit, std::move(traits), battle);
        return std::nullopt;
    };
    field.isGiven = [](const Traits& traits) { return traits.specials.has_value(); };
    field.remove = [](Traits& traits) { traits.specials.reset(); };
    return field;
}

std::vector<UnitField> allFields() {
    std::vector<UnitField> fields{letterField(), nameField(), hitsLeftField()};
    for (const Number number : {Number::AttackPower, Number::DefensePower, Number::Damage, Number::Resistance,
                                Number::Move, Number::Initiative})
        fields.push_back(numberField(number));
    fields.push_back(kindField());
    for (const Number number :
         {Number::Attack, Number::Defense, Number::Hits, Number::Level, Number::Upkeep, Number::CasterBonus})
        fields.push_back(numberField(number));
    for (int flag = 0; flag < battle::flagCount; ++flag)
        fields.push_back(flagField(static_cast<Flag>(flag)));
    fields.push_back(specialsField());
    return fields;
}

bool isName(const UnitField& field) {
    return field.key == "name";
}

} // namespace

const std::vector<UnitField>& unitFields() {
    static const auto fields = allFields();
    return fields;
}

QStringList usualUnitColumns() {
    QStringList keys;
    for (std::size_t column = 0; column < usualColumns; ++column)
        keys << fieldKey(unitFields()[column]);
    return keys;
}

const UnitField& unitField(std::string_view key) {
    const auto found = std::ranges::find(unitFields(), key, &UnitField::key);
    Q_ASSERT(found != unitFields().end());
    return *found;
}

const UnitField& unitField(Number number) {
    return unitField(battle::key(number));
}

const UnitField& unitField(Flag flag) {
    return unitField(battle::key(flag));
}

QString fieldKey(const UnitField& field) {
    return QString::fromLatin1(field.key.data(), static_cast<qsizetype>(field.key.size()));
}

bool isInherited(const UnitField& field, const Unit& unit) {
    if (isName(field))
        return unit.name.empty();
    return field.isGiven && (!unit.own || !field.isGiven(*unit.own));
}

QString origin(const UnitField& field, const Unit& unit, const Battle& battle) {
    if (!field.read)
        return text::caption(UnitText::tr("follows from its Value"), battle, battle::Topic::Value).text();
    if (field.choices && unit.kind.empty())
        return UnitText::tr("no kind");
    if (!isInherited(field, unit))
        return UnitText::tr("its own");
    if (isName(field))
        return UnitText::tr("no name of its own");
    const auto* kind = battle.kind(unit.kind);
    if (kind && field.isGiven(kind->traits))
        return UnitText::tr("from the kind %1").arg(text::displayName(unit.kind));
    return field.missing.isEmpty() ? UnitText::tr("not given")
                                   : text::caption(field.missing, battle, battle::Topic::Units).text();
}

Edited edited(const Unit& unit, const UnitField& field, const QString& text, const Battle& battle) {
    Unit result = unit;
    const Problem problem = field.read ? field.read(text, result, battle)
                                       : text::Caption{UnitText::tr("The place follows from the Value."), {}};
    if (problem)
        return text::Caption{problem->sentence, battle::systemOf(battle.rules).rule(battle::Topic::Units)};
    return result;
}

Unit withoutOwn(const Unit& unit, const UnitField& field, const Battle& battle) {
    Unit result = unit;
    if (isName(field))
        result.name.clear();
    if (!field.remove)
        return result;
    Traits traits = ownTraits(unit);
    field.remove(traits);
    setTraits(result, std::move(traits), battle);
    return result;
}

std::optional<QString> readTrait(Number number, const QString& text, Traits& traits) {
    int value = 0;
    if (text.trimmed().isEmpty()) {
        slot(traits, number).reset();
        return std::nullopt;
    }
    if (auto problem = readInt(numberName(number), text, battle::largestNumber, value))
        return problem->sentence;
    slot(traits, number) = value;
    return std::nullopt;
}

QString yesOrNo(bool yes) {
    return yes ? UnitText::tr("yes") : UnitText::tr("no");
}

} // namespace sf::ui
