// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/speech/text_reader.h"
#include "ui/widgets/rule_chip.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using namespace sf;
using ui::TextReader;

namespace {

/// A field, figures with rules in a grid that scrolls, and a choice that is off.
struct ReadPanel {
    QWidget window;
    QLineEdit* field = new QLineEdit;
    QLabel* note = new QLabel(QStringLiteral("A note"));
    ui::RuleChip* chip = nullptr;
    QScrollArea* area = new QScrollArea;
    TextReader* reader = nullptr;

    ReadPanel() {
        auto* layout = new QVBoxLayout(&window);
        auto* form = new QFormLayout;
        form->addRow(QStringLiteral("&Name"), field);
        layout->addLayout(form);
        layout->addWidget(note);
        layout->addWidget(area);
        auto* choice = new QCheckBox(QStringLiteral("&Flee"));
        choice->setEnabled(false);
        layout->addWidget(choice);
        addFigures();
        reader = new TextReader(window);
        window.setWindowTitle(QStringLiteral("Stack[*]"));
        window.resize(300, 200);
        window.show();
        field->setFocus();
    }
    void addFigures() {
        auto* inside = new QWidget;
        auto* grid = new QGridLayout(inside);
        // Added out of order, as panels do.
        grid->addWidget(new QLabel(QStringLiteral("+2 entrenched")), 1, 2);
        grid->addWidget(new QLabel(QStringLiteral("12")), 0, 1);
        grid->addWidget(new QLabel(QStringLiteral("Front")), 0, 0);
        chip = new ui::RuleChip(smmRule(11), QStringLiteral("Front 12"), inside);
        grid->addWidget(new ui::RuleChip(smmRule(4), inside), 0, 2);
        grid->addWidget(chip, 1, 3);
        for (int row = 2; row < 30; ++row)
            grid->addWidget(new QLabel(QString::number(row)), row, 0);
        area->setWidget(inside);
    }
    QString line() const { return reader->textCursor().block().text(); }
    void goTo(const QString& start) const {
        for (int line = 0; line < reader->blockCount() && !this->line().startsWith(start); ++line)
            QTest::keyClick(reader, Qt::Key_Down);
    }
};

} // namespace

