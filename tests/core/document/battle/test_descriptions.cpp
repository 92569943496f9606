// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/journal_line.h"
#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/play/play_json.h"
#include "core/document/battle/play/scenario_json.h"
#include "core/document/battle/smm/round_orders.h"
#include "core/document/battle/system_codecs.h"
#include "core/document/encounter/encounter_pieces.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QTest>

using namespace sf;
using namespace sf::document;

namespace {

const Unknown strange = std::make_shared<const std::string>(R"({"strange":[1,2]})");

/// Each value differs from that of a new structure.
template<class... Value>
bool areSet(const Value&... values) {
    return (!(values == Value()) && ...);
}

battle::Traits traits() {
    battle::Traits traits;
    for (int i = 0; i < battle::numberCount; ++i)
        traits.numbers[static_cast<std::size_t>(i)] = i + 1;
    for (int i = 0; i < battle::flagCount; ++i)
        traits.flags[static_cast<std::size_t>(i)] = i % 2 == 0;
    traits.specials = {{"flyer", "über"}};
    return traits;
}

battle::Unit unit() {
    battle::Unit unit{
        battle::UnitId("u"), "Guard", "Ann", 3, std::make_shared<battle::Traits>(traits()), {}, strange};
    [[maybe_unused]] const auto& [id, kind, name, hitsLeft, own, profile, unknown] = unit;
    return areSet(id, kind, name, hitsLeft, own, unknown) ? unit : battle::Unit();
}

battle::StackExtras extras() {
    battle::StackExtras extras{3, 4, {{1, 2}}, strange};
    [[maybe_unused]] const auto& [moveLeft, arrives, at, unknown] = extras;
    return areSet(moveLeft, arrives, at, unknown) ? extras : battle::StackExtras();
}

battle::Modifier modifier() {
    battle::Modifier modifier{"Tired", true, true, true, -2, battle::Weight::Major, strange};
    [[maybe_unused]] const auto& [name, attackPower, defensePower, preventsActing, amount, weight, unknown] =
        modifier;
    return areSet(name, attackPower, defensePower, preventsActing, amount, weight, unknown)
               ? modifier
               : battle::Modifier();
}

/// Gives a member that a system adds a value, unless it has one: one of these, or a word that the reader
/// expects.
template<class T>
void fill(T& structure, const Member<T>& member) {
    QStringList values{QStringLiteral("1"),       QStringLiteral("true"), QStringLiteral("\"u\""),
                       QStringLiteral("[\"u\"]"), QStringLiteral("[{}]"), QStringLiteral("{\"unit\":\"u\"}")};
    for (int i = 0; i < values.size() && member.isLeftOut(structure); ++i) {
        const auto tape = scanLine("{\"v\":" + values[i].toStdString() + '}');
        JsonReader reader(*tape, {});
        T filled = structure;
        reader.object([&](std::string_view) { member.read(reader, filled); });
        if (!reader.failed())
            structure = filled;
        else if (i == 0)
            for (const QString& word : reader.error()->expected.split(
                     QRegularExpression(QStringLiteral("\\W+")), Qt::SkipEmptyParts))
                values << u'"' + word + u'"';
    }
}

/// What each system keeps about a stack. The structures of these systems' members have all their values.
battle::SystemState stackState() {
    multiplier::StackState state;
    state.specialBonus = "1.5";
    state.defendedThisTurn = 2;
    state.attackedThisTurn = true;
    [[maybe_unused]] const auto& [specialBonus, defendedThisTurn, attackedThisTurn] = state;
    smm::StackState ofRounds;
    ofRounds.posture = battle::Posture::Screening;
    ofRounds.formed = {battle::UnitId("u")};
    ofRounds.pending = {{battle::UnitId("u"), "Guard", std::make_shared<battle::Traits>(traits()), strange}};
    ofRounds.screens = battle::ScreenedEdge{battle::StackId("s"), battle::Edge::Back};
    ofRounds.screensUnknown = strange;
    ofRounds.modifiers = {modifier()};
    [[maybe_unused]] const auto& [posture, formed, pending, screens, screensUnknown, modifiers] = ofRounds;
    [[maybe_unused]] const auto& [id, kind, own, unknown] = pending.front();
    battle::Stack stack;
    if (areSet(specialBonus, defendedThisTurn, attackedThisTurn, posture, formed, pending, screens,
               screensUnknown, modifiers, id, kind, own, unknown)) {
        multiplier::editState(stack, [&](multiplier::StackState& kept) { kept = state; });
        smm::editState(stack, [&](smm::StackState& kept) { kept = ofRounds; });
    }
    for (const SystemMembers* system : systemMembers())
        for (const SystemMembers::OfStack& added : system->ofStacks)
            fill(stack, added.member);
    return stack.state;
}

/// What each system keeps about a battle.
battle::SystemState battleState() {
    battle::Battle battle;
    for (const Member<battle::Battle>& member : systemMembersOfBattle())
        fill(battle, member);
    return battle.state;
}

battle::Stack stack() {
    battle::Stack stack;
    stack.id = battle::StackId("s");
    stack.name = "Guards";
    stack.side = 2;
    stack.hex = {3, 4};
    stack.facing = hex::Direction::South;
    stack.presence = battle::Presence::Conceded;
    stack.leader = battle::UnitId("u");
    stack.units = std::vector<battle::Unit>{unit()};
    stack.extras = extras();
    stack.state = stackState();
    [[maybe_unused]] const auto& [id, name, side, hex, facing, presence, leader, units, more, state] = stack;
    return areSet(id, name, side, hex, facing, presence, leader, units, more, state) ? stack
                                                                                     : battle::Stack();
}

smm::Order order() {
    using battle::StackId;
    smm::Order order{StackId("a"),
                     StackId("b"),
                     battle::Edge::Left,
                     -2,
                     false, // says that a rotation of 0 is meant
                     battle::Posture::Offensive,
                     battle::Screens(battle::StructureId("gate")),
                     hex::Hex{1, 2},
                     hex::Hex{3, 4},
                     StackId("c"),
                     true,
                     true};
    [[maybe_unused]] const auto& [attack, shoot, edge, rotate, cancelsRotation, posture, screens, flee, move,
                                  advance, disengage, hold] = order;
    return areSet(attack, shoot, edge, rotate, posture, screens, flee, move, advance, disengage, hold)
               ? order
               : smm::Order();
}

encounter::Person person() {
    encounter::Person person{"p",     "Ann", 2,        5,         12,   3,           40,
                             {"axe"}, "axe", {"helm"}, {"Blind"}, true, "Likes tea", strange};
    [[maybe_unused]] const auto& [id, name, level, hp, maxHp, kills, xp, items, wielded, worn, statuses,
                                  attackedToday, notes, unknown] = person;
    return areSet(id, name, level, hp, maxHp, kills, xp, items, wielded, worn, statuses, attackedToday, notes,
                  unknown)
               ? person
               : encounter::Person();
}

encounter::Item item() {
    encounter::Item item{"i", "Wand", encounter::Weapon{{1, 6, 2}, encounter::wandDamage},
                         encounter::Armor{3, encounter::ArmorType::Cloak, true}, strange};
    [[maybe_unused]] const auto& [id, name, weapon, armor, unknown] = item;
    [[maybe_unused]] const auto& [damage, type] = *weapon;
    [[maybe_unused]] const auto& [ac, armorType, magicResistant] = *armor;
    return areSet(id, name, weapon, armor, unknown, damage, type, ac, armorType, magicResistant)
               ? item
               : encounter::Item();
}

encounter::Monster monster() {
    encounter::Monster monster{
        "m",    "Newt", 5, 6, {2, 4, 0}, encounter::wandDamage, -1, {"axe"}, 50, encounter::Status::Slimed,
        strange};
    [[maybe_unused]] const auto& [id, name, hp, initialHp, damage, type, ac, drop, dropRate, status,
                                  unknown] = monster;
    return areSet(id, name, hp, initialHp, damage, type, ac, drop, dropRate, status, unknown)
               ? monster
               : encounter::Monster();
}

/// What comes back of a structure that was written and read again.
template<class T, class Write, class Read>
T again(const T& structure, const Write& write, const Read& read) {
    std::string text;
    JsonWriter json(text);
    write(json, structure);
    const auto tape = scanLine("{\"v\":" + text + '}');
    T result{};
    if (!tape)
        return result;
    JsonReader reader(*tape, {});
    reader.object([&](std::string_view) { result = read(reader); });
    return reader.failed() ? T{} : result;
}

} // namespace

