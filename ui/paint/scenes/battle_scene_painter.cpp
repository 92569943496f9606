// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/scenes/battle_scene_painter.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/attack_painter.h"
#include "ui/paint/board/hex_stacks.h"
#include "ui/paint/board/overlay_painter.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

using document::BattleScene;

// When the parts of a scene end, of its whole time.
constexpr double glideEnds = 0.6;
constexpr double moveEnds = 0.85; ///< with its turn
constexpr double diceRest = 0.35;
constexpr double lossesEnd = 0.75;

constexpr double textSize = 13; ///< pixels
constexpr double boxHeight = 22;
constexpr double gap = 4; ///< between dice

/// How much of the time between the two is over.
double partOf(double progress, double from, double to) {
    return std::clamp((progress - from) / (to - from), 0.0, 1.0);
}

bool isWay(const BattleScene& scene) {
    return scene.actor && scene.from && !scene.path.empty();
}

/// In hex sides, clockwise.
int turnOf(const BattleScene& scene) {
    return scene.actor && scene.facingBefore && scene.facingAfter
               ? hex::fewestRotations(*scene.facingBefore, *scene.facingAfter)
               : 0;
}

class ScenePainter {
public:
    ScenePainter(QPainter& painter, const HexLayout& layout, const BattleScenePicture& picture,
                 double progress, const Theme& theme)
        : m_painter(painter)
        , m_layout(layout)
        , m_picture(picture)
        , m_scene(picture.scene)
        , m_progress(progress)
        , m_theme(theme) {}

    void paint() {
        if (m_picture.moving(m_progress))
            return paintMove();
        paintConflict();
        paintPlaces();
        paintFalls();
        paintDice();
        paintSums();
    }

private:
    battle::StackPointer before(const std::optional<BattleScene::Actor>& actor) const {
        const battle::StackPointer stack = actor ? m_picture.before.stacks.find(actor->stack) : nullptr;
        return stack && stack->isOnMap() ? stack : nullptr;
    }

    QColor colourOf(int side) const {
        const auto& sides = m_picture.before.sides;
        const auto index = static_cast<std::size_t>(side);
        return index < sides.size() ? m_theme.side(side, sides[index].color) : m_theme.ink;
    }

    void paintMove() {
        const battle::StackPointer stack = before(m_scene.actor);
        const int turn = turnOf(m_scene);
        const auto [centre, size] = placeOf(m_picture.before, m_layout, *stack);
        QPointF point = centre;
        if (isWay(m_scene))
            point = alongPath(centre, partOf(m_progress, 0, turn == 0 ? moveEnds : glideEnds));
        const double turned = partOf(m_progress, isWay(m_scene) ? glideEnds : 0, moveEnds);
        m_painter.save();
        m_painter.translate(point);
        m_painter.rotate(60.0 * turn * turned);
        paintSquare(m_painter, {}, squareStyle(m_picture.before, *stack, m_theme, size), m_theme);
        m_painter.restore();
    }

    QPointF alongPath(QPointF from, double part) const {
        std::vector<QPointF> points{from};
        for (const hex::Hex hex : m_scene.path)
            points.push_back(m_layout.centre(hex));
        const double along = part * static_cast<double>(points.size() - 1);
        const auto leg = std::min(static_cast<std::size_t>(along), points.size() - 2);
        return points[leg] + (points[leg + 1] - points[leg]) * (along - static_cast<double>(leg));
    }

    void paintConflict() {
        if (m_scene.kind != SceneKind::ConflictForms && m_scene.kind != SceneKind::ConflictEnds)
            return;
        HexSet hexes;
        for (const hex::Hex hex : m_picture.hexes())
            hexes.insert(hex);
        if (!hexes.empty())
            paint::paintConflict(m_painter, m_layout, hexes, m_theme);
    }

