// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/battle_variants.h"

#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_systems.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace sf::document {
namespace {

struct VariantText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::VariantText)
};

const QString countKey = QStringLiteral("count");

/// "stacks[r1].units[0].attack" as stacks, r1, units, 0, attack.
QStringList partsOf(const QString& place) {
    static const QRegularExpression part(QStringLiteral("[^.\\[\\]]+"));
    QStringList parts;
    for (auto found = part.globalMatch(place); found.hasNext();)
        parts << found.next().captured().trimmed();
    return parts;
}

QJsonValue valueOf(const QString& text) {
    bool isNumber = false;
    if (const qint64 number = text.toLongLong(&isNumber); isNumber)
        return number;
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    return text;
}

bool isTrait(const QString& key) {
    const std::string word = key.toStdString();
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
    std::optional<QJsonValue> set(const QJsonValue& at, qsizetype depth = 0) const {
        if (depth >= m_parts.size())
            return at.isObject() || at.isArray() ? std::nullopt : std::optional(m_value);
        if (at.isArray())
            return setIn(at.toArray(), depth);
        return at.isObject() ? setIn(at.toObject(), depth) : std::nullopt;
    }

private:
    std::optional<QJsonValue> setIn(QJsonArray list, qsizetype depth) const {
        bool isIndex = false;
        qsizetype index = m_parts[depth].toLongLong(&isIndex);
        for (qsizetype i = 0; i < list.size(); ++i)
            if (list[i][QStringLiteral("id")].toString() == m_parts[depth]) {
                index = i;
                isIndex = true;
            }
        if (!isIndex || index < 0 || index >= list.size())
            return std::nullopt;
        const auto changed = set(list[index], depth + 1);
        if (!changed)
            return std::nullopt;
        list[index] = *changed;
        return list;
    }
    std::optional<QJsonValue> setIn(QJsonObject object, qsizetype depth) const {
        const QString& key = m_parts[depth];
        const bool isLast = depth + 1 == m_parts.size();
        if (isLast && key == countKey && object.contains(QStringLiteral("units")))
            return withCount(object);
        if (!object.contains(key) &&
            !(isLast ? mayAdd(depth) : depth == 0 && key == QLatin1String("houseRules")))
            return std::nullopt;
        const QJsonValue before = object.contains(key) || isLast ? object[key] : QJsonValue(QJsonObject());
        const auto changed = set(before, depth + 1);
        if (!changed)
            return std::nullopt;
        object[key] = *changed;
        return object;
    }
    /// Whether a key that the file leaves out has a meaning there.
    bool mayAdd(qsizetype depth) const {
        const QString& key = m_parts[depth];
        const QString& top = m_parts.front();
        if (top == QLatin1String("houseRules"))
            return depth == 1 && knowsOption(m_rules, key.toStdString());
        if (top == QLatin1String("unitKinds"))
            return depth == 2 && isTrait(key);
        if (top != QLatin1String("stacks"))
            return false;
        static const QStringList ofStack{QStringLiteral("facing"), QStringLiteral("posture"),
                                         QStringLiteral("leader"), QStringLiteral("specialBonus"),
                                         QStringLiteral("moveLeft")};
        return (depth == 2 && ofStack.contains(key)) ||
               (depth == 4 && (isTrait(key) || key == QLatin1String("hitsLeft")));
    }
    /// The stack with so many units.
    std::optional<QJsonValue> withCount(QJsonObject stack) const {
        QJsonArray units = stack[QStringLiteral("units")].toArray();
        constexpr int most = 10'000;
        const int count = m_value.toInt(-1);
        if (count < 1 || count > most || units.isEmpty())
            return std::nullopt;
        while (units.size() > count)
            units.removeLast();
        QJsonObject copy = units.last().toObject();
        const QString id = copy[QStringLiteral("id")].toString();
        copy.remove(QStringLiteral("name"));
        while (units.size() < count) {
            copy[QStringLiteral("id")] = QStringLiteral("%1+%2").arg(id, QString::number(units.size()));
            units.append(copy);
        }
        stack[QStringLiteral("units")] = units;
        return stack;
    }

    QStringList m_parts;
    QJsonValue m_value;
    RuleSystem m_rules;
};

RuleSystem rulesOf(const QJsonObject& root) {
    const std::string word = root[QStringLiteral("rules")].toString(QStringLiteral("smm")).toStdString();
    return systemFromKey(word).value_or(RuleSystem::Smm);
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
    QJsonObject root = QJsonDocument::fromJson(document).object();
    root.remove(QStringLiteral("journal"));
    for (const Setting& setting : settings) {
        const auto changed = Setter(setting, rulesOf(root)).set(root);
        if (!changed)
            return LoadError{setting.place,
                             VariantText::tr("a number, word or count that the battle has at this place"),
                             setting.value};
        root = changed->toObject();
    }
    auto loaded = loadBattle(QJsonDocument(root).toJson(QJsonDocument::Compact));
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
