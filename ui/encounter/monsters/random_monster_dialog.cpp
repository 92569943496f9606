// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/monsters/random_monster_dialog.h"

#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "ui/encounter/monsters/encounter_choice.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_form.h"
#include "ui/speech/quiet_view.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

RandomMonsterDialog::RandomMonsterDialog(DungeonController& controller, const std::string& encounter,
                                         QWidget* parent)
    : FormDialog(tr("Random Monster"), tr("&Roll"), parent)
    , m_controller(controller)
    , m_lines(new QuietView<QListWidget>(this))
    , m_form(new FieldForm(this))
    , m_where(new EncounterChoice(controller, encounter, this))
    , m_die(new QLineEdit(this)) {
    setObjectName(QStringLiteral("randomMonsterDialog"));
    m_lines->setAccessibleName(tr("Numbers of the die and their Monsters"));
    m_lines->setSelectionMode(QAbstractItemView::SingleSelection);
    fillLines();
    m_where->addTo(*m_form);
    m_die->setPlaceholderText(tr("rolled by the program"));
    m_die->setMinimumWidth(fontMetrics().averageCharWidth() * 32);
    m_form->addEditor("die", tr("d%1").arg(text::figure(controller.dungeon().tableDie())),
                      tr("Your own die roll, marked in the log. Leave empty to roll the die (ENC-5)"), m_die);
    content()->addWidget(m_lines, 1);
    content()->addWidget(m_form);
    connect(m_die, &QLineEdit::textEdited, m_form, &FieldForm::edited);
    connect(m_form, &FieldForm::edited, this, &RandomMonsterDialog::refresh);
    m_die->setFocus();
    refresh();
}

void RandomMonsterDialog::fillLines() {
    int first = 1;
    for (const auto& line : m_controller.dungeon().table) {
        const int last = first + line->weight - 1;
        const QString numbers =
            first == last ? text::figure(first) : tr("%1 to %2").arg(text::figure(first), text::figure(last));
        m_lines->addItem(tr("%1: %2").arg(numbers, text::displayName(line->monster.name)));
        first = last + 1;
    }
    const int rows = std::clamp(m_lines->count(), 3, 8);
    m_lines->setMinimumHeight(rows * m_lines->sizeHintForRow(0) + 2 * m_lines->frameWidth());
}

/// Selects the line of the typed number.
void RandomMonsterDialog::refresh() {
    const encounter::Dungeon& dungeon = m_controller.dungeon();
    std::int64_t number = 0;
    const bool isTyped = !m_die->text().trimmed().isEmpty();
    const bool fits = isTyped && !readNumber(m_die->text(), 1, dungeon.tableDie(), encounterRule(5), number);
    setHint(!isTyped ? tr("The program rolls the die once.")
                     : tr("This roll counts and is marked as typed."));
    acceptButton()->setText(isTyped ? tr("&Use it") : tr("&Roll"));
    m_lines->clearSelection();
    if (!fits)
        return;
    int row = 0;
    for (auto left = static_cast<int>(number); left > dungeon.table[static_cast<std::size_t>(row)]->weight;
         ++row)
        left -= dungeon.table[static_cast<std::size_t>(row)]->weight;
    m_lines->setCurrentRow(row);
}

void RandomMonsterDialog::accept() {
    const auto place = m_where->read(*m_form);
    if (!place)
        return;
    std::optional<std::vector<int>> typed;
    if (!m_die->text().trimmed().isEmpty()) {
        std::int64_t number = 0;
        if (const auto problem =
                readNumber(m_die->text(), 1, m_controller.dungeon().tableDie(), encounterRule(5), number))
            return m_form->refuse("die", *problem);
        typed = {static_cast<int>(number)};
    }
    if (const auto problem =
            m_controller.tryTo(encounter::DrawMonster{place->encounter, place->level}, typed))
        return m_form->refuse("die", *problem);
    QDialog::accept();
}

} // namespace sf::ui

#include "moc_random_monster_dialog.cpp"