    /// Attacker, target and edge, or whom the scene is about.
    void paintPlaces() {
        const battle::StackPointer from = before(m_scene.actor);
        const battle::StackPointer to = before(m_scene.target);
        if (from && to && from->id != to->id && isFight(m_scene.kind)) {
            const QPointF start = placeOf(m_picture.before, m_layout, *from).first;
            const QPointF end = placeOf(m_picture.before, m_layout, *to).first;
            return paintAttack(m_painter, m_layout, m_picture.before, {*from, start, *to, end, m_scene.edge},
                               m_theme);
        }
        if (m_scene.to)
            paintTarget(m_painter, m_layout, *m_scene.to, m_theme);
        else if (from)
            paintTarget(m_painter, m_layout, from->hex, m_theme);
    }

    std::vector<battle::StackId> struck() const {
        std::vector<battle::StackId> stacks;
        for (const BattleScene::Loss& loss : m_scene.losses)
            if (std::ranges::find(stacks, loss.stack) == stacks.end())
                stacks.push_back(loss.stack);
        return stacks;
    }

    /// How many of the losses of the whole scene are to be seen.
    std::size_t fallen() const {
        const double part = partOf(m_progress, m_scene.caption.dice.empty() ? 0 : diceRest, lossesEnd);
        return static_cast<std::size_t>(part * static_cast<double>(m_scene.losses.size()));
    }

    /// Each struck Square with the units that have fallen so far; afterwards the board shows them.
    void paintFalls() {
        if (m_progress >= lossesEnd)
            return;
        const std::size_t count = fallen();
        for (const battle::StackId& id : struck()) {
            const battle::StackPointer stack = m_picture.before.stacks.find(id);
            if (!stack || !stack->isOnMap())
                continue;
            battle::Stack hurt = *stack;
            for (std::size_t i = 0; i < count; ++i)
                for (battle::Unit& unit : hurt.units.edit())
                    if (unit.id == m_scene.losses[i].unit)
                        unit.hitsLeft = m_scene.losses[i].after;
            const auto [centre, size] = placeOf(m_picture.before, m_layout, *stack);
            paintSquare(m_painter, centre, squareStyle(m_picture.before, hurt, m_theme, size), m_theme);
        }
    }

    /// The hits that each struck stack has lost so far, floating up.
    void paintSums() {
        const std::size_t count = fallen();
        for (const battle::StackId& id : struck()) {
            std::int64_t lost = 0;
            for (std::size_t i = 0; i < count; ++i)
                if (m_scene.losses[i].stack == id)
                    lost += m_scene.losses[i].before - m_scene.losses[i].after;
            const battle::StackPointer stack = m_picture.before.stacks.find(id);
            if (lost == 0 || !stack || !stack->isOnMap())
                continue;
            const QPointF centre = placeOf(m_picture.before, m_layout, *stack).first;
            const double up = partOf(m_progress, diceRest, 1) * 0.84 * m_layout.size();
            paintBox(centre - QPointF(0, up), text::figure(-lost), m_theme.refused);
        }
    }

    /// The dice tumble over the place fought for, then show what they add up to.
    void paintDice() {
        const std::vector<dice::Die>& dice = m_scene.caption.dice;
        const battle::StackPointer to = before(m_scene.target ? m_scene.target : m_scene.actor);
        if (dice.empty() || !to)
            return;
        constexpr std::size_t most = 12; ///< in a row; the sum has all of them
        const std::size_t count = std::min(most, dice.size());
        const double size = std::clamp(0.5 * m_layout.size(), 18.0, 40.0);
        const double width = static_cast<double>(count) * (size + gap);
        const QPointF above = m_layout.centre(to->hex) - QPointF(0, 0.5 * m_layout.size() + size);
        // With room for the sum above them.
        const QRectF row = inView(
            {above.x() - width / 2, above.y() - size / 2 - 2 * boxHeight, width, size + 2 * boxHeight});
        for (std::size_t i = 0; i < count; ++i)
            paintDie(dice[i], i,
                     {row.left() + static_cast<double>(i) * (size + gap), row.bottom() - size, size, size});
        if (m_progress >= diceRest && !m_scene.caption.terms.isEmpty())
            paintBox({row.center().x(), row.top() + boxHeight}, m_scene.caption.terms.join(u' '),
                     m_theme.selected);
    }

