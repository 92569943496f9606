// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/speech/announce.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace sf;
using ui::Announcer;

/// What is announced to screen readers, and when.
class TestAnnouncements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_label.show();
        m_label.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_label));
        Announcer::instance().forget();
        m_said.clear();
    }

    void textsOfOneMomentAreSaidTogetherAndOnce() {
        ui::announce(m_label, QStringLiteral("Undone: move"));
        ui::announce(m_label, QStringLiteral("Undone: move"));
        ui::announce(m_label, QStringLiteral("Orders of Reds, round 1"));
        ui::announce(m_label, QString());
        QVERIFY(m_said.isEmpty()); // once the focus is where the action leaves it
        QTRY_COMPARE(texts(), QStringList(QStringLiteral("Undone: move. Orders of Reds, round 1")));
        ui::announce(m_label, QStringLiteral("Saved"));
        QTRY_COMPARE(texts().last(), QStringLiteral("Saved"));
        QCOMPARE(m_said.count(), 2);
    }

    void linesAreSentences() {
        ui::announce(m_label, QStringLiteral("Hint: a step.\nIt attacks\n\nIt is safe"));
        QTRY_COMPARE(texts(), QStringList(QStringLiteral("Hint: a step. It attacks. It is safe")));
    }

    void hiddenWidgetsSayNothing() {
        m_label.hide();
        ui::announce(m_label, QStringLiteral("Secret"));
        ui::announceEvents(m_label, {QStringLiteral("Secret")});
        QTest::qWait(20);
        QVERIFY(m_said.isEmpty());
    }

    void whatIsSaidWhileADialogClosesIsNotLost() {
        QDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        ui::announce(m_label, QStringLiteral("Saved"));
        dialog.close();
        QTest::qWait(1);
        m_label.activateWindow();
        QTRY_COMPARE(texts(), QStringList(QStringLiteral("Saved")));
        QCOMPARE(QApplication::activeWindow(), &m_label);
    }

    void theLastTextIsRepeatedAndHasDetails() {
        Announcer::instance().sayNextOrRepeat();
        QCOMPARE(texts().last(), QStringLiteral("Nothing has been said yet"));
        ui::announce(m_label, QStringLiteral("Too far"), {QStringLiteral("Too far"), smmRule(10)});
        QTRY_COMPARE(texts().last(), QStringLiteral("Too far"));
        Announcer::instance().sayNextOrRepeat();
        QCOMPARE(texts().last(), QStringLiteral("Too far"));
        Announcer::instance().sayMore();
        QCOMPARE(texts().last(), QStringLiteral("Too far (SMM-10)"));
        ui::announce(m_label, QStringLiteral("Done"));
        QTRY_COMPARE(texts().last(), QStringLiteral("Done"));
        Announcer::instance().sayMore(); // without details, the text again
        QCOMPARE(texts().last(), QStringLiteral("Done"));
        QCOMPARE(m_said.count(), 6);
    }

    void eventsWaitUntilTheOneBeforeIsHeard() {
        const QStringList events{QStringLiteral("One"), QStringLiteral("Two"), QStringLiteral("Three")};
        QElapsedTimer time;
        time.start();
        ui::announceEvents(m_label, {events.begin(), events.end()});
        QTRY_COMPARE(texts(), events.mid(0, 1));
        QCOMPARE(Announcer::instance().waiting(), events.mid(1));
        QTRY_COMPARE(texts(), events.mid(0, 2));
        QVERIFY(time.elapsed() >= Announcer::paceOf(events[0]) - 50);
        Announcer::instance().sayNextOrRepeat();
        QCOMPARE(texts(), events);
        QVERIFY(Announcer::instance().waiting().isEmpty());
    }

    void whatOthersDoWaitsToo() {
        {
            const ui::EventTelling telling;
            ui::announce(m_label, QStringLiteral("A knight steps"));
            ui::announce(m_label, QStringLiteral("The knight attacks"));
        }
        QTRY_COMPARE(texts(), QStringList(QStringLiteral("A knight steps")));
        QCOMPARE(Announcer::instance().waiting(), QStringList(QStringLiteral("The knight attacks")));
        ui::announce(m_label,
                     QStringLiteral("R5C5, open")); // an answer to a key interrupts, and loses nothing
        QTRY_COMPARE(texts().last(), QStringLiteral("R5C5, open"));
        QTRY_COMPARE(texts().last(), QStringLiteral("The knight attacks"));
    }

    void keysKeepTheNextEventWaiting() {
        ui::announceEvents(m_label, {QStringLiteral("One"), QStringLiteral("Two")});
        QTRY_COMPARE(m_said.count(), 1);
        QElapsedTimer time;
        time.start();
        QTest::keyClick(&m_label, Qt::Key_Right);
        QTRY_COMPARE(m_said.count(), 2);
        QVERIFY(time.elapsed() > Announcer::paceOf(QStringLiteral("One")) + 300);
    }

    void escapeDropsTheRest() {
        ui::announceEvents(m_label, {QStringLiteral("One"), QStringLiteral("Two")});
        QTRY_COMPARE(m_said.count(), 1);
        QTest::keyClick(&m_label, Qt::Key_Escape);
        QVERIFY(Announcer::instance().waiting().isEmpty());
    }

    void longTextsTakeLonger() {
        QVERIFY(Announcer::paceOf(QStringLiteral("one two three")) >
                Announcer::paceOf(QStringLiteral("one")));
    }

private:
    QStringList texts() const {
        QStringList texts;
        for (const QList<QVariant>& said : m_said)
            texts << said.first().toString();
        return texts;
    }

    QLabel m_label;
    QSignalSpy m_said{&Announcer::instance(), &Announcer::said};
};

template struct sf::test::Registered<TestAnnouncements, QApplication>;
#include "test_announcements.moc"
