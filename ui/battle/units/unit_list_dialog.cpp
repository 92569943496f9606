// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_list_dialog.h"

#include "core/document/battle/battle_document.h"
#include "core/document/lists/list_report.h"
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
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

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
    m_hidden = document::takeHidden(sheets);
    if (sheets.empty())
        return setProblem(tr("Everything in this spreadsheet is hidden. Show the rows with the units."));
    m_model = new UnitListModel(sheets.front(), m_document.battle(), this);
    makeStackFields();
    makeTable();
    if (sheets.size() > 1)
        content()->addLayout(makeSheetRow(std::move(sheets)));
    content()->addLayout(makeColumnRow());
    content()->addWidget(m_table, 1);
    content()->addLayout(makeQuestions());
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
    connect(m_table->verticalHeader(), &QHeaderView::sectionClicked, this, [this](int row) {
        m_table->setCurrentIndex(m_model->index(row, std::max(0, m_table->currentIndex().column())));
        m_heading->click();
    });
    m_table->verticalHeader()->setSectionsClickable(true);
}

/// What the current column gives, and whether the current row is the heading.
QLayout* UnitListDialog::makeColumnRow() {
    m_heading = new QCheckBox(this);
    m_column = new QLabel(this);
    m_field = new QComboBox(this);
    m_column->setBuddy(m_field);
    for (const document::ListField& field : document::listFields())
        m_field->addItem(document::fieldName(field));
    connect(m_field, &QComboBox::activated, this, &UnitListDialog::choose);
    connect(m_heading, &QCheckBox::clicked, this, &UnitListDialog::makeHeading);
    auto* row = new QHBoxLayout;
    addWidgets(*row, {m_column, m_field});
    row->addStretch(1);
    row->addWidget(m_heading);
    return row;
}

QLayout* UnitListDialog::makeQuestions() {
    const auto box = [this](const QString& name, auto answer) {
        auto* made = new QCheckBox(this);
        made->setObjectName(name);
        connect(made, &QCheckBox::clicked, this, [this, answer](bool isOn) {
            document::ListForm form = m_model->form();
            answer(form, isOn);
            setForm(std::move(form));
        });
        return made;
    };
    using Thousands = document::FigureStyle::Thousands;
    m_thousands = box(QStringLiteral("listThousands"), [this](document::ListForm& form, bool isOn) {
        const Thousands mark = m_mark == document::Doubt::Point ? Thousands::Point : Thousands::Comma;
        form.figures.thousands = isOn ? mark : Thousands::Unknown;
    });
    m_words = box(QStringLiteral("listWords"),
                  [](document::ListForm& form, bool isOn) { form.figures.dropsWords = isOn; });
    m_kinds =
        box(QStringLiteral("listKinds"), [](document::ListForm& form, bool isOn) { form.makesKinds = isOn; });
    m_kinds->setText(tr("Make unit &kinds of new names"));
    m_kinds->setChecked(true);
    m_hitsRow = new QWidget(this);
    auto* hits = new QSpinBox(m_hitsRow);
    hits->setRange(0, battle::largestNumber);
    hits->setSpecialValueText(tr("none"));
    auto* label = new QLabel(tr("&Full hits of all other units"), m_hitsRow);
    label->setBuddy(hits);
    connect(hits, &QSpinBox::valueChanged, this, [this](int value) {
        document::ListForm form = m_model->form();
        form.hits = value > 0 ? std::optional(value) : std::nullopt;
        setForm(std::move(form));
    });
    auto* hitsRow = new QHBoxLayout(m_hitsRow);
    hitsRow->setContentsMargins({});
    addWidgets(*hitsRow, {label, hits});
    hitsRow->addStretch(1);
    auto* column = new QVBoxLayout;
    addWidgets(*column, {m_hitsRow, m_thousands, m_words, m_kinds});
    return column;
}

void UnitListDialog::showQuestions() {
    using document::Doubt;
    const document::ListForm& form = m_model->form();
    const auto firstOf = [this](std::initializer_list<Doubt> doubts) -> const document::CellProblem* {
        const auto& problems = m_model->listed().problems;
        const auto found = std::ranges::find_first_of(problems, doubts, {}, &document::CellProblem::doubt);
        return found == problems.end() ? nullptr : &*found;
    };
    const auto* words = firstOf({Doubt::Words});
    if (words)
        m_words->setText(
            tr("Only the &number counts, as in “%1”").arg(withoutShortcut(m_model->cell(*words))));
    m_words->setVisible(words || form.figures.dropsWords);
    m_words->setChecked(form.figures.dropsWords);
    const bool isAnswered = form.figures.thousands != document::FigureStyle::Thousands::Unknown;
    const auto* mark = isAnswered ? nullptr : firstOf({Doubt::Comma, Doubt::Point});
    if (mark) {
        m_mark = mark->doubt;
        const QString cell = withoutShortcut(m_model->cell(*mark));
        m_thousands->setText(m_mark == Doubt::Comma
                                 ? tr("A &comma separates thousands, as in “%1”").arg(cell)
                                 : tr("A &point separates thousands, as in “%1”").arg(cell));
    }
    m_thousands->setVisible(mark || isAnswered);
    m_thousands->setChecked(isAnswered);
    m_kinds->setVisible(!form.makesKinds || !m_model->listed().kinds.empty());
    m_kinds->setChecked(form.makesKinds);
    m_hitsRow->setVisible(std::ranges::count(form.columns, document::ListField::of(battle::Number::Hits)) ==
                          0);
}

