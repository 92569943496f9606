// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"
#include "core/document/film/battle_film_source.h"
#include "core/document/webpage/rulebook.h"
#include "core/text/lists.h"
#include "core/text/removal_text.h"
#include "tests/core/document/opened_battle.h"
#include "tests/pseudo_language.h"
#include "tests/test_registry.h"
#include "ui/film/film_bar.h"
#include "ui/film/film_player.h"
#include "ui/forms/refusal_line.h"
#include "ui/paint/web/web_export.h"
#include "ui/speech/announce.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

using namespace sf;

namespace {

/// The pseudo-language with the rule before its sentence: "(Rule SMM-7) …".
class RuleInFront final : public test::PseudoLanguage {
public:
    QString translate(const char* context, const char* source, const char* about, int n) const override {
        if (QByteArray(source) == "%1 (%2)")
            return QStringLiteral("(Rule %2) %1");
        return QByteArray(source) == "%1: %2" && QByteArray(context) == "sf::text"
                   ? QStringLiteral("%1 – %2")
                   : PseudoLanguage::translate(context, source, about, n);
    }
};

QString inFront(Rule rule) {
    return QStringLiteral("(Rule %1) ").arg(QString::fromStdString(rule.text()));
}

bool namesARule(const QString& sentence) {
    static const QRegularExpression number(QStringLiteral("\\b(SMM|BAT)-[0-9]"));
    return sentence.contains(number);
}

std::unique_ptr<document::BattleDocument> foughtBattle() {
    auto document = test::opened(
        R"({"squarefront": 1, "kind": "battle", "seed": "a1", "sides": [{"name": "Reds"}, {"name": "Blues"}],
 "map": {"columns": 12, "rows": 12}, "stacks": [
 {"id": "r", "name": "Watch", "side": 0, "hex": [4, 4], "facing": 3, "units": [
   {"id": "r1", "hits": 6, "move": 4, "attack": 9, "damage": 9}, {"id": "r2", "hits": 6, "move": 4, "attack": 9}]},
 {"id": "b", "name": "Scouts", "side": 1, "hex": [4, 5], "units": [
   {"id": "b1", "hits": 3, "move": 4}, {"id": "b2", "hits": 3, "move": 4}]}]})");
    smm::Order order;
    order.attack = battle::StackId("b");
    const auto given = perform(*document, smm::GiveOrders{{{battle::StackId("r"), order}}});
    return given.isDone() && perform(*document, smm::PlayRound{}).isDone() ? std::move(document) : nullptr;
}

} // namespace

