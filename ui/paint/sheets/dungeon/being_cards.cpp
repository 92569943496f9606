// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/dungeon/being_cards.h"

#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_frame.h"

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double leastCard = 84; ///< width
constexpr double cardGap = 5;
constexpr double cardPadding = 2.5;
constexpr double cardLine = 4.2;
constexpr double boxSide = 3;
constexpr int boxesALine = 20;
constexpr int mostBoxes = 40;
constexpr double labelWidth = 17;

/// If there are too many hit points for boxes, only the number is shown.
int boxesOf(const BeingCard& card) {
    return card.fullHp > mostBoxes ? 0 : static_cast<int>(std::max<std::int64_t>(0, card.fullHp));
}

int boxLines(const BeingCard& card) {
    return (boxesOf(card) + boxesALine - 1) / boxesALine;
}

class CardPages final : public FramedPages {
public:
    CardPages(const QString& kind, const QString& below, std::size_t cards, const CardOf& cardOf,
              PageSetup setup)
        : FramedPages(kind, {kind, below}, std::move(setup)) {
        const QSizeF room = content();
        m_columns = std::max(1, static_cast<int>((room.width() + cardGap) / (leastCard + cardGap)));
        m_width = (room.width() - (m_columns - 1) * cardGap) / m_columns;
        for (std::size_t card = 0; card < cards && !isTooMuch(*this); ++card) {
            addCard(cardOf(card), room.height());
            placeCards(room.height(), card + 1 == cards);
        }
        m_cards.resize(m_places.size()); // of those that are too many
    }

    int count() const override { return m_places.empty() ? 0 : m_places.back().page + 1; }

protected:
    void paintContent(Paper& paper, int page) const override {
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            if (m_places[i].page == page)
                paintCard(paper, m_places[i].area, m_cards[i]);
    }

private:
    struct Place {
        int page = 0;
        QRectF area;
    };

    /// Adds the card with its lines broken, split into as many as needed to fit on pages.
    void addCard(const BeingCard& card, double height) {
        const auto most = static_cast<int>((height - headerHeight - 2 - 2 * cardPadding) / cardLine) - 2;
        BeingCard part = card;
        part.lines.clear();
        int room = most - boxLines(card);
        for (const BeingCard::Line& line : card.lines) {
            QStringList rest =
                wrapped(printableText(line.text), m_width - 2 * cardPadding - labelWidth, type::small);
            const QString& label = line.label;
            while (rest.size() > room) {
                if (room > 0)
                    part.lines.push_back({label, rest.mid(0, room).join(u'\n')});
                rest = rest.mid(room);
                m_cards.push_back(part);
                part = {card.name, card.place, 0, 0, continued(), {}};
                room = most;
            }
            part.lines.push_back({label, rest.join(u'\n')});
            room -= static_cast<int>(rest.size());
        }
        m_cards.push_back(part);
    }
    static QString continued() { return SheetText::tr("continued"); }
    double heightOf(const BeingCard& card) const {
        qsizetype lines = 2 + boxLines(card);
        for (const BeingCard::Line& line : card.lines)
            lines += 1 + line.text.count(u'\n');
        return static_cast<double>(lines) * cardLine + 2 * cardPadding;
    }
    /// Places the cards that make a row, each row as high as its highest card; at the end also a shorter row.
    void placeCards(double height, bool isEnd) {
        const auto columns = static_cast<std::size_t>(m_columns);
        while (m_places.size() + (isEnd ? 1 : columns) <= m_cards.size()) {
            const std::size_t first = m_places.size();
            const std::size_t end = std::min(m_cards.size(), first + columns);
            double tallest = 0;
            for (std::size_t i = first; i < end; ++i)
                tallest = std::max(tallest, heightOf(m_cards[i]));
            if (m_top + tallest > height && m_top > headerHeight + 2) {
                ++m_page;
                m_top = headerHeight + 2;
            }
            for (std::size_t i = first; i < end; ++i)
                m_places.push_back({m_page, QRectF(static_cast<double>(i - first) * (m_width + cardGap),
                                                   m_top, m_width, tallest)});
            m_top += tallest + cardGap;
        }
    }
    void paintCard(Paper& paper, const QRectF& area, const BeingCard& card) const;
    double paintHits(Paper& paper, double left, double top, const BeingCard& card) const;

