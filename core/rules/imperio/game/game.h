// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/record.h"

#include <variant>

/// A game at one screen from the empty board on: who sets out what and when (IMP-3 to IMP-6), then play.
namespace sf::imperio {

/// Whose turn it is at the set-up (IMP-4).
enum class Stage : std::uint8_t { DefenderDeploys, AttackerDeploys, DefenderAlters, Play };

/// All that is settled and all that stands. `position` counts from Stage::Play on.
struct Game {
    Stage stage = Stage::DefenderDeploys;
    std::array<std::string, 2> names;
    std::string roles; ///< how it was settled who attacks (IMP-3): the dice, if they did
    Options options;
    std::array<Deployment, 2> deployments; ///< as first set out
    std::vector<Alteration> alterations;   ///< of the defender, struck out ones too
    Position position;
    bool operator==(const Game&) const = default;

    /// The side that sets out or alters now.
    Side settingUp() const { return stage == Stage::AttackerDeploys ? Side::Attacker : Side::Defender; }
    /// A side's deployment as it stands now, the defender's with its alterations.
    Deployment deployment(Side side) const;
    /// How many alterations count (IMP-6).
    int alterationsCounted() const;
    /// The board as it stands in any stage.
    Board board() const;
    /// What is missing or too much before this stage can be finished; empty while playing.
    std::vector<Refusal> problems() const;
};

// What can be done at the set-up ---------------------------------------------------------------------------

struct SetNames {
    std::array<std::string, 2> names;
};
struct SetOptions {
    Options options;
};
/// What the side that sets out now has, on its two rows and in reserve. It may break IMP-5 until it is
/// finished.
struct Deploy {
    Deployment deployment;
};
/// One alteration of the defender (IMP-6).
struct AlterOnce {
    Alteration alteration;
};
/// Declares the stage ready and goes on to the next.
struct FinishStage {};

using SetupEdit = std::variant<SetNames, SetOptions, Deploy, AlterOnce, FinishStage>;

/// What the edit comes to, or why it is not allowed: SetupIsOver once play has begun, OnlyAlterations
/// for a Deploy or an alteration that is out of its turn, IMP-5 or IMP-4 for a stage that cannot be finished
/// yet and for house rules that what is finished already would break.
std::variant<Game, Refusal> apply(const Game& game, const SetupEdit& edit);

/// The edit that leaves the side that sets out now with `wanted`: a Deploy, or the one alteration that does
/// it; OnlyAlterations when it takes more than one.
std::variant<SetupEdit, Refusal> editTo(const Game& game, const Deployment& wanted);

/// Goes on to the stage as far as what is set out allows.
Game advanced(Game game, Stage stage);
/// The players of a game again with their roles exchanged and the same house rules, nothing finished yet.
/// Players keep their formations, or the formations stay on their side of the board.
Game rematch(const Game& game, bool keepFormations);

// Single changes of a deployment, as a board edits it ------------------------------------------------------

/// With `kind` on the square, or nothing there; unchanged outside the side's own rows.
Deployment withPiece(Deployment deployment, Square square, Side side, std::optional<Kind> kind);
/// With what stands on the two squares exchanged.
Deployment withSwap(Deployment deployment, Square first, Square second, Side side);
/// Left and right exchanged.
Deployment mirrored(const Deployment& deployment);
/// The same formation seen from the other side of the board: its front row stays the front row.
Deployment turnedRound(const Deployment& deployment);
/// A formation by chance that satisfies IMP-5, reinforcements included.
Deployment randomDeployment(const Options& options, dice::Source& dice);
/// The alteration that makes `to` out of `from`, when one does: for boards that are edited freely.
std::optional<Alteration> alterationBetween(const Deployment& from, const Deployment& to);

/// The game as a record, with what was played.
Record recordOf(const Game& game, std::vector<Entry> entries);
/// The game that a record begins with.
Game gameOf(const Record& record);

} // namespace sf::imperio
