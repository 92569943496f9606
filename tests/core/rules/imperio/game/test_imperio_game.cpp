// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/setup/any_position.h"
#include "tests/core/rules/dice/endless_dice.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::imperio;
using sf::test::Endless;

namespace {

Deployment whole(unsigned seed = 1) {
    Endless dice(seed);
    return randomDeployment({}, dice);
}

Game after(const Game& game, const SetupEdit& edit) {
    return std::get<Game>(apply(game, edit));
}

Reason reasonOf(const Game& game, const SetupEdit& edit) {
    return std::get<Refusal>(apply(game, edit)).reason;
}

Game altering() {
    Game game = after({}, Deploy{whole(1)});
    game = after(game, FinishStage{});
    game = after(game, Deploy{whole(2)});
    return after(game, FinishStage{});
}

} // namespace

/// The set-up of IMP-4 to IMP-6 as it is gone through at one screen.
class TestImperioGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stagesFollowEachOther_IMP4() {
        Game game;
        QCOMPARE(game.settingUp(), Side::Defender);
        QCOMPARE(reasonOf(game, FinishStage{}), Reason::NoHeadquarters);
        game = after(game, Deploy{whole()});
        game = after(game, FinishStage{});
        QCOMPARE(game.settingUp(), Side::Attacker);
        QCOMPARE(reasonOf(game, AlterOnce{}), Reason::OnlyAlterations);
        game = after(after(game, Deploy{whole(5)}), FinishStage{});
        QCOMPARE(static_cast<int>(game.stage), static_cast<int>(Stage::DefenderAlters));
        QCOMPARE(reasonOf(game, Deploy{whole(3)}), Reason::OnlyAlterations);
        game = after(game, FinishStage{});
        QCOMPARE(game.position.toMove, Side::Attacker);
        QCOMPARE(reasonOf(game, Deploy{whole(3)}), Reason::SetupIsOver);
        QCOMPARE(after(game, SetNames{{"Ada", "Ben"}}).names[1], std::string("Ben"));
    }

    void aFifthAlterationIsRefusedAndAReversedOneIsFree_IMP6() {
        Game game = altering();
        Deployment now = game.deployment(Side::Defender);
        std::vector<Alteration> removals;
        removals.reserve(4);
        for (int kind = 0; kind < 4; ++kind)
            removals.push_back({Alter::RemoveReserve, nowhere, nowhere, firstInReserve(now, kind), {}});
        for (const Alteration& alteration : removals) {
            game = after(game, AlterOnce{alteration});
            now = game.deployment(Side::Defender);
        }
        QCOMPARE(game.alterationsCounted(), 4);
        const Alteration fifth{Alter::RemoveReserve, nowhere, nowhere, firstInReserve(now, 0), {}};
        QCOMPARE(reasonOf(game, AlterOnce{fifth}), Reason::TooManyAlterations);
        const Alteration back{Alter::AddReserve, nowhere, nowhere, removals[1].kind, {}};
        game = after(game, AlterOnce{back});
        QCOMPARE(game.alterationsCounted(), 3);
        QCOMPARE(reasonOf(after(game, AlterOnce{fifth}), AlterOnce{fifth}), Reason::TooManyAlterations);
    }

    void everyAlterationIsFoundAgainBetweenItsDeployments_IMP6() {
        QVERIFY(rc::check("alterationBetween", [] {
            const Game game = altering();
            const Deployment from = game.deployment(Side::Defender);
            const int a = *rc::gen::inRange(0, 18);
            const int b = *rc::gen::inRange(0, 18);
            const Deployment to = withSwap(from, squareOfPlace(a, Side::Defender),
                                           squareOfPlace(b, Side::Defender), Side::Defender);
            const std::optional<Alteration> found = alterationBetween(from, to);
            RC_ASSERT(found.has_value() == (from != to));
            if (found)
                RC_ASSERT(after(game, AlterOnce{*found}).deployment(Side::Defender) == to);
        }));
        const Deployment from = whole();
        const Square square = squareAt(9, 5);
        for (const std::optional<Kind> kind : {std::optional(Kind::Knight), std::optional<Kind>()}) {
            const Deployment to = withPiece(from, square, Side::Defender, kind);
            QCOMPARE(alterationBetween(from, to).has_value(), from != to);
        }
        Deployment two = from;
        two.reinforcements.of(Kind::Archer) += 2;
        QVERIFY(!alterationBetween(from, two));
    }

    void houseRulesKeepWhatIsFinished_IMP5() {
        Options few;
        few.reinforcements = 3;
        Game game = after({}, Deploy{whole(1)});
        game = after(game, SetOptions{few});
        QCOMPARE(reasonOf(game, FinishStage{}), Reason::TooManyReinforcements);
        game = after(after(game, SetOptions{}), FinishStage{});
        QCOMPARE(reasonOf(game, SetOptions{few}), Reason::TooManyReinforcements);
        Options more;
        more.reinforcements = Options::unlimited;
        QCOMPARE(after(game, SetOptions{more}).options.reinforcements, Options::unlimited);
        game = after(after(altering(), AlterOnce{{Alter::AddReserve, nowhere, nowhere, Kind::Archer, {}}}),
                     AlterOnce{{Alter::AddReserve, nowhere, nowhere, Kind::Pikeman, {}}});
        Options one;
        one.alterations = 1;
        QCOMPARE(reasonOf(game, SetOptions{one}), Reason::TooManyAlterations);
        game.options = one; // as a file might have it
        QVERIFY(std::holds_alternative<Refusal>(apply(game, FinishStage{})));
    }

    void anyPositionIsAStageOfItsOwn() {
        const auto set = [](const Game& game, const SetupEdit& edit) {
            return std::get<Game>(apply(game, edit));
        };
        const auto with = [](const Position& position, const char* square, Kind kind, Side side) {
            return withPiece(position, imperio::test::at(square), Piece{kind, side, side});
        };
        Game game;
        game.names = {"Ada", "Ben"};
        game.deployments = sourceExample();
        Position position = with(emptyPosition({}), "R1C5", Kind::Headquarters, Side::Attacker);
        position = with(position, "R9C5", Kind::Headquarters, Side::Defender);
        position = with(position, "R5C5", Kind::Knight, Side::Attacker);
        game = set(game, SetPosition{position});
        QVERIFY(game.stage == Stage::AnyPosition && game.deployments == (std::array<Deployment, 2>()));
        QVERIFY(game.board() == position.board);
        QCOMPARE(game.problems().size(), std::size_t{1}); // the defender has no fighting piece (IMP-21)
        QVERIFY(std::holds_alternative<Refusal>(apply(game, FinishStage{})));
        QVERIFY(std::holds_alternative<Refusal>(apply(game, AlterOnce{})));
        QVERIFY(std::holds_alternative<Refusal>(apply(game, Deploy{})));
        QVERIFY(advanced(game, Stage::Play).stage == Stage::AnyPosition);
        game = set(game, SetPosition{with(position, "R6C5", Kind::Archer, Side::Defender)});
        Options options;
        options.knights = 12;
        game = set(game, SetOptions{options});
        QVERIFY(game.position.options.knights == 12 && game.problems().empty());
        const Game begun = set(game, FinishStage{});
        QVERIFY(begun.stage == Stage::Play && begun.begun == begun.position && begun.names[0] == "Ada");
        QVERIFY(std::holds_alternative<Refusal>(apply(begun, SetPosition{position})));
        // What the game began with stays as long as it can.
        game.position.initialPieces = {5, 5};
        game.position.initialReinforcements = {3, 3};
        QCOMPARE(set(game, SetPosition{game.position}).position.initialPieces[0], 5);
        game.position.reinforcements[0].of(Kind::Knight) = 9;
        QCOMPARE(set(game, SetPosition{game.position}).position.initialPieces[0], 1);
    }

    void aRematchExchangesTheRoles_IMP3() {
        Game game = after(altering(), SetNames{{"Ada", "Ben"}});
        game = after(game, AlterOnce{{Alter::RemoveReserve, nowhere, nowhere, Kind::Archer, {}}});
        const Game same = rematch(game, false);
        QCOMPARE(same.names[0], std::string("Ben"));
        QVERIFY(same.deployments[1] == game.deployment(Side::Defender));
        const Game kept = rematch(game, true);
        QVERIFY(kept.deployments[0] == turnedRound(game.deployment(Side::Defender)));
        QVERIFY(rematch(kept, true).deployments[1] == game.deployment(Side::Defender));
        QVERIFY(advanced(kept, Stage::DefenderAlters).stage == Stage::DefenderAlters);
        QVERIFY(advanced({}, Stage::Play).stage == Stage::DefenderDeploys);
    }

    void editsTowardsADeployment_IMP4() {
        const Game game = altering();
        const Deployment now = game.deployment(Side::Defender);
        const Deployment one = withPiece(now, squareAt(9, 5), Side::Defender, Kind::Base);
        QVERIFY(std::holds_alternative<Deploy>(std::get<SetupEdit>(editTo({}, now))));
        if (now != one)
            QVERIFY(std::holds_alternative<AlterOnce>(std::get<SetupEdit>(editTo(game, one))));
        QCOMPARE(std::get<Refusal>(editTo(game, mirrored(now))).reason, Reason::OnlyAlterations);
    }

    void formationsByChanceAreLegal_IMP5() {
        QVERIFY(rc::check("randomDeployment", [](unsigned seed) {
            const Deployment deployment = whole(seed);
            RC_ASSERT(problems(deployment, {}).empty());
            RC_ASSERT(mirrored(mirrored(deployment)) == deployment);
            RC_ASSERT(turnedRound(turnedRound(deployment)) == deployment);
            RC_ASSERT(problems(turnedRound(mirrored(deployment)), {}).empty());
        }));
    }

    void aGameBecomesARecordAndBack() {
        const Game game = after(altering(), FinishStage{});
        QCOMPARE(gameOf(recordOf(game, {})) == game, true);
    }

private:
    /// Some kind with units in reserve, from the `nth` on.
    static Kind firstInReserve(const Deployment& deployment, int nth) {
        for (int kind = nth; kind < nth + 4; ++kind)
            if (deployment.reinforcements.of(fightingKinds[static_cast<std::size_t>(kind % 4)]) > 0)
                return fightingKinds[static_cast<std::size_t>(kind % 4)];
        return Kind::Knight;
    }
};

template struct sf::test::Registered<TestImperioGame>;
#include "test_imperio_game.moc"
