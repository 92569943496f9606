// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/list_commands.h"

#include "core/document/lists/list_file.h"
#include "core/text/display_text.h"
#include "ui/battle/editor/table_dialog.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_list_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace sf::ui {
namespace {

struct ListCommands {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ListCommands)
};

} // namespace

UnitsTarget targetOfUnits(const CommandContext& context) {
    if (const auto& stack = context.selection.stack())
        return *stack;
    return context.selection.cursor();
}

void addListed(const CommandContext& context, UnitListDialog& dialog) {
    if (dialog.exec() == QDialog::Accepted)
        context.selection.setStack(dialog.stack());
}

QString importUnits(const CommandContext& context) {
    const QString& file = context.document.filePath();
    QFileDialog files(context.parent, ListCommands::tr("Import units"),
                      file.isEmpty() ? QDir::homePath() : QFileInfo(file).path(),
                      ListCommands::tr("Lists (*.csv *.tsv *.ods *.txt *.md);;All files (*)"));
    files.setFileMode(QFileDialog::ExistingFile);
    return files.exec() == QDialog::Accepted ? importUnitsFrom(context, files.selectedFiles().value(0))
                                             : QString();
}

QString importUnitsFrom(const CommandContext& context, const QString& path) {
    UnitListDialog dialog(context.document, targetOfUnits(context), document::readListFile(path),
                          QFileInfo(path).fileName(), context.parent);
    addListed(context, dialog);
    return {};
}

QString exportTable(const CommandContext& context) {
    TableDialog dialog(context.document, context.parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.result().message(ListCommands::tr("Exported %1.").arg(text::displayName(dialog.path())));
}

} // namespace sf::ui
