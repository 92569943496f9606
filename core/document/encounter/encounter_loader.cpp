// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in encounter_file.h.
#include "core/document/base/journal_reader.h"
#include "core/document/encounter/encounter_file.h"
#include "core/document/encounter/encounter_pieces.h"
#include "core/document/io/json_scanner.h"
#include "core/rules/encounter/apply.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <charconv>
#include <climits>
#include <unordered_map>
#include <unordered_set>

namespace sf::document {
namespace {

using encounter::AttackPost;
using encounter::Dungeon;
using encounter::Encounter;
using encounter::EndedEncounter;
using encounter::isDate;
using encounter::Item;
using encounter::ItemFinder;
using encounter::lastHour;
using encounter::Person;
using encounter::TableLine;
using Problem = std::optional<LoadError>;

QString placeOf(std::string_view list, std::size_t index, const char* member = "") {
    return QStringLiteral("%1[%2]%3")
        .arg(QString::fromUtf8(list), QString::number(index), QLatin1String(member));
}

/// Collects the members of a dungeon from the scanner.
class DungeonSink final : public JsonSink {
    Q_DECLARE_TR_FUNCTIONS(sf::document::DungeonSink)

public:
    bool beginMember(std::string_view key) override;
    Problem member(std::string_view key, const JsonTape& value) override;
    Problem entry(std::string_view key, std::size_t index, const JsonTape& value) override;
    std::variant<LoadedDungeon, LoadError> finish();

private:
    void readMember(std::string_view key, JsonReader& json);
    void readStartDate(JsonReader& json);
    void readLoot(JsonReader& json);
    void readHouseRules(JsonReader& json);
    void readEnded(JsonReader& json);
    void addEncounter(JsonReader& json);
    void countComments(JsonReader& json, const encounter::Comments& comments);
    void readPost(JsonReader& json);
    Problem missing() const;
    Problem checkIds();
    Problem checkId(const std::string& id, const QString& place, const char* kind);
    Problem checkPieces() const;
    Problem checkLoot(const ItemFinder& find) const;
    void completePosts();

