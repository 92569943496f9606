// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/event_json.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/play/sealed.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/removal_text.h"

#include <QMetaMethod>

#include <algorithm>
#include <charconv>

namespace sf::document {
namespace {

/// The number in "u12" for the prefix 'u'; 0 for an id of another form.
std::uint64_t numberIn(const std::string& id, char prefix) {
    std::uint64_t number = 0;
    if (id.size() < 2 || id.size() > 18 || id.front() != prefix)
        return 0;
    const char* end = id.data() + id.size();
    const auto [rest, error] = std::from_chars(id.data() + 1, end, number);
    return error == std::errc() && rest == end ? number : 0;
}

template<class Pieces, class IdOf>
std::uint64_t largestNumber(const Pieces& pieces, char prefix, IdOf idOf) {
    std::uint64_t largest = 0;
    for (const auto& piece : pieces)
        largest = std::max(largest, numberIn(idOf(piece).text, prefix));
    return largest;
}

std::string numbered(char prefix, std::uint64_t number) {
    return prefix + std::to_string(number);
}

bool renames(const battle::Changes& changes) {
    return std::ranges::any_of(changes, [](const battle::Change& change) {
        return std::holds_alternative<battle::TitleChange>(change);
    });
}

bool beginsPlay(const battle::Battle& battle, const battle::Changes& changes) {
    return !battle.play && std::ranges::any_of(changes, [](const battle::Change& change) {
        const auto* progress = std::get_if<battle::ProgressChange>(&change);
        return progress && progress->after->play;
    });
}

} // namespace

BattleDocument::BattleDocument(battle::Battle battle, QObject* parent)
    : BattleDocument(std::move(battle), Journal{}, {}, parent) {}

BattleDocument::BattleDocument(battle::Battle battle, Journal journal, std::optional<std::size_t> openEntries,
                               QObject* parent)
    : Document(std::move(journal), parent)
    , m_battle(std::move(battle))
    , m_opened(m_battle)
    , m_openedAfter(this->journal().size())
    , m_openEntries(openEntries) {
    if (battle::isSealed(m_battle))
        m_sealedPhase = {m_battle.play->phase, battle::roundNumber(m_battle)};
    noteSeal(false);
    this->journal().forEach([this](std::string_view line) {
        m_log.restore(line);
        m_boards.restore(line);
    });
    for (const LogLine& line : m_log.lines())
        rememberMerged(line.event);
}

/// A journal has the names of stacks that have merged, but not the stacks.
void BattleDocument::rememberMerged(const battle::Event& event) {
    if (event.kind != battle::events::merges || event.name.empty())
        return;
    battle::Stack stack;
    stack.id = event.stack;
    stack.name = event.name;
    if (const battle::StackPointer into = m_battle.stacks.find(event.target))
        stack.side = into->side;
    m_gone.insert_or_assign(stack.id, std::make_shared<const battle::Stack>(stack));
}

const battle::Battle& BattleDocument::remembered() const {
    if (m_gone.empty())
        return m_battle;
    if (!m_remembered) {
        m_remembered = m_battle;
        for (const auto& [id, stack] : m_gone)
            if (!m_battle.stacks.find(id))
                m_remembered->stacks.insert(m_remembered->stacks.size(), stack);
    }
    return *m_remembered;
}

QString BattleDocument::title() const {
    return QString::fromStdString(m_battle.title);
}

QByteArray BattleDocument::serialised() const {
    return battleJson(m_battle, journal(), m_openEntries);
}

std::function<QByteArray()> BattleDocument::frozen() const {
    return [battle = m_battle, journal = journal(), open = m_openEntries] {
        return battleJson(battle, journal, open);
    };
}

battle::Battle BattleDocument::seenBy(std::optional<int> side) const {
    return battle::asSeenBy(m_battle, side, system(m_battle.rules));
}

battle::Refusal BattleDocument::notYourTurn() const {
    const std::optional<int> side = battle::sideToAct(m_battle);
    return {
        battle::Reason::NotYourTurn, battleRule(4), {}, side ? std::vector<int>{*side} : std::vector<int>()};
}

bool BattleDocument::isPlayersAct() const {
    return m_battle.play && m_battle.play->isRefereed && (m_replayed ? m_replayed->isPlayers : isActing());
}

battle::Battle BattleDocument::battleToAct() const {
    return isPlayersAct() ? battle::withoutReferee(m_battle) : m_battle;
}

bool BattleDocument::isSecret() const {
    return battle::isSealed(m_battle) && (!battle::isFree(m_battle) || isPlayersAct());
}

battle::Outcome BattleDocument::outcomeOf(const battle::Battle& battle, const battle::Action& action,
                                          battle::EventSink* sink) const {
    if (!isPlayersAct())
        return battle::apply(battle, action, system(battle.rules), sink);
    std::optional<battle::RefereeSink> refereed;
    if (sink)
        sink = &refereed.emplace(*sink);
    battle::Outcome outcome =
        battle::apply(battle::withoutReferee(battle), action, system(battle.rules), sink);
    if (auto* changes = std::get_if<battle::Changes>(&outcome))
        battle::keepReferee(*changes);
    return outcome;
}

battle::Outcome BattleDocument::check(const battle::Action& action) const {
    return isLocked() ? notYourTurn() : outcomeOf(m_battle, action, nullptr);
}

BattleDocument::EditOutcome BattleDocument::perform(const battle::Action& action) {
    if (m_planner && m_planner({action}, nullptr))
        return {};
    battle::Recording course = newRecording();
    battle::Outcome outcome = outcomeOf({action}, &course);
    if (auto* refusal = std::get_if<battle::Refusal>(&outcome))
        return {{}, std::move(*refusal), {}};
    auto& changes = std::get<battle::Changes>(outcome);
    const bool wasSealed = battle::isSealed(m_battle);
    const std::optional<int> acting = battle::sideToAct(m_battle);
    const QString text = text::action(action, battleToAct());
    if (differsFromJournal(course.events))
        return {{}, battle::Refusal{}, {}};
    const std::string members = actionMembers(action);
    const QStringList gone = removals({action}, changes);
    push(std::move(changes), course, {action}, members, members, text, gone);
    noteHandOver(wasSealed && acting != battle::sideToAct(m_battle));
    return {std::move(course.events), {}, {}};
}

void BattleDocument::noteHandOver(bool hasHandedOver) {
    m_handOvers.erase(m_handOvers.lower_bound(stepsDone()), m_handOvers.end());
    if (hasHandedOver)
        m_handOvers.insert(stepsDone());
}

text::Caption BattleDocument::goToRefusal(int done) const {
    const auto passed = m_handOvers.upper_bound(done);
    if (passed != m_handOvers.end() && *passed <= stepsDone())
        return {tr("Can't undo: these orders are sealed"), battleRule(4)};
    return Document::goToRefusal(done);
}

/// Until a sealed phase ends, its entries are nobody else's business. Deployment and the first orders follow
/// each other without a gap, and so do the orders of two rounds if one action plays the first of these.
void BattleDocument::noteSeal(bool undone) {
    if (!battle::isSealed(m_battle)) {
        if (!undone)
            m_openEntries.reset();
        return;
    }
    const std::pair phase(m_battle.play->phase, battle::roundNumber(m_battle));
    const bool isAnother = std::exchange(m_sealedPhase, phase) != phase;
    if (!m_openEntries || (isAnother && !undone))
        m_openEntries = journal().size();
}

QStringList BattleDocument::removals(const std::vector<battle::Action>& actions) const {
    const battle::Outcome outcome = check(actions);
    const auto* changes = std::get_if<battle::Changes>(&outcome);
    return changes ? removals(actions, *changes) : QStringList();
}

QStringList BattleDocument::removals(const std::vector<battle::Action>& actions,
                                     const battle::Changes& changes) const {
    if (isSecret())
        return {};
    battle::Battle after = m_battle;
    battle::redo(after, changes);
    return text::removals(battle::removalsOf(m_battle, actions, after), m_battle);
}

battle::Outcome BattleDocument::check(const std::vector<battle::Action>& actions) const {
    return outcomeOf(actions, nullptr);
}

battle::Outcome BattleDocument::outcomeOf(const std::vector<battle::Action>& actions,
                                          battle::EventSink* sink) const {
    if (isLocked())
        return notYourTurn();
    if (actions.size() == 1) // a drag asks for each hex; no need to copy the battle
        return outcomeOf(m_battle, actions.front(), sink);
    battle::Battle ahead = m_battle;
    battle::Changes all;
    for (const battle::Action& action : actions) {
        battle::Outcome outcome = outcomeOf(ahead, action, sink);
        if (std::holds_alternative<battle::Refusal>(outcome))
            return outcome;
        auto& changes = std::get<battle::Changes>(outcome);
        battle::redo(ahead, changes);
        auto from = changes.begin();
        if (!all.empty() && !changes.empty())
            if (auto* kinds = std::get_if<battle::KindsChange>(&all.back()))
                if (auto* more = std::get_if<battle::KindsChange>(&changes.front())) {
                    kinds->after = std::move(more->after); // so that a step keeps each list of kinds once
                    ++from;
                }
        std::move(from, changes.end(), std::back_inserter(all));
    }
    return all;
}

BattleDocument::EditOutcome BattleDocument::perform(const std::vector<battle::Action>& actions,
                                                    const QString& text) {
    if (m_planner && m_planner(actions, nullptr))
        return {};
    battle::Recording course = newRecording();
    battle::Outcome outcome = outcomeOf(actions, &course);
    if (auto* refusal = std::get_if<battle::Refusal>(&outcome))
        return {{}, std::move(*refusal), {}};
    auto& changes = std::get<battle::Changes>(outcome);
    if (changes.empty())
        return {{}, battle::Refusal{}, {}};
    if (differsFromJournal(course.events))
        return {{}, battle::Refusal{}, {}};
    const QStringList gone = removals(actions, changes);
    // The text may be translated, so the dice don't depend on it.
    push(std::move(changes), course, actions, severalMembers(actions, {}),
         severalMembers(actions, text.toStdString()),
         isSecret() ? text::action(actions.front(), battleToAct()) : text, gone);
    return {std::move(course.events), {}, {}};
}

/// The dice that follow are keyed by `key`; the journal gets `members`.
void BattleDocument::push(battle::Changes changes, battle::Recording& course,
                          const std::vector<battle::Action>& actions, const std::string& key,
                          const std::string& members, const QString& text, const QStringList& removals) {
    std::shared_ptr<const Effects> effects;
    const int round = battle::roundNumber(m_battle);
    std::string line = members;
    if (isPlayersAct())
        JsonWriter(line).resume().member("player", true);
    if (beginsPlay(m_battle, changes))
        m_boards.keep(journal().next(), battleJson(m_battle).toStdString(), line);
    if (!course.events.empty()) {
        JsonWriter json(line);
        json.resume().member("eventsRound", round); // an edit can have a member "round"
        writeEvents(json, course.events);
    }
    if (keepsHistory() || !course.events.empty())
        effects = std::make_shared<const Effects>(
            Effects{diceKey(), keepsHistory() ? diceKey().after(key) : diceKey(), course.events});
    const std::uint32_t entry = journal().next();
    const QString shown = text::displayText(text); // may come from a file
    pushStep(std::move(changes), std::move(effects), line, text::stepText(shown, removals), false);
    addToLog(entry, round, course, false, actions);
    if (!removals.isEmpty())
        Q_EMIT removed(removals);
}

void BattleDocument::pushStep(battle::Changes changes, std::shared_ptr<const Effects> effects,
                              std::string_view members, const QString& text, bool hasDice) {
    Document::push(members, text, hasDice,
                   [this, entry = journal().next(), kept = CompactChanges(std::move(changes)),
                    effects = std::move(effects)](bool undone) {
                       carryOut(kept.inFull(m_battle, undone), effects.get(), undone);
                       m_boards.setInEffect(entry, !undone);
                       // An entry done for the first time is not in the log yet.
                       if (undone ? m_log.undo(entry) : m_log.redo(entry))
                           Q_EMIT logChanged();
                   });
}

/// Records the battles only if somebody wants them.
battle::Recording BattleDocument::newRecording() const {
    static const QMetaMethod signal = QMetaMethod::fromSignal(&BattleDocument::happened);
    return isSignalConnected(signal) ? battle::Recording(m_battle) : battle::Recording();
}

/// What has changed since its last event belongs to that.
void BattleDocument::addToLog(std::uint32_t entry, int round, battle::Recording& course, bool typed,
                              const std::vector<battle::Action>& actions) {
    if (course.events.empty())
        return;
    m_log.add(entry, round, course.events, typed, actions);
    if (course.moments)
        course.moments->amend(m_battle);
    Q_EMIT happened(course, std::span(m_log.lines()).last(course.events.size()));
    Q_EMIT logChanged();
}

void BattleDocument::carryOut(const battle::Changes& changes, const Effects* effects, bool undone) {
    static const std::vector<battle::Event> noEvents;
    if (effects) {
        const DiceKey& key = undone ? effects->before : effects->after;
        m_battle.seed = key.seed;
        m_battle.history = key.history;
    }
    if (undone)
        battle::undo(m_battle, changes);
    else
        battle::redo(m_battle, changes);
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change))
            if (const auto& gone = undone ? stack->after : stack->before;
                gone && !m_battle.stacks.find(gone->id))
                m_gone.insert_or_assign(gone->id, gone);
    m_remembered.reset();
    noteSeal(undone);
    Q_EMIT changed(changes, undone, effects ? effects->events : noEvents);
    if (renames(changes))
        Q_EMIT titleChanged();
}

