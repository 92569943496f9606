// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/scenes/battle_scene_painter.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/attack_painter.h"
#include "ui/paint/board/hex_stacks.h"
#include "ui/paint/board/overlay_painter.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/paint/scenes/fight_card.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

using document::BattleScene;

// When the parts of a scene end, of its whole time; those of a fight are in fight_card.h.
constexpr double glideEnds = 0.75;
constexpr double moveEnds = 0.99; ///< with its turn

constexpr double textSize = 13; ///< pixels at usual text
constexpr double boxHeight = 22;

/// How much of the time between the two is over.
double partOf(double progress, double from, double to) {
    return std::clamp((progress - from) / (to - from), 0.0, 1.0);
}

/// In hex sides, clockwise.
int turnOf(const BattleScene::Mover& mover) {
    return mover.facingBefore && mover.facingAfter
               ? hex::fewestRotations(*mover.facingBefore, *mover.facingAfter)
               : 0;
}

bool isWay(const BattleScene::Mover& mover) {
    return mover.from && !mover.path.empty();
}

bool isMove(SceneKind kind) {
    return kind == SceneKind::March || kind == SceneKind::Rotation || kind == SceneKind::Flight ||
           kind == SceneKind::Merger;
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
        if (!m_picture.moving(m_progress).empty())
            return paintMoves();
        paintConflict();
        paintPlaces();
        paintFalls();
        paintNames();
        paintSums();
    }

