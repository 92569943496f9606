// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/action_json.h"
#include "core/document/battle_document.h"
#include "core/document/battle_replay.h"
#include "core/document/battle_writer.h"
#include "core/document/document_file.h"
#include "tests/document/random_actions.h"

#include <QTest>
#include <rapidcheck.h>

#include <set>

using namespace sf;
using namespace sf::document;

namespace {

std::unique_ptr<BattleDocument> opened(const QByteArray& bytes) {
    Loaded loaded = loadBytes(bytes);
    if (const auto* error = std::get_if<LoadError>(&loaded))
        RC_FAIL(error->text(QStringLiteral("f")).toStdString());
    return std::unique_ptr<BattleDocument>(
        static_cast<BattleDocument*>(std::get<std::unique_ptr<Document>>(loaded).release()));
}

/// Every unit in exactly one stack, no stack empty, every id once, every stack on the map.
void checkSound(const battle::Battle& battle) {
    std::set<std::string> units;
    std::set<std::string> stacks;
    for (const battle::StackPointer& stack : battle.stacks) {
        RC_ASSERT(!stack->units->empty());
        RC_ASSERT(stacks.insert(stack->id.text).second);
        RC_ASSERT(battle.map->contains(stack->hex));
        RC_ASSERT(static_cast<std::size_t>(stack->side) < battle.sides.size());
        for (const battle::Unit& unit : *stack->units) {
            RC_ASSERT(units.insert(unit.id.text).second);
            RC_ASSERT((unit.hitsLeft >= 0 && unit.hitsLeft <= unit[battle::Number::Hits]));
            RC_ASSERT((unit.kind.empty() || battle.kind(unit.kind)));
        }
    }
}

/// How often an action of each kind was not refused: a property says nothing of what never happens.
std::array<int, test::actionKinds> done{};

int attacksDone = 0;
int turnsDone = 0;
int conversionsDone = 0;

void takeTurn(BattleDocument& document) {
    const multiplier::TurnAction action = test::anyTurnAction(document.battle());
    if (!document.perform(action))
        ++(std::holds_alternative<multiplier::Attack>(action) ? attacksDone : turnsDone);
}

void convert(BattleDocument& document) {
    const bool isSmm = document.battle().rules == RuleSystem::Smm;
    if (!document.convert(isSmm ? RuleSystem::Multiplier : RuleSystem::Smm))
        ++conversionsDone;
}

void perform(BattleDocument& document, const battle::Action& action) {
    if (!document.perform(action))
        ++done[action.index()];
}

/// One step of a player who does, undoes and redoes as it comes.
void step(BattleDocument& document, int number) {
    switch (*rc::gen::weightedElement<int>({{8, 0}, {2, 1}, {1, 2}, {1, 3}, {4, 4}, {1, 5}})) {
    case 0:
        perform(document, test::anyAction(document.battle(), number));
        break;
    case 1:
        document.undoStack().undo();
        break;
    case 2:
        document.undoStack().redo();
        break;
    case 4:
        takeTurn(document);
        break;
    case 5:
        convert(document);
        break;
    default:
        document.perform({test::anyAction(document.battle(), number), battle::SetTitle{"Both"}},
                         QStringLiteral("Two at once"));
    }
}

constexpr int steps = 40;

} // namespace

/// What holds whatever is done to a battle document, however much of it is taken back.
class TestBattleEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoOfAllIsTheFirstAndRedoOfAllTheLast() {
        QVERIFY(rc::check([] {
            const auto document = opened(battleJson(test::anyBattle()));
            const QByteArray first = battleJson(document->battle());
            for (int i = 0; i < steps; ++i) {
                step(*document, i);
                checkSound(document->battle());
            }
            document->undoStack().setIndex(document->undoStack().count());
            const QByteArray last = battleJson(document->battle());
            document->undoStack().setIndex(0);
            RC_ASSERT(battleJson(document->battle()) == first);
            checkSound(document->battle());
            document->undoStack().setIndex(document->undoStack().count());
            RC_ASSERT(battleJson(document->battle()) == last);
        }));
    }

    void whatWasEditedLoadsAsItIs() {
        QVERIFY(rc::check([] {
            const auto document = opened(battleJson(test::anyBattle()));
            for (int i = 0; i < steps; ++i)
                step(*document, i);
            const QByteArray bytes = document->serialised();
            const auto again = opened(bytes);
            RC_ASSERT(again->battle() == document->battle());
            RC_ASSERT(again->journal().size() == document->journal().size());
            RC_ASSERT(again->serialised() == bytes);
        }));
    }

    void theJournalReplaysStepByStep() {
        QVERIFY(rc::check([] {
            const QByteArray bytes = battleJson(test::anyBattle());
            const auto document = opened(bytes);
            const auto replayed = opened(bytes);
            QObject::connect(document.get(), &BattleDocument::journalGrew, [&](const QByteArray& line) {
                RC_ASSERT(replayLine(*replayed, {line.constData(), static_cast<std::size_t>(line.size())}));
            });
            for (int i = 0; i < steps; ++i) {
                step(*document, i);
                RC_ASSERT(replayed->battle() == document->battle());
            }
            RC_ASSERT(replayed->serialised() == document->serialised());
        }));
    }

    /// By the properties above.
    void everyKindOfActionWasDone() {
        for (std::size_t kind = 0; kind < done.size(); ++kind)
            QVERIFY2(done[kind] > 0, qPrintable(QStringLiteral("action %1").arg(kind)));
        for (const int count : {attacksDone, turnsDone, conversionsDone})
            QVERIFY2(count > 10, qPrintable(QString::number(count)));
    }

    void actionsSurviveTheJournal_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < test::actionKinds; ++kind)
            QTest::addRow("action %d", kind) << kind;
    }
    void actionsSurviveTheJournal() {
        QFETCH(int, kind);
        QVERIFY(rc::check([kind] {
            const battle::Action action = test::anyAction(test::anyBattle(), 1, kind);
            RC_ASSERT(static_cast<int>(action.index()) == kind);
            const std::string members = actionMembers(action);
            const auto entry = journalEntry("{\"n\":7," + members + '}');
            RC_ASSERT(entry.has_value());
            RC_ASSERT(entry->number == 7U);
            RC_ASSERT(entry->actions.size() == 1U);
            RC_ASSERT(entry->actions.front().index() == action.index());
            RC_ASSERT(actionMembers(entry->actions.front()) == members);
        }));
    }
};

QTEST_GUILESS_MAIN(TestBattleEdits)
#include "test_battle_edits.moc"
