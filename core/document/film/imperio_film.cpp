// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/imperio_film.h"

#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/scene.h"
#include "core/rules/imperio/record/play_line.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

constexpr int sidesOfImperioDice = 6;

/// "Knight: basic +2, charge 3 +1".
QString termsOf(imperio::Kind kind, const imperio::DiceCount& count) {
    QStringList parts;
    for (const imperio::DiceTerm& term : count.terms())
        parts << text::diceTerm(term) + u' ' + text::signedFigure(term.value);
    return QCoreApplication::translate("sf::document", "%1: %2")
        .arg(text::capitalised(text::imperioKind(kind)), text::listed(parts));
}

void addFight(ImperioScene& scene, const imperio::Event& event) {
    const imperio::Matchup& matchup = event.fight.matchup;
    const imperio::DiceCount attack = imperio::attackDice(matchup);
    const imperio::DiceCount defence = imperio::defenceDice(matchup);
    scene.attackerDice = event.attackerDice;
    scene.defenderDice = event.defenderDice;
    scene.attackerTerms.assign(attack.terms().begin(), attack.terms().end());
    scene.defenderTerms.assign(defence.terms().begin(), defence.terms().end());
    for (const std::vector<int>* dice : {&event.attackerDice, &event.defenderDice})
        for (const int value : *dice)
            scene.caption.dice.push_back({sidesOfImperioDice, value});
    scene.caption.terms = {termsOf(matchup.attacker, attack), termsOf(matchup.defender, defence)};
    scene.to = event.fight.target;
}

std::optional<imperio::Square> onBoard(imperio::Square square) {
    return square.isOnBoard() ? std::optional(square) : std::nullopt;
}

/// Keeps the position after so many events.
class PositionAfter final : public imperio::EventSink {
public:
    explicit PositionAfter(std::size_t events) : m_left(events) {}
    void tell(imperio::Event /*event*/, const imperio::Position& now) override {
        if (m_left > 0 && --m_left == 0)
            m_found = now;
    }
    const imperio::Position& found() const { return m_found; }

private:
    std::size_t m_left;
    imperio::Position m_found;
};

} // namespace

ImperioFilm::ImperioFilm(const imperio::Position& begin, std::vector<PlayedEntry> entries)
    : m_begin(begin), m_entries(std::move(entries)) {
    const imperio::Entry* before = nullptr;
    for (const PlayedEntry& played : m_entries) {
        const int first = addStep(imperio::scenesOf(played.events));
        const imperio::Entry& entry = played.entry;
        if (!before || before->turn != entry.turn || before->side != entry.side)
            addChapter(first, QString::fromStdString(imperio::turnText(entry.turn, entry.side)));
        before = &entry;
    }
}

const imperio::Position& ImperioFilm::afterSteps(std::size_t steps) const {
    return steps == 0 ? m_begin : m_entries[steps - 1].after;
}

/// Between two steps it is known; inside one the rules tell it again.
imperio::Position ImperioFilm::state(int scenes) const {
    if (scenes == 0)
        return m_begin;
    const std::size_t step = stepOf(scenes - 1);
    if (scenes == firstScene(step + 1))
        return afterSteps(step + 1);
    const imperio::Entry& entry = m_entries[step].entry;
    dice::Script dice(imperio::diceInOrder(entry.dice));
    PositionAfter position(scenePart(scenes - 1).last);
    imperio::apply(afterSteps(step), entry.action, dice, &position);
    return position.found();
}

ImperioScene ImperioFilm::scene(int scene) const {
    const Scene& part = scenePart(scene);
    const PlayedEntry& played = m_entries[stepOf(scene)];
    const imperio::Event& main = played.events[part.main];
    ImperioScene shown;
    shown.kind = part.kind;
    shown.caption = text::caption(main);
    shown.side = main.side;
    shown.from = onBoard(main.from);
    shown.to = onBoard(main.to);
    shown.via = onBoard(main.via);
    if (part.kind != SceneKind::Heading && part.kind != SceneKind::Ending)
        shown.piece = main.kind;
    if (main.what == imperio::Happened::Fought)
        addFight(shown, main);
    shown.caption.areTyped = played.typedDice && !shown.caption.dice.empty();
    for (std::size_t index = part.first; index < part.last; ++index) {
        const imperio::Event& event = played.events[index];
        if (index != part.main)
            shown.caption.others.push_back(text::caption(event));
        if (event.what == imperio::Happened::Eliminated)
            shown.losses.push_back({event.to, event.kind, event.side});
        shown.events.push_back(event);
    }
    return shown;
}

SceneWords ImperioFilm::words(int scene) const {
    SceneWords words = Film::words(scene);
    const imperio::Event& main = m_entries[stepOf(scene)].events[scenePart(scene).main];
    if (main.what == imperio::Happened::Fought)
        words.attempt =
            QCoreApplication::translate("sf::document", "%1 against %2 on %3")
                .arg(text::capitalised(text::imperioKind(main.fight.matchup.attacker)),
                     text::imperioKind(main.fight.matchup.defender), text::imperioSquare(main.fight.target));
    return words;
}

ImperioFilm filmOf(const ImperioDocument& game, std::size_t first, std::size_t end) {
    const std::vector<PlayedEntry>& entries = game.entries();
    if (!game.hasBegun()) {
        imperio::Position empty;
        empty.board = game.game().board();
        return {empty, {}};
    }
    const std::size_t last = std::min(end, entries.size());
    first = std::min(first, last);
    return {game.positionAfter(first),
            {entries.begin() + static_cast<std::ptrdiff_t>(first),
             entries.begin() + static_cast<std::ptrdiff_t>(last)}};
}

ImperioFilm filmOf(const ImperioDocument& game, const imperio::Branch& branch) {
    const imperio::Position& begin = game.positionAfter(branch.after);
    std::vector<PlayedEntry> entries;
    for (const imperio::Entry& entry : branch.entries) {
        dice::Script dice(imperio::diceInOrder(entry.dice));
        const imperio::Position& before = entries.empty() ? begin : entries.back().after;
        auto outcome = imperio::apply(before, entry.action, dice);
        auto* applied = std::get_if<imperio::Applied>(&outcome);
        if (!applied)
            break; // a branch that a document accepted has only legal actions
        entries.push_back({entry, std::move(applied->events), applied->position, false, 0});
    }
    return {begin, std::move(entries)};
}

} // namespace sf::document
