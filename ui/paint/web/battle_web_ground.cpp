// SPDX-License-Identifier: GPL-3.0-or-later
// The terrain and structures of a page.
// Declared in battle_web_board.h.
#include "core/document/webpage/html.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/paint/board/terrain_painter.h"
#include "ui/paint/web/battle_web_board.h"
#include "ui/paint/web/web_board.h"

namespace sf::paint {

QByteArray BattleWebBoard::ground(const battle::Battle& battle) {
    const battle::Map& map = *battle.map;
    QHash<quint64, int> numbers;
    QByteArray result = "<g id=ground>";
    QByteArray names;
    constexpr int fewHexes = 1'500;
    const int step = map.columns() * map.rows() <= fewHexes ? 1 : 5;
    for (int row = 0; row < map.rows(); ++row)
        for (int column = 0; column < map.columns(); ++column) {
            const hex::Hex hex{column, row};
            const GroundStyle look = groundStyle(map, hex);
            const quint64 key =
                static_cast<quint64>(look.terrain) | static_cast<quint64>(look.variant) << 8U |
                static_cast<quint64>(look.river) << 16U | static_cast<quint64>(look.road) << 24U |
                static_cast<quint64>(look.wall) << 32U;
            if (!numbers.contains(key))
                numbers.insert(key, static_cast<int>(numbers.size()));
            const QByteArray name = "h" + QByteArray::number(numbers.value(key));
            m_shapes.define(name, [&](QPainter& painter, const Theme& theme) {
                paintGround(painter, {}, hexSize, look, theme);
            });
            const QPointF centre = m_layout.centre(hex);
            result +=
                "<use href=#" + name + " x=" + wholeText(centre.x()) + " y=" + wholeText(centre.y()) + " />";
            if (column % step == 0 && row % step == 0)
                names += "<text x=" + wholeText(centre.x()) + " y=" + wholeText(centre.y() - 0.7 * hexSize) +
                         '>' + document::html(text::hexName(hex)) + "</text>";
        }
    result += "</g>\n<g id=names aria-hidden=true>" + names + "</g>\n<g id=structures>";
    for (const battle::Structure& structure : map.structures()) {
        const QPointF centre = m_layout.centre(structure.hex);
        m_shapes.define("structure", [](QPainter& painter, const Theme& theme) {
            paintStructure(painter, {}, hexSize, QString(), theme);
        });
        result += "<use href=#structure x=" + wholeText(centre.x()) + " y=" + wholeText(centre.y()) +
                  " /><text class=l x=" + wholeText(centre.x()) +
                  " y=" + wholeText(centre.y() + 0.42 * hexSize) + '>' +
                  document::html(shortened(text::displayName(structure.name))) + "</text>";
    }
    return result + "</g>\n";
}

} // namespace sf::paint
