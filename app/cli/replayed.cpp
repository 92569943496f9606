// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replayed.h"

#include "app/cli/console.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/film/battle_film_source.h"
#include "core/document/film/encounter_film.h"
#include "core/document/film/imperio_film.h"
#include "core/document/io/json_writer.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/text/caption.h"
#include "core/text/figures.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

/// Returns the number, or all. Prints an error and returns nothing if it is too large.
std::optional<int> afterOf(std::optional<int> after, int all, const QString& path) {
    if (after.value_or(0) <= all)
        return after.value_or(all);
    inputError(QCoreApplication::translate("sf::cli", "%1: --after: expected at most %2, found %3")
                   .arg(path, QString::number(all), QString::number(*after)));
    return std::nullopt;
}

std::optional<Replayed> replayedBattle(const document::BattleDocument& document, const QString& path,
                                       std::optional<int> after, std::optional<int> viewer) {
    const auto last = static_cast<int>(document.battle().sides.size()) - 1;
    if (viewer && *viewer > last) {
        inputError(QCoreApplication::translate("sf::cli", "%1: --side: expected at most %2, found %3")
                       .arg(path, QString::number(last), QString::number(*viewer)));
        return std::nullopt;
    }
    const document::BattleFilmSource source(document);
    auto film = std::make_unique<document::BattleFilm>(*document::filmOf(source, viewer));
    const int all = film->events();
    const std::optional<int> events = afterOf(after, all, path);
    if (!events)
        return std::nullopt;
    const int scenes = film->scenesIn(*events);
    battle::Battle state = film->stateAfterEvents(*events);
    return Replayed{std::move(film), all, *events, scenes, std::move(state)};
}

/// A film whose steps are counted.
template<class Filmed>
std::optional<Replayed> replayedSteps(Filmed filmed, const QString& path, std::optional<int> after) {
    auto film = std::make_unique<Filmed>(std::move(filmed));
    const auto all = static_cast<int>(film->steps());
    const std::optional<int> actions = afterOf(after, all, path);
    if (!actions)
        return std::nullopt;
    const int scenes = film->firstScene(static_cast<std::size_t>(*actions));
    auto state = film->state(scenes);
    return Replayed{std::move(film), all, *actions, scenes, std::move(state)};
}

// JSON

void writeState(document::JsonWriter& json, const battle::Battle& battle) {
    json.member("rules", document::systemKey(battle.rules)).member("round", battle::roundNumber(battle));
    json.line(1).key("stacks").list();
    for (const battle::StackPointer& stack : battle.stacks) {
        if (!stack->isOnMap())
            continue;
        json.line(2).object().member("id", stack->id.text).member("side", stack->side);
        json.key("hex").list().value(stack->hex.column).value(stack->hex.row).endList();
        if (const auto facing = document::system(battle.rules).facing(*stack))
            json.member("facing", static_cast<int>(*facing));
        json.key("hits").object();
        for (const battle::Unit& unit : *stack->units)
            json.member(unit.id.text, unit.hitsLeft);
        json.endObject().endObject();
    }
    json.endList().line(1).key("conflicts").list();
    for (const std::vector<battle::StackId>& fight : battle.state.fights()) {
        json.list();
        for (const battle::StackId& id : fight)
            json.value(id.text);
        json.endList();
    }
    json.endList();
}

void writeState(document::JsonWriter& json, const imperio::Position& position) {
    json.member("turn", position.turn)
        .member("toMove", position.toMove == imperio::Side::Attacker ? "attacker" : "defender");
    json.line(1).key("board").list();
    for (const std::string& row : imperio::boardRows(position.board))
        json.line(2).value(row);
    json.endList().line(1).key("entrenched").list();
    for (const imperio::Square square : position.entrenched)
        json.value(square.text());
    json.endList();
}

void writeBeing(document::JsonWriter& json, const std::string& id, int level, std::int64_t hp) {
    json.line(2).object().member("id", id).member("level", level).member("hp", hp).endObject();
}

void writeState(document::JsonWriter& json, const encounter::Dungeon& dungeon) {
    json.member("hour", dungeon.hour).line(1).key("people").list();
    for (const auto& person : dungeon.people)
        writeBeing(json, person->id, person->level, person->hp);
    json.endList().line(1).key("monsters").list();
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            writeBeing(json, monster->id, encounter->level, monster->hp);
    json.endList();
}

constexpr std::array replayedKinds{"battle", "imperio", "encounter"}; // by the index of the state

std::optional<Replayed> replayedAny(const document::Document& document, const QString& path,
                                    std::optional<int> after, std::optional<int> viewer) {
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        return replayedBattle(*battle, path, after, viewer);
    if (const auto* game = dynamic_cast<const document::ImperioDocument*>(&document))
        return replayedSteps(document::filmOf(*game), path, after);
    const auto& dungeon = dynamic_cast<const document::EncounterDocument&>(document);
    return replayedSteps(*document::filmOf(document::EncounterFilmSource(dungeon)), path, after);
}

} // namespace

std::optional<Replayed> replayed(const document::Document& document, const QString& path,
                                 std::optional<int> after, std::optional<int> viewer) {
    std::optional<Replayed> made = replayedAny(document, path, after, viewer);
    if (made && !made->film->note().isEmpty())
        warn(text::labelled(path, made->film->note()));
    return made;
}

QByteArray replayedAsJson(const Replayed& replayed) {
    std::string out;
    document::JsonWriter json(out);
    json.object().member("kind", replayedKinds.at(replayed.state.index()));
    json.member("after", replayed.after).member("of", replayed.all).member("scenes", replayed.scenes);
    std::visit([&](const auto& state) { writeState(json, state); }, replayed.state);
    return json.line(0).finish();
}

QByteArray replayedAsText(const Replayed& replayed) {
    QString text;
    for (int scene = 0; scene < replayed.scenes; ++scene) {
        const text::Caption caption = replayed.film->caption(scene);
        text::Caption main = caption.withDice();
        main.others.clear();
        text += main.text() + u'\n';
        for (const text::Caption& other : caption.others)
            text += QStringLiteral("    %1\n").arg(other.text());
    }
    return text.toUtf8();
}

} // namespace sf::cli
