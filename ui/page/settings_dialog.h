// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace sf::ui {

class Settings;

/// Edits the settings. Changes take effect immediately.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

private:
    void showValues();
    void connectFields();

    Settings& m_settings;
    QComboBox* m_theme;
    QSpinBox* m_textSize;
    QCheckBox* m_animations;
    QComboBox* m_playback;
    QCheckBox* m_coordinates;
    QCheckBox* m_reach;
    QComboBox* m_betweenTurns;
    QCheckBox* m_blunders;
    QSpinBox* m_blunderLoss;
    QCheckBox* m_sounds;
    QSpinBox* m_autosave;
};

} // namespace sf::ui
