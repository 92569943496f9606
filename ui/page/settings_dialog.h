// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace sf::ui {

/// Edits the settings. Changes take effect immediately.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

private:
    void addAppearance();
    void addMotion();
    void addGames();
    void addButtons();
    void enableFields();
    QCheckBox* checkBox(const QString& text, const Setting<bool>& setting);
    /// The field shows the setting, and changes it. A list has its values in their order.
    template<class T>
    void bind(QComboBox& field, const Setting<T>& setting);
    void bind(QSpinBox& field, const Setting<int>& setting);
    void bind(QCheckBox& field, const Setting<bool>& setting);
    /// Calls `show` now and after each change, while the field doesn't report what is put into it.
    template<class Show>
    void follow(QWidget& field, Show show);

    Settings& m_settings;
    QFormLayout* m_form;
    QComboBox* m_playback;
    QSpinBox* m_blunderLoss;
};

} // namespace sf::ui