    /// The area, moved so that it can be seen.
    QRectF inView(QRectF area) const {
        const QRectF view = m_painter.window();
        area.moveLeft(
            std::clamp(area.left(), view.left(), std::max(view.left(), view.right() - area.width())));
        area.moveTop(std::clamp(area.top(), view.top(), std::max(view.top(), view.bottom() - area.height())));
        return area;
    }

    void paintDie(const dice::Die& die, std::size_t index, const QRectF& area) {
        int value = die.value;
        const double tumbling = 1 - partOf(m_progress, 0, diceRest);
        m_painter.save();
        if (tumbling > 0) {
            const auto turn = static_cast<std::size_t>(m_progress / diceRest * 10);
            value = 1 + static_cast<int>((turn * 7 + index * 5) % static_cast<std::size_t>(die.sides));
            m_painter.translate(area.center());
            m_painter.rotate(300 * tumbling * (index % 2 == 0 ? 1 : -1));
            m_painter.translate(-area.center());
        }
        const int side = m_scene.actor ? m_scene.actor->side : 0;
        if (die.sides == 6)
            paint::paintDie(m_painter, area, value, side, colourOf(side), m_theme);
        else
            paintNumberDie(m_painter, area, value, colourOf(side), m_theme);
        m_painter.restore();
    }

    void paintBox(QPointF centre, const QString& text, const QColor& border) {
        const QFont font = boldFont(textSize);
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 14;
        const QRectF box = inView({centre.x() - width / 2, centre.y() - boxHeight / 2, width, boxHeight});
        m_painter.setPen(QPen(border, 2));
        m_painter.setBrush(m_theme.plate);
        m_painter.drawRoundedRect(box, 5, 5);
        m_painter.setPen(m_theme.ink);
        m_painter.setFont(font);
        m_painter.drawText(box, Qt::AlignCenter, text);
    }

    QPainter& m_painter;
    const HexLayout& m_layout;
    const BattleScenePicture& m_picture;
    const BattleScene& m_scene;
    double m_progress;
    const Theme& m_theme;
};

} // namespace

BattleScenePicture BattleScenePicture::of(const document::BattleFilm& film, int scenes) {
    if (scenes == 0)
        return {film.state(0), film.state(0), {}};
    BattleScenePicture picture{film.state(scenes - 1), {}, {}};
    picture.scene = film.scene(scenes - 1);
    picture.after = film.state(scenes);
    return picture;
}

const battle::Battle& BattleScenePicture::board(double progress) const {
    const bool isBefore = isWay(scene) || turnOf(scene) != 0 ? progress < moveEnds : progress < lossesEnd;
    return isBefore ? before : after;
}

std::optional<battle::StackId> BattleScenePicture::moving(double progress) const {
    if (progress >= moveEnds || (!isWay(scene) && turnOf(scene) == 0))
        return std::nullopt;
    const battle::StackPointer stack = before.stacks.find(scene.actor->stack);
    return stack && stack->isOnMap() ? std::optional(stack->id) : std::nullopt;
}

std::vector<hex::Hex> BattleScenePicture::hexes() const {
    std::vector<hex::Hex> hexes = scene.path;
    if (scene.from)
        hexes.push_back(*scene.from);
    if (scene.to)
        hexes.push_back(*scene.to);
    std::vector<document::BattleScene::Actor> actors = scene.others;
    for (const auto& actor : {scene.actor, scene.target})
        if (actor)
            actors.push_back(*actor);
    for (const auto& actor : actors)
        if (const battle::StackPointer stack = before.stacks.find(actor.stack); stack && stack->isOnMap())
            hexes.push_back(stack->hex);
    return hexes;
}

void paintBattleScene(QPainter& painter, const HexLayout& layout, const BattleScenePicture& picture,
                      double progress, const Theme& theme) {
    ScenePainter(painter, layout, picture, progress, theme).paint();
}

} // namespace sf::paint