/// A language may put the rule before the sentence. Nobody looks for it in the text.
class TestRulesInFront final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(QCoreApplication::installTranslator(&m_language));
        m_battle = foughtBattle();
        QVERIFY(m_battle);
    }
    void cleanupTestCase() {
        m_battle.reset();
        QCoreApplication::removeTranslator(&m_language);
    }

    void logsBeginWithIt() {
        const QStringList lines =
            QString::fromUtf8(logText(m_battle->log(), m_battle->battle())).split(u'\n', Qt::SkipEmptyParts);
        const auto& told = m_battle->log().lines();
        QCOMPARE(static_cast<std::size_t>(lines.size()), told.size());
        for (std::size_t line = 0; line < told.size(); ++line) {
            const QString& text = lines[static_cast<qsizetype>(line)];
            QVERIFY2(!told[line].event.rule || text.startsWith(inFront(told[line].event.rule)),
                     qPrintable(text));
        }
    }

    void filmsAndTheirBarKeepItApart() {
        auto film = filmOf(document::BattleFilmSource(*m_battle));
        QVERIFY(film && film->count() > 2);
        std::size_t others = 0;
        for (int scene = 0; scene < film->count(); ++scene) {
            const text::Caption caption = film->caption(scene);
            QVERIFY2(!namesARule(caption.sentence), qPrintable(caption.sentence));
            for (const text::Caption& other : caption.others) {
                QVERIFY(!namesARule(other.sentence));
                if (other.rule)
                    QCOMPARE(other.text(), inFront(other.rule) + other.sentence);
                ++others;
            }
        }
        QVERIFY(others > 0);
        ui::FilmPlayer player;
        player.setFilm(&*film);
        ui::FilmBar bar(player, QStringLiteral("Close"));
        player.last();
        const text::Caption last = film->caption(film->count() - 1);
        QCOMPARE(bar.findChild<QLabel*>(QStringLiteral("filmSentence"))->text(),
                 film->words(film->count() - 1).outcome);
        QCOMPARE(bar.findChild<ui::RuleChip*>()->rule(), last.rule);
    }

    /// The page links each rule, the same one after the other once, and leaves out what is around it.
    void webPagesLinkIt() {
        const auto made = paint::webPageOf(*m_battle, {});
        const auto* page = std::get_if<QByteArray>(&made);
        QVERIFY(page);
        QVERIFY(!page->contains("(Rule "));
        const auto film = filmOf(document::BattleFilmSource(*m_battle));
        int links = 0;
        for (int scene = 0; scene < film->count(); ++scene) {
            const text::Caption caption = film->caption(scene);
            links += caption.rule ? 1 : 0;
            Rule before;
            for (const text::Caption& other : caption.others) {
                const bool isRepeated = std::exchange(before, other.rule) == other.rule;
                links += other.rule && !isRepeated ? 1 : 0;
            }
        }
        QVERIFY(links > 0);
        QCOMPARE(page->count("<a href=#SMM-") + page->count("<a href=#BAT-"), links);
    }

    void whatAnEditRemovesBeginsWithIt() {
        const battle::Removal removal{.kind = battle::Removal::Kind::Zone};
        const QStringList told = text::removals(std::vector{removal}, m_battle->battle());
        QVERIFY2(told.front().startsWith(inFront(battleRule(3))), qPrintable(told.front()));
    }

    /// What stands between a label and its text is the translator's, too.
    void labelsAreJoinedByTheTranslator() {
        QCOMPARE(text::labelled(smmRule(10), QStringLiteral("Too far.")),
                 QStringLiteral("SMM-10 – Too far."));
        QCOMPARE(text::labelled(QString(), QStringLiteral("Too far.")), QStringLiteral("Too far."));
    }

    void screenReadersHearTheRulebook() {
        QWidget window;
        auto* line = new ui::RefusalLine(&window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto& announcer = ui::Announcer::instance();
        announcer.setRuleText(
            [](Rule rule) { return QStringLiteral("Text of ") + QString::fromStdString(rule.text()); });
        const text::Caption refusal(QStringLiteral("Too far."), smmRule(10));
        QStringList said;
        connect(&announcer, &ui::Announcer::said, &window, [&](const QString& text) { said << text; });
        const QString told = QStringLiteral("(Rule SMM-10) Too far.");
        const QString rule = QStringLiteral("Text of SMM-10");
        line->say(refusal);
        QTRY_COMPARE(announcer.last(), QStringLiteral("Too far."));
        QCOMPARE(line->text(), QStringLiteral("Too far."));
        announcer.sayMore();
        QCOMPARE(said.last(), text::inSentences({told, rule}));
        ui::announce(window, refusal);
        QTRY_COMPARE(announcer.last(), told);
        announcer.sayMore();
        QCOMPARE(said.last(), text::inSentences({told, rule}));
        ui::announceEvents(window, {refusal});
        QTRY_COMPARE(announcer.last(), QStringLiteral("Too far."));
        announcer.sayMore();
        QCOMPARE(said.last(), text::inSentences({refusal.sentence, rule}));
        announcer.setRuleText(document::ruleText);
        announcer.forget();
    }

private:
    RuleInFront m_language;
    std::unique_ptr<document::BattleDocument> m_battle;
};

template struct sf::test::Registered<TestRulesInFront, QApplication>;
#include "test_rules_in_front.moc"
