// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/every_window.h"
#include "tests/test_registry.h"
#include "tests/ui/when_open.h"
#include "ui/help/key_list.h"
#include "ui/speech/text_reader.h"
#include "ui/style/style.h"
#include "ui/widgets/rule_chip.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTreeWidget>

#include <algorithm>

using namespace sf;
using ui::TextReader;

namespace {

bool isTabStop(const QWidget& widget) {
    return ((widget.focusPolicy() & Qt::TabFocus) || widget.focusProxy()) && widget.isVisible();
}

QString plainText(const QLabel& label) {
    const QString text = label.textFormat() == Qt::RichText
                             ? QTextDocumentFragment::fromHtml(label.text()).toPlainText()
                             : label.text();
    const QString shown = label.buddy() ? QString(text).remove(u'&') : text;
    return QString(shown).remove(QChar(0x200b)).simplified();
}

/// Whether the widget paints what its name says.
bool isPainted(const QWidget& widget) {
    return !widget.accessibleName().isEmpty() && !qobject_cast<const QAbstractButton*>(&widget) &&
           !qobject_cast<const QScrollBar*>(&widget) &&
           widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly).isEmpty();
}

/// What the panel or window around the widget reads out.
QString readAround(const QWidget& widget) {
    TextReader* reader = TextReader::around(&widget);
    if (!reader)
        return {};
    reader->refresh();
    return reader->toPlainText();
}

/// Whether a control that the keyboard reaches says the text.
bool isSaidByControl(const QString& text, const QList<QWidget*>& widgets) {
    return std::ranges::any_of(widgets, [&text](const QWidget* widget) {
        return isTabStop(*widget) &&
               (widget->accessibleName().contains(text) || widget->accessibleDescription().contains(text));
    });
}

/// The texts of the window that no key leads to: labels, and what painted widgets say.
QStringList textsOutOfReach(QWidget& top) {
    QStringList problems;
    const QList<QWidget*> widgets = top.findChildren<QWidget*>();
    const auto check = [&](const QWidget& widget, const QString& text) {
        if (!readAround(widget).contains(text) && !isSaidByControl(text, widgets))
            problems << QStringLiteral("out of reach: %1 | %2 in %3 | %4")
                            .arg(text.left(120), QLatin1String(widget.metaObject()->className()),
                                 QLatin1String(widget.parentWidget()->metaObject()->className()),
                                 top.windowTitle());
    };
    if (top.windowType() == Qt::Popup)
        return problems; // a menu, which is a list
    for (const QWidget* widget : widgets) {
        if (!widget->isVisible() || widget->window() != &top || isTabStop(*widget))
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            const bool isNamed = label->buddy() && label->buddy()->isEnabled() && isTabStop(*label->buddy());
            if (!isNamed && !plainText(*label).isEmpty())
                check(*label, plainText(*label));
        } else if (const auto* chip = qobject_cast<const ui::RuleChip*>(widget))
            check(*chip, QStringLiteral("rule ") + chip->text());
        else if (isPainted(*widget))
            check(*widget, widget->accessibleName().simplified());
    }
    return problems;
}

/// Rules that don't say what they explain.
QStringList bareRules(QWidget& top) {
    QStringList problems;
    for (const auto* chip : top.findChildren<ui::RuleChip*>())
        if (chip->isVisible() && chip->figure().isEmpty())
            problems << QStringLiteral("rule of nothing: %1 in %2")
                            .arg(chip->text(),
                                 QLatin1String(chip->parentWidget()->metaObject()->className()));
    return problems;
}

QString lineOf(const TextReader& reader) {
    return reader.textCursor().block().text();
}

void typeKey(int key, Qt::KeyboardModifiers held = {}) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), held);
}

/// The list of keys once it is open, or null.
ui::KeyListDialog* keyList() {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* list = qobject_cast<ui::KeyListDialog*>(window); list && list->isVisible())
            return list;
    return nullptr;
}

} // namespace

/// Every text that is shown can be read by keyboard and screen reader.
class TestReadableText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void everyTextCanBeReached_data() { test::addPages(); }
    void everyTextCanBeReached() {
        QFETCH(const QByteArray, file);
        test::EveryWindow window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QStringList problems;
        const auto visit = [&problems](QWidget& top) { problems << textsOutOfReach(top) << bareRules(top); };
        window.visitDocks(*page, visit);
        window.visitDialogs(*page, visit);
        problems.removeDuplicates();
        for (const QString& problem : std::as_const(problems)) // QtTest cuts off long messages
            qWarning("%s", qPrintable(problem));
        QCOMPARE(problems.size(), 0);
    }

    void theStartPageCanBeRead() {
        test::EveryWindow window;
        QTRY_VERIFY(TextReader::in(*window.window));
        const QStringList problems = textsOutOfReach(*window.window);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    void aKeyReadsFiguresWithTheirRules() {
        test::EveryWindow window;
        ui::Page* page = window.add(test::battleFile("smm"));
        QVERIFY(page);
        QTest::qWait(60);
        typeKey(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        QWidget* const before = QApplication::focusWidget();
        typeKey(Qt::Key_F7, Qt::ControlModifier);
        auto* reader = qobject_cast<TextReader*>(QApplication::focusWidget());
        QVERIFY(reader);
        QVERIFY2(reader->accessibleName().contains(QStringLiteral("Stack")),
                 qPrintable(reader->accessibleName()));
        const auto isWidth = [&] { return lineOf(*reader).startsWith(QStringLiteral("Stack Width ")); };
        for (int line = 0; line < reader->blockCount() && !isWidth(); ++line)
            typeKey(Qt::Key_Down);
        QVERIFY2(isWidth(), qPrintable(reader->toPlainText()));
        QVERIFY2(lineOf(*reader).endsWith(QStringLiteral("rule SMM-4")), qPrintable(lineOf(*reader)));
        QVERIFY(reader->height() > 4); // frames the row
        QStringList listed;
        test::whenOpen<QMenu>([&listed](QMenu& menu) {
            for (const QAction* action : menu.actions())
                listed << action->text();
            menu.close();
        });
        typeKey(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(listed, QStringList{QStringLiteral("SMM-4: Stack Width")});
        QTRY_COMPARE(QApplication::focusWidget(), reader);
        typeKey(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), before);
    }

    void aQuestionMarkListsTheKeysEverywhere_data() {
        test::addPages();
        QTest::newRow("start page") << QByteArray("none");
    }
    void aQuestionMarkListsTheKeysEverywhere() {
        QFETCH(const QByteArray, file);
        test::EveryWindow window;
        if (file != "none") {
            ui::Page* page = window.add(file);
            QVERIFY(page);
            page->setFocus();
        }
        if (!QApplication::focusWidget())
            QTest::keyClick(window.window.get(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget());
        const QWidget* before = QApplication::focusWidget();
        typeKey(Qt::Key_Question, Qt::ShiftModifier);
        ui::KeyListDialog* dialog = keyList();
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* list = dialog->findChild<QTreeWidget*>();
        QTRY_COMPARE(QApplication::focusWidget(), list);
        const QTreeWidgetItem* heading = list->currentItem();
        typeKey(Qt::Key_Down);
        QCOMPARE(list->currentItem()->parent(), heading);
        QVERIFY(
            list->currentItem()->data(0, Qt::AccessibleTextRole).toString().contains(QStringLiteral(": ")));
        typeKey(Qt::Key_Escape);
        QVERIFY(!keyList());
        QTRY_COMPARE(window.window->focusWidget(), before);
    }
};

template struct sf::test::Registered<TestReadableText, QApplication>;
#include "test_readable_text.moc"
