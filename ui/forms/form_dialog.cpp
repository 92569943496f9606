// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/form_dialog.h"

#include "core/text/display_text.h"
#include "ui/forms/commit_edit.h"
#include "ui/paint/base/theme.h"
#include "ui/speech/spoken_reason.h"
#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"
#include "ui/widgets/screen_room.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace sf::ui {

FormDialog::FormDialog(const QString& title, const QString& acceptText, QWidget* parent)
    : QDialog(parent)
    , m_content(new QVBoxLayout)
    , m_line(wrappingLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
    , m_accept(m_buttons->addButton(acceptText, QDialogButtonBox::AcceptRole))
    , m_reason(new SpokenReason(*m_accept, *this)) {
    setWindowTitle(title);
    m_line->setTextFormat(Qt::PlainText);
    m_line->setMinimumHeight(m_line->fontMetrics().height() * 2 + 4);
    m_line->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_content->setSpacing(8);
    m_line->setTextInteractionFlags(Qt::TextSelectableByKeyboard);
    m_line->setFocusPolicy(Qt::NoFocus);
    Style::makeFilled(m_accept);
    m_accept->setDefault(true);
    auto* layout = padded<QVBoxLayout>(this, dialogMargins, 12);
    layout->addLayout(m_content, 1);
    addWidgets(*layout, {m_line, m_buttons});
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QFormLayout* FormDialog::form() {
    if (!m_form)
        m_content->addLayout(m_form = new QFormLayout);
    return m_form;
}

void FormDialog::addRow(const QString& label, QWidget* field) {
    form()->addRow(label, field);
}

void FormDialog::addRow(QWidget* label, QWidget* field) {
    form()->addRow(label, field);
}

void FormDialog::showEvent(QShowEvent* event) {
    if (!std::exchange(m_isOrdered, true)) {
        sf::ui::orderTabs(*layout());
        focusFirstField();
        m_reason->describeField();
        resize(size().boundedTo(screen()->availableSize()));
    }
    QDialog::showEvent(event);
}

/// Grows the dialog when its text wraps to more lines.
bool FormDialog::event(QEvent* event) {
    const bool taken = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest)
        sf::ui::orderTabs(*layout()); // there may be other fields now
    if (event->type() == QEvent::LayoutRequest && isVisible() && layout()->hasHeightForWidth()) {
        // Until the window manager answers, the dialog may be narrower than its minimum.
        const int across = std::max(width(), layout()->totalMinimumSize().width());
        const int needed =
            std::min(layout()->totalHeightForWidth(across), screen()->availableSize().height());
        if (needed > height())
            resize(width(), needed);
    }
    return taken;
}

/// A dialog that grows with what is chosen in it stays on its screen.
void FormDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (isVisible())
        keepOnScreen(*this);
}

/// The first field gets the focus, not the button that was made before it.
void FormDialog::focusFirstField() {
    if (focusWidget() && !m_buttons->isAncestorOf(focusWidget()))
        return;
    for (QWidget* widget = nextInFocusChain(); widget != this; widget = widget->nextInFocusChain())
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisibleTo(this) && widget != m_line &&
            !m_buttons->isAncestorOf(widget))
            return widget->setFocus();
}

void FormDialog::setProblem(const text::Caption& problem) {
    m_problem = problem;
    m_accept->setEnabled(problem.isEmpty());
    showLine();
}

void FormDialog::setWaiting(const text::Caption& hint) {
    m_problem = {};
    m_hint = hint;
    m_accept->setEnabled(false);
    showLine();
}

void FormDialog::setHint(const text::Caption& hint) {
    m_hint = hint;
    showLine();
}

void FormDialog::accept() {
    if (commitEdit())
        QDialog::accept();
}

QString FormDialog::problem() const {
    return m_problem.text();
}

void FormDialog::showLine() {
    auto colours = palette();
    if (!m_problem.isEmpty())
        colours.setColor(QPalette::WindowText, paint::Theme::forPalette(palette()).refused);
    m_line->setPalette(colours);
    m_line->setText(text::displayText(m_problem.isEmpty() ? hint() : QStringLiteral("⚠ ") + problem()));
    m_line->setAccessibleName(m_line->text());
    const Qt::FocusPolicy policy = m_line->text().isEmpty() ? Qt::NoFocus : Qt::TabFocus;
    if (policy != m_line->focusPolicy()) {
        m_line->setFocusPolicy(policy);
        if (m_isOrdered)
            sf::ui::orderTabs(*layout());
    }
    m_reason->set(m_accept->isEnabled() ? text::Caption() : m_problem.isEmpty() ? m_hint : m_problem);
}

} // namespace sf::ui

#include "moc_form_dialog.cpp"
