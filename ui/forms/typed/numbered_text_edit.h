// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/typed/bounded_text_edit.h"

#include <set>

class QPainter;

namespace sf::ui {

/// A text field with its line numbers, of which some are marked as wrong: in colour, with a sign, and with a
/// line under the text.
class NumberedTextEdit final : public BoundedTextEdit {
    Q_OBJECT

public:
    explicit NumberedTextEdit(qsizetype most, QWidget* parent = nullptr);
    /// Lines from 1.
    void markWrong(const std::set<int>& lines);
    void goToLine(int line);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Gutter;
    void paintNumbers(QPainter& painter);
    int gutterWidth() const;
    void placeGutter();
    void underline();

    QWidget* m_gutter;
    std::set<int> m_wrong;
};

} // namespace sf::ui
