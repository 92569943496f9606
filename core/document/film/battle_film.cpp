// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/battle_film.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
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

std::vector<Event> eventsIn(const std::vector<LogLine>& lines) {
    std::vector<Event> events;
    events.reserve(lines.size());
    for (const LogLine& line : lines)
        events.push_back(line.event);
    return events;
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
    : m_viewer(viewer), m_isTooLarge(begin.stacks.size() > limits::filmedStacks), m_moments(begin) {
    if (m_isTooLarge)
        addNote(QCoreApplication::translate("sf::document",
                                            "This battle has %1 stacks. Playback shows battles of up to %2.")
                    .arg(text::figure(static_cast<qint64>(begin.stacks.size())),
                         text::figure(limits::filmedStacks)));
}

void BattleFilm::add(const battle::Moments& moments, std::vector<LogLine> lines) {
    const Battle after = moments.at(moments.count());
    if (m_isTooLarge)
        return goOnWith(after);
    const std::vector<Scene> scenes = battle::scenesOf(eventsIn(lines));
    const int first = addStep(scenes);
    addChapters(first, scenes, lines, after);
    const std::uint32_t entry = lines.front().entry;
    m_steps.push_back({entry, std::move(lines), m_events, m_moments.count(), {}});
    m_events += static_cast<int>(m_steps.back().lines.size());
    m_moments.append(moments);
}

void BattleFilm::goOnWith(const Battle& battle) {
    m_moments.amend(battle);
}

void BattleFilm::addChapters(int first, const std::vector<Scene>& scenes, const std::vector<LogLine>& lines,
                             const Battle& after) {
    for (const Scene& scene : scenes) {
        const auto end = lines.begin() + static_cast<std::ptrdiff_t>(scene.last);
        const auto begins = std::find_if(lines.begin() + static_cast<std::ptrdiff_t>(scene.first), end,
                                         [](const LogLine& line) {
                                             return line.event.kind == battle::events::roundBegins ||
                                                    line.event.kind == battle::events::turnBegins;
                                         });
        if (begins != end)
            addChapter(first, text::event(begins->event, after));
        ++first;
    }
}

void BattleFilm::skipTo(const Battle& battle, const QString& why) {
    addNote(why);
    if (m_isTooLarge)
        return goOnWith(battle);
    const std::uint32_t entry = m_steps.empty() ? 0 : m_steps.back().entry;
    addStep({Scene{0, 0, 0, SceneKind::Gap, 0}});
    m_steps.push_back({entry, {}, m_events, m_moments.count(), why});
    m_moments.add(battle);
}

std::size_t BattleFilm::momentAfter(int scene) const {
    const Step& step = m_steps[stepOf(scene)];
    return step.firstMoment + (step.gap.isEmpty() ? scenePart(scene).last : 1);
}

bool BattleFilm::isUnderWay(std::size_t moment) const {
    while (moment < m_moments.count() && battle::isSealed(m_moments.at(moment)))
        ++moment;
    return battle::isSealed(m_moments.at(moment));
}

Battle BattleFilm::seenAt(std::size_t moment) const {
    Battle seen = m_moments.at(moment);
    if (battle::isSealed(seen))
        seen = battle::asSeenBy(seen, m_viewer && isUnderWay(moment) ? std::nullopt : m_viewer,
                                system(seen.rules));
    seen.seed.clear();
    seen.history.clear();
    return seen;
}

Battle BattleFilm::state(int scenes) const {
    return seenAt(scenes == 0 ? 0 : momentAfter(scenes - 1));
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
    if (events >= m_events)
        return seenAt(m_moments.count());
    const Step& step = m_steps[stepOf(scenesIn(events))]; // of the next event
    return seenAt(step.firstMoment + static_cast<std::size_t>(events - step.firstEvent));
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
    const Battle after = state(scene + 1);
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

} // namespace sf::document
