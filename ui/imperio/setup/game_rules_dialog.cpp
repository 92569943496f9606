// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/game_rules_dialog.h"

#include "core/text/caption.h"
#include "core/text/imperio_options.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/setup/game_rules_editor.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

GameRulesDialog::GameRulesDialog(const imperio::Game& game, QWidget* parent)
    : FormDialog(tr("House rules"),
                 game.stage == imperio::Stage::Play ? tr("&Close") : tr("&Change the rules"), parent)
    , m_game(game)
    , m_editor(new GameRulesEditor(game.options, this)) {
    if (game.stage == imperio::Stage::Play) {
        auto* note = new QLabel(tr("The game has begun. These are its rules."), this);
        note->setWordWrap(true);
        content()->addWidget(note);
        m_editor->setReadOnly();
        buttons()->button(QDialogButtonBox::Cancel)->hide();
    }
    content()->addWidget(m_editor, 1);
    setMinimumSize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 22);
    connect(m_editor, &GameRulesEditor::changed, this, &GameRulesDialog::refresh);
    refresh();
}

imperio::Options GameRulesDialog::options() const {
    return m_editor->options();
}

void GameRulesDialog::refresh() {
    setHint(rulesLine(m_editor->options()));
    if (m_game.stage == imperio::Stage::Play)
        return;
    const auto changed = imperio::apply(m_game, imperio::SetOptions{m_editor->options()});
    const auto* refusal = std::get_if<imperio::Refusal>(&changed);
    setProblem(refusal ? text::caption(*refusal).in(tr("A finished formation would break these rules: %1"))
                       : text::Caption());
}

QString rulesLine(const imperio::Options& options) {
    const QString rules = text::imperioOptions(options);
    return rules.isEmpty() ? GameRulesDialog::tr("These are the usual rules.")
                           : GameRulesDialog::tr("Other than usual: %1").arg(rules);
}

} // namespace sf::ui

#include "moc_game_rules_dialog.cpp"
