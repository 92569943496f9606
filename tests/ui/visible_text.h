// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <functional>

namespace sf::test {

/// Visits every text that the program sets on a widget and its children: `visit(where, text)`. Skips what
/// users type.
class VisibleText {
public:
    using Visit = std::function<void(const QObject& where, const QString& text)>;

    static void forEach(const QWidget& top, const Visit& visit) {
        const VisibleText walk{visit};
        walk.look(top);
        for (const QWidget* widget : top.findChildren<QWidget*>())
            walk.look(*widget);
        for (const QAction* action : top.findChildren<QAction*>())
            walk.all(*action, {action->text(), action->toolTip(), action->statusTip(), action->whatsThis()});
    }

private:
    explicit VisibleText(const Visit& visit) : m_visit(visit) {}

    void all(const QObject& where, const QStringList& texts) const {
        for (const QString& text : texts)
            if (!text.isEmpty())
                m_visit(where, text);
    }
    void look(const QWidget& widget) const {
        all(widget, {widget.toolTip(), widget.whatsThis(), widget.statusTip(), widget.accessibleName(),
                     widget.accessibleDescription(), widget.windowTitle()});
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            all(widget, {QTextDocumentFragment::fromHtml(label->text()).toPlainText()});
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            all(widget, {button->text()});
        if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
            all(widget, {edit->placeholderText()});
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            all(widget, {group->title()});
        if (const auto* menu = qobject_cast<const QMenu*>(&widget))
            all(widget, {menu->title()});
        if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < bar->count(); ++i)
                all(widget, {bar->tabText(i), bar->tabToolTip(i)});
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            lookAt(widget, *box->model(), false, {});
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
            lookAt(widget, *view->model(), true, {});
    }
    void lookAt(const QObject& where, const QAbstractItemModel& model, bool hasHeaders,
                const QModelIndex& parent) const {
        for (int column = 0; hasHeaders && column < model.columnCount(parent); ++column)
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                all(where, {model.headerData(column, Qt::Horizontal, role).toString()});
        for (int row = 0; row < model.rowCount(parent); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole,
                                       Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                    all(where, {index.data(role).toString()});
                if (model.hasChildren(index))
                    lookAt(where, model, false, index);
            }
    }

    const Visit& m_visit;
};

} // namespace sf::test
