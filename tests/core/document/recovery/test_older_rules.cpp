// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"
#include "core/document/recovery/recovery.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/battle_state.h"
#include "tests/core/document/opened_battle.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sf;
using namespace sf::document;

namespace {

const QString older = QStringLiteral(SQUAREFRONT_TEST_DATA "/rules-1/");

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return file.readAll();
}

std::unique_ptr<BattleDocument> openedOlder(const char* file) {
    return test::opened(bytesOf(older + QString::fromLatin1(file)));
}

const battle::Stack& stackIn(const battle::Battle& battle, const char* id) {
    return *battle.stacks.find(battle::StackId(id));
}

/// Everybody is ready; returns whether the round could be played.
bool finishesRound(BattleDocument& document) {
    while (const std::optional<int> side = battle::sideToAct(document.battle()))
        if (!document.perform(battle::SayReady{*side}).isDone())
            return false;
    return perform(document, smm::Resolve{smm::Extent::Round}).isDone();
}

/// A copy of the crashed session, without the files whose names match.
void copySession(const QString& folder, const QString& without = {}) {
    const QDir from(older + QStringLiteral("crashed"));
    QVERIFY(QDir(folder).mkdir(QStringLiteral("session")));
    for (const QString& name : from.entryList(QDir::Files))
        if (without.isEmpty() || !QDir::match(without, name))
            QVERIFY(QFile::copy(from.filePath(name), folder + QStringLiteral("/session/") + name));
}

Recovery::Restored restored(const QString& folder) {
    Recovery recovery(folder);
    auto outcome = recovery.restore(recovery.sessions().value(0).id);
    if (const auto* error = std::get_if<QString>(&outcome))
        qFatal("%s", qPrintable(*error));
    return std::get<Recovery::Restored>(std::move(outcome));
}

} // namespace

/// What earlier versions of the rules left behind: it opens, and is never silently another battle.
class TestOlderRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentOpens() {
        const auto document = openedOlder("played.sqf");
        QCOMPARE(document->battle().round.value_or(0), 3);
        QVERIFY((stackIn(document->battle(), "r").hex == hex::Hex{2, 4})); // today it would have gone on
        QCOMPARE(document->serialised(), bytesOf(older + QStringLiteral("played.sqf")));
        QVERIFY(finishesRound(*document));
        QCOMPARE(document->battle().round.value_or(0), 4);
    }
    void sealedPlansAreCarriedOut() {
        const auto document = openedOlder("sealed.sqf");
        QVERIFY(battle::isSealed(document->battle()));
        QCOMPARE(battle::sideToAct(document->battle()).value_or(-1), 2);
        QCOMPARE(document->serialised(), bytesOf(older + QStringLiteral("sealed.sqf")));
        QVERIFY(finishesRound(*document));
        const battle::Battle& after = document->battle();
        QVERIFY(after.stacks.find(battle::StackId("s"))); // nobody merges into a hex with opponents (BAT-4)
        QVERIFY((stackIn(after, "r").hex == hex::Hex{2, 4}));
        QCOMPARE(smm::conflictsOf(after).size(), std::size_t{1});
    }
    void whoConcededIsGone() {
        const auto document = openedOlder("conceded.sqf");
        QCOMPARE(battle::sideToAct(document->battle()).value_or(-1), 1);
        QVERIFY(stackIn(document->battle(), "r").isOnMap()); // until all is revealed
        QCOMPARE(document->serialised(), bytesOf(older + QStringLiteral("conceded.sqf")));
        smm::Order move;
        move.move = hex::Hex{9, 9};
        QVERIFY(perform(*document, smm::GiveOrders{{{battle::StackId("c"), move}}}).isDone());
        QVERIFY(finishesRound(*document));
        QVERIFY(stackIn(document->battle(), "r").presence == battle::Presence::Conceded);
        QVERIFY((stackIn(document->battle(), "c").hex == hex::Hex{9, 9})); // BAT-14
    }

    void documentOfVersion2Opens() {
        const QByteArray bytes = bytesOf(QStringLiteral(SQUAREFRONT_TEST_DATA "/rules-2/dodged.sqf"));
        const auto document = test::opened(bytes);
        QCOMPARE(stackIn(document->battle(), "n").living(), 2); // today nobody could split it off (BAT-19)
        QCOMPARE(document->serialised(), bytes);
        QVERIFY(finishesRound(*document));
        QCOMPARE(document->battle().round.value_or(0), 2);
    }

    void sealedSplitOfVersion2IsDropped() {
        const auto document =
            test::opened(bytesOf(QStringLiteral(SQUAREFRONT_TEST_DATA "/rules-2/sealed.sqf")));
        QVERIFY(finishesRound(*document));
        QVERIFY(!document->battle().stacks.find(battle::StackId("n")));
        const auto& events = document->log().lines();
        QVERIFY(std::ranges::any_of(events, [](const LogLine& line) {
            return !line.event.dice.empty() && line.event.target == battle::StackId("b");
        }));
    }

    void crashedSessionKeepsItsSnapshot() {
        const QTemporaryDir folder;
        copySession(folder.path());
        const Recovery::Restored session = restored(folder.path());
        QVERIFY2(session.problem.contains(QStringLiteral("Action 15 has another result by today's rules")),
                 qPrintable(session.problem));
        QVERIFY2(session.problem.contains(QStringLiteral("6 action")), qPrintable(session.problem));
        QVERIFY2(session.problem.contains(QStringLiteral("The copy from ")), qPrintable(session.problem));
        QCOMPARE(session.document->serialised(), bytesOf(older + QStringLiteral("played.sqf")));
        QVERIFY(session.document->isModified());
    }
    void crashedSessionWithoutSnapshotStops() {
        const QTemporaryDir folder;
        copySession(folder.path(), QStringLiteral("snapshot-*"));
        const Recovery::Restored session = restored(folder.path());
        QVERIFY2(session.problem.contains(QStringLiteral("Action 15 has another result by today's rules")),
                 qPrintable(session.problem));
        QVERIFY(!session.problem.contains(QStringLiteral("The copy from ")));
        const auto& battle = static_cast<const BattleDocument&>(*session.document).battle();
        QCOMPARE(battle.round.value_or(0), 1); // the second is as its sides ordered it, but not played
        QVERIFY((stackIn(battle, "r").hex == hex::Hex{2, 4}));
    }
};

template struct sf::test::Registered<TestOlderRules, QCoreApplication>;
#include "test_older_rules.moc"
