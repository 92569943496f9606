// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/battle_variants.h"

#include "core/document/base/journal_line.h"
#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/io/json_reader.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

namespace sf::document {
namespace {

struct VariantText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::VariantText)
};

/// An object's members as JSON.
using JsonMembers = std::map<std::string, std::string, std::less<>>;

/// None if it isn't an object.
JsonMembers jsonMembers(const std::string& object) {
    JsonMembers members;
    const auto error = readMembers(
        object, [&](std::string_view key, JsonReader& json) { members.emplace(key, json.raw()); });
    return error ? JsonMembers() : members;
}

std::string jsonObject(const JsonMembers& members) {
    std::string text;
    JsonWriter json(text);
    json.object();
    for (const auto& [key, value] : members)
        json.rawMember(key, value);
    json.endObject();
    return text;
}

std::vector<std::string> jsonEntries(const std::string& list) {
    std::vector<std::string> entries;
    if (const std::optional<JsonTape> tape = scanLine(list)) {
        JsonReader json(*tape, {});
        json.list([&](std::size_t) { entries.push_back(json.raw()); });
    }
    return entries;
}

std::string jsonList(const std::vector<std::string>& entries) {
    std::string text;
    JsonWriter json(text);
    json.list();
    for (const std::string& entry : entries)
        json.raw(entry);
    json.endList();
    return text;
}

std::string asJson(std::string_view text) {
    std::string json;
    JsonWriter(json).value(text);
    return json;
}

/// "stacks[r1].units[0].attack" as stacks, r1, units, 0, attack.
std::vector<std::string> partsOf(const QString& place) {
    static const QRegularExpression part(QStringLiteral("[^.\\[\\]]+"));
    std::vector<std::string> parts;
    for (auto found = part.globalMatch(place); found.hasNext();)
        parts.push_back(found.next().captured().trimmed().toStdString());
    return parts;
}

/// As JSON.
std::string valueOf(const QString& text) {
    bool isNumber = false;
    if (const qint64 number = text.toLongLong(&isNumber); isNumber)
        return std::to_string(number);
    const bool isTruth = text == QLatin1String("true") || text == QLatin1String("false");
    return isTruth ? text.toStdString() : asJson(text.toStdString());
}

bool isTrait(std::string_view word) {
    for (int number = 0; number < battle::numberCount; ++number)
        if (battle::key(static_cast<battle::Number>(number)) == word)
            return true;
    for (int flag = 0; flag < battle::flagCount; ++flag)
        if (battle::key(static_cast<battle::Flag>(flag)) == word)
            return true;
    return false;
}

/// Replaces one value in the JSON of a document.
class Setter {
public:
    Setter(const Setting& setting, RuleSystem rules)
        : m_parts(partsOf(setting.place)), m_value(valueOf(setting.value)), m_rules(rules) {}

    /// The value with the change, or nothing if the place names nothing.
    std::optional<std::string> set(const std::string& at, std::size_t depth = 0) const {
        const bool isList = at.starts_with('[');
        if (depth >= m_parts.size())
            return isList || at.starts_with('{') ? std::nullopt : std::optional(m_value);
        if (isList)
            return setIn(jsonEntries(at), depth);
        return at.starts_with('{') ? setIn(jsonMembers(at), depth) : std::nullopt;
    }

private:
    std::optional<std::string> setIn(std::vector<std::string> list, std::size_t depth) const {
        bool isIndex = false;
        std::size_t index = QByteArray::fromStdString(m_parts[depth]).toULongLong(&isIndex);
        const std::string id = asJson(m_parts[depth]);
        for (std::size_t i = 0; i < list.size(); ++i)
            if (jsonMembers(list[i])["id"] == id) {
                index = i;
                isIndex = true;
            }
        if (!isIndex || index >= list.size())
            return std::nullopt;
        const auto changed = set(list[index], depth + 1);
        if (!changed)
            return std::nullopt;
        list[index] = *changed;
        return jsonList(list);
    }
    std::optional<std::string> setIn(JsonMembers object, std::size_t depth) const {
        const std::string& key = m_parts[depth];
        const bool isLast = depth + 1 == m_parts.size();
        if (isLast && key == "count" && object.contains("units"))
            return withCount(std::move(object));
        if (!object.contains(key) && !(isLast ? mayAdd(depth) : depth == 0 && key == "houseRules"))
            return std::nullopt;
        const auto changed = set(object.try_emplace(key, isLast ? "null" : "{}").first->second, depth + 1);
        if (!changed)
            return std::nullopt;
        object[key] = *changed;
        return jsonObject(object);
    }
    /// Whether a key that the file leaves out has a meaning there.
    bool mayAdd(std::size_t depth) const {
        const std::string& key = m_parts[depth];
        const std::string& top = m_parts.front();
        if (top == "houseRules")
            return depth == 1 && knowsOption(m_rules, key);
        if (top == "unitKinds")
            return depth == 2 && isTrait(key);
        if (top != "stacks")
            return false;
        static const std::set<std::string> ofStack{"facing", "posture", "leader", "specialBonus", "moveLeft"};
        return (depth == 2 && ofStack.contains(key)) || (depth == 4 && (isTrait(key) || key == "hitsLeft"));
    }
    /// The stack with so many units.
    std::optional<std::string> withCount(JsonMembers stack) const {
        std::vector<std::string> units = jsonEntries(stack["units"]);
        constexpr std::size_t most = 10'000;
        const std::size_t count = QByteArray::fromStdString(m_value).toULongLong();
        if (count < 1 || count > most || units.empty())
            return std::nullopt;
        units.resize(std::min(units.size(), count));
        JsonMembers copy = jsonMembers(units.back());
        const std::string id = copy["id"];
        copy.erase("name");
        while (units.size() < count) {
            copy["id"] = id.substr(0, id.size() - 1) + '+' + std::to_string(units.size()) + '"';
            units.push_back(jsonObject(copy));
        }
        stack["units"] = jsonList(units);
        return jsonObject(stack);
    }

