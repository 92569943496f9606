// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/events.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/smm_text.h"
#include "tests/test_registry.h"

#include <QSet>
#include <QTest>

using namespace sf;

namespace {

battle::Unit unit(const char* id, const char* name) {
    battle::Unit unit;
    unit.id = battle::UnitId(id);
    unit.name = name;
    unit.hitsLeft = 1;
    battle::resolve(unit, nullptr);
    return unit;
}

battle::Battle marl() {
    battle::Battle battle;
    battle.sides = {{"Reds", 0xb03030, {}}, {"Blues", 0x3050b0, {}}};
    battle::Stack stack;
    stack.id = battle::StackId("s1");
    stack.name = "Hill %2 Company";
    stack.units.edit() = {unit("u1", "Kess"), unit("u2", "")};
    battle.stacks.insert(0, std::make_shared<const battle::Stack>(stack));
    return battle;
}

} // namespace

/// Every code of the rules has words of its own.
class TestBattleText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReasonHasASentence() {
        QSet<QString> seen;
        const int count = static_cast<int>(battle::Reason::NothingToChange) + 1;
        for (int i = 0; i < count; ++i) {
            const auto reason = static_cast<battle::Reason>(i);
            const battle::Refusal bare{reason, {}, {}, {}};
            const battle::Refusal full{reason, {}, {"one", "two", "three"}, {7, 8, 9, 10}};
            const QString sentence = text::refusal(full, battle::Battle());
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
            QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
            seen.insert(sentence);
            QVERIFY2(text::refusal(bare, battle::Battle()).endsWith(u'.'), qPrintable(sentence));
            QVERIFY(!text::refusal(bare, battle::Battle()).contains(u'%'));
        }
        QCOMPARE(seen.size(), count);
    }

    /// The number of a rule stands within its sentence.
    void rulesInSentences_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("told");
        QTest::newRow("sentence") << "Nothing would change."
                                  << "SMM-19"
                                  << "Nothing would change (SMM-19).";
        QTest::newRow("no sentence") << "Kess moved to 5,2"
                                     << "SMM-19"
                                     << "Kess moved to 5,2 (SMM-19)";
        QTest::newRow("no rule") << "Nothing would change."
                                 << ""
                                 << "Nothing would change.";
        QTest::newRow("a name like a place") << "%1 and %2."
                                             << "SMM-19"
                                             << "%1 and %2 (SMM-19).";
    }

    void rulesInSentences() {
        QFETCH(QString, text);
        QFETCH(QString, rule);
        QTEST(text::Caption(text, rule.isEmpty() ? Rule{} : smmRule(19)).text(), "told");
    }

    void twoRulesInASentence() {
        text::Caption caption(QStringLiteral("Kess moved."));
        caption.also = smmRule(19);
        QCOMPARE(caption.text(), QStringLiteral("Kess moved (SMM-19)."));
        caption.rule = smmRule(10);
        QCOMPARE(caption.text(), QStringLiteral("Kess moved (SMM-10, SMM-19)."));
        QCOMPARE(caption.namedRule(), smmRule(10));
    }

    void whatIsToldAfterASentence() {
        text::Caption caption(QStringLiteral("Kess, 4,5"));
        caption.others.emplace_back(QStringLiteral("1 hex north of Mirel"));
        caption.others.emplace_back(QStringLiteral("It can go there for 1 of Move 3."), smmRule(10));
        caption.others.emplace_back(QStringLiteral("Free"));
        QCOMPARE(caption.text(),
                 QStringLiteral(
                     "Kess, 4,5. 1 hex north of Mirel. It can go there for 1 of Move 3 (SMM-10). Free"));
        QCOMPARE(caption.namedRule(), smmRule(10));
        QCOMPARE(text::Caption(QString(), smmRule(10)).text(), QString());
        QCOMPARE(
            text::Caption(QStringLiteral("moved"), smmRule(10)).in(QStringLiteral("Not allowed: %1")).text(),
            QStringLiteral("Not allowed: moved (SMM-10)"));
    }

    void refusals_data() {
        QTest::addColumn<battle::Refusal>("refusal");
        QTest::addColumn<QString>("sentence");
        using battle::Reason;
        QTest::newRow("reach") << battle::Refusal{Reason::OutOfReach, smmRule(10), {}, {9, 4}}
                               << "The cheapest way there costs 9; the stack has Move 4.";
        QTest::newRow("no way") << battle::Refusal{Reason::OutOfReach, smmRule(10), {}, {-1, 4}}
                                << "This stack can't get there.";
        QTest::newRow("too far to tell") << battle::Refusal{Reason::OutOfReach, smmRule(10), {}, {-1, 4, 44}}
                                         << "Getting there costs more than 44; the stack has Move 4.";
        QTest::newRow("terrain") << battle::Refusal{Reason::NotPassable, smmRule(10), {"wall"}}
                                 << "Wall is impassable. Only a stack whose units all fly can enter.";
        QTest::newRow("units by name")
            << battle::Refusal{Reason::NotTied, smmRule(3), {"u1", "u2"}}
            << "Kess and u2 are not of equal value. Only tied units can be swapped.";
        QTest::newRow("stack by name") << battle::Refusal{Reason::UnknownUnit, {}, {"u7", "s1"}}
                                       << "There is no unit with the id “u7” in the stack “Hill %2 Company”.";
        QTest::newRow("number") << battle::Refusal{Reason::BadNumber,
                                                   smmRule(1),
                                                   {"casterBonus"},
                                                   {-2, 0, 1000000}}
                                << "Caster bonus must be between 0 and 1,000,000, not −2.";
        QTest::newRow("hits left") << battle::Refusal{Reason::BadNumber, smmRule(1), {"hitsLeft"}, {99, 0, 4}}
                                   << "Hits left must be between 0 and 4, not 99.";
        QTest::newRow("nameless stack") << battle::Refusal{Reason::NoWarlord, smmRule(13), {""}}
                                        << "The stack has no living Warlord, so its posture must be neutral.";
    }
    void refusals() {
        QFETCH(battle::Refusal, refusal);
        QTEST(text::refusal(refusal, marl()), "sentence");
    }

    void everyActionHasWords_data() {
        QTest::addColumn<battle::Action>("action");
        QTest::addColumn<QString>("words");
        using battle::StackId;
        using battle::UnitId;
        const StackId stack("s1");
        const auto row = [](const char* words, const battle::Action& action) {
            QTest::newRow(words) << action << QString::fromUtf8(words);
        };
        row("Move Hill %2 Company to 5,2", battle::MoveStack{stack, {5, 2}});
        row("Place Hill %2 Company at 5,2", battle::MoveStack{stack, {5, 2}, true});
        row("Rotate Hill %2 Company by half a turn", battle::RotateStack{stack, -3});
        row("Merge Hill %2 Company into s9", battle::MergeStacks{stack, StackId("s9")});
        row("Swap Kess and u2", battle::SwapUnits{stack, UnitId("u1"), UnitId("u2")});
        row("Set the posture of Hill %2 Company to Offensive",
            battle::SetPosture{stack, battle::Posture::Offensive});
        row("Let Kess lead Hill %2 Company", battle::SetLeader{stack, UnitId("u1")});
        row("Let the most valuable Warlord lead Hill %2 Company", battle::SetLeader{stack, {}});
        row("Let Hill %2 Company screen Kess", battle::SetScreens{stack, UnitId("u1")});
        row("Let Hill %2 Company screen the Left of s9",
            battle::SetScreens{stack, battle::ScreenedEdge{StackId("s9"), battle::Edge::Left}});
        row("Stop Hill %2 Company screening", battle::SetScreens{stack, {}});
        row("Change the modifiers of Hill %2 Company", battle::SetModifiers{stack, {}});
        row("Remove the stack Hill %2 Company", battle::RemoveStack{stack});
        row("Rename Hill %2 Company to Vale", battle::RenameStack{stack, "Vale"});
        row("Give Hill %2 Company to Blues", battle::SetStackSide{stack, 1});
        row("Edit Kess", battle::EditUnit{stack, unit("u1", "Kess")});
        row("Place Gate at 1,1",
            battle::PutStructure{battle::Structure{battle::StructureId("g"), "Gate", {1, 1}, {}}});
        row("Remove the structure g", battle::RemoveStructure{battle::StructureId("g")});
        row("Add the unit kind Piker", battle::PutKind{"", "Piker", {}});
        row("Remove the unit kind Piker", battle::RemoveKind{"Piker"});
        row("Rename the battle to Marl", battle::SetTitle{"Marl"});
        row("Change the sides", battle::SetSides{{}});
        row("Resize the map to 30 × 20 hexes", battle::ResizeMap{30, 20});
        row("Set the house rule powerDivisor to width", battle::SetHouseRule{"powerDivisor", "\"width\""});
        row("Reset the house rule powerDivisor to its default", battle::SetHouseRule{"powerDivisor", {}});
    }
    void everyActionHasWords() {
        QFETCH(battle::Action, action);
        QTEST(text::action(action, marl()), "words");
    }

    void countedActionsNameTheirStack_data() {
        QTest::addColumn<battle::Action>("action");
        const battle::StackId stack("s1");
        const std::vector<battle::UnitId> ids{battle::UnitId("u1"), battle::UnitId("u2")};
        QTest::newRow("rotate") << battle::Action(battle::RotateStack{stack, 2});
        QTest::newRow("split") << battle::Action(battle::SplitStack{stack, ids, battle::StackId("n"), "New"});
        QTest::newRow("add") << battle::Action(battle::AddUnits{stack, {unit("a", "A"), unit("b", "B")}});
        QTest::newRow("remove") << battle::Action(battle::RemoveUnits{stack, ids});
    }
    void countedActionsNameTheirStack() {
        QFETCH(battle::Action, action);
        const QString words = text::action(action, marl());
        QVERIFY2(words.contains(QStringLiteral("Hill %2 Company")) && words.contains(u'2'),
                 qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("%n")) && !words.contains(QStringLiteral("%1")),
                 qPrintable(words));
    }

    void everyNameDiffers() {
        QSet<QString> terrains;
        for (int i = 0; i <= battle::terrainCount; ++i)
            terrains.insert(text::terrain(static_cast<battle::Terrain>(i)));
        QCOMPARE(terrains.size(), battle::terrainCount + 1);
        QSet<QString> numbers;
        for (int i = 0; i < battle::numberCount; ++i)
            numbers.insert(text::number(static_cast<battle::Number>(i)));
        QCOMPARE(numbers.size(), battle::numberCount);
        QSet<QString> flags;
        for (int i = 0; i < battle::flagCount; ++i)
            flags.insert(text::flag(static_cast<battle::Flag>(i)));
        QCOMPARE(flags.size(), battle::flagCount);
        QSet<QString> steps;
        for (int i = 0; i <= static_cast<int>(smm::ValueStep::HitsLeft); ++i)
            steps.insert(text::valueStep(static_cast<smm::ValueStep>(i)));
        QCOMPARE(steps.size(), 7);
        QCOMPARE(text::edgeLetter(battle::Edge::Right), QStringLiteral("R"));
        QCOMPARE(text::shortDirection(hex::Direction::SouthWest), QStringLiteral("SW"));
        QCOMPARE(text::direction(hex::Direction::NorthEast), QStringLiteral("north-east"));
    }

    void terms() {
        const battle::StackPointer stack = marl().stacks[0];
        using smm::TermName;
        QCOMPARE(text::term({TermName::AverageOfUnits, 3, smmRule(11), 24, 10, 10, {}}, *stack),
                 QStringLiteral("average 24 / 10, rounded up"));
        QCOMPARE(text::term({TermName::AverageOfOthers, 3, smmRule(14), 27, 9, 9, {}}, *stack),
                 QStringLiteral("average of the others 27 / 9"));
        QCOMPARE(text::term({TermName::Warlord, 9, smmRule(14), 0, 0, 0, 0}, *stack), QStringLiteral("Kess"));
        QCOMPARE(text::term({TermName::Slowest, 4, smmRule(11), 0, 0, 0, 1}, *stack),
                 QStringLiteral("slowest: u2"));
        QCOMPARE(
            text::term({TermName::EdgePenalty, -4, smmRule(12), 0, 0, 2, {}, battle::Edge::Back}, *stack),
            QStringLiteral("over the Back, complete squares 2"));
        QCOMPARE(text::term({TermName::RotationPenalty, -6, smmRule(20), 2, 0, 3}, *stack),
                 QStringLiteral("rotations 2, complete rows 3"));
        QCOMPARE(text::term({TermName::NamedModifier, -6, smmRule(30), -2, 0, 3, {}, {}, "Mud"}, *stack),
                 QStringLiteral("Mud: −2 × 3"));
        QCOMPARE(text::term({TermName::ScreeningBonus, 3, smmRule(22), 5, 0, 0, {}, {}, "Vale"}, *stack),
                 QStringLiteral("screened by Vale"));
        QCOMPARE(text::term({TermName::NeverBelowZero, 3, smmRule(12)}, *stack),
                 QStringLiteral("never below 0"));
    }

    void endsOfConflicts() {
        const battle::Battle battle = marl();
        battle::Event ends{smm::events::conflictEnds, smmRule(24), {}};
        QCOMPARE(text::event(ends, battle), QStringLiteral("A Conflict ended"));
        ends.others = {battle::StackId("s1")};
        QCOMPARE(text::event(ends, battle), QStringLiteral("A Conflict ended: Hill %2 Company"));
        ends.rule = battleRule(7);
        QCOMPARE(text::event(ends, battle),
                 QStringLiteral("A Conflict ended because nobody acted in it: Hill %2 Company"));
        const battle::Event waits{smm::events::waits, smmRule(24), battle::StackId("s1"),
                                  battle::StackId("b")};
        QCOMPARE(text::event(waits, battle),
                 QStringLiteral("Hill %2 Company waited to join the Conflict of b"));
    }

    void eventsOfUnknownSystems() {
        battle::Event own{battle::events::unknown, {}, battle::StackId("s1")};
        own.word = "tires";
        QCOMPARE(text::event(own, marl()), QStringLiteral("This version doesn't know the event “tires”"));
        own.word = "%1";
        QCOMPARE(text::event(own, marl()), QStringLiteral("This version doesn't know the event “%1”"));
    }

    void namesOfConflicts() {
        const battle::Battle battle = marl();
        battle::Event forms{smm::events::conflictForms, smmRule(24), battle::StackId("s1")};
        forms.others = {battle::StackId("s1"), battle::StackId("b")};
        QCOMPARE(text::event(forms, battle), QStringLiteral("A Conflict formed: Hill %2 Company, b"));
        forms.conflict = 28;
        QCOMPARE(text::event(forms, battle), QStringLiteral("Conflict AB formed: Hill %2 Company, b"));
        forms.kind = smm::events::conflictsMerge;
        QCOMPARE(text::event(forms, battle),
                 QStringLiteral("Conflicts merged into Conflict AB: Hill %2 Company, b"));
        forms.kind = smm::events::conflictEnds;
        QCOMPARE(text::event(forms, battle), QStringLiteral("Conflict AB ended: Hill %2 Company, b"));
        battle::Event joins{smm::events::joins, smmRule(24), battle::StackId("s1"), battle::StackId("b")};
        joins.conflict = 1;
        QCOMPARE(text::event(joins, battle),
                 QStringLiteral("Hill %2 Company joined Conflict A by fighting b"));
    }

    void sumsOfAttacks_data() {
        QTest::addColumn<bool>("hits");
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("power");
        QTest::addColumn<QString>("told");
        QTest::newRow("miss, SMM-27")
            << false << 2 << 13 << QStringLiteral("2 + AP 13 = 15 against 10 + DP 10 = 20");
        QTest::newRow("hit, SMM-27") << true << 7 << 13
                                     << QStringLiteral("7 + AP 13 = 20 against 10 + DP 10 = 20");
        QTest::newRow("always hits")
            << true << 20 << -5
            << QStringLiteral("20 + AP −5 = 15 against 10 + DP 10 = 20; the highest face always hits");
        QTest::newRow("always misses")
            << false << 1 << 30
            << QStringLiteral("1 + AP 30 = 31 against 10 + DP 10 = 20; a 1 always misses");
    }

    void sumsOfAttacks() {
        QFETCH(bool, hits);
        QFETCH(int, die);
        QFETCH(int, power);
        battle::Event event{hits ? smm::events::hits : smm::events::misses, smmRule(27)};
        QCOMPARE(text::attackSum(event), QString());
        event.needed = 20 - power;
        event.dice = {{20, die}};
        event.figures = {std::to_string(power), "10"};
        QTEST(text::attackSum(event), "told");
    }

    void figures() {
        QCOMPARE(text::figure(-2), QStringLiteral("−2"));
        QCOMPARE(text::signedFigure(-2), QStringLiteral("−2"));
        QCOMPARE(text::signedFigure(3), QStringLiteral("+3"));
        QCOMPARE(text::signedFigure(0), QStringLiteral("0"));
    }
};

template struct sf::test::Registered<TestBattleText>;
#include "test_battle_text.moc"
