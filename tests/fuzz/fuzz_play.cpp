// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a document and plays it: the bytes after its last brace choose the actions. Whatever was loaded can
// be played, undone and redone, and loads again as it was left.
#include "core/document/battle/battle_document.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/play/notes_json.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/players/battle/nearest.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/imperio/game/legal.h"
#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/choices.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::document;
using fuzz::Choices;

namespace {

constexpr int mostSteps = 24;

battle::StackId someStack(const battle::Battle& battle, Choices& choices) {
    const std::size_t index = choices.below(battle.stacks.size());
    return battle.stacks.empty() ? battle::StackId("none") : battle.stacks[index]->id;
}

hex::Hex someHex(Choices& choices) {
    return {static_cast<int>(choices.below(14)) - 1, static_cast<int>(choices.below(14)) - 1};
}

smm::Order someOrder(const battle::Battle& battle, Choices& choices) {
    smm::Order order;
    const int bits = choices.byte();
    if (bits & 1)
        order.rotate = static_cast<int>(choices.below(7)) - 3;
    if (bits & 2)
        order.posture = static_cast<battle::Posture>(choices.below(4));
    if (bits & 4)
        order.screens =
            battle::ScreenedEdge{someStack(battle, choices), static_cast<battle::Edge>(choices.below(4))};
    switch (choices.below(7)) {
    case 6:
        order.advance = someStack(battle, choices);
        break;
    case 0:
        order.flee = someHex(choices);
        break;
    case 1:
        order.move = someHex(choices);
        break;
    case 2:
        order.disengage = true;
        break;
    case 3:
        order.hold = true;
        break;
    case 4:
        order.shoot = someStack(battle, choices);
        break;
    default:
        order.attack = someStack(battle, choices);
    }
    return order;
}

void playSmm(BattleDocument& document, Choices& choices) {
    const battle::Battle& battle = document.battle();
    const battle::StackId stack = someStack(battle, choices);
    switch (choices.below(5)) {
    case 0:
        perform(document, smm::GiveOrders{{{stack, someOrder(battle, choices)}}});
        (void)noteFor(notesOf(battle), battle);
        break;
    case 1:
        perform(document, smm::BeginRound{});
        break;
    case 2:
        perform(document, smm::Resolve{static_cast<smm::Extent>(choices.below(3))});
        break;
    case 3:
        perform(document, smm::PlayRound{{{stack, someOrder(battle, choices)}}});
        break;
    default:
        (void)smm::agenda(battle);
        (void)players::nearestOrders(battle, battle::sideToAct(battle).value_or(0));
        if (battle.stacks.find(stack))
            (void)smm::choices(battle, stack);
    }
}

/// Starting, readiness, reinforcements and the rest of play as a game, for whoever it is to act.
battle::Action someGameAction(const battle::Battle& battle, Choices& choices) {
    const int side = battle::sideToAct(battle).value_or(static_cast<int>(choices.below(4)));
    switch (choices.below(10)) {
    case 0:
        return battle::StartPlay{};
    case 1:
        return battle::EndPlay{};
    case 2:
        return battle::SetReferee{choices.below(2) == 0};
    case 3:
        return battle::Concede{side};
    case 4:
        return battle::PlaceArrival{someStack(battle, choices), someHex(choices)};
    case 5:
        return battle::SetArrival{
            someStack(battle, choices), 1 + static_cast<int>(choices.below(3)), {someHex(choices)}};
    case 6:
        return battle::SetZone{side, {someHex(choices), someHex(choices)}};
    case 7:
        return battle::MergeStacks{someStack(battle, choices), someStack(battle, choices)};
    default:
        return battle::SayReady{side};
    }
}

void playTurn(BattleDocument& document, Choices& choices) {
    multiplier::Attack attack;
    switch (choices.below(3)) {
    case 0:
        perform(document, multiplier::EndTurn{});
        break;
    case 1: {
        attack.attacker = someStack(document.battle(), choices);
        const auto targets = multiplier::targetsOf(document.battle(), attack.attacker);
        attack.defender =
            targets.empty() ? someStack(document.battle(), choices) : targets[choices.below(targets.size())];
        attack.leave = choices.below(2) == 0;
        perform(document, attack);
        break;
    }
    default:
        document.perform(battle::MoveStack{someStack(document.battle(), choices), someHex(choices), false});
    }
}

void play(BattleDocument& document, Choices& choices) {
    const int what = choices.byte();
    const bool isSmm = document.battle().rules == RuleSystem::Smm;
    if (what % 16 == 0)
        document.convert(isSmm ? RuleSystem::Multiplier : RuleSystem::Smm);
    else if (what % 16 == 1)
        document.perform(battle::MoveStack{someStack(document.battle(), choices), someHex(choices), true});
    else if (what % 16 < 6)
        document.perform(someGameAction(document.battle(), choices));
    else if (isSmm)
        playSmm(document, choices);
    else
        playTurn(document, choices);
}

std::string someBeing(const encounter::Dungeon& dungeon, Choices& choices) {
    std::vector<std::string> beings{"nobody"};
    for (const auto& person : dungeon.people)
        beings.push_back(person->id);
    for (const auto& each : dungeon.encounters)
        for (const auto& monster : each->monsters)
            beings.push_back(monster->id);
    return beings[choices.below(beings.size())];
}

void play(EncounterDocument& document, Choices& choices) {
    const encounter::Dungeon& dungeon = document.dungeon();
    const std::string who = someBeing(dungeon, choices);
    const int number = static_cast<int>(choices.below(30));
    switch (choices.below(5)) {
    case 0:
        document.perform(encounter::PassHours{number});
        break;
    case 1:
        document.perform(encounter::ChangeLevel{who, number - 10});
        break;
    case 2:
        document.perform(encounter::DrawMonster{std::nullopt, number - 10});
        break;
    case 3:
        if (!dungeon.items.empty())
            document.perform(encounter::Wield{who, dungeon.items[choices.below(dungeon.items.size())]->id});
        break;
    default:
        document.perform(encounter::Attack{who, someBeing(dungeon, choices)});
    }
}

void play(ImperioDocument& document, Choices& choices) {
    if (!document.hasBegun()) {
        document.perform(imperio::FinishStage{});
        return;
    }
    static imperio::ActionList legal;
    legal.clear();
    imperio::listLegal(document.game().position, legal);
    const std::size_t most = static_cast<std::size_t>(legal.size());
    if (most > 0)
        document.play(legal[static_cast<int>((choices.below(256) * 256 + choices.below(256)) % most)]);
}

template<class Kind>
void playAll(Kind& document, Choices& choices) {
    for (int step = 0; step < mostSteps && !choices.atEnd(); ++step) {
        play(document, choices);
        if (choices.below(8) == 7)
            document.undo();
    }
    document.goToStep(0);
    document.goToStep(document.stepCount());
}

void playDocument(Document& document, Choices choices) {
    if (auto* battle = qobject_cast<BattleDocument*>(&document)) {
        battle->setSeed("fuzz");
        playAll(*battle, choices);
    } else if (auto* dungeon = qobject_cast<EncounterDocument*>(&document)) {
        playAll(*dungeon, choices);
    } else if (auto* game = qobject_cast<ImperioDocument*>(&document)) {
        playAll(*game, choices);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const std::size_t end = text.rfind('}');
    if (end == std::string_view::npos)
        return 0;
    const auto document = fuzz::loaded(QByteArray(text.data(), static_cast<qsizetype>(end + 1)));
    if (!document)
        return 0;
    playDocument(*document, Choices(text.substr(end + 1)));
    fuzz::requireThatItLoadsAgain(*document);
    return 0;
}
