// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/alt_letters.h"
#include "tests/ui/paint/paint_fixture.h"
#include "tests/ui/when_open.h"
#include "ui/page/message_bar.h"
#include "ui/print/page_preview.h"
#include "ui/print/print_dialog.h"
#include "ui/style/settings.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cerrno>
#include <cstdlib>

namespace {

using namespace sf;

battle::Battle battleOf(int stacks) {
    battle::Battle battle = test::emptyBattle(30, 20);
    for (int i = 0; i < stacks; ++i)
        test::add(battle, test::stack("s" + std::to_string(i), i % 2, {i % 30, i / 30}, 2, 25));
    return battle;
}

class FullDisk final : public document::FileLayer {
public:
    qint64 write(int /*file*/, const char* /*bytes*/, qint64 /*size*/) override { return -ENOSPC; }
};

} // namespace

/// The dialog as a player uses it: keys, clicks and messages.
class TestPrintDialog final : public QObject {
    Q_OBJECT

private:
    struct Shown {
        QTemporaryDir folder;
        ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
        ui::PrintDialog dialog;

        explicit Shown(int stacks)
            : dialog({paint::battlePrintables(battleOf(stacks)), QStringLiteral("Marl"), 2}, settings,
                     folder.filePath(QStringLiteral("marl"))) {
            dialog.setPrinters({});
            dialog.show();
            dialog.activateWindow();
            if (!QTest::qWaitForWindowActive(&dialog))
                qWarning("the dialog is not active");
        }
        QPushButton* button(const QString& text) {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->isVisible() && button->text().remove(u'&') == text)
                    return button;
            return nullptr;
        }
        QLineEdit* file() { return dialog.findChild<QLineEdit*>(QStringLiteral("file")); }
        QString message() {
            return dialog.findChild<ui::MessageBar*>()->isVisible()
                       ? dialog.findChild<ui::MessageBar*>()->text()
                       : QString();
        }
        /// The choice that offers this word.
        QComboBox* choice(const QString& word) {
            for (auto* box : dialog.findChildren<QComboBox*>())
                if (box->findText(word) >= 0)
                    return box;
            return nullptr;
        }
        void choose(const QString& word) {
            QComboBox* box = choice(word);
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Home);
            while (box->currentText() != word)
                QTest::keyClick(box, Qt::Key_Down);
            QTest::qWait(20);
        }
    };

