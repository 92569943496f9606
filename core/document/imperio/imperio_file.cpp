// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_file.h"

#include "core/document/imperio/imperio_report.h"
#include "core/document/io/json_writer.h"

namespace sf::document {
namespace {

constexpr std::array<const char*, 3> stageWords{"defenderDeploys", "attackerDeploys", "defenderAlters"};
constexpr std::array<const char*, 2> sideWords{"attacker", "defender"};

void writeDeployment(JsonWriter& json, const imperio::Deployment& deployment, imperio::Side side) {
    json.key(sideWords[imperio::indexOf(side)]).object().key("rows").list();
    for (const std::string& row : imperio::rowsText(deployment, side))
        json.value(row);
    json.endList().key("reserve").list();
    for (const std::int32_t count : deployment.reinforcements.counts)
        json.value(count);
    json.endList().endObject();
}

void writeAlteration(JsonWriter& json, const imperio::Alteration& alteration) {
    json.list().value(static_cast<int>(alteration.alter)).value(static_cast<int>(alteration.square.index));
    json.value(static_cast<int>(alteration.to.index)).value(static_cast<int>(alteration.kind));
    json.value(static_cast<int>(alteration.newKind)).endList();
}

void writeNames(JsonWriter& json, const imperio::Game& game) {
    json.key("names").list().value(game.names[0]).value(game.names[1]).endList();
}

void writeSetup(JsonWriter& json, const imperio::Game& game) {
    json.object().member("stage", stageWords[static_cast<std::size_t>(game.stage)]);
    writeNames(json, game);
    if (!game.roles.empty())
        json.member("roles", game.roles);
    json.member("rules", imperio::difference(game.options));
    for (const imperio::Side side : imperio::sides)
        writeDeployment(json, game.deployments[imperio::indexOf(side)], side);
    json.key("alterations").list();
    for (const imperio::Alteration& alteration : game.alterations)
        writeAlteration(json, alteration);
    json.endList().endObject();
}

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
    if (contents.clock != GameClock{}) {
        json.line(1).key("clock").object();
        json.member("attacker", contents.clock.game[0]).member("defender", contents.clock.game[1]);
        json.member("turn", contents.clock.turn).endObject();
    }
    if (contents.players != std::array<SidePlayer, 2>{}) {
        json.line(1).key("players").object();
        for (const imperio::Side side : imperio::sides)
            json.member(sideWords[imperio::indexOf(side)],
                        playerWord(contents.players[imperio::indexOf(side)]));
        json.endObject();
    }
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
        writeSetup(json.line(1).key("setup"), contents.game);
    json.line(1).member("seed", contents.seed.toStdString());
    writeExtras(json, contents);
    writeJournal(json, journal);
    json.line(0).endObject();
    return QByteArray::fromStdString(text + '\n');
}

std::string setupMembers(const imperio::Game& game) {
    std::string text = "\"do\":\"setup\",\"game\":";
    JsonWriter json(text);
    if (game.stage != imperio::Stage::Play) {
        writeSetup(json, game);
        return text;
    }
    json.value("play");
    text += ",\"names\":";
    JsonWriter names(text);
    names.list().value(game.names[0]).value(game.names[1]).endList();
    return text;
}

std::string commentMembers(std::size_t entries, const std::string& comment) {
    std::string text = "\"do\":\"comment\",\"after\":" + std::to_string(entries) + ",\"text\":";
    JsonWriter json(text);
    json.value(comment);
    return text;
}

std::string branchMembers(std::optional<std::size_t> number, const std::optional<imperio::Branch>& branch) {
    std::string text = "\"do\":\"branch\",";
    text += number ? "\"number\":" + std::to_string(*number) : "\"after\":" + std::to_string(branch->after);
    text += ",\"text\":";
    JsonWriter json(text);
    json.value(branch ? imperio::branchText(*branch) : std::string());
    return text;
}

std::string playMembers(const PlayedEntry& entry) {
    std::string text = "\"do\":\"play\",\"line\":";
    JsonWriter json(text);
    json.value(imperio::entryText(entry.entry));
    if (entry.typedDice)
        text += ",\"typed\":true";
    if (entry.took > 0)
        text += ",\"took\":" + std::to_string(entry.took);
    return text;
}

} // namespace sf::document
