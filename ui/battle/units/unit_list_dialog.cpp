// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_list_dialog.h"

#include "core/document/battle/battle_document.h"
#include "core/document/lists/unit_names.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/units/new_stack_fields.h"
#include "ui/battle/units/unit_list_model.h"
#include "ui/page/mnemonic.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/widgets/row_table.h"
#include "ui/widgets/window_request.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

namespace sf::ui {

UnitListDialog::UnitListDialog(document::BattleDocument& document, const UnitsTarget& target,
                               const QString& text, QWidget* parent)
    : FormDialog(tr("Paste units"), tr("&Add units"), parent), m_document(document), m_target(target) {
    auto read = document::readTable(text);
    if (const auto* error = std::get_if<document::LoadError>(&read))
        setProblem(error->text(tr("The list")));
    else if (auto& rows = std::get<std::vector<document::TextRow>>(read); rows.empty())
        setProblem(tr("The clipboard has no text. Copy a list of units first."));
    else
        showSheets({{{}, std::move(rows)}});
}

UnitListDialog::UnitListDialog(document::BattleDocument& document, const UnitsTarget& target,
                               document::ReadList list, const QString& fileName, QWidget* parent)
    : FormDialog(tr("Import units"), tr("&Add units"), parent), m_document(document), m_target(target) {
    if (const auto* error = std::get_if<document::LoadError>(&list))
        setProblem(error->text(fileName));
    else if (auto& sheets = std::get<std::vector<document::TextSheet>>(list); sheets.empty())
        setProblem(tr("There are no units in this list."));
    else
        showSheets(std::move(sheets));
}

/// The first sheet, and which others there are.
void UnitListDialog::showSheets(std::vector<document::TextSheet> sheets) {
    m_model = new UnitListModel(sheets.front(), m_document.battle(), this);
    makeStackFields();
    makeTable();
    if (sheets.size() > 1)
        content()->addLayout(makeSheetRow(std::move(sheets)));
    content()->addLayout(makeColumnRow());
    content()->addWidget(m_table, 1);
    refresh();
    showColumn();
    resize(760, 480);
}

void UnitListDialog::makeStackFields() {
    const auto* hex = std::get_if<hex::Hex>(&m_target);
    if (!hex) {
        m_stack = std::get<battle::StackId>(m_target);
        return;
    }
    m_fields = new NewStackFields(m_document, *hex, *form());
    connect(m_fields, &NewStackFields::nameChanged, this, &UnitListDialog::refresh);
}

QLayout* UnitListDialog::makeSheetRow(std::vector<document::TextSheet> sheets) {
    auto* label = new QLabel(tr("&Sheet"), this);
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("listSheet"));
    label->setBuddy(box);
    for (const document::TextSheet& sheet : sheets)
        box->addItem(text::displayName(sheet.name));
    connect(box, &QComboBox::activated, this, [this, all = std::move(sheets)](int sheet) {
        m_model->setSheet(all[static_cast<std::size_t>(sheet)]);
        const QSignalBlocker silence(m_heading);
        showHeading();
        showColumn();
    });
    auto* row = new QHBoxLayout;
    addWidgets(*row, {label, box});
    row->addStretch(1);
    return row;
}

void UnitListDialog::makeTable() {
    m_table = new QuietView<QTableView>(this);
    makeRowTable(*m_table);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("List of units"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setMinimumHeight(160);
    m_table->verticalHeader()->show();
    fitRowTable(*m_table, font());
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &UnitListDialog::showColumn);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        m_table->setCurrentIndex(m_model->index(std::max(0, m_table->currentIndex().row()), column));
        m_field->setFocus();
        m_field->showPopup();
    });
    m_table->horizontalHeader()->setSectionsClickable(true);
}

/// What the current column gives, and whether the first row is a heading.
QLayout* UnitListDialog::makeColumnRow() {
    m_heading = new QCheckBox(this);
    showHeading();
    m_column = new QLabel(this);
    m_field = new QComboBox(this);
    m_column->setBuddy(m_field);
    for (const document::ListField& field : document::listFields())
        m_field->addItem(document::fieldName(field));
    connect(m_field, &QComboBox::activated, this, &UnitListDialog::choose);
    connect(m_heading, &QCheckBox::toggled, this, [this](bool hasHeading) {
        document::ListForm form = m_model->form();
        form.hasHeading = hasHeading;
        m_model->setForm(std::move(form));
        refresh();
        showColumn();
    });
    auto* row = new QHBoxLayout;
    addWidgets(*row, {m_column, m_field});
    row->addStretch(1);
    row->addWidget(m_heading);
    return row;
}

