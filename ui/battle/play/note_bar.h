// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/play/notes_json.h"
#include "ui/style/restyled.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace sf::ui {

class ElidedLabel;
class PlayController;

/// Shows the scenario's note for the present moment in one line, which unfolds to the whole note; hidden if
/// there is none.
class NoteBar final : public Restyled<QFrame> {
    Q_OBJECT

public:
    explicit NoteBar(PlayController& controller, QWidget* parent = nullptr);

protected:
    void restyle() override { refreshIcon(); }
    /// Announces the note that is there when the battle is opened.
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// A click on the line unfolds it too.
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void refresh();
    void refreshIcon();
    void fold();
    void announceNote();

    PlayController& m_controller;
    Unknown m_source; ///< from which m_notes was read
    std::vector<document::ScenarioNote> m_notes;
    QLabel* m_icon;
    ElidedLabel* m_line;
    QLabel* m_text;
    QToolButton* m_fold;
};

} // namespace sf::ui
