// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/io/safe_file.h"
#include "ui/forms/form_dialog.h"
#include "ui/paint/base/picture_file.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sf::ui {

/// Exports the whole board as a picture file. Shows the size and the limit before anything is written.
class ExportDialog final : public FormDialog {
    Q_OBJECT

public:
    ExportDialog(const document::BattleDocument& document, QWidget* parent);
    QString path() const;
    /// The result of the last attempt to write.
    const document::WriteResult& result() const { return m_result; }

    /// Writes; on failure stays open and says why.
    void accept() override;

private:
    QSize pictureSize() const;
    std::optional<paint::PictureFormat> format() const;
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