private Q_SLOTS:
    void initTestCase() { openResources(); }

    void savesAPdf() {
        Shown shown(3);
        QTest::mouseClick(shown.button(QStringLiteral("Save")), Qt::LeftButton);
        QFile file(shown.folder.filePath(QStringLiteral("marl - Square sheets.pdf")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        QVERIFY2(shown.dialog.outcome().startsWith(QStringLiteral("3 page")),
                 qPrintable(shown.dialog.outcome()));
        QVERIFY(shown.dialog.outcome().endsWith(QStringLiteral("saved in %1.").arg(file.fileName())));
        // It stays open for other kinds, and offers to open the file.
        QVERIFY(shown.dialog.isVisible());
        QCOMPARE(shown.message(), shown.dialog.outcome());
        bool isOffered = false;
        for (auto* tool : shown.dialog.findChildren<QToolButton*>())
            isOffered = isOffered || (tool->isVisible() && tool->text() == QStringLiteral("Open"));
        QVERIFY(isOffered);
    }

    void eachKindHasAFileName() {
        Shown shown(1);
        shown.choose(QStringLiteral("Map"));
        QCOMPARE(shown.file()->text(), shown.folder.filePath(QStringLiteral("marl - Map.pdf")));
        shown.choose(QStringLiteral("SVG drawing"));
        QCOMPARE(shown.file()->text(), shown.folder.filePath(QStringLiteral("marl - Map.svg")));
        shown.choose(QStringLiteral("Blank sheet"));
        QCOMPARE(shown.file()->text(), shown.folder.filePath(QStringLiteral("marl - Blank sheet.svg")));
        shown.file()->setText(shown.folder.filePath(QStringLiteral("mine.svg")));
        shown.choose(QStringLiteral("Map"));
        QCOMPARE(shown.file()->text(), shown.folder.filePath(QStringLiteral("mine.svg")));
    }

    void asksBeforeItReplaces() {
        Shown shown(1);
        QFile file(shown.file()->text());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
        file.close();
        for (const bool isReplaced : {false, true}) {
            QString asked;
            test::whenOpen<QMessageBox>([&](QMessageBox& box) {
                asked = box.text();
                QTest::mouseClick(isReplaced ? box.findChild<QPushButton*>(QStringLiteral("confirm"))
                                             : box.button(QMessageBox::Cancel),
                                  Qt::LeftButton);
            });
            QTest::mouseClick(shown.button(QStringLiteral("Save")), Qt::LeftButton);
            QVERIFY2(asked.contains(file.fileName()), qPrintable(asked));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll() != QByteArray("precious"), isReplaced);
            file.close();
        }
    }

    /// What is chosen below doesn't move when a row comes or goes.
    void theTargetStaysInPlace() {
        Shown shown(1);
        shown.choose(QStringLiteral("PDF file"));
        const QComboBox* target = shown.choice(QStringLiteral("PDF file"));
        const QPoint before = target->mapTo(&shown.dialog, QPoint());
        shown.choose(QStringLiteral("PNG picture"));
        const QPoint moved = target->mapTo(&shown.dialog, QPoint()) - before;
        QVERIFY2(std::abs(moved.y()) <= 3, qPrintable(QString::number(moved.y()))); // less than a row
    }

    void saysWhichPicturesItSaved() {
        Shown shown(3);
        shown.choose(QStringLiteral("SVG drawing"));
        QTest::mouseClick(shown.button(QStringLiteral("Save")), Qt::LeftButton);
        QVERIFY2(shown.dialog.outcome().startsWith(QStringLiteral("3 page")),
                 qPrintable(shown.dialog.outcome()));
        QVERIFY(shown.dialog.outcome().endsWith(
            QStringLiteral("from %1 to marl - Square sheets-3.svg.")
                .arg(shown.folder.filePath(QStringLiteral("marl - Square sheets-1.svg")))));
    }

    void saysWhichFilesItReplaces_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("files");
        QTest::addColumn<QString>("hint");
        QTest::newRow("no page") << "SVG drawing"
                                 << "marl.svg,marl-4.svg"
                                 << "One file per page";
        QTest::newRow("one page") << "SVG drawing"
                                  << "marl-2.svg"
                                  << "1 of these files exist";
        QTest::newRow("two pages") << "PNG picture"
                                   << "marl-1.png,marl-3.png"
                                   << "2 of these files exist";
        QTest::newRow("one file") << "PDF file"
                                  << "marl.pdf,marl-1.pdf"
                                  << "The file exists and will be replaced.";
    }
    void saysWhichFilesItReplaces() {
        QFETCH(QString, target);
        QFETCH(QString, files);
        QFETCH(QString, hint);
        Shown shown(3);
        shown.file()->setText(shown.folder.filePath(QStringLiteral("marl.pdf")));
        for (const QString& name : files.split(u','))
            QVERIFY(QFile(shown.folder.filePath(name)).open(QIODevice::WriteOnly));
        shown.choose(QStringLiteral("SVG drawing"));
        shown.choose(target);
        QStringList replaced;
        bool isSaid = false;
        for (auto* label : shown.dialog.findChildren<QLabel*>()) {
            isSaid = isSaid || (label->isVisible() && label->text().contains(hint));
            if (label->isVisible() && label->text().contains(QStringLiteral("will be replaced")))
                replaced << label->text();
        }
        QVERIFY(isSaid);
        QCOMPARE(replaced.isEmpty(), hint.startsWith(QStringLiteral("One")));
    }

    void turnsThePaperForAWideMap() {
        Shown shown(2);
        const auto isLandscape = [&] { return shown.dialog.preview().pages()->setup().isLandscape(); };
        QVERIFY(!isLandscape());
        shown.choose(QStringLiteral("Map"));
        QTRY_VERIFY(isLandscape());
        shown.choose(QStringLiteral("Portrait"));
        QTRY_VERIFY(!isLandscape());
        shown.choose(QStringLiteral("Automatic"));
        QTRY_VERIFY(isLandscape());
        shown.choose(QStringLiteral("Square sheets"));
        QTRY_VERIFY(!isLandscape());
    }

    void fitsTheScreen() {
        const Shown shown(60);
        const QSize room = shown.dialog.screen()->availableSize();
        QVERIFY2(shown.dialog.width() <= room.width(), qPrintable(QString::number(shown.dialog.width())));
        QVERIFY2(shown.dialog.height() <= room.height(), qPrintable(QString::number(shown.dialog.height())));
    }

    void anAltKeyStandsForOneThing() {
        const Shown shown(3);
        QVERIFY(!test::altLetters(shown.dialog).isEmpty());
        QCOMPARE(test::repeatedAltLetters(shown.dialog), QStringList());
    }

    void paintsOnlyWhatIsInView() {
        Shown shown(60);
        ui::PagePreview& preview = shown.dialog.preview();
        QCOMPARE(preview.count(), 60);
        QTRY_VERIFY(preview.paintedPages() >= 1);
        QTest::qWait(200);
        QVERIFY(preview.paintedPages() <= 3);
        preview.setFocus();
        QTest::keyClick(&preview, Qt::Key_End);
        QTRY_COMPARE(preview.currentPage(), 59);
        QVERIFY(preview.paintedPages() <= 6);
        QTest::keyClick(&preview, Qt::Key_PageUp);
        QCOMPARE(preview.currentPage(), 58);
        QTest::keyClick(&preview, Qt::Key_Plus);
        QVERIFY(preview.zoom() > 1);
    }

    void saysWhenNothingIsChosen() {
        Shown shown(3);
        QTest::mouseClick(shown.button(QStringLiteral("None")), Qt::LeftButton);
        QTRY_COMPARE(shown.message(), QStringLiteral("No stack is chosen."));
        QVERIFY(!shown.button(QStringLiteral("Save"))->isEnabled());
        QCOMPARE(shown.dialog.preview().count(), 0);
        auto* list = shown.dialog.findChild<QListWidget*>();
        list->setFocus();
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Space);
        QTRY_COMPARE(shown.dialog.preview().count(), 1);
        QVERIFY(shown.message().isEmpty());
        QVERIFY(shown.button(QStringLiteral("Save"))->isEnabled());
    }

    void saysThatThereIsNoPrinter() {
        Shown shown(1);
        const auto says = [&] {
            for (auto* label : shown.dialog.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QStringLiteral("No printer found")))
                    return true;
            return false;
        };
        QVERIFY(says());
        shown.dialog.setPrinters({QStringLiteral("Press")});
        QVERIFY(!says());
        QVERIFY(shown.button(QStringLiteral("Print")));
        // The system does not know it, so that it takes nothing.
        QTest::mouseClick(shown.button(QStringLiteral("Print")), Qt::LeftButton);
        QVERIFY(shown.dialog.isVisible());
        QVERIFY(shown.message().contains(QStringLiteral("Press")));
    }

    void staysOpenWhenAFileCannotBeWritten() {
        Shown shown(2);
        QLineEdit* file = shown.file();
        file->setText(shown.folder.filePath(QStringLiteral("none/marl.pdf")));
        QTest::mouseClick(shown.button(QStringLiteral("Save")), Qt::LeftButton);
        QVERIFY(shown.dialog.isVisible());
        QVERIFY(shown.message().contains(QStringLiteral("none/marl.pdf")));
        file->setText(shown.folder.filePath(QStringLiteral("marl.pdf")));
        FullDisk disk;
        shown.dialog.setFileLayer(disk);
        QTest::mouseClick(shown.button(QStringLiteral("Save")), Qt::LeftButton);
        QVERIFY(shown.dialog.isVisible());
        QVERIFY(shown.message().contains(QStringLiteral("marl.pdf")));
        QVERIFY(!QFile::exists(shown.folder.filePath(QStringLiteral("marl.pdf"))));
        file->clear();
        QCOMPARE(shown.message(), QStringLiteral("Enter a file name."));
        QVERIFY(!shown.button(QStringLiteral("Save"))->isEnabled());
    }

    void aNameGetsTheEndingOfItsKind() {
        Shown shown(1);
        QLineEdit* file = shown.file();
        file->setFocus();
        file->selectAll();
        QTest::keyClicks(file, shown.folder.filePath(QStringLiteral("table")));
        QTest::keyClick(file, Qt::Key_Tab);
        QVERIFY2(file->text().endsWith(QStringLiteral("/table.pdf")), qPrintable(file->text()));
    }

    void saysThePicturesLimit() {
        Shown shown(1);
        shown.choose(QStringLiteral("A3"));
        shown.choose(QStringLiteral("PNG picture"));
        QSpinBox* dots = nullptr;
        for (auto* box : shown.dialog.findChildren<QSpinBox*>())
            if (box->isVisible() && box->maximum() == 1200)
                dots = box;
        QVERIFY(dots);
        QVERIFY(shown.message().isEmpty());
        dots->setFocus();
        dots->selectAll();
        QTest::keyClicks(dots, QStringLiteral("1200"));
        QTRY_VERIFY(shown.message().contains(QStringLiteral("100 million")));
        QVERIFY(!shown.button(QStringLiteral("Save"))->isEnabled());
    }

    void everyKindHasItsOptions() {
        Shown shown(2);
        for (const char* name :
             {"Map", "Tokens to cut out", "Blank sheet", "Rules reference", "Square sheets"}) {
            shown.choose(QLatin1String(name));
            QTRY_VERIFY2(shown.dialog.preview().count() > 0, name);
        }
        shown.choose(QStringLiteral("Map"));
        QTRY_COMPARE(shown.dialog.preview().count(), 1);
        shown.choose(QStringLiteral("by hex size"));
        QTRY_VERIFY(shown.dialog.preview().count() > 1);
    }

    void remembersThePaper() {
        Shown shown(1);
        shown.choose(QStringLiteral("Landscape"));
        QTest::mouseClick(shown.button(QStringLiteral("Save")), Qt::LeftButton);
        ui::PrintDialog again({paint::battlePrintables(battleOf(1)), {}, {}}, shown.settings,
                              QStringLiteral("x"));
        bool isLandscape = false;
        for (auto* box : again.findChildren<QComboBox*>())
            isLandscape = isLandscape || box->currentText() == QStringLiteral("Landscape");
        QVERIFY(isLandscape);
    }

    void everythingHasAName() {
        Shown shown(2);
        for (auto* widget : shown.dialog.findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus &&
                qobject_cast<QAbstractButton*>(widget) == nullptr &&
                (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                 qobject_cast<ui::PagePreview*>(widget))) {
                QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(),
                         widget->metaObject()->className());
            }
    }
};

template struct sf::test::Registered<TestPrintDialog, QApplication>;
#include "test_print_dialog.moc"