/// The reader of a panel's texts: rows, keys and the focus.
class TestTextReader final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreLines() {
        ReadPanel panel;
        panel.reader->refresh();
        const QStringList lines = panel.reader->toPlainText().split(u'\n');
        QCOMPARE(lines.mid(0, 4),
                 (QStringList{QStringLiteral("A note"), QStringLiteral("Front 12, rule SMM-4"),
                              QStringLiteral("+2 entrenched, rule SMM-11"), QStringLiteral("2")}));
        QCOMPARE(lines.last(), QStringLiteral("Flee, unavailable"));
        QVERIFY2(!lines.contains(QStringLiteral("Name")), "its field says it");
    }

    void aFieldThatIsOffIsReadWithItsLabel() {
        ReadPanel panel;
        panel.field->setText(QStringLiteral("Ann"));
        panel.field->setEnabled(false);
        panel.reader->refresh();
        QVERIFY2(panel.reader->toPlainText().startsWith(QStringLiteral("Name, Ann, unavailable\n")),
                 qPrintable(panel.reader->toPlainText()));
    }

    void aRuleBesideAFieldSaysWhatItExplains() {
        QWidget panel;
        auto* row = new QHBoxLayout(&panel);
        row->addWidget(new QLineEdit);
        row->addWidget(new ui::RuleChip(smmRule(7), QStringLiteral("Damage"), &panel));
        const TextReader& reader = *new TextReader(panel);
        panel.show();
        TextReader::in(panel)->refresh();
        QCOMPARE(reader.toPlainText(), QStringLiteral("Damage, rule SMM-7"));
    }

    void whatIsHiddenOrCoveredIsSilent() {
        ReadPanel panel;
        panel.note->hide();
        panel.reader->refresh();
        QVERIFY(!panel.reader->toPlainText().contains(QStringLiteral("A note")));
        QWidget cover(&panel.window);
        cover.setObjectName(QStringLiteral("turnCover"));
        auto* layout = new QVBoxLayout(&cover);
        layout->addWidget(new QLabel(QStringLiteral("The other side's turn")));
        cover.show();
        panel.reader->refresh();
        QCOMPARE(panel.reader->toPlainText(), QStringLiteral("The other side's turn"));
    }

    void tabComesToItLast() {
        ReadPanel panel;
        QVERIFY(QTest::qWaitForWindowActive(&panel.window));
        QTest::keyClick(panel.field, Qt::Key_Tab);
        QTest::keyClick(panel.area, Qt::Key_Tab);
        QVERIFY(panel.reader->hasFocus());
        QTest::keyClick(panel.reader, Qt::Key_Tab);
        QVERIFY(panel.field->hasFocus());
    }

    void tabPassesOverNothing() {
        QWidget panel;
        auto* row = new QHBoxLayout(&panel);
        auto* first = new QPushButton(QStringLiteral("First"));
        auto* second = new QPushButton(QStringLiteral("Second"));
        row->addWidget(first);
        row->addWidget(second);
        new TextReader(panel);
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        TextReader::updateStops(panel);
        second->setFocus();
        QTest::keyClick(second, Qt::Key_Tab);
        QVERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_Tab, Qt::ShiftModifier);
        QVERIFY(second->hasFocus());
    }

    void enterOpensTheRuleAndEscapeGoesBack() {
        ReadPanel panel;
        QVERIFY(QTest::qWaitForWindowActive(&panel.window));
        const QSignalSpy moved(panel.reader, &QPlainTextEdit::cursorPositionChanged);
        panel.reader->toggle();
        QCOMPARE(moved.count(), 0); // or readers hear of the caret before the focus, and don't speak the text
        QTRY_COMPARE(panel.line(), QStringLiteral("A note"));
        panel.goTo(QStringLiteral("+2"));
        QCOMPARE(panel.reader->rules(), QList<ui::RuleChip*>{panel.chip});
        QSignalSpy clicked(panel.chip, &QAbstractButton::clicked);
        QTest::keyClick(panel.reader, Qt::Key_Return);
        QCOMPARE(clicked.size(), 1);
        QTest::keyClick(panel.reader, Qt::Key_Escape);
        QVERIFY(panel.field->hasFocus());
    }

    void theRowOfTheCaretIsShownAndFramed() {
        ReadPanel panel;
        QVERIFY(QTest::qWaitForWindowActive(&panel.window));
        QCOMPARE(panel.reader->size(), QSize(1, 1));
        panel.reader->toggle();
        panel.goTo(QStringLiteral("29"));
        QVERIFY(panel.area->verticalScrollBar()->value() > 0);
        QVERIFY(panel.area->geometry().intersects(panel.reader->geometry()));
        QVERIFY(panel.reader->height() > 4);
    }

    void theCaretStaysInItsRow() {
        ReadPanel panel;
        panel.reader->toggle();
        panel.goTo(QStringLiteral("+2"));
        panel.note->setText(QStringLiteral("Another note"));
        QTest::keyClick(panel.reader, Qt::Key_Up);
        QCOMPARE(panel.line(), QStringLiteral("Front 12, rule SMM-4"));
        QTest::keyClick(panel.reader, Qt::Key_Up);
        QCOMPARE(panel.line(), QStringLiteral("Another note"));
    }

    void screenReadersSeeAReadOnlyText() {
        ReadPanel panel;
        panel.reader->refresh();
        const QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(panel.reader);
        QCOMPARE(seen->role(), QAccessible::EditableText);
        QVERIFY(seen->state().readOnly && seen->state().focusable);
        QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Text of Stack"));
    }
};

template struct sf::test::Registered<TestTextReader, QApplication>;
#include "test_text_reader.moc"
