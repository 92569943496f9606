// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/every_window.h"
#include "tests/test_registry.h"
#include "tests/ui/alt_letters.h"
#include "tests/ui/visible_text.h"
#include "tests/ui/when_open.h"
#include "ui/forms/form_dialog.h"
#include "ui/forms/refusal_line.h"
#include "ui/page/message_bar.h"
#include "ui/speech/text_reader.h"
#include "ui/style/style.h"
#include "ui/widgets/row_filter.h"
#include "ui/widgets/rule_chip.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableView>
#include <QTranslator>

#include <algorithm>

using namespace sf;

namespace {

QString nameOf(const QWidget& widget) {
    QStringList names;
    for (const QWidget* at = &widget; at && names.size() < 4; at = at->parentWidget())
        names << QLatin1String(at->metaObject()->className()) + u' ' + at->objectName() + u' ' +
                     at->accessibleName() + u' ' + at->property("text").toString();
    return names.join(QStringLiteral(" in "));
}

QString joined(QStringList problems) {
    problems.removeDuplicates();
    for (const QString& problem : problems) // QtTest cuts off long messages
        qWarning("%s", qPrintable(problem));
    return u'\n' + problems.join(u'\n');
}

/// What the user can reach by Tab and use now.
bool isStop(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isVisible() && widget.isEnabled();
}

/// Where going on by Tab and back by Shift+Tab doesn't return.
QStringList brokenChains(const QWidget& top) {
    QStringList problems;
    for (const auto* widget : top.findChildren<QWidget*>())
        if (widget->nextInFocusChain()->previousInFocusChain() != widget)
            problems << QStringLiteral("Tab and back leads away from %1").arg(nameOf(*widget));
    return problems;
}

/// Steps of Tab that go up within a column of a dialog.
QStringList stepsUp(QWidget& dialog) {
    QStringList problems;
    QWidgetList stops;
    for (QWidget* widget = dialog.nextInFocusChain(); widget != &dialog; widget = widget->nextInFocusChain())
        if (isStop(*widget) && dialog.isAncestorOf(widget) && widget->window() == &dialog &&
            !qobject_cast<ui::TextReader*>(widget)) // which has no place until it reads
            stops << widget;
    const auto place = [&dialog](const QWidget* stop) {
        return QRect(stop->mapTo(&dialog, QPoint()), stop->size());
    };
    const auto topOf = [&](const QWidget* stop) { return place(stop).top(); };
    std::rotate(stops.begin(), std::ranges::min_element(stops, {}, topOf), stops.end()); // Tab goes round
    for (qsizetype stop = 1; stop < stops.size() && place(stops.back()).top() < place(stops.front()).bottom();
         ++stop)
        std::rotate(stops.begin(), stops.end() - 1, stops.end()); // to the first in the topmost row
    for (qsizetype stop = 1; stop < stops.size(); ++stop) {
        const QRect before = place(stops[stop - 1]);
        const QRect next = place(stops[stop]);
        const bool isBeside = next.right() < before.left() || next.left() > before.right();
        if (!isBeside && next.bottom() <= before.top())
            problems << QStringLiteral("Tab goes up from %1 to %2 | %3")
                            .arg(nameOf(*stops[stop - 1]), nameOf(*stops[stop]), dialog.windowTitle());
    }
    return problems;
}

/// Panels that are wider than the area that shows them, so that something is out of reach or has to be
/// scrolled to sideways.
QStringList tooWide(const QWidget& top, int screenWidth) {
    QStringList problems;
    for (const auto* area : top.findChildren<QScrollArea*>()) {
        if (!area->widget() || area->visibleRegion().isEmpty())
            continue;
        // Dialogs are as large as the screen of the test lets them.
        const int room = top.isModal() ? std::max(area->viewport()->width(), screenWidth - 100)
                                       : area->viewport()->width();
        const int needed = area->widget()->minimumSizeHint().width();
        if (needed <= room)
            continue;
        problems << QStringLiteral("%1 of %2 pixels: %3").arg(room).arg(needed).arg(nameOf(*area->widget()));
        for (const QWidget* part : area->widget()->findChildren<QWidget*>())
            if (part->isVisible() && part->minimumSizeHint().width() > room * 3 / 4 &&
                part->findChildren<QLabel*>().size() < 2)
                problems
                    << QStringLiteral("    %1: %2").arg(part->minimumSizeHint().width()).arg(nameOf(*part));
    }
    return problems;
}

QStringList redHints(const QWidget& top) {
    QStringList problems;
    for (const auto* line : top.findChildren<ui::RefusalLine*>())
        if (line->isVisible() && line->isRefusal())
            problems << QStringLiteral("refused before anything is done: %1 | %2")
                            .arg(line->text(), nameOf(*line));
    if (const auto* form = qobject_cast<const ui::FormDialog*>(&top); form && !form->problem().isEmpty())
        problems << QStringLiteral("wrong before anything is done: %1 | %2")
                        .arg(form->problem(), top.windowTitle());
    return problems;
}

/// Names from files, the command line or the source, where people read.
QStringList codeNames(const QWidget& top) {
    static const QRegularExpression code(QStringLiteral(
        "\\b[a-z]+[A-Z][A-Za-z]*\\b|\\b\\w+\\[\\w*\\]|\\b[a-z]+-\\d+\\b|--[a-z]+|[a-z]=[a-z]"));
    QStringList problems;
    test::VisibleText::forEach(top, [&problems](const QObject& where, const QString& text) {
        if (const auto match = code.match(text); match.hasMatch())
            problems << QStringLiteral("%1 in “%2” | %3 %4")
                            .arg(match.captured(), text.left(120),
                                 QLatin1String(where.metaObject()->className()), where.objectName());
    });
    return problems;
}

/// Tables that don't sort names as people do: numbers by value, accents as the language has it.
QStringList plainlySorted(const QWidget& top) {
    QStringList problems;
    for (const auto* table : top.findChildren<QTableView*>())
        if (table->isSortingEnabled() && !qobject_cast<const ui::RowFilter*>(table->model()))
            problems << QStringLiteral("sorted letter by letter: ") + nameOf(*table);
    return problems;
}

/// Fields whose text isn't selected when they get the focus by Tab, by a program or by a click.
QStringList unselectedFields(QWidget& top) {
    QStringList problems;
    for (auto* line : top.findChildren<QLineEdit*>()) {
        QWidget* field = line->focusProxy() ? line->focusProxy() : line;
        if (!line->isVisible() || !line->isEnabled() || line->text().isEmpty() ||
            line->visibleRegion().isEmpty())
            continue;
        for (const auto reason : {Qt::TabFocusReason, Qt::OtherFocusReason, Qt::MouseFocusReason}) {
            line->deselect();
            field->clearFocus();
            if (reason == Qt::MouseFocusReason)
                QTest::mouseClick(line, Qt::LeftButton, {}, {3, line->height() / 2});
            else
                field->setFocus(reason);
            if (field->hasFocus() && line->selectedText().isEmpty())
                problems << QStringLiteral("not selected (%1): %2").arg(reason).arg(nameOf(*field));
        }
    }
    return problems;
}

} // namespace

