// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/odds/course.h"

namespace sf::smm {

/// Extends a course, for one thread, by the rules of every round. Each state is explored only once, however
/// many fights pass it.
class Explorer {
public:
    explicit Explorer(Course& course);

    const Course& course() const { return m_course; }
    /// The battle at a place between steps.
    battle::Battle battleAt(Course::Place place);
    /// Explores the place, which must not be the end of a fight. Returns null if there would be too many
    /// points.
    const Course::Point* from(Course::Place place) {
        const Course::Point* known = m_course.known(place);
        return known ? known : step(place);
    }

private:
    struct Answers;
    const Course::Point* step(Course::Place place);
    Course::Place placeOf(FightState state);
    Course::Place follow(const FightState& state, std::vector<bool> given);
    Course::Place build(const FightState& state, std::vector<bool> given, Answers& answers);

    Course& m_course;
    KnownStacks m_stacks;
    StateWriter m_writer;
    bool m_differs; ///< the orders of the first round differ from the later ones
};

} // namespace sf::smm
