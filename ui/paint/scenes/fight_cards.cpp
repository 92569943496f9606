// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of each kind of document.
// Declared in fight_card.h.
#include "core/document/film/encounter_film.h"
#include "core/document/film/imperio_film.h"
#include "core/rules/imperio/game/fight.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/imperio_text.h"
#include "core/text/percent.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/pieces/stack_grid.h"
#include "ui/paint/scenes/battle_scene_painter.h"
#include "ui/paint/scenes/fight_card.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sf::paint {
namespace {

QString inWords(const char* words, int count = -1) {
    return QCoreApplication::translate("sf::paint", words, nullptr, count);
}

// Battles
// ---------------------------------------------------------------------------------------------------------

FightCard::Party partyOf(const BattleScenePicture& picture, const document::BattleScene::Actor& actor,
                         double progress, const Theme& theme) {
    const battle::StackPointer stack = picture.before.stacks.find(actor.stack);
    const std::uint32_t colour = picture.before.sides[static_cast<std::size_t>(actor.side)].color;
    FightCard::Party party{actor.name, actor.side, theme.side(actor.side, colour)};
    if (!stack)
        return party;
    const battle::Stack hurt = picture.hurt(*stack, progress);
    StackGrid grid{squareStyle(picture.before, hurt, theme, 1), {}, {}, {}};
    if (picture.scene.target && picture.scene.target->stack == actor.stack)
        grid.edge = picture.scene.edge;
    party.picture = [grid, &theme](QPainter& painter, const QRectF& area) {
        paintStackGrid(painter, area, grid, theme);
    };
    const int before = stack->living();
    const int croaked = before - hurt.living();
    party.isHurt = croaked > 0;
    if (croaked > 0)
        party.note =
            inWords(QT_TRANSLATE_N_NOOP("sf::paint", "%n of %1 croak(s)"), croaked).arg(text::figure(before));
    else
        party.note = inWords(QT_TRANSLATE_N_NOOP("sf::paint", "%n unit(s)"), before);
    return party;
}

QString outcomeOf(const battle::Event& event) {
    switch (event.kind->attackRoll) {
    case battle::AttackRoll::Hit:
        return inWords(QT_TRANSLATE_NOOP("sf::paint", "hit · %1 damage")).arg(text::figure(event.amount));
    case battle::AttackRoll::Miss:
        return inWords(QT_TRANSLATE_NOOP("sf::paint", "missed"));
    case battle::AttackRoll::None:
        break;
    }
    return battle::isStrike(event.kind)
               ? inWords(QT_TRANSLATE_N_NOOP("sf::paint", "%n hit(s)"), static_cast<int>(event.amount))
               : QString();
}

// Imperio
// ---------------------------------------------------------------------------------------------------------

FightCard::Party partyOf(imperio::Kind kind, imperio::Side side, bool isEntrenched, const Theme& theme) {
    FightCard::Party party{text::capitalised(text::imperioKind(kind)), static_cast<int>(side),
                           imperioColour(side, theme)};
    party.note = text::imperioSide(side);
    party.picture = [piece = imperio::Piece{kind, side, side}, isEntrenched, &theme](QPainter& painter,
                                                                                     const QRectF& area) {
        const double size = std::min(area.width(), area.height());
        QRectF square(0, 0, size, size);
        square.moveCenter(area.center());
        paintPiece(painter, square, piece, isEntrenched, theme);
    };
    return party;
}

int sumOf(const std::vector<int>& dice) {
    return std::accumulate(dice.begin(), dice.end(), 0);
}

QString oddsText(const dice::Odds& odds) {
    const auto all = static_cast<double>(odds.total());
    return text::odds(static_cast<double>(odds.win) / all, static_cast<double>(odds.tie) / all,
                      static_cast<double>(odds.lose) / all);
}

// Dungeons
// ---------------------------------------------------------------------------------------------------------

FightCard::Party partyOf(const QString& name, bool isMonster, const document::EncounterScene& scene,
                         double progress, const Theme& theme) {
    const int side = isMonster ? 0 : 1; // as in the picture of a dungeon
    FightCard::Party party{name, side, theme.sides.at(static_cast<std::size_t>(side))};
    const auto loss = std::ranges::find(scene.losses, name, &document::EncounterScene::Loss::name);
    if (loss == scene.losses.end())
        return party;
    party.isHurt = progress >= diceRest;
    const std::int64_t left = party.isHurt ? loss->after : loss->before;
    party.note = party.isHurt ? inWords(QT_TRANSLATE_NOOP("sf::paint", "HP %1, was %2"))
                                    .arg(text::figure(loss->after), text::figure(loss->before))
                              : inWords(QT_TRANSLATE_NOOP("sf::paint", "HP %1")).arg(text::figure(left));
    party.picture = [left = static_cast<int>(std::max<std::int64_t>(0, left)),
                     all = static_cast<int>(loss->before), &theme](QPainter& painter, const QRectF& area) {
        constexpr double height = 16;
        paintHitsBar(painter, {area.left(), area.center().y() - height / 2, area.width(), height}, left, all,
                     theme);
    };
    return party;
}

} // namespace

