// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/journal_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <climits>

namespace sf::document {
namespace {

/// Fails for a value that does not fit the key. True for the keys of actions.
bool checkDone(JsonReader& json, std::string_view key, bool (*isAction)(std::string_view word)) {
    if (key == "do") {
        if (!isAction(json.peek()))
            json.fail(QT_TRANSLATE_NOOP("sf::document", "an action of this kind of document"));
        return true;
    }
    if (key == "save") {
        if (json.type() != JsonTape::Type::True)
            json.fail(QT_TRANSLATE_NOOP("sf::document", "true"));
        return true;
    }
    return key == "undo" || key == "redo";
}

} // namespace

void readJournalEntry(JsonReader& json, Journal& journal, bool (*isAction)(std::string_view word)) {
    std::string line;
    JsonWriter writer(line);
    writer.object();
    int number = 0;
    int done = 0;
    const auto least = static_cast<int>(std::min<std::uint32_t>(journal.next(), INT_MAX - 1));
    json.object([&](std::string_view key) {
        writer.key(key);
        done += checkDone(json, key, isAction) ? 1 : 0;
        if (json.failed())
            return;
        if (key == "n")
            writer.value(number = json.integer(least, INT_MAX - 1));
        else if (key == "undo" || key == "redo")
            writer.value(json.integer(1, INT_MAX - 1));
        else
            json.rawInto(writer);
    });
    json.require(number > 0, "n");
    json.require(done > 0, "do");
    if (!json.failed() && done > 1)
        json.fail(QCoreApplication::translate("sf::document", "only one of do, undo, redo and save"), {});
    writer.endObject();
    if (!json.failed())
        journal.restore(line, static_cast<std::uint32_t>(number));
}

} // namespace sf::document
