// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/ui/own_settings.h"
#include "ui/imperio/state/game_controller.h"

namespace sf::test {

/// A controller with its own position and settings: no animations, no cover between turns.
struct Fixture : OwnSettings {
    document::ImperioDocument document;
    ui::GameController controller;
    QString said;

    explicit Fixture(const imperio::Position& position)
        : document(contents(position)), controller(document, context()) {
        start();
    }
    /// A game before the set-up.
    Fixture() : document("seed"), controller(document, context()) { start(); }

    static document::ImperioDocument::Contents contents(const imperio::Position& position) {
        document::ImperioDocument::Contents contents;
        contents.seed = "seed";
        contents.game.stage = imperio::Stage::Play;
        contents.game.options = position.options;
        contents.game.position = position;
        return contents;
    }
    /// The record text of the last entry.
    QString last() const {
        if (document.entries().empty())
            return {};
        const imperio::Entry& entry = document.entries().back().entry;
        return QString::fromStdString(imperio::actionText(entry.action, entry.side));
    }

private:
    void start() {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        QObject::connect(&controller, &ui::GameController::said, &controller,
                         [this](const text::Caption& caption) { said = caption.text(); });
    }
};

} // namespace sf::test