/// Walks through every page, dock and dialog: keys, focus and room are as anybody expects.
class TestWindowLayout final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        Q_INIT_RESOURCE(translations);
        QApplication::setStyle(new ui::Style);
        m_font = QApplication::font();
    }
    void cleanup() { QApplication::setFont(m_font); }

    void noTwoLettersAreTheSame_data() { test::addPages(); }
    /// In each language of the program.
    void noTwoLettersAreTheSame() {
        QFETCH(const QByteArray, file);
        const QStringList languages = QDir(QStringLiteral(":/squarefront/translations")).entryList();
        QVERIFY(!languages.isEmpty());
        for (const QString& language : languages) {
            QTranslator translator;
            QVERIFY(translator.load(QStringLiteral(":/squarefront/translations/") + language));
            QCoreApplication::installTranslator(&translator);
            QStringList problems;
            {
                test::EveryWindow window;
                ui::Page* page = window.add(file);
                QVERIFY(page);
                const auto visit = [&problems](QWidget& top) {
                    for (const QString& letter : test::repeatedAltLetters(top))
                        problems << letter + QStringLiteral(" twice: ") + top.windowTitle() + u' ' +
                                        test::textsWith(top, letter).join(QStringLiteral(" and "));
                };
                window.visitMenus(visit);
                window.visitDocks(*page, visit);
                window.visitDialogs(*page, visit);
            }
            QVERIFY2(problems.isEmpty(), qPrintable(language + joined(problems)));
        }
    }

    void tabReadsEachForm_data() { test::addPages(); }
    void tabReadsEachForm() {
        QFETCH(const QByteArray, file);
        test::EveryWindow window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QStringList problems;
        const auto visit = [&problems](QWidget& top) {
            for (const auto* chip : top.findChildren<ui::RuleChip*>())
                if (isStop(*chip))
                    problems << QStringLiteral("Tab stops at ") + nameOf(*chip);
            problems << brokenChains(top) << redHints(top) << unselectedFields(top);
        };
        window.visitDocks(*page, visit);
        window.visitDialogs(*page, [&](QWidget& dialog) {
            problems << stepsUp(dialog);
            visit(dialog);
        });
        QVERIFY2(problems.isEmpty(), qPrintable(joined(problems)));
    }

    void peopleReadNoCode_data() { test::addPages(); }
    void peopleReadNoCode() {
        QFETCH(const QByteArray, file);
        test::EveryWindow window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QStringList problems;
        const auto visit = [&problems](QWidget& top) { problems << codeNames(top) << plainlySorted(top); };
        window.visitMenus(visit);
        window.visitDocks(*page, visit);
        window.visitDialogs(*page, visit);
        QVERIFY2(problems.isEmpty(), qPrintable(joined(problems)));
    }

    void everythingFitsTheScreen_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<int>("textSize");
        for (const auto& [name, file] : test::pageFiles())
            for (const auto& [screen, textSize] :
                 {std::pair(QSize(1024, 700), 100), std::pair(QSize(1280, 800), 150),
                  std::pair(QSize(1024, 700), 150)})
                QTest::addRow("%s at %d x %d, %d %%", name, screen.width(), screen.height(), textSize)
                    << file << screen << textSize;
    }
    void everythingFitsTheScreen() {
        QFETCH(const QByteArray, file);
        QFETCH(const QSize, screen);
        QFETCH(const int, textSize);
        QFont font = m_font;
        font.setPointSizeF(font.pointSizeF() * textSize / 100);
        QApplication::setFont(font);
        const QSize room = screen - QSize(8, 40); // the window's frame
        test::EveryWindow window(room);
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QStringList problems;
        const auto visit = [&](QWidget& top) {
            QSize least = top.minimumSizeHint().expandedTo(top.minimumSize());
            int scrolled = 0; // of this, a part is enough
            for (const auto* area : top.findChildren<QScrollArea*>())
                scrolled = std::max(scrolled, area->isVisible() ? area->minimumSizeHint().height() : 0);
            least.rheight() -= std::max(0, scrolled - 200);
            if (least.width() > room.width() || least.height() > room.height())
                problems << QStringLiteral("needs %1 x %2: %3 %4")
                                .arg(least.width())
                                .arg(least.height())
                                .arg(nameOf(top), top.windowTitle());
            if (!top.isModal() || textSize == 100 ||
                screen.width() > 1024) // else dialogs may scroll sideways
                problems << tooWide(top, room.width());
        };
        window.visitDocks(*page, visit);
        window.visitDialogs(*page, visit);
        QVERIFY2(problems.isEmpty(), qPrintable(joined(problems)));
    }

    void longNamesWidenNothing_data() { test::addPages(); }
    /// Names without blanks, which can't be wrapped between words.
    void longNamesWidenNothing() {
        QFETCH(QByteArray, file);
        const QByteArray longName =
            QByteArrayLiteral("Donaudampfschifffahrtsgesellschaftskapitaenswitwenverein");
        for (const char* name : {"Север", "Волки", "Лучник", "Князь", "Башня", "Лук", "Аня", "Жук", "Оля"})
            file.replace(name, longName);
        test::EveryWindow window({1280, 800});
        ui::Page* page = window.add(file);
        QVERIFY(page);
        QStringList problems;
        const auto visit = [&](QWidget& top) {
            problems << tooWide(top, 1272);
            if (top.minimumSizeHint().width() > 1272)
                problems
                    << QStringLiteral("%1 pixels: %2").arg(top.minimumSizeHint().width()).arg(nameOf(top));
        };
        window.visitDocks(*page, visit);
        window.visitDialogs(*page, visit);
        for (auto* dock : window.window->findChildren<QDockWidget*>())
            if (window.window->dockWidgetArea(dock) == Qt::RightDockWidgetArea && dock->isVisible() &&
                dock->width() > 420)
                problems << QStringLiteral("%1 pixels: %2").arg(dock->width()).arg(nameOf(*dock));
        QVERIFY2(problems.isEmpty(), qPrintable(joined(problems)));
    }

    void bannersLeaveTheFocus() {
        test::EveryWindow window;
        ui::Page* page = window.add(test::battleFile("smm"));
        QVERIFY(page);
        auto* field = window.window->findChild<QLineEdit*>();
        QVERIFY(field);
        field->setFocus();
        QWidget* const before = QApplication::focusWidget();
        window.window->documents().messages().show(ui::MessageBar::Kind::Warning,
                                                   QStringLiteral("A warning"));
        QCOMPARE(QApplication::focusWidget(), before);
    }

    /// F14: a click that was on its way must hit what was there.
    void bannersMoveNothing() {
        test::EveryWindow window;
        ui::Page* page = window.add(test::battleFile("smm"));
        QVERIFY(page);
        ui::MessageBar& messages = window.window->documents().messages();
        const QRect before(page->mapTo(window.window.get(), QPoint()), page->size());
        messages.show(ui::MessageBar::Kind::Warning, QStringLiteral("A warning"));
        QCoreApplication::processEvents();
        QVERIFY(messages.isVisible() && messages.width() == page->width());
        QCOMPARE(QRect(page->mapTo(window.window.get(), QPoint()), page->size()), before);
        messages.dismiss();
        QCoreApplication::processEvents();
        QCOMPARE(QRect(page->mapTo(window.window.get(), QPoint()), page->size()), before);
    }

    void shiftF1ListsTheRules() {
        test::EveryWindow window;
        ui::Page* page = window.add(test::battleFile("smm"));
        QVERIFY(page);
        QTest::qWait(60);
        QStringList listed;
        test::whenOpen<QMenu>([&listed](QMenu& menu) {
            for (const QAction* action : menu.actions())
                listed << action->text();
            menu.close();
        });
        page->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY2(std::ranges::any_of(
                     listed, [](const QString& rule) { return rule.startsWith(QStringLiteral("SMM-4: ")); }),
                 qPrintable(listed.join(u' ')));
        QCOMPARE(QStringList(listed).removeDuplicates(), 0);
    }

    void aRestoredWindowFitsItsScreen() {
        test::EveryWindow window({3000, 2000});
        window.window->close();
        app::MainWindow again(window.kinds, window.context(),
                              window.folder.filePath(QStringLiteral("other")));
        const QSize screen = again.screen()->availableSize();
        QVERIFY(again.width() <= screen.width() && again.height() <= screen.height());
    }

private:
    QFont m_font;
};

template struct sf::test::Registered<TestWindowLayout, QApplication>;
#include "test_window_layout.moc"
