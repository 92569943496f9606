// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/display_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

namespace sf::test {

/// Finds document text that widgets would render as rich text, or with control characters.
class ShownText {
public:
    /// Checks the widget and its children. Returns one line per problem.
    static QStringList problems(QWidget& top) {
        ShownText shown;
        shown.look(top);
        for (QWidget* widget : top.findChildren<QWidget*>())
            shown.look(*widget);
        for (QAction* action : top.findChildren<QAction*>())
            shown.lookAt(*action, {QString(action->text()).remove(u'\t'), action->toolTip(),
                                   action->statusTip(), action->whatsThis()});
        return shown.m_problems;
    }
    /// The number of texts with a hostile name so far.
    static int hostileTexts() { return s_hostile; }

private:
    void report(const QObject& where, const char* what, const QString& text) {
        m_problems << QStringLiteral("%1 %2 %3: %4")
                          .arg(QLatin1String(where.metaObject()->className()), where.objectName(),
                               QLatin1String(what), text.left(160));
    }
    static bool isHostile(const QString& text) { return text.contains(QLatin1String("<img")); }
    void lookAt(const QObject& where, const QStringList& texts) {
        for (const QString& text : texts) {
            s_hostile += isHostile(text) ? 1 : 0;
            if (text::displayText(text) != text)
                report(where, "raw", text);
        }
    }
    void look(QWidget& widget) {
        lookAt(widget, {widget.toolTip(), widget.whatsThis(), widget.statusTip(), widget.accessibleName(),
                        widget.accessibleDescription(), widget.windowTitle()});
        if (isHostile(widget.whatsThis()))
            report(widget, "rich What's This", widget.whatsThis());
        if (auto* label = qobject_cast<QLabel*>(&widget))
            lookAtLabel(*label);
        if (auto* button = qobject_cast<QAbstractButton*>(&widget))
            lookAtButton(*button);
        if (auto* group = qobject_cast<QGroupBox*>(&widget))
            lookAt(widget, {group->title()});
        if (auto* bar = qobject_cast<QTabBar*>(&widget))
            for (int i = 0; i < bar->count(); ++i)
                lookAt(widget, {bar->tabText(i), bar->tabToolTip(i)});
        if (auto* box = qobject_cast<QComboBox*>(&widget))
            lookAtModel(widget, *box->model(), false);
        if (auto* view = qobject_cast<QAbstractItemView*>(&widget); view && view->model())
            lookAtModel(widget, *view->model(), true);
        if (auto* edit = qobject_cast<QPlainTextEdit*>(&widget); edit && edit->isReadOnly())
            lookAt(widget, {edit->toPlainText()});
        if (auto* edit = qobject_cast<QTextEdit*>(&widget);
            edit && edit->toHtml().contains(QLatin1String("/dev/zero")))
            report(widget, "document text in HTML", edit->toPlainText());
    }
    void lookAtLabel(QLabel& label) {
        lookAt(label, {label.text()});
        label.ensurePolished();
        const bool isRich = label.textFormat() == Qt::RichText || label.textFormat() == Qt::MarkdownText ||
                            (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        if (isRich && isHostile(label.text()))
            report(label, "rich text", label.text());
    }
    void lookAtButton(QAbstractButton& button) {
        lookAt(button, {button.text()});
        if (button.text().remove(QLatin1String("&&")).contains(QStringLiteral("&\u241b")))
            report(button, "shortcut from a name", button.text());
    }
    void lookAtModel(const QObject& where, const QAbstractItemModel& model, bool hasHeaders,
                     const QModelIndex& parent = {}) {
        for (int column = 0; hasHeaders && column < model.columnCount(parent); ++column)
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                lookAt(where, {model.headerData(column, Qt::Horizontal, role).toString()});
        for (int row = 0; row < model.rowCount(parent); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column)
                lookAtIndex(where, model, model.index(row, column, parent));
    }
    void lookAtIndex(const QObject& where, const QAbstractItemModel& model, const QModelIndex& index) {
        // In lists with editable items, the style draws the text.
        const QString shown = index.data(Qt::DisplayRole).toString();
        const bool isEditor = (index.flags() & Qt::ItemIsEditable) &&
                              qstrcmp(model.metaObject()->className(), "QListModel") == 0;
        if (!isEditor)
            lookAt(where, {shown});
        for (const int role : {Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole, Qt::AccessibleTextRole,
                               Qt::AccessibleDescriptionRole})
            lookAt(where, {index.data(role).toString()});
        if (model.hasChildren(index))
            lookAtModel(where, model, false, index);
    }

    QStringList m_problems;
    inline static int s_hostile = 0;
};

} // namespace sf::test
