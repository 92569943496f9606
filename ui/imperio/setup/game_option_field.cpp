// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/game_option_field.h"

#include "core/rules/imperio/board/options.h"
#include "core/text/imperio_options.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace sf::ui {

namespace {

constexpr int noLimit = imperio::Options::unlimited;

struct Unit {
    const char* name;
    int seconds;
};
constexpr Unit timeUnits[] = {{QT_TRANSLATE_NOOP("sf::ui::GameOptionField", "seconds"), 1},
                              {QT_TRANSLATE_NOOP("sf::ui::GameOptionField", "minutes"), 60},
                              {QT_TRANSLATE_NOOP("sf::ui::GameOptionField", "hours"), 3600},
                              {QT_TRANSLATE_NOOP("sf::ui::GameOptionField", "days"), 86400}};

std::string recorded(qint64 number) {
    return number == noLimit ? "none" : std::to_string(number);
}

int fromRecord(const std::string& value) {
    return value == "none" ? noLimit : std::stoi(value);
}

} // namespace

GameOptionField::GameOptionField(std::string_view option, QWidget* parent)
    : QWidget(parent), m_option(option) {
    marginless<QHBoxLayout>(this, 4);
    if (!imperio::optionWords(option).empty())
        makeWords();
    else
        makeNumber();
    if (option.starts_with("clock"))
        makeClock();
    setFocusProxy(layout()->itemAt(0)->widget());
    setValue(imperio::optionText({}, option));
}

void GameOptionField::makeWords() {
    m_words = new QComboBox(this);
    m_words->setAccessibleName(text::imperioOption(m_option));
    for (const std::string_view word : imperio::optionWords(m_option))
        m_words->addItem(text::imperioOptionValue(m_option, word));
    layout()->addWidget(m_words);
    connect(m_words, &QComboBox::currentIndexChanged, this, &GameOptionField::changed);
}

void GameOptionField::makeNumber() {
    m_number = new QSpinBox(this);
    m_number->setAccessibleName(text::imperioOption(m_option));
    m_number->setRange(noLimit, imperio::largestLimit);
    m_number->setSpecialValueText(text::imperioOptionValue(m_option, "none"));
    m_number->setToolTip(tr("The lowest value means no limit"));
    layout()->addWidget(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, &GameOptionField::changed);
}

void GameOptionField::makeClock() {
    m_unit = new QComboBox(this);
    m_unit->setAccessibleName(tr("Unit of the clock"));
    for (const Unit& unit : timeUnits)
        m_unit->addItem(tr(unit.name));
    layout()->addWidget(m_unit);
    m_number->setRange(noLimit, 1'000'000);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &GameOptionField::changed);
}

std::string GameOptionField::value() const {
    if (m_words)
        return std::string(
            imperio::optionWords(m_option)[static_cast<std::size_t>(std::max(0, m_words->currentIndex()))]);
    const qint64 number = m_number->value();
    if (!m_unit || number == noLimit)
        return recorded(number);
    return recorded(
        std::min<qint64>(number * timeUnits[m_unit->currentIndex()].seconds, imperio::largestLimit));
}

void GameOptionField::setValue(const std::string& value) {
    if (m_unit)
        return setClock(value);
    if (m_number)
        return m_number->setValue(fromRecord(value));
    const auto words = imperio::optionWords(m_option);
    for (std::size_t word = 0; word < words.size(); ++word)
        if (words[word] == value)
            m_words->setCurrentIndex(static_cast<int>(word));
}

/// Uses the largest unit that divides the value.
void GameOptionField::setClock(const std::string& value) {
    const int seconds = fromRecord(value);
    int unit = seconds > 0 ? static_cast<int>(std::size(timeUnits)) - 1 : 1;
    while (unit > 0 && seconds > 0 && seconds % timeUnits[unit].seconds != 0)
        --unit;
    m_unit->setCurrentIndex(unit);
    m_number->setValue(seconds > 0 ? seconds / timeUnits[unit].seconds : seconds);
}

} // namespace sf::ui
