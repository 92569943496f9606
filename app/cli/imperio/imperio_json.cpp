// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_record.h.
#include "app/cli/imperio/imperio_record.h"
#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/text/imperio_text.h"

#include <numeric>

namespace sf::cli {
namespace {

using document::JsonWriter;
using imperio::fightingKinds;
using imperio::Happened;
using imperio::Kind;
using imperio::Position;
using imperio::Replay;
using imperio::Result;
using imperio::Square;

// Scripts depend on these words; they are not translated.
constexpr std::array<const char*, 2> sideKeys{"attacker", "defender"};
constexpr std::array<const char*, 6> kindKeys{"knight",      "archer", "pikeman",
                                              "footsoldier", "base",   "headquarters"};
constexpr std::array<const char*, 12> eventKeys{
    "spawned",   "stepped", "fought",     "eliminated", "movedIn",           "captured",
    "destroyed", "stopped", "entrenched", "turnEnded",  "turnEndedByItself", "gameOver"};
constexpr std::array<const char*, 11> endingKeys{"noFightingPieces",
                                                 "noBases",
                                                 "fewerInitialPieces",
                                                 "fewerInitialReinforcements",
                                                 "moreReinforcements",
                                                 "moreBases",
                                                 "controlsHeadquarters",
                                                 "neverLostHeadquarters",
                                                 "defenderWinsTies",
                                                 "resigned",
                                                 "outOfTime"};
constexpr std::array<const char*, 3> comparisonKeys{"win", "tie", "lose"};

template<class Value>
std::size_t number(Value value) {
    return static_cast<std::size_t>(value);
}

void writeSquare(JsonWriter& json, const char* key, Square square) {
    if (square.isOnBoard())
        json.member(key, square.text());
}

void writeDice(JsonWriter& json, const char* key, const std::vector<int>& dice) {
    json.key(key).list();
    for (const int value : dice)
        json.value(value);
    json.endList();
}

/// All dice of a fight in the order they were thrown.
void writeThrown(JsonWriter& json, const imperio::Event& event) {
    json.key("dice").list();
    for (const std::vector<int>* dice : {&event.attackerDice, &event.defenderDice})
        for (const int value : *dice)
            json.object().member("sides", 6).member("value", value).endObject();
    json.endList();
}

void writeFight(JsonWriter& json, const imperio::Event& event) {
    writeSquare(json, "target", event.fight.target);
    json.member("defender", kindKeys[indexOf(event.fight.matchup.defender)]);
    writeDice(json, "attackerDice", event.attackerDice);
    writeDice(json, "defenderDice", event.defenderDice);
    writeDice(json, "sums",
              {std::accumulate(event.attackerDice.begin(), event.attackerDice.end(), 0),
               std::accumulate(event.defenderDice.begin(), event.defenderDice.end(), 0)});
    json.member("outcome", comparisonKeys[number(event.sums)]);
}

void writeEvent(JsonWriter& json, const imperio::Event& event, const std::string& action) {
    const bool hasPiece = event.what < Happened::TurnEnded;
    json.object()
        .member("event", eventKeys[number(event.what)])
        .member("rule", event.rule.text())
        .member("action", action)
        .member("side", sideKeys[indexOf(event.side)]);
    if (hasPiece)
        json.member("kind", kindKeys[indexOf(event.kind)]);
    writeSquare(json, "from", event.from);
    writeSquare(json, "via", event.via);
    if (event.what == Happened::Fought)
        writeFight(json, event);
    else
        writeSquare(json, "to", event.to);
    if (event.result)
        json.member("reason", endingKeys[number(event.result->ending)]);
    writeThrown(json, event);
    json.member("text", text::event(event).toStdString()).endObject();
}

void writeReinforcements(JsonWriter& json, const Position& position) {
    json.key("reinforcements").object();
    for (const imperio::Side side : imperio::sides) {
        json.key(sideKeys[indexOf(side)]).object();
        for (const Kind kind : fightingKinds)
            json.member(std::string(1, letter(kind, side)), position.reinforcements[indexOf(side)].of(kind));
        json.endObject();
    }
    json.endObject();
}

void writeBoard(JsonWriter& json, const Position& position) {
    json.key("board").list();
    for (const std::string& row : boardRows(position.board))
        json.value(row);
    json.endList();
}

void writePieces(JsonWriter& json, const Position& position) {
    json.key("entrenched").list();
    for (const Square square : position.entrenched)
        json.value(square.text());
    json.endList().key("actionsLeft").object();
    for (const Square square : position.board.of(position.toMove, Kind::Knight))
        json.member(square.text(), position.knights[square.index].actionsLeft);
    json.endObject();
}

void writeResult(JsonWriter& json, const std::optional<Result>& result) {
    json.key("result");
    if (!result) {
        json.raw("null");
        return;
    }
    json.object()
        .member("winner", sideKeys[indexOf(result->winner)])
        .member("reason", endingKeys[number(result->ending)])
        .member("rule", result->rule().text())
        .endObject();
}

void writeEvents(JsonWriter& json, const Replay& replay) {
    json.key("events").list();
    for (std::size_t index = 0; index < replay.events.size(); ++index) {
        const std::string action = entryText(replay.record.entries[index]);
        for (const imperio::Event& event : replay.events[index])
            writeEvent(json, event, action);
    }
    json.endList();
}

} // namespace

QByteArray replayAsJson(const Replay& replay) {
    const Position& position = replay.position;
    std::string out;
    JsonWriter json(out);
    json.object();
    writeBoard(json, position);
    json.member("toMove", sideKeys[indexOf(position.toMove)]).member("turn", position.turn);
    writeReinforcements(json, position);
    writePieces(json, position);
    writeResult(json, position.result);
    writeEvents(json, replay);
    json.endObject();
    return document::laidOut(out);
}

} // namespace sf::cli