private:
    battle::StackPointer before(const std::optional<BattleScene::Actor>& actor) const {
        const battle::StackPointer stack = actor ? m_picture.before.stacks.find(actor->stack) : nullptr;
        return stack && stack->isOnMap() ? stack : nullptr;
    }

    void paintMoves() {
        for (const BattleScene::Mover& mover : m_scene.movers)
            if (const battle::StackPointer stack = m_picture.before.stacks.find(mover.stack);
                stack && stack->isOnMap())
                paintMove(mover, *stack);
    }

    void paintMove(const BattleScene::Mover& mover, const battle::Stack& stack) {
        const int turn = turnOf(mover);
        const auto [centre, size] = placeOf(m_picture.before, m_layout, stack);
        QPointF point = centre;
        if (isWay(mover))
            point = alongPath(centre, mover.path, partOf(m_progress, 0, turn == 0 ? moveEnds : glideEnds));
        const double turned = partOf(m_progress, isWay(mover) ? glideEnds : 0, moveEnds);
        const SquareStyle look = squareStyle(m_picture.before, stack, m_theme, size);
        m_painter.save();
        m_painter.translate(point);
        m_painter.rotate(60.0 * turn * turned);
        paintSquare(m_painter, {}, look, m_theme);
        m_painter.restore();
        if (m_scene.movers.size() == 1)
            paintSquareName(m_painter, point, look, m_theme);
    }

    QPointF alongPath(QPointF from, const std::vector<hex::Hex>& path, double part) const {
        std::vector<QPointF> points{from};
        for (const hex::Hex hex : path)
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
        if (!m_scene.movers.empty() && m_scene.movers.front().to)
            paintTarget(m_painter, m_layout, *m_scene.movers.front().to, m_theme);
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

    /// Each struck Square with the units that have fallen so far; afterwards the board shows them.
    void paintFalls() {
        if (m_progress >= lossesEnd)
            return;
        for (const battle::StackId& id : struck())
            if (const battle::StackPointer stack = m_picture.before.stacks.find(id);
                stack && stack->isOnMap())
                paintAt(*stack, m_picture.hurt(*stack, m_progress));
    }

    void paintAt(const battle::Stack& place, const battle::Stack& shown) {
        const auto [centre, size] = placeOf(m_picture.before, m_layout, place);
        paintSquare(m_painter, centre, squareStyle(m_picture.before, shown, m_theme, size), m_theme);
    }

    /// Who acts is ringed, and its name and its target's can be read at any zoom.
    void paintNames() {
        const battle::StackPointer from = before(m_scene.actor);
        for (const auto& stack : {before(m_scene.target), from}) {
            if (!stack)
                continue;
            const auto [centre, size] = placeOf(m_picture.before, m_layout, *stack);
            const SquareStyle look = squareStyle(m_picture.before, *stack, m_theme, size);
            if (stack == from) {
                const QPainterPath ring = squareOutline(look, 4).translated(centre);
                m_painter.setBrush(Qt::NoBrush);
                for (const auto& [colour, width] :
                     {std::pair(m_theme.selectedCasing, 5.0), std::pair(m_theme.selected, 3.0)}) {
                    m_painter.setPen(QPen(colour, width));
                    m_painter.drawPath(ring);
                }
            }
            paintSquareName(m_painter, centre, look, m_theme);
        }
    }

    /// The hits that each struck stack has lost so far, floating up.
    void paintSums() {
        for (const battle::StackId& id : struck()) {
            const battle::StackPointer stack = m_picture.before.stacks.find(id);
            if (!stack || !stack->isOnMap())
                continue;
            const battle::Stack hurt = m_picture.hurt(*stack, m_progress);
            std::int64_t lost = 0;
            for (const BattleScene::Loss& loss : m_scene.losses)
                if (const battle::Unit* unit = hurt.find(loss.unit))
                    lost += loss.before - unit->hitsLeft;
            if (lost == 0)
                continue;
            const QPointF centre = placeOf(m_picture.before, m_layout, *stack).first;
            const double up = partOf(m_progress, diceRest, 1) * 0.84 * m_layout.size();
            paintBox(centre - QPointF(0, up), text::figure(-lost), m_theme.refused);
        }
    }

    /// The area, moved so that it can be seen.
    QRectF inView(QRectF area) const {
        const QRectF view = m_painter.window();
        area.moveLeft(
            std::clamp(area.left(), view.left(), std::max(view.left(), view.right() - area.width())));
        area.moveTop(std::clamp(area.top(), view.top(), std::max(view.top(), view.bottom() - area.height())));
        return area;
    }

    void paintBox(QPointF centre, const QString& text, const QColor& border) {
        const QFont font = boldFont(textSize * m_theme.textScale);
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 14;
        const double height = boxHeight * m_theme.textScale;
        const QRectF box = inView({centre.x() - width / 2, centre.y() - height / 2, width, height});
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
    const double ends = isFight(scene.kind) || !scene.losses.empty() ? lossesEnd : moveEnds;
    return progress < ends ? before : after;
}

std::vector<battle::StackId> BattleScenePicture::moving(double progress) const {
    std::vector<battle::StackId> stacks;
    if (progress >= moveEnds || !isMove(scene.kind))
        return stacks;
    for (const document::BattleScene::Mover& mover : scene.movers)
        if (const battle::StackPointer stack = before.stacks.find(mover.stack);
            stack && stack->isOnMap() && (isWay(mover) || turnOf(mover) != 0))
            stacks.push_back(stack->id);
    return stacks;
}

battle::Stack BattleScenePicture::hurt(const battle::Stack& stack, double progress) const {
    const double part = partOf(progress, scene.caption.dice.empty() ? attemptEnds : diceRest, lossesEnd);
    const auto fallen = static_cast<std::size_t>(part * static_cast<double>(scene.losses.size()));
    battle::Stack hurt = stack;
    for (std::size_t i = 0; i < fallen; ++i)
        if (scene.losses[i].stack == stack.id)
            for (battle::Unit& unit : hurt.units.edit())
                if (unit.id == scene.losses[i].unit)
                    unit.hitsLeft = scene.losses[i].after;
    return hurt;
}

std::vector<hex::Hex> BattleScenePicture::hexes() const {
    std::vector<hex::Hex> hexes;
    for (const document::BattleScene::Mover& mover : scene.movers) {
        hexes.insert(hexes.end(), mover.path.begin(), mover.path.end());
        for (const auto& end : {mover.from, mover.to})
            if (end)
                hexes.push_back(*end);
    }
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
