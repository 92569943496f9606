// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sf::ui {

/// Plain text on as many lines as its width asks for, which can be selected with the mouse. The document that
/// Qt selects in is made when the pointer comes: to lay it out takes many times as long as the bare text.
class WrappedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent = nullptr);
    int heightForWidth(int width) const override;

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    mutable QString m_measured; ///< the text whose height is known
    mutable QHash<int, int> m_heights;
};

} // namespace sf::ui
