// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sf::ui {

/// Lets words that are too long for a line, such as names without blanks, break every few letters, so that
/// they don't widen what they are in.
QString breakable(const QString& text);

/// A plain-text label that wraps and can be selected with the mouse. Qt's document for selecting is made only
/// when the pointer enters, because its layout takes many times as long as bare text.
class WrappedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent = nullptr);
    void setText(const QString& text) { QLabel::setText(breakable(text)); }

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
};

} // namespace sf::ui
