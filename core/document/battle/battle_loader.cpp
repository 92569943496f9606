// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_loader.h"

#include "core/document/base/journal_reader.h"
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_map_reader.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/play/notes_json.h"
#include "core/document/battle/play/play_json.h"
#include "core/document/battle/play/scenario_json.h"
#include "core/document/battle/system_codecs.h"
#include "core/document/io/document_version.h"
#include "core/document/io/json_scanner.h"
#include "core/document/io/key_guard.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <climits>
#include <map>
#include <unordered_set>

namespace sf::document {
namespace {

using Problem = std::optional<LoadError>;

QString oneOf(QStringList words) {
    const QString last = words.takeLast();
    return QCoreApplication::translate("sf::document", "%1 or %2").arg(text::listed(words), last);
}

/// The values an option may have, as the file spells them.
QString valuesOf(const Option& option) {
    if (option.words.empty())
        return QCoreApplication::translate("sf::document", "a whole number from %1 to %2")
            .arg(QLocale().toString(option.least), QLocale().toString(option.largest));
    QStringList words;
    for (const std::string_view word : option.words)
        words.append(QString::fromUtf8(word));
    return oneOf(words);
}

/// "smm" or "multiplier"
QString systemKeys() {
    QStringList words;
    for (const battle::System* system : battle::systems())
        words.append(QStringLiteral("\"%1\"").arg(QString::fromUtf8(system->key().data())));
    return oneOf(words);
}

/// Stores a battle's members directly in the battle as they are read.
class BattleSink final : public JsonSink {
    Q_DECLARE_TR_FUNCTIONS(sf::document::BattleSink)

public:
    bool beginMember(std::string_view key) override {
        m_seen.emplace(key);
        return key == "stacks" || key == "journal";
    }
    Problem entry(std::string_view key, std::size_t index, const JsonTape& value) override;
    Problem member(std::string_view key, const JsonTape& value) override;
    /// Checks that need the whole document.
    std::variant<LoadedBattle, LoadError> finish();

private:
    bool readHead(JsonReader& json, std::string_view key);
    bool readBody(JsonReader& json, std::string_view key);
    bool readProgress(JsonReader& json, std::string_view key);
    bool readSystemMember(JsonReader& json, std::string_view key);
    bool readPlayed(JsonReader& json, std::string_view key);
    void readKind(JsonReader& json);
    void readRules(JsonReader& json);
    void readHouseRules(JsonReader& json);
    void readSides(JsonReader& json);
    void readKinds(JsonReader& json);
    void readOneStack(JsonReader& json);
    Problem missing() const;
    Problem checkCounts() const;
    Problem checkHouseRules() const;
    Problem checkPlans() const;
    Problem checkSystemMembers() const;
    Problem readLast();
    Problem takeSealedJournal();

