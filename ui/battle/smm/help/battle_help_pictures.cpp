// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the help page on Stack Management Mechanics. The rules arrange their stacks.
// Declared in battle_help.h.
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/help/battle_help.h"
#include "ui/battle/smm/help/battle_help_stacks.h"
#include "ui/battle/smm/help/battle_help_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/pieces/stack_grid.h"

#include <QPainter>

namespace sf::ui {
namespace {

using battle::Edge;
using battle::Posture;

constexpr int largestCell = 28;
constexpr int smallestCell = 12;
constexpr double widest = 500;         ///< pixels, so that the page needs no horizontal scroll bar
constexpr QSize pictureSize(400, 440); ///< of boards, large enough to show names
constexpr int captionHeight = 22;
constexpr int pictureGap = 16;

/// Squares next to each other, wrapped, each with a line below it.
class Row {
public:
    explicit Row(const paint::Theme& theme) : m_theme(theme) {}

    void add(battle::Stack stack, const QString& words, const std::optional<Edge>& edge = {}) {
        battle::Battle battle = help::emptyField(1, 1);
        help::put(battle, std::move(stack));
        const battle::Stack& put = *battle.stacks[0];
        const smm::Square square(battle, put);
        paint::StackGrid grid;
        grid.look = paint::squareStyle(battle, put, m_theme, 0);
        grid.edge = edge;
        if (edge)
            grid.numbers = numbers(square, *edge);
        m_grids.push_back({grid, words});
    }
    QImage image(int columns) const;

private:
    struct Shown {
        paint::StackGrid grid;
        QString words;
    };
    static std::vector<int> numbers(const smm::Square& square, Edge edge) {
        const auto& size = square.measures();
        std::vector<int> result(static_cast<std::size_t>(size.width * size.rows), 0);
        int number = 0;
        for (const std::size_t unit : square.damageOrder(edge))
            if (const auto cell = square.cellOf(unit)) {
                const int place = cell->row * size.width + cell->column;
                result[static_cast<std::size_t>(place)] = ++number;
            }
        return result;
    }
    static QSizeF sizeOf(const Shown& shown, int cell) {
        return paint::stackGridSize(shown.grid.look.width, shown.grid.look.rows, cell);
    }
    QSizeF largest(int cell) const {
        QSizeF size(100, 0);
        for (const Shown& shown : m_grids)
            size = size.expandedTo(sizeOf(shown, cell));
        return size;
    }
    /// The cell size at which this many Squares fit next to each other.
    int fittingCell(int columns) const {
        int cell = largestCell;
        while (cell > smallestCell && columns * (largest(cell).width() + pictureGap) > widest)
            --cell;
        return cell;
    }

    const paint::Theme& m_theme;
    std::vector<Shown> m_grids;
};

QImage Row::image(int columns) const {
    const int side = fittingCell(columns);
    const QSizeF cell = largest(side);
    const int lines = (static_cast<int>(m_grids.size()) + columns - 1) / columns;
    const double across = cell.width() + pictureGap;
    const double down = cell.height() + captionHeight + pictureGap;
    QImage image((QSizeF(across * columns, down * lines) * 2).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(m_theme.base);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < static_cast<int>(m_grids.size()); ++place) {
        const Shown& shown = m_grids[static_cast<std::size_t>(place)];
        const int row = place / columns;
        const QPointF corner(across * (place % columns), down * row);
        const QSizeF size = sizeOf(shown, side);
        // The Fronts are aligned on one line.
        const QRectF area(corner + QPointF((across - size.width()) / 2, cell.height() - size.height()), size);
        paint::paintStackGrid(painter, area, shown.grid, m_theme);
        paint::paintTextAt(painter, corner + QPointF(across / 2, cell.height() + captionHeight / 2.0),
                           shown.words, 12, m_theme.ink, false);
    }
    return image;
}

QImage formations(const paint::Theme& theme) {
    Row row(theme);
    for (const int count : {9, 10, 11, 12, 13, 16, 17, 20})
        row.add(help::lettered(count),
                QCoreApplication::translate("sf::ui::BattleHelp", "%n unit(s)", nullptr, count));
    return row.image(4);
}

QImage orders(const paint::Theme& theme) {
    Row row(theme);
    for (const Edge edge : battle::edges)
        row.add(help::lettered(9), BattleHelpText::tr("on the %1").arg(text::edge(edge)), edge);
    return row.image(4);
}

QImage postures(const paint::Theme& theme) {
    Row row(theme);
    for (const Posture posture : {Posture::Neutral, Posture::Defensive, Posture::Offensive}) {
        battle::Stack stack = help::lettered(12, true);
        smm::setPosture(stack, posture);
        row.add(std::move(stack), text::posture(posture));
    }
    return row.image(3);
}

QImage board(const battle::Battle& battle, const paint::Theme& theme, QSize size) {
    QImage image(2 * size, QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(theme.base);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::BoardOptions options;
    options.coordinates = false;
    paint::renderBattle(painter, battle, theme, size, options);
    return image;
}

battle::Stack stackAt(hex::Hex hex, int side, int count, const QString& name, hex::Direction facing) {
    battle::Stack stack = help::lettered(count);
    stack.hex = hex;
    stack.side = side;
    stack.name = name.toStdString();
    stack.facing = facing;
    return stack;
}

/// Six stacks around one, each named after the edge that it meets.
QImage metEdges(const paint::Theme& theme) {
    constexpr hex::Hex middle{1, 1};
    battle::Battle battle = help::emptyField(3, 3);
    const battle::Stack met = stackAt(middle, 0, 9, QString(), hex::Direction::NorthEast);
    help::put(battle, met);
    for (const hex::Direction direction : hex::directions) {
        const hex::Hex from = hex::neighbour(middle, direction);
        help::put(battle,
                  stackAt(from, 1, 4, text::edge(smm::metEdge({}, met, from)), hex::rotated(direction, 3)));
    }
    return board(battle, theme, pictureSize);
}

/// The Screening Stack guards the Right edge, which the enemy in front of it attacks.
QImage screening(const paint::Theme& theme) {
    battle::Battle battle = help::emptyField(3, 3);
    help::put(battle, stackAt({1, 1}, 0, 9, BattleHelpText::tr("Defended Stack"), hex::Direction::North));
    battle::Stack screening =
        stackAt({0, 2}, 0, 6, BattleHelpText::tr("Screening Stack"), hex::Direction::North);
    screening.units.edit().back() = help::lettered(1, true).units->front();
    smm::setPosture(screening, Posture::Screening);
    smm::setScreens(screening, battle::ScreenedEdge{battle.stacks[0]->id, Edge::Right});
    help::put(battle, screening);
    help::put(battle,
              stackAt({0, 1}, 1, 9, BattleHelpText::tr("attacks the Right"), hex::Direction::SouthEast));
    return board(battle, theme, pictureSize);
}

} // namespace

QImage battlePicture(const QString& name, const paint::Theme& theme) {
    const struct {
        const char* name;
        QImage (*make)(const paint::Theme& theme);
    } pictures[] = {{"formations", formations},
                    {"orders", orders},
                    {"edges", metEdges},
                    {"postures", postures},
                    {"screening", screening}};
    for (const auto& picture : pictures)
        if (name == QLatin1String(picture.name))
            return picture.make(theme);
    return {};
}

} // namespace sf::ui
