// SPDX-License-Identifier: GPL-3.0-or-later
#include "post_players.h"
#include "tests/test_process.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace sf::post;
using namespace sf::post::test;

namespace {

/// Blocks as somebody posts them, and whether docs/posts.md says that they are valid.
struct Case {
    std::string name;
    std::string text;
    bool holds;
};

std::string textOf(const std::vector<Block>& blocks) {
    std::string text;
    for (const Block& block : blocks)
        text += blockText(block);
    return text;
}

Block without(Block block, Field field) {
    block.values[sf::post::indexOf(field)].reset();
    return mended(std::move(block));
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

bool holdsHere(const std::string& text) {
    const ReadText read = readBlocks(text);
    std::vector<PostedBlock> blocks;
    for (const ReadBlock& block : read.blocks)
        blocks.push_back({block, 0});
    const auto games = checkGames(blocks);
    const auto isFine = [](const CheckedGame& game) { return game.problems.empty(); };
    const auto isOver = [](const CheckedGame& game) { return game.game && game.game->end().has_value(); };
    const bool isWhole =
        std::ranges::all_of(read.problems, [](const auto& each) { return isHarmless(each); });
    return !games.empty() && std::ranges::all_of(games, isFine) &&
           (isWhole || std::ranges::all_of(games, isOver));
}

/// What the verifier in Python says of each text: "0", "1", or an error.
QList<QByteArray> verifiedAll(const std::vector<Case>& cases) {
    const char* driver = R"(
import contextlib, io, os, runpy, sys
verifier, *files = sys.argv[1:]
sys.path.insert(0, os.path.dirname(verifier))
for file in files:
    sys.argv = [verifier, file]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(verifier, run_name="__main__")
        status = "no status"
    except SystemExit as end:
        status = end.code
    except Exception as error:
        status = repr(error)
    print(status)
)";
    QTemporaryDir folder;
    QStringList words{QStringLiteral("-c"), QString::fromLatin1(driver),
                      QStringLiteral(SQUAREFRONT_VERIFIER)};
    for (std::size_t index = 0; index < cases.size(); ++index) {
        words << folder.filePath(QString::number(index));
        QFile file(words.back());
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(cases[index].text));
    }
    QProcess process;
    process.start(QStringLiteral("python3"), words);
    sf::test::endsInTime(process);
    return process.readAllStandardOutput().split('\n');
}

/// The cases of what was once left open on the page, in its order.
class Cases {
public:
    Cases() {
        m_game.play(9);
        m_signed.play(9);
        while (m_over.playOn()) {
        }
        names();
        limits();
        emptyLists();
        options();
        plans();
        marks();
        copies();
        versions();
        signatures();
        resignations();
    }
    std::vector<Case> list;

private:
    void add(const std::string& name, bool holds, const std::string& text) {
        list.push_back({name, text, holds});
    }
    /// A game of only block 1, or of all blocks before the changed one and that one.
    void addInvitation(const std::string& name, bool holds, Field field, const std::string& value) {
        add(name, holds, blockText(changed(m_game.blocks().front(), field, value)));
    }
    std::vector<Block> upTo(std::size_t count) const {
        return {m_game.blocks().begin(), m_game.blocks().begin() + static_cast<std::ptrdiff_t>(count)};
    }
    void addLast(const std::string& name, bool holds, const std::function<void(Block&)>& change) {
        std::vector<Block> blocks = m_game.blocks();
        change(blocks.back());
        blocks.back() = mended(blocks.back());
        add(name, holds, textOf(blocks));
    }

    void names() {
        const auto name = [this](const char* what, const std::string& value, bool holds) {
            addInvitation(std::string("name: ") + what, holds, Field::Starter, base32(value));
        };
        name("not in form C", "A\xCC\x81", true);
        name("C1 control", "A\xC2\x85", true);
        name("line separator", "A\xE2\x80\xA8", true);
        name("no-break space around",
             "\xC2\xA0"
             "A\xC2\xA0",
             true);
        name("that of the other player", "Ben", true);
        name("200 bytes", std::string(200, 'x'), true);
        name("201 bytes", std::string(201, 'x'), false);
        name("none", "", false);
        name("space in front", " A", false);
        name("space behind", "A ", false);
        name("#", "A#", false);
        name("byte 31", "A\x1F", false);
        name("byte 127", "A\x7F", false);
        name("not UTF-8", "A\xFF", false);
    }

