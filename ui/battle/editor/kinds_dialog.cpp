// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/kinds_dialog.h"

#include "core/document/lists/unit_names.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/systems/system_text.h"
#include "ui/battle/drag/battle_clipboard.h"
#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/editor/traits_form.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/side_token.h"
#include "ui/battle/units/unit_field.h"
#include "ui/forms/commit_edit.h"
#include "ui/page/command_registry.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/square_style.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/unchanged_icon.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QTreeWidget>

#include <algorithm>

namespace sf::ui {

namespace {

QPushButton* listButton(const QString& icon, const QString& text, QWidget* parent) {
    auto* button = new QPushButton(lineIcon(icon), text, parent);
    button->setAutoDefault(false);
    return button;
}

} // namespace

KindsDialog::KindsDialog(document::BattleDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_list(new QuietView<QTreeWidget>(this))
    , m_form(new TraitsForm(battleMode(document.battle()), this))
    , m_line(wrappingLabel(this))
    , m_edits(new CommandRegistry(*m_list)) {
    setWindowTitle(tr("Unit kinds"));
    m_line->setTextFormat(Qt::PlainText);
    m_line->setMinimumHeight(2 * fontMetrics().height() + 4);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(16);
    halves->addWidget(makeList(), 1);
    halves->addWidget(m_form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* layout = padded<QVBoxLayout>(this, dialogMargins, 12);
    layout->addLayout(halves, 1);
    addWidgets(*layout, {m_line, buttons});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KindsDialog::showKind);
    connect(m_form, &TraitsForm::edited, this, &KindsDialog::applyForm);
    connect(m_form, &TraitsForm::discarded, this, &KindsDialog::showKind);
    setCheck(*m_form, [this]() -> text::Caption {
        const auto* kind = current();
        if (QString problem = m_form->problem(); kind && !problem.isEmpty())
            return problem;
        const auto outcome = m_document.check(
            battle::PutKind{kind ? kind->name : std::string(), m_form->name(), m_form->traits()});
        const auto* refusal = kind ? std::get_if<battle::Refusal>(&outcome) : nullptr;
        return refusal && refusal->reason != battle::Reason::NothingToChange
                   ? captionOf(*refusal, m_document.battle())
                   : QString();
    });
    fill();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showKind();
    // Wide enough to compare the kinds.
    const QSize size = sizeHint();
    resize(std::min(size.width() + 320, screen()->availableSize().width() - 40), size.height());
}

KindsDialog::~KindsDialog() {
    // Ignore fields that lose the focus during destruction.
    m_form->disconnect(this);
}

void KindsDialog::done(int result) {
    if (commitEdit())
        QDialog::done(result);
}

QWidget* KindsDialog::makeList() {
    auto* widget = new QWidget(this);
    m_list->setAccessibleName(tr("Unit kinds"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setAllColumnsShowFocus(true);
    QStringList titles{tr("Name")};
    for (int number = 0; number < battle::numberCount; ++number)
        titles << unitField(static_cast<battle::Number>(number)).title;
    m_list->setHeaderLabels(titles);
    for (int number = 0; number < battle::numberCount; ++number)
        m_list->headerItem()->setToolTip(number + 1, text::number(static_cast<battle::Number>(number)));
    auto* addButton = listButton(QStringLiteral("add"), tr("&Add"), widget);
    m_duplicate = listButton(QStringLiteral("duplicate"), tr("&Duplicate"), widget);
    m_remove = listButton(QStringLiteral("trash"), tr("&Remove"), widget);
    auto* layout = marginless<QVBoxLayout>(widget);
    layout->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    addWidgets(*row, {addButton, m_duplicate, m_remove});
    layout->addLayout(row);
    addEdits();
    connect(addButton, &QPushButton::clicked, this, &KindsDialog::add);
    connect(m_duplicate, &QPushButton::clicked, this, &KindsDialog::duplicate);
    connect(m_remove, &QPushButton::clicked, this, &KindsDialog::remove);
    return widget;
}

void KindsDialog::addEdits() {
    addEditCommands(*m_edits, QStringLiteral("Kinds"),
                    {.cut = [this] { cut(); },
                     .copy = [this] { copy(); },
                     .paste = [this] { paste(); },
                     .duplicate = [this] { duplicate(); },
                     .remove = [this] { remove(); },
                     .selectAll = [this] { m_list->selectAll(); },
                     .hasChosen = [this] { return !chosen().empty(); }});
    connect(m_list, &QTreeWidget::itemSelectionChanged, m_edits, &CommandRegistry::refresh);
}

void KindsDialog::fill() {
    const QScopedValueRollback guard(m_isFilling, true);
    m_list->clear();
    for (const auto& kind : *m_document.battle().kinds)
        addRow(kind);
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
}

/// Its token, name and numbers, including those that the rules fill in.
void KindsDialog::addRow(const battle::UnitKind& kind) {
    battle::Unit unit;
    unit.kind = kind.name;
    battle::resolve(unit, &kind);
    unit.hitsLeft = unit[battle::Number::Hits];
    auto* item = new QTreeWidgetItem(m_list, {text::displayName(kind.name)});
    item->setIcon(0, unchangedIcon(paint::tokenPixmap(16, 2, 0, sideColour(m_document.battle(), 0),
                                                      paint::tokenStyle(m_document.battle(), unit, false),
                                                      currentTheme())));
    for (int number = 0; number < battle::numberCount; ++number) {
        item->setText(number + 1, text::figure(unit[static_cast<battle::Number>(number)]));
        item->setTextAlignment(number + 1, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (kind.name == m_current)
        m_list->setCurrentItem(item);
}

std::vector<std::string> KindsDialog::chosen() const {
    const auto& kinds = *m_document.battle().kinds;
    std::vector<std::string> names;
    for (int row = 0; row < std::min(m_list->topLevelItemCount(), static_cast<int>(kinds.size())); ++row)
        if (m_list->topLevelItem(row)->isSelected())
            names.push_back(kinds[static_cast<std::size_t>(row)].name);
    return names;
}

const battle::UnitKind* KindsDialog::current() const {
    const auto& kinds = *m_document.battle().kinds;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 || row >= static_cast<int>(kinds.size()) ? nullptr : &kinds[static_cast<std::size_t>(row)];
}

void KindsDialog::showKind() {
    if (m_isFilling)
        return;
    const auto* kind = current();
    m_current = kind ? kind->name : std::string();
    m_form->setKind(kind);
    m_duplicate->setEnabled(kind);
    m_remove->setEnabled(kind);
    showRefusal({});
}

std::string KindsDialog::freshName(const QString& wanted) const {
    auto name = wanted;
    for (int i = 2; m_document.battle().kind(name.toStdString()); ++i)
        name = QStringLiteral("%1 %2").arg(wanted, QString::number(i));
    return name.toStdString();
}

void KindsDialog::add() {
    battle::Traits traits;
    traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 1;
    put(freshName(tr("New kind")), traits);
}

bool KindsDialog::perform(const std::vector<battle::Action>& actions, const QString& text,
                          const std::string& current) {
    const auto refused = m_document.perform(actions, text).refusal;
    if (!refused) {
        m_current = current;
        fill();
        showKind();
    }
    showRefusal(refused);
    return !refused;
}

void KindsDialog::copy() {
    const std::vector<std::string> kinds = chosen();
    if (copyKinds(m_document.battle(), kinds))
        showLine(tr("%n kind(s) copied", nullptr, static_cast<int>(kinds.size())), false);
}

void KindsDialog::cut() {
    copy();
    remove();
}

void KindsDialog::paste() {
    if (!isClipCopied())
        return showLine(tr("There are no unit kinds on the clipboard."), true);
    const auto read = readClip(m_document, this);
    if (const auto* why = std::get_if<QString>(&read))
        return showLine(why->isEmpty() ? tr("Nothing has changed.") : *why, !why->isEmpty());
    const auto& [paste, others] = std::get<PastedParts>(read);
    if (paste.kinds().empty())
        return showLine(tr("There are no unit kinds on the clipboard."), true);
    const std::vector<battle::Action> actions = paste.newKinds(others);
    if (actions.empty())
        return showLine(tr("This battle already has these kinds."), false);
    const auto count = static_cast<int>(actions.size());
    const std::string last = std::get<battle::PutKind>(actions.back()).newName;
    if (perform(actions, tr("Paste %n kind(s)", nullptr, count), last))
        showLine(text::inSentences(QStringList(tr("%n kind(s) pasted", nullptr, count)) + paste.notes()),
                 false);
}

void KindsDialog::duplicate() {
    std::unordered_set<std::string> taken;
    for (const battle::UnitKind& kind : *m_document.battle().kinds)
        taken.insert(kind.name);
    const std::vector<std::string> names = chosen();
    std::vector<battle::Action> actions;
    actions.reserve(names.size());
    std::string last;
    for (const std::string& name : names) {
        last = document::nameLike(name, taken);
        actions.emplace_back(battle::PutKind{last, last, m_document.battle().kind(name)->traits});
    }
    if (!actions.empty() &&
        perform(actions, tr("Duplicate %n kind(s)", nullptr, static_cast<int>(actions.size())), last))
        m_form->focusName();
}

void KindsDialog::put(const std::string& name, const battle::Traits& traits) {
    const auto refused = m_document.perform(battle::PutKind{name, name, traits}).refusal;
    if (!refused)
        m_current = name;
    fill();
    showKind();
    showRefusal(refused);
    m_form->focusName();
}

void KindsDialog::remove() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    const std::vector<std::string> names = chosen();
    std::vector<battle::Action> actions;
    actions.reserve(names.size());
    for (const std::string& name : names)
        actions.emplace_back(battle::RemoveKind{name});
    if (actions.empty() ||
        !perform(actions, tr("Delete %n kind(s)", nullptr, static_cast<int>(actions.size())), {}))
        return;
    m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    showKind();
}

void KindsDialog::applyForm() {
    const auto* kind = current();
    if (const QString problem = m_form->problem(); !problem.isEmpty())
        return showLine(problem, true);
    if (!kind || (m_form->name() == kind->name && m_form->traits() == kind->traits))
        return showRefusal({});
    const auto name = m_form->name();
    const battle::PutKind action{kind->name, name, m_form->traits()};
    const QStringList removals = m_document.removals({action});
    const auto refused = m_document.perform(action).refusal;
    if (!refused) {
        m_current = name;
        fill();
    }
    showRefusal(refused);
    if (!removals.isEmpty())
        showLine(tr("%1 You can undo every change.").arg(text::inSentences(removals)), false);
}

void KindsDialog::showRefusal(const std::optional<battle::Refusal>& refused) {
    if (refused)
        showLine(captionOf(refused, m_document.battle()).text(), true);
    else
        showLine(tr("%1 You can undo every change.")
                     .arg(text::caption(tr("Empty fields use the value shown in grey."), m_document.battle(),
                                        battle::Topic::Units)
                              .text()),
                 false);
}

void KindsDialog::showLine(const QString& text, bool isProblem) {
    auto colours = palette();
    if (isProblem)
        colours.setColor(QPalette::WindowText, paint::Theme::forPalette(palette()).refused);
    m_line->setPalette(colours);
    m_line->setText(isProblem ? QStringLiteral("⚠ ") + text : text);
}

} // namespace sf::ui

#include "moc_kinds_dialog.cpp"
