// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/every_window.h"
#include "tests/pseudo_language.h"
#include "tests/test_registry.h"
#include "tests/ui/visible_text.h"
#include "ui/style/style.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QRegularExpression>
#include <QTest>
#include <QWheelEvent>

using namespace sf;

namespace {

constexpr QSize smallScreen(1280, 760); ///< without panel and title bar, in pixels

/// The text outside brackets.
QString outsideBrackets(const QString& text) {
    QString outside;
    int depth = 0;
    for (const QChar letter : text) {
        depth += letter == test::pseudoStart ? 1 : 0;
        if (depth == 0)
            outside += letter;
        else if (letter == test::pseudoEnd)
            --depth;
    }
    return outside;
}

/// Whether there are untranslated Latin words. Rules, keys, dice, codes, text boards and the heads of posts
/// (made for a forum) are the same in all languages, like the places in a document that the lab varies.
bool hasUntranslatedWords(const QString& text) {
    static const QRegularExpression common(QStringLiteral(
        "\\b(unitKinds|stacks|houseRules)[.[]\\S+|\\[(Encounter|Attack Post)\\] Dungeon Level|"
        "\\b[A-Z]{9}\\b|\\b(SMM|MUL|IMP|ENC|BAT)(-\\d+)?\\b|"
        "\\b(Ctrl|Shift|Alt|Del|Ins|Esc|F\\d+|Return|Enter|Space|Home|End|PgUp|PgDown|Backspace|Left|Right|"
        "Up|Down|"
        "Tab|Escape|Delete|Insert|Menu)\\b|Squarefront|Imperio Bellum|\\b(png|svg|pdf|sqf|imperio)\\b"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    return outsideBrackets(text).remove(common).contains(word);
}

/// Whether the widget has less space than its text needs.
bool isClipped(const QWidget& widget) {
    if (widget.visibleRegion().isEmpty())
        return false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return !label->text().isEmpty() && !label->inherits("sf::ui::ElidedLabel") &&
               (label->wordWrap() ? label->heightForWidth(label->width()) > label->height()
                                  : label->sizeHint().width() > label->width());
    // A tool button elides its text, but its tool tip has it too.
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button && !button->inherits("QToolButton"))
        return !button->text().isEmpty() && button->minimumSizeHint().width() > button->width() &&
               button->sizeHint().width() > button->width();
    return false;
}

QString valueOf(const QWidget& widget) {
    if (const auto* list = qobject_cast<const QComboBox*>(&widget))
        return list->currentText();
    const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget);
    return box ? box->text() : QString();
}

/// Whether turning the wheel over a list or a spin box changes its value, also if it has the keyboard focus.
bool isChangedByWheel(QWidget& widget) {
    const QString before = valueOf(widget);
    for (const int turn : {-120, 120, 120}) {
        const QPointF middle = widget.rect().center();
        QWheelEvent wheel(middle, widget.mapToGlobal(middle), {}, {0, turn}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &wheel);
        if (valueOf(widget) != before)
            return true;
    }
    return false;
}

QString placeOf(const QObject& object) {
    QStringList names;
    for (const QObject* at = &object; at && names.size() < 4; at = at->parent())
        names << QLatin1String(at->metaObject()->className()) + u' ' + at->objectName();
    return names.join(QStringLiteral(" in "));
}

QStringList problemsOf(const QWidget& top) {
    QStringList problems;
    test::VisibleText::forEach(top, [&problems](const QObject& where, const QString& text) {
        if (hasUntranslatedWords(text))
            problems << QStringLiteral("untranslated: %1 | %2").arg(text.left(200), placeOf(where));
    });
    const QList<QWidget*> widgets = top.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (isChangedByWheel(*widget))
            problems
                << QStringLiteral("changed by the wheel: %1 | %2").arg(valueOf(*widget), placeOf(*widget));
        if (isClipped(*widget))
            problems << QStringLiteral("clipped: %1 (%2 of %3) | %4")
                            .arg(widget->property("text").toString().left(80))
                            .arg(widget->width())
                            .arg(widget->sizeHint().width())
                            .arg(placeOf(*widget));
    }
    return problems;
}

struct TranslatedWindow : test::EveryWindow {
    QStringList problemsOfDocks(ui::Page& page) {
        QStringList problems;
        visitDocks(page, [&problems](QWidget& top) {
            // A new dock is still moving into its place.
            if (!problemsOf(top).isEmpty())
                QTest::qWait(300);
            problems << problemsOf(top);
        });
        problems.removeDuplicates();
        return problems;
    }
    QStringList problemsOfDialogs(ui::Page& page) {
        QStringList problems;
        visitDialogs(page, [&problems](QWidget& front) {
            for (const QString& problem : problemsOf(front))
                problems << problem + QStringLiteral(" | ") + front.windowTitle();
            const QSize least = front.minimumSizeHint().expandedTo(front.minimumSize());
            if (least.width() > smallScreen.width() || least.height() > smallScreen.height())
                problems << QStringLiteral("larger than a small screen: %1 x %2 | %3")
                                .arg(least.width())
                                .arg(least.height())
                                .arg(front.windowTitle());
        });
        problems.removeDuplicates();
        return problems;
    }
};

} // namespace

/// Opens every page and dialog in a made-up language: every text is translated, and none is cut off even
/// though it is longer than English. The wheel changes no value.
class TestPseudoLanguage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QApplication::setStyle(new ui::Style);
        QCoreApplication::installTranslator(new test::PseudoLanguage(this));
    }

    void pages_data() { test::addPages(); }
    void pages() {
        QFETCH(const QByteArray, file);
        TranslatedWindow window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        const QStringList problems = window.problemsOfDocks(*page) + window.problemsOfDialogs(*page);
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
    }

    void startPage() {
        const TranslatedWindow window;
        const QStringList problems = problemsOf(*window.window);
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
    }
};

template struct sf::test::Registered<TestPseudoLanguage, QApplication>;
#include "test_pseudo_language.moc"
