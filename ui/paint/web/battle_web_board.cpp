// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/web/battle_web_board.h"

#include "core/document/webpage/html.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/hex_stacks.h"
#include "ui/paint/pieces/square_geometry.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/paint/web/web_board.h"

#include <QCoreApplication>
#include <QPainter>

namespace sf::paint {
namespace {

using document::attribute;
using document::html;

constexpr double tokenRadius = 40; ///< of the tokens that are defined
constexpr double fullHits = 255;

const QByteArray offMap;

QByteArray facingText(hex::Direction facing) {
    return QByteArray::number(static_cast<int>(facing));
}

QByteArray plateName(const SquareStyle& look) {
    return "p" + QByteArray::number(look.side) + '_' + QByteArray::number(look.width) + 'x' +
           QByteArray::number(look.rows) + '_' + facingText(look.facing);
}

QByteArray translation(QPointF pixels) {
    return "translate(" + pointText(pixels) + ')';
}

} // namespace

/// A stack as it was shown last.
struct BattleWebBoard::Seen {
    battle::StackPointer stack; ///< null: it is gone
    QByteArray id;
    int side = 0;
    SquareStyle look;
    qsizetype units = 0;
    QByteArrayList cells;
    QPointF centre; ///< pixels
    double scale = 1;
    QString label;
    bool isShared = false; ///< the label is for all stacks of the hex
};

BattleWebBoard::BattleWebBoard(SvgShapes& shapes, const battle::Battle& battle)
    : m_shapes(shapes), m_layout(hexSize), m_sides(battle.sides), m_houseRules(battle.houseRules) {
    placeNumber({}, 1);
    m_shapes.define("ring", [](QPainter& painter, const Theme& theme) {
        painter.setPen(QPen(theme.refused, 3, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(HexLayout(hexSize - 3).corners({0, 0}));
    });
    const QRectF bar(-0.85 * tokenRadius, 0.74 * tokenRadius, 1.7 * tokenRadius, 0.34 * tokenRadius);
    m_shapes.define("wound", [bar](QPainter& painter, const Theme& theme) {
        painter.setPen(QPen(theme.plate, 0.1 * tokenRadius));
        painter.setBrush(theme.hitsGround);
        painter.drawRect(bar);
    });
    m_shapes.define("left", [bar](QPainter& painter, const Theme& theme) {
        painter.fillRect(bar.translated(-bar.left(), 0), theme.hits);
    });
}

BattleWebBoard::~BattleWebBoard() = default;

QString BattleWebBoard::shortened(const QString& name) {
    constexpr qsizetype longest = 18;
    return name.size() > longest ? name.left(longest - 1).trimmed() + u'…' : name;
}

QColor BattleWebBoard::colour(int side, const Theme& theme) const {
    const auto index = static_cast<std::size_t>(side);
    return theme.side(side, index < m_sides.size() ? m_sides[index].color : 0);
}

QByteArray BattleWebBoard::placeNumber(QPointF offset, double scale) {
    const QByteArray place = pointText(offset) + ',' + QByteArray::number(scale);
    if (!m_places.contains(place))
        m_places << place;
    return QByteArray::number(m_places.indexOf(place));
}

int BattleWebBoard::numberOf(const battle::Stack& stack) {
    const auto [found, isNew] = m_numbers.try_emplace(stack.id, static_cast<int>(m_seen.size()));
    if (isNew) {
        Seen seen;
        seen.id = QByteArray::fromStdString(stack.id.text);
        seen.side = stack.side;
        m_seen.push_back(std::move(seen));
    }
    return found->second;
}

void BattleWebBoard::show(const battle::Battle& battle) {
    battle::Changes changes;
    battle::addStackChanges(m_stacks, battle.stacks, changes);
    m_stacks.assign(battle.stacks.begin(), battle.stacks.end());
    std::set<hex::Hex> touched;
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change)) {
            for (const battle::StackPointer& each : {stack->before, stack->after})
                if (each && each->isOnMap())
                    touched.insert(each->hex);
            take(battle, *stack);
        }
    if (m_houseRules != battle.houseRules)
        for (const battle::StackPointer& stack : m_stacks)
            showStack(battle, numberOf(*stack), stack);
    m_houseRules = battle.houseRules;
    if (!changes.empty()) // which what is screened may depend on
        for (const int number : m_screening)
            showStack(battle, number, m_seen[static_cast<std::size_t>(number)].stack);
    for (const hex::Hex hex : touched)
        placeHex(battle, hex);
    if (!battle.state.hasSameFights(m_state))
        showConflicts(battle);
    m_state = battle.state;
    m_states.set("t", m_texts.number(QCoreApplication::translate("sf::paint", "Round %1")
                                         .arg(text::figure(battle::roundNumber(battle)))));
}

void BattleWebBoard::take(const battle::Battle& battle, const battle::StackChange& change) {
    const int number = numberOf(change.after ? *change.after : *change.before);
    m_seen[static_cast<std::size_t>(number)].stack = change.after;
    m_screening.erase(number);
    if (!change.after)
        return m_states.set(QByteArray::number(number), offMap);
    if (battle::systemOf(battle.rules).postureOf(*change.after) == battle::Posture::Screening)
        m_screening.insert(number);
    showStack(battle, number, change.after);
}

void BattleWebBoard::showStack(const battle::Battle& battle, int number, const battle::StackPointer& stack) {
    const QByteArray key = QByteArray::number(number);
    if (!stack->isOnMap())
        return m_states.set(key, offMap);
    Seen& seen = m_seen[static_cast<std::size_t>(number)];
    seen.look = squareStyle(battle, *stack, Theme::of(Theme::Kind::Light), hexSize);
    definePlate(seen.look, plateName(seen.look));
    m_states.set(key + 'f', QByteArray::number(seen.look.width) + ',' + QByteArray::number(seen.look.rows) +
                                ',' + QByteArray::number(static_cast<int>(seen.look.posture)));
    showCells(seen, key, seen.look);
    const auto units = static_cast<qsizetype>(stack->units->size());
    for (qsizetype unit = 0; unit < std::max(units, seen.units); ++unit)
        m_states.set(key + 'u' + QByteArray::number(unit),
                     unit < units
                         ? QByteArray::number((*stack->units)[static_cast<std::size_t>(unit)].hitsLeft)
                         : QByteArray());
    seen.units = units;
}

void BattleWebBoard::showCells(Seen& seen, const QByteArray& key, const SquareStyle& look) {
    QByteArrayList cells;
    for (const TokenStyle& cell : look.cells) {
        if (cell.state == TokenStyle::State::Empty) {
            cells << QByteArray();
            continue;
        }
        const bool isCroaked = cell.state == TokenStyle::State::Croaked;
        const QByteArray token = isCroaked ? QByteArray("x") : tokenNumber(look.side, cell);
        defineToken(token, look.side, cell, static_cast<int>(look.facing));
        cells << (isCroaked || cell.hits == fullHits ? token : token + ',' + QByteArray::number(cell.hits));
    }
    for (qsizetype i = 0; i < std::max(cells.size(), seen.cells.size()); ++i)
        m_states.set(key + 'c' + QByteArray::number(i), cells.value(i));
    seen.cells = cells;
}

QByteArray BattleWebBoard::tokenNumber(int side, const TokenStyle& look) {
    const QByteArray key = QByteArray::number(side) + ' ' + QByteArray::number(static_cast<int>(look.mark)) +
                           ' ' + QByteArray::number(look.letters[0].unicode()) + ' ' +
                           QByteArray::number(look.letters[1].unicode()) + (look.decrypted ? "d" : "") +
                           (look.leader ? "l" : "");
    const auto found = m_tokens.constFind(key);
    const int number = found == m_tokens.constEnd() ? static_cast<int>(m_tokens.size()) : *found;
    m_tokens.insert(key, number);
    return QByteArray::number(number);
}

void BattleWebBoard::defineToken(const QByteArray& token, int side, const TokenStyle& look, int facing) {
    const bool isCroaked = look.state == TokenStyle::State::Croaked;
    const QByteArray name =
        (isCroaked ? "x" + QByteArray::number(side) : "t" + token) + '_' + QByteArray::number(facing);
    TokenStyle unhurt = look;
    unhurt.hits = 255;
    m_shapes.define(name, [&](QPainter& painter, const Theme& theme) {
        paintTokenAt(painter, {}, tokenRadius, 60.0 * facing, side, colour(side, theme), unhurt, true, theme);
    });
}

void BattleWebBoard::definePlate(const SquareStyle& look, const QByteArray& name) {
    if (m_shapes.isDefined(name))
        return;
    SquareStyle plate = look;
    plate.cells.clear();
    const SquareGeometry geometry(plate);
    QByteArrayList centres;
    for (std::size_t cell = 0; cell < look.cells.size(); ++cell)
        centres << pointText(geometry.turned(geometry.cellCentre(cell)));
    m_shapes.define(
        name,
        [&](QPainter& painter, const Theme& theme) {
            SquareStyle painted = plate;
            painted.colour = colour(plate.side, theme).rgb();
            paintSquare(painter, {}, painted, theme);
        },
        attribute("data-at", centres.join(' ')) +
            attribute("data-k", QByteArray::number(0.4 * geometry.cell() / tokenRadius, 'f', 3)) +
            attribute("data-y", wholeText(geometry.labelCentre().y())));
}

void BattleWebBoard::placeHex(const battle::Battle& battle, hex::Hex hex) {
    const HexStacks stacks = hexStacks(battle.stacks.at(hex), hex, m_layout);
    const QByteArray pill =
        stacks.sharesLabel || stacks.isHeap ? m_texts.number(heapLabel(stacks)) + ",p" : QByteArray();
    constexpr double heapScale = 0.66;
    for (std::size_t i = 0; i < stacks.all.size(); ++i) {
        const battle::Stack& stack = *stacks.all[i];
        QPointF offset;
        double scale = i == 0 ? heapScale : 0; // only the first of a heap is seen
        if (!stacks.isHeap) {
            offset = stacks.places[i].centre - m_layout.centre(hex);
            scale = stacks.places[i].scale;
        }
        QByteArray label = pill;
        if (pill.isEmpty())
            label = m_texts.number(shortened(text::stackName(stack)));
        else if (i > 0)
            label.clear();
        Seen& seen = m_seen[static_cast<std::size_t>(m_numbers.at(stack.id))];
        seen.centre = m_layout.centre(hex) + offset;
        seen.scale = scale;
        seen.isShared = !pill.isEmpty();
        seen.label = label.isEmpty() ? QString() : m_texts.text(label.split(',').front().toInt());
        place(stack, placeNumber(offset, scale), label);
    }
}

void BattleWebBoard::place(const battle::Stack& stack, const QByteArray& place, const QByteArray& label) {
    const QByteArray key = QByteArray::number(m_numbers.at(stack.id));
    const Seen& seen = m_seen[static_cast<std::size_t>(m_numbers.at(stack.id))];
    m_states.set(key, QByteArray::number(stack.hex.column) + ',' + QByteArray::number(stack.hex.row) + ',' +
                          facingText(seen.look.facing) + ',' + place);
    m_states.set(key + 'l', label);
}

void BattleWebBoard::showConflicts(const battle::Battle& battle) {
    QByteArrayList conflicts;
    for (const std::vector<battle::StackId>& fight : battle.state.fights()) {
        QByteArrayList stacks;
        for (const battle::StackId& id : fight)
            if (const auto found = m_numbers.find(id); found != m_numbers.end())
                stacks << QByteArray::number(found->second);
        conflicts << stacks.join('.');
    }
    m_states.set("k", conflicts.join(','));
}

QByteArray BattleWebBoard::way(const battle::Battle& battle, const document::BattleScene& scene) const {
    const auto centre = [&](const battle::StackId& id) -> std::optional<QPointF> {
        const battle::StackPointer stack = battle.stacks.find(id);
        if (!stack || !stack->isOnMap())
            return std::nullopt;
        return placeOf(battle, m_layout, *stack).first;
    };
    QByteArrayList points;
    const auto from = scene.actor ? centre(scene.actor->stack) : std::nullopt;
    if (!from)
        return {};
    points << pointText(*from);
    if (const auto to = scene.target ? centre(scene.target->stack) : std::nullopt)
        points << pointText(*to);
    else if (!scene.movers.empty())
        for (const hex::Hex hex : scene.movers.front().path)
            points << pointText(m_layout.centre(hex));
    return points.join(' ');
}

QByteArray BattleWebBoard::fighters(const document::BattleScene& scene) const {
    QByteArrayList numbers;
    for (const auto& actor : {scene.actor, scene.target})
        if (const auto found = actor ? m_numbers.find(actor->stack) : m_numbers.end();
            found != m_numbers.end())
            numbers << QByteArray::number(found->second);
    return isFight(scene.kind) ? numbers.join(',') : QByteArray();
}

// The board at the end
// ---------------------------------------------------------------------------------------------------------

QByteArray BattleWebBoard::stackSvg(const Seen& seen, bool isFighting) const {
    const SquareGeometry geometry(seen.look);
    const QByteArray facing = facingText(seen.look.facing);
    QByteArray result =
        "<g" +
        attribute("transform", translation(seen.centre) + "scale(" + QByteArray::number(seen.scale) + ')') +
        '>';
    if (isFighting)
        result += "<use href=#ring />";
    result += "<use href=#" + plateName(seen.look) + " />";
    const QByteArray scale = "scale(" + QByteArray::number(0.4 * geometry.cell() / tokenRadius, 'f', 3) + ')';
    for (qsizetype i = 0; i < seen.cells.size(); ++i) {
        const QByteArrayList parts = seen.cells[i].split(',');
        if (parts.front().isEmpty())
            continue;
        const bool isCroaked = parts.front() == "x";
        result += "<g" +
                  attribute("transform",
                            translation(geometry.turned(geometry.cellCentre(static_cast<std::size_t>(i)))) +
                                scale) +
                  "><use href=#" +
                  (isCroaked ? "x" + QByteArray::number(seen.look.side) : "t" + parts.front()) + '_' +
                  facing + " />";
        if (parts.size() > 1)
            result +=
                "<use href=#wound /><use href=#left" +
                attribute("transform", "translate(" + wholeText(-0.85 * tokenRadius) + ")scale(" +
                                           QByteArray::number(parts[1].toInt() / fullHits, 'f', 3) + " 1)") +
                " />";
        result += "</g>";
    }
    return result + "</g>\n";
}

QByteArray BattleWebBoard::labelSvg(const Seen& seen) const {
    if (seen.label.isEmpty())
        return {};
    const double below = SquareGeometry(seen.look).labelCentre().y();
    const QPointF centre = seen.isShared ? m_layout.centre(seen.stack->hex) + QPointF(0, 0.8 * hexSize)
                                         : seen.centre + QPointF(0, seen.scale * below);
    return "<text class=l x=" + wholeText(centre.x()) + " y=" + wholeText(centre.y()) + '>' +
           html(seen.label) + "</text>";
}

QByteArray BattleWebBoard::svg(const battle::Battle& battle) {
    std::set<battle::StackId> fighting;
    for (const std::vector<battle::StackId>& fight : battle.state.fights())
        fighting.insert(fight.begin(), fight.end());
    const QByteArray under = ground(battle);
    QByteArray pieces;
    QByteArray labels;
    for (const Seen& seen : m_seen)
        if (seen.stack && seen.stack->isOnMap() && seen.scale > 0) {
            pieces += stackSvg(seen, fighting.contains(seen.stack->id));
            labels += labelSvg(seen);
        }
    constexpr double margin = 16;
    const QRectF area = m_layout.bounds(battle.map->columns(), battle.map->rows());
    return boardStart(area.adjusted(-margin, -margin, margin, margin)) + "<defs>\n" + m_shapes.definitions() +
           "</defs>\n" + under + "<g id=pieces>\n" + pieces + "</g>\n<g id=labels>" + labels +
           "</g>\n<g id=way></g></svg>\n";
}

QByteArray BattleWebBoard::tables() const {
    QByteArrayList sides;
    QStringList ids;
    for (const Seen& seen : m_seen) {
        sides << QByteArray::number(seen.side);
        ids << QString::fromUtf8(seen.id);
    }
    document::PageTexts names;
    for (const QString& id : ids)
        names.number(id);
    return attribute("data-kind", "battle") +
           attribute("data-hex", wholeText(1.5 * hexSize) + ',' +
                                     QByteArray::number(SvgShapes::scale * m_layout.height(), 'f', 2)) +
           attribute("data-places", m_places.join(' ')) + attribute("data-sides", sides.join(',')) +
           attribute("data-ids", names.html()) + attribute("data-texts", m_texts.html());
}

} // namespace sf::paint
