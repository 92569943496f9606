// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/house_rule_field.h"

#include "core/text/figures.h"
#include "core/text/option_text.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace sf::ui {

namespace {

struct TimeUnit {
    const char* name;
    int seconds;
};
constexpr TimeUnit timeUnits[] = {{QT_TRANSLATE_NOOP("sf::ui::HouseRuleField", "seconds"), 1},
                                  {QT_TRANSLATE_NOOP("sf::ui::HouseRuleField", "minutes"), 60},
                                  {QT_TRANSLATE_NOOP("sf::ui::HouseRuleField", "hours"), 3600},
                                  {QT_TRANSLATE_NOOP("sf::ui::HouseRuleField", "days"), 86400}};

} // namespace

HouseRuleField::HouseRuleField(const Option& option, bool showsDefault, QWidget* parent)
    : QWidget(parent), m_option(option) {
    marginless<QHBoxLayout>(this, 4);
    if (option.words.empty())
        makeNumber(showsDefault);
    else
        makeWords(showsDefault);
    if (option.isDuration)
        makeUnit();
    setFocusProxy(layout()->itemAt(0)->widget());
    setObjectName(QString::fromUtf8(option.name));
    focusProxy()->setObjectName(objectName());
    focusProxy()->setAccessibleName(text::optionTitle(option));
    setValue(option.standard);
}

void HouseRuleField::makeWords(bool showsDefault) {
    m_words = new QComboBox(this);
    for (int word = 0; word < static_cast<int>(m_option.words.size()); ++word) {
        const QString shown = text::optionValue(m_option, word);
        m_words->addItem(showsDefault && word == m_option.standard ? tr("%1 (default)").arg(shown) : shown);
    }
    layout()->addWidget(m_words);
    connect(m_words, &QComboBox::currentIndexChanged, this, &HouseRuleField::changed);
}

void HouseRuleField::makeNumber(bool showsDefault) {
    m_number = new QSpinBox(this);
    m_number->setRange(m_option.least, m_option.largest);
    if (m_option.least == Option::unlimited) {
        m_number->setSpecialValueText(text::optionValue(m_option, Option::unlimited));
        m_number->setToolTip(tr("The lowest value means no limit"));
    }
    if (showsDefault)
        m_number->setSuffix(tr("   (default %1)").arg(text::figure(m_option.standard)));
    layout()->addWidget(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, &HouseRuleField::changed);
}

void HouseRuleField::makeUnit() {
    m_unit = new QComboBox(this);
    m_unit->setAccessibleName(tr("Unit of the clock"));
    for (const TimeUnit& unit : timeUnits)
        m_unit->addItem(tr(unit.name));
    layout()->addWidget(m_unit);
    m_number->setMaximum(1'000'000);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &HouseRuleField::changed);
}

int HouseRuleField::value() const {
    if (m_words)
        return m_words->currentIndex();
    const qint64 number = m_number->value();
    const int factor = m_unit && number > 0 ? timeUnits[m_unit->currentIndex()].seconds : 1;
    return static_cast<int>(std::min<qint64>(number * factor, m_option.largest));
}

/// Shows a duration in the largest unit that divides it.
void HouseRuleField::setValue(int value) {
    if (m_words)
        return m_words->setCurrentIndex(value);
    if (!m_unit)
        return m_number->setValue(value);
    int unit = value > 0 ? static_cast<int>(std::size(timeUnits)) - 1 : 1;
    while (value > 0 && value % timeUnits[unit].seconds != 0)
        --unit;
    m_unit->setCurrentIndex(unit);
    m_number->setValue(value > 0 ? value / timeUnits[unit].seconds : value);
}

QLabel* HouseRuleField::addTo(QGridLayout& grid, int row, const QString& about) {
    const QString title = text::optionTitle(m_option);
    auto* name = new QLabel(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()), parentWidget());
    name->setTextFormat(Qt::RichText);
    name->setBuddy(focusProxy());
    auto* description = hintLabel(parentWidget(), about);
    scaleFont(*description, 0.9);
    grid.addWidget(name, row, 0);
    grid.addWidget(description, row + 1, 0);
    grid.addWidget(this, row, 1, 2, 1, Qt::AlignVCenter);
    grid.addWidget(new RuleChip(m_option.rule, title, parentWidget()), row, 2, 2, 1, Qt::AlignVCenter);
    return description;
}

} // namespace sf::ui

#include "moc_house_rule_field.cpp"
