// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/smm/round_play.h"
#include "core/rules/battle/removals.h"
#include "core/rules/smm/fight/order.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/document/random_actions.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sf;
using namespace sf::document;

namespace {

using Things = QSet<QString>;

QString id(const QJsonValue& piece) {
    return piece[QStringLiteral("id")].toString();
}

QString json(const QJsonValue& value) {
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

/// Everything that an edit could remove from the document, as words such as "zone|1|[3,4]": read from its
/// file, so that it does not share the code that lists removals.
Things thingsIn(const QByteArray& file) {
    const QJsonObject battle = QJsonDocument::fromJson(file).object();
    Things things;
    const auto add = [&](const QString& kind, const QString& who, const QString& what = {}) {
        things << kind + u'|' + who + u'|' + what;
    };
    const QJsonArray sides = battle[QStringLiteral("sides")].toArray();
    for (qsizetype side = 0; side < sides.size(); ++side)
        add(QStringLiteral("side"), QString::number(side));
    const QJsonValue map = battle[QStringLiteral("map")];
    for (const QJsonValue cell : map[QStringLiteral("terrain")].toArray())
        add(QStringLiteral("terrain"), json(cell[QStringLiteral("hex")]));
    for (const QJsonValue structure : map[QStringLiteral("structures")].toArray())
        add(QStringLiteral("structure"), id(structure));
    for (const QString& kind : battle[QStringLiteral("unitKinds")].toObject().keys())
        add(QStringLiteral("kind"), kind);
    for (const QString& option : battle[QStringLiteral("houseRules")].toObject().keys())
        add(QStringLiteral("houseRule"), option);
    for (const QJsonValue zone : battle[QStringLiteral("deployment")].toArray())
        for (const QJsonValue hex : zone[QStringLiteral("hexes")].toArray())
            add(QStringLiteral("zone"), QString::number(zone[QStringLiteral("side")].toInt()), json(hex));
    for (const QJsonValue condition : battle[QStringLiteral("victory")].toArray())
        add(QStringLiteral("victory"), {}, json(condition));
    for (const QJsonValue conflict : battle[QStringLiteral("conflicts")].toArray())
        for (const QJsonValue stack : conflict[QStringLiteral("stacks")].toArray())
            add(QStringLiteral("conflict"), stack.toString());
    const QJsonObject orders = battle[QStringLiteral("orders")].toObject();
    for (const QString& stack : orders.keys())
        for (const QString& key : orders[stack].toObject().keys())
            add(key == QLatin1String("screens") ? QStringLiteral("orderScreens") : QStringLiteral("order"),
                stack, key + json(orders[stack][key].isNull()));
    for (const QJsonValue stack : battle[QStringLiteral("stacks")].toArray()) {
        add(QStringLiteral("stack"), id(stack));
        for (const QJsonValue unit : stack[QStringLiteral("units")].toArray())
            add(QStringLiteral("unit"), id(unit));
        for (const QJsonValue hex : stack[QStringLiteral("at")].toArray())
            add(QStringLiteral("at"), id(stack), json(hex));
        for (const char* key : {"arrives", "screens", "leader", "modifiers", "specialBonus"})
            if (const QJsonValue value = stack[QLatin1String(key)];
                !value.isNull() && !value.isUndefined() && value != QJsonArray())
                add(QLatin1String(key), id(stack));
    }
    for (const char* key : {"round", "turn"})
        if (battle.contains(QLatin1String(key)))
            add(QStringLiteral("progress"), {});
    return things;
}

/// The beginnings of the words for what an action names, or a removal lists.
using Words = QStringList;

Words wordsFor(const std::string& who, std::initializer_list<const char*> kinds) {
    Words words;
    for (const char* kind : kinds)
        words << QLatin1String(kind) + u'|' + QString::fromStdString(who) + u'|';
    return words;
}

struct Namer {
    const battle::Battle& before;

    Words operator()(const battle::RemoveStack& action) const {
        Words words = wordsFor(action.stack.text, {"stack", "arrives", "at", "screens", "leader", "modifiers",
                                                   "specialBonus", "order", "orderScreens", "conflict"});
        for (const battle::Unit& unit : *before.stacks.find(action.stack)->units)
            words << wordsFor(unit.id.text, {"unit"});
        return words;
    }
    Words operator()(const battle::MergeStacks& action) const { // its units fight on
        return wordsFor(action.stack.text, {"stack", "conflict"});
    }
    Words operator()(const battle::RemoveUnits& action) const {
        Words words;
        for (const battle::UnitId& unit : action.units)
            words << wordsFor(unit.text, {"unit"});
        return words;
    }
    Words operator()(const battle::RemoveStructure& action) const {
        return wordsFor(action.structure.text, {"structure"});
    }
    Words operator()(const battle::PutKind& action) const { return wordsFor(action.name, {"kind"}); }
    Words operator()(const battle::RemoveKind& action) const { return wordsFor(action.name, {"kind"}); }
    Words operator()(const battle::SetSides& /*action*/) const { return {QStringLiteral("side|")}; }
    Words operator()(const battle::PaintTerrain& action) const {
        Words words;
        for (const hex::Hex hex : action.hexes)
            words << QStringLiteral("terrain|[[%1,%2]]|").arg(hex.column).arg(hex.row);
        return words;
    }
    Words operator()(const battle::SetScreens& action) const {
        return wordsFor(action.stack.text, {"screens"});
    }
    Words operator()(const battle::SetLeader& action) const {
        return wordsFor(action.stack.text, {"leader"});
    }
    Words operator()(const battle::SetModifiers& action) const {
        return wordsFor(action.stack.text, {"modifiers"});
    }
    Words operator()(const battle::SetSpecialBonus& action) const {
        return wordsFor(action.stack.text, {"specialBonus"});
    }
    Words operator()(const battle::SetZone& action) const {
        return wordsFor(std::to_string(action.side), {"zone"});
    }
    Words operator()(const battle::SetVictory& /*action*/) const { return {QStringLiteral("victory|")}; }
    Words operator()(const battle::SetArrival& action) const {
        return wordsFor(action.stack.text, {"arrives", "at"});
    }
    Words operator()(const battle::SetHouseRule& action) const {
        return wordsFor(action.option, {"houseRule"});
    }
    template<class Other>
    Words operator()(const Other& /*action*/) const {
        return {};
    }
};

Words listed(const battle::Removal& removal) {
    using Kind = battle::Removal::Kind;
    const std::string& stack = removal.stack.text;
    switch (removal.kind) {
    case Kind::Terrain:
        return {QStringLiteral("terrain|")};
    case Kind::Zone:
    case Kind::ZoneHexes:
        return wordsFor(std::to_string(removal.side), {"zone"});
    case Kind::Condition:
        return {QStringLiteral("victory|")};
    case Kind::Arrival:
        return wordsFor(stack, {"arrives", "at"});
    case Kind::ArrivalHexes:
        return wordsFor(stack, {"at"});
    case Kind::Order:
        return wordsFor(stack, {"order", "orderScreens"});
    case Kind::ScreeningOrder:
        return wordsFor(stack, {"orderScreens"});
    case Kind::Own:
        return wordsFor(stack, {removal.word.data()});
    case Kind::Conflict:
        return wordsFor(stack, {"conflict"});
    case Kind::Progress:
        return {QStringLiteral("progress|")};
    }
    return {};
}

bool isAmong(const QString& thing, const Words& words) {
    return std::ranges::any_of(words, [&](const QString& word) { return thing.startsWith(word); });
}

int anyBelow(int limit) {
    return *rc::gen::inRange(0, limit);
}

hex::Hex someHex() {
    return {anyBelow(12), anyBelow(12)};
}

/// A board with something of everything that can go.
battle::Battle fullBoard() {
    battle::Battle battle = test::anyBattle();
    battle::Scenario& scenario = battle.scenario.edit();
    scenario.deployment = {{0, {someHex(), someHex()}, nullptr}, {1, {someHex()}, nullptr}};
    scenario.victory = {{battle::HoldStructure{battle::StructureId("gate"), 1, 2}},
                        {battle::CroakUnit{battle.stacks[0]->units->front().id, 0}},
                        {battle::LastRound{9, battle::Award::Side, 1}}};
    std::vector<smm::Order> orders(3);
    orders[0].move = someHex();
    orders[1].attack = battle::StackId("a");
    orders[1].screens = battle.stacks[2]->units->front().id;
    orders[2].screens = battle::StructureId("gate");
    for (std::size_t i = 0; i < orders.size(); ++i)
        smm::editOrders(battle.plans,
                        [&](smm::Orders& given) { given.emplace(battle.stacks[i]->id, orders[i]); });
    battle::Stack later = *battle.stacks[2];
    later.extras.edit().arrives = 3;
    later.extras.edit().at = {someHex(), someHex()};
    battle.stacks.replace(2, std::make_shared<const battle::Stack>(std::move(later)));
    return battle;
}

bool isOfPlay(const battle::Action& action) {
    return std::holds_alternative<battle::EndPlay>(action) ||
           std::holds_alternative<battle::SetReferee>(action) ||
           std::holds_alternative<battle::SayReady>(action) ||
           std::holds_alternative<battle::Concede>(action) ||
           std::holds_alternative<battle::PlaceArrival>(action) ||
           std::holds_alternative<battle::StartPlay>(action);
}

void checkEdit(BattleDocument& document, const battle::Action& action) {
    const battle::Battle before = document.battle();
    const QStringList told = document.removals({action});
    if (!document.perform(action).isDone())
        return;
    const QByteArray file = battleJson(document.battle());
    const Things gone = thingsIn(battleJson(before)) - thingsIn(file);
    const auto removals = battle::removalsOf(before, {action}, document.battle());
    RC_ASSERT(told.isEmpty() == removals.empty());
    Words words;
    for (const battle::Removal& removal : removals) {
        words << listed(removal);
        const Words about = listed(removal);
        if (std::ranges::none_of(gone, [&](const QString& thing) { return isAmong(thing, about); }))
            RC_FAIL(about.join(u' ').toStdString() + " has not gone by action " +
                    std::to_string(action.index()));
    }
    const Words named = std::visit(Namer{before}, action);
    for (const QString& thing : gone)
        if (!isAmong(thing, words) && !isAmong(thing, named))
            RC_FAIL(thing.toStdString() + " of action " + std::to_string(action.index()));
    if (removals.empty())
        return; // undo of other edits is tested elsewhere
    document.undo();
    RC_ASSERT(battleJson(document.battle()) == battleJson(before));
    document.redo();
    RC_ASSERT(battleJson(document.battle()) == file);
}

std::unique_ptr<BattleDocument> example() {
    return test::opened(R"({"squarefront":1,"kind":"battle","sides":[{"name":"A"},{"name":"B"}],
        "map":{"columns":12,"rows":9,"structures":[{"id":"gate","name":"Gate","hex":[1,1]}]},
        "orders":{"a":{"move":[11,3]}},
        "victory":[{"hold":"gate","side":0,"round":4}],
        "stacks":[{"id":"a","side":0,"hex":[2,2],"units":[{"id":"u1","hits":4,"move":4}]},
                  {"id":"b","side":1,"hex":[6,6],"units":[{"id":"u2","hits":4,"move":4}]},
                  {"id":"r","side":1,"hex":[3,3],"arrives":3,"at":[[11,8],[11,7]],
                   "units":[{"id":"u3","hits":4,"move":4}]}]})");
}

/// Performs it; returns what was told before and, without its text, in the history.
QStringList toldBy(BattleDocument& document, const battle::Action& action) {
    QStringList before = document.removals({action});
    QStringList after;
    const QObject scope;
    QObject::connect(&document, &BattleDocument::removed, &scope,
                     [&](const QStringList& told) { after = told; });
    const QByteArray file = battleJson(document.battle());
    [&] {
        QVERIFY(document.perform(action).isDone());
        QCOMPARE(after, before);
        const QString step = document.stepText(document.stepsDone() - 1);
        QCOMPARE(step, before.isEmpty() ? document.undoText()
                                        : document.undoText() + QStringLiteral(". ") + before.join(u' '));
        QVERIFY(document.undo());
        QCOMPARE(battleJson(document.battle()), file);
    }();
    return before;
}

} // namespace

