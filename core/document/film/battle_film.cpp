// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/battle_film.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/scene.h"
#include "core/rules/limits.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Event;
using battle::EventKind;

/// Steps between two battles that are kept whole.
constexpr std::size_t snapshotDistance = 64;

std::vector<Event> eventsIn(const std::vector<LogLine>& lines) {
    std::vector<Event> events;
    events.reserve(lines.size());
    for (const LogLine& line : lines)
        events.push_back(line.event);
    return events;
}

/// Adds the changes. Of several changes to the battle's progress in a row, such as one order after another,
/// only the last counts.
void append(battle::Changes& changes, const battle::Changes& more) {
    for (const battle::Change& change : more) {
        auto* last = changes.empty() ? nullptr : std::get_if<battle::ProgressChange>(&changes.back());
        const auto* next = std::get_if<battle::ProgressChange>(&change);
        if (last && next)
            last->after = next->after;
        else
            changes.push_back(change);
    }
}

/// A scene's events between the battles before and after them.
class BattleSceneMaker {
public:
    BattleSceneMaker(const Battle& before, const Battle& after, std::span<const LogLine> lines,
                     std::size_t main)
        : m_before(before), m_after(after), m_lines(lines), m_main(lines[main]) {}

    BattleScene made(SceneKind kind) const {
        BattleScene scene;
        scene.kind = kind;
        scene.caption = caption();
        const Event& event = m_main.event;
        scene.actor = actorOf(event.stack);
        scene.target = actorOf(event.target);
        for (const battle::StackId& id : event.others)
            if (auto other = actorOf(id))
                scene.others.push_back(*std::move(other));
        scene.edge = event.edge;
        scene.conflict = event.conflict;
        scene.round = m_main.round;
        addPlaces(scene);
        for (const LogLine& line : m_lines) {
            addLoss(scene, line.event);
            scene.events.push_back(line.event);
        }
        return scene;
    }

private:
    /// Stacks that an edit removes have their names before it only.
    text::Caption captionOf(const LogLine& line) const {
        return document::captionOf(line, line.edit ? m_before : m_after);
    }

    text::Caption caption() const {
        text::Caption caption = captionOf(m_main);
        for (const LogLine& line : m_lines)
            if (&line != &m_main)
                caption.others.push_back(captionOf(line));
        return caption;
    }

    std::optional<BattleScene::Actor> actorOf(const battle::StackId& id) const {
        battle::StackPointer stack = m_after.stacks.find(id);
        if (!stack)
            stack = m_before.stacks.find(id);
        if (!stack)
            return std::nullopt;
        return BattleScene::Actor{id, text::stackName(*stack), stack->side};
    }

    void addPlaces(BattleScene& scene) const {
        const Event& event = m_main.event;
        const battle::StackPointer before = m_before.stacks.find(event.stack);
        const battle::StackPointer after = m_after.stacks.find(event.stack);
        const battle::System& rules = system(m_before.rules);
        if (before && before->isOnMap()) {
            scene.from = before->hex;
            scene.facingBefore = rules.facing(*before);
        }
        if (after && after->isOnMap()) {
            scene.to = after->hex;
            scene.facingAfter = rules.facing(*after);
        } else if (before && !after) { // it merged
            scene.to = event.hex;
            scene.facingAfter = event.facing;
        }
        if (scene.to && scene.from != scene.to)
            scene.path = event.path.empty() ? std::vector{*scene.to} : event.path;
    }

    const battle::Unit* unitIn(const Battle& battle, const Event& event) const {
        const battle::StackPointer stack = battle.stacks.find(event.stack);
        return stack ? stack->find(event.unit) : nullptr; // the battle keeps the stack
    }

    void addLoss(BattleScene& scene, const Event& event) const {
        const bool isKnown =
            std::ranges::find(scene.losses, event.unit, &BattleScene::Loss::unit) != scene.losses.end();
        const battle::Unit* before = unitIn(m_before, event);
        const battle::Unit* after = unitIn(m_after, event);
        if (battle::isLoss(event.kind) && !isKnown && before && after)
            scene.losses.push_back({event.stack, event.unit, text::unitName(*before), before->hitsLeft,
                                    std::max(0, after->hitsLeft)});
    }

