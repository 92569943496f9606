// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/every_window.h"
#include "tests/test_registry.h"
#include "ui/speech/tab_order.h"
#include "ui/style/style.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMap>
#include <QMenuBar>

using namespace sf;

namespace {

QString spokenName(QObject& object) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&object);
    return interface ? interface->text(QAccessible::Name).simplified() : QString();
}

/// For the developer.
QString whereIs(const QWidget& widget) {
    QStringList names;
    for (const QWidget* at = &widget; at && names.size() < 4; at = at->parentWidget())
        names << QLatin1String(at->metaObject()->className()) + u' ' + at->objectName();
    return names.join(QStringLiteral(" in "));
}

/// What Tab stops at, of radio buttons only the chosen one.
QList<QWidget*> tabStops(const QWidget& top) {
    QList<QWidget*> stops;
    for (auto* widget : top.findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isOneOfMany =
            button && button->isCheckable() && !button->isChecked() &&
            (button->autoExclusive() || (button->group() && button->group()->exclusive()));
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isVisible() &&
            widget->isEnabled() && widget->window() == &top && !isOneOfMany)
            stops << widget;
    }
    return stops;
}

QStringList unnamedStops(QWidget& top) {
    QStringList problems;
    if (spokenName(top).isEmpty())
        problems << QStringLiteral("no name: window ") + whereIs(top);
    for (QWidget* stop : tabStops(top))
        if (spokenName(*stop).isEmpty())
            problems << QStringLiteral("no name: ") + whereIs(*stop);
    return problems;
}

/// Combo boxes that don't say what they are for, or say the same as another.
QStringList unclearChoices(const QWidget& top) {
    QStringList problems;
    QStringList names;
    for (QWidget* stop : tabStops(top)) {
        const auto* box = qobject_cast<const QComboBox*>(stop);
        if (!box)
            continue;
        const QString name = spokenName(*stop);
        if (name == box->currentText().simplified())
            problems << QStringLiteral("says only its value, “%1”: %2").arg(name, whereIs(*stop));
        if (names.contains(name))
            problems << QStringLiteral("twice: “%1”: %2").arg(name, whereIs(*stop));
        names << name;
    }
    return problems;
}

/// Labels that would be spoken in place of the text of a check box.
QStringList hiddenTexts(const QWidget& top) {
    QStringList problems;
    for (const auto* label : top.findChildren<QLabel*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(label->buddy());
        if (label->isVisible() && button && button->isCheckable() && !button->text().isEmpty())
            problems << QStringLiteral("“%1” replaces “%2”").arg(label->text(), button->text());
    }
    return problems;
}

/// Qt asks for no cell at all when keys are pressed in an empty table. The sanitizers find what that breaks.
void askForNoCell(const QWidget& top) {
    for (const auto* view : top.findChildren<QAbstractItemView*>())
        for (int role = 0; view->model() && role <= Qt::AccessibleDescriptionRole; ++role)
            view->model()->data({}, role);
}

/// Letters with Alt that would only take turns between two controls or menus.
QStringList sharedLetters(const QWidget& top) {
    QMap<QKeySequence, QStringList> uses;
    const auto note = [&uses](const QString& text) {
        if (const QKeySequence letter = QKeySequence::mnemonic(text); !letter.isEmpty())
            uses[letter] << text;
    };
    for (const auto* bar : top.findChildren<QMenuBar*>())
        for (const QAction* menu : bar->actions())
            note(menu->text());
    for (const auto* button : top.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled())
            note(button->text());
    for (const auto* label : top.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy() && label->buddy()->isEnabled())
            note(label->text());
    QStringList problems;
    for (const QStringList& texts : std::as_const(uses))
        if (texts.size() > 1)
            problems << QStringLiteral("one letter for %1 | %2")
                            .arg(texts.join(QStringLiteral(" and ")), top.windowTitle());
    return problems;
}

