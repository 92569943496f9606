// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/io/safe_file.h"
#include "core/document/lists/battle_tables.h"
#include "ui/forms/form_dialog.h"

class QComboBox;

namespace sf::ui {

/// Asks which table of the battle is wanted, and copies it as Markdown or saves it as CSV or Markdown.
class TableDialog final : public FormDialog {
    Q_OBJECT

public:
    TableDialog(const document::BattleDocument& document, QWidget* parent);

    /// Asks for a file and writes the table. A failure is shown in the dialog.
    void accept() override;
    /// The file that was written.
    const QString& path() const { return m_path; }
    const document::WriteResult& result() const { return m_result; }

private:
    document::WrittenTable table() const;
    void showCount();
    void copy();

    const document::BattleDocument& m_document;
    QComboBox* m_tables;
    QPushButton* m_markdown;
    QString m_path;
    document::WriteResult m_result;
};

/// Asks for the file of a table: CSV or Markdown, by its ending. Empty if people cancel.
QString askForTableFile(const QString& title, const QString& suggested, QWidget* parent);

} // namespace sf::ui
