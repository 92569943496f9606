// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/notes_json.h"

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/battle/play/play.h"

#include <algorithm>
#include <array>
#include <climits>

namespace sf::document {
namespace {

using battle::Battle;
using battle::PlayPhase;
using Phase = ScenarioNote::Phase;

constexpr int mostNotes = 1'000;
constexpr std::size_t longestNote = 2'000;
constexpr std::array phases{"board", "deployment", "orders", "ready", "fight", "turns", "over"};
constexpr const char* phaseWords =
    QT_TRANSLATE_NOOP("sf::document", "board, deployment, orders, ready, fight, turns or over");

struct NoteText : Text {
    static std::string read(JsonReader& json) {
        if (json.peek().size() > longestNote)
            json.fail(QT_TRANSLATE_NOOP("sf::document", "text of at most 2,000 bytes"));
        return Text::read(json);
    }
};

const Description<ScenarioNote>& noteDescription() {
    static const Description<ScenarioNote> description(
        {always<NoteText, &ScenarioNote::text>("text"),
         always<WordOf<Phase, phases, phaseWords>, &ScenarioNote::phase>("phase"),
         always<Whole<0, battle::largestSideCount - 1>, &ScenarioNote::side>("side"),
         always<Whole<0, INT_MAX>, &ScenarioNote::round>("round"),
         always<Whole<0, INT_MAX>, &ScenarioNote::ordered>("ordered")});
    return description;
}

ScenarioNote readNote(JsonReader& json) {
    ScenarioNote note = noteDescription().read(json);
    json.require(!note.text.empty(), "text");
    return note;
}

Phase phaseOf(const Battle& battle) {
    if (!battle.play)
        return Phase::Board;
    if (battle::isRoundRunning(battle))
        return Phase::Fight;
    switch (battle.play->phase) {
    case PlayPhase::Deployment:
        return Phase::Deployment;
    case PlayPhase::Ordering:
        return battle::areAllReady(battle) ? Phase::Ready : Phase::Orders;
    case PlayPhase::Turns:
        return Phase::Turns;
    case PlayPhase::Over:
        return Phase::Over;
    }
    return Phase::Board;
}

int roundOf(const Battle& battle, Phase phase) {
    if (phase == Phase::Deployment)
        return 0;
    return phase == Phase::Over ? battle.round.value_or(0) : battle::roundNumber(battle);
}

bool isOf(const Battle& battle, Phase phase, int side) {
    if (phase == Phase::Over)
        return std::ranges::count(battle.play->result->winners, side) > 0;
    return battle::sideToAct(battle) == side;
}

int orderedStacks(const Battle& battle) {
    const std::optional<int> side = battle::sideToAct(battle);
    return static_cast<int>(std::ranges::count_if(battle.stacks, [&](const battle::StackPointer& stack) {
        return stack->side == side && battle.plans.tells(stack->id);
    }));
}

} // namespace

std::vector<ScenarioNote> readNotes(JsonReader& json) {
    std::vector<ScenarioNote> notes;
    json.list([&](std::size_t) { notes.push_back(readNote(json)); }, mostNotes);
    return notes;
}

std::vector<ScenarioNote> notesOf(const Battle& battle) {
    std::vector<ScenarioNote> notes;
    const auto read = [&](std::string_view key, JsonReader& json) {
        if (key == "notes")
            notes = readNotes(json);
    };
    if (!battle.unknown || readMembers(*battle.unknown, read))
        return {};
    return notes;
}

std::string noteFor(const std::vector<ScenarioNote>& notes, const Battle& battle) {
    const Phase phase = phaseOf(battle);
    const int ordered = orderedStacks(battle);
    std::string text;
    for (const ScenarioNote& note : notes)
        if (note.phase.value_or(phase) == phase && note.ordered <= ordered &&
            (!note.side || isOf(battle, phase, *note.side)) &&
            note.round.value_or(roundOf(battle, phase)) == roundOf(battle, phase))
            text = note.text;
    return text;
}

} // namespace sf::document
