// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/speech/shown_lines.h"

#include <QPlainTextEdit>

namespace sf::ui {

class RuleChip;

/// Lets the keyboard and screen readers walk through the texts that a panel or window shows and no control
/// says: figures with their terms, notes, reasons. It is a read-only text, a line a row of the panel, that
/// paints only a frame around the row of its caret. Enter opens the row's rule; Escape goes back to where the
/// focus was.
class TextReader final : public QPlainTextEdit {
    Q_OBJECT

public:
    /// Reads the panel, which becomes its parent. Make it after the panel's contents, so that Tab comes to it
    /// last.
    explicit TextReader(QWidget& panel);

    /// Returns the panel's own reader, or null.
    static TextReader* in(const QWidget& panel);
    /// Returns the reader of the innermost panel or window around the widget, or null.
    static TextReader* around(const QWidget* widget);

    /// Makes Tab pass over the readers of the window that have nothing to read now.
    static void updateStops(const QWidget& window);

    /// Takes the focus, or gives it back if it has it.
    void toggle();
    /// Reads the panel again; the caret stays in its row.
    void refresh();
    /// The rules in the row of the caret.
    QList<RuleChip*> rules() const;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void nameAfterPanel();
    void leave();
    const QList<QPointer<QWidget>>& row() const;
    void showRow();
    void frameRow();

    QList<ShownLine> m_lines;
    QPointer<QWidget> m_before; ///< had the focus before toggle()
};

} // namespace sf::ui