/// A member that is added to a structure breaks this test until it is described (docs/adding-a-field.md):
/// each structure below has a value of its own in every member, and comes back from its text unchanged.
class TestDescriptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stacks() {
        const battle::Stack all = stack();
        QCOMPARE(all.id.text, std::string("s"));
        QVERIFY(!(unit() == battle::Unit()) && !(modifier() == battle::Modifier()) &&
                !(extras() == battle::StackExtras()));
        for (const HitsLeft hitsLeft : {HitsLeft::Always, HitsLeft::WhenWounded})
            QVERIFY(again(
                        all,
                        [&](JsonWriter& json, const battle::Stack& it) {
                            stackDescription(hitsLeft).write(json, it);
                        },
                        readStack) == all);
    }

    /// In a document of any rules.
    void battles() {
        for (const battle::System* system : battle::systems()) {
            battle::Battle battle;
            battle.rules = system->id();
            battle.sides.resize(3);
            battle.map = battle::Map(9, 9);
            battle::Stack plain;
            plain.id = battle::StackId("s");
            plain.units = std::vector<battle::Unit>{unit()};
            plain.units.edit().front().kind.clear();
            resolve(plain.units.edit().front(), nullptr);
            plain.state = stackState();
            battle::UnitKind guard{"Guard", traits(), {}, {}};
            resolve(guard);
            battle.kinds = std::vector{guard};
            battle.stacks.insert(0, std::make_shared<const battle::Stack>(plain));
            for (const Member<battle::Battle>& member : systemMembersOfBattle()) {
                battle::Battle filled = battle;
                fill(filled, member);
                const auto loaded = loadBattle(battleJson(filled));
                if (std::holds_alternative<LoadedBattle>(loaded)) // it fits the stacks
                    battle = filled;
            }
            QVERIFY(areSet(plain.state, battle.state));
            const QByteArray text = battleJson(battle);
            const auto loaded = loadBattle(text);
            const auto* read = std::get_if<LoadedBattle>(&loaded);
            QVERIFY2(read, qPrintable(read ? QString() : std::get<LoadError>(loaded).text({})));
            QVERIFY(read->battle.state == battle.state && read->battle.stacks[0]->state == plain.state);
            QCOMPARE(battleJson(read->battle), text);
        }
    }

    /// A member of one system's rules, whatever it is, doesn't get into a battle of another system.
    void convertingDropsWhatOneSystemUses() {
        for (std::size_t i = 0; i < battle::systems().size(); ++i) {
            battle::Battle battle;
            battle.rules = battle::systems()[i]->id();
            battle.map = battle::Map(9, 9);
            battle.sides.resize(3);
            battle::Stack full = stack();
            for (battle::Unit& unit : full.units.edit())
                resolve(unit, nullptr);
            battle.stacks.insert(0, std::make_shared<const battle::Stack>(full));
            battle.state = battleState();
            const auto outcome =
                conversionOf(battle, battle::systems()[(i + 1) % battle::systems().size()]->id());
            for (const battle::Change& change : std::get<Conversion>(outcome).changes)
                redo(battle, {change});
            const battle::Stack& after = *battle.stacks[0];
            for (const Member<battle::Stack>& member : stackDescription(HitsLeft::Always).members()) {
                if (!member.isLeftOut)
                    continue;
                const bool isShared = member.system == RuleSystem::Battle;
                QVERIFY2(!member.isLeftOut(full), member.name.data());
                QVERIFY2(member.isLeftOut(after) != isShared, member.name.data());
            }
            for (const Member<battle::Battle>& member : systemMembersOfBattle())
                QVERIFY2(member.isLeftOut(battle), member.name.data());
            QVERIFY(!areSet(after.state) && !areSet(battle.state));
        }
    }

    void ground() {
        const battle::Side side{"Ours", 0x123456, strange, 3};
        [[maybe_unused]] const auto& [name, color, sideUnknown, ally] = side;
        QVERIFY(areSet(name, color, sideUnknown, ally));
        const auto writeSide = [](JsonWriter& json, const battle::Side& it) {
            sideDescription().write(json, it);
        };
        QVERIFY(again(side, writeSide, [](JsonReader& json) { return readSide(json, 0); }) == side);

        const battle::Structure structure{battle::StructureId("gate"), "Gate", {1, 2}, strange};
        [[maybe_unused]] const auto& [id, title, hex, unknown] = structure;
        QVERIFY(areSet(id, title, hex, unknown));
        QVERIFY(comesBack(structureDescription(), structure));

        battle::UnitKind kind{{}, traits(), {}, strange};
        [[maybe_unused]] const auto& [kindName, kindTraits, profile, kindUnknown] = kind;
        [[maybe_unused]] const auto& [numbers, flags, specials] = kindTraits;
        QVERIFY(areSet(kindTraits, kindUnknown, numbers, flags, specials));
        QVERIFY(comesBack(kindDescription(), kind));
        QVERIFY(comesBack(traitsDescription(), traits()));
    }

    void orders() {
        QVERIFY(!(order() == smm::Order()));
        QVERIFY(again(order(), OneOrder::write, OneOrder::read) == order());
    }

    void zones() {
        const std::vector<battle::Zone> zones{{2, {{1, 2}}, strange}};
        [[maybe_unused]] const auto& [side, hexes, unknown] = zones.front();
        QVERIFY(areSet(side, hexes, unknown));
        QVERIFY(again(zones, Zones::write, Zones::read) == zones);
    }

    /// What is sealed has a member of its own, and so has the battle at the beginning of a sealed phase.
    void play() {
        battle::Battle played;
        battle::Play all{battle::PlayPhase::Over,
                         {1},
                         true,
                         {battle::UnitId("u")},
                         {battle::UnitId("v")},
                         {{{1, 2, 3}}},
                         {{4, 5, 6}},
                         battle::PlayResult{{1}, battle::Ending::Held},
                         {},
                         {},
                         strange};
        [[maybe_unused]] const auto& [phase, ready, isRefereed, croakedFirst, merged, rounds, current, result,
                                      sealed, start, unknown] = all;
        [[maybe_unused]] const auto& [living, hits, expected] = current.front();
        [[maybe_unused]] const auto& [winners, ending] = *result;
        QVERIFY(areSet(phase, ready, isRefereed, croakedFirst, merged, rounds, current, result, unknown,
                       living, hits, expected, winners, ending));
        played.play = std::make_shared<battle::Play>(all);
        std::string text;
        JsonWriter json(text);
        json.object();
        writePlay(json, played);
        json.endObject();
        const auto tape = scanLine(text);
        QVERIFY(tape.has_value());
        JsonReader reader(*tape, {});
        PlayText read;
        reader.object([&](std::string_view) { read = readPlay(reader); });
        QVERIFY(!reader.failed());
        QVERIFY(read.play == all);
    }

    void dungeons() {
        QVERIFY(again(person(), OnePerson::write, OnePerson::read) == person() && person().id == "p");
        QVERIFY(again(item(), OneItem::write, OneItem::read) == item() && item().id == "i");
        QVERIFY(again(monster(), OneMonster::write, OneMonster::read) == monster() && monster().id == "m");
        const encounter::TableLine line{7, monster()};
        [[maybe_unused]] const auto& [weight, drawn] = line;
        QVERIFY(areSet(weight, drawn));
        QVERIFY(again(line, OneTableLine::write, OneTableLine::read) == line);
    }

    void postsOfDungeons() {
        encounter::Comments comments;
        comments.add("Hello");
        encounter::Encounter all{"e",      3,       encounter::Mode::Melee,
                                 4,        5,       {std::make_shared<const encounter::Monster>(monster())},
                                 comments, strange, "The newts"};
        const encounter::Encounter read = again(all, OneEncounter::write, OneEncounter::read);
        const auto& [id, level, mode, hoursTogether, hoursInMode, monsters, said, unknown, title] = read;
        QVERIFY(id == all.id && level == all.level && mode == all.mode &&
                hoursTogether == all.hoursTogether && hoursInMode == all.hoursInMode &&
                *monsters.at(0) == *all.monsters.at(0) && said == comments && unknown == strange &&
                title == all.title);
        const encounter::EndedEncounter ended{"e", 3, comments, strange, "The newts"};
        const auto readEnded = [](JsonReader& json) { return endedDescription().read(json); };
        const auto writeEnded = [](JsonWriter& json, const encounter::EndedEncounter& it) {
            endedDescription().write(json, it);
        };
        const encounter::EndedEncounter endedAgain = again(ended, writeEnded, readEnded);
        const auto& [endedId, endedLevel, endedSaid, endedUnknown, endedTitle] = endedAgain;
        QVERIFY(endedId == "e" && endedLevel == 3 && endedSaid == comments && endedUnknown == strange &&
                endedTitle == "The newts");
        const PostText post{{3, true, comments, {"p"}, strange}, true};
        const auto readPost = [](JsonReader& json) { return postDescription().read(json); };
        const auto writePost = [](JsonWriter& json, const PostText& it) {
            postDescription().write(json, it);
        };
        const PostText postAgain = again(post, writePost, readPost);
        const auto& [postLevel, active, postSaid, people, postUnknown] = postAgain.post;
        QVERIFY(postAgain.hasPeople && postLevel == 3 && active && postSaid == comments &&
                people == post.post.people && postUnknown == strange);
    }

private:
    template<class T>
    static bool comesBack(const Description<T>& description, const T& structure) {
        return again(
                   structure, [&](JsonWriter& json, const T& it) { description.write(json, it); },
                   [&](JsonReader& json) { return description.read(json); }) == structure;
    }
};

template struct sf::test::Registered<TestDescriptions>;
#include "test_descriptions.moc"
