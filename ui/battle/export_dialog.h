// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle_document.h"
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

    /// Writes; stays open and says why when that fails.
    void accept() override;

private:
    QSize pictureSize() const;
    bool isSvg() const;
    void chooseFile();
    void refresh();
    QByteArray picture() const;

    const document::BattleDocument& m_document;
    QLineEdit* m_path;
    QSpinBox* m_width;
    QComboBox* m_theme;
};

} // namespace sf::ui
