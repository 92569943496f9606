// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_file.h"

#include "core/document/imperio/imperio_pieces.h"
#include "core/document/imperio/imperio_report.h"
#include "core/document/io/json_writer.h"

namespace sf::document {
namespace {

void writeRecord(JsonWriter& json, const ImperioDocument::Contents& contents) {
    const std::string text = imperio::recordText(recordOf(contents));
    json.line(1).key("record").list();
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        json.line(2).value(std::string_view(text).substr(from, end - from));
        from = end + 1;
    }
    json.line(1).endList();
}

void writeExtras(JsonWriter& json, const ImperioDocument::Contents& contents) {
    if (!contents.bookmarks.empty()) {
        json.line(1).key("bookmarks").list();
        for (const std::size_t mark : contents.bookmarks)
            json.value(static_cast<std::int64_t>(mark));
        json.endList();
    }
    if (contents.clock != GameClock{})
        clockDescription().write(json.line(1).key("clock"), contents.clock);
    if (contents.players != std::array<SidePlayer, 2>{})
        playersDescription().write(json.line(1).key("players"), contents);
    if (contents.report)
        writeReport(json.line(1).key("report"), *contents.report);
    json.members(contents.unknown);
}

void writeJournal(JsonWriter& json, const Journal& journal) {
    if (journal.empty())
        return;
    json.line(1).key("journal").list();
    journal.forEach([&json](std::string_view line) { json.line(2).raw(line); });
    json.line(1).endList();
}

} // namespace

QByteArray imperioJson(const ImperioDocument::Contents& contents, const Journal& journal) {
    std::string text;
    JsonWriter json(text);
    json.object().line(1).member("squarefront", 1).line(1).member("kind", "imperio");
    json.line(1).member("title", contents.title.toStdString());
    if (contents.game.stage == imperio::Stage::Play)
        writeRecord(json, contents);
    else
        setupDescription().write(json.line(1).key("setup"), contents.game);
    json.line(1).member("seed", contents.seed.toStdString());
    writeExtras(json, contents);
    writeJournal(json, journal);
    return json.line(0).finish();
}

QByteArray clockNote(const GameClock& clock) {
    std::string text;
    JsonWriter json(text);
    clockDescription().write(json.object().key("clock"), clock);
    json.endObject();
    return QByteArray::fromStdString(text);
}

} // namespace sf::document