void UnitListDialog::showHeading() {
    const document::ListForm& form = m_model->form();
    m_heading->setText(form.heading == 0
                           ? tr("The &first row names the columns")
                           : tr("&Row %1 names the columns").arg(text::figure(m_model->headingLine())));
    m_heading->setChecked(form.hasHeading);
}

void UnitListDialog::showColumn() {
    m_before = m_model->form();
    const int column = std::max(0, m_table->currentIndex().column());
    const QString heading = text::displayName(m_model->heading(column)).left(24);
    m_column->setText(heading.isEmpty() ? tr("&Column %1 gives").arg(text::figure(column + 1))
                                        : tr("&Column “%1” gives").arg(withoutShortcut(heading)));
    const auto& fields = document::listFields();
    const auto field = std::ranges::find(fields, m_model->form().columns[static_cast<std::size_t>(column)]);
    m_field->setCurrentIndex(static_cast<int>(field - fields.begin()));
    m_field->setAccessibleName(heading.isEmpty() ? tr("What column %1 gives").arg(text::figure(column + 1))
                                                 : tr("What the column “%1” gives").arg(heading));
    refresh();
}

void UnitListDialog::choose(int field) {
    const QModelIndex current = m_table->currentIndex();
    const int column = std::max(0, current.column());
    document::ListForm form = m_before; // so that going through the list takes nothing from other columns
    const document::ListField chosen = document::listFields()[static_cast<std::size_t>(field)];
    std::ranges::replace(form.columns, chosen, document::ListField()); // no two columns give the same
    form.columns[static_cast<std::size_t>(column)] = chosen;
    m_model->setForm(std::move(form));
    const QSignalBlocker silence(m_table->selectionModel());
    m_table->setCurrentIndex(m_model->index(std::max(0, current.row()), column));
    refresh();
}

void UnitListDialog::refresh() {
    const document::ListedUnits& listed = m_model->listed();
    const auto units = static_cast<int>(listed.units.size());
    acceptButton()->setText(units == 0 ? tr("&Add units") : tr("&Add %n unit(s)", nullptr, units));
    const QModelIndex first = m_model->firstProblem();
    const QModelIndex current = m_table->currentIndex();
    const QString wrong = current.isValid() ? m_model->problem(current) : QString();
    QString left;
    if (first.isValid())
        left = wrong.isEmpty() ? tr("Can't read %1: %2").arg(m_model->place(first), m_model->problem(first))
                               : wrong;
    if (m_fields && !m_fields->hasName())
        return setProblem(tr("The stack needs a name."));
    if (units == 0)
        return setProblem(left.isEmpty() ? tr("There are no units in this list.") : left);
    setProblem({});
    setHint(left.isEmpty() ? unusedText() : left);
}

QString UnitListDialog::unusedText() const {
    QStringList unused;
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (const QString heading = text::displayName(m_model->heading(column).left(24));
            !heading.isEmpty() &&
            m_model->form().columns[static_cast<std::size_t>(column)] == document::ListField())
            unused << heading;
    if (const QString total = text::displayName(m_model->total().left(24)); !total.isEmpty())
        unused << total;
    return unused.isEmpty() ? QString() : tr("Not used: %1").arg(text::listed(unused));
}

void UnitListDialog::accept() {
    const battle::StackPointer existing = m_document.battle().stacks.find(m_stack);
    if (!m_model || (!m_fields && !existing))
        return;
    battle::Stack stack = m_fields ? m_fields->stack() : *existing;
    battle::AddUnits added = document::addition(m_document, stack, m_model->listed().units);
    const int count = static_cast<int>(added.units.size());
    battle::Action action = added;
    if (m_fields) {
        m_stack = stack.id;
        stack.units = std::move(added.units);
        action = battle::AddStack{std::move(stack), {}};
    }
    const auto outcome = m_document.perform({std::move(action)}, tr("Add %n unit(s)", nullptr, count));
    if (outcome.refusal)
        return setProblem(text::refusal(*outcome.refusal, m_document.battle()));
    showMessage(*parentWidget(), tr("%n unit(s) added", nullptr, count));
    FormDialog::accept();
}

} // namespace sf::ui

#include "moc_unit_list_dialog.cpp"
