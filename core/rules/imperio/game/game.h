// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/record.h"

#include <variant>

/// A game from the empty board on: the set-up stages (IMP-3 to IMP-6), then play.
namespace sf::imperio {

/// Whose turn it is at the set-up (IMP-4). At AnyPosition nobody's: a position is set up freely instead.
enum class Stage : std::uint8_t { DefenderDeploys, AttackerDeploys, DefenderAlters, AnyPosition, Play };

/// A game's settings and state. `position` is valid from Stage::AnyPosition on.
struct Game {
    Stage stage = Stage::DefenderDeploys;
    std::array<std::string, 2> names;
    std::string roles; ///< how the attacker was chosen (IMP-3), with the dice if they decided
    Options options;
    std::array<Deployment, 2> deployments; ///< before alterations
    std::vector<Alteration> alterations;   ///< the defender's, including revoked ones
    Position position;
    std::optional<Position> begun; ///< instead of deployments, for a game from any position
    bool operator==(const Game&) const = default;

    /// The side that is deploying or altering.
    Side settingUp() const { return stage == Stage::AttackerDeploys ? Side::Attacker : Side::Defender; }
    /// A side's current deployment, the defender's with its alterations.
    Deployment deployment(Side side) const;
    /// The number of alterations that count (IMP-6).
    int alterationsCounted() const;
    /// Those that count: none that a later one has reversed.
    std::vector<Alteration> alterationsThatCount() const;
    /// The current board, in any stage.
    Board board() const;
    /// What is missing or excessive before this stage can be finished; empty during play.
    std::vector<Refusal> problems() const;
};

// Edits of the set-up --------------------------------------------------------------------------------------

struct SetNames {
    std::array<std::string, 2> names;
};
struct SetOptions {
    Options options;
};
/// Sets the deployment of the side that is deploying: two rows and reserve. It may violate IMP-5 until it is
/// finished.
struct Deploy {
    Deployment deployment;
};
/// One alteration of the defender (IMP-6).
struct AlterOnce {
    Alteration alteration;
};
/// Finishes the stage and goes on to the next.
struct FinishStage {};
/// Sets the position in which the game will begin, instead of all formations. It has the
/// game's house rules, and
/// may violate the rules until it is finished.
struct SetPosition {
    Position position;
};

using SetupEdit = std::variant<SetNames, SetOptions, Deploy, AlterOnce, FinishStage, SetPosition>;

/// Returns the game after the edit, or why it isn't allowed: SetupIsOver once play has begun, OnlyAlterations
/// for a Deploy or an alteration at the wrong stage, IMP-5 or IMP-4 for a stage that can't be finished yet
/// and for house rules that finished stages would violate.
std::variant<Game, Refusal> apply(const Game& game, const SetupEdit& edit);

/// Returns the edit that gives the side that is setting up the deployment `wanted`: a Deploy or a single
/// alteration; OnlyAlterations if it would take several alterations.
std::variant<SetupEdit, Refusal> editTo(const Game& game, const Deployment& wanted);

/// Returns a game that begins in any position. The position must be valid: problemsOf() is empty.
Game gameFrom(const Position& position, std::array<std::string, 2> names, std::string roles);
/// Advances to the stage, as far as the deployments allow.
Game advanced(Game game, Stage stage);
/// Returns a new game with the same players in exchanged roles and the same house rules, with nothing
/// finished yet. Either the players keep their formations, or the formations stay on their side of the board.
Game rematch(const Game& game, bool keepFormations);

// Single edits of a deployment, for the board --------------------------------------------------------------

/// Puts `kind` on the square, or empties it. No effect outside the side's own rows.
Deployment withPiece(Deployment deployment, Square square, Side side, std::optional<Kind> kind);
/// Swaps the content of the two squares.
Deployment withSwap(Deployment deployment, Square first, Square second, Side side);
/// Mirrors left and right.
Deployment mirrored(const Deployment& deployment);
/// The same formation for the other side of the board: its front row stays the front row.
Deployment turnedRound(const Deployment& deployment);
/// A random formation that satisfies IMP-5, including reinforcements.
Deployment randomDeployment(const Options& options, dice::Source& dice);
/// Returns the single alteration that turns `from` into `to`, if there is one: for freely edited boards.
std::optional<Alteration> alterationBetween(const Deployment& from, const Deployment& to);

/// The game as a record, with the entries played.
Record recordOf(const Game& game, std::vector<Entry> entries);
/// The set-up with which a record begins.
Game gameOf(const Record& record);

} // namespace sf::imperio
