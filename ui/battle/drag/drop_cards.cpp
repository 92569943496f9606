// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/drop_cards.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/mode/battle_mode.h"

#include <algorithm>
#include <QCoreApplication>

namespace sf::ui {

using text::Caption;

using paint::Card;

namespace {

struct DropCards {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::DropCards)
};

QString ruleText(const BoardContext& context, battle::Topic topic) {
    return QString::fromStdString(context.rule(topic).text());
}

} // namespace

Card mergeCard(const DropProposal& proposal, const BoardContext& context) {
    Card card;
    card.title = DropCards::tr("Merge into %1").arg(text::stackName(context.battle(), *proposal.into));
    card.icon = QStringLiteral("merge");
    card.lines = battleMode(context.battle()).dropLines(proposal, context.battle());
    if (proposal.result && card.lines.empty())
        card.lines.emplace_back(DropCards::tr("%n unit(s)", nullptr, proposal.result->living()), QString());
    card.foot = DropCards::tr("Drop to merge, Esc to cancel");
    card.rule = ruleText(context, battle::Topic::Stacks);
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
    card.title = DropCards::tr("Split off %n unit(s)", nullptr, proposal.before->living());
    card.icon = QStringLiteral("split");
    card.lines = battleMode(context.battle()).dropLines(proposal, context.battle());
    card.foot = DropCards::tr("Drop to split, Esc to cancel");
    card.rule = ruleText(context, battle::Topic::Stacks);
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
    card.rule = QString::fromStdString(drop.rule.text());
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
Caption refusalOf(const DropProposal& proposal, const BoardContext& context) {
    text::Caption why = context.caption(*proposal.refusal);
    if (proposal.refusal->reason == battle::Reason::OtherSide)
        why.others.emplace_back(DropCards::tr("To attack it: Ctrl and click, or A"));
    return why;
}

/// "…: cost 1 of 3", with the rules.
Caption withCost(const QString& moved, const DropProposal& proposal, const BoardContext& context) {
    text::Caption caption(moved.arg(movingName(proposal), text::hexName(proposal.hex),
                                    text::figure(proposal.cost()), text::figure(proposal.move)),
                          context.rule(battle::Topic::Movement));
    if (splits(proposal))
        caption.also = context.rule(battle::Topic::Stacks);
    return caption;
}

} // namespace

Caption summaryOf(const DropProposal& proposal, const BoardContext& context) {
    using Kind = DropProposal::Kind;
    if (proposal.refusal)
        return refusalOf(proposal, context);
    if (!proposal.before)
        return {};
    const QString name = text::stackName(*proposal.before);
    const QString hex = text::hexName(proposal.hex);
    switch (proposal.kind) {
    case Kind::Merge:
        return {DropCards::tr("%1 can merge into %2")
                    .arg(name, text::stackName(context.battle(), *proposal.into)),
                context.rule(battle::Topic::Stacks)};
    case Kind::Split:
        return {DropCards::tr("%n unit(s) of %1 form a new stack here", nullptr, proposal.before->living())
                    .arg(name),
                context.rule(battle::Topic::Stacks)};
    case Kind::Move:
        if (proposal.path.empty())
            return DropCards::tr("%1 to %2: free placement").arg(movingName(proposal), hex);
        return withCost(DropCards::tr("%1 to %2: cost %3 of %4"), proposal, context);
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

Caption resultOf(const DropProposal& proposal, const BoardContext& context) {
    using Kind = DropProposal::Kind;
    const QString name = text::stackName(*proposal.before);
    switch (proposal.kind) {
    case Kind::Merge:
        return {
            DropCards::tr("%1 merged into %2").arg(name, text::stackName(context.battle(), *proposal.into)),
            context.rule(battle::Topic::Stacks)};
    case Kind::Split:
        return {DropCards::tr("Split off %n unit(s)", nullptr, proposal.before->living()),
                context.rule(battle::Topic::Stacks)};
    case Kind::Move:
        if (proposal.path.empty())
            return DropCards::tr("%1 placed on %2").arg(movingName(proposal), text::hexName(proposal.hex));
        return withCost(DropCards::tr("%1 moved to %2: cost %3 of %4"), proposal, context);
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
