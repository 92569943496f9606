// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"
#include "resources/resources.h"
#include "ui/paint/base/png.h"
#include "ui/paint/board/board_painter.h"

#include <QFile>
#include <QImage>
#include <QPainter>

namespace sf::bench {
namespace {

constexpr int width = 1920;

battle::Battle greatBattle() {
    openResources();
    QFile file(QStringLiteral(":/squarefront/examples/great-battle.sqf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the example is missing");
    const document::Loaded loaded = document::loadBytes(file.readAll());
    return static_cast<document::BattleDocument&>(*std::get<0>(loaded)).battle();
}

/// With empty caches, as in the command line.
Result rendering() {
    const battle::Battle battle = greatBattle();
    const QSizeF unit = paint::boardSize(*battle.map, 1, 0);
    QImage image(width, qRound(width * unit.height() / unit.width()), QImage::Format_RGB32);
    const auto render = [&] {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        paint::renderBattle(painter, battle, paint::Theme::of(paint::Theme::Kind::Light), image.size());
    };
    const auto encode = [&] { (void)paint::pngOf(image); };
    return inTurn([&] { return medianTime(3, render); }, [&] { return medianTime(3, encode); }, 0.5);
}

} // namespace

void addRenderRows(Bench& bench) {
    bench.add(QStringLiteral("great example rendered 1920 pixels wide, against encoding it as PNG"),
              QStringLiteral("ms"), rendering);
}

} // namespace sf::bench
