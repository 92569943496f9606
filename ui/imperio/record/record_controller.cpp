// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_controller.h"

#include "core/post/game/typed_post.h"
#include "core/rules/imperio/record/play_line.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/imperio_text.h"
#include "ui/forms/typed/typed_post_dialog.h"
#include "ui/imperio/branches/branch_list.h"
#include "ui/imperio/play/typed_line.h"
#include "ui/imperio/record/comment_dialog.h"
#include "ui/imperio/record/end_panel.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/look_back.h"
#include "ui/imperio/record/look_back_bar.h"
#include "ui/imperio/record/record_commands.h"
#include "ui/imperio/record/record_panel.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"

#include <QLayout>

namespace sf::ui {
namespace {

QString problemText(const post::TypedLine& line) {
    const imperio::RecordError& problem = *line.problem;
    const QString text =
        RecordController::tr("Line %1, “%2”: %3")
            .arg(text::figure(line.line), text::displayName(line.text),
                 problem.refusal ? text::refusal(*problem.refusal) : text::recordError(problem));
    return text::Caption(text, problem.rule()).text();
}

std::vector<ReadLine> readLines(const std::string& typed, const imperio::Position& position) {
    std::vector<ReadLine> lines;
    for (const post::TypedLine& line : post::readTypedPost(typed, position).lines)
        lines.push_back({line.line, line.problem ? problemText(line) : text::displayName(line.text),
                         line.problem.has_value()});
    return lines;
}

} // namespace

RecordController::RecordController(GameController& controller, Page& page)
    : QObject(&page)
    , m_controller(controller)
    , m_page(page)
    , m_lookBack(new LookBack(controller, this))
    , m_export(new GameExport(controller, page)) {}

void RecordController::addTo(CommandRegistry& commands) {
    addLookBackCommands(commands, m_controller, *m_lookBack);
    m_exports = addExportCommands(commands, *m_export);
    commands.add({.id = QStringLiteral("typeAction"),
                  .text = tr("Typ&e an action"),
                  .shortcuts = {tr("Ctrl+I")},
                  .menu = Page::Menu::Edit,
                  .run = [this] { m_controller.askToType(); }});
    commands.add({.id = QStringLiteral("readTypedPost"),
                  .text = tr("Read a t&yped post…"),
                  .shortcuts = {tr("Ctrl+Shift+V")},
                  .menu = Page::Menu::Edit,
                  .toolTip = tr("Play what somebody wrote in a post without a block"),
                  .run = [this] { readTypedPost(); },
                  .isEnabled =
                      [this] {
                          return m_controller.document().hasBegun() && m_controller.mayAct() &&
                                 !m_controller.isPlanning() && !m_controller.position().result;
                      }});
    commands.add({.id = QStringLiteral("comment"),
                  .text = tr("Comme&nt on this position…"),
                  .shortcuts = {tr("Ctrl+Shift+M")},
                  .menu = Page::Menu::Edit,
                  .toolTip = tr("Write down what you think about the action shown"),
                  .looks = true,
                  .run = [this] { comment(); },
                  .isEnabled = [this] { return m_controller.document().hasBegun(); }});
    addResult(commands);
}

void RecordController::comment() {
    document::ImperioDocument& document = m_controller.document();
    const std::size_t shown = m_controller.shown();
    const auto found = document.comments().find(shown);
    CommentDialog dialog(m_lookBack->bookmarkName(shown),
                         found == document.comments().end() ? QString()
                                                            : QString::fromStdString(found->second),
                         m_page.window());
    if (dialog.exec() == QDialog::Accepted)
        document.setComment(shown, dialog.comment().toStdString());
}

/// As one step, so that one Undo reverts the whole post.
void RecordController::readTypedPost() {
    const imperio::Position position = m_controller.position();
    TypedPostDialog dialog(
        tr("P&ost, with actions such as “R5C4xR4C5 (6,4,3|5,2)”"),
        [&](const std::string& text) { return readLines(text, position); }, m_page.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    document::ImperioDocument& document = m_controller.document();
    // The computer may have played, or the clock run out, meanwhile.
    if (document.game().position != position)
        return m_controller.say(tr("The post was not played: the game has gone on. Read the post again"));
    document.performAsOneStep(tr("Typed post"), [&] {
        for (const post::TypedLine& line : post::readTypedPost(dialog.text(), position).lines)
            for (const imperio::Entry& entry : line.entries) {
                const std::vector<int> dice = imperio::diceInOrder(entry.dice);
                const auto typed = dice.empty() ? std::nullopt : std::optional(dice);
                if (!document.play(entry.action, typed).isDone())
                    return;
            }
    });
}

void RecordController::addResult(CommandRegistry& commands) {
    auto* end = new EndPanel(m_controller, *m_export, &m_page);
    connect(end, &EndPanel::newGameAsked, &m_page, &Page::newRequested);
    connect(end, &EndPanel::rematchAsked, &m_page,
            [this] { m_page.commands().action("sameSetup")->trigger(); });
    connect(end, &EndPanel::reportAsked, this, &RecordController::reportAsked);
    commands.add(
        {.id = QStringLiteral("result"),
         .text = tr("Resu&lt of the game"),
         .shortcuts = {tr("Ctrl+R")},
         .menu = Page::Menu::Game,
         .looks = true,
         .run = [end] { end->open(); },
         .isEnabled = [this] { return m_controller.document().game().position.result.has_value(); }});
}

QWidget* RecordController::makeLookBackBar() {
    return new LookBackBar(m_controller, *m_lookBack);
}

void RecordController::showFightsOn(QWidget& board) {
    m_lookBack->showFightsOn(board);
}

QWidget* RecordController::makeTypedLine() {
    auto* line = new TypedLine(m_controller);
    connect(line, &TypedLine::closed, &m_page, [this] { m_page.setFocus(); });
    connect(&m_controller, &GameController::typingAsked, line, &TypedLine::open);
    return line;
}

Page::Dock RecordController::dock() {
    return {tr("Record"),
            QStringLiteral("recordDock"),
            [this] {
                auto* panel = new RecordPanel(m_controller, *m_lookBack, m_exports);
                panel->layout()->addWidget(new BranchList(m_controller, m_page, panel));
                return panel;
            },
            {},
            true,
            250};
}

} // namespace sf::ui

#include "moc_record_controller.cpp"
