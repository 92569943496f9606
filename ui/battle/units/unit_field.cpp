// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_field.h"

#include "core/text/display_text.h"
#include "core/text/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace sf::ui {

using battle::Number;
using battle::Unit;
using What = UnitField::What;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("sf::ui::UnitField", text);
}

UnitField numberField(Number number) {
    return {What::Number, number, {}};
}

std::vector<UnitField> allFields() {
    std::vector<UnitField> fields{{What::Letter, {}, {}}, {What::Name, {}, {}}, {What::HitsLeft, {}, {}}};
    for (const Number number : {Number::AttackPower, Number::DefensePower, Number::Damage, Number::Resistance,
                                Number::Move, Number::Initiative})
        fields.push_back(numberField(number));
    fields.push_back({What::Kind, {}, {}});
    for (const Number number :
         {Number::Attack, Number::Defense, Number::Hits, Number::Level, Number::Upkeep, Number::CasterBonus})
        fields.push_back(numberField(number));
    for (int flag = 0; flag < battle::flagCount; ++flag)
        fields.push_back({What::Flag, {}, static_cast<battle::Flag>(flag)});
    fields.push_back({What::Specials, {}, {}});
    return fields;
}

/// A copy of the unit's own traits for writing.
battle::Traits ownTraits(const Unit& unit) {
    return unit.own ? *unit.own : battle::Traits{};
}

/// Takes the traits over. Whoever is unhurt stays so when its hits change, and nobody has more left than it
/// has.
Unit withTraits(const Unit& unit, battle::Traits traits, const std::string& kind,
                const battle::Battle& battle) {
    Unit result = unit;
    result.kind = kind;
    result.own = traits.isEmpty() ? nullptr : std::make_shared<const battle::Traits>(std::move(traits));
    battle::resolve(result, battle.kind(kind));
    const int before = unit[Number::Hits];
    const int after = result[Number::Hits];
    if (before != after)
        result.hitsLeft = unit.hitsLeft == before ? after : std::min(unit.hitsLeft, after);
    return result;
}

std::optional<int> readNumber(const QString& text) {
    bool fine = false;
    const QString trimmed = QString(text).replace(QChar(0x2212), u'-').trimmed();
    int value = trimmed.toInt(&fine);
    if (!fine)
        value = QLocale().toInt(trimmed, &fine);
    return fine ? std::optional(value) : std::nullopt;
}

/// Figures that no number of the program can hold are a number all the same.
QString numberExpected(const UnitField& field, const QString& found, int largest = battle::largestNumber) {
    bool isNumber = false;
    found.trimmed().toDouble(&isNumber);
    if (isNumber && !found.contains(u'.') && !found.contains(u'e', Qt::CaseInsensitive))
        return tr("%1 must be at most %3, not %2.")
            .arg(fullName(field), found.trimmed(), text::figure(largest));
    return tr("%1 must be a whole number, not “%2”.").arg(fullName(field), found);
}

Edited withNumber(const Unit& unit, const UnitField& field, const QString& text,
                  const battle::Battle& battle) {
    const auto number = readNumber(text);
    if (!number)
        return numberExpected(field, text);
    auto traits = ownTraits(unit);
    traits.numbers[static_cast<std::size_t>(field.number)] = *number;
    return withTraits(unit, std::move(traits), unit.kind, battle);
}

Edited withHitsLeft(const Unit& unit, const UnitField& field, const QString& text) {
    const auto number = readNumber(text.section(u'/', 0, 0));
    if (!number)
        return numberExpected(field, text, unit[Number::Hits]);
    Unit result = unit;
    result.hitsLeft = *number;
    return result;
}

Edited withKind(const Unit& unit, const QString& text, const battle::Battle& battle) {
    const std::string kind = text.trimmed().toStdString();
    if (!kind.empty() && !battle.kind(kind))
        return tr("The document has no unit kind called %1.").arg(text.trimmed());
    auto traits = ownTraits(unit);
    // Without a kind the unit would have no hits.
    auto& hits = traits.numbers[static_cast<std::size_t>(Number::Hits)];
    if (kind.empty() && !hits)
        hits = unit[Number::Hits];
    return withTraits(unit, std::move(traits), kind, battle);
}

Unit withFlag(const Unit& unit, battle::Flag flag, bool on, const battle::Battle& battle) {
    auto traits = ownTraits(unit);
    traits.flags[static_cast<std::size_t>(flag)] = on;
    return withTraits(unit, std::move(traits), unit.kind, battle);
}

Unit withSpecials(const Unit& unit, const QString& text, const battle::Battle& battle) {
    auto traits = ownTraits(unit);
    traits.specials = specialsFrom(text);
    return withTraits(unit, std::move(traits), unit.kind, battle);
}

Unit withName(const Unit& unit, const QString& name) {
    Unit result = unit;
    result.name = name.trimmed().toStdString();
    return result;
}

bool says(const battle::Traits& traits, const UnitField& field) {
    switch (field.what) {
    case What::Number:
        return traits.numbers[static_cast<std::size_t>(field.number)].has_value();
    case What::Flag:
        return traits.flags[static_cast<std::size_t>(field.flag)].has_value();
    case What::Specials:
        return traits.specials.has_value();
    default:
        return false;
    }
}

QString standardOrigin(const UnitField& field) {
    if (field.what != What::Number)
        return tr("not given");
    switch (field.number) {
    case Number::AttackPower:
    case Number::Damage:
        return tr("not given, so the same as Attack (SMM-1)");
    case Number::DefensePower:
        return tr("not given, so the same as Defense (SMM-1)");
    case Number::Initiative:
        return tr("not given, so the same as Move (SMM-1)");
    default:
        return tr("not given, so 0 (SMM-1)");
    }
}

} // namespace