std::vector<battle::UnitId> BattleDocument::freshUnitIds(int count) const {
    std::uint64_t number = 0;
    for (const battle::StackPointer& stack : m_battle.stacks)
        number = std::max(
            number, largestNumber(*stack->units, 'u', [](const battle::Unit& unit) { return unit.id; }));
    std::vector<battle::UnitId> ids;
    ids.reserve(static_cast<std::size_t>(std::max(0, count)));
    for (int i = 0; i < count; ++i)
        ids.emplace_back(numbered('u', ++number));
    return ids;
}

battle::UnitId BattleDocument::freshUnitId() const {
    return freshUnitIds(1).front();
}

battle::StackId BattleDocument::freshStackId() const {
    std::uint64_t number =
        largestNumber(m_battle.stacks, 's', [](const auto& stack) { return stack->id; }) + 1;
    // Sides that act in secret must not choose the same ids.
    if (const auto side = battle::isSealed(m_battle) ? battle::sideToAct(m_battle) : std::nullopt) {
        const std::uint64_t sides = m_battle.sides.size();
        number += (static_cast<std::uint64_t>(*side) + sides - number % sides) % sides;
    }
    return battle::StackId(numbered('s', number));
}

battle::StructureId BattleDocument::freshStructureId() const {
    const auto& structures = m_battle.map->structures();
    return battle::StructureId(numbered(
        't', largestNumber(structures, 't', [](const auto& structure) { return structure.id; }) + 1));
}

} // namespace sf::document

#include "moc_battle_document.cpp"
