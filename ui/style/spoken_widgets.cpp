// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/spoken_widgets.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>

namespace sf::ui {
namespace {

/// A combo box for screen readers. On Linux they read its name and its label, but not its value.
class SpokenComboBox final : public QAccessibleWidget {
public:
    explicit SpokenComboBox(QComboBox& box) : QAccessibleWidget(&box, QAccessible::ComboBox), m_box(box) {
        m_connection = QObject::connect(&box, &QComboBox::currentTextChanged, &box, [this] { tellChoice(); });
    }
    ~SpokenComboBox() override { QObject::disconnect(m_connection); }

    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;
    QList<std::pair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override;
    int childCount() const override { return m_box.isEditable() ? 2 : 1; }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* focusChild() const override { return m_box.isEditable() ? child(1) : nullptr; }
    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& action) override;

private:
    bool isOpen() const { return m_box.view()->isVisible(); }
    void tellChoice();

    QComboBox& m_box;
    QMetaObject::Connection m_connection;
};

QString SpokenComboBox::text(QAccessible::Text kind) const {
    const QString value = m_box.currentText();
    if (kind != QAccessible::Name)
        return kind == QAccessible::Value ? value : QAccessibleWidget::text(kind);
    QString purpose = QAccessibleWidget::text(kind);
    if (purpose.endsWith(u':'))
        purpose.chop(1);
    if (purpose.isEmpty() || m_box.isEditable()) // the line has the value
        return purpose.isEmpty() ? value : purpose;
    return QCoreApplication::translate("sf::ui::SpokenComboBox", "%1: %2").arg(purpose, value);
}

QAccessible::State SpokenComboBox::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = isOpen();
    state.editable = m_box.isEditable();
    return state;
}

/// The label is in the name: with the relation, readers would say it instead of the name.
QList<std::pair<QAccessibleInterface*, QAccessible::Relation>>
SpokenComboBox::relations(QAccessible::Relation match) const {
    return QAccessibleWidget::relations(match & ~QAccessible::Relation(QAccessible::Label));
}

QAccessibleInterface* SpokenComboBox::child(int index) const {
    if (index == 0)
        return QAccessible::queryAccessibleInterface(m_box.view());
    return index == 1 && m_box.isEditable() ? QAccessible::queryAccessibleInterface(m_box.lineEdit())
                                            : nullptr;
}

int SpokenComboBox::indexOfChild(const QAccessibleInterface* child) const {
    if (child->object() == m_box.view())
        return 0;
    return m_box.isEditable() && child->object() == m_box.lineEdit() ? 1 : -1;
}

void SpokenComboBox::doAction(const QString& action) {
    if (action != showMenuAction() && action != pressAction())
        return QAccessibleWidget::doAction(action);
    if (isOpen())
        m_box.hidePopup();
    else
        m_box.showPopup();
}

/// Readers ignore that the name of a combo box changes, but speak the item that gets the focus.
void SpokenComboBox::tellChoice() {
    QAccessibleEvent renamed(&m_box, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    if (m_box.currentIndex() < 0 || m_box.isEditable() || !m_box.hasFocus() || isOpen())
        return;
    const QAccessibleInterface* list = child(0);
    if (QAccessibleInterface* item = list ? list->child(m_box.currentIndex()) : nullptr) {
        QAccessibleEvent chosen(item, QAccessible::Focus);
        QAccessible::updateAccessibility(&chosen);
    }
}

/// A widget without a role: a window, something to look at like a chart, or what holds others.
class SpokenPart final : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;

    QAccessible::Role role() const override {
        if (widget()->isWindow())
            return QAccessible::Window;
        return widget()->focusPolicy() & Qt::TabFocus ? QAccessible::Graphic : QAccessibleWidget::role();
    }
};

/// Is asked with the names of the object's classes, the most derived first.
QAccessibleInterface* spokenFactory(const QString& key, QObject* object) {
    if (auto* box = qobject_cast<QComboBox*>(object))
        return new SpokenComboBox(*box);
    return key == QLatin1String("QWidget") ? new SpokenPart(static_cast<QWidget*>(object)) : nullptr;
}

} // namespace

void installSpokenWidgets() {
    QAccessible::installFactory(spokenFactory); // Qt ignores repeated calls
}

void keepOwnText(QLabel& label) {
    const auto* button = qobject_cast<const QAbstractButton*>(label.buddy());
    if (button && button->isCheckable() && !button->text().isEmpty())
        label.setBuddy(nullptr);
}

} // namespace sf::ui