/// What Tab alone doesn't lead to in the dialog.
QStringList unreachedStops(QWidget& dialog) {
    const QList<QWidget*> stops = tabStops(dialog);
    if (stops.isEmpty())
        return {};
    stops.first()->setFocus(Qt::TabFocusReason);
    QSet<QWidget*> seen;
    for (qsizetype step = 0; step < 3 * stops.size() + 10; ++step) {
        QWidget* focused = dialog.focusWidget(); // it may not be active yet
        if (!focused)
            break;
        seen << focused;
        QTest::keyClick(focused, Qt::Key_Tab);
    }
    QStringList problems;
    for (QWidget* stop : stops)
        if (!seen.contains(stop) && stop->isVisible() && stop->isEnabled() &&
            (stop->focusPolicy() & Qt::TabFocus))
            problems << QStringLiteral("Tab doesn't reach %1 | %2").arg(whereIs(*stop), dialog.windowTitle());
    return problems;
}

QString oneByOne(QStringList problems) {
    problems.removeDuplicates();
    for (const QString& problem : problems) // QtTest cuts off long messages
        qWarning("%s", qPrintable(problem));
    return u'\n' + problems.join(u'\n');
}

} // namespace

/// Walks through every page, dock and dialog as somebody does who hears them: controls have names, Tab
/// reaches them, and keys lead from one part of the window to another.
class TestSpokenControls final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void theStartPageIsNamed() {
        test::EveryWindow window;
        const QStringList problems = unnamedStops(*window.window);
        QVERIFY2(problems.isEmpty(), qPrintable(oneByOne(problems)));
    }

    void controlsSayWhatTheyAreFor_data() { test::addPages(); }
    void controlsSayWhatTheyAreFor() {
        QFETCH(const QByteArray, file);
        test::EveryWindow window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QStringList problems;
        const auto visit = [&problems](QWidget& top) {
            askForNoCell(top);
            problems << unnamedStops(top) << unclearChoices(top) << hiddenTexts(top) << sharedLetters(top);
        };
        window.visitDocks(*page, visit);
        window.visitDialogs(*page, [&](QWidget& dialog) {
            visit(dialog);
            if (dialog.isModal())
                problems << unreachedStops(dialog);
        });
        QVERIFY2(problems.isEmpty(), qPrintable(oneByOne(problems)));
    }

    void everyDockHasAKey_data() { test::addPages(); }
    void everyDockHasAKey() {
        QFETCH(const QByteArray, file);
        test::EveryWindow window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QTest::qWait(60);
        for (const ui::Page::Dock& dock : page->docks()) {
            QVERIFY2(!dock.goTos.isEmpty(), qPrintable(dock.title));
            for (const ui::Page::Dock::GoTo& goTo : dock.goTos) {
                QVERIFY2(!goTo.text.isEmpty(), qPrintable(dock.title));
                page->setFocus();
                QTest::keySequence(QApplication::focusWidget(), goTo.key);
                const auto* frame = window.window->findChild<QDockWidget*>(dock.objectName);
                QVERIFY(frame && frame->isVisible());
                QTRY_VERIFY2(frame->isAncestorOf(QApplication::focusWidget()) ||
                                 !ui::firstTabStop(*frame->widget()),
                             qPrintable(goTo.text));
                QTest::keySequence(QApplication::focusWidget(), QKeySequence(QStringLiteral("Ctrl+Alt+B")));
                QVERIFY2(page->isAncestorOf(QApplication::focusWidget()), qPrintable(goTo.text));
            }
        }
    }

    void aLateAltLeavesTheMenuOpen() {
        test::EveryWindow window;
        QMenu* menu = window.window->menuBar()->actions().constFirst()->menu();
        menu->popup(window.window->mapToGlobal(QPoint(20, 40)));
        QTRY_VERIFY(menu->isVisible());
        QKeyEvent late(QEvent::KeyPress, Qt::Key_Alt, Qt::AltModifier);
        QApplication::sendEvent(menu, &late);
        QVERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Alt);
        QVERIFY(!menu->isVisible());
    }
};

template struct sf::test::Registered<TestSpokenControls, QApplication>;
#include "test_spoken_controls.moc"
