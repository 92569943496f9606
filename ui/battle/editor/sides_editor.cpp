// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/sides_editor.h"

#include "core/document/lists/unit_names.h"
#include "ui/battle/drag/battle_clipboard.h"
#include "ui/battle/editor/side_row.h"
#include "ui/page/command_registry.h"
#include "ui/paint/base/theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace sf::ui {

SidesEditor::SidesEditor(const std::vector<battle::Side>& sides, int kept, QWidget* parent)
    : QWidget(parent)
    , m_kept(std::max(kept, 1))
    , m_layout(marginless<QVBoxLayout>(this, 6))
    , m_edits(new CommandRegistry(*this))
    , m_add(new QPushButton(lineIcon(QStringLiteral("add")), tr("&Add a side"), this))
    , m_remove(new QPushButton(lineIcon(QStringLiteral("trash")), tr("Remove the &last"), this)) {
    auto* row = new QHBoxLayout;
    addWidgets(*row, {m_add, m_remove});
    row->addStretch();
    m_layout->addLayout(row);
    m_layout->addStretch();
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    for (const auto& side : sides)
        addRow(side);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const auto number = static_cast<std::size_t>(m_rows.size());
        addRow({tr("Side %1").arg(number + 1).toStdString(), paint::defaultSideColours()[number % 4], {}});
        m_rows.back()->focusName();
        Q_EMIT changed();
    });
    connect(m_remove, &QPushButton::clicked, this, &SidesEditor::removeLast);
    addEdits();
    refreshButtons();
}

void SidesEditor::addRow(const battle::Side& side) {
    auto* row = new SideRow(static_cast<int>(m_rows.size()), side, this);
    m_layout->insertWidget(static_cast<int>(m_rows.size()), row);
    if (!m_rows.isEmpty())
        setTabOrder(m_rows.back(), row);
    m_rows.append(row);
    connect(row, &SideRow::changed, this, &SidesEditor::changed);
    refreshButtons();
}

/// Of the side with the focus. Keys of a text that has the focus are the text's own.
void SidesEditor::addEdits() {
    const auto copy = [this] {
        if (const SideRow* row = currentRow())
            copySide(row->side());
    };
    const auto remove = [this] {
        if (currentRow() && currentRow() == m_rows.back() && m_rows.size() > m_kept)
            removeLast();
    };
    const auto cut = [copy, remove] {
        copy();
        remove();
    };
    const auto paste = [this] {
        for (battle::Side& side : copiedSides())
            addNamed(std::move(side));
    };
    const auto duplicate = [this] {
        if (const SideRow* row = currentRow())
            addNamed(row->side());
    };
    addEditCommands(*m_edits, QStringLiteral("Side"),
                    {.cut = cut,
                     .copy = copy,
                     .paste = paste,
                     .duplicate = duplicate,
                     .remove = remove,
                     .selectAll = {},
                     .hasChosen = {}});
}

/// At the end, with a name of its own, as long as there is room.
void SidesEditor::addNamed(battle::Side side) {
    if (!mayAdd())
        return;
    std::unordered_set<std::string> names;
    for (const battle::Side& each : sides())
        names.insert(each.name);
    if (names.contains(side.name))
        side.name = document::nameLike(side.name, names);
    addRow(side);
    Q_EMIT changed();
}

SideRow* SidesEditor::rowOf(QWidget* widget) const {
    for (SideRow* row : m_rows)
        if (widget == row || row->isAncestorOf(widget))
            return row;
    return nullptr;
}

SideRow* SidesEditor::currentRow() const {
    QWidget* focus = QApplication::focusWidget();
    return focus ? rowOf(focus) : nullptr;
}

void SidesEditor::contextMenuEvent(QContextMenuEvent* event) {
    if (QWidget* child = childAt(event->pos()))
        if (SideRow* row = rowOf(child))
            row->focusSide();
    QMenu menu(this);
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

void SidesEditor::removeLast() {
    delete m_rows.takeLast();
    refreshButtons();
    Q_EMIT changed();
}

void SidesEditor::refreshButtons() {
    m_add->setEnabled(mayAdd());
    m_remove->setEnabled(m_rows.size() > m_kept);
}

std::vector<battle::Side> SidesEditor::sides() const {
    std::vector<battle::Side> result;
    for (const auto* row : m_rows)
        result.push_back(row->side());
    return result;
}

QString SidesEditor::problem() const {
    for (int i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i]->isNameGood())
            return tr("Side %1 needs a name.").arg(i + 1);
        if (!m_rows[i]->isColourGood())
            return tr("The colour of side %1 must be written as #rrggbb, such as #bf4026.").arg(i + 1);
    }
    return {};
}

std::vector<battle::Side> defaultSides() {
    const auto colours = paint::defaultSideColours();
    return {{QCoreApplication::translate("sf::ui::SidesEditor", "Reds").toStdString(), colours[0], {}},
            {QCoreApplication::translate("sf::ui::SidesEditor", "Blues").toStdString(), colours[1], {}}};
}

} // namespace sf::ui

#include "moc_sides_editor.cpp"
