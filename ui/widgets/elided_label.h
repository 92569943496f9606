// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sf::ui {

/// A one-line label that elides text that is too long; the whole text is its tool tip and its accessible
/// name.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void setWholeText(const QString& text);
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Returns the name elided to the width, in Unicode isolates so that it can't disturb the text around it.
QString elidedName(const QFontMetrics& metrics, const QString& name, int width);

} // namespace sf::ui
