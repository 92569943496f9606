// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle_document.h"
#include "core/document/safe_file.h"
#include "ui/common/form_dialog.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sf::ui {

/// The whole board as a picture in a file. Its size and the limit are said before anything is written.
class ExportDialog final : public FormDialog {
    Q_OBJECT

public:
    ExportDialog(const document::BattleDocument& document, QWidget* parent);
    QString path() const;
    /// What came of the last try to write it.
    const document::WriteResult& result() const { return m_result; }

    /// Writes; stays open and says why when that fails.
    void accept() override;

private:
    QSize pictureSize() const;
    bool isSvg() const;
    void chooseFile();
    void refresh();
    QByteArray picture() const;

    const document::BattleDocument& m_document;
    document::WriteResult m_result;
    QLineEdit* m_path;
    QSpinBox* m_width;
    QComboBox* m_theme;
};

} // namespace sf::ui
