// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/monsters/encounter_choice.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_form.h"

namespace sf::ui {

EncounterChoice::EncounterChoice(DungeonController& controller, const std::string& encounter, QWidget* parent)
    : QComboBox(parent), m_controller(controller) {
    addItem(tr("a new Encounter"), QString());
    for (const auto& each : controller.dungeon().encounters) {
        const QString id = QString::fromStdString(each->id);
        addItem(tr("%1, level %2, %3")
                    .arg(text::encounterName(*each), text::figure(each->level), text::mode(each->mode)),
                id);
    }
    const int index = encounter.empty() ? 0 : findData(QString::fromStdString(encounter));
    setCurrentIndex(std::max(0, index));
}

void EncounterChoice::addTo(FieldForm& form) {
    form.addEditor("where", tr("In"), tr("Monsters share the Dungeon Level of their Encounter (ENC-5)"),
                   this);
    form.addField("level", tr("Dungeon Level"), tr("Any whole number (ENC-5)"),
                  text::figure(m_controller.workingFloor()));
    QWidget* level = form.editor("level");
    const auto follow = [this, level] { level->setEnabled(currentIndex() == 0); };
    connect(this, &QComboBox::currentIndexChanged, level, follow);
    follow();
}

std::optional<EncounterChoice::Place> EncounterChoice::read(FieldForm& form) const {
    if (currentIndex() > 0)
        return Place{currentData().toString().toStdString(), 1};
    std::int64_t level = 1;
    if (const auto problem = readNumber(form.text("level"), -encounter::largestNumber,
                                        encounter::largestNumber, encounterRule(5), level)) {
        form.refuse("level", *problem);
        return std::nullopt;
    }
    return Place{{}, static_cast<int>(level)};
}

} // namespace sf::ui

#include "moc_encounter_choice.cpp"