    std::vector<BeingCard> m_cards;
    int m_columns = 1;
    double m_width = leastCard;
    std::vector<Place> m_places;
    int m_page = 0; ///< where the next row goes
    double m_top = headerHeight + 2;
};

/// A box per hit point, with lost ones ticked. Returns where the boxes end.
double CardPages::paintHits(Paper& paper, double left, double top, const BeingCard& card) const {
    const int boxes = boxesOf(card);
    const std::int64_t lost = std::max<std::int64_t>(0, card.fullHp - std::max<std::int64_t>(0, card.hp));
    for (int i = 0; i < boxes; ++i) {
        const int line = i / boxesALine;
        paper.tickBox({left + (i % boxesALine) * (boxSide + 0.8), top + line * cardLine}, boxSide,
                      i >= boxes - lost);
    }
    return top + boxLines(card) * cardLine;
}

void CardPages::paintCard(Paper& paper, const QRectF& area, const BeingCard& card) const {
    paper.box(area);
    const double left = area.left() + cardPadding;
    const double room = area.width() - 2 * cardPadding;
    double top = area.top() + cardPadding;
    const double placeRoom = room * 0.42;
    paper.words({left, top - 1, room - placeRoom - 2, 6}, printable(card.name),
                {.size = type::heading, .bold = true});
    paper.text({area.right() - cardPadding, top + 3.4}, placeRoom, printable(card.place),
               {.size = type::small, .muted = true, .isName = true, .align = Align::Right});
    top += cardLine + 1;
    paper.text({left, top + 3}, room, card.hpText, {.size = type::strong, .bold = true});
    top = paintHits(paper, left, top + cardLine, card);
    for (const BeingCard::Line& line : card.lines) {
        paper.text({left, top + 3}, labelWidth - 1, line.label, {.size = type::small, .muted = true});
        for (const QString& text : line.text.split(u'\n')) {
            paper.text({left + labelWidth, top + 3}, room - labelWidth, text, {.size = type::small});
            top += cardLine;
        }
    }
}

class TextPages final : public FramedPages {
public:
    TextPages(const QString& kind, const QString& below, const FillText& fill, PageSetup setup)
        : FramedPages(kind, {kind, below}, std::move(setup)) {
        m_width = content().width();
        m_perPage = std::max(4, static_cast<int>((content().height() - headerHeight - 2) / lineHeight));
        fill([this](const QString& line) {
            add(line);
            return !isTooMuch(*this);
        });
    }

    int count() const override { return (static_cast<int>(m_lines.size()) + m_perPage - 1) / m_perPage; }

protected:
    void paintContent(Paper& paper, int page) const override {
        const auto first = static_cast<qsizetype>(page) * m_perPage;
        for (qsizetype i = first; i < std::min<qsizetype>(m_lines.size(), first + m_perPage); ++i)
            paper.text(
                {0, headerHeight + 2 + static_cast<double>(i - first + 1) * lineHeight - 1.2}, m_width,
                m_lines[i].text,
                {.size = m_lines[i].isHeading ? type::heading : type::body, .bold = m_lines[i].isHeading});
    }

private:
    static constexpr double lineHeight = 4.8;
    struct Line {
        QString text;
        bool isHeading = false;
    };
    void add(const QString& line) {
        if (!line.startsWith(u'#')) {
            for (const QString& part : wrapped(printableText(line), m_width, type::body))
                m_lines << Line{part, false};
            if (line.isEmpty())
                m_lines << Line{};
            return;
        }
        // No heading at the bottom of a page.
        while (m_lines.size() % m_perPage > m_perPage - 3)
            m_lines << Line{};
        m_lines << Line{printable(line.mid(1)), true};
    }

    double m_width = 0;
    int m_perPage = 1;
    QList<Line> m_lines;
};

} // namespace

std::unique_ptr<Pages> cardPages(const QString& kind, const QString& below, std::size_t cards,
                                 const CardOf& cardOf, PageSetup setup) {
    return std::make_unique<CardPages>(kind, below, cards, cardOf, std::move(setup));
}

std::unique_ptr<Pages> textPages(const QString& kind, const QString& below, const FillText& fill,
                                 PageSetup setup) {
    return std::make_unique<TextPages>(kind, below, fill, std::move(setup));
}

} // namespace sf::paint
