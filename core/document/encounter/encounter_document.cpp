// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/encounter_document.h"

#include "core/text/encounter_text.h"
#include "core/text/removal_text.h"

#include <algorithm>

namespace sf::document {
namespace {

std::string withDice(std::string members, const std::vector<dice::Die>& dice, bool typed) {
    if (dice.empty())
        return members;
    members += ",\"dice\":[";
    for (std::size_t i = 0; i < dice.size(); ++i)
        members += (i == 0 ? "" : ",") + std::to_string(dice[i].value);
    return members + (typed ? "],\"typed\":true" : "]");
}

} // namespace

EncounterDocument::EncounterDocument(encounter::Dungeon dungeon, QObject* parent)
    : EncounterDocument(std::move(dungeon), Journal{}, parent) {}

EncounterDocument::EncounterDocument(encounter::Dungeon dungeon, Journal journal, QObject* parent)
    : Document(std::move(journal), parent)
    , m_dungeon(std::move(dungeon))
    , m_openedAfter(this->journal().size()) {
    if (m_dungeon.seed.empty())
        m_dungeon.seed = freshSeed().toStdString();
    m_opened = m_dungeon;
    this->journal().forEach([this](std::string_view line) { m_boards.restore(line); });
}

QString EncounterDocument::title() const {
    return QString::fromStdString(m_dungeon.title);
}

QByteArray EncounterDocument::serialised() const {
    return dungeonJson(m_dungeon, journal());
}

std::function<QByteArray()> EncounterDocument::frozen() const {
    return [dungeon = m_dungeon, journal = journal()] { return dungeonJson(dungeon, journal); };
}

DiceKey EncounterDocument::keyOf(const std::string& members) const {
    return DiceKey{m_dungeon.seed, m_dungeon.history}.after(members);
}

QStringList EncounterDocument::removals(const encounter::Action& action) const {
    dice::Script none({});
    const encounter::Outcome outcome = encounter::apply(m_dungeon, action, none);
    const auto* applied = std::get_if<encounter::Applied>(&outcome);
    if (!applied)
        return {};
    encounter::Dungeon after = m_dungeon;
    encounter::carryOut(after, applied->changes);
    return text::removals(encounter::removalsOf(m_dungeon, action, after));
}

EncounterDocument::DungeonOutcome EncounterDocument::perform(const encounter::Action& action,
                                                             const std::optional<std::vector<int>>& typed) {
    const std::string members = actionMembers(action);
    if (typed) {
        dice::Script script(*typed);
        return performWith(action, members, script, true);
    }
    SeededDice seeded = keyOf(members).dice();
    return performWith(action, members, seeded, false);
}

EncounterDocument::DungeonOutcome EncounterDocument::performWith(const encounter::Action& action,
                                                                 const std::string& members,
                                                                 dice::Source& source, bool typed) {
    dice::Recorder recorder(source);
    encounter::Outcome outcome = encounter::apply(m_dungeon, action, recorder);
    if (const auto exhausted = source.exhausted())
        return {{}, {}, *exhausted};
    if (const auto* refusal = std::get_if<encounter::Refusal>(&outcome))
        return {{}, *refusal, {}};
    auto& [changes, events, changesMade, announcement] = std::get<encounter::Applied>(outcome);
    if (changes.empty())
        return {};
    encounter::Dungeon after = m_dungeon;
    encounter::carryOut(after, changes);
    const QStringList gone = text::removals(encounter::removalsOf(m_dungeon, action, after));
    changes.push_back(encounter::HistoryChange{m_dungeon.history, keyOf(members).history});
    const bool usedTyped = typed && !recorder.thrown().empty();
    const bool hasDice = std::ranges::any_of(events, [](const auto& event) { return !event.dice.empty(); });
    auto step = std::make_shared<const Step>(
        Step{std::move(events), std::move(changesMade), std::move(announcement), usedTyped});
    const std::uint32_t entry = journal().next();
    std::string line = withDice(members, recorder.thrown(), usedTyped);
    const bool isPlay = hasDice || std::holds_alternative<encounter::PassHours>(action);
    if (isPlay && !m_boards.isAny()) // a film can begin there
        m_boards.keep(entry, dungeonJson(m_dungeon).toStdString(), line);
    push(line, text::stepText(text::action(action, m_dungeon), gone), hasDice,
         [this, entry, all = std::move(changes), step](bool undone) {
             carryOut(all, step, undone);
             m_boards.setInEffect(entry, !undone);
         });
    return {step->events, {}, {}};
}

void EncounterDocument::carryOut(const encounter::Changes& changes, const std::shared_ptr<const Step>& step,
                                 bool undone) {
    if (undone) {
        encounter::undo(m_dungeon, changes);
        m_log.pop_back();
    } else {
        encounter::carryOut(m_dungeon, changes);
        m_log.push_back(step);
    }
    Q_EMIT changed(changes, undone, step->events);
    for (const encounter::Change& change : changes)
        if (std::holds_alternative<encounter::TitleChange>(change))
            Q_EMIT titleChanged();
}

bool EncounterDocument::replayAction(std::string_view word, const JsonTape& line) {
    const std::optional<DungeonEntry> entry = dungeonEntry(word, line);
    if (!entry)
        return false;
    // Dice that were thrown are not thrown again.
    dice::Script script(entry->dice);
    return performWith(entry->action, actionMembers(entry->action), script, entry->typed).isDone();
}

} // namespace sf::document

#include "moc_encounter_document.cpp"
