// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/battle_scene.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/events.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Event;

QString inWords(const char* words, int count = -1) {
    return QCoreApplication::translate("sf::document", words, nullptr, count);
}

/// A scene's events between the battles before and after them.
class BattleSceneMaker {
public:
    BattleSceneMaker(const Battle& before, const Battle& after, std::span<const LogLine> lines,
                     std::size_t main)
        : m_before(before), m_after(after), m_lines(lines), m_main(lines[main]) {}

    BattleScene made(SceneKind kind) const {
        BattleScene scene;
        scene.kind = kind;
        scene.caption = caption();
        const Event& event = m_main.event;
        scene.actor = actorOf(event.stack);
        scene.target = actorOf(event.target);
        for (const battle::StackId& id : event.others)
            if (auto other = actorOf(id))
                scene.others.push_back(*std::move(other));
        scene.edge = event.edge;
        scene.conflict = event.conflict;
        scene.round = m_main.round;
        scene.main = static_cast<std::size_t>(&m_main - m_lines.data());
        for (const LogLine& line : m_lines) {
            addMover(scene, line.event);
            addLoss(scene, line.event);
            scene.events.push_back(line.event);
        }
        scene.words = words(scene);
        return scene;
    }

private:
    /// Stacks that an edit removes have their names before it only.
    text::Caption captionOf(const LogLine& line) const {
        return document::captionOf(line, line.edit ? m_before : m_after);
    }

    text::Caption caption() const {
        text::Caption caption = captionOf(m_main);
        for (const LogLine& line : m_lines)
            if (&line != &m_main)
                caption.others.push_back(captionOf(line));
        return caption;
    }

    std::optional<BattleScene::Actor> actorOf(const battle::StackId& id) const {
        battle::StackPointer stack = m_after.stacks.find(id);
        if (!stack)
            stack = m_before.stacks.find(id);
        if (!stack)
            return std::nullopt;
        return BattleScene::Actor{id, text::stackName(*stack), stack->side};
    }

    void addMover(BattleScene& scene, const Event& event) const {
        if (const auto known = std::ranges::find(scene.movers, event.stack, &BattleScene::Mover::stack);
            known != scene.movers.end()) {
            if (!event.path.empty()) // what was told before, such as a posture, has none
                known->path = event.path;
            return;
        }
        const battle::StackPointer before = m_before.stacks.find(event.stack);
        const battle::StackPointer after = m_after.stacks.find(event.stack);
        if (isLoss(event.kind))
            return;
        BattleScene::Mover mover{event.stack, {}, {}, {}, {}, {}};
        const battle::System& rules = system(m_before.rules);
        if (before && before->isOnMap()) {
            mover.from = before->hex;
            mover.facingBefore = rules.facing(*before);
        }
        if (after && after->isOnMap()) {
            mover.to = after->hex;
            mover.facingAfter = rules.facing(*after);
        } else if (before && !after) { // it merged
            mover.to = event.hex;
            mover.facingAfter = event.facing;
        }
        if (mover.to && mover.from != mover.to)
            mover.path = event.path.empty() ? std::vector{*mover.to} : event.path;
        if (mover.to && (!mover.path.empty() || mover.facingBefore != mover.facingAfter))
            scene.movers.push_back(std::move(mover));
    }

    const battle::Unit* unitIn(const Battle& battle, const Event& event) const {
        const battle::StackPointer stack = battle.stacks.find(event.stack);
        return stack ? stack->find(event.unit) : nullptr; // the battle keeps the stack
    }

    void addLoss(BattleScene& scene, const Event& event) const {
        const bool isKnown =
            std::ranges::find(scene.losses, event.unit, &BattleScene::Loss::unit) != scene.losses.end();
        const battle::Unit* before = unitIn(m_before, event);
        const battle::Unit* after = unitIn(m_after, event);
        if (battle::isLoss(event.kind) && !isKnown && before && after)
            scene.losses.push_back({event.stack, event.unit, text::unitName(*before), before->hitsLeft,
                                    std::max(0, after->hitsLeft)});
    }

    SceneWords words(const BattleScene& scene) const {
        const Event& event = m_main.event;
        SceneWords words{.place = event.conflict > 0 ? text::conflictName(event.conflict) : QString(),
                         .attempt = text::attempt(event, m_after),
                         .outcome = text::outcome(event, m_after),
                         .sums = scene.caption.terms,
                         .losses = losses(scene)};
        if (const QString factors = text::factors(event); !factors.isEmpty())
            words.sums << factors;
        const battle::StackPointer actor = m_before.stacks.find(event.stack);
        if (m_main.edit)
            words.outcome = scene.caption.sentence;
        else if (actor && !actor->isAlive())
            words.note = text::lastStand(event, m_after);
        else if (const QString together = moves(scene); !together.isEmpty())
            words.outcome = together;
        return words;
    }

    /// "Moving: Bows, Riders, Pikes and 2 more"; empty for fewer than two.
    QString moves(const BattleScene& scene) const {
        if ((scene.kind != SceneKind::March && scene.kind != SceneKind::Rotation) || scene.movers.size() < 2)
            return {};
        constexpr std::size_t named = 3;
        QStringList names;
        for (std::size_t i = 0; i < std::min(named, scene.movers.size()); ++i)
            names << text::stackName(m_after, scene.movers[i].stack);
        const int more = static_cast<int>(scene.movers.size() - static_cast<std::size_t>(names.size()));
        return more == 0 ? inWords(QT_TRANSLATE_NOOP("sf::document", "Moving: %1")).arg(text::listed(names))
                         : inWords(QT_TRANSLATE_N_NOOP("sf::document", "Moving: %1 and %n more"), more)
                               .arg(text::listed(names));
    }

    /// "14 hits lost; croaked: 3 × Piker, Knight"; empty if nobody was hurt.
    QString losses(const BattleScene& scene) const {
        std::int64_t hits = 0;
        std::vector<std::pair<QString, int>> croaked;
        for (const BattleScene::Loss& loss : scene.losses) {
            hits += loss.before - loss.after;
            if (loss.after > 0 || loss.before <= 0)
                continue;
            const battle::StackPointer stack = m_before.stacks.find(loss.stack);
            const std::string& kind = stack->find(loss.unit)->kind;
            const QString name = kind.empty() ? loss.name : text::unitsName(kind);
            const auto known = std::ranges::find(croaked, name, &std::pair<QString, int>::first);
            if (known == croaked.end())
                croaked.emplace_back(name, 1);
            else
                ++known->second;
        }
        if (hits == 0)
            return {};
        QStringList parts{
            inWords(QT_TRANSLATE_N_NOOP("sf::document", "%n hit(s) lost"), static_cast<int>(hits))};
        QStringList names;
        for (const auto& [name, count] : croaked)
            names << (count == 1 ? name
                                 : inWords(QT_TRANSLATE_NOOP("sf::document", "%1 × %2"))
                                       .arg(text::figure(count), name));
        if (!names.isEmpty())
            parts << inWords(QT_TRANSLATE_NOOP("sf::document", "croaked: %1")).arg(text::listed(names));
        return text::clauses(parts);
    }

    const Battle& m_before;
    const Battle& m_after;
    std::span<const LogLine> m_lines;
    const LogLine& m_main;
};

} // namespace

BattleScene battleScene(SceneKind kind, std::span<const LogLine> lines, std::size_t main,
                        const Battle& before, const Battle& after) {
    return BattleSceneMaker(before, after, lines, main).made(kind);
}

} // namespace sf::document
