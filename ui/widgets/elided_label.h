// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sf::ui {

/// A line of text that takes the room there is and ends in an ellipsis where it is too long; the whole text
/// is its tool tip and its accessible name.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void setWholeText(const QString& text);
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// What of a name fits into the width, isolated as a whole.
QString elidedName(const QFontMetrics& metrics, const QString& name, int width);

} // namespace sf::ui
