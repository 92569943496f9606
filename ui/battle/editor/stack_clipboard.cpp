// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/stack_clipboard.h"

#include "core/document/lists/stack_clip.h"
#include "core/document/lists/unit_list.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_list_dialog.h"
#include "ui/widgets/question_box.h"
#include "ui/widgets/removal_question.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace sf::ui {
namespace {

struct StackClipboard {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::StackClipboard)
};

std::vector<battle::StackId> chosenStacks(const CommandContext& context) {
    if (!context.selection.group().empty())
        return context.selection.group();
    const auto& stack = context.selection.stack();
    return stack ? std::vector{*stack} : std::vector<battle::StackId>();
}

/// What becomes of kinds that have other stats in this battle; nothing if people cancel.
std::optional<document::OtherKind> askForKinds(const QStringList& kinds, QWidget* parent) {
    using document::OtherKind;
    if (kinds.isEmpty())
        return OtherKind::Rename;
    QuestionBox box(StackClipboard::tr("Paste stacks"),
                    StackClipboard::tr("This battle has unit kinds of the same name with other stats: %1.")
                        .arg(text::listed(kinds)),
                    parent);
    auto* rename = box.addButton(StackClipboard::tr("&Rename the pasted kinds"), QMessageBox::AcceptRole);
    auto* keep = box.addButton(StackClipboard::tr("&Keep this battle's stats"), QMessageBox::AcceptRole);
    auto* use = box.addButton(StackClipboard::tr("&Use the pasted stats"), QMessageBox::AcceptRole);
    box.setDefaultButton(rename);
    box.exec();
    if (box.clickedButton() == rename)
        return OtherKind::Rename;
    if (box.clickedButton() == keep)
        return OtherKind::KeepOurs;
    return box.clickedButton() == use ? std::optional(OtherKind::UseTheirs) : std::nullopt;
}

/// A list of units instead of stacks.
QString pasteUnits(const CommandContext& context, const QString& list) {
    const auto& stack = context.selection.stack();
    if (list.trimmed().isEmpty())
        return StackClipboard::tr("There are no stacks or units on the clipboard");
    if (!stack)
        return StackClipboard::tr("Select the stack that gets the units");
    UnitListDialog(context.document, *stack, list, context.parent).exec();
    return {};
}

} // namespace

QString copyStacks(const CommandContext& context) {
    const std::vector<battle::StackId> chosen = chosenStacks(context);
    const battle::Battle& battle = context.document.battle();
    const QByteArray clip = document::stackClip(battle, chosen);
    if (clip.isEmpty())
        return StackClipboard::tr("No stack is selected");
    std::vector<battle::Unit> units;
    for (const battle::StackId& id : chosen)
        if (const battle::StackPointer stack = battle.stacks.find(id))
            units.insert(units.end(), stack->units->begin(), stack->units->end());
    auto* data = new QMimeData;
    data->setData(QLatin1String(document::stackClipType), clip);
    data->setText(document::tabbed(document::listOf(units)));
    QGuiApplication::clipboard()->setMimeData(data);
    return StackClipboard::tr("%n stack(s) copied", nullptr, static_cast<int>(chosen.size()));
}

QString cutStacks(const CommandContext& context) {
    const std::vector<battle::StackId> chosen = chosenStacks(context);
    if (chosen.empty())
        return copyStacks(context);
    std::vector<battle::Action> actions;
    actions.reserve(chosen.size());
    for (const battle::StackId& id : chosen)
        actions.emplace_back(battle::RemoveStack{id});
    const QString text = StackClipboard::tr("Cut %n stack(s)", nullptr, static_cast<int>(chosen.size()));
    if (!mayRemove(text, context.document.removals(actions), *context.parent))
        return {};
    copyStacks(context);
    const auto outcome = context.document.perform(actions, text);
    return outcome.refusal ? refusalText(outcome.refusal, context.document.battle())
                           : StackClipboard::tr("Done: %1").arg(text);
}

QString pasteStacks(const CommandContext& context) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(QLatin1String(document::stackClipType)))
        return pasteUnits(context, data ? data->text() : QString());
    const auto paste =
        document::StackPaste::of(data->data(QLatin1String(document::stackClipType)), context.document);
    if (!paste)
        return StackClipboard::tr("The stacks on the clipboard can't be pasted here");
    const auto kinds = askForKinds(paste->otherKinds(), context.parent);
    if (!kinds)
        return {};
    const auto [actions, stacks] = paste->at(context.selection.cursor(), *kinds);
    const QString text = StackClipboard::tr("Paste %n stack(s)", nullptr, paste->stacks());
    if (const auto outcome = context.document.perform(actions, text); outcome.refusal)
        return refusalText(outcome.refusal, context.document.battle());
    context.selection.setStack(stacks.front());
    if (stacks.size() > 1)
        context.selection.setGroup(stacks);
    QStringList said{StackClipboard::tr("Done: %1").arg(text)};
    return (said << paste->notes()).join(u' ');
}

} // namespace sf::ui