    std::vector<std::string> m_parts;
    std::string m_value; ///< as JSON
    RuleSystem m_rules;
};

RuleSystem rulesOf(const std::string& document) {
    const std::string word = jsonMembers(document)["rules"]; // in quotation marks
    return systemFromKey(word.empty() ? word : word.substr(1, word.size() - 2)).value_or(RuleSystem::Smm);
}

std::optional<std::vector<QString>> numbersIn(const QString& range) {
    static const QRegularExpression form(
        QStringLiteral("^(-?\\d{1,10})\\.\\.(-?\\d{1,10})(?::(\\d{1,10}))?$"));
    const QRegularExpressionMatch match = form.match(range);
    if (!match.hasMatch())
        return std::nullopt;
    const qint64 first = match.captured(1).toLongLong();
    const qint64 last = match.captured(2).toLongLong();
    const qint64 step = match.captured(3).isEmpty() ? 1 : match.captured(3).toLongLong();
    std::vector<QString> values;
    if (step < 1 || last < first || (last - first) / step >= mostVariants)
        return values;
    for (qint64 value = first; value <= last; value += step)
        values.push_back(QString::number(value));
    return values;
}

} // namespace

std::variant<battle::Battle, LoadError> variantOf(const QByteArray& document,
                                                  const std::vector<Setting>& settings) {
    JsonMembers members = jsonMembers(document.toStdString());
    members.erase("journal");
    std::string text = jsonObject(members);
    for (const Setting& setting : settings) {
        const auto changed = Setter(setting, rulesOf(text)).set(text);
        if (!changed)
            return LoadError{setting.place,
                             VariantText::tr("a number, word or count that the battle has at this place"),
                             setting.value};
        text = *changed;
    }
    auto loaded = loadBattle(QByteArray::fromStdString(text));
    if (auto* error = std::get_if<LoadError>(&loaded))
        return *error;
    return std::get<LoadedBattle>(std::move(loaded)).battle;
}

std::variant<Variation, QString> readVariation(const QString& text) {
    const qsizetype equals = text.indexOf(u'=');
    Variation variation{text.left(equals).trimmed(), {}};
    const QString range = equals < 0 ? QString() : text.mid(equals + 1).trimmed();
    if (equals < 0 || variation.place.isEmpty() || range.isEmpty())
        return VariantText::tr("expected PLACE=1..10, PLACE=1..10:3 or PLACE=a,b,c, found “%1”").arg(text);
    if (const auto numbers = numbersIn(range)) {
        variation.values = QStringList(numbers->begin(), numbers->end());
        if (numbers->empty())
            return VariantText::tr("expected a range of 1 to %1 values in ascending order, found “%2”")
                .arg(QString::number(mostVariants), range);
        return variation;
    }
    variation.values = range.split(u',');
    for (QString& value : variation.values)
        value = value.trimmed();
    if (range.contains(QLatin1String("..")) || variation.values.contains(QString()))
        return VariantText::tr("expected PLACE=1..10, PLACE=1..10:3 or PLACE=a,b,c, found “%1”").arg(text);
    return variation;
}

std::optional<std::vector<std::vector<Setting>>> gridOf(const std::vector<Variation>& variations) {
    qint64 cells = 1;
    for (const Variation& variation : variations)
        if ((cells *= variation.values.size()) > mostVariants)
            return std::nullopt;
    std::vector<std::vector<Setting>> grid{{}};
    for (const Variation& variation : variations) {
        std::vector<std::vector<Setting>> longer;
        for (const std::vector<Setting>& settings : grid)
            for (const QString& value : variation.values) {
                longer.push_back(settings);
                longer.back().push_back({variation.place, value});
            }
        grid = std::move(longer);
    }
    return grid;
}

} // namespace sf::document
