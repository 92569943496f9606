// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/recording.h"
#include "core/rules/dice/dice.h"

#include <QString>

#include <optional>
#include <string>

namespace sf::document {

/// A player's action by the rules of one system, such as a round or an attack: one undo step, with its dice.
/// Each system derives its own; documents perform, journal and replay it without knowing which.
class PlayAction {
public:
    virtual ~PlayAction() = default;

    /// The rules of the battles in which it can be used.
    virtual RuleSystem rules() const = 0;
    /// Returns its journal members without braces, `"do":"endTurn"`. The dice are keyed by them.
    virtual std::string members() const = 0;
    /// Returns the text of its undo step.
    virtual QString text(const battle::Battle& battle) const = 0;

    /// Tells what happens. Returns the changes, or nothing if the rules refuse it; the action then stores the
    /// reason.
    virtual std::optional<battle::Changes> apply(const battle::Battle& battle, dice::Source& dice,
                                                 battle::EventSink& sink) = 0;
    /// The round that its events belong to, from 1.
    virtual int round(const battle::Battle& battle, const battle::Changes& changes) const;
};

} // namespace sf::document
