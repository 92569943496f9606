// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/drop_cards.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/battle/mode/battle_mode.h"

#include <algorithm>
#include <QCoreApplication>

namespace sf::ui {

using paint::Card;

namespace {

struct DropCards {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::DropCards)
};

smm::Measures measuresOf(const battle::Stack& stack, const battle::Battle& battle) {
    return smm::measures(stack.living(), smm::houseRules(battle).moderateCounts);
}

void addMeasures(Card& card, const smm::Measures& measures) {
    card.lines.emplace_back(DropCards::tr("%n unit(s)", nullptr, measures.units),
                            DropCards::tr("%1 wide, %2 (%3 complete)")
                                .arg(text::figure(measures.width),
                                     DropCards::tr("%n row(s)", nullptr, measures.rows),
                                     text::figure(measures.completeRows)));
    card.lines.emplace_back(DropCards::tr("Penalties"),
                            DropCards::tr("minor %1, moderate %2, major %3")
                                .arg(text::figure(measures.minor), text::figure(measures.moderate),
                                     text::figure(measures.major)));
}

QString placed(const battle::StackId& id, const battle::Battle& battle) {
    const battle::StackPointer stack = battle.stacks.find(id);
    return stack ? text::stackName(*stack) : text::displayName(id.text);
}

} // namespace

Card mergeCard(const DropProposal& proposal, const BoardContext& context) {
    const QString name = placed(*proposal.into, context.battle());
    Card card;
    card.title = DropCards::tr("Merge into %1").arg(name);
    card.icon = QStringLiteral("merge");
    if (proposal.result && !battleMode(context.battle()).hasSquares()) {
        card.lines.emplace_back(DropCards::tr("%n unit(s)", nullptr, proposal.result->living()), QString());
    } else if (proposal.result) {
        addMeasures(card, measuresOf(*proposal.result, context.battle()));
        card.lines.emplace_back(
            DropCards::tr("Facing"),
            DropCards::tr("%1, as %2").arg(text::shortDirection(proposal.result->facing), name));
    }
    card.foot = DropCards::tr("Drop to merge, Esc to cancel");
    card.rule = QStringLiteral("SMM-19");
    return card;
}

Card pasteCard(const DropProposal& proposal, const QStringList& notes) {
    constexpr std::size_t most = 6;
    Card card;
    card.title = proposal.text;
    card.icon = QStringLiteral("paste");
    for (std::size_t i = 0; i < std::min(most, proposal.pasted.size()); ++i)
        card.lines.emplace_back(text::stackName(proposal.pasted[i]),
                                DropCards::tr("%n unit(s)", nullptr, proposal.pasted[i].living()));
    if (proposal.pasted.size() > most)
        card.lines.emplace_back(
            DropCards::tr("%n more", nullptr, static_cast<int>(proposal.pasted.size() - most)), QString());
    for (const QString& note : notes)
        card.lines.emplace_back(note, QString());
    card.foot = DropCards::tr("Click or Enter to place, Esc to cancel");
    return card;
}

Card splitCard(const DropProposal& proposal, const BoardContext& context) {
    Card card;
    const battle::Stack& part = *proposal.before;
    card.title = DropCards::tr("Split off %n unit(s)", nullptr, part.living());
    card.icon = QStringLiteral("split");
    card.foot = DropCards::tr("Drop to split, Esc to cancel");
    card.rule = QStringLiteral("SMM-19");
    if (!battleMode(context.battle()).hasSquares())
        return card;
    const smm::Measures measures = smm::measures(part.living());
    card.lines.emplace_back(
        DropCards::tr("New stack"),
        DropCards::tr("%1 wide, %2")
            .arg(text::figure(measures.width), DropCards::tr("%n row(s)", nullptr, measures.rows)));
    card.lines.emplace_back(DropCards::tr("Facing"), text::shortDirection(part.facing));
    return card;
}

Card orderCard(const DropProposal& proposal) {
    Card card;
    const OrderDrop& drop = *proposal.order;
    card.title = text::stackName(*proposal.before);
    card.icon = drop.path.empty() ? QStringLiteral("attack") : QStringLiteral("step");
    card.lines.emplace_back(drop.words, QString());
    card.lines.insert(card.lines.end(), drop.remarks.begin(), drop.remarks.end());
    card.foot = DropCards::tr("Drop to give this order, Esc to cancel");
    card.rule = drop.order.advance ? QStringLiteral("BAT-6")
                : drop.order.move  ? QStringLiteral("BAT-5")
                                   : QStringLiteral("SMM-24");
    return card;
}

Card refusalCard(const DropProposal& proposal, const BoardContext& context) {
    Card card;
    card.refused = true;
    card.title = proposal.kind == DropProposal::Kind::Merge ? DropCards::tr("Merging is not allowed")
                                                            : DropCards::tr("Not allowed");
    card.lines.emplace_back(text::refusal(*proposal.refusal, context.battle()), QString());
    card.foot = proposal.mayLieBeside ? DropCards::tr("Shift: move beside it. Esc to cancel")
                                      : DropCards::tr("Esc to cancel");
    card.rule = QString::fromStdString(proposal.refusal->rule.text());
    return card;
}

