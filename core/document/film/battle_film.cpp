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

QString chapterTitle(const Event& event, const Battle& battle) {
    return event.kind == battle::events::roundBegins
               ? QCoreApplication::translate("sf::document", "Round %1").arg(text::figure(event.amount))
               : QCoreApplication::translate("sf::document", "Turn of %1")
                     .arg(text::sideName(battle, event.side()));
}

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
    const std::size_t firstMoment = m_moments.count() - m_waiting.size();
    m_moments.append(moments);
    lines.insert(lines.begin(), m_waiting.begin(), m_waiting.end());
    m_waiting.clear();
    const std::vector<Scene> scenes = battle::scenesOf(eventsIn(lines), after.stacks);
    if (!scenes.empty()) {
        addChapters(addStep(scenes), scenes, lines, after);
        const std::uint32_t entry = lines.front().entry;
        m_steps.push_back({entry, {}, m_events, firstMoment, {}});
    } else if (m_steps.empty() || !m_steps.back().gap.isEmpty()) {
        m_waiting = std::move(lines);
        return;
    } else
        extendLast(lines.size());
    m_events += static_cast<int>(lines.size());
    std::ranges::move(lines, std::back_inserter(m_steps.back().lines));
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
            addChapter(first, chapterTitle(begins->event, after));
        ++first;
    }
}

void BattleFilm::skipTo(const Battle& battle, const QString& why) {
    addNote(why);
    if (m_isTooLarge)
        return goOnWith(battle);
    m_waiting.clear();
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
    if (scenes == count())
        return seenAt(m_moments.count());
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
    return battleScene(part.kind, lines(scene), part.main - part.first, before, after);
}

std::span<const LogLine> BattleFilm::lines(int scene) const {
    const Scene& part = scenePart(scene);
    return std::span(m_steps[stepOf(scene)].lines).subspan(part.first, part.last - part.first);
}

std::optional<int> BattleFilm::sceneOf(std::uint32_t entry, std::size_t event) const {
    auto step = std::ranges::upper_bound(m_steps, entry, {}, &Step::entry);
    while (step != m_steps.begin() && std::prev(step)->lines.empty())
        --step; // a gap has the entry before it
    if (step == m_steps.begin())
        return std::nullopt;
    --step;
    const auto begin = std::ranges::lower_bound(step->lines, entry, {}, &LogLine::entry);
    const auto end = std::ranges::upper_bound(step->lines, entry, {}, &LogLine::entry);
    if (event >= static_cast<std::size_t>(end - begin))
        return std::nullopt;
    const auto line = static_cast<std::size_t>(begin - step->lines.begin()) + event;
    int scene = firstScene(static_cast<std::size_t>(step - m_steps.begin()));
    while (scenePart(scene).last <= line)
        ++scene;
    return scene;
}

std::optional<BattleFilm::Place> BattleFilm::placeAfter(int scenes) const {
    while (scenes > 0 && lines(scenes - 1).empty())
        --scenes; // a gap
    if (scenes == 0)
        return std::nullopt;
    const std::vector<LogLine>& told = m_steps[stepOf(scenes - 1)].lines;
    const LogLine& last = lines(scenes - 1).back();
    const auto first = std::ranges::lower_bound(told, last.entry, {}, &LogLine::entry);
    return Place{last.entry, static_cast<std::size_t>(&last - &*first)};
}

std::vector<LogLine> logLines(const std::vector<Event>& events, int round) {
    std::vector<LogLine> lines;
    lines.reserve(events.size());
    for (const Event& event : events)
        lines.push_back({LogLine::Kind::Event, 0, round, event, {}, false, false});
    return lines;
}

} // namespace sf::document
