// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/event.h"
#include "core/rules/dice/dice.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace sf::document {

/// What a player does by the rules of one system, such as a round or an attack: one step of undo, with its
/// dice. Each system derives its own; a document performs, journals and replays it without knowing which.
class PlayAction {
public:
    virtual ~PlayAction() = default;

    /// The rules of the battles that have it.
    virtual RuleSystem rules() const = 0;
    /// Its members in the journal, without braces: `"do":"endTurn"`. The dice are keyed by them.
    virtual std::string members() const = 0;
    /// As the undo step is called.
    virtual QString text(const battle::Battle& battle) const = 0;

    struct Course {
        battle::Changes changes;
        std::vector<battle::Event> events;
    };
    /// What comes of it. Nothing where the rules refuse it; the action then keeps why.
    virtual std::optional<Course> apply(const battle::Battle& battle, dice::Source& dice) = 0;
    /// The round that its events belong to, counted from 1.
    virtual int round(const battle::Battle& battle, const battle::Changes& changes) const;
};

} // namespace sf::document
