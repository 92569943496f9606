// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/threat_marks.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/play/play.h"
#include "ui/battle/layer/board_context.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/board/board_view.h"
#include "ui/paint/board/overlay_painter.h"

#include <QPainter>

namespace sf::ui {
namespace {

std::optional<int> threatenedSide(const BoardContext& context) {
    if (const battle::StackPointer stack = context.selected())
        return stack->side;
    return battle::sideToAct(context.battle());
}

} // namespace

void ThreatMarks::setShown(bool shown) {
    m_isShown = shown;
    update();
}

void ThreatMarks::update() {
    m_threats.clear();
    const std::optional<int> side = m_isShown ? threatenedSide(m_context) : std::nullopt;
    const battle::Battle& battle = m_context.battle();
    if (side)
        m_threats =
            battle::threatsTo(battle, *side, document::system(battle.rules), [&](const battle::Stack& stack) {
                return battleMode(battle).attackRange(stack);
            });
    place();
}

void ThreatMarks::place() {
    if (m_threats.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Threats);
    QRectF area;
    for (const auto& [hex, threat] : m_threats)
        area |= m_context.layout().bounds(hex);
    m_context.overlay.put(BoardOverlay::Slot::Threats, around(area & QRectF(m_context.view.rect()), 2),
                          [this](QPainter& painter) {
                              const QRectF clip = painter.clipBoundingRect();
                              for (const auto& [hex, threat] : m_threats)
                                  if (clip.isEmpty() || clip.intersects(m_context.layout().bounds(hex)))
                                      paint::paintHexThreat(painter, m_context.layout(), hex, threat,
                                                            m_context.theme());
                          });
}

battle::Threat ThreatMarks::at(hex::Hex hex) const {
    const auto found = m_threats.find(hex);
    return found == m_threats.end() ? battle::Threat() : found->second;
}

} // namespace sf::ui
