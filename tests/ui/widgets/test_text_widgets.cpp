// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/style/icons.h"
#include "ui/style/style.h"
#include "ui/style/style_primitives.h"
#include "ui/widgets/text_delegate.h"
#include "ui/widgets/wrapped_label.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QIconEngine>
#include <QStandardItemModel>
#include <QStyleOptionMenuItem>
#include <QTableView>
#include <QTest>

using namespace sf;

namespace {

/// Of the desktop's theme, as in the menu that Qt gives to a line of text.
class ThemeIcon final : public QIconEngine {
public:
    QString iconName() override { return QStringLiteral("edit-copy"); }
    void paint(QPainter*, const QRect&, QIcon::Mode, QIcon::State) override {}
    QIconEngine* clone() const override { return new ThemeIcon; }
};

/// Left, right and centred, short, cut off, with a line break, and empty.
void fill(QStandardItemModel& model) {
    const QStringList texts{QStringLiteral("Ann"), QStringLiteral("a text that is far too long for its cell"),
                            QStringLiteral("34 (40)"), QStringLiteral("two\nlines"), QString()};
    int row = 0;
    for (const QString& text : texts) {
        QList<QStandardItem*> items;
        for (const Qt::Alignment alignment : {Qt::AlignLeft, Qt::AlignRight, Qt::AlignHCenter}) {
            items << new QStandardItem(text);
            items.last()->setTextAlignment(alignment | Qt::AlignVCenter);
        }
        model.insertRow(row++, items);
    }
}

/// A table as the delegate draws it.
QImage drawn(QAbstractItemModel& model, QAbstractItemDelegate* delegate, int points, int selected) {
    QTableView table;
    QFont font = table.font();
    font.setPointSize(points);
    table.setFont(font);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setModel(&model);
    table.setItemDelegate(delegate);
    table.horizontalHeader()->setDefaultSectionSize(90);
    table.resize(360, 260);
    if (selected >= 0)
        table.selectRow(selected);
    (void)table.grab(); // what the second time draws was laid out by the first
    return table.grab().toImage();
}

/// How many pixels have clearly other colours.
int difference(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 40 ? 1 : 0;
    return count;
}

} // namespace

/// The cells and labels that keep their layout, beside what Qt draws.
class TestTextWidgets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Icons of Qt's own menus are not ours to colour.
    void theChosenMenuItemKeepsAnIconOfTheDesktop() {
        QStyleOptionMenuItem option;
        option.state = QStyle::State_Enabled | QStyle::State_Selected;
        option.icon = QIcon(new ThemeIcon);
        const qint64 before = option.icon.cacheKey();
        ui::parts::adjustMenuItem(option);
        QCOMPARE(option.icon.cacheKey(), before);
        option.icon = ui::lineIcon(QStringLiteral("undo"));
        const qint64 ours = option.icon.cacheKey();
        ui::parts::adjustMenuItem(option);
        QVERIFY(option.icon.cacheKey() != ours);
    }

    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void cellsLookAsTheStyleDrawsThem_data() {
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("selected");
        QTest::newRow("small") << 9 << -1;
        QTest::newRow("large") << 14 << -1;
        QTest::newRow("a chosen row") << 10 << 2;
    }
    void cellsLookAsTheStyleDrawsThem() {
        QFETCH(int, points);
        QFETCH(int, selected);
        QStandardItemModel model;
        fill(model);
        ui::TextDelegate quick;
        QStyledItemDelegate plain;
        QStandardItemModel none(model.rowCount(), model.columnCount());
        const QImage expected = drawn(model, &plain, points, selected);
        const int text = difference(expected, drawn(none, &plain, points, selected));
        QVERIFY(text > 500);
        // A letter may stand half a pixel aside.
        const int found = difference(expected, drawn(model, &quick, points, selected));
        QVERIFY2(found * 20 < text, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(text)));
    }

    void cellsFollowTextAndFont() {
        QStandardItemModel model;
        fill(model);
        ui::TextDelegate quick;
        QTableView table;
        table.setModel(&model);
        table.setItemDelegate(&quick);
        table.setWordWrap(false);
        const QImage before = table.grab().toImage();
        model.item(0, 0)->setText(QStringLiteral("Mmm"));
        QVERIFY(table.grab().toImage() != before);
        model.item(0, 0)->setText(QStringLiteral("Ann"));
        QCOMPARE(table.grab().toImage(), before);
        const int narrow = table.sizeHintForIndex(model.index(0, 0)).width();
        QFont large = table.font();
        large.setPointSize(2 * large.pointSize());
        table.setFont(large);
        QVERIFY(table.sizeHintForIndex(model.index(0, 0)).width() > narrow);
    }

    void labelIsAsHighAsItsText() {
        ui::WrappedLabel label;
        label.setText(QStringLiteral("one"));
        const int one = label.heightForWidth(200);
        label.setText(QStringLiteral("so many words that they do not fit into one line of this width"));
        QVERIFY(label.heightForWidth(100) > label.heightForWidth(200));
        QVERIFY(label.heightForWidth(200) > one);
        label.setText(QStringLiteral("one"));
        QCOMPARE(label.heightForWidth(200), one);
        QFont large = label.font();
        large.setPointSize(2 * large.pointSize());
        label.setFont(large);
        QVERIFY(label.heightForWidth(200) > one);
        QCOMPARE(label.textFormat(), Qt::PlainText); // a name may be anything
    }

    void labelIsSelectedInWithTheMouse() {
        ui::WrappedLabel label;
        label.setText(QStringLiteral("Ann attacks the Rat"));
        label.setGeometry(200, 200, 300, 30); // away from the pointer
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QCOMPARE(label.textInteractionFlags(), Qt::NoTextInteraction);
        QTest::mousePress(&label, Qt::LeftButton, {}, {1, 15});
        QTest::mouseMove(&label, {290, 15});
        QTest::mouseRelease(&label, Qt::LeftButton, {}, {290, 15});
        QCOMPARE(label.selectedText(), label.text());
        QTest::keySequence(&label, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), label.text());
    }
};

template struct sf::test::Registered<TestTextWidgets, QApplication>;
#include "test_text_widgets.moc"