paint::SquareStyle ghostStyle(const DropProposal& proposal, const BoardContext& context) {
    const battle::Stack& stack = *proposal.result;
    const smm::Square square(context.battle(), stack);
    paint::SquareStyle look =
        paint::squareStyle(context.battle(), stack, square, context.theme(), context.camera.size());
    look.ghost = true;
    for (std::size_t position = 0; position < stack.units->size(); ++position) {
        const auto cell = square.cellOf(position);
        const bool arrives = proposal.before->find((*stack.units)[position].id) != nullptr;
        if (!cell || !arrives)
            continue;
        const int index = cell->row * look.width + cell->column;
        look.cells[static_cast<std::size_t>(index)].state = paint::TokenStyle::State::Arriving;
    }
    return look;
}

namespace {

bool splits(const DropProposal& proposal) {
    return std::ranges::any_of(proposal.actions, [](const battle::Action& action) {
        return std::holds_alternative<battle::SplitStack>(action);
    });
}

/// What moves: the stack, or the units that leave it.
QString movingName(const DropProposal& proposal) {
    const QString name = text::stackName(*proposal.before);
    return splits(proposal) ? DropCards::tr("%1 of %2")
                                  .arg(DropCards::tr("%n unit(s)", nullptr, proposal.before->living()), name)
                            : name;
}

/// People also drag onto an opposing stack to attack it.
QString refusalOf(const DropProposal& proposal, const BoardContext& context) {
    const QString why = context.sentence(*proposal.refusal);
    return proposal.refusal->reason == battle::Reason::OtherSide
               ? DropCards::tr("%1 To attack it: Ctrl and click, or A").arg(why)
               : why;
}

QString movingRules(const DropProposal& proposal) {
    return splits(proposal) ? QStringLiteral("SMM-10, SMM-19") : QStringLiteral("SMM-10");
}

/// A move turns a stack to its last step.
QString turnOf(const DropProposal& proposal, const BoardContext& context) {
    const bool turns = proposal.result && proposal.result->facing != proposal.before->facing &&
                       battleMode(context.battle()).hasFacings();
    return turns ? DropCards::tr(", then facing %1").arg(text::shortDirection(proposal.result->facing))
                 : QString();
}

} // namespace

QString summaryOf(const DropProposal& proposal, const BoardContext& context) {
    using Kind = DropProposal::Kind;
    if (proposal.refusal)
        return refusalOf(proposal, context);
    if (!proposal.before)
        return {};
    const QString name = text::stackName(*proposal.before);
    const QString hex = text::hexName(proposal.hex);
    switch (proposal.kind) {
    case Kind::Merge:
        return DropCards::tr("%1 can merge into %2 (SMM-19)")
            .arg(name, placed(*proposal.into, context.battle()));
    case Kind::Split:
        return DropCards::tr("%n unit(s) of %1 form a new stack here (SMM-19)", nullptr,
                             proposal.before->living())
            .arg(name);
    case Kind::Move:
        if (proposal.path.empty())
            return DropCards::tr("%1 to %2: free placement").arg(movingName(proposal), hex);
        return DropCards::tr("%1 to %2: cost %3 of %4 (%5)")
                   .arg(movingName(proposal), hex, text::figure(proposal.cost()), text::figure(proposal.move),
                        movingRules(proposal)) +
               turnOf(proposal, context);
    case Kind::Order:
        return DropCards::tr("%1: %2").arg(name, proposal.order->words);
    case Kind::Paste:
        return DropCards::tr("%1 on %2: click or press Enter to place, Escape to cancel")
            .arg(proposal.text, hex);
    case Kind::Nothing:
        break;
    }
    return DropCards::tr("%1: not moved").arg(name);
}

QString resultOf(const DropProposal& proposal, const BoardContext& context) {
    using Kind = DropProposal::Kind;
    const QString name = text::stackName(*proposal.before);
    switch (proposal.kind) {
    case Kind::Merge:
        return DropCards::tr("%1 merged into %2 (SMM-19)")
            .arg(name, placed(*proposal.into, context.battle()));
    case Kind::Split:
        return DropCards::tr("Split off %n unit(s) (SMM-19)", nullptr, proposal.before->living());
    case Kind::Move:
        if (proposal.path.empty())
            return DropCards::tr("%1 placed on %2").arg(movingName(proposal), text::hexName(proposal.hex));
        return DropCards::tr("%1 moved to %2: cost %3 of %4 (%5)")
            .arg(movingName(proposal), text::hexName(proposal.hex), text::figure(proposal.cost()),
                 text::figure(proposal.move), movingRules(proposal));
    case Kind::Order:
        return DropCards::tr("%1: %2").arg(name, proposal.order->words);
    case Kind::Paste:
        return DropCards::tr("Done: %1").arg(proposal.text);
    case Kind::Nothing:
        break;
    }
    return {};
}

} // namespace sf::ui
