// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/dice/fraction.h"

#include <algorithm>

/// The random decisions of a round: whether an attack hits (SMM-27) and whether a Warlord joins (SMM-17).
namespace sf::battle {
struct Event;
}
namespace sf::smm {

using battle::Event;

/// A die, and the faces that mean yes.
struct Question {
    int sides = 20;
    std::int64_t least = 1; ///< this face or higher, and
    bool extremes = false;  ///< the highest face always and 1 never

    bool yes(int face) const {
        return extremes ? face == sides || (face != 1 && face >= least) : face >= least;
    }
    /// The lowest face that means yes; with `extremes` the highest face always does.
    int leastFace() const { return sides - std::max(1, yesFaces()) + 1; }
    /// The number of faces that mean yes.
    int yesFaces() const;
    dice::Fraction chance() const {
        return dice::reduced(static_cast<std::uint64_t>(yesFaces()), static_cast<std::uint64_t>(sides));
    }
};

/// Answers questions: by thrown or scripted dice, by a random draw, or by going through all answers.
class Luck {
public:
    virtual ~Luck() = default;
    virtual bool ask(const Question& question, Event& event) = 0;
};

/// Throws the die and records it in the event.
class ThrownLuck final : public Luck {
public:
    explicit ThrownLuck(dice::Source& source) : m_source(source) {}
    bool ask(const Question& question, Event& event) override;

private:
    dice::Source& m_source;
};

} // namespace sf::smm
