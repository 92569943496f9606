// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/state/dungeon_controller.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/lists.h"
#include "ui/forms/removal_question.h"
#include "ui/widgets/window_request.h"

#include <set>

namespace sf::ui {

using document::EncounterDocument;
using encounter::Action;

namespace {

QString missingDice(const dice::Exhausted& exhausted) {
    if (exhausted.isMissing)
        return DungeonController::tr("Type one more die with %n side(s).", nullptr, exhausted.sides);
    return DungeonController::tr("Die %1 is %2, but it has only %n side(s).", nullptr, exhausted.sides)
        .arg(exhausted.position + 1)
        .arg(exhausted.found);
}

} // namespace

DungeonController::DungeonController(EncounterDocument& document, const PageContext& context, QObject* parent)
    : QObject(parent), m_document(document), m_context(context) {
    connect(&document, &EncounterDocument::changed, this, &DungeonController::follow);
}

void DungeonController::setFloor(std::optional<int> floor) {
    if (floor == m_floor)
        return;
    m_floor = floor;
    Q_EMIT floorChanged();
}

int DungeonController::workingFloor() const {
    if (m_floor)
        return *m_floor;
    const encounter::Person* person = dungeon().person(m_attacker);
    return person ? person->level : 1;
}

std::vector<int> DungeonController::floors() const {
    std::set<int> levels;
    for (const auto& person : dungeon().people)
        levels.insert(person->level);
    for (const auto& encounter : dungeon().encounters)
        levels.insert(encounter->level);
    for (const auto& [level, items] : dungeon().loot)
        levels.insert(level);
    for (const auto& post : dungeon().posts)
        levels.insert(post->level);
    return {levels.begin(), levels.end()};
}

void DungeonController::setAttacker(const std::string& person) {
    if (person == m_attacker)
        return;
    m_attacker = person;
    Q_EMIT choiceChanged();
}

void DungeonController::setTarget(const std::string& being) {
    if (being == m_target)
        return;
    m_target = being;
    Q_EMIT choiceChanged();
}

QString DungeonController::nameOf(const std::string& being) const {
    if (const encounter::Person* person = dungeon().person(being))
        return text::displayName(person->name);
    const auto place = dungeon().placeOf(being);
    return text::displayName(place ? dungeon().monster(*place).name : being);
}

bool DungeonController::perform(const Action& action, const std::optional<std::vector<int>>& typed) {
    const auto problem = tryTo(action, typed);
    if (problem)
        say(problem->in(tr("Not allowed: %1")));
    return !problem;
}

bool DungeonController::performAll(const std::vector<Action>& actions, const QString& text) {
    encounter::Dungeon after = dungeon();
    for (const Action& action : actions) {
        dice::Script none({});
        const auto outcome = encounter::apply(after, action, none);
        if (const auto* refusal = std::get_if<encounter::Refusal>(&outcome)) {
            say(text::caption(*refusal).in(tr("Not allowed: %1")));
            return false;
        }
        encounter::carryOut(after, std::get<encounter::Applied>(outcome).changes);
    }
    m_document.performAsOneStep(text, [&] {
        for (const Action& action : actions)
            m_document.perform(action);
    });
    say(tr("Done: %1").arg(text));
    return true;
}

bool DungeonController::remove(const Action& action, QWidget& parent) {
    return mayRemove(text::action(action, dungeon()), m_document.removals(action), parent) && perform(action);
}

std::optional<text::Caption> DungeonController::tryTo(const Action& action,
                                                      const std::optional<std::vector<int>>& typed) {
    const auto outcome = m_document.perform(action, typed);
    if (outcome.dice)
        return text::Caption{missingDice(*outcome.dice), encounterRule(9)};
    if (outcome.refusal)
        return outcome.refusal->reason == encounter::Reason::NothingToChange
                   ? std::nullopt
                   : std::optional(text::caption(*outcome.refusal));
    announceEvents(outcome.events);
    return std::nullopt;
}

std::optional<text::Caption> DungeonController::check(const Action& action) const {
    const auto refusal = encounter::check(dungeon(), action);
    if (refusal && refusal->reason != encounter::Reason::NothingToChange)
        return text::caption(*refusal);
    return std::nullopt;
}

void DungeonController::say(const text::Caption& caption) {
    showMessage(*this, caption);
}

void DungeonController::announceEvents(const std::vector<encounter::Event>& events) {
    constexpr std::size_t mostSentences = 12;
    QStringList sentences;
    for (std::size_t i = 0; i < events.size() && i < mostSentences; ++i)
        sentences << text::event(events[i]);
    if (events.size() > mostSentences)
        sentences << tr("and more, see the log");
    if (!sentences.isEmpty())
        say(text::sentencesOf(sentences));
}

void DungeonController::follow(const encounter::Changes& changes, bool undone) {
    Q_EMIT changed(changes, undone);
    if (!m_attacker.empty() && !dungeon().person(m_attacker))
        m_attacker.clear();
    if (!m_target.empty() && !dungeon().hasBeing(m_target))
        m_target.clear();
    Q_EMIT choiceChanged();
}

} // namespace sf::ui

#include "moc_dungeon_controller.cpp"
