// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/rule_box.h"

#include "ui/paint/sheets/paper/paper.h"

#include <QPainter>

namespace sf::paint {
namespace {

constexpr double rulesPadding = 3.5;
constexpr double rulesHeadHeight = 6.6;
constexpr double ruleWidth = 15.5;

struct RulesLayout {
    double size; ///< of the text; smaller with two columns
    double lineHeight;
    double columnWidth;
    std::vector<QStringList> texts;
    std::size_t firstOfSecond; ///< the line that begins the second column
    double height;             ///< of the longer column

    RulesLayout(const RuleLines& lines, double width, int columns)
        : size(columns > 1 ? type::small : type::body)
        , lineHeight(columns > 1 ? 3.7 : 4.3)
        , columnWidth((width - 2 * rulesPadding - (columns - 1) * 5) / columns)
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

RuleLines rulesPart(const RuleLines& lines, int first, int count) {
    return {lines.begin() + first, lines.begin() + first + count};
}

QRectF paintPartHead(Paper& paper, const QRectF& area, const QString& title, const QString& rules) {
    const double width = paper.text({area.left(), area.top() + 3.6}, area.width(), title,
                                    {.size = type::heading, .bold = true});
    paper.text({area.right(), area.top() + 3.6}, area.width() - width - 3, rules,
               {.size = type::small, .muted = true, .align = Align::Right});
    return area.adjusted(0, 5.4, 0, 0);
}

double rulesHeight(const RuleLines& lines, double width, int columns) {
    return rulesHeadHeight + RulesLayout(lines, width, columns).height + 2.5;
}

void paintRules(Paper& paper, const QRectF& area, const QString& title, const RuleLines& lines, int columns) {
    const RulesLayout layout(lines, area.width(), columns);
    paper.painter().setPen(QPen(Qt::black, 0.35));
    paper.painter().drawRoundedRect(area.adjusted(0, 0, 0, -1.2), 1.2, 1.2);
    paper.text({area.left() + rulesPadding, area.top() + 5}, area.width() - 2 * rulesPadding, title,
               {.size = type::heading, .bold = true});
    double x = area.left() + rulesPadding;
    double y = area.top() + rulesHeadHeight + 3;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == layout.firstOfSecond) {
            x += layout.columnWidth + 5;
            y = area.top() + rulesHeadHeight + 3;
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