int UnitListDialog::currentRow() const {
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? current.row() : static_cast<int>(m_model->form().heading);
}

void UnitListDialog::setForm(document::ListForm form) {
    const QModelIndex current = m_table->currentIndex();
    const int row = currentRow();
    const QSignalBlocker silence(m_table->selectionModel());
    m_model->setForm(std::move(form));
    m_table->setCurrentIndex(m_model->index(row, std::max(0, current.column())));
    refresh();
}

void UnitListDialog::makeHeading(bool isHeading) {
    const int row = currentRow();
    const int column = std::max(0, m_table->currentIndex().column());
    m_model->setHeading(isHeading ? std::optional(static_cast<std::size_t>(row)) : std::nullopt);
    m_table->setCurrentIndex(m_model->index(row, column));
    showColumn();
}

void UnitListDialog::showColumn() {
    m_before = m_model->form();
    const int column = std::max(0, m_table->currentIndex().column());
    const QString heading = text::displayName(m_model->heading(column)).left(24);
    m_column->setText(heading.isEmpty() ? tr("&Column %1 gives").arg(text::figure(column + 1))
                                        : tr("&Column “%1” gives").arg(withoutShortcut(heading)));
    const document::ListForm& form = m_model->form();
    m_heading->setText(tr("&Row %1 names the columns").arg(text::figure(m_model->line(currentRow()))));
    m_heading->setChecked(form.hasHeading && form.heading == static_cast<std::size_t>(currentRow()));
    const auto& fields = document::listFields();
    const auto field = std::ranges::find(fields, form.columns[static_cast<std::size_t>(column)]);
    m_field->setCurrentIndex(static_cast<int>(field - fields.begin()));
    m_field->setAccessibleName(heading.isEmpty() ? tr("What column %1 gives").arg(text::figure(column + 1))
                                                 : tr("What the column “%1” gives").arg(heading));
    refresh();
}

void UnitListDialog::choose(int field) {
    const int column = std::max(0, m_table->currentIndex().column());
    document::ListForm form = m_before; // so that going through the list takes nothing from other columns
    const document::ListField chosen = document::listFields()[static_cast<std::size_t>(field)];
    std::ranges::replace(form.columns, chosen, document::ListField()); // no two columns give the same
    form.columns[static_cast<std::size_t>(column)] = chosen;
    setForm(std::move(form));
}

void UnitListDialog::refresh() {
    showQuestions();
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
    if (listed.lacksHits)
        return setProblem(
            tr("No column gives full hits. Choose the one that does, or set the same for all."));
    if (units == 0)
        return setProblem(left.isEmpty() ? tr("There are no units in this list.") : left);
    setProblem({});
    setHint(left.isEmpty() ? unusedText() : left);
}

QString UnitListDialog::unusedText() const {
    const QStringList unused =
        document::unusedParts(m_model->sheet(), m_model->form(), m_model->listed()) + m_hidden;
    return unused.isEmpty() ? QString() : tr("Not used: %1").arg(text::listed(unused));
}

void UnitListDialog::accept() {
    const battle::StackPointer existing = m_document.battle().stacks.find(m_stack);
    if (!m_model || (!m_fields && !existing))
        return;
    battle::Stack stack = m_fields ? m_fields->stack() : *existing;
    battle::AddUnits added = document::addition(m_document, stack, m_model->listed().units);
    const int count = static_cast<int>(added.units.size());
    std::vector<battle::Action> actions = document::kindsToAdd(m_model->listed());
    if (m_fields) {
        m_stack = stack.id;
        stack.units = std::move(added.units);
        actions.emplace_back(battle::AddStack{std::move(stack), {}});
    } else {
        actions.emplace_back(std::move(added));
    }
    const auto outcome = m_document.perform(actions, tr("Add %n unit(s)", nullptr, count));
    if (outcome.refusal)
        return setProblem(text::refusal(*outcome.refusal, m_document.battle()));
    showMessage(*parentWidget(), tr("%n unit(s) added", nullptr, count));
    FormDialog::accept();
}

} // namespace sf::ui

#include "moc_unit_list_dialog.cpp"
