// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/battle_commands.h"

#include "core/text/battle_text.h"
#include "ui/battle/editor/add_units_dialog.h"
#include "ui/battle/editor/convert_dialog.h"
#include "ui/battle/editor/export_dialog.h"
#include "ui/battle/editor/house_rules_dialog.h"
#include "ui/battle/editor/kinds_dialog.h"
#include "ui/battle/editor/map_size_dialog.h"
#include "ui/battle/editor/merge_dialog.h"
#include "ui/battle/editor/name_dialog.h"
#include "ui/battle/editor/sides_dialog.h"
#include "ui/battle/state/saved_name.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/split_dialog.h"

#include <QCoreApplication>

namespace sf::ui {

using text::Caption;

namespace {

struct BattleCommandsText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::BattleCommandsText)
};

battle::StackPointer selectedStack(const CommandContext& context) {
    const auto& id = context.selection.stack();
    return id ? context.document.battle().stacks.find(*id) : nullptr;
}

/// For the status bar: the refusal, or what was done, as the history has it.
Caption done(const document::BattleDocument::EditOutcome& outcome, const CommandContext& context) {
    return outcome.refusal ? captionOf(outcome.refusal, context.document.battle())
                           : BattleCommandsText::tr("Done: %1").arg(context.document.undoText());
}

/// Performs several actions as one step; does nothing if there are none.
Caption performAll(const CommandContext& context, const std::vector<battle::Action>& actions,
                   const QString& text) {
    return actions.empty() ? text::Caption() : done(context.document.perform(actions, text), context);
}

Caption newStack(const CommandContext& context, const AddUnitsDialog& dialog) {
    battle::Stack stack = dialog.stack();
    stack.units = makeUnits(dialog.counts(), context.document, nullptr);
    const auto id = stack.id;
    const auto outcome = context.document.perform(battle::AddStack{std::move(stack), {}});
    if (outcome.isDone())
        context.selection.setStack(id);
    return done(outcome, context);
}

} // namespace

Caption captionOf(const std::optional<battle::Refusal>& refusal, const battle::Battle& battle) {
    return refusal ? text::caption(*refusal, battle) : text::Caption();
}

Caption addUnits(const CommandContext& context) {
    const auto into = selectedStack(context);
    AddUnitsDialog dialog(context.document, into, context.selection.cursor(), context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (!into)
        return newStack(context, dialog);
    return done(context.document.perform(
                    battle::AddUnits{into->id, makeUnits(dialog.counts(), context.document, into.get())}),
                context);
}

Caption addStack(const CommandContext& context) {
    AddUnitsDialog dialog(context.document, nullptr, context.selection.cursor(), context.parent);
    return dialog.exec() == QDialog::Accepted ? newStack(context, dialog) : text::Caption();
}

Caption renameStack(const CommandContext& context) {
    const auto stack = selectedStack(context);
    if (!stack)
        return {};
    NameDialog dialog(BattleCommandsText::tr("Rename the stack"), BattleCommandsText::tr("&Name"),
                      BattleCommandsText::tr("&Rename"), savedName(*stack), context.parent);
    if (dialog.exec() != QDialog::Accepted || dialog.name() == stack->name)
        return {};
    return done(context.document.perform(battle::RenameStack{stack->id, dialog.name()}), context);
}

Caption mergeStack(const CommandContext& context) {
    const auto stack = selectedStack(context);
    if (!stack)
        return {};
    MergeDialog dialog(context.document, stack, context.parent);
    if (dialog.exec() != QDialog::Accepted || !dialog.into())
        return {};
    const auto into = *dialog.into();
    const auto outcome = context.document.perform(battle::MergeStacks{stack->id, into});
    if (outcome.isDone())
        context.selection.setStack(into);
    return done(outcome, context);
}

Caption splitStack(const CommandContext& context) {
    const auto stack = selectedStack(context);
    if (!stack)
        return {};
    SplitDialog dialog(context.document, stack->id, context.selection.units(), context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    context.selection.setStack(dialog.newStack());
    return done({}, context);
}

Caption changeTitle(const CommandContext& context) {
    const auto title = QString::fromStdString(context.document.battle().title);
    NameDialog dialog(BattleCommandsText::tr("Title of the battle"), BattleCommandsText::tr("&Title"),
                      BattleCommandsText::tr("&Change"), title, context.parent);
    if (dialog.exec() != QDialog::Accepted || dialog.name() == context.document.battle().title)
        return {};
    return done(context.document.perform(battle::SetTitle{dialog.name()}), context);
}

Caption changeSides(const CommandContext& context) {
    SidesDialog dialog(context.document, context.parent);
    if (dialog.exec() != QDialog::Accepted || dialog.action().sides == context.document.battle().sides)
        return {};
    return done(context.document.perform(dialog.action()), context);
}

Caption changeMapSize(const CommandContext& context) {
    MapSizeDialog dialog(context.document, context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const auto& map = *context.document.battle().map;
    const auto action = dialog.action();
    if (action.columns == map.columns() && action.rows == map.rows())
        return {};
    return done(context.document.perform(action), context);
}

Caption changeHouseRules(const CommandContext& context) {
    HouseRulesDialog dialog(context.document, context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return performAll(context, dialog.actions(), BattleCommandsText::tr("Change the house rules"));
}

Caption convertBattle(const CommandContext& context) {
    ConvertDialog dialog(context.document, context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return done(context.document.convert(dialog.rules()), context);
}

Caption changeKinds(const CommandContext& context) {
    KindsDialog(context.document, context.parent).exec();
    return {};
}

Caption exportImage(const CommandContext& context) {
    ExportDialog dialog(context.document, context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.result().message(BattleCommandsText::tr("Exported %1.").arg(dialog.path()));
}

} // namespace sf::ui