    LoadedBattle m_loaded;
    battle::Battle& m_battle = m_loaded.battle;
    std::vector<battle::Stack> m_stacks;
    int m_stackCount = 0; ///< as counted in the file
    std::size_t m_unitCount = 0;
    std::map<std::string_view, JsonTape> m_last; ///< members for the complete battle
    std::optional<PlayText> m_play;
    std::optional<SealedText> m_sealed;
    std::unordered_set<std::string> m_seen;
    UnknownMembers m_unknown;
};

void BattleSink::readKind(JsonReader& json) {
    if (json.peek() != "battle")
        json.fail(QT_TRANSLATE_NOOP("sf::document", "\"battle\""));
    json.string();
}

void BattleSink::readRules(JsonReader& json) {
    const std::optional<RuleSystem> system = systemFromKey(json.peek());
    if (!system)
        return json.fail(systemKeys());
    m_battle.rules = *system;
    json.string();
}

void BattleSink::readHouseRules(JsonReader& json) {
    json.limitEntries(limits::houseRules);
    json.object([&](std::string_view key) { m_battle.houseRules.emplace(key, json.raw()); });
}

void BattleSink::readSides(JsonReader& json) {
    json.list([&](std::size_t index) {
        if (index >= battle::largestSideCount)
            json.fail(QT_TRANSLATE_NOOP("sf::document", "at most 4 sides"));
        m_battle.sides.push_back(readSide(json, index));
    });
    if (!json.failed() && m_battle.sides.empty())
        json.fail(tr("at least one side"), tr("an empty list"));
}

void BattleSink::readKinds(JsonReader& json) {
    std::vector<battle::UnitKind>& kinds = m_battle.kinds.edit();
    json.limitEntries(limits::unitKinds);
    json.object([&](std::string_view name) {
        battle::UnitKind kind = kindDescription().read(json);
        kind.name = name;
        resolve(kind);
        kinds.push_back(std::move(kind));
    });
}

bool BattleSink::readHead(JsonReader& json, std::string_view key) {
    if (key == "squarefront")
        readVersion(json);
    else if (key == "kind")
        readKind(json);
    else if (key == "title")
        m_battle.title = json.string();
    else if (key == "rules")
        readRules(json);
    else if (key == "houseRules")
        readHouseRules(json);
    else
        return false;
    return true;
}

bool BattleSink::readBody(JsonReader& json, std::string_view key) {
    if (key == "sides")
        readSides(json);
    else if (key == "map")
        m_battle.map = readMap(json);
    else if (key == "unitKinds")
        readKinds(json);
    else if (key == "stacks" || key == "journal")
        json.fail(QT_TRANSLATE_NOOP("sf::document", "a list"));
    else
        return false;
    return true;
}

bool BattleSink::readProgress(JsonReader& json, std::string_view key) {
    if (key == "seed")
        m_battle.seed = json.string();
    else if (key == "history")
        m_battle.history = json.string();
    else if (key == "round")
        m_battle.round = json.integer(0, INT_MAX);
    else
        return readSystemMember(json, key);
    return true;
}

bool BattleSink::readSystemMember(JsonReader& json, std::string_view key) {
    const auto& members = systemMembersOfBattle();
    const auto found = std::ranges::find(members, key, &Member<battle::Battle>::name);
    if (found == members.end())
        return readPlans(json, key, m_battle.plans);
    found->read(json, m_battle);
    return true;
}

bool BattleSink::readPlayed(JsonReader& json, std::string_view key) {
    if (key == "play")
        m_play = readPlay(json);
    else if (key == "sealed")
        m_sealed = readSealed(json, isBattleAction);
    else if (key == "deployment")
        m_battle.scenario.edit().deployment = Zones::read(json);
    else if (key == "victory")
        m_battle.scenario.edit().victory = Victory::read(json);
    else
        return false;
    return true;
}

Problem BattleSink::member(std::string_view key, const JsonTape& value) {
    std::string place;
    appendKey(place, key);
    if (key == "notes") { // no rule reads them: they are checked, and kept as they are
        JsonReader check(value, place);
        readNotes(check);
        if (check.failed())
            return check.error();
    }
    const auto& last = systemMembersOfCompleteBattle();
    if (const auto found = std::ranges::find(last, key, &Member<battle::Battle>::name); found != last.end()) {
        m_last.emplace(found->name, value);
        return std::nullopt;
    }
    JsonReader json(value, place);
    if (!readHead(json, key) && !readBody(json, key) && !readProgress(json, key) && !readPlayed(json, key))
        m_unknown.add(key, json);
    return json.error();
}

Problem BattleSink::entry(std::string_view key, std::size_t index, const JsonTape& value) {
    JsonReader json(value, std::string(key) + '[' + std::to_string(index) + ']');
    if (key == "stacks")
        readOneStack(json);
    else
        readJournalEntry(json, m_loaded.journal, isBattleAction);
    return json.error();
}

/// Stacks above the limit are only counted.
void BattleSink::readOneStack(JsonReader& json) {
    if (++m_stackCount > limits::stacks)
        return;
    m_stacks.push_back(readStack(json));
    m_unitCount += m_stacks.back().units->size();
    if (m_unitCount > limits::units)
        json.fail(tr("at most %1 units in all stacks").arg(QLocale().toString(limits::units)),
                  QLocale().toString(static_cast<qulonglong>(m_unitCount)));
}

Problem BattleSink::missing() const {
    for (const char* key : {"squarefront", "kind", "sides", "map", "stacks"})
        if (!m_seen.contains(key))
            return missingKey(key);
    return std::nullopt;
}

Problem BattleSink::checkCounts() const {
    if (m_stackCount <= limits::stacks)
        return std::nullopt;
    const QLocale locale;
    return LoadError{QStringLiteral("stacks"), tr("at most %1 stacks").arg(locale.toString(limits::stacks)),
                     locale.toString(m_stackCount)};
}

Problem BattleSink::checkHouseRules() const {
    for (const auto& [name, value] : m_battle.houseRules) {
        if (acceptsOption(name, value))
            continue;
        std::string place = "houseRules";
        appendKey(place, name);
        return LoadError{QString::fromStdString(place), valuesOf(*battle::findOption(name)),
                         text::withInvisible(QString::fromStdString(value.substr(0, 60)))};
    }
    return std::nullopt;
}

Problem BattleSink::checkPlans() const {
    const auto foreign = foreignStack(
        m_battle.plans, [&](const battle::StackId& id) { return m_battle.stacks.find(id) != nullptr; });
    if (foreign)
        return LoadError{foreign->first, tr("the id of a stack"), inQuotes(foreign->second.text)};
    return std::nullopt;
}

Problem BattleSink::checkSystemMembers() const {
    for (const SystemMembers* members : systemMembers())
        if (Problem problem = members->checkBattle ? members->checkBattle(m_battle) : std::nullopt)
            return problem;
    return std::nullopt;
}

Problem BattleSink::readLast() {
    for (const auto& member : systemMembersOfCompleteBattle())
        if (const auto found = m_last.find(member.name); found != m_last.end()) {
            JsonReader json(found->second, std::string(member.name));
            member.read(json, m_battle);
            if (json.failed())
                return json.error();
        }
    return std::nullopt;
}

/// The entries of the sealed phase follow all others.
Problem BattleSink::takeSealedJournal() {
    if (!m_sealed || m_sealed->numbers.empty())
        return std::nullopt;
    Journal& journal = m_loaded.journal;
    m_loaded.openEntries = journal.size();
    if (m_sealed->numbers.front() < journal.next())
        return LoadError{QStringLiteral("sealed.journal[0].n"),
                         tr("a number of %1 or more").arg(journal.next()),
                         QString::number(m_sealed->numbers.front())};
    std::size_t index = 0;
    m_sealed->journal.forEach(
        [&](std::string_view line) { journal.restore(line, m_sealed->numbers[index++]); });
    return std::nullopt;
}

std::variant<LoadedBattle, LoadError> BattleSink::finish() {
    if (Problem problem = missing())
        return *problem;
    if (Problem problem = checkCounts())
        return *problem;
    m_battle.unknown = m_unknown.result();
    if (Problem problem = checkHouseRules())
        return *problem;
    if (Problem problem = completeBattle(m_battle, std::move(m_stacks)))
        return *problem;
    if (Problem problem = checkPlans())
        return *problem;
    if (Problem problem = readLast())
        return *problem;
    if (Problem problem = checkSystemMembers())
        return *problem;
    if (Problem problem = checkScenario(m_battle))
        return *problem;
    if (Problem problem = completePlay(m_battle, std::move(m_play), m_sealed ? &m_sealed->plans : nullptr))
        return *problem;
    if (Problem problem = takeSealedJournal())
        return *problem;
    return std::move(m_loaded);
}

} // namespace

std::variant<LoadedBattle, LoadError> loadBattle(const QByteArray& bytes) {
    BattleSink sink;
    if (Problem problem = scanJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, sink))
        return *problem;
    return sink.finish();
}

} // namespace sf::document
