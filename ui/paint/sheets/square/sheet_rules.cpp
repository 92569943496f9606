// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/sheet_rules.h"

#include "core/rules/smm/fight/exchange.h"
#include "core/text/figures.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QCoreApplication>
#include <QPainter>

namespace sf::paint {
namespace {

using battle::Posture;

constexpr double padding = 3.5;
constexpr double headHeight = 6.6;
constexpr double ruleWidth = 15.5;

/// Collects the reminders in the order of their numbers.
class Reminders {
public:
    explicit Reminders(const SheetStack& sheet) : m_sheet(sheet), m_measures(sheet.square.measures()) {}

    RuleLines all();

private:
    void add(int rule, const QString& text) { m_lines.push_back({smmRule(rule), text}); }
    void addPosture();
    void addFight();

    const SheetStack& m_sheet;
    const smm::Measures& m_measures;
    RuleLines m_lines;
};

void Reminders::addPosture() {
    const auto tr = [](const char* text) { return QCoreApplication::translate("sf::paint", text); };
    switch (m_sheet.square.posture()) {
    case Posture::Offensive:
        return add(14, tr(QT_TRANSLATE_NOOP("sf::paint", "Offensive, melee: AP = average of the others less "
                                                         "penalties, then + the Warlord’s AP.")));
    case Posture::Defensive:
        return add(15, tr(QT_TRANSLATE_NOOP("sf::paint", "Defensive: DP = average of the others less "
                                                         "penalties, then + the Warlord’s DP.")));
    case Posture::Screening:
        return m_sheet.square.screened()
                   ? add(16,
                         tr(QT_TRANSLATE_NOOP("sf::paint", "The screened unit counts in no sum and takes no "
                                                           "melee damage while another lives.")))
                   : add(22,
                         tr(QT_TRANSLATE_NOOP("sf::paint", "Screening: AP halved, rounded up; the screened "
                                                           "edge gains half of DP, rounded up.")));
    case Posture::Neutral:
        if (!m_sheet.square.warlord())
            add(13, tr(QT_TRANSLATE_NOOP("sf::paint", "No Warlord leads this stack: it is neutral.")));
    }
}

void Reminders::addFight() {
    const smm::HouseRules rules = smm::houseRules(m_sheet.battle);
    add(27, QCoreApplication::translate("sf::paint",
                                        "1d%1 + AP against %2 + DP. %1 hits, 1 misses. Damage: Dmg − DR, at "
                                        "least %3.")
                .arg(text::figure(rules.attackDie), text::figure(rules.attackTarget),
                     text::figure(rules.minimumDamage)));
    if (const auto range = m_sheet.stats ? smm::shootingRange(m_sheet.stack) : std::nullopt)
        add(28, QCoreApplication::translate(
                    "sf::paint", "Can shoot at a stack up to %n hex(es) away, without edge penalties.",
                    nullptr, *range));
    for (const battle::Modifier& modifier : *m_sheet.stack.modifiers)
        add(30, QCoreApplication::translate("sf::paint", "Modifier %1: %2 × the multiplier of its weight.")
                    .arg(printable(modifier.name).left(40), text::signedFigure(modifier.amount)));
}

RuleLines Reminders::all() {
    add(4, QCoreApplication::translate("sf::paint", "Rows are filled from the Front, left to right, least "
                                                    "valuable first."));
    add(12,
        QCoreApplication::translate("sf::paint", "Over a Side: AP and DP less complete squares (%1). Over "
                                                 "the Back: twice that (%2).")
            .arg(text::figure(m_measures.minor), text::figure(qint64{2} * m_measures.minor)));
    addPosture();
    add(18, QCoreApplication::translate("sf::paint",
                                        "Gaps stay until the next round; then re-form, at no cost."));
    add(20, QCoreApplication::translate("sf::paint",
                                        "Rotate first: costs complete rows (%1) per hex side, for the round.")
                .arg(text::figure(m_measures.completeRows)));
    addFight();
    constexpr std::size_t most = 9;
    if (m_lines.size() > most)
        m_lines.resize(most);
    return std::move(m_lines);
}

struct RulesLayout {
    double size; ///< of the text: smaller in two columns
    double lineHeight;
    double columnWidth;
    std::vector<QStringList> texts;
    std::size_t firstOfSecond; ///< the line that begins the second column
    double height;             ///< of the longer column

    RulesLayout(const RuleLines& lines, double width, int columns)
        : size(columns > 1 ? type::small : type::body)
        , lineHeight(columns > 1 ? 3.7 : 4.3)
        , columnWidth((width - 2 * padding - (columns - 1) * 5) / columns)
        , firstOfSecond(lines.size()) {
        int all = 0;
        for (const RuleLine& line : lines) {
            texts.push_back(wrapped(line.text, columnWidth - ruleWidth, size));
            all += static_cast<int>(texts.back().size());
        }
        int above = 0;
        int longest = all;
        if (columns > 1) {
            for (firstOfSecond = 0; 2 * above < all; ++firstOfSecond)
                above += static_cast<int>(texts[firstOfSecond].size());
            longest = std::max(above, all - above);
        }
        height = longest * lineHeight;
    }
};

} // namespace

SheetStack::SheetStack(const battle::Battle& itsBattle, const battle::Stack& itsStack)
    : battle(itsBattle)
    , stack(itsStack)
    , square(itsBattle, itsStack)
    , stats(smm::stackStats(itsBattle, itsStack, square)) {}

RuleLines rulesFor(const SheetStack& sheet) {
    return Reminders(sheet).all();
}

double rulesHeight(const RuleLines& lines, double width, int columns) {
    return headHeight + RulesLayout(lines, width, columns).height + 2.5;
}

void paintRules(Paper& paper, const QRectF& area, const QString& title, const RuleLines& lines, int columns) {
    const RulesLayout layout(lines, area.width(), columns);
    paper.painter().setPen(QPen(Qt::black, 0.35));
    paper.painter().drawRoundedRect(area.adjusted(0, 0, 0, -1.2), 1.2, 1.2);
    paper.text({area.left() + padding, area.top() + 5}, area.width() - 2 * padding, title,
               {.size = type::heading, .bold = true});
    double x = area.left() + padding;
    double y = area.top() + headHeight + 3;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == layout.firstOfSecond) {
            x += layout.columnWidth + 5;
            y = area.top() + headHeight + 3;
        }
        paper.text({x, y}, ruleWidth - 1, QString::fromStdString(lines[i].rule.text()),
                   {.size = layout.size, .bold = true});
        for (const QString& line : layout.texts[i]) {
            paper.text({x + ruleWidth, y}, layout.columnWidth - ruleWidth, line, {.size = layout.size});
            y += layout.lineHeight;
        }
    }
}

} // namespace sf::paint
