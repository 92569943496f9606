// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/house_rules.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "ui/battle/smm/help/battle_help.h"
#include "ui/help/help_window.h"
#include "ui/imperio/page/imperio_help.h"
#include "ui/paint/base/theme.h"
#include "ui/speech/announce.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>

using namespace sf;

namespace {

/// Every number that the rule documents give: SMM-1 to SMM-30 with SMM-9a, IMP-1 to IMP-24; and of BAT those
/// that events cite.
std::vector<Rule> printedRules() {
    std::vector<Rule> rules;
    for (int number = 1; number <= 30; ++number)
        rules.push_back(smmRule(number));
    rules.push_back(smmRule(9, 'a'));
    for (int number = 1; number <= 24; ++number)
        rules.push_back(imperioRule(number));
    rules.push_back(battleRule(7));
    return rules;
}

QList<ui::HelpPage> pages() {
    return ui::battleHelp() + ui::imperioHelp();
}

} // namespace

/// The rulebook of the program: every rule has its place, and what the rules make of tables and pictures is
/// there.
class TestRulebook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openResources(); }

    void everyRuleHasItsPlace_data() {
        QTest::addColumn<QString>("number");
        for (const Rule& rule : printedRules())
            QTest::newRow(rule.text().c_str()) << QString::fromStdString(rule.text());
    }

    void everyRuleHasItsPlace() {
        QFETCH(QString, number);
        const auto rules = printedRules();
        const auto rule = std::ranges::find(rules, number.toStdString(), &Rule::text);
        ui::HelpWindow help(pages());
        help.showRule(*rule);
        const QTextCursor cursor = help.findChild<QTextBrowser*>()->textCursor();
        QVERIFY(cursor.block().blockFormat().headingLevel() > 0);
        QCOMPARE(cursor.block().text().section(u' ', 0, 0), number);
        QVERIFY2(!cursor.block().next().text().trimmed().isEmpty(), "says nothing");
    }

    void linksLeadToRules_data() {
        QTest::addColumn<QString>("link");
        for (const char* link : {"SMM-8", "SMM-9a", "SMM-27", "IMP-13"})
            QTest::newRow(link) << QString::fromLatin1(link);
    }

    void linksLeadToRules() {
        QFETCH(QString, link);
        ui::HelpWindow help(pages());
        auto* text = help.findChild<QTextBrowser*>();
        Q_EMIT text->anchorClicked(QUrl(link));
        QCOMPARE(text->textCursor().block().text().section(u' ', 0, 0), link);
    }

    void pagesAreWhole() {
        ui::HelpWindow help(pages());
        for (const ui::HelpPage& page : pages()) {
            help.showPage(page.name);
            QVERIFY2(!help.pageText().contains(QLatin1String("{{")), qPrintable(page.name));
            QVERIFY(help.pageText().size() > 200);
        }
    }

    void tablesComeFromTheRules_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("holds");
        QTest::newRow("SMM-4") << QStringLiteral("widths") << QStringLiteral("| 10 to 16 | 17 to 25 |");
        QTest::newRow("SMM-7 ten on the Left")
            << QStringLiteral("orders") << QStringLiteral("I E A J F B G C H D");
        QTest::newRow("SMM-7 nine on the Back")
            << QStringLiteral("orders") << QStringLiteral("I H G F E D C B A");
        QTest::newRow("SMM-8 eight") << QStringLiteral("sizes")
                                     << QStringLiteral("| 1\u00d7 | 2\u00d7 | 4\u00d7 |");
        QTest::newRow("SMM-8 nine") << QStringLiteral("sizes")
                                    << QStringLiteral("| 2\u00d7 | 3\u00d7 | 9\u00d7 |");
        QTest::newRow("SMM-10") << QStringLiteral("costs") << QStringLiteral("| Mountain | 4 |");
        QTest::newRow("SMM-17") << QStringLiteral("joining") << QStringLiteral("| 2 | 18 or more | 15 % |");
        QTest::newRow("SMM-28") << QStringLiteral("specials")
                                << QStringLiteral("| `ranged` | Shoots up to 2 hexes");
        QTest::newRow("SMM-27") << QStringLiteral("chances") << QStringLiteral("55 %");
    }

    void tablesComeFromTheRules() {
        QFETCH(QString, table);
        QFETCH(QString, holds);
        QVERIFY2(ui::battleTable(table).contains(holds), qPrintable(ui::battleTable(table)));
    }

    void everyHouseRuleIsThere() {
        const QString table = ui::battleTable(QStringLiteral("options"));
        for (const Option& option : smm::options())
            QVERIFY2(table.contains(QLatin1String(option.name.data(), static_cast<int>(option.name.size()))),
                     qPrintable(table));
    }

    void picturesAreDrawn_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"formations", "orders", "edges", "postures", "screening"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void picturesAreDrawn() {
        QFETCH(QString, name);
        for (const auto kind : {paint::Theme::Kind::Light, paint::Theme::Kind::Dark}) {
            const QImage picture = ui::battlePicture(name, paint::Theme::of(kind));
            QVERIFY(!picture.isNull());
            QSet<QRgb> colours;
            for (int x = 0; x < picture.width(); x += 3)
                for (int y = 0; y < picture.height(); y += 3)
                    colours.insert(picture.pixel(x, y));
            QVERIFY(colours.size() > 8);
        }
        QVERIFY(ui::battlePicture(QStringLiteral("nothing"), paint::Theme::of(paint::Theme::Kind::Light))
                    .isNull());
    }

    void searchFindsWhileTypingAndCounts() {
        ui::HelpWindow help(pages());
        help.show();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* field = help.findChild<QLineEdit*>();
        auto* text = help.findChild<QTextBrowser*>();
        const auto said = [&](const QString& words) {
            const QList<QLabel*> labels = help.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("complete squ"));
        QCOMPARE(text->textCursor().selectedText().toLower(), QStringLiteral("complete squ"));
        QVERIFY(said(QStringLiteral("in all pages")));
        QTest::keyClicks(field, QStringLiteral("zz"));
        QVERIFY(said(QStringLiteral("Nothing found")));
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QVERIFY(!said(QStringLiteral("Nothing found")));
    }

    void tablesAndPlaceSurviveAThemeSwitch() {
        ui::HelpWindow help(pages());
        help.showPage(QStringLiteral("smm"));
        help.show();
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        auto* text = help.findChild<QTextBrowser*>();
        const auto heading = [text] {
            for (QTextFrame* frame : text->document()->rootFrame()->childFrames())
                if (auto* table = qobject_cast<QTextTable*>(frame))
                    return table->cellAt(0, 0).format().background().color();
            return QColor();
        };
        QVERIFY(text->find(QStringLiteral("Defended Stack")));
        const int scrolled = text->verticalScrollBar()->maximum() / 2;
        QVERIFY(scrolled > 0);
        text->verticalScrollBar()->setValue(scrolled);
        QCOMPARE(heading(), QApplication::palette().color(QPalette::AlternateBase));
        const auto restore =
            qScopeGuard([before = QApplication::palette()] { QApplication::setPalette(before); });
        QPalette other = QApplication::palette();
        other.setColor(QPalette::AlternateBase, Qt::darkGreen);
        QApplication::setPalette(other);
        QTRY_COMPARE(heading(), QColor(Qt::darkGreen));
        QCOMPARE(text->verticalScrollBar()->value(), scrolled);
        QCOMPARE(text->textCursor().selectedText(), QStringLiteral("Defended Stack"));
    }

    void searchFindsAcrossPages() {
        ui::HelpWindow help(pages());
        help.show();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* field = help.findChild<QLineEdit*>();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("Defended Stack"));
        QTest::keyClick(field, Qt::Key_Return);
        const QTextCursor found = help.findChild<QTextBrowser*>()->textCursor();
        QCOMPARE(found.selectedText(), QStringLiteral("Defended Stack"));
        auto* contents = help.findChild<QListWidget*>();
        const QRegularExpression counted(QStringLiteral("^Stack Management Mechanics \\(\\d+\\)$"));
        QVERIFY2(contents->currentItem()->text().contains(counted),
                 qPrintable(contents->currentItem()->text()));
        // Only pages with matches are listed, until the search ends.
        const auto listed = [&] {
            int count = 0;
            for (int row = 0; row < contents->count(); ++row)
                count += contents->item(row)->isHidden() ? 0 : 1;
            return count;
        };
        QVERIFY(listed() < contents->count());
        // A page chosen there shows its first match.
        help.findChild<QTextBrowser*>()->moveCursor(QTextCursor::End);
        QTest::mouseClick(contents->viewport(), Qt::LeftButton, {},
                          contents->visualItemRect(contents->currentItem()).center());
        QCOMPARE(help.findChild<QTextBrowser*>()->textCursor().selectedText(),
                 QStringLiteral("Defended Stack"));
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QCOMPARE(listed(), contents->count());
        QCOMPARE(contents->currentItem()->text(), QStringLiteral("Stack Management Mechanics"));
    }

    void keysMoveTheCaret() {
        ui::HelpWindow help(pages());
        help.showPage(QStringLiteral("battle"));
        help.show();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* text = help.findChild<QTextBrowser*>();
        QVERIFY(text->hasFocus());
        QCOMPARE(text->accessibleName(), QStringLiteral("Help: Playing a battle"));
        QTest::keyClick(text, Qt::Key_Down);
        QVERIFY(text->textCursor().position() > 0);
        QTest::keyClick(text, Qt::Key_H);
        QCOMPARE(text->textCursor().selectedText(), QStringLiteral("The phases"));
        QTest::keyClick(text, Qt::Key_H);
        QCOMPARE(text->textCursor().selectedText(), QStringLiteral("Orders"));
        QTest::keyClick(text, Qt::Key_H, Qt::ShiftModifier);
        QCOMPARE(text->textCursor().selectedText(), QStringLiteral("The phases"));
        QTest::keyClick(text, Qt::Key_Tab);
        QCOMPARE(text->textCursor().selectedText(), QStringLiteral("SMM-11"));
        QTRY_COMPARE(ui::Announcer::instance().last(), QStringLiteral("SMM-11, link"));
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(text->textCursor().selectedText().startsWith(QStringLiteral("SMM-11 ")));
        QVERIFY(text->hasFocus());
    }

    void screenReadersReadTablesByRow() {
        ui::HelpWindow help(pages());
        help.setKeys({{QStringLiteral("F1"), QStringLiteral("help")}},
                     {{QStringLiteral("N"), QStringLiteral("next stack")},
                      {QStringLiteral("P"), QStringLiteral("previous stack")}});
        help.showPage(QStringLiteral("keys"));
        help.show();
        auto* text = help.findChild<QTextBrowser*>();
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(text);
        QCOMPARE(seen->role(), QAccessible::EditableText);
        QVERIFY(seen->state().readOnly && seen->state().focusable);
        QAccessibleTextInterface& read = *seen->textInterface();
        const QString whole = read.text(0, read.characterCount());
        for (const QChar control : {QChar(0xfdd0), QChar(0xfdd1), QChar(0xfffc), QChar(0x2029)})
            QVERIFY(!whole.contains(control));
        text->setTextCursor(text->document()->find(QStringLiteral("next stack")));
        int start = 0;
        int end = 0;
        const QString row = read.textAtOffset(read.cursorPosition(), QAccessible::LineBoundary, &start, &end);
        QCOMPARE(row.simplified(), QStringLiteral("N next stack"));
        QCOMPARE(read.textAfterOffset(start, QAccessible::LineBoundary, &start, &end).simplified(),
                 QStringLiteral("P previous stack"));
        QCOMPARE(read.textBeforeOffset(start, QAccessible::LineBoundary, &start, &end).simplified(),
                 QStringLiteral("N next stack"));
    }

    void backLeadsToWhereALinkWasFollowed() {
        ui::HelpWindow help(pages());
        help.showPage(QStringLiteral("battle"));
        help.show();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* text = help.findChild<QTextBrowser*>();
        text->verticalScrollBar()->setValue(text->verticalScrollBar()->maximum() / 2);
        const int scrolled = text->verticalScrollBar()->value();
        const QString page = help.pageText();
        Q_EMIT text->anchorClicked(QUrl(QStringLiteral("IMP-13")));
        QVERIFY(help.pageText() != page);
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(help.pageText(), page);
        QCOMPARE(text->verticalScrollBar()->value(), scrolled);
        QVERIFY(!help.findChildren<QToolButton*>().front()->isEnabled()); // there is nothing before it
        QTest::keyClick(&help, Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(help.pageText() != page);
    }
};

template struct sf::test::Registered<TestRulebook, QApplication>;
#include "test_rulebook.moc"
