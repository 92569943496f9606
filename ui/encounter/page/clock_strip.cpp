// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/clock_strip.h"

#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sf::ui {
namespace {

constexpr int mostHours = 10'000;

} // namespace

ClockStrip::ClockStrip(DungeonController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_time(new QLabel(this))
    , m_hours(new QSpinBox(this))
    , m_unit(new QComboBox(this))
    , m_floors(new QComboBox(this)) {
    auto* row = new FlowLayout(8, this); // a second line in large type, and where the clock shows a date
    scaleFont(*m_time, 1.15, true);
    m_hours->setRange(1, mostHours);
    m_hours->setAccessibleName(tr("How much time to let pass"));
    m_unit->addItem(tr("hours"), 1);
    m_unit->addItem(tr("days"), encounter::hoursADay);
    m_unit->setAccessibleName(tr("Hours or days"));
    m_unit->setObjectName(QStringLiteral("timeUnit"));
    m_hours->setToolTip(tr("Hours count one at a time: Encounters become Melee after 24 (ENC-6)"));
    auto* pass = new QPushButton(lineIcon(QStringLiteral("clock")), tr("&Let pass"), this);
    pass->setObjectName(QStringLiteral("passButton"));
    pass->setToolTip(m_hours->toolTip());
    auto* day = new QPushButton(lineIcon(QStringLiteral("last")), tr("To the ne&xt day"), this);
    day->setToolTip(tr("Every @ may attack again (ENC-7)"));
    auto* floor = new QWidget(this);
    auto* label = new QLabel(tr("Fl&oor"), floor);
    label->setBuddy(m_floors);
    auto* pair = marginless<QHBoxLayout>(floor, 8);
    addWidgets(*pair, {label, m_floors});
    m_floors->setAccessibleName(tr("Floor shown in the tables"));
    m_floors->setObjectName(QStringLiteral("floorBox"));
    m_floors->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addWidgets(*row, {m_time, m_hours, m_unit, pass, day, floor});
    connect(pass, &QPushButton::clicked, this,
            [this] { passHours(m_hours->value() * m_unit->currentData().toInt()); });
    connect(m_unit, &QComboBox::currentIndexChanged, this,
            [this] { m_hours->setMaximum(mostHours / m_unit->currentData().toInt()); });
    connect(day, &QPushButton::clicked, this, &ClockStrip::passToNextDay);
    connect(m_floors, &QComboBox::activated, this, &ClockStrip::tellFloor);
    connect(&controller, &DungeonController::changed, this, &ClockStrip::follow);
    connect(&controller, &DungeonController::floorChanged, this, &ClockStrip::refreshFloors);
    refreshClock();
    refreshFloors();
}

void ClockStrip::passHours(int hours) {
    m_controller.perform(encounter::PassHours{hours});
}

void ClockStrip::passToNextDay() {
    passHours(encounter::hoursADay - static_cast<int>(m_controller.dungeon().hour % encounter::hoursADay));
}

void ClockStrip::follow(const encounter::Changes& changes) {
    for (const encounter::Change& change : changes)
        if (std::holds_alternative<encounter::HourChange>(change) ||
            std::holds_alternative<encounter::StartDateChange>(change))
            refreshClock();
    refreshFloors();
}

void ClockStrip::refreshClock() {
    m_time->setMinimumHeight(m_hours->sizeHint().height()); // in the middle of its line
    m_time->setText(text::clockTime(m_controller.dungeon().hour, m_controller.dungeon().startDate));
    m_time->setToolTip(tr("The clock shows hour %1").arg(text::figure(m_controller.dungeon().hour)));
}

/// Rebuilds the list only if other floors are in use.
void ClockStrip::refreshFloors() {
    std::vector<int> floors = m_controller.floors();
    if (m_controller.floor() &&
        std::find(floors.begin(), floors.end(), *m_controller.floor()) == floors.end())
        floors.insert(std::upper_bound(floors.begin(), floors.end(), *m_controller.floor()),
                      *m_controller.floor());
    bool same = m_floors->count() == static_cast<int>(floors.size()) + 1;
    for (std::size_t i = 0; same && i < floors.size(); ++i)
        same = m_floors->itemData(static_cast<int>(i) + 1).toInt() == floors[i];
    const QSignalBlocker silence(m_floors);
    if (!same) {
        m_floors->clear();
        m_floors->addItem(tr("All levels"));
        for (const int floor : floors)
            m_floors->addItem(tr("Level %1").arg(text::figure(floor)), floor);
    }
    m_floors->setCurrentIndex(m_controller.floor() ? m_floors->findData(*m_controller.floor()) : 0);
}

void ClockStrip::tellFloor() {
    const QVariant floor = m_floors->currentData();
    m_controller.setFloor(floor.isValid() ? std::optional(floor.toInt()) : std::nullopt);
}

} // namespace sf::ui

#include "moc_clock_strip.cpp"
