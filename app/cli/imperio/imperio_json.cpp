// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_record.h.
#include "app/cli/imperio/imperio_record.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/text/imperio_text.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

#include <numeric>

namespace sf::cli {
namespace {

using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;
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

void member(Writer& json, const char* key, const std::string& text) {
    json.Key(key);
    json.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void member(Writer& json, const char* key, Square square) {
    if (square.isOnBoard())
        member(json, key, square.text());
}

void writeDice(Writer& json, const char* key, const std::vector<int>& dice) {
    json.Key(key);
    json.StartArray();
    for (const int value : dice)
        json.Int(value);
    json.EndArray();
}

/// All dice of a fight in the order they were thrown.
void writeThrown(Writer& json, const imperio::Event& event) {
    json.Key("dice");
    json.StartArray();
    for (const std::vector<int>* dice : {&event.attackerDice, &event.defenderDice})
        for (const int value : *dice) {
            json.StartObject();
            json.Key("sides");
            json.Int(6);
            json.Key("value");
            json.Int(value);
            json.EndObject();
        }
    json.EndArray();
}

void writeFight(Writer& json, const imperio::Event& event) {
    member(json, "target", event.fight.target);
    member(json, "defender", kindKeys[indexOf(event.fight.matchup.defender)]);
    writeDice(json, "attackerDice", event.attackerDice);
    writeDice(json, "defenderDice", event.defenderDice);
    json.Key("sums");
    json.StartArray();
    json.Int(std::accumulate(event.attackerDice.begin(), event.attackerDice.end(), 0));
    json.Int(std::accumulate(event.defenderDice.begin(), event.defenderDice.end(), 0));
    json.EndArray();
    member(json, "outcome", comparisonKeys[number(event.sums)]);
}

void writeEvent(Writer& json, const imperio::Event& event, const std::string& action) {
    const bool hasPiece = event.what < Happened::TurnEnded;
    json.StartObject();
    member(json, "event", eventKeys[number(event.what)]);
    member(json, "rule", event.rule.text());
    member(json, "action", action);
    member(json, "side", sideKeys[indexOf(event.side)]);
    if (hasPiece)
        member(json, "kind", kindKeys[indexOf(event.kind)]);
    member(json, "from", event.from);
    member(json, "via", event.via);
    if (event.what == Happened::Fought)
        writeFight(json, event);
    else
        member(json, "to", event.to);
    if (event.result)
        member(json, "reason", endingKeys[number(event.result->ending)]);
    writeThrown(json, event);
    member(json, "text", text::event(event).toStdString());
    json.EndObject();
}

void writeReinforcements(Writer& json, const Position& position) {
    json.Key("reinforcements");
    json.StartObject();
    for (const imperio::Side side : imperio::sides) {
        json.Key(sideKeys[indexOf(side)]);
        json.StartObject();
        for (const Kind kind : fightingKinds) {
            json.Key(std::string(1, letter(kind, side)).c_str());
            json.Int(position.reinforcements[indexOf(side)].of(kind));
        }
        json.EndObject();
    }
    json.EndObject();
}

void writeBoard(Writer& json, const Position& position) {
    json.Key("board");
    json.StartArray();
    for (const std::string& row : boardRows(position.board))
        json.String(row.c_str());
    json.EndArray();
}

void writePieces(Writer& json, const Position& position) {
    json.Key("entrenched");
    json.StartArray();
    for (const Square square : position.entrenched)
        json.String(square.text().c_str());
    json.EndArray();
    json.Key("actionsLeft");
    json.StartObject();
    for (const Square square : position.board.of(position.toMove, Kind::Knight)) {
        json.Key(square.text().c_str());
        json.Int(position.knights[square.index].actionsLeft);
    }
    json.EndObject();
}

void writeResult(Writer& json, const std::optional<Result>& result) {
    json.Key("result");
    if (!result) {
        json.Null();
        return;
    }
    json.StartObject();
    member(json, "winner", sideKeys[indexOf(result->winner)]);
    member(json, "reason", endingKeys[number(result->ending)]);
    member(json, "rule", result->rule().text());
    json.EndObject();
}

void writeEvents(Writer& json, const Replay& replay) {
    json.Key("events");
    json.StartArray();
    for (std::size_t index = 0; index < replay.events.size(); ++index) {
        const std::string action = entryText(replay.record.entries[index]);
        for (const imperio::Event& event : replay.events[index])
            writeEvent(json, event, action);
    }
    json.EndArray();
}

} // namespace

QByteArray replayAsJson(const Replay& replay) {
    const Position& position = replay.position;
    rapidjson::StringBuffer buffer;
    Writer json(buffer);
    json.SetIndent(' ', 1);
    json.StartObject();
    writeBoard(json, position);
    member(json, "toMove", sideKeys[indexOf(position.toMove)]);
    json.Key("turn");
    json.Uint(position.turn);
    writeReinforcements(json, position);
    writePieces(json, position);
    writeResult(json, position.result);
    writeEvents(json, replay);
    json.EndObject();
    return QByteArray(buffer.GetString(), static_cast<qsizetype>(buffer.GetSize())) + '\n';
}

} // namespace sf::cli
