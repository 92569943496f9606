// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"
#include "core/document/imperio/imperio_document.h"

#include <limits>

namespace sf::document {

/// What a scene of a game of Imperio Bellum shows.
struct ImperioScene {
    SceneKind kind = SceneKind::Other;
    text::Caption caption;
    imperio::Side side = imperio::Side::Attacker; ///< the owner of the piece, or whose turn it was
    std::optional<imperio::Kind> piece;           ///< nothing at the end of a turn or game
    std::optional<imperio::Square> from;          ///< of the piece; the base of a spawned one
    std::optional<imperio::Square> to;            ///< where it goes, or what it attacks
    std::optional<imperio::Square> via;           ///< of an archer's two steps
    /// Of a fight.
    std::vector<int> attackerDice;
    std::vector<int> defenderDice;
    std::vector<imperio::DiceTerm> attackerTerms; ///< why so many
    std::vector<imperio::DiceTerm> defenderTerms;
    /// Who falls.
    struct Loss {
        imperio::Square square;
        imperio::Kind kind = imperio::Kind::Knight;
        imperio::Side side = imperio::Side::Attacker;
    };
    std::vector<Loss> losses;
    std::vector<imperio::Event> events; ///< what it is made of
};

/// A game of Imperio Bellum, or a part of it, as a film. Each entry of the record is a step.
class ImperioFilm final : public Film {
public:
    /// Begins with this position, in which the first of the entries was played.
    ImperioFilm(const imperio::Position& begin, std::vector<PlayedEntry> entries);

    /// Returns the position after this many scenes, 0 to count().
    imperio::Position state(int scenes) const;
    text::Caption caption(int scene) const override { return this->scene(scene).caption; }
    SceneWords words(int scene) const override;
    ImperioScene scene(int scene) const;

private:
    const imperio::Position& afterSteps(std::size_t steps) const;

    imperio::Position m_begin;
    std::vector<PlayedEntry> m_entries;
};

/// The film of the entries from `first` up to, but not including, `end`, or of the whole game. During the
/// set-up it has no scenes.
ImperioFilm filmOf(const ImperioDocument& game, std::size_t first = 0,
                   std::size_t end = std::numeric_limits<std::size_t>::max());
/// The film of a branch of the game, from where it leaves the game.
ImperioFilm filmOf(const ImperioDocument& game, const imperio::Branch& branch);

} // namespace sf::document