    LoadedDungeon m_loaded;
    Dungeon& m_dungeon = m_loaded.dungeon;
    UnknownMembers m_unknown;
    std::unordered_map<std::string, QString> m_ids; ///< path of each kind and id
    std::vector<bool> m_postHasPeople;
    Problem m_tooMany;
    std::size_t m_monsters = 0;
    std::size_t m_comments = 0;
    bool m_hasPeople = false;
    bool m_hasEncounters = false;
};

bool DungeonSink::beginMember(std::string_view key) {
    m_hasPeople |= key == "people";
    m_hasEncounters |= key == "encounters";
    return key == "people" || key == "items" || key == "encounters" || key == "endedEncounters" ||
           key == "attackPosts" || key == "monsterTable" || key == "journal";
}

/// The most entries allowed in a list that is read entry by entry.
int mostOf(std::string_view key) {
    constexpr std::pair<std::string_view, int> table[] = {
        {"people", limits::people},         {"items", limits::items},
        {"encounters", limits::encounters}, {"endedEncounters", limits::posts},
        {"attackPosts", limits::posts},     {"monsterTable", limits::tableLines}};
    for (const auto& [name, most] : table)
        if (name == key)
            return most;
    return INT_MAX;
}

LoadError tooMany(std::string_view key, int most, std::size_t found) {
    const QLocale locale;
    return {QString::fromUtf8(key),
            QCoreApplication::translate("sf::document", "at most %1 entries").arg(locale.toString(most)),
            locale.toString(static_cast<qulonglong>(found))};
}

Problem DungeonSink::entry(std::string_view key, std::size_t index, const JsonTape& value) {
    if (const int most = mostOf(key); index >= static_cast<std::size_t>(most)) {
        m_tooMany = tooMany(key, most, index + 1); // the rest is only counted
        return std::nullopt;
    }
    JsonReader json(value, std::string(key) + '[' + std::to_string(index) + ']');
    if (key == "people")
        m_dungeon.people.push_back(std::make_shared<const Person>(OnePerson::read(json)));
    else if (key == "items")
        m_dungeon.items.push_back(std::make_shared<const Item>(OneItem::read(json)));
    else if (key == "encounters")
        addEncounter(json);
    else if (key == "endedEncounters")
        readEnded(json);
    else if (key == "attackPosts")
        readPost(json);
    else if (key == "monsterTable")
        m_dungeon.table.push_back(std::make_shared<const TableLine>(OneTableLine::read(json)));
    else
        readJournalEntry(json, m_loaded.journal, isDungeonAction);
    return json.error();
}

Problem DungeonSink::member(std::string_view key, const JsonTape& value) {
    JsonReader json(value, std::string(key));
    readMember(key, json);
    return json.error();
}

void DungeonSink::addEncounter(JsonReader& json) {
    m_dungeon.encounters.push_back(std::make_shared<const Encounter>(OneEncounter::read(json)));
    m_monsters += m_dungeon.encounters.back()->monsters.size();
    if (m_monsters > static_cast<std::size_t>(limits::monsters))
        json.fail(tr("at most %1 Monsters in all Encounters").arg(QLocale().toString(limits::monsters)),
                  QLocale().toString(static_cast<qulonglong>(m_monsters)));
    countComments(json, m_dungeon.encounters.back()->comments);
}

void DungeonSink::countComments(JsonReader& json, const encounter::Comments& comments) {
    m_comments += comments.size();
    if (m_comments > static_cast<std::size_t>(limits::comments))
        json.fail(tr("at most %1 comments in all posts").arg(QLocale().toString(limits::comments)),
                  QLocale().toString(static_cast<qulonglong>(m_comments)));
}

void DungeonSink::readMember(std::string_view key, JsonReader& json) {
    if (key == "title")
        m_dungeon.title = json.string();
    else if (key == "seed")
        m_dungeon.seed = json.string();
    else if (key == "history")
        m_dungeon.history = json.string();
    else if (key == "hour")
        m_dungeon.hour = json.largeInteger(0, lastHour);
    else if (key == "startDate")
        readStartDate(json);
    else if (key == "loot")
        readLoot(json);
    else if (key == "houseRules")
        readHouseRules(json);
    else if (key == "squarefront" || key == "kind")
        json.skip();
    else if (beginMember(key))
        json.fail(QT_TRANSLATE_NOOP("sf::document", "a list"));
    else
        m_unknown.add(key, json);
}

void DungeonSink::readStartDate(JsonReader& json) {
    m_dungeon.startDate = json.string();
    if (!m_dungeon.startDate.empty() && !isDate(m_dungeon.startDate))
        json.fail(tr("a date such as \"1066-10-14\""),
                  text::withInvisible(QString::fromStdString(m_dungeon.startDate).left(60)));
}

void DungeonSink::readLoot(JsonReader& json) {
    json.limitEntries(limits::floors);
    json.object([&](std::string_view key) {
        int level = 0;
        const auto [rest, error] = std::from_chars(key.data(), key.data() + key.size(), level);
        const bool isLevel = error == std::errc() && rest == key.data() + key.size() &&
                             std::to_string(level) == key && level >= -encounter::largestNumber &&
                             level <= encounter::largestNumber;
        if (!isLevel) {
            json.fail(tr("a Dungeon Level as the key, such as \"1\""), QString::fromUtf8(key).left(60));
            return;
        }
        std::vector<std::string> items = ItemIds::read(json);
        if (!items.empty())
            m_dungeon.loot[level] = std::move(items);
    });
}

void DungeonSink::readHouseRules(JsonReader& json) {
    UnknownMembers unknown;
    json.limitEntries(limits::houseRules);
    json.object([&](std::string_view key) {
        if (key == "undoDice")
            m_dungeon.undoDice = UndoDiceWord::read(json);
        else
            unknown.add(key, json);
    });
    m_dungeon.houseRules = unknown.result();
}

void DungeonSink::readEnded(JsonReader& json) {
    EndedEncounter ended = endedDescription().read(json);
    countComments(json, ended.comments);
    m_dungeon.ended.push_back(std::make_shared<const EndedEncounter>(std::move(ended)));
}

void DungeonSink::readPost(JsonReader& json) {
    PostText text = postDescription().read(json);
    countComments(json, text.post.comments);
    m_postHasPeople.push_back(text.hasPeople);
    m_dungeon.posts.push_back(std::make_shared<const AttackPost>(std::move(text.post)));
}

Problem DungeonSink::missing() const {
    if (!m_hasPeople)
        return missingKey("people");
    if (!m_hasEncounters)
        return missingKey("encounters");
    return std::nullopt;
}

Problem DungeonSink::checkId(const std::string& id, const QString& place, const char* kind) {
    const auto [found, isNew] = m_ids.emplace(std::string(kind) + id, place);
    if (isNew)
        return std::nullopt;
    return LoadError{place, tr("an id that nothing else has"),
                     tr("\"%1\", which is also at %2")
                         .arg(text::withInvisible(QString::fromStdString(id).left(60)), found->second)};
}

Problem DungeonSink::checkIds() {
    Problem problem;
    const auto check = [&](const std::string& id, const QString& place, const char* kind) {
        if (!problem)
            problem = checkId(id, place, kind);
    };
    for (std::size_t i = 0; i < m_dungeon.items.size(); ++i)
        check(m_dungeon.items[i]->id, placeOf("items", i, ".id"), "i");
    for (std::size_t i = 0; i < m_dungeon.people.size(); ++i)
        check(m_dungeon.people[i]->id, placeOf("people", i, ".id"), "b");
    for (std::size_t i = 0; i < m_dungeon.encounters.size(); ++i) {
        const Encounter& encounter = *m_dungeon.encounters[i];
        check(encounter.id, placeOf("encounters", i, ".id"), "e");
        for (std::size_t j = 0; j < encounter.monsters.size(); ++j)
            check(encounter.monsters[j]->id, placeOf("encounters", i) + u'.' + placeOf("monsters", j, ".id"),
                  "b");
    }
    return problem;
}

/// Turns a rule's refusal of a piece into an error with its path.
Problem asError(const std::optional<encounter::Refusal>& refusal, const QString& place) {
    if (!refusal)
        return std::nullopt;
    const QString rule = QString::fromStdString(refusal->rule.text());
    return LoadError{
        place,
        rule.isEmpty()
            ? QCoreApplication::translate("sf::document", "a dungeon that is consistent")
            : QCoreApplication::translate("sf::document", "a dungeon that follows the rules (%1)").arg(rule),
        text::refusal(*refusal)};
}

Problem DungeonSink::checkPieces() const {
    std::unordered_map<std::string_view, const Item*> items;
    for (const auto& item : m_dungeon.items)
        items.emplace(item->id, item.get());
    const ItemFinder find = [&](std::string_view id) {
        const auto found = items.find(id);
        return found == items.end() ? nullptr : found->second;
    };
    for (std::size_t i = 0; i < m_dungeon.people.size(); ++i)
        if (auto problem = asError(refusalOf(find, *m_dungeon.people[i]), placeOf("people", i)))
            return problem;
    for (std::size_t i = 0; i < m_dungeon.encounters.size(); ++i)
        for (std::size_t j = 0; j < m_dungeon.encounters[i]->monsters.size(); ++j)
            if (auto problem = asError(refusalOf(find, *m_dungeon.encounters[i]->monsters[j]),
                                       placeOf("encounters", i) + u'.' + placeOf("monsters", j)))
                return problem;
    for (std::size_t i = 0; i < m_dungeon.table.size(); ++i)
        if (auto problem =
                asError(refusalOf(find, m_dungeon.table[i]->monster), placeOf("monsterTable", i, ".monster")))
            return problem;
    for (std::size_t i = 0; i < m_dungeon.items.size(); ++i)
        if (auto problem = asError(refusalOf(*m_dungeon.items[i]), placeOf("items", i)))
            return problem;
    return checkLoot(find);
}

Problem DungeonSink::checkLoot(const ItemFinder& find) const {
    for (const auto& [level, items] : m_dungeon.loot)
        for (std::size_t i = 0; i < items.size(); ++i)
            if (!find(items[i]))
                return LoadError{
                    QStringLiteral("loot[\"%1\"][%2]").arg(QString::number(level), QString::number(i)),
                    tr("the id of an item"), text::withInvisible(QString::fromStdString(items[i]).left(60))};
    return std::nullopt;
}

/// If the level's active post lists nobody, every living @ of the level takes part.
void DungeonSink::completePosts() {
    std::unordered_map<int, std::vector<std::string>> peopleOn;
    for (const auto& person : m_dungeon.people)
        if (person->isAlive())
            peopleOn[person->level].push_back(person->id);
    std::unordered_set<int> done;
    for (std::size_t i = m_dungeon.posts.size(); i-- > 0;) {
        const AttackPost& before = *m_dungeon.posts[i];
        if (!before.active || !done.insert(before.level).second || m_postHasPeople[i])
            continue;
        AttackPost post = before;
        post.people = peopleOn[post.level];
        m_dungeon.posts[i] = std::make_shared<const AttackPost>(std::move(post));
    }
}

std::variant<LoadedDungeon, LoadError> DungeonSink::finish() {
    if (Problem problem = missing())
        return *problem;
    if (m_tooMany)
        return *m_tooMany;
    if (Problem problem = checkIds())
        return *problem;
    if (Problem problem = checkPieces())
        return *problem;
    completePosts();
    encounter::settleFloors(m_dungeon);
    m_dungeon.unknown = m_unknown.result();
    return std::move(m_loaded);
}

} // namespace

std::variant<LoadedDungeon, LoadError> loadDungeon(std::string_view bytes) {
    DungeonSink sink;
    if (Problem problem = scanJson(bytes, sink))
        return *problem;
    return sink.finish();
}

} // namespace sf::document