    void limits() {
        addInvitation("end of the year 9999", true, Field::Time, "253402300799");
        addInvitation("year 10000", false, Field::Time, "253402300800");
        addInvitation("time of 12 digits", false, Field::Time, std::string(12, '9'));
        addInvitation("number with a zero in front", false, Field::Time, "012");
        addInvitation("clock of 9 digits", true, Field::Clock, std::string(9, '9'));
        addInvitation("clock of 10 digits", false, Field::Clock, std::string(10, '9'));
        const auto plan = [this](const char* what, std::size_t items, bool holds) {
            std::string value = "end";
            for (std::size_t item = 1; item < items; ++item)
                value += ",end";
            addLast(what, holds, [&](Block& last) { last.set(Field::Plan, value); });
        };
        plan("plan of 500 actions", 500, true);
        plan("plan of 501 actions", 501, false);
        addLast("die of 10000 sides", false, [](Block& last) { last.set(Field::Dice, "10000-1"); });
        const std::string first = blockText(m_game.blocks().front());
        const std::size_t begin = std::string("[squarefront 1]").size();
        const std::size_t end = first.find("[/squarefront]");
        const std::string padding(262'144 - (end - begin), ' ');
        add("block of 262144 bytes", true, std::string(first).insert(end, padding));
        add("block of 262145 bytes", false, std::string(first).insert(end, padding + ' '));
    }

    void emptyLists() {
        addLast("empty dice", false, [](Block& last) { last.set(Field::Dice, ""); });
        addLast("six-sided die with its sides", false, [](Block& last) { last.set(Field::Dice, "6-5"); });
        addLast("empty orders", false, [](Block& last) { last.set(Field::Orders, ""); });
        addLast("empty plan", true, [](Block& last) { last.set(Field::Plan, ""); });
        addLast("empty action", false, [](Block& last) { last.set(Field::Plan, "end,,end"); });
        addLast("empty action at the end", false, [](Block& last) { last.set(Field::Plan, "end,"); });
        addInvitation("empty options", false, Field::Options, "");
        addInvitation("empty option", false, Field::Options, "knightsq12,,piecesqnone");
    }

    void options() {
        const auto options = [this](const char* value, bool holds) {
            addInvitation(std::string("options ") + value, holds, Field::Options, value);
        };
        options("knightsOnBoardq9,knightsq12", true);
        options("knightsq12,knightsOnBoardq9", false);
        options("knightsq10", false);
        options("knightsq0", true);
        options("knightsqnone", true);
        options("knightsq1000000000", true);
        options("knightsq1000000001", false);
        options("knightsq012", false);
        options("knightsq12,knightsq12", false);
        options("chargePathqfree,pikeReachqclear,coverqliteral,spawnActsqno,capturedBaseCountsqno", true);
        options("chargePathqstrict", false);
        options("clockGameq3600,clockIncrementq30", true);
        options("clockGameqnone", false);
        options("clockTurnq3600", false);
        options("undoDiceqnever", false);
        options("horsesq3", false);
    }

    void plans() {
        std::vector<Block> blocks = upTo(8);
        Block last = m_game.blocks().back();
        last.set(Field::Plan, "end");
        blocks.push_back(mended(last));
        const std::string text = textOf(blocks);
        add("plan in capitals", true, replaced(text, "plan: end /", "plan: END /"));
        blocks.back() = changed(blocks.back(), Field::Plan, "End");
        add("plan in capitals with a check of these", false, textOf(blocks));
    }

    void marks() {
        const std::string text = textOf(upTo(3));
        add("marks inside lines", true,
            replaced(replaced(text, "[squarefront 1]\n", "He: [squarefront 1] "), "\n[/squarefront]",
                     " [/squarefront] she"));
        add("marks in capitals", true,
            replaced(replaced(text, "[squarefront 1]", "[SQUAREFRONT 1]"), "[/squarefront]",
                     "[/SquareFront]"));
        add("marks with spaces", true,
            replaced(replaced(text, "[squarefront 1]", "[ squarefront   1 ]"), "[/squarefront]",
                     "[ / squarefront ]"));
        add("mark without a block", true, "[squarefront 1] " + text + "[squarefront 1]");
        add("end without a block", true, "[/squarefront] " + text);
        add("lines of any length", true, replaced(replaced(text, "\n", " "), "[", "\n["));
        add("version 2", false, replaced(text, "[squarefront 1]", "[squarefront 2]"));
        // A value broken after its second digit, each part with its own check.
        const std::string nonce(m_game.blocks()[0].value(Field::Nonce));
        const std::string begin = nonce.substr(0, 2);
        const std::string rest = nonce.substr(2);
        add("value broken anywhere", true,
            replaced(text, "nonce: " + nonce + " /" + lineCheck(Field::Nonce, nonce),
                     "nonce: " + begin + " /" + lineCheck(Field::Nonce, begin) + "\n" + rest + " /" +
                         lineCheck(Field::Nonce, rest)));
        add("value broken with the check of all", false,
            replaced(text, "nonce: " + nonce + " /",
                     "nonce: " + begin + "\n" + rest + " /" + lineCheck(Field::Nonce, begin) + " /"));
    }

    void copies() {
        const std::string text = textOf(m_signed.blocks());
        const Block copy = without(m_signed.blocks()[6], Field::Signature);
        add("copy without signature in front", true, blockText(copy) + text);
        add("copy without signature behind", true, text + blockText(copy));
        Block wrong = m_signed.blocks()[6];
        wrong.set(Field::Signature, std::string(m_signed.blocks()[5].value(Field::Signature)));
        add("copy with a wrong signature", true, blockText(wrong) + text);
        std::vector<Block> blocks = m_game.blocks();
        const SigningKey key = signingKeyOf(Secret{1});
        add("signed copy in an unsigned game", true, blockText(mended(blocks[4], &key)) + textOf(blocks));
        blocks[4] = mended(blocks[4], &key);
        add("signature without a key", false, textOf(blocks));
        blocks = m_signed.blocks();
        blocks.back() = without(blocks.back(), Field::Signature);
        add("last copy without signature", true, textOf(blocks)); // a note
        blocks = {without(m_signed.blocks().front(), Field::Signature)};
        add("block 1 with a key and no signature", false, textOf(blocks));
    }

    void versions() {
        const auto version = [](const Block& block) { return changed(block, Field::Time, "1800000000"); };
        const std::string text = textOf(m_game.blocks());
        add("two versions of the last block", false, text + blockText(version(m_game.blocks().back())));
        add("version of an answered block", false, text + blockText(version(m_game.blocks()[7])));
        add("version of a block that was built on", true, text + blockText(version(m_game.blocks()[6])));
        Block other = changed(m_game.blocks()[6], Field::Previous, base32(Hash{1}));
        add("block with another previous", false, text + blockText(other));
        const std::string over = textOf(m_over.blocks());
        add("game that is over", true, over);
        add("version of its last block", true, over + blockText(version(m_over.blocks().back())));
        add("version in front of it", true, blockText(version(m_over.blocks().back())) + over);
        add("version of an earlier block of it", true, over + blockText(version(m_over.blocks()[8])));
        add("damaged block beside it", true, over + "[squarefront 1] no /AA [/squarefront]");
        add("damaged block", false, text + "[squarefront 1] no /AA [/squarefront]");
        const SigningKey* key = m_signed.key(9);
        Block twice = m_signed.blocks().back();
        twice.set(Field::Time, "1800000000");
        add("turn signed twice", false, textOf(m_signed.blocks()) + blockText(mended(twice, key)));
        Reply reply = m_signed.reply({});
        reply.resigns = true;
        std::string resigned = textOf(m_signed.blocks());
        for (const std::int64_t time : {1'800'000'000, 1'800'000'001})
            resigned += blockText(
                std::get<Block>(replying(m_signed.game(), reply, {{}, {}, time}, m_signed.key(10))));
        add("resignation signed twice", true, resigned);
        add("forged version in a signed game", true,
            textOf(m_signed.blocks()) + blockText(without(version(twice), Field::Signature)));
    }

    void signatures() {
        const auto invite =
            [this](const std::string& name, bool holds,
                   const std::function<void(std::string & key, std::string & signature)>& change) {
                Block block = m_signed.blocks().front();
                const auto bytes = [&](Field field) { return *fromBase32(block.value(field)); };
                std::string key = bytes(Field::Key);
                std::string signature = bytes(Field::Signature);
                change(key, signature);
                block.set(Field::Key, base32(key));
                if (block.value(Field::Key) != m_signed.blocks().front().value(Field::Key))
                    block = mended(block);
                block.set(Field::Signature, base32(signature));
                add("signature: " + name, holds, blockText(block));
            };
        invite("as it is", true, [](std::string&, std::string&) {});
        invite("another number", false, [](std::string&, std::string& signature) { ++signature[3]; });
        invite("S and the order", false, [](std::string&, std::string& signature) {
            constexpr std::array<unsigned char, 32> order{0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58,
                                                          0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE, 0x14,
                                                          0,    0,    0,    0,    0,    0,    0,    0,
                                                          0,    0,    0,    0,    0,    0,    0,    0x10};
            int carry = 0;
            for (std::size_t at = 0; at < order.size(); ++at) {
                const int sum = static_cast<unsigned char>(signature[42 + at]) + order[at] + carry;
                signature[42 + at] = static_cast<char>(sum & 0xFF);
                carry = sum >> 8;
            }
        });
        invite("key and R of small order", false, [](std::string& key, std::string& signature) {
            // The neutral element: with S of 0 the equation holds for every message.
            std::string neutral(32, '\0');
            neutral[0] = 1;
            key.replace(10, 32, neutral);
            signature.replace(10, 64, neutral + std::string(32, '\0'));
        });
        std::vector<Block> blocks = m_signed.blocks();
        blocks.push_back(claimingTime(m_signed.game(), 1'900'000'000, m_signed.key(9)));
        add("signed claim", true, textOf(blocks));
        blocks.back() = without(blocks.back(), Field::Signature);
        add("unsigned claim in a signed game", true, textOf(blocks)); // a note that says so
        add("claim of who is late", false,
            textOf(m_game.blocks()) +
                blockText(changed(claimingTime(m_game.game(), 1'900'000'000), Field::Writer, "2")));
        add("unsigned claim in an unsigned game", true,
            textOf(m_game.blocks()) + blockText(claimingTime(m_game.game(), 1'900'000'000)));
    }

    void resignations() {
        Block block = m_game.blocks()[1];
        for (const Field field : {Field::Seal, Field::Nonce})
            block = without(block, field);
        block = changed(
            changed(changed(block, Field::Plan, "resign"), Field::Game, base32(hashOf(m_game.blocks()[0]))),
            Field::Previous, base32(hashOf(m_game.blocks()[0])));
        const std::string first = blockText(m_game.blocks()[0]);
        add("resignation in block 2 with a position", false, first + blockText(block));
        add("resignation in block 2", true, first + blockText(without(block, Field::Position)));
        Block late = m_game.blocks().back();
        for (const Field field : {Field::Seal, Field::Nonce})
            late = without(late, field);
        late = changed(late, Field::Plan, "resign");
        const std::string before = textOf(upTo(8));
        add("resignation that opens", true, before + blockText(late));
        add("resignation without its position", false, before + blockText(without(late, Field::Position)));
        late = without(late, Field::Opened);
        add("resignation with only a position", false, before + blockText(without(late, Field::Dice)));
        late = without(without(late, Field::Position), Field::Dice);
        add("resignation that opens nothing", true, before + blockText(late));
        add("resignation and another action", false,
            before + blockText(changed(m_game.blocks().back(), Field::Plan, "resign,end")));
        add("resignation with a condition", false,
            before + blockText(changed(m_game.blocks().back(), Field::Plan, "end,resignif1won")));
    }

    Players m_game{21};
    Players m_signed{17, {}, true};
    Players m_over{3};
};

} // namespace

/// docs/posts.md decides each of these; the program and the verifier that was written from it agree.
class TestPostPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bothAgree_data();
    void bothAgree();

private:
    std::vector<Case> m_cases;
    QList<QByteArray> m_verified;
};

void TestPostPage::initTestCase() {
    m_cases = Cases().list;
    m_verified = verifiedAll(m_cases);
    QCOMPARE(static_cast<std::size_t>(m_verified.size()), m_cases.size() + 1);
}

void TestPostPage::bothAgree_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < m_cases.size(); ++index)
        QTest::newRow(m_cases[index].name.c_str()) << static_cast<int>(index);
}

void TestPostPage::bothAgree() {
    QFETCH(const int, index);
    const Case& each = m_cases[static_cast<std::size_t>(index)];
    QCOMPARE(holdsHere(each.text), each.holds);
    QCOMPARE(m_verified[index], QByteArray(each.holds ? "0" : "1"));
}

template struct sf::test::Registered<TestPostPage>;
#include "test_post_page.moc"
