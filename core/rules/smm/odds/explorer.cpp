// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/explorer.h"

namespace sf::smm {

using battle::Battle;

/// Gives preset answers, then always no, and records the questions.
struct Explorer::Answers final : Luck {
    explicit Answers(std::vector<bool> answers) : given(std::move(answers)) {}
    bool ask(const Question& question, Event& /*event*/) override {
        asked.push_back(question);
        return asked.size() <= given.size() && given[asked.size() - 1];
    }
    std::vector<bool> given;
    std::vector<Question> asked;
    std::optional<Battle> after;
};

Explorer::Explorer(Course& course)
    : m_course(course)
    , m_stacks(course.m_stacks)
    , m_writer(course.m_start, course.plan().first, course.plan().standing, m_stacks)
    , m_differs(course.plan().first != course.plan().standing) {}

Battle Explorer::battleAt(Course::Place place) {
    const StateText* text = m_course.node(place).state;
    return text ? m_writer.read(*text).battle : m_writer.start();
}

Course::Place Explorer::placeOf(FightState state) {
    StateText text = m_writer.write(state);
    Course::Shelf& shelf = m_course.shelf(text);
    const std::scoped_lock lock(shelf.mutex);
    if (const auto known = shelf.places.find(text); known != shelf.places.end())
        return known->second;
    const Course::Place place = m_course.add();
    if (place == Course::none)
        return Course::none;
    const auto entry = shelf.places.emplace(std::move(text), place).first;
    Course::Node& fresh = m_course.node(place);
    fresh.betweenRounds = !battle::isRoundRunning(state.battle);
    fresh.over = fresh.betweenRounds && isOver(state.battle, m_course.plan());
    fresh.state = &entry->first;
    return place;
}

/// The place that follows after these answers.
Course::Place Explorer::follow(const FightState& state, std::vector<bool> given) {
    Answers answers(given);
    answers.after = playOn(state.battle, m_course.plan(), state.isFirst, answers, m_stacks);
    return build(state, std::move(given), answers);
}

/// Builds the questions asked beyond the given answers, each with its other answer.
Course::Place Explorer::build(const FightState& state, std::vector<bool> given, Answers& answers) {
    if (given.size() == answers.asked.size())
        return placeOf({*std::move(answers.after), state.isFirst});
    const Question question = answers.asked[given.size()];
    std::vector<bool> other = given;
    other.push_back(true);
    given.push_back(false);
    const Course::Place onYes = follow(state, std::move(other));
    const Course::Place onNo = build(state, std::move(given), answers);
    const bool isFull = onYes == Course::none || onNo == Course::none;
    const Course::Place place = isFull ? Course::none : m_course.add();
    if (place == Course::none)
        return Course::none;
    Course::Node& fresh = m_course.node(place);
    fresh.point = {question.sides, question.yesFaces(), onYes, onNo};
    fresh.isReady.store(true, std::memory_order_release);
    return place;
}

const Course::Point* Explorer::step(Course::Place place) {
    const StateText* text = m_course.node(place).state;
    const FightState state = text ? m_writer.read(*text) : FightState{m_writer.start(), m_differs};
    const Course::Place next = follow(state, {});
    if (next == Course::none)
        return nullptr;
    return &m_course.settle(m_course.node(place), {0, 0, Course::none, next});
}

} // namespace sf::smm
