// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in action_json.h.
#include "core/document/base/journal_line.h"
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/event_json.h"
#include "core/document/battle/system_codecs.h"
#include "core/document/io/member_kinds.h"

#include <climits>

namespace sf::document {
namespace {

void readActions(JsonReader& json, JournalEntry& entry) {
    json.list([&](std::size_t) {
        if (auto action = readAction(json))
            entry.actions.push_back(std::move(*action));
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "an action of this kind of document"));
    });
}

void readEvents(JsonReader& json, JournalEntry& entry) {
    json.list([&](std::size_t) { entry.events.push_back(readEvent(json)); });
}

/// What an entry has besides the members of its action, as read.
const Description<JournalEntry>& entryDescription() {
    static const Description<JournalEntry> description(
        {required<WholeAs<std::uint32_t, 1, INT_MAX>, &JournalEntry::number>("n"),
         always<LongText, &JournalEntry::text>("text"),
         {"rules",
          [](JsonReader& json, JournalEntry& entry) {
              entry.convertsTo = systemFromKey(json.string(limits::anyBytes));
          },
          nullptr},
         {"actions", readActions, nullptr},
         always<AnyWhole, &JournalEntry::round>("round"),
         always<AnyWhole, &JournalEntry::eventsRound>("eventsRound"),
         always<LongText, &JournalEntry::seed>("seed"),
         always<YesNo, &JournalEntry::typedDice>("typed"),
         always<YesNo, &JournalEntry::isPlayers>("player"),
         {"events", readEvents, nullptr}});
    return description;
}

/// Returns false if the word isn't one of an action.
bool takeAction(JournalEntry& entry, std::string_view word, const JsonTape& line) {
    JsonReader json(line, {});
    entry.isSeveral = word == "several";
    if (!entry.isSeveral)
        entry.actions.clear();
    if (word != "convert")
        entry.convertsTo.reset();
    if (isEdit(word))
        entry.actions.push_back(*readAction(json));
    else if (const SystemCodec* codec = codecOf(word))
        entry.play = codec->read(word, json);
    return (isEdit(word) || entry.play || entry.isSeveral || entry.convertsTo) && !json.failed();
}

} // namespace

bool isBattleAction(std::string_view word) {
    return isEdit(word) || codecOf(word) || word == "several" || word == "convert";
}

std::optional<JournalEntry> journalEntry(const JsonTape& line) {
    std::optional<JournalLine> step = journalLine(line);
    JsonReader json(line, {});
    JournalEntry entry = entryDescription().read(json);
    if (!step || json.failed() || (!takeAction(entry, step->word, line) && !step->word.empty()))
        return std::nullopt;
    entry.undoes = step->undoes;
    entry.redoes = step->redoes;
    entry.isSave = step->isSave;
    entry.round = entry.eventsRound.value_or(entry.round);
    return entry;
}

std::optional<JournalEntry> journalEntry(std::string_view line) {
    const std::optional<JsonTape> tape = scanLine(line);
    return tape ? journalEntry(*tape) : std::nullopt;
}

} // namespace sf::document