FightCard fightCard(const BattleScenePicture& picture, double progress, const Theme& theme) {
    const document::BattleScene& scene = picture.scene;
    FightCard card;
    if (!scene.actor || (!isFight(scene.kind) && scene.kind != SceneKind::Chance))
        return card;
    card.actor = partyOf(picture, *scene.actor, progress, theme);
    if (scene.target)
        card.target = partyOf(picture, *scene.target, progress, theme);
    card.dice = scene.caption.dice;
    card.actorsDice = card.dice.size();
    card.sums = scene.words.sums;
    card.outcome = outcomeOf(scene.events[scene.main]);
    return card;
}

FightCard fightCard(const document::ImperioScene& scene, const Theme& theme) {
    FightCard card;
    const auto fight = std::ranges::find(scene.events, imperio::Happened::Fought, &imperio::Event::what);
    if (!isFight(scene.kind) || fight == scene.events.end())
        return card;
    const imperio::Matchup& matchup = fight->fight.matchup;
    const imperio::Side other = imperio::enemyOf(scene.side);
    card.actor = partyOf(matchup.attacker, scene.side, matchup.attackerEntrenched, theme);
    card.target = partyOf(matchup.defender, other, matchup.defenderEntrenched, theme);
    for (const document::ImperioScene::Loss& loss : scene.losses)
        (loss.side == scene.side ? card.actor : card.target)->isHurt = true;
    for (auto* party : {&card.actor, &card.target})
        if ((*party)->isHurt)
            (*party)->note = inWords(QT_TRANSLATE_NOOP("sf::paint", "falls"));
    card.dice = scene.caption.dice;
    card.actorsDice = scene.attackerDice.size();
    card.sums = {inWords(QT_TRANSLATE_NOOP("sf::paint", "%1 against %2"))
                     .arg(text::figure(sumOf(scene.attackerDice)), text::figure(sumOf(scene.defenderDice))),
                 oddsText(imperio::odds(matchup))};
    card.outcome = text::comparison(fight->sums);
    return card;
}

FightCard fightCard(const document::EncounterScene& scene, double progress, const Theme& theme) {
    using encounter::What;
    FightCard card;
    if (!isFight(scene.kind))
        return card;
    const auto attack = scene.events.begin() + static_cast<std::ptrdiff_t>(scene.main);
    const bool isAnswer =
        std::ranges::find(scene.events, What::Answers, &encounter::Event::what) != scene.events.end();
    card.actor = partyOf(text::displayName(attack->names.at(0)), isAnswer, scene, progress, theme);
    card.target = partyOf(text::displayName(attack->names.at(1)), !isAnswer, scene, progress, theme);
    card.dice = attack->dice;
    card.actorsDice = card.dice.size();
    for (auto event = attack; event != scene.events.end(); ++event) {
        if (event->what == What::ArmorRolled)
            card.dice.insert(card.dice.end(), event->dice.begin(), event->dice.end());
        if (event->what != What::HpLost && card.sums.size() < 2)
            card.sums << text::event(*event);
        if (event->what == What::HpLost || event->what == What::Died)
            card.outcome = text::event(*event);
    }
    return card;
}

} // namespace sf::paint
