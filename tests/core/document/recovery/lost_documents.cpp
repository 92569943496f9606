// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/document/recovery/lost_documents.h"

#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "core/document/recovery/recovery.h"
#include "core/rules/imperio/game/legal.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/rules/dice/endless_dice.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>

namespace sf::test {
namespace {

using namespace document;

/// An edit; refused edits do nothing.
using Edit = std::function<void(int number)>;

} // namespace

QByteArray exampleBytes(const char* name) {
    QFile file(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.fileName()));
    return file.readAll();
}

namespace {

template<class OfKind>
std::unique_ptr<OfKind> openedExample(const char* name) {
    Loaded loaded = loadBytes(exampleBytes(name));
    return std::unique_ptr<OfKind>(
        static_cast<OfKind*>(std::get<std::unique_ptr<Document>>(loaded).release()));
}

std::map<QString, QByteArray> filesIn(const QString& folder) {
    std::map<QString, QByteArray> files;
    const QDir session(folder + u'/' + QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    for (const QString& name : session.entryList(QDir::Files))
        if (QFile file(session.filePath(name)); name != u"lock" && file.open(QIODevice::ReadOnly))
            files[name] = file.readAll();
    return files;
}

void step(Document& document, const Edit& edit, int number) {
    if (number % 9 == 5 || number % 9 == 7)
        document.undo();
    else if (number % 9 == 6)
        document.redo();
    else if (number % 11 == 9)
        document.markSaved(QStringLiteral("/saved-%1.sqf").arg(number));
    else
        edit(number);
}

LostDocument lost(Document& document, const Edit& edit) {
    constexpr int steps = 30;
    const QTemporaryDir folder;
    Recovery recovery(folder.path());
    recovery.watch(document);
    LostDocument result;
    std::size_t entries = 0;
    QObject::connect(&document, &Document::journalGrew, &document, [&entries] { ++entries; });
    result.states.push_back(document.serialised());
    for (int number = 1; number <= steps; ++number) {
        step(document, edit, number);
        if (result.states.size() == entries)
            result.states.push_back(document.serialised());
        if (number == steps - 5) // after the last save
            recovery.takeSnapshots();
    }
    recovery.finishWrites();
    result.files = filesIn(folder.path());
    result.filePath = document.filePath();
    return result;
}

const battle::StackPointer& someStack(const BattleDocument& document, int number) {
    const auto& stacks = document.battle().stacks;
    return *std::next(stacks.begin(), number % static_cast<int>(std::distance(stacks.begin(), stacks.end())));
}

LostDocument lostRounds() {
    const auto document = openedExample<BattleDocument>("conflicts.sqf");
    document->setSeed("rounds");
    return lost(*document, [&](int number) {
        const battle::StackId id = someStack(*document, number)->id;
        if (number % 3 == 0)
            perform(*document, smm::PlayRound{});
        else if (number % 3 == 1)
            document->perform(battle::RenameStack{id, "Name " + std::to_string(number)});
        else
            document->perform({battle::SetTitle{"Title " + std::to_string(number)},
                               battle::PaintTerrain{{{number % 7, 1}}, "woods"}},
                              QStringLiteral("Two"));
    });
}

void attackSomebody(BattleDocument& document, int number) {
    for (const battle::StackPointer& attacker : document.battle().stacks)
        for (const battle::StackPointer& defender : document.battle().stacks) {
            multiplier::Attack attack;
            attack.attacker = attacker->id;
            attack.defender = defender->id;
            if (perform(document, attack).isDone())
                return;
        }
    document.perform(battle::SetTitle{"Nobody " + std::to_string(number)});
}

LostDocument lostTurns() {
    const auto document = openedExample<BattleDocument>("multiplier.sqf");
    document->setSeed("turns");
    return lost(*document, [&](int number) {
        if (number % 3 == 0)
            perform(*document, multiplier::EndTurn{});
        else if (number % 3 == 1)
            attackSomebody(*document, number);
        else
            document->perform(battle::RenameStack{someStack(*document, number)->id, "Name"});
    });
}

LostDocument lostGame() {
    ImperioDocument document("seed");
    Endless dice(5);
    const imperio::Deployment attackers = imperio::randomDeployment({}, dice);
    const imperio::Deployment defenders = imperio::randomDeployment({}, dice);
    return lost(document, [&](int number) {
        const bool isPlay = document.hasBegun();
        const imperio::LegalActions legal(document.game().position);
        if (isPlay)
            document.play(legal.count() > 0 ? legal[dice.roll(legal.count()) - 1] : imperio::endTurn());
        else if (number == 1)
            document.perform(imperio::SetNames{{"Ada", "Ben"}});
        else if (!document.perform(imperio::FinishStage{}).isDone())
            document.perform(imperio::Deploy{
                document.game().stage == imperio::Stage::DefenderDeploys ? defenders : attackers});
    });
}

LostDocument lostDungeon() {
    const auto document = openedExample<EncounterDocument>("dungeon.sqf");
    return lost(*document, [&](int number) {
        const encounter::Dungeon& dungeon = document->dungeon();
        const std::string who = dungeon.people.front()->id;
        if (number % 3 == 0)
            document->perform(encounter::PassHours{number});
        else if (number % 3 == 1 && !dungeon.encounters.empty())
            document->perform(encounter::Attack{who, dungeon.encounters.front()->monsters.front()->id});
        else
            document->perform(encounter::SetTitle{"Title " + std::to_string(number)});
    });
}

} // namespace

int LostDocument::indexOf(const QByteArray& state) const {
    const auto found = std::ranges::find(states, state);
    return found == states.end() ? -1 : static_cast<int>(found - states.begin());
}

const std::vector<LostDocument>& lostDocuments() {
    static const std::vector<LostDocument> documents{lostRounds(), lostTurns(), lostGame(), lostDungeon()};
    return documents;
}

void writeSession(const QString& folder, const std::map<QString, QByteArray>& files) {
    const QString session = folder + QStringLiteral("/session");
    QDir(session).removeRecursively();
    QDir().mkpath(session);
    for (const auto& [name, bytes] : files)
        if (QFile file(session + u'/' + name); !file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            qFatal("%s", qPrintable(file.fileName()));
}

} // namespace sf::test