    const Battle& m_before;
    const Battle& m_after;
    std::span<const LogLine> m_lines;
    const LogLine& m_main;
};

} // namespace

BattleFilm::BattleFilm(const Battle& begin, std::optional<int> viewer)
    : m_viewer(viewer), m_isTooLarge(begin.stacks.size() > limits::filmedStacks), m_last(begin) {
    m_last.seed.clear();
    m_last.history.clear();
    m_snapshots.emplace(0, m_last);
    if (m_isTooLarge)
        addNote(QCoreApplication::translate("sf::document",
                                            "This battle has %1 stacks. Playback shows battles of up to %2.")
                    .arg(text::figure(static_cast<qint64>(begin.stacks.size())),
                         text::figure(limits::filmedStacks)));
}

/// Changes the battle after the last scene.
void BattleFilm::change(const battle::Changes& changes) {
    battle::redo(m_last, changes);
    m_state.reset();
    m_shown.reset();
    const auto kept = m_snapshots.find(m_steps.size());
    if (kept != m_snapshots.end())
        kept->second = m_last;
    if (!m_steps.empty() && m_steps.back().gap.isEmpty())
        append(m_steps.back().changes, changes);
}

void BattleFilm::add(const battle::Changes& changes, std::vector<LogLine> lines) {
    if (lines.empty() || m_isTooLarge)
        return change(changes);
    const std::vector<Scene> scenes = battle::scenesOf(eventsIn(lines), system(m_last.rules));
    const std::uint32_t entry = lines.front().entry;
    const int first = addStep(scenes);
    m_steps.push_back({entry, {}, std::move(lines), m_events, {}});
    m_events += static_cast<int>(m_steps.back().lines.size());
    change(changes);
    addChapters(first, scenes, m_steps.back().lines);
    if (m_steps.size() % snapshotDistance == 0)
        m_snapshots.insert_or_assign(m_steps.size(), m_last);
}

void BattleFilm::addChapters(int first, const std::vector<Scene>& scenes, const std::vector<LogLine>& lines) {
    for (const Scene& scene : scenes) {
        const auto end = lines.begin() + static_cast<std::ptrdiff_t>(scene.last);
        const auto begins = std::find_if(
            lines.begin() + static_cast<std::ptrdiff_t>(scene.first), end, [](const LogLine& line) {
                return line.event.kind == EventKind::RoundBegins || line.event.kind == EventKind::TurnBegins;
            });
        if (begins != end)
            addChapter(first, text::event(begins->event, m_last));
        ++first;
    }
}

void BattleFilm::skipTo(const Battle& battle, const QString& why) {
    const std::uint32_t entry = m_steps.empty() ? 0 : m_steps.back().entry;
    m_last = battle;
    m_last.seed.clear();
    m_last.history.clear();
    m_state.reset();
    m_shown.reset();
    addNote(why);
    if (!m_isTooLarge) {
        addStep({Scene{0, 0, 0, SceneKind::Gap, 0}});
        m_steps.push_back({entry, {}, {}, m_events, why});
    }
    m_snapshots.insert_or_assign(m_steps.size(), m_last);
}

Battle BattleFilm::seen(const Battle& battle) const {
    return battle::asSeenBy(battle, m_viewer, system(battle.rules));
}

const Battle& BattleFilm::afterSteps(std::size_t steps) const {
    const auto kept = std::prev(m_snapshots.upper_bound(steps));
    if (!m_state || m_state->steps > steps || m_state->steps < kept->first)
        m_state = State{kept->first, kept->second};
    for (; m_state->steps < steps; ++m_state->steps)
        battle::redo(m_state->battle, m_steps[m_state->steps].changes);
    return m_state->battle;
}

