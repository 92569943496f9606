// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in sheet_sections.h.
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_text.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/sheet_sections.h"

#include <QPainter>

namespace sf::paint {
namespace {

/// What the stack screens, as text; empty for nothing.
QString screenedName(const SheetStack& sheet) {
    const battle::Battle& battle = sheet.battle;
    const battle::Screens& screens = smm::stateOf(sheet.stack).screens;
    if (const auto* edge = std::get_if<battle::ScreenedEdge>(&screens)) {
        const battle::StackPointer stack = battle.stacks.find(edge->stack);
        return stack ? text::listed({text::stackName(*stack), text::edge(edge->edge)}) : QString();
    }
    if (const auto* id = std::get_if<battle::StructureId>(&screens)) {
        const battle::Structure* structure = battle.map->find(*id);
        return structure ? text::displayName(structure->name) : QString();
    }
    const auto* id = std::get_if<battle::UnitId>(&screens);
    for (const battle::StackPointer& stack : battle.stacks)
        if (const battle::Unit* unit = id ? stack->find(*id) : nullptr)
            return text::unitName(*unit);
    return {};
}

/// The icons are drawn in pixels.
void paintPostureIcon(Paper& paper, QPointF corner, battle::Posture posture) {
    constexpr double pixels = 10;
    QPainter& painter = paper.painter();
    painter.save();
    painter.translate(corner);
    painter.scale(1 / pixels, 1 / pixels);
    paintPosture(painter, QRectF(0, 0, 4.4 * pixels, 4.4 * pixels), posture, Qt::black);
    painter.restore();
}

} // namespace

QString stackSummary(const SheetStack& sheet) {
    const smm::Measures& measures = sheet.square.measures();
    const QString side = printedSide(sheet.battle, sheet.stack.side);
    if (measures.units == 0)
        return SheetText::tr("%1. No unit is alive.").arg(side);
    return SheetText::tr("%1. %n unit(s), Stack Width %2, rows: %3, complete: %4.", nullptr, measures.units)
        .arg(side, text::figure(measures.width), text::figure(measures.rows),
             text::figure(measures.completeRows));
}

void paintPostureRow(Paper& paper, const QRectF& area, std::optional<battle::Posture> ticked,
                     const QString& behind) {
    constexpr std::array postures{battle::Posture::Neutral, battle::Posture::Offensive,
                                  battle::Posture::Defensive, battle::Posture::Screening};
    const double baseline = area.top() + 5.6;
    const QString head = SheetText::tr("Posture");
    const bool isWide = area.width() > 150;
    double x = area.left();
    if (area.width() > 100)
        x += paper.text({x, baseline}, 30, head, {.size = type::body, .bold = true}) + 4;
    // Icons are the first to go if there is little space.
    const double icon = area.width() > 112 ? 4.8 : 0;
    for (const battle::Posture posture : postures) {
        paper.tickBox({x, area.top() + 2.4}, 4, ticked == posture);
        if (icon > 0)
            paintPostureIcon(paper, {x + icon, area.top() + 2.2}, posture);
        x += 4.8 + icon;
        x += paper.text({x, baseline}, 30, text::posture(posture),
                        {.size = isWide ? type::body : type::small}) +
             (isWide ? 7 : 2.4);
    }
    if (area.width() <= 130)
        return;
    if (behind.isEmpty()) {
        x += paper.text({x, baseline}, 10, SheetText::tr("of")) + 2;
        paper.paleLine(x, baseline + 0.4, area.right(), baseline + 0.4, 0.25);
    } else {
        paper.text({x, baseline}, area.right() - x, behind, {.size = type::small});
    }
}

void paintPosture(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    QString behind = printable(screenedName(sheet));
    const battle::Posture posture = smm::stateOf(sheet.stack).posture;
    if (posture != sheet.square.posture())
        behind = SheetText::tr("counts as neutral (SMM-13, SMM-16)");
    else if (!behind.isEmpty())
        behind = SheetText::tr("of %1").arg(behind);
    paintPostureRow(paper, area, posture, behind);
}

void paintTracks(Paper& paper, const QRectF& area) {
    const double baseline = area.top() + 5.4;
    const TextStyle muted{.size = type::small, .muted = true};
    double x = area.left();
    const bool isWide = area.width() > 130;
    const QString rotations = isWide ? SheetText::tr("Rotations this round") : SheetText::tr("Rotations");
    x += paper.text({x, baseline}, 40, rotations, muted) + 3;
    for (int i = 0; i < 3; ++i, x += 5.2)
        paper.tickBox({x, area.top() + 2.2}, 4, false);
    x += 5;
    const double edges = area.right() - 50;
    if (isWide) {
        x += paper.text({x, baseline}, 30, SheetText::tr("Screened by"), muted) + 2;
        paper.paleLine(x, baseline + 0.5, edges - 4, baseline + 0.5, 0.25);
    }
    x = edges + paper.text({edges, baseline}, 14, SheetText::tr("Edge"), muted) + 3;
    for (const battle::Edge edge : battle::edges) {
        paper.tickBox({x, area.top() + 2.2}, 4, false);
        paper.text({x + 4.8, baseline}, 5, text::edgeLetter(edge));
        x += 9.6;
    }
}

void paintNotes(Paper& paper, const QRectF& area) {
    constexpr double step = 7;
    paper.text({area.left(), area.top() + 5.4}, area.width(), SheetText::tr("Notes"),
               {.size = type::small, .muted = true});
    for (int line = 1; line < (area.height() - 7) / step; ++line) {
        const double y = area.top() + 4 + line * step;
        paper.paleLine(area.left(), y, area.right(), y);
    }
}

} // namespace sf::paint
