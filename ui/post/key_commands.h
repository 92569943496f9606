// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/key_bundle.h"
#include "ui/forms/form_dialog.h"

class QCheckBox;
class QLineEdit;
class QRadioButton;

namespace sf::ui {

class MessageBar;
class PostController;

/// Asks which keys and secrets to export, and for a passphrase if the user wants one.
class KeyExportDialog final : public FormDialog {
    Q_OBJECT

public:
    /// `game`: the game that is shown, if there is one.
    KeyExportDialog(std::optional<post::Hash> game, const QString& players, QWidget* parent = nullptr);
    document::Export what() const;
    QString passphrase() const;

private:
    void refresh();

    std::optional<post::Hash> m_game;
    QRadioButton* m_all;
    QRadioButton* m_one;
    QCheckBox* m_keys;
    QLineEdit* m_passphrase;
    QLineEdit* m_again;
};

/// Lets the user take their keys and secrets to another computer.
void exportKeys(PostController& controller, MessageBar& messages, const QString& folder, QWidget& window);
void importKeys(PostController& controller, MessageBar& messages, const QString& folder, QWidget& window);

} // namespace sf::ui
