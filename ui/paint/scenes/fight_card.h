// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"
#include "core/rules/dice/dice.h"

#include <QColor>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QPainter;
class QRectF;
class QSizeF;

namespace sf::document {
struct EncounterScene;
struct ImperioScene;
} // namespace sf::document

namespace sf::paint {

struct BattleScenePicture;
struct Theme;

/// A fight shown large: who acts on the left, whom it hits on the right, dice and sums between them.
struct FightCard {
    struct Party {
        QString name;
        int side = 0; ///< shape of its token and its dice
        QColor colour;
        std::function<void(QPainter&, const QRectF&)> picture{}; ///< may be empty
        QString note{};
        bool isHurt = false;
    };
    std::optional<Party> actor; ///< none if the scene is not a fight
    std::optional<Party> target{};
    std::vector<dice::Die> dice{};
    std::size_t actorsDice = 0; ///< the rest are the target's
    QStringList sums{};         ///< what the dice add up to and are compared with
    QString outcome{};
    bool isAtTop = false; ///< as it would hide the fight at the lower edge
};

/// When the parts of a fight are over, from 0 to 1: first it is said who attacks whom, then dice tumble, then
/// units fall.
inline constexpr double attemptEnds = 0.2;
inline constexpr double diceRest = document::diceRest;
inline constexpr double lossesEnd = 0.9;

/// The card of the scene, as far as it has got; without an actor if the scene is no fight.
FightCard fightCard(const BattleScenePicture& picture, double progress, const Theme& theme);
FightCard fightCard(const document::ImperioScene& scene, const Theme& theme);
FightCard fightCard(const document::EncounterScene& scene, double progress, const Theme& theme);

/// The area for a card at the lower edge of a picture, at this size of text or larger.
QRectF fightCardArea(const QSizeF& picture, double textScale);
/// Paints the card; sums and outcome appear when the dice lie.
void paintFightCard(QPainter& painter, const QRectF& area, const FightCard& card, double progress,
                    const Theme& theme);

} // namespace sf::paint
