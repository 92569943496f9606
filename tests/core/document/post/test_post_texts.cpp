// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/post_game_store.h"
#include "core/document/post/post_names.h"
#include "core/post/block/block_reader.h"
#include "core/post/game/post_draft.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/post_words.h"
#include "tests/core/post/post_players.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::post;
using namespace sf::post::test;

/// Names of players, and what messages about blocks say.
class TestPostTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void namesAreNoMarks_data();
    void namesAreNoMarks();
    void messagesSayWhatWasFound();
    void copiesAreNoNews();
};

void TestPostTexts::names_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("good");
    const auto row = [](const char* what, const QString& name, bool good) {
        QTest::newRow(what) << name << good;
    };
    row("plain", QStringLiteral("Ada Lovelace"), true);
    row("60 characters", QString(60, u'x'), true);
    row("61 characters", QString(61, u'x'), false);
    row("none", QString(), false);
    row("Persian with a non-joiner", QStringLiteral("می\u200Cخواهم"), true);
    row("an emoji with joiners", QStringLiteral("👩\u200D🚀"), true);
    row("a joiner at the end", QStringLiteral("Ada\u200D"), false);
    row("a joiner beside a space", QStringLiteral("Ada \u200Dx"), false);
    row("two joiners", QStringLiteral("a\u200D\u200Db"), false);
    row("not in form C", QStringLiteral("A\u0301da"), false);
    row("the angstrom sign", QStringLiteral("\u212B"), false);
    row("a C1 control", QStringLiteral("A\u0085B"), false);
    row("a line separator", QStringLiteral("A\u2028B"), false);
    row("a direction override", QStringLiteral("A\u202EB"), false);
    row("a soft hyphen", QStringLiteral("A\u00ADB"), false);
    row("a no-break space", QStringLiteral("A\u00A0B"), false);
    row("an ideographic space", QStringLiteral("\u3000"), false);
    row("a Hangul filler", QStringLiteral("A\u3164B"), false);
    row("two spaces", QStringLiteral("A  B"), false);
    row("a space in front", QStringLiteral(" A"), false);
    row("a space at the end", QStringLiteral("A "), false);
    row("a variation selector", QStringLiteral("Ada\uFE0F"), false);
    row("a Greek letter among Latin ones", QStringLiteral("\u0391da"), false);
    row("a Cyrillic letter among Latin ones", QStringLiteral("Ad\u0430"), false);
    row("words in two scripts", QStringLiteral("Ada \u0391\u03B4\u03B1"), true);
    row("everybody", QStringLiteral("@everyone"), false);
    row("a comment's sign", QStringLiteral("A#B"), false);
}

void TestPostTexts::names() {
    QFETCH(const QString, name);
    QFETCH(const bool, good);
    const QString problem = sf::document::playerNameProblem(name);
    QVERIFY2(problem.isEmpty() == good, qPrintable(problem));
}

void TestPostTexts::namesAreNoMarks_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"[squarefront 1]", "[/squarefront]", "&lsqb;squarefront 1&rsqb;", "&lbrack;squarefront 1&rbrack;",
          "=5Bsquarefront 1=5D", "[/squarefront 1", "［squarefront 1］", "\\[squarefront 1\\]"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

/// Whatever a player is called, a post has one block.
void TestPostTexts::namesAreNoMarks() {
    QFETCH(const QString, name);
    const auto first = inviting({name.toStdString(), "Ben"}, {});
    QVERIFY(first.has_value());
    const PostGame game(*first, hashOf(*first));
    for (const auto markup :
         {sf::text::PostMarkup::Plain, sf::text::PostMarkup::BBCode, sf::text::PostMarkup::Markdown}) {
        const ReadText read = readBlocks(sf::text::postText(game, markup).toStdString());
        QVERIFY(read.problems.empty());
        QCOMPARE(read.blocks.size(), std::size_t{1});
    }
}

void TestPostTexts::messagesSayWhatWasFound() {
    using sf::text::readProblem;
    QCOMPARE(readProblem({ReadFault::BadValue, 1, Field::Time, {}, "soon"}),
             QStringLiteral("“time” can't be “soon”."));
    QCOMPARE(readProblem({ReadFault::Unknown, 1, {}, {}, "rolls"}),
             QStringLiteral("There is no field “rolls”."));
    QCOMPARE(readProblem({ReadFault::NotALine, 1, {}, {}, "hello"}),
             QStringLiteral("“hello” is not a line of a block."));
    QCOMPARE(readProblem({ReadFault::OtherVersion, 1, {}, "1", "2"}),
             QStringLiteral("The block is version 2; this program reads version 1."));
    QCOMPARE(readProblem({ReadFault::BadCheck, 1, Field::Check, "AAAAAAAA", "BBBBBBBB"}),
             QStringLiteral("The block is damaged: its check should be AAAAAAAA, not BBBBBBBB."));
}

/// Copies and versions that anybody can make of a signed block bring nothing to a stored game.
void TestPostTexts::copiesAreNoNews() {
    Players players(17, {}, true);
    players.play(9);
    std::vector<sf::document::StoredGame> games(1);
    games.front().blocks = posted(players.blocks());
    games.front().checked = std::move(checkGames(games.front().blocks).front());
    Block copy = players.blocks()[6];
    copy.values[indexOf(Field::Signature)].reset();
    const Block version = changed(copy, Field::Time, "1800000000");
    for (const Block& block : {players.blocks()[6], copy, version}) {
        auto incoming = sf::document::readIncoming(blockText(block), games, imperioRules);
        sf::document::Arrival& arrival = incoming.arrivals.front();
        QVERIFY(!arrival.isNews());
        arrival.dropJunk();
        QCOMPARE(arrival.blocks.size(), std::size_t{9});
    }
    players.play(10);
    QVERIFY(sf::document::readIncoming(blockText(players.blocks().back()), games, imperioRules)
                .arrivals.front()
                .isNews());
}

template struct sf::test::Registered<TestPostTexts>;
#include "test_post_texts.moc"
