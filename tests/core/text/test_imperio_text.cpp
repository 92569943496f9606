// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_options.h"
#include "core/text/imperio_tally_text.h"
#include "core/text/imperio_text.h"
#include "tests/test_registry.h"

#include <QSet>
#include <QTest>

using namespace sf::imperio;

namespace {

template<class Code>
std::vector<Code> upTo(Code last) {
    std::vector<Code> codes;
    for (int code = 0; code <= static_cast<int>(last); ++code)
        codes.push_back(static_cast<Code>(code));
    return codes;
}

/// A sentence with all its places filled.
bool isWhole(const QString& text) {
    return !text.isEmpty() && !text.contains(u'%') && !text.contains(QLatin1String("  "));
}

} // namespace

/// Every code of Imperio Bellum has words, and every refusal a rule.
class TestImperioText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusals();
    void recordErrors();
    void diceTerms();
    void endings();
    void events();
    void luckAndLosses();
    void options();
    void alterations();
};

void TestImperioText::refusals() {
    for (const Reason reason : upTo(Reason::OnlyAlterations)) {
        const QString text = sf::text::refusal(refusal(reason, squareAt(4, 5), 11, 10));
        QVERIFY2(isWhole(text) && text.endsWith(u'.'), std::to_string(static_cast<int>(reason)).c_str());
        QVERIFY(ruleOf(reason));
    }
    QCOMPARE(sf::text::refusal(refusal(Reason::SquareTaken, squareAt(4, 5))),
             QStringLiteral("R4C5 is occupied."));
    QCOMPARE(sf::text::refusal(refusal(Reason::TooManyKnights, nowhere, 11, 10)),
             QStringLiteral("11 knight(s) with reinforcements; the limit is 10."));
}

void TestImperioText::recordErrors() {
    for (const Fault fault : upTo(Fault::BadScript)) {
        RecordError error;
        error.fault = fault;
        error.expected = "this";
        error.found = "that";
        if (fault == Fault::Refused)
            error.refusal = refusal(Reason::OutOfReach, squareAt(1, 1));
        const QString text = sf::text::recordError(error);
        QVERIFY2(isWhole(text) && text.startsWith(QLatin1String("expected ")),
                 std::to_string(static_cast<int>(fault)).c_str());
        QVERIFY(!text.contains(QLatin1String("expected ,")));
    }
}

void TestImperioText::diceTerms() {
    for (const DiceCode code : upTo(DiceCode::AlwaysOne))
        QVERIFY(isWhole(sf::text::diceTerm({code, 1, sf::imperioRule(13)})));
    QCOMPARE(sf::text::diceTerm({DiceCode::Charge, 2, sf::imperioRule(14)}), QStringLiteral("charge 3"));
}

void TestImperioText::endings() {
    QSet<QString> texts;
    for (const Ending ending : upTo(Ending::OutOfTime)) {
        const QString text = sf::text::ending({Side::Attacker, ending});
        QVERIFY(isWhole(text));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), qsizetype{static_cast<int>(Ending::OutOfTime) + 1});
}

void TestImperioText::events() {
    for (const Happened what : upTo(Happened::GameOver)) {
        Event event;
        event.what = what;
        event.from = event.to = event.fight.target = squareAt(2, 3);
        event.attackerDice = {6, 4};
        event.defenderDice = {3};
        event.result = Result{Side::Defender, Ending::Resigned};
        QVERIFY(isWhole(sf::text::event(event)));
    }
}

void TestImperioText::luckAndLosses() {
    Luck luck;
    QCOMPARE(sf::text::luckSentence(luck), QStringLiteral("No dice were rolled."));
    luck = {5, 16, -0.834};
    QCOMPARE(sf::text::luckInPips(luck), QStringLiteral("\u22121.5 pips"));
    QCOMPARE(sf::text::luckInPieces(luck), QStringLiteral("\u22120.83 pieces"));
    luck.pieces = -0.001;
    QCOMPARE(sf::text::luckInPieces(luck), QStringLiteral("+0.00 pieces"));
    QVERIFY(sf::text::luckSentence(luck).contains(QStringLiteral("16 pips, with 17.5")));
    Losses losses;
    QCOMPARE(sf::text::losses(losses), QStringLiteral("nothing"));
    losses = {{2, 0, 0, 1}, 0, 1};
    const QString text = sf::text::losses(losses);
    QVERIFY2(text.startsWith(QLatin1String("2 knight")) && text.contains(QLatin1String(", 1 footsoldier")) &&
                 text.contains(QLatin1String("; 1 base")),
             qPrintable(text));
}

void TestImperioText::options() {
    for (const sf::Option& option : allOptions()) {
        const QString written = QString::fromUtf8(option.name);
        QVERIFY2(sf::text::optionTitle(option) != written, qPrintable(written));
        QVERIFY2(sf::text::optionAbout(option).endsWith(u'.'), qPrintable(written));
        QVERIFY2(option.rule || option.name == "undoDice", qPrintable(written));
        QSet<QString> shown;
        for (const std::string_view word : option.words)
            shown << sf::text::optionValue(option, option.valueOf(word).value());
        QCOMPARE(static_cast<std::size_t>(shown.size()), option.words.size());
        QVERIFY2(!shown.contains(QString()), qPrintable(written));
    }
    const auto value = [](const char* name, std::string_view text) {
        const sf::Option& option = *sf::optionNamed(allOptions(), name);
        return sf::text::optionValue(option, option.valueOf(text).value());
    };
    QCOMPARE(value("knights", "none"), QStringLiteral("no limit"));
    QCOMPARE(value("knights", "12"), QStringLiteral("12"));
    QVERIFY(value("clockTurn", "86400").startsWith(u'1'));
    QVERIFY(value("clockGame", "90").startsWith(QLatin1String("90")));
}

void TestImperioText::alterations() {
    const Square square = squareAt(9, 1);
    for (const Alter alter : upTo(Alter::ReplaceReserve)) {
        const QString text =
            sf::text::alteration({alter, square, squareAt(8, 1), Kind::Pikeman, Kind::Archer});
        QVERIFY2(isWhole(text), std::to_string(static_cast<int>(alter)).c_str());
    }
    QCOMPARE(sf::text::alteration({Alter::Replace, square, nowhere, Kind::Pikeman, Kind::Footsoldier}),
             QStringLiteral("R9C1: pikeman becomes footsoldier"));
}

template struct sf::test::Registered<TestImperioText>;
#include "test_imperio_text.moc"
