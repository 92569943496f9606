// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/play/notes_json.h"
#include "ui/style/restyled.h"

#include <QFrame>

class QLabel;

namespace sf::ui {

class PlayController;

/// Shows the scenario's note for the present moment; hidden if there is none.
class NoteBar final : public Restyled<QFrame> {
    Q_OBJECT

public:
    explicit NoteBar(PlayController& controller, QWidget* parent = nullptr);

protected:
    void restyle() override { refreshIcon(); }
    /// Announces the note that is there when the battle is opened.
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void refreshIcon();
    void announceNote();

    PlayController& m_controller;
    Unknown m_source; ///< from which m_notes was read
    std::vector<document::ScenarioNote> m_notes;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace sf::ui
