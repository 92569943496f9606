// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/webpage/html.h"
#include "core/document/webpage/page_states.h"
#include "core/players/battle/commander.h"
#include "core/rules/imperio/game/legal.h"
#include "core/rules/limits.h"
#include "core/text/figures.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/post/post_players.h"
#include "tests/hostile_text.h"
#include "tests/test_registry.h"
#include "ui/paint/web/web_export.h"

#include <QCryptographicHash>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sf;
using document::BattleDocument;

namespace {

std::unique_ptr<document::Document> example(const QString& name) {
    QFile file(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + name + QStringLiteral(".sqf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(name));
    document::Loaded loaded = document::loadBytes(file.readAll());
    return std::get<std::unique_ptr<document::Document>>(std::move(loaded));
}

std::unique_ptr<BattleDocument> battleExample(const QString& name) {
    return std::unique_ptr<BattleDocument>(static_cast<BattleDocument*>(example(name).release()));
}

std::unique_ptr<document::ImperioDocument> imperioExample() {
    return std::unique_ptr<document::ImperioDocument>(
        static_cast<document::ImperioDocument*>(example(QStringLiteral("imperio-game")).release()));
}

/// Two stacks of a side and one of the other; `more` are members of the document.
std::unique_ptr<BattleDocument> field(const QByteArray& more = {}) {
    return test::opened(
        R"({"squarefront": 1, "kind": "battle", "seed": "known-to-nobody", "sides": [{"name": "Reds"}, {"name": "Blues"}],
 "map": {"columns": 12, "rows": 12}, "stacks": [
 {"id": "r", "name": "Ford Watch", "side": 0, "hex": [4, 4], "units": [
   {"id": "r1", "hits": 6, "move": 4, "attack": 9}, {"id": "r2", "hits": 6, "move": 4, "attack": 5}]},
 {"id": "s", "name": "Hidden Merger", "side": 0, "hex": [5, 4], "units": [{"id": "s1", "hits": 6, "move": 4}]},
 {"id": "b", "side": 1, "hex": [4, 6], "units": [{"id": "b1", "hits": 6, "move": 4, "attack": 8}]}])" +
        more + '}');
}

QByteArray pageOf(const document::Document& document, const paint::WebOptions& options = {}) {
    const auto page = paint::webPageOf(document, options);
    return std::holds_alternative<QByteArray>(page) ? std::get<QByteArray>(page) : QByteArray();
}

/// Both sides do what commanders of level 1 do for so many rounds.
void playRounds(BattleDocument& document, int rounds) {
    if (!document.battle().play)
        QVERIFY(document.perform(battle::StartPlay{}).isDone());
    const int last = battle::roundNumber(document.battle()) + rounds;
    while (document.battle().play->phase != battle::PlayPhase::Over &&
           battle::roundNumber(document.battle()) < last) {
        const std::optional<int> side = battle::sideToAct(document.battle());
        if (!side) {
            QVERIFY(perform(document, smm::Resolve{smm::Extent::Round}).isDone());
            continue;
        }
        for (const players::Step& step : players::decide(document.seenBy(*side), *side, {1, 7}).steps) {
            if (const auto* action = std::get_if<battle::Action>(&step))
                document.perform(*action);
            else if (const auto* orders = std::get_if<smm::GiveOrders>(&step))
                perform(document, smm::RoundAction(*orders));
        }
    }
}

/// Plays anything that is legal for so many turns.
void playTurns(document::ImperioDocument& game, std::uint32_t turns) {
    imperio::ActionList list;
    for (int action = 0; !game.game().position.result && game.game().position.turn <= turns; ++action) {
        imperio::listLegal(game.game().position, list);
        QVERIFY(game.play(list[(action * 7'919 + 13) % (list.size() - 1)]).isDone()); // the last resigns
    }
}

/// The elements of the page, and what of them could load or run something.
QString problemOf(const QByteArray& page) {
    static const QStringList elements =
        QStringLiteral(
            "html head meta title link style body header h1 h2 h3 h4 p span svg path main section div defs g "
            "use text input button output label select option ol li i a small br details summary table "
            "caption tr th td figure rect polyline dl dt dd footer script ul b meter textarea figcaption")
            .split(u' ');
    QString text = QString::fromUtf8(page);
    static const QRegularExpression unseen(QStringLiteral("[\\x7f-\\x9f\\x{202a}-\\x{202e}]"));
    if (text.contains(unseen))
        return QStringLiteral("a character that reorders text or can't be seen");
    // What stands in the script and the style sheet is ours.
    static const QRegularExpression ours(QStringLiteral("<(script|style)>.*?</\\1>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    if (text.count(QLatin1String("<script")) != 1 || text.count(QLatin1String("<style")) != 1)
        return QStringLiteral("another script or style sheet");
    text.remove(ours);
    static const QRegularExpression tag(QStringLiteral("<([^\\s>/!]*)([^>]*)>"));
    for (auto found = tag.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString name = match.captured(1);
        if (!match.captured().startsWith(QLatin1String("</")) &&
            !match.captured().startsWith(QLatin1String("<!")) && !elements.contains(name))
            return match.captured();
        static const QRegularExpression risky(QStringLiteral("\\s(on[a-z]+|style|src|formaction)\\s*="));
        static const QRegularExpression quoted(QStringLiteral("\"[^\"]*\""));
        if (match.captured(2).remove(quoted).contains(risky))
            return match.captured();
        static const QRegularExpression link(QStringLiteral("\\shref=[\"']?+(?!#|data:,)"));
        if (match.captured(2).contains(link))
            return match.captured();
    }
    return {};
}

QByteArray hashIn(const QByteArray& page, const QByteArray& element) {
    const qsizetype from = page.indexOf('<' + element + '>') + element.size() + 2;
    const QByteArray text = page.mid(from, page.indexOf("</" + element + '>', from) - from);
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
}

} // namespace

/// Games as web pages.
class TestWebPages final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsNeverMarkup() {
        QCOMPARE(document::html(QStringLiteral("<b a=\"c\" d='e'>&")),
                 QByteArray("&lt;b a=&quot;c&quot; d='e'&gt;&amp;"));
        std::set<Rule> rules;
        QCOMPARE(document::ruleLink(smmRule(27), rules), QByteArray(" <a href=#SMM-27>SMM-27</a>"));
        QCOMPARE(document::ruleLink({RuleSystem("<b>"), 7, 0}, rules), QByteArray(" (&lt;b&gt;-7)"));
        QCOMPARE(document::ruleLink({}, rules), QByteArray());
        QCOMPARE(rules, std::set<Rule>{smmRule(27)});
        QCOMPARE(document::attribute("a", "b-1"), QByteArray(" a=b-1"));
        QCOMPARE(document::attribute("a", "b c"), QByteArray(" a=\"b c\""));
        QCOMPARE(document::attribute("a", ""), QByteArray(" a=\"\""));
    }

    void statesKeepOnlyWhatChanges() {
        document::PageStates states;
        states.set("1", "4,2");
        states.set("2", "");
        states.set("1", "4,2");
        QCOMPARE(states.take(), QByteArray("1=4,2"));
        states.set("1", "");
        QCOMPARE(states.take(), QByteArray("1="));
        QCOMPARE(states.take(), QByteArray());
    }

    void allKinds_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"teaching", "multiplier", "imperio-game", "dungeon", "bridge", "great-battle"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void allKinds() {
        QFETCH(QString, name);
        const auto document = example(name);
        const QByteArray page = pageOf(*document);
        QVERIFY(!page.isEmpty());
        QCOMPARE(pageOf(*document), page); // the same bytes each time
        const QString problem = problemOf(page);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QVERIFY2(!page.contains("{{"), "a part is missing");
        QVERIFY(page.contains(hashIn(page, "script")));
        QVERIFY(page.contains(hashIn(page, "style")));
    }

    /// Each scene of the film is an entry of the log.
    void aPlayedBattle() {
        const auto document = battleExample(QStringLiteral("teaching"));
        playRounds(*document, 3);
        const QByteArray page = pageOf(*document);
        QCOMPARE(page, pageOf(*document));
        QVERIFY(page.count("\n<li") > 20);
        QVERIFY(page.count(" class=f ") > 3);
        QVERIFY(page.contains("<dt id=SMM-27>SMM-27 "));
        const QByteArray later = pageOf(*document, {20, 60, {}});
        QVERIFY(later.count("\n<li") < page.count("\n<li"));
        const QString problem = problemOf(page);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    /// 60 rounds have at most 2 MB, 80 turns 300 kB. Most of it comes early, as later fewer are left.
    void sizes() {
        const auto battle = battleExample(QStringLiteral("great-battle"));
        playRounds(*battle, 6);
        const QByteArray map = pageOf(*battle);
        QVERIFY2(map.size() <= 1'000'000, qPrintable(QString::number(map.size())));
        const auto game = imperioExample();
        constexpr std::uint32_t turns = 80;
        playTurns(*game, turns);
        const QByteArray page = pageOf(*game);
        constexpr qsizetype withoutGame = 60'000; // script, style sheet, board and rules
        constexpr qsizetype scenesATurn = 20;     // as many as the first turns have
        const qsizetype entry = (page.size() - withoutGame) / page.count("\n<li");
        QVERIFY2(withoutGame + entry * scenesATurn * turns <= 300'000, qPrintable(QString::number(entry)));
        QVERIFY(page.contains("Odds: win "));
    }

    /// Neither seeds nor what a side has sealed is in a page that isn't for that side.
    void secretsAreAbsent() {
        const auto document = field(R"(, "houseRules": {"orders": "sealed"})");
        QVERIFY(document->perform(battle::StartPlay{}).isDone());
        for (const int side : {0, 1})
            QVERIFY(document->perform(battle::SayReady{side}).isDone());
        QVERIFY(document
                    ->perform(battle::SplitStack{
                        battle::StackId("r"), {battle::UnitId("r2")}, battle::StackId("n"), "Secret Sally"})
                    .isDone());
        QVERIFY(document->perform(battle::RenameStack{battle::StackId("s"), "Secret Sally"}).isDone());
        QVERIFY(document->perform(battle::SayReady{0}).isDone());
        for (const std::optional<int> viewer : {std::optional<int>(), std::optional(1)}) {
            const QByteArray page = pageOf(*document, {0, {}, viewer});
            QVERIFY(page.contains("Ford Watch"));
            QVERIFY(!page.contains("Secret Sally"));
            QVERIFY(!page.contains("known-to-nobody"));
        }
        QVERIFY(!pageOf(*document, {0, {}, 0}).contains("Secret Sally")); // it ends before what is sealed
        // Also if the journal can't be played again.
        QJsonObject json = QJsonDocument::fromJson(document->serialised()).object();
        QJsonObject sealed = json[QStringLiteral("sealed")].toObject();
        sealed[QStringLiteral("journal")] = QJsonArray();
        json[QStringLiteral("sealed")] = sealed;
        json.remove(QStringLiteral("journal"));
        const auto other = test::opened(QJsonDocument(json).toJson());
        QVERIFY(!pageOf(*other, {0, {}, 0}).contains("Secret Sally"));
        QVERIFY(document->perform(battle::SayReady{1}).isDone());
        QVERIFY(!pageOf(*document).contains("known-to-nobody"));
    }

    void hostileBattles() {
        for (quint32 number = 0; number < 60; number += 6) {
            battle::Battle battle = field()->battle();
            battle.title = test::hostileText(number).toStdString();
            battle.sides[0].name = test::hostileText(number + 1).toStdString();
            for (std::size_t at = 0; at < battle.stacks.size(); ++at) {
                auto stack = std::make_shared<battle::Stack>(*battle.stacks[at]);
                stack->id = battle::StackId("s\u202e\u007f\u009b" + std::to_string(at));
                stack->name = test::hostileText(number + 2 + static_cast<quint32>(at)).toStdString();
                stack->units.edit().front().name = test::hostileText(number + 5).toStdString();
                battle.stacks.erase(at);
                battle.stacks.insert(at, std::move(stack));
            }
            BattleDocument document(battle);
            playRounds(document, 1);
            const QString problem = problemOf(pageOf(document));
            QVERIFY2(problem.isEmpty(), qPrintable(QString::number(number) + u' ' + problem));
        }
    }

    void hostileDungeons() {
        for (quint32 number = 0; number < 60; number += 4) {
            encounter::Dungeon dungeon;
            dungeon.title = test::hostileText(number).toStdString();
            encounter::Person person;
            person.id = "p\u202e\u007f\u009b";
            person.name = test::hostileText(number + 1).toStdString();
            dungeon.people.push_back(std::make_shared<const encounter::Person>(person));
            encounter::Monster monster;
            monster.id = "m";
            monster.name = test::hostileText(number + 2).toStdString();
            encounter::Encounter group{"e", 1, {}, 0, 0, {}, {}, {}};
            group.title = test::hostileText(number + 3).toStdString();
            group.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
            dungeon.encounters.push_back(std::make_shared<const encounter::Encounter>(group));
            const QString problem = problemOf(pageOf(document::EncounterDocument(dungeon)));
            QVERIFY2(problem.isEmpty(), qPrintable(QString::number(number) + u' ' + problem));
        }
    }

    /// Comments and branches of a game, with what people wrote as text.
    void commentsAndBranches() {
        const auto game = imperioExample();
        QVERIFY(game->setComment(0, "Before <b>all</b>"));
        QVERIFY(game->setComment(3, "</p><script>alert(1)</script>"));
        imperio::Branch branch;
        branch.after = 2;
        branch.name = "Try <i>this</i>";
        branch.entries = {game->entries()[2].entry};
        QVERIFY(game->addBranch(branch));
        const QByteArray page = pageOf(*game);
        const QString problem = problemOf(page);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QVERIFY(page.contains("Before &lt;b&gt;all&lt;/b&gt;"));
        QVERIFY(page.contains("&lt;script&gt;alert(1)"));
        QVERIFY(page.contains("Try &lt;i&gt;this&lt;/i&gt;"));
        QVERIFY(page.contains("<ol id=branch1 class=line"));
    }

    /// A page of a game by post has the last post and whose turn it is, and no secret that isn't open yet.
    void gamesByPost() {
        post::test::Players players(3);
        for (int block = 0; block < 30 && players.playOn(); ++block) {
            const post::PostGame& game = players.game();
            const QByteArray page = std::get<QByteArray>(paint::webPageOf(game));
            const QString problem = problemOf(page);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            QVERIFY(page.contains("<textarea id=block readonly"));
            QVERIFY(!page.contains(post::base32(players.fresh(game.count()).secret).c_str()));
            const QByteArray next = "is to write block " + QByteArray::number(game.count() + 1);
            QCOMPARE(page.contains(next), !game.end());
        }
    }

    /// A list of stacks that is too long, and a map that is too large, give a message and no page.
    void tooLarge() {
        battle::Battle battle = field()->battle();
        const battle::Stack pattern = *battle.stacks[2];
        for (int number = 0; number < limits::filmedStacks; ++number) {
            auto stack = std::make_shared<battle::Stack>(pattern);
            stack->id.text = "n" + std::to_string(number);
            stack->units.edit().front().id.text = "u" + std::to_string(number);
            battle.stacks.insert(battle.stacks.size(), std::move(stack));
        }
        const auto many = paint::webPageOf(BattleDocument(battle));
        QVERIFY(std::get<QString>(many).contains(text::figure(limits::filmedStacks)));
        battle::Battle wide = field()->battle();
        wide.map = battle::Map(200, 101);
        const auto map = paint::webPageOf(BattleDocument(wide));
        QVERIFY(std::get<QString>(map).contains(text::figure(limits::webHexes)));
    }

    /// A page that would be too large ends early, and so does one that is cancelled.
    void endsEarly() {
        std::set<Rule> rules;
        document::WebLog log(rules);
        QVERIFY(paint::mayGoOn({}, log, 0, 1) == paint::WebEnd::Done);
        document::WebScene scene;
        scene.changes = QByteArray(limits::outputBytes + 1, 'x');
        log.add(scene);
        QVERIFY(paint::mayGoOn({}, log, 0, 1) == paint::WebEnd::TooLarge);
        const auto battle = field();
        playRounds(*battle, 3);
        int asked = 0;
        const auto game = imperioExample();
        playTurns(*game, 20);
        for (const document::Document* document :
             std::initializer_list<const document::Document*>{battle.get(), game.get()}) {
            const auto page = paint::webPageOf(*document, {0, {}, {}, [&asked](int done, int all) {
                                                               ++asked;
                                                               return done > all;
                                                           }});
            QCOMPARE(std::get<QString>(page), QString());
        }
        QCOMPARE(asked, 2);
    }

    /// A page of a game that hasn't begun says so.
    void unfinishedAndEmpty() {
        const document::ImperioDocument setup("seed");
        const QByteArray page = pageOf(setup);
        QVERIFY(page.contains("still being set up"));
        QVERIFY(!page.contains("\n<li ") && !page.contains("\n<li>"));
        const auto battle = field();
        playRounds(*battle, 1);
        const int loser = battle::sideToAct(battle->battle()).value_or(0);
        QVERIFY(battle->perform(battle::Concede{loser}).isDone());
        QVERIFY(pageOf(*battle).contains(loser == 0 ? "Victory: Blues." : "Victory: Reds."));
    }
};

template struct sf::test::Registered<TestWebPages, QGuiApplication>;
#include "test_web_pages.moc"
