// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in piece_field.h.
#include "core/rules/encounter/apply.h"
#include "core/rules/limits.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/encounter/tables/piece_field.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace sf::ui {
namespace {

struct PieceText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::PieceField)
};

} // namespace

QString itemName(const encounter::Dungeon& dungeon, const std::string& id) {
    const encounter::Item* item = dungeon.item(id);
    return QString::fromStdString(item ? item->name : id);
}

QString itemNames(const encounter::Dungeon& dungeon, const std::vector<std::string>& ids) {
    QStringList names;
    for (const std::string& id : ids)
        names << itemName(dungeon, id);
    return text::listed(names);
}

namespace {

/// By exact name or id, otherwise ignoring case.
const encounter::Item* itemCalled(const encounter::Dungeon& dungeon, const QString& name) {
    const std::string exactly = name.toStdString();
    const encounter::Item* similar = nullptr;
    for (const auto& item : dungeon.items) {
        if (item->name == exactly || item->id == exactly)
            return item.get();
        if (!similar && name.compare(QString::fromStdString(item->name), Qt::CaseInsensitive) == 0)
            similar = item.get();
    }
    return similar;
}

} // namespace

QStringList newItemNames(const encounter::Dungeon& dungeon, const QString& text) {
    QStringList names;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts))
        if (const QString name = part.simplified();
            !name.isEmpty() && !itemCalled(dungeon, name) && !names.contains(name, Qt::CaseInsensitive))
            names << name;
    return names;
}

std::optional<text::Caption> readItems(const QString& text, const encounter::Dungeon& dungeon, Rule rule,
                                       std::vector<std::string>& ids) {
    std::vector<std::string> read;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const QString name = part.simplified();
        if (name.isEmpty())
            continue;
        const encounter::Item* item = itemCalled(dungeon, name);
        if (!item)
            return text::Caption{PieceText::tr("There is no item “%1” in the library.").arg(name.left(60)),
                                 rule};
        read.push_back(item->id);
    }
    ids = std::move(read);
    return std::nullopt;
}

std::optional<text::Caption> readNumber(const QString& text, std::int64_t least, std::int64_t largest,
                                        Rule rule, std::int64_t& number) {
    const auto value = wholeNumber(text);
    if (!value)
        return text::Caption{PieceText::tr("“%1” is not a whole number.").arg(text.trimmed().left(30)), rule};
    if (*value < least || *value > largest)
        return text::Caption{PieceText::tr("The number must be between %2 and %3, not %1.")
                                 .arg(text::figure(*value), text::figure(least), text::figure(largest)),
                             rule};
    number = *value;
    return std::nullopt;
}

std::optional<std::pair<QString, QString>> hpParts(const QString& text) {
    static const QRegularExpression both(
        QStringLiteral("^\\s*([^()]*?)\\s*(?:\\(\\s*([^()]*?)\\s*\\))?\\s*$"));
    const auto match = both.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return std::pair(match.captured(1), match.hasCaptured(2) ? match.captured(2) : QString());
}

std::optional<text::Caption> readHp(const QString& text, std::int64_t least, const Rule& rule,
                                    std::int64_t& hp, std::int64_t& most) {
    const auto parts = hpParts(text);
    if (!parts)
        return text::Caption{
            PieceText::tr("Type HP as 3, as -2 or +2 to change them, or as 3 (5) with the maximum."), rule};
    std::int64_t read = 0;
    std::int64_t readMost = most;
    QString number = QString(parts->first).replace(QChar(0x2212), u'-');
    const bool isChange = number.startsWith(u'-') || number.startsWith(u'+');
    if (number.startsWith(u'=') || number.startsWith(u'+'))
        number.remove(0, 1);
    if (auto problem = readNumber(number.trimmed(), isChange ? -encounter::largestNumber : least,
                                  encounter::largestNumber, rule, read))
        return problem;
    if (!parts->second.isNull())
        if (auto problem = readNumber(parts->second, 1, encounter::largestNumber, rule, readMost))
            return problem;
    if (isChange)
        read = std::min(hp + read, std::max(hp, readMost));
    if (read < least)
        return text::Caption{PieceText::tr("%1 HP are too few; the minimum is %2.")
                                 .arg(text::figure(read), text::figure(least)),
                             rule};
    if (read > readMost && read > hp)
        return text::Caption{
            PieceText::tr("%1 HP are more than the maximum of %2. Type %1 (%1) to raise both.")
                .arg(text::figure(read), text::figure(readMost)),
            rule};
    hp = read;
    most = readMost;
    return std::nullopt;
}

std::optional<text::Caption> readDamage(const QString& text, encounter::Damage& damage) {
    const auto read = encounter::readDamage(text.trimmed().toStdString());
    if (!read)
        return text::Caption{
            PieceText::tr("“%1” is not valid damage. Type a dice formula such as 2d6 or 1d4+2, with 1 to "
                          "1000 dice of 1 to 1000000 sides, or a whole number.")
                .arg(text.trimmed().left(30)),
            encounterRule(2)};
    damage = *read;
    return std::nullopt;
}

std::optional<text::Caption> readName(const QString& text, std::string& name) {
    const std::string read = text.simplified().toStdString();
    if (read.empty() || read.size() > limits::textBytes)
        return text::Caption{PieceText::tr("A name can't be empty or longer than %1 bytes.")
                                 .arg(text::figure(static_cast<qint64>(limits::textBytes))),
                             {}};
    name = read;
    return std::nullopt;
}

QStringList damageTypeChoices() {
    QStringList choices;
    for (const encounter::DamageType type : {encounter::DamageType{false, true, false},
                                             {true, false, false},
                                             {false, false, true},
                                             {true, false, true},
                                             {false, true, true},
                                             {true, true, false},
                                             {true, true, true}})
        choices << text::damageType(type);
    return choices;
}

std::optional<text::Caption> readDamageType(const QString& text, encounter::DamageType& type) {
    encounter::DamageType read{false, false, false};
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const QString word = part.trimmed();
        const auto is = [&word](encounter::DamageType one) {
            return word.compare(text::damageType(one), Qt::CaseInsensitive) == 0;
        };
        if (is({true, false, false}))
            read.ranged = true;
        else if (is({false, true, false}))
            read.melee = true;
        else if (is({false, false, true}))
            read.magic = true;
        else
            return text::Caption{
                PieceText::tr("“%1” is not a damage type. Type ranged, melee or magic.").arg(word.left(30)),
                encounterRule(2)};
    }
    if (read.isNone())
        return text::Caption{PieceText::tr("Damage must be ranged, melee, magic or a combination."),
                             encounterRule(2)};
    type = read;
    return std::nullopt;
}

} // namespace sf::ui
