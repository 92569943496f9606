// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/speech.h"

#include <QAccessible>
#include <QApplication>
#include <QWidget>

namespace sf::ui {

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

namespace {

/// What readers speak when it appears. Changed names and descriptions they don't: Qt 6.4 sends them without
/// their text.
class Notification final : public QAccessibleInterface {
public:
    void show(const QString& text) {
        m_text = text;
        for (const QAccessible::Event change : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
            QAccessibleEvent event(this, change);
            QAccessible::updateAccessibility(&event);
        }
    }

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(QApplication::activeWindow());
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_text : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QString m_text;
};

} // namespace

void speak(const QString& text) {
    if (!QAccessible::isActive() || !QApplication::activeWindow())
        return;
    // Qt deletes it with all others at the end of the program.
    static const QAccessible::Id id = QAccessible::registerAccessibleInterface(new Notification);
    if (auto* notification = static_cast<Notification*>(QAccessible::accessibleInterface(id)))
        notification->show(text);
}

#else

void speak(const QString& text) {
    if (QWidget* window = QApplication::activeWindow()) {
        QAccessibleAnnouncementEvent event(window, text);
        QAccessible::updateAccessibility(&event);
    }
}

#endif

} // namespace sf::ui
