// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/dice/fraction.h"

#include <algorithm>

/// The chances that a round draws: whether an attack hits (SMM-27) and whether a Warlord joins (SMM-17).
namespace sf::battle {
struct Event;
}
namespace sf::smm {

using battle::Event;

/// A die, and the faces of it that say yes.
struct Question {
    int sides = 20;
    std::int64_t least = 1; ///< this face or more, and
    bool extremes = false;  ///< the highest always and 1 never

    bool yes(int face) const {
        return extremes ? face == sides || (face != 1 && face >= least) : face >= least;
    }
    /// The lowest face that says yes; the highest of the die always can where extremes count.
    int leastFace() const { return sides - std::max(1, yesFaces()) + 1; }
    /// How many of the faces say yes.
    int yesFaces() const;
    dice::Fraction chance() const {
        return dice::reduced(static_cast<std::uint64_t>(yesFaces()), static_cast<std::uint64_t>(sides));
    }
};

/// Who answers: thrown or scripted dice, a draw, or one after the other every answer there is.
class Luck {
public:
    virtual ~Luck() = default;
    virtual bool ask(const Question& question, Event& event) = 0;
};

/// Throws the die and notes it in the event.
class ThrownLuck final : public Luck {
public:
    explicit ThrownLuck(dice::Source& source) : m_source(source) {}
    bool ask(const Question& question, Event& event) override;

private:
    dice::Source& m_source;
};

} // namespace sf::smm