/// What edits remove besides what they name is told before, and afterwards in the history.
class TestRemovals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whateverGoesIsListed() {
        QVERIFY(rc::check([] {
            constexpr int edits = test::actionKinds;
            BattleDocument document(fullBoard());
            for (int i = 0; i < edits; ++i) {
                const battle::Action action = test::anyAction(document.battle(), i, i % test::actionKinds);
                if (!isOfPlay(action) && !document.battle().stacks.empty())
                    checkEdit(document, action);
            }
            checkEdit(document, battle::StartPlay{});
        }));
    }

    void aSmallerMapTakesArrivalsAndOrders() {
        const QStringList told = toldBy(*example(), battle::ResizeMap{9, 7});
        QCOMPARE(told, QStringList({QStringLiteral("The order of a is lost (BAT-16)."),
                                    QStringLiteral("Instead of arriving in round 3, r will be there from the "
                                                   "beginning (BAT-9).")}));
    }

    void waterTakesArrivalHexes() {
        const auto document = example();
        QCOMPARE(toldBy(*document, battle::PaintTerrain{{{11, 7}}, "water"}),
                 QStringList(QStringLiteral("The hexes where r can arrive will be fewer by 1 (BAT-9).")));
        QCOMPARE(toldBy(*document, battle::PaintTerrain{{{11, 7}, {11, 8}}, "water"}).size(), 1);
        QVERIFY(toldBy(*document, battle::PaintTerrain{{{5, 5}}, "water"}).isEmpty());
    }

    void aStructureTakesItsVictoryCondition() {
        QCOMPARE(toldBy(*example(), battle::RemoveStructure{battle::StructureId("gate")}),
                 QStringList(QStringLiteral("This victory condition is removed: Victory for A: Gate is held "
                                            "alone at the end of round 4 or later (BAT-10).")));
    }

    /// Nobody else may learn what has been ordered in secret.
    void ordersOfASealedPhaseAreNotTold() {
        const auto document = example();
        for (const battle::Action& action :
             {battle::Action(battle::SetHouseRule{"orders", "\"sealed\""}),
              battle::Action(battle::StartPlay{}), battle::Action(battle::SayReady{0}),
              battle::Action(battle::SayReady{1})})
            QVERIFY(document->perform(action).isDone());
        QVERIFY(battle::isSealed(document->battle()));
        smm::Order order;
        order.move = hex::Hex{11, 3};
        QVERIFY(perform(*document, smm::GiveOrders{{{battle::StackId("a"), order}}}).isDone());
        QVERIFY(document->perform(battle::SetReferee{true}).isDone());
        const QStringList told = document->removals({battle::ResizeMap{9, 9}});
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().contains(QLatin1String(" r ")), qPrintable(told.front()));
    }
};

template struct sf::test::Registered<TestRemovals, QCoreApplication>;
#include "test_removals.moc"
