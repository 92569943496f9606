// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/page_text.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QLocale>

namespace sf::paint {

QString printedWhen(std::optional<int> round, QDate date) {
    const QLocale locale;
    QString day = locale.toString(date, QStringLiteral("d MMMM yyyy"));
    if (!round || *round < 1)
        return day;
    return SheetText::tr("after battle round %1, %2").arg(locale.toString(*round), day);
}

QString printedSide(const battle::Battle& battle, int side) {
    static constexpr const char* shapes[] = {
        QT_TRANSLATE_NOOP("sf::paint", "disc"), QT_TRANSLATE_NOOP("sf::paint", "square with cut corners"),
        QT_TRANSLATE_NOOP("sf::paint", "diamond"), QT_TRANSLATE_NOOP("sf::paint", "hexagon")};
    return SheetText::tr("%1 (%2)").arg(printable(text::sideName(battle, side)),
                                        SheetText::tr(shapes[side % 4]));
}

} // namespace sf::paint
