// SPDX-License-Identifier: GPL-3.0-or-later
// Wrote the files in this folder with version 1 of the rules; README.md says how. It doesn't compile into
// today's program, which plays by version 2.
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_loader.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/recovery/recovery.h"
#include "core/rules/battle/play/play.h"

#include <QDir>
#include <QFile>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace sf;

/// Three of the Reds near the north-west corner and "t" beside the Blues; `orders` is open or sealed.
battle::Battle board(const char* orders) {
    const QByteArray text =
        QByteArray(R"({"squarefront": 1, "kind": "battle", "title": "Older rules", "seed": "older",
 "houseRules": {"orders": ")") +
        orders + R"("}, "map": {"columns": 12, "rows": 12},
 "sides": [{"name": "Reds"}, {"name": "Blues"}, {"name": "Greens", "ally": 1}],
 "unitKinds": {"Stabber": {"hits": 9, "move": 3, "attack": 5, "defense": 5, "upkeep": 10}},
 "stacks": [{"id": "r", "side": 0, "hex": [2, 1], "units": [{"id": "r1", "kind": "Stabber"}, {"id": "r2", "kind": "Stabber"}]},
  {"id": "s", "side": 0, "hex": [8, 6], "facing": 3, "units": [{"id": "s1", "kind": "Stabber"}, {"id": "s2", "kind": "Stabber"}]},
  {"id": "t", "side": 0, "hex": [8, 7], "units": [{"id": "t1", "kind": "Stabber"}]},
  {"id": "b", "side": 1, "hex": [8, 7], "units": [{"id": "b1", "kind": "Stabber"}, {"id": "b2", "kind": "Stabber"}]},
  {"id": "c", "side": 1, "hex": [9, 7], "units": [{"id": "c1", "kind": "Stabber"}]},
  {"id": "g", "side": 2, "hex": [1, 10], "units": [{"id": "g1", "kind": "Stabber"}]}]})";
    return std::get<document::LoadedBattle>(document::loadBattle(text)).battle;
}

smm::Order moveTo(hex::Hex hex) {
    smm::Order order;
    order.move = hex;
    return order;
}

smm::Order attackOn(const char* target) {
    smm::Order order;
    order.attack = battle::StackId(target);
    return order;
}

smm::Order turned(int sides, smm::Order order = {}) {
    order.rotate = sides;
    return order;
}

void require(bool isDone) {
    if (!isDone)
        std::_Exit(1);
}

void give(document::BattleDocument& document, const char* stack, const smm::Order& order) {
    require(perform(document, smm::GiveOrders{{{battle::StackId(stack), order}}}).isDone());
}

void ready(document::BattleDocument& document) {
    require(document.perform(battle::SayReady{*battle::sideToAct(document.battle())}).isDone());
}

/// In the orders phase of the first round.
void start(document::BattleDocument& document) {
    require(document.perform(battle::StartPlay{}).isDone());
    while (document.battle().play->phase == battle::PlayPhase::Deployment)
        ready(document);
}

void finishRound(document::BattleDocument& document) {
    while (battle::sideToAct(document.battle()))
        ready(document);
    require(perform(document, smm::Resolve{smm::Extent::Round}).isDone());
}

/// Three rounds. In the second, a rotation alone replaces the order to move on: version 2 lets it stand
/// (BAT-5).
void playThreeRounds(document::BattleDocument& document) {
    start(document);
    give(document, "r", moveTo({2, 10}));
    give(document, "s", attackOn("b"));
    finishRound(document);
    ready(document);
    ready(document);
    give(document, "r", turned(2));
    finishRound(document);
    finishRound(document);
}

/// In a sealed phase: the Reds merge into a hex with opponents and name an edge, the Blues order an attack on
/// a stack that then isn't there, and merge. The Greens act next.
void sealPlans(document::BattleDocument& document) {
    start(document);
    require(document.perform(battle::MergeStacks{battle::StackId("s"), battle::StackId("t")}).isDone());
    smm::Order ambush = attackOn("b");
    ambush.edge = battle::Edge::Back;
    give(document, "t", ambush);
    give(document, "r", turned(1, moveTo({2, 10})));
    ready(document);
    give(document, "b", turned(1, attackOn("t")));
    ready(document);
}

/// In a sealed phase: the Reds have conceded, and the Blues act next.
void concede(document::BattleDocument& document) {
    start(document);
    give(document, "r", moveTo({2, 10}));
    require(document.perform(battle::Concede{0}).isDone());
}

void save(const QString& path, const char* orders, void (*play)(document::BattleDocument&)) {
    document::BattleDocument document(board(orders));
    play(document);
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(document.serialised()) > 0);
}

/// A program that is killed after three rounds and a further order, with a snapshot after the rounds.
void crash(const QString& folder) {
    const pid_t child = ::fork();
    if (child == 0) {
        document::Recovery recovery(folder);
        document::BattleDocument document(board("open"));
        recovery.watch(document);
        playThreeRounds(document);
        recovery.takeSnapshots();
        ready(document);
        recovery.finishWrites();
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    require(WIFSIGNALED(status));
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    const QString folder = QString::fromLocal8Bit(argv[1]) + u'/';
    save(folder + QStringLiteral("played.sqf"), "open", playThreeRounds);
    save(folder + QStringLiteral("sealed.sqf"), "sealed", sealPlans);
    save(folder + QStringLiteral("conceded.sqf"), "sealed", concede);
    crash(folder + QStringLiteral("crashed"));
    return 0;
}
