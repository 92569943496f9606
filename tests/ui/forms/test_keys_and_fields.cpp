// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/forms/check_item.h"
#include "ui/forms/form_dialog.h"
#include "ui/forms/word_completer.h"
#include "ui/style/style.h"
#include "ui/widgets/board_key.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace sf;

namespace {

QString nameForReaders(QObject* object) {
    return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
}

/// With one field.
class OneFieldForm final : public ui::FormDialog {
public:
    OneFieldForm() : FormDialog(QStringLiteral("Form"), QStringLiteral("Add"), nullptr) {
        content()->addWidget(&field);
    }
    ~OneFieldForm() override { field.setParent(nullptr); }

    QLineEdit field;
};

} // namespace

/// Keys mean the same on every keyboard, and what is typed replaces what was there.
class TestKeysAndFields final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }

    /// Screen readers hear that first, and then don't say which field has the focus.
    void emptyFieldsDontMoveTheirCaretWhenTheyAreEntered() {
        QWidget window;
        auto* box = new QVBoxLayout(&window);
        box->addWidget(new QPushButton);
        auto* field = new QLineEdit;
        box->addWidget(field);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QSignalSpy moved(field, &QLineEdit::cursorPositionChanged);
        QTest::keyClick(&window, Qt::Key_Tab);
        QTRY_VERIFY(field->hasFocus());
        QCOMPARE(moved.count(), 0);
    }

    void keysOfEveryKeyboard_data() {
        QTest::addColumn<int>("typed");
        QTest::addColumn<int>("held");
        QTest::addColumn<quint32>("place");
        QTest::addColumn<int>("meant");
        const int none = Qt::NoModifier;
        const int shift = Qt::ShiftModifier;
        QTest::newRow("N") << int(Qt::Key_N) << none << 57U << int(Qt::Key_N);
        QTest::newRow("Russian N") << 0x422 << none << 57U << int(Qt::Key_N);
        QTest::newRow("Russian Shift+R") << 0x41a << shift << 27U << (int(Qt::SHIFT) | int(Qt::Key_R));
        QTest::newRow("Russian comma") << 0x411 << none << 59U << int(Qt::Key_Comma);
        QTest::newRow("Greek K") << 0x39a << none << 45U << int(Qt::Key_K);
        QTest::newRow("Hebrew P") << 0x5e4 << none << 33U << int(Qt::Key_P);
        QTest::newRow("Arabic digit") << 0x663 << none << 12U << int(Qt::Key_3);
        QTest::newRow("French digit") << int(Qt::Key_1) << shift << 10U << int(Qt::Key_1);
        QTest::newRow("French e acute") << 0xc9 << none << 11U << 0xc9;
        QTest::newRow("German slash") << int(Qt::Key_Slash) << shift << 16U << int(Qt::Key_Slash);
        QTest::newRow("Shift+Question") << int(Qt::Key_Question) << shift << 61U << int(Qt::Key_Question);
        QTest::newRow("keypad") << int(Qt::Key_Plus) << int(Qt::KeypadModifier) << 86U << int(Qt::Key_Plus);
        QTest::newRow("Shift+Return")
            << int(Qt::Key_Return) << shift << 36U << (int(Qt::SHIFT) | int(Qt::Key_Return));
    }
    void keysOfEveryKeyboard() {
        QFETCH(const int, typed);
        QFETCH(const int, held);
        QFETCH(const quint32, place);
        QFETCH(const int, meant);
        const QKeyEvent event(QEvent::KeyPress, typed, Qt::KeyboardModifiers(held), place, 0, 0);
        QCOMPARE(ui::latinKey(event).toCombined(), meant);
        int runs = 0;
        const ui::BoardKeys keys{{{}, {}, {{QKeyCombination::fromCombined(meant), [&runs] { ++runs; }}}}};
        QVERIFY(ui::runBoardKey(keys, event));
        QCOMPARE(runs, 1);
    }

    void typingReplacesASpecialValue() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* other = new QLineEdit(&window);
        auto* box = new QSpinBox(&window);
        box->setRange(0, 600);
        box->setSuffix(QStringLiteral(" s"));
        box->setSpecialValueText(QStringLiteral("no limit"));
        layout->addWidget(other);
        layout->addWidget(box);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* line = box->findChild<QLineEdit*>();
        const QPoint inside(4, line->height() / 2);
        for (const int way : {0, 1, 2, 3}) {
            box->setValue(0);
            other->setFocus();
            if (way == 0)
                QTest::mouseClick(line, Qt::LeftButton, {}, inside);
            else if (way == 1) {
                QTest::mouseDClick(line, Qt::LeftButton, {}, inside);
                QTest::mouseRelease(line, Qt::LeftButton, {}, inside);
            } else if (way == 2)
                QTest::keyClick(other, Qt::Key_Tab);
            else
                box->setFocus();
            QTest::keyClicks(box, QStringLiteral("60"));
            QVERIFY2(box->value() == 60, qPrintable(QStringLiteral("%1: %2").arg(way).arg(box->text())));
        }
    }

    void aSecondClickPlacesTheCursor() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* other = new QLineEdit(&window);
        auto* line = new QLineEdit(QStringLiteral("Hill Company"), &window);
        auto* list = new QComboBox(&window);
        list->setEditable(true);
        list->setCurrentText(QStringLiteral("Stabber"));
        for (QWidget* field : std::initializer_list<QWidget*>{other, line, list})
            layout->addWidget(field);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other->setFocus();
        const QPoint inside(8, line->height() / 2);
        QTest::mouseClick(line, Qt::LeftButton, {}, inside);
        QCOMPARE(line->selectedText(), QStringLiteral("Hill Company"));
        QTest::mouseClick(line, Qt::LeftButton, {}, inside, QApplication::doubleClickInterval() + 100);
        QVERIFY(line->selectedText().isEmpty());
        QTest::mouseClick(list->lineEdit(), Qt::LeftButton, {}, inside);
        QCOMPARE(list->lineEdit()->selectedText(), QStringLiteral("Stabber"));
        other->setFocus();
        list->lineEdit()->deselect();
        list->setFocus();
        QCOMPARE(list->lineEdit()->selectedText(), QStringLiteral("Stabber"));
    }

    void enterGoesThroughACompletion() {
        QLineEdit line;
        new ui::WordCompleter(line, {QStringLiteral("Stabber"), QStringLiteral("Stabber elite")});
        QSignalSpy entered(&line, &QLineEdit::returnPressed);
        line.show();
        QVERIFY(QTest::qWaitForWindowActive(&line));
        QTest::keyClicks(&line, QStringLiteral("7 Stabber"));
        QWidget* list = QApplication::activePopupWidget();
        QVERIFY(list);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(entered.size(), 1);
        QVERIFY(!list->isVisible());
        QTest::keyClicks(&line, QStringLiteral(", 2 St"));
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(line.text(), QStringLiteral("7 Stabber, 2 Stabber"));
        QCOMPARE(entered.size(), 1);
    }

    void comboBoxesSayWhatTheyAreForAndTheirValue() {
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* theme = new QComboBox(&window);
        theme->addItems({QStringLiteral("Light"), QStringLiteral("Dark")});
        form->addRow(QStringLiteral("&Theme:"), theme);
        auto* player = new QComboBox(&window);
        player->addItem(QStringLiteral("Person"));
        player->setAccessibleName(QStringLiteral("Player of North"));
        form->addRow(player);
        window.show();
        QCOMPARE(nameForReaders(theme), QStringLiteral("Theme: Light"));
        theme->setCurrentIndex(1);
        QCOMPARE(nameForReaders(theme), QStringLiteral("Theme: Dark"));
        QCOMPARE(nameForReaders(player), QStringLiteral("Player of North: Person"));
        // Readers would say the label instead of the name.
        QVERIFY(QAccessible::queryAccessibleInterface(theme)->relations(QAccessible::Label).isEmpty());
    }

    void checkBoxesKeepTheirText() {
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* box = new QCheckBox(QStringLiteral("Show coordinates"), &window);
        form->addRow(QStringLiteral("Map"), box);
        window.show();
        QCOMPARE(nameForReaders(box), QStringLiteral("Show coordinates"));
        QVERIFY(QAccessible::queryAccessibleInterface(box)->relations(QAccessible::Label).isEmpty());
    }

    void itemsSayThatTheyAreNotChecked() {
        QListWidget list;
        auto* item = new ui::CheckItem(QStringLiteral("Wolves"), false, list);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&list)->child(0);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Wolves, not checked"));
        item->setCheckState(Qt::Checked);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Wolves"));
        QVERIFY(spoken->state().checked);
    }

    void aFormSaysInTheFieldWhyItIsRefused() {
        OneFieldForm form;
        form.field.setAccessibleDescription(QStringLiteral("About it"));
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        QCOMPARE(QApplication::focusWidget(), &form.field);
        form.setProblem(QStringLiteral("There is no Zz."));
        QCOMPARE(form.field.accessibleDescription(), QStringLiteral("There is no Zz.\nAbout it"));
        QTest::keyClick(&form.field, Qt::Key_Tab);
        const auto* line = qobject_cast<QLabel*>(QApplication::focusWidget());
        QVERIFY(line && line->text().contains(QStringLiteral("There is no Zz.")));
        form.setProblem({});
        QCOMPARE(form.field.accessibleDescription(), QStringLiteral("About it"));
    }

    void aFormAsksAtItsFirstField() {
        OneFieldForm form;
        form.setWaiting(QStringLiteral("Enter a name."));
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        QCOMPARE(form.field.accessibleDescription(), QStringLiteral("Enter a name."));
        form.setProblem({});
        QVERIFY(form.field.accessibleDescription().isEmpty());
    }

    void tabReachesEveryButtonOfABox() {
        QDialog dialog;
        auto* layout = new QVBoxLayout(&dialog);
        auto* field = new QLineEdit(&dialog);
        layout->addWidget(field);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
        for (const char* text : {"Play again", "Rounds", "Board"})
            buttons->addButton(QLatin1String(text), QDialogButtonBox::ActionRole);
        layout->addWidget(buttons);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        buttons->buttons().constFirst()->setFocus();
        QSet<QWidget*> seen;
        for (int step = 0; step < 12; ++step) {
            seen << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(seen.size(), 5);
    }
};

template struct sf::test::Registered<TestKeysAndFields, QApplication>;
#include "test_keys_and_fields.moc"
