// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/level_dialog.h"

#include "core/text/figures.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_form.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace sf::ui {

LevelDialog::LevelDialog(DungeonController& controller, const std::string& person, QWidget* parent)
    : FormDialog(tr("Move %1").arg(controller.nameOf(person)), tr("&Move"), parent)
    , m_controller(controller)
    , m_person(person)
    , m_form(new FieldForm(this)) {
    m_form->addField("level", tr("To Dungeon Level"), tr("Any whole number (ENC-1)"),
                     text::figure(controller.dungeon().person(person)->level));
    content()->addWidget(m_form);
    setHint({tr("A floor without an @ makes its Encounters Ranged at once."), encounterRule(6)});
    qobject_cast<QLineEdit*>(m_form->editor("level"))->selectAll();
}

void LevelDialog::accept() {
    std::int64_t level = 0;
    std::optional<text::Caption> problem = readNumber(m_form->text("level"), -encounter::largestNumber,
                                                      encounter::largestNumber, encounterRule(1), level);
    if (!problem)
        problem = m_controller.tryTo(encounter::ChangeLevel{m_person, static_cast<int>(level)});
    if (problem)
        m_form->refuse("level", *problem);
    else
        QDialog::accept();
}

} // namespace sf::ui

#include "moc_level_dialog.cpp"
