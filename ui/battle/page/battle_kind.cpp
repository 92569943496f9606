// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with battles before they have a page.
// Declared in battle_page.h.
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/page/battle_page.h"
#include "ui/paint/board/board_painter.h"

namespace sf::ui {
namespace {

std::unique_ptr<document::Document> createBattle(const PageContext& /*context*/, QWidget* parent) {
    NewBattleDialog dialog(parent);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return std::make_unique<document::BattleDocument>(dialog.battle());
}

void paintBattle(const document::Document& document, QPainter& painter, QSizeF size,
                 const paint::Theme& theme) {
    // Whoever looks at a list may be anybody.
    const battle::Battle battle = static_cast<const document::BattleDocument&>(document).seenBy(std::nullopt);
    paint::BoardOptions options;
    options.coordinates = false;
    options.names = false;
    options.structures = false;
    paint::renderBattle(painter, battle, theme, size, options);
}

} // namespace

DocumentKind battleKind() {
    QList<HelpPage> help;
    for (const BattleMode* mode : battleModes())
        help << mode->help();
    return {QStringLiteral("battle"),
            BattlePage::tr("&New battle…"),
            QStringLiteral("new-battle"),
            createBattle,
            makePage<BattlePage, document::BattleDocument>,
            paintBattle,
            help,
            BattlePage::tr("Battle")};
}

} // namespace sf::ui
