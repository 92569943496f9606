// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/odds/course.h"

namespace sf::smm {

/// Goes on from the places of a course, for one thread. The rules are those of every round; each state is
/// gone on from once, however often a fight comes by.
class Explorer {
public:
    explicit Explorer(Course& course);

    const Course& course() const { return m_course; }
    /// The battle at a place between steps.
    battle::Battle battleAt(Course::Place place);
    /// Goes on from there; nothing when there would be too many points. Not where the fight is over.
    const Course::Point* from(Course::Place place) {
        const Course::Point* known = m_course.known(place);
        return known ? known : goOn(place);
    }

private:
    struct Answers;
    const Course::Point* goOn(Course::Place place);
    Course::Place placeOf(FightState state);
    Course::Place follow(const FightState& state, std::vector<bool> given);
    Course::Place build(const FightState& state, std::vector<bool> given, Answers& answers);

    Course& m_course;
    KnownStacks m_stacks;
    StateWriter m_writer;
    bool m_differs; ///< the orders of the first round from the standing ones
};

} // namespace sf::smm
