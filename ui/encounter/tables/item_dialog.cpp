// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/item_dialog.h"

#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_form.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace sf::ui {

ItemDialog::ItemDialog(DungeonController& controller, QWidget* parent)
    : FormDialog(tr("Add Item"), tr("&Add"), parent), m_controller(controller), m_form(new FieldForm(this)) {
    addFields(*m_form, itemFields(), encounter::Item(), controller.dungeon());
    content()->addWidget(m_form);
    const auto* kind = qobject_cast<QComboBox*>(m_form->editor("kind"));
    connect(kind, &QComboBox::currentIndexChanged, this, &ItemDialog::fitToKind);
    m_form->editor("name")->setFocus();
    fitToKind();
}

/// A field that an item of this kind doesn't have is disabled and empty; one that it gets begins as for any
/// new item.
void ItemDialog::fitToKind() {
    encounter::Item item;
    item.name = m_form->text("name").toStdString();
    for (const auto& field : itemFields())
        if (field.key == "kind")
            field.read(m_form->text(field.key), item, m_controller.dungeon());
    for (const auto& field : itemFields()) {
        if (field.key == "name" || field.key == "kind")
            continue;
        const QString text = field.text(item, m_controller.dungeon());
        QWidget* editor = m_form->editor(field.key);
        if (text.isEmpty() == editor->isEnabledTo(m_form))
            m_form->setText(field.key, text);
        editor->setEnabled(!text.isEmpty());
    }
}

void ItemDialog::accept() {
    encounter::Item item;
    if (!readForm(*m_form, itemFields(), item, m_controller.dungeon()))
        return;
    item.id = item.name;
    for (int number = 2; m_controller.dungeon().item(item.id); ++number)
        item.id = item.name + ' ' + std::to_string(number);
    if (const auto problem = m_controller.tryTo(encounter::PutItem{item, true}))
        return setProblem(problem->sentence);
    m_id = item.id;
    FormDialog::accept();
}

} // namespace sf::ui

#include "moc_item_dialog.cpp"