const Battle& BattleFilm::state(int scenes) const {
    if (m_shown && m_shown->scenes == scenes)
        return m_shown->battle;
    const std::size_t step = scenes == 0 ? 0 : stepOf(scenes - 1);
    const int first = firstScene(step);
    const bool isBetweenSteps = scenes == 0 || scenes == firstScene(step + 1);
    if (isBetweenSteps) {
        m_shown = Shown{scenes, seen(afterSteps(scenes == 0 ? 0 : step + 1))};
        return m_shown->battle;
    }
    const Battle& end = afterSteps(step + 1);
    if (!m_shown || m_shown->scenes < first || m_shown->scenes > scenes) {
        Battle begin = end;
        battle::undo(begin, m_steps[step].changes);
        m_shown = Shown{first, seen(begin)};
    }
    const Battle whole = seen(end);
    for (; m_shown->scenes < scenes; ++m_shown->scenes) {
        const Scene& part = scenePart(m_shown->scenes);
        for (std::size_t line = part.first; line < part.last; ++line)
            battle::follow(m_shown->battle, m_steps[step].lines[line].event, battle::systemOf(whole.rules),
                           &whole);
    }
    return m_shown->battle;
}

int BattleFilm::scenesIn(int events) const {
    if (events >= m_events)
        return count();
    const auto after = std::ranges::upper_bound(m_steps, events, {}, &Step::firstEvent);
    const auto step = std::prev(after); // of the next event
    int scene = firstScene(static_cast<std::size_t>(step - m_steps.begin()));
    while (static_cast<int>(scenePart(scene).last) <= events - step->firstEvent)
        ++scene;
    return scene;
}

Battle BattleFilm::stateAfterEvents(int events) const {
    const int scene = scenesIn(events);
    Battle battle = state(scene);
    if (scene == count())
        return battle;
    const Step& step = m_steps[stepOf(scene)];
    const Battle whole = seen(afterSteps(stepOf(scene) + 1));
    const auto done = static_cast<std::size_t>(std::max(0, events - step.firstEvent));
    for (std::size_t line = scenePart(scene).first; line < done; ++line)
        battle::follow(battle, step.lines[line].event, battle::systemOf(whole.rules), &whole);
    return battle;
}

BattleScene BattleFilm::scene(int scene) const {
    const Scene& part = scenePart(scene);
    const Step& step = m_steps[stepOf(scene)];
    if (!step.gap.isEmpty()) {
        BattleScene gap;
        gap.kind = SceneKind::Gap;
        gap.caption.sentence = step.gap;
        return gap;
    }
    const Battle before = state(scene);
    const Battle whole = seen(afterSteps(stepOf(scene) + 1));
    Battle after = before;
    for (const LogLine& line : lines(scene))
        battle::follow(after, line.event, battle::systemOf(whole.rules), &whole);
    return BattleSceneMaker(before, after, lines(scene), part.main - part.first).made(part.kind);
}

std::span<const LogLine> BattleFilm::lines(int scene) const {
    const Scene& part = scenePart(scene);
    return std::span(m_steps[stepOf(scene)].lines).subspan(part.first, part.last - part.first);
}

std::optional<int> BattleFilm::sceneOf(std::uint32_t entry, std::size_t event) const {
    auto step = std::ranges::lower_bound(m_steps, entry, {}, &Step::entry);
    while (step != m_steps.end() && step->entry == entry && step->lines.empty())
        ++step; // a gap has the entry before it
    if (step == m_steps.end() || step->entry != entry || event >= step->lines.size())
        return std::nullopt;
    int scene = firstScene(static_cast<std::size_t>(step - m_steps.begin()));
    while (scenePart(scene).last <= event)
        ++scene;
    return scene;
}

std::vector<LogLine> logLines(const std::vector<Event>& events, int round) {
    std::vector<LogLine> lines;
    lines.reserve(events.size());
    for (const Event& event : events)
        lines.push_back({LogLine::Kind::Event, 0, round, event, {}, false, false});
    return lines;
}

BattleFilm filmOfStep(const Battle& battle, const battle::Changes& changes, std::vector<LogLine> lines,
                      std::optional<int> viewer) {
    Battle before = battle;
    battle::undo(before, changes);
    BattleFilm film(before, viewer);
    film.add(changes, std::move(lines));
    return film;
}

} // namespace sf::document
