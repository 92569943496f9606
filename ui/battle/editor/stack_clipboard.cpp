// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/stack_clipboard.h"

#include "core/document/lists/battle_clip.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/battle_clipboard.h"
#include "ui/battle/editor/list_commands.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/battle/units/unit_list_dialog.h"
#include "ui/forms/removal_question.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace sf::ui {

using text::Caption;

namespace {

struct StackClipboard {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::StackClipboard)
};

int countOf(const ChosenParts& parts) {
    return static_cast<int>(parts.stacks.size());
}

/// Asks first if more goes than is chosen; what happened, or nothing if people cancel. Without a text of its
/// own it is a step like any other removal.
Caption removeParts(const CommandContext& context, const ChosenParts& parts, QString text = {}) {
    if (parts.isEmpty())
        return {};
    std::vector<battle::Action> actions;
    actions.reserve(parts.stacks.size() + 1);
    for (const battle::StackId& id : parts.stacks)
        actions.emplace_back(battle::RemoveStack{id});
    if (parts.structure)
        actions.emplace_back(battle::RemoveStructure{*parts.structure});
    if (text.isEmpty())
        text = text::action(actions.front(), context.document.battle());
    if (!mayRemove(text, context.document.removals(actions), *context.parent))
        return {};
    const auto refusal = context.document.perform(actions, text).refusal;
    return refusal ? captionOf(refusal, context.document.battle()) : StackClipboard::tr("Done: %1").arg(text);
}

/// Those that are on the map: what waits off it is copied to nobody (BAT-9).
ChosenParts onMap(const CommandContext& context, ChosenParts parts) {
    std::erase_if(parts.stacks, [&](const battle::StackId& id) {
        const battle::StackPointer stack = context.document.battle().stacks.find(id);
        return !stack || !stack->isOnMap();
    });
    return parts;
}

QString nothingChosen() {
    return StackClipboard::tr("No stack on the map is selected");
}

/// A list of units instead of stacks.
Caption pasteList(const CommandContext& context) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString list = data ? data->text() : QString();
    if (list.trimmed().isEmpty())
        return StackClipboard::tr("There are no stacks or units on the clipboard");
    UnitListDialog dialog(context.document, targetOfUnits(context), list, context.parent);
    addListed(context, dialog);
    return {};
}

Caption pasteStructure(const CommandContext& context, const document::BattlePaste& paste) {
    const std::vector<battle::Action> actions = paste.structureAt(context.selection.cursor());
    if (actions.empty())
        return StackClipboard::tr("There are no stacks or structures on the clipboard");
    const QString text = StackClipboard::tr("Paste a structure");
    if (context.document.battle().map->structureAt(context.selection.cursor()))
        return StackClipboard::tr("%1 already has a structure. Move the cursor to another hex.")
            .arg(text::hexName(context.selection.cursor()));
    const auto refusal = context.document.perform(actions, text).refusal;
    return refusal ? captionOf(refusal, context.document.battle()) : StackClipboard::tr("Done: %1").arg(text);
}

} // namespace

ChosenParts chosenParts(const CommandContext& context, bool structureFirst) {
    ChosenParts parts;
    const battle::Structure* structure =
        context.document.battle().map->structureAt(context.selection.cursor());
    if (!structureFirst || !structure)
        parts.stacks = context.selection.chosen();
    if (parts.stacks.empty() && structure)
        parts.structure = structure->id;
    return parts;
}

Caption copyParts(const CommandContext& context, const ChosenParts& chosen) {
    const ChosenParts parts = onMap(context, chosen);
    const battle::Battle& battle = context.document.battle();
    if (parts.structure && copyStructure(battle, *parts.structure))
        return StackClipboard::tr("Structure copied");
    return copyStacks(battle, parts.stacks)
               ? StackClipboard::tr("%n stack(s) copied", nullptr, countOf(parts))
               : nothingChosen();
}

Caption cutParts(const CommandContext& context, const ChosenParts& chosen) {
    const ChosenParts parts = onMap(context, chosen);
    const text::Caption copied = copyParts(context, parts);
    return parts.isEmpty()
               ? copied
               : removeParts(context, parts,
                             parts.structure
                                 ? StackClipboard::tr("Cut a structure")
                                 : StackClipboard::tr("Cut %n stack(s)", nullptr, countOf(parts)));
}

Caption deleteParts(const CommandContext& context, const ChosenParts& parts) {
    return removeParts(context, parts,
                       countOf(parts) > 1 ? StackClipboard::tr("Delete %n stack(s)", nullptr, countOf(parts))
                                          : QString());
}

Caption duplicateParts(const CommandContext& context, const ChosenParts& chosen) {
    const battle::Battle& battle = context.document.battle();
    const ChosenParts parts = onMap(context, chosen);
    if (parts.stacks.empty())
        return nothingChosen();
    const auto read = document::BattlePaste::of(document::stackClip(battle, parts.stacks), context.document);
    const auto* paste = std::get_if<document::BattlePaste>(&read);
    if (!paste)
        return std::get<QString>(read);
    const auto [actions, stacks] =
        paste->at(battle.stacks.find(parts.stacks.front())->hex, document::OtherKind::KeepOurs);
    const QString text = StackClipboard::tr("Duplicate %n stack(s)", nullptr, countOf(parts));
    if (const auto refusal = context.document.perform(actions, text).refusal)
        return captionOf(refusal, context.document.battle());
    std::vector<battle::StackId> group;
    group.reserve(stacks.size());
    for (const battle::Stack& stack : stacks)
        group.push_back(stack.id);
    context.selection.setStack(group.front());
    if (group.size() > 1)
        context.selection.setGroup(group);
    return StackClipboard::tr("Done: %1").arg(text);
}

Caption pasteParts(const CommandContext& context, BattleView& view) {
    if (!mayEdit(context.document))
        return StackClipboard::tr(
            "You can paste stacks and units only on a board or in referee mode (BAT-1)");
    if (!isClipCopied())
        return pasteList(context);
    auto read = readClip(context.document, context.parent);
    if (const auto* why = std::get_if<QString>(&read))
        return *why;
    auto& parts = std::get<PastedParts>(read);
    if (parts.paste.stacks() == 0)
        return pasteStructure(context, parts.paste);
    view.paste(std::make_shared<const PastedParts>(std::move(parts)));
    return {};
}

} // namespace sf::ui
