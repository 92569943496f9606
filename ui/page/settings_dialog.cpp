// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/settings_dialog.h"

#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/tab_order.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sf::ui {

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_theme(new QComboBox(this))
    , m_textSize(new QSpinBox(this))
    , m_animations(new QCheckBox(tr("&Animate moving, rotating and merging"), this))
    , m_playback(new QComboBox(this))
    , m_coordinates(new QCheckBox(tr("Show &coordinates on the map"), this))
    , m_reach(new QCheckBox(tr("Show the &reach of the selected stack"), this))
    , m_betweenTurns(new QComboBox(this))
    , m_blunders(new QCheckBox(tr("&Warn me before a blunder"), this))
    , m_blunderLoss(new QSpinBox(this))
    , m_sounds(new QCheckBox(tr("Rin&g the bell when dice fall and the turn passes"), this))
    , m_autosave(new QSpinBox(this)) {
    setWindowTitle(tr("Settings"));
    m_theme->setObjectName(QStringLiteral("theme"));
    m_theme->addItems({tr("Same as the desktop"), tr("Light"), tr("Dark"), tr("High contrast")});
    m_textSize->setObjectName(QStringLiteral("textSize"));
    m_textSize->setRange(75, 300);
    m_textSize->setSingleStep(5);
    m_textSize->setSuffix(tr(" %"));
    m_textSize->setKeyboardTracking(false);
    m_playback->setObjectName(QStringLiteral("playback"));
    m_playback->addItems({tr("Not played back"), tr("Played back slowly"), tr("Played back at normal speed"),
                          tr("Played back fast")});
    m_playback->setToolTip(tr("How the map plays attacks back while animations are on"));
    m_betweenTurns->setObjectName(QStringLiteral("betweenTurns"));
    m_betweenTurns->addItems({tr("Show nothing"), tr("Show a banner"), tr("Hide the board")});
    m_betweenTurns->setToolTip(
        tr("What happens when the turn passes to the other player at the same screen"));
    m_blunderLoss->setObjectName(QStringLiteral("blunderLoss"));
    m_blunderLoss->setRange(1, 50);
    m_blunderLoss->setPrefix(tr("at least "));
    m_blunderLoss->setSuffix(tr(" %"));
    m_blunderLoss->setAccessibleName(tr("Percentage points of the chance to win that it loses"));
    m_blunderLoss->setToolTip(m_blunderLoss->accessibleName());
    m_autosave->setRange(10, 3600);
    m_autosave->setSingleStep(10);
    m_autosave->setSuffix(tr(" seconds"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* reset = buttons->addButton(tr("Reset a&ll"), QDialogButtonBox::ResetRole);
    reset->setAutoDefault(false); // Enter must not reset everything
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    reset->setToolTip(tr("Reset all settings, recent files and window layout"));
    auto* hint = new QLabel(tr("Changes take effect immediately."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(dialogMargins);
    form->setVerticalSpacing(10);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("Te&xt size"), m_textSize);
    form->addRow(tr("Map"), m_coordinates);
    form->addRow({}, m_reach);
    form->addRow(tr("Motion"), m_animations);
    form->addRow(tr("Attac&ks"), m_playback);
    form->addRow(tr("&Between turns"), m_betweenTurns);
    form->addRow(tr("Imperio"), m_blunders);
    form->addRow({}, m_blunderLoss);
    form->addRow({}, m_sounds);
    form->addRow(tr("Keep a reco&very copy every"), m_autosave);
    form->addRow({}, hint);
    form->addRow(buttons);
    orderTabs(*form);
    m_theme->setFocus();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, &settings, &Settings::reset);
    connect(&settings, &Settings::changed, this, &SettingsDialog::showValues);
    showValues();
    connectFields();
}

void SettingsDialog::connectFields() {
    connect(m_theme, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setTheme(static_cast<Settings::Theme>(index)); });
    connect(m_textSize, &QSpinBox::valueChanged, &m_settings, &Settings::setTextSize);
    connect(m_animations, &QCheckBox::toggled, &m_settings, &Settings::setAnimationsOn);
    connect(m_playback, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setPlayback(static_cast<Settings::Playback>(index)); });
    connect(m_coordinates, &QCheckBox::toggled, &m_settings, &Settings::setCoordinatesShown);
    connect(m_reach, &QCheckBox::toggled, &m_settings, &Settings::setReachShown);
    connect(m_betweenTurns, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setBetweenTurns(static_cast<Settings::BetweenTurns>(index)); });
    connect(m_blunders, &QCheckBox::toggled, &m_settings, &Settings::setWarnsOfBlunders);
    connect(m_sounds, &QCheckBox::toggled, &m_settings, &Settings::setSounds);
    connect(m_blunderLoss, &QSpinBox::valueChanged, &m_settings, &Settings::setBlunderLoss);
    connect(m_autosave, &QSpinBox::valueChanged, &m_settings, &Settings::setAutosaveInterval);
}

void SettingsDialog::showValues() {
    const QSignalBlocker blockers[] = {
        QSignalBlocker(m_theme),       QSignalBlocker(m_textSize), QSignalBlocker(m_animations),
        QSignalBlocker(m_coordinates), QSignalBlocker(m_reach),    QSignalBlocker(m_betweenTurns),
        QSignalBlocker(m_autosave),    QSignalBlocker(m_playback), QSignalBlocker(m_blunders),
        QSignalBlocker(m_blunderLoss), QSignalBlocker(m_sounds)};
    m_theme->setCurrentIndex(static_cast<int>(m_settings.theme()));
    m_textSize->setValue(m_settings.textSize());
    m_animations->setChecked(m_settings.areAnimationsOn());
    m_playback->setCurrentIndex(static_cast<int>(m_settings.playback()));
    m_playback->setEnabled(m_settings.areAnimationsOn());
    m_coordinates->setChecked(m_settings.areCoordinatesShown());
    m_reach->setChecked(m_settings.isReachShown());
    m_betweenTurns->setCurrentIndex(static_cast<int>(m_settings.betweenTurns()));
    m_blunders->setChecked(m_settings.warnsOfBlunders());
    m_blunderLoss->setValue(m_settings.blunderLoss());
    m_sounds->setChecked(m_settings.hasSounds());
    m_blunderLoss->setEnabled(m_settings.warnsOfBlunders());
    m_autosave->setValue(m_settings.autosaveInterval());
}

} // namespace sf::ui
