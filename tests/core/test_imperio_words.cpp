// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_words.h"

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
class TestImperioWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusals();
    void recordErrors();
    void diceTerms();
    void endings();
    void events();
};

void TestImperioWords::refusals() {
    for (const Reason reason : upTo(Reason::OnlyAlterations)) {
        const QString text = sf::text::refusal(refusal(reason, squareAt(4, 5), 11, 10));
        QVERIFY2(isWhole(text) && text.endsWith(u'.'), std::to_string(static_cast<int>(reason)).c_str());
        QVERIFY(ruleOf(reason));
    }
    QCOMPARE(sf::text::refusal(refusal(Reason::SquareTaken, squareAt(4, 5))),
             QStringLiteral("R4C5 is taken."));
    QCOMPARE(sf::text::refusal(refusal(Reason::TooManyKnights, nowhere, 11, 10)),
             QStringLiteral("11 knights with reinforcements, at most 10 are allowed."));
}

void TestImperioWords::recordErrors() {
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

void TestImperioWords::diceTerms() {
    for (const DiceCode code : upTo(DiceCode::AlwaysOne))
        QVERIFY(isWhole(sf::text::diceTerm({code, 1, sf::imperioRule(13)})));
    QCOMPARE(sf::text::diceTerm({DiceCode::Charge, 2, sf::imperioRule(14)}), QStringLiteral("charge 3"));
}

void TestImperioWords::endings() {
    QSet<QString> texts;
    for (const Ending ending : upTo(Ending::OutOfTime)) {
        const QString text = sf::text::ending({Side::Attacker, ending});
        QVERIFY(isWhole(text));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), qsizetype{static_cast<int>(Ending::OutOfTime) + 1});
}

void TestImperioWords::events() {
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

QTEST_APPLESS_MAIN(TestImperioWords)
#include "test_imperio_words.moc"
