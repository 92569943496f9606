// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/typed_line.h"

#include "core/rules/imperio/game/legal.h"
#include "core/rules/imperio/record/typed.h"
#include "core/text/imperio_record_text.h"
#include "core/text/imperio_text.h"
#include "ui/forms/refusal_line.h"
#include "ui/forms/word_completer.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/style/layouts.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>

namespace sf::ui {
namespace {

QStringList legalActions(const imperio::Position& position) {
    imperio::ActionList list;
    imperio::listLegal(position, list);
    QStringList actions;
    for (const imperio::Action& action : list)
        actions << QString::fromStdString(imperio::actionText(action, position.toMove));
    actions.sort();
    return actions;
}

} // namespace

TypedLine::TypedLine(GameController& controller, QWidget* parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this))
    , m_refusal(new RefusalLine(this))
    , m_words(new QStringListModel(this))
    , m_completer(new QCompleter(m_words, this)) {
    setAutoFillBackground(true);
    m_label->setBuddy(m_edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(12);
    m_edit->setCompleter(m_completer);
    m_edit->installEventFilter(this);
    m_completer->popup()->installEventFilter(this); // which gets the keys while it is open
    auto* row = new QHBoxLayout;
    row->addWidget(m_label);
    row->addWidget(m_edit, 1);
    auto* layout = padded<QVBoxLayout>(this, barMargins, 2);
    layout->addLayout(row);
    layout->addWidget(m_refusal);
    m_refusal->keepRoom(1);
    connect(m_edit, &QLineEdit::textEdited, m_refusal, &RefusalLine::clear);
    connect(&controller, &GameController::positionChanged, this, &TypedLine::refresh);
    hide();
}

void TypedLine::open() {
    show();
    refresh();
    m_edit->selectAll();
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void TypedLine::close() {
    m_refusal->clear();
    m_edit->clear();
    hide();
    Q_EMIT closed();
}

void TypedLine::refresh() {
    if (isHidden())
        return;
    const bool playing = m_controller.document().hasBegun();
    const imperio::Position& position = m_controller.position();
    m_label->setText(playing ? tr("Actio&n of the %1").arg(text::imperioSide(position.toMove))
                             : tr("Set-&up for the %1").arg(text::imperioSide(position.toMove)));
    m_edit->setAccessibleName(tr("%1, in the record's notation").arg(m_label->text().remove(u'&')));
    m_edit->setPlaceholderText(playing
                                   ? tr("such as R2C4-R3C4, R5C4xR4C5, R2C3*R4C5, KR3C2@R2C2 or end")
                                   : tr("such as %1 or end")
                                         .arg(position.toMove == imperio::Side::Attacker
                                                  ? QStringLiteral("+F R1C1, R1C1-R2C5, -R1C1, Kx5; Fx20")
                                                  : QStringLiteral("+S R8C1, R8C1-R9C5, -R8C1, Cx5; Sx20")));
    m_words->setStringList(playing && m_controller.mayAct() ? legalActions(position) : QStringList());
}

void TypedLine::accept() {
    const QString text = m_edit->text().trimmed();
    if (text.isEmpty())
        return;
    if (!m_controller.isLive()) {
        m_refusal->say(tr("An earlier position is shown. Go back to the game to play on."));
        return;
    }
    if (m_controller.document().isLocked()) {
        m_refusal->say(m_controller.document().awaited().text);
        return;
    }
    const bool done = m_controller.document().hasBegun() ? playTyped(text) : setUpTyped(text);
    if (!done)
        return m_edit->selectAll();
    m_refusal->clear();
    m_edit->clear();
}

bool TypedLine::playTyped(const QString& text) {
    const auto read = imperio::readTyped(text.toStdString(), m_controller.position(), text::signWords());
    if (const auto* error = std::get_if<imperio::RecordError>(&read))
        return refuse(*error);
    const auto& typed = std::get<imperio::TypedPlay>(read);
    for (const imperio::Action& action : typed.actions)
        if (!m_controller.play(action, typed.dice))
            return false;
    return true;
}

bool TypedLine::setUpTyped(const QString& text) {
    const imperio::Game& game = m_controller.document().game();
    const auto read = imperio::readTypedSetup(text.toStdString(), game);
    if (const auto* error = std::get_if<imperio::RecordError>(&read))
        return refuse(*error);
    const auto& edit = std::get<imperio::SetupEdit>(read);
    const auto outcome = imperio::apply(game, edit);
    if (const auto* refusal = std::get_if<imperio::Refusal>(&outcome)) {
        m_refusal->say(text::caption(*refusal));
        return false;
    }
    return m_controller.perform(edit);
}

bool TypedLine::refuse(const imperio::RecordError& error) {
    const QString told = error.refusal ? text::refusal(*error.refusal) : text::recordError(error);
    m_refusal->say({text::capitalised(told), error.rule()});
    return false;
}

bool TypedLine::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_completer->popup() && event->type() == QEvent::Show)
        speakCompletions(*m_completer);
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    // The key must not reach the button of the result, which has the focus if the action ends the game.
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        m_completer->popup()->hide();
        accept();
        return true;
    }
    if (watched != m_edit)
        return QFrame::eventFilter(watched, event);
    if (key->key() == Qt::Key_Escape && !m_completer->popup()->isVisible()) {
        close();
        return true;
    }
    // If nothing is typed yet, Down lists all legal actions.
    if (key->key() == Qt::Key_Down && m_edit->text().isEmpty()) {
        m_completer->setCompletionPrefix({});
        m_completer->complete();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_typed_line.cpp"
