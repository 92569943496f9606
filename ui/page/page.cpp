// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page.h"

#include "ui/page/command_registry.h"
#include "ui/page/undo_question.h"
#include "ui/paint/sheets/printables.h"
#include "ui/speech/announce.h"
#include "ui/widgets/window_request.h"

namespace sf::ui {

Page::Page(QWidget* parent) : QWidget(parent), m_commands(new CommandRegistry(*this)) {
    connect(this, &Page::coverChanged, this, [this] { m_commands->setBlocked(isCovered()); });
}

Page::Dock Page::Dock::reachedBy(const QString& text, const QKeySequence& key,
                                 std::function<void()> part) const {
    Dock dock = *this;
    dock.goTos.append({text, key, std::move(part)});
    return dock;
}

QList<QAction*> Page::actions(Menu menu) const {
    return m_commands->menu(menu);
}

paint::PrintOffer Page::printOffer() const {
    return {};
}

bool Page::takeFile(const QString& /*path*/) {
    return false;
}

bool Page::mayUndo() {
    return !isCovered() && document().canUndo() && document().mayStep();
}

bool Page::mayRedo() {
    return !isCovered() && document().canRedo() && document().mayStep();
}

void Page::undo() {
    if (!document().mayStep())
        return showMessage(*this, document().awaited().text);
    document().act([this] { undoToDecision(); });
}

void Page::redo() {
    if (!mayRedo())
        return;
    document().act([this] {
        do
            document().redo();
        while (isComputersTurn() && document().canRedo());
    });
}

void Page::undoToDecision() {
    const int from = document().stepsDone();
    bool hasAsked = false;
    do {
        const int done = document().stepsDone() - 1;
        if (isCovered() || done < 0)
            return;
        const bool asks = document().undoDice() == UndoDice::Ask && document().wouldUndoDice(done);
        if ((asks && !hasAsked) || !document().goToRefusal(done).isEmpty()) {
            hasAsked = true;
            document().goToStep(from); // nothing is undone until the answer, nor after a refusal
            if (!mayGoTo(document(), done, *this))
                return;
        }
        document().goToStep(done);
    } while (isComputersTurn());
}

void Page::reportSteps() {
    // Before the step is done: afterwards it says what has happened.
    connect(&document(), &document::Document::journalGrew, this, [this] { showMessage(*this, {}); });
    connect(&document(), &document::Document::undone, this, [this](const QString& text) {
        Announcer::instance().dropWaiting();
        showMessage(*this, tr("Undone: %1").arg(text));
    });
    connect(&document(), &document::Document::redone, this,
            [this](const QString& text) { showMessage(*this, tr("Redone: %1").arg(text)); });
}

void Page::addSpeechCommands() {
    m_commands->add({.id = QStringLiteral("sayAgain"),
                     .text = tr("Repeat the last announcement"),
                     .shortcuts = {Qt::Key_F12},
                     .menu = Menu::Accessibility,
                     .toolTip = tr("For screen readers; while events are announced, goes on to the next one"),
                     .looks = true,
                     .run = [] { Announcer::instance().sayNextOrRepeat(); }});
    m_commands->add({.id = QStringLiteral("sayMore"),
                     .text = tr("Announce the details"),
                     .shortcuts = {Qt::SHIFT | Qt::Key_F12},
                     .menu = Menu::Accessibility,
                     .toolTip = tr("For screen readers: the rest of the last announcement"),
                     .looks = true,
                     .run = [] { Announcer::instance().sayMore(); }});
}

void Page::customEvent(QEvent* event) {
    if (event->type() == StatusEvent::eventType() && (isHidden() || isCovered()))
        event->accept();
}

} // namespace sf::ui

#include "moc_page.cpp"
