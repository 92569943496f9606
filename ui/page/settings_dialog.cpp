// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/settings_dialog.h"

#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"

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
    , m_form(new QFormLayout(this))
    , m_playback(new QComboBox(this))
    , m_blunderLoss(new QSpinBox(this)) {
    setWindowTitle(tr("Settings"));
    m_form->setContentsMargins(dialogMargins);
    m_form->setVerticalSpacing(10);
    addAppearance();
    addMotion();
    addGames();
    addButtons();
    orderTabs(*m_form);
    m_form->itemAt(0, QFormLayout::FieldRole)->widget()->setFocus();
    connect(&settings, &Settings::changed, this, &SettingsDialog::enableFields);
    enableFields();
}

void SettingsDialog::addAppearance() {
    auto* theme = new QComboBox(this);
    theme->setObjectName(QStringLiteral("theme"));
    theme->addItems({tr("Same as the desktop"), tr("Light"), tr("Dark"), tr("High contrast")});
    bind(*theme, Settings::theme);
    auto* textSize = new QSpinBox(this);
    textSize->setObjectName(QStringLiteral("textSize"));
    textSize->setSingleStep(5);
    textSize->setSuffix(tr(" %"));
    textSize->setKeyboardTracking(false);
    bind(*textSize, Settings::textSize);
    m_form->addRow(tr("&Theme"), theme);
    m_form->addRow(tr("Te&xt size"), textSize);
    m_form->addRow(tr("Map"), checkBox(tr("Show &coordinates on the map"), Settings::coordinates));
    m_form->addRow({}, checkBox(tr("Show the &reach of the selected stack"), Settings::reach));
}

void SettingsDialog::addMotion() {
    m_playback->setObjectName(QStringLiteral("playback"));
    m_playback->addItems({tr("Not played back"), tr("Played back slowly"), tr("Played back at normal speed"),
                          tr("Played back fast")});
    m_playback->setToolTip(tr("How the map shows what was done in a round or a turn"));
    bind(*m_playback, Settings::playback);
    m_form->addRow(tr("Motion"), checkBox(tr("&Animate moving, rotating and merging"), Settings::animations));
    m_form->addRow(tr("Playbac&k"), m_playback);
    m_form->addRow({}, checkBox(tr("In fil&ms, go close to each fight"), Settings::filmCamera));
    auto* reader = new QComboBox(this);
    reader->setObjectName(QStringLiteral("screenReader"));
    reader->addItems({tr("Noticed automatically"), tr("On"), tr("Off")});
    reader->setToolTip(tr("With a screen reader, films wait until you play them"));
    bind(*reader, Settings::screenReader);
    m_form->addRow(tr("Screen rea&der"), reader);
}

void SettingsDialog::addGames() {
    auto* betweenTurns = new QComboBox(this);
    betweenTurns->setObjectName(QStringLiteral("betweenTurns"));
    betweenTurns->addItems({tr("Show nothing"), tr("Show a banner"), tr("Hide the board")});
    betweenTurns->setToolTip(tr("What happens when the turn passes to the other player at the same screen"));
    bind(*betweenTurns, Settings::betweenTurns);
    m_blunderLoss->setObjectName(QStringLiteral("blunderLoss"));
    m_blunderLoss->setPrefix(tr("at least "));
    m_blunderLoss->setSuffix(tr(" %"));
    m_blunderLoss->setAccessibleName(tr("Percentage points of the chance to win that it loses"));
    m_blunderLoss->setToolTip(m_blunderLoss->accessibleName());
    bind(*m_blunderLoss, Settings::blunderLoss);
    m_form->addRow(tr("&Between turns"), betweenTurns);
    m_form->addRow(tr("Imperio"), checkBox(tr("&Warn me before a blunder"), Settings::blunderWarnings));
    m_form->addRow({}, m_blunderLoss);
    m_form->addRow({}, checkBox(tr("Rin&g the bell when dice fall and the turn passes"), Settings::sounds));
}

void SettingsDialog::addButtons() {
    auto* autosave = new QSpinBox(this);
    autosave->setSingleStep(10);
    autosave->setSuffix(tr(" seconds"));
    bind(*autosave, Settings::autosaveInterval);
    auto* hint = new QLabel(tr("Changes take effect immediately."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* reset = buttons->addButton(tr("Reset a&ll"), QDialogButtonBox::ResetRole);
    reset->setAutoDefault(false); // Enter must not reset everything
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    reset->setToolTip(tr("Reset all settings, recent files and window layout"));
    m_form->addRow(tr("Keep a reco&very copy every"), autosave);
    m_form->addRow({}, hint);
    m_form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, &m_settings, &Settings::reset);
}

void SettingsDialog::enableFields() {
    m_blunderLoss->setEnabled(m_settings.value(Settings::blunderWarnings));
}

QCheckBox* SettingsDialog::checkBox(const QString& text, const Setting<bool>& setting) {
    auto* field = new QCheckBox(text, this);
    bind(*field, setting);
    return field;
}

template<class T>
void SettingsDialog::bind(QComboBox& field, const Setting<T>& setting) {
    follow(field,
           [this, &field, &setting] { field.setCurrentIndex(static_cast<int>(m_settings.value(setting))); });
    connect(&field, &QComboBox::currentIndexChanged, this,
            [this, &setting](int index) { m_settings.set(setting, static_cast<T>(index)); });
}

void SettingsDialog::bind(QSpinBox& field, const Setting<int>& setting) {
    field.setRange(setting.least, setting.most);
    follow(field, [this, &field, &setting] { field.setValue(m_settings.value(setting)); });
    connect(&field, &QSpinBox::valueChanged, this,
            [this, &setting](int value) { m_settings.set(setting, value); });
}

void SettingsDialog::bind(QCheckBox& field, const Setting<bool>& setting) {
    follow(field, [this, &field, &setting] { field.setChecked(m_settings.value(setting)); });
    connect(&field, &QCheckBox::toggled, this,
            [this, &setting](bool isOn) { m_settings.set(setting, isOn); });
}

template<class Show>
void SettingsDialog::follow(QWidget& field, Show show) {
    const auto showQuietly = [&field, show] {
        const QSignalBlocker quiet(field);
        show();
    };
    connect(&m_settings, &Settings::changed, &field, showQuietly);
    showQuietly();
}

} // namespace sf::ui

#include "moc_settings_dialog.cpp"