const std::vector<UnitField>& unitFields() {
    static const auto fields = allFields();
    return fields;
}

bool isUsual(const UnitField& field) {
    const auto& fields = unitFields();
    return std::find(fields.begin(), fields.end(), field) - fields.begin() < 8;
}

QString fieldKey(const UnitField& field) {
    const auto word = [](std::string_view key) {
        return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
    };
    switch (field.what) {
    case What::Letter:
        return QStringLiteral("letter");
    case What::Name:
        return QStringLiteral("name");
    case What::HitsLeft:
        return QStringLiteral("hitsLeft");
    case What::Number:
        return word(battle::key(field.number));
    case What::Kind:
        return QStringLiteral("kind");
    case What::Flag:
        return word(battle::key(field.flag));
    case What::Specials:
        return QStringLiteral("specials");
    }
    return {};
}

QString heading(const UnitField& field) {
    switch (field.what) {
    case What::Letter:
        return tr("#");
    case What::Name:
        return tr("Unit");
    case What::HitsLeft:
        return tr("Hits");
    case What::Number:
        switch (field.number) {
        case Number::AttackPower:
            return text::stat(smm::Stat::AttackPower);
        case Number::DefensePower:
            return text::stat(smm::Stat::DefensePower);
        case Number::Damage:
            return text::stat(smm::Stat::Damage);
        case Number::Resistance:
            return text::stat(smm::Stat::Resistance);
        case Number::Initiative:
            return text::stat(smm::Stat::Initiative);
        case Number::Hits:
            return tr("Full hits");
        default:
            return text::number(field.number);
        }
    default:
        return fullName(field);
    }
}

QString fullName(const UnitField& field) {
    switch (field.what) {
    case What::Letter:
        return tr("Place in the order of Value");
    case What::Name:
        return tr("Name");
    case What::HitsLeft:
        return tr("Hits left");
    case What::Number:
        return field.number == Number::Hits ? tr("Full hits") : text::number(field.number);
    case What::Kind:
        return tr("Kind");
    case What::Flag:
        return text::flag(field.flag);
    case What::Specials:
        return tr("Specials");
    }
    return {};
}

QString shownValue(const UnitField& field, const Unit& unit) {
    switch (field.what) {
    case What::Name:
        return text::unitName(unit);
    case What::HitsLeft:
        return tr("%1/%2").arg(text::figure(unit.hitsLeft), text::figure(unit[Number::Hits]));
    case What::Number:
        return text::figure(unit[field.number]);
    case What::Kind:
        return text::displayName(unit.kind);
    case What::Specials:
        return text::displayName(specialsText(unit.profile->specials));
    default:
        return {};
    }
}

QString typedValue(const UnitField& field, const Unit& unit) {
    switch (field.what) {
    case What::Name:
        return QString::fromStdString(!unit.name.empty()   ? unit.name
                                      : !unit.kind.empty() ? unit.kind
                                                           : unit.id.text);
    case What::Kind:
        return QString::fromStdString(unit.kind);
    case What::Specials:
        return specialsText(unit.profile->specials);
    default:
        return shownValue(field, unit);
    }
}

bool isInherited(const UnitField& field, const Unit& unit) {
    if (field.what == What::Name)
        return unit.name.empty();
    if (field.what != What::Number && field.what != What::Flag && field.what != What::Specials)
        return false;
    return !unit.own || !says(*unit.own, field);
}

QString origin(const UnitField& field, const Unit& unit, const battle::Battle& battle) {
    if (field.what == What::Letter)
        return tr("follows from its Value (SMM-3)");
    if (field.what == What::Kind && unit.kind.empty())
        return tr("no kind");
    if (!isInherited(field, unit))
        return tr("its own");
    if (field.what == What::Name)
        return tr("no name of its own");
    const auto* kind = battle.kind(unit.kind);
    if (kind && says(kind->traits, field))
        return tr("from the kind %1").arg(text::displayName(unit.kind));
    return standardOrigin(field);
}

Edited edited(const Unit& unit, const UnitField& field, const QVariant& value, const battle::Battle& battle) {
    switch (field.what) {
    case What::Letter:
        return tr("The place follows from the Value.");
    case What::Name:
        return withName(unit, value.toString());
    case What::HitsLeft:
        return withHitsLeft(unit, field, value.toString());
    case What::Number:
        return withNumber(unit, field, value.toString(), battle);
    case What::Kind:
        return withKind(unit, value.toString(), battle);
    case What::Flag:
        return withFlag(unit, field.flag, value.toBool(), battle);
    case What::Specials:
        return withSpecials(unit, value.toString(), battle);
    }
    return unit;
}

Unit withoutOwn(const Unit& unit, const UnitField& field, const battle::Battle& battle) {
    if (field.what == What::Name)
        return withName(unit, {});
    auto traits = ownTraits(unit);
    if (field.what == What::Number)
        traits.numbers[static_cast<std::size_t>(field.number)].reset();
    if (field.what == What::Flag)
        traits.flags[static_cast<std::size_t>(field.flag)].reset();
    if (field.what == What::Specials)
        traits.specials.reset();
    return withTraits(unit, std::move(traits), unit.kind, battle);
}

std::vector<std::string> specialsFrom(const QString& text) {
    std::vector<std::string> specials;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const std::string name = part.simplified().toStdString();
        if (!name.empty() && std::find(specials.begin(), specials.end(), name) == specials.end())
            specials.push_back(name);
    }
    return specials;
}

QString specialsText(const std::vector<std::string>& specials) {
    QStringList names;
    for (const auto& special : specials)
        names.append(QString::fromStdString(special));
    return names.join(QStringLiteral(", "));
}

} // namespace sf::ui
