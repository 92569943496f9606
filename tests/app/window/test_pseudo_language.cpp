// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "core/document/kinds/document_file.h"
#include "tests/app/window/program_window.h"
#include "tests/pseudo_language.h"
#include "tests/test_registry.h"
#include "tests/ui/visible_text.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/state/selection.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/style/style.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace sf;

namespace {

// Names are Cyrillic: Latin words outside brackets are the program's own, and untranslated.
QByteArray battleFile(const char* rules) {
    return R"({"squarefront": 1, "kind": "battle", "title": "Брод", "rules": ")" + QByteArray(rules) +
           R"(", "seed": "7",
 "sides": [{"name": "Север"}, {"name": "Юг"}],
 "map": {"columns": 12, "rows": 10, "structures": [{"id": "g", "name": "Башня", "hex": [4, 5]}]},
 "unitKinds": {"Лучник": {"attack": 3, "defense": 2, "hits": 4, "move": 4}},
 "stacks": [
  {"id": "a", "name": "Волки", "side": 0, "hex": [3, 4], "moveLeft": 4, "units": [
   {"id": "1", "name": "Князь", "warlord": true, "attack": 3, "hits": 4, "move": 4}, {"id": "2", "kind": "Лучник"}]},
  {"id": "b", "name": "Лисы", "side": 0, "hex": [4, 4], "moveLeft": 4, "units": [{"id": "3", "kind": "Лучник"}]},
  {"id": "w", "name": "Рыси", "side": 1, "hex": [3, 5], "moveLeft": 4, "units": [{"id": "4", "kind": "Лучник"}]}]})";
}

const char* const dungeonFile =
    R"({"squarefront": 1, "kind": "encounter", "title": "Яма", "hour": 5, "seed": "7",
 "items": [{"id": "1", "name": "Лук", "weapon": {"damage": "1d6", "type": ["ranged"]}},
           {"id": "2", "name": "Шлем", "armor": {"ac": 1, "type": "Helm"}}],
 "people": [{"id": "3", "name": "Аня", "level": 1, "items": ["1", "2"], "wielded": "1", "worn": ["2"]},
            {"id": "4", "name": "Иван", "level": 1}],
 "encounters": [{"id": "5", "level": 1, "monsters": [
    {"id": "6", "name": "Жук", "hp": 30, "damage": "1d3", "type": ["ranged"], "drop": ["2"], "dropRate": 50}]}],
 "loot": {"1": ["2"]}, "attackPosts": [{"level": 1, "active": true, "comments": ["Ночь"]}],
 "monsterTable": [{"weight": 3, "monster": {"id": "8", "name": "Мышь", "hp": 4, "damage": "1d2"}}]})";

const char* const gameFile =
    R"({"squarefront": 1, "kind": "imperio", "title": "Игра", "seed": "7", "record": [
 "Imperio Bellum 1", "attacker: Оля", "defender: Юра",
 "defender deploys", "OSCOMOCSO", "TOOOEOROT", "Cx2; Sx1",
 "attacker deploys", "BOOOHOAOB", "OFKOPOKFO", "Kx2; Fx1", "play"]})";

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

struct Window : test::ProgramWindow {
    Window() : ProgramWindow(ui::battleKind()) {
        kinds.add(ui::imperioKind());
        kinds.add(ui::encounterKind());
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        window->resize(1600, 1000);
        show();
    }
    ~Window() {
        for (ui::Page* page : window->documents().pages())
            page->document().markSaved(page->document().filePath());
    }
    /// Adds the page and shows its docks one after another.
    ui::Page* add(const QByteArray& file) {
        auto loaded = document::loadBytes(file);
        if (const auto* error = std::get_if<document::LoadError>(&loaded)) {
            qWarning("%s", qPrintable(error->text(QStringLiteral("test"))));
            return nullptr;
        }
        return window->add(std::move(std::get<std::unique_ptr<document::Document>>(loaded)));
    }
    QStringList problemsOfDocks(ui::Page& page) {
        QStringList problems;
        for (const ui::Page::Dock& dock : page.docks()) {
            Q_EMIT page.dockRequested(dock.objectName);
            QTest::qWait(30);
            // A new dock is still moving into its place.
            if (!problemsOf(*window).isEmpty())
                QTest::qWait(300);
            problems << problemsOf(*window);
        }
        problems.removeDuplicates();
        return problems;
    }
    /// Letters that two commands of a menu share.
    QStringList problemsOfMenus() const {
        QStringList problems;
        for (const QAction* menu : window->menuBar()->actions()) {
            QHash<QString, QString> texts;
            for (const QAction* action : menu->menu()->actions()) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                if (action->isVisible() && !letter.isEmpty() && texts.contains(letter))
                    problems << QStringLiteral("%1 twice: %2 and %3")
                                    .arg(letter, texts.value(letter), action->text());
                texts.insert(letter, action->text());
            }
        }
        return problems;
    }
    /// Problems of what every action with a dialog opens.
    QStringList problemsOfDialogs(ui::Page& page) {
        QStringList problems;
        QTimer closer;
        QObject::connect(&closer, &QTimer::timeout, [&problems] {
            QWidget* front = QApplication::activePopupWidget();
            if (!front)
                front = QApplication::activeModalWidget();
            if (!front)
                return;
            // Qt's own dialog, with file names.
            if (!front->inherits("QFileDialog")) {
                for (const QString& problem : problemsOf(*front))
                    problems << problem + QStringLiteral(" | ") + front->windowTitle();
                const QSize least = front->minimumSizeHint().expandedTo(front->minimumSize());
                if (least.width() > smallScreen.width() || least.height() > smallScreen.height())
                    problems << QStringLiteral("larger than a small screen: %1 x %2 | %3")
                                    .arg(least.width())
                                    .arg(least.height())
                                    .arg(front->windowTitle());
            }
            if (auto* dialog = qobject_cast<QDialog*>(front))
                dialog->reject();
            else
                front->close();
        });
        closer.start(30);
        for (const auto menu : {ui::Page::Menu::File, ui::Page::Menu::Edit, ui::Page::Menu::View,
                                ui::Page::Menu::Game, ui::Page::Menu::Tools})
            for (QAction* action : page.actions(menu))
                if (action && action->isEnabled() && !action->menu() &&
                    action->text().contains(QChar(0x2026)))
                    action->trigger();
        for (const ui::DocumentKind& kind : kinds.kinds())
            if (kind.id == page.document().kind())
                kind.create({settings}, &page);
        QTest::qWait(80);
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

    void pages_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("SMM") << battleFile("smm");
        QTest::newRow("multiplier combat") << battleFile("multiplier");
        QTest::newRow("dungeon") << QByteArray(dungeonFile);
        QTest::newRow("Imperio") << QByteArray(gameFile);
    }
    void pages() {
        QFETCH(const QByteArray, file);
        Window window;
        ui::Page* page = window.add(file);
        QVERIFY(page);
        if (auto* battle = qobject_cast<ui::BattlePage*>(page))
            battle->selection().setStack(battle::StackId("a"));
        const QStringList problems =
            window.problemsOfMenus() + window.problemsOfDocks(*page) + window.problemsOfDialogs(*page);
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
    }

    void startPage() {
        const Window window;
        const QStringList problems = problemsOf(*window.window);
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
    }
};

static const sf::test::Registered<TestPseudoLanguage, QApplication> registered;
#include "test_pseudo_language.moc"
